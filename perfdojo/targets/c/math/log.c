/* log(x) = k ln 2 + log(1 + f), x = 2^k (1 + f), 1 + f in [sqrt(1/2), sqrt(2)). */
MATH float log_f32(float x) {
    /* A denormal has no leading one: scale it by 2^23. Adding 0 makes +0 of -0. */
    int32_t tiny = x < 0x1p-126f;
    float scaled = select_f32(tiny, fma_f32(x, splat_f32(0x1p23f), splat_f32(0.0f)), x);
    int32_t excess = select_i32(tiny, splat_i32(23 << 23), splat_i32(0));
    /* Counted from sqrt(1/2), the exponent field is k. It stays where it is: all is times 2^23. */
    uint32_t k = (bits_f32(scaled) - 0x3f3504f3u) & 0xff800000u;
    float f = from_bits_f32(bits_f32(scaled) - k) - 1.0f;
    float minus_k = convert_f32((int32_t)((uint32_t)excess - k));
    /* The exceptions go into ln 2, off the long path: only 0 and infinity are twice themselves, and
       with an infinite ln 2 get the right result. */
    float minus_ln2 = splat_f32(-0x1.62e430p-24f);
    minus_ln2 = select_f32(x + x == x, splat_f32(-__builtin_inff()), minus_ln2);
    minus_ln2 = nan_unless_f32(x >= 0.0f, minus_ln2);
    return fma_f32(minus_k, minus_ln2, log1p_reduced_f32(f));
}

/* log(1 + f) for 1 + f in [sqrt(1/2), sqrt(2)]; relative error 2^-25. */
MATH float log1p_reduced_f32(float f) {
    float z = f * f;
    float q = horner_f32(splat_f32(0x1.65f0d8p-4f), f, -0x1.2505acp-3f);
    q = fma_f32(q, z, horner_f32(splat_f32(0x1.317caap-3f), f, -0x1.535c2ap-3f));
    q = fma_f32(q, z, horner_f32(splat_f32(0x1.98d3a0p-3f), f, -0x1.0004a8p-2f));
    q = fma_f32(q, z, horner_f32(splat_f32(0x1.5556f0p-2f), f, -0x1.fffffap-2f));
    return fma_f32(q, z, f);
}
