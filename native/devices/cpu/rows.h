#pragma once
// Kernels over contiguous rows of float32, compiled for AVX2 and AVX-512: softmax and folds. Used by the softmax and
// reduction kernels of this folder.
#include <cstdint>

namespace refjit::devices::cpu {

struct RowKernels {
  void (*softmax)(const float* x, float* y, int64_t n);
  void (*log_softmax)(const float* x, float* y, int64_t n);
  /// Blocks add up in float32 lanes, their totals in double.
  double (*sum)(const float* x, int64_t n);
  /// NaN wins; an infinity for n = 0.
  float (*most)(const float* x, int64_t n);
  float (*least)(const float* x, int64_t n);
  /// to[i] = fold of x[i], x[i + stride], ... (`count` of them) for i in [0, n).
  void (*column_sums)(const float* x, int64_t stride, int64_t count, float* to, int64_t n);
  void (*column_most)(const float* x, int64_t stride, int64_t count, float* to, int64_t n);
  void (*column_least)(const float* x, int64_t stride, int64_t count, float* to, int64_t n);
};

/// Null on machines without AVX2.
const RowKernels* row_kernels();

}  // namespace refjit::devices::cpu
