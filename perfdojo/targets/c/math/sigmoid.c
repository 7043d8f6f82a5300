/* 2^-64 (1 + exp(x)) for x in [-20, 104.5]: 1 + exp(x) itself might overflow. */
MATH float one_plus_exp_f32(float x) {
    /* The same reduction as in exp; here the low bits of t hold n - 64 + 127. */
    const float shifter = splat_f32(0x1.8p23f + 63.0f);
    float t = fma_f32(x, splat_f32(0x1.715476p+0f), shifter);
    float n = t - shifter;
    float r = fma_f32(n, splat_f32(-0x1.62e4p-1f), x);
    r = fma_f32(n, splat_f32(-0x1.7f7d1cp-20f), r);
    /* 1 + exp(x) = (1 + 2^n) + 2^n (exp(r) - 1), more exact than to round exp(x) first. What
       the first sum loses in rounding, near n = 24, goes to the second. */
    float scale = from_bits_f32(bits_f32(t) << 23);
    float sum = scale + 0x1p-64f;
    float lost = 0x1p-64f - (sum - scale);
    return sum + fma_f32(scale, expm1_reduced_f32(r), lost);
}

/* 1 / (1 + exp(-x)), rounded once more only where it is denormal. */
MATH float sigmoid_f32(float x) {
    /* Outside these limits the result is 1 or 0; NaN passes both. */
    x = lesser_f32(limit_f32(20.0f), x);
    x = greater_f32(limit_f32(-104.5f), x);
    return 0x1p-64f / one_plus_exp_f32(-x);
}
