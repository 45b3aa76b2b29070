#include "devices/cpu/cpu_kernels.h"

#include "devices/cpu/lanes.h"
#include "devices/cpu/matmul.h"
#include "devices/cpu/noted.h"
#include "devices/cpu/threads.h"
#include "kernels/widened.h"
#include "ops/infer.h"

namespace refjit::devices::cpu {
namespace {

class CpuBackend final : public kernels::Backend {
 public:
  kernels::FlatFn flat(std::string_view op, int column) const override {
    if (column == kernels::compute_column(DType::Float32)) return find_lanes(op, DType::Float32);
    if (column == kernels::compute_column(DType::Float64)) return find_lanes(op, DType::Float64);
    return nullptr;
  }
  kernels::FlatFn cast(DType from, DType to) const override { return find_cast_lanes(from, to); }
  kernels::JoinedFn joined(kernels::FlatFn first, kernels::FlatFn second, int place) const override {
    return find_joined(first, second, place);
  }
  int workers() const override { return thread_count(); }
  void parallel(int64_t items, int64_t grain, Part part, void* context) const override {
    parallel_parts(items, grain, part, context);
  }
};

/// float32 tensors of the result's shape throughout, alpha aside.
bool is_epilogue(std::span<const ir::AbstractRef> arguments, std::span<const TensorType> outputs) {
  for (const ir::AbstractRef& a : arguments)
    if (!a->is_tensor() || type_of(*a) != outputs[0] || a->dtype != DType::Float32) return false;
  return true;
}

kernels::PreparedKernel epilogue(kernels::PreparedKernel kernel, bool has_residual, bool has_relu) {
  auto state = std::make_shared<EpilogueState>();
  state->has_residual = has_residual;
  state->has_relu = has_relu;
  return noted(std::move(kernel), std::move(state));
}

/// x^2 is x x and x^1 is x, to the bit: such powers need no logarithm. Null for other operators.
const ops::OpDef* simpler_power(const ops::OpDef& op, std::span<const ir::AbstractRef> arguments,
                                const TensorType& output) {
  if (op.name != "Pow" || output.dtype != DType::Float32 || arguments.size() != 2) return nullptr;
  if (!arguments[0]->is_tensor() || type_of(*arguments[0]) != output) return nullptr;
  const std::optional<double> exponent = constant_number(*arguments[1]);
  return exponent == 2.0 ? ops::find_op("Square") : exponent == 1.0 ? ops::find_op("Identity") : nullptr;
}

bool is_bias_of_floats(std::span<const ir::AbstractRef> arguments) {
  return arguments[0]->dtype == DType::Float32 && arguments[1]->dtype == DType::Float32;
}

/// The program with such powers as squares.
kernels::FusedProgram with_squares(kernels::FusedProgram program) {
  const size_t inputs = program.inputs.size();
  for (kernels::FusedStep& step : program.steps) {
    const size_t constant = step.inputs[1] - inputs;
    if (step.op->name != "Pow" || step.in_dtype != DType::Float32 || step.out_dtype != DType::Float32) continue;
    if (step.inputs[1] < inputs || constant >= program.scalar_constants.size()) continue;
    if (program.scalar_constants[constant] == 2.0) step.op = ops::find_op("Square");
  }
  return program;
}

/// The kernel of this folder for `request`; none: the reference's is taken.
kernels::PreparedKernel own_kernel(const Request& request) {
  for (auto rows : {matmul_rows(), reduce_rows(), conv_rows(), norm_rows()}) {
    for (const KernelRow& row : rows) {
      if (row.op != request.op.name) continue;
      if (auto kernel = row.prepare(request); kernel.run) return kernel;
    }
  }
  return {};
}

/// The same for 16-bit floats, which it takes as float32.
kernels::PreparedKernel own_widened_kernel(const Request& request) {
  const auto is_half = [](DType dtype) { return dtype == DType::Float16 || dtype == DType::BFloat16; };
  std::vector<ir::AbstractRef> arguments(request.arguments.begin(), request.arguments.end());
  std::vector<TensorType> outputs(request.outputs.begin(), request.outputs.end());
  bool has_half = false;
  for (ir::AbstractRef& a : arguments) {
    if (!a->is_tensor() || !is_half(a->dtype)) continue;
    has_half = true;
    a = ir::Abstract::tensor(DType::Float32, a->shape);
  }
  if (!has_half) return {};
  for (TensorType& output : outputs)
    if (is_half(output.dtype)) output.dtype = DType::Float32;
  auto kernel = own_kernel({request.op, arguments, outputs});
  if (!kernel.run || kernel.is_alias) return {};
  return kernels::widened(request.arguments, request.outputs, cpu_backend(), std::move(kernel));
}

class CpuKernels final : public runtime::KernelSource {
 public:
  Result<kernels::PreparedKernel> prepare(const ops::OpDef& op, std::span<const ir::AbstractRef> arguments,
                                          std::span<const TensorType> outputs) const override {
    if (auto own = own_kernel({op, arguments, outputs}); own.run) return own;
    if (const ops::OpDef* simpler = outputs.empty() ? nullptr : simpler_power(op, arguments, outputs[0]))
      return kernels::prepare(*simpler, arguments.first(1), outputs, cpu_backend());
    auto kernel = kernels::prepare(op, arguments, outputs, cpu_backend());
    if (kernel)
      if (auto own = own_widened_kernel({op, arguments, outputs}); own.run) return own;
    const bool is_relu = op.name == "ReLU", is_sum = op.name == "Add";
    if (kernel && op.name == "BiasAdd" && outputs[0].shape.size() == 2 && is_bias_of_floats(arguments))
      return with_columns(*std::move(kernel), outputs[0].shape[1]);
    if (!kernel || kernel->is_alias) return kernel;
    if (!(is_relu || is_sum) || !is_epilogue(arguments, outputs))
      return note_operator({op, arguments, outputs}, *std::move(kernel));
    return epilogue(*std::move(kernel), is_sum, is_relu);
  }
  Result<kernels::PreparedKernel> prepare_fused(const kernels::FusedProgram& program) const override {
    auto kernel = kernels::prepare_fused(with_squares(program), cpu_backend());
    if (!kernel || program.steps.size() != 2 || program.inputs.size() != 2) return kernel;
    if (!program.scalar_constants.empty()) return note_fused(program, *std::move(kernel));
    // max(x + y, 0)
    const kernels::FusedStep &first = program.steps[0], &second = program.steps[1];
    const bool is_chain = first.op->name == "Add" && second.op->name == "ReLU" && second.inputs[0] == first.output &&
                          first.inputs[0] != first.inputs[1];
    if (!is_chain || program.inputs[0] != program.output_types[0] || program.inputs[1] != program.output_types[0])
      return kernel;
    if (program.inputs[0].dtype != DType::Float32) return kernel;
    return epilogue(*std::move(kernel), true, true);
  }
  const kernels::Backend& backend() const override { return cpu_backend(); }
  void refine(runtime::Plan& plan) const override {
    refine_attention(plan);
    cpu::refine(plan);
    refine_products(plan);
  }
  bool supports(const ops::OpDef& op, std::span<const ir::AbstractRef> arguments) const override {
    return kernels::supports(op, arguments);
  }
};

}  // namespace

const kernels::Backend& cpu_backend() {
  static const CpuBackend backend;  // stateless
  return backend;
}

const runtime::KernelSource& cpu_kernels() {
  static const CpuKernels kernels;  // stateless
  return kernels;
}

}  // namespace refjit::devices::cpu
