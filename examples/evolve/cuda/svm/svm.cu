/* Prediction by a support vector machine with an RBF kernel: one block a sample. Threads share out
   the support vectors, and add up what they found in shared memory. */

#define THREADS 128

static __device__ float distance(const float *x, const float *y, int features) {
  float sum = 0.f;
  for (int k = 0; k < features; ++k) {
    float difference = x[k] - y[k];
    sum += difference * difference;
  }
  return sqrtf(sum);
}

extern "C" __global__ void predict(int vectors, int features, const float *sample,
                                   const float *support, const float *weight, float gamma,
                                   float offset, float *decision, int *label) {
  __shared__ float sums[THREADS];
  int t = threadIdx.x;
  if (t == 0)
    for (int k = 0; k < THREADS; ++k)
      sums[k] = 0.f;
  __syncthreads();
  const float *mine = sample + blockIdx.x * features;
  for (int v = t; v < vectors; v += THREADS) {
    float far = distance(mine, support + v * features, features);
    sums[t] = sums[t] + weight[v] * expf(-gamma * far * far);
    __syncthreads();
  }
  __syncthreads();
  for (int step = THREADS / 2; step > 0; step /= 2) {
    if (t < step)
      sums[t] = sums[t] + sums[t + step];
    __syncthreads();
  }
  if (t == 0) {
    decision[blockIdx.x] = sums[0] + offset;
    label[blockIdx.x] = sums[0] + offset > 0.f ? 1 : -1;
  }
}
