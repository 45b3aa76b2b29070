#pragma once
// Kernels that run as they would anyway, and say what they are, so that refine() can join them with their neighbours.
// The state notes the operator's part; `kernel` runs it where nothing takes it over.
#include <optional>
#include <vector>

#include "devices/cpu/cpu_kernels.h"

namespace refjit::devices::cpu {

struct NotedState : kernels::KernelState {
  kernels::PreparedKernel kernel;
};

/// `kernel` under the note `state`.
kernels::PreparedKernel noted(kernels::PreparedKernel kernel, std::shared_ptr<NotedState> state);

/// A fused node that ends a convolution: x + y, max(x + y, 0) or max(x, 0) on tensors of one shape.
struct EpilogueState final : NotedState {
  bool has_residual = false, has_relu = false;
};

/// A copy of operand 0: element (i, j, ...) of `dims` stands at i strides[0] + j strides[1] + ...
struct ViewState final : NotedState {
  std::vector<int64_t> dims, strides;
  /// Where nothing is repeated, the other way: the operand's dims, and where its elements go.
  std::vector<int64_t> source_dims, places;
};

/// value factor + mask, of float32: the shape is the value's, the mask broadcasts to it.
struct ScoreState final : NotedState {
  float factor = 1;
  uint32_t value = 0;  ///< Operands.
  std::optional<uint32_t> mask;
  Shape shape, mask_shape;
};

/// Softmax and its like along the last axis, and SoftmaxBackward.
struct SoftmaxState final : kernels::KernelState {
  int64_t rows = 1, length = 1;
  void (*row)(const float*, float*, int64_t) = nullptr;
  void (*grad_row)(const float* dy, const float* y, float* dx, int64_t) = nullptr;
};

/// Notes Transpose, BroadcastTo, Add, Mul and Div of float32 where they are one of the above.
kernels::PreparedKernel note_operator(const Request& request, kernels::PreparedKernel kernel);
/// Notes x c + y and x / c + y.
kernels::PreparedKernel note_fused(const kernels::FusedProgram& program, kernels::PreparedKernel kernel);

/// The value of a constant argument: a number, or a tensor of rank 0.
std::optional<double> constant_number(const ir::Abstract& a);

}  // namespace refjit::devices::cpu
