// load_parameters: in programs that write no memory, every graph reads Parameters by Loads, as MindSpore's listings
// have them: under the state that the graph starts from, which Partials and calls pass on; what comes after a call that
// read waits for it. Only for those who read listings (`shows_loads`). Needs: lift. forget_loads takes all of it back,
// so that at run time a Parameter is an input like others.
//
//                                                %0 = Load(%para2_w, U)
//   %0 = PrimFunc_Mul(%para1_x, %para2_w)        %1 = PrimFunc_Mul(%para1_x, %0)
//   Return(%0)                            <->    %2 = UpdateState(U, %0)
//                                                %3 = Depend(%1, %2)
//                                                Return(%3)
#include <algorithm>
#include <unordered_map>
#include <unordered_set>

#include "ir/closures.h"
#include "passes/pass.h"

namespace refjit::passes {

using namespace ir;

namespace {

FuncGraph* graph_of(const Node& node) { return node.is_value() ? node.constant().graph() : nullptr; }

bool is_memory_state(const Node& node) { return node.abstract && node.abstract->kind == AbstractKind::Monad; }

AbstractRef with_ref(const Abstract& type, bool is_ref, const std::string& key) {
  auto copy = std::make_shared<Abstract>(type);
  copy->is_ref = is_ref;
  copy->ref_key = key;
  return copy;
}

class ParameterLoads {
 public:
  explicit ParameterLoads(Module& module) : module_(module), graphs_(reachable_graphs(*module.root)) {}

  bool run() {
    for (Node* parameter : module_.root->parameters())
      if (parameter->has_default && parameter->abstract && parameter->abstract->is_tensor()) refs_.insert(parameter);
    for (FuncGraph* graph : graphs_) orders_[graph] = order_without_closures(*graph);
    if (!find_sites()) return false;
    follow_references();
    if (!find_readers() || reads_.empty()) return false;
    for (Node* node : refs_) node->abstract = with_ref(*node->abstract, true, node->name);
    for (FuncGraph* graph : graphs_)
      if (reads_.count(graph)) rewrite(*graph);
    return true;
  }

 private:
  /// Where a graph gets arguments: calls and Partials of it.
  struct Site {
    FuncGraph* user;
    Node* node;
    size_t first;  ///< Input that is the graph's first parameter.
  };

  /// Graphs that are named otherwise than by calls, Partials and Switches are beyond this pass.
  bool find_sites() {
    for (FuncGraph* graph : graphs_) {
      for (Node* node : orders_[graph]) {
        for (size_t i = 0; i < node->inputs().size(); ++i) {
          FuncGraph* named = graph_of(*node->input(i));
          if (!named) continue;
          const bool is_bound = i == 1 && node->calls(prim::kPartial);
          const bool is_branch = i > 1 && node->calls(prim::kSwitch) && named->parameters().empty();
          if (i > 0 && !is_bound && !is_branch) return false;
          if (is_branch) {
            users_[named].push_back(graph);
            continue;
          }
          if (node->inputs().size() != i + 1 + named->parameters().size()) return false;
          sites_[named].push_back({graph, node, i + 1});
          users_[named].push_back(graph);
        }
      }
    }
    return true;
  }

  /// A parameter is a Ref when all that call its graph pass Refs: assumed at first, then corrected.
  void follow_references() {
    for (auto& [graph, sites] : sites_) {
      if (graph == module_.root) continue;
      for (Node* parameter : graph->parameters())
        if (parameter->abstract && parameter->abstract->is_tensor()) refs_.insert(parameter);
    }
    for (bool changed = true; changed;) {
      changed = false;
      for (auto& [graph, sites] : sites_) {
        if (graph == module_.root) continue;
        for (size_t i = 0; i < graph->parameters().size(); ++i) {
          Node* parameter = graph->parameters()[i];
          const auto is_ref = [&](const Site& site) { return refs_.count(site.node->input(site.first + i)) != 0; };
          if (refs_.count(parameter) == 0 || std::all_of(sites.begin(), sites.end(), is_ref)) continue;
          refs_.erase(parameter);
          changed = true;
        }
      }
    }
  }

  /// True for an operand that the callee reads itself.
  bool is_passed_on(const Node& node, size_t i) const {
    const size_t first = node.calls(prim::kPartial) ? 2 : 1;
    const FuncGraph* callee = node.calls(prim::kPartial) ? graph_of(*node.input(1)) : node.callee_graph();
    return callee && i >= first && refs_.count(callee->parameters()[i - first]) != 0;
  }

