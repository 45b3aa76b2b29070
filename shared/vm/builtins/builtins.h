#pragma once
// The builtin functions, by file. builtins.cpp puts them into the module; each list is one file's.
#include <span>

#include "vm/object.h"

namespace refjit::vm {

struct Module;

std::span<const NativeDef> object_functions();        ///< getattr, isinstance, iter, repr, ... (objects.cpp)
std::span<const NativeDef> number_functions();        ///< abs, round, sum, min, chr, ... (numbers.cpp)
std::span<const NativeDef> execution_functions();     ///< print, input, exec, eval, compile, ... (execution.cpp)
bool define_site_builtins(Vm& vm, Module* builtins);  ///< help, exit, copyright, ... (site.cpp)

}  // namespace refjit::vm
