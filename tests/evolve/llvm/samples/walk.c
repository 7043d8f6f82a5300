#include <math.h>

struct point {
  float x, y;
  int kind;
};

static float mix(float a, float b) { return a > b ? a * b : sqrtf(fabsf(a)) - b; }

/* Branches, a switch, structures, unsigned and signed arithmetic, calls. */
float walk(struct point *points, float *out, const int *order, int n) {
  float sum = 0, product = 1;
  int count = 0;
  for (int i = 0; i < n; i++) {
    struct point p = points[order[i] % n];
    switch (p.kind & 3) {
    case 0:
      sum += p.x;
      break;
    case 1:
      sum += mix(p.y, p.x);
      count++;
      break;
    default:
      product *= 1.5f + expf(p.y);
    }
    if (sum > 100.f)
      sum = 0;
    unsigned hash = (unsigned)i * 2654435761u;
    hash ^= hash >> 13;
    out[hash % (unsigned)n] = fminf(sum, product) + (float)count;
    points[i].kind = (int)(((long)hash * i) >> 3);
  }
  return sum * product;
}
