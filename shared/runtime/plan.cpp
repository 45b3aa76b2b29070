#include "runtime/plan.h"

#include <algorithm>
#include <string>
#include <unordered_map>

#include "base/program_place.h"
#include "ops/op.h"
#include "passes/fuse.h"
#include "passes/infer.h"
#include "runtime/operator_plan.h"
#include "runtime/plan_internal.h"

namespace refjit::runtime {
namespace {

using ir::Abstract;
using ir::AbstractKind;
using ir::AbstractRef;
using ir::Node;

/// What the planner knows of one node: its abstract value for these inputs, and the buffers of its tensors (a range of
/// Planner::leaves_).
struct NodeValue {
  AbstractRef abstract;
  uint32_t first = 0;
  uint32_t count = 0;
  bool is_changed = false;  ///< Differs from node->abstract, so users must be inferred again.
};

Error at_node(Error error, const Node& node) {
  if (!error.span.is_known()) error.span = innermost(node.spans);
  return error;
}

class Planner {
 public:
  Planner(const ir::FuncGraph& root, std::span<const TensorType> inputs, const KernelSource& kernels)
      : root_(root), inputs_(inputs), kernels_(kernels), operators_(kernels), mark_(root.module().next_mark()) {}

  Result<Plan> run(std::span<Node* const> order) {
    // Parameters and constants stand outside the order: one too many would have all the others moved.
    const size_t values = order.size() + order.size() / 8 + inputs_.size();
    plan_.steps.reserve(order.size());
    plan_.operands.reserve(order.size() * 3);
    plan_.buffers.reserve(values);
    types_.reserve(values);
    values_.reserve(values);
    leaves_.reserve(values);
    REFJIT_TRY(add_parameters());
    const Node* result = root_.output();
    if (!result) return internal_error("[plan] the graph returns nothing");
    for (Node* node : order) {
      if (node->calls(ir::prim::kReturn)) continue;
      if (auto done = add_node(*node); !done) return at_node(std::move(done).error(), *node);
    }
    auto value = value_of(*result);
    if (!value) return at_node(std::move(value).error(), *result);
    REFJIT_TRY(add_results(**value));
    kernels_.refine(plan_);
    finish_buffers(plan_, types_);
    return std::move(plan_);
  }

 private:
  uint32_t new_buffer(BufferKind kind, uint32_t index, const TensorType& type) {
    Buffer buffer;
    buffer.kind = kind;
    buffer.index = index;
    buffer.bytes = element_count(type.shape) * byte_size(type.dtype);
    plan_.buffers.push_back(buffer);
    types_.push_back(type);
    return static_cast<uint32_t>(plan_.buffers.size() - 1);
  }

  void note_written(uint32_t input) {
    is_written_.resize(inputs_.size());
    if (!is_written_[input]) plan_.written_inputs.push_back(input);
    is_written_[input] = true;
  }

  NodeValue& set_value(Node& node, NodeValue value) {
    node.mark = mark_;
    node.scratch = static_cast<int64_t>(values_.size());
    values_.push_back(std::move(value));
    return values_.back();
  }

  Status add_parameters();
  Status add_node(Node& node);
  Status add_operator(Node& node, const ops::OpDef& op);
  Status add_number(Node& node, const ir::Primitive& primitive);
  Status add_fused(Node& node, const ir::FuncGraph& body);
  Status add_written(Node& node, Step step, NodeValue value);
  Result<const NodeValue*> value_of(const Node& node);
  Status add_constant(Node& node);
  Status add_tuple(Node& node);
  Status add_tuple_item(Node& node);
  /// Tensors in the elements before the one at `at`; each element is counted once.
  uint32_t leaves_before(const Abstract& tuple, size_t at);
  Status add_forwarded(Node& node, size_t argument);
  Status add_results(const NodeValue& value);
  Status gather_operands(const Node& node, bool& is_changed);

