// continuation: what comes after a loop moves into the loop's end, what comes after a branch that gives no value into a
// graph that both sides call, so that such calls are in tail position, as MindSpore's front end has them. A branch that
// gives values keeps what comes after it. A loop that is left in several places has a graph that each of them calls.
// Needs: types. Linear in the nodes moved, for each call.
//
//   subgraph @main_0() {                         subgraph @main_0() {
//     %0 = call @↵main_1(%para1_x)                 %0 = call @↵main_1(%para1_x)
//     %1 = PrimFunc_Neg(%0)                        Return(%0)
//     Return(%1)                            ->     }
//   }                                            subgraph @↓main_3() {
//   subgraph @↓main_3() {                          %0 = PrimFunc_Neg($(@↵main_1:para2_x))
//     Return($(@↵main_1:para2_x))                  Return(%0)
//   }                                            }
#include <algorithm>
#include <unordered_map>
#include <unordered_set>

#include "ir/host_primitive.h"
#include "ir/recursion.h"
#include "passes/pass.h"

namespace refjit::passes {

using namespace ir;

namespace {

bool is_call(const Node& node) { return node.is_cnode() && !node.primitive(); }

/// Where a graph that a call enters may be left.
struct End {
  FuncGraph* graph;
  Node* state;  ///< At the end, if the graph itself does not say; null: as before the call.
};

/// The graphs that a call enters by calls in tail position.
struct Tail {
  std::vector<FuncGraph*> graphs;
  std::vector<Node*> typed;  ///< Nodes that have the type of the call.
  std::vector<End> ends;
  std::unordered_set<const Node*> users;  ///< The only nodes that may name these graphs.
};

class Splitter {
 public:
  explicit Splitter(Module& module)
      : module_(module), closures_(*module.root), is_recursive_(call_order(closures_).is_recursive) {}

  bool run() {
    std::unordered_map<FuncGraph*, std::vector<Node*>> found;
    for (FuncGraph* graph : closures_.graphs()) {
      for (Node* node : topological_order(*graph, closures_)) {
        live_.insert(node);
        rank_[node] = next_rank_++;
        if (is_call(*node)) found[graph].push_back(node);
      }
    }
    bool changed = false;
    for (FuncGraph* graph : closures_.graphs()) {
      const std::vector<Node*>& calls = found[graph];
      // The last first: then each node moves about once.
      for (size_t i = calls.size(); i-- > 0;) changed |= split(*graph, *calls[i]);
    }
    return changed;
  }

 private:
  bool is_live(const Node& node) const { return live_.count(&node) != 0; }

  /// Of a loop; a function that calls itself has another name.
  static bool is_header(const FuncGraph& graph) { return graph.name.rfind("↵", 0) == 0; }

  /// A call of a loop, or of a Switch whose result nobody reads.
  bool is_candidate(const Node& call) const {
    if (const FuncGraph* callee = call.callee_graph())
      return callee->id() < is_recursive_.size() && is_recursive_[callee->id()] && is_header(*callee);
    if (!call.input(0)->calls(prim::kSwitch)) return false;
    bool is_awaited = false;
    for (const Use& use : call.users()) {
      if (!is_live(*use.user)) continue;
      if (!use.user->calls(prim::kUpdateState)) return false;
      is_awaited = true;
    }
    return is_awaited;
  }

  bool split(FuncGraph& graph, Node& call) {
    if (!call.is_live() || call.graph() != &graph || !is_candidate(call) || is_tail(graph, call)) return false;
    Tail tail;
    if (!follow(call, tail) || tail.ends.empty()) return false;
    std::vector<Node*> rest;
    if (!find_rest(graph, call, rest)) return false;
    move(graph, call, tail, rest);
    return true;
  }

  /// What `graph` returns, without the states that it waits for.
  static Node* value_of(const FuncGraph& graph, std::vector<Node*>* waits = nullptr) {
    Node* value = graph.output();
    while (value->calls(prim::kDepend) && value->input(2)->is_monad()) {
      if (waits) waits->push_back(value);
      value = value->input(1);
    }
    return value;
  }

  bool is_tail(const FuncGraph& graph, const Node& call) const {
    if (value_of(graph) != &call) return false;
    return std::all_of(call.users().begin(), call.users().end(), [&](const Use& use) {
      const Node& user = *use.user;
      return !is_live(user) || user.calls(prim::kUpdateState) || user.calls(prim::kDepend) || user.calls(prim::kReturn);
    });
  }

  static Node* state_before(const Node& call) {
    for (const Use& use : call.users())
      if (use.user->calls(prim::kUpdateState) && use.index > 1) return use.user->input(1);
    return nullptr;
  }

