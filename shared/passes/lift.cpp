// lift: free variables become parameters, in front of the graph's own; after it no graph uses nodes of another. A
// direct call gets the variables as arguments, every other use of the graph becomes a Partial. Their order is
// MindSpore's: as a walk from Return meets them that takes the last operand first, states at the end. The state that a
// program starts from is a variable as well, but of the root.
//
//   subgraph @main_0() {                         subgraph @main_0() {
//     %0 = Switch(%para2_c, @yes_1, @no_2)         %0 = Partial(@yes_1, %para1_x)
//     %1 = %0()                                    %1 = Switch(%para2_c, %0, @no_2)
//     Return(%1)                            ->     %2 = %1()
//   }                                              Return(%2)
//   subgraph @yes_1() {                          }
//     Return($(@main_0:para1_x))                 subgraph @yes_1(%para3_x) {
//   }                                              Return(%para3_x)
//                                                }
#include <algorithm>
#include <unordered_map>
#include <unordered_set>

#include "ir/recursion.h"
#include "passes/walk.h"

namespace refjit::passes {

using namespace ir;

namespace {

class Lifter {
 public:
  Lifter(Module& module, Walk& walk)
      : module_(module), walk_(walk), closures_(walk.closures()), order_(call_order(closures_)) {}

  bool run() {
    for (FuncGraph* graph : order_.callees_first) variables_[graph] = ordered(*graph);
    add_states();
    const auto is_closed = [](const auto& row) { return row.second.empty(); };
    if (std::all_of(variables_.begin(), variables_.end(), is_closed)) return false;
    for (FuncGraph* graph : order_.callees_first) add_parameters(*graph);
    for (FuncGraph* graph : order_.callees_first)
      for (Node* node : walk_.order(*graph)) rewrite(*graph, *node);
    for (FuncGraph* graph : order_.callees_first) wait_for_tail_call(*graph);
    return true;
  }

 private:
  /// Free variables of `graph` as parameters; those of graphs that it names and that are lifted already stand where
  /// their arguments will.
  std::vector<Node*> ordered(const FuncGraph& graph) {
    const auto free = closures_.free_variables(graph);
    if (free.empty()) return {};
    std::unordered_set<const Node*> missing(free.begin(), free.end());
    std::vector<Node*> result;
    auto meet = [&](Node* node) {
      if (missing.erase(node)) result.push_back(node);
    };
    std::unordered_set<const Node*> seen;
    std::vector<Node*> stack{graph.return_node()};
    while (!stack.empty()) {
      Node* node = stack.back();
      stack.pop_back();
      if (!node->is_value() && node->graph() != &graph) {
        meet(node);
        continue;
      }
      if (const FuncGraph* named = named_graph(*node)) {
        const std::vector<Node*>& theirs = variables_[named];
        for (size_t i = theirs.size(); i-- > 0;) meet(theirs[i]);
        continue;
      }
      if (!node->is_cnode() || !seen.insert(node).second) continue;
      // The callee is on top of the arguments' end: its variables become the first arguments.
      for (Node* input : node->inputs()) stack.push_back(input);
    }
    for (Node* node : free) meet(node);
    std::stable_partition(result.begin(), result.end(), [](const Node* node) { return !node->is_monad(); });
    return result;
  }

  /// One constant stands for all that are equal: the memory's initial state, and the world's.
  Node* initial(Node* state) {
    for (Node* known : states_)
      if (known->abstract->kind == state->abstract->kind) return known;
    states_.push_back(state);
    return state;
  }

  /// Initial states become variables of the graphs that start from them and of all that name such graphs.
  void add_states() {
    std::unordered_map<const FuncGraph*, std::vector<FuncGraph*>> named_by;
    std::vector<std::pair<FuncGraph*, Node*>> todo;
    for (FuncGraph* graph : order_.callees_first) {
      for (Node* node : walk_.order(*graph)) {
        for (Node* input : node->inputs()) {
          if (const FuncGraph* named = named_graph(*input)) named_by[named].push_back(graph);
          if (input->is_value() && input->is_monad()) todo.emplace_back(graph, initial(input));
        }
      }
    }
    while (!todo.empty()) {
      auto [graph, state] = todo.back();
      todo.pop_back();
      if (graph == module_.root) continue;
      std::vector<Node*>& variables = variables_[graph];
      if (std::find(variables.begin(), variables.end(), state) != variables.end()) continue;
      variables.push_back(state);
      for (FuncGraph* user : named_by[graph]) todo.emplace_back(user, state);
    }
  }

  static std::string name_of(const Node& variable) {
    if (!variable.is_monad() || !variable.is_value()) return variable.name;
    return variable.abstract->kind == AbstractKind::IoMonad ? "io" : "u";
  }

  /// The graph's own parameters are made anew behind the lifted ones.
  void add_parameters(FuncGraph& graph) {
    auto& inner = stand_ins_[&graph];
    const std::vector<Node*>& variables = variables_[&graph];
    if (variables.empty()) return;
    const std::vector<Node*> own(graph.parameters().begin(), graph.parameters().end());
    for (Node* variable : variables) {
      Node* parameter = module_.add_parameter(graph, name_of(*variable));
      parameter->abstract = variable->abstract;
      inner[variable] = parameter;
    }
    for (Node* old : own) {
      Node* parameter = module_.add_parameter(graph, old->name);
      parameter->abstract = old->abstract;
      parameter->has_default = old->has_default;
      parameter->scope = old->scope;
      parameter->spans = old->spans;
      replace(*old, *parameter);
    }
    for (size_t i = 0; i < own.size(); ++i) module_.remove_parameter(graph, 0);
  }

