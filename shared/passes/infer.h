#pragma once
// Type inference: abstract evaluation of a program in topological order, from the abstract values of the root's
// parameters. Constants flow; a graph called with another signature is cloned. Called by the type_inference pass, by
// captures (one node at a time) and by passes that make nodes.
#include <span>

#include "base/result.h"
#include "ir/graph.h"

namespace refjit::passes {

/// Result of applying `primitive` (of the operator table or the IR's own) to arguments of these abstract values;
/// trailing monads are left out for operators. Errors: the operator's own (User), without span.
Result<ir::AbstractRef> infer_primitive(const ir::Primitive& primitive, std::span<const ir::AbstractRef> arguments);

/// Is it Shape or the arithmetic of ints? What it gives is known as soon as the dims of the inputs are: nothing runs.
bool is_of_numbers(const ir::Primitive& primitive);

/// Sets the abstract value of every node reachable from the root, whose parameters must have theirs. Errors carry the
/// node's span. Recursive graphs whose parameters and result are typed keep these types; others are inferred to a
/// fixpoint, their parameters without constants.
Status infer(ir::Module& module);

/// Sets `node.abstract` from its arguments' (primitives only).
Status infer_node(ir::Node& node);

}  // namespace refjit::passes
