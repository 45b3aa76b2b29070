#include "capture/crossing.h"

#include <algorithm>

#include "base/program_place.h"
#include "capture/choice.h"
#include "capture/evaluator.h"
#include "capture/guest_values.h"
#include "tensor/promotion.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/dict.h"
#include "vm/types/float.h"
#include "vm/types/int.h"
#include "vm/types/str.h"
#include "vm/vm.h"

namespace refjit::capture {

using ir::Abstract;
using ir::AbstractRef;
using ir::Node;
using vm::Value;

namespace {

std::optional<DType> number_dtype(Value v) {
  if (v.is_bool()) return DType::Bool;
  if (vm::is_int(v)) return DType::Int64;
  if (vm::is_float(v)) return DType::Float32;
  return std::nullopt;
}

bool is_structure(const Symbol& s) {
  return s.is_sequence() || s.kind == SymbolKind::Dict || s.kind == SymbolKind::Slice ||
         s.kind == SymbolKind::Iterator || s.kind == SymbolKind::Text;
}

bool is_same_constant(vm::Vm& vm, Value a, Value b) {
  if (a == b) return true;
  if (!a.is_object() || !b.is_object() || vm.type_of(a) != vm.type_of(b)) {
    double x, y;
    return vm::is_float(a) && vm::is_float(b) && vm::float_value(a, x) && vm::float_value(b, y) && x == y;
  }
  if (!vm::is_int(a) && !vm::is_float(a) && !vm::is_str(a) && !vm::is_kind(a, vm::kTypeBytes)) return false;
  bool is_equal = false;
  return vm.equal(a, b, is_equal) && is_equal;
}

/// Values that stand for the same thing on both sides of a boundary.
bool is_same(vm::Vm& vm, const SymbolRef& a, const SymbolRef& b) {
  if (a == b) return true;
  if (!a || !b || a->kind != b->kind) return false;
  switch (a->kind) {
    case SymbolKind::Constant:
      return is_same_constant(vm, a->value, b->value);
    case SymbolKind::Node:
      return a->node == b->node;
    case SymbolKind::Function:
      return a->code == b->code && a->cells == b->cells && a->defaults == b->defaults &&
             a->keyword_defaults == b->keyword_defaults;
    case SymbolKind::Method:
      return is_same(vm, a->function, b->function) && is_same(vm, a->self, b->self);
    case SymbolKind::Null:
      return a->poison == b->poison;
    default:
      return false;
  }
}

void make_choice(Crossing& crossing, std::vector<SymbolRef> functions) {
  crossing.kind = Crossing::Kind::Choice;
  crossing.functions = std::move(functions);
  Crossing& number = crossing.items.emplace_back();
  number.kind = Crossing::Kind::Leaf;
  number.type = Abstract::tensor({DType::Int32, {}});
}

/// MindSpore's names of kinds, as its join errors have them.
std::string abstract_name(const Symbol& s) {
  switch (s.kind) {
    case SymbolKind::Node:
      return s.is_number ? "AbstractScalar" : "AbstractTensor";
    case SymbolKind::Tuple:
      return "AbstractTuple";
    case SymbolKind::List:
      return "AbstractList";
    case SymbolKind::Dict:
      return "AbstractTuple";
    case SymbolKind::Slice:
      return "AbstractSlice";
    case SymbolKind::Function:
    case SymbolKind::Method:
      return "FuncGraphAbstractClosure";
    case SymbolKind::Constant:
      if (s.value.get().is_none()) return "AbstractNone";
      return number_dtype(s.value) || vm::is_str(s.value) ? "AbstractScalar" : "AbstractTensor";
    default:
      return "AbstractError";
  }
}

/// The one Symbol of a crossing that has one, for messages.
Symbol shown(const Crossing& crossing) {
  if (crossing.kind != Crossing::Kind::Structure) return *crossing.symbol;
  Symbol s;
  s.kind = crossing.structure;
  s.items = crossing.symbol->items;
  return s;
}

/// A number or a text, or a sequence of such.
bool is_plain(const Symbol& s) {
  if (s.is_sequence())
    return std::all_of(s.items.begin(), s.items.end(), [](const SymbolRef& item) { return item && is_plain(*item); });
  return s.is_number || (s.is_constant() && (number_dtype(s.value) || vm::is_str(s.value)));
}

/// Structures that MindSpore joins whatever their lengths: dicts, sequences of tensors of one type, and of plain
/// values.
bool has_any_length(const Symbol& s) {
  if (s.is_sequence() && !s.items.empty() && (!s.items[0] || !s.items[0]->is_node()) && !is_plain(s)) return false;
  if (s.kind == SymbolKind::Dict || (s.is_sequence() && is_plain(s))) return true;
  return s.is_sequence() && std::all_of(s.items.begin(), s.items.end(), [&](const SymbolRef& item) {
           return item && item->is_node() && item->is_number == s.items[0]->is_number &&
                  item->node->abstract->dtype == s.items[0]->node->abstract->dtype;
         });
}

}  // namespace

const Crossing* Crossing::failure() const {
  if (kind == Kind::Failed) return this;
  for (const Crossing& item : items)
    if (const Crossing* found = item.failure()) return found;
  return nullptr;
}

size_t Crossing::leaf_count() const {
  if (kind == Kind::Leaf) return 1;
  size_t count = 0;
  for (const Crossing& item : items) count += item.leaf_count();
  return count;
}

bool Crossings::outlives(const Symbol& symbol) const {
  if (symbol.is_node()) return symbol.node->is_value() || graph_.is_open(symbol.node->graph());
  const auto lives = [this](const SymbolRef& part) { return !part || outlives(*part); };
  for (const auto& cell : symbol.cells)
    if (cell && cell->value && cell->value->kind != SymbolKind::Function && !outlives(*cell->value)) return false;
  for (const auto& [name, part] : symbol.keyword_defaults)
    if (!lives(part)) return false;
  return std::all_of(symbol.items.begin(), symbol.items.end(), lives) &&
         std::all_of(symbol.defaults.begin(), symbol.defaults.end(), lives) && lives(symbol.function) &&
         lives(symbol.self);
}

bool Crossings::choose(Crossing& into, const SymbolRef& first, const SymbolRef& second) {
  std::vector<SymbolRef> functions;
  std::vector<Either> known;
  for (const SymbolRef& value : {first, second}) {
    if (!value || !is_function(graph_.vm(), *value)) return false;
    known.push_back(as_either(graph_.vm(), *value));
  }
  // A choice that is joined keeps its numbers.
  const bool is_second_first = known[1].functions && !known[0].functions;
  for (const size_t side : {size_t(is_second_first), size_t(!is_second_first)}) {
    const std::span<const SymbolRef> more =
        known[side].functions ? std::span(*known[side].functions) : std::span(side == 0 ? &first : &second, 1);
    for (size_t i = 0; i < more.size(); ++i) {
      if (!outlives(*more[i])) return false;
      const auto same = std::find_if(functions.begin(), functions.end(),
                                     [&](const SymbolRef& f) { return is_same(graph_.vm(), f, more[i]); });
      const bool is_moved = same != functions.begin() + static_cast<ptrdiff_t>(std::min(i, functions.size()));
      if (known[side].functions && is_moved) return false;
      if (same == functions.end()) functions.push_back(more[i]);
    }
  }
  into = Crossing();
  into.symbol = first;
  make_choice(into, std::move(functions));
  return true;
}

SymbolRef Crossings::expanded(const SymbolRef& value) {
  if (value && value->is_constant() && (vm::is_kind(value->value, vm::kTypeTuple)))
    return graph_.import(value->value, nullptr, GraphCapture::Depth::Frozen);
  return value;
}

Crossing Crossings::of(const SymbolRef& given) {
  Crossing crossing;
  const SymbolRef value = expanded(given);
  if (!value) return crossing;
  if (value->is_null()) {
    crossing.why = value->poison;
    return crossing;
  }
  if (value->is_node()) {
    crossing.kind = Crossing::Kind::Leaf;
    crossing.symbol = value;
    crossing.type = ir::broaden(value->node->abstract);
    crossing.is_number = value->is_number;
    return crossing;
  }
  if (is_structure(*value)) {
    crossing.kind = Crossing::Kind::Structure;
    crossing.symbol = value;
    crossing.structure = value->kind;
    crossing.keys = value->keys;
    for (size_t i = value->position; i < value->items.size(); ++i) crossing.items.push_back(of(value->items[i]));
    return crossing;
  }
  crossing.kind = Crossing::Kind::Same;
  crossing.symbol = value;
  if (const Either known = as_either(graph_.vm(), *value); known.functions) make_choice(crossing, *known.functions);
  return crossing;
}

Crossing Crossings::of(std::span<const SymbolRef> values) {
  Crossing whole;
  whole.kind = Crossing::Kind::Structure;
  whole.structure = SymbolKind::Tuple;
  for (const SymbolRef& value : values) whole.items.push_back(of(value));
  return whole;
}

bool Crossings::fail(Crossing& into, std::string detail, bool runs) {
  auto why = std::make_shared<Break>();
  why->id = BreakId::GuestError;
  why->detail = detail;
  why->span = innermost(graph_.spans());
  why->error = user_error(
      "TypeError",
      "Cannot join the return values of different branches, perhaps you need to make them equal.\n" + detail +
          "\nFor more details, please refer to "
          "https://www.mindspore.cn/search?inputValue=Type%20Join%20Failed",
      why->span);
  why->is_compile_error = !runs;
  into = Crossing();
  into.why = std::move(why);
  return true;
}

bool Crossings::fail_kinds(Crossing& into, const Symbol& first, const Symbol& second) {
  const auto is_none = [](const Symbol& s) { return s.is_constant() && s.value.get().is_none(); };
  const auto is_free = [](const Symbol& s) {
    return s.kind == SymbolKind::Function || s.kind == SymbolKind::Method ||
           (s.is_constant() && s.value.get().is_object());
  };
  // Nothing stands in the place of anything; texts, functions and structures of different lengths are Python's.
  const bool runs = is_none(first) || is_none(second) || (is_free(first) && is_free(second)) ||
                    (has_any_length(first) && has_any_length(second));
  std::string names[] = {abstract_name(first), abstract_name(second)};
  if (reverses_texts) names[0].swap(names[1]);
  // A scalar that comes first asks for the other's type, which a tensor or a structure does not have.
  const std::string scalar = type_text(reverses_texts ? second : first);
  const bool other_is_none = is_none(reverses_texts ? first : second);
  if (names[0] == "AbstractScalar") {
    const std::string other = names[1] == "AbstractScalar" ? type_text(reverses_texts ? first : second) : "Any";
    return fail(into, "Type Join Failed: dtype1 = " + scalar + ", dtype2 = " + (other_is_none ? "None" : other) + ".",
                runs);
  }
  fail(into, "Type Join Failed: Abstract type " + names[0] + " cannot join with " + names[1] + ".", runs);
  if (first.is_sequence() && second.kind == first.kind && has_any_length(first) && has_any_length(second)) {
    auto why = std::make_shared<Break>(*into.why);
    why->grows = true;
    into.why = std::move(why);
  }
  return true;
}

bool Crossings::fail_dtypes(Crossing& into, DType first, DType second) {
  if (reverses_texts) std::swap(first, second);
  return fail(into, "Type Join Failed: dtype1 = " + std::string(ir_name(first)) +
                        ", dtype2 = " + std::string(ir_name(second)) + ".");
}

bool Crossings::join_shapes(Crossing& into, const ir::AnyShape& other) {
  const ir::AnyShape& shape = into.type->shape;
  if (!shape.rank_known || shape == other) return false;
  auto type = std::make_shared<Abstract>(*ir::broaden(into.type));
  bool is_changed = false;
  if (!other.rank_known || shape.dims.size() != other.dims.size()) {
    type->shape = {false, {}};
    is_changed = true;
  } else {
    for (size_t i = 0; i < shape.dims.size(); ++i) {
      if (!shape.dims[i].is_known() || shape.dims[i] == other.dims[i]) continue;
      type->shape.dims[i] = graph_.unknown_dim();
      is_changed = true;
    }
  }
  into.type = std::move(type);
  return is_changed;
}

bool Crossings::join_leaf(Crossing& into, const SymbolRef& value) {
  const Abstract& type = *into.type;
  if (value->is_node()) {
    if (value->node == into.symbol->node) {
      into.is_shared = true;
      return false;
    }
    const Abstract& other = *value->node->abstract;
    if (into.is_number != value->is_number) return fail_kinds(into, *into.symbol, *value);
    if (type.is_tensor() && other.is_tensor() && type.dtype != other.dtype)
      return fail_dtypes(into, type.dtype, other.dtype);
    if (type.is_tensor() && other.is_tensor() && join_shapes(into, other.shape)) {
      into.is_shared = false;
      return true;
    }
    into.is_shared = false;
    into.type = ir::broaden(into.type);
    return false;
  }
  if (into.is_number && value->is_constant()) {
    if (const auto dtype = number_dtype(value->value)) {
      if (*dtype == type.dtype) return false;
      return fail_dtypes(into, type.dtype, *dtype);
    }
  }
  if (!into.is_number && value->is_constant() && vm::tensors::is_tensor(value->value)) {
    const SymbolRef node = graph_.import_owned(value->value, "constant");
    return join_leaf(into, node);
  }
  return fail_kinds(into, *into.symbol, *value);
}

bool Crossings::join(Crossing& into, const SymbolRef& given) {
  const SymbolRef value = expanded(given);
  if (into.kind == Crossing::Kind::Failed) return false;
  if (!value || value->is_null()) {
    into = Crossing();
    if (value) into.why = value->poison;
    return true;
  }
  switch (into.kind) {
    case Crossing::Kind::Leaf:
      return join_leaf(into, value);
    case Crossing::Kind::Structure: {
      into.is_shared = value == into.symbol;
      if (into.is_shared) return false;
      if (value->kind != into.structure || value->items.size() - value->position != into.items.size())
        return fail_kinds(into, shown(into), *value);
      for (size_t i = 0; i < into.keys.size(); ++i)
        if (!is_same_constant(graph_.vm(), into.keys[i], value->keys[i]))
          return fail(into, "Type Join Failed: the keys of the dictionaries differ.", true);
      bool is_changed = false;
      for (size_t i = 0; i < into.items.size(); ++i)
        is_changed = join(into.items[i], value->items[value->position + i]) || is_changed;
      return is_changed;
    }
    case Crossing::Kind::Choice: {
      const Either known = as_either(graph_.vm(), *value);
      if (known.functions && *known.functions == into.functions) return false;
      return fail_kinds(into, *into.symbol, *value);
    }
    default:
      break;
  }
  if (is_same(graph_.vm(), into.symbol, value)) return false;
  const auto number = into.symbol->is_constant() ? number_dtype(into.symbol->value) : std::nullopt;
  const auto other = value->is_constant() ? number_dtype(value->value)
                     : value->is_number   ? std::optional(value->node->abstract->dtype)
                                          : std::nullopt;
  if (number && other && *number == *other) {
    into.kind = Crossing::Kind::Leaf;
    into.type = Abstract::tensor({*number, {}});
    into.is_number = true;
    into.symbol = value->is_number ? value : into.symbol;
    into.is_shared = false;
    return true;
  }
  if (number && other) return fail_dtypes(into, *number, *other);
  if (into.symbol->is_constant() && vm::tensors::is_tensor(into.symbol->value)) {
    into = of(graph_.import_owned(into.symbol->value, "constant"));
    join_leaf(into, value);
    return true;
  }
  fail_kinds(into, *into.symbol, *value);
  return true;
}

bool Crossings::join(Crossing& into, std::span<const SymbolRef> values) {
  bool is_changed = false;
  for (size_t i = 0; i < values.size(); ++i) is_changed = join(into.items[i], values[i]) || is_changed;
  return is_changed;
}

void Crossings::settle(Crossing& crossing) {
  if (crossing.is_shared) {
    crossing.kind = Crossing::Kind::Same;
    return;
  }
  for (Crossing& item : crossing.items) settle(item);
}

Outcome<bool> Crossings::append_leaves(const Crossing& crossing, const SymbolRef& given, std::vector<Node*>& nodes) {
  if (crossing.kind == Crossing::Kind::Leaf) {
    if (given->is_constant()) {
      if (crossing.is_number) {
        auto tensor = scalar_tensor(graph_.vm(), given->value, crossing.type->dtype);
        if (!tensor) return std::move(tensor).error();
        nodes.push_back(graph_.builder().tensor(std::move(*tensor)));
      } else {
        REFJIT_CAPTURE(node, graph_.node_of(given));
        nodes.push_back(node);
      }
      return true;
    }
    REFJIT_CAPTURE(node, graph_.node_of(given));
    nodes.push_back(node);
    return true;
  }
  if (crossing.kind == Crossing::Kind::Choice) {
    if (const Either known = as_either(graph_.vm(), *given); known.functions) {
      nodes.push_back(known.number);
      return true;
    }
    const auto same = std::find_if(crossing.functions.begin(), crossing.functions.end(),
                                   [&](const SymbolRef& f) { return is_same(graph_.vm(), f, given); });
    auto number =
        scalar_tensor(graph_.vm(), graph_.vm().integer(same - crossing.functions.begin()).get(), DType::Int32);
    if (!number) return std::move(number).error();
    nodes.push_back(graph_.builder().tensor(std::move(*number)));
    return true;
  }
  if (crossing.kind != Crossing::Kind::Structure) return true;
  const SymbolRef value = expanded(given);
  for (size_t i = 0; i < crossing.items.size(); ++i) {
    REFJIT_CAPTURE(done, append_leaves(crossing.items[i], value->items[value->position + i], nodes));
    (void)done;
  }
  return true;
}

SymbolRef Crossings::restore(const Crossing& crossing, std::span<Node* const> nodes, size_t& next) {
  switch (crossing.kind) {
    case Crossing::Kind::Same:
      return crossing.symbol;
    case Crossing::Kind::Leaf: {
      Node* node = nodes[next++];
      return crossing.is_number ? Symbol::number(node) : Symbol::of_node(node);
    }
    case Crossing::Kind::Structure: {
      auto symbol = std::make_shared<Symbol>();
      symbol->kind = crossing.structure;
      symbol->keys = crossing.keys;
      for (const Crossing& item : crossing.items) symbol->items.push_back(restore(item, nodes, next));
      return symbol;
    }
    case Crossing::Kind::Choice:
      return choice(graph_.vm(), kEither, crossing.functions, nodes[next++]);
    default:
      return crossing.why ? Symbol::poisoned(crossing.why) : nullptr;
  }
}

std::vector<SymbolRef> Crossings::restore_items(const Crossing& crossing, std::span<Node* const> nodes) {
  std::vector<SymbolRef> values;
  size_t next = 0;
  for (const Crossing& item : crossing.items) values.push_back(restore(item, nodes, next));
  return values;
}

void Crossings::append_types(const Crossing& crossing, std::vector<AbstractRef>& types) {
  if (crossing.kind == Crossing::Kind::Leaf) types.push_back(crossing.type);
  for (const Crossing& item : crossing.items) append_types(item, types);
}

AbstractRef Crossings::packed_type(const Crossing& crossing) {
  std::vector<AbstractRef> types;
  append_types(crossing, types);
  if (types.empty()) return Abstract::tensor({DType::Bool, {}});
  return types.size() == 1 ? types[0] : Abstract::tuple(std::move(types));
}

Node* Crossings::pack(std::span<Node* const> nodes) {
  ir::Builder& builder = graph_.builder();
  if (nodes.empty()) {
    // Only effects: a graph gives something all the same.
    return builder.tensor(*scalar_tensor(graph_.vm(), vm::kTrue, DType::Bool));
  }
  if (nodes.size() == 1) return nodes[0];
  Node* whole = nodes[0]->calls(ir::prim::kTupleGetItem) ? nodes[0]->input(1) : nullptr;
  if (whole && whole->abstract->elements.size() != nodes.size()) whole = nullptr;
  for (size_t i = 0; whole && i < nodes.size(); ++i) {
    if (!nodes[i]->calls(ir::prim::kTupleGetItem) || nodes[i]->input(1) != whole) {
      whole = nullptr;
      break;
    }
    const auto* index = std::get_if<int64_t>(&nodes[i]->input(2)->abstract->value);
    if (!index || *index != static_cast<int64_t>(i)) whole = nullptr;
  }
  if (whole) return whole;
  Node* tuple = builder.make_tuple(nodes);
  std::vector<AbstractRef> types;
  for (const Node* node : nodes) types.push_back(node->abstract);
  tuple->abstract = Abstract::tuple(std::move(types));
  return tuple;
}

std::vector<Node*> Crossings::unpack(Node* packed, size_t count) {
  if (count == 0) return {};
  if (count == 1) return {packed};
  std::vector<Node*> nodes;
  for (size_t i = 0; i < count; ++i) {
    Node* item = graph_.builder().tuple_get_item(packed, static_cast<int64_t>(i));
    item->abstract = packed->abstract->elements[i];
    nodes.push_back(item);
  }
  return nodes;
}

std::vector<Node*> Crossings::parameters(ir::FuncGraph& graph, const Crossing& crossing,
                                         std::span<const std::string> names) {
  std::vector<Node*> parameters;
  for (size_t i = 0; i < crossing.items.size(); ++i) {
    std::vector<AbstractRef> types;
    append_types(crossing.items[i], types);
    for (AbstractRef& type : types) {
      Node* parameter = graph_.module().add_parameter(graph, names[i]);
      parameter->abstract = std::move(type);
      parameters.push_back(parameter);
    }
  }
  return parameters;
}

Outcome<bool> Crossings::finish(const Crossing& crossing, const SymbolRef& value, const Effects::State& entry) {
  std::vector<Node*> nodes;
  REFJIT_CAPTURE(done, append_leaves(crossing, value, nodes));
  (void)done;
  // Nothing but effects: if the last of them is a call, it is the output and in tail position.
  Node* call = nodes.empty() ? graph_.effects.last_call() : nullptr;
  Node* output = graph_.effects.finished(call ? call : pack(nodes), entry);
  graph_.builder().finish(output);
  graph_.builder().graph().return_node()->abstract = output->abstract;
  return true;
}

SymbolRef Crossings::call(ir::FuncGraph& callee, std::span<Node* const> arguments, const Crossing& crossing,
                          bool writes, bool reads) {
  Node* call = graph_.builder().call(callee, arguments);
  call->abstract = packed_type(crossing);
  const Effects::State before = graph_.effects.state;
  graph_.effects.called(*call, before, writes, reads);
  size_t next = 0;
  return restore(crossing, unpack(call, crossing.leaf_count()), next);
}

}  // namespace refjit::capture
