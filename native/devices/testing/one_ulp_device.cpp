#include "devices/testing/one_ulp_device.h"

#include "runtime/planned_device.h"

namespace refjit::devices {
namespace {

using kernels::PreparedKernel;

/// The true kernel and what to spoil after it.
struct SpoiledKernel final : kernels::KernelState {
  PreparedKernel kernel;
  DType dtype = DType::Float32;
  int64_t count = 0;
};

/// One step away from zero on the number line of the dtype: the next bit pattern. Infinities and NaN stay.
template <class Bits>
void step(void* elements, int64_t count, Bits infinity) {
  auto* bits = static_cast<Bits*>(elements);
  for (int64_t i = 0; i < count; ++i)
    if ((bits[i] & infinity) != infinity) ++bits[i];
}

void run_spoiled(const kernels::KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto& spoiled = *static_cast<const SpoiledKernel*>(state);
  spoiled.kernel.run(spoiled.kernel.state.get(), inputs, outputs);
  void* elements = outputs[0];
  switch (spoiled.dtype) {
    case DType::Float16:
      return step<uint16_t>(elements, spoiled.count, 0x7c00);
    case DType::BFloat16:
      return step<uint16_t>(elements, spoiled.count, 0x7f80);
    case DType::Float32:
      return step<uint32_t>(elements, spoiled.count, 0x7f800000);
    default:
      return step<uint64_t>(elements, spoiled.count, 0x7ff0000000000000);
  }
}

PreparedKernel spoil(PreparedKernel kernel, std::span<const TensorType> outputs) {
  const bool is_float_result = !outputs.empty() && is_float(outputs[0].dtype) && element_count(outputs[0].shape) > 0;
  if (kernel.is_alias || !is_float_result) return kernel;
  auto state = std::make_shared<SpoiledKernel>();
  state->dtype = outputs[0].dtype;
  state->count = element_count(outputs[0].shape);
  PreparedKernel spoiled;
  spoiled.run = run_spoiled;
  spoiled.in_place_inputs = kernel.in_place_inputs;
  state->kernel = std::move(kernel);
  spoiled.state = std::move(state);
  return spoiled;
}

class OneUlpKernels final : public runtime::KernelSource {
 public:
  explicit OneUlpKernels(std::string op_name) : op_name_(std::move(op_name)) {}

  Result<PreparedKernel> prepare(const ops::OpDef& op, std::span<const ir::AbstractRef> arguments,
                                 std::span<const TensorType> outputs) const override {
    auto kernel = runtime::reference_kernels().prepare(op, arguments, outputs);
    if (!kernel || op.name != op_name_) return kernel;
    return spoil(*std::move(kernel), outputs);
  }

  Result<PreparedKernel> prepare_fused(const kernels::FusedProgram& program) const override {
    auto kernel = runtime::reference_kernels().prepare_fused(program);
    bool has_op = false;
    for (const kernels::FusedStep& one : program.steps) has_op |= one.op->name == op_name_;
    if (!kernel || !has_op) return kernel;
    return spoil(*std::move(kernel), program.output_types);
  }

  bool supports(const ops::OpDef& op, std::span<const ir::AbstractRef> arguments) const override {
    return runtime::reference_kernels().supports(op, arguments);
  }

 private:
  std::string op_name_;
};

/// Owns the kernels that the planned device borrows. Executables hold prepared kernels only, so the order is free.
class OneUlpDevice final : public runtime::Device {
 public:
  OneUlpDevice(std::string op_name, Memory& outputs) : kernels_(op_name) {
    runtime::DeviceInfo info;
    info.name = "one_ulp";
    info.description = "the reference, with " + op_name + " off by one unit in the last place; for tests";
    device_ = runtime::make_planned_device(std::move(info), kernels_, outputs);
  }

  runtime::DeviceInfo describe() const override { return device_->describe(); }
  std::string unsupported_reason(const ir::Node& node) const override { return device_->unsupported_reason(node); }
  Result<std::unique_ptr<runtime::Executable>> compile(const runtime::Program& program,
                                                       std::span<const TensorType> inputs,
                                                       runtime::ExecutorKind kind) override {
    return device_->compile(program, inputs, kind);
  }
  Result<Tensor> to_host(const Tensor& t) override { return device_->to_host(t); }
  Result<Tensor> to_device(const Tensor& host) override { return device_->to_device(host); }
  Status synchronise() override { return device_->synchronise(); }

 private:
  OneUlpKernels kernels_;
  std::unique_ptr<runtime::Device> device_;
};

}  // namespace

std::unique_ptr<runtime::Device> make_one_ulp_device(std::string op_name, Memory& outputs) {
  return std::make_unique<OneUlpDevice>(std::move(op_name), outputs);
}

}  // namespace refjit::devices
