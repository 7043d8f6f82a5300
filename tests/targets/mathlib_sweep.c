/* How far is a function from the truth? Follows the text that defines FUNCTION_f32 and its vector
   versions; ORACLE is the same function of the C library in double precision. */
#include <math.h>
#include <stdint.h>
#include <string.h>

static double exact_sigmoid(double x) {
    double e = exp(-fabs(x));
    return (x < 0 ? e : 1.0) / (1.0 + e);
}

static double exact_rsqrt(double x) {
    return 1.0 / sqrt(x);
}

static float float_of(uint32_t bits) {
    float x;
    memcpy(&x, &bits, sizeof x);
    return x;
}

static uint32_t bits_of(float x) {
    uint32_t bits;
    memcpy(&bits, &x, sizeof bits);
    return bits;
}

/* Same bits, or both NaN. */
static int same(float a, float b) {
    return (a != a && b != b) || bits_of(a) == bits_of(b);
}

/* The distance of y from the exact value, in units of the spacing of floats there. The wrong kind
   of value (NaN or not, infinite or not, another sign) is infinitely far. */
static double error_in_ulp(float y, double exact) {
    if (isnan(y) || isnan(exact)) return isnan(y) && isnan(exact) ? 0.0 : INFINITY;
    if (!signbit(y) != !signbit(exact)) return INFINITY;
    if (isinf(exact)) return isinf(y) ? 0.0 : INFINITY;
    /* As a number, inf stands for 2^128; the spacing beyond the largest float stays the same. */
    if (isinf(y) && fabs(exact) >= 0x1p128) return 0.0;
    double value = isinf(y) ? copysign(0x1p128, y) : y;
    int exponent;
    frexp(exact, &exponent);
    exponent = exponent < -125 ? -125 : exponent > 128 ? 128 : exponent;
    return fabs(value - exact) / ldexp(1.0, exponent - 24);
}

/* Over the floats with bit patterns first, first + stride, ...: the largest error in ulp, where it
   is, and how many vectors of 4, 8 and 16 lanes had a lane that differs from the scalar. */
double sweep(uint32_t first, uint32_t stride, uint64_t count, uint32_t *where, uint64_t *unequal) {
    double worst = -1.0;
    uint64_t different = 0;
#pragma omp parallel for reduction(+ : different) schedule(static)
    for (uint64_t block = 0; block < count; block += 1u << 14) {
        double block_worst = -1.0;
        uint32_t block_where = 0;
        for (uint64_t i = block; i < count && i < block + (1u << 14); i += 16) {
            union { f32x16 v; f32x8 v8[2]; f32x4 v4[4]; float s[16]; } x, scalar, by4, by8, by16;
            for (int l = 0; l < 16; l++) {
                x.s[l] = float_of(first + (uint32_t)(i + l) * stride);
                scalar.s[l] = FUNCTION(f32)(x.s[l]);
            }
            for (int p = 0; p < 4; p++) by4.v4[p] = FUNCTION(f32x4)(x.v4[p]);
            for (int p = 0; p < 2; p++) by8.v8[p] = FUNCTION(f32x8)(x.v8[p]);
            by16.v = FUNCTION(f32x16)(x.v);
            for (int l = 0; l < 16; l++) {
                different += !same(by4.s[l], scalar.s[l]) || !same(by8.s[l], scalar.s[l]) ||
                             !same(by16.s[l], scalar.s[l]);
                double error = error_in_ulp(by8.s[l], ORACLE(x.s[l]));
                if (error > block_worst) {
                    block_worst = error;
                    block_where = bits_of(x.s[l]);
                }
            }
        }
#pragma omp critical
        if (block_worst > worst || (block_worst == worst && block_where < *where)) {
            worst = block_worst;
            *where = block_where;
        }
    }
    *unequal = different;
    return worst;
}
