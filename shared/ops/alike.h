#pragma once
// Operands that must have one dtype, as MindSpore refuses them. Kernels read them all as the first one's: what differs
// would be read beyond its end.
#include <string>
#include <string_view>
#include <utility>

#include "ops/infer.h"

namespace refjit::ops {

/// Names with dtypes, in MindSpore's order (by name).
inline Status require_same_dtype(const OpDef& op, std::initializer_list<std::pair<std::string_view, DType>> operands) {
  bool is_same = true;
  std::string text = "For primitive[" + std::string(op.name) + "], the input type must be same.\n";
  for (const auto& [name, dtype] : operands) {
    is_same = is_same && dtype == operands.begin()->second;
    text += "name:[" + std::string(name) + "]:Tensor[" + std::string(ir_name(dtype)) + "].\n";
  }
  if (is_same) return {};
  return type_error(std::move(text));
}

}  // namespace refjit::ops
