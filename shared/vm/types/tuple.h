#pragma once
// Tuple: fixed number of values behind the instance (behind instance_bytes, so subclasses may have a dict). Made by
// BUILD_TUPLE, call machinery and natives. Invariant: `items` never changes; null items exist only while a tuple is
// filled.
#include "vm/types/kinds.h"

namespace refjit::vm {

struct Tuple : GcObject {
  int64_t size;
  Value* items;  ///< Owned references.

  std::span<const Value> span() const { return {items, static_cast<size_t>(size)}; }
};

inline bool is_tuple(Value v) { return is_kind(v, kTypeTuple); }
inline Tuple* as_tuple(Value v) { return static_cast<Tuple*>(v.object()); }

/// A tuple of `size` nulls, to be filled (owned references) before the guest sees it. Null Ref: MemoryError. Size 0 is
/// shared.
Ref new_tuple(Vm& vm, int64_t size);
/// A tuple of these values (Vm::tuple's body).
Ref new_tuple(Vm& vm, std::span<const Value> items);
Ref new_tuple(Vm& vm, std::initializer_list<Value> items);
/// A tuple of `type` (a subclass, as namedtuple makes).
Ref new_tuple_of(Vm& vm, Type* type, std::span<const Value> items);
/// Takes over the references in `items` (the interpreter's stack slots).
Ref new_tuple_stealing(Vm& vm, Value* items, int64_t size);
/// Items [start, stop).
Ref tuple_slice(Vm& vm, Tuple* t, int64_t start, int64_t stop);
/// tuple(iterable).
Ref tuple_from(Vm& vm, Value iterable);

}  // namespace refjit::vm
