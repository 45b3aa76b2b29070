// Nodes that the VM runs while a program runs: print and raise.
#include <algorithm>

#include "capture/graph_capture.h"
#include "ir/host_primitive.h"
#include "tensor/tensor_text.h"
#include "vm/builtin_types.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/list.h"
#include "vm/types/tuple.h"
#include "vm/vm.h"

namespace refjit::capture {

using ir::Abstract;
using ir::AbstractRef;
using ir::Node;

namespace {

/// The text "a b c" of values that print is given.
SymbolRef joined(vm::Vm& vm, const std::vector<SymbolRef>& values) {
  std::vector<SymbolRef> pieces;
  for (const SymbolRef& value : values) {
    if (!pieces.empty()) pieces.push_back(Symbol::constant(vm.string(" ")));
    const vm::Ref text = value->is_constant() ? vm.str(value->value) : vm::Ref();
    if (value->is_constant() && !text) vm.take_exception();
    pieces.push_back(text ? Symbol::constant(text) : value);
  }
  return Symbol::text(std::move(pieces));
}

/// A tensor that is a constant of the graph as Print shows it, its items between parentheses; anything else unchanged.
SymbolRef printed_constant(vm::Vm& vm, const SymbolRef& value) {
  if (!value->is_constant() || !vm::tensors::is_tensor(value->value)) return value;
  const Tensor& tensor = vm::tensors::as_tensor(value->value)->tensor;
  if (tensor.rank() == 0 || tensor.element_count() == 0) return value;
  std::string text = tensor_repr(tensor);
  text.erase(0, text.find('[', text.find("value=")));
  text.pop_back();
  std::replace(text.begin(), text.end(), '[', '(');
  std::replace(text.begin(), text.end(), ']', ')');
  return Symbol::constant(vm.string(text));
}

}  // namespace

Outcome<Node*> GraphCapture::host_operand(const SymbolRef& symbol) {
  const bool is_slice =
      symbol->kind == SymbolKind::Slice ||
      (symbol->is_constant() && symbol->value.get().is_object() && vm_.type_of(symbol->value) == vm_.types().slice);
  if (is_slice) {
    std::vector<Node*> parts;
    for (size_t i = 0; i < 3; ++i) {
      constexpr std::string_view kNames[] = {"start", "stop", "step"};
      const SymbolRef part = symbol->is_constant()
                                 ? Symbol::constant(vm_.get_attribute(symbol->value, vm_.intern(kNames[i])))
                                 : symbol->items[i];
      REFJIT_CAPTURE(node, host_operand(part));
      parts.push_back(node);
    }
    Node* slice = builder_.call(ir::prim::kMakeSlice, parts);
    slice->abstract = Abstract::slice(parts[0]->abstract, parts[1]->abstract, parts[2]->abstract);
    return slice;
  }
  const bool is_structure = symbol->is_sequence() || symbol->kind == SymbolKind::Dict;
  if (!is_structure && symbol->kind != SymbolKind::Text) {
    if (symbol->is_node() || !symbol->is_constant() || abstract_of(symbol->value)) return node_of(symbol);
    const vm::Ref text = vm_.str(symbol->value);
    if (!text) {
      vm_.take_exception();
      return Break{
          BreakId::UnsupportedOperand, "a " + vm_.type_name(symbol->value) + " cannot stand in a graph", {}, {}};
    }
    return builder_.string(std::string(vm_.text(text)));
  }
  std::vector<Node*> nodes;
  std::vector<AbstractRef> types;
  for (const SymbolRef& item : symbol->items) {
    REFJIT_CAPTURE(node, host_operand(item));
    nodes.push_back(node);
    types.push_back(node->abstract);
  }
  if (symbol->kind == SymbolKind::Text) {
    Node* text = builder_.call(ir::prim::kMakeList, nodes);
    text->abstract = Abstract::list(std::move(types));
    return text;
  }
  AbstractRef type = Abstract::tuple(std::move(types));
  if (type->is_fully_constant()) return builder_.constant(std::move(type));
  Node* tuple = builder_.make_tuple(nodes);
  tuple->abstract = std::move(type);
  return tuple;
}

Outcome<Node*> GraphCapture::emit_host(const ir::Primitive& primitive, std::vector<Node*> operands) {
  if (!effects.is_tracked()) {
    Break why{BreakId::Effect, std::string(primitive.name), {}, {}};
    why.signal = Break::Signal::NeedsEffects;
    return why;
  }
  operands.push_back(effects.before_write());
  Node* node = builder_.call(primitive, operands);
  node->abstract = Abstract::tensor({DType::Int32, {1}});
  effects.acted(*node);
  return node;
}

Outcome<SymbolRef> GraphCapture::emit_python(std::string_view function, const std::vector<SymbolRef>& arguments,
                                             AbstractRef type) {
  if (!has_host) return Break{BreakId::ReadsTensorValue, std::string(function), {}, {}};
  std::vector<Node*> operands{builder_.string(std::string(function))};
  for (const SymbolRef& argument : arguments) {
    REFJIT_CAPTURE(node, host_operand(argument));
    operands.push_back(node);
  }
  Node* node = builder_.call(ir::prim::kPyExecute, operands);
  node->abstract = std::move(type);
  return Symbol::of_node(node);
}

Outcome<SymbolRef> GraphCapture::add_print(const std::vector<SymbolRef>& values) {
  for (const SymbolRef& value : values)
    if (value->is_constant() && is_stand_in(value->value))
      return Break{BreakId::CallsPrint, "a sparse tensor that the graph makes", {}, {}};
  if (!has_host) {
    if (graph_depth() != 0) return Break{BreakId::CallsPrint, "in a branch or loop of the graph", {}, {}};
    std::vector<SymbolRef> printed;
    for (const SymbolRef& value : values) {
      if (!value->is_node()) {
        printed.push_back(detached(value));
        continue;
      }
      // What it is now: the object may be written before the graph has run.
      REFJIT_CAPTURE(node, node_of(value));
      printed.push_back(value->is_number ? Symbol::number(node) : Symbol::of_node(node));
    }
    prints.push_back(std::move(printed));
    return Symbol::constant(vm::kNone);
  }
  // Where one value is Python's alone, as texts are that % or tensors' values make, the whole line is as Python's print
  // writes it.
  const bool has_foreign = std::any_of(values.begin(), values.end(), [this](const SymbolRef& s) {
    if (s->is_formatted || s->kind == SymbolKind::Text) return true;
    const vm::Value v = s->is_constant() ? s->value.get() : vm::Value();
    return v && v.is_object() && !vm::is_tuple(v) && !vm::is_list(v) && !vm::tensors::is_tensor(v) && !abstract_of(v);
  });
  std::vector<Node*> operands;
  for (const SymbolRef& value : has_foreign ? std::vector{joined(vm_, values)} : values) {
    REFJIT_CAPTURE(node, host_operand(printed_constant(vm_, value)));
    operands.push_back(node);
  }
  REFJIT_CAPTURE(done, emit_host(ir::prim::kPrint, std::move(operands)));
  (void)done;
  return Symbol::constant(vm::kNone);
}

Break GraphCapture::add_raise(const std::string& type, const std::vector<SymbolRef>& arguments) {
  // A branch of a whole graph of MindSpore's keeps these types alone.
  constexpr std::string_view kKept[] = {"ValueError", "TypeError", "IndexError", "RuntimeError"};
  const bool is_kept =
      !is_whole || graph_depth() == 0 || std::find(std::begin(kKept), std::end(kKept), type) != std::end(kKept);
  std::vector<Node*> operands{builder_.string(is_kept ? type : "RuntimeError")};
  for (const SymbolRef& argument : arguments) {
    auto node = host_operand(argument);
    if (!node) return std::move(node.why());
    operands.push_back(*node);
  }
  auto done = emit_host(ir::prim::kRaise, std::move(operands));
  if (!done) return std::move(done.why());
  Break why{BreakId::GuestError, type + " is raised in the graph", {}, {}};
  why.signal = Break::Signal::Raised;
  return why;
}

void GraphCapture::finish_raised(const AbstractRef& type) {
  // The last effect of a graph that raises is the raise itself, or a call of graphs that all raise.
  Node* last = effects.state.memory->input(2);
  if (!last->calls(ir::prim::kRaise)) {
    last = builder_.call(ir::prim::kRaise, {builder_.string("RuntimeError"), effects.state.memory});
    effects.acted(*last);
  }
  last->abstract = type;
  builder_.finish(last);
  builder_.graph().return_node()->abstract = type;
}

}  // namespace refjit::capture