  /// A Parameter inside of a result stays itself.
  bool reads_here(const Node& node, size_t i) const {
    if (node.calls(prim::kMakeTuple) || node.calls(prim::kMakeList) || node.calls(prim::kReturn)) return false;
    return i > 0 && refs_.count(node.input(i)) != 0 && !is_passed_on(node, i);
  }

  bool find_readers() {
    std::vector<FuncGraph*> todo;
    for (FuncGraph* graph : graphs_) {
      bool reads = false;
      for (const Node* node : orders_[graph])
        for (size_t i = 0; i < node->inputs().size(); ++i) reads = reads || reads_here(*node, i);
      if (reads && reads_.insert(graph).second) todo.push_back(graph);
    }
    while (!todo.empty()) {
      FuncGraph* graph = todo.back();
      todo.pop_back();
      for (FuncGraph* user : users_[graph])
        if (reads_.insert(user).second) todo.push_back(user);
    }
    // A program that calls itself has no place for a state.
    return users_[module_.root].empty();
  }

  Node* made(FuncGraph& graph, std::vector<Node*> inputs, AbstractRef type, const Node& from) {
    Node* node = module_.add_cnode(graph, std::move(inputs));
    node->abstract = std::move(type);
    node->scope = from.scope;
    node->spans = from.spans;
    return node;
  }

  Node* state_of(FuncGraph& graph) {
    if (&graph == module_.root) return module_.constant_node(Abstract::monad());
    Node* state = module_.add_parameter(graph, "u");
    state->abstract = Abstract::monad();
    return state;
  }

  void rewrite(FuncGraph& graph) {
    Node* const initial = state_of(graph);
    Node* state = initial;
    std::vector<Node*> pending;
    std::unordered_map<Node*, Node*> loads;
    const auto settle = [&] {
      if (pending.empty()) return;
      std::vector<Node*> inputs{module_.primitive_node(prim::kUpdateState), state};
      inputs.insert(inputs.end(), pending.begin(), pending.end());
      state = made(graph, std::move(inputs), Abstract::monad(), *pending.back());
      pending.clear();
    };
    for (Node* node : orders_[&graph]) {
      for (size_t i = 0; i < node->inputs().size(); ++i) {
        if (!reads_here(*node, i)) continue;
        Node* ref = node->input(i);
        Node*& load = loads[ref];
        if (!load) {
          load = made(graph, {module_.primitive_node(prim::kLoad), ref, state}, with_ref(*ref->abstract, false, ""),
                      *node);
          pending.push_back(load);
        }
        module_.set_input(*node, i, load);
      }
      if (node->primitive() || !reading_callee(*node)) continue;
      settle();
      Node* call = with_state(graph, *node, *state);
      state = made(graph, {module_.primitive_node(prim::kUpdateState), state, call}, Abstract::monad(), *call);
    }
    settle();
    finish(graph, *initial, *state);
  }

  /// What a call enters, if it reads.
  bool reading_callee(const Node& call) const {
    const auto reads = [&](const Node& function) {
      const FuncGraph* graph = function.calls(prim::kPartial) ? graph_of(*function.input(1)) : graph_of(function);
      return graph && reads_.count(const_cast<FuncGraph*>(graph)) != 0;
    };
    const Node& callee = *call.input(0);
    if (!callee.calls(prim::kSwitch)) return reads(callee);
    return reads(*callee.input(2)) || reads(*callee.input(3));
  }

  Node* with_state(FuncGraph& graph, Node& call, Node& state) {
    Node& callee = *call.input(0);
    if (callee.calls(prim::kSwitch)) {
      for (size_t i : {2, 3}) {
        Node* branch = callee.input(i);
        FuncGraph* entered = branch->calls(prim::kPartial) ? graph_of(*branch->input(1)) : graph_of(*branch);
        if (!entered || reads_.count(entered) == 0) continue;
        std::vector<Node*> inputs{module_.primitive_node(prim::kPartial)};
        if (branch->is_value()) inputs.push_back(branch);
        const auto bound = branch->is_value() ? std::span<Node* const>() : branch->arguments();
        inputs.insert(inputs.end(), bound.begin(), bound.end());
        inputs.push_back(&state);
        auto type = std::make_shared<Abstract>();
        type->kind = AbstractKind::Function;
        module_.set_input(callee, i, made(graph, std::move(inputs), std::move(type), callee));
      }
      return &call;
    }
    std::vector<Node*> inputs(call.inputs().begin(), call.inputs().end());
    inputs.push_back(&state);
    Node* copy = made(graph, std::move(inputs), call.abstract, call);
    copy->name = call.name;
    module_.replace_uses(call, *copy);
    return copy;
  }

