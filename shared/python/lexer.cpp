#include <algorithm>

#include "python/compile_warnings.h"
#include "python/error_span.h"
#include "python/parser.h"
#include "python/skim.h"
#include "python/token.h"
#include "python/unicode.h"

namespace refjit::python {
namespace {

constexpr int kMaxIndent = 100;    // CPython's MAXINDENT
constexpr int kMaxBrackets = 200;  // CPython's MAXLEVEL
constexpr int kTabSize = 8;

struct Keyword {
  std::string_view text;
  Tok kind;
};
constexpr Keyword kKeywords[] = {{"False", Tok::kFalse},
                                 {"None", Tok::kNone},
                                 {"True", Tok::kTrue},
                                 {"and", Tok::kAnd},
                                 {"as", Tok::kAs},
                                 {"assert", Tok::kAssert},
                                 {"async", Tok::kAsync},
                                 {"await", Tok::kAwait},
                                 {"break", Tok::kBreak},
                                 {"class", Tok::kClass},
                                 {"continue", Tok::kContinue},
                                 {"def", Tok::kDef},
                                 {"del", Tok::kDel},
                                 {"elif", Tok::kElif},
                                 {"else", Tok::kElse},
                                 {"except", Tok::kExcept},
                                 {"finally", Tok::kFinally},
                                 {"for", Tok::kFor},
                                 {"from", Tok::kFrom},
                                 {"global", Tok::kGlobal},
                                 {"if", Tok::kIf},
                                 {"import", Tok::kImport},
                                 {"in", Tok::kIn},
                                 {"is", Tok::kIs},
                                 {"lambda", Tok::kLambda},
                                 {"nonlocal", Tok::kNonlocal},
                                 {"not", Tok::kNot},
                                 {"or", Tok::kOr},
                                 {"pass", Tok::kPass},
                                 {"raise", Tok::kRaise},
                                 {"return", Tok::kReturn},
                                 {"try", Tok::kTry},
                                 {"while", Tok::kWhile},
                                 {"with", Tok::kWith},
                                 {"yield", Tok::kYield}};

Tok keyword_or_name(std::string_view text) {
  if (text.size() < 2 || text.size() > 8) return Tok::Name;
  const auto found = std::lower_bound(std::begin(kKeywords), std::end(kKeywords), text,
                                      [](const Keyword& row, std::string_view key) { return row.text < key; });
  return found != std::end(kKeywords) && found->text == text ? found->kind : Tok::Name;
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_hex(char c) { return is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }
bool starts_name(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || static_cast<unsigned char>(c) >= 0x80;
}
bool continues_name(char c) { return starts_name(c) || is_digit(c); }

class Lexer {
 public:
  Lexer(std::string_view text, FileId file, bool skims = false) : text_(text), file_(file), skims_(skims) {}

  /// [begin, end) as the inside of brackets that stand at begin - 1 and end.
  TokenList run_part(size_t begin, size_t end, uint32_t line, size_t line_start) {
    at_ = begin - 1;
    line_ = line;
    line_start_ = line_start;
    at_line_start_ = false;
    text_ = text_.substr(0, end);
    Token open;
    open.kind = Tok::LPar;
    open_.push_back(open);
    ++at_;
    push_here(Tok::LPar, begin - 1);
    while (!list_.error && !is_done_) lex_token();
    if (!list_.error) {
      ++at_;
      push_here(Tok::RPar, end);
      open_.clear();
      push_here(Tok::Newline, at_);
    }
    push_end();
    return std::move(list_);
  }

  /// From `begin`, which is the first token of a statement, to `end`, the end of it.
  TokenList run_statement(const TextPlace& begin, size_t end) {
    at_ = begin.at;
    line_ = begin.line;
    line_start_ = begin.line_start;
    at_line_start_ = false;
    text_ = text_.substr(0, end);
    const auto col = static_cast<int>(begin.at - begin.line_start);
    indents_.back() = {col, col};
    return run_lines();
  }

  TokenList run() {
    list_.tokens.reserve(text_.size() / (skims_ ? 16 : 4) + 8);
    if (text_.substr(0, 3) == "\xef\xbb\xbf") at_ = line_start_ = 3;
    if (!skims_)
      if (const size_t bad = find_invalid_utf8(text_); bad != std::string_view::npos) fail_encoding(bad);
    return run_lines();
  }

 private:
  TokenList run_lines() {
    while (!list_.error && !is_done_) {
      if (at_line_start_) lex_indentation();
      if (list_.error || is_done_) break;
      if (skims_ && list_.tokens.size() == statement_ + 1 && list_.tokens.back().kind == Tok::Indent && skim_body())
        continue;
      lex_token();
    }
    if (!list_.error && !open_.empty()) list_.unclosed = open_.back();
    push_end();
    return std::move(list_);
  }

  /// At the first token of a block: when it is a function's body, a Skipped token stands for all of it.
  bool skim_body() {
    const auto before = [&](size_t n) { return n < statement_ ? list_.tokens[statement_ - 1 - n].kind : Tok::End; };
    if (!is_def_ || before(0) != Tok::Newline || before(1) != Tok::Colon || indents_.size() >= read_depth_)
      return false;
    const TextPlace begin{at_, line_, line_start_};
    const auto found = skim_block(text_, begin, at_ - line_start_);
    if (!found) {
      read_depth_ = indents_.size();  // Functions in it may close over its variables.
      return false;
    }
    Token token;
    token.kind = found->reads_class ? Tok::SkippedMethod : Tok::Skipped;
    token.start = static_cast<uint32_t>(at_);
    token.line = line_;
    token.col = column(at_);
    token.end = static_cast<uint32_t>(found->end.at);
    token.end_line = found->end.line;
    token.end_col = static_cast<uint32_t>(found->end.at - found->end.line_start);
    list_.tokens.push_back(token);
    at_ = found->after.at;
    line_ = found->after.line;
    line_start_ = found->after.line_start;
    at_line_start_ = true;
    is_def_ = false;
    return true;
  }

  char peek(size_t ahead = 0) const { return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0'; }
  bool at_end() const { return at_ >= text_.size(); }
  bool at_newline() const { return peek() == '\n' || peek() == '\r'; }
  uint32_t column(size_t offset) const { return static_cast<uint32_t>(offset - line_start_); }

  void skip_newline() {
    if (peek() == '\r' && peek(1) == '\n') ++at_;
    ++at_;
    ++line_;
    line_start_ = at_;
  }

  void fail(std::string type, std::string message, Span span) {
    if (!list_.error) list_.error = user_error(std::move(type), std::move(message), span);
  }
  /// An error on the current line, at `from`; `to` is one of the ends of error_span.h.
  void fail_here(std::string message, size_t from, uint32_t to = kEndAtStart) {
    fail("SyntaxError", std::move(message), {file_, line_, column(from), line_, to});
  }

  void fail_encoding(size_t bad) {
    uint32_t line = 1;
    size_t start = 0;
    for (size_t i = 0; i < bad; ++i)
      if (text_[i] == '\n') {
        ++line;
        start = i + 1;
      }
    constexpr char kHex[] = "0123456789abcdef";
    const auto byte = static_cast<unsigned char>(text_[bad]);
    std::string message = "(unicode error) 'utf-8' codec can't decode byte 0x";
    message += kHex[byte >> 4];
    message += kHex[byte & 15];
    message += " in position " + std::to_string(bad - start) + ": invalid start byte";
    const auto col = static_cast<uint32_t>(bad - start);
    fail("SyntaxError", std::move(message), {file_, line, col, line, col + 1});
  }

  void push(Tok kind, size_t start, uint32_t line, uint32_t col) {
    Token token;
    token.kind = kind;
    token.level = static_cast<uint8_t>(open_.size());
    token.start = static_cast<uint32_t>(start);
    token.end = static_cast<uint32_t>(at_);
    token.line = line;
    token.col = col;
    token.end_line = line_;
    token.end_col = column(at_);
    list_.tokens.push_back(token);
  }
  void push_here(Tok kind, size_t start) { push(kind, start, line_, column(start)); }

  void push_end() {
    // CPython counts a last line that lacks its newline as ended.
    if (at_ != line_start_) {
      ++line_;
      line_start_ = at_;
    }
    push(Tok::End, at_, line_, 0);
  }

  void skip_comment() {
    const size_t start = at_;
    while (!at_end() && !at_newline()) ++at_;
    std::string_view comment = text_.substr(start, at_ - start);
    comment.remove_prefix(1);
    while (!comment.empty() && (comment[0] == ' ' || comment[0] == '\t')) comment.remove_prefix(1);
    if (comment.substr(0, 5) != "type:") return;
    comment.remove_prefix(5);
    while (!comment.empty() && (comment[0] == ' ' || comment[0] == '\t')) comment.remove_prefix(1);
    TypeComment found;
    found.before = static_cast<uint32_t>(list_.tokens.size());
    found.line = line_;
    const char after = comment.size() > 6 ? comment[6] : ' ';
    const bool ends_word = static_cast<unsigned char>(after) < 0x80 && !(after >= 'a' && after <= 'z') &&
                           !(after >= 'A' && after <= 'Z') && !is_digit(after);
    found.is_ignore = comment.substr(0, 6) == "ignore" && ends_word;
    found.text = found.is_ignore ? comment.substr(6) : comment;
    list_.type_comments.push_back(found);
  }

  /// Measures the indentation of the next line that has tokens; blank and comment lines are skipped.
  void lex_indentation() {
    at_line_start_ = false;
    int col = 0, alt_col = 0;
    for (;;) {
      const char c = peek();
      if (c == ' ') {
        ++col;
        ++alt_col;
      } else if (c == '\t') {
        col = (col / kTabSize + 1) * kTabSize;
        ++alt_col;
      } else if (c == '\f') {
        col = alt_col = 0;
      } else if (c == '\\' && (peek(1) == '\n' || peek(1) == '\r')) {
        ++at_;
        skip_newline();
        continue;
      } else if (c == '#') {
        skip_comment();
        continue;
      } else if (at_end()) {
        finish();
        return;
      } else if (at_newline()) {
        skip_newline();
        col = alt_col = 0;
        continue;
      } else {
        break;
      }
      ++at_;
    }
    change_indentation(col, alt_col);
  }

  void fail_tabs() {
    fail("TabError", "inconsistent use of tabs and spaces in indentation", {file_, line_, 0, line_, kEndZero});
  }

  void change_indentation(int col, int alt_col) {
    if (col == indents_.back().col) {
      if (alt_col != indents_.back().alt_col) fail_tabs();
      return;
    }
    if (col > indents_.back().col) {
      if (static_cast<int>(indents_.size()) >= kMaxIndent)
        return fail("IndentationError", "too many levels of indentation", {file_, line_, 0, line_, kEndZero});
      if (alt_col <= indents_.back().alt_col) return fail_tabs();
      indents_.push_back({col, alt_col});
      push(Tok::Indent, line_start_, line_, 0);
      return;
    }
    size_t depth = indents_.size();
    while (depth > 1 && col < indents_[depth - 1].col) --depth;
    if (col != indents_[depth - 1].col) {
      // No token stands for a level that is left so. CPython points behind the end of the offending line.
      size_t end = at_;
      while (end < text_.size() && text_[end] != '\n' && text_[end] != '\r') ++end;
      return fail("IndentationError", "unindent does not match any outer indentation level",
                  {file_, line_, column(end), line_, kEndMinusOne});
    }
    for (; indents_.size() > depth; indents_.pop_back()) push_here(Tok::Dedent, at_);
    if (indents_.size() < read_depth_) read_depth_ = SIZE_MAX;
    if (alt_col != indents_.back().alt_col) fail_tabs();
  }

  /// End of text: a missing NEWLINE, the DEDENTs, and done.
  void finish() {
    is_done_ = true;
    if (!list_.tokens.empty() && open_.empty()) {
      const Tok last = list_.tokens.back().kind;
      const bool is_block = last == Tok::Skipped || last == Tok::SkippedMethod;
      if (last != Tok::Newline && last != Tok::Dedent && last != Tok::Indent && !is_block) push_here(Tok::Newline, at_);
    }
    if (!open_.empty()) return;
    for (; indents_.size() > 1; indents_.pop_back()) {
      Token token;
      token.kind = Tok::Dedent;
      token.start = token.end = static_cast<uint32_t>(at_);
      token.line = token.end_line = at_ == line_start_ ? line_ : line_ + 1;
      list_.tokens.push_back(token);
    }
  }

  void lex_token() {
    for (;;) {
      const char c = peek();
      if (c == ' ' || c == '\t' || c == '\f') {
        ++at_;
      } else if (c == '#') {
        skip_comment();
      } else if (c == '\\') {
        if (!lex_continuation()) return;
      } else if (at_end()) {
        return finish();
      } else if (at_newline()) {
        if (open_.empty()) {
          push(Tok::Newline, at_, line_, column(at_));
          list_.tokens.back().end = static_cast<uint32_t>(at_ + 1);
          list_.tokens.back().end_col += 1;
          skip_newline();
          at_line_start_ = true;
          if (skims_) end_statement();
          return;
        }
        skip_newline();
      } else {
        break;
      }
    }
    const char c = peek();
    if (starts_name(c)) return lex_name();
    if (is_digit(c) || (c == '.' && is_digit(peek(1)))) return lex_number();
    if (c == '"' || c == '\'') return lex_string(at_);
    lex_operator();
  }

  void end_statement() {
    size_t first = statement_;
    const auto kind = [&] { return list_.tokens[first].kind; };
    while (kind() == Tok::Indent || kind() == Tok::Dedent || kind() >= Tok::Skipped) ++first;
    if (kind() == Tok::kAsync) ++first;
    is_def_ = kind() == Tok::kDef;
    statement_ = list_.tokens.size();
  }

  bool lex_continuation() {
    if (peek(1) != '\n' && peek(1) != '\r') {
      if (at_ + 1 >= text_.size()) {
        fail_here("unexpected EOF while parsing", at_ + 1, kEndMinusOne);
      } else {
        fail_here("unexpected character after line continuation character", at_ + 1, kEndZero);
      }
      return false;
    }
    ++at_;
    const Span here{file_, line_, column(at_), line_, kEndMinusOne};
    skip_newline();
    if (at_end()) {
      fail("SyntaxError", "unexpected EOF while parsing", here);
      return false;
    }
    return true;
  }

  void lex_name() {
    const size_t start = at_;
    bool has_wide = false;
    for (; !at_end() && continues_name(text_[at_]); ++at_) has_wide |= static_cast<unsigned char>(text_[at_]) >= 0x80;
    const std::string_view name = text_.substr(start, at_ - start);
    if ((peek() == '"' || peek() == '\'') && is_string_prefix(name)) return lex_string(start);
    if (has_wide && !check_identifier(name, start)) return;
    push_here(has_wide ? Tok::Name : keyword_or_name(name), start);
  }

  static bool is_string_prefix(std::string_view name) {
    if (name.size() > 2) return false;
    std::string lower;
    for (const char c : name) lower += static_cast<char>(c | 0x20);
    return lower == "r" || lower == "b" || lower == "u" || lower == "f" || lower == "rb" || lower == "br" ||
           lower == "rf" || lower == "fr";
  }

  bool check_identifier(std::string_view name, size_t start) {
    for (size_t i = 0; i < name.size();) {
      const size_t at = i;
      const uint32_t c = decode_utf8(name, i);
      if (at == 0 ? is_identifier_start(c) : is_identifier_part(c)) continue;
      char hex[8];
      int digits = 0;
      for (uint32_t rest = c; rest || digits < 4; rest >>= 4) hex[digits++] = "0123456789ABCDEF"[rest & 15];
      std::string code;
      while (digits > 0) code += hex[--digits];
      std::string message = is_printable(c)
                                ? "invalid character '" + std::string(name.substr(at, i - at)) + "' (U+" + code + ")"
                                : "invalid non-printable character U+" + code;
      fail_here(std::move(message), start + at);
      return false;
    }
    return true;
  }

  /// Digits with single underscores between them. False after an error.
  template <class Test>
  bool skip_digits(Test is_valid, std::string_view literal, size_t) {
    for (;;) {
      while (is_valid(peek())) ++at_;
      if (peek() != '_') return true;
      ++at_;
      if (!is_valid(peek())) {
        fail_number(literal);
        return false;
      }
    }
  }
  void fail_number(std::string_view literal) {
    const size_t where = at_ > 0 ? at_ - 1 : 0;
    fail_here("invalid " + std::string(literal) + " literal", where);
  }

  /// What may follow a number: no identifier character, except a keyword glued to it, as CPython tolerates.
  bool check_number_end(std::string_view literal) {
    if (!continues_name(peek())) return true;
    size_t end = at_;
    while (end < text_.size() && text_[end] >= 'a' && text_[end] <= 'z') ++end;
    const std::string_view word = text_.substr(at_, end - at_);
    for (const std::string_view allowed : {"and", "else", "for", "if", "in", "is", "or", "not"})
      if (word.substr(0, allowed.size()) == allowed) {
        CompileWarnings::add(false, "invalid " + std::string(literal) + " literal", line_);
        return true;
      }
    fail_number(literal);
    return false;
  }

  bool lex_radix(std::string_view literal, bool (*is_valid)(char)) {
    at_ += 2;
    do {
      if (peek() == '_') ++at_;
      if (!is_valid(peek())) {
        if (is_digit(peek())) {
          fail_here("invalid digit '" + std::string(1, peek()) + "' in " + std::string(literal) + " literal", at_);
        } else {
          fail_number(literal);
        }
        return false;
      }
      while (is_valid(peek())) ++at_;
    } while (peek() == '_');
    if (is_digit(peek())) {
      fail_here("invalid digit '" + std::string(1, peek()) + "' in " + std::string(literal) + " literal", at_);
      return false;
    }
    return check_number_end(literal);
  }

  void lex_number() {
    const size_t start = at_;
    const char marker = static_cast<char>(peek() == '0' ? peek(1) | 0x20 : 0);
    bool is_ok = true;
    if (marker == 'x') {
      is_ok = lex_radix("hexadecimal", is_hex);
    } else if (marker == 'o') {
      is_ok = lex_radix("octal", [](char c) { return c >= '0' && c <= '7'; });
    } else if (marker == 'b') {
      is_ok = lex_radix("binary", [](char c) { return c == '0' || c == '1'; });
    } else {
      is_ok = lex_decimal(start);
    }
    if (is_ok) push_here(Tok::Number, start);
  }

  bool lex_decimal(size_t start) {
    std::string_view literal = "decimal";
    bool is_float = false;
    if (!skip_digits(is_digit, literal, start)) return false;
    const size_t int_end = at_;
    if (peek() == '.') {
      is_float = true;
      ++at_;
      if (is_digit(peek()) && !skip_digits(is_digit, literal, start)) return false;
    }
    if (peek() == 'e' || peek() == 'E') {
      const size_t sign = peek(1) == '+' || peek(1) == '-' ? 1 : 0;
      if (is_digit(peek(1 + sign))) {
        is_float = true;
        at_ += 1 + sign;
        if (!skip_digits(is_digit, literal, start)) return false;
      } else if (sign) {
        ++at_;
        ++at_;
        fail_number(literal);
        return false;
      }
    }
    if (peek() == 'j' || peek() == 'J') {
      ++at_;
      return check_number_end("imaginary");
    }
    if (!is_float && text_[start] == '0' && !has_only_zeros(start, int_end)) {
      fail("SyntaxError",
           "leading zeros in decimal integer literals are not permitted; use an 0o prefix for octal integers",
           {file_, line_, column(start), line_, column(text_.find_first_not_of("0_", start))});
      return false;
    }
    return check_number_end(literal);
  }
  bool has_only_zeros(size_t start, size_t end) const {
    for (size_t i = start; i < end; ++i)
      if (text_[i] != '0' && text_[i] != '_') return false;
    return true;
  }

  /// A string literal whose prefix begins at `start` and whose quote is at the current position.
  void lex_string(size_t start) {
    const uint32_t line = line_, col = column(start);
    const size_t line_start = line_start_;
    const char quote = peek();
    const bool is_triple = peek(1) == quote && peek(2) == quote;
    at_ += is_triple ? 3 : 1;
    for (;;) {
      if (at_end() || (!is_triple && at_newline())) {
        const uint32_t detected = at_end() && at_ == line_start_ && line_ > line ? line_ - 1 : line_;
        std::string message = is_triple ? "unterminated triple-quoted string literal (detected at line "
                                        : "unterminated string literal (detected at line ";
        message += std::to_string(detected) + ")";
        const auto quote_col = static_cast<uint32_t>(start - line_start);
        return fail("SyntaxError", std::move(message), {file_, line, quote_col, line, kEndAtStart});
      }
      const char c = peek();
      if (c == '\\') {
        ++at_;
        if (at_newline()) {
          skip_newline();
        } else if (!at_end()) {
          ++at_;
        }
      } else if (at_newline()) {
        skip_newline();
      } else if (c == quote && (!is_triple || (peek(1) == quote && peek(2) == quote))) {
        at_ += is_triple ? 3 : 1;
        return push(Tok::String, start, line, col);
      } else {
        ++at_;
      }
    }
  }

  void lex_operator() {
    const size_t start = at_;
    size_t length = 0;
    const Tok kind = operator_kind(length);
    if (length == 0) {
      const auto c = static_cast<unsigned char>(peek());
      if (c < 0x20 || c == 0x7f) {
        const char* kHex = "0123456789ABCDEF";
        std::string message = "invalid non-printable character U+00";
        message += kHex[c >> 4];
        message += kHex[c & 15];
        if (c == 0) message = "source code cannot contain null bytes";
        return fail_here(std::move(message), at_);
      }
      ++at_;
      return push_here(Tok::Unknown, start);
    }
    at_ += length;
    switch (kind) {
      case Tok::LPar:
      case Tok::LSqb:
      case Tok::LBrace: {
        if (static_cast<int>(open_.size()) >= kMaxBrackets) return fail_here("too many nested parentheses", start);
        Token token;
        token.kind = kind;
        token.start = static_cast<uint32_t>(start);
        token.line = token.end_line = line_;
        token.col = column(start);
        token.end_col = token.col + 1;
        open_.push_back(token);
        return push_here(kind, start);
      }
      case Tok::RPar:
      case Tok::RSqb:
      case Tok::RBrace:
        return close_bracket(kind, start);
      default:
        return push_here(kind, start);
    }
  }

  void close_bracket(Tok kind, size_t start) {
    const std::string text(1, text_[start]);
    if (open_.empty()) return fail_here("unmatched '" + text + "'", start);
    const Token opening = open_.back();
    const bool matches = static_cast<int>(kind) == static_cast<int>(opening.kind) + 1;
    if (!matches) {
      std::string message = "closing parenthesis '" + text + "' does not match opening parenthesis '" +
                            std::string(1, text_[opening.start]) + "'";
      if (opening.line != line_) message += " on line " + std::to_string(opening.line);
      return fail_here(std::move(message), start);
    }
    push_here(kind, start);
    open_.pop_back();
  }

  Tok operator_kind(size_t& length) const {
    const char a = peek(), b = peek(1), c = peek(2);
    const auto take = [&](size_t n, Tok kind) {
      length = n;
      return kind;
    };
    const auto with_equal = [&](Tok plain, Tok assign) { return b == '=' ? take(2, assign) : take(1, plain); };
    switch (a) {
      case '(':
        return take(1, Tok::LPar);
      case ')':
        return take(1, Tok::RPar);
      case '[':
        return take(1, Tok::LSqb);
      case ']':
        return take(1, Tok::RSqb);
      case '{':
        return take(1, Tok::LBrace);
      case '}':
        return take(1, Tok::RBrace);
      case ',':
        return take(1, Tok::Comma);
      case ';':
        return take(1, Tok::Semi);
      case '~':
        return take(1, Tok::Tilde);
      case ':':
        return with_equal(Tok::Colon, Tok::ColonEqual);
      case '=':
        return with_equal(Tok::Equal, Tok::EqEqual);
      case '!':
        return b == '=' ? take(2, Tok::NotEqual) : Tok::End;
      case '+':
        return with_equal(Tok::Plus, Tok::PlusEqual);
      case '-':
        return b == '>' ? take(2, Tok::Arrow) : with_equal(Tok::Minus, Tok::MinusEqual);
      case '%':
        return with_equal(Tok::Percent, Tok::PercentEqual);
      case '&':
        return with_equal(Tok::Amper, Tok::AmperEqual);
      case '|':
        return with_equal(Tok::VBar, Tok::VBarEqual);
      case '^':
        return with_equal(Tok::Circumflex, Tok::CircumflexEqual);
      case '@':
        return with_equal(Tok::At, Tok::AtEqual);
      case '.':
        return b == '.' && c == '.' ? take(3, Tok::Ellipsis) : take(1, Tok::Dot);
      case '*':
        if (b == '*') return c == '=' ? take(3, Tok::DoubleStarEqual) : take(2, Tok::DoubleStar);
        return with_equal(Tok::Star, Tok::StarEqual);
      case '/':
        if (b == '/') return c == '=' ? take(3, Tok::DoubleSlashEqual) : take(2, Tok::DoubleSlash);
        return with_equal(Tok::Slash, Tok::SlashEqual);
      case '<':
        if (b == '<') return c == '=' ? take(3, Tok::LeftShiftEqual) : take(2, Tok::LeftShift);
        if (b == '>') return take(2, Tok::Unknown);
        return with_equal(Tok::Less, Tok::LessEqual);
      case '>':
        if (b == '>') return c == '=' ? take(3, Tok::RightShiftEqual) : take(2, Tok::RightShift);
        return with_equal(Tok::Greater, Tok::GreaterEqual);
      default:
        return Tok::End;
    }
  }

  struct Indent {
    int col = 0;
    int alt_col = 0;  ///< With tabs of width one: where the two orders disagree, tabs are inconsistent.
  };

  std::string_view text_;
  FileId file_;
  size_t at_ = 0;
  size_t line_start_ = 0;
  uint32_t line_ = 1;
  bool at_line_start_ = true;
  bool is_done_ = false;
  std::vector<Indent> indents_{Indent{}};
  std::vector<Token> open_;
  TokenList list_;

  const bool skims_ = false;
  bool is_def_ = false;           ///< The last statement's line begins with def.
  size_t statement_ = 0;          ///< Index of the first token behind that line.
  size_t read_depth_ = SIZE_MAX;  ///< Blocks at least so deep are in a function's body that is read.
};

}  // namespace

TokenList tokenize(std::string_view text, FileId file, bool skims_functions) {
  return Lexer(text, file, skims_functions).run();
}

TokenList tokenize_statement(std::string_view text, FileId file, const TextPlace& begin, size_t end) {
  return Lexer(text, file).run_statement(begin, end);
}

TokenList tokenize_part(std::string_view text, FileId file, size_t begin, size_t end, uint32_t line,
                        size_t line_start) {
  return Lexer(text, file).run_part(begin, end, line, line_start);
}

std::string_view token_name(Tok kind) {
  static constexpr std::string_view kNames[] = {"ENDMARKER",
                                                "NEWLINE",
                                                "INDENT",
                                                "DEDENT",
                                                "NAME",
                                                "NUMBER",
                                                "STRING",
                                                "LPAR",
                                                "RPAR",
                                                "LSQB",
                                                "RSQB",
                                                "LBRACE",
                                                "RBRACE",
                                                "COLON",
                                                "COMMA",
                                                "SEMI",
                                                "DOT",
                                                "ELLIPSIS",
                                                "RARROW",
                                                "AT",
                                                "COLONEQUAL",
                                                "EQUAL",
                                                "PLUS",
                                                "MINUS",
                                                "STAR",
                                                "SLASH",
                                                "PERCENT",
                                                "AMPER",
                                                "VBAR",
                                                "CIRCUMFLEX",
                                                "TILDE",
                                                "LEFTSHIFT",
                                                "RIGHTSHIFT",
                                                "DOUBLESLASH",
                                                "DOUBLESTAR",
                                                "LESS",
                                                "GREATER",
                                                "LESSEQUAL",
                                                "GREATEREQUAL",
                                                "EQEQUAL",
                                                "NOTEQUAL",
                                                "PLUSEQUAL",
                                                "MINEQUAL",
                                                "STAREQUAL",
                                                "SLASHEQUAL",
                                                "PERCENTEQUAL",
                                                "AMPEREQUAL",
                                                "VBAREQUAL",
                                                "CIRCUMFLEXEQUAL",
                                                "ATEQUAL",
                                                "LEFTSHIFTEQUAL",
                                                "RIGHTSHIFTEQUAL",
                                                "DOUBLESLASHEQUAL",
                                                "DOUBLESTAREQUAL"};
  const auto index = static_cast<size_t>(kind);
  return index < std::size(kNames) ? kNames[index] : "NAME";
}

}  // namespace refjit::python
