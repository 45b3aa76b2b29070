#pragma once
// A position in a text that is being read, and the first error found there. Private to the IR reader. Every test for an
// expected word is one call; errors name line, column, what was expected and what stands there. The first error sticks:
// later calls return without effect.
#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"

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

}  // namespace refjit::ir
