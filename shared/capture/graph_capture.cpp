#include "capture/graph_capture.h"

#include <algorithm>
#include <optional>
#include <unordered_set>

#include "base/code_lines.h"
#include "base/program_place.h"
#include "capture/guest_values.h"
#include "capture/heap.h"
#include "ops/draws.h"
#include "ops/numbers.h"
#include "tensor/promotion.h"
#include "vm/builtin_types.h"
#include "vm/function.h"
#include "vm/tensors/eager.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/dict.h"
#include "vm/types/float.h"
#include "vm/types/int.h"
#include "vm/types/list.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"
#include "vm/vm.h"

namespace refjit::capture {

using ir::Abstract;
using ir::AbstractRef;
using ir::Node;
using vm::Value;

namespace {

/// Items deeper than this in a nested argument are taken as one constant object.
constexpr size_t kMaxNesting = 16;

bool is_plain_constant(Value v) {
  return !v.is_object() || vm::is_str(v) || vm::is_int(v) || vm::is_float(v) || vm::is_kind(v, vm::kTypeBytes);
}

std::optional<ScalarKind> scalar_kind(Value v) {
  if (v.is_bool()) return ScalarKind::Bool;
  if (vm::is_int(v)) return ScalarKind::Int;
  if (vm::is_float(v)) return ScalarKind::Float;
  return std::nullopt;
}

bool is_operand_kind(ops::ArgKind kind) { return kind == ops::ArgKind::Tensor || kind == ops::ArgKind::TensorOrScalar; }

/// An attribute of the operator that is known only at run time, while kernels read it when they are prepared: null
/// where there is none, or where the result's shape waits for it, so that the kernel is prepared then.
const ops::Arg* unread_attribute(const ops::OpDef& op, std::span<Node* const> operands, const ir::Abstract& result) {
  const auto is_open = [](const ir::Abstract& type) { return type.is_tensor() && !type.shape.is_concrete(); };
  const ops::Arg* unread = nullptr;
  bool has_open = false;
  for (size_t i = 0; i < operands.size() && i < op.args.size(); ++i) {
    const ops::ArgKind kind = op.args[i].kind;
    const bool is_attribute = kind == ops::ArgKind::Int || kind == ops::ArgKind::Bool || kind == ops::ArgKind::Float;
    const bool is_planned = operands[i]->is_value() || operands[i]->abstract->is_open_number();
    if (is_attribute && !is_planned) unread = &op.args[i];
    has_open |= is_open(*operands[i]->abstract);
  }
  return is_open(result) && !has_open ? nullptr : unread;
}

}  // namespace

GraphCapture::GraphCapture(vm::Vm& vm, std::string name)
    : vm_(vm),
      module_(std::make_shared<ir::Module>()),
      graph_(module_->add_graph(std::move(name))),
      builder_(*module_, *graph_) {
  fetch_code_of_compiles();
  module_->root = graph_;
}

void GraphCapture::undo_changes() {
  roll_back(0);
  forget_changes();
}

const GraphCapture::Sizes* GraphCapture::sizes_before(const Symbol& symbol) const {
  if (symbol.appended_in != generation_) return nullptr;
  const auto change = std::find_if(changes_.rbegin(), changes_.rend(), [&symbol](const Change& saved) {
    return saved.symbol.get() == &symbol && saved.appended;
  });
  return change == changes_.rend() ? nullptr : &*change->appended;
}

void GraphCapture::will_change(const SymbolRef& symbol) {
  if (std::exchange(symbol->changed_in, generation_) == generation_) return;
  std::vector<SymbolRef> items = symbol->items;
  std::vector<vm::Ref> keys = symbol->keys;
  if (const Sizes* before = sizes_before(*symbol)) {
    items.resize(before->items);
    keys.resize(before->keys);
  }
  log({symbol,
       std::move(items),
       std::move(keys),
       symbol->position,
       symbol->is_unloaded,
       symbol->state,
       symbol->kind,
       symbol->poison,
       nullptr,
       nullptr,
       symbol->node,
       {}});
}

void GraphCapture::will_append(const SymbolRef& symbol) {
  if (symbol->changed_in == generation_ || std::exchange(symbol->appended_in, generation_) == generation_) return;
  log({symbol,
       {},
       {},
       0,
       false,
       nullptr,
       SymbolKind::Null,
       nullptr,
       nullptr,
       nullptr,
       nullptr,
       Sizes{symbol->items.size(), symbol->keys.size(), symbol->position}});
}

void GraphCapture::roll_back(size_t mark) {
  for (; changes_.size() > mark; unlog()) {
    Change& change = changes_.back();
    if (change.appended) {
      change.symbol->items.resize(change.appended->items);
      change.symbol->keys.resize(change.appended->keys);
      change.symbol->position = change.appended->position;
      continue;
    }
    if (change.cell) {
      change.cell->value = change.value;
      continue;
    }
    change.symbol->items = change.items;
    change.symbol->keys = change.keys;
    change.symbol->position = change.position;
    change.symbol->is_unloaded = change.is_unloaded;
    change.symbol->state = change.state;
    change.symbol->node = change.node;
    change.symbol->kind = change.kind;
    change.symbol->poison = change.poison;
  }
  ++generation_;
}

std::vector<Slot> GraphCapture::changed_since(size_t mark) const {
  std::vector<Slot> slots;
  std::unordered_set<const void*> seen;
  for (size_t i = mark; i < changes_.size(); ++i) {
    const Change& change = changes_[i];
    const void* changed = change.cell ? static_cast<const void*>(change.cell.get()) : change.symbol.get();
    if (seen.insert(changed).second) slots.push_back({change.cell, change.symbol, ""});
  }
  return slots;
}

SymbolRef Slot::value() const {
  if (cell) return cell->value;
  auto copy = std::make_shared<Symbol>(*structure);
  copy->source = nullptr;
  return copy;
}

void GraphCapture::assign(const Slot& slot, const SymbolRef& value) {
  if (slot.cell) {
    if (has_marks()) will_change(slot.cell);
    slot.cell->value = value;
    return;
  }
  will_change(slot.structure);
  if (!value || value->is_null()) {
    // The branches left different structures: reading it is an error from here on.
    slot.structure->kind = SymbolKind::Null;
    slot.structure->poison = value ? value->poison : nullptr;
    return;
  }
  slot.structure->items = value->items;
  slot.structure->keys = value->keys;
  slot.structure->position = value->position;
}

void GraphCapture::enter(ir::FuncGraph& graph) {
  graphs_.push_back(&builder_.graph());
  ir::Builder inner(*module_, graph);
  inner.spans = builder_.spans;
  inner.scope = builder_.scope;
  graph.span = innermost(builder_.spans);
  builder_ = std::move(inner);
}

bool GraphCapture::is_open(const ir::FuncGraph* graph) const {
  return graph == &builder_.graph() || std::find(graphs_.begin(), graphs_.end(), graph) != graphs_.end();
}

void GraphCapture::leave() {
  ir::Builder outer(*module_, *graphs_.back());
  graphs_.pop_back();
  outer.spans = std::move(builder_.spans);
  outer.scope = std::move(builder_.scope);
  builder_ = std::move(outer);
}

void GraphCapture::guard(GuardKind kind, SourceRef source, Value v, Depth depth) {
  if (!source || (depth == Depth::Frozen && !keeps_dependencies)) return;
  Guard guard;
  guard.kind = kind;
  guard.source = std::move(source);
  if (kind == GuardKind::Identity || kind == GuardKind::Equal) guard.expected = v;
  if (kind == GuardKind::Type || kind == GuardKind::Length || kind == GuardKind::Keys) guard.type = vm_.type_of(v);
  if (kind == GuardKind::Length) guard.length = vm::is_tuple(v) ? vm::as_tuple(v)->size : vm::as_list(v)->size;
  if (kind == GuardKind::Keys) guard.expected = keys_of(vm_, v);
  (depth == Depth::Frozen ? dependencies : guards).push_back(std::move(guard));
}

SymbolRef GraphCapture::import(Value v, SourceRef source, Depth depth) {
  if (vm::tensors::is_tensor(v)) return import_tensor(v, std::move(source), depth);
  if (is_mutable(vm_, v) && scalar_kind(v)) return import_number(v, std::move(source));
  if (is_plain_constant(v)) {
    const bool by_identity = !v.is_object() || (vm::is_str(v) && vm::as_str(v)->is_interned);
    guard(by_identity ? GuardKind::Identity : GuardKind::Equal, source, v, depth);
    return Symbol::constant(v, std::move(source));
  }
  if (vm::is_tuple(v) || vm::is_list(v) || vm::is_dict(v)) return import_structure(v, std::move(source), depth);
  guard(GuardKind::Identity, source, v, depth);
  return Symbol::constant(v, std::move(source));
}

namespace {

/// What listings call an input: a Parameter of the surroundings by its own name, other values by their path; an item as
/// MindSpore numbers those of *args.
std::string input_name(vm::Vm& vm, Value tensor, const SourceRef& source) {
  if (!source) return "tensor";
  if (is_parameter(vm, tensor) && source->kind != SourceKind::Local) {
    const vm::Ref name = vm.find_attribute(tensor, vm.intern("name"));
    if (name && vm::is_str(name)) return std::string(vm::view_of(name));
  }
  const bool is_numbered = source->kind == SourceKind::Item && !source->name;
  return is_numbered ? source->base->label + std::to_string(source->index) : source->label;
}

/// The number behind a symbol, which stands in several places: the graph holds while they agree, and where they do not
/// the symbol has none.
void note_dim_number(GraphCapture& graph, uint32_t symbol, GraphCapture::DimNumber number) {
  const auto [known, is_new] = graph.dim_numbers.try_emplace(symbol, number);
  const SourceRef first = known->second.source;
  if (is_new || !first || first->key() == number.source->key()) return;
  if (known->second.value != number.value) {
    known->second.source = nullptr;
    return;
  }
  Guard guard;
  guard.kind = GuardKind::Identity;
  guard.source =
      Source::operation(SourceKind::Comparison, static_cast<uint32_t>(vm::CompareOp::Eq), "==", first, number.source);
  guard.expected = vm::kTrue;
  graph.guards.push_back(std::move(guard));
}

}  // namespace

SymbolRef GraphCapture::import_tensor(Value v, SourceRef source, Depth depth) {
  if (const auto other = stand_ins.find(v.bits()); other != stand_ins.end()) return other->second;
  const Tensor& tensor = vm::tensors::as_tensor(v)->tensor;
  std::vector<ir::Dim> dims(tensor.shape.begin(), tensor.shape.end());
  if (source)
    if (auto found = symbolic_dims.find(source->label);
        found != symbolic_dims.end() && found->second.size() == dims.size()) {
      dims = found->second;
      for (uint32_t i = 0; i < dims.size(); ++i)
        if (tensor.shape[i] == 0) dims[i] = ir::Dim(0);  // what follows from other lengths need not of none
      for (uint32_t i = 0; i < dims.size(); ++i)
        if (!dims[i].is_known()) note_dim_number(*this, dims[i].symbol_id(), {Source::dim(source, i), tensor.shape[i]});
    }
  if (source && (depth == Depth::Guarded || keeps_dependencies)) {
    Guard guard;
    guard.kind = GuardKind::TensorType;
    guard.source = source;
    guard.type = vm_.type_of(v);
    guard.dtype = tensor.dtype;
    guard.dims = dims;
    (depth == Depth::Frozen ? dependencies : guards).push_back(std::move(guard));
  }
  if (const auto known = tensors_.find(v.bits());
      guards_aliases && known != tensors_.end() && source && depth == Depth::Guarded) {
    if (!known->second->source) {
      this->guard(GuardKind::Identity, source, v, depth);
      return known->second;
    }
    Guard guard;
    guard.kind = GuardKind::Alias;
    guard.source = source;
    guard.other = known->second->source;
    guards.push_back(std::move(guard));
    return known->second;
  }
  // A second path to the same object gets the same parameter only where nothing can part them: frozen paths.
  if (depth == Depth::Frozen)
    if (auto known = tensors_.find(v.bits()); known != tensors_.end()) {
      if (guards_aliases && heap && known->second->source)
        this->guard(GuardKind::Identity, known->second->source, v, Depth::Guarded);
      return known->second;
    }
  Node* parameter = module_->add_parameter(*graph_, input_name(vm_, v, source));
  parameter->abstract = Abstract::tensor(tensor.dtype, ir::AnyShape{true, std::move(dims)});
  parameter->has_default = is_parameter(vm_, v);
  SymbolRef symbol = Symbol::of_node(parameter);
  if (heap) symbol->value = v;
  symbol->source = source;
  inputs.push_back({source, source && depth == Depth::Guarded ? vm::Ref() : vm::Ref(v), parameter, false});
  tensors_[v.bits()] = symbol;
  return symbol;
}

void GraphCapture::need_number(const SourceRef& source) {
  if (needed_dims.empty() && !builder_.spans.empty()) needed_in = builder_.spans.back().line;
  needed_dims.push_back(source ? source->label : "");
}

SymbolRef GraphCapture::import_owned(Value tensor, const std::string& name) {
  if (auto known = tensors_.find(tensor.bits()); known != tensors_.end()) return known->second;
  SymbolRef symbol = import_tensor(tensor, nullptr, Depth::Frozen);
  symbol->node->name = name;
  if (heap && !inputs.empty() && inputs.back().parameter == symbol->node) inputs.back().is_computed = true;
  return symbol;
}

SymbolRef GraphCapture::import_number(Value v, SourceRef source) {
  if (fixes_numbers) {
    guard(GuardKind::Equal, source, v, Depth::Guarded);
    const vm::Ref shown = vm_.repr(v);
    frozen.push_back({source->label, shown ? std::string(vm_.text(shown)) : "", {}});
    SymbolRef fixed = Symbol::constant(unmarked_number(vm_, v));
    fixed->is_outside = true;
    return fixed;
  }
  guard(GuardKind::Type, source, v, Depth::Guarded);
  Node* parameter = module_->add_parameter(*graph_, source->label);
  switch (is_mutable_bool(vm_, v) ? ScalarKind::Bool : *scalar_kind(v)) {
    case ScalarKind::Bool:
      parameter->abstract = Abstract::tensor({DType::Bool, {}});
      break;
    case ScalarKind::Int:
      parameter->abstract = Abstract::tensor({DType::Int64, {}});
      break;
    case ScalarKind::Float:
      parameter->abstract = Abstract::tensor({DType::Float32, {}});
      break;
  }
  inputs.push_back({source, {}, parameter, true});
  SymbolRef symbol = Symbol::number(parameter);
  symbol->source = std::move(source);
  return symbol;
}

SymbolRef GraphCapture::import_structure(Value v, SourceRef source, Depth depth) {
  // A second path to the same list sees what was written to it; that to a tuple, an optimizer's parameters perhaps,
  // which it reads for each of them, need not be walked again.
  const bool is_kept = !heap && (!vm::is_dict(v) || is_whole);
  if (is_kept && depth == Depth::Frozen)
    if (const auto known = structures_.find(v.bits()); known != structures_.end()) return known->second;
  size_t nesting = 0;
  for (SourceRef s = source; s && s->kind == SourceKind::Item; s = s->base) ++nesting;
  const bool holds_itself =
      std::find(open_structures_.begin(), open_structures_.end(), v.bits()) != open_structures_.end();
  if (nesting > kMaxNesting || open_structures_.size() > kMaxNesting || holds_itself) {
    guard(GuardKind::Identity, source, v, depth);
    return Symbol::constant(v, std::move(source));
  }
  guard(vm::is_dict(v) ? GuardKind::Keys : GuardKind::Length, source, v, depth);
  open_structures_.push_back(v.bits());
  std::vector<SymbolRef> items;
  std::vector<vm::Ref> keys;
  if (vm::is_dict(v)) {
    Value key, item;
    for (int32_t at = 0; vm::dict_next(vm::as_dict(v), at, key, item);) {
      keys.push_back(key);
      const std::string label = vm::is_str(key) ? "'" + std::string(vm::view_of(key)) + "'" : "...";
      items.push_back(import(item, source ? Source::dict_item(source, key, label) : nullptr, depth));
    }
  } else {
    const std::span<const Value> values = vm::is_tuple(v) ? vm::as_tuple(v)->span() : vm::as_list(v)->span();
    for (uint32_t i = 0; i < values.size(); ++i)
      items.push_back(import(values[i], source ? Source::item(source, i) : nullptr, depth));
  }
  open_structures_.pop_back();
  SymbolRef symbol = vm::is_tuple(v)  ? Symbol::tuple(std::move(items))
                     : vm::is_list(v) ? Symbol::list(std::move(items))
                                      : Symbol::dict(std::move(keys), std::move(items));
  symbol->value = v;
  symbol->is_outside = true;
  symbol->source = std::move(source);
  if (is_kept) structures_[v.bits()] = symbol;
  return symbol;
}

AbstractRef GraphCapture::abstract_of(Value v) {
  if (v.is_none()) return Abstract::none();
  if (v.is_bool()) return Abstract::boolean(v == vm::kTrue);
  if (v == vm::kEllipsis) return Abstract::ellipsis();
  if (int64_t i; vm::is_int(v) && vm::int_fits(v, i)) return Abstract::integer(i);
  if (double d; vm::float_value(v, d)) return Abstract::floating(d);
  if (vm::is_str(v)) return Abstract::string(std::string(vm::view_of(v)));
  if (DType dtype; v.is_object() && vm::tensors::dtype_of_value(vm_, v, dtype)) return Abstract::type(dtype);
  if (vm::tensors::is_tensor(v)) return Abstract::constant_tensor(vm::tensors::as_tensor(v)->tensor);
  // In a graph, range() gives a tuple.
  if (!heap && v.is_object() && vm_.type_of(v) == vm_.types().range) {
    const vm::Ref numbers = vm_.call(Value(vm_.types().tuple), {v});
    return numbers ? abstract_of(numbers) : nullptr;
  }
  if (vm::is_tuple(v)) {
    std::vector<AbstractRef> items;
    for (Value item : vm::as_tuple(v)->span()) {
      if (vm::is_tuple(item)) return nullptr;
      items.push_back(abstract_of(item));
      if (!items.back()) return nullptr;
    }
    return Abstract::tuple(std::move(items));
  }
  return nullptr;
}

Outcome<Node*> GraphCapture::node_of(const SymbolRef& symbol) {
  if (heap && symbol->is_unloaded) heap->load(symbol);
  switch (symbol->kind) {
    case SymbolKind::Unread:
      if (Node* number = takes_open_numbers_ ? heap->open_node(symbol) : nullptr) return number;
      return node_of(heap->force(symbol));
    case SymbolKind::Node:
      if (effects.is_tracked() && is_input(*symbol)) {
        const Held* variable = held_in(*symbol->node);
        return variable && variable->cell->value->node != symbol->node ? variable->cell->value->node
                                                                       : effects.read(*symbol->node);
      }
      return symbol->node;
    case SymbolKind::Constant:
      if (heap) heap->pin(symbol);
      if (AbstractRef a = abstract_of(symbol->value)) return builder_.constant(std::move(a));
      return Break{
          BreakId::UnsupportedOperand, "a " + vm_.type_name(symbol->value) + " cannot stand in a graph", {}, {}};
    case SymbolKind::Tuple:
    case SymbolKind::List: {
      std::vector<Node*> nodes;
      std::vector<AbstractRef> abstracts;
      bool is_constant = true;
      for (const SymbolRef& item : symbol->items) {
        REFJIT_CAPTURE(node, node_of(item));
        nodes.push_back(node);
        abstracts.push_back(node->is_value() ? node->constant().abstract() ? node->abstract : nullptr : node->abstract);
        is_constant = is_constant && node->is_value();
      }
      AbstractRef type = Abstract::tuple(std::move(abstracts));
      if (is_constant) return builder_.constant(std::move(type));
      if (symbol->kind == SymbolKind::List) {
        Node* list = builder_.call(ir::prim::kMakeList, nodes);
        list->abstract = Abstract::list(type->elements);
        return list;
      }
      Node* tuple = builder_.make_tuple(nodes);
      tuple->abstract = std::move(type);
      return tuple;
    }
    default:
      return Break{BreakId::UnsupportedOperand, "this value cannot stand in a graph", {}, {}};
  }
}

Outcome<Node*> GraphCapture::promoted_operand(const SymbolRef& symbol, DType dtype) {
  static const ops::OpDef* const cast = ops::find_op("Cast");
  if (symbol->is_constant() && scalar_kind(symbol->value)) {
    if (heap) heap->pin(symbol);
    auto tensor = scalar_tensor(vm_, symbol->value, dtype);
    if (!tensor) return std::move(tensor).error();
    return builder_.tensor(std::move(*tensor));
  }
  REFJIT_CAPTURE(node, node_of(symbol));
  if (!node->abstract->is_tensor() || node->abstract->dtype == dtype) return node;
  Node* arguments[] = {node, builder_.dtype(dtype)};
  Node* converted = builder_.call(*cast, arguments);
  const std::vector<AbstractRef> types{arguments[0]->abstract, arguments[1]->abstract};
  auto inferred = cast->infer(*cast, types);
  if (!inferred) return std::move(inferred).error();
  converted->abstract = std::move(*inferred);
  return converted;
}

std::optional<DType> GraphCapture::common_dtype(std::span<const SymbolRef> operands) {
  std::optional<DType> common;
  std::vector<ScalarKind> scalars;
  for (const SymbolRef& s : operands) {
    if (s->is_constant() && scalar_kind(s->value)) {
      scalars.push_back(*scalar_kind(s->value));
    } else if (s->is_number) {
      const DType dtype = s->node->abstract->dtype;
      scalars.push_back(is_float(dtype)        ? ScalarKind::Float
                        : dtype == DType::Bool ? ScalarKind::Bool
                                               : ScalarKind::Int);
    } else {
      const DType dtype = s->is_node() ? s->node->abstract->dtype : vm::tensors::as_tensor(s->value)->tensor.dtype;
      common = common ? promote(*common, dtype) : std::optional(dtype);
      if (!common) return std::nullopt;
    }
  }
  if (!common && !scalars.empty()) common = dtype_of_scalar(scalars.front());
  for (ScalarKind scalar : scalars)
    if (common) common = promote_scalar(*common, scalar);
  return common;
}

Outcome<std::vector<Node*>> GraphCapture::operand_nodes(const ops::OpDef& op, std::span<const SymbolRef> arguments,
                                                        bool promotes) {
  takes_open_numbers_ = heap && ops::takes_open_numbers(op.name);
  // Implicit promotion: the tensors and numbers of one operator meet in one dtype. Select's condition stands apart.
  std::vector<SymbolRef> operands;
  std::vector<bool> takes_part(arguments.size(), false);
  const size_t first = op.name == "Select" ? 1 : 0;
  for (size_t i = first; i < arguments.size() && i < op.args.size(); ++i) {
    const Symbol& s = *arguments[i];
    const bool is_operand = (s.is_node() && s.node->abstract->is_tensor()) ||
                            (s.is_constant() && (scalar_kind(s.value) || vm::tensors::is_tensor(s.value)));
    if (!is_operand_kind(op.args[i].kind) || !is_operand) continue;
    takes_part[i] = true;
    operands.push_back(arguments[i]);
  }
  promotes = promotes && operands.size() > 1 && (op.op_class == ops::OpClass::Elementwise || op.name == "Select");
  const std::optional<DType> common = promotes ? common_dtype(operands) : std::nullopt;
  std::vector<Node*> nodes;
  for (size_t i = 0; i < arguments.size(); ++i) {
    REFJIT_CAPTURE(node, common && takes_part[i] ? promoted_operand(arguments[i], *common) : node_of(arguments[i]));
    nodes.push_back(node);
  }
  return nodes;
}

/// Of an operator with several results a structure of items, so that unpacking needs no operator of its own.
static SymbolRef results_of(ir::Builder& builder, Node& node) {
  if (!node.abstract->is_sequence()) return Symbol::of_node(&node);
  std::vector<SymbolRef> items;
  for (size_t i = 0; i < node.abstract->elements.size(); ++i) {
    Node* item = builder.tuple_get_item(&node, static_cast<int64_t>(i));
    item->abstract = node.abstract->elements[i];
    items.push_back(Symbol::of_node(item));
  }
  return Symbol::tuple(std::move(items));
}

/// Floating tensors in a symbol, and what they are as another type.
static bool is_float_tensor(const Symbol& s) {
  return s.is_node() ? s.node->abstract->is_tensor() && is_float(s.node->abstract->dtype)
                     : s.is_constant() && vm::tensors::is_tensor(s.value) &&
                           is_float(vm::tensors::as_tensor(s.value)->tensor.dtype);
}

static DType dtype_of(const Symbol& s) {
  return s.is_node() ? s.node->abstract->dtype : vm::tensors::as_tensor(s.value)->tensor.dtype;
}

static void float_dtypes(const SymbolRef& s, std::vector<DType>& out) {
  if (is_float_tensor(*s)) out.push_back(dtype_of(*s));
  if (s->is_sequence())
    for (const SymbolRef& item : s->items) float_dtypes(item, out);
}

Outcome<SymbolRef> GraphCapture::cast_floats(const SymbolRef& s, DType wanted) {
  if (is_float_tensor(*s) && dtype_of(*s) != wanted) {
    const SymbolRef arguments[] = {s, Symbol::constant(vm::tensors::dtype_value(vm_, wanted))};
    return emit(*ops::find_op("Cast"), arguments);
  }
  if (!s->is_sequence()) return s;
  std::vector<SymbolRef> items;
  for (const SymbolRef& item : s->items) {
    REFJIT_CAPTURE(cast, cast_floats(item, wanted));
    items.push_back(cast);
  }
  return s->kind == SymbolKind::List ? Symbol::list(std::move(items)) : Symbol::tuple(std::move(items));
}

Outcome<SymbolRef> GraphCapture::emit(const ops::OpDef& op, std::span<const SymbolRef> arguments, bool promotes) {
  const auto& rules = vm::tensors::tensor_state(vm_).cast_rules;
  if (rules.empty()) return emit_as_given(op, arguments, promotes);
  std::vector<DType> dtypes;
  for (const SymbolRef& argument : arguments) float_dtypes(argument, dtypes);
  const std::optional<DType> wanted = rules.back()->wanted(op.name, dtypes);
  if (!wanted) return emit_as_given(op, arguments, promotes);
  std::vector<SymbolRef> cast;
  for (const SymbolRef& argument : arguments) {
    REFJIT_CAPTURE(one, cast_floats(argument, *wanted));
    cast.push_back(one);
  }
  return emit_as_given(op, cast, promotes);
}

namespace {

/// An operator's error as MindSpore's compiler says it, where its eager call has other words.
Error in_graph_words(const ops::OpDef& op, Error error) {
  static constexpr std::string_view kWords[][3] = {
      {"Reshape", "The accumulate of", "For primitive[Reshape], the accumulate of"},
      {"Reshape", "At most one component of input shape", "For primitive[Reshape], at most one component of shape"}};
  for (const auto& [name, eager, graph] : kWords)
    if (op.name == name && error.message.compare(0, eager.size(), eager) == 0)
      error.message = std::string(graph) + error.message.substr(eager.size());
  if (op.name != "BroadcastTo") return error;
  for (const std::string_view label : {"x_shape: (", "target shape: ("}) {
    const size_t at = error.message.find(label), open = at + label.size() - 1, end = error.message.find(')', open);
    if (at == std::string::npos || end == std::string::npos) continue;
    error.message[end] = '}';
    error.message.replace(open, 1, "[const vector]{");
  }
  return error;
}

}  // namespace

Outcome<SymbolRef> GraphCapture::emit_as_given(const ops::OpDef& op, std::span<const SymbolRef> arguments,
                                               bool promotes) {
  REFJIT_CAPTURE(nodes, operand_nodes(op, arguments, promotes));
  std::vector<AbstractRef> types;
  types.reserve(nodes.size());
  for (Node* node : nodes) types.push_back(node->abstract);
  auto inferred = op.infer(op, types);
  if (!inferred) {
    Error error = in_graph_words(op, std::move(inferred).error());
    if (!error.span.is_known()) error.span = innermost(builder_.spans);
    Break why{BreakId::GuestError, error.message, error.span, error};
    // Where a shape is not known the graph may be right all the same.
    why.is_compile_error = std::all_of(types.begin(), types.end(), [](const AbstractRef& type) {
      return !type->is_tensor() || type->shape.is_concrete();
    });
    return why;
  }
  if (const ops::Arg* unread = unread_attribute(op, nodes, **inferred))
    return Break{BreakId::ReadsTensorValue, std::string(op.name) + "'s " + std::string(unread->name), {}, {}};
  Node* node = builder_.call(op, nodes);
  node->abstract = std::move(*inferred);
  SymbolRef made = results_of(builder_, *node);
  if (heap && made->is_node() && ops::is_view(op.name)) views_[node] = made;
  return made;
}

bool GraphCapture::has_live_views(const Node& node) const {
  std::vector<const Node*> open{&node};
  while (!open.empty()) {
    const Node* shown = open.back();
    open.pop_back();
    for (const ir::Use& use : shown->users()) {
      const ir::Primitive* op = use.user->is_cnode() ? use.user->primitive() : nullptr;
      if (!op || !(ops::is_view(op->name) || op == &ir::prim::kLoad)) continue;
      const auto known = views_.find(use.user);
      if (op != &ir::prim::kLoad && (known == views_.end() || !known->second.expired())) return true;
      open.push_back(use.user);
    }
  }
  return false;
}

Outcome<SymbolRef> GraphCapture::emit_write(const ops::OpDef& op, std::span<const SymbolRef> arguments) {
  const bool draws = !arguments.empty() && ops::draws(op);
  if (draws && arguments.back()->is_constant() && arguments.back()->value.get().is_none()) return emit(op, arguments);
  const size_t target = draws ? arguments.size() - 1 : 0;
  if (heap && !arguments.empty() && is_input(*arguments[target]) && has_live_views(*arguments[target]->node))
    return Break{BreakId::WritesOutside, "a tensor that has views is written", {}, {}};
  if (!effects.is_tracked()) {
    Break why{BreakId::Effect, std::string(op.name), {}, {}};
    why.signal = Break::Signal::NeedsEffects;
    return why;
  }
  if (arguments.empty() || !is_input(*arguments[target]))
    return Break{BreakId::Effect, std::string(op.name) + " on a tensor that was made in the graph", {}, {}};
  if (held && op.name.substr(0, 6) == "Assign") return hold(op, arguments);
  std::vector<Node*> nodes, targets;
  std::vector<AbstractRef> types;
  for (size_t i = 0; i < arguments.size(); ++i) {
    const bool is_target = is_input(*arguments[i]) && (i == target || (!draws && arguments[i]->node->has_default));
    Node* node = arguments[i]->node;
    if (is_target) {
      targets.push_back(node);
    } else if (op.name == "Assign") {
      REFJIT_CAPTURE(value, promoted_operand(arguments[i], arguments[0]->node->abstract->dtype));
      node = value;
    } else {
      REFJIT_CAPTURE(value, node_of(arguments[i]));
      node = value;
    }
    nodes.push_back(node);
    types.push_back(node->abstract);
  }
  auto inferred = op.infer(op, types);
  if (!inferred) {
    Break why{BreakId::GuestError, inferred.error().message, {}, inferred.error()};
    why.is_compile_error = true;
    return why;
  }
  nodes.push_back(effects.before_write());
  Node* node = builder_.call(op, nodes);
  node->abstract = std::move(*inferred);
  effects.written(*node, targets);
  return op.name == "Assign" ? arguments[0] : results_of(builder_, *node);
}

}  // namespace refjit::capture
