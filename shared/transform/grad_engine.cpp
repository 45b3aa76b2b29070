#include "transform/grad_engine.h"

#include <unordered_set>

#include "ir/host_primitive.h"
#include "ir/recursion.h"
#include "transform/grad_body.h"
#include "transform/leaves.h"

namespace refjit::transform {

using namespace ir;

namespace {

bool is_function(const Node& node) { return node.calls(prim::kPartial) || node.calls(prim::kSwitch); }

}  // namespace

Engine::Engine(Module& module, FuncGraph& root, bool keeps_own)
    : module_(module), root_(root), keeps_own_(keeps_own), closures_(root) {
  std::unordered_map<const FuncGraph*, std::vector<const FuncGraph*>> users;
  std::vector<const FuncGraph*> acting;
  for (FuncGraph* graph : closures_.graphs())
    for (const Node* node : topological_order(*graph, closures_)) {
      if (is_host(node->primitive()) && acts_.insert(graph).second) acting.push_back(graph);
      for (const Node* input : node->inputs())
        if (const FuncGraph* named = named_graph(*input)) {
          ++uses_[named];
          names_graphs_[graph] = true;
          users[named].push_back(graph);
        }
    }
  while (!acting.empty()) {
    const FuncGraph* graph = acting.back();
    acting.pop_back();
    for (const FuncGraph* user : users[graph])
      if (acts_.insert(user).second) acting.push_back(user);
  }
}

const std::vector<Node*>& Engine::variables(const FuncGraph& graph) {
  const auto [at, is_new] = variables_.try_emplace(&graph);
  if (!is_new) return at->second;
  std::vector<Node*> found;
  std::unordered_set<const Node*> seen;
  const auto free = closures_.free_variables(graph);
  std::vector<Node*> todo(free.rbegin(), free.rend());
  while (!todo.empty()) {
    Node* node = todo.back();
    todo.pop_back();
    if (!seen.insert(node).second || node->graph() == &graph) continue;
    if (!is_function(*node)) {
      found.push_back(node);
      continue;
    }
    for (size_t i = node->inputs().size(); i-- > 1;) {
      Node* input = node->input(i);
      if (!input->is_value()) todo.push_back(input);
      if (const FuncGraph* named = named_graph(*input))
        for (Node* variable : closures_.free_variables(*named)) todo.push_back(variable);
    }
  }
  return variables_[&graph] = std::move(found);
}

FuncGraph* Engine::own_gradient(const FuncGraph& graph) {
  const Node* output = graph.output();
  return output->calls(prim::kDepend) ? named_graph(*output->input(2)) : nullptr;
}

bool Engine::is_inlined(const FuncGraph& graph) const {
  if (own_gradient(graph)) return false;
  if (&graph == &root_ || graph.is_lazy_inline) return false;
  const auto uses = uses_.find(&graph);
  return (uses != uses_.end() && uses->second == 1) || !names_graphs_.count(&graph);
}

FuncGraph& Engine::companion(FuncGraph& graph, std::string prefix) {
  FuncGraph& made = *module_.add_graph(prefix + graph.name);
  made.span = graph.span;
  made.is_lazy_inline = graph.is_lazy_inline;
  const auto add = [&](const Node* like) {
    Node* parameter = module_.add_parameter(made, like->name);
    parameter->abstract = like->abstract;
    parameter->spans = like->spans;
  };
  for (const Node* variable : variables(graph)) add(variable);
  for (const Node* parameter : graph.parameters()) add(parameter);
  return made;
}

FuncGraph& Engine::forward(FuncGraph& graph, bool is_silent) {
  if (keeps_own_ && own_gradient(graph) && variables(graph).empty()) return graph;
  is_silent = is_silent && acts_.count(&graph) != 0;
  auto& companions = is_silent ? silent_ : forward_;
  if (const auto known = companions.find(&graph); known != companions.end()) return *known->second;
  FuncGraph& made = companion(graph, "▸");
  companions[&graph] = &made;
  jobs_.push_back({&graph, &made, false, is_silent});
  return made;
}

FuncGraph& Engine::backward(FuncGraph& graph) {
  if (const auto known = backward_.find(&graph); known != backward_.end()) return *known->second;
  FuncGraph& made = companion(graph, "◂");
  for (const AbstractRef& leaf : leaves_of(graph.output()->abstract))
    module_.add_parameter(made, "dout")->abstract = gradient_type(*leaf);
  backward_[&graph] = &made;
  jobs_.push_back({&graph, &made, true, true});
  return made;
}

Status Engine::build(const Job& job) {
  Body body(*this, *job.made);
  body.is_silent = job.is_silent;
  const auto parameters = job.made->parameters();
  size_t at = 0;
  for (Node* variable : variables(*job.graph)) body.map(variable, parameters[at++]);
  for (Node* parameter : job.graph->parameters()) body.map(parameter, parameters[at++]);
  const size_t count = at;
  if (job.is_backward)
    for (size_t i = 0; i < count; ++i) body.activate(parameters[i]);
  body.builder().spans.assign(1, job.graph->span);
  auto copied = body.copy(*job.graph);
  if (!copied) return std::move(copied).error();
  Node* result = *copied;
  if (job.is_backward) {
    std::vector<ops::Val> seeds;
    for (size_t left = leaves_of(job.graph->output()->abstract).size(); left; --left)
      seeds.push_back(ops::GraphEmitter::val(parameters[at++]));
    REFJIT_TRY(body.reverse(result, seeds));
    std::vector<Node*> gradients;
    for (size_t i = 0; i < count; ++i) {
      const size_t leaves = leaves_of(parameters[i]->abstract).size();
      for (size_t k = 0; k < leaves; ++k) gradients.push_back(body.handed_gradient(parameters[i], k));
    }
    if (body.emitter().error()) return *body.emitter().error();
    Node* parts[] = {body.value_of(result), body.tuple(gradients)};
    result = body.tuple(parts);
  }
  body.builder().finish(result);
  job.made->return_node()->abstract = result->abstract;
  return {};
}

Result<const SharedGradient*> Engine::shared_gradient(FuncGraph& graph, const std::vector<bool>& is_active) {
  const auto [at, is_new] = shared_.try_emplace({graph.id(), is_active});
  if (is_new) REFJIT_TRY(build(graph, is_active, at->second));
  return &at->second;
}

Status Engine::build(FuncGraph& graph, const std::vector<bool>& is_active, SharedGradient& made) {
  made.forward = &companion(graph, "▸");
  made.backward = &companion(graph, "◂");
  Body forward(*this, *made.forward), backward(*this, *made.backward);
  backward.joins_calls = false;
  for (Body* body : {&forward, &backward}) {
    size_t at = 0;
    const auto parameters = (body == &forward ? made.forward : made.backward)->parameters();
    for (Node* variable : variables(graph)) body->map(variable, parameters[at++]);
    for (Node* parameter : graph.parameters()) body->map(parameter, parameters[at++]);
    body->builder().spans.assign(1, graph.span);
  }
  const std::vector<Node*> operands(made.backward->parameters().begin(), made.backward->parameters().end());
  for (size_t i = 0; i < operands.size(); ++i)
    if (is_active[i]) backward.activate(operands[i]);
  auto result = forward.copy(graph);
  if (!result) return std::move(result).error();
  auto again = backward.copy(graph);
  if (!again) return std::move(again).error();
  std::vector<ops::Val> seeds;
  for (const AbstractRef& leaf : leaves_of(graph.output()->abstract)) {
    Node* seed = module_.add_parameter(*made.backward, "dout");
    seed->abstract = gradient_type(*leaf);
    seeds.push_back(ops::GraphEmitter::val(seed));
  }
  REFJIT_TRY(backward.reverse(*again, seeds));
  std::vector<Node*> gradients;
  for (size_t i = 0; i < operands.size(); ++i) {
    const size_t leaves = is_active[i] ? leaves_of(operands[i]->abstract).size() : 0;
    for (size_t k = 0; k < leaves; ++k) gradients.push_back(backward.handed_gradient(operands[i], k));
  }
  if (backward.emitter().error()) return *backward.emitter().error();
  backward.builder().finish(backward.tuple(gradients));
  made.backward->return_node()->abstract = made.backward->output()->abstract;
  const std::vector<size_t> saved = backward.take_saved(operands, made);
  Node* output = *result;
  if (made.saved) {
    std::vector<Node*> values;
    for (size_t i : saved) values.push_back(forward.copied()[i]);
    Node* parts[] = {output, forward.tuple(values)};
    output = forward.tuple(parts);
  }
  forward.builder().finish(output);
  made.forward->return_node()->abstract = output->abstract;
  return {};
}

Status Engine::finish() {
  while (!jobs_.empty()) {
    const Job job = jobs_.back();
    jobs_.pop_back();
    REFJIT_TRY(build(job));
  }
  return {};
}

}  // namespace refjit::transform
