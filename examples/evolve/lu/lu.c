/* LU decomposition with partial pivoting, in place, row by row (Doolittle). */
#include <math.h>

static void swap_rows(int n, double *a, int p, int q) {
  for (int j = 0; j < n; ++j) {
    double t = a[p * n + j];
    a[p * n + j] = a[q * n + j];
    a[q * n + j] = t;
  }
}

/* a: n x n, becomes L (below the diagonal, ones on it) and U; pivot[k]: the row swapped with k. */
int lu(int n, double *a, int *pivot) {
  for (int k = 0; k < n; ++k) {
    int best = k;
    for (int i = k + 1; i < n; ++i)
      if (fabs(a[i * n + k]) > fabs(a[best * n + k])) best = i;
    pivot[k] = best;
    if (a[best * n + k] == 0.0) return k + 1;
    if (best != k) swap_rows(n, a, k, best);
    for (int i = k + 1; i < n; ++i) {
      a[i * n + k] = a[i * n + k] / a[k * n + k];
      for (int j = k + 1; j < n; ++j) a[i * n + j] = a[i * n + j] - a[i * n + k] * a[k * n + j];
    }
  }
  return 0;
}
