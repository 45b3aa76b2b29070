// Builtins that work on symbols themselves: their items may be graph nodes.
#include <algorithm>
#include <unordered_set>

#include "capture/derived_dims.h"
#include "capture/dict_view.h"
#include "capture/evaluator.h"
#include "capture/heap.h"
#include "capture/made_dict.h"
#include "capture/refused_operands.h"
#include "vm/builtin_types.h"
#include "vm/execute.h"
#include "vm/function.h"
#include "vm/module.h"
#include "vm/names.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/collections.h"
#include "vm/types/dict.h"
#include "vm/types/float.h"
#include "vm/types/int.h"
#include "vm/types/list.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"
#include "vm/vm.h"

namespace refjit::capture {

using vm::Ref;
using vm::Value;

namespace {

/// tuple, or the class of a named tuple.
vm::Type* class_of_tuple(vm::Type* tuple, const Symbol& symbol) {
  return symbol.function ? symbol.function->value.as<vm::Type>() : tuple;
}

bool has_node(Heap* heap, const SymbolRef& given) {
  std::vector<SymbolRef> todo{given};
  std::unordered_set<const Symbol*> seen;  // a list may hold itself
  while (!todo.empty()) {
    const SymbolRef s = heap ? heap->force(todo.back()) : todo.back();
    todo.pop_back();
    if (s->is_node()) return true;
    if (s->kind == SymbolKind::Function || s->kind == SymbolKind::Method || s->kind == SymbolKind::Partial) return true;
    if (!seen.insert(s.get()).second) continue;
    if (s->is_unloaded) heap->load(s);
    todo.insert(todo.end(), s->items.begin(), s->items.end());
  }
  return false;
}

/// Python's max() or min() of tensors with one element each, from the left: another one where it is larger, so that NaN
/// counts as it does there. Null: no tensor among them, or native code knows.
std::optional<Outcome<SymbolRef>> largest(Evaluator& evaluator, const std::vector<SymbolRef>& values, bool is_max) {
  using Result = Outcome<SymbolRef>;
  if (values.size() < 2 || std::none_of(values.begin(), values.end(), [](auto& v) { return v->is_node(); })) return {};
  const auto is_int = [](const SymbolRef& s) {
    if (s->is_node()) return s->is_number && s->node->abstract->dtype == DType::Int64;
    return s->is_constant() && vm::is_int(s->value) && !s->value.get().is_bool();
  };
  const auto is_like_first = [&](const SymbolRef& s) {
    if (!s->is_node() || s->is_number || !values[0]->is_node()) return false;
    const ir::Abstract &type = *s->node->abstract, &first = *values[0]->node->abstract;
    return type.is_tensor() && type.dtype == first.dtype && type.shape == first.shape && type.shape.is_concrete() &&
           element_count(type.shape.concrete()) == 1;
  };
  const bool are_ints = std::all_of(values.begin(), values.end(), is_int);
  if (!are_ints && !std::all_of(values.begin(), values.end(), is_like_first))
    return Result(Break{BreakId::ReadsTensorValue, is_max ? "max()" : "min()", {}, {}});
  const auto* select = ops::find_op(are_ints ? is_max ? "Maximum" : "Minimum" : "Select");
  SymbolRef best = values[0];
  for (size_t i = 1; i < values.size(); ++i) {
    std::vector<SymbolRef> arguments{best, values[i]};
    if (!are_ints) {
      Result is_better = evaluator.compare(is_max ? vm::CompareOp::Gt : vm::CompareOp::Lt, values[i], best);
      if (!is_better) return is_better;
      arguments = {*is_better, values[i], best};
    }
    Result next = evaluator.graph().emit(*select, arguments);
    if (!next) return next;
    (*next)->is_number = are_ints;
    best = *next;
  }
  return Result(best);
}

/// range() of constants; null: of others, or the call is wrong.
Ref range_of(vm::Vm& vm, const std::vector<SymbolRef>& bounds) {
  std::vector<Value> values;
  for (const SymbolRef& bound : bounds) {
    if (!bound->is_constant()) return {};
    values.push_back(bound->value);
  }
  Ref made = vm.call(Value(vm.types().range), vm::Args{values.data(), static_cast<uint32_t>(values.size()), nullptr});
  if (!made) vm.take_exception();
  return made;
}

}  // namespace

Outcome<SymbolRef> Evaluator::checked_length(Outcome<SymbolRef> given) {
  if (!given || !graph_.heap || (*given)->is_node()) return given;
  const SymbolRef& symbol = *given;
  int64_t length = -1;
  if (symbol->is_constant() && symbol->value.get().is_bool()) length = symbol->value.get() == vm::kTrue;
  const bool is_int = symbol->is_constant() && vm_.type_of(symbol->value) == vm_.types().int_;
  if (is_int && !vm::int_fits(symbol->value, length)) length = -1;
  if (length < 0) return Break{BreakId::CallsUnknown, "__len__ that gives no length", {}, {}};
  return Symbol::constant(vm_.integer(length));
}

bool Evaluator::asks_metaclass(Value types) const {
  if (vm::is_tuple(types)) {
    const auto items = vm::as_tuple(types)->span();
    return std::any_of(items.begin(), items.end(),
                       [this](Value item) { return !vm::is_tuple(item) && asks_metaclass(item); });
  }
  if (!vm::has_type_flag(types, vm::kTypeType)) return false;
  const Value check = vm::find_in_type(vm_, vm_.type_of(types), vm_.intern("__instancecheck__"));
  return check && vm_.type_of(check) == vm_.types().function &&
         !is_library_code(*static_cast<vm::Function*>(check.object())->code->source);
}

bool Evaluator::has_constant_items(const SymbolRef& iterable) {
  auto items = items_of(iterable);
  return items && std::all_of(items->begin(), items->end(), [this](const SymbolRef& s) { return !!materialise(s); });
}

SymbolRef Evaluator::type_of_number(const SymbolRef& number) {
  const auto& types = vm_.types();
  const DType dtype = number->node->abstract->dtype;
  return Symbol::constant(Value(dtype == DType::Bool ? types.bool_ : is_float(dtype) ? types.float_ : types.int_));
}

Outcome<SymbolRef> Evaluator::is_instance(const SymbolRef& object, const SymbolRef& type) {
  const Ref types = materialise(type);
  if (!types) return Break{BreakId::UnsupportedOperand, "isinstance()", {}, {}};
  const auto& builtin = vm_.types();
  vm::Type* structural = object->is_number ? type_of_number(object)->value.as<vm::Type>()
                         : object->kind == SymbolKind::Node && object->value ? vm_.type_of(object->value)
                         : object->kind == SymbolKind::Node                  ? vm::tensors::tensor_type(vm_)
                         : object->is_outside                                ? vm_.type_of(object->value)
                         : object->kind == SymbolKind::Tuple                 ? class_of_tuple(builtin.tuple, *object)
                         : object->kind == SymbolKind::List                  ? builtin.list
                         : object->kind == SymbolKind::Dict                  ? class_of_dict(vm_, *object)
                         : object->kind == SymbolKind::Set                   ? builtin.set
                         : object->kind == SymbolKind::Slice                 ? builtin.slice
                         : object->kind == SymbolKind::Text                  ? builtin.str
                         : object->kind == SymbolKind::Opaque                ? vm_.type_of(object->value)
                         : object->kind == SymbolKind::Stream                ? object->value.as<vm::Type>()
                         : object->kind == SymbolKind::Partial               ? object->value.as<vm::Type>()
                         : object->kind == SymbolKind::Iterator              ? iterator_type(vm_, *object)
                         : object->kind == SymbolKind::Generator             ? builtin.generator
                         : object->kind == SymbolKind::Constant              ? vm_.type_of(object->value)
                                                                             : builtin.function;
  if (object->is_node() && object->node->has_default) {
    const Ref module = vm_.import("mindspore.common.parameter");
    const Ref parameter = module ? vm_.get_attribute(module, "Parameter") : Ref();
    if (!parameter) return failed("isinstance");
    structural = parameter.as<vm::Type>();
  }
  if (graph_.heap && asks_metaclass(types)) return Break{BreakId::CallsUnknown, "__instancecheck__", {}, {}};
  if (graph_.heap && vm::has_type_flag(types, vm::kTypeType) && (vm_.type_of(types)->type_flags & vm::kTypeHeap) != 0) {
    // Classes are registered with abstract ones: abc counts that.
    const Ref known = vm_.get_attribute(vm_.import("abc"), vm_.intern("_Known"));
    const Ref age = known ? vm_.get_attribute(known, vm_.intern("age")) : Ref();
    if (!age) return failed("isinstance");
    graph_.heap->import(age, Source::attribute(Source::object(known, "abc"), Value(vm_.intern("age")), "age"));
  }
  const int found = vm::check_subclass(vm_, structural, types);
  if (found < 0) return failed("isinstance");
  // Such an object, a proxy, may say that it is of another class.
  if (found == 0 && vm::find_in_type(vm_, structural, vm_.names().class_) !=
                        vm::find_in_type(vm_, builtin.object, vm_.names().class_))
    return Break{BreakId::CallsUnknown, "__class__", {}, {}};
  return Symbol::constant(Value::boolean(found == 1));
}

std::optional<Outcome<SymbolRef>> Evaluator::converted(std::string_view name, const SymbolRef& object) {
  struct Conversion {
    std::string_view name, method;
    const vm::Type* gives;
  };
  const auto& types = vm_.types();
  const Conversion conversions[] = {{"str", "__str__", types.str},
                                    {"repr", "__repr__", types.str},
                                    {"int", "__int__", types.int_},
                                    {"float", "__float__", types.float_}};
  const auto known =
      std::find_if(std::begin(conversions), std::end(conversions), [name](const auto& c) { return c.name == name; });
  if (known == std::end(conversions) || !object->is_constant()) return std::nullopt;
  auto done = class_method(object, known->method, {});
  if (!done && name == "str") {  // object's own __str__ asks __repr__
    vm::Str* method = vm_.intern(known->method);
    const bool is_objects =
        vm::find_in_type(vm_, vm_.type_of(object->value), method) == vm::find_in_type(vm_, types.object, method);
    if (is_objects) done = class_method(object, "__repr__", {});
  }
  if (!done || !*done) return done;
  const SymbolRef& result = **done;
  if (result->is_constant() && vm_.type_of(result->value) == known->gives) return done;
  return Outcome<SymbolRef>(
      Break{BreakId::CallsUnknown, std::string(known->method) + " of " + vm_.type_name(object->value), {}, {}});
}

std::optional<Outcome<SymbolRef>> Evaluator::call_builtin(std::string_view name, const std::vector<SymbolRef>& args,
                                                          const Keywords& keywords) {
  using Result = Outcome<SymbolRef>;
  if (name == "isinstance" && args.size() == 2) return is_instance(args[0], args[1]);
  if (name == "callable" && args.size() == 1 &&
      (args[0]->kind == SymbolKind::Function || args[0]->kind == SymbolKind::Method ||
       args[0]->kind == SymbolKind::Gradient || args[0]->kind == SymbolKind::Partial))
    return Result(Symbol::constant(vm::kTrue));
  if (name == "callable" && args.size() == 1 && !graph_.heap && (args[0]->is_node() || args[0]->is_sequence()))
    return Result(Symbol::constant(vm::kFalse));
  if (name == "range" && keywords.empty() && depth_ == GraphCapture::Depth::Frozen) {
    if (auto refused = refused_range(args)) return Result(std::move(*refused));
    if (const Ref range = is_library ? Ref() : range_of(vm_, args))  // a tuple, as MindSpore has it
      if (auto numbers = items_of(Symbol::constant(range))) return Result(Symbol::tuple(std::move(*numbers)));
  }
  if (name == "sorted" && args.size() == 1)
    if (auto done = sorted_by_key(args[0], keywords)) return done;
  if (name == "len" && args.size() == 1)
    if (auto done = class_method(args[0], "__len__", {})) return checked_length(std::move(*done));
  if (name == "len" && args.size() == 1 && !graph_.heap)
    if (auto refused = refused_without(vm_, *args[0], "__len__")) return Result(compile_time(std::move(*refused)));
  if (name == "bool" && args.size() == 1 && args[0]->is_constant() &&
      (is_followed_class(args[0]->value) || (graph_.heap && !vm::tensors::is_tensor(args[0]->value)))) {
    auto is_true = truth(args[0]);
    return is_true ? Result(Symbol::constant(Value::boolean(*is_true))) : Result(std::move(is_true.why()));
  }
  if (graph_.heap && args.size() == 1 && keywords.empty())
    if (auto done = converted(name, args[0])) return done;
  if (name == "round" && !args.empty() && args[0]->is_node() && !args[0]->is_number &&
      (!graph_.heap || (args.size() == 1 && keywords.empty()))) {
    Result method = attribute(args[0], "round");
    return method ? call(*method, {args.begin() + 1, args.end()}, keywords) : std::move(method);
  }
  if (name == "len" && args.size() == 1) {
    if (const SymbolRef length = graph_.heap ? graph_.heap->unloaded_length(args[0]) : nullptr) return Result(length);
    SymbolRef s = loaded(args[0]);
    if (is_dict_view(vm_, *s)) s = loaded(s->items[0]);
    if (s->kind == SymbolKind::Set) return Result(Symbol::constant(vm_.integer(static_cast<int64_t>(s->keys.size()))));
    if (s->is_constant() && vm::find_in_type(vm_, vm_.type_of(s->value), vm_.names().len)) {
      const Value method = vm::find_in_type(vm_, vm_.type_of(s->value), vm_.names().len);
      if (vm_.type_of(method) == vm_.types().function)
        return checked_length(call(Symbol::method(Symbol::constant(method), s), {}));
    }
    if (s->is_sequence() || s->kind == SymbolKind::Dict)
      return Result(Symbol::constant(vm_.integer(static_cast<int64_t>(s->items.size()))));
    if (s->is_node()) {
      const auto& dims = s->node->abstract->shape.dims;
      if (!s->node->abstract->shape.rank_known)
        return Result(Break{BreakId::UnknownAttribute, "the length of a tensor of unknown rank", {}, {}});
      if (dims.empty()) return Result(Error(user_error("TypeError", "Not support len of a 0-D tensor")));
      if (dims[0].is_known()) return Result(Symbol::constant(vm_.integer(dims[0].value())));
      if (graph_.is_whole && graph_.has_host && GraphCapture::is_unknown(dims[0])) return dim_of(s, 0);
      if (const SymbolRef length = graph_.heap ? length_along(graph_, s->node, 0) : nullptr) return Result(length);
      graph_.need_number(s->source);
      return Result(Break{BreakId::UnknownAttribute, "the length of a tensor with symbolic dims", {}, {}});
    }
    return std::nullopt;
  }
  if (name == "getattr" && args.size() >= 2 && keywords.empty() && args[1]->is_constant() &&
      vm::is_str(args[1]->value)) {
    Result found = attribute(args[0], vm::view_of(args[1]->value));
    if (!found && args.size() == 3 && found.why().error && found.why().error->type == "AttributeError")
      return Result(args[2]);
    return found;
  }
  if (name == "hasattr" && args.size() == 2 && keywords.empty() && args[1]->is_constant() &&
      vm::is_str(args[1]->value)) {
    Result found = attribute(args[0], vm::view_of(args[1]->value));
    if (!found && !(found.why().error && found.why().error->type == "AttributeError")) return found;
    return Result(Symbol::constant(Value::boolean(static_cast<bool>(found))));
  }
  if (name == "type" && args.size() == 1 && args[0]->is_number && !graph_.heap && !graph_.is_whole)
    return Result(type_of_number(args[0]));
  if (name == "type" && args.size() == 1 && args[0]->is_node() && !args[0]->is_number && !args[0]->node->has_default)
    return Result(Symbol::constant(
        Value(graph_.heap && args[0]->value ? vm_.type_of(args[0]->value) : vm::tensors::tensor_type(vm_))));
  if ((name == "int" || name == "float" || name == "bool") && args.size() == 1 && args[0]->is_number) {
    const DType dtype = name == "int" ? DType::Int64 : name == "float" ? DType::Float32 : DType::Bool;
    if (args[0]->node->abstract->dtype == dtype) return Result(args[0]);
    if (graph_.heap) return number_of(args[0], dtype);
    const SymbolRef arguments[] = {args[0], Symbol::constant(vm::tensors::dtype_value(vm_, dtype))};
    Result cast = emit_named("Cast", arguments);
    if (cast) (*cast)->is_number = true;
    return cast;
  }
  if ((name == "int" || name == "float" || name == "bool") && args.size() == 1 && args[0]->is_node())
    return number_of(args[0], name == "int" ? DType::Int64 : name == "float" ? DType::Float32 : DType::Bool);
  if ((name == "int" || name == "float" || name == "bool") && args.size() == 1 && args[0]->is_constant() &&
      vm::tensors::is_tensor(args[0]->value))
    return constant_result(vm_.call(vm::dict_get(vm::builtins_module(vm_)->dict, vm_.intern(name)), {args[0]->value}),
                           "call");
  if (name == "pow" && args.size() == 2 && keywords.empty() && (args[0]->is_node() || args[1]->is_node()))
    return binary(vm::BinaryOp::Power, args[0], args[1], false);
  if (name == "str" && args.size() == 1 && keywords.empty())
    if (SymbolRef text = text_of(args[0])) return Result(std::move(text));
  if (name == "abs" && args.size() == 1 && args[0]->is_node()) return unary(vm::UnaryOp::Absolute, args[0]);
  if (name == "type" && args.size() == 1 && is_dict_of_class(*args[0])) return Result(args[0]->function);
  if (name == "type" && args.size() == 1 && graph_.heap && (args[0]->is_constant() || args[0]->is_outside))
    return Result(Symbol::constant(Value(vm_.type_of(args[0]->value))));
  if (name == "set" && args.size() <= 1 && graph_.heap && keywords.empty()) {
    SymbolRef set = Symbol::set({});
    if (args.empty()) return Result(set);
    Result done = call(
        Symbol::method(Symbol::constant(vm::find_in_type(vm_, vm_.types().set, vm_.intern("update"))), set), {args[0]});
    if (!done) return done;
    return Result(set);
  }
  if (graph_.heap)
    if (auto done = call_iterator_builtin(name, args, keywords)) return done;
  if (name == "next" && !args.empty() && args[0]->kind == SymbolKind::Iterator) {
    const SymbolRef& iterator = args[0];
    if (iterator->position == iterator->items.size()) {
      if (args.size() > 1) return Result(args[1]);
      return Result(Error(user_error("StopIteration", "")));
    }
    graph_.will_append(iterator);
    return Result(iterator->items[iterator->position++]);
  }
  if (name == "any" || name == "all") {
    auto items = args.size() == 1 ? items_of(args[0]) : Outcome<std::vector<SymbolRef>>(std::vector<SymbolRef>());
    if (!items) return Result(std::move(items.why()));
    for (const SymbolRef& item : *items) {
      auto is_true = truth(item);
      if (!is_true && depth_ == GraphCapture::Depth::Frozen && item->is_node())
        is_true.why().id = BreakId::ReadsTensorValue;
      if (!is_true) return Result(std::move(is_true.why()));
      if (*is_true == (name == "any")) return Result(Symbol::constant(Value::boolean(*is_true)));
    }
    return Result(Symbol::constant(Value::boolean(name == "all")));
  }
  if ((name == "tuple" || name == "list") && args.size() == 1) {
    auto items = items_of(args[0]);
    if (!items) return Result(std::move(items.why()));
    return Result(name == "tuple" ? Symbol::tuple(std::move(*items)) : Symbol::list(std::move(*items)));
  }
  if ((name == "tuple" || name == "list") && args.empty())
    return Result(name == "tuple" ? Symbol::tuple({}) : Symbol::list({}));
  if (name == "dict" && args.size() == 1 && graph_.heap) {
    SymbolRef made = Symbol::dict({}, {});
    auto done = dict_method(made, "update", args, keywords);
    if (done && !*done) return done;
    if (done) return Result(made);
  }
  if (name == "dict" && args.size() == 1 && keywords.empty() && !graph_.heap && !args[0]->is_node() &&
      args[0]->kind != SymbolKind::Dict)
    if (auto pairs = items_of(args[0])) {
      const SymbolRef list = Symbol::list(std::move(*pairs)), made = Symbol::dict({}, {});
      if (graph_.is_whole && !has_constant_items(list)) return Result(unfixed(Value(vm_.types().dict), list));
      for (const SymbolRef& item : list->items) {
        auto pair = items_of(item);
        if (!pair) return Result(std::move(pair.why()));
        if (pair->size() != 2) return call_native_on_constants(Value(vm_.types().dict), {list}, {});
        Result stored = store_subscript(made, (*pair)[0], (*pair)[1]);
        if (!stored) return stored;
      }
      return Result(made);
    }
  if (name == "dict" && args.empty()) {
    std::vector<Ref> keys;
    std::vector<SymbolRef> items;
    for (const auto& [key, value] : keywords) {
      keys.push_back(Value(vm_.intern(key)));
      items.push_back(value);
    }
    return Result(Symbol::dict(std::move(keys), std::move(items)));
  }
  if (name == "iter" && args.size() == 1) {
    auto items = items_of(args[0]);
    if (!items) return Result(std::move(items.why()));
    return Result(Symbol::iterator(std::move(*items)));
  }
  if ((name == "map" || name == "filter") && args.size() >= 2) {
    std::vector<SymbolRef> results;
    auto items = items_of(args[1]);
    if (!items) return Result(std::move(items.why()));
    for (size_t i = 0; i < items->size(); ++i) {
      std::vector<SymbolRef> row{(*items)[i]};
      for (size_t k = 2; k < args.size(); ++k) {
        auto more = items_of(args[k]);
        if (!more) return Result(std::move(more.why()));
        if (i < more->size()) row.push_back((*more)[i]);
      }
      if (row.size() + 1 < args.size()) break;
      const bool is_none = args[0]->is_constant() && args[0]->value.get().is_none();
      Result value = is_none ? Result((*items)[i]) : call(args[0], std::move(row));
      if (!value) return value;
      if (name == "map") {
        results.push_back(*value);
        continue;
      }
      auto is_kept = truth(*value);
      if (!is_kept) is_kept.why().grows = (*value)->is_node();  // only the running graph knows how many are left
      if (!is_kept) return Result(std::move(is_kept.why()));
      if (*is_kept) results.push_back((*items)[i]);
    }
    const bool is_tuple = name == "map" && args[1]->kind == SymbolKind::Tuple;  // MindSpore's: all else are lists
    return Result(is_tuple ? Symbol::tuple(std::move(results)) : Symbol::list(std::move(results)));
  }
  if ((name == "min" || name == "max") && args.size() == 1 && keywords.empty() && args[0]->is_node() &&
      depth_ == GraphCapture::Depth::Frozen && args[0]->node->abstract->shape.dims.size() == 1) {
    Result method = attribute(args[0], name);
    return method ? call(*method, {}) : std::move(method);
  }
  if ((name == "min" || name == "max") && !args.empty() && !keywords.empty() && graph_.heap)
    return extreme_by_key(args, keywords, name == "max" ? vm::CompareOp::Gt : vm::CompareOp::Lt);
  if ((name == "min" || name == "max") && !args.empty() && keywords.empty()) {
    // Of tensors and numbers: MindSpore's Minimum and Maximum, from the left.
    std::vector<SymbolRef> values = args;
    if (args.size() == 1 && !args[0]->is_node()) {
      auto items = items_of(args[0]);
      if (!items) return Result(std::move(items.why()));
      values = std::move(*items);
      const bool is_used_up = args[0]->kind == SymbolKind::Iterator || args[0]->kind == SymbolKind::Stream ||
                              args[0]->kind == SymbolKind::Generator;
      if (is_used_up && materialise(Symbol::list(values))) {
        const Value builtin = vm::dict_get(vm::builtins_module(vm_)->dict, vm_.intern(name));
        return call_native_on_constants(builtin, {Symbol::list(std::move(values))}, {});
      }
    }
    if (values.empty() && args.size() == 1 && depth_ == GraphCapture::Depth::Frozen)
      return Result(compile_time(user_error("ValueError", "'" + std::string(name) + "() arg is an empty sequence.'")));
    if (auto chosen = graph_.heap ? largest(*this, values, name == "max") : std::nullopt) return chosen;
    const bool has_node_value = !graph_.heap && values.size() > 1 &&
                                std::any_of(values.begin(), values.end(), [](auto& value) { return value->is_node(); });
    if (has_node_value) {
      SymbolRef best = values[0];
      for (size_t i = 1; i < values.size(); ++i) {
        const SymbolRef pair[] = {best, values[i]};
        Result next = emit_named(name == "max" ? "Maximum" : "Minimum", pair);
        if (!next) return next;
        const auto is_number = [](const SymbolRef& s) { return s->is_number || s->is_constant(); };
        (*next)->is_number = is_number(best) && is_number(values[i]);
        best = *next;
      }
      return Result(best);
    }
  }
  bool any_node = false;
  for (const SymbolRef& arg : args) any_node = any_node || has_node(graph_.heap, arg) || !materialise(arg);
  if (!any_node && name != "enumerate" && name != "zip" && name != "reversed") return std::nullopt;
  if (name == "enumerate" && !args.empty()) {
    auto items = items_of(args[0]);
    if (!items) return Result(std::move(items.why()));
    int64_t index = 0;
    const SymbolRef start = args.size() == 2 ? args[1] : keywords.size() == 1 ? keywords[0].second : nullptr;
    if (start && !(start->is_constant() && vm::int_fits(start->value, index))) return std::nullopt;
    std::vector<SymbolRef> pairs;
    for (SymbolRef& item : *items) pairs.push_back(Symbol::tuple({Symbol::constant(vm_.integer(index++)), item}));
    return Result(Symbol::iterator(std::move(pairs)));
  }
  if (name == "zip") {
    std::vector<std::vector<SymbolRef>> columns;
    for (const SymbolRef& arg : args) {
      auto items = items_of(arg);
      if (!items) return Result(std::move(items.why()));
      columns.push_back(std::move(*items));
    }
    std::vector<SymbolRef> rows;
    for (size_t i = 0; !columns.empty(); ++i) {
      std::vector<SymbolRef> row;
      for (const auto& column : columns)
        if (i < column.size()) row.push_back(column[i]);
      if (row.size() < columns.size()) break;
      rows.push_back(Symbol::tuple(std::move(row)));
    }
    return Result(Symbol::iterator(std::move(rows)));
  }
  if (name == "reversed" && args.size() == 1) {
    auto items = items_of(args[0]);
    if (!items) return Result(std::move(items.why()));
    return Result(Symbol::iterator(std::vector<SymbolRef>(items->rbegin(), items->rend())));
  }
  const bool names_start = keywords.size() == 1 && keywords[0].first == "start" && args.size() == 1;
  if (name == "sum" && (args.size() == 1 || args.size() == 2) && (keywords.empty() || names_start)) {
    auto items = items_of(args[0]);
    if (!items) return Result(std::move(items.why()));
    SymbolRef total = names_start ? keywords[0].second : args.size() == 2 ? args[1] : Symbol::constant(vm_.integer(0));
    for (SymbolRef& item : *items) {
      Result next = binary(vm::BinaryOp::Add, total, item, false);
      if (!next) return next;
      total = *next;
    }
    return Result(total);
  }
  return std::nullopt;
}

}  // namespace refjit::capture
