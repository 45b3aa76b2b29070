// load_eliminate: Loads of a Ref between which nothing can change it become the first of them, and a first Load that
// nothing precedes reads under the graph's first state, which may be one of a graph around it. What can change a Ref:
// a node other than Load that takes it, a call, a Partial or Switch (whose graphs may write). A Depend on the state
// that its graph starts from is its value, and a state that follows a tuple of values is the state that these wait for.
//
//   %0 = Load(%para1_w, U)                       %0 = Load(%para1_w, U)
//   %1 = UpdateState(U, %0)                      %1 = UpdateState(U, %0)
//   %2 = Load(%para1_w, %1)               ->     %2 = PrimFunc_Add(%0, %0)
//   %3 = UpdateState(%1, %2)                     %3 = Depend(%2, %1)
//   %4 = PrimFunc_Add(%0, %2)                    Return(%3)
//   %5 = Depend(%4, %3)
//   Return(%5)
#include <algorithm>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "passes/walk.h"

namespace refjit::passes {

using namespace ir;

namespace {

class LoadMerger {
 public:
  LoadMerger(Module& module, FuncGraph& graph, Walk& walk)
      : module_(module), graph_(graph), order_(walk.order(graph)) {}

  bool run() {
    for (Node* node : order_) {
      if (!node->calls(prim::kLoad)) {
        note(*node);
        continue;
      }
      Node* ref = node->input(1);
      Reads& reads = reads_[ref];
      if (reads.load && reads.epoch == epoch_ && !reads.is_used) {
        merged_.emplace(node, reads.load);
        continue;
      }
      if (!reads.load && epoch_ == 0 && !reads.is_used) read_first_state(*node);
      reads.load = node;
      reads.epoch = epoch_;
      reads.is_used = false;
    }
    if (!merged_.empty()) finish_merges();
    return changed_ || !merged_.empty();
  }

 private:
  struct Reads {
    Node* load = nullptr;  ///< The latest that stays.
    size_t epoch = 0;
    bool is_used = false;  ///< A node that is no Load has taken the Ref since.
  };

  void note(const Node& node) {
    const Primitive* p = node.primitive();
    if (p == &prim::kUpdateState) first_states_[&node] = first_state(node.input(1));
    if (!p || p == &prim::kPartial || p == &prim::kSwitch) ++epoch_;
    for (Node* input : node.inputs()) {
      if (input->calls(prim::kDepend)) input = input->input(1);
      if (!input->is_value() && input->abstract && input->abstract->is_ref) reads_[input].is_used = true;
    }
  }

  /// A state follows no merged Load; one that followed nothing else goes. All at once: a state may follow many Loads.
  void finish_merges() {
    for (Node* state : order_)
      if (state->calls(prim::kUpdateState)) shorten(*state);
    for (Node* load : order_)
      if (const auto merged = merged_.find(load); merged != merged_.end()) module_.replace_uses(*load, *merged->second);
  }

  void shorten(Node& state) {
    std::vector<Node*> inputs;
    for (Node* input : state.inputs())
      if (inputs.size() < 2 || !merged_.contains(input)) inputs.push_back(input);
    if (inputs.size() == state.inputs().size()) return;
    if (inputs.size() == 2) return module_.replace_uses(state, *state.input(1));
    Node* shorter = module_.add_cnode(graph_, std::move(inputs));
    shorter->abstract = state.abstract;
    shorter->scope = state.scope;
    shorter->spans = state.spans;
    module_.replace_uses(state, *shorter);
  }

  /// Where the chain of this graph's states that ends in `state` begins.
  Node* first_state(Node* state) const {
    const auto known = first_states_.find(state);
    return known == first_states_.end() ? state : known->second;
  }

  void read_first_state(Node& load) {
    Node* first = first_state(load.input(2));
    if (first == load.input(2)) return;
    module_.set_input(load, 2, first);
    changed_ = true;
  }

