// insert_tensor_move: a Load only names its Ref's memory, so what reads it must run before the next write. Operators
// that read are attached to the state that the write takes; where a reader cannot come first, the value is copied. How
// much is copied beyond that, MS_DEV_SIDE_EFFECT_LOAD_ELIM says as recorded from MindSpore 2.7.0: 0 copies at every
// Load, 1 (and unset) where a graph loads one Ref more than once, 2 where it may also be written after the first of
// these Loads, 3 never: then a write between Load and reader gives wrong results. What a graph is given it may keep
// while another graph writes: such a Load is copied as well. Needs: lift.
//
//   %0 = Load(%para1_w, U)                       %0 = Load(%para1_w, U)
//   %1 = UpdateState(U, %0)                      %1 = TensorMove(%0)
//   %2 = PrimFunc_Neg(%0)                 ->     %2 = PrimFunc_Neg(%1)
//   %3 = PrimFunc_Assign(%para1_w, %x, %1)       %3 = UpdateState(U, %1, %2)
//                                                %4 = PrimFunc_Assign(%para1_w, %x, %3)
#include <algorithm>
#include <numeric>
#include <optional>
#include <queue>
#include <unordered_map>
#include <unordered_set>

#include "ir/closures.h"
#include "ops/op.h"
#include "passes/pass.h"

namespace refjit::passes {

using namespace ir;

namespace {

bool is_memory_state(const Node& node) { return node.abstract && node.abstract->kind == AbstractKind::Monad; }

/// Input of `node` that is the state it starts from; 0 when it has none.
size_t state_input(const Node& node) {
  for (size_t i = node.inputs().size(); i-- > 1;)
    if (is_memory_state(*node.input(i))) return i;
  return 0;
}

bool is_write(const Node& node) { return node.primitive() && ops::op_of(*node.primitive()) && state_input(node) != 0; }

/// As `state_input`, of what may write or call a graph that does; 0 for what only names or waits for a state.
size_t state_to_write(const Node& node) {
  const bool is_named = node.calls(prim::kLoad) || node.calls(prim::kUpdateState) || node.calls(prim::kDepend);
  return is_named ? 0 : state_input(node);
}

/// Handed to a graph.
bool is_argument(const Use& use) {
  return use.user->is_cnode() && ((!use.user->primitive() && use.index > 0) || use.user->calls(prim::kPartial));
}

class Readers {
 public:
  /// `others_write`: other graphs of the program do.
  Readers(Module& module, FuncGraph& graph, int elimination, bool others_write)
      : module_(module), graph_(graph), elimination_(elimination), others_write_(others_write) {}

  bool run() {
    const std::vector<Node*> order = order_without_closures(graph_);
    for (Node* node : order) visit(*node);
    if (sources_.empty()) return false;
    for (Node* node : order) order_readers(*node);
    for (Node* node : order)
      if (elimination_ < 3 && node->calls(prim::kUpdateState)) wait_for_tuples(*node);
    copy_loads();
    return changed_;
  }

 private:
  using Waiting = std::pair<size_t, size_t>;  ///< A state, and the place of a Load in `loads`.
  /// What needs `first`, a state or what writes after it, and no later state: looked for once asked.
  struct Followers {
    Followers(const Readers& readers, const Node& node) : first(node), level(readers.level_) {}

    bool has(const Node& node) {
      const auto begin = level.find(&first), at = level.find(&node);
      if (begin == level.end() || at == level.end() || at->second < begin->second) return false;
      if (found.empty()) find(begin->second | 1);
      return found.count(&node) != 0;
    }

    const Node& first;

   private:
    void find(size_t last) {
      std::vector<const Node*> open{&first};
      found.insert(&first);
      while (!open.empty()) {
        const Node* next = open.back();
        open.pop_back();
        for (const Use& use : next->users()) {
          const auto at = level.find(use.user);
          if (at != level.end() && at->second <= last && found.insert(use.user).second) open.push_back(use.user);
        }
      }
    }

    const std::unordered_map<const Node*, size_t>& level;
    std::unordered_set<const Node*> found;
  };
  struct Reads {
    std::vector<Node*> loads;
    /// Loads that have readers to look at, each with the state from which on a write finds something to do.
    std::priority_queue<Waiting, std::vector<Waiting>, std::greater<Waiting>> waiting;
    size_t first = 0;  ///< Number of writes in the graph before the first Load.
    bool must_copy = false;
  };

  /// Levels: even ones of the states along their chain, between two of them that of what writes after the first; any
  /// other node has the highest of what it needs. So no node needs one of a higher level.
  void visit(const Node& node) {
    size_t level = 0;
    for (const Node* input : node.inputs()) {
      auto at = level_.find(input);
      if (at != level_.end()) level = std::max(level, at->second);
    }
    if (node.calls(prim::kUpdateState)) {
      level = (level | 1) + 1;
    } else if (const size_t state = state_to_write(node)) {
      level = std::max(level, level_[node.input(state)] | 1);
    }
    level_[&node] = level;
    if (node.calls(prim::kLoad)) {
      Reads& reads = reads_[node.input(1)];
      if (reads.loads.empty()) {
        reads.first = writes_;
        sources_.push_back(node.input(1));
      }
      reads.waiting.push({state_of(node), reads.loads.size()});
      reads.loads.push_back(const_cast<Node*>(&node));
      const auto users = node.users();
      reads.must_copy = reads.must_copy || (others_write_ && std::any_of(users.begin(), users.end(), is_argument));
    } else if (state_input(node) != 0 && !node.calls(prim::kUpdateState)) {
      ++writes_;
    }
  }

