#pragma once
// warnings.warn for C++: what a builtin says of a use that will end. The caller's line is where it happens.
#include <string>

#include "vm/vm.h"

namespace refjit::vm {

/// Issues `text`; false: the filters made it an exception, which is set.
bool warn(Vm& vm, Type* category, const std::string& text);

/// Of a hook like __int__ that gave an instance of a strict subclass of `wanted`; nothing of an exact one.
bool warn_of_subclass(Vm& vm, const std::string& hook, const Type* wanted, Value given);

}  // namespace refjit::vm
