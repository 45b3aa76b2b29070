#pragma once
// Which Python functions of the library are C functions in CPython: those that their module's `__natives__` names, or
// all where it is "*". No traceback shows their frames, they say of wrong arguments what C functions say, and they
// become no methods: a class whose attribute is time.gmtime calls it without the instance. Asked by tracebacks, by
// whoever binds a function to an object and where arguments do not fit.
#include <string_view>

#include "vm/function.h"

namespace refjit::vm {

class Vm;

/// Whether CPython has the function of this qualified name, in a module of these globals, in C.
bool is_native_in_cpython(Vm& vm, Dict* globals, std::string_view qualname);

/// The module that CPython has a library module's C functions in.
std::string_view module_in_cpython(std::string_view module);

/// An error is pending: `function` does not take `args`. Where CPython has the function in C, raises what that says.
void tell_as_c_function(Vm& vm, const Function* function, Args args);

/// Whether reading `function` from an instance of a class that has it gives the function itself.
bool is_c_function(Vm& vm, const Function* function);

}  // namespace refjit::vm
