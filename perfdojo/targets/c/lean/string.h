/* What emitted C needs of <string.h>. */
#pragma once
typedef __SIZE_TYPE__ size_t;
void *memcpy(void *restrict to, const void *restrict from, size_t size);
