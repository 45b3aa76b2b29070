// The parser of patterns. Grammar, order of checks and error texts are those of CPython 3.11's re module.
#include <algorithm>
#include <optional>

#include "python/character_names.h"
#include "vm/regex/tree.h"
#include "vm/types/define.h"
#include "vm/types/text.h"

namespace refjit::vm::regex {

namespace {

constexpr int kDeepest = 300;
constexpr uint32_t kEnd0 = UINT32_MAX;  ///< No character.
constexpr uint32_t kTypeFlags = kAscii | kLocale | kUnicode;

bool is_one_of(uint32_t c, std::string_view all) {
  return c < 128 && c != 0 && all.find(static_cast<char>(c)) != all.npos;
}
bool is_octal(uint32_t c) { return c >= '0' && c <= '7'; }
bool is_digit_(uint32_t c) { return c >= '0' && c <= '9'; }
bool is_letter(uint32_t c) { return (c | 32) >= 'a' && (c | 32) <= 'z' && c < 128; }
int hex_value(uint32_t c) {
  if (is_digit_(c)) return static_cast<int>(c - '0');
  return is_letter(c) && (c | 32) <= 'f' ? static_cast<int>((c | 32) - 'a' + 10) : -1;
}

class Parser {
 public:
  Parser(const std::vector<uint32_t>& pattern, bool is_bytes, uint32_t flags, Program& program, Fault& fault)
      : text_(pattern), is_bytes_(is_bytes), program_(program), fault_(fault) {
    program_.flags = flags;
  }
  bool run();

 private:
  struct Restart {};  ///< The flag x was found: everything is read again.

  // ---- text. A position is where the next token begins, as CPython's Tokenizer tells it.
  bool at_end() const { return at_ >= size(); }
  int64_t size() const { return static_cast<int64_t>(text_.size()); }
  uint32_t peek() const { return at_end() ? kEnd0 : text_[static_cast<size_t>(at_)]; }
  bool accept(uint32_t c) {
    if (peek() != c) return false;
    ++at_;
    return true;
  }
  std::string piece(int64_t from, int64_t to) const {
    std::string out;
    for (int64_t i = from; i < to; ++i) append_utf8(out, text_[static_cast<size_t>(i)]);
    return out;
  }
  std::string quoted(const std::string& name) const { return (is_bytes_ ? "b" : "") + repr_text(name); }
  /// Fails at `position`.
  bool fail(std::string message, int64_t position) {
    if (!has_failed_) fault_ = {std::move(message), position, Fault::Kind::Error};
    has_failed_ = true;
    return false;
  }
  int32_t add(Node node) {
    node.flags = flags_;
    tree_.nodes.push_back(std::move(node));
    return static_cast<int32_t>(tree_.nodes.size()) - 1;
  }
  int32_t leaf(Node::Kind kind, int32_t a = 0) {
    Node n;
    n.kind = kind;
    n.a = a;
    return add(std::move(n));
  }
  int32_t parent(Node::Kind kind, std::vector<int32_t> kids, int32_t a = 0) {
    Node n;
    n.kind = kind;
    n.a = a;
    n.kids = std::move(kids);
    return add(std::move(n));
  }
  bool is_empty(int32_t node) const {
    const Node& n = tree_.nodes[static_cast<size_t>(node)];
    return n.kind == Node::Kind::Sequence && n.kids.empty();
  }
  int32_t new_set(CharSet set) {
    set.ignores_case = flags_ & kIgnoreCase;
    set.is_ascii = is_bytes_ || (flags_ & kAscii);
    set.seal();
    program_.sets.push_back(std::move(set));
    return leaf(Node::Kind::Set, static_cast<int32_t>(program_.sets.size()) - 1);
  }

