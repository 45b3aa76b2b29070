#pragma once
// What iterators say to copy and pickle: (a builtin function, its arguments[, the position]).
#include <initializer_list>

#include "vm/types/define.h"

namespace refjit::vm {

/// Vm::next, but a StopIteration that was raised stays so: for iterators that hand on what ends their source.
Ref next_or_stop(Vm& vm, Value iterator);

/// (builtins.NAME, arguments[, state]); null: exception.
Ref reduce_iterator(Vm& vm, const char* name, std::initializer_list<Value> arguments, Value state = Value());
/// (iter, ([the items that `rest` still gives],)): of an iterator whose place in its container cannot be told.
Ref reduce_remaining(Vm& vm, Value rest);
/// A new object of the same type and fields; `holds` is the field with the one reference in it.
template <class T>
Ref copy_iterator(Vm& vm, T* it, Value T::*holds) {
  T* made = make_object<T>(vm, it->type);
  if (!made) return {};
  const GcObject head = *made;
  *made = *it;
  static_cast<GcObject&>(*made) = head;
  incref(made->*holds);
  return Ref::steal(Value(made));
}

/// Types of iterators that only their names tell from others: of strings that are not all ASCII, and of ranges whose
/// bounds or length pass 64 bits.
Type* further_str_iterator(Vm& vm);
Type* long_range_iterator(Vm& vm);

/// __reduce__ and __setstate__ of iterators over sequences.
Ref sequence_reduce(Vm& vm, Args args);
Ref sequence_set_state(Vm& vm, Args args);

}  // namespace refjit::vm
