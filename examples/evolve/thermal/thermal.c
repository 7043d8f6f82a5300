/* Heat on a chip: explicit steps of a five-point stencil with a power source and an ambient loss. */

static double step_at(const double *t, const double *power, int rows, int cols, int r, int c,
                      const double *k) {
  double here = t[r * cols + c];
  double up = r > 0 ? t[(r - 1) * cols + c] : here;
  double down = r < rows - 1 ? t[(r + 1) * cols + c] : here;
  double left = c > 0 ? t[r * cols + c - 1] : here;
  double right = c < cols - 1 ? t[r * cols + c + 1] : here;
  return here + k[0] * (power[r * cols + c] + (up + down - 2.0 * here) / k[1] +
                        (left + right - 2.0 * here) / k[2] + (k[4] - here) / k[3]);
}

/* `steps` steps from t; the result is in t, `next` is room for one. k: dt/cap, ry, rx, rz, ambient. */
void thermal(int rows, int cols, int steps, double *t, double *next, const double *power,
             const double *k) {
  for (int s = 0; s < steps; ++s) {
    for (int r = 0; r < rows; ++r)
      for (int c = 0; c < cols; ++c)
        next[r * cols + c] = step_at(t, power, rows, cols, r, c, k);
    for (int i = 0; i < rows * cols; ++i) t[i] = next[i];
  }
}
