// Subscripts of the evaluator: items of sequences, dicts and instances, read, stored and deleted.
#include <algorithm>

#include "capture/choice.h"
#include "capture/contents.h"
#include "capture/evaluator.h"
#include "capture/guest_values.h"
#include "capture/heap.h"
#include "capture/key_places.h"
#include "capture/made_dict.h"
#include "capture/refused_operands.h"
#include "vm/builtin_types.h"
#include "vm/deferred.h"
#include "vm/execute.h"
#include "vm/function.h"
#include "vm/names.h"
#include "vm/numpy/numpy_objects.h"
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

/// uses is_native
/// Cells and functions in a tuple, list or CellList at a place that only the running graph knows: what calls the one
/// that is chosen; null: something else.
Outcome<SymbolRef> chosen_function(vm::Vm& vm, Evaluator& evaluator, const SymbolRef& functions,
                                   const SymbolRef& number) {
  if (evaluator.graph().heap || !number->is_node() || !number->node->abstract->is_tensor()) return SymbolRef();
  const bool is_cells = functions->is_constant() && functions->value.get().is_object() &&
                        vm::find_in_type(vm, vm.type_of(functions->value), vm.intern("__cell_as_list__"));
  if (!functions->is_sequence() && !is_cells) return SymbolRef();
  auto items = evaluator.items_of(functions);
  if (!items || items->empty()) return SymbolRef();
  for (const SymbolRef& item : *items) {
    const bool is_callable = item->kind == SymbolKind::Function || item->kind == SymbolKind::Method ||
                             (item->is_constant() && item->value.get().is_object() &&
                              (vm.type_of(item->value) == vm.types().function || is_nn_cell(vm, item->value)));
    if (!is_callable) return SymbolRef();
  }
  SymbolRef place = number;
  if (number->is_number) {
    const SymbolRef arguments[] = {number, Symbol::constant(vm::tensors::dtype_value(vm, DType::Int32))};
    REFJIT_CAPTURE(cast, evaluator.emit_named("Cast", arguments));
    place = cast;
  }
  if (place->node->abstract->dtype == DType::Int32) {
    REFJIT_CAPTURE(checked, evaluator.checked_place("checked_choice", place, static_cast<int64_t>(items->size())));
    place = checked;
  }
  return choice(vm, kSwitchLayer, std::move(*items), place->node);
}

bool is_text(const SymbolRef& symbol) { return symbol->is_constant() && vm::is_str(symbol->value); }

/// What no static graph takes as an index of a tensor or for its item: texts, dicts, numpy's arrays.
bool is_no_index(const SymbolRef& key) {
  if (key->kind == SymbolKind::Dict || is_text(key)) return true;
  return key->is_constant() && key->value.get().is_object() &&
         vm::view_of(key->value.get().object()->type->name) == "ndarray";
}

}  // namespace

Error Evaluator::missing_key(Value key) {
  const Ref text = graph_.heap && runs_users_code(vm_, key) ? Ref() : vm_.repr(key);
  return user_error("KeyError", text ? std::string(vm_.text(text)) : "");
}