  Module& module_;
  FuncGraph& graph_;
  const std::vector<Node*>& order_;
  std::unordered_map<const Node*, Reads> reads_;
  std::unordered_map<const Node*, Node*> first_states_;  ///< Of the UpdateStates so far.
  std::unordered_map<Node*, Node*> merged_;              ///< Loads that go, and the one that stays for each.
  size_t epoch_ = 0;                                     ///< Nodes so far that may write any Ref.
  bool changed_ = false;
};

/// A value that waits for the state that its graph starts from waits for nothing.
bool forget_first_states(Module& module) {
  bool changed = false;
  const auto users = module.users_of(prim::kDepend);
  for (const Use& use : std::vector<Use>(users.begin(), users.end())) {
    Node& depend = *use.user;
    if (use.index != 0 || depend.inputs().size() != 3) continue;
    const Node& state = *depend.input(2);
    if (!state.is_monad() || state.is_cnode() || depend.users().empty()) continue;
    module.replace_uses(depend, *depend.input(1));
    changed = true;
  }
  return changed;
}

/// The states that a tuple of values waits for, each once; false where something else than plain operators and Loads
/// makes the values. `loads`: what they read.
bool states_behind(Node& tuple, std::vector<Node*>& states, std::unordered_set<const Node*>& loads) {
  std::unordered_set<const Node*> seen;
  std::vector<Node*> open{&tuple};
  while (!open.empty()) {
    Node* node = open.back();
    open.pop_back();
    if (!node->is_cnode() || !seen.insert(node).second) continue;
    if (node->calls(prim::kLoad)) {
      loads.insert(node);
      continue;
    }
    const Primitive* p = node->primitive();
    const bool is_plain =
        p && (p->is_operator || p == &prim::kMakeTuple || p == &prim::kTupleGetItem || p == &prim::kDepend);
    if (!is_plain || p->effect != Effect::None) return false;
    if (p == &prim::kDepend) {
      if (std::find(states.begin(), states.end(), node->input(2)) == states.end()) states.push_back(node->input(2));
      open.push_back(node->input(1));
    } else {
      open.insert(open.end(), node->inputs().begin() + 1, node->inputs().end());
    }
  }
  return true;
}

/// Does the chain that ends in `state` begin with the graph's first state and follow all of `loads`?
bool follows(Node* state, std::unordered_set<const Node*> loads) {
  for (; state->calls(prim::kUpdateState); state = state->input(1))
    for (size_t i = 2; i < state->inputs().size(); ++i) {
      const Node* waited = state->input(i);
      loads.erase(waited);
      if (waited->calls(prim::kMakeTuple))
        for (const Node* item : waited->inputs()) loads.erase(item);
    }
  return loads.empty() && !state->is_cnode();
}

/// A state that follows the first one and a tuple that waits for another state is that other one: the tuple was a call
/// before it was inlined.
///
///   %5 = Depend(%4, %3)
///   %6 = MakeTuple(%5, %2)             ->     Return(Depend(%2, %3))
///   %7 = UpdateState(U, %6)
///   Return(Depend(%2, %7))
bool forget_tuples(Module& module) {
  bool changed = false;
  const auto users = module.users_of(prim::kUpdateState);
  for (const Use& use : std::vector<Use>(users.begin(), users.end())) {
    Node& state = *use.user;
    if (use.index != 0 || state.inputs().size() != 3 || state.users().empty()) continue;
    if (state.input(1)->is_cnode() || !state.input(2)->calls(prim::kMakeTuple)) continue;
    std::vector<Node*> states;
    std::unordered_set<const Node*> loads;
    if (!states_behind(*state.input(2), states, loads) || states.size() != 1 || states[0] == &state) continue;
    if (states[0]->graph() != state.graph() || states[0]->abstract->kind != state.abstract->kind) continue;
    if (!follows(states[0], std::move(loads))) continue;
    module.replace_uses(state, *states[0]);
    changed = true;
  }
  return changed;
}

}  // namespace

bool load_eliminate(Module& module, PassContext& context) {
  bool changed = forget_first_states(module);
  changed |= forget_tuples(module);
  if (module.users_of(prim::kLoad).empty()) return changed;
  if (changed) context.walk.reset();
  Walk& walk = walk_of(module, context);
  for (FuncGraph* graph : walk.graphs()) changed |= LoadMerger(module, *graph, walk).run();
  return changed;
}

}  // namespace refjit::passes
