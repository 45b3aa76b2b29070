#pragma once
// The half of the IR reader that reads types and constants, and the cursor both halves share. Private to ir/read.cpp.
// Any input is safe: nesting is limited to kMaxDepth, nothing larger than the text is allocated, and the first error
// sticks (later calls return without effect).
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "ir/abstract.h"

namespace refjit::ir {

/// A position in the text and the first error found.
class Cursor {
 public:
  explicit Cursor(std::string_view text) : text_(text) {}

  bool at_end() const { return at_ >= text_.size(); }
  char peek(size_t ahead = 0) const { return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0'; }
  size_t position() const { return at_; }
  size_t size() const { return text_.size(); }
  void advance(size_t n = 1) { at_ = std::min(at_ + n, text_.size()); }
  /// Blanks, and newlines too.
  void skip_space();
  void skip_blanks();
  /// Skips space, then takes `word` if it is next.
  bool take(std::string_view word);
  /// As `take`, or fails with "expected 'word'".
  bool expect(std::string_view word);
  bool next_is(std::string_view word) const { return text_.substr(at_, word.size()) == word; }
  /// Characters up to (not including) any of `stops`.
  std::string_view until(std::string_view stops);
  /// Letters, digits, '_' and bytes above 127.
  std::string_view word();
  /// The rest of the line; the newline is consumed.
  std::string_view line();
  std::optional<int64_t> integer();
  /// Skips a bracketed text whose opening bracket is next; quoted strings may hold brackets.
  bool skip_brackets();

  bool failed() const { return error_.has_value(); }
  /// Remembers the first error, with line and column; returns false for use in `return fail(...)`.
  bool fail(const std::string& what);
  bool fail_at(size_t position, const std::string& what);
  Error error() const { return *error_; }

 private:
  std::string_view text_;
  size_t at_ = 0;
  std::optional<Error> error_;
};

/// What a bare name in a constant stands for: "@f_0" or a primitive. Null: unknown.
using FunctionLookup = std::function<AbstractRef(std::string_view name, bool is_graph)>;

class ValueReader {
 public:
  static constexpr int kMaxDepth = 200;

  ValueReader(Cursor& cursor, FunctionLookup functions) : in_(cursor), functions_(std::move(functions)) {}

  /// `<Tensor[Float32], (2, 3)>`; `ok` null result is `<null>` when the cursor has not failed.
  AbstractRef type();
  /// `I64(2)`, `(…)`, `Tensor(…)`, …; `?` and elided tensors are not constant. Null on failure.
  AbstractRef constant(int depth = 0);

 private:
  struct Tree;
  bool type_tree(Tree& tree, int depth);
  bool type_list(std::vector<Tree>& trees, std::string_view close, int depth);
  bool dict_tree(Tree& tree, int depth);
  AbstractRef shaped(const Tree& tree, int depth);
  AbstractRef shaped_elements(const Tree& tree, int depth);
  bool dims(AnyShape& shape);
  AbstractRef with_value(const AbstractRef& type, const AbstractRef& value, int depth);
  bool sequence(std::vector<AbstractRef>& out, std::string_view close, int depth);
  AbstractRef string();
  AbstractRef number(std::string_view kind);
  AbstractRef tensor();
  AbstractRef tensor_values(DType dtype, const Shape& shape);
  AbstractRef tensor_data(DType dtype, const Shape& shape);
  bool grow(size_t elements);

  Cursor& in_;
  FunctionLookup functions_;
  size_t elements_ = 0;       // Made so far: never more than the text is long.
  uint32_t next_symbol_ = 1u << 20;  // For `-1`, away from the symbols that Full names.
};

}  // namespace refjit::ir
