#include "capture/trace/trace_capture.h"

#include "vm/tensors/tensor_object.h"
#include "vm/types/dict.h"
#include "vm/types/list.h"
#include "vm/types/tuple.h"
#include "vm/vm.h"

namespace refjit::capture {

using vm::Value;
using vm::tensors::TensorObject;

TraceRecorder::TraceRecorder(GraphCapture& graph, vm::tensors::TensorState& state)
    : graph_(graph), state_(state), outer_(state.recorder), first_new_id_(state.next_id) {
  state_.recorder = this;
}

TraceRecorder::~TraceRecorder() { state_.recorder = outer_; }

void TraceRecorder::fail(std::string why) {
  if (!obstacle_.empty()) return;
  obstacle_ = std::move(why);
  obstacle_span_ = graph_.vm().current_span();
}

SymbolRef TraceRecorder::operand(Value v) {
  if (vm::tensors::is_tensor(v)) {
    TensorObject* tensor = vm::tensors::as_tensor(v);
    if (auto known = nodes_.find(tensor->id); known != nodes_.end()) return Symbol::of_node(known->second);
    // Made during the trace without an operator: a Python number that became a tensor, or Tensor(...) in the body.
    if (tensor->id >= first_new_id_) {
      ir::Node* constant = graph_.builder().tensor(tensor->tensor);
      nodes_[tensor->id] = constant;
      kept_.push_back(v);
      return Symbol::of_node(constant);
    }
    return graph_.import_owned(v, "captured");
  }
  if (vm::is_tuple(v) || vm::is_list(v)) {
    std::vector<SymbolRef> items;
    for (Value item : vm::is_tuple(v) ? vm::as_tuple(v)->span() : vm::as_list(v)->span())
      items.push_back(operand(item));
    return Symbol::tuple(std::move(items));
  }
  return Symbol::constant(v);
}

void TraceRecorder::on_operator(const ops::OpDef& op, std::span<const Value> arguments, Value result) {
  if (outer_) outer_->on_operator(op, arguments, result);
  if (!obstacle_.empty()) return;
  if (op.effect != ir::Effect::None) return fail("the operator " + std::string(op.name) + " has an effect");
  std::vector<SymbolRef> operands;
  for (size_t i = 0; i < op.args.size(); ++i)
    operands.push_back(i < arguments.size() && arguments[i] ? operand(arguments[i]) : Symbol::constant(vm::kNone));
  graph_.set_span(graph_.vm().current_span());
  Outcome<SymbolRef> made = graph_.emit(op, operands, false);
  if (!made) return fail(made.why().detail);
  const std::span<const Value> results =
      vm::is_tuple(result) ? vm::as_tuple(result)->span() : std::span<const Value>(&result, 1);
  for (size_t i = 0; i < results.size(); ++i) {
    if (!vm::tensors::is_tensor(results[i])) return fail("the operator " + std::string(op.name) + " gives no tensor");
    ir::Node* node = (*made)->is_node() ? (*made)->node : (*made)->items[i]->node;
    nodes_[vm::tensors::as_tensor(results[i])->id] = node;
    kept_.push_back(results[i]);
  }
}

void TraceRecorder::on_host_read(TensorObject* tensor, const char* what) {
  if (outer_) outer_->on_host_read(tensor, what);
  fail("the value of a tensor leaves the graph (" + std::string(what) + ")");
}

void TraceRecorder::on_write(TensorObject* tensor) {
  if (outer_) outer_->on_write(tensor);
  fail("a tensor is written in place");
}

SymbolRef TraceRecorder::symbol_of(Value v) {
  if (vm::tensors::is_tensor(v)) return operand(v);
  if (vm::is_tuple(v) || vm::is_list(v)) {
    std::vector<SymbolRef> items;
    for (Value item : vm::is_tuple(v) ? vm::as_tuple(v)->span() : vm::as_list(v)->span())
      items.push_back(symbol_of(item));
    return vm::is_tuple(v) ? Symbol::tuple(std::move(items)) : Symbol::list(std::move(items));
  }
  if (vm::is_dict(v)) {
    std::vector<vm::Ref> keys;
    std::vector<SymbolRef> items;
    Value key, item;
    for (int32_t at = 0; vm::dict_next(vm::as_dict(v), at, key, item);) {
      keys.push_back(key);
      items.push_back(symbol_of(item));
    }
    return Symbol::dict(std::move(keys), std::move(items));
  }
  return Symbol::constant(v);
}

}  // namespace refjit::capture
