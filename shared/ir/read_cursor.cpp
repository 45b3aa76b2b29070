#include "ir/read_cursor.h"

#include <algorithm>
#include <charconv>

namespace refjit::ir {

void Cursor::skip_blanks() {
  while (peek() == ' ' || peek() == '\t' || peek() == '\r') advance();
}

void Cursor::skip_space() {
  while (peek() == ' ' || peek() == '\t' || peek() == '\r' || peek() == '\n') advance();
}

bool Cursor::take(std::string_view word) {
  skip_space();
  if (!next_is(word)) return false;
  advance(word.size());
  return true;
}

bool Cursor::expect(std::string_view word) { return take(word) || fail("expected '" + std::string(word) + "'"); }

std::string_view Cursor::until(std::string_view stops) {
  size_t start = at_;
  while (!at_end() && stops.find(text_[at_]) == std::string_view::npos) ++at_;
  return text_.substr(start, at_ - start);
}

std::string_view Cursor::word() {
  size_t start = at_;
  while (!at_end()) {
    char c = text_[at_];
    bool is_word = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
                   static_cast<unsigned char>(c) >= 0x80;
    if (!is_word) break;
    ++at_;
  }
  return text_.substr(start, at_ - start);
}

std::string_view Cursor::line() {
  std::string_view text = until("\n");
  advance();
  return text;
}

std::optional<int64_t> Cursor::integer() {
  skip_space();
  int64_t value = 0;
  const char* begin = text_.data() + at_;
  auto [end, code] = std::from_chars(begin, text_.data() + text_.size(), value);
  if (code != std::errc()) {
    fail("expected an integer");
    return std::nullopt;
  }
  at_ += static_cast<size_t>(end - begin);
  return value;
}

bool Cursor::skip_brackets() {
  int64_t depth = 0;
  do {
    char c = peek();
    if (at_end()) return fail("expected a closing bracket");
    if (c == '{' || c == '[' || c == '(') ++depth;
    if (c == '}' || c == ']' || c == ')') --depth;
    if (c == '"') {
      advance();
      while (!at_end() && peek() != '"') advance(peek() == '\\' ? 2 : 1);
    }
    advance();
  } while (depth > 0);
  return true;
}

bool Cursor::fail(const std::string& what) {
  if (error_) return false;
  return fail_at(at_, what);
}

bool Cursor::fail_at(size_t position, const std::string& what) {
  if (error_) return false;
  std::string_view before = text_.substr(0, std::min(position, text_.size()));
  auto line = 1 + std::count(before.begin(), before.end(), '\n');
  size_t start = before.rfind('\n');
  size_t column = before.size() - (start == std::string_view::npos ? 0 : start + 1) + 1;
  std::string found;
  for (size_t i = position; i < text_.size() && i < position + 20 && text_[i] != '\n'; ++i)
    found += static_cast<unsigned char>(text_[i]) < 0x20 ? '?' : text_[i];
  error_ = protocol_error("[ir] line " + std::to_string(line) + ", column " + std::to_string(column) + ": " + what +
                          ", got " + (position >= text_.size() ? "the end of the text" : "'" + found + "'"));
  return false;
}

}  // namespace refjit::ir
