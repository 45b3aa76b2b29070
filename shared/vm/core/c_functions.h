#pragma once
// Which Python functions of the library are C functions in CPython: those that their module's `__natives__` names, or
// all where it is "*". No traceback shows their frames, and they become no methods: a class whose attribute is
// time.gmtime calls it without the instance. Asked by tracebacks and by whoever binds a function to an object.
#include <string_view>

#include "vm/function.h"

namespace refjit::vm {

class Vm;

/// Whether CPython has the function of this qualified name, in a module of these globals, in C.
bool is_native_in_cpython(Vm& vm, Dict* globals, std::string_view qualname);

/// Whether reading `function` from an instance of a class that has it gives the function itself.
bool is_c_function(Vm& vm, const Function* function);

}  // namespace refjit::vm
