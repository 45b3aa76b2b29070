#pragma once
// The planner of programs with several graphs (see flow_plan.h). Graphs are planned for the types they are called with:
// at compile time as far as types are known, else by the executor when a call gets there. A graph that gets ever new
// types (a tensor that grows in a loop) is planned anew for each.
#include <deque>
#include <unordered_map>
#include <unordered_set>

#include "runtime/flow_plan.h"
#include "runtime/flow_value.h"
#include "runtime/operator_plan.h"

namespace refjit::runtime {

/// True when the graph with these nodes calls graphs, function values or the client's VM, so that make_plan does not
/// take it.
bool needs_flow(std::span<ir::Node* const> order);

class FlowProgram {
 public:
  /// `module` and `kernels` are borrowed.
  FlowProgram(const ir::FuncGraph& root, const KernelSource& kernels);
  ~FlowProgram();

  /// Plans the root for these inputs, and what it calls as far as types are known. Errors: as make_plan's.
  Status prepare(std::span<const TensorType> inputs);

  FlowInstance* root() const { return root_instance_; }
  /// The code of `instance`, planned now if it was not. Null with `error` set.
  FlowBlock* entry(FlowInstance& instance, Status& error);
  /// The block that goes on after `call` of `block` returned `result`, at the call of the same ordinal. Its slots are
  /// those of `block` as far as that call.
  FlowBlock* continuation(FlowBlock& block, FlowCall& call, FlowType result, Status& error);
  /// The callee of a function value made at `site` for the further arguments of `given`.
  FlowInstance* callee(const FlowSite& site, const FlowSite& given);

  /// The type of a value that a run was given, without its constants.
  FlowType type_of(const ir::AbstractRef& type);
  std::span<const TensorType> inputs() const { return inputs_; }
  const Tensor& constant(SlotRef slot) const { return constants_[slot & ~kConstantSlot]; }
  /// Types of the leaves of a result. Errors: a function among them.
  static Result<std::vector<TensorType>> result_types(FlowType type);
  /// Which of the root's `count` leaves its caller does not know before the run.
  std::vector<bool> wanted_results(size_t count) const;

 private:
  friend class FlowPlanner;
  struct GraphFacts;

  struct TypeHash {
    size_t operator()(const ir::AbstractRef& a) const { return static_cast<size_t>(hash_of(*a)); }
  };
  struct TypeEqual {
    bool operator()(const ir::AbstractRef& a, const ir::AbstractRef& b) const { return equal(*a, *b); }
  };

  /// Null with `error` set.
  std::unique_ptr<FlowBlock> plan(FlowInstance& instance, std::span<const FlowType> returned, Status& error);
  FlowType intern(const ir::AbstractRef& type) { return types_.insert(type).first->get(); }
  /// Without a count: interned types live as long as the program.
  static ir::AbstractRef shared(FlowType type) { return {ir::AbstractRef(), type}; }
  FlowSite* site(ir::FuncGraph* graph, std::vector<FlowType> types);
  FlowInstance* instance(ir::FuncGraph* graph, const std::vector<FlowType>& types);
  const GraphFacts& facts(const ir::FuncGraph& graph);
  uint32_t& place_of(const ir::Node& node);
  /// The value of a ValueNode, the same in every graph.
  Result<const FlowValue*> constant_value(const ir::Node& node);
  Result<FlowValue> make_constant(const ir::Node& node);
  SlotRef add_constant(Tensor tensor);

  const ir::FuncGraph& root_;
  const KernelSource& kernels_;
  OperatorPlanner operators_;
  std::vector<TensorType> inputs_;
  std::vector<Tensor> constants_;
  std::unordered_map<const ir::Abstract*, SlotRef> known_constants_;
  std::unordered_set<ir::AbstractRef, TypeHash, TypeEqual> types_;
  std::unordered_map<const ir::FuncGraph*, std::unique_ptr<GraphFacts>> facts_;
  /// By node id: among the parameters and CNodes of its graph, or (constants) in constant_values_, plus one.
  std::vector<uint32_t> places_;
  std::deque<FlowValue> constant_values_;
  std::unordered_map<const ir::FuncGraph*, std::vector<std::unique_ptr<FlowInstance>>> instances_;
  std::unordered_map<const ir::FuncGraph*, std::vector<std::unique_ptr<FlowSite>>> sites_;
  std::vector<FlowInstance*> unplanned_;  ///< Named by code and not planned yet.
  FlowInstance* root_instance_ = nullptr;
  bool is_prepared_ = false;
};

}  // namespace refjit::runtime
