/* How far are our functions from the truth, and do all numbers of lanes agree? Follows the text
   that defines NAME_f32, NAME_f32x4, NAME_f32x8, NAME_f32x16; a line SWEEP(NAME, ORACLE) for each
   follows this. The oracle is the C library in double precision. */
#include <math.h>
#include <stdint.h>
#include <string.h>

typedef union { f32x16 v16; f32x8 v8[2]; f32x4 v4[4]; float lane[16]; } block;

enum { SCALAR, BY4, BY8, BY16, FORMS };

double sigmoid(double x) {
    double e = exp(-fabs(x));
    return (x < 0 ? e : 1.0) / (1.0 + e);
}

double rsqrt(double x) {
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
    return (isnan(a) && isnan(b)) || bits_of(a) == bits_of(b);
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

/* Over the floats with bit patterns first, first + stride, ...: returns the largest error in ulp,
   and says where it is and in how many lanes a vector form differs from the scalar one. */
static double sweep(void run(const block *, block *), double oracle(double), uint32_t first,
                    uint32_t stride, uint64_t count, uint32_t *where, uint64_t *unequal) {
    enum { CHUNK = 1 << 14 };
    double worst = -1.0;
    uint64_t different = 0;
#pragma omp parallel for reduction(+ : different) schedule(static)
    for (uint64_t chunk = 0; chunk < count; chunk += CHUNK) {
        double chunk_worst = -1.0;
        uint32_t chunk_where = 0;
        for (uint64_t i = chunk; i < count && i < chunk + CHUNK; i += 16) {
            block x, y[FORMS];
            for (int l = 0; l < 16; l++) x.lane[l] = float_of(first + (uint32_t)(i + l) * stride);
            run(&x, y);
            for (int l = 0; l < 16; l++) {
                float scalar = y[SCALAR].lane[l];
                different += !same(y[BY4].lane[l], scalar) || !same(y[BY8].lane[l], scalar) ||
                             !same(y[BY16].lane[l], scalar);
                double error = error_in_ulp(scalar, oracle(x.lane[l]));
                if (error > chunk_worst) {
                    chunk_worst = error;
                    chunk_where = bits_of(x.lane[l]);
                }
            }
        }
#pragma omp critical
        if (chunk_worst > worst || (chunk_worst == worst && chunk_where < *where)) {
            worst = chunk_worst;
            *where = chunk_where;
        }
    }
    *unequal = different;
    return worst;
}

#define SWEEP(NAME, ORACLE)                                                                   \
    static void run_##NAME(const block *x, block *y) {                                        \
        for (int l = 0; l < 16; l++) y[SCALAR].lane[l] = NAME##_f32(x->lane[l]);              \
        for (int p = 0; p < 4; p++) y[BY4].v4[p] = NAME##_f32x4(x->v4[p]);                    \
        for (int p = 0; p < 2; p++) y[BY8].v8[p] = NAME##_f32x8(x->v8[p]);                    \
        y[BY16].v16 = NAME##_f32x16(x->v16);                                                  \
    }                                                                                         \
    double sweep_##NAME(uint32_t first, uint32_t stride, uint64_t count, uint32_t *where,     \
                        uint64_t *unequal) {                                                  \
        return sweep(run_##NAME, ORACLE, first, stride, count, where, unequal);               \
    }

