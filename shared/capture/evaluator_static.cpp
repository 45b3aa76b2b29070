// What graphs take of Python beyond constants: operators of the program's classes, items of lists and tuples at places
// that only the running graph knows, items of tensors at constant places, functions with bound tensors.
#include <algorithm>

#include "capture/evaluator.h"
#include "capture/guest_values.h"
#include "capture/made_dict.h"
#include "capture/refused_operands.h"
#include "ops/infer.h"
#include "python/code.h"
#include "vm/builtin_types.h"
#include "vm/deferred.h"
#include "vm/execute.h"
#include "vm/function.h"
#include "vm/names.h"
#include "vm/numpy/numpy_objects.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/float.h"
#include "vm/types/int.h"
#include "vm/types/str.h"
#include "vm/vm.h"

namespace refjit::capture {

using vm::Ref;
using vm::Value;

namespace {

/// The method's name without underscores: "add" for __add__ and __iadd__.
constexpr std::string_view kBinaryNames[] = {"add", "and", "floordiv", "lshift", "matmul",  "mul", "mod",
                                             "or",  "pow", "rshift",   "sub",    "truediv", "xor"};
constexpr std::string_view kCompareNames[] = {"__lt__", "__le__", "__eq__", "__ne__", "__gt__", "__ge__"};
constexpr vm::CompareOp kSwapped[] = {vm::CompareOp::Gt, vm::CompareOp::Ge, vm::CompareOp::Eq,
                                      vm::CompareOp::Ne, vm::CompareOp::Lt, vm::CompareOp::Le};

using Result = Outcome<SymbolRef>;

/// The class of an instance that is known and whose class Python code made; null: of anything else.
vm::Type* users_class(vm::Vm& vm, const Symbol& symbol) {
  if (is_dict_of_class(symbol)) return class_of_dict(vm, symbol);
  if (!symbol.is_constant() || !symbol.value.get().is_object()) return nullptr;
  vm::Type* type = vm.type_of(symbol.value);
  const bool is_class = vm.is_instance(symbol.value, vm.types().type);
  return (type->type_flags & vm::kTypeHeap) != 0 && !is_class && !vm::tensors::is_tensor(symbol.value) ? type : nullptr;
}

/// The method of that name, where it is Python's.
Value users_method(vm::Vm& vm, const Symbol& symbol, std::string_view name) {
  vm::Type* type = users_class(vm, symbol);
  const Value found = type ? vm::find_in_type(vm, type, vm.intern(name)) : Value();
  return found && vm.type_of(found) == vm.types().function ? found : Value();
}

bool is_not_implemented(Result& result) {
  return result && (*result)->is_constant() && (*result)->value.get() == vm::kNotImplemented;
}

/// A value of Python's own, whose operators know nothing of the program's classes.
bool is_builtin_value(const Symbol& s) {
  if (s.is_sequence() || s.kind == SymbolKind::Dict || s.kind == SymbolKind::Set) return !s.function;
  if (!s.is_constant()) return false;
  const Value v = s.value;
  return !v.is_object() || vm::is_int(v) || vm::is_float(v) || vm::is_str(v);
}

/// Does an instance compare as every object does: with itself alone?
bool compares_by_identity(vm::Vm& vm, const Symbol& symbol) {
  vm::Type* type = users_class(vm, symbol);
  if (!type) return false;
  for (std::string_view name : {"__eq__", "__ne__"})
    if (vm::find_in_type(vm, type, vm.intern(name)) != vm::find_in_type(vm, vm.types().object, vm.intern(name)))
      return false;
  return true;
}

/// Python's order of the two methods of an operator: the right operand's first where its class is derived from the
/// left's. Null: neither is Python's, or both gave NotImplemented.
std::optional<Result> by_methods(Evaluator& evaluator, const SymbolRef& left, Value own, const SymbolRef& right,
                                 Value reflected) {
  vm::Vm& vm = evaluator.vm();
  const vm::Type *of_left = users_class(vm, *left), *of_right = users_class(vm, *right);
  const auto call = [&](Value method, const SymbolRef& self, const SymbolRef& other) {
    return evaluator.call(Symbol::method(Symbol::constant(method), self), {other});
  };
  const bool is_derived = of_left && of_right && of_left != of_right && vm::is_subtype(of_right, of_left);
  if (reflected && is_derived)
    if (Result done = call(reflected, right, left); !is_not_implemented(done)) return done;
  if (own)
    if (Result done = call(own, left, right); !is_not_implemented(done)) return done;
  if (reflected && !is_derived && of_left != of_right && (of_left || is_builtin_value(*left)))
    if (Result done = call(reflected, right, left); !is_not_implemented(done)) return done;
  return std::nullopt;
}

std::optional<Result> users_operator(Evaluator& evaluator, vm::BinaryOp op, const SymbolRef& left,
                                     const SymbolRef& right, bool in_place) {
  vm::Vm& vm = evaluator.vm();
  const std::string name(kBinaryNames[static_cast<size_t>(op)]);
  if (const Value method = in_place ? users_method(vm, *left, "__i" + name + "__") : Value()) {
    Result done = evaluator.call(Symbol::method(Symbol::constant(method), left), {right});
    if (!is_not_implemented(done)) return done;
  }
  const vm::Type* of_left = users_class(vm, *left);
  Value own = users_method(vm, *left, "__" + name + "__");
  const Value reflected = users_method(vm, *right, "__r" + name + "__");
  // A method of the left operand that is not Python's would come first; a string formats whatever there is.
  const bool is_native =
      of_left && !own && vm::find_in_type(vm, const_cast<vm::Type*>(of_left), vm.intern("__" + name + "__"));
  const bool formats = op == vm::BinaryOp::Remainder && left->is_constant() && vm::is_str(left->value);
  if (is_native || formats) return std::nullopt;
  return by_methods(evaluator, left, own, right, reflected);
}

std::optional<Result> users_comparison(Evaluator& evaluator, vm::CompareOp op, const SymbolRef& left,
                                       const SymbolRef& right) {
  vm::Vm& vm = evaluator.vm();
  const bool is_same = op == vm::CompareOp::Eq, differs = op == vm::CompareOp::Ne;
  const auto method = [&](const SymbolRef& s, vm::CompareOp which) {
    return users_method(vm, *s, kCompareNames[static_cast<size_t>(which)]);
  };
  Value own = method(left, op), reflected = method(right, kSwapped[static_cast<size_t>(op)]);
  // object's __ne__ is the contrary of __eq__.
  const bool is_contrary = differs && !own && !reflected;
  if (is_contrary) own = method(left, vm::CompareOp::Eq), reflected = method(right, vm::CompareOp::Eq);
  const bool are_known = (compares_by_identity(vm, *left) || is_builtin_value(*left) || own) &&
                         (compares_by_identity(vm, *right) || is_builtin_value(*right) || reflected);
  if (own || reflected) {
    if (auto done = by_methods(evaluator, left, own, right, reflected)) {
      if (!*done || !is_contrary) return done;
      return evaluator.logical_not(**done);
    }
  } else if (!compares_by_identity(vm, *left) && !compares_by_identity(vm, *right)) {
    return std::nullopt;
  }
  if (!(is_same || differs) || !are_known) return std::nullopt;
  return evaluator.is_same(left, right, differs);
}

/// Constants, an instance of a plain class of the program among them, whose classes have none of these methods: an
/// operator on them runs nobody's code.
bool are_bare(vm::Vm& vm, const Symbol& left, const Symbol& right, std::span<const std::string> names) {
  if (!left.is_constant() || !right.is_constant()) return false;
  const auto is_bare = [&](Value v) {
    vm::Type* type = vm.type_of(v);
    for (const vm::Type* base = type; base != vm.types().object; base = base->base)
      if (!base || (base->type_flags & vm::kTypeHeap) == 0) return false;
    return std::none_of(names.begin(), names.end(), [&](const std::string& name) {
      const Value method = vm::find_in_type(vm, type, vm.intern(name));
      return method && vm.type_of(method) == vm.types().function;
    });
  };
  const auto is_native = [&](Value v) {
    return (vm.type_of(v)->type_flags & vm::kTypeHeap) == 0 && !vm::tensors::is_tensor(v);
  };
  const Value a = left.value, b = right.value;
  return (is_bare(a) && (is_bare(b) || is_native(b))) || (is_bare(b) && is_native(a));
}

/// A constant whose class is written in Python: only those can have operators of their own.
bool has_guest_class(vm::Vm& vm, const Symbol& s) {
  return s.is_constant() && (vm.type_of(s.value)->type_flags & vm::kTypeHeap) != 0;
}

}  // namespace

bool Evaluator::is_followed_class(Value v) {
  if (depth_ != GraphCapture::Depth::Frozen || !v.is_object()) return false;
  vm::Type* type = vm_.type_of(v);
  if ((type->type_flags & vm::kTypeHeap) == 0 || vm_.is_instance(v, vm_.types().type)) return false;
  return graph_.is_whole || vm::find_in_type(vm_, type, vm_.intern("__ms_class__"));
}

std::optional<Outcome<SymbolRef>> Evaluator::class_method(const SymbolRef& self, std::string_view name,
                                                          std::vector<SymbolRef> args) {
  if (graph_.heap) {
    const Value method = users_method(vm_, *self, name);
    if (!method) return std::nullopt;
    Outcome<SymbolRef> result = call(Symbol::method(Symbol::constant(method), self), std::move(args));
    if (result) *result = forced(*result);
    return result;
  }
  if (!self->is_constant() || !is_followed_class(self->value)) return std::nullopt;
  const Value method = vm::find_in_type(vm_, vm_.type_of(self->value), vm_.intern(name));
  if (!method || vm_.type_of(method) != vm_.types().function) return std::nullopt;
  return call(Symbol::method(Symbol::constant(method), self), std::move(args));
}

Outcome<SymbolRef> Evaluator::enter(const SymbolRef& manager) {
  const bool is_marked = manager->is_constant() && manager->value.get().is_object() &&
                         vm::find_in_type(vm_, vm_.type_of(manager->value), vm_.intern("__ms_class__"));
  if (is_marked)
    if (auto done = class_method(manager, "__enter__", {})) return std::move(*done);
  if (auto refused = refused_without(vm_, *manager, "__enter__")) return compile_time(std::move(*refused));
  Break why{BreakId::UnsupportedSyntax, "statement 'With'", {}, {}};
  const Ref text = manager->is_constant() ? vm_.repr(manager->value) : Ref();
  const Ref kind = manager->is_constant() ? vm_.repr(Value(vm_.type_of(manager->value))) : Ref();
  if (text && kind && graph_.is_whole)
    why.error = user_error(
        "TypeError", "Only support jit_class instance, but got PythonObject(type: " + std::string(vm_.text(kind)) +
                         ", value: " + std::string(vm_.text(text)) + ")");
  return why;
}

Outcome<SymbolRef> Evaluator::exit(const SymbolRef& manager) {
  const SymbolRef none = Symbol::constant(vm::kNone);
  if (auto done = class_method(manager, "__exit__", {none, none, none})) return std::move(*done);
  if (auto refused = refused_without(vm_, *manager, "__exit__")) return compile_time(std::move(*refused));
  return Break{BreakId::UnsupportedSyntax, "statement 'With'", {}, {}};
}

std::optional<Outcome<SymbolRef>> Evaluator::class_operator(vm::BinaryOp op, const SymbolRef& left,
                                                            const SymbolRef& right, bool in_place) {
  if (graph_.heap) return users_operator(*this, op, left, right, in_place);
  if (!has_guest_class(vm_, *left) && !has_guest_class(vm_, *right)) return std::nullopt;
  const std::string name(kBinaryNames[static_cast<size_t>(op)]);
  if (in_place)
    if (auto done = class_method(left, "__i" + name + "__", {right})) return done;
  if (auto done = class_method(left, "__" + name + "__", {right})) return done;
  if (auto done = class_method(right, "__r" + name + "__", {left})) return done;
  const std::string names[] = {"__" + name + "__", "__r" + name + "__", "__i" + name + "__"};
  if (!are_bare(vm_, *left, *right, names)) return std::nullopt;
  return constant_result(vm_.binary(op, left->value, right->value), "operator");
}

std::optional<Outcome<SymbolRef>> Evaluator::class_comparison(vm::CompareOp op, const SymbolRef& left,
                                                              const SymbolRef& right) {
  if (graph_.heap) return users_comparison(*this, op, left, right);
  if (!has_guest_class(vm_, *left) && !has_guest_class(vm_, *right)) return std::nullopt;
  if (auto done = class_method(left, kCompareNames[static_cast<size_t>(op)], {right})) return done;
  if (auto done = class_method(right, kCompareNames[static_cast<size_t>(kSwapped[static_cast<size_t>(op)])], {left}))
    return done;
  const std::vector<std::string> names(std::begin(kCompareNames), std::end(kCompareNames));
  if (!are_bare(vm_, *left, *right, names)) return std::nullopt;
  return constant_result(vm_.compare(left->value, right->value, op), "comparison");
}

Outcome<SymbolRef> Evaluator::number_in(const SymbolRef& number, int64_t length) {
  if (number->node->abstract->dtype != DType::Int64)
    return Break{BreakId::UnsupportedOperand, "an index that is no int", {}, {}};
  REFJIT_CAPTURE(is_negative, compare(vm::CompareOp::Lt, number, Symbol::constant(vm_.integer(0))));
  REFJIT_CAPTURE(wrapped, binary(vm::BinaryOp::Add, number, Symbol::constant(vm_.integer(length)), false));
  const SymbolRef arguments[] = {is_negative, wrapped, number};
  return emit_named("Select", arguments);
}

Outcome<SymbolRef> Evaluator::checked_place(std::string_view check, const SymbolRef& number, int64_t length) {
  if (!graph_.has_host || !is_int(number->node->abstract->dtype)) return number;
  const std::vector<SymbolRef> arguments{number, Symbol::constant(vm_.integer(length))};
  REFJIT_CAPTURE(place, graph_.emit_python(check, arguments, number->node->abstract));
  return Symbol::number(place->node);
}

Outcome<SymbolRef> Evaluator::item_at(const SymbolRef& sequence, const SymbolRef& number) {
  const auto refused = [] { return Break{BreakId::UnsupportedOperand, "this subscript", {}, {}}; };
  const auto length = static_cast<int64_t>(sequence->items.size());
  std::vector<SymbolRef> items;
  for (const SymbolRef& item : sequence->items) {
    const bool is_number =
        item->is_constant() && (item->value.get().is_bool() || vm::is_int(item->value) || vm::is_float(item->value));
    if (!item->is_node() && !is_number) return refused();
    if (item->is_node()) {
      items.push_back(item);
      continue;
    }
    const DType dtype = item->value.get().is_bool() ? DType::Bool
                        : vm::is_int(item->value)   ? DType::Int64
                                                    : DType::Float32;
    auto tensor = scalar_tensor(vm_, item->value, dtype);
    if (!tensor) return std::move(tensor).error();
    items.push_back(Symbol::number(constant_tensor(std::move(*tensor))->node));
  }
  if (items.empty()) return refused();
  for (const SymbolRef& item : items) {
    const ir::Abstract &first = *items[0]->node->abstract, &type = *item->node->abstract;
    if (!type.is_tensor() || !type.shape.is_concrete() || item->is_number != items[0]->is_number ||
        type.dtype != first.dtype || type.shape.concrete() != first.shape.concrete())
      return refused();
  }
  REFJIT_CAPTURE(index, number_in(number, length));
  SymbolRef found = items.back();
  for (int64_t i = length - 1; i-- > 0;) {
    REFJIT_CAPTURE(is_here, compare(vm::CompareOp::Eq, index, Symbol::constant(vm_.integer(i))));
    const SymbolRef arguments[] = {is_here, items[static_cast<size_t>(i)], found};
    REFJIT_CAPTURE(chosen, emit_named("Select", arguments));
    found = chosen;
  }
  SymbolRef result = items[0]->is_number ? Symbol::number(found->node) : Symbol::of_node(found->node);
  return result;
}

Outcome<SymbolRef> Evaluator::store_item_at(const SymbolRef& list, const SymbolRef& number, const SymbolRef& value) {
  const auto length = static_cast<int64_t>(list->items.size());
  REFJIT_CAPTURE(checked, checked_place("checked_store", number, length));
  REFJIT_CAPTURE(index, number_in(checked, length));
  std::vector<SymbolRef> changed;
  for (int64_t i = 0; i < length; ++i) {
    // Of two, the one that stands there afterwards.
    REFJIT_CAPTURE(is_here, compare(vm::CompareOp::Eq, index, Symbol::constant(vm_.integer(i))));
    REFJIT_CAPTURE(place, cast_number(is_here));
    REFJIT_CAPTURE(item, item_at(Symbol::tuple({list->items[static_cast<size_t>(i)], value}), place));
    changed.push_back(item);
  }
  list->items = std::move(changed);
  return value;
}

Outcome<SymbolRef> Evaluator::cast_number(const SymbolRef& truth) {
  const SymbolRef arguments[] = {truth, Symbol::constant(vm::tensors::dtype_value(vm_, DType::Int64))};
  REFJIT_CAPTURE(number, emit_named("Cast", arguments));
  return Symbol::number(number->node);
}

Outcome<SymbolRef> Evaluator::contains_node(const SymbolRef& container, const SymbolRef& item, bool is_negated) {
  const auto refused = [] { return Break{BreakId::UnsupportedOperand, "`in` with a tensor", {}, {}}; };
  SymbolRef found;
  for (const SymbolRef& other : container->items) {
    const bool is_comparable =
        other->is_node() || (other->is_constant() && (vm::is_int(other->value) || vm::is_float(other->value)));
    if (!is_comparable) continue;
    REFJIT_CAPTURE(same, compare(vm::CompareOp::Eq, item, other));
    if (!same->is_node()) return refused();
    SymbolRef one = same;
    if (!same->node->abstract->shape.dims.empty()) {
      // A tensor is there when all of its elements are equal.
      REFJIT_CAPTURE(all, attribute(same, "all"));
      REFJIT_CAPTURE(reduced, call(all, {}));
      one = reduced;
    }
    if (!found) {
      found = one;
      continue;
    }
    const SymbolRef arguments[] = {found, one};
    REFJIT_CAPTURE(either, emit_named("LogicalOr", arguments));
    found = either;
  }
  if (!found) return Symbol::constant(Value::boolean(is_negated));
  if (is_negated) {
    const SymbolRef arguments[] = {found};
    REFJIT_CAPTURE(missing, emit_named("LogicalNot", arguments));
    found = missing;
  }
  return item->is_number ? Symbol::number(found->node) : found;
}

std::optional<Outcome<SymbolRef>> Evaluator::place_of_node(const SymbolRef& sequence, std::string_view name,
                                                           const std::vector<SymbolRef>& args) {
  using Result = Outcome<SymbolRef>;
  const auto is_number = [](const SymbolRef& s) {
    return s->is_node() || (s->is_constant() && (vm::is_int(s->value) || vm::is_float(s->value)));
  };
  const std::vector<SymbolRef>& items = sequence->items;
  const bool asks = (name == "index" && args.size() <= 3) || (name == "count" && args.size() == 1);
  if (!graph_.has_host || !asks || items.empty() || args.empty() || !is_number(args[0])) return std::nullopt;
  if (!std::all_of(items.begin(), items.end(), is_number)) return std::nullopt;
  if (!std::all_of(args.begin() + 1, args.end(), [](const SymbolRef& s) { return s->is_constant(); }))
    return std::nullopt;
  std::vector<SymbolRef> compared = items;
  compared.push_back(args[0]);
  bool has_node = false;
  for (const SymbolRef& one : compared) {
    if (!one->is_node()) continue;
    has_node = true;
    const ir::AnyShape& shape = one->node->abstract->shape;
    if (!shape.is_concrete()) return std::nullopt;
    if (shape.dims.size() > 1 || element_count(shape.concrete()) != 1)
      return Result(compile_time(user_error(
          "ValueError", "For Primitive[TensorToScalar], the input tensor's shape must be empty or {1}, but got " +
                            ops::vector_text(shape) + ".")));
  }
  if (!has_node) return std::nullopt;
  std::vector<SymbolRef> arguments{Symbol::tuple(items)};
  arguments.insert(arguments.end(), args.begin(), args.end());
  auto place = graph_.emit_python("sequence_" + std::string(name), arguments, ir::Abstract::tensor({DType::Int64, {}}));
  if (!place) return place;
  return Result(Symbol::number((*place)->node));
}

Outcome<SymbolRef> Evaluator::gather_places(const SymbolRef& tensor, const SymbolRef& key) {
  const auto refused = [] { return Break{BreakId::CallsNative, "index()", {}, {}}; };
  const Ref constant = materialise(key);
  const auto& shape = tensor->node->abstract->shape;
  if (!constant) return computed_index(tensor, key);
  if (!shape.is_concrete()) return refused();
  auto places = counting(shape.concrete());
  if (!places) return std::move(places).error();
  const Ref numbered = vm::tensors::new_tensor(vm_, std::move(*places));
  const Ref found = numbered ? vm_.get_item(numbered, constant) : Ref();
  if (!found) return failed("index");
  auto chosen = contiguous(vm::tensors::as_tensor(found)->tensor);
  if (!chosen) return std::move(chosen).error();
  const int64_t flat_shape[] = {element_count(shape.concrete())};
  const SymbolRef flatten[] = {tensor, int_tuple(flat_shape)};
  REFJIT_CAPTURE(flat, emit_named("Reshape", flatten));
  const SymbolRef zero = Symbol::constant(vm_.integer(0));
  const SymbolRef arguments[] = {flat, constant_tensor(std::move(*chosen)), zero, zero};
  return emit_named("Gather", arguments);
}

Outcome<SymbolRef> Evaluator::dim_of(const SymbolRef& tensor, size_t axis) {
  const ir::Dim dim = tensor->node->abstract->shape.dims[axis];
  if (dim.is_known()) return Symbol::constant(vm_.integer(dim.value()));
  const std::vector<SymbolRef> arguments{tensor, Symbol::constant(vm_.integer(static_cast<int64_t>(axis)))};
  REFJIT_CAPTURE(number, graph_.emit_python("dim", arguments, ir::Abstract::tensor({DType::Int64, {}})));
  return Symbol::number(number->node);
}

Outcome<SymbolRef> Evaluator::computed_index(const SymbolRef& tensor, const SymbolRef& key) {
  const auto refused = [] { return Break{BreakId::CallsNative, "index()", {}, {}}; };
  const ir::Abstract& type = *tensor->node->abstract;
  if (!graph_.is_whole || !type.shape.rank_known) return refused();
  const std::vector<SymbolRef> items = key->kind == SymbolKind::Tuple ? key->items : std::vector<SymbolRef>{key};
  size_t used = 0, made = 0, masks = 0, places = 0;
  for (const SymbolRef& item : items) {
    if (item->is_node() && !item->is_number && item->node->abstract->is_tensor()) {
      const bool is_mask = item->node->abstract->dtype == DType::Bool;
      if (!item->node->abstract->shape.rank_known) return refused();
      const size_t item_rank = item->node->abstract->shape.dims.size();
      used += is_mask ? item_rank : 1;
      masks += is_mask;
      places = std::max(places, is_mask ? 1 : item_rank);
    } else if (item->is_number || (item->is_constant() && vm::is_int(item->value) && !item->value.get().is_bool())) {
      ++used;
    } else if (item->kind == SymbolKind::Slice || (item->is_constant() && item->value.get().is_object() &&
                                                   item->value.get().object()->type == vm_.types().slice)) {
      ++used, ++made;
    } else if (item->is_constant() && item->value.get().is_none()) {
      ++made;
    } else if (!(item->is_constant() && item->value.get() == vm::kEllipsis)) {
      return refused();
    }
  }
  const size_t rank = type.shape.dims.size();
  if (used > rank) return refused();
  std::vector<ir::Dim> dims;
  for (size_t i = 0; i < rank - used + made + places; ++i) dims.push_back(graph_.unknown_dim());
  if (masks == 1 && items.size() == 1)
    for (size_t i = used; i < rank; ++i) dims[i - used + 1] = type.shape.dims[i];
  return graph_.emit_python("index", {tensor, key},
                            ir::Abstract::tensor(type.dtype, ir::AnyShape{true, std::move(dims)}));
}

std::optional<Outcome<SymbolRef>> Evaluator::call_operator_module(std::string_view name,
                                                                  const std::vector<SymbolRef>& args) {
  if (args.size() == 2) {
    for (size_t i = 0; i < std::size(kBinaryNames); ++i)
      if (name == kBinaryNames[i] || (name == "and_" && i == 1) || (name == "or_" && i == 7))
        return binary(static_cast<vm::BinaryOp>(i), args[0], args[1], false);
    for (size_t i = 0; i < std::size(kCompareNames); ++i)
      if (name == kCompareNames[i].substr(2, 2)) return compare(static_cast<vm::CompareOp>(i), args[0], args[1]);
    if (name == "getitem") return subscript(args[0], args[1]);
    if (name == "contains") return contains(args[0], args[1], false);
  }
  if (args.size() == 1) {
    if (name == "neg") return unary(vm::UnaryOp::Negative, args[0]);
    if (name == "pos") return unary(vm::UnaryOp::Positive, args[0]);
    if (name == "abs") return unary(vm::UnaryOp::Absolute, args[0]);
    if (name == "invert" || name == "inv") return unary(vm::UnaryOp::Invert, args[0]);
    if (name == "not_") return logical_not(args[0]);
  }
  return std::nullopt;
}

SymbolRef Evaluator::plain_number(Value v) {
  if (!v.is_object() || !vm_.is_instance(v, vm::numpy::numpy_state(vm_).generic)) return nullptr;
  const Ref number = vm_.call(vm_.get_attribute(v, "item"), vm::Args{});
  if (number) return Symbol::constant(number);
  vm_.take_exception();
  return nullptr;
}

}  // namespace refjit::capture
