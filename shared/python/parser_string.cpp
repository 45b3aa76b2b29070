// String literals: prefixes, escapes, implicit concatenation and f-strings as 3.11 reads them (the lexer sees an
// f-string as one STRING token; the expressions in it are lexed and parsed here, at their true positions).
#include "python/character_names.h"
#include "python/compile_warnings.h"
#include "python/error_span.h"
#include "python/parser.h"
#include "python/unicode.h"

namespace refjit::python {

using namespace ast;

/// The pieces of one string expression (all its tokens), neighbouring texts already joined.
struct Parser::StringPieces {
  Exprs values;
  std::string text;  ///< Literal text since the last expression.
  bool has_text = false;
  bool is_fstring = false;
  Span span;  ///< Of the whole concatenation: every piece carries it.
  bool is_unicode_kind = false;
};

namespace {

struct Prefix {
  bool is_raw = false, is_bytes = false, is_fstring = false, is_unicode = false;
  size_t body_begin = 0, body_end = 0;  ///< Between the quotes.
};

Prefix read_prefix(std::string_view text, const Token& t) {
  Prefix prefix;
  size_t i = t.start;
  for (; text[i] != '"' && text[i] != '\''; ++i) {
    const char c = static_cast<char>(text[i] | 0x20);
    prefix.is_raw |= c == 'r';
    prefix.is_bytes |= c == 'b';
    prefix.is_fstring |= c == 'f';
    prefix.is_unicode |= text[i] == 'u';
  }
  const size_t length = t.end - i;
  const bool is_triple = length >= 6 && text[i + 1] == text[i] && text[i + 2] == text[i];
  const size_t quotes = is_triple ? 3 : 1;
  prefix.body_begin = i + quotes;
  prefix.body_end = t.end - quotes;
  return prefix;
}

/// Appends source text with its line ends as "\n".
void append_raw(std::string_view raw, std::string& out) {
  for (size_t i = 0; i < raw.size(); ++i) {
    if (raw[i] != '\r') {
      out += raw[i];
      continue;
    }
    out += '\n';
    if (i + 1 < raw.size() && raw[i + 1] == '\n') ++i;
  }
}

int hex_value(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  c |= 0x20;
  return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

}  // namespace

void Parser::fail_string(const Token& t, std::string message) {
  // CPython's parser has read on to the token behind all pieces, and points there.
  const Token* next = &t;
  while (next->kind == Tok::String) ++next;
  if (next->kind == Tok::End) fail_at(t, std::move(message));
  fail_at(*next, std::move(message));
}

void Parser::decode_escapes(std::string_view raw, bool is_bytes, const Token& t, std::string& out) {
  size_t i = 0;
  bool has_warned = false;  // once a literal
  const auto warn = [&](std::string what) {
    if (!has_warned) CompileWarnings::add(true, "invalid " + what + "'", t.line);
    has_warned = true;
  };
  const auto fail_unicode = [&](size_t from, size_t to, const char* what) {
    fail_string(t, "(unicode error) 'unicodeescape' codec can't decode bytes in position " + std::to_string(from) +
                       "-" + std::to_string(to) + ": " + what);
  };
  while (i < raw.size()) {
    if (raw[i] != '\\') {
      const size_t stop = std::min(raw.find('\\', i), raw.size());
      append_raw(raw.substr(i, stop - i), out);
      i = stop;
      continue;
    }
    const size_t start = i++;
    const char c = i < raw.size() ? raw[i++] : '\\';
    switch (c) {
      case '\n':
        break;
      case '\r':
        if (i < raw.size() && raw[i] == '\n') ++i;
        break;
      case '\\':
        out += '\\';
        break;
      case '\'':
        out += '\'';
        break;
      case '"':
        out += '"';
        break;
      case 'a':
        out += '\a';
        break;
      case 'b':
        out += '\b';
        break;
      case 'f':
        out += '\f';
        break;
      case 'n':
        out += '\n';
        break;
      case 'r':
        out += '\r';
        break;
      case 't':
        out += '\t';
        break;
      case 'v':
        out += '\v';
        break;
      case '0':
      case '1':
      case '2':
      case '3':
      case '4':
      case '5':
      case '6':
      case '7': {
        uint32_t value = static_cast<uint32_t>(c - '0');
        for (int n = 0; n < 2 && i < raw.size() && raw[i] >= '0' && raw[i] <= '7'; ++n)
          value = value * 8 + static_cast<uint32_t>(raw[i++] - '0');
        if (value > 0xff) warn("octal escape sequence '" + std::string(raw.substr(start, i - start)));
        if (is_bytes) {
          out += static_cast<char>(value & 0xff);
        } else {
          append_utf8(out, value);
        }
        break;
      }
      case 'x':
      case 'u':
      case 'U': {
        if (is_bytes && c != 'x') {
          out += '\\';
          out += c;
          break;
        }
        const int wanted = c == 'x' ? 2 : c == 'u' ? 4 : 8;
        uint32_t value = 0;
        int n = 0;
        for (; n < wanted && i < raw.size() && hex_value(raw[i]) >= 0; ++n)
          value = value * 16 + static_cast<uint32_t>(hex_value(raw[i++]));
        if (n < wanted) {
          if (is_bytes) fail_string(t, "(value error) invalid \\x escape at position " + std::to_string(start));
          fail_unicode(start, i - 1,
                       c == 'x'   ? "truncated \\xXX escape"
                       : c == 'u' ? "truncated \\uXXXX escape"
                                  : "truncated \\UXXXXXXXX escape");
        }
        if (is_bytes) {
          out += static_cast<char>(value);
        } else if (value > 0x10ffff) {
          fail_unicode(start, i - 1, "illegal Unicode character");
        } else {
          append_utf8(out, value);
        }
        break;
      }
      case 'N':
        if (!is_bytes) {
          const size_t close = raw.find('}', i);
          const bool has_brace = i < raw.size() && raw[i] == '{';
          if (!has_brace || close == std::string_view::npos || close == i + 1)
            fail_unicode(start,
                         !has_brace                        ? i - 1
                         : close == std::string_view::npos ? raw.size() - 1
                                                           : i,
                         "malformed \\N character escape");
          uint32_t character;
          if (!CharacterNames::find(raw.substr(i + 1, close - i - 1), character))
            fail_unicode(start, close, "unknown Unicode character name");
          append_utf8(out, character);
          i = close + 1;
          break;
        }
        [[fallthrough]];
      default:
        out += '\\';
        i = start + 1;
        if (i < raw.size()) {
          size_t next = i;
          decode_utf8(raw, next);
          warn("escape sequence '" + std::string(raw.substr(start, next - start)));
          out.append(raw.substr(i, next - i));
          i = next;
        }
    }
  }
}

const Expr* Parser::parse_strings() {
  const Token& first = token();
  size_t count = 1;
  while (token(count).kind == Tok::String) ++count;
  StringPieces pieces;
  const Token& last = token(count - 1);
  pieces.span = {file_, first.line, first.col, last.end_line, last.end_col};
  pieces.is_unicode_kind = read_prefix(text_, first).is_unicode && text_[first.start] == 'u';
  const bool is_bytes = read_prefix(text_, first).is_bytes;
  for (size_t i = 0; i < count; ++i) {
    const Token& t = token(i);
    if (read_prefix(text_, t).is_bytes != is_bytes) fail_string(t, "cannot mix bytes and nonbytes literals");
    parse_string_token(t, pieces);
  }
  position_ += count;
  if (is_bytes) return constant(pieces.span, Const::of_bytes(std::move(pieces.text)));
  const auto make_text = [&] {
    Constant* node = tree_.make<Constant>(pieces.span);
    node->value = tree_.keep(Const::of_str(std::move(pieces.text)));
    if (pieces.is_unicode_kind) node->kind_text = tree_.keep_text("u");
    return node;
  };
  if (!pieces.is_fstring) return make_text();
  if (!pieces.text.empty()) pieces.values.push_back(make_text());
  JoinedStr* node = tree_.make<JoinedStr>(pieces.span);
  node->values = tree_.seq(pieces.values);
  return node;
}

void Parser::parse_string_token(const Token& t, StringPieces& out) {
  const Prefix prefix = read_prefix(text_, t);
  const std::string_view body = text_.substr(prefix.body_begin, prefix.body_end - prefix.body_begin);
  if (prefix.is_bytes)
    for (const char c : body)
      if (static_cast<unsigned char>(c) >= 0x80) fail_at(t, "bytes can only contain ASCII literal characters");
  if (prefix.is_fstring) {
    out.is_fstring = true;
    parse_fstring(t, prefix.body_begin, prefix.body_end, prefix.is_raw, 0, out);
  } else if (prefix.is_raw) {
    append_raw(body, out.text);
  } else {
    decode_escapes(body, prefix.is_bytes, t, out.text);
  }
}

void Parser::parse_fstring(const Token& t, size_t begin, size_t end, bool is_raw, int nesting, StringPieces& out) {
  size_t at = begin, literal = begin;
  const auto flush = [&](size_t to) {
    const std::string_view raw = text_.substr(literal, to - literal);
    if (is_raw) {
      append_raw(raw, out.text);
    } else {
      decode_escapes(raw, false, t, out.text);
    }
  };
  while (at < end) {
    const char c = text_[at];
    if (c == '\\' && !is_raw && at + 1 < end) {
      // \N{...} holds braces of its own; any other escape is two characters here, unless the second is a brace.
      if (text_[at + 1] == 'N' && at + 2 < end && text_[at + 2] == '{') {
        const size_t close = text_.find('}', at);
        at = close < end ? close + 1 : end;
        continue;
      }
      at += text_[at + 1] == '{' || text_[at + 1] == '}' ? 1 : 2;
      continue;
    }
    if (c != '{' && c != '}') {
      ++at;
      continue;
    }
    if (nesting == 0 && at + 1 < end && text_[at + 1] == c) {
      flush(at + 1);
      at += 2;
      literal = at;
      continue;
    }
    if (c == '}') fail_string(t, "f-string: single '}' is not allowed");
    flush(at);
    at = parse_replacement(t, at + 1, end, is_raw, nesting, out);
    literal = at;
  }
  flush(end);
}

size_t Parser::find_replacement_end(const Token& t, size_t at, size_t end) {
  std::string open;
  char quote = 0;
  bool is_triple = false;
  for (; at < end; ++at) {
    const char c = text_[at];
    if (c == '\\') fail_string(t, "f-string expression part cannot include a backslash");
    if (quote) {
      if (c != quote) continue;
      if (is_triple) {
        if (at + 2 < end && text_[at + 1] == c && text_[at + 2] == c) {
          at += 2;
          quote = 0;
        }
      } else {
        quote = 0;
      }
      continue;
    }
    if (c == '\'' || c == '"') {
      is_triple = at + 2 < end && text_[at + 1] == c && text_[at + 2] == c;
      if (is_triple) at += 2;
      quote = c;
      continue;
    }
    if (c == '[' || c == '{' || c == '(') {
      if (open.size() >= 200) fail_string(t, "f-string: too many nested parenthesis");
      open += c;
      continue;
    }
    if (c == '#') fail_string(t, "f-string expression part cannot include '#'");
    if (open.empty() && (c == '!' || c == ':' || c == '}' || c == '=' || c == '>' || c == '<')) {
      if (at + 1 < end) {
        const char next = text_[at + 1];
        if (next == '=' && (c == '!' || c == '=' || c == '<' || c == '>')) {
          ++at;
          continue;
        }
      }
      if (c == '>' || c == '<') continue;
      return at;
    }
    if (c == ']' || c == '}' || c == ')') {
      if (open.empty()) fail_string(t, std::string("f-string: unmatched '") + c + "'");
      const char opening = open.back();
      open.pop_back();
      const bool matches = (opening == '(' && c == ')') || (opening == '[' && c == ']') || (opening == '{' && c == '}');
      if (!matches)
        fail_string(t, std::string("f-string: closing parenthesis '") + c + "' does not match opening parenthesis '" +
                           opening + "'");
    }
  }
  if (quote) fail_string(t, "f-string: unterminated string");
  if (!open.empty()) fail_string(t, std::string("f-string: unmatched '") + open.back() + "'");
  return at;
}

size_t Parser::parse_replacement(const Token& t, size_t at, size_t end, bool is_raw, int nesting, StringPieces& out) {
  if (nesting >= 2) fail_string(t, "f-string: expressions nested too deeply");
  const auto fail_expecting = [&] { fail_string(t, "f-string: expecting '}'"); };
  const size_t begin = at;
  at = find_replacement_end(t, at, end);
  if (at >= end) fail_expecting();
  const Expr* value = parse_replacement_expression(t, begin, at);
  std::string echo;  // The source text of `{x=}`.
  bool has_echo = false;
  if (text_[at] == '=') {
    ++at;
    while (at < end && (text_[at] == ' ' || (text_[at] >= '\t' && text_[at] <= '\r'))) ++at;
    if (at >= end) fail_expecting();
    append_raw(text_.substr(begin, at - begin), echo);
    has_echo = true;
  }
  int conversion = -1;
  if (text_[at] == '!') {
    ++at;
    if (at >= end) fail_expecting();
    conversion = static_cast<unsigned char>(text_[at]);
    ++at;
    if (conversion != 's' && conversion != 'r' && conversion != 'a')
      fail_string(t, std::string("f-string: invalid conversion character: expected 's', 'r', or 'a'"));
    if (at >= end) fail_expecting();
  }
  const Expr* spec = nullptr;
  if (text_[at] == ':') {
    ++at;
    // The spec runs to the brace that closes this field; fields inside it are skipped over as wholes.
    StringPieces inner;
    inner.span = out.span;
    inner.is_unicode_kind = out.is_unicode_kind;
    size_t literal = at;
    const auto flush = [&] {
      const std::string_view raw = text_.substr(literal, at - literal);
      if (is_raw) {
        append_raw(raw, inner.text);
      } else {
        decode_escapes(raw, false, t, inner.text);
      }
    };
    while (at < end && text_[at] != '}') {
      if (text_[at] != '{') {
        ++at;
        continue;
      }
      flush();
      at = parse_replacement(t, at + 1, end, is_raw, nesting + 1, inner);
      literal = at;
    }
    flush();
    if (!inner.text.empty()) {
      Constant* node = tree_.make<Constant>(span_of(t));
      node->value = tree_.keep(Const::of_str(std::move(inner.text)));
      inner.values.push_back(node);
    }
    // CPython gives the end of a spec the span of its own token, not of the concatenation.
    JoinedStr* joined = tree_.make<JoinedStr>(span_of(t));
    joined->values = tree_.seq(inner.values);
    spec = joined;
  }
  if (at >= end || text_[at] != '}') fail_expecting();
  ++at;
  if (has_echo) {
    out.text += echo;
    if (conversion < 0 && !spec) conversion = 'r';
  }
  if (!out.text.empty()) {
    Constant* node = tree_.make<Constant>(out.span);
    node->value = tree_.keep(Const::of_str(std::move(out.text)));
    if (out.is_unicode_kind) node->kind_text = tree_.keep_text("u");
    out.values.push_back(node);
    out.text.clear();
  }
  FormattedValue* field = tree_.make<FormattedValue>(out.span);
  field->value = value;
  field->conversion = conversion;
  field->format_spec = spec;
  out.values.push_back(field);
  return at;
}

const Expr* Parser::parse_replacement_expression(const Token& t, size_t begin, size_t end) {
  bool is_blank = true;
  for (size_t i = begin; i < end; ++i) {
    const char c = text_[i];
    is_blank &= c == ' ' || c == '\t' || c == '\n' || c == '\f' || c == '\r';
  }
  if (is_blank && end < text_.size() && std::string_view("!:=").find(text_[end]) != std::string_view::npos)
    fail_string(t, std::string("f-string: expression required before '") + text_[end] + "'");
  if (is_blank) fail_string(t, "f-string: empty expression not allowed");
  // Lines are counted on from the expression before, so that an f-string of many expressions is read once.
  if (scan_.token_start != t.start || scan_.at > begin) scan_ = {t.start, t.start, t.line, t.start - t.col};
  for (; scan_.at + 1 < begin; ++scan_.at)
    if (text_[scan_.at] == '\n') {
      ++scan_.line;
      scan_.line_start = scan_.at + 1;
    }
  const Depth depth(*this);
  const TokenList list = tokenize_part(text_, file_, begin, end, scan_.line, scan_.line_start);
  Parser part(tree_, text_, file_, list, false, depth_ + 5);
  try {
    if (list.error && list.tokens.size() <= 1) throw SyntaxFailure{*list.error, {}};
    return part.parse_fstring_part();
  } catch (SyntaxFailure& failure) {
    if (list.error)
      failure.error = *list.error;
    else
      part.prefer_legacy_statement(failure);
    if (!list.error && failure.error.type == "SyntaxError" && failure.line.empty())
      failure.error.message = "f-string: " + failure.error.message;
    show_in_brackets(begin, end, failure);
    throw;
  }
}

void Parser::show_in_brackets(size_t begin, size_t end, SyntaxFailure& failure) const {
  Span& span = failure.error.span;
  const auto start = static_cast<uint32_t>(begin - scan_.line_start);
  const bool is_first = span.line == scan_.line;
  if (!failure.line.empty() || span.line < scan_.line || span.col >= kBeforeLine) return;
  if (is_first && span.col < start) return;
  const std::string whole = "(" + std::string(text_.substr(begin, end - begin)) + ")";
  size_t at = 0;
  for (uint32_t line = scan_.line; line < span.line; ++line) at = whole.find('\n', at) + 1;
  failure.line = whole.substr(at, whole.find('\n', at) - at) + "\n";
  if (!is_first) return;
  span.col -= start - 1;
  if (span.end_line == span.line && span.end_col < kBeforeLine) span.end_col -= start - 1;
}

}  // namespace refjit::python
