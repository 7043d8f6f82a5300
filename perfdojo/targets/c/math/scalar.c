/* One element at a time. What has a vector form of its own in vector.c has to have it: the two
   must agree bit for bit. The rest runs lane by lane in a loop, which compilers turn into one
   instruction where the machine has it. */

/* b if they are equal or do not compare: what one minps does. */
MATH float lesser_f32(float a, float b) {
    return a < b ? a : b;
}

MATH float greater_f32(float a, float b) {
    return a > b ? a : b;
}

MATH int32_t lesser_i32(int32_t a, int32_t b) {
    return a < b ? a : b;
}

MATH int32_t greater_i32(int32_t a, int32_t b) {
    return a > b ? a : b;
}

MATH float fma_f32(float a, float b, float c) {
    return __builtin_fmaf(a, b, c);
}

MATH float sqrt_f32(float x) {
    return __builtin_sqrtf(x);
}

MATH float floor_f32(float x) {
    return __builtin_floorf(x);
}

MATH float abs_f32(float x) {
    return __builtin_fabsf(x);
}

/* Unsigned: the smallest number has no positive counterpart and stays as it is. */
MATH int32_t abs_i32(int32_t x) {
    return (int32_t)(x < 0 ? 0 - (uint32_t)x : (uint32_t)x);
}

MATH float pow_f32(float x, float y) {
    return __builtin_powf(x, y);
}

MATH float select_f32(int32_t mask, float a, float b) {
    return mask ? a : b;
}

MATH int32_t select_i32(int32_t mask, int32_t a, int32_t b) {
    return mask ? a : b;
}

MATH float splat_f32(float x) {
    return x;
}

MATH int32_t splat_i32(int32_t x) {
    return x;
}

/* A constant that the compiler must not know: of `a < b ? a : b` gcc makes one instruction, but two
   if one side is a known constant. Weak: the linker might replace it. An array: gcc would take the
   value of a plain constant in spite of that. */
__attribute__((weak, visibility("hidden"))) const float math_zero[1] = {0.0f};
MATH float limit_f32(float x) {
    return x + math_zero[0];
}

MATH float nan_unless_f32(int32_t mask, float x) {
    return mask ? x : __builtin_nanf("");
}

MATH uint32_t bits_f32(float x) {
    union { float f; uint32_t u; } both = {.f = x};
    return both.u;
}

MATH float from_bits_f32(uint32_t u) {
    union { uint32_t u; float f; } both = {.u = u};
    return both.f;
}

MATH float convert_f32(int32_t x) {
    return (float)x;
}

/* One step of Horner's rule. */
MATH float horner_f32(float p, float x, float c) {
    return fma_f32(p, x, c);
}

/* Double precision is left to the C library. */

MATH double fma_f64(double a, double b, double c) {
    return __builtin_fma(a, b, c);
}

MATH double sqrt_f64(double x) {
    return __builtin_sqrt(x);
}

MATH double floor_f64(double x) {
    return __builtin_floor(x);
}

MATH double abs_f64(double x) {
    return __builtin_fabs(x);
}

MATH double pow_f64(double x, double y) {
    return __builtin_pow(x, y);
}

MATH double exp_f64(double x) {
    return __builtin_exp(x);
}

MATH double log_f64(double x) {
    return __builtin_log(x);
}

MATH double log1p_f64(double x) {
    return __builtin_log1p(x);
}

MATH double tanh_f64(double x) {
    return __builtin_tanh(x);
}

MATH double erf_f64(double x) {
    return __builtin_erf(x);
}

/* For x < 0 as exp(x) / (1 + exp(x)), as in sigmoid.c. */
MATH double sigmoid_f64(double x) {
    double e = __builtin_exp(-__builtin_fabs(x));
    return (x < 0.0 ? e : 1.0) / (1.0 + e);
}
