#pragma once
// What builtin functions need from the interpreter: compile, exec and eval, classes, instance checks, the caller's
// frame.
#include <string>
#include <string_view>

#include "python/python.h"
#include "vm/vm.h"

namespace refjit::vm {

struct Code;

/// Compiles text; `has_source` false for exec, eval and standard input (spec J12). A wrong program is a SyntaxError.
Ref compile_text(Vm& vm, std::string_view file_name, std::string text, python::Mode mode, bool has_source,
                 uint32_t future_flags = 0, int optimize = -1);
/// Runs a code object in the namespaces; `locals` null: the same as globals. Adds __builtins__ to globals.
Ref execute_code(Vm& vm, Code* code, Dict* globals, Value locals = Value());

/// Globals of the innermost Python frame, borrowed; null when there is none.
Dict* caller_globals(Vm& vm);
/// locals() of the innermost Python frame.
Ref caller_locals(Vm& vm);

/// isinstance and issubclass with tuples, unions, __instancecheck__ and __subclasscheck__: 1, 0, or -1.
int check_instance(Vm& vm, Value object, Value class_or_tuple);
int check_subclass(Vm& vm, Value derived, Value class_or_tuple);
/// By mro alone.
bool is_subtype(const Type* derived, const Type* base);

/// Attribute of the type (mro), not bound, borrowed; null without exception: none. How dunders are found.
Value find_in_type(Vm& vm, Type* type, Str* name);
/// Dunder looked up on the type and bound to the object; null without exception: none.
Ref find_special(Vm& vm, Value object, Str* name);
/// object.__getattribute__ and object.__setattr__.
Ref generic_get_attribute(Vm& vm, Value object, Str* name);
bool generic_set_attribute(Vm& vm, Value object, Str* name, Value value);
bool is_callable(Vm& vm, Value v);
/// type(object) or, with three arguments, a new class.
Ref make_class(Vm& vm, Type* metatype, Str* name, Tuple* bases, Dict* body, Args keywords);
/// Names that dir() lists, sorted.
Ref directory(Vm& vm, Value object);
/// The dict of instance attributes (vars()); null with AttributeError if it has none.
Ref attribute_dict(Vm& vm, Value object);

/// sys.setrecursionlimit.
void set_recursion_limit(Vm& vm, int limit);
int recursion_limit(Vm& vm);
/// Counts a native recursion (repr of nested lists, ...): false with RecursionError when too deep; else call
/// leave_native.
bool enter_native(Vm& vm, const char* where = "");
/// The same for an iterator's next: iterators stand on iterators as deep as a program has built them, which CPython
/// does not count, so the native stack alone bounds it.
bool enter_iterator(Vm& vm);
void leave_native(Vm& vm);
/// True when `v` is already being printed further out (repr of a list in itself); otherwise call leave_repr after.
bool enter_repr(Vm& vm, Value v);
void leave_repr(Vm& vm, Value v);

}  // namespace refjit::vm
