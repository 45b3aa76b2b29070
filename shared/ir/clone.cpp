#include "ir/clone.h"

#include <unordered_map>
#include <unordered_set>

#include "base/program_place.h"

namespace refjit::ir {

namespace {

class Copier {
 public:
  Copier(Module& module, const Closures& closures) : module_(module), closures_(closures) {}

  /// From now on uses of `from` become uses of `to`.
  void map(const Node* from, Node* to) { copies_[from] = to; }

  /// Copies the CNodes of `graph` into `into`; nested closures get graphs of their own.
  Node* body(const FuncGraph& graph, FuncGraph& into, std::span<const Span> calls) {
    owners_.insert(&graph);
    copy_nodes(graph, into, calls);
    // Closures are copied after all nodes that they may use; a new closure may name further ones.
    for (size_t i = 0; i < nested_.size(); ++i) {
      auto [from, to] = nested_[i];
      owners_.insert(from);
      for (const Node* p : from->parameters()) {
        Node* copy = module_.add_parameter(*to, p->name);
        copy->abstract = p->abstract;
        copy->has_default = p->has_default;
        map(p, copy);
      }
      copy_nodes(*from, *to, calls);
      if (from->output()) module_.set_output(*to, operand(from->output()));
    }
    for (auto [user, index, from] : late_) module_.set_input(*user, index, operand(from));
    return operand(graph.output());
  }

 private:
  struct Late {
    Node* user;
    size_t index;
    Node* from;
  };

  void copy_nodes(const FuncGraph& graph, FuncGraph& into, std::span<const Span> calls) {
    for (Node* node : topological_order(graph, closures_)) {
      if (node->calls(prim::kReturn)) continue;
      std::vector<Node*> inputs;
      inputs.reserve(node->inputs().size());
      for (Node* input : node->inputs()) inputs.push_back(operand(input));
      Node* copy = module_.add_cnode(into, std::move(inputs));
      copy->abstract = node->abstract;
      copy->name = node->name;
      copy->scope = node->scope;
      copy->spans = node->spans;
      append_call(copy->spans, calls);
      map(node, copy);
      // A closure may use a node of its own owner that is copied later: set again at the end.
      for (size_t i = 0; i < node->inputs().size(); ++i) {
        Node* input = node->input(i);
        if (input->is_cnode() && input->graph() != node->graph() && !copies_.count(input))
          late_.push_back({copy, i, input});
      }
    }
  }

  Node* operand(Node* node) {
    auto at = copies_.find(node);
    if (at != copies_.end()) return at->second;
    if (!node->is_value()) return node;
    FuncGraph* named = node->constant().graph();
    if (!named || !is_nested(*named)) return node;
    FuncGraph* copy = module_.add_graph(named->name);
    copy->span = named->span;
    copy->is_lazy_inline = named->is_lazy_inline;
    nested_.emplace_back(named, copy);
    Node* value = module_.graph_node(*copy);
    map(node, value);
    return value;
  }

  bool is_nested(const FuncGraph& graph) const {
    for (const Node* free : closures_.free_variables(graph))
      if (owners_.count(free->graph())) return true;
    return false;
  }

  Module& module_;
  const Closures& closures_;
  std::unordered_map<const Node*, Node*> copies_;
  std::unordered_set<const FuncGraph*> owners_;
  std::vector<std::pair<const FuncGraph*, FuncGraph*>> nested_;
  std::vector<Late> late_;
};

}  // namespace

FuncGraph* clone_graph(Module& module, const FuncGraph& graph, const Closures& closures) {
  FuncGraph* copy = module.add_graph(graph.name);
  copy->span = graph.span;
  copy->is_lazy_inline = graph.is_lazy_inline;
  Copier copier(module, closures);
  for (const Node* p : graph.parameters()) {
    Node* parameter = module.add_parameter(*copy, p->name);
    parameter->abstract = p->abstract;
    parameter->has_default = p->has_default;
    parameter->spans = p->spans;
    copier.map(p, parameter);
  }
  Node* output = copier.body(graph, *copy, {});
  module.set_output(*copy, output);
  copy->return_node()->spans = graph.return_node()->spans;
  copy->return_node()->scope = graph.return_node()->scope;
  return copy;
}

Node* inline_body(Module& module, const FuncGraph& callee, const Closures& closures, FuncGraph& into,
                  std::span<Node* const> arguments, std::span<const Span> calls) {
  Copier copier(module, closures);
  for (size_t i = 0; i < arguments.size(); ++i) copier.map(callee.parameters()[i], arguments[i]);
  return copier.body(callee, into, calls);
}

std::unique_ptr<Module> clone_module(const FuncGraph& root) {
  auto module = std::make_unique<Module>();
  const Closures closures(root);
  std::unordered_map<const FuncGraph*, FuncGraph*> graphs;
  std::unordered_map<const Node*, Node*> nodes;
  for (const FuncGraph* graph : closures.graphs()) {
    FuncGraph* copy = graphs[graph] = module->add_graph(graph->name);
    copy->span = graph->span;
    copy->is_lazy_inline = graph->is_lazy_inline;
    for (const Node* p : graph->parameters()) {
      Node* parameter = nodes[p] = module->add_parameter(*copy, p->name);
      parameter->abstract = p->abstract;
      parameter->has_default = p->has_default;
      parameter->spans = p->spans;
    }
  }
  const auto value = [&](const Node& node) -> Node* {
    if (const Primitive* primitive = node.constant().primitive()) return module->primitive_node(*primitive);
    if (FuncGraph* graph = node.constant().graph()) return module->graph_node(*graphs.at(graph));
    return module->constant_node(std::get<AbstractRef>(node.constant().value));
  };
  struct Late {
    Node* user;
    size_t index;
    const Node* from;
  };
  std::vector<Late> late;  // Variables of graphs that are copied after their users.
  for (const FuncGraph* graph : closures.graphs()) {
    for (const Node* node : topological_order(*graph, closures)) {
      std::vector<Node*> inputs;
      std::vector<size_t> missing;
      for (const Node* input : node->inputs()) {
        const auto known = nodes.find(input);
        if (known == nodes.end() && !input->is_value()) missing.push_back(inputs.size());
        inputs.push_back(known != nodes.end() ? known->second
                         : input->is_value()  ? value(*input)
                                              : module->primitive_node(prim::kReturn));
      }
      if (node->calls(prim::kReturn)) {
        module->set_output(*graphs[graph], inputs[1]);
        Node* made = graphs[graph]->return_node();
        made->abstract = node->abstract;
        made->scope = node->scope;
        made->spans = node->spans;
        for (size_t index : missing) late.push_back({made, index, node->input(index)});
        continue;
      }
      Node* copy = nodes[node] = module->add_cnode(*graphs[graph], std::move(inputs));
      copy->abstract = node->abstract;
      copy->name = node->name;
      copy->scope = node->scope;
      copy->spans = node->spans;
      for (size_t index : missing) late.push_back({copy, index, node->input(index)});
    }
  }
  for (const auto& [user, index, from] : late) module->set_input(*user, index, nodes.at(from));
  module->root = graphs.at(&root);
  return module;
}

}  // namespace refjit::ir
