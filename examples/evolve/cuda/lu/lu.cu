/* LU decomposition without pivoting of many small matrices, in place: one block a matrix, one
   thread an element. The matrix in global memory is written at every step, as it had to be when
   every step was a launch of its own. */

#define SIZE 32

extern "C" __global__ void lu(int n, float *a) {
  __shared__ float tile[SIZE][SIZE];
  int row = threadIdx.y, column = threadIdx.x;
  float *mine = a + (size_t)blockIdx.x * n * n + row * n + column;
  bool is_inside = row < n && column < n;
  tile[row][column] = is_inside ? *mine : 0.f;
  __syncthreads();
  for (int k = 0; k < n - 1; ++k) {
    if (is_inside && row > k && column == k)
      tile[row][k] = tile[row][k] / tile[k][k];
    __syncthreads();
    if (is_inside && row > k && column > k)
      tile[row][column] = tile[row][column] - tile[row][k] * tile[k][column];
    if (is_inside)
      *mine = tile[row][column];
    __syncthreads();
  }
  __syncthreads();
  if (is_inside)
    *mine = tile[row][column];
}
