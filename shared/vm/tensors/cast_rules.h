#pragma once
// Mixed precision by operator (amp.auto_mixed_precision, level "auto"): while a network with such rules runs or is
// captured, the floating Tensors among an operator's arguments are Cast before it. Eager dispatch and graph capture ask
// the rules on top of TensorState::cast_rules; without any they do nothing.
#include <optional>
#include <string>
#include <vector>

#include "tensor/dtype.h"
#include "vm/vm.h"

namespace refjit::vm::tensors {

struct CastRules {
  DType narrow = DType::Float16;
  std::vector<std::string> narrowed;  ///< Operators that compute in `narrow`,
  std::vector<std::string> widened;   ///< in float32,
  std::vector<std::string> promoted;  ///< in the widest of their operands' types.

  /// The type that operator `op` takes its floating operands in, which have the types `operands`; nullopt: as they are.
  std::optional<DType> wanted(std::string_view op, const std::vector<DType>& operands) const;
};

/// Rules out of a guest tuple (dtype, names, names, names). False: an exception is set.
bool read_cast_rules(Vm& vm, Value tuple, CastRules& rules);

/// Rules for as long as this object lives.
class CastScope {
 public:
  CastScope(std::vector<CastRules>& stack, CastRules rules) : stack_(stack) { stack_.push_back(std::move(rules)); }
  ~CastScope() { stack_.pop_back(); }
  CastScope(const CastScope&) = delete;
  CastScope& operator=(const CastScope&) = delete;

 private:
  std::vector<CastRules>& stack_;
};

}  // namespace refjit::vm::tensors
