#include "capture/trace/trace_capture.h"

#include <algorithm>

#include "vm/builtin_types.h"
#include "vm/execute.h"
#include "vm/numpy/numpy_objects.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/define.h"
#include "vm/types/dict.h"
#include "vm/types/float.h"
#include "vm/types/int.h"
#include "vm/types/list.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"
#include "vm/vm.h"

namespace refjit::capture {

using vm::Value;
using vm::tensors::TensorObject;

namespace {

bool is_sequence(Value v) { return vm::is_tuple(v) || vm::is_list(v); }

/// May another tensor show these elements?
bool is_shared(const Tensor& tensor) { return tensor.storage && tensor.storage->references > 1; }

/// May each call return this very object? Nothing in it is the call's own, and nobody can change it.
bool is_shareable(vm::Vm& vm, Value v) {
  if (!v.is_object() || vm::is_str(v) || vm::is_int(v) || vm::is_float(v) || vm::has_type_flag(v, vm::kTypeType))
    return true;
  const vm::Type* type = v.object()->type;
  const auto& types = vm.types();
  for (const vm::Type* fixed : {types.bytes, types.complex, types.range, types.native_function, types.ellipsis})
    if (type == fixed) return true;
  const auto& tensors = vm::tensors::tensor_state(vm);
  for (const vm::Type* dtype : tensors.dtype_types)
    if (type == dtype) return true;
  return vm.is_instance(v, tensors.primitive) || vm.is_instance(v, vm::numpy::numpy_state(vm).generic);
}

/// Is this key in what a call returns the key of every other call? A tensor is not: each call makes its own.
bool is_same_key(vm::Vm& vm, Value key, const std::function<bool(Value)>& is_outside) {
  if (is_shareable(vm, key) || (is_outside(key) && !vm::tensors::is_tensor(key))) return true;
  if (!vm::is_tuple(key)) return false;
  const auto items = vm::as_tuple(key)->span();
  return std::all_of(items.begin(), items.end(), [&](Value item) { return is_same_key(vm, item, is_outside); });
}

}  // namespace

TraceRecorder::TraceRecorder(GraphCapture& graph, vm::tensors::TensorState& state)
    : graph_(graph), state_(state), first_new_id_(state.next_id) {
  push_recorder(state_, *this);
}

TraceRecorder::~TraceRecorder() { pop_recorder(state_, *this); }

void TraceRecorder::fail(std::string why) {
  if (!obstacle_.empty()) return;
  obstacle_ = std::move(why);
  obstacle_span_ = graph_.vm().current_span();
}

void TraceRecorder::remember(Value tensor, ir::Node* node, SourceRef source) {
  const auto* object = vm::tensors::as_tensor(tensor);
  const bool is_new = known_.insert_or_assign(object->id, Known{node, tensor, std::move(source)}).second;
  if (is_new && is_from_outside(object)) outside_.push_back(object->id);
}

void TraceRecorder::bind(Value argument, const SymbolRef& symbol) {
  if (!symbol) return;
  if (vm::tensors::is_tensor(argument) && symbol->is_node()) return remember(argument, symbol->node, symbol->source);
  if (symbol->is_node()) {  // a mutable number: Python code reads it, so the trace depends on it
    Guard guard;
    guard.kind = argument.is_object() ? GuardKind::Equal : GuardKind::Identity;
    guard.source = symbol->source;
    guard.expected = argument;
    graph_.guards.push_back(std::move(guard));
    return;
  }
  if (symbol->is_outside && symbol->source) arguments_[argument.bits()] = symbol;
  if (is_sequence(argument) && symbol->is_sequence()) {
    const auto items = vm::items_of(argument);
    for (size_t i = 0; i < items.size() && i < symbol->items.size(); ++i) bind(items[i], symbol->items[i]);
  } else if (vm::is_dict(argument) && symbol->kind == SymbolKind::Dict) {
    Value key, item;
    size_t i = 0;
    for (int32_t at = 0; vm::dict_next(vm::as_dict(argument), at, key, item) && i < symbol->items.size();)
      bind(item, symbol->items[i++]);
  }
}

SymbolRef TraceRecorder::operand(Value v) {
  if (vm::tensors::is_tensor(v)) {
    TensorObject* tensor = vm::tensors::as_tensor(v);
    if (auto known = known_.find(tensor->id); known != known_.end()) return Symbol::of_node(known->second.node);
    if (is_from_outside(tensor)) {
      SymbolRef imported = graph_.import_owned(v, "captured");
      remember(v, imported->node, imported->source);
      return imported;
    }
    // Made during the trace without an operator: a Python number that became a tensor, or Tensor(...) in the body.
    auto elements = contiguous(tensor->tensor, state_.memory);
    auto own = elements ? Tensor::copy_of(elements->dtype, elements->shape, elements->data()) : std::move(elements);
    if (!own) fail("there is no memory for a constant");
    ir::Node* constant = graph_.builder().tensor(own ? std::move(*own) : tensor->tensor);
    remember(v, constant);
    return Symbol::of_node(constant);
  }
  if (is_sequence(v)) {
    std::vector<SymbolRef> items;
    for (Value item : vm::items_of(v)) items.push_back(operand(item));
    return Symbol::tuple(std::move(items));
  }
  return Symbol::constant(v);
}

void TraceRecorder::on_operator(const ops::OpDef& op, std::span<const Value> arguments, Value result,
                                vm::tensors::EagerEntry&) {
  if (!obstacle_.empty()) return;
  if (op.name == "Assign") {
    TensorObject *target = vm::tensors::as_tensor(arguments[0]), *source = vm::tensors::as_tensor(arguments[1]);
    if (target->tensor.dtype != source->tensor.dtype) return fail("Assign converts its value");
    on_assign(target, source);
    if (vm::tensors::is_tensor(result)) remember(result, node_of(target));
    return;
  }
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
    remember(results[i], (*made)->is_node() ? (*made)->node : (*made)->items[i]->node);
  }
}

