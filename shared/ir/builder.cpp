#include "ir/builder.h"

namespace refjit::ir {

Node* Builder::placed(Node* node) {
  node->spans = spans;
  node->scope = scope;
  return node;
}

Node* Builder::parameter(std::string name, AbstractRef abstract) {
  Node* node = placed(module_->add_parameter(*graph_, std::move(name)));
  node->abstract = std::move(abstract);
  return node;
}

Node* Builder::call(const Primitive& primitive, std::span<Node* const> arguments) {
  return placed(module_->add_cnode(*graph_, primitive, arguments));
}

Node* Builder::call(FuncGraph& callee, std::span<Node* const> arguments) {
  return call(module_->graph_node(callee), arguments);
}

Node* Builder::call(Node* callee, std::span<Node* const> arguments) {
  std::vector<Node*> inputs{callee};
  inputs.insert(inputs.end(), arguments.begin(), arguments.end());
  return placed(module_->add_cnode(*graph_, std::move(inputs)));
}

Node* Builder::make_tuple(std::span<Node* const> elements) { return call(prim::kMakeTuple, elements); }

Node* Builder::tuple_get_item(Node* tuple, int64_t index) { return call(prim::kTupleGetItem, {tuple, integer(index)}); }

Node* Builder::int_tuple(std::span<const int64_t> values) {
  std::vector<AbstractRef> elements;
  elements.reserve(values.size());
  for (int64_t value : values) elements.push_back(Abstract::integer(value));
  return constant(Abstract::tuple(std::move(elements)));
}

void Builder::finish(Node* output) {
  bool is_new = graph_->return_node() == nullptr;
  module_->set_output(*graph_, output);
  if (is_new) placed(graph_->return_node());
}

}  // namespace refjit::ir
