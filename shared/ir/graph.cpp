#include "ir/graph.h"

#include <algorithm>

namespace refjit::ir {

const Primitive* Node::primitive() const {
  if (kind_ != NodeKind::CNode || inputs_.empty() || !inputs_[0]->is_value()) return nullptr;
  return inputs_[0]->constant_.primitive();
}

FuncGraph* Node::callee_graph() const {
  if (kind_ != NodeKind::CNode || inputs_.empty() || !inputs_[0]->is_value()) return nullptr;
  return inputs_[0]->constant_.graph();
}

Node* FuncGraph::output() const { return return_ ? return_->input(1) : nullptr; }

Node& Module::make_node(NodeKind kind, FuncGraph* graph) {
  Node& node = nodes_.emplace_back();
  node.kind_ = kind;
  node.id_ = next_node_id_++;
  node.graph_ = graph;
  ++live_nodes_;
  if (kind == NodeKind::CNode) ++live_cnodes_;
  return node;
}

void Module::add_use(Node& user, uint32_t index, Node* input) {
  user.inputs_[index] = input;
  user.slots_[index] = static_cast<uint32_t>(input->users_.size());
  input->users_.push_back({&user, index});
}

void Module::drop_use(Node& user, uint32_t index) {
  std::vector<Use>& users = user.inputs_[index]->users_;
  uint32_t slot = user.slots_[index];
  const Use last = users.back();
  users[slot] = last;
  last.user->slots_[last.index] = slot;
  users.pop_back();
}

void Module::drop_inputs(Node& node) {
  for (uint32_t i = 0; i < node.inputs_.size(); ++i) drop_use(node, i);
  std::vector<Node*>().swap(node.inputs_);
  std::vector<uint32_t>().swap(node.slots_);
}

void Module::retire(Node& node) {
  node.is_live_ = false;
  --live_nodes_;
  if (node.is_cnode()) --live_cnodes_;
  if (node.is_value()) {
    if (auto* p = node.constant_.primitive()) {
      auto at = primitive_nodes_.find(p);
      if (at != primitive_nodes_.end() && at->second == &node) primitive_nodes_.erase(at);
    } else if (FuncGraph* g = node.constant_.graph(); g && g->value_node_ == &node) {
      g->value_node_ = nullptr;
    }
    node.constant_ = Constant{AbstractRef()};
  }
  node.abstract.reset();
  node.graph_ = nullptr;
}

FuncGraph* Module::add_graph(std::string name) {
  FuncGraph& graph = graph_arena_.emplace_back();
  graph.id_ = next_graph_id_++;
  graph.module_ = this;
  graph.name = std::move(name);
  graphs_.push_back(&graph);
  if (!root) root = &graph;
  return &graph;
}

Node* Module::add_parameter(FuncGraph& graph, std::string name) {
  Node& node = make_node(NodeKind::Parameter, &graph);
  node.name = std::move(name);
  graph.parameters_.push_back(&node);
  return &node;
}

Node* Module::add_cnode(FuncGraph& graph, std::vector<Node*> inputs) {
  Node& node = make_node(NodeKind::CNode, &graph);
  node.inputs_ = std::move(inputs);
  node.slots_.resize(node.inputs_.size());
  for (uint32_t i = 0; i < node.inputs_.size(); ++i) add_use(node, i, node.inputs_[i]);
  return &node;
}

Node* Module::add_cnode(FuncGraph& graph, const Primitive& primitive, std::span<Node* const> arguments) {
  std::vector<Node*> inputs;
  inputs.reserve(arguments.size() + 1);
  inputs.push_back(primitive_node(primitive));
  inputs.insert(inputs.end(), arguments.begin(), arguments.end());
  return add_cnode(graph, std::move(inputs));
}

Node* Module::add_value(Constant constant) {
  Node& node = make_node(NodeKind::ValueNode, nullptr);
  if (auto* p = constant.primitive()) {
    node.abstract = Abstract::function(p);
  } else if (FuncGraph* g = constant.graph()) {
    node.abstract = Abstract::function(g);
  } else {
    node.abstract = std::get<AbstractRef>(constant.value);
  }
  node.constant_ = std::move(constant);
  return &node;
}

Node* Module::primitive_node(const Primitive& primitive) {
  Node*& node = primitive_nodes_[&primitive];
  if (!node) node = add_value({&primitive});
  return node;
}

std::span<const Use> Module::users_of(const Primitive& primitive) const {
  const auto known = primitive_nodes_.find(&primitive);
  return known == primitive_nodes_.end() ? std::span<const Use>() : known->second->users();
}

Node* Module::graph_node(FuncGraph& graph) {
  if (!graph.value_node_) graph.value_node_ = add_value({&graph});
  return graph.value_node_;
}

Node* Module::constant_node(AbstractRef constant) { return add_value({std::move(constant)}); }

void Module::set_output(FuncGraph& graph, Node* output) {
  if (graph.return_) {
    set_input(*graph.return_, 1, output);
    return;
  }
  graph.return_ = add_cnode(graph, prim::kReturn, std::span(&output, 1));
  graph.return_->abstract = output->abstract;
}

void Module::set_input(Node& user, size_t index, Node* input) {
  auto i = static_cast<uint32_t>(index);
  if (user.inputs_[i] == input) return;
  drop_use(user, i);
  add_use(user, i, input);
}

void Module::replace_uses(Node& from, Node& to) {
  if (&from == &to) return;
  for (const Use& use : from.users_) {
    use.user->inputs_[use.index] = &to;
    use.user->slots_[use.index] = static_cast<uint32_t>(to.users_.size());
    to.users_.push_back(use);
  }
  from.users_.clear();
}

void Module::remove(Node& node) {
  if (!node.is_live_) return;
  if (node.graph_ && node.graph_->return_ == &node) node.graph_->return_ = nullptr;
  drop_inputs(node);
  retire(node);
}

void Module::remove_parameter(FuncGraph& graph, size_t index) {
  Node* node = graph.parameters_[index];
  graph.parameters_.erase(graph.parameters_.begin() + static_cast<std::ptrdiff_t>(index));
  remove(*node);
}

void Module::remove_unmarked(uint32_t mark) {
  // Inputs first, so that no users list names a node that is gone.
  for (Node& node : nodes_)
    if (node.is_live_ && node.is_cnode() && node.mark != mark) drop_inputs(node);
  for (Node& node : nodes_) {
    if (!node.is_live_ || node.is_parameter() || node.mark == mark) continue;
    if (node.graph_ && node.graph_->return_ == &node) node.graph_->return_ = nullptr;
    retire(node);
  }
}

void Module::remove_unreachable_graphs() {
  std::vector<FuncGraph*> kept = root ? reachable_graphs(*root) : std::vector<FuncGraph*>();
  if (kept.size() == graphs_.size()) return;
  // Keep the order of creation: it is the order of listings.
  std::sort(kept.begin(), kept.end(), [](auto* a, auto* b) { return a->id_ < b->id_; });
  std::vector<bool> is_kept(next_graph_id_);
  for (FuncGraph* graph : kept) is_kept[graph->id_] = true;
  auto is_dropped = [&](const Node& node) { return node.graph_ && !is_kept[node.graph_->id_]; };
  for (Node& node : nodes_)
    if (node.is_live_ && is_dropped(node)) drop_inputs(node);
  for (Node& node : nodes_)
    if (node.is_live_ && is_dropped(node)) retire(node);
  for (FuncGraph* graph : graphs_) {
    if (is_kept[graph->id_]) continue;
    graph->parameters_.clear();
    graph->return_ = nullptr;
    if (graph->value_node_ && graph->value_node_->users_.empty()) retire(*graph->value_node_);
  }
  graphs_ = std::move(kept);
}

std::vector<FuncGraph*> reachable_graphs(const FuncGraph& root) {
  Module& module = root.module();
  std::vector<FuncGraph*> found{const_cast<FuncGraph*>(&root)};
  if (module.graphs().size() == 1) return found;
  const uint32_t mark = module.next_mark();
  std::vector<bool> seen;
  auto reach = [&](FuncGraph* graph) {
    if (graph->id() >= seen.size()) seen.resize(graph->id() + 1);
    if (seen[graph->id()]) return;
    seen[graph->id()] = true;
    if (graph != &root) found.push_back(graph);
  };
  reach(found[0]);
  struct Frame {
    Node* node;
    size_t next;
  };
  std::vector<Frame> stack;
  auto enter = [&](Node* node) {
    if (node->mark == mark) return;
    node->mark = mark;
    stack.push_back({node, 0});
  };
  for (size_t i = 0; i < found.size(); ++i) {
    if (found[i]->return_node()) enter(found[i]->return_node());
    while (!stack.empty()) {
      Frame& frame = stack.back();
      Node* node = frame.node;
      if (frame.next < node->inputs().size()) {
        Node* input = node->input(frame.next++);
        if (input->is_cnode()) enter(input);
        continue;
      }
      stack.pop_back();
      // A free variable's own graph is alive as well.
      reach(node->graph());
      for (Node* input : node->inputs()) {
        if (input->graph()) reach(input->graph());
        if (input->is_value() && input->constant().graph()) reach(input->constant().graph());
      }
    }
  }
  return found;
}

}  // namespace refjit::ir
