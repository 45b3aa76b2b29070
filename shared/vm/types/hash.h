#pragma once
// The hash of any object, at once for the usual keys. For whoever looks keys up in a loop.
#include "vm/builtin_types.h"
#include "vm/types/kinds.h"
#include "vm/types/str.h"
#include "vm/vm.h"

namespace refjit::vm {

inline bool hash_of(Vm& vm, Value v, int64_t& out) {
  if (v.is_small_int()) {
    const int64_t x = v.as_small_int();
    return out = x == -1 ? -2 : x, true;
  }
  if (is_exactly(v, vm.types().str)) return out = str_hash(as_str(v)), true;
  return vm.hash(v, out);
}

}  // namespace refjit::vm
