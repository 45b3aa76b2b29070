#pragma once
// Softmax between two products, tile by tile: y = softmax(a b factor + mask) v without the scores in memory, or up to
// the softmax where its result is wanted, or the way back through the softmax. Made by refine_attention.cpp from plans;
// heads, transposed and repeated operands are strides.
#include <cstdint>
#include <vector>

#include "kernels/kernel.h"

namespace refjit::devices::cpu {

/// A matrix for each of a batch; all distances in floats.
struct Matrices {
  std::vector<int64_t> at;  ///< Where each begins.
  int64_t row = 0, column = 1;
};

struct AttentionSpec {
  int64_t m = 0, n = 0, k = 0;
  Matrices a, b;  ///< m x k, k x n.
  float factor = 1;
  bool has_mask = false, is_grad = false;
  Matrices mask;      ///< m x n; of a gradient, the softmax's result.
  int64_t width = 0;  ///< Columns of v; 0: the softmax is the result.
  Matrices v, y;      ///< n x width, m x width; without v, y is m x n, rows without gaps.
};

/// Operands a, b, [mask], [v]. No kernel (run is null): strides or sizes that it does not serve.
kernels::PreparedKernel make_attention(AttentionSpec spec);

}  // namespace refjit::devices::cpu