void TraceRecorder::on_host_read(TensorObject* tensor, const char* what) {
  if (!obstacle_.empty()) return;
  if (what == std::string_view("hash")) {
    const auto known = known_.find(tensor->id);
    if (known != known_.end() && known->second.source) fail("the hash of an argument is read, which is its identity");
    return;
  }
  ir::Node* node = node_of(tensor);
  if (node->is_value()) return;
  if (!read_nodes_.insert(node).second) return;
  auto elements = contiguous(tensor->tensor, state_.memory);
  auto value = elements ? Tensor::copy_of(elements->dtype, elements->shape, elements->data()) : std::move(elements);
  if (!value) return fail("there is no memory for the value of a tensor");
  reads_.push_back({node, std::move(*value), what, graph_.vm().current_span()});
}

void TraceRecorder::on_write(TensorObject*) { fail("a tensor is written in place with another shape or dtype"); }

void TraceRecorder::on_assign(TensorObject* target, TensorObject* source) {
  if (!obstacle_.empty()) return;
  ir::Node* value = node_of(source);
  node_of(target);  // known from here on
  if (is_shared(target->tensor)) {
    // What this trace alone holds, the program does not see any more.
    std::erase_if(known_, [&](const auto& entry) {
      const auto* other = entry.second.tensor.template as<TensorObject>();
      return other->references == 1 && !is_from_outside(other);
    });
    for (const auto& [id, known] : known_) {
      const auto* other = known.tensor.as<TensorObject>();
      if (id != target->id && other->references > 1 && other->tensor.storage.get() == target->tensor.storage.get())
        return fail("a tensor is written in place that shares its elements with another");
    }
  }
  Known& known = known_.at(target->id);
  known.node = value;
  if (is_from_outside(target) && !std::exchange(known.is_written, true)) written_.push_back(Value(target));
}

void TraceRecorder::on_copy(TensorObject* tensor, TensorObject* copy) {
  if (copy->type != state_.tensor) fail("a " + graph_.vm().type_name(Value(copy)) + " is made");
  if (obstacle_.empty()) remember(Value(copy), node_of(tensor));
}

SymbolRef TraceRecorder::symbol_of(Value v, const std::function<bool(Value)>& is_outside) {
  if (vm::tensors::is_tensor(v)) {
    SymbolRef symbol = operand(v);
    // A tensor from outside is returned itself, with whatever was written to it.
    const TensorObject* tensor = vm::tensors::as_tensor(v);
    if (is_from_outside(tensor)) {
      SymbolRef itself = Symbol::constant(v, known_.at(tensor->id).source);
      itself->kind = SymbolKind::Opaque;
      return itself;
    }
    if (is_shared(tensor->tensor))
      for (const uint64_t id : outside_) {
        const Known& known = known_.at(id);
        if (known.tensor.as<TensorObject>()->tensor.storage.get() != tensor->tensor.storage.get()) continue;
        if (known.is_written) fail("a view of a tensor that is written is returned");
        symbol->born = 1;  // as bytecode capture marks what may show memory from outside
      }
    return symbol;
  }
  vm::Vm& vm = graph_.vm();
  const auto& types = vm.types();
  const vm::Type* type = vm.type_of(v);
  if (auto known = returned_.find(v.bits()); known != returned_.end()) return known->second;
  if (auto known = arguments_.find(v.bits()); known != arguments_.end()) return known->second;
  if ((type == types.list || type == types.dict) && is_outside(v)) {  // the guards say that it is this very one
    SymbolRef itself = Symbol::constant(v);
    itself->kind = SymbolKind::Opaque;
    return itself;
  }
  if (type == types.list || type == types.dict) {
    const SymbolRef made = type == types.list ? Symbol::list({}) : Symbol::dict({}, {});
    returned_[v.bits()] = made;
    if (type == types.list)
      for (Value item : vm::items_of(v)) made->items.push_back(symbol_of(item, is_outside));
    Value key, item;
    for (int32_t at = 0; type == types.dict && vm::dict_next(vm::as_dict(v), at, key, item);) {
      if (!is_same_key(vm, key, is_outside)) fail("a " + vm.type_name(key) + " is a key of what is returned");
      made->keys.push_back(key);
      made->items.push_back(symbol_of(item, is_outside));
    }
    return made;
  }
  const bool has_attributes = v.is_object() && vm::has_instance_dict(v.object()) && vm::instance_dict(v.object());
  if (vm::is_tuple(v) && !has_attributes) {
    std::vector<SymbolRef> items;
    for (Value item : vm::items_of(v)) items.push_back(symbol_of(item, is_outside));
    SymbolRef made = Symbol::tuple(std::move(items));
    if (type != types.tuple) made->function = Symbol::constant(Value(vm.type_of(v)));
    return returned_[v.bits()] = made;
  }
  if (!is_shareable(vm, v)) fail("a " + vm.type_name(v) + " is returned, which each call makes anew");
  SymbolRef itself = Symbol::constant(v);
  itself->kind = SymbolKind::Opaque;  // a range stays one
  return itself;
}

}  // namespace refjit::capture
