/* A vector of L lanes, where it is not the scalar text with the types changed. */

/* A mask is what a comparison of vectors gives: all ones or all zeros in each lane. */
MATH f32xL select_f32xL(i32xL mask, f32xL a, f32xL b) {
    return (f32xL)((mask & (i32xL)a) | (~mask & (i32xL)b));
}

MATH i32xL select_i32xL(i32xL mask, i32xL a, i32xL b) {
    return (mask & a) | (~mask & b);
}

/* x - 0 is x, also for -0; an operation with a scalar takes it to all lanes. */
MATH f32xL splat_f32xL(float x) {
    return x - (f32xL){0};
}

MATH i32xL splat_i32xL(int32_t x) {
    return x - (i32xL){0};
}

MATH f32xL limit_f32xL(float x) {
    return splat_f32xL(limit_f32(x));
}

/* All bits set is NaN; one `or` is cheaper than a selection. */
MATH f32xL nan_unless_f32xL(i32xL mask, f32xL x) {
    return (f32xL)(~mask | (i32xL)x);
}

MATH u32xL bits_f32xL(f32xL x) {
    return (u32xL)x;
}

MATH f32xL from_bits_f32xL(u32xL u) {
    return (f32xL)u;
}

MATH f32xL convert_f32xL(i32xL x) {
    return __builtin_convertvector(x, f32xL);
}

MATH f32xL horner_f32xL(f32xL p, f32xL x, float c) {
    return fma_f32xL(p, x, splat_f32xL(c));
}
