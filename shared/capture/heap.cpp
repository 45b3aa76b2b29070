#include "capture/heap.h"

#include <algorithm>

#include "capture/contents.h"
#include "capture/dict_view.h"
#include "capture/guard.h"
#include "capture/guest_values.h"
#include "capture/key_places.h"
#include "capture/made_dict.h"
#include "capture/method_path.h"
#include "capture/tensor_classes.h"
#include "passes/infer.h"
#include "python/opcode.h"
#include "vm/builtin_types.h"
#include "vm/execute.h"
#include "vm/function.h"
#include "vm/memory.h"
#include "vm/replaced.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/collections.h"
#include "vm/types/dict.h"
#include "vm/types/int.h"
#include "vm/types/list.h"
#include "vm/types/set_copy.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"
#include "vm/vm.h"

namespace refjit::capture {

using vm::Ref;
using vm::Value;

namespace {

constexpr size_t kMaxWrites = 100'000;
constexpr size_t kMaxPairs = size_t{1} << 16;  ///< Of objects that one entry's guards keep apart.

/// Items deeper than this in nested tuples are taken as one constant object.
constexpr int kMaxNesting = 16;

std::string item_label(Value key) { return vm::is_str(key) ? "'" + std::string(vm::view_of(key)) + "'" : "..."; }

/// Longer chains of operations (an unrolled loop that counts) are read.
constexpr int kMaxOperations = 8;

/// Where an operand of an operation stands: a constant, or a number that was read, is itself. Null: it is no number.
SourceRef number_source(vm::Vm& vm, const SymbolRef& symbol) {
  if (Heap::is_unread_number(symbol)) return symbol->source;
  const Symbol& known = symbol->resolved ? *symbol->resolved : *symbol;
  const Value v = known.value;
  if (known.kind != SymbolKind::Constant || !(v.is_small_int() || v.is_double())) return nullptr;
  return Source::object(v, value_text(vm, v));
}

bool has_label(const std::vector<std::string>& labels, const SourceRef& source) {
  return std::find(labels.begin(), labels.end(), source->label) != labels.end();
}

int nesting_of(const SourceRef& source) {
  int nesting = 0;
  for (const Source* s = source.get(); s && s->kind == SourceKind::Item; s = s->base.get()) ++nesting;
  return nesting;
}

}  // namespace

void Heap::guard(GuardKind kind, const SourceRef& source, Value v) {
  // Of an object that is always the same one only what it holds may change.
  const bool is_of_contents = kind == GuardKind::Length || kind == GuardKind::Keys || kind == GuardKind::Equal;
  if (!source || (source->kind == SourceKind::Object && !is_of_contents)) return;
  Guard guard;
  guard.kind = kind;
  guard.source = source;
  if (kind == GuardKind::Identity || kind == GuardKind::Equal) guard.expected = v;
  if (kind == GuardKind::Keys) guard.expected = keys_of(vm_, v);
  if (kind == GuardKind::Type || kind == GuardKind::Dict || kind == GuardKind::Keys) guard.type = vm_.type_of(v);
  if (kind == GuardKind::Dict) guard.length = vm::is_namespace(vm::as_dict(v)) ? 1 : 0;
  if (kind == GuardKind::Length) {
    guard.type = vm_.type_of(v);
    guard.length = vm::is_tuple(v) ? vm::as_tuple(v)->size : vm::as_list(v)->size;
  }
  graph_.guards.push_back(std::move(guard));
}

void Heap::guard_absent(SourceRef source) {
  if (guarded_.insert(source->key()).second) guard(GuardKind::Absent, source, Value());
}

bool Heap::guard_empty(const SymbolRef& instance, vm::Str* name) {
  vm::Object* o = instance->value.get().object();
  const vm::Dict* own = vm::has_instance_dict(o) ? vm::instance_dict(o) : nullptr;
  const Value list = own ? vm::dict_get(own, name) : Value();
  if (!instance->source || !list || !vm::is_list(list) || vm::as_list(list)->size != 0) return false;
  if (is_seen(list) || written_attribute(instance->value, Value(name))) return false;
  const SourceRef source = Source::attribute(instance->source, Value(name), name->view());
  if (guarded_.insert(source->key()).second) guard(GuardKind::Length, source, list);
  return true;
}

SymbolRef Heap::outside(Value v, SourceRef source) {
  if (!source) return graph_.import(v, nullptr, GraphCapture::Depth::Frozen);
  SymbolRef& known = by_path_[source->key()];
  if (known) return known;
  auto symbol = std::make_shared<Symbol>();
  symbol->kind = SymbolKind::Unread;
  symbol->value = v;
  symbol->source = std::move(source);
  return known = symbol;
}

bool Heap::is_unread_number(const SymbolRef& symbol) {
  const Value v = symbol->value;
  return symbol->kind == SymbolKind::Unread && !symbol->resolved && (v.is_small_int() || v.is_double());
}

SymbolRef Heap::named(Value v, SourceRef source) {
  if (v.is_small_int() || v.is_double()) return used(outside(v, std::move(source)));
  return import(v, std::move(source));
}

SymbolRef Heap::computed(vm::BinaryOp op, const SymbolRef& left, const SymbolRef& right) {
  const bool is_square = op == vm::BinaryOp::Power && right->is_constant() && right->value.get() == Value::small_int(2);
  if (is_square && is_open(left)) return computed(vm::BinaryOp::Multiply, left, left);
  // What may be large or slow to compute is not worth computing at each call.
  const bool is_root =
      op == vm::BinaryOp::Power && right->kind == SymbolKind::Constant && right->value.get().is_double();
  if ((op == vm::BinaryOp::Power && !is_root) || op == vm::BinaryOp::LShift) return nullptr;
  const auto index = static_cast<uint32_t>(op);
  return operation(SourceKind::Arithmetic, index, python::binary_op_text(index), left, right);
}

SymbolRef Heap::computed(vm::CompareOp op, const SymbolRef& left, const SymbolRef& right) {
  const auto index = static_cast<uint32_t>(op);
  return operation(SourceKind::Comparison, index, python::compare_op_text(index), left, right);
}

bool Heap::is_less(const SymbolRef& left, const SymbolRef& right) {
  if (const SymbolRef answer = computed(vm::CompareOp::Lt, left, right)) return force(answer)->value.get() == vm::kTrue;
  return force(left)->value.get().as_small_int() < force(right)->value.get().as_small_int();
}

SymbolRef Heap::operation(SourceKind kind, uint32_t index, std::string_view sign, const SymbolRef& left,
                          const SymbolRef& right) {
  if (!is_unread_number(left) && !is_unread_number(right)) return nullptr;
  const SourceRef sources[] = {number_source(vm_, left), number_source(vm_, right)};
  if (!sources[0] || !sources[1]) return nullptr;
  SourceRef source = Source::operation(kind, index, sign, sources[0], sources[1]);
  const Value result =
      source->operations() <= kMaxOperations ? source->result(vm_, left->value, right->value) : Value();
  if (!result) return nullptr;
  const SymbolRef symbol = outside(result, source);
  const auto op = static_cast<vm::BinaryOp>(index);
  const bool divides = op == vm::BinaryOp::FloorDivide || op == vm::BinaryOp::Remainder;
  const bool is_settled = is_open(symbol) && !(divides && sources[1]->kind != SourceKind::Object);
  if (!symbol->is_pinned && !is_settled) guard(GuardKind::Type, source, result);
  symbol->is_pinned = true;
  return symbol;
}

SymbolRef Heap::dim_number(ir::Dim dim) {
  const auto found = graph_.dim_numbers.find(dim.symbol_id());
  if (found == graph_.dim_numbers.end() || !found->second.source) return nullptr;
  return outside(Value::small_int(found->second.value), found->second.source);
}

namespace {

/// What the IR has for an operation of two ints; null: nothing.
const ir::Primitive* number_primitive(uint32_t op) {
  switch (static_cast<vm::BinaryOp>(op)) {
    case vm::BinaryOp::Add:
      return &ir::prim::kScalarAdd;
    case vm::BinaryOp::Subtract:
      return &ir::prim::kScalarSub;
    case vm::BinaryOp::Multiply:
      return &ir::prim::kScalarMul;
    case vm::BinaryOp::FloorDivide:
      return &ir::prim::kScalarFloorDiv;
    case vm::BinaryOp::Remainder:
      return &ir::prim::kScalarMod;
    default:
      return nullptr;
  }
}

/// Is it made of dims, of which there is one at least, and constant ints?
bool is_of_dims(const Source& source, bool& has_dim) {
  if (source.kind == SourceKind::Dim) return has_dim = true;
  if (source.kind == SourceKind::Object) return source.name.get().is_small_int();
  return source.kind == SourceKind::Arithmetic && number_primitive(source.index) && is_of_dims(*source.base, has_dim) &&
         is_of_dims(*source.other, has_dim);
}

}  // namespace

bool Heap::is_open(const SymbolRef& symbol) {
  if (symbol->kind != SymbolKind::Unread || symbol->resolved || !symbol->value.get().is_small_int()) return false;
  bool has_dim = false;
  return is_of_dims(*symbol->source, has_dim) && has_dim;
}

SymbolRef Heap::whole_part(const SymbolRef& symbol, bool rounds_up) {
  if (!is_unread_number(symbol) || symbol->source->kind != SourceKind::Arithmetic) return nullptr;
  const Source& quotient = *symbol->source;
  bool has_dim = false;
  if (static_cast<vm::BinaryOp>(quotient.index) != vm::BinaryOp::TrueDivide || !is_of_dims(*quotient.base, has_dim) ||
      !is_of_dims(*quotient.other, has_dim))
    return nullptr;
  const auto number = [this](const SourceRef& source) -> SymbolRef {
    if (source->kind == SourceKind::Object) return Symbol::constant(source->name.get());
    const auto known = by_path_.find(source->key());
    return known == by_path_.end() ? nullptr : known->second;
  };
  const SymbolRef over = number(quotient.base), under = number(quotient.other),
                  zero = Symbol::constant(Value::small_int(0));
  if (!over || !under || !symbol->value.get().is_double()) return nullptr;
  if (is_less(over, zero) || is_less(under, zero)) return nullptr;
  if (!rounds_up) return computed(vm::BinaryOp::FloorDivide, over, under);
  // -(-a // b)
  const SymbolRef negated = computed(vm::BinaryOp::Subtract, zero, over);
  const SymbolRef floored = computed(vm::BinaryOp::FloorDivide, negated ? negated : over, under);
  return negated && floored ? computed(vm::BinaryOp::Subtract, zero, floored) : nullptr;
}

bool Heap::holds_open(const Symbol& sequence) {
  return std::any_of(sequence.items.begin(), sequence.items.end(), is_open);
}

ir::Node* Heap::number_node(const SourceRef& source) {
  ir::Builder& builder = graph_.builder();
  if (source->kind == SourceKind::Object) return builder.integer(source->name.get().as_small_int());
  ir::Node* node = nullptr;
  if (source->kind == SourceKind::Dim) {
    const auto input = std::find_if(graph_.inputs.begin(), graph_.inputs.end(),
                                    [&](const Input& input) { return input.source == source->base; });
    if (input == graph_.inputs.end()) return nullptr;
    ir::Node* shape = builder.call(ir::prim::kShape, {input->parameter});
    if (!passes::infer_node(*shape)) return nullptr;
    node = builder.tuple_get_item(shape, source->index);
  } else {
    ir::Node *left = number_node(source->base), *right = left ? number_node(source->other) : nullptr;
    if (!right) return nullptr;
    node = builder.call(*number_primitive(source->index), {left, right});
  }
  return passes::infer_node(*node) ? node : nullptr;
}

ir::Node* Heap::open_node(const SymbolRef& symbol) {
  if (!is_open(symbol)) return nullptr;
  ir::Node* node = number_node(symbol->source);
  // What is made as large as this number says how large it is.
  if (node && node->abstract->is_open_number())
    graph_.dim_numbers.try_emplace(node->abstract->shape.dims[0].symbol_id(),
                                   GraphCapture::DimNumber{symbol->source, symbol->value.get().as_small_int()});
  return node;
}

/// Is it computed of dims that are symbols in this graph? Then they have to be numbers: the graph needs its value.
bool Heap::reads_dims(const SourceRef& source) {
  if (source->kind == SourceKind::Dim) return graph_.need_number(source->base), true;
  if (source->kind != SourceKind::Arithmetic) return false;
  const bool is_left = reads_dims(source->base);
  return reads_dims(source->other) || is_left;
}

bool Heap::is_changing(const SourceRef& source) const {
  if (source->kind == SourceKind::Dim) return true;
  if (has_label(graph_.changing_numbers, source)) return true;
  return source->other && (is_changing(source->base) || is_changing(source->other));
}

bool Heap::is_hidden(Value v, const SourceRef& source) const {
  if (v.is_none() || v.is_bool() || vm::tensors::is_tensor(v)) return false;
  const bool is_number = v.is_small_int() || v.is_double();
  return (is_number && graph_.hides_changing_numbers && is_changing(source)) || has_label(graph_.hidden_values, source);
}

std::string Heap::hidden_label(const SymbolRef& symbol) const {
  const Symbol* known = symbol && symbol->resolved ? symbol->resolved.get() : symbol.get();
  const bool is_opaque = known && known->kind == SymbolKind::Opaque && known->source;
  return is_opaque && is_hidden(known->value, known->source) ? known->source->label : "";
}

SymbolRef Heap::passed(const SymbolRef& symbol) {
  if (!is_unread_number(symbol) || !is_changing(symbol->source)) return symbol;
  SymbolRef& known = passed_[symbol->source->key()];
  if (!known) known = graph_.import_number(symbol->value, symbol->source);
  return known;
}

SymbolRef Heap::force(const SymbolRef& symbol) {
  if (!symbol || symbol->kind != SymbolKind::Unread) return symbol;
  if (!symbol->resolved) symbol->resolved = read(symbol->value, symbol->source);
  return symbol->resolved;
}

SymbolRef Heap::read(Value v, SourceRef source) {
  const auto& types = vm_.types();
  if (reads_dims(source)) return Symbol::constant(v, std::move(source));
  if (is_hidden(v, source) || has_own_operators(vm_, v)) {
    guard(GuardKind::Type, source, v);
    SymbolRef symbol = Symbol::constant(v, source);
    symbol->kind = SymbolKind::Opaque;
    return symbol;
  }
  if (vm::tensors::is_tensor(v)) {
    SymbolRef symbol = graph_.import(v, source, GraphCapture::Depth::Guarded);
    symbol->value = v;
    return symbol;
  }
  if (!v.is_object()) return graph_.import(v, source, GraphCapture::Depth::Guarded);
  const vm::Type* type = v.object()->type;
  const bool is_exact_scalar = type == types.str || type == types.int_ || type == types.float_ || type == types.bytes;
  if (is_exact_scalar || is_mutable(vm_, v)) return graph_.import(v, source, GraphCapture::Depth::Guarded);
  const bool is_exact = type == types.list || type == types.dict || type == types.set;
  if (vm::is_tuple(v) || is_exact || is_dict_of_followed_class(vm_, v)) return structure(v, std::move(source));
  SymbolRef symbol = Symbol::constant(v, source);
  const bool is_view = !view_method(vm_, Value(const_cast<vm::Type*>(type))).empty();
  if (is_view || (type->slots.next && (type->type_flags & vm::kTypeHeap) == 0)) {
    guard(GuardKind::Type, source, v);
    symbol->kind = SymbolKind::Opaque;
  } else if ((type->type_flags & vm::kTypeHeap) != 0 && !vm::has_type_flag(v, vm::kTypeType)) {
    guard(GuardKind::Type, source, v);
    vm::note_captured(v.object()->type);
    symbol->is_pinned = source->kind == SourceKind::Object;
    objects_.push_back(symbol);
  } else {
    guard(GuardKind::Identity, source, v);
    if (vm::has_type_flag(v, vm::kTypeType)) vm::note_captured(static_cast<vm::Type*>(v.object()));
    symbol->is_pinned = true;
  }
  return symbol;
}

namespace {

bool has_users_keys(vm::Vm& vm, Value v) {
  Value key, item;
  for (int32_t at = 0; vm::is_dict(v) && vm::dict_next(vm::as_dict(v), at, key, item);)
    if (runs_users_code(vm, key)) return true;
  return vm::is_set(v) && runs_users_code(vm, v);
}

}  // namespace

SymbolRef Heap::structure(Value v, SourceRef source) {
  if (nesting_of(source) > kMaxNesting || (vm::is_tuple(v) && !shows_its_items(vm_, vm_.type_of(v)))) {
    guard(GuardKind::Identity, source, v);
    return Symbol::constant(v, std::move(source));
  }
  SymbolRef symbol;
  if (vm::is_tuple(v)) {
    guard(GuardKind::Length, source, v);
    std::vector<SymbolRef> items;
    const auto values = vm::as_tuple(v)->span();
    for (uint32_t i = 0; i < values.size(); ++i) items.push_back(outside(values[i], Source::item(source, i)));
    symbol = Symbol::tuple(std::move(items));
  } else {
    // One symbol an object, so that every path to it sees what is written through another.
    if (auto known = structures_.find(v.bits()); known != structures_.end()) {
      guard_pair(true, known->second, Symbol::constant(v, source));
      return known->second;
    }
    guard(vm::is_dict(v) ? GuardKind::Dict : GuardKind::Type, source, v);
    // To look for a key among a user's objects asks them.
    if ((vm::is_dict(v) && is_outdated(v)) || (!vm::is_list(v) && has_users_keys(vm_, v))) {
      symbol = Symbol::constant(v, std::move(source));
      symbol->kind = SymbolKind::Opaque;
      return symbol;
    }
    symbol = vm::is_list(v) ? Symbol::list({}) : vm::is_dict(v) ? Symbol::dict({}, {}) : Symbol::set({});
    symbol->is_unloaded = true;
    if (vm::is_dict(v) && vm_.type_of(v) != vm_.types().dict) {
      symbol->function = Symbol::constant(Value(vm_.type_of(v)));
      vm::note_captured(vm_.type_of(v));
      const Ref factory =
          has_default_factory(vm_, v) ? vm_.get_attribute(v, vm_.intern("default_factory")) : Ref(vm::kNone);
      const SourceRef place = Source::attribute(source, Value(vm_.intern("default_factory")), "default_factory");
      if (has_default_factory(vm_, v)) symbol->self = import(factory, place);
      if (factory.get().is_none()) symbol->self = nullptr;
    }
    structures_[v.bits()] = symbol;
    objects_.push_back(symbol);
  }
  symbol->value = v;
  symbol->source = std::move(source);
  symbol->is_outside = true;
  return symbol;
}

bool Heap::is_outdated(Value dict) const {
  return std::any_of(log_.begin(), log_.end(), [dict](const Write& write) {
    if (write.kind == Kind::Global) return write.owner.get() == dict;
    if (write.kind != Kind::Attribute) return false;
    vm::Object* o = write.owner.get().object();
    return vm::has_instance_dict(o) && Value(vm::instance_dict(o)) == dict;
  });
}

void Heap::load(const SymbolRef& symbol) {
  if (!symbol->is_unloaded) return;
  graph_.will_change(symbol);
  symbol->is_unloaded = false;
  const Value v = symbol->value;
  const SourceRef& source = symbol->source;
  Contents contents;
  if (symbol->kind == SymbolKind::List) {
    guard(GuardKind::Length, source, v);
    const auto values = vm::as_list(v)->span();
    for (uint32_t i = 0; i < values.size(); ++i) contents.items.push_back(outside(values[i], Source::item(source, i)));
    std::vector<SymbolRef> items = contents.items;
    items.insert(items.end(), symbol->items.begin(), symbol->items.end());
    symbol->items = std::move(items);
  } else if (symbol->kind == SymbolKind::Dict) {
    guard(GuardKind::Keys, source, v);
    Value key, item;
    for (int32_t at = 0; vm::dict_next(vm::as_dict(v), at, key, item);) {
      contents.keys.push_back(key);
      contents.items.push_back(outside(item, Source::dict_item(source, key, item_label(key))));
    }
    Symbol now;
    now.keys = contents.keys;
    now.items = contents.items;
    for (size_t i = 0; i < symbol->keys.size(); ++i) {
      size_t place = now.keys.size();
      if (!find_key(vm_, now, symbol->keys[i], place)) vm_.take_exception();
      if (place < now.items.size()) {
        now.items[place] = symbol->items[i];
        continue;
      }
      append_key(vm_, now, symbol->keys[i]);
      now.items.push_back(symbol->items[i]);
    }
    symbol->keys = std::move(now.keys);
    symbol->items = std::move(now.items);
  } else {
    const Ref copy = vm::same_set(vm_, vm::as_set(v));
    guard(GuardKind::Equal, source, copy);
    vm_.for_each(v, [&](Value item) {
      contents.keys.push_back(item);
      return true;
    });
    std::vector<Ref> keys = contents.keys;
    for (const Ref& added : symbol->keys)
      if (vm::set_contains(vm_, vm::as_set(copy), added) == 0) keys.push_back(added);
    symbol->keys = std::move(keys);
  }
  contents_[symbol.get()] = std::move(contents);
}

bool Heap::shows_items(const SymbolRef& symbol) const {
  if (symbol->kind == SymbolKind::Dict) return symbol->is_unloaded;
  const Value v = symbol->value;
  if (!symbol->is_constant() || !symbol->source || !vm::is_dict(v)) return false;
  const auto is_dicts_own = [&](std::string_view method) {
    const Value own = vm::find_in_type(vm_, vm_.type_of(v), vm_.intern(method));
    return own && own == vm::find_in_type(vm_, vm_.types().dict, vm_.intern(method));
  };
  return is_dicts_own("__getitem__") && is_dicts_own("__contains__");
}

SymbolRef Heap::unloaded_item(const SymbolRef& symbol, Value key) {
  int64_t index = 0;
  if (symbol->kind == SymbolKind::List) {
    if (!symbol->is_unloaded) return nullptr;
    const bool is_index = vm::is_int(key) && vm::int_fits(key, index);
    const auto added = static_cast<int64_t>(symbol->items.size());
    if (is_index && index < 0 && -index <= added) return symbol->items[static_cast<size_t>(added + index)];
    if (!is_index || index < 0 || index >= vm::as_list(symbol->value)->size) return nullptr;
    return used(
        outside(vm::as_list(symbol->value)->items[index], Source::item(symbol->source, static_cast<uint32_t>(index))));
  }
  if (!unloaded_has(symbol, key).value_or(false)) return nullptr;
  size_t place = symbol->keys.size();
  find_key(vm_, *symbol, key, place);
  if (place < symbol->items.size()) return symbol->items[place];
  Value found;
  vm::dict_find(vm_, vm::as_dict(symbol->value), key, found);
  return outside(found, Source::dict_item(symbol->source, key, item_label(key)));
}

std::optional<bool> Heap::unloaded_has(const SymbolRef& symbol, Value key) {
  if (!(vm::is_str(key) || vm::is_int(key)) || !shows_items(symbol)) return {};
  size_t place = symbol->keys.size();
  if (!find_key(vm_, *symbol, key, place)) vm_.take_exception();
  if (place < symbol->items.size()) return true;
  const SourceRef source = Source::dict_item(symbol->source, key, item_label(key));
  Value found;
  const int answer = vm::dict_find(vm_, vm::as_dict(symbol->value), key, found);
  if (answer == 1) used(outside(found, source));
  if (answer == 0) guard_absent(source);
  if (answer < 0) return vm_.take_exception(), std::nullopt;
  return answer == 1;
}

SymbolRef Heap::unloaded_length(const SymbolRef& symbol) {
  const bool is_list = symbol->kind == SymbolKind::List;
  const bool has_new_keys = symbol->kind == SymbolKind::Dict && !symbol->keys.empty();  // or known ones: who can say?
  if (!symbol->is_unloaded || has_new_keys || symbol->kind == SymbolKind::Set) return nullptr;
  const SymbolRef before = used(outside(Value::small_int(length_of(symbol->value)), Source::length(symbol->source)));
  const auto added = static_cast<int64_t>(symbol->items.size());
  return is_list && added != 0 ? computed(vm::BinaryOp::Add, before, Symbol::constant(Value::small_int(added)))
                               : before;
}

void Heap::pin(const SymbolRef& symbol) {
  if (symbol->kind != SymbolKind::Constant || symbol->is_pinned || !symbol->source) return;
  symbol->is_pinned = true;
  if (symbol->value.get().is_object() && (vm_.type_of(symbol->value)->type_flags & vm::kTypeHeap) != 0)
    guard(GuardKind::Identity, symbol->source, symbol->value);
}

void Heap::identify(const SymbolRef& symbol) {
  pin(symbol);
  if (!symbol->is_constant()) guard(GuardKind::Identity, symbol->source, symbol->value);
}

void Heap::hold(const SymbolRef& symbol) {
  const Value v = symbol->value;
  if (!symbol->source || !is_changeable(vm_, v) || !held_.insert(v.bits()).second) return;
  Guard guard;
  guard.kind = GuardKind::Contents;
  guard.source = symbol->source;
  guard.type = vm_.type_of(v);
  guard.expected = contents_of(vm_, v);
  if (!guard.expected) guard.kind = GuardKind::Absent;  // too much to compare: what is made of it is for this call
  graph_.guards.push_back(std::move(guard));
}

void Heap::guard_version(Value function) {
  if (!held_.insert(function.bits()).second) return;
  const auto* guest = static_cast<vm::Function*>(function.object());
  Guard guard;
  guard.kind = GuardKind::Version;
  guard.source = Source::watched(function, std::string(guest->name->view()));
  guard.length = guest->version;
  graph_.guards.push_back(std::move(guard));
}

void Heap::guard_method(Value function, Value self) {
  if (const SourceRef path = method_path(vm_, function, self)) import(function, path);
}

std::shared_ptr<SymbolCell> Heap::cell(vm::Cell* object, SourceRef content, SourceRef cell) {
  std::shared_ptr<SymbolCell>& known = cells_[object];
  if (known) return known;
  known = std::make_shared<SymbolCell>();
  known->outside = Value(object);
  known->source = std::move(cell);
  if (object->value) known->value = outside(object->value, std::move(content));
  return known;
}

bool Heap::is_same_object(const SymbolRef& a, const SymbolRef& b) {
  const bool is_same = a->value.get() == b->value.get();
  if (!a->source || !b->source) {
    identify(a);
    identify(b);
  }
  guard_pair(is_same, a, b);
  return is_same;
}

// ---- the log

const Heap::Write* Heap::find(Kind kind, Value owner, Value name) const {
  const auto last = last_.find({kind, owner.bits(), name ? name.bits() : 0});
  return last == last_.end() ? nullptr : &log_[last->second];
}

void Heap::add(Write write) {
  const auto [last, is_first] = last_.try_emplace(place_of(write), log_.size());
  write.before = is_first ? Write::kNone : std::exchange(last->second, log_.size());
  log_.push_back(std::move(write));
}

void Heap::undo(size_t mark) {
  for (; log_.size() > mark; log_.pop_back()) {
    const Write& write = log_.back();
    if (write.before == Write::kNone)
      last_.erase(place_of(write));
    else
      last_[place_of(write)] = write.before;
  }
}

void Heap::set_attribute(const SymbolRef& object, Value name, SymbolRef value) {
  add({Kind::Attribute, object, object->value, name, std::move(value), nullptr});
}
const SymbolRef* Heap::written_attribute(Value object, Value name) const {
  const Write* write = find(Kind::Attribute, object, name);
  return write ? &write->value : nullptr;
}
void Heap::set_global(Value globals, Value name, SymbolRef value) {
  add({Kind::Global, nullptr, globals, name, std::move(value), nullptr});
}
const SymbolRef* Heap::written_global(Value globals, Value name) const {
  const Write* write = find(Kind::Global, globals, name);
  return write ? &write->value : nullptr;
}

void Heap::each_write(const std::function<void(const SymbolRef&, const SymbolRef&)>& visit) const {
  for (const Write& write : log_) {
    const bool is_of_made = write.kind == Kind::Attribute && write.object->is_made;
    visit(is_of_made ? write.object : nullptr, write.kind == Kind::Structure ? write.object
                                               : write.cell                  ? write.cell->value
                                                                             : write.value);
  }
}

bool Heap::change(const SymbolRef& structure, bool only_appends) {
  if (!structure->source || structure->kind == SymbolKind::Tuple || log_.size() > kMaxWrites) return false;
  if (structure->kind == SymbolKind::Dict && vm::is_namespace(vm::as_dict(structure->value))) return false;
  if (only_appends)
    graph_.will_append(structure);
  else
    graph_.will_change(structure);
  if (!find(Kind::Structure, structure->value, Value()))
    add({Kind::Structure, structure, structure->value, {}, nullptr, nullptr});
  return true;
}

void Heap::set_cell(const std::shared_ptr<SymbolCell>& cell, SymbolRef value) {
  graph_.will_change(cell);
  cell->value = std::move(value);
  if (cell->outside) add({Kind::Cell, nullptr, cell->outside, {}, nullptr, cell});
}

void Heap::guard_pair(bool is_same, const SymbolRef& a, const SymbolRef& b) {
  if (!a->source || !b->source || a->source->key() == b->source->key()) return;
  Guard guard;
  guard.kind = is_same ? GuardKind::Alias : GuardKind::Distinct;
  guard.source = b->source;
  guard.other = a->source;
  graph_.guards.push_back(std::move(guard));
}

void Heap::keep_apart(const SymbolRef& written) {
  for (const SymbolRef& other : objects_) {
    if (other == written || vm_.type_of(other->value) != vm_.type_of(written->value)) continue;
    if (other->is_pinned && written->is_pinned) continue;
    guard_pair(other->value.get() == written->value.get(), written, other);
  }
}

std::vector<const Heap::Write*> Heap::last_writes() const {
  std::vector<const Write*> last;
  std::unordered_map<Place, size_t, PlaceHash> places;  // of the last of each in `last`
  for (const Write& write : log_) {
    const auto [place, is_first] = places.try_emplace(place_of(write), last.size());
    // A name keeps its place among the others, unless it has been deleted meanwhile.
    const bool is_cell = write.kind == Kind::Cell || write.kind == Kind::Structure;
    const bool keeps_place = !is_first && (is_cell || (last[place->second]->value && write.value));
    if (keeps_place) {
      last[place->second] = &write;
      continue;
    }
    place->second = last.size();
    last.push_back(&write);
  }
  return last;
}

void Heap::note_written(const std::vector<const Write*>& writes, RebuildPlan& plan) {
  std::vector<const Write*> left = writes;
  for (bool has_more = true; has_more;) {  // what an instance holds is made where the instance is
    has_more = false;
    for (const Write*& write : left) {
      if (!write || (write->object && write->object->is_made && !plan.has_made(*write->object))) continue;
      plan.note(write->kind == Kind::Structure ? write->object : write->cell ? write->cell->value : write->value);
      write = nullptr;
      has_more = true;
    }
  }
}

Outcome<std::vector<Effect>> Heap::plan_effects(RebuildPlan& plan) {
  for (const auto& [path, symbol] : by_path_)
    if (symbol->kind == SymbolKind::Unread && symbol->is_pinned && !symbol->resolved && !symbol->source->other)
      guard(GuardKind::Present, symbol->source, Value());
  std::vector<Effect> effects;
  const std::vector<const Write*> last = last_writes();
  // Each object written is guarded to be another than all others of its type.
  const auto is_outside = [](const Write* write) { return write->object && !write->object->is_made; };
  const auto written = static_cast<size_t>(std::count_if(last.begin(), last.end(), is_outside));
  if (written * objects_.size() > kMaxPairs)
    return Break{
        BreakId::TooLong,
        std::to_string(written) + " objects are changed, each to be told from " + std::to_string(objects_.size()),
        {},
        {}};
  note_written(last, plan);
  for (const Write* write : last) {
    if (write->object && write->object->is_made && !plan.has_made(*write->object)) continue;
    Effect effect;
    effect.name = write->name;
    const SymbolRef& value = write->kind == Kind::Cell ? write->cell->value : write->value;
    effect.is_deletion = !value;
    if (write->kind == Kind::Structure) {
      keep_apart(write->object);
      REFJIT_CAPTURE(target, plan.plan(write->object));
      if (auto done = plan_structure(write->object, target, plan, effects); !done) return std::move(done.why());
      continue;
    }
    if (write->kind == Kind::Attribute) {
      keep_apart(write->object);
      REFJIT_CAPTURE(target, plan.plan(write->object));
      effect.target = std::move(target);
    } else if (write->kind == Kind::Cell) {
      REFJIT_CAPTURE(target, plan.plan_cell(write->cell));
      effect.kind = EffectKind::Cell;
      effect.target = std::move(target);
    } else {
      effect.kind = EffectKind::Item;
      REFJIT_CAPTURE(target, plan.plan(plan.globals(write->owner)));
      effect.target = std::move(target);
    }
    REFJIT_CAPTURE(planned, plan.plan(value));
    effect.value = std::move(planned);
    effects.push_back(std::move(effect));
  }
  return effects;
}

Outcome<bool> Heap::plan_structure(const SymbolRef& symbol, const Rebuild& target, RebuildPlan& plan,
                                   std::vector<Effect>& effects) {
  const auto add = [&](EffectKind kind, Ref key, const SymbolRef& value) -> Outcome<bool> {
    REFJIT_CAPTURE(planned, plan.plan(value));
    effects.push_back({kind, target, std::move(key), std::move(planned), !value});
    return true;
  };
  if (symbol->kind == SymbolKind::List) {
    if (symbol->is_unloaded) return add(EffectKind::Append, {}, Symbol::list(symbol->items));
    if (contents_[symbol.get()].items == symbol->items) return true;
    return add(EffectKind::ReplaceList, {}, Symbol::list(symbol->items));
  }
  const bool is_set = symbol->kind == SymbolKind::Set;
  const SymbolRef present = Symbol::constant(vm::kNone);
  Contents before;
  if (!symbol->is_unloaded) before = contents_[symbol.get()];
  // Keys are found by identity: the symbol took them over from the contents. One that moved has been deleted and added.
  const auto find = [](const std::vector<Ref>& keys, Value key) {
    return std::find_if(keys.begin(), keys.end(), [&](const Ref& k) { return k.get() == key; }) - keys.begin();
  };
  std::vector<Ref> kept;
  for (const Ref& key : before.keys) {
    if (static_cast<size_t>(find(symbol->keys, key)) < symbol->keys.size()) {
      kept.push_back(key);
      continue;
    }
    REFJIT_CAPTURE(done, add(EffectKind::Item, key, nullptr));
    (void)done;
  }
  const bool has_moved = !is_set && !std::equal(kept.begin(), kept.end(), symbol->keys.begin(),
                                                [](const Ref& a, const Ref& b) { return a.get() == b.get(); });
  if (has_moved) {
    REFJIT_CAPTURE(done, add(EffectKind::Clear, {}, nullptr));
    (void)done;
  }
  for (size_t i = 0; i < symbol->keys.size(); ++i) {
    const auto at = static_cast<size_t>(find(before.keys, symbol->keys[i]));
    const bool is_old = at < before.keys.size() && (is_set || before.items[at] == symbol->items[i]);
    if (is_old && !has_moved) continue;
    REFJIT_CAPTURE(done, add(EffectKind::Item, symbol->keys[i], is_set ? present : symbol->items[i]));
    (void)done;
  }
  return true;
}

}  // namespace refjit::capture
