#pragma once
// Crossings: how a value gets into or out of a graph that is not the program's own. A graph takes and gives nodes; a
// Symbol may be a structure of nodes, constants and functions. A Crossing says which of its parts are nodes (leaves),
// which stay the same on both sides, and which have no value because the branches disagree; that is an error only when
// somebody reads it, as in MindSpore. Used by ast capture's branches, loops and recursive functions.
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "capture/graph_capture.h"

namespace refjit::capture {

struct Crossing {
  enum class Kind : uint8_t { Same, Leaf, Structure, Choice, Failed };
  Kind kind = Kind::Failed;
  SymbolRef symbol;        ///< Same: the value. Leaf, Structure: the first value met.
  ir::AbstractRef type;    ///< Leaf
  bool is_number = false;  ///< Leaf: a Python number.
  bool is_shared = false;  ///< Every value met since is the same.
  SymbolKind structure = SymbolKind::Null;
  std::vector<Crossing> items;
  std::vector<SymbolRef> functions;  ///< Choice; its one item is their number
  std::vector<vm::Ref> keys;
  std::shared_ptr<const Break> why;  ///< Failed; null: an unbound variable.

  /// The first failed part; null: none.
  const Crossing* failure() const;
  size_t leaf_count() const;
};

class Crossings {
 public:
  explicit Crossings(GraphCapture& graph) : graph_(graph) {}

  bool reverses_texts = false;  ///< Errors name the second value first, as MindSpore's of loops do.

  /// Of one value: all its nodes are leaves.
  Crossing of(const SymbolRef& value);
  /// Of several values in order, as the items of one structure.
  Crossing of(std::span<const SymbolRef> values);
  /// Makes `into` serve `value` as well; true when it had to change. Constants that differ become leaves if they are
  /// numbers of one kind.
  bool join(Crossing& into, const SymbolRef& value);
  bool join(Crossing& into, std::span<const SymbolRef> values);
  /// Makes one crossing of a function and another, of which the running graph chooses; false: they are none, or need
  /// what stands in one side alone.
  bool choose(Crossing& into, const SymbolRef& first, const SymbolRef& second);
  /// After the last join: a node that every value is needs not cross.
  static void settle(Crossing& crossing);

  /// The nodes, in the current graph, that stand for `value`'s leaves.
  Outcome<bool> append_leaves(const Crossing& crossing, const SymbolRef& value, std::vector<ir::Node*>& nodes);
  /// A value whose leaves are `nodes` from `next` on.
  SymbolRef restore(const Crossing& crossing, std::span<ir::Node* const> nodes, size_t& next);
  std::vector<SymbolRef> restore_items(const Crossing& crossing, std::span<ir::Node* const> nodes);
  /// Types of the leaves, in order.
  static void append_types(const Crossing& crossing, std::vector<ir::AbstractRef>& types);

  /// One node that carries all of `nodes` out of the current graph: itself, a tuple, or, when they are the items of one
  /// tuple, that tuple: so a call in tail position stays one.
  ir::Node* pack(std::span<ir::Node* const> nodes);
  /// The nodes that pack() carried.
  std::vector<ir::Node*> unpack(ir::Node* packed, size_t count);
  static ir::AbstractRef packed_type(const Crossing& crossing);

  /// Parameters of `graph` for the leaves of a structure; the leaves of item i are named `names[i]`.
  std::vector<ir::Node*> parameters(ir::FuncGraph& graph, const Crossing& crossing, std::span<const std::string> names);
  /// Makes the leaves of `value` what the current graph returns, after what it has written since `entry`.
  Outcome<bool> finish(const Crossing& crossing, const SymbolRef& value, const Effects::State& entry);
  /// A call of a graph that returns the leaves of `crossing`, and may write or read what is outside.
  SymbolRef call(ir::FuncGraph& callee, std::span<ir::Node* const> arguments, const Crossing& crossing, bool writes,
                 bool reads);

 private:
  SymbolRef expanded(const SymbolRef& value);
  /// Nothing in `function` is a node of a graph that ends before it is called.
  bool outlives(const Symbol& function) const;
  /// `runs`: Python gives it a meaning, and so does MindSpore where it may fall back.
  bool fail(Crossing& into, std::string detail, bool runs = false);
  bool fail_kinds(Crossing& into, const Symbol& first, const Symbol& second);
  bool fail_dtypes(Crossing& into, DType first, DType second);
  bool join_leaf(Crossing& into, const SymbolRef& value);
  /// `into.type` for tensors of the shapes of both; false: it is so already.
  bool join_shapes(Crossing& into, const ir::AnyShape& other);

  GraphCapture& graph_;
};

}  // namespace refjit::capture
