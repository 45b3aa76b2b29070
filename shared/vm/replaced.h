#pragma once
// Replaced: how often what a capture took for settled has changed: a function in a module, and of classes that a
// capture has met what decides how their instances act (methods, properties, dunders, bases, names). Captures would
// need a guard for each of thousands of such attributes; instead they guard this one number.
#include "vm/extension.h"

namespace refjit::vm {

struct Replaced : Vm::Extension {
  explicit Replaced(Vm&) {}
  uint64_t count = 0;
};

/// A capture depends on how the instances of this class act, and those of its bases and of its metaclass.
void note_captured(Type* type);
/// Attribute `name` of a class changes from `old` to `now` (null: nothing).
void note_class_change(Vm& vm, Type* type, Str* name, Value old, Value now);
/// Attribute of a module changes from `old` to `now` (null: nothing).
void note_module_change(Vm& vm, Value old, Value now);

}  // namespace refjit::vm
