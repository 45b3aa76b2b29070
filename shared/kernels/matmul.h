#pragma once
// Matrix product c[m,n] = sum over k of a[m,k] b[k,n] on strided operands. The sum of an element runs over k in order,
// in blocks of kBlockK whose totals add up in order, whatever the tile it falls in: its bits depend on k's extent
// alone. Private to this room.
#include <cstdint>
#include <memory>

#include "tensor/dtype.h"

namespace refjit::kernels {

struct MatMulSize {
  int64_t m = 0, n = 0, k = 0;
  int64_t a_row = 0, a_column = 0;  ///< Strides of a, in elements: a[i,k] at i * a_row + k * a_column.
  int64_t b_row = 0, b_column = 0;
};

/// Bytes of scratch a product needs (panels of a and b).
int64_t matmul_scratch_bytes(DType compute, const MatMulSize& size);

using MatMulFn = void (*)(const MatMulSize& size, const void* a, const void* b, void* c, std::byte* scratch);
/// For compute types other than bool; null otherwise. c is row-major m x n and overwritten.
MatMulFn find_matmul(DType compute);

}  // namespace refjit::kernels
