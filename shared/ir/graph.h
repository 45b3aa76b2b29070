#pragma once
// MindIR in memory. A Module owns, in one arena, FuncGraphs and their nodes; a node is a Parameter, a CNode (apply) or
// a ValueNode (constant, primitive, graph). Graphs are values; a graph that uses a node of another is a closure, and
// recursion makes loops, so a Module may be cyclic. Captures build modules through ir/builder.h, passes change them in
// place, the planner reads them. Semantics: values are immutable, evaluation order is free except along monad edges
// (UpdateState, Load, Depend); only a Ref changes, and only through effect nodes.
// Invariants: every CNode's inputs[0] is its callee; users lists mirror inputs exactly (only `set_input`,
// `replace_uses` and the Module's makers change inputs); every node has an abstract value after inference.
#include <cstdint>
#include <deque>
#include <memory>
#include <span>
#include <string>
#include <unordered_map>
#include <variant>
#include <vector>

#include "base/span.h"
#include "ir/abstract.h"
#include "ir/primitive.h"

namespace refjit::ir {

class Module;
class FuncGraph;

enum class NodeKind : uint8_t { Parameter, CNode, ValueNode };

/// A use of a node: input `index` of `user`.
struct Use {
  Node* user;
  uint32_t index;
};

/// A value constant. Tensors share storage; tuples are their abstract value (`Abstract` with constants).
struct Constant {
  std::variant<const Primitive*, FuncGraph*, AbstractRef> value;

  const Primitive* primitive() const {
    auto* p = std::get_if<const Primitive*>(&value);
    return p ? *p : nullptr;
  }
  FuncGraph* graph() const {
    auto* p = std::get_if<FuncGraph*>(&value);
    return p ? *p : nullptr;
  }
  /// Null for primitives and graphs.
  const Abstract* abstract() const {
    auto* p = std::get_if<AbstractRef>(&value);
    return p ? p->get() : nullptr;
  }
};

class Node {
 public:
  NodeKind kind() const { return kind_; }
  bool is_parameter() const { return kind_ == NodeKind::Parameter; }
  bool is_cnode() const { return kind_ == NodeKind::CNode; }
  bool is_value() const { return kind_ == NodeKind::ValueNode; }
  uint32_t id() const { return id_; }
  /// Owner; null for ValueNodes.
  FuncGraph* graph() const { return graph_; }

  std::span<Node* const> inputs() const { return inputs_; }
  Node* input(size_t i) const { return inputs_[i]; }
  /// Inputs without the callee.
  std::span<Node* const> arguments() const { return std::span<Node* const>(inputs_).subspan(1); }
  /// The callee when it is a primitive, else null. Null for non-CNodes.
  const Primitive* primitive() const;
  /// The callee when it is a graph constant, else null.
  FuncGraph* callee_graph() const;
  bool calls(const Primitive& p) const { return primitive() == &p; }
  /// A state that orders effects, U or IO; false before inference.
  bool is_monad() const { return abstract && abstract->is_monad(); }

  const Constant& constant() const { return constant_; }  ///< ValueNodes.
  std::span<const Use> users() const { return users_; }

  AbstractRef abstract;      ///< Null before inference.
  std::string name;          ///< Parameters: the source name ("a"); else may be empty.
  std::string scope;         ///< MindSpore's "Fullname with scope" prefix; "Default" when empty.
  std::vector<Span> spans;   ///< Source, as base/program_place.h has it; passes keep or join them.
  bool has_default = false;  ///< Parameters of the program that carry a weight (`: has_default` in listings).
  uint32_t mark = 0;         ///< Scratch for graph walks: see Module::next_mark().
  int64_t scratch = 0;       ///< Scratch for one pass; meaningless between passes.

  /// False once removed from its Module.
  bool is_live() const { return is_live_; }

 private:
  friend class Module;
  bool is_live_ = true;
  NodeKind kind_ = NodeKind::ValueNode;
  uint32_t id_ = 0;
  FuncGraph* graph_ = nullptr;
  std::vector<Node*> inputs_;
  std::vector<uint32_t> slots_;  ///< inputs_[i]->users_[slots_[i]] is {this, i}: a use is removed in constant time.
  std::vector<Use> users_;
  Constant constant_;
};

class FuncGraph {
 public:
  uint32_t id() const { return id_; }
  std::span<Node* const> parameters() const { return parameters_; }
  /// The Return CNode; null while under construction.
  Node* return_node() const { return return_; }
  /// What Return returns.
  Node* output() const;
  /// Does a node call it or take it?
  bool is_named() const { return value_node_ && !value_node_->users().empty(); }
  Module& module() const { return *module_; }

