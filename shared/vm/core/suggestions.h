#pragma once
// The ". Did you mean: 'NAME'?" behind an uncaught NameError or AttributeError: of the names that were there, the one
// nearest to the name that was not.
#include <string>

#include "vm/vm.h"

namespace refjit::vm {

/// The name to suggest; empty: none is near enough, or the exception is of another class. May run the guest's __dir__,
/// whose errors are dropped.
std::string suggested_name(Vm& vm, Value exception);

}  // namespace refjit::vm
