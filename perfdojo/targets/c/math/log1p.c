/* log(1 + x) = k ln 2 + log(1 + f), with k from the rounded 1 + x, and f from x itself: so nothing
   is lost for small x, where k = 0 and f = x. */
MATH float log1p_f32(float x) {
    const float inf = splat_f32(__builtin_inff());
    float y = x + 1.0f;
    uint32_t k = (bits_f32(y) - 0x3f3504f3u) & 0xff800000u;
    /* f = 2^-k (x + 1) - 1, rounded once. All of it times 4: 2^-k alone may be denormal. With
       k = 0 what is added is -0, not 0, which keeps the sign of zero; below likewise. */
    float scale = from_bits_f32(0x40800000u - k);
    float f = fma_f32(x, scale, -(4.0f - scale)) * 0.25f;
    float minus_k = convert_f32((int32_t)(0u - k));
    float r = fma_f32(minus_k, splat_f32(-0x1.62e430p-24f), log1p_reduced_f32(f));
    r = select_f32(x < inf, r, x);
    r = select_f32(y == 0.0f, -inf, r);
    return nan_unless_f32(y >= 0.0f, r);
}
