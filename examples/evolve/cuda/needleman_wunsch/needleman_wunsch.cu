/* Global alignment (Needleman and Wunsch), tile by tile: a launch computes all tiles of one diagonal
   of tiles, a block one tile of 16 x 16 cells, in shared memory, diagonal by diagonal. */

#define TILE 16

static __device__ int max3(int a, int b, int c) {
  int top = a > b ? a : b;
  return top > c ? top : c;
}

/* h: (n + 1) x (m + 1), row and column 0 given. The tile of block t is (row, diagonal - row). */
extern "C" __global__ void tiles(int n, int m, int diagonal, int first, const signed char *a,
                                 const signed char *b, int match, int mismatch, int gap, int *h) {
  __shared__ int cell[TILE + 1][TILE + 1];
  __shared__ int score[TILE][TILE];
  int t = threadIdx.x, width = m + 1;
  int tile_row = first + blockIdx.x, tile_column = diagonal - tile_row;
  int top = tile_row * TILE, left = tile_column * TILE;
  for (int k = 0; k < TILE; ++k)
    score[k][t] = top + k < n && left + t < m
                      ? (a[top + k] == b[left + t] ? match : -mismatch)
                      : 0;
  __syncthreads();
  for (int k = 0; k <= TILE; ++k)
    for (int c = t; c <= TILE; c += TILE)
      cell[k][c] = 0;
  __syncthreads();
  if (t == 0)
    cell[0][0] = h[top * width + left];
  __syncthreads();
  cell[t + 1][0] = top + t < n ? h[(top + t + 1) * width + left] : 0;
  __syncthreads();
  cell[0][t + 1] = left + t < m ? h[top * width + left + t + 1] : 0;
  __syncthreads();
  for (int d = 0; d < 2 * TILE - 1; ++d) {
    int row = d - t;
    if (row >= 0 && row < TILE)
      cell[row + 1][t + 1] = max3(cell[row][t] + score[row][t], cell[row + 1][t] - gap,
                                  cell[row][t + 1] - gap);
    __syncthreads();
  }
  for (int k = 0; k < TILE; ++k)
    if (top + k < n && left + t < m)
      h[(top + k + 1) * width + left + t + 1] = cell[k + 1][t + 1];
}
