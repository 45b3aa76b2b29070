#pragma once
// The other data types that the interpreter and natives build: sets, bytes, ranges, slices, complex numbers, generic
// aliases. Structs and constructors; methods live in the .cpp of each type.
#include "vm/types/dict.h"

namespace refjit::vm {

/// set and frozenset (told apart by type): a Dict-like table without values.
struct SetEntry {
  Value key;  ///< Null: free; the immediate NotImplemented marks a deleted one.
  int64_t hash;
};
struct Set : GcObject {
  int64_t size;
  int64_t filled;  ///< Deleted marks included.
  int64_t mask;    ///< Slots - 1, or -1 while nothing is allocated.
  SetEntry* table;
  int64_t hash;  ///< frozenset's cached hash; -1 not computed.
};
inline bool is_set(Value v) { return is_kind(v, kTypeSet); }
inline Set* as_set(Value v) { return static_cast<Set*>(v.object()); }
Ref new_set(Vm& vm);
Ref new_frozenset(Vm& vm, std::span<const Value> items);
bool set_add(Vm& vm, Set* set, Value item);
/// set.update(iterable).
bool set_update(Vm& vm, Set* set, Value iterable);
/// 1, 0, or -1 with an exception.
int set_contains(Vm& vm, Set* set, Value item);
/// 1 removed, 0 absent, -1 exception.
int set_discard(Vm& vm, Set* set, Value item);

struct Bytes : Object {
  int64_t hash;  ///< -1: not computed.
  int64_t size;
  char* data;  ///< Behind the instance, NUL after it.
  std::string_view view() const { return {data, static_cast<size_t>(size)}; }
};
inline bool is_bytes(Value v) { return is_kind(v, kTypeBytes); }
inline Bytes* as_bytes(Value v) { return static_cast<Bytes*>(v.object()); }
Ref new_bytes(Vm& vm, std::string_view bytes);

/// range(start, stop, step). Bounds or lengths beyond int64 are in `wide`, and then the numbers here are not used.
struct Range : Object {
  int64_t start, stop, step;
  int64_t length;
  Value wide;  ///< Null, or a tuple (start, stop, step, length); owned.
};
struct RangeIterator : Object {
  int64_t next, step, left;
};
Ref new_range(Vm& vm, int64_t start, int64_t stop, int64_t step);

struct Slice : GcObject {
  Value start, stop, step;  ///< Owned.
};
Ref new_slice(Vm& vm, Value start, Value stop, Value step);
/// Bounds of `slice` in a sequence of `length` items, as slice.indices(): items are start, start+step, ... `count` of
/// them.
bool slice_bounds(Vm& vm, Value slice, int64_t length, int64_t& start, int64_t& stop, int64_t& step, int64_t& count);

/// Iterator over list, tuple or str, for the interpreter's fast path: `index` counts items (bytes for str).
struct SequenceIterator : GcObject {
  Value sequence;  ///< Owned; null once exhausted.
  int64_t index;
};

/// iter(sequence) by __getitem__ (type: sequence_iterator), or one of the exact types' iterators.
Ref new_sequence_iterator(Vm& vm, Type* type, Value sequence);
/// iter(callable, sentinel).
Ref new_callable_iterator(Vm& vm, Value callable, Value sentinel);

struct Complex : Object {
  double real, imag;
};
Ref new_complex(Vm& vm, double real, double imag);
/// (ar + ai j) ** (br + bi j).
Ref complex_power(Vm& vm, double ar, double ai, double br, double bi);

/// list[int]: `origin[args]`, args a tuple or one value.
Ref new_generic_alias(Vm& vm, Value origin, Value args);
/// int | None. NotImplemented when a side is no type.
Ref new_union(Vm& vm, Value left, Value right);

}  // namespace refjit::vm