  bool read_alternatives(int32_t& out, bool is_top);
  bool is_choice_of_characters(const std::vector<int32_t>& alternatives) const;
  int32_t set_of(const std::vector<int32_t>& alternatives);
  bool read_sequence(int32_t& out, bool is_first);
  bool read_item(std::vector<int32_t>& items, bool is_first);
  bool read_repeat(std::vector<int32_t>& items);
  bool read_bounds(int64_t here, int32_t& least, int32_t& most, bool& is_literal);
  bool read_group(std::vector<int32_t>& items, bool is_first);
  bool read_named(std::vector<int32_t>& items, std::string& name, bool& is_done);
  bool read_look(std::vector<int32_t>& items, int64_t start, uint32_t first);
  bool read_condition(std::vector<int32_t>& items, int64_t start);
  bool read_flags(uint32_t first, uint32_t& added, uint32_t& removed, bool& is_global);
  bool read_set(std::vector<int32_t>& items);
  bool read_escape(int32_t& out);
  bool read_class_escape(CharSet& set, std::optional<uint32_t>& literal);
  bool read_named_character(int64_t start, uint32_t& c);
  bool read_numeric_escape(int64_t start, uint32_t letter, uint32_t& c, bool& is_known);
  bool read_until(uint32_t terminator, const char* what, std::string& out, int64_t& length);
  bool check_name(const std::string& name, int64_t length, int64_t offset);
  bool check_behind(int32_t group);
  bool close(int64_t start) { return accept(')') || fail("missing ), unterminated subpattern", start); }
  int32_t group_named(const std::string& name) const {
    for (const auto& [known, group] : program_.names)
      if (known == name) return group;
    return 0;
  }
  bool back_reference(int32_t group, int64_t length, int32_t& out);
  bool body(uint32_t flags, int32_t& out);

