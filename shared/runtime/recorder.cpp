#include "runtime/recorder.h"

#include <algorithm>

#include "ops/op.h"
#include "runtime/private_copies.h"

namespace refjit::runtime {

bool Recorder::wants(const Program& program) {
  if (program.module.get() != newest_ || !newest_count_) {
    newest_ = program.module.get();
    newest_count_ = &counts_[program.id()];
  }
  if (*newest_count_ < launches_a_program_ && bytes_ < budget_) return true;
  ++dropped_;
  return false;
}

void Recorder::record(const Program& program, std::string function, ExecutorKind executor,
                      std::span<const Tensor> inputs, std::span<const Tensor> outputs) {
  const int64_t bytes = byte_count(inputs) + byte_count(outputs);
  const auto copied = [&](std::span<const Tensor> from, std::vector<Tensor>& to) {
    auto copies = private_copies(from);
    if (copies) to = *std::move(copies);
    return static_cast<bool>(copies);
  };
  LaunchRecord record;
  if (bytes > budget_ - bytes_ || !copied(inputs, record.inputs) || !copied(outputs, record.outputs)) {
    ++dropped_;
    return;
  }
  record.program = program;
  record.function = std::move(function);
  record.executor = executor;
  bytes_ += bytes;
  ++counts_[program.id()];
  records_.push_back(std::move(record));
}

Tolerance launch_tolerance(const LaunchRecord& launch) {
  auto loosest = ops::ToleranceClass::Exact;
  double inexact = 0;
  for (const ir::FuncGraph* graph : ir::reachable_graphs(*launch.program.module->root)) {
    for (const ir::Node* node : ir::topological_order(*graph)) {
      const ops::OpDef* op = node->primitive() ? ops::op_of(*node->primitive()) : nullptr;
      if (!op || op->tolerance == ops::ToleranceClass::Exact) continue;
      ++inexact;
      loosest = std::max(loosest, op->tolerance);
    }
  }
  Tolerance tolerance = tolerance_of(loosest, launch.inputs, launch.outputs);
  tolerance.ulp *= inexact;
  tolerance.absolute *= inexact;
  return tolerance;
}

}  // namespace refjit::runtime
