#pragma once
// Host primitives: nodes that the client's VM runs, in the order that the state of effects gives them (their last
// operand). Print writes its operands. raise throws the exception that its first operand names; its type is whatever
// stands where the value of the branch that it ends would stand, and it never gives one. Made by capture, run by the
// flow executor through runtime/host_call.h, never sent to a server.
#include "ir/primitive.h"

namespace refjit::ir {

namespace prim {
extern const Primitive kPrint;
extern const Primitive kRaise;
}  // namespace prim

inline bool is_host(const Primitive* primitive) { return primitive == &prim::kPrint || primitive == &prim::kRaise; }

}  // namespace refjit::ir
