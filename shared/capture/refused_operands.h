#pragma once
// Operands that MindSpore's compiler refuses while it compiles a function, where Python would say something else:
// dicts, what is no tensor beside @, a text times a float. Each text is MindSpore's first line. Called by Evaluator's
// operators after the operators of the user's own classes.
#include <optional>

#include "base/result.h"
#include "capture/symbol.h"
#include "vm/vm.h"

namespace refjit::capture {

/// `left op right`. nullopt: nothing to say, also of operands that are no values of MindSpore's.
std::optional<Error> refused_operands(vm::BinaryOp op, const Symbol& left, const Symbol& right);
std::optional<Error> refused_operands(vm::CompareOp op, const Symbol& left, const Symbol& right);
/// `-operand` and `+operand`.
std::optional<Error> refused_operand(vm::UnaryOp op, const Symbol& operand);
/// What asks an object for `method` (len(), a subscript, a with statement). nullopt: it has that, or is of no
/// jit_class.
std::optional<Error> refused_without(vm::Vm& vm, const Symbol& object, std::string_view method);

}  // namespace refjit::capture
