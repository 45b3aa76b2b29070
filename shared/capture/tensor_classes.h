#pragma once
// Classes that programs derive from Tensor and Parameter: what captures must not take for the library's own tensors.
#include "vm/vm.h"

namespace refjit::capture {

/// A tensor of a class that the program derived from Tensor or Parameter.
bool is_programs_tensor(vm::Vm& vm, vm::Value v);
/// One whose class says itself what an operator or a special method does with it.
bool has_own_operators(vm::Vm& vm, vm::Value v);

}  // namespace refjit::capture
