#include "vm/types/tuple.h"

#include <algorithm>

#include "vm/types/data_state.h"
#include "vm/types/list.h"

namespace refjit::vm {

namespace {

Tuple* make_tuple(Vm& vm, Type* type, int64_t size) {
  if (size > (int64_t{1} << 28)) {
    vm.raise(vm.types().MemoryError, "");
    return nullptr;
  }
  Tuple* t = make_sized<Tuple>(vm, type, static_cast<size_t>(size) * sizeof(Value));
  if (!t) return nullptr;
  t->items = reinterpret_cast<Value*>(payload_of(t));
  t->size = size;
  return t;
}

Ref empty_tuple(Vm& vm) {
  DataState& data = data_of(vm);
  if (data.empty_tuple.is_null()) {
    Tuple* t = make_tuple(vm, vm.types().tuple, 0);
    if (!t) return {};
    data.empty_tuple = Value(t);
  }
  return Ref(data.empty_tuple);
}

}  // namespace

Ref new_tuple(Vm& vm, int64_t size) {
  if (size == 0) return empty_tuple(vm);
  Tuple* t = make_tuple(vm, vm.types().tuple, size);
  return t ? Ref::steal(Value(t)) : Ref();
}

Ref new_tuple_of(Vm& vm, Type* type, std::span<const Value> items) {
  if (items.empty() && type == vm.types().tuple) return empty_tuple(vm);
  Tuple* t = make_tuple(vm, type, static_cast<int64_t>(items.size()));
  if (!t) return {};
  for (size_t i = 0; i < items.size(); ++i) {
    incref(items[i]);
    t->items[i] = items[i];
  }
  return Ref::steal(Value(t));
}

Ref new_tuple(Vm& vm, std::span<const Value> items) { return new_tuple_of(vm, vm.types().tuple, items); }

Ref new_tuple(Vm& vm, std::initializer_list<Value> items) {
  return new_tuple(vm, std::span<const Value>(items.begin(), items.size()));
}

Ref new_tuple_stealing(Vm& vm, Value* items, int64_t size) {
  Ref made = new_tuple(vm, size);
  if (!made) {
    for (int64_t i = 0; i < size; ++i) decref(items[i]);
    return {};
  }
  std::copy(items, items + size, as_tuple(made)->items);
  return made;
}

Ref tuple_slice(Vm& vm, Tuple* t, int64_t start, int64_t stop) {
  if (start == 0 && stop == t->size && t->type == vm.types().tuple) return Ref(Value(t));
  if (start >= stop) return empty_tuple(vm);
  return new_tuple(vm, t->span().subspan(static_cast<size_t>(start), static_cast<size_t>(stop - start)));
}

Ref tuple_from(Vm& vm, Value iterable) {
  if (is_exactly(iterable, vm.types().tuple)) return Ref(iterable);
  if (is_exactly(iterable, vm.types().list)) return new_tuple(vm, as_list(iterable)->span());
  Ref items = list_from(vm, iterable);
  if (!items) return {};
  // The list is ours alone: move its references.
  List* list = items.as<List>();
  const int64_t size = std::exchange(list->size, 0);
  return new_tuple_stealing(vm, list->items, size);
}

}  // namespace refjit::vm
