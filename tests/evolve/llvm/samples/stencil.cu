__constant__ float weights[3];

extern "C" __global__ void stencil(float *out, const float *in, int n) {
  __shared__ float tile[258];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  tile[threadIdx.x + 1] = i < n ? in[i] : 0.f;
  if (threadIdx.x == 0) {
    tile[0] = i > 0 ? in[i - 1] : 0.f;
    tile[257] = i + 256 < n ? in[i + 256] : 0.f;
  }
  __syncthreads();
  float sum = 0.f;
  for (int k = 0; k < 3; k++)
    sum += weights[k] * tile[threadIdx.x + k];
  if (i < n)
    out[i] = expf(sum);
}
