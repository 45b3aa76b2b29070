#include "python/skim.h"

namespace refjit::python {

namespace {

bool continues_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         static_cast<unsigned char>(c) >= 0x80;
}

class Skimmer {
 public:
  Skimmer(std::string_view text, const TextPlace& begin, size_t indent)
      : text_(text), place_(begin), end_(begin), indent_(indent) {}

  std::optional<SkimmedBlock> run() {
    do {
      if (!skim_line()) return std::nullopt;
    } while (enter_line());
    // Whether super belongs to the function or to a class in it would take a parser.
    if (is_odd_ || (reads_class_ && has_class_)) return std::nullopt;
    return SkimmedBlock{end_, place_, reads_class_};
  }

 private:
  char peek(size_t ahead = 0) const { return place_.at + ahead < text_.size() ? text_[place_.at + ahead] : '\0'; }
  bool at_end() const { return place_.at >= text_.size(); }
  void skip_newline() {
    ++place_.at;
    ++place_.line;
    place_.line_start = place_.at;
  }
  void skip_to_newline() {
    const size_t found = text_.find('\n', place_.at);
    place_.at = found == std::string_view::npos ? text_.size() : found;
  }

  /// To the first token of the next line that has one; false, at that line's start, when it is not the block's.
  bool enter_line() {
    for (;;) {
      while (peek() == ' ') ++place_.at;
      if (at_end()) return false;
      if (peek() == '#') skip_to_newline();
      if (peek() != '\n') break;
      skip_newline();
    }
    if (place_.at - place_.line_start >= indent_) return true;
    place_.at = place_.line_start;
    return false;
  }

  /// One logical line, its newline included; false for what this does not know.
  bool skim_line() {
    size_t open = 0;
    bool is_attribute = false;
    while (!at_end()) {
      const char c = peek();
      if (c == '\n') {
        skip_newline();
        if (open == 0) return true;
        continue;
      }
      if (c == ' ') {
        ++place_.at;
        continue;
      }
      if (c == '#') {
        skip_to_newline();
        continue;
      }
      if (c == '\\') {
        if (peek(1) != '\n') return false;
        ++place_.at;
        skip_newline();
        continue;
      }
      if (c == '\t' || c == '\r' || c == '\f') return false;
      if (c == '"' || c == '\'') {
        if (!skim_string(false)) return false;
      } else if (continues_word(c)) {
        if (!skim_word(is_attribute)) return false;
      } else {
        if (c == '(' || c == '[' || c == '{') ++open;
        if (c == ')' || c == ']' || c == '}') --open;
        ++place_.at;
      }
      is_attribute = c == '.';
      end_ = place_;
    }
    return open == 0;
  }

  bool skim_word(bool is_attribute) {
    const size_t start = place_.at;
    while (continues_word(peek())) ++place_.at;
    const std::string_view word = text_.substr(start, place_.at - start);
    if (word.size() <= 2 && (peek() == '"' || peek() == '\''))
      return skim_string(word.find_first_of("fF") != std::string_view::npos);
    if (word.size() == 5) {
      has_class_ |= word == "class";
      reads_class_ |= !is_attribute && word == "super";
    } else if (word.size() == 9) {
      reads_class_ |= !is_attribute && word == "__class__";
    }
    return true;
  }

  bool skim_string(bool has_expressions) {
    const char quote = peek();
    const size_t start = place_.at;
    const bool is_triple = peek(1) == quote && peek(2) == quote;
    place_.at += is_triple ? 3 : 1;
    while (!at_end()) {
      const char c = peek();
      if (c == '\n') {
        if (!is_triple) return false;
        skip_newline();
      } else if (c == '\\') {
        ++place_.at;
        if (peek() == '\n')
          skip_newline();
        else
          ++place_.at;
      } else if (c == quote && (!is_triple || (peek(1) == quote && peek(2) == quote))) {
        place_.at += is_triple ? 3 : 1;
        const std::string_view inside = text_.substr(start, place_.at - start);
        is_odd_ |= has_expressions && (inside.find("super") != std::string_view::npos ||
                                       inside.find("__class__") != std::string_view::npos);
        return true;
      } else {
        ++place_.at;
      }
    }
    return false;
  }

  std::string_view text_;
  TextPlace place_, end_;
  size_t indent_;
  bool reads_class_ = false, has_class_ = false, is_odd_ = false;
};

}  // namespace

std::optional<SkimmedBlock> skim_block(std::string_view text, const TextPlace& begin, size_t indent) {
  return Skimmer(text, begin, indent).run();
}

}  // namespace refjit::python
