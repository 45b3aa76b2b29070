#pragma once
// How MindSpore's texts about refused arguments name their types.
#include <string>

#include "vm/vm.h"

namespace refjit::vm::tensors {

/// "int", "Tensor", "Tuple<int, string>", "mindspore.dtype"; of other types the repr.
std::string argument_type(Vm& vm, Value v);

}  // namespace refjit::vm::tensors
