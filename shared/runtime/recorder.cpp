#include "runtime/recorder.h"

#include <algorithm>

#include "passes/fuse.h"
#include "runtime/single_op.h"

namespace refjit::runtime {
namespace {

/// A contiguous host copy that shares nothing with `t`; undefined when it cannot be made.
Tensor private_copy(const Tensor& t) {
  if (!t.is_defined() || !t.storage->memory->is_host()) return {};
  auto copy = Tensor::empty(t.dtype, t.shape);
  if (!copy) return {};
  copy_elements(t, copy->data());
  return *std::move(copy);
}

bool copy_all(std::span<const Tensor> from, std::vector<Tensor>& to) {
  for (const Tensor& t : from) {
    to.push_back(private_copy(t));
    if (!to.back().is_defined()) return false;
  }
  return true;
}

int64_t bytes_of(std::span<const Tensor> tensors) {
  int64_t bytes = 0;
  for (const Tensor& t : tensors) bytes += t.byte_count();
  return bytes;
}

/// Values of a launch, node by node, as constants.
class OperatorWalk {
 public:
  OperatorWalk(const LaunchRecord& launch, Device& reference) : launch_(launch), reference_(reference) {}

  Result<std::vector<LaunchRecord>> run() {
    const ir::FuncGraph& root = *launch_.program.module->root;
    size_t next = 0;
    for (ir::Node* parameter : root.parameters()) {
      if (!parameter->abstract || !parameter->abstract->is_tensor()) continue;
      if (next == launch_.inputs.size()) return device_error("[replay] the record has too few inputs");
      values_[parameter] = ir::Abstract::constant_tensor(launch_.inputs[next++]);
    }
    REFJIT_TRY(walk_all(root));
    return std::move(records_);
  }

 private:
  Status walk_all(const ir::FuncGraph& graph) {
    for (ir::Node* node : ir::topological_order(graph))
      if (!node->calls(ir::prim::kReturn)) REFJIT_TRY(walk(*node));
    return {};
  }

  /// A fused node is taken apart as well; bodies hold operators only, so this nests once.
  Status walk_body(const ir::Node& node, const ir::FuncGraph& body) {
    const auto arguments = node.arguments().subspan(1);
    if (is_in_body_ || arguments.size() != body.parameters().size())
      return device_error("[replay] a fused node does not fit its body");
    for (size_t i = 0; i < arguments.size(); ++i) {
      auto value = value_of(*arguments[i]);
      if (!value) return std::move(value).error();
      values_[body.parameters()[i]] = *std::move(value);
    }
    is_in_body_ = true;
    REFJIT_TRY(walk_all(body));
    is_in_body_ = false;
    auto result = value_of(*body.output());
    if (!result) return std::move(result).error();
    values_[&node] = *std::move(result);
    return {};
  }

  Result<ir::AbstractRef> value_of(const ir::Node& node) {
    if (auto at = values_.find(&node); at != values_.end()) return at->second;
    if (node.is_value())
      if (auto* constant = std::get_if<ir::AbstractRef>(&node.constant().value)) return *constant;
    if (node.abstract && node.abstract->is_monad()) return node.abstract;
    return device_error("[replay] only straight-line programs are taken apart");
  }

  Status walk(ir::Node& node) {
    const ir::Primitive* primitive = node.primitive();
    if (!primitive) return device_error("[replay] only straight-line programs are taken apart");
    if (const ir::FuncGraph* body = passes::fused_body(node)) return walk_body(node, *body);
    std::vector<ir::AbstractRef> arguments;
    for (ir::Node* argument : node.arguments()) {
      auto value = value_of(*argument);
      if (!value) return std::move(value).error();
      arguments.push_back(*std::move(value));
    }
    if (const ops::OpDef* op = ops::op_of(*primitive)) return run_operator(node, *op, std::move(arguments));
    return forward(node, *primitive, std::move(arguments));
  }

