#pragma once
// Mixed precision by operator (amp.auto_mixed_precision, level "auto"): while a network with such rules runs or is
// captured, the floating Tensors among an operator's arguments are Cast before it. Eager dispatch and graph capture ask
// the rules on top of TensorState::cast_rules; without any they do nothing.
#include <memory>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "tensor/dtype.h"
#include "vm/vm.h"

namespace refjit::vm::tensors {

struct CastRules {
  enum class Treatment : uint8_t {
    Narrow,   ///< The operator computes in `narrow`,
    Widen,    ///< in float32,
    Promote,  ///< in the widest of its operands' types.
  };
  Ref tuple;  ///< What they were read from; holds the names.
  DType narrow = DType::Float16;
  std::unordered_map<std::string_view, Treatment> operators;

  /// The type that operator `op` takes its floating operands in, which have the types `operands`; nullopt: as they are.
  std::optional<DType> wanted(std::string_view op, const std::vector<DType>& operands) const;
};
using CastRulesRef = std::shared_ptr<const CastRules>;

/// The rules in a guest tuple (dtype, names, names, names), which is read at its first use. Null: an exception is set.
CastRulesRef cast_rules_in(Vm& vm, Value tuple);

/// Rules for as long as this object lives.
class CastScope {
 public:
  CastScope(std::vector<CastRulesRef>& stack, CastRulesRef rules) : stack_(stack) {
    stack_.push_back(std::move(rules));
  }
  ~CastScope() { stack_.pop_back(); }
  CastScope(const CastScope&) = delete;
  CastScope& operator=(const CastScope&) = delete;

 private:
  std::vector<CastRulesRef>& stack_;
};

}  // namespace refjit::vm::tensors
