/* Prediction with a support vector machine: a weighted sum of RBF kernels around support vectors. */
#include <math.h>

static double rbf(const float *x, const float *v, int features, double gamma) {
  double distance = 0.0;
  for (int f = 0; f < features; ++f) {
    double d = x[f] - v[f];
    distance += d * d;
  }
  return exp(-gamma * distance);
}

/* decision[i]: how far on the positive side of the boundary sample i lies; label[i]: its class. */
void svm(int samples, int vectors, int features, const float *x, const float *support,
         const double *weight, double gamma, double bias, double *decision, int *label) {
  for (int i = 0; i < samples; ++i) {
    decision[i] = -bias;
    for (int j = 0; j < vectors; ++j)
      decision[i] += weight[j] * rbf(x + i * features, support + j * features, features, gamma);
    label[i] = decision[i] > 0.0 ? 1 : -1;
  }
}
