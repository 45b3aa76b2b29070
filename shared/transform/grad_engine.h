#pragma once
// The engine behind grad.h. Every graph that is called gets at most two companions, both without free variables (they
// come first among the parameters):
//   forward  ▸g: variables..., parameters...                  -> result
//   backward ◂g: variables..., parameters..., sensitivities... -> (result, (gradient of each leaf of the others...))
// ◂g computes the forward values that it needs again, so pull-backs are plain calls of plain graphs: no closure is ever
// a value, a loop's backward pass holds one frame an iteration, and ◂ of ◂g is made like any other. A result that is
// called for in tail position, as loops and branches are, is taken from ◂g, so nothing is computed twice there.
// A graph of a lazy_inline cell is called from many places, so its companions stay graphs of their own, and what the
// forward one has computed is not computed again:
//   forward  ▸g: variables..., parameters...         -> (result, (saved...))
//   backward ◂g: operands..., sensitivities..., saved -> (gradient of each leaf of the operands that are active...)
// Private to this room.
#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "base/result.h"
#include "ir/closures.h"
#include "ir/graph.h"

namespace refjit::transform {

/// A function value, seen through Partial and Switch.
struct Function {
  ir::FuncGraph* graph = nullptr;   ///< Null: a Switch.
  std::vector<ir::Node*> operands;  ///< Of `graph`: first arguments that are bound.
  ir::Node* condition = nullptr;
  std::unique_ptr<Function> yes, no;
};

/// The companions of a lazy_inline graph for calls with certain active operands (variables, then arguments).
struct SharedGradient {
  ir::FuncGraph* forward = nullptr;
  ir::FuncGraph* backward = nullptr;
  std::vector<size_t> operands;  ///< That `backward` takes.
  ir::AbstractRef saved;         ///< The tuple between the two; null: `forward` gives the result alone.
};

class Engine {
 public:
  /// With `keeps_own` a graph with a gradient of its own is called as it is, so that another gradient finds it.
  Engine(ir::Module& module, ir::FuncGraph& root, bool keeps_own);

  ir::Module& module() { return module_; }
  const ir::Closures& closures() const { return closures_; }
  /// Free variables of `graph`, functions among them replaced by what they are made of.
  const std::vector<ir::Node*>& variables(const ir::FuncGraph& graph);
  /// The companions; their bodies are made by finish().
  /// A silent one, which computes again what has been computed once, prints nothing.
  ir::FuncGraph& forward(ir::FuncGraph& graph, bool is_silent = false);
  ir::FuncGraph& backward(ir::FuncGraph& graph);
  /// The companions of a lazy_inline graph; those of the active operands.
  Result<const SharedGradient*> shared_gradient(ir::FuncGraph& graph, const std::vector<bool>& is_active);
  /// The graph that gives the gradients of `graph` instead of its own: (arguments..., result leaves...,
  /// sensitivities...)
  /// -> (gradient of each argument...). Named by the result: `Depend(result, @bprop)`. Null: there is none.
  static ir::FuncGraph* own_gradient(const ir::FuncGraph& graph);
  /// Is the body of `graph` better copied than called?
  bool is_inlined(const ir::FuncGraph& graph) const;
  /// Makes the bodies asked for, and those that they ask for.
  Status finish();

 private:
  struct Job {
    ir::FuncGraph* graph;
    ir::FuncGraph* made;
    bool is_backward;
    bool is_silent;
  };
  Status build(const Job& job);
  Status build(ir::FuncGraph& graph, const std::vector<bool>& is_active, SharedGradient& made);
  ir::FuncGraph& companion(ir::FuncGraph& graph, std::string prefix);

  ir::Module& module_;
  ir::FuncGraph& root_;
  const bool keeps_own_;
  const ir::Closures closures_;
  std::unordered_map<const ir::FuncGraph*, size_t> uses_;
  std::unordered_set<const ir::FuncGraph*> acts_;  ///< Print or raise, or call graphs that do.
  std::unordered_map<const ir::FuncGraph*, bool> names_graphs_;
  std::unordered_map<const ir::FuncGraph*, std::vector<ir::Node*>> variables_;
  std::unordered_map<const ir::FuncGraph*, ir::FuncGraph*> forward_, silent_, backward_;
  std::map<std::pair<uint32_t, std::vector<bool>>, SharedGradient> shared_;  ///< By graph id.
  std::vector<Job> jobs_;
};

}  // namespace refjit::transform
