#include "runtime/planned_device.h"

#include "ir/closures.h"
#include "ops/op.h"
#include "passes/infer.h"
#include "runtime/executor.h"
#include "runtime/flow_planner.h"
#include "tensor/memory.h"

namespace refjit::runtime {
namespace {

bool is_structural(const ir::Primitive& primitive) {
  namespace prim = ir::prim;
  for (const ir::Primitive* p :
       {&prim::kReturn, &prim::kMakeTuple, &prim::kTupleGetItem, &prim::kMakeList, &prim::kListGetItem,
        &prim::kMakeDict, &prim::kDictGetItem, &prim::kMakeSlice, &prim::kDepend, &prim::kUpdateState, &prim::kLoad,
        &prim::kFused, &prim::kSwitch, &prim::kPartial})
    if (p == &primitive) return true;
  return passes::is_of_numbers(primitive);
}

class PlannedDevice final : public Device {
 public:
  PlannedDevice(DeviceInfo info, const KernelSource& kernels, Memory& outputs)
      : info_(std::move(info)), kernels_(kernels), outputs_(outputs), pool_(std::make_shared<PoolMemory>()) {}

  DeviceInfo describe() const override { return info_; }

  std::string unsupported_reason(const ir::Node& node) const override {
    if (!node.is_cnode()) return {};
    const ir::Primitive* primitive = node.primitive();
    if (!primitive) return {};
    if (is_structural(*primitive)) return {};
    const ops::OpDef* op = ops::op_of(*primitive);
    if (!op) return "'" + std::string(primitive->name) + "' is not in the operator table";
    std::vector<ir::AbstractRef> arguments;
    for (const ir::Node* argument : node.arguments()) {
      if (!argument->abstract) return "'" + std::string(op->name) + "' has an argument without a type";
      if (argument->abstract->is_monad()) continue;
      arguments.push_back(argument->abstract);
    }
    if (kernels_.supports(*op, arguments)) return {};
    return "'" + std::string(op->name) + "' has no kernel on " + info_.name + " for these types";
  }

  Result<std::unique_ptr<Executable>> compile(const Program& program, std::span<const TensorType> inputs,
                                              ExecutorKind kind) override {
    if (!program.module || !program.module->root) return internal_error("[compile] the program has no root graph");
    const ir::FuncGraph& root = *program.module->root;
    const std::vector<ir::Node*> order = ir::order_without_closures(root);
    if (needs_flow(order)) return make_flow_executor(program.module, inputs, kind, kernels_, outputs_);
    auto plan = make_plan(root, order, inputs, kernels_);
    if (!plan) return std::move(plan).error();
    if (kind == ExecutorKind::Sink) return make_sink_executor(*std::move(plan), outputs_);
    return make_pool_executor(*std::move(plan), pool_, outputs_);
  }

  Result<Tensor> to_host(const Tensor& t) override { return t; }
  Result<Tensor> to_device(const Tensor& host) override { return host; }
  Status synchronise() override { return {}; }
  const KernelSource* kernels() const override { return &kernels_; }
  MemoryUse memory() const override { return {pool_->bytes_in_use(), pool_->peak_bytes()}; }

 private:
  DeviceInfo info_;
  const KernelSource& kernels_;
  Memory& outputs_;
  std::shared_ptr<PoolMemory> pool_;  ///< Temporaries of kernel-by-kernel runs; executables keep it alive.
};

}  // namespace

std::unique_ptr<Device> make_planned_device(DeviceInfo info, const KernelSource& kernels, Memory& outputs) {
  return std::make_unique<PlannedDevice>(std::move(info), kernels, outputs);
}

}  // namespace refjit::runtime
