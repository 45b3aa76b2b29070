#pragma once
// Our own product of float32 matrices: C = from + A B with any strides, packed panel by panel into a few hundred
// kilobytes that stay in the second-level cache, so that transposed operands and those of a large leading dimension
// cost no more than others. Used tile by tile by attention.h.
#include <cstdint>

namespace refjit::devices::cpu {

/// Sizes and distances in floats. One of a_row and a_k is 1, and one of b_k and b_column; columns of C are adjacent.
struct Gemm {
  int64_t m = 0, n = 0, k = 0;
  int64_t a_row = 0, a_k = 1;
  int64_t b_k = 0, b_column = 1;
  int64_t c_row = 0;
  int64_t from_row = 0;  ///< 0: one row for all, a bias.
};

/// What C starts from; null: zeros.
struct GemmData {
  const float *a = nullptr, *b = nullptr, *from = nullptr;
  float* c = nullptr;
};

struct GemmKernels {
  /// On this thread; scratch is 64-byte aligned.
  void (*run)(const Gemm& gemm, const GemmData& data, float* scratch);
  int64_t scratch_bytes;
  int64_t tile_rows;  ///< Multiples of this many rows are quickest.
  /// C turned, for few columns: A's rows (a_k is 1) are read where they lie, C's rows are adjacent and its columns
  /// c_row apart, and it starts from one number a row. So x w^T of a large w is (w x^T)^T with nothing of w packed.
  void (*run_turned)(const Gemm& gemm, const GemmData& data, float* scratch);
  int64_t (*turned_scratch_bytes)(int64_t columns);
  /// y = from + A x for `rows` rows of A, `row` apart; null `from`: zeros.
  void (*times_vector)(const float* a, int64_t row, int64_t rows, int64_t depth, const float* x, const float* from,
                       float* y);
};

/// Null on machines without AVX2.
const GemmKernels* gemm_kernels();

}  // namespace refjit::devices::cpu
