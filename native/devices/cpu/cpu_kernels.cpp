#include "devices/cpu/cpu_kernels.h"

#include "devices/cpu/lanes.h"
#include "devices/cpu/threads.h"

namespace refjit::devices::cpu {
namespace {

class CpuBackend final : public kernels::Backend {
 public:
  kernels::FlatFn flat(std::string_view op, int column) const override {
    if (column == kernels::compute_column(DType::Float32)) return find_lanes(op, DType::Float32);
    if (column == kernels::compute_column(DType::Float64)) return find_lanes(op, DType::Float64);
    return nullptr;
  }
  int workers() const override { return thread_count(); }
  void parallel(int64_t items, int64_t grain, Part part, void* context) const override {
    parallel_parts(items, grain, part, context);
  }
};

class CpuKernels final : public runtime::KernelSource {
 public:
  Result<kernels::PreparedKernel> prepare(const ops::OpDef& op, std::span<const ir::AbstractRef> arguments,
                                          std::span<const TensorType> outputs) const override {
    for (auto rows : {matmul_rows(), reduce_rows(), conv_rows(), norm_rows()}) {
      for (const KernelRow& row : rows) {
        if (row.op != op.name) continue;
        if (auto kernel = row.prepare({op, arguments, outputs}); kernel.run) return kernel;
      }
    }
    return kernels::prepare(op, arguments, outputs, cpu_backend());
  }
  Result<kernels::PreparedKernel> prepare_fused(const kernels::FusedProgram& program) const override {
    return kernels::prepare_fused(program, cpu_backend());
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
