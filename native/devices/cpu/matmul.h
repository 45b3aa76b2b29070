#pragma once
// A prepared product, for the passes over plans that give it a bias. Made by matmul.cpp and refine_products.cpp alone.
#include <algorithm>
#include <vector>

#include "devices/cpu/dnnl_library.h"
#include "devices/cpu/noted.h"
#include "kernels/kernel.h"
#include "runtime/plan.h"

namespace refjit::devices::cpu {

/// A matrix, or a batch of them: logical dims with the strides of its bytes.
struct Matrix {
  std::vector<int64_t> dims, strides;

  Matrix(std::span<const int64_t> shape, bool is_transposed) : dims(shape.begin(), shape.end()) {
    const Strides own = contiguous_strides(shape);
    strides.assign(own.begin(), own.end());
    if (is_transposed) {
      std::swap(dims[dims.size() - 1], dims[dims.size() - 2]);
      std::swap(strides[dims.size() - 1], strides[dims.size() - 2]);
    }
  }
  /// Leading dims of 1 up to `rank`.
  void widen(size_t rank) {
    while (dims.size() < rank) {
      strides.insert(strides.begin(), dims.front() * strides.front());
      dims.insert(dims.begin(), 1);
    }
  }
  dnnl_memory_desc_t desc() const { return float_desc(dims, strides); }
};

struct MatMulState final : kernels::KernelState {
  MatMulState(Matrix left, Matrix right, Matrix result)
      : a(std::move(left)), b(std::move(right)), c(std::move(result)) {}

  Matrix a, b, c;
  DnnlPrimitive primitive;
  DnnlPrimitive pack;  ///< b into the layout that the primitive likes best, where that pays.
  int64_t packed_bytes = 0;
  size_t inputs = 2;
  bool has_bias = false;
  size_t matrix = 0;       ///< Of a matrix times a vector: which operand is the matrix.
  int64_t thin_bytes = 0;  ///< Scratch of one thread, where gemm.h computes it instead.
};

/// The product plus a vector along its last axis, its third operand; no kernel where oneDNN refuses.
kernels::PreparedKernel with_bias(const MatMulState& product);

/// BiasAdd of float32 matrices: what a product before it takes over. Its state carries the kernel that runs otherwise.
struct BiasState final : NotedState {
  int64_t columns = 0;
};
kernels::PreparedKernel with_columns(kernels::PreparedKernel bias_add, int64_t columns);

/// y = MatMul(a, b); z = BiasAdd(y, v)   ->   z = MatMul+(a, b, v), where nothing else reads y and no step between the
/// two writes an operand.
void refine_products(runtime::Plan& plan);

}  // namespace refjit::devices::cpu
