#pragma once
// One body with its gradient: copies the nodes of a graph into another, calls inlined or redirected to the engine's
// companions, and walks them backwards from sensitivities. Private to this room. Invariant: every node made is typed.
#include <functional>
#include <memory>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "ops/graph_emitter.h"
#include "transform/grad_engine.h"

namespace refjit::transform {

class Body {
 public:
  Body(Engine& engine, ir::FuncGraph& into);

  bool joins_calls = true;  ///< GradRequest::joins_calls
  bool is_silent = false;   ///< What is computed has been computed before: it does not print again.

  ir::Builder& builder() { return builder_; }
  ops::GraphEmitter& emitter() { return emitter_; }
  /// From now on uses of `from` become uses of `to`.
  void map(const ir::Node* from, ir::Node* to) { map_[from] = to; }
  /// Gradients go to this node (of the target, or outside it).
  void activate(ir::Node* node) { active_.insert(node); }

  /// Copies the body of `graph`, whose parameters and variables are mapped; what stands for its result.
  Result<ir::Node*> copy(ir::FuncGraph& graph);

  /// What copy() made, in an order that depends on the graph alone.
  const std::vector<ir::Node*>& copied() const { return copied_; }
  /// After finish() of a backward companion of shared_gradient: values that copy() made become parts of one parameter,
  /// and of `operands` (its first parameters) those that nothing takes are dropped. Fills `made.operands` and
  /// `made.saved`; the positions of the saved values in copied().
  std::vector<size_t> take_saved(std::span<ir::Node* const> operands, SharedGradient& made);

  /// Walks back from `result`, whose leaf i has the gradient `seeds[i]` (null: zero).
  Status reverse(ir::Node* result, std::span<const ops::Val> seeds);
  /// Sensitivities of one for the leaves of `result` from `first` on, `count` of them; null where no gradient is taken.
  std::vector<ops::Val> ones(ir::Node* result, size_t first, size_t count);
  /// After reverse(): the gradient of a leaf, zeros if none came. Of an integer it may be a float (`Sqrt`).
  ops::Val gradient(ir::Node* node, size_t leaf);
  /// The same in the dtype of the leaf, as calls hand it on.
  ir::Node* handed_gradient(ir::Node* node, size_t leaf);
  /// After reverse(): `result`, or where it comes from now.
  ir::Node* value_of(ir::Node* result) const;

  /// A typed MakeTuple, or an empty constant.
  ir::Node* tuple(std::span<ir::Node* const> elements);
  ir::Node* item(ir::Node* tuple, size_t index);
  /// Leaf `index` of a value.
  ir::Node* leaf_value(ir::Node* node, size_t index);
  /// Zeros or ones like a leaf; does not depend on it where the shape is known.
  ops::Val filled(ir::Node* node, size_t leaf, int value);

 private:
  struct Call {
    Function function;
    std::vector<ir::Node*> arguments;
    const SharedGradient* shared = nullptr;
    ir::Node* called = nullptr;  ///< Of shared->forward: (result, saved).
  };
  struct Step {
    ir::Node* node;
    std::unique_ptr<Call> call;  ///< Null: an operator.
  };

  Result<ir::Node*> copy_node(ir::Node& node);
  Result<ir::Node*> copy_call(ir::Node& node, ir::Node* callee, std::span<ir::Node* const> arguments);
  /// A call of the forward companion of a lazy_inline graph, saved values included.
  Result<ir::Node*> copy_shared(ir::Node& node, Function function, std::vector<ir::Node*> arguments);
  Result<Function> resolve(ir::Node* callee);
  ir::Node* operand(ir::Node* node) const;
  ir::Node* forward_callee(const Function& function);
  bool is_active(const Function& function) const;
  ir::Node* partial(ir::FuncGraph& graph, std::span<ir::Node* const> arguments);
  ir::Node* switched(ir::Node* condition, ir::Node* yes, ir::Node* no);

  void add(ir::Node* node, size_t leaf, ops::Val gradient);
  ops::Val sum(std::vector<ops::Val>& parts);
  /// What a call takes for a leaf of its result: the gradient in the leaf's dtype; null: zeros.
  ir::Node* sensitivity(ir::Node* node, size_t leaf, ops::Val gradient);
  Status reverse_step(Step& step);
  Status reverse_operator(ir::Node& node, std::span<const ops::Val> gradients);
  Status reverse_core(ir::Node& node, std::span<const ops::Val> gradients);
  Status reverse_call(Step& step, std::span<const ops::Val> gradients);
  /// Branch of a Switch backwards: a graph of (shared..., arguments..., sensitivities...) that calls the companion.
  ir::FuncGraph& branch(const Function& function, std::span<ir::Node* const> shared,
                        std::span<ir::Node* const> arguments, std::span<ir::Node* const> sensitivities,
                        const ir::AbstractRef& result);

  Status reverse_shared(Step& step, std::span<const ops::Val> gradients);
  Status reverse_own(Step& step, ir::FuncGraph& gradient, std::span<const ops::Val> gradients);

  Engine& engine_;
  ir::Module& module_;
  ir::Builder builder_;
  ops::GraphEmitter emitter_;
  std::unordered_map<const ir::Node*, ir::Node*> map_;
  std::unordered_set<const ir::Node*> active_;
  std::vector<Step> steps_;
  std::vector<ir::Node*> copied_;
  std::unordered_set<const ir::Node*> called_;  ///< Results of calls.
  std::unordered_map<const ir::Node*, std::vector<std::vector<ops::Val>>> adjoints_;
  std::unordered_set<uint64_t> seeds_;                       ///< Values that depend on no result.
  std::unordered_map<const ir::Node*, ir::Node*> replaced_;  ///< Results taken from a backward call.
  std::vector<const ir::FuncGraph*> inlining_;
  bool is_replaying_ = false;  ///< What is copied is a gradient itself: not walked back.
};

}  // namespace refjit::transform
