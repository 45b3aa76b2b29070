#pragma once
// DataState: per-Vm tables of vm/types. Only files of vm/types include it. Invariant: what is stored here is owned, and
// interned strings stay until end_data_state.
#include "vm/builtin_types.h"
#include "vm/types/str.h"
#include "vm/vm.h"

namespace refjit::vm {

struct DataState {
  Str** interned = nullptr;  ///< Open addressing by hash; power of two slots.
  int64_t interned_slots = 0;
  int64_t interned_count = 0;
  uint64_t versions = 0;       ///< Last number given to a Dict's keys.
  int64_t digit_limit = 4300;  ///< sys.set_int_max_str_digits; 0: none.
  Value empty_tuple;
  Value empty_str;
  Value empty_bytes;
  Value chars[256];  ///< One-character strings of Latin-1.
};

inline DataState& data_of(Vm& vm) { return *vm.types().data; }

/// Behind an instance: where the inline payload of a variable-sized object starts.
template <class T>
char* payload_of(T* o) {
  const size_t bytes = o->type->instance_bytes;
  return reinterpret_cast<char*>(o) + (bytes > sizeof(T) ? bytes : sizeof(T));
}
/// An object with `payload` bytes behind the instance.
template <class T>
T* make_sized(Vm& vm, Type* type, size_t payload) {
  const size_t bytes = type->instance_bytes;
  return static_cast<T*>(allocate_object(vm, type, (bytes > sizeof(T) ? bytes : sizeof(T)) + payload));
}

}  // namespace refjit::vm
