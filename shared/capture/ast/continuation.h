#pragma once
// Continuations of ast capture: what runs after the statement in progress, as a list from the innermost sequence of
// statements to the function's body. A branch on a node that may leave a loop or the function is walked together with
// all that follows it, each side in a graph of its own; what both sides reach becomes one graph that both call (`↓f`),
// found again by the values of the variables that the branch changed. A Region is where such a walk ends: the function,
// or a loop whose value is then the variables that it changed. Private to capture/ast; all of it lives on the C++
// stack.
#include <functional>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

#include "capture/ast/scan.h"
#include "capture/crossing.h"

namespace refjit::capture {

/// What a statement did: went through, or left a loop or the function.
enum class Flow : uint8_t { Next, Break, Continue, Return };

/// Gives a variable a value until the end of the scope.
template <class T>
class Restore {
 public:
  Restore(T& variable, T value) : variable_(variable), old_(std::exchange(variable, std::move(value))) {}
  ~Restore() { variable_ = std::move(old_); }
  Restore(const Restore&) = delete;
  Restore& operator=(const Restore&) = delete;

 private:
  T& variable_;
  T old_;
};

struct Region {
  std::vector<Slot> slots;    ///< Its value: what these hold at its end.
  std::vector<Slot> missing;  ///< Found changed and not among `slots`: it has to be walked again.
  size_t mark = 0;            ///< Of the undo log, at its begin.
};

struct GraphLoop;
struct Sharing;

/// What the end of a loop's body means.
struct Loop {
  enum class Kind : uint8_t { For, While, Graph };
  Kind kind = Kind::For;
  const python::ast::For* for_loop = nullptr;
  const std::vector<SymbolRef>* items = nullptr;
  size_t next = 0;  ///< For: the next item.
  const python::ast::While* while_loop = nullptr;
  size_t depth = 0;  ///< While: of branches, where it began.
  GraphLoop* graph = nullptr;
  Sharing* next_pass = nullptr;  ///< For: where several branches go on with the next item.
};

/// What several branches go on with, as graphs by the signature of the variables.
struct Sharing {
  struct After {
    std::vector<Slot> slots;
    Crossing signature;
    ir::FuncGraph* graph;
    Crossing result;
    bool takes_state = false, writes = false, reads = false, raises = false;
  };
  size_t mark = 0;         ///< Of the undo log, before the branches.
  Effects::State effects;  ///< Before the branches.
  std::vector<Slot> slots;
  std::unordered_set<const void*> known;  ///< What the function could see before the branches.
  std::unordered_set<const void*> dead;   ///< Variables that nothing reads after them.
  std::vector<After> graphs;
};

/// Names for the parameters that carry `slots`.
std::vector<std::string> names_of(const std::vector<Slot>& slots, std::string_view prefix);

struct Continuation {
  const StmtSeq* body = nullptr;
  size_t index = 0;
  Continuation* outer = nullptr;
  Loop* loop = nullptr;  ///< If `body` is a loop's.
  Sharing* sharing = nullptr;
};

/// A loop that becomes graphs: `while test`, or `for` over a range that only the running graph knows.
struct LoopSource {
  const python::ast::Stmt* node = nullptr;
  std::function<Outcome<SymbolRef>()> test;
  std::function<Outcome<bool>()> begin;  ///< Before each pass through the body; may be empty.
  const StmtSeq* body = nullptr;
  const StmtSeq* orelse = nullptr;
  std::vector<Slot> slots;
};

/// One attempt at a loop.
struct GraphLoop {
  const LoopSource* source;
  ir::FuncGraph* header = nullptr;
  std::vector<Slot>* slots;
  Crossing* phis;    ///< What the header takes.
  Crossing* result;  ///< What it gives, once `is_resolved`.
  bool* is_resolved;
  bool is_function = false;           ///< A `return` inside: its value is the function's.
  bool is_changed = false;            ///< phis, slots or result had to become wider: again.
  std::vector<ir::Node*> parameters;  ///< Of the header, the state included.
  std::vector<Slot> missing;          ///< Changed in the body and not among `slots`.
  Continuation* rest = nullptr;
  size_t mark = 0;
  // The body may write: then the header takes the state of effects as its last parameter.
  bool takes_state = false;
  bool needs_state = false;  ///< Found: again, with `takes_state`.
  Effects::State entry;      ///< At the begin of the header.
};

}  // namespace refjit::capture