  std::string name;  ///< "f", "↓f" ... as MindSpore names subgraphs.
  Span span;
  bool is_lazy_inline = false;

 private:
  friend class Module;
  uint32_t id_ = 0;
  Module* module_ = nullptr;
  std::vector<Node*> parameters_;
  Node* return_ = nullptr;
  Node* value_node_ = nullptr;
};

/// Owner of graphs and nodes. Not copyable: passes change it in place.
class Module {
 public:
  Module() = default;
  Module(const Module&) = delete;
  Module& operator=(const Module&) = delete;

  FuncGraph* add_graph(std::string name);
  Node* add_parameter(FuncGraph& graph, std::string name);
  /// `inputs[0]` is the callee.
  Node* add_cnode(FuncGraph& graph, std::vector<Node*> inputs);
  Node* add_cnode(FuncGraph& graph, const Primitive& primitive, std::span<Node* const> arguments);
  Node* add_value(Constant constant);
  Node* primitive_node(const Primitive& primitive);  ///< One shared ValueNode a primitive.
  /// Who calls or takes the primitive; unlike primitive_node(), it makes no node where there is none.
  std::span<const Use> users_of(const Primitive& primitive) const;
  Node* graph_node(FuncGraph& graph);  ///< One shared ValueNode a graph: its users are the graph's.
  Node* constant_node(AbstractRef constant);
  /// Makes or redirects the graph's Return.
  void set_output(FuncGraph& graph, Node* output);

  void set_input(Node& user, size_t index, Node* input);
  /// All uses of `from` become uses of `to`.
  void replace_uses(Node& from, Node& to);
  /// Drops a node without users from the graph (its own inputs lose a use). The arena keeps its bytes.
  void remove(Node& node);
  void remove_parameter(FuncGraph& graph, size_t index);

  FuncGraph* root = nullptr;
  std::span<FuncGraph* const> graphs() const { return graphs_; }
  /// Drops graphs that cannot be reached from root.
  void remove_unreachable_graphs();
  /// A fresh mark for `Node::mark`: equal means visited in this walk.
  uint32_t next_mark() { return ++mark_; }
  /// Live nodes of all kinds, and live CNodes.
  size_t node_count() const { return live_nodes_; }
  size_t cnode_count() const { return live_cnodes_; }
  /// Every Node::id() is below this: for tables by id.
  uint32_t id_limit() const { return next_node_id_; }
  uint32_t graph_id_limit() const { return next_graph_id_; }
  /// Calls `f(Node&)` for each live node, in order of creation; nodes made meanwhile are visited too.
  template <class F>
  void for_each_node(F&& f) {
    for (size_t i = 0; i < nodes_.size(); ++i)
      if (nodes_[i].is_live_) f(nodes_[i]);
  }
  /// Removes every CNode and ValueNode whose `mark` differs; all users of a removed node must be unmarked as well.
  void remove_unmarked(uint32_t mark);

 private:
  std::deque<Node> nodes_;
  std::deque<FuncGraph> graph_arena_;
  std::vector<FuncGraph*> graphs_;
  void add_use(Node& user, uint32_t index, Node* input);
  void drop_use(Node& user, uint32_t index);
  void drop_inputs(Node& node);
  void retire(Node& node);
  Node& make_node(NodeKind kind, FuncGraph* graph);

  std::unordered_map<const Primitive*, Node*> primitive_nodes_;
  uint32_t mark_ = 0;
  size_t live_nodes_ = 0;
  size_t live_cnodes_ = 0;
  uint32_t next_node_id_ = 0;
  uint32_t next_graph_id_ = 0;
};

/// CNodes of `graph` in MindSpore's listing order: depth first from Return through inputs, operands before users, each
/// once; a closure's free variables count as its operands. Iterative. Nodes of other graphs are not entered.
std::vector<Node*> topological_order(const FuncGraph& graph);

/// Graphs reachable from `root` (itself first), in the order in which a listing of each graph's CNodes meets them. A
/// graph is reached when its ValueNode is an input. Iterative.
std::vector<FuncGraph*> reachable_graphs(const FuncGraph& root);

}  // namespace refjit::ir
