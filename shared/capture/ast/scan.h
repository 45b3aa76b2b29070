#pragma once
// What the syntax tree says of control flow before anything is evaluated: which statements can leave a loop or the
// function, and which variables a statement assigns. Private to capture/ast. Nested functions are not looked into,
// except for what they read.
#include <string_view>
#include <unordered_map>
#include <vector>

#include "python/ast.h"

namespace refjit::capture {

using StmtSeq = python::ast::Seq<const python::ast::Stmt*>;

/// `return` stands in these statements.
bool has_return(const StmtSeq& body);
/// `return`, or a `break` or `continue` of a loop around these statements.
bool escapes(const StmtSeq& body);
/// `break` or `continue` of a loop around these statements.
bool leaves_loop(const StmtSeq& body);
/// An `if`, a loop or a `with` stands among these statements, from that at `index` on.
bool branches_from(const StmtSeq& body, size_t index);
/// A statement of this kind (Break, Continue) of the loop around an `if`.
bool leaves_loop_by(const python::ast::Stmt& branch, python::ast::Kind kind);
/// In how many ways (0, 1, 2 for more) the end of these statements is reached, as far as branches tell.
int ways_through(const StmtSeq& body);
int ways_through(const python::ast::Stmt& stmt);
/// Conditional expressions of which it is known what they give.
using Decided = std::unordered_map<const python::ast::IfExp*, bool>;
/// The first other conditional expression that a statement without a body evaluates whatever else it does; null: none.
const python::ast::IfExp* first_choice(const python::ast::Stmt& stmt, const Decided& decided);
/// Names that a statement binds, in order, each once.
std::vector<std::string_view> assigned_names(const python::ast::Node& node);
/// Does `root`, nested functions left out, assign items of `name` or call its methods?
bool changes_items_of(const python::ast::Node& root, std::string_view name);
/// How often each name is read in `node`, nested functions included.
std::unordered_map<std::string_view, size_t> count_reads(const python::ast::Node& node);
/// How often `name` is read in bodies of loops `for name in ...`.
size_t reads_in_loops_over(const python::ast::Node& node, std::string_view name);

}  // namespace refjit::capture
