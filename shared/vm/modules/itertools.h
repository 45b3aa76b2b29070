#pragma once
// What all iterators of itertools share, and how they are copied and pickled (itertools_state.cpp).
#include <string_view>
#include <vector>

#include "vm/types/define.h"

namespace refjit::vm::itertools {

struct Iter : GcObject {
  Value source;    ///< Iterator, or tuple of iterators.
  Value function;  ///< Callable, or any second value.
  Value extra;     ///< Third value: saved items, a pool, a key.
  Value current;   ///< What was last given out.
  Value target;    ///< groupby: key of the group in progress.
  int64_t a, b, c;
  std::vector<int64_t>* indices;  ///< Of the combinatoric ones.
};

inline Iter* iter_of(Value v) { return as<Iter>(v); }
inline void set(Value& field, Ref v) { decref(std::exchange(field, v.release())); }

/// Name of the iterator without its module, also for classes derived from it.
std::string_view kind_of(const Iter* it);

/// __reduce__: (type, arguments[, state]) in CPython's form.
Ref reduce(Vm& vm, Args args);
/// __setstate__ of those that have one.
Ref set_state(Vm& vm, Args args);

}  // namespace refjit::vm::itertools