  Status forward(const ir::Node& node, const ir::Primitive& primitive, std::vector<ir::AbstractRef> arguments) {
    namespace prim = ir::prim;
    if (&primitive == &prim::kMakeTuple || &primitive == &prim::kMakeList) {
      values_[&node] = ir::Abstract::tuple(std::move(arguments));
    } else if (&primitive == &prim::kTupleGetItem || &primitive == &prim::kListGetItem) {
      const auto* index = std::get_if<int64_t>(&arguments[1]->value);
      const auto size = static_cast<int64_t>(arguments[0]->elements.size());
      if (!index || *index < -size || *index >= size) return device_error("[replay] TupleGetItem is out of range");
      values_[&node] = arguments[0]->elements[static_cast<size_t>(*index < 0 ? *index + size : *index)];
    } else if (&primitive == &prim::kDepend || &primitive == &prim::kLoad) {
      values_[&node] = arguments[0];
    } else if (&primitive == &prim::kUpdateState) {
      values_[&node] = ir::Abstract::monad();
    } else {
      return device_error("[replay] only straight-line programs are taken apart");
    }
    return {};
  }

  Status run_operator(const ir::Node& node, const ops::OpDef& op, std::vector<ir::AbstractRef> arguments) {
    std::erase_if(arguments, [](const ir::AbstractRef& a) { return a->is_monad(); });
    auto single = make_single_op(op, arguments);
    if (!single) return std::move(single).error();
    if (tensor_leaves(*single->result) == 0) {
      values_[&node] = single->result;
      return {};
    }
    auto executable = reference_.compile(single->program, single->input_types, launch_.executor);
    if (!executable) return std::move(executable).error();
    LaunchRecord record;
    record.program = single->program;
    record.function = op.name;
    record.executor = launch_.executor;
    // Operators that write an operand get their own copy: the record keeps what went in.
    std::vector<Tensor> given;
    if (!copy_all(single->inputs, record.inputs) || !copy_all(single->inputs, given))
      return user_error("MemoryError", "[replay] no memory for an operator's inputs");
    REFJIT_TRY((*executable)->run(given, record.outputs));
    auto value = with_values(single->result, record.outputs);
    if (!value) return std::move(value).error();
    values_[&node] = *std::move(value);
    // Later reads of what was written see it: the tensor arguments stand in order among the inputs.
    for (uint32_t written : (*executable)->plan().written_inputs) {
      uint32_t index = 0;
      for (const ir::Node* argument : node.arguments()) {
        if (!argument->abstract || !argument->abstract->is_tensor()) continue;
        if (index++ == written) values_[argument] = ir::Abstract::constant_tensor(given[written]);
      }
    }
    records_.push_back(std::move(record));
    return {};
  }

  static size_t tensor_leaves(const ir::Abstract& type) {
    if (type.is_tensor()) return 1;
    size_t count = 0;
    for (const auto& element : type.elements) count += element->is_tensor();
    return count;
  }

  const LaunchRecord& launch_;
  Device& reference_;
  bool is_in_body_ = false;
  std::map<const ir::Node*, ir::AbstractRef> values_;
  std::vector<LaunchRecord> records_;
};

}  // namespace

bool Recorder::wants(const Program& program) {
  if (program.module.get() != newest_ || !newest_count_) {
    newest_ = program.module.get();
    newest_count_ = &counts_[program.id];
  }
  if (*newest_count_ < launches_a_program_ && bytes_ < budget_) return true;
  ++dropped_;
  return false;
}

void Recorder::record(const Program& program, std::string function, ExecutorKind executor,
                      std::span<const Tensor> inputs, std::span<const Tensor> outputs) {
  const int64_t bytes = bytes_of(inputs) + bytes_of(outputs);
  LaunchRecord record;
  if (bytes > budget_ - bytes_ || !copy_all(inputs, record.inputs) || !copy_all(outputs, record.outputs)) {
    ++dropped_;
    return;
  }
  record.program = program;
  record.function = std::move(function);
  record.executor = executor;
  bytes_ += bytes;
  ++counts_[program.id];
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

Result<std::vector<LaunchRecord>> per_operator(const LaunchRecord& launch, Device& reference) {
  return OperatorWalk(launch, reference).run();
}

}  // namespace refjit::runtime
