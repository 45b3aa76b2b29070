#pragma once
// Callables of the core: Python functions, bound methods, native functions and descriptors, cells. Read by the
// interpreter, by capture (closures, defaults) and by whoever inspects functions.
#include "vm/code.h"
#include "vm/object.h"

namespace refjit::vm {

struct Cell : GcObject {
  Value value;  ///< Null: empty.
};

struct Function : GcObject {
  Code* code;
  Dict* globals;
  Dict* builtins;
  Str* name;
  Str* qualname;
  Tuple* defaults;  ///< Null: none.
  Dict* keyword_defaults;
  Tuple* closure;     ///< Of Cells; null: none.
  Value annotations;  ///< Dict, or a flat tuple (name, value, ...) not yet turned into one; null: none.
  Value doc;
  Value module;
  uint32_t version;  ///< Unique; renewed when code or defaults change.
};

struct BoundMethod : GcObject {
  Value function;
  Value self;
};

/// A parsed NativeDef::signature.
struct Signature;

/// A native function, bound (`self` set: a builtin method) or free.
struct NativeFunction : GcObject {
  const NativeDef* def;
  const Signature* signature;  ///< Null: raw Args.
  Value self;                  ///< Null: none.
  Value module;
  Type* owner;  ///< Type it is a method of, or null.
};

/// Whether a call of `function` with so many arguments in a row and others of these names would be a TypeError,
/// whatever they are. False where only the function itself can tell.
bool refuses_call(const NativeFunction& function, size_t given, std::span<const std::string_view> names);

/// A method of a builtin type as it stands in the type's dict (also for class methods).
struct MethodDescriptor : GcObject {
  const NativeDef* def;
  const Signature* signature;
  Type* owner;
};

struct Property : GcObject {
  Value getter, setter, deleter, doc, name;
};

/// classmethod and staticmethod.
struct WrappedCallable : GcObject {
  Value callable;
};

struct Super : GcObject {
  Type* start;
  Value self;
  Type* self_type;
};

Ref make_function(Vm& vm, Code* code, Dict* globals);
Ref make_bound_method(Vm& vm, Value function, Value self);
Ref make_cell(Vm& vm, Value value);
/// __closure__ value of free variable `name`, borrowed; null if there is none or the cell is empty.
Value closure_value(Function* function, Str* name);

/// Binds args to the signature; `out` has one Value a parameter. Borrowed, apart from *args and **kwargs, which `keep`
/// owns.
bool bind_native(Vm& vm, const NativeDef& def, const Signature& signature, Args args, Value* out, Ref keep[2]);
uint32_t parameter_count(const Signature& signature);

}  // namespace refjit::vm
