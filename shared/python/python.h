#pragma once
// shared/python: the front-end. Text -> tokens -> syntax tree -> scopes -> CPython 3.11 bytecode, and printers of both.
// Called by the VM (import, exec, eval, compile), by ast capture (the tree of a function) and by api/ (refjit dis,
// ast). It knows no objects and no tensors, keeps no state between calls, and never throws: a wrong program is an Error
// of kind User whose type is SyntaxError, IndentationError, TabError, RecursionError or MemoryError, with CPython's
// text.
#include <memory>
#include <string>

#include "base/files.h"
#include "base/result.h"
#include "python/ast.h"
#include "python/code.h"

namespace refjit::python {

enum class Mode : uint8_t {
  Exec,    ///< A module: any number of statements.
  Eval,    ///< One expression.
  Single,  ///< One interactive statement; expression statements print their value.
};

struct ParseOptions {
  Mode mode = Mode::Exec;
  bool type_comments = false;  ///< Keep `# type:` comments, as `python -m ast` does; otherwise they are comments.
  std::string* error_line = nullptr;  ///< Set to the line an error shows, where it is not the file's (f-strings).
};

struct CompileOptions {
  Mode mode = Mode::Exec;
  uint32_t future_flags = 0;  ///< __future__ bits inherited by exec and eval (kFutureAnnotations, ...).
  int optimize = 0;           ///< 1: no assertions, __debug__ is False; 2: no docstrings either.
  /// If given, set when the error is one of __future__ statements or scopes, which CPython finds before it compiles.
  bool* is_early_error = nullptr;
};

/// Parses the text of `file`.
Result<std::shared_ptr<const Ast>> parse(const FileTable& files, FileId file, const ParseOptions& options = {});

/// Compiles a tree that parse() made of the same file.
Result<std::shared_ptr<const CodeObject>> compile(const FileTable& files, std::shared_ptr<const Ast> tree,
                                                  const CompileOptions& options = {});

/// parse() and compile() in one.
Result<std::shared_ptr<const CodeObject>> compile(const FileTable& files, FileId file,
                                                  const CompileOptions& options = {});

/// What `python3.11 -m ast FILE` prints (without the last newline); `indent` < 0: on one line, as ast.dump's default.
/// A tree too deep to print is a RecursionError.
Result<std::string> dump_ast(const Ast& tree, int indent = 3, bool include_attributes = false);

struct DisOptions {
  bool nested = true;      ///< Nested code objects follow, as `python3.11 -m dis` prints them.
  bool positions = false;  ///< Each line ends with the instruction's exact span.
  bool facts = false;      ///< A line ahead of each code object: argument counts, stack size, flags, variables.
};

/// What `python3.11 -m dis FILE` prints, with three differences: no offsets, jump targets as `to L1`, `L2`, ... in
/// order of position (and `L1:` before the target instead of `>>`), and no addresses in code objects' reprs.
std::string dis(const CodeObject& code, const DisOptions& options = {});
/// What dis shows in brackets behind the argument of the instruction at `word`: a name, a constant, an operator.
std::string operand_text(const CodeObject& code, uint32_t word);

}  // namespace refjit::python