Outcome<SymbolRef> Evaluator::subscript(const SymbolRef& given, const SymbolRef& key_given) {
  const SymbolRef unloaded = forced(given);
  const bool is_open = graph_.heap && unloaded->is_node() && Heap::is_open(key_given);
  SymbolRef key = is_open ? key_given : forced(key_given);
  if (graph_.heap && key->is_constant()) {
    if (SymbolRef item = graph_.heap->unloaded_item(unloaded, key->value)) return item;
    if (!graph_.heap->unloaded_has(unloaded, key->value).value_or(true)) {
      if (is_dict_of_class(*unloaded)) {
        auto made = missing_item(*this, unloaded, key);
        return made ? std::move(*made) : missing_key(key->value);
      }
      const Value other = vm::find_in_type(vm_, vm_.type_of(unloaded->value), vm_.intern("__missing__"));
      if (!other) return missing_key(key->value);
      if (vm_.type_of(other) == vm_.types().function)
        return call(Symbol::method(Symbol::constant(other), unloaded), {key});
    }
  }
  const SymbolRef object = loaded(unloaded);
  if (object->is_node() || (object->is_constant() && vm::tensors::is_tensor(object->value))) {
    key = as_index(vm_, key);
    const SymbolRef operands[] = {object, key};
    if (graph_.is_whole && is_no_index(key)) return refused_script("this subscript", "getitem", operands);
    const SymbolRef tensor = object->is_node() ? object : graph_.import_owned(object->value, "constant");
    const Value getter = vm::find_in_type(vm_, vm::tensors::tensor_type(vm_), vm_.intern("_captured_getitem"));
    if (!getter) return Break{BreakId::UnsupportedOperand, "tensor indexing", {}, {}};
    if (key->is_number) return tensor_row(tensor, key);
    const auto is_variable_slice = [](const SymbolRef& item) {
      return item->kind == SymbolKind::Slice &&
             std::any_of(item->items.begin(), item->items.end(), [](const SymbolRef& s) { return s->is_node(); });
    };
    if (!graph_.heap &&
        (is_variable_slice(key) ||
         (key->kind == SymbolKind::Tuple && std::any_of(key->items.begin(), key->items.end(), is_variable_slice))))
      return computed_index(tensor, key);
    if (key->kind == SymbolKind::Tuple && !graph_.heap) {
      std::vector<SymbolRef> places;
      for (const SymbolRef& item : key->items) places.push_back(item->is_number ? Symbol::of_node(item->node) : item);
      return call(Symbol::constant(getter), {tensor, Symbol::tuple(std::move(places))});
    }
    if (key->kind == SymbolKind::Tuple && !key->items.empty() && key->items[0]->is_number) {
      REFJIT_CAPTURE(row, tensor_row(tensor, key->items[0]));
      if (key->items.size() == 1) return row;
      return subscript(row, Symbol::tuple({key->items.begin() + 1, key->items.end()}));
    }
    return call(Symbol::constant(getter), {tensor, key});
  }
  REFJIT_CAPTURE(chosen, chosen_function(vm_, *this, object, key));
  if (chosen) return chosen;
  if (object->is_sequence() && key->is_number && depth_ == GraphCapture::Depth::Frozen) {
    REFJIT_CAPTURE(place, checked_place("checked_item", key, static_cast<int64_t>(object->items.size())));
    return item_at(object, place);
  }
  Ref k = materialise(key);
  const bool is_builtin = object->is_sequence() || object->kind == SymbolKind::Dict ||
                          (object->is_constant() && (vm_.type_of(object->value)->type_flags & vm::kTypeHeap) == 0);
  if (graph_.heap && k && is_builtin && runs_users_code(vm_, k))
    return Break{BreakId::UnsupportedOperand, "a subscript with a " + kind_text(vm_, *key), {}, {}};
  // A constant tensor is a number where nothing in the sequence is a variable.
  if (object->is_sequence() && k && vm::tensors::is_tensor(k) && depth_ == GraphCapture::Depth::Frozen &&
      materialise(object))
    k = vm_.call(Value(vm_.types().int_), {k});
  if (object->is_sequence() && k) {
    const auto length = static_cast<int64_t>(object->items.size());
    int64_t index = 0;
    if (vm::is_int(k) && vm::int_fits(k, index)) {
      if (index < 0) index += length;
      if (index < 0 || index >= length) {
        const bool is_tuple = object->kind == SymbolKind::Tuple;
        if (depth_ == GraphCapture::Depth::Guarded)
          return Error(user_error("IndexError", is_tuple ? "tuple index out of range" : "list index out of range"));
        int64_t given = 0;
        vm::int_fits(k, given);
        return compile_time(user_error("IndexError", std::string(is_tuple ? "TupleGetItem" : "list_getitem") +
                                                         " evaluator index should be in range[-" +
                                                         std::to_string(length) + ", " + std::to_string(length) +
                                                         "), but got " + std::to_string(given) + "."));
      }
      return object->items[static_cast<size_t>(index)];
    }
    if (k.get().is_object() && k.get().object()->type == vm_.types().slice) {
      int64_t start, stop, step, count;
      if (auto refused = refused_slice(*key)) return std::move(*refused);
      if (!vm::slice_bounds(vm_, k, length, start, stop, step, count)) return failed("slice");
      std::vector<SymbolRef> items;
      for (int64_t i = 0; i < count; ++i) items.push_back(object->items[static_cast<size_t>(start + i * step)]);
      return object->kind == SymbolKind::Tuple ? Symbol::tuple(std::move(items)) : Symbol::list(std::move(items));
    }
  }
  if (object->kind == SymbolKind::Dict && k) {
    REFJIT_CAPTURE(is_known, check_key(k));
    (void)is_known;
    size_t place = 0;
    if (!find_key(vm_, *object, k, place)) return failed("subscript");
    if (place < object->items.size()) return object->items[place];
    if (is_dict_of_class(*object))
      if (auto found = missing_item(*this, object, key)) return std::move(*found);
    return missing_key(k);
  }
  if (object->is_constant()) {
    const Value o = object->value;
    vm::Type* type = vm_.type_of(o);
    const Value of_class =
        vm::has_type_flag(o, vm::kTypeType)
            ? vm::find_in_type(vm_, static_cast<vm::Type*>(o.object()), vm_.intern("__class_getitem__"))
            : Value();
    if (graph_.heap && of_class && vm_.type_of(of_class) == vm_.types().class_method) {
      const Value function = static_cast<vm::WrappedCallable*>(of_class.object())->callable;
      if (vm_.type_of(function) == vm_.types().function &&
          !is_library_code(*vm::whole_code(static_cast<vm::Function*>(function.object()))->source))
        return call(Symbol::method(Symbol::constant(function), object), {key});
    }
    if (k && (type->type_flags & vm::kTypeHeap) == 0) {
      if (graph_.heap && object->source && is_changeable(vm_, o)) {
        if (!vm::numpy::is_array(vm_, o))
          return Break{BreakId::CallsUnknown, "an item of a " + vm_.type_name(o), {}, {}};
        graph_.heap->hold(object);
      }
      if (auto refused = refused_text_index(*object, *key)) return std::move(*refused);
      return constant_result(vm_.get_item(o, k), "subscript");
    }
    const Value method = vm::find_in_type(vm_, type, vm_.names().getitem);
    if (method && vm_.type_of(method) == vm_.types().function)
      return call(Symbol::method(Symbol::constant(method), object), {key});
  }
  if (auto refused = graph_.heap ? std::nullopt : refused_without(vm_, *object, "__getitem__"))
    return compile_time(std::move(*refused));
  const bool is_list = object->kind == SymbolKind::List, is_sequence = object->is_sequence() && !graph_.heap;
  if (is_sequence && key->is_constant() && vm::is_float(key->value))
    return compile_time(user_error("IndexError", std::string(is_list ? "list_getitem" : "TupleGetItem") +
                                                     " evaluator index should be an int64 number, but got " +
                                                     abstract_text(*key)));
  const SymbolRef operands[] = {object, key};
  Break why = refused_script("this subscript", "getitem", operands);
  const bool is_known = is_sequence && (is_list || materialise(object));
  if (is_known && key->is_constant() && (is_text(key) || key->value.get().is_none()))
    why.error = user_error("TypeError", std::string(is_list ? "list" : "tuple") +
                                            " indices must be integers or slices, not " + vm_.type_name(key->value));
  if (is_sequence && key->is_node() && !key->is_number && graph_.is_whole) {
    why.strict_message.clear();
    why.error = user_error("TypeError",
                           "When JIT_SYNTAX_LEVEL is STRICT, using Tensor index to get value from tuple requires that "
                           "all elements in tuple should be function but got tuple abstract: " +
                               type_text(*object) + ".");
  }
  return why;
}

