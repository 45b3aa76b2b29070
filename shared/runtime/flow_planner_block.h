#pragma once
// Plans the code of one block: the nodes of a graph from some point up to its end or to the next call that is no tail
// call. Private to the flow planner.
#include <optional>
#include <unordered_map>

#include "ops/op.h"
#include "runtime/flow_planner.h"
#include "runtime/flow_value.h"
#include "runtime/operator_plan.h"

namespace refjit::runtime {

/// What all blocks of a graph share.
struct FlowProgram::GraphFacts {
  std::vector<ir::Node*> order;
  std::unordered_map<const ir::Node*, uint32_t> last_use;  ///< Position of the last user in `order`.
};

class FlowPlanner {
 public:
  FlowPlanner(FlowProgram& program, ir::FuncGraph& graph)
      : program_(program), graph_(graph), facts_(program.facts(graph)), block_(std::make_unique<FlowBlock>()) {}

  /// From the graph's beginning.
  Result<std::unique_ptr<FlowBlock>> plan_entry(const FlowInstance& instance);
  /// After the call of `resume`, which returned `type`.
  Result<std::unique_ptr<FlowBlock>> plan_continuation(const FlowResume& resume, FlowType type);

 private:
  using Node = ir::Node;

  Result<std::unique_ptr<FlowBlock>> finish();
  /// True when the block ends with this node.
  Result<bool> add_node(const Node& node);
  Status add_structure(const Node& node, const ir::Primitive& primitive);
  Status add_item(const Node& node);
  Status add_dict(const Node& node);
  Status add_dict_item(const Node& node);
  Status add_operator(const Node& node, const ops::OpDef& op);
  Status add_fused(const Node& node, const ir::FuncGraph& body);
  Status add_kernel(const Node& node, std::string_view name, PreparedOperator prepared,
                    const std::vector<SlotRef>& operands);
  Status add_partial(const Node& node);
  Status add_switch(const Node& node);
  Result<bool> add_call(const Node& node);
  Status add_return(const FlowValue& value);

  Result<FlowValue> value_of(const Node& node);
  Result<FlowValue> constant(const Node& node);
  /// Slots in the layout of the erased type; constants become slots, functions values.
  Result<FlowType> spread(const FlowValue& value, std::vector<SlotRef>& leaves);
  Result<SlotRef> materialised(const FlowValue& function);
  Result<SlotRef> condition_slot(const FlowValue& value);
  std::optional<FlowTarget> target_of(const FlowValue& function, const std::vector<FlowType>& types,
                                      const std::vector<SlotRef>& leaves);
  bool is_tail(const Node& call) const;
  std::shared_ptr<FlowResume> resume_after(const Node& call);

  std::vector<SlotRef> new_slots(const ir::Abstract& type);
  SlotRef new_slot(const ir::Abstract* type);
  FlowInstruction& emit(FlowCode code, std::span<const SlotRef> inputs, std::span<const SlotRef> outputs);
  void note_types(const ir::Abstract& type, const std::vector<SlotRef>& slots);
  /// Adds releases, from the last instruction backwards; `live` are the slots needed after the block.
  void add_releases(const std::vector<bool>& live);
  uint32_t reusable_inputs(const FlowInstruction& instruction, const FlowKernel& kernel) const;

  FlowProgram& program_;
  ir::FuncGraph& graph_;
  const FlowProgram::GraphFacts& facts_;
  std::unique_ptr<FlowBlock> block_;
  uint32_t position_ = 0;
  std::unordered_map<const Node*, FlowValue> values_;
  std::vector<const ir::Abstract*> slot_types_;  ///< Null: not used now.
  std::vector<SlotRef> free_slots_;
  std::vector<ir::AbstractRef> kept_;  ///< Types that slot_types_ names and no value holds.
};

}  // namespace refjit::runtime