  /// Variables are known by the node that they were at first.
  void replace(Node& old, Node& by) {
    module_.replace_uses(old, by);
    Node* first = origin(&old);
    origin_[&by] = first;
    current_[first] = &by;
  }
  Node* origin(Node* node) const {
    auto at = origin_.find(node);
    return at == origin_.end() ? node : at->second;
  }

  Node* within(FuncGraph& graph, Node* node) {
    Node* variable = origin(node);
    if (variable->is_value()) {
      auto& inner = stand_ins_[&graph];
      auto at = inner.find(initial(variable));
      return at == inner.end() ? variable : at->second;
    }
    auto moved = current_.find(variable);
    Node* now = moved == current_.end() ? variable : moved->second;
    return now->graph() == &graph ? now : stand_ins_[&graph].at(variable);
  }

  void rewrite(FuncGraph& graph, Node& node) {
    for (size_t i = 0; i < node.inputs().size(); ++i) {
      Node* input = node.input(i);
      const bool is_outer = input->is_value() ? input->is_monad() : input->graph() != &graph;
      if (is_outer) module_.set_input(node, i, within(graph, input));
    }
    Node* user = &node;
    for (size_t i = 0; i < user->inputs().size(); ++i) {
      FuncGraph* named = named_graph(*user->input(i));
      if (!named || variables_[named].empty()) continue;
      const bool is_called = i == 0;
      const bool is_bound = i == 1 && user->calls(prim::kPartial);
      if (is_called || is_bound) {
        user = with_arguments(graph, *user, i + 1, variables_[named]);
        i += variables_[named].size();
      } else {
        module_.set_input(*user, i, partial(graph, *user, *user->input(i), variables_[named]));
      }
    }
  }

  /// A copy of `node` with the variables at input `at`, which takes its place.
  Node* with_arguments(FuncGraph& graph, Node& node, size_t at, const std::vector<Node*>& variables) {
    std::vector<Node*> inputs(node.inputs().begin(), node.inputs().end());
    std::vector<Node*> added;
    for (Node* variable : variables) added.push_back(within(graph, variable));
    inputs.insert(inputs.begin() + static_cast<std::ptrdiff_t>(at), added.begin(), added.end());
    Node* copy = module_.add_cnode(graph, std::move(inputs));
    copy->abstract = node.abstract;
    copy->name = node.name;
    copy->scope = node.scope;
    copy->spans = node.spans;
    replace(node, *copy);
    module_.remove(node);
    return copy;
  }

  Node* partial(FuncGraph& graph, Node& user, Node& function, const std::vector<Node*>& variables) {
    std::vector<Node*> arguments{&function};
    for (Node* variable : variables) arguments.push_back(within(graph, variable));
    auto type = std::make_shared<Abstract>();
    type->kind = AbstractKind::Function;
    return made(graph, prim::kPartial, std::move(arguments), std::move(type), user);
  }

  /// A call in tail position that continues from effects of its own graph is waited for, as MindSpore's are; one that
  /// continues from what the graph was given is not.
  void wait_for_tail_call(FuncGraph& graph) {
    Node* call = graph.output();
    if (!call || !call->is_cnode() || call->primitive()) return;
    std::vector<Node*> states = states_of(*call);
    if (Node* choice = call->input(0); choice->calls(prim::kSwitch))
      for (size_t i : {2, 3})
        for (Node* state : states_of(*choice->input(i)))
          if (std::find(states.begin(), states.end(), state) == states.end()) states.push_back(state);
    Node* output = call;
    for (Node* state : states) {
      Node* after = made(graph, prim::kUpdateState, {state, call}, state->abstract, *call);
      output = made(graph, prim::kDepend, {output, after}, call->abstract, *call);
    }
    if (output != call) module_.set_output(graph, output);
  }

  /// The states made in the graph that a call or Partial passes on.
  static std::vector<Node*> states_of(const Node& call) {
    std::vector<Node*> states;
    if (call.is_cnode() && (!call.primitive() || call.calls(prim::kPartial)))
      for (Node* argument : call.arguments())
        if (argument->is_cnode() && argument->is_monad()) states.push_back(argument);
    return states;
  }

  Node* made(FuncGraph& graph, const Primitive& op, std::vector<Node*> arguments, AbstractRef type, const Node& from) {
    Node* node = module_.add_cnode(graph, op, arguments);
    node->abstract = std::move(type);
    node->scope = from.scope;
    node->spans = from.spans;
    return node;
  }

  Module& module_;
  Walk& walk_;
  const Closures& closures_;
  const CallOrder order_;
  std::unordered_map<const FuncGraph*, std::vector<Node*>> variables_;
  std::unordered_map<const FuncGraph*, std::unordered_map<const Node*, Node*>> stand_ins_;
  std::unordered_map<const Node*, Node*> origin_, current_;
  std::vector<Node*> states_;  ///< Initial ones.
};

}  // namespace

bool lift(Module& module, PassContext& context) {
  if (module.graphs().size() == 1) return false;
  Walk& walk = walk_of(module, context);
  return walk.graphs().size() > 1 && Lifter(module, walk).run();
}

}  // namespace refjit::passes
