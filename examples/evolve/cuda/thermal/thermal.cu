/* Heat in a chip: each step, every cell exchanges heat with its four neighbours and the air, and is
   warmed by what runs there. A block stages its 16 x 16 cells with their borders in shared memory. */

#define TILE 16

extern "C" __global__ void heat(int rows, int columns, const float *power, const float *before,
                                float *after, float step, float capacity, float rx, float ry,
                                float rz, float air) {
  __shared__ float tile[TILE + 2][TILE + 2];
  __shared__ float warm[TILE][TILE];
  int c = blockIdx.x * TILE + threadIdx.x, r = blockIdx.y * TILE + threadIdx.y;
  int tx = threadIdx.x + 1, ty = threadIdx.y + 1;
  bool is_inside = r < rows && c < columns;
  tile[ty][tx] = 0.f;
  __syncthreads();
  if (is_inside)
    tile[ty][tx] = before[r * columns + c];
  __syncthreads();
  if (is_inside) {
    if (threadIdx.x == 0)
      tile[ty][0] = before[r * columns + (c > 0 ? c - 1 : c)];
    if (threadIdx.x == TILE - 1 || c == columns - 1)
      tile[ty][tx + 1] = before[r * columns + (c < columns - 1 ? c + 1 : c)];
    if (threadIdx.y == 0)
      tile[0][tx] = before[(r > 0 ? r - 1 : r) * columns + c];
    if (threadIdx.y == TILE - 1 || r == rows - 1)
      tile[ty + 1][tx] = before[(r < rows - 1 ? r + 1 : r) * columns + c];
  }
  __syncthreads();
  if (is_inside) {
    float here = tile[ty][tx];
    float flow = power[r * columns + c] + (tile[ty + 1][tx] + tile[ty - 1][tx] - 2.f * here) / ry +
                 (tile[ty][tx + 1] + tile[ty][tx - 1] - 2.f * here) / rx + (air - here) / rz;
    warm[threadIdx.y][threadIdx.x] = here + step / capacity * flow;
  }
  __syncthreads();
  if (is_inside)
    after[r * columns + c] = warm[threadIdx.y][threadIdx.x];
}
