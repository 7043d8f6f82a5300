#include <math.h>

void saxpy(float *y, const float *x, float a, int n) {
  for (int i = 0; i < n; i++)
    y[i] = a * x[i] + y[i];
}

double dot(const double *x, const double *y, long n) {
  double sum = 0;
  for (long i = 0; i < n; i++)
    sum += x[i] * y[i];
  return sum;
}
