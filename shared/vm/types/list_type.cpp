// list as the guest sees it: slots and methods.
#include <algorithm>

#include "vm/types/settle.h"

namespace refjit::vm {

namespace {

void list_traverse(Object* o, const Visitor& visit) {
  const List* list = static_cast<List*>(o);
  for (int64_t i = 0; i < list->size; ++i) visit(list->items[i]);
}
void list_drop(Object* o) { list_clear(static_cast<List*>(o)); }

Ref list_repr(Vm& vm, Value v) {
  if (as_list(v)->size == 0) return new_str(vm, "[]");
  if (enter_repr(vm, v)) return new_str(vm, "[...]");
  std::string out = "[";
  const bool is_fine = append_reprs(vm, out, v, false);
  leave_repr(vm, v);
  out += ']';
  return is_fine ? new_str(vm, out) : Ref();
}

bool list_length(Vm&, Value v, int64_t& out) { return out = as_list(v)->size, true; }

Ref list_compare(Vm& vm, Value a, Value b, CompareOp op) {
  return is_list(a) && is_list(b) ? compare_sequences(vm, a, b, op) : not_implemented();
}

Ref list_iterate(Vm& vm, Value v) {
  auto* made = make_object<SequenceIterator>(vm, vm.types().list_iterator);
  if (!made) return {};
  incref(v);
  made->sequence = v;
  return Ref::steal(Value(made));
}

Ref list_get(Vm& vm, Value v, Value given) {
  List* list = as_list(v);
  Ref key(given);
  if (!settle_key(vm, key)) return {};
  if (is_slice(vm, key)) {
    int64_t start, stop, step, count;
    if (!slice_bounds(vm, key, list->size, start, stop, step, count)) return {};
    if (step == 1) return list_slice(vm, list, start, stop);
    Ref made = new_list(vm, count);
    for (int64_t i = 0; made && i < count; ++i) list_append(vm, as_list(made), list->items[start + i * step]);
    return made;
  }
  int64_t i;
  return item_index(vm, key, list->size, "list", i) ? Ref(list->items[i]) : Ref();
}

bool list_delete_slice(Vm& vm, List* list, int64_t start, int64_t step, int64_t count) {
  if (count == 0) return true;
  if (step < 0) {
    start += (count - 1) * step;
    step = -step;
  }
  if (step == 1) return list_replace(vm, list, start, start + count, {});
  Ref kept = new_list(vm, list->size - count);
  if (!kept) return false;
  for (int64_t i = 0; i < list->size; ++i)
    if (i < start || (i - start) % step || (i - start) / step >= count) list_append(vm, as_list(kept), list->items[i]);
  std::swap(list->items, as_list(kept)->items);
  std::swap(list->size, as_list(kept)->size);
  std::swap(list->capacity, as_list(kept)->capacity);
  return true;
}

bool list_set_slice(Vm& vm, List* list, Value key, Value value) {
  int64_t start, stop, step, count;
  if (!slice_bounds(vm, key, list->size, start, stop, step, count)) return false;
  if (!value) return list_delete_slice(vm, list, start, step, count);
  if (step == 1 && !is_list(value) && !is_tuple(value) && !vm.type_of(value)->slots.iter &&
      !vm.type_of(value)->slots.get_item)
    return fail(type_error(vm, "can only assign an iterable"));
  Ref items = is_list(value) || is_tuple(value) ? Ref(value) : list_from(vm, value);
  if (!items) {
    if (step != 1 && vm.exception_matches(vm.types().TypeError)) {
      vm.take_exception();
      type_error(vm, "must assign iterable to extended slice");
    }
    return false;
  }
  // Making the list may have run guest code that changed this one.
  if (!slice_bounds(vm, key, list->size, start, stop, step, count)) return false;
  if (step == 1) return list_replace(vm, list, start, std::max(start, stop), items_of(items));
  if (static_cast<int64_t>(items_of(items).size()) != count)
    return fail(value_error(vm, "attempt to assign sequence of size " + std::to_string(items_of(items).size()) +
                                    " to extended slice of size " + std::to_string(count)));
  Ref copy = new_list(vm, items_of(items));
  if (!copy) return false;
  for (int64_t i = 0; i < count; ++i) std::swap(list->items[start + i * step], as_list(copy)->items[i]);
  return true;
}

bool list_set(Vm& vm, Value v, Value given, Value value) {
  List* list = as_list(v);
  Ref key(given);
  if (!settle_key(vm, key)) return false;
  if (is_slice(vm, key)) return list_set_slice(vm, list, key, value);
  int64_t i;
  if (!item_index(vm, key, list->size, "list", i, true)) return false;
  if (!value) return list_replace(vm, list, i, i + 1, {});
  incref(value);
  decref(std::exchange(list->items[i], value));
  return true;
}

/// Small ints that are not the same one.
bool are_other_numbers(Value a, Value b) { return a.is_small_int() && b.is_small_int() && a != b; }

int list_contains(Vm& vm, Value v, Value item) {
  List* list = as_list(v);
  for (int64_t i = 0; i < list->size; ++i) {
    if (list->items[i] == item) return 1;
    if (are_other_numbers(list->items[i], item)) continue;
    Ref held(list->items[i]);
    bool same;
    if (!vm.equal(held, item, same)) return -1;
    if (same) return 1;
  }
  return 0;
}

Ref list_add(Vm& vm, Value a, Value b) {
  if (!is_list(a)) return not_implemented();
  if (!is_list(b)) {
    if (has_reflected(vm, b, BinaryOp::Add)) return not_implemented();
    return type_error(vm, "can only concatenate list (not \"" + vm.type_name(b) + "\") to list");
  }
  Ref made = new_list(vm, as_list(a)->size + as_list(b)->size);
  if (!made || !list_extend(vm, as_list(made), a)) return {};
  // Not through `b`'s iterator: a subclass's __iter__ has no part in +.
  for (const Value item : as_list(b)->span()) list_append(vm, as_list(made), item);
  return made;
}

Ref list_add_inplace(Vm& vm, Value a, Value b) {
  if (has_reflected(vm, b, BinaryOp::Add)) return not_implemented();
  Ref kept(a);
  return list_extend(vm, as_list(a), b) ? kept : Ref();
}

bool list_repeat_into(Vm& vm, List* list, std::span<const Value> items, int64_t count) {
  if (items.empty()) return true;
  if (count > 0 && items.size() > static_cast<size_t>((int64_t{1} << 28) / count))
    return fail(vm.raise(vm.types().MemoryError, ""));
  if (!list_grow(vm, list, static_cast<int64_t>(items.size()) * count)) return false;
  for (int64_t i = 0; i < count; ++i)
    for (Value item : items) list_append(vm, list, item);
  return true;
}

Ref list_multiply(Vm& vm, Value a, Value b) {
  if (!is_list(a)) std::swap(a, b);
  if (has_reflected(vm, b, BinaryOp::Multiply)) return not_implemented();
  int64_t count;
  if (!repeat_count(vm, b, count)) return {};
  Ref made = new_list(vm);
  return made && list_repeat_into(vm, as_list(made), as_list(a)->span(), count) ? made : Ref();
}

Ref list_multiply_inplace(Vm& vm, Value a, Value b) {
  if (has_reflected(vm, b, BinaryOp::Multiply)) return not_implemented();
  int64_t count;
  Ref kept(a);
  if (!repeat_count(vm, b, count)) return {};
  if (count == 0) return list_clear(as_list(a)), kept;
  Ref items = new_list(vm, as_list(a)->span());
  return items && list_repeat_into(vm, as_list(a), as_list(items)->span(), count - 1) ? kept : Ref();
}

Ref list_construct(Vm& vm, Type* type, Args) {
  List* list = make_object<List>(vm, type);
  return list ? Ref::steal(Value(list)) : Ref();
}

bool list_init(Vm& vm, Value self, Args args) {
  if (!check_positional(vm, "list", args, 0, 1)) return false;
  if (as_list(self)->size) list_clear(as_list(self));
  return args.count == 0 || list_extend(vm, as_list(self), args[0]);
}

// ---- methods

Ref append(Vm& vm, Args args) { return list_append(vm, self_as<List>(args), args[1]) ? none() : Ref(); }
Ref extend(Vm& vm, Args args) { return list_extend(vm, self_as<List>(args), args[1]) ? none() : Ref(); }
Ref clear(Vm&, Args args) { return list_clear(self_as<List>(args)), none(); }
Ref copy(Vm& vm, Args args) { return new_list(vm, self_as<List>(args)->span()); }

Ref insert(Vm& vm, Args args) {
  int64_t index;
  if (!vm.as_int64(args[1], index)) return {};
  return list_insert(vm, self_as<List>(args), index, args[2]) ? none() : Ref();
}

Ref pop(Vm& vm, Args args) {
  List* list = self_as<List>(args);
  int64_t index = -1;
  if (args[1] && !vm.as_int64(args[1], index)) return {};
  if (list->size == 0) return index_error(vm, "pop from empty list");
  if (index < 0) index += list->size;
  if (index < 0 || index >= list->size) return index_error(vm, "pop index out of range");
  Ref item = Ref::steal(list->items[index]);
  std::copy(list->items + index + 1, list->items + list->size, list->items + index);
  --list->size;
  return item;
}

/// Position of the first item equal to `item` in [from, to); -1 absent, -2 exception.
int64_t find_item(Vm& vm, Value list, Value item, int64_t from, int64_t to) {
  for (int64_t i = from; i < to && i < static_cast<int64_t>(items_of(list).size()); ++i) {
    const Value one = items_of(list)[static_cast<size_t>(i)];
    if (one == item) return i;
    if (are_other_numbers(one, item)) continue;
    Ref held(one);
    bool same;
    if (!vm.equal(held, item, same)) return -2;
    if (same) return i;
  }
  return -1;
}

Ref remove(Vm& vm, Args args) {
  const int64_t at = find_item(vm, args[0], args[1], 0, INT64_MAX);
  if (at == -1) return value_error(vm, "list.remove(x): x not in list");
  if (at >= self_as<List>(args)->size) return none();  // the comparison has taken it away
  return at >= 0 && list_replace(vm, self_as<List>(args), at, at + 1, {}) ? none() : Ref();
}

Ref index(Vm& vm, Args args) {
  int64_t from, to;
  if (!index_bounds(vm, args[2], args[3], self_as<List>(args)->size, from, to)) return {};
  const int64_t at = find_item(vm, args[0], args[1], from, to);
  if (at >= 0) return new_int(vm, at);
  if (at == -2) return {};
  std::string shown;
  if (!append_repr(vm, shown, args[1])) return {};
  return value_error(vm, shown + " is not in list");
}

Ref count(Vm& vm, Args args) {
  int64_t found = 0;
  for (int64_t at = 0; (at = find_item(vm, args[0], args[1], at, INT64_MAX)) != -1; ++at) {
    if (at == -2) return {};
    ++found;
  }
  return new_int(vm, found);
}

Ref reverse(Vm&, Args args) {
  List* list = self_as<List>(args);
  std::reverse(list->items, list->items + list->size);
  return none();
}

Ref sort(Vm& vm, Args args) {
  int64_t reverse;
  return vm.as_int64(args[2], reverse) && list_sort(vm, self_as<List>(args), args[1], reverse != 0) ? none() : Ref();
}

Ref reversed(Vm& vm, Args args) {
  auto* made = make_object<SequenceIterator>(vm, vm.types().list_reverse_iterator);
  if (!made) return {};
  incref(args[0]);
  made->sequence = args[0];
  made->index = self_as<List>(args)->size - 1;
  return Ref::steal(Value(made));
}

Ref list_sizeof(Vm& vm, Args args) { return new_int(vm, 40 + 8 * self_as<List>(args)->capacity); }
Ref class_getitem(Vm& vm, Args args) { return new_generic_alias(vm, args[0], args[1]); }

const NativeDef kMethods[] = {
    {"append", "object, /", append},
    {"extend", "iterable, /", extend},
    {"insert", "index, object, /", insert},
    {"pop", "index=-1, /", pop},
    {"remove", "value, /", remove},
    {"index", "value, start=0, stop=9223372036854775807, /", index},
    {"count", "value, /", count},
    {"reverse", "", reverse},
    {"sort", "*, key=None, reverse=False", sort},
    {"clear", "", clear},
    {"copy", "", copy},
    {"__reversed__", "", reversed},
    {"__sizeof__", "", list_sizeof},
};
const NativeDef kClassMethods[] = {{"__class_getitem__", "item, /", class_getitem}};

}  // namespace

bool define_list(Vm& vm) {
  TypeDef def{"list", sizeof(List), nullptr, {}, kMethods};
  def.is_gc = true;
  Slots& s = def.slots;
  s.finalize = list_drop;
  s.clear = list_drop;
  s.traverse = list_traverse;
  s.repr = list_repr;
  s.hash = raise_unhashable;
  s.compare = list_compare;
  s.iter = list_iterate;
  s.length = list_length;
  s.get_item = list_get;
  s.set_item = list_set;
  s.contains = list_contains;
  s.binary[static_cast<size_t>(BinaryOp::Add)] = list_add;
  s.binary[static_cast<size_t>(BinaryOp::Multiply)] = list_multiply;
  s.inplace[static_cast<size_t>(BinaryOp::Add)] = list_add_inplace;
  s.inplace[static_cast<size_t>(BinaryOp::Multiply)] = list_multiply_inplace;
  s.construct = list_construct;
  s.init = list_init;
  return define_type(vm, vm.types().list, def) && add_class_methods(vm, vm.types().list, kClassMethods);
}

}  // namespace refjit::vm
