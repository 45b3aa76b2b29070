#include "capture/replay.h"

#include <unordered_map>

#include "capture/ast/ast_capture.h"
#include "capture/guest_values.h"
#include "capture/jit_function.h"
#include "vm/deferred.h"
#include "vm/tensors/op_gradients.h"
#include "vm/types/dict.h"
#include "vm/types/tuple.h"

namespace refjit::capture {

using vm::Ref;
using vm::Value;

namespace {

class Replay {
 public:
  Replay(vm::Vm& vm, GraphCapture& graph) : vm_(vm), graph_(graph), state_(vm::tensors::tensor_state(vm)) {}

  /// Runs what `result` needs. False: something in the graph is no plain operator.
  bool can_run(const SymbolRef& result) {
    std::vector<ir::Node*> leaves;
    if (!collect(*result, leaves)) return false;
    ir::Node* all = graph_.builder().make_tuple(leaves);
    graph_.builder().finish(all);
    order_ = ir::topological_order(graph_.graph());
    for (const ir::Node* node : order_) {
      const ir::Primitive* p = node->primitive();
      const ops::OpDef* op = p ? ops::op_of(*p) : nullptr;
      const bool is_structure = p == &ir::prim::kMakeTuple || p == &ir::prim::kTupleGetItem || p == &ir::prim::kReturn;
      if (!is_structure && (!op || op->effect != ir::Effect::None)) return false;
    }
    return true;
  }

  /// False: an exception is set.
  bool run(const FrameView& view) {
    for (const Input& input : graph_.inputs) {
      Ref value = input.source ? Ref(input.source->fetch(vm_, view)) : input.tensor;
      if (input.is_number) {
        auto number = scalar_tensor(vm_, value, input.parameter->abstract->dtype);
        if (!number) return vm_.raise(number.error()), false;
        value = vm::tensors::new_tensor(vm_, *std::move(number));
      }
      values_[input.parameter] = std::move(value);
    }
    for (const ir::Node* node : order_) {
      std::vector<Value> arguments;
      for (const ir::Node* argument : node->arguments()) arguments.push_back(value_of(*argument));
      Ref made;
      if (const ops::OpDef* op = ops::op_of(*node->primitive()))
        made = vm::tensors::run_operator(state_, *op, arguments);
      else if (node->calls(ir::prim::kTupleGetItem))
        made = vm::as_tuple(arguments[0])->items[std::get<int64_t>(node->arguments()[1]->abstract->value)];
      else
        made = vm_.tuple(arguments);
      if (!made) return false;
      values_[node] = std::move(made);
    }
    return true;
  }

  Ref build(const Symbol& symbol) {
    if (symbol.is_node()) return value_of(*symbol.node);
    if (symbol.is_constant()) return symbol.value;
    std::vector<Ref> owned;
    std::vector<Value> items;
    for (const SymbolRef& item : symbol.items) {
      owned.push_back(build(*item));
      items.push_back(owned.back());
    }
    return symbol.kind == SymbolKind::List ? vm_.list(items) : vm_.tuple(items);
  }

 private:
  bool collect(const Symbol& symbol, std::vector<ir::Node*>& leaves) {
    if (symbol.is_node()) leaves.push_back(symbol.node);
    if (symbol.is_node() || symbol.is_constant()) return true;
    if (!symbol.is_sequence()) return false;
    for (const SymbolRef& item : symbol.items)
      if (!collect(*item, leaves)) return false;
    return true;
  }

  Value value_of(const ir::Node& node) {
    if (const auto known = values_.find(&node); known != values_.end()) return known->second;
    Ref made = vm::tensors::guest_value(state_, *node.abstract);
    return values_.emplace(&node, std::move(made)).first->second;
  }

  vm::Vm& vm_;
  GraphCapture& graph_;
  vm::tensors::TensorState& state_;
  std::vector<ir::Node*> order_;
  std::unordered_map<const ir::Node*, Ref> values_;
};

}  // namespace

Ref replay(vm::Vm& vm, vm::Args args) {
  auto* function = static_cast<vm::Function*>(args[0].object());
  const vm::Code* code = vm::whole_code(function);
  const auto given = vm::as_tuple(args[1])->span();
  std::vector<Value> slots(given.begin(), given.end());
  slots.resize(code->slot_count);
  FrameView view;
  view.globals = Value(function->globals);
  view.builtins = Value(function->builtins);
  view.locals = slots;

  GraphCapture graph(vm, code->source->name);
  std::vector<SymbolRef> locals;
  import_arguments(graph, code, view, locals);
  Callee callee;
  callee.code = code->source;
  callee.globals = Value(function->globals);
  callee.function = args[0];
  Outcome<SymbolRef> result = capture_ast(graph, callee, std::move(locals));
  if (!result) {
    const Break& why = result.why();
    return why.error && why.is_compile_error ? vm.raise(*why.error) : Ref(vm::kNotImplemented);
  }
  Replay run(vm, graph);
  if (!run.can_run(*result)) return vm::kNotImplemented;
  return run.run(view) ? run.build(**result) : Ref();
}

}  // namespace refjit::capture
