/* An infection spreads over a tissue, a grid of cells: virus diffuses to the eight neighbours and
   decays; healthy cells catch it with a chance that grows with the virus around them; infected
   ones make more of it, and die after a while. Chance is a hash of cell and step, so that a run can
   be repeated. */

#define HEALTHY 0
#define INFECTED 1
#define DEAD 2

static __device__ unsigned hash(unsigned x) {
  x ^= x >> 16;
  x *= 0x7feb352du;
  x ^= x >> 15;
  x *= 0x846ca68bu;
  return x ^ x >> 16;
}

extern "C" __global__ void spread(int rows, int columns, const float *virus, float share,
                                  float decay, float *spread_to) {
  int c = blockIdx.x * blockDim.x + threadIdx.x, r = blockIdx.y * blockDim.y + threadIdx.y;
  if (r >= rows || c >= columns)
    return;
  float sum = 0.f;
  int count = 0;
  for (int dr = -1; dr <= 1; ++dr)
    for (int dc = -1; dc <= 1; ++dc)
      if ((dr != 0 || dc != 0) && r + dr >= 0 && r + dr < rows && c + dc >= 0 && c + dc < columns) {
        sum += virus[(r + dr) * columns + c + dc];
        count += 1;
      }
  float here = virus[r * columns + c];
  spread_to[r * columns + c] = 0.f;
  float mean = count > 0 ? sum / (float)count : 0.f;
  spread_to[r * columns + c] = (here + share * (mean - here)) * (1.f - decay);
}

extern "C" __global__ void live(int rows, int columns, int day, unsigned seed, const float *before,
                                int lifetime, float made, const int *state, const int *age,
                                float *virus, int *new_state, int *new_age) {
  int c = blockIdx.x * blockDim.x + threadIdx.x, r = blockIdx.y * blockDim.y + threadIdx.y;
  if (r >= rows || c >= columns)
    return;
  int at = r * columns + c;
  new_state[at] = state[at];
  new_age[at] = age[at];
  virus[at] = before[at];
  unsigned chance = hash(hash(seed + day) ^ at) % 1000u;
  int limit = (int)(before[at] * 100.f);
  if (state[at] == HEALTHY && (int)chance < limit) {
    new_state[at] = INFECTED;
    new_age[at] = 0;
  }
  if (state[at] == INFECTED) {
    virus[at] = virus[at] + made;
    new_age[at] = age[at] + 1;
    if (age[at] + 1 >= lifetime)
      new_state[at] = DEAD;
  }
}

/* counts[0..2]: cells of each kind; a thread for each kind walks over its part of the tissue. */
extern "C" __global__ void count_cells(int cells, const int *state, int *counts) {
  __shared__ int part[3][64];
  int t = threadIdx.x;
  for (int kind = 0; kind < 3; ++kind)
    part[kind][t] = 0;
  __syncthreads();
  for (int at = t; at < cells; at += 64) {
    for (int kind = 0; kind < 3; ++kind)
      if (state[at] == kind)
        part[kind][t] += 1;
  }
  __syncthreads();
  if (t < 3) {
    int sum = 0;
    for (int k = 0; k < 64; ++k)
      sum += part[t][k];
    counts[t] = sum;
  }
}
