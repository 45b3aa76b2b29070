#include "transform/grad.h"

#include <algorithm>

#include "transform/grad_body.h"
#include "transform/leaves.h"

namespace refjit::transform {

using namespace ir;
using ops::GraphEmitter;
using ops::Val;

namespace {

/// The gradient of a whole value in its structure; zeros where no gradient is taken.
Val structured(Body& body, Node* node, const AbstractRef& type, size_t& leaf) {
  if (type->is_tensor()) return body.gradient(node, leaf++);
  if (!type->is_sequence()) return body.emitter().constant(Abstract::integer(0));
  std::vector<Val> elements;
  for (const AbstractRef& element : type->elements) elements.push_back(structured(body, node, element, leaf));
  return body.emitter().tuple(elements);
}

Node* gradient_of(Body& body, Node* node) {
  size_t leaf = 0;
  return GraphEmitter::node(structured(body, node, node->abstract, leaf));
}

}  // namespace

Result<FuncGraph*> gradient(Module& module, FuncGraph& graph, const GradRequest& request) {
  if (!graph.output() || !graph.output()->abstract) return internal_error("[grad] the graph is not typed");
  Engine engine(module, graph, request.is_inner);
  FuncGraph& made = *module.add_graph("grad_" + graph.name);
  made.span = graph.span;
  Body body(engine, made);
  body.joins_calls = request.joins_calls;
  for (Node* parameter : graph.parameters()) {
    Node* own = body.builder().parameter(parameter->name, parameter->abstract);
    own->has_default = parameter->has_default;
    own->spans = parameter->spans;
    body.map(parameter, own);
  }
  std::vector<Node*> wanted;
  for (uint32_t index : request.parameters) wanted.push_back(made.parameters()[index]);
  for (Node* node : wanted) body.activate(node);
  for (Node* node : request.weights) body.activate(node);

  auto copied = body.copy(graph);
  if (!copied) return std::move(copied).error();
  Node* result = *copied;
  const auto leaves = leaves_of(result->abstract);
  const size_t count = std::min(request.results, leaves.size());
  std::vector<Val> seeds(leaves.size());
  if (request.takes_sensitivity) {
    for (size_t i = 0; i < count; ++i)
      seeds[i] = GraphEmitter::val(body.builder().parameter("sens", gradient_type(*leaves[i])));
  } else {
    seeds = body.ones(result, 0, count);
  }
  REFJIT_TRY(body.reverse(result, seeds));
  body.builder().spans.assign(1, graph.span);
  std::vector<Node*> inputs, weights;
  for (Node* node : wanted) inputs.push_back(gradient_of(body, node));
  for (Node* node : request.weights) weights.push_back(gradient_of(body, node));
  if (body.emitter().error()) return *body.emitter().error();
  Node* parts[] = {body.value_of(result), body.tuple(inputs), body.tuple(weights)};
  Node* output = body.tuple(parts);
  body.builder().finish(output);
  made.return_node()->abstract = output->abstract;
  REFJIT_TRY(engine.finish());
  return &made;
}

}  // namespace refjit::transform
