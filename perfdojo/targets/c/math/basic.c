/* Correctly rounded root, correctly rounded quotient. */
MATH float rsqrt_f32(float x) {
    return 1.0f / sqrt_f32(x);
}

MATH float square_f32(float x) {
    return x * x;
}

/* Unsigned: there overflow wraps in C, whatever the compiler's flags. */
MATH int32_t square_i32(int32_t x) {
    return (int32_t)((uint32_t)x * (uint32_t)x);
}

/* NaN if either is NaN (`lesser` gives b when the two do not compare); b if they are equal. */
MATH float min_f32(float a, float b) {
    return select_f32(a != a, a, lesser_f32(a, b));
}

MATH float max_f32(float a, float b) {
    return select_f32(a != a, a, greater_f32(a, b));
}

MATH int32_t min_i32(int32_t a, int32_t b) {
    return lesser_i32(a, b);
}

MATH int32_t max_i32(int32_t a, int32_t b) {
    return greater_i32(a, b);
}
