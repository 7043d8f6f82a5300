/* tanh(x) = x + x^3 P(x^2) for |x| < 0.7, and 1 - 2 / (1 + exp(2|x|)) from there on. */
MATH float tanh_f32(float x) {
    uint32_t sign = bits_f32(x) & 0x80000000u;
    float z = x * x;
    float p = splat_f32(-0x1.50e2bcp-8f);
    p = horner_f32(p, z, 0x1.4939c2p-6f);
    p = horner_f32(p, z, -0x1.b6c362p-5f);
    p = horner_f32(p, z, 0x1.10fb0ap-3f);
    p = horner_f32(p, z, -0x1.5554f6p-2f);
    float near = fma_f32(p * z, x, x);
    /* From 10 on the result rounds to 1; NaN passes. */
    float a = lesser_f32(limit_f32(10.0f), abs_f32(x));
    float far = 1.0f - 0x1p-63f / one_plus_exp_f32(a + a);
    /* For -0 the sum near is +0, so that it needs the sign too. */
    float r = select_f32(a < 0.7f, near, far);
    return from_bits_f32(bits_f32(r) | sign);
}
