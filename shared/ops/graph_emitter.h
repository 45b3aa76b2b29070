#pragma once
// GraphEmitter: an Emitter that appends typed nodes to a FuncGraph. Used by the engines of grad and vmap and by tests.
// A Val is a Node*. Nodes get the builder's spans and scope.
#include "ir/builder.h"
#include "ops/emitter.h"

namespace refjit::ops {

class GraphEmitter : public Emitter {
 public:
  explicit GraphEmitter(ir::Builder& builder) : builder_(builder) {}

  static Val val(ir::Node* node) { return {reinterpret_cast<uint64_t>(node)}; }
  static ir::Node* node(Val value) { return reinterpret_cast<ir::Node*>(value.bits); }

  Val emit(const OpDef& op, std::span<const Val> arguments) override;
  Val constant(ir::AbstractRef value) override;
  Val tuple(std::span<const Val> elements) override;
  Val item(Val tuple, int64_t index) override;
  ir::AbstractRef type_of(Val value) override;

 private:
  ir::Builder& builder_;
};

/// Value of an argument's default text ("None", "False", "1", "-1", "0.0", "()").
ir::AbstractRef default_value(std::string_view text);

}  // namespace refjit::ops
