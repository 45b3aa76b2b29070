#pragma once
// List: growable array of values. Invariant: items[0, size) are owned and never null; `size <= capacity`. Anything that
// runs guest code while holding `items` must re-read it afterwards (the guest may have changed the list).
#include "vm/types/kinds.h"

namespace refjit::vm {

struct List : GcObject {
  int64_t size;
  int64_t capacity;
  Value* items;  ///< A buffer of the Vm.

  std::span<const Value> span() const { return {items, static_cast<size_t>(size)}; }
};

inline bool is_list(Value v) { return is_kind(v, kTypeList); }
inline List* as_list(Value v) { return static_cast<List*>(v.object()); }

/// An empty list with room for `capacity` items.
Ref new_list(Vm& vm, int64_t capacity = 0);
Ref new_list(Vm& vm, std::span<const Value> items);
/// Takes over the references in `items` (the interpreter's stack slots).
Ref new_list_stealing(Vm& vm, Value* items, int64_t size);
/// list(iterable): always a new list.
Ref list_from(Vm& vm, Value iterable);

/// Makes room for one more; false: MemoryError.
bool list_grow(Vm& vm, List* list, int64_t new_size);
/// Appends; takes a reference of its own.
inline bool list_append(Vm& vm, List* list, Value item) {
  if (list->size == list->capacity && !list_grow(vm, list, list->size + 1)) return false;
  incref(item);
  list->items[list->size++] = item;
  return true;
}
/// Appends and takes over the caller's reference.
inline bool list_append(Vm& vm, List* list, Ref&& item) {
  if (list->size == list->capacity && !list_grow(vm, list, list->size + 1)) return false;
  list->items[list->size++] = item.release();
  return true;
}
/// list.extend(iterable).
bool list_extend(Vm& vm, List* list, Value iterable);
bool list_insert(Vm& vm, List* list, int64_t index, Value item);
/// Items [start, stop).
Ref list_slice(Vm& vm, List* list, int64_t start, int64_t stop);
/// Replaces items [start, stop) by `items` (both bounds within the list).
bool list_replace(Vm& vm, List* list, int64_t start, int64_t stop, std::span<const Value> items);
/// Stable sort with Python's comparisons; `key` may be None.
bool list_sort(Vm& vm, List* list, Value key, bool reverse);
void list_clear(List* list);

}  // namespace refjit::vm
