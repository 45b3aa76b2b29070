#pragma once
// Copies of graphs: for a second specialisation of a function and for inlining. A copy takes along the closures nested
// in the graph (those with free variables in it); other graphs and outer free variables are shared. Iterative, linear
// in what is copied. Called by inference and by the inliner.
#include <memory>
#include <span>

#include "ir/closures.h"
#include "ir/graph.h"

namespace refjit::ir {

/// A new graph with the nodes of `graph`; abstract values are copied.
FuncGraph* clone_graph(Module& module, const FuncGraph& graph, const Closures& closures);

/// Copies the body of `callee` into `into`, its parameters replaced by `arguments`; returns what stands for its result.
/// `calls` are the spans of the call, put behind those of each copied node.
Node* inline_body(Module& module, const FuncGraph& callee, const Closures& closures, FuncGraph& into,
                  std::span<Node* const> arguments, std::span<const Span> calls);

/// A module of its own with everything reachable from `root`, which has no free variables; its root is the copy.
std::unique_ptr<Module> clone_module(const FuncGraph& root);

}  // namespace refjit::ir
