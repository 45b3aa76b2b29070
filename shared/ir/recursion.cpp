#include "ir/recursion.h"

#include <algorithm>

namespace refjit::ir {

namespace {

constexpr uint32_t kNew = 0;

/// Tarjan's strongly connected components, by graph id.
class Components {
 public:
  explicit Components(const Closures& closures) : closures_(closures) {
    uint32_t limit = 0;
    for (const FuncGraph* graph : closures.graphs()) limit = std::max(limit, graph->id() + 1);
    index_.resize(limit);
    low_.resize(limit);
    is_open_.resize(limit);
    named_.resize(limit);
    order_.is_recursive.resize(limit);
    find_names();
  }

  CallOrder run() {
    for (FuncGraph* graph : closures_.graphs()) {
      if (index_[graph->id()] != kNew) continue;
      enter(graph);
      while (!stack_.empty()) step();
    }
    return std::move(order_);
  }

 private:
  struct Frame {
    FuncGraph* graph;
    size_t next;
  };

  void find_names() {
    const uint32_t mark = closures_.graphs()[0]->module().next_mark();
    std::vector<Node*> todo;
    for (FuncGraph* graph : closures_.graphs()) {
      if (graph->return_node()) todo.push_back(graph->return_node());
      while (!todo.empty()) {
        Node* node = todo.back();
        todo.pop_back();
        if (node->mark == mark) continue;
        node->mark = mark;
        for (Node* input : node->inputs()) {
          if (FuncGraph* named = named_graph(*input)) named_[node->graph()->id()].push_back(named);
          if (input->is_cnode() && input->mark != mark) todo.push_back(input);
        }
      }
    }
  }

  void enter(FuncGraph* graph) {
    index_[graph->id()] = low_[graph->id()] = ++next_index_;
    is_open_[graph->id()] = true;
    open_.push_back(graph);
    stack_.push_back({graph, 0});
  }

  void step() {
    Frame& frame = stack_.back();
    FuncGraph* graph = frame.graph;
    const uint32_t id = graph->id();
    if (frame.next < named_[id].size()) {
      FuncGraph* named = named_[id][frame.next++];
      if (named == graph) order_.is_recursive[id] = true;
      if (index_[named->id()] == kNew) {
        enter(named);
      } else if (is_open_[named->id()]) {
        low_[id] = std::min(low_[id], index_[named->id()]);
      }
      return;
    }
    stack_.pop_back();
    if (!stack_.empty()) {
      uint32_t& above = low_[stack_.back().graph->id()];
      above = std::min(above, low_[id]);
    }
    if (low_[id] == index_[id]) close(graph);
  }

  /// Everything opened since `head` is one component; the last opened is the innermost callee.
  void close(FuncGraph* head) {
    const bool is_cycle = open_.back() != head;
    FuncGraph* graph = nullptr;
    do {
      graph = open_.back();
      open_.pop_back();
      is_open_[graph->id()] = false;
      if (is_cycle) order_.is_recursive[graph->id()] = true;
      order_.callees_first.push_back(graph);
    } while (graph != head);
  }

  const Closures& closures_;
  std::vector<uint32_t> index_, low_;
  std::vector<bool> is_open_;
  std::vector<std::vector<FuncGraph*>> named_;
  std::vector<FuncGraph*> open_;
  std::vector<Frame> stack_;
  uint32_t next_index_ = kNew;
  CallOrder order_;
};

}  // namespace

CallOrder call_order(const Closures& closures) {
  FuncGraph* first = closures.graphs()[0];
  if (closures.graphs().size() == 1 && !first->is_named()) return {{first}, std::vector<bool>(first->id() + 1)};
  return Components(closures).run();
}

}  // namespace refjit::ir
