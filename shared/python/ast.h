#pragma once
// The syntax tree: CPython 3.11's `ast`, one struct a node, fields under CPython's names (rows in ast.def). Made by
// parse() (python.h); read by the compiler, by dump_ast and by ast capture. Invariant: a tree is immutable and lives as
// long as its Ast; nodes are arena-allocated, trivially destructible and point only into that Ast. Recursion over a
// tree is safe in both builds except along the four unbounded spines: BinOp.left, Attribute/Subscript.value, Call.func
// and the elif chain (an If alone in If.orelse); walk those with a loop.
#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "base/span.h"
#include "python/const.h"

namespace refjit::python {

namespace ast {

enum class Kind : uint8_t {
#define REFJIT_NODE(Struct, Base, name, fields) Struct,
#include "python/ast.def"
#undef REFJIT_NODE
};

enum class BoolOperator : uint8_t { And, Or };
enum class Operator : uint8_t {
  Add,
  Sub,
  Mult,
  MatMult,
  Div,
  Mod,
  Pow,
  LShift,
  RShift,
  BitOr,
  BitXor,
  BitAnd,
  FloorDiv,
};
enum class UnaryOperator : uint8_t { Invert, Not, UAdd, USub };
enum class CmpOperator : uint8_t { Eq, NotEq, Lt, LtE, Gt, GtE, Is, IsNot, In, NotIn };
enum class Context : uint8_t { Load, Store, Del };

/// An interned name: equal names of one Ast share their characters. data() == nullptr means "absent".
using Identifier = std::string_view;
inline bool is_set(Identifier name) { return name.data() != nullptr; }

/// A piece of text; data() == nullptr means "absent".
struct Text : std::string_view {
  using std::string_view::string_view;
};

template <class T>
using Ptr = const T*;
using ConstPtr = const Const*;

/// An immutable array in the arena.
template <class T>
struct Seq {
  const T* items = nullptr;
  uint32_t count = 0;

  const T* begin() const { return items; }
  const T* end() const { return items + count; }
  uint32_t size() const { return count; }
  bool empty() const { return count == 0; }
  const T& operator[](size_t i) const { return items[i]; }
  const T& front() const { return items[0]; }
  const T& back() const { return items[count - 1]; }
};

struct Node {
  Kind kind{};
  uint32_t number = 0;  ///< Its place among the nodes of its Ast, from 0: an index for side tables.
  Span span;  ///< As CPython's lineno, col_offset, end_lineno, end_col_offset (for decorated defs: without the
              ///< decorators).
};
/// Bases that say where a node may stand.
struct Stmt : Node {};
struct Expr : Node {};
struct Pattern : Node {};

#define REFJIT_NODE(Struct, Base, name, fields) struct Struct;
#include "python/ast.def"
#undef REFJIT_NODE

#define REFJIT_FIELD(type, name) type name{};
#define REFJIT_NODE(Struct, Base, name, fields) \
  struct Struct : Base {                        \
    static constexpr Kind kKind = Kind::Struct; \
    fields                                      \
  };
#include "python/ast.def"
#undef REFJIT_NODE
#undef REFJIT_FIELD

/// The node as a T if it is one, else nullptr. A null node gives nullptr.
template <class T>
const T* cast(const Node* node) {
  return node && node->kind == T::kKind ? static_cast<const T*>(node) : nullptr;
}
/// The node as a T; its kind must be T's.
template <class T>
const T& as(const Node& node) {
  return static_cast<const T&>(node);
}
template <class T>
bool is(const Node* node) {
  return node && node->kind == T::kKind;
}

/// CPython's name of the node class: "BinOp", "arguments", ...
std::string_view kind_name(Kind kind);
/// CPython's name of an operator class ("Add") and its source text ("+").
std::string_view operator_name(Operator op);
std::string_view operator_text(Operator op);
std::string_view operator_name(BoolOperator op);
std::string_view operator_name(UnaryOperator op);
std::string_view operator_name(CmpOperator op);
std::string_view operator_text(CmpOperator op);

/// Appends the node's direct children, in field order, absent ones left out. For walks that treat all kinds alike.
void append_children(const Node& node, std::vector<const Node*>& out);

}  // namespace ast

/// A parsed source text and everything its nodes point to.
class Ast {
 public:
  explicit Ast(FileId file) : file_(file) {}
  Ast(const Ast&) = delete;
  Ast& operator=(const Ast&) = delete;

  /// Module, Interactive or Expression.
  const ast::Node* root() const { return root_; }
  FileId file() const { return file_; }
  /// Number of nodes; every `number` is below it.
  uint32_t node_count() const { return node_count_; }

  // The rest is for whoever builds trees (parser, constant folder).
  void set_root(const ast::Node* root) { root_ = root; }
  template <class T>
  T* make(const Span& span) {
    T* node = new (allocate(sizeof(T), alignof(T))) T();
    node->kind = T::kKind;
    node->number = node_count_++;
    node->span = span;
    return node;
  }
  template <class T>
  ast::Seq<T> seq(const std::vector<T>& items) {
    if (items.empty()) return {};
    T* copy = static_cast<T*>(allocate(sizeof(T) * items.size(), alignof(T)));
    for (size_t i = 0; i < items.size(); ++i) new (copy + i) T(items[i]);
    return {copy, static_cast<uint32_t>(items.size())};
  }
  /// The one copy of a name in this tree.
  ast::Identifier intern(std::string_view name);
  ast::ConstPtr keep(Const value);
  ast::Text keep_text(std::string_view text);

 private:
  void* allocate(size_t size, size_t alignment);

  FileId file_;
  const ast::Node* root_ = nullptr;
  uint32_t node_count_ = 0;
  std::vector<std::unique_ptr<char[]>> chunks_;
  char* next_ = nullptr;
  char* limit_ = nullptr;
  std::unordered_set<std::string_view> names_;
  std::deque<Const> consts_;
};

/// The node with a code object of its own (function, class, lambda or comprehension) that spans exactly `span`, or
/// nullptr.
const ast::Node* find_definition(const Ast& tree, const Span& span);

}  // namespace refjit::python
