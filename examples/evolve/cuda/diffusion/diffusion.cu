/* Anisotropic diffusion (Perona and Malik): noise is smoothed away where the image is flat, edges
   stay. The first kernel finds how easily each pixel exchanges with its neighbours, the second
   exchanges. */

static __device__ float flow(float gradient, float kappa) {
  float ratio = gradient / kappa;
  return 1.f / (1.f + ratio * ratio);
}

extern "C" __global__ void conduct(int rows, int columns, const float *image, float kappa,
                                   float *north, float *south, float *west, float *east) {
  int c = blockIdx.x * blockDim.x + threadIdx.x, r = blockIdx.y * blockDim.y + threadIdx.y;
  if (r >= rows || c >= columns)
    return;
  int at = r * columns + c;
  north[at] = 0.f;
  south[at] = 0.f;
  west[at] = 0.f;
  east[at] = 0.f;
  float here = image[at];
  float n = image[(r > 0 ? r - 1 : r) * columns + c] - here;
  float s = image[(r < rows - 1 ? r + 1 : r) * columns + c] - here;
  float w = image[r * columns + (c > 0 ? c - 1 : c)] - here;
  float e = image[r * columns + (c < columns - 1 ? c + 1 : c)] - here;
  north[at] = flow(n, kappa) * n;
  south[at] = flow(s, kappa) * s;
  west[at] = flow(w, kappa) * w;
  east[at] = flow(e, kappa) * e;
}

extern "C" __global__ void exchange(int rows, int columns, const float *image, float rate,
                                    const float *north, const float *south, const float *west,
                                    const float *east, float *result) {
  int c = blockIdx.x * blockDim.x + threadIdx.x, r = blockIdx.y * blockDim.y + threadIdx.y;
  if (r >= rows || c >= columns)
    return;
  int at = r * columns + c;
  result[at] = image[at];
  result[at] = result[at] + rate * north[at];
  result[at] = result[at] + rate * south[at];
  result[at] = result[at] + rate * west[at];
  result[at] = result[at] + rate * east[at];
}