  /// The result comes after all reads; those of a call in tail position are done when it returns.
  void finish(FuncGraph& graph, const Node& initial, Node& state) {
    if (&state == &initial) return;
    Node* output = graph.output();
    const bool is_tail = !output->primitive() && output->is_cnode() && state.input(1) == &initial &&
                         state.inputs().size() == 3 && state.input(2) == output;
    if (is_tail) return;
    // What acts outside the program is waited for last.
    Node* outer = nullptr;
    while (output->calls(prim::kDepend) && output->input(2)->is_monad()) outer = output, output = output->input(1);
    Node* waits =
        made(graph, {module_.primitive_node(prim::kDepend), output, &state}, output->abstract, *graph.return_node());
    if (outer)
      module_.set_input(*outer, 1, waits);
    else
      module_.set_output(graph, waits);
  }

  Module& module_;
  const std::vector<FuncGraph*> graphs_;
  std::unordered_map<FuncGraph*, std::vector<Node*>> orders_;
  std::unordered_map<FuncGraph*, std::vector<Site>> sites_;
  std::unordered_map<FuncGraph*, std::vector<FuncGraph*>> users_;
  std::unordered_set<Node*> refs_;
  std::unordered_set<FuncGraph*> reads_;
};

bool has_parameters(const Module& module) {
  const auto parameters = module.root->parameters();
  return std::any_of(parameters.begin(), parameters.end(), [](const Node* node) { return node->has_default; });
}

/// Only Loads take the memory's state.
bool only_reads(Module& module) {
  bool found = false;
  module.for_each_node([&](const Node& node) {
    if (!found && node.is_cnode() && node.primitive() && node.primitive()->effect == Effect::Memory) found = true;
  });
  return !found;
}

/// `node` without the operands at and behind `first` that are states of the memory; itself when it has none.
Node* without_states(Module& module, Node& node, size_t first) {
  std::vector<Node*> inputs;
  for (size_t i = 0; i < node.inputs().size(); ++i)
    if (i < first || !is_memory_state(*node.input(i))) inputs.push_back(node.input(i));
  if (inputs.size() == node.inputs().size()) return &node;
  if (node.calls(prim::kPartial) && inputs.size() == 2) return inputs[1];
  Node* copy = module.add_cnode(*node.graph(), std::move(inputs));
  copy->abstract = node.abstract;
  copy->name = node.name;
  copy->scope = node.scope;
  copy->spans = node.spans;
  return copy;
}

}  // namespace

bool load_parameters(Module& module, PassContext& context) {
  if (!context.shows_loads || !has_parameters(module)) return false;
  bool has_states = false;
  module.for_each_node([&](const Node& node) { has_states = has_states || is_memory_state(node); });
  return !has_states && ParameterLoads(module).run();
}

bool forget_loads(Module& module, PassContext& context) {
  if (module.users_of(prim::kLoad).empty() || !only_reads(module)) return false;
  for (FuncGraph* graph : reachable_graphs(*module.root)) {
    for (Node* node : order_without_closures(*graph)) {
      Node* now = node;
      if (node->calls(prim::kLoad) || (node->calls(prim::kDepend) && is_memory_state(*node->input(2)))) {
        now = node->input(1);
      } else if (!node->primitive() || node->calls(prim::kPartial)) {
        now = without_states(module, *node, 1);
      }
      if (now != node) module.replace_uses(*node, *now);
    }
    for (size_t i = graph->parameters().size(); i-- > 0;) {
      Node* parameter = graph->parameters()[i];
      if (parameter->abstract && parameter->abstract->is_ref)
        parameter->abstract = with_ref(*parameter->abstract, false, "");
    }
  }
  dead_code_elimination(module, context);
  for (FuncGraph* graph : module.graphs())
    for (size_t i = graph->parameters().size(); i-- > 0;)
      if (is_memory_state(*graph->parameters()[i])) module.remove_parameter(*graph, i);
  return true;
}

}  // namespace refjit::passes
