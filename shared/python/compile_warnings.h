#pragma once
// Warnings about programs that compile: literals that end oddly, escapes that mean nothing, comparisons and calls that
// cannot work. Whoever compiles holds a CompileWarnings meanwhile, on the same thread, and passes its list on.
#include <cstdint>
#include <string>
#include <vector>

#include "python/ast.h"

namespace refjit::python {

struct CompileWarning {
  bool is_deprecation = false;  ///< DeprecationWarning; otherwise SyntaxWarning.
  std::string text;
  uint32_t line = 0;
};

class CompileWarnings {
 public:
  CompileWarnings();
  ~CompileWarnings();
  CompileWarnings(const CompileWarnings&) = delete;

  const std::vector<CompileWarning>& list() const { return list_; }
  /// To the list held on this thread, if there is one.
  static void add(bool is_deprecation, std::string text, uint32_t line);

 private:
  std::vector<CompileWarning> list_;
  CompileWarnings* outer_;
};

// What the compiler asks at each node; operands are folded.
void warn_of_call(const ast::Expr& callee, uint32_t line);
void warn_of_subscript(const ast::Expr& container, const ast::Expr& index, uint32_t line);
void warn_of_identity(ast::CmpOperator op, const ast::Expr& left, const ast::Expr& right, uint32_t line);

}  // namespace refjit::python
