/* What emitted C needs of <stdlib.h>. */
#pragma once
typedef __SIZE_TYPE__ size_t;
#ifndef NULL
#define NULL ((void *)0)
#endif
void *aligned_alloc(size_t alignment, size_t size)
    __attribute__((malloc, alloc_align(1), alloc_size(2)));
void free(void *memory);