  const std::vector<uint32_t>& text_;
  bool is_bytes_;
  Program& program_;
  Fault& fault_;
  Tree tree_;
  int64_t at_ = 0;
  uint32_t flags_ = 0;  ///< In force here.
  int depth_ = 0;
  int32_t behind_ = -1;  ///< Number of groups where the outermost lookbehind began, or -1.
  bool has_failed_ = false;
  bool wants_restart_ = false;
  std::vector<bool> is_closed_{true};  ///< By group.
  std::vector<std::pair<int32_t, int64_t>> conditions_;
};

bool Parser::run() {
  uint32_t& flags = program_.flags;
  const auto value_fault = [&](const char* message) {
    fault_ = {message, -1, Fault::Kind::Value};
    return false;
  };
  if (!is_bytes_) {
    if (flags & kLocale) return value_fault("cannot use LOCALE flag with a str pattern");
    if ((flags & kAscii) && (flags & kUnicode)) return value_fault("ASCII and UNICODE flags are incompatible");
  } else {
    if (flags & kUnicode) return value_fault("cannot use UNICODE flag with a bytes pattern");
    if ((flags & kAscii) && (flags & kLocale)) return value_fault("ASCII and LOCALE flags are incompatible");
  }
  const int64_t n = size();
  int64_t slashes = 0;
  while (slashes < n && text_[static_cast<size_t>(n - 1 - slashes)] == '\\') ++slashes;
  flags_ = flags;
  const bool is_fine = read_alternatives(tree_.root, true);
  if (wants_restart_) {
    program_ = Program{};
    Parser again(text_, is_bytes_, flags_ | kVerbose, program_, fault_);
    return again.run();
  }
  if (!is_fine) return false;
  if (!at_end()) return fail("unbalanced parenthesis", at_);
  for (const auto& [group, position] : conditions_)
    if (group > program_.groups) return fail("invalid group reference " + std::to_string(group), position);
  if (!is_bytes_ && (flags & kAscii) && (flags & kUnicode))
    return value_fault("ASCII and UNICODE flags are incompatible");
  if (!is_bytes_ && !(flags & kAscii)) flags |= kUnicode;
  return emit(tree_, program_, fault_);
}

bool Parser::read_alternatives(int32_t& out, bool is_top) {
  if (++depth_ > kDeepest) {
    fault_ = {"maximum recursion depth exceeded", -1, Fault::Kind::Recursion};
    has_failed_ = true;
    return false;
  }
  std::vector<int32_t> all;
  do {
    int32_t one;
    if (!read_sequence(one, is_top && all.empty())) return false;
    all.push_back(one);
  } while (accept('|'));
  --depth_;
  out = all.size() == 1 ? all[0] : is_choice_of_characters(all) ? set_of(all) : parent(Node::Kind::Branch, all);
  return true;
}

/// a|b|c is [abc]: nothing has to be tried again.
bool Parser::is_choice_of_characters(const std::vector<int32_t>& alternatives) const {
  return std::all_of(alternatives.begin(), alternatives.end(), [&](int32_t one) {
    const Node& n = tree_.nodes[static_cast<size_t>(one)];
    if (n.kind != Node::Kind::Sequence || n.kids.size() != 1) return false;
    const Node& only = tree_.nodes[static_cast<size_t>(n.kids[0])];
    return only.kind == Node::Kind::Literal && only.flags == flags_;
  });
}

int32_t Parser::set_of(const std::vector<int32_t>& alternatives) {
  CharSet set;
  for (const int32_t one : alternatives) {
    const int32_t only = tree_.nodes[static_cast<size_t>(one)].kids[0];
    const auto c = static_cast<uint32_t>(tree_.nodes[static_cast<size_t>(only)].a);
    set.ranges.emplace_back(c, c);
  }
  return parent(Node::Kind::Sequence, {new_set(std::move(set))});
}

bool Parser::read_sequence(int32_t& out, bool is_first) {
  std::vector<int32_t> items;
  while (!at_end() && peek() != '|' && peek() != ')') {
    if (flags_ & kVerbose) {
      if (is_one_of(peek(), " \t\n\r\v\f")) {
        ++at_;
        continue;
      }
      if (peek() == '#') {
        while (!at_end() && text_[static_cast<size_t>(at_++)] != '\n') {
        }
        continue;
      }
    }
    if (!read_item(items, is_first)) return false;
  }
  out = parent(Node::Kind::Sequence, std::move(items));
  return true;
}

bool Parser::read_item(std::vector<int32_t>& items, bool is_first) {
  const uint32_t c = peek();
  switch (c) {
    case '\\': {
      int32_t node;
      if (!read_escape(node)) return false;
      items.push_back(node);
      return true;
    }
    case '[':
      return read_set(items);
    case '*':
    case '+':
    case '?':
    case '{':
      return read_repeat(items);
    case '(':
      return read_group(items, is_first);
    case '.':
      items.push_back(leaf(Node::Kind::Any));
      break;
    case '^':
      items.push_back(leaf(Node::Kind::At, flags_ & kMultiLine ? kBeginLine : kBegin));
      break;
    case '$':
      items.push_back(leaf(Node::Kind::At, flags_ & kMultiLine ? kEndLine : regex::kEnd));
      break;
    default:
      items.push_back(leaf(Node::Kind::Literal, static_cast<int32_t>(c)));
  }
  ++at_;
  return true;
}

/// "{...}" behind its brace.
bool Parser::read_bounds(int64_t here, int32_t& least, int32_t& most, bool& is_literal) {
  if (peek() == '}') return is_literal = true;
  const auto number = [&](std::string& digits) {
    while (is_digit_(peek())) digits += static_cast<char>(text_[static_cast<size_t>(at_++)]);
  };
  std::string low, high;
  number(low);
  if (accept(','))
    number(high);
  else
    high = low;
  if (!accept('}')) {
    at_ = here;
    return is_literal = true;
  }
  const auto take = [&](const std::string& digits, int32_t& out) {
    if (digits.empty()) return true;
    size_t zeros = 0;
    while (zeros + 1 < digits.size() && digits[zeros] == '0') ++zeros;
    const std::string plain = digits.substr(zeros);
    const int64_t value = plain.size() > 10 ? INT64_MAX : std::stoll(plain);
    if (value >= 4294967295LL) {
      fault_ = {"the repetition number is too large", -1, Fault::Kind::Overflow};
      has_failed_ = true;
      return false;
    }
    out = static_cast<int32_t>(std::min<int64_t>(value, kForever - 1));
    return true;
  };
  if (!take(low, least) || !take(high, most)) return false;
  if (!high.empty() && most < least) return fail("min repeat greater than max repeat", here);
  return true;
}

bool Parser::read_repeat(std::vector<int32_t>& items) {
  const uint32_t sign = text_[static_cast<size_t>(at_++)];
  const int64_t here = at_;
  int32_t least = sign == '+' ? 1 : 0, most = sign == '?' ? 1 : kForever;
  if (sign == '{') {
    bool is_literal = false;
    if (!read_bounds(here, least, most, is_literal)) return false;
    if (is_literal) return items.push_back(leaf(Node::Kind::Literal, '{')), true;
  }
  if (items.empty() || is_empty(items.back()) || tree_.nodes[static_cast<size_t>(items.back())].kind == Node::Kind::At)
    return fail("nothing to repeat", here - 1);
  if (tree_.nodes[static_cast<size_t>(items.back())].kind == Node::Kind::Repeat)
    return fail("multiple repeat", here - 1);
  Node n;
  n.kind = Node::Kind::Repeat;
  n.a = least;
  n.b = most;
  n.mode = accept('?') ? kLazy : accept('+') ? kPossessive : kGreedy;
  n.kids = {items.back()};
  items.back() = add(std::move(n));
  return true;
}

bool Parser::read_until(uint32_t terminator, const char* what, std::string& out, int64_t& length) {
  const int64_t start = at_;
  while (!at_end() && peek() != terminator) ++at_;
  out = piece(start, at_);
  length = at_ - start;
  if (at_end()) {
    if (!length) return fail(std::string("missing ") + what, at_);
    return fail(std::string("missing ") + static_cast<char>(terminator) + ", unterminated name", start);
  }
  ++at_;
  return length > 0 || fail(std::string("missing ") + what, at_ - 1);
}

bool is_identifier(const std::string& name) {
  size_t offset = 0;
  if (name.empty() || !is_identifier_start(next_code_point(name, offset))) return false;
  while (offset < name.size())
    if (!is_identifier_part(next_code_point(name, offset))) return false;
  return true;
}

bool Parser::check_name(const std::string& name, int64_t length, int64_t offset) {
  const bool is_ascii =
      std::all_of(name.begin(), name.end(), [](char c) { return static_cast<unsigned char>(c) < 128; });
  if (is_bytes_ && !is_ascii) {
    return fail("bad character in group name '" + name + "'", at_ - length - offset);
  }
  return is_identifier(name) || fail("bad character in group name " + repr_text(name), at_ - length - offset);
}

bool Parser::check_behind(int32_t group) {
  if (behind_ < 0) return true;
  if (group > program_.groups || !is_closed_[static_cast<size_t>(group)])
    return fail("cannot refer to an open group", at_);
  return group <= behind_ || fail("cannot refer to group defined in the same lookbehind subpattern", at_);
}

bool Parser::back_reference(int32_t group, int64_t length, int32_t& out) {
  if (!is_closed_[static_cast<size_t>(group)]) return fail("cannot refer to an open group", at_ - length);
  if (!check_behind(group)) return false;
  out = leaf(Node::Kind::Back, group);
  return true;
}

/// The contents of parentheses under `flags`.
bool Parser::body(uint32_t flags, int32_t& out) {
  const uint32_t outer = std::exchange(flags_, flags);
  const bool is_fine = read_alternatives(out, false);
  if (!wants_restart_) flags_ = outer;
  return is_fine;
}

/// "(?P" has been read.
bool Parser::read_named(std::vector<int32_t>& items, std::string& name, bool& is_done) {
  int64_t length;
  if (accept('<')) return read_until('>', "group name", name, length) && check_name(name, length, 1);
  if (accept('=')) {
    is_done = true;
    int32_t node;
    if (!read_until(')', "group name", name, length) || !check_name(name, length, 1)) return false;
    const int32_t group = group_named(name);
    if (!group) return fail("unknown group name " + repr_text(name), at_ - length - 1);
    if (!back_reference(group, length + 1, node)) return false;
    items.push_back(node);
    return true;
  }
  if (at_end()) return fail("unexpected end of pattern", at_);
  ++at_;
  return fail("unknown extension ?P" + piece(at_ - 1, at_), at_ - 3);
}

bool Parser::read_look(std::vector<int32_t>& items, int64_t start, uint32_t first) {
  Node n;
  n.kind = Node::Kind::Look;
  uint32_t sign = first;
  const int32_t outer = behind_;
  if (first == '<') {
    if (at_end()) return fail("unexpected end of pattern", at_);
    sign = text_[static_cast<size_t>(at_++)];
    if (sign != '=' && sign != '!') return fail("unknown extension ?<" + piece(at_ - 1, at_), at_ - 3);
    n.mode = 2;
    if (behind_ < 0) behind_ = program_.groups;
  }
  int32_t inner;
  if (!body(flags_, inner)) return false;
  behind_ = outer;
  if (!close(start)) return false;
  if (sign == '!') {
    if (is_empty(inner)) return items.push_back(leaf(Node::Kind::Fail)), true;
    n.mode |= 1;
  }
  n.kids = {inner};
  items.push_back(add(std::move(n)));
  return true;
}

bool Parser::read_condition(std::vector<int32_t>& items, int64_t start) {
  std::string name;
  int64_t length;
  if (!read_until(')', "group name", name, length)) return false;
  int32_t group = 0;
  const int64_t where = at_ - length - 1;
  if (is_identifier(name)) {
    if (!check_name(name, length, 1)) return false;
    group = group_named(name);
    if (!group) return fail("unknown group name " + repr_text(name), where);
  } else {
    if (!std::all_of(name.begin(), name.end(), [](char c) { return is_digit_(static_cast<unsigned char>(c)); }))
      return fail("bad character in group name " + repr_text(name), where);
    const long value = name.size() > 9 ? 999999999 : std::stol(name);
    if (!value) return fail("bad group number", where);
    if (value >= 1073741823) return fail("invalid group reference " + name, where);
    group = static_cast<int32_t>(value);
    conditions_.emplace_back(group, where);
  }
  if (!check_behind(group)) return false;
  if (++depth_ > kDeepest) return fail("pattern is nested too deeply", at_);
  int32_t yes, no = -1;
  if (!read_sequence(yes, false)) return false;
  if (accept('|')) {
    if (!read_sequence(no, false)) return false;
    if (peek() == '|') return fail("conditional backref with more than two branches", at_);
  }
  --depth_;
  if (!close(start)) return false;
  items.push_back(parent(Node::Kind::If, no < 0 ? std::vector<int32_t>{yes} : std::vector<int32_t>{yes, no}, group));
  return true;
}

uint32_t flag_of(uint32_t c) {
  switch (c) {
    case 'i':
      return kIgnoreCase;
    case 'L':
      return kLocale;
    case 'm':
      return kMultiLine;
    case 's':
      return kDotAll;
    case 'x':
      return kVerbose;
    case 'a':
      return kAscii;
    case 't':
      return kTemplate;
    case 'u':
      return kUnicode;
    default:
      return 0;
  }
}

/// "(?" and the first flag or "-" have been read.
bool Parser::read_flags(uint32_t first, uint32_t& added, uint32_t& removed, bool& is_global) {
  uint32_t c = first;
  const auto next = [&](const char* missing) {
    if (at_end()) return fail(missing, at_);
    c = text_[static_cast<size_t>(at_++)];
    return true;
  };
  const auto unknown = [&](const char* otherwise) {
    std::string letter;
    append_utf8(letter, c);
    return fail(is_alpha(c) ? "unknown flag" : otherwise, at_ - 1);
  };
  while (c != '-') {
    const uint32_t flag = flag_of(c);
    if (!is_bytes_ && c == 'L') return fail("bad inline flags: cannot use 'L' flag with a str pattern", at_);
    if (is_bytes_ && c == 'u') return fail("bad inline flags: cannot use 'u' flag with a bytes pattern", at_);
    added |= flag;
    if ((flag & kTypeFlags) && (added & kTypeFlags) != flag)
      return fail("bad inline flags: flags 'a', 'u' and 'L' are incompatible", at_);
    if (!next("missing -, : or )")) return false;
    if (c == ')' || c == '-' || c == ':') break;
    if (!flag_of(c)) return unknown("missing -, : or )");
  }
  if (c == ')') return is_global = true;
  if (added & kTemplate) return fail("bad inline flags: cannot turn on global flag", at_ - 1);
  if (c == '-') {
    if (!next("missing flag")) return false;
    if (!flag_of(c)) return unknown("missing flag");
    while (true) {
      const uint32_t flag = flag_of(c);
      if (flag & kTypeFlags) return fail("bad inline flags: cannot turn off flags 'a', 'u' and 'L'", at_);
      removed |= flag;
      if (!next("missing :")) return false;
      if (c == ':') break;
      if (!flag_of(c)) return unknown("missing :");
    }
  }
  if (removed & kTemplate) return fail("bad inline flags: cannot turn off global flag", at_ - 1);
  return !(added & removed) || fail("bad inline flags: flag turned on and off", at_ - 1);
}

bool Parser::read_group(std::vector<int32_t>& items, bool is_first) {
  const int64_t start = at_++;
  bool is_capture = true, is_atomic = false, has_flags = false;
  std::string name;
  uint32_t inner_flags = flags_;
  if (accept('?')) {
    if (at_end()) return fail("unexpected end of pattern", at_);
    const uint32_t c = text_[static_cast<size_t>(at_++)];
    if (c == 'P') {
      bool is_done = false;
      if (!read_named(items, name, is_done) || is_done) return is_done && !has_failed_;
    } else if (c == ':') {
      is_capture = false;
    } else if (c == '#') {
      while (!at_end() && peek() != ')') at_ += peek() == '\\' && at_ + 1 < size() ? 2 : 1;
      return accept(')') || fail("missing ), unterminated comment", start);
    } else if (is_one_of(c, "=!<")) {
      return read_look(items, start, c);
    } else if (c == '(') {
      return read_condition(items, start);
    } else if (c == '>') {
      is_capture = false;
      is_atomic = true;
    } else if (flag_of(c) || c == '-') {
      uint32_t added = 0, removed = 0;
      bool is_global = false;
      if (!read_flags(c, added, removed, is_global)) return false;
      if (is_global) {
        if (!is_first || !items.empty()) return fail("global flags not at the start of the expression", start);
        const bool is_new = (added & kVerbose) && !(flags_ & kVerbose);
        flags_ |= added;
        program_.flags |= added;
        if (is_new) wants_restart_ = true;
        return !is_new;
      }
      is_capture = false;
      has_flags = added || removed;
      if (added & kTypeFlags) inner_flags &= ~kTypeFlags;
      inner_flags = (inner_flags | added) & ~removed;
    } else {
      return fail("unknown extension ?" + piece(at_ - 1, at_), at_ - 2);
    }
  }
  int32_t group = 0;
  if (is_capture) {
    group = ++program_.groups;
    is_closed_.push_back(false);
    if (!name.empty()) {
      if (const int32_t old = group_named(name))
        return fail("redefinition of group name " + repr_text(name) + " as group " + std::to_string(group) +
                        "; was group " + std::to_string(old),
                    at_ - count_code_points(name) - 1);
      program_.names.emplace_back(name, group);
    }
  }
  int32_t inner;
  if (!body(inner_flags, inner) || !close(start)) return false;
  if (group) is_closed_[static_cast<size_t>(group)] = true;
  items.push_back(parent(is_atomic ? Node::Kind::Atomic : Node::Kind::Group, {inner}, group));
  tree_.nodes.back().is_plain = !has_flags;
  return true;
}

/// \N{NAME}; `start` is where the backslash stands.
bool Parser::read_named_character(int64_t start, uint32_t& c) {
  if (peek() != '{') return fail("missing {", at_);
  const int64_t first = ++at_;
  std::string name;
  while (!at_end() && peek() != '}') append_utf8(name, text_[static_cast<size_t>(at_++)]);
  if (name.empty()) return fail("missing character name", first);
  if (at_end()) return fail("missing }, unterminated name", first);
  ++at_;
  if (!python::CharacterNames::find(name, c)) return fail("undefined character name '" + name + "'", start);
  return true;
}

/// \x, \u, \U and octal escapes; `start` is where the backslash stands, `letter` what follows it (read already).
bool Parser::read_numeric_escape(int64_t start, uint32_t letter, uint32_t& c, bool& is_known) {
  if (letter == 'N' && !is_bytes_) return is_known = true, read_named_character(start, c);
  const int digits = letter == 'x' ? 2 : is_bytes_ ? 0 : letter == 'u' ? 4 : letter == 'U' ? 8 : 0;
  is_known = digits > 0;
  if (!is_known) return true;
  int read = 0;
  uint64_t value = 0;
  for (; read < digits && !at_end() && hex_value(peek()) >= 0; ++read)
    value = value * 16 + static_cast<uint64_t>(hex_value(text_[static_cast<size_t>(at_++)]));
  if (read != digits) return fail("incomplete escape " + piece(start, at_), start);
  if (value > 0x10FFFF) return fail("bad escape " + piece(start, at_), start);
  c = static_cast<uint32_t>(value);
  return true;
}

uint32_t plain_escape(uint32_t c) {
  switch (c) {
    case 'a':
      return 7;
    case 'b':
      return 8;
    case 'f':
      return 12;
    case 'n':
      return 10;
    case 'r':
      return 13;
    case 't':
      return 9;
    case 'v':
      return 11;
    case '\\':
      return '\\';
    default:
      return kEnd0;
  }
}
uint32_t category_of(uint32_t c) {
  switch (c) {
    case 'd':
      return kDigit;
    case 'D':
      return kNotDigit;
    case 's':
      return kSpace;
    case 'S':
      return kNotSpace;
    case 'w':
      return kWord;
    case 'W':
      return kNotWord;
    default:
      return 0;
  }
}

bool Parser::read_class_escape(CharSet& set, std::optional<uint32_t>& literal) {
  const int64_t start = at_++;
  if (at_end()) return fail("bad escape (end of pattern)", start);
  const uint32_t c = text_[static_cast<size_t>(at_++)];
  if (plain_escape(c) != kEnd0) return literal = plain_escape(c), true;
  if (category_of(c)) return set.categories |= category_of(c), true;
  uint32_t value;
  bool is_known;
  if (!read_numeric_escape(start, c, value, is_known)) return false;
  if (is_known) return literal = value, true;
  if (is_octal(c)) {
    value = c - '0';
    for (int n = 0; n < 2 && is_octal(peek()); ++n) value = value * 8 + text_[static_cast<size_t>(at_++)] - '0';
    if (value > 0377) return fail("octal escape value " + piece(start, at_) + " outside of range 0-0o377", start);
    return literal = value, true;
  }
  if (is_digit_(c) || is_letter(c)) return fail("bad escape " + piece(start, at_), start);
  literal = c;
  return true;
}

bool Parser::read_escape(int32_t& out) {
  const int64_t start = at_++;
  if (at_end()) return fail("bad escape (end of pattern)", start);
  const uint32_t c = text_[static_cast<size_t>(at_++)];
  const bool is_ascii = is_bytes_ || (flags_ & kAscii);
  switch (c) {
    case 'A':
      return out = leaf(Node::Kind::At, kBegin), true;
    case 'Z':
      return out = leaf(Node::Kind::At, kEndString), true;
    case 'b':
      return out = leaf(Node::Kind::At, is_ascii ? kAsciiBoundary : kBoundary), true;
    case 'B':
      return out = leaf(Node::Kind::At, is_ascii ? kNoAsciiBoundary : kNoBoundary), true;
    default:
      break;
  }
  if (category_of(c)) {
    CharSet set;
    set.categories = category_of(c);
    return out = new_set(std::move(set)), true;
  }
  uint32_t value = plain_escape(c);
  bool is_known = value != kEnd0;
  if (!is_known && !read_numeric_escape(start, c, value, is_known)) return false;
  if (!is_known && c == '0') {
    is_known = true;
    value = 0;
    for (int n = 0; n < 2 && is_octal(peek()); ++n) value = value * 8 + text_[static_cast<size_t>(at_++)] - '0';
  }
  if (!is_known && is_digit_(c)) {
    int32_t group = static_cast<int32_t>(c - '0');
    if (is_digit_(peek())) {
      const uint32_t second = text_[static_cast<size_t>(at_++)];
      group = group * 10 + static_cast<int32_t>(second - '0');
      if (is_octal(c) && is_octal(second) && is_octal(peek())) {
        value = (c - '0') * 64 + (second - '0') * 8 + text_[static_cast<size_t>(at_++)] - '0';
        if (value > 0377) return fail("octal escape value " + piece(start, at_) + " outside of range 0-0o377", start);
        return out = leaf(Node::Kind::Literal, static_cast<int32_t>(value)), true;
      }
    }
    if (group <= program_.groups) return back_reference(group, at_ - start, out);
    return fail("invalid group reference " + std::to_string(group), start + 1);
  }
  if (!is_known) {
    if (is_letter(c)) return fail("bad escape " + piece(start, at_), start);
    value = c;
  }
  out = leaf(Node::Kind::Literal, static_cast<int32_t>(value));
  return true;
}

bool Parser::read_set(std::vector<int32_t>& items) {
  const int64_t here = at_++;
  CharSet set;
  set.is_negated = accept('^');
  bool is_empty = true;
  const auto unterminated = [&] { return fail("unterminated character set", here); };
  /// One member: a literal, or a category already put into the set.
  const auto member = [&](std::optional<uint32_t>& literal) {
    if (peek() == '\\') return read_class_escape(set, literal);
    literal = text_[static_cast<size_t>(at_++)];
    return true;
  };
  while (true) {
    if (at_end()) return unterminated();
    if (peek() == ']' && !is_empty) break;
    is_empty = false;
    const int64_t first_at = at_;
    std::optional<uint32_t> low, high;
    if (!member(low)) return false;
    if (!accept('-')) {
      if (low) set.ranges.emplace_back(*low, *low);
      continue;
    }
    if (at_end()) return unterminated();
    if (peek() == ']') {
      if (low) set.ranges.emplace_back(*low, *low);
      set.ranges.emplace_back('-', '-');
      break;
    }
    if (!member(high)) return false;
    if (!low || !high || *high < *low) return fail("bad character range " + piece(first_at, at_), first_at);
    set.ranges.emplace_back(*low, *high);
  }
  ++at_;
  // A single character is a literal, for repeats and prefixes.
  if (!set.is_negated && !set.categories && set.ranges.size() == 1 && set.ranges[0].first == set.ranges[0].second)
    items.push_back(leaf(Node::Kind::Literal, static_cast<int32_t>(set.ranges[0].first)));
  else
    items.push_back(new_set(std::move(set)));
  return true;
}

}  // namespace

bool parse(const std::vector<uint32_t>& pattern, bool is_bytes, uint32_t flags, Program& program, Fault& fault) {
  return Parser(pattern, is_bytes, flags, program, fault).run();
}

}  // namespace refjit::vm::regex
