/* What emitted C needs of <math.h>. The whole one, with what it includes, takes longer to read than
   many a kernel takes to compile; emitted functions call the compiler's own (__builtin_expf). */
#pragma once
#define INFINITY (__builtin_inff())
#define NAN (__builtin_nanf(""))
