#pragma once
// The verifier: holds a Module against the invariants that passes, planner and devices rely on. Run by the pass runner
// between passes (debug builds and tests), after reading text, and by the server before anything is allocated.
// Iterative and linear. It knows structure; whether an operator takes these types is inference's question.
#include "base/result.h"
#include "ir/graph.h"

namespace refjit::ir {

struct VerifyOptions {
  /// After inference: every CNode and Parameter has an abstract value, and monad operands have monad types.
  bool require_abstracts = false;
  /// Also checks that users lists mirror inputs (constant time a use).
  bool check_users = true;
};

/// The first violation found, as an Internal error that names graph and node and carries the node's span. Checks: each
/// reachable graph has a Return; every input is a live constant, or a node of this graph or of one that encloses it; no
/// cycle through data edges; argument counts of the IR's own primitives, of operators that name their arguments and of
/// calls of graphs; the order of monads (a U is used by one writer); constants hold no graphs.
Status verify(const Module& module, const VerifyOptions& options = {});

}  // namespace refjit::ir
