/* erf(x) = x + x P(x^2) for |x| < 1, and 1 - 2^Q(|x|) from there on. Both are computed. */
MATH float erf_f32(float x) {
    uint32_t sign = bits_f32(x) & 0x80000000u;
    float z = x * x;
    float p = splat_f32(0x1.4771fcp-14f);
    p = horner_f32(p, z, -0x1.a3515ep-11f);
    p = horner_f32(p, z, 0x1.53f224p-8f);
    p = horner_f32(p, z, -0x1.b7f71ap-6f);
    p = horner_f32(p, z, 0x1.ce2ce6p-4f);
    p = horner_f32(p, z, -0x1.81273ep-2f);
    p = horner_f32(p, z, 0x1.06eba8p-3f);
    float near = fma_f32(p, x, x);
    /* Q = log2(erfc|x|). From 4 on erf rounds to 1; NaN passes. */
    float a = lesser_f32(limit_f32(4.0f), abs_f32(x));
    float q = splat_f32(0x1.19f26cp-12f);
    q = horner_f32(q, a, -0x1.16b1eap-8f);
    q = horner_f32(q, a, 0x1.0217fep-5f);
    q = horner_f32(q, a, -0x1.30a49ap-3f);
    q = horner_f32(q, a, -0x1.d75f3ep-1f);
    q = horner_f32(q, a, -0x1.a0448cp+0f);
    q = horner_f32(q, a, -0x1.0252e8p-11f);
    /* 2^Q = 2^n 2^r, |r| <= 1/2; the shifter leaves n + 127 in the low bits of t, as in exp. */
    const float shifter = splat_f32(0x1.8p23f + 127.0f);
    float t = q + shifter;
    float r = q - (t - shifter);
    float e = splat_f32(0x1.416b52p-13f);
    e = horner_f32(e, r, 0x1.5f082ep-10f);
    e = horner_f32(e, r, 0x1.3b2de0p-7f);
    e = horner_f32(e, r, 0x1.c6af7cp-5f);
    e = horner_f32(e, r, 0x1.ebfbdcp-3f);
    e = horner_f32(e, r, 0x1.62e430p-1f);
    e = horner_f32(e, r, 1.0f);
    float far = fma_f32(from_bits_f32(bits_f32(t) << 23), -e, splat_f32(1.0f));
    far = from_bits_f32(bits_f32(far) | sign);
    return select_f32(a < 1.0f, near, far);
}
