#pragma once
// AstWalker: one activation of a function in ast capture. Statements change the scope, expressions give symbols;
// control flow on constants is followed as the interpreter would. Private to capture/ast.
#include <string>
#include <unordered_map>
#include <vector>

#include "capture/evaluator.h"
#include "python/ast.h"

namespace refjit::capture {

class AstWalker {
 public:
  /// `callers` are the spans of the calls that lead here, outermost last.
  AstWalker(Evaluator& evaluator, const Callee& callee, std::vector<SymbolRef> locals, std::vector<Span> callers);
  Outcome<SymbolRef> run();

 private:
  using Expr = python::ast::Expr;
  using Stmt = python::ast::Stmt;
  /// What a statement did: went through, or left a loop or the function.
  enum class Flow : uint8_t { Next, Break, Continue, Return };

  Outcome<Flow> statements(const python::ast::Seq<const Stmt*>& body);
  Outcome<Flow> statement(const Stmt& stmt);
  Outcome<Flow> for_loop(const python::ast::For& loop);
  Outcome<Flow> while_loop(const python::ast::While& loop);
  Outcome<Flow> define(const python::ast::FunctionDef& def);
  Outcome<Flow> raise(const python::ast::Raise& stmt);
  /// The Break of an exception that the code raises for these arguments; `message` may be null.
  Break raised(const std::string& type, const Expr* message);
  Outcome<bool> assign(const Expr& target, const SymbolRef& value);
  Outcome<Flow> augmented(const python::ast::AugAssign& stmt);

  Outcome<SymbolRef> expression(const Expr& expr);
  Outcome<SymbolRef> binary_chain(const python::ast::BinOp& expr);
  Outcome<SymbolRef> compare(const python::ast::Compare& expr);
  Outcome<SymbolRef> bool_op(const python::ast::BoolOp& expr);
  Outcome<SymbolRef> call(const python::ast::Call& expr);
  Outcome<SymbolRef> lambda(const python::ast::Lambda& expr);
  Outcome<SymbolRef> joined(const python::ast::JoinedStr& expr);
  Outcome<SymbolRef> comprehension(const Expr& element, const Expr* key,
                                   const python::ast::Seq<const python::ast::Comprehension*>& generators);
  Outcome<bool> comprehend(const python::ast::Seq<const python::ast::Comprehension*>& generators, size_t level,
                           const Expr& element, const Expr* key, std::vector<SymbolRef>& keys,
                           std::vector<SymbolRef>& items);
  Outcome<std::vector<SymbolRef>> elements(const python::ast::Seq<const Expr*>& exprs);
  Outcome<SymbolRef> name(const python::ast::Name& expr);
  Outcome<SymbolRef> function_symbol(const python::ast::Node& definition, const python::ast::Arguments& args);
  Outcome<SymbolRef> constant(const python::ast::Constant& expr);

  /// The VM's number of a syntax-tree operator.
  static vm::BinaryOp binary_op(python::ast::Operator op);
  SymbolCell& variable(std::string_view name);
  /// Marks what is emitted from here on with this node's place.
  void place(const Span& span);
  /// A Break gets the innermost known span.
  template <class T>
  Outcome<T> at(const Span& span, Outcome<T> outcome) {
    if (!outcome) {
      if (!outcome.why().span.is_known()) outcome.why().span = span;
      if (outcome.why().error && !outcome.why().error->span.is_known()) outcome.why().error->span = span;
    }
    return outcome;
  }

  Evaluator& evaluator_;
  const Callee& callee_;
  std::vector<Span> callers_;
  std::unordered_map<std::string_view, std::shared_ptr<SymbolCell>> scope_;
  SymbolRef returned_;
};

}  // namespace refjit::capture
