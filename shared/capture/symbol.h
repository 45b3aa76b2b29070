#pragma once
// Symbols: guest values as capture sees them. A Symbol is a constant (any guest object known now), a graph node (a
// tensor or number known when the graph runs), or a structure of symbols (tuple, list, dict, slice), a function made
// during capture, or a method bound to a symbol. The evaluator (evaluator.h) computes with them; both ast and bytecode
// capture drive it, which is why they make the same graphs. Lists and dicts made during capture are shared by
// reference, so aliases see each other's changes as in Python.
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "capture/outcome.h"
#include "capture/source.h"
#include "ir/graph.h"
#include "vm/value.h"

namespace refjit::python {
struct CodeObject;
}

namespace refjit::capture {

struct Symbol;
using SymbolRef = std::shared_ptr<Symbol>;

/// A variable shared between a function and its closures.
struct SymbolCell {
  SymbolRef value;   ///< Null: unbound.
  vm::Ref outside;   ///< The cell object, if it existed before capture (bytecode).
  SourceRef source;  ///< Where that object stands; null: it is always the same one.
};

enum class SymbolKind : uint8_t {
  Constant,  ///< `value`
  Node,      ///< `node`: a tensor, or a number that is only known at run time (mutable)
  Tuple,     ///< `items`
  List,      ///< `items`
  Dict,      ///< `keys` (constants) and `items`
  Set,       ///< `keys` (constants)
  Slice,     ///< `items`: start, stop, step
  Function,  ///< `code`, `globals`, `defaults`, `keyword_defaults`, `cells`: made by def or lambda during capture
  Method,    ///< `function` bound to `self`
  Iterator,  ///< `items` from `position` on; with `function`, a list where it leaves an ast graph
  Stream,  ///< Lazy, of bytecode capture: `value` is map, filter, zip, enumerate or list_iterator, `items` what it was
           ///< made of (evaluator_iterators.cpp)
  Cell,    ///< A cell object on the operand stack: `cells[0]`
  Gradient,   ///< grad(fn, ...): `items` are fn, positions, weights, options (evaluator_grad.cpp)
  Unread,     ///< `value` from outside at `source`, nothing known about it yet; `resolved` once it is (heap.h)
  Opaque,     ///< `value` of `source`, of which only the type is known: an iterator
  Generator,  ///< A suspended activation of a generator: `state`
  Text,       ///< A string that only the running graph knows: the str() of `items`, one after another (ast)
  Partial,    ///< functools.partial made in the graph: `function`, `items`, `keyword_defaults`; `value`: its type
  Super,      ///< super(): attributes of the classes behind `function` in the mro of `self`
  Null,       ///< The operand stack's NULL; with `poison`, a variable that has no value here.
};

/// How often the undo log holds a symbol: a copy of the symbol is not in the log.
struct LogCount {
  size_t value = 0;
  LogCount() = default;
  LogCount(const LogCount&) {}
  LogCount& operator=(const LogCount&) { return *this; }
};

struct Symbol {
  SymbolKind kind = SymbolKind::Null;
  vm::Ref value;
  ir::Node* node = nullptr;
  std::vector<SymbolRef> items;
  std::vector<vm::Ref> keys;
  SourceRef source;  ///< Where it came from, if from outside; null for what capture made.

  // Function
  std::shared_ptr<const python::CodeObject> code;
  vm::Ref globals;
  std::vector<SymbolRef> defaults;
  std::vector<std::pair<std::string, SymbolRef>> keyword_defaults;
  std::vector<std::shared_ptr<SymbolCell>> cells;
  // Method
  SymbolRef function;
  SymbolRef self;
  // Iterator
  size_t position = 0;
  // Unread
  SymbolRef resolved;
  // Generator: what the engine needs to go on; only replaced, never changed, so that it can be put back
  std::shared_ptr<const void> state;
  size_t born = 0;  ///< Step of the captured frame that made a symbol which perhaps cannot outlive the graph.

  bool is_number = false;               ///< Node: a Python int, float or bool (rank 0), not a tensor.
  std::shared_ptr<const Break> poison;  ///< Null: why reading it fails.

  bool is_outside = false;    ///< A structure that existed before capture: the graph must not change it.
  bool is_unloaded = false;   ///< List, Dict, Set from outside: `items` and `keys` are only what was added (heap.h).
  bool is_pinned = false;     ///< Constant from outside: guarded by identity, not by type alone (heap.h).
  bool is_made = false;       ///< Constant: stands for an instance that the graph makes; its attributes are in the log.
  bool is_formatted = false;  ///< Constant: the text of `"..." % values`, with which a whole print is Python's.
  vm::Ref places;             ///< Dict, Set: where each of many keys stands (key_places.h).
  uint64_t appended_in = 0;   ///< Undo generation in which only its size and position before were saved.
  uint64_t changed_in = 0;    ///< Undo generation in which this symbol was last saved (graph_capture.h).
  LogCount logged;            ///< References from the undo log.

  bool is_constant() const { return kind == SymbolKind::Constant; }
  bool is_node() const { return kind == SymbolKind::Node; }
  bool is_null() const { return kind == SymbolKind::Null; }
  bool is_sequence() const { return kind == SymbolKind::Tuple || kind == SymbolKind::List; }

  static SymbolRef constant(vm::Ref value, SourceRef source = nullptr);
  static SymbolRef of_node(ir::Node* node);
  static SymbolRef number(ir::Node* node);
  static SymbolRef poisoned(std::shared_ptr<const Break> why);
  static SymbolRef tuple(std::vector<SymbolRef> items);
  static SymbolRef list(std::vector<SymbolRef> items);
  static SymbolRef dict(std::vector<vm::Ref> keys, std::vector<SymbolRef> items);
  static SymbolRef set(std::vector<vm::Ref> keys);
  static SymbolRef text(std::vector<SymbolRef> items);
  static SymbolRef slice(SymbolRef start, SymbolRef stop, SymbolRef step);
  static SymbolRef method(SymbolRef function, SymbolRef self);
  static SymbolRef iterator(std::vector<SymbolRef> items);
  static SymbolRef null();
};

/// Structures made during capture anew, so that later changes of them (or undoing changes) do not reach the copy.
SymbolRef detached(const SymbolRef& symbol);

}  // namespace refjit::capture