  bool follow(Node& first, Tail& tail) {
    struct Entry {
      Node* call;
      Node* state;
    };
    std::vector<Entry> todo{{&first, state_before(first)}};
    std::unordered_set<const FuncGraph*> seen;
    const auto enter = [&](FuncGraph* graph, Node* state) {
      if (!graph || !graph->output()) return false;
      if (!seen.insert(graph).second) return true;
      tail.graphs.push_back(graph);
      for (Node* parameter : graph->parameters())
        if (parameter->is_monad()) state = parameter;
      std::vector<Node*> waits;
      Node* value = value_of(*graph, &waits);
      if (is_call(*value) && value->graph() == graph && is_tail(*graph, *value) &&
          (value->callee_graph() || value->input(0)->calls(prim::kSwitch))) {
        if (Node* before = state_before(*value))
          state = before;
        else if (!waits.empty())
          state = waits[0]->input(2);
        tail.typed.insert(tail.typed.end(), waits.begin(), waits.end());
        tail.typed.push_back(value);
        todo.push_back({value, state});
      } else if (value->calls(prim::kRaise)) {
        tail.typed.push_back(value);
      } else {
        tail.ends.push_back({graph, state});
      }
      return true;
    };
    while (!todo.empty()) {
      const Entry entry = todo.back();
      todo.pop_back();
      Node* callee = entry.call->input(0);
      tail.users.insert(entry.call);
      if (callee->is_value()) {
        if (!enter(named_graph(*callee), entry.state)) return false;
        continue;
      }
      tail.users.insert(callee);
      for (size_t i : {2, 3})
        if (!enter(named_graph(*callee->input(i)), entry.state)) return false;
    }
    // Nobody else enters these graphs: whoever did would come to the rest as well.
    for (const FuncGraph* graph : tail.graphs)
      for (const Use& use : module_.graph_node(const_cast<FuncGraph&>(*graph))->users())
        if (is_live(*use.user) && tail.users.count(use.user) == 0) return false;
    return true;
  }

  /// What needs the call's result, and what was written after it for that alone, in order.
  bool find_rest(const FuncGraph& graph, Node& call, std::vector<Node*>& rest) {
    std::unordered_set<Node*> moved;
    std::unordered_set<const FuncGraph*> inner;
    std::vector<Node*> todo{&call};
    while (!todo.empty()) {
      Node* node = todo.back();
      todo.pop_back();
      for (const Use& use : node->users()) {
        Node* user = use.user;
        if (!is_live(*user)) continue;
        if (user == &call) return false;
        if (user->graph() == &graph) {
          if (moved.insert(user).second) todo.push_back(user);
        } else if (inner.insert(user->graph()).second) {
          todo.push_back(module_.graph_node(*user->graph()));
        }
      }
    }
    todo.assign(moved.begin(), moved.end());
    std::unordered_map<const Node*, size_t> users_moved;
    while (!todo.empty()) {
      Node* node = todo.back();
      todo.pop_back();
      if (!node->calls(prim::kReturn)) rest.push_back(node);
      for (size_t i = 0; i < node->inputs().size(); ++i) {
        Node* input = node->input(i);
        // The state that the call starts from stays with the call.
        const bool is_start = i == 1 && awaits(*node, call);
        if (input->graph() != &graph || !input->is_cnode() || input->id() <= call.id() || is_start) continue;
        const auto users = input->users();
        const auto is_counted = [this](const Use& use) { return is_live(*use.user); };
        const auto count = static_cast<size_t>(std::count_if(users.begin(), users.end(), is_counted));
        if (++users_moved[input] == count && moved.insert(input).second) todo.push_back(input);
      }
    }
    std::sort(rest.begin(), rest.end(), [this](const Node* a, const Node* b) { return rank_.at(a) < rank_.at(b); });
    return true;
  }

  static bool awaits(const Node& node, const Node& call) {
    return node.calls(prim::kUpdateState) &&
           std::find(node.inputs().begin() + 2, node.inputs().end(), &call) != node.inputs().end();
  }

