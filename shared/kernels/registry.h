#pragma once
// How an operator finds its kernel: rows of (operator, prepare function), one span a file; elementwise operators are
// found through their flat kernels instead. Private to this room.
#include <optional>
#include <string_view>

#include "kernels/backend.h"
#include "kernels/kernel.h"

namespace refjit::kernels {

/// What a prepare function sees: everything is concrete.
struct Request {
  const ops::OpDef& op;
  std::span<const ir::AbstractRef> arguments;
  std::span<const TensorType> outputs;
  const Backend& backend = reference_backend();
};

using PrepareFn = Result<PreparedKernel> (*)(const Request& request);

struct KernelRow {
  std::string_view op;
  PrepareFn prepare;
};

std::span<const KernelRow> reduce_kernels();
std::span<const KernelRow> contract_kernels();
std::span<const KernelRow> movement_kernels();
std::span<const KernelRow> index_kernels();
std::span<const KernelRow> other_kernels();
std::span<const KernelRow> grad_kernels();
std::span<const KernelRow> conv_kernels();
std::span<const KernelRow> pool_kernels();
std::span<const KernelRow> norm_kernels();
std::span<const KernelRow> loss_kernels();
std::span<const KernelRow> optimizer_kernels();
std::span<const KernelRow> scatter_kernels();
std::span<const KernelRow> sort_kernels();
std::span<const KernelRow> pad_kernels();
std::span<const KernelRow> random_kernels();
std::span<const KernelRow> linalg_kernels();

Result<PreparedKernel> prepare_elementwise(const Request& request);

/// A constant Python scalar as an element of the dtype that holds it exactly.
struct Scalar {
  DType dtype;
  uint64_t bits;
};
/// nullopt when `a` is no constant scalar.
std::optional<Scalar> scalar_of(const ir::Abstract& a);
/// dtype of the operand that a scalar becomes when it is not constant.
DType scalar_operand_dtype(const ir::Abstract& a);

/// dtype and shape of a tensor argument.
TensorType type_of(const ir::Abstract& a);
/// "[Exp] the reference has no kernel for ...".
Error unsupported(const Request& request, DType dtype);

}  // namespace refjit::kernels
