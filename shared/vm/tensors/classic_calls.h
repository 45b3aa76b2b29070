#pragma once
// What MindSpore's older primitives say to calls that they refuse. Those that it generates say `Failed calling ...`,
// which is primitive.cpp's own text; those listed here check their operands one by one. Called when a call has been
// refused: it costs those that are taken nothing.
#include <string>
#include <string_view>

#include "vm/vm.h"

namespace refjit::vm::tensors {

/// "Float32", "Tuple[Int64*2,String]", "External": MindSpore's text of the type of an operand.
std::string type_text(Vm& vm, Value v);
/// Raises what primitive `op` says to `value` as its operand `index`, which is no tensor; false when it has no words of
/// its own.
bool refuse_operand(Vm& vm, std::string_view op, size_t index, Value value);
/// The same for a call with `given` operands.
bool refuse_count(Vm& vm, std::string_view op, size_t given);

}  // namespace refjit::vm::tensors