  void move(FuncGraph& graph, Node& call, Tail& tail, const std::vector<Node*>& rest) {
    const AbstractRef type = graph.output()->abstract;
    const AbstractRef given = call.abstract;
    bool reads_value = false;
    Node* before = nullptr;
    for (Node* node : rest) {
      if (awaits(*node, call)) {
        before = before ? before : node->input(1);
      } else {
        reads_value =
            reads_value || std::find(node->inputs().begin(), node->inputs().end(), &call) != node->inputs().end();
      }
    }
    for (const Use& use : call.users())
      reads_value = reads_value || (is_live(*use.user) && use.user->graph() != &graph);
    FuncGraph* into = tail.ends[0].graph;
    Node *value = nullptr, *state = nullptr;
    if (tail.ends.size() == 1) {
      value = value_of(*into);
      state = before ? state_at(tail.ends[0], *before) : nullptr;
    } else {
      into = module_.add_graph(after_name(graph));
      into->span = graph.span;
      if (reads_value) {
        value = module_.add_parameter(*into, "фres");
        value->abstract = given;
      }
      if (before) {
        state = module_.add_parameter(*into, "u");
        state->abstract = before->abstract;
      }
    }
    Node* output = graph.output();
    for (Node* node : rest) {
      Node* moved = copy(*into, *node, call, value, state);
      if (live_.insert(moved).second) rank_[moved] = next_rank_++;
      if (output == node) output = moved;
      module_.replace_uses(*node, *moved);
      module_.remove(*node);
    }
    if (value) redirect_closures(call, *value);
    if (into->return_node()) leave_output(*into);
    live_.insert(output);
    module_.set_output(*into, output);
    if (tail.ends.size() > 1)
      for (const End& end : tail.ends) call_rest(end, *into, reads_value, before, type);
    into->return_node()->abstract = type;
    live_.insert(into->return_node());
    module_.set_output(graph, &call);
    call.abstract = type;
    for (Node* node : tail.typed) node->abstract = type;
    for (FuncGraph* entered : tail.graphs) entered->return_node()->abstract = type;
  }

  /// What the graph returned until now, unless it is another graph's, or what comes after reads it.
  void leave_output(const FuncGraph& graph) {
    const auto users = graph.output()->users();
    const bool is_read = std::any_of(users.begin(), users.end(), [this](const Use& use) {
      return is_live(*use.user) && !use.user->calls(prim::kReturn);
    });
    if (graph.output()->graph() == &graph && !is_read) live_.erase(graph.output());
  }

  /// `node` in `into`, with what the call gave in its place.
  Node* copy(FuncGraph& into, const Node& node, const Node& call, Node* value, Node* state) {
    std::vector<Node*> inputs;
    const bool waits = awaits(node, call);
    for (size_t i = 0; i < node.inputs().size(); ++i) {
      Node* input = node.input(i);
      if (waits && i == 1) input = state;
      if (input == &call && waits) continue;
      inputs.push_back(input == &call ? value : input);
    }
    if (waits && inputs.size() == 2) return state;  // only the call was awaited
    Node* made = module_.add_cnode(into, std::move(inputs));
    made->abstract = node.abstract;
    made->name = node.name;
    made->scope = node.scope;
    made->spans = node.spans;
    return made;
  }

  /// Graphs inside of the rest that use what the call gave.
  void redirect_closures(Node& call, Node& value) {
    const std::vector<Use> users(call.users().begin(), call.users().end());
    for (const Use& use : users)
      if (use.user->graph() != call.graph()) module_.set_input(*use.user, use.index, &value);
  }

  Node* state_at(const End& end, Node& before) {
    const Node* output = end.graph->output();
    if (output->calls(prim::kDepend) && output->input(2)->is_monad()) return output->input(2);
    if (!end.state) return &before;
    // Capture may have made it for a state that nobody took.
    std::vector<Node*> made;
    for (Node* node = end.state; node->calls(prim::kUpdateState) && live_.insert(node).second; node = node->input(1))
      made.push_back(node);
    for (size_t i = made.size(); i-- > 0;) rank_[made[i]] = next_rank_++;
    return end.state;
  }

  void call_rest(const End& end, FuncGraph& rest, bool reads_value, Node* before, const AbstractRef& type) {
    std::vector<Node*> inputs{module_.graph_node(rest)};
    if (reads_value) inputs.push_back(value_of(*end.graph));
    if (before) inputs.push_back(state_at(end, *before));
    Node* made = module_.add_cnode(*end.graph, std::move(inputs));
    made->abstract = type;
    made->spans = end.graph->return_node()->spans;
    live_.insert(made);
    leave_output(*end.graph);
    rank_[made] = next_rank_++;
    module_.set_output(*end.graph, made);
  }

  static std::string after_name(const FuncGraph& graph) { return "↓" + graph.name; }

  Module& module_;
  const Closures closures_;
  const std::vector<bool> is_recursive_;
  std::unordered_set<const Node*> live_;
  std::unordered_map<const Node*, size_t> rank_;  ///< Where a node stands in its graph's order.
  size_t next_rank_ = 0;
};

}  // namespace

bool continuation(Module& module, PassContext&) {
  if (module.users_of(prim::kSwitch).empty()) return false;
  // Most programs have neither loops nor branches for their effects alone.
  bool has_any = false;
  module.for_each_node([&](const Node& node) {
    if (has_any || !is_call(node)) return;
    const auto users = node.users();
    const auto awaits = [](const Use& use) { return use.user->calls(prim::kUpdateState); };
    has_any = node.callee_graph() || std::any_of(users.begin(), users.end(), awaits);
  });
  return has_any && Splitter(module).run();
}

}  // namespace refjit::passes