Outcome<SymbolRef> Evaluator::store_subscript(const SymbolRef& given, const SymbolRef& key, const SymbolRef& value) {
  const SymbolRef object = own_constant(forced(given));
  const SymbolRef operands[] = {object, key, value};
  if (object->is_node() && graph_.is_whole && (is_no_index(key) || is_no_index(value)) && !is_text(value))
    return refused_script("this assignment", "setitem", operands);
  if (object->is_node() && depth_ == GraphCapture::Depth::Frozen) return store_at(object, key, value);
  if (object->is_node() && graph_.heap && !object->is_number) return store_in_place(object, loaded(key), forced(value));
  if (object->kind == SymbolKind::Constant && graph_.heap && !vm::tensors::is_tensor(object->value)) {
    const Value method = vm::find_in_type(vm_, vm_.type_of(object->value), vm_.names().setitem);
    if (method && vm_.type_of(method) == vm_.types().function) {
      REFJIT_CAPTURE(done, call(Symbol::method(Symbol::constant(method), object), {key, value}));
      (void)done;
      return object;
    }
  }
  if (depth_ == GraphCapture::Depth::Frozen) {
    if (object->is_constant() && vm::tensors::is_tensor(object->value))
      return store_at(graph_.import_owned(object->value, "constant"), key, value);
    if (is_own_object(*object) && vm::numpy::is_array(vm_, object->value)) {
      const Ref k = materialise(key), v = materialise(value);
      if (k && v && !vm::tensors::is_tensor(v))
        return vm_.set_item(object->value, k, v) ? Outcome<SymbolRef>(object) : failed("subscript");
    }
    if (object->kind == SymbolKind::Tuple && graph_.is_whole)
      return Error(user_error("TypeError", "'tuple' object does not support item assignment"));
    if (object->kind == SymbolKind::List && key->is_number && may_change(object))
      return store_item_at(object, key, value);
    if (auto done = class_method(object, "__setitem__", {key, value})) {
      if (!*done) return std::move(*done);
      return object;
    }
    if (auto refused = refused_without(vm_, *object, "__setitem__")) return compile_time(std::move(*refused));
  }
  if (is_dict_of_class(*object))
    if (auto done = class_method(object, "__setitem__", {key, value})) {
      if (!*done) return std::move(*done);
      return object;
    }
  const bool is_structure = object->kind == SymbolKind::List || object->kind == SymbolKind::Dict;
  const bool is_plain = object->is_constant() && (!object->value.get().is_object() || is_text(object));
  if (is_plain && graph_.is_whole)
    return compile_time(
        user_error("TypeError", "'" + vm_.type_name(object->value) + "' object does not support item assignment"));
  if (!is_structure) return Break{BreakId::WritesOutside, "an item is assigned", {}, {}};
  const Ref k = materialise(key);
  // A new item of a dict needs no knowledge of the others.
  if (!k || object->kind == SymbolKind::List || !(vm::is_str(k) || vm::is_int(k))) loaded(object);
  size_t place = 0;
  if (object->kind == SymbolKind::Dict && k) {
    REFJIT_CAPTURE(is_known, check_key(k));
    (void)is_known;
    if (!find_key(vm_, *object, k, place)) return failed("subscript");
  }
  const bool is_new = object->kind == SymbolKind::Dict && k && place == object->keys.size();
  if (!may_change(object, is_new)) return Break{BreakId::WritesOutside, "an item is assigned", {}, {}};
  if (object->kind == SymbolKind::List && k) {
    int64_t index = 0;
    const auto length = static_cast<int64_t>(object->items.size());
    if (k.get().is_object() && k.get().object()->type == vm_.types().slice) {
      int64_t start, stop, step, count;
      if (!vm::slice_bounds(vm_, k, length, start, stop, step, count)) return failed("slice");
      if (value->is_constant() && !value->value.get().is_object() && !graph_.heap)
        return compile_time(user_error("TypeError", "'can only assign an iterable'"));
      REFJIT_CAPTURE(items, items_of(value));
      if (step != 1 && static_cast<int64_t>(items.size()) != count)
        return Error(user_error("ValueError", "attempt to assign sequence of size " + std::to_string(items.size()) +
                                                  " to extended slice of size " + std::to_string(count)));
      if (step != 1) {
        for (int64_t i = 0; i < count; ++i)
          object->items[static_cast<size_t>(start + i * step)] = items[static_cast<size_t>(i)];
        return value;
      }
      const auto begin = object->items.begin() + start;
      object->items.insert(object->items.erase(begin, begin + count), items.begin(), items.end());
      return value;
    }
    if (vm::is_int(k) && vm::int_fits(k, index)) {
      if (index < 0) index += length;
      if (index < 0 || index >= length) {
        if (graph_.heap) return Error(user_error("IndexError", "list assignment index out of range"));
        int64_t wanted = 0;
        vm::int_fits(k, wanted);
        return compile_time(user_error("IndexError", "list_setitem evaluator the index: " + std::to_string(wanted) +
                                                         " to set out of range: [" + std::to_string(-length) + "," +
                                                         std::to_string(length - 1) + "]."));
      }
      object->items[static_cast<size_t>(index)] = value;
      return value;
    }
  }
  if (object->kind == SymbolKind::Dict && key->is_node() && graph_.is_whole)
    return compile_time(user_error("RuntimeError",
                                   "dict_setitem evaluator key only supports string, number, type, none, constant "
                                   "tensor and tuple, but got ValueAny"));
  if (object->kind == SymbolKind::Dict && (key->kind == SymbolKind::List || key->kind == SymbolKind::Dict) &&
      !graph_.heap)
    return compile_time(user_error(
        "TypeError", std::string("unhashable type: '") + (key->kind == SymbolKind::List ? "list'" : "dict'")));
  if (object->kind == SymbolKind::Dict && k) {
    if (!is_new) return object->items[place] = value;
    append_key(vm_, *object, k);
    object->items.push_back(value);
    return value;
  }
  if (object->kind == SymbolKind::List && k && vm::is_float(k) && !graph_.heap)
    return compile_time(
        user_error("TypeError", "list_setitem evaluator index should be an int64 number, but got a Float32 number."));
  if (object->kind == SymbolKind::List && k)
    return Error(
        user_error("TypeError", "list indices must be integers or slices, not " + std::string(vm_.type_name(k))));
  return Break{BreakId::UnsupportedOperand, "this assignment", {}, {}};
}

