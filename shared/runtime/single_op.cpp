#include "runtime/single_op.h"

#include "ir/builder.h"

namespace refjit::runtime {
namespace {

using ir::Abstract;
using ir::AbstractRef;

class SingleOpMaker {
 public:
  SingleOpMaker() : module_(std::make_shared<ir::Module>()), builder_(*module_, *module_->add_graph("op")) {
    module_->root = &builder_.graph();
  }

  Result<SingleOp> make(const ops::OpDef& op, std::span<const AbstractRef> arguments) {
    std::vector<ir::Node*> nodes;
    for (const AbstractRef& argument : arguments) {
      auto node = add_argument(argument);
      if (!node) return std::move(node).error();
      nodes.push_back(*node);
    }
    std::vector<AbstractRef> types;
    for (const ir::Node* node : nodes) types.push_back(node->abstract);
    auto result = op.infer(op, types);
    if (!result) return std::move(result).error();
    made_.node = builder_.call(op, nodes);
    made_.node->abstract = *result;
    made_.result = *std::move(result);
    builder_.finish(made_.node);
    made_.program.module = module_;
    return std::move(made_);
  }

 private:
  Result<ir::Node*> add_argument(const AbstractRef& argument) {
    if (argument->is_tensor()) return add_tensor(*argument);
    if (!argument->is_sequence() || !has_tensor(*argument)) return builder_.constant(argument);
    std::vector<ir::Node*> elements;
    std::vector<AbstractRef> types;
    for (const AbstractRef& element : argument->elements) {
      auto node = element->is_tensor() ? add_tensor(*element) : Result<ir::Node*>(builder_.constant(element));
      if (!node) return std::move(node).error();
      elements.push_back(*node);
      types.push_back(elements.back()->abstract);
    }
    ir::Node* tuple = builder_.make_tuple(elements);
    tuple->abstract = Abstract::tuple(std::move(types));
    return tuple;
  }

  Result<ir::Node*> add_tensor(const Abstract& argument) {
    const auto* value = std::get_if<Tensor>(&argument.value);
    if (!value) return internal_error("[single op] a tensor argument has no value");
    const TensorType type{value->dtype, value->shape};
    made_.inputs.push_back(*value);
    made_.input_types.push_back(type);
    return builder_.parameter("x" + std::to_string(made_.inputs.size()), Abstract::tensor(type));
  }

  static bool has_tensor(const Abstract& sequence) {
    for (const AbstractRef& element : sequence.elements)
      if (element->is_tensor()) return true;
    return false;
  }

  std::shared_ptr<ir::Module> module_;
  ir::Builder builder_;
  SingleOp made_;
};

}  // namespace

Result<SingleOp> make_single_op(const ops::OpDef& op, std::span<const AbstractRef> arguments) {
  return SingleOpMaker().make(op, arguments);
}

Result<AbstractRef> with_values(const AbstractRef& type, std::span<const Tensor> tensors) {
  if (type->is_tensor()) {
    if (tensors.size() != 1) return internal_error("[single op] one result expected");
    return Abstract::constant_tensor(tensors[0]);
  }
  if (!type->is_sequence()) return type;
  std::vector<AbstractRef> elements;
  size_t next = 0;
  for (const AbstractRef& element : type->elements) {
    if (!element->is_tensor()) {
      elements.push_back(element);
      continue;
    }
    if (next == tensors.size()) return internal_error("[single op] too few results");
    elements.push_back(Abstract::constant_tensor(tensors[next++]));
  }
  return Abstract::tuple(std::move(elements));
}

}  // namespace refjit::runtime
