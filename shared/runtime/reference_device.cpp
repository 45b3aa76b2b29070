// The reference device: the planner and executors over the reference kernels of shared/kernels.
#include "runtime/device.h"
#include "runtime/planned_device.h"

namespace refjit::runtime {
namespace {

class ReferenceKernels final : public KernelSource {
 public:
  Result<kernels::PreparedKernel> prepare(const ops::OpDef& op, std::span<const ir::AbstractRef> arguments,
                                          std::span<const TensorType> outputs) const override {
    return kernels::prepare(op, arguments, outputs);
  }
  Result<kernels::PreparedKernel> prepare_fused(const kernels::FusedProgram& program) const override {
    return kernels::prepare_fused(program);
  }
  bool supports(const ops::OpDef& op, std::span<const ir::AbstractRef> arguments) const override {
    return kernels::supports(op, arguments);
  }
};

}  // namespace

const KernelSource& reference_kernels() {
  static const ReferenceKernels kernels;
  return kernels;
}

std::unique_ptr<Device> make_reference_device(Memory& outputs) {
  DeviceInfo info;
  info.name = "reference";
  info.description = "128-bit lanes without fused multiply-add, one thread; the same bits natively and in WebAssembly";
  return make_planned_device(std::move(info), reference_kernels(), outputs);
}

std::unique_ptr<Device> make_reference_device() { return make_reference_device(host_memory()); }

}  // namespace refjit::runtime
