#include "ir/closures.h"

#include <unordered_set>

namespace refjit::ir {

namespace {

struct GraphFacts {
  std::unordered_set<Node*> free;   // Members of the vector in `free_`.
  std::vector<FuncGraph*> used_by;  // Graphs that name this one.
};

}  // namespace

Closures::Closures(const FuncGraph& root) {
  graphs_ = reachable_graphs(root);
  if (graphs_.size() == 1) return;  // what it would have free were another graph's
  std::unordered_map<const FuncGraph*, GraphFacts> facts;
  std::vector<std::pair<FuncGraph*, Node*>> todo;  // `second` is free in `first`.
  auto add = [&](FuncGraph* graph, Node* node) {
    if (node->graph() == graph || !facts[graph].free.insert(node).second) return;
    free_[graph].push_back(node);
    todo.emplace_back(graph, node);
  };

  const uint32_t mark = root.module().next_mark();
  std::vector<Node*> stack;
  for (FuncGraph* graph : graphs_) {
    if (graph->return_node()) stack.push_back(graph->return_node());
    while (!stack.empty()) {
      Node* node = stack.back();
      stack.pop_back();
      if (node->mark == mark) continue;
      node->mark = mark;
      for (Node* input : node->inputs()) {
        if (input->is_value()) {
          if (FuncGraph* named = input->constant().graph()) facts[named].used_by.push_back(node->graph());
          continue;
        }
        add(node->graph(), input);
        if (input->is_cnode()) stack.push_back(input);
      }
    }
  }
  while (!todo.empty()) {
    auto [graph, node] = todo.back();
    todo.pop_back();
    // `add` may rehash `facts`: take the list by index.
    for (size_t i = 0; i < facts[graph].used_by.size(); ++i) add(facts[graph].used_by[i], node);
  }
}

std::span<Node* const> Closures::free_variables(const FuncGraph& graph) const {
  auto at = free_.find(&graph);
  return at == free_.end() ? std::span<Node* const>() : std::span<Node* const>(at->second);
}

namespace {

// `free_of(h)` gives the free variables of a graph that `graph` names.
template <class FreeOf>
std::vector<Node*> order_from_return(const FuncGraph& graph, FreeOf&& free_of) {
  std::vector<Node*> order;
  if (!graph.return_node()) return order;
  struct Frame {
    Node* node;  // Null for a closure's free variables.
    std::span<Node* const> operands;
    size_t next;
  };
  const uint32_t mark = graph.module().next_mark();
  std::vector<Frame> stack;
  auto enter = [&](Node* node) {
    node->mark = mark;
    stack.push_back({node, node->inputs(), 0});
  };
  enter(graph.return_node());
  while (!stack.empty()) {
    Frame& frame = stack.back();
    if (frame.next == frame.operands.size()) {
      if (frame.node) order.push_back(frame.node);
      stack.pop_back();
      continue;
    }
    Node* input = frame.operands[frame.next++];
    if (input->mark == mark) continue;
    if (input->is_cnode() && input->graph() == &graph) {
      enter(input);
    } else if (input->is_value() && input->constant().graph()) {
      input->mark = mark;
      stack.push_back({nullptr, free_of(*input->constant().graph()), 0});
    }
  }
  return order;
}

bool names_no_graph(const FuncGraph& graph) {
  const uint32_t mark = graph.module().next_mark();
  std::vector<Node*> stack{graph.return_node()};
  graph.return_node()->mark = mark;
  while (!stack.empty()) {
    Node* node = stack.back();
    stack.pop_back();
    for (Node* input : node->inputs()) {
      if (input->is_value() && input->constant().graph()) return false;
      if (!input->is_cnode() || input->mark == mark) continue;
      input->mark = mark;
      stack.push_back(input);
    }
  }
  return true;
}

}  // namespace

std::vector<Node*> topological_order(const FuncGraph& graph, const Closures& closures) {
  return order_from_return(graph, [&](const FuncGraph& named) { return closures.free_variables(named); });
}

std::vector<Node*> order_without_closures(const FuncGraph& graph) {
  return order_from_return(graph, [](const FuncGraph&) { return std::span<Node* const>(); });
}

std::vector<Node*> topological_order(const FuncGraph& graph) {
  if (!graph.return_node()) return {};
  if (names_no_graph(graph)) return order_without_closures(graph);
  return topological_order(graph, Closures(graph));
}

}  // namespace refjit::ir
