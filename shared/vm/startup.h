#pragma once
// How a Vm comes up. Order: all Types bare -> define_core_types -> define_data_types -> exceptions -> builtins module
// -> registered modules. The functions below are each defined by the engineer of that part; the Vm constructor calls
// them.
#include <string_view>

#include "vm/object.h"

namespace refjit::vm {

class Vm;
struct Module;

/// Fills the bare `type` from its definition (name, base, slots, methods); the same as Vm::make_type for a Type that
/// BuiltinTypes already holds. Wrappers (`__add__`, `__len__`, ...) for the filled slots are made from the slots.
/// Null bases mean object. False: an exception is set.
bool define_type(Vm& vm, Type* type, const TypeDef& def);

/// Adds an attribute to a builtin type ("__doc__", class constants), before user code runs.
bool set_type_attribute(Vm& vm, Type* type, std::string_view name, Value value);

/// A class method / static method of a builtin type (`dict.fromkeys`, `str.maketrans`). For class methods values[0] is
/// the type.
bool add_class_methods(Vm& vm, Type* type, std::span<const NativeDef> methods);
bool add_static_methods(Vm& vm, Type* type, std::span<const NativeDef> methods);

/// A computed attribute of a builtin type (`complex.real`). `set` may be null: read-only, with CPython's error.
struct PropertyDef {
  const char* name;
  Ref (*read)(Vm&, Value self);
  bool (*write)(Vm&, Value self, Value value);  ///< Null value: delete.
};
bool add_properties(Vm& vm, Type* type, std::span<const PropertyDef> properties);

// ---- defined in vm/types and vm/builtins* (builtins engineer)
/// Calls define_type for every type of REFJIT_DATA_TYPES. Runs when only bare types exist.
bool define_data_types(Vm& vm);
/// Adds functions and data types to the module `builtins` (core adds its own types, exceptions and constants).
bool define_builtins(Vm& vm, Module* builtins);
/// Registers the modules written in C++ (sys is core's; math, time, ... are registered here).
void register_native_modules(Vm& vm);

}  // namespace refjit::vm
