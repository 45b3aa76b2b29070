#include "vm/types/list.h"

#include <algorithm>

#include "vm/types/data_state.h"
#include "vm/types/define.h"
#include "vm/types/int.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"

namespace refjit::vm {

namespace {

constexpr int64_t kMaxItems = int64_t{1} << 28;

bool set_capacity(Vm& vm, List* list, int64_t capacity) {
  if (capacity > kMaxItems) {
    vm.raise(vm.types().MemoryError, "");
    return false;
  }
  const size_t bytes = static_cast<size_t>(capacity) * sizeof(Value);
  void* buffer = list->capacity
                     ? resize_buffer(vm, list->items, static_cast<size_t>(list->capacity) * sizeof(Value), bytes)
                     : allocate_buffer(vm, bytes);
  if (!buffer) return false;
  list->items = static_cast<Value*>(buffer);
  list->capacity = capacity;
  return true;
}

List* make_list(Vm& vm, int64_t capacity) {
  List* list = make_object<List>(vm, vm.types().list);
  if (!list) return nullptr;
  if (capacity && !set_capacity(vm, list, capacity)) {
    decref(Value(list));
    return nullptr;
  }
  return list;
}

}  // namespace

bool list_grow(Vm& vm, List* list, int64_t new_size) {
  if (new_size <= list->capacity) return true;
  // CPython's steps, which sys.getsizeof shows: what is made of many items is even, later ones leave an eighth and
  // some.
  if (list->capacity == 0 && new_size > 1) return set_capacity(vm, list, new_size + (new_size & 1));
  const int64_t roomy = (new_size + (new_size >> 3) + 6) & ~int64_t{3};
  const bool is_leap = new_size - list->size > roomy - new_size;
  return set_capacity(vm, list, is_leap ? (new_size + 3) & ~int64_t{3} : roomy);
}

Ref new_list(Vm& vm, int64_t capacity) {
  List* list = make_list(vm, capacity);
  return list ? Ref::steal(Value(list)) : Ref();
}

Ref new_list(Vm& vm, std::span<const Value> items) {
  List* list = make_list(vm, static_cast<int64_t>(items.size()));
  if (!list) return {};
  for (Value item : items) {
    incref(item);
    list->items[list->size++] = item;
  }
  return Ref::steal(Value(list));
}

Ref new_list_stealing(Vm& vm, Value* items, int64_t size) {
  List* list = make_list(vm, size);
  if (!list) {
    for (int64_t i = 0; i < size; ++i) decref(items[i]);
    return {};
  }
  std::copy(items, items + size, list->items);
  list->size = size;
  return Ref::steal(Value(list));
}

Ref list_from(Vm& vm, Value iterable) {
  Ref made = new_list(vm);
  if (!made || !list_extend(vm, as_list(made), iterable)) return {};
  return made;
}

namespace {

/// CPython asks an iterable for its length, to make room, so a class of the program sees the call and may fail in it:
/// first for __len__, then for __length_hint__. A TypeError says that there is none.
bool ask_length(Vm& vm, Value iterable) {
  const Type* type = vm.type_of(iterable);
  if (!(type->type_flags & kTypeHeap)) return true;
  const auto is_unknown = [&] { return vm.exception_matches(vm.types().TypeError) && vm.take_exception(); };
  int64_t length;
  if (type->slots.length) return vm.length(iterable, length) || is_unknown();
  Ref method = find_special(vm, iterable, vm.names().length_hint);
  if (!method) return !vm.has_exception();
  Ref hint = vm.call(method, {});
  if (!hint) return is_unknown();
  if (hint.get() == kNotImplemented) return true;
  if (!is_int(hint)) return fail(type_error(vm, "__length_hint__ must be an integer, not " + vm.type_name(hint)));
  return !int_is_negative(hint) || fail(value_error(vm, "__length_hint__() should return >= 0"));
}

bool extend_by_characters(Vm& vm, List* list, const Str* text) {
  if (!list_grow(vm, list, list->size + text->length)) return false;
  for (size_t offset = 0; offset < static_cast<size_t>(text->bytes);) {
    Ref item = new_char(vm, next_code_point(text->view(), offset));
    if (!item) return false;
    list->items[list->size++] = item.release();
  }
  return true;
}

}  // namespace

bool list_extend(Vm& vm, List* list, Value iterable) {
  if (is_exactly(iterable, vm.types().list) || is_exactly(iterable, vm.types().tuple)) {
    const bool from_list = is_list(iterable);
    const int64_t count = from_list ? as_list(iterable)->size : as_tuple(iterable)->size;
    if (count == 0) return true;
    if (!list_grow(vm, list, list->size + count)) return false;
    // Read the source only now: it may be this very list.
    const Value* items = from_list ? as_list(iterable)->items : as_tuple(iterable)->items;
    for (int64_t i = 0; i < count; ++i) {
      incref(items[i]);
      list->items[list->size++] = items[i];
    }
    return true;
  }
  if (is_exactly(iterable, vm.types().str)) return extend_by_characters(vm, list, as_str(iterable));
  Ref iterator = vm.iterate(iterable);
  if (!iterator || !ask_length(vm, iterable)) return false;
  while (Ref item = vm.next(iterator))
    if (!list_append(vm, list, std::move(item))) return false;
  return !vm.has_exception();
}

bool list_insert(Vm& vm, List* list, int64_t index, Value item) {
  if (!list_grow(vm, list, list->size + 1)) return false;
  if (index < 0) index = std::max<int64_t>(0, index + list->size);
  index = std::min(index, list->size);
  std::copy_backward(list->items + index, list->items + list->size, list->items + list->size + 1);
  incref(item);
  list->items[index] = item;
  ++list->size;
  return true;
}

Ref list_slice(Vm& vm, List* list, int64_t start, int64_t stop) {
  if (start >= stop) return new_list(vm);
  return new_list(vm, list->span().subspan(static_cast<size_t>(start), static_cast<size_t>(stop - start)));
}

bool list_replace(Vm& vm, List* list, int64_t start, int64_t stop, std::span<const Value> items) {
  stop = std::max(start, stop);
  // Both the new items (they may be the list's own) and the old ones (their death may run guest code) are held aside.
  Ref kept = new_list(vm, items);
  if (!kept) return false;
  const int64_t count = static_cast<int64_t>(items.size()), removed = stop - start;
  if (!list_grow(vm, list, list->size + count - removed)) return false;
  Ref old = list_slice(vm, list, start, stop);
  if (!old) return false;
  for (int64_t i = start; i < stop; ++i) decref(list->items[i]);
  if (count != removed) {
    Value* tail = list->items + stop;
    Value* end = list->items + list->size;
    if (count < removed)
      std::copy(tail, end, list->items + start + count);
    else
      std::copy_backward(tail, end, end + (count - removed));
  }
  for (int64_t i = 0; i < count; ++i) {
    const Value item = as_list(kept)->items[i];
    incref(item);
    list->items[start + i] = item;
  }
  list->size += count - removed;
  return true;
}

void list_clear(List* list) {
  Value* items = std::exchange(list->items, nullptr);
  int64_t size = std::exchange(list->size, 0);
  const int64_t capacity = std::exchange(list->capacity, 0);
  while (size > 0) decref(items[--size]);  // finalizers run from the back, as in CPython
  if (capacity) free_buffer(vm_of(list), items, static_cast<size_t>(capacity) * sizeof(Value));
}

}  // namespace refjit::vm
