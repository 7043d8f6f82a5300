/* Local alignment with affine gaps (Smith and Waterman, Gotoh), a first port to a GPU.

   One block aligns one pair, one thread owns one column, and the block walks over the diagonals.
   Nothing is tuned: every thread clears all of the scratch before each diagonal, every value goes
   through shared memory, diagonals are copied, and one thread looks for the best score. */

static __device__ int max2(int a, int b) { return a > b ? a : b; }

/* a: pairs x n letters, b: pairs x m letters. best, end: for each pair the highest score, and the
   cell where it ends (of several the first row, then the first column). */
extern "C" __global__ void align(int n, int m, const signed char *a, const signed char *b,
                                 int match, int mismatch, int open, int extend, int *best,
                                 int *end) {
  extern __shared__ int scratch[];
  int *h = scratch, *h_last = h + m, *h_before = h_last + m;
  int *e = h_before + m, *e_last = e + m, *f = e_last + m, *f_last = f + m;
  int *score_of = f_last + m, *row_of = score_of + m;
  int pair = blockIdx.x, j = threadIdx.x;
  const signed char *letters = a + pair * n;
  int letter = b[pair * m + j];
  int score = 0, row = 0;
  for (int d = 0; d < n + m - 1; ++d) {
    for (int k = 0; k < m; ++k) {
      h[k] = 0;
      e[k] = 0;
      f[k] = 0;
    }
    __syncthreads();
    int i = d - j;
    if (i >= 0 && i < n) {
      int up = i > 0 ? h_last[j] : 0, f_up = i > 0 ? f_last[j] : -open - extend;
      int left = j > 0 ? h_last[j - 1] : 0, e_left = j > 0 ? e_last[j - 1] : -open - extend;
      int corner = i > 0 && j > 0 ? h_before[j - 1] : 0;
      e[j] = max2(e_left - extend, left - open - extend);
      f[j] = max2(f_up - extend, up - open - extend);
      int here = corner + (letters[i] == letter ? match : -mismatch);
      h[j] = max2(max2(0, here), max2(e[j], f[j]));
      if (h[j] > score) {
        score = h[j];
        row = i + 1;
      }
    }
    __syncthreads();
    h_before[j] = h_last[j];
    h_last[j] = h[j];
    e_last[j] = e[j];
    f_last[j] = f[j];
    __syncthreads();
  }
  score_of[j] = score;
  row_of[j] = row;
  __syncthreads();
  if (j == 0) {
    int top = 0, at_row = 0, at_column = 0;
    for (int k = 0; k < m; ++k)
      if (score_of[k] > top || (score_of[k] == top && top > 0 && row_of[k] < at_row)) {
        top = score_of[k];
        at_row = row_of[k];
        at_column = k + 1;
      }
    best[pair] = top;
    end[2 * pair] = at_row;
    end[2 * pair + 1] = at_column;
  }
}
