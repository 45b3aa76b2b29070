#include "capture/ast/decided.h"

#include <algorithm>

#include "base/program_place.h"
#include "capture/guest_values.h"
#include "kernels/kernel.h"
#include "ops/op.h"
#include "vm/tensors/tensor_object.h"
#include "vm/vm.h"

namespace refjit::capture {

namespace {

/// A condition looks at few elements and is a few operators away from them.
constexpr int64_t kMostElements = 1 << 12;
constexpr int kMostOperators = 64;

using Frozen = std::vector<const Input*>;

/// The tensor behind a parameter of the program that is the same at every call; null: callers or writes change it.
ir::AbstractRef fixed_input(vm::Vm& vm, const GraphCapture& graph, const ir::Node& node, Frozen& used) {
  const auto input = std::find_if(graph.inputs.begin(), graph.inputs.end(),
                                  [&](const Input& candidate) { return candidate.parameter == &node; });
  if (input == graph.inputs.end() || !input->tensor || is_parameter(vm, input->tensor)) return nullptr;
  used.push_back(&*input);
  return ir::Abstract::constant_tensor(vm::tensors::as_tensor(input->tensor)->tensor);
}

/// What `node` is in every run; null: that is not known.
ir::AbstractRef value_of(vm::Vm& vm, const GraphCapture& graph, const ir::Node& node, int& left, Frozen& used) {
  if (!node.abstract || --left < 0) return nullptr;
  if (node.abstract->is_fully_constant()) return node.abstract;
  if (!node.abstract->is_tensor() || !node.abstract->shape.is_concrete() ||
      element_count(node.abstract->shape.concrete()) > kMostElements)
    return nullptr;
  if (node.is_parameter()) return fixed_input(vm, graph, node, used);
  const ops::OpDef* op = node.primitive() ? ops::op_of(*node.primitive()) : nullptr;
  if (!op || op->effect != ir::Effect::None) return nullptr;
  std::vector<ir::AbstractRef> arguments;
  for (const ir::Node* argument : node.arguments()) {
    arguments.push_back(value_of(vm, graph, *argument, left, used));
    if (!arguments.back()) return nullptr;
  }
  auto result = kernels::evaluate(*op, arguments);
  return result && result->size() == 1 ? ir::Abstract::constant_tensor((*result)[0]) : nullptr;
}

std::string text_of(vm::Vm& vm, vm::Value tensor) {
  const vm::Ref shown = vm.repr(tensor);
  if (!shown) vm.take_exception();
  return shown ? std::string(vm.text(shown)) : "a Tensor";
}

}  // namespace

Outcome<SymbolRef> decided(Evaluator& evaluator, const SymbolRef& value) {
  REFJIT_CAPTURE(condition, evaluator.condition(value));
  if (!condition->is_node()) return condition;
  GraphCapture& graph = evaluator.graph();
  vm::Vm& vm = evaluator.vm();
  Frozen used;
  int left = kMostOperators;
  const ir::AbstractRef known = value_of(vm, graph, *condition->node, left, used);
  if (!known) return condition;
  for (const Input* input : used) {
    if (!input->source) continue;
    graph.frozen.push_back({input->source->label, text_of(vm, input->tensor), innermost(graph.spans())});
    if (!graph.keeps_dependencies) continue;
    // Another process may have another tensor there: a program with such a guard is not saved.
    Guard same;
    same.kind = GuardKind::Contents;
    same.source = input->source;
    same.expected = input->tensor;
    graph.dependencies.push_back(std::move(same));
  }
  return Symbol::constant(*std::get<Tensor>(known->value).data<bool>() ? vm::kTrue : vm::kFalse);
}

}  // namespace refjit::capture