  const ir::FuncGraph& root_;
  std::span<const TensorType> inputs_;
  const KernelSource& kernels_;
  OperatorPlanner operators_;
  const uint32_t mark_;
  Plan plan_;
  std::vector<TensorType> types_;  ///< Of each buffer.
  std::vector<NodeValue> values_;  ///< By Node::scratch, where Node::mark is mark_.
  std::vector<uint32_t> leaves_;   ///< Buffers of the tensors of all values.
  std::vector<bool> is_written_;   ///< By input.
  std::unordered_map<const Abstract*, std::vector<uint32_t>> leaves_before_;
  // Of the node at hand.
  std::vector<AbstractRef> arguments_;
  std::vector<uint32_t> operand_buffers_;
};

std::string type_text(const TensorType& type) {
  return std::string(ir_name(type.dtype)) + " " + shape_text(type.shape);
}

Status Planner::add_parameters() {
  size_t next = 0;
  for (Node* parameter : root_.parameters()) {
    if (!parameter->abstract) return device_error("[plan] parameter '" + parameter->name + "' has no type");
    const Abstract& declared = *parameter->abstract;
    NodeValue value{parameter->abstract, static_cast<uint32_t>(leaves_.size()), 0, false};
    if (!is_leaf(declared)) {
      if (declared.is_monad()) {
        set_value(*parameter, std::move(value));
        continue;
      }
      return device_error("[plan] parameter '" + parameter->name + "' is not a tensor");
    }
    if (next == inputs_.size()) return device_error("[plan] got " + std::to_string(next) + " inputs, expected more");
    const TensorType& given = inputs_[next];
    value.abstract = declared.is_tensor()                              ? specialised(declared, given, value.is_changed)
                     : given == TensorType{scalar_dtype(declared), {}} ? parameter->abstract
                                                                       : nullptr;
    if (!value.abstract)
      return device_error("[plan] input " + std::to_string(next) + " does not fit parameter '" + parameter->name +
                          "', got " + type_text(given));
    leaves_.push_back(new_buffer(BufferKind::Input, static_cast<uint32_t>(next), given));
    value.count = 1;
    set_value(*parameter, std::move(value));
    ++next;
  }
  if (next != inputs_.size())
    return device_error("[plan] got " + std::to_string(inputs_.size()) + " inputs, expected " + std::to_string(next));
  plan_.inputs.assign(inputs_.begin(), inputs_.end());
  return {};
}

Status Planner::add_constant(Node& node) {
  auto* abstract = std::get_if<AbstractRef>(&node.constant().value);
  if (!abstract || !*abstract) return device_error("[plan] functions as values are not planned yet");
  NodeValue value{*abstract, static_cast<uint32_t>(leaves_.size()), 0, false};
  std::vector<const Abstract*> stack{abstract->get()};
  while (!stack.empty()) {
    const Abstract* part = stack.back();
    stack.pop_back();
    for (size_t i = part->elements.size(); i-- > 0;) stack.push_back(part->elements[i].get());
    if (!part->is_tensor()) continue;
    const auto* tensor = std::get_if<Tensor>(&part->value);
    if (!tensor || !tensor->is_defined() || !tensor->storage->memory->is_host())
      return device_error("[plan] a tensor constant has no host value");
    auto bytes = contiguous(*tensor);
    if (!bytes) return std::move(bytes).error();
    leaves_.push_back(new_buffer(BufferKind::Constant, static_cast<uint32_t>(plan_.constants.size()),
                                 {tensor->dtype, tensor->shape}));
    plan_.constants.push_back(*std::move(bytes));
  }
  value.count = static_cast<uint32_t>(leaves_.size()) - value.first;
  set_value(node, std::move(value));
  return {};
}

Result<const NodeValue*> Planner::value_of(const Node& node) {
  if (node.mark != mark_) {
    if (!node.is_value()) return device_error("[plan] a value of another graph is used: closures are not planned yet");
    REFJIT_TRY(add_constant(const_cast<Node&>(node)));
  }
  return &values_[static_cast<size_t>(node.scratch)];
}

Status Planner::add_tuple(Node& node) {
  std::vector<AbstractRef> elements;
  std::vector<uint32_t> buffers;
  bool is_changed = false;
  for (Node* argument : node.arguments()) {
    auto value = value_of(*argument);
    if (!value) return std::move(value).error();
    elements.push_back((*value)->abstract);
    is_changed |= (*value)->is_changed;
    for (uint32_t i = 0; i < (*value)->count; ++i) buffers.push_back(leaves_[(*value)->first + i]);
  }
  const bool is_list = node.calls(ir::prim::kMakeList);
  NodeValue value{nullptr, static_cast<uint32_t>(leaves_.size()), static_cast<uint32_t>(buffers.size()), is_changed};
  value.abstract = is_list ? Abstract::list(std::move(elements)) : Abstract::tuple(std::move(elements));
  leaves_.insert(leaves_.end(), buffers.begin(), buffers.end());
  set_value(node, std::move(value));
  return {};
}

Status Planner::add_tuple_item(Node& node) {
  auto tuple = value_of(*node.input(1));
  if (!tuple) return std::move(tuple).error();
  const NodeValue whole = **tuple;
  auto index_value = value_of(*node.input(2));
  if (!index_value) return std::move(index_value).error();
  const auto* index = std::get_if<int64_t>(&(*index_value)->abstract->value);
  if (!index) return device_error("[plan] TupleGetItem needs a constant index");
  const auto& elements = whole.abstract->elements;
  int64_t at = *index < 0 ? *index + static_cast<int64_t>(elements.size()) : *index;
  if (at < 0 || at >= static_cast<int64_t>(elements.size()))
    return device_error("[plan] TupleGetItem index " + std::to_string(*index) + " is out of range");
  const AbstractRef& item = elements[static_cast<size_t>(at)];
  set_value(node, {item, whole.first + leaves_before(*whole.abstract, static_cast<size_t>(at)),
                   static_cast<uint32_t>(tensor_leaf_count(*item)), whole.is_changed});
  return {};
}

uint32_t Planner::leaves_before(const Abstract& tuple, size_t at) {
  std::vector<uint32_t>& counts = leaves_before_[&tuple];
  if (counts.empty()) counts.push_back(0);
  while (counts.size() <= at)
    counts.push_back(counts.back() + static_cast<uint32_t>(tensor_leaf_count(*tuple.elements[counts.size() - 1])));
  return counts[at];
}

Status Planner::add_forwarded(Node& node, size_t argument) {
  auto value = value_of(*node.input(argument));
  if (!value) return std::move(value).error();
  set_value(node, NodeValue(**value));
  return {};
}

Status Planner::add_node(Node& node) {
  const ir::Primitive* primitive = node.primitive();
  if (!primitive) return device_error("[plan] calls of graphs and closures are not planned yet");
  if (primitive == &ir::prim::kMakeTuple || primitive == &ir::prim::kMakeList) return add_tuple(node);
  if (primitive == &ir::prim::kTupleGetItem || primitive == &ir::prim::kListGetItem) return add_tuple_item(node);
  if (primitive == &ir::prim::kDepend || primitive == &ir::prim::kLoad) return add_forwarded(node, 1);
  if (primitive == &ir::prim::kUpdateState) {
    set_value(node, {node.abstract ? node.abstract : Abstract::monad(), 0, 0, false});
    return {};
  }
  if (primitive == &ir::prim::kPyExecute) return device_error("[plan] host nodes (PyExecute) are not planned yet");
  if (const ir::FuncGraph* body = passes::fused_body(node)) return add_fused(node, *body);
  if (passes::is_of_numbers(*primitive)) return add_number(node, *primitive);
  const ops::OpDef* op = ops::op_of(*primitive);
  if (!op) return device_error("[plan] '" + std::string(primitive->name) + "' is not planned yet");
  return add_operator(node, *op);
}

Status Planner::gather_operands(const Node& node, bool& is_changed) {
  arguments_.clear();
  operand_buffers_.clear();
  for (Node* argument : node.arguments()) {
    auto value = value_of(*argument);
    if (!value) return std::move(value).error();
    if ((*value)->abstract->is_monad()) continue;
    arguments_.push_back((*value)->abstract);
    is_changed |= (*value)->is_changed;
    for (uint32_t i = 0; i < (*value)->count; ++i) operand_buffers_.push_back(leaves_[(*value)->first + i]);
  }
  return {};
}

Status Planner::add_operator(Node& node, const ops::OpDef& op) {
  bool is_changed = false;
  REFJIT_TRY(gather_operands(node, is_changed));
  auto answer = operators_.prepare(op, is_changed ? nullptr : node.abstract, arguments_);
  if (!answer) return std::move(answer).error();
  const PreparedOperator& prepared = **answer;
  const AbstractRef& result = prepared.result;
  const std::vector<TensorType>& outputs = prepared.outputs;
  if (prepared.is_known) {
    set_value(node, {result, 0, 0, is_changed});
    return {};
  }
  NodeValue value{result, static_cast<uint32_t>(leaves_.size()), static_cast<uint32_t>(outputs.size()), is_changed};
  if (prepared.kernel.is_alias && outputs.size() == 1 && !operand_buffers_.empty()) {
    leaves_.push_back(operand_buffers_[0]);
    set_value(node, std::move(value));
    return {};
  }
  Step step;
  step.kernel = prepared.kernel;
  step.name = op.name;
  step.span = innermost(node.spans);
  if (step.kernel.writes_input) return add_written(node, std::move(step), std::move(value));
  for (size_t i = 0; i < std::min<size_t>(operand_buffers_.size(), 32); ++i) {
    const Buffer& buffer = plan_.buffers[operand_buffers_[i]];
    if ((step.kernel.written_inputs >> i & 1u) && buffer.kind == BufferKind::Input) note_written(buffer.index);
  }
  add_step(
      plan_, std::move(step), operand_buffers_,
      [&](size_t i) {
        leaves_.push_back(new_buffer(BufferKind::Temporary, 0, outputs[i]));
        return leaves_.back();
      },
      outputs.size());
  set_value(node, std::move(value));
  return {};
}

/// A shape, or an int that is computed of dims.
Status Planner::add_number(Node& node, const ir::Primitive& primitive) {
  bool is_changed = false;
  REFJIT_TRY(gather_operands(node, is_changed));
  auto number = passes::infer_primitive(primitive, arguments_);
  if (!number) return std::move(number).error();
  if (!(*number)->is_fully_constant()) return device_error("[plan] a dim is not known before the run");
  set_value(node, {*std::move(number), 0, 0, is_changed});
  return {};
}

/// The results are the first operands, written in place (Assign, Adam).
Status Planner::add_written(Node& node, Step step, NodeValue value) {
  if (operand_buffers_.size() < value.count) return internal_error("[plan] an operator writes no operand");
  for (size_t i = 0; i < value.count; ++i) {
    const Buffer& buffer = plan_.buffers[operand_buffers_[i]];
    if (buffer.kind == BufferKind::Constant)
      return device_error("[" + std::string(step.name) + "] a constant cannot be written");
    if (buffer.kind == BufferKind::Input) note_written(buffer.index);
    leaves_.push_back(operand_buffers_[i]);
  }
  add_step(
      plan_, std::move(step), operand_buffers_, [&](size_t i) { return operand_buffers_[i]; }, value.count);
  set_value(node, std::move(value));
  return {};
}

Status Planner::add_fused(Node& node, const ir::FuncGraph& body) {
  operand_buffers_.clear();
  std::vector<TensorType> inputs;
  bool is_changed = false;
  for (Node* argument : node.arguments().subspan(1)) {
    auto value = value_of(*argument);
    if (!value) return std::move(value).error();
    is_changed |= (*value)->is_changed;
    if ((*value)->count != 1) return device_error("[plan] a fused node takes tensors");
    operand_buffers_.push_back(leaves_[(*value)->first]);
    REFJIT_TRY(append_tensor_leaves(*(*value)->abstract, inputs));
  }
  auto prepared = prepare_fused_body(body, inputs, kernels_);
  if (!prepared) return std::move(prepared).error();
  Step step;
  step.kernel = std::move(prepared->kernel);
  step.name = "Fused";
  step.span = innermost(node.spans);
  NodeValue value{prepared->result, static_cast<uint32_t>(leaves_.size()), 1, is_changed};
  leaves_.push_back(new_buffer(BufferKind::Temporary, 0, prepared->outputs[0]));
  add_step(
      plan_, std::move(step), operand_buffers_, [&](size_t) { return leaves_.back(); }, 1);
  set_value(node, std::move(value));
  return {};
}

Status Planner::add_results(const NodeValue& value) {
  std::vector<TensorType> types;
  REFJIT_TRY(append_tensor_leaves(*value.abstract, types));
  for (uint32_t i = 0; i < value.count; ++i) plan_.results.push_back({types[i], leaves_[value.first + i], false});
  return {};
}

}  // namespace

bool is_leaf(const Abstract& value) { return value.is_tensor() || (value.is_scalar() && !value.is_constant); }

int64_t tensor_leaf_count(const Abstract& value) {
  if (value.is_tensor()) return 1;
  int64_t count = 0;
  std::vector<const Abstract*> stack{&value};
  while (!stack.empty()) {
    const Abstract* part = stack.back();
    stack.pop_back();
    count += is_leaf(*part);
    for (const AbstractRef& element : part->elements) stack.push_back(element.get());
  }
  return count;
}

Status append_tensor_leaves(const Abstract& value, std::vector<TensorType>& types) {
  std::vector<const Abstract*> stack{&value};
  while (!stack.empty()) {
    const Abstract* part = stack.back();
    stack.pop_back();
    if (part->is_tensor()) {
      if (!part->shape.is_concrete()) return device_error("[plan] a result's shape is not known before the run");
      types.push_back({part->dtype, part->shape.concrete()});
    } else if (is_leaf(*part)) {
      types.push_back({scalar_dtype(*part), {}});
    } else if (part->kind == AbstractKind::Any) {
      return device_error("[plan] a value's type is known only at run time");
    }
    for (size_t i = part->elements.size(); i-- > 0;) stack.push_back(part->elements[i].get());
  }
  return {};
}

Result<Plan> make_plan(const ir::FuncGraph& root, std::span<const TensorType> inputs, const KernelSource& kernels) {
  return make_plan(root, ir::topological_order(root), inputs, kernels);
}

Result<Plan> make_plan(const ir::FuncGraph& root, std::span<Node* const> order, std::span<const TensorType> inputs,
                       const KernelSource& kernels) {
  return Planner(root, inputs, kernels).run(order);
}

}  // namespace refjit::runtime
