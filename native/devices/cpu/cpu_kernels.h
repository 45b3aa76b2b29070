#pragma once
// Where the cpu device's kernels come from. A kernel of this folder serves the operators, types and sizes it is made
// for (oneDNN's products, convolutions and norms; our rows); everything else is the reference's kernel over this
// device's Backend, so that it too runs on all threads with the machine's own lanes. The reference's kernels are cpu
// kernels: taking one is no fallback to another device.
#include <span>
#include <string_view>

#include "kernels/backend.h"
#include "kernels/kernel.h"
#include "runtime/kernel_source.h"

namespace refjit::devices::cpu {

/// What a prepare function sees; everything is concrete.
struct Request {
  const ops::OpDef& op;
  std::span<const ir::AbstractRef> arguments;
  std::span<const TensorType> outputs;
};

/// nullopt-like: a PreparedKernel without `run` means that this folder has no kernel for the request.
using PrepareFn = kernels::PreparedKernel (*)(const Request& request);

struct KernelRow {
  std::string_view op;
  PrepareFn prepare;
};

std::span<const KernelRow> matmul_rows();
std::span<const KernelRow> reduce_rows();
std::span<const KernelRow> conv_rows();
std::span<const KernelRow> norm_rows();

/// KernelSource::refine, in parts: convolutions take over the normalisation, residual and relu behind them, and keep
/// what passes between them in blocks; products and the softmax between them become one kernel.
void refine(runtime::Plan& plan);
void refine_attention(runtime::Plan& plan);

const kernels::Backend& cpu_backend();
const runtime::KernelSource& cpu_kernels();

/// dtype and shape of a tensor argument.
inline TensorType type_of(const ir::Abstract& a) { return {a.dtype, a.shape.concrete()}; }

}  // namespace refjit::devices::cpu