  /// Before `write`, which takes a Ref and a state, comes what reads an earlier Load of that Ref.
  void order_readers(Node& write) {
    const size_t state = state_to_write(write);
    if (state == 0) return;
    Followers after_write(*this, write);
    if (auto at = started_.find(write.input(state)); at != started_.end() && !after_write.has(*at->second))
      module_.set_input(write, state, at->second);
    const size_t now = state_of(*write.input(state));
    std::vector<Node*> first;
    std::vector<std::pair<Reads*, Waiting>> later;
    std::unordered_set<const Node*> refs;  // a Load of these starts at the very state that the write takes?
    for (Node* ref : write.inputs()) {
      auto at = reads_.find(ref);
      if (at == reads_.end()) continue;
      refs.insert(ref);
      Reads& reads = at->second;
      std::vector<size_t> loads;
      for (; !reads.waiting.empty() && reads.waiting.top().first <= now; reads.waiting.pop())
        loads.push_back(reads.waiting.top().second);
      std::sort(loads.begin(), loads.end());
      for (const size_t i : loads)
        if (const auto next = first_readers(reads, *reads.loads[i], after_write, now, first))
          later.push_back({&reads, {*next, i}});
    }
    for (const auto& [reads, waiting] : later) reads->waiting.push(waiting);
    if (first.empty() || elimination_ >= 3) return;
    const Node& before = *write.input(state);
    const auto users = before.users();
    const bool has_loads = std::any_of(users.begin(), users.end(), [&](const Use& use) {
      return use.index == 2 && use.user->calls(prim::kLoad) && level_.count(use.user) != 0 &&
             refs.count(use.user->input(1)) != 0;
    });
    Followers after_state(*this, before);
    attach(write, state, first,
           has_loads || std::any_of(first.begin(), first.end(), [&](const Node* n) { return after_state.has(*n); }));
  }

  /// Appends to `first` what reads `load` and can come before the write that `after_write` follows, whose state is
  /// `now`. Gives the state from which on there is more to do for this Load.
  std::optional<size_t> first_readers(Reads& reads, const Node& load, Followers& after_write, size_t now,
                                      std::vector<Node*>& first) {
    std::optional<size_t> next;
    for (const Use& use : load.users()) {
      Node* reader = use.user;
      if (reader->calls(prim::kUpdateState) || reader->graph() != &graph_) continue;
      const bool is_operator = reader->primitive() && ops::op_of(*reader->primitive());
      const size_t needed = is_operator ? state_of(*reader) : 0;
      if (reader == &after_write.first || needed > now || (is_operator && after_write.has(*reader))) {
        reads.must_copy = reads.must_copy || reader != &after_write.first;
        next = std::min(next.value_or(needed), needed);
      } else if (!is_operator) {
        reads.must_copy = true;
      } else if (attached_.insert(reader).second) {
        first.push_back(reader);
      }
    }
    return next;
  }

  /// Operators of this graph that take a tuple with `load` in it.
  std::vector<Node*> tuple_readers(const Node& load) const {
    std::vector<Node*> readers;
    for (const Use& use : load.users()) {
      if (!use.user->calls(prim::kMakeTuple)) continue;
      for (const Use& read : use.user->users()) {
        const bool is_operator = read.user->primitive() && ops::op_of(*read.user->primitive());
        if (is_operator && read.user->graph() == &graph_) readers.push_back(read.user);
      }
    }
    return readers;
  }

  /// Operators that read a Load from a tuple run before the state that follows the Load, too, where they can: so
  /// MindSpore has a sum of Loads that no write follows.
  void wait_for_tuples(Node& state) {
    std::vector<Node*> inputs(state.inputs().begin(), state.inputs().end());
    const size_t known = inputs.size();
    for (size_t i = 2; i < known; ++i) {
      if (!inputs[i]->calls(prim::kLoad)) continue;
      for (Node* reader : tuple_readers(*inputs[i])) {
        const bool is_there = std::find(inputs.begin(), inputs.end(), reader) != inputs.end();
        if (!is_there && level_[reader] < level_[&state] && attached_.insert(reader).second) inputs.push_back(reader);
      }
    }
    if (inputs.size() > known) replace_state(state, std::move(inputs));
  }

  /// The number of the state that `node` is, or of the latest that it needs.
  size_t state_of(const Node& node) { return level_[&node] / 2; }

  void replace_state(Node& before, std::vector<Node*> inputs) {
    Node* after = make_state(before, std::move(inputs));
    level_[after] = level_[&before];
    module_.replace_uses(before, *after);
    changed_ = true;
  }