Outcome<bool> Evaluator::check_key(Value key) {
  if (!graph_.heap || !key.is_object()) return true;
  const vm::Type* type = key.object()->type;
  if ((type->type_flags & vm::kTypeHeap) != 0)
    for (std::string_view name : {"__hash__", "__eq__"}) {
      const Value method = vm::find_in_type(vm_, const_cast<vm::Type*>(type), vm_.intern(name));
      const bool is_function = method && vm_.type_of(method) == vm_.types().function;
      const bool is_users = is_function && !is_library_code(*static_cast<vm::Function*>(method.object())->code->source);
      if (is_users || (method && method.is_none()))
        return Break{BreakId::CallsUnknown, std::string(name) + " of " + vm_.type_name(key), {}, {}};
    }
  int64_t hash = 0;
  if (!vm_.hash(key, hash)) return failed("hash");
  return true;
}

Outcome<bool> Evaluator::delete_subscript(const SymbolRef& given, const SymbolRef& key) {
  const SymbolRef object = loaded(given);
  if (auto done = graph_.heap ? class_method(object, "__delitem__", {key}) : std::nullopt) {
    if (!*done) return std::move(done->why());
    return true;
  }
  const Ref k = materialise(key);
  int64_t index = 0;
  if (!k || !(object->kind == SymbolKind::List || object->kind == SymbolKind::Dict))
    return Break{BreakId::WritesOutside, "an item is deleted", {}, {}};
  if (!may_change(object)) return Break{BreakId::WritesOutside, "an item is deleted", {}, {}};
  auto& items = object->items;
  if (object->kind == SymbolKind::List) {
    const auto length = static_cast<int64_t>(items.size());
    if (k.get().is_object() && k.get().object()->type == vm_.types().slice) {
      int64_t start, stop, step, count;
      if (!vm::slice_bounds(vm_, k, length, start, stop, step, count)) return failed("slice");
      if (step < 0) start += (count - 1) * step, step = -step;
      for (int64_t i = count; i-- > 0;) items.erase(items.begin() + start + i * step);
      return true;
    }
    if (!vm::is_int(k) || !vm::int_fits(k, index)) return Break{BreakId::UnsupportedOperand, "this deletion", {}, {}};
    if (index < 0) index += length;
    if (index < 0 || index >= length) return Error(user_error("IndexError", "list assignment index out of range"));
    items.erase(items.begin() + index);
    return true;
  }
  size_t place = 0;
  if (!find_key(vm_, *object, k, place)) return failed("subscript");
  if (place < items.size()) {
    object->keys.erase(object->keys.begin() + static_cast<ptrdiff_t>(place));
    items.erase(items.begin() + static_cast<ptrdiff_t>(place));
    return true;
  }
  return missing_key(k);
}

}  // namespace refjit::capture
