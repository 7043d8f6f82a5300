/* Local alignment with affine gaps (Smith and Waterman, Gotoh), as plainly as it can be written. */

static int max2(int a, int b) { return a > b ? a : b; }

static int score(int a, int b, int match, int mismatch) { return a == b ? match : -mismatch; }

/* Fills h, e and f, all (n + 1) x (m + 1), and returns the best score; end[0], end[1]: its cell.
   h: the best score that ends here; e, f: the best that ends here with a gap in a, or in b. */
int smith_waterman(int n, int m, const signed char *a, const signed char *b, int match,
                   int mismatch, int open, int extend, int *h, int *e, int *f, int *end) {
  int width = m + 1;
  for (int i = 0; i <= n; ++i)
    for (int j = 0; j <= m; ++j) {
      h[i * width + j] = 0;
      e[i * width + j] = -open - extend;
      f[i * width + j] = -open - extend;
    }
  int best = 0;
  end[0] = 0;
  end[1] = 0;
  for (int i = 1; i <= n; ++i) {
    for (int j = 1; j <= m; ++j) {
      e[i * width + j] = max2(e[i * width + j - 1] - extend, h[i * width + j - 1] - open - extend);
      f[i * width + j] =
          max2(f[(i - 1) * width + j] - extend, h[(i - 1) * width + j] - open - extend);
      int diagonal = h[(i - 1) * width + j - 1] + score(a[i - 1], b[j - 1], match, mismatch);
      int here = max2(0, diagonal);
      here = max2(here, e[i * width + j]);
      here = max2(here, f[i * width + j]);
      h[i * width + j] = here;
      if (here > best) {
        best = here;
        end[0] = i;
        end[1] = j;
      }
    }
  }
  return best;
}