  /// `is_new`: the state that the readers make is another one than that which the write took.
  void attach(Node& write, size_t state, const std::vector<Node*>& readers, bool is_new) {
    Node* before = write.input(state);
    size_t level = level_[before];
    for (const Node* reader : readers) level = std::max(level, level_[reader]);
    is_new = is_new || !before->calls(prim::kUpdateState) || level > level_[before];
    std::vector<Node*> inputs;
    if (!is_new) {
      inputs.assign(before->inputs().begin(), before->inputs().end());
    } else {
      inputs = {module_.primitive_node(prim::kUpdateState), before};
    }
    const size_t known = inputs.size();
    for (Node* reader : readers)
      if (std::find(inputs.begin(), inputs.end(), reader) == inputs.end()) inputs.push_back(reader);
    if (inputs.size() == known) return;
    if (!is_new) {
      replace_state(*before, std::move(inputs));
      return;
    }
    Node* after = make_state(*before, std::move(inputs));
    level_[after] = level;
    module_.set_input(write, state, after);
    started_[before] = after;
    changed_ = true;
  }

  Node* make_state(const Node& like, std::vector<Node*> inputs) {
    Node* made = module_.add_cnode(graph_, std::move(inputs));
    made->abstract = like.abstract;
    made->scope = like.scope;
    made->spans = like.spans;
    return made;
  }

  bool is_copied(const Reads& reads) const {
    if (elimination_ == 0) return true;
    if (elimination_ >= 3) return false;
    if (reads.must_copy) return true;
    return reads.loads.size() > 1 && (elimination_ == 1 || reads.first < writes_);
  }

  void copy_loads() {
    const ops::OpDef* move = ops::find_op("TensorMove");
    for (Node* source : sources_) {
      const Reads& reads = reads_[source];
      if (!is_copied(reads)) continue;
      for (Node* load : reads.loads) {
        const std::vector<Use> users(load->users().begin(), load->users().end());
        if (std::all_of(users.begin(), users.end(), [&](const Use& use) { return use.user->calls(*move); })) continue;
        Node* copy = module_.add_cnode(graph_, *move, std::span(&load, 1));
        copy->abstract = load->abstract;
        copy->scope = load->scope;
        copy->spans = load->spans;
        for (const Use& use : users) module_.set_input(*use.user, use.index, copy);
        changed_ = true;
      }
    }
  }

  Module& module_;
  FuncGraph& graph_;
  const int elimination_;  ///< MS_DEV_SIDE_EFFECT_LOAD_ELIM.
  const bool others_write_;
  std::unordered_map<const Node*, size_t> level_;
  std::unordered_map<const Node*, Reads> reads_;
  std::vector<Node*> sources_;  ///< Refs in the order of their first Loads.
  std::unordered_set<const Node*> attached_;
  std::unordered_map<const Node*, Node*> started_;  ///< By state: the new one that readers made of it.
  size_t writes_ = 0;
  bool changed_ = false;
};

/// Loads that one state waits for stand in a tuple, as MindSpore has them.
bool pack_loads(Module& module, FuncGraph& graph) {
  bool changed = false;
  for (Node* state : order_without_closures(graph)) {
    if (!state->calls(prim::kUpdateState) || state->inputs().size() < 4) continue;
    const std::vector<Node*> waits(state->inputs().begin() + 2, state->inputs().end());
    if (!std::all_of(waits.begin(), waits.end(), [](const Node* node) { return node->calls(prim::kLoad); })) continue;
    std::vector<AbstractRef> types;
    for (const Node* load : waits) types.push_back(load->abstract);
    Node* tuple = module.add_cnode(graph, prim::kMakeTuple, waits);
    tuple->abstract = Abstract::tuple(std::move(types));
    Node* packed = module.add_cnode(graph, {state->input(0), state->input(1), tuple});
    packed->abstract = state->abstract;
    tuple->scope = packed->scope = state->scope;
    tuple->spans = packed->spans = state->spans;
    module.replace_uses(*state, *packed);
    changed = true;
  }
  return changed;
}

}  // namespace

bool insert_tensor_move(Module& module, PassContext& context) {
  if (module.users_of(prim::kLoad).empty()) return false;
  bool changed = false;
  const std::vector<FuncGraph*> graphs = reachable_graphs(*module.root);
  std::vector<size_t> writes;
  for (const FuncGraph* graph : graphs) {
    const std::vector<Node*> order = order_without_closures(*graph);
    writes.push_back(
        static_cast<size_t>(std::count_if(order.begin(), order.end(), [](const Node* n) { return is_write(*n); })));
  }
  const size_t all = std::accumulate(writes.begin(), writes.end(), size_t{0});
  for (size_t i = 0; i < graphs.size(); ++i) {
    changed |= Readers(module, *graphs[i], context.load_elimination, all > writes[i]).run();
    changed |= pack_loads(module, *graphs[i]);
  }
  return changed;
}

}  // namespace refjit::passes
