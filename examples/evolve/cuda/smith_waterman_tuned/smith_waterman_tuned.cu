/* Local alignment with affine gaps, tuned by hand: one warp aligns one pair, in strips of 32
   columns. Neighbours are read from registers of other threads; what leaves a strip to the right
   waits in memory for the next strip. */

#define ALL 0xffffffffu

static __device__ int max2(int a, int b) { return a > b ? a : b; }

/* edge_h, edge_e: pairs x n numbers of scratch. best, end: as in smith_waterman.cu. */
extern "C" __global__ void align(int pairs, int n, int m, const signed char *a,
                                 const signed char *b, int match, int mismatch, int open,
                                 int extend, int *edge_h, int *edge_e, int *best, int *end) {
  int lane = threadIdx.x % 32, pair = blockIdx.x * (blockDim.x / 32) + threadIdx.x / 32;
  if (pair >= pairs)
    return;
  const int low = -open - extend;
  int *h_edge = edge_h + pair * n, *e_edge = edge_e + pair * n;
  int score = 0, row = 0, column = 0;
  for (int first = 0; first < m; first += 32) {
    int j = first + lane;
    int letter = j < m ? b[pair * m + j] : -1;
    int h = 0, e = low, f = low, left_before = 0;
    for (int d = 0; d < n + 31; ++d) {
      int i = d - lane;
      bool is_inside = i >= 0 && i < n && j < m;
      int left = __shfl_up_sync(ALL, h, 1), e_left = __shfl_up_sync(ALL, e, 1);
      if (lane == 0 && d < n) {
        left = first > 0 ? h_edge[d] : 0;
        e_left = first > 0 ? e_edge[d] : low;
      }
      int corner = i > 0 ? left_before : 0;
      left_before = left;
      if (is_inside) {
        int up = i > 0 ? h : 0, f_up = i > 0 ? f : low;
        e = max2(e_left - extend, left + low);
        f = max2(f_up - extend, up + low);
        int here = corner + (a[pair * n + i] == letter ? match : -mismatch);
        h = max2(max2(0, here), max2(e, f));
        if (h > score || (h == score && h > 0 && i + 1 < row)) {
          score = h;
          row = i + 1;
          column = j + 1;
        }
        if (lane == 31) {
          h_edge[i] = h;
          e_edge[i] = e;
        }
      }
      __syncwarp();
    }
    __syncwarp();
  }
  for (int step = 16; step > 0; step /= 2) {
    int other = __shfl_down_sync(ALL, score, step);
    int other_row = __shfl_down_sync(ALL, row, step);
    int other_column = __shfl_down_sync(ALL, column, step);
    bool is_first = other_row < row || (other_row == row && other_column < column);
    if (other > score || (other == score && is_first)) {
      score = other;
      row = other_row;
      column = other_column;
    }
  }
  if (lane == 0) {
    best[pair] = score;
    end[2 * pair] = row;
    end[2 * pair + 1] = column;
  }
}
