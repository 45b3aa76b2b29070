#pragma once
// Settings of the session that the jit reads: `mindspore.context`'s dict, and environment variables.
#include <string>

#include "vm/value.h"

namespace refjit::vm {
class Vm;
}

namespace refjit::capture {

/// What set_context keeps under `name`, borrowed; null when mindspore has not been imported.
vm::Value context_setting(vm::Vm& vm, const char* name);
/// True when the program itself set it (a default yields to the environment, a given value does not).
bool is_context_setting_given(vm::Vm& vm, const char* name);
/// Empty when it is not set.
std::string environment(vm::Vm& vm, const char* name);

}  // namespace refjit::capture
