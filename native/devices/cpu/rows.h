#pragma once
// Kernels over contiguous rows of float32, compiled for AVX2 and AVX-512: softmax and folds. Used by the softmax and
// reduction kernels of this folder.
#include <cstdint>

namespace refjit::devices::cpu {

struct RowKernels {
  void (*softmax)(const float* x, float* y, int64_t n);
  /// x = softmax(x factor + mask); mask may be null.
  void (*masked_softmax)(float* x, const float* mask, float factor, int64_t n);
  void (*log_softmax)(const float* x, float* y, int64_t n);
  /// dx = (dy - sum of dy y) y.
  void (*softmax_grad)(const float* dy, const float* y, float* dx, int64_t n);
  /// Blocks add up in float32 lanes, their totals in double.
  double (*sum)(const float* x, int64_t n);
  /// NaN is passed over; an infinity for n = 0.
  float (*most)(const float* x, int64_t n);
  float (*least)(const float* x, int64_t n);
  /// to[i] = fold of x[i], x[i + stride], ... (`count` of them) for i in [0, n).
  void (*column_sums)(const float* x, int64_t stride, int64_t count, float* to, int64_t n);
  void (*column_most)(const float* x, int64_t stride, int64_t count, float* to, int64_t n);
  void (*column_least)(const float* x, int64_t stride, int64_t count, float* to, int64_t n);
  /// Sums of (x - mean)^2 and of dy (x - mean), as `sum`.
  double (*sum_squares)(const float* x, float mean, int64_t n);
  double (*sum_products)(const float* dy, const float* x, float mean, int64_t n);
  /// y = (x - center) factor + term, and out = (dy - level - (x - center) slope) factor: the differences first, which
  /// are exact where a mean is large and its row nearly constant.
  void (*scale)(const float* x, float* y, int64_t n, float center, float factor, float term);
  void (*combine)(const float* dy, const float* x, float* out, int64_t n, float level, float center, float slope,
                  float factor);
  /// y = (x - center) factor gamma + beta.
  void (*normalise)(const float* x, const float* gamma, const float* beta, float* y, int64_t n, float center,
                    float factor);
  /// Sums of dy gamma and of dy gamma (x - mean), as `sum`.
  void (*norm_sums)(const float* dy, const float* x, const float* gamma, float mean, int64_t n, double sums[2]);
  /// dx = (dy gamma - level - (x - center) slope) factor; dgamma += dy (x - center) factor, dbeta += dy.
  void (*norm_grad)(const float* dy, const float* x, const float* gamma, float* dx, float* dgamma, float* dbeta,
                    int64_t n, float level, float center, float slope, float factor);
  /// y = max(x + residual, 0), without the parts that are null or false.
  void (*finish)(const float* x, const float* residual, float* y, int64_t n, bool relu);
  /// The same from blocks of 16 channels: `pixels` of 16 channels each to 16 rows of y (and of the residual), `row`
  /// apart.
  void (*unblock)(const float* blocked, const float* residual, float* y, int64_t pixels, int64_t row, bool relu);
};

/// Null on machines without AVX2.
const RowKernels* row_kernels();

}  // namespace refjit::devices::cpu
