/* Anisotropic diffusion (Perona and Malik): noise is smoothed away, edges stay. */

static int clamp(int i, int n) { return i < 0 ? 0 : i >= n ? n - 1 : i; }

/* One of `steps` rounds writes `next`, which then becomes the image. */
void diffusion(int rows, int cols, int steps, double lambda, double kappa, double *image,
               double *next) {
  for (int s = 0; s < steps; ++s) {
    for (int r = 0; r < rows; ++r) {
      for (int c = 0; c < cols; ++c) {
        double here = image[r * cols + c];
        double n = image[clamp(r - 1, rows) * cols + c] - here;
        double o = image[clamp(r + 1, rows) * cols + c] - here;
        double w = image[r * cols + clamp(c - 1, cols)] - here;
        double e = image[r * cols + clamp(c + 1, cols)] - here;
        double sum = 0.0;
        sum += n / (1.0 + (n / kappa) * (n / kappa));
        sum += o / (1.0 + (o / kappa) * (o / kappa));
        sum += w / (1.0 + (w / kappa) * (w / kappa));
        sum += e / (1.0 + (e / kappa) * (e / kappa));
        next[r * cols + c] = here + lambda * sum;
      }
    }
    for (int r = 0; r < rows; ++r)
      for (int c = 0; c < cols; ++c) image[r * cols + c] = next[r * cols + c];
  }
}
