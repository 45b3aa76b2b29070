#pragma once
// Plans one block: the nodes of a graph in their order, with a slot of the frame for every value from the node that
// makes it to the last one that takes it. Two plans that know the same of the calls up to some node give it the same
// slots. Private to the flow planner.
#include <optional>
#include <unordered_map>

#include "ops/op.h"
#include "runtime/flow_planner.h"
#include "runtime/flow_value.h"

namespace refjit::runtime {

/// What all blocks of a graph share.
struct FlowProgram::GraphFacts {
  std::vector<ir::Node*> order;
  uint32_t values = 0;  ///< Parameters and nodes: places below it.
  /// By place: the position in `order` of the last node that takes the value; kNever.
  std::vector<uint32_t> last_use;
  static constexpr uint32_t kNever = ~0u;
};

/// Inputs whose values a node takes; others only order it.
std::span<ir::Node* const> taken_inputs(const ir::Node& node);

class FlowPlanner {
 public:
  FlowPlanner(FlowProgram& program, FlowInstance& instance)
      : program_(program),
        instance_(instance),
        graph_(*instance.graph),
        facts_(program.facts(graph_)),
        block_(std::make_unique<FlowBlock>()),
        values_(facts_.values) {}

  /// The whole graph. Its first calls return `returned`; after a later call it goes on as far as `is_hinted` and
  /// something is known of what it returns.
  Result<std::unique_ptr<FlowBlock>> plan(std::span<const FlowType> returned, bool is_hinted);

 private:
  using Node = ir::Node;

  void add_parameters();
  /// True when the block ends with this node.
  Result<bool> add_node(const Node& node);
  Status add_structure(const Node& node, const ir::Primitive& primitive);
  Status add_item(const Node& node);
  Status add_dict(const Node& node);
  Status add_dict_item(const Node& node);
  Status add_operator(const Node& node, const ops::OpDef& op);
  Status add_fused(const Node& node, const ir::FuncGraph& body);
  Status add_kernel(const Node& node, std::string_view name, const PreparedOperator& prepared,
                    const std::vector<SlotRef>& operands);
  Status add_host(const Node& node);
  Result<bool> add_host_value(const Node& node);
  Result<FlowHost> host_of(const Node& node, std::vector<SlotRef>& operands);
  Status add_partial(const Node& node);
  Status add_switch(const Node& node);
  Result<bool> add_call(const Node& node);
  Status add_return(const FlowValue& value);

  Result<const FlowValue*> value_of(const Node& node);
  void set_value(const Node& node, FlowValue value);
  /// Slots in the layout of the erased type; constants become slots, functions values.
  Result<FlowType> spread(const FlowValue& value, std::vector<SlotRef>& leaves);
  Result<SlotRef> materialised(const FlowValue& function);
  Result<SlotRef> condition_slot(const FlowValue& value);
  std::optional<FlowTarget> target_of(const FlowValue& function, const std::vector<FlowType>& types,
                                      const std::vector<SlotRef>& leaves);
  bool is_tail(const Node& call) const;
  FlowType expected_result(const Node& node, FlowCode code, const FlowCall& call);

  std::vector<SlotRef> new_slots(const ir::Abstract& type);
  SlotRef new_slot(const ir::Abstract& type);
  FlowInstruction& emit(FlowCode code, std::span<const SlotRef> inputs, std::span<const SlotRef> outputs);
  /// Values that no later node takes are gone; slots without a value are released by the last instruction.
  void end_node(const Node& node);
  void forget(uint32_t place);
  void release_unused();
  uint32_t reusable_inputs(const FlowInstruction& instruction, const FlowKernel& kernel) const;

  static constexpr uint32_t kFree = ~0u;
  struct SlotType {
    int64_t count = -1;  ///< Elements of a tensor.
    int64_t bytes = 0;
  };

  FlowProgram& program_;
  FlowInstance& instance_;
  ir::FuncGraph& graph_;
  const FlowProgram::GraphFacts& facts_;
  std::unique_ptr<FlowBlock> block_;
  std::span<const FlowType> returned_;
  bool is_hinted_ = false;
  uint32_t position_ = 0;
  size_t code_before_ = 0;            ///< Instructions when the node at position_ was begun.
  std::vector<FlowValue> values_;     ///< By place.
  std::vector<SlotType> slot_types_;  ///< What a slot holds now, or held last.
  std::vector<uint32_t> slot_uses_;   ///< Values that name the slot; kFree.
  std::vector<SlotRef> free_slots_;
  std::vector<SlotRef> unused_;  ///< Perhaps: to be looked at after this node.
};

}  // namespace refjit::runtime
