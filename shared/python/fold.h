#pragma once
// Constant folding on the tree, as CPython's ast_opt does before it compiles. Private to this room. Invariant: the tree
// itself never changes; folded() answers with a replacement node that lives as long as the Folder.
#include <optional>
#include <vector>

#include "python/ast.h"

namespace refjit::python {

class Folder {
 public:
  /// `is_debug`: what __debug__ is.
  Folder(const Ast& tree, bool is_debug) : made_(tree.file()), known_(tree.node_count()), is_debug_(is_debug) {}

  /// What to compile in place of `e`: a Constant where it folds, a rewritten node in a few cases, otherwise `e`.
  const ast::Expr* folded(const ast::Expr* e);

  /// As folded() for what is only iterated over: a constant list becomes a tuple, a constant set a frozenset.
  const ast::Expr* folded_iterable(const ast::Expr* e);

 private:
  const ast::Expr* fold_one(const ast::Expr* e);
  const ast::Expr* fold_binary(const ast::BinOp& e);
  const ast::Expr* fold_unary(const ast::UnaryOp& e);
  const ast::Expr* fold_tuple(const ast::Tuple& e);
  const ast::Expr* fold_subscript(const ast::Subscript& e);
  const ast::Expr* fold_compare(const ast::Compare& e);
  const ast::Expr* fold_format(const ast::BinOp& e, const std::string& format, const ast::Tuple& values);
  const ast::Expr* make_constant(const ast::Expr& at, Const value);
  template <class T>
  T* make(const ast::Expr& at);

  Ast made_;
  std::vector<const ast::Expr*> known_;  ///< By number of the original; null: not asked yet.
  bool is_debug_;
};

/// Python arithmetic on constants; nullopt where it would raise or CPython declines for size.
std::optional<Const> fold_binary_constants(ast::Operator op, const Const& left, const Const& right);
std::optional<Const> fold_unary_constant(ast::UnaryOperator op, const Const& operand);
bool is_truthy(const Const& value);

}  // namespace refjit::python
