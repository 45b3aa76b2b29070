#pragma once
// Effects of ast capture, ordered by data as MindSpore's auto_monad orders them: a tensor from outside is read by a
// Load under the memory state U, an operator that writes takes the state with all reads before it and gives a new one.
// Branches and loops take the state as they take variables. What turns out to be never written is read directly: seal()
// removes its Loads. Programs without effects are captured without any of this: the first write asks for another
// capture. Part of GraphCapture; used by capture/ast.
#include <map>
#include <span>
#include <unordered_set>
#include <utility>
#include <vector>

#include "ir/builder.h"

namespace refjit::capture {

class GraphCapture;

class Effects {
 public:
  explicit Effects(GraphCapture& graph) : graph_(graph) {}

  /// What the next read or write follows. Branches begin with a copy of it.
  struct State {
    ir::Node* memory = nullptr;      ///< U; null where effects are not tracked.
    std::vector<ir::Node*> readers;  ///< Since `memory`: Loads, and calls of graphs that read.

    bool reads_more_than(const State& other) const {
      return memory == other.memory && readers.size() > other.readers.size();
    }
  };

  /// From here on effects are ordered: ast capture, at its begin, once it is known to be needed.
  void track();
  bool is_tracked() const { return initial_ != nullptr; }
  State state;

  /// The value of one of the program's parameters now.
  ir::Node* read(ir::Node& parameter);
  /// After a node that writes `parameters`; its last operand was `before_write()`.
  void written(ir::Node& writer, std::span<ir::Node* const> parameters);
  /// After a node that acts outside the program; its last operand was `before_write()`.
  void acted(ir::Node& actor);
  /// The state with all reads so far, for an operator that writes or a graph that may.
  ir::Node* before_write();
  /// After a call of graphs that may have written since `before`, or only read.
  void called(ir::Node& call, const State& before, bool writes, bool reads);
  /// The call of a graph that wrote last and gives nothing else; null: none.
  ir::Node* last_call() const;
  /// `output` of the current graph, after all that was written since `entry`.
  ir::Node* finished(ir::Node* output, const State& entry);
  /// A parameter of `graph` that carries the state.
  ir::Node* state_parameter(ir::FuncGraph& graph);
  /// The end of the program: `result` after everything, without the Loads that were not needed.
  ir::Node* seal(ir::Node* result);
  bool has_writes() const { return !written_.empty(); }
  bool is_written(const ir::Node& parameter) const { return written_.count(&parameter) != 0; }
  /// Writes, or nodes that act outside the program.
  bool has_any() const { return has_writes() || acts_; }

 private:
  ir::Node* update(std::span<ir::Node* const> nodes);
  void remove_load(ir::Node& load);
  void name_io();
  ir::Node* split_io(ir::Node* result);

  GraphCapture& graph_;
  ir::Node* initial_ = nullptr;  ///< U at the begin of the program.
  std::vector<ir::Node*> loads_;
  /// Places among `state.readers` of a parameter's Loads after one state; branches may each have made one.
  std::map<std::pair<const ir::Node*, const ir::Node*>, std::vector<size_t>> read_places_;
  std::unordered_set<const ir::Node*> written_;
  bool acts_ = false;
};

/// Effects within its life are ordered among themselves; then the state is again what it was.
class EffectsScope {
 public:
  explicit EffectsScope(Effects& effects) : effects_(effects), before_(effects.state) {}
  ~EffectsScope() { effects_.state = before_; }
  EffectsScope(const EffectsScope&) = delete;
  EffectsScope& operator=(const EffectsScope&) = delete;

  bool has_written() const { return effects_.state.memory != before_.memory; }
  const Effects::State& before() const { return before_; }

 private:
  Effects& effects_;
  Effects::State before_;
};

}  // namespace refjit::capture
