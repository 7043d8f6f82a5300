/* exp(x) = 2^n exp(r), n = round(x / ln 2), |r| <= ln 2 / 2. */
MATH float exp_f32(float x) {
    /* Outside these limits the result is infinite or zero; NaN passes both. */
    x = lesser_f32(limit_f32(89.0f), x);
    x = greater_f32(limit_f32(-104.5f), x);
    /* Adding 1.5 * 2^23 rounds to an integer, and leaves n + 254 in the low bits of t. */
    const float shifter = splat_f32(0x1.8p23f + 254.0f);
    float t = fma_f32(x, splat_f32(0x1.715476p+0f), shifter);
    float n = t - shifter;
    /* ln 2 in two parts: the first has so few bits that n times it is exact. */
    float r = fma_f32(n, splat_f32(-0x1.62e4p-1f), x);
    r = fma_f32(n, splat_f32(-0x1.7f7d1cp-20f), r);
    float e = expm1_reduced_f32(r);
    /* 2^n as a product of two normal numbers, so that a denormal result is rounded only once, and
       one beyond the largest number becomes infinite. 254 is twice the bias of an exponent. */
    uint32_t half = (bits_f32(t) << 22) & 0xff800000u;
    float scale = from_bits_f32(half);
    float rest = from_bits_f32((bits_f32(t) << 23) - half);
    return fma_f32(e, scale, scale) * rest;
}

/* exp(r) - 1 for |r| <= ln 2 / 2; off by at most 2^-28 of exp(r). Two short chains instead of
   Horner's long one. */
MATH float expm1_reduced_f32(float r) {
    float z = r * r;
    float low = horner_f32(splat_f32(0x1.555492p-3f), r, 0x1.fffffcp-2f);
    float high = horner_f32(splat_f32(0x1.12399cp-7f), r, 0x1.5558b4p-5f);
    high = fma_f32(splat_f32(0x1.6a48fep-10f), z, high);
    return fma_f32(fma_f32(high, z, low), z, r);
}
