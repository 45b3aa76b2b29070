// Entry points of the parser, its error texts and its token plumbing.
#include "python/parser.h"

#include <cctype>

#include "python/error_span.h"

namespace refjit::python {

using namespace ast;

namespace {
// Bounds the C++ stack: one step costs up to six frames, and a WebAssembly stack holds about four thousand.
constexpr int kMaxDepth = 330;
}  // namespace

void throw_syntax(Span span, std::string message, std::string type) {
  throw SyntaxFailure{user_error(std::move(type), std::move(message), span), {}};
}

Parser::Depth::Depth(Parser& parser) : parser_(parser) {
  if (++parser.depth_ > kMaxDepth) {
    --parser.depth_;
    throw_syntax(parser.span_of(parser.token()), "maximum recursion depth exceeded during compilation",
                 "RecursionError");
  }
}

Span Parser::since(const Token& first) const {
  const Token& last = previous();
  return {file_, first.line, first.col, last.end_line, last.end_col};
}
Span Parser::since(const Node& first) const {
  const Token& last = previous();
  return {file_, first.span.line, first.span.col, last.end_line, last.end_col};
}

Identifier Parser::expect_name() {
  if (!at(Tok::Name)) fail_generic();
  return name_of(list_.tokens[position_++]);
}

Span Parser::error_span() const {
  const Token& t = token();
  if (t.kind == Tok::Indent) return {file_, t.line, t.end_col - 1, t.line, kEndMinusOne};
  if ((t.kind != Tok::Dedent && t.kind != Tok::End) || list_.error) return span_of(t);
  if (t.start < text_.size())
    return t.kind == Tok::End ? span_of(t) : Span{file_, t.line, t.col ? t.col - 1 : kBeforeLine, t.line, kEndMinusOne};
  // At the end of the text: behind its last line.
  const size_t end = !text_.empty() && text_.back() == '\n' ? text_.size() - 1 : text_.size();
  const size_t before = end ? text_.rfind('\n', end - 1) : std::string_view::npos;
  const size_t start = before == std::string_view::npos ? 0 : before + 1;
  uint32_t line = 1;
  for (size_t i = 0; i < start; ++i) line += text_[i] == '\n';
  return {file_, line, static_cast<uint32_t>(end - start), line, kEndMinusOne};
}

Span Parser::missing_span(bool is_forced) const {
  const Token& t = token();
  if (!is_interactive_ || t.start < text_.size() || (!text_.empty() && text_.back() == '\n'))
    return t.kind == Tok::Newline || is_forced ? span_of(t) : error_span();
  const Span at = t.kind == Tok::Newline ? span_of(t) : error_span();
  if (is_forced) return {file_, at.line, kBeforeLine, at.line, kEndZero};
  return {file_, at.line, at.col ? at.col - 1 : 0, at.line, kEndMinusOne};
}

void Parser::fail_generic() {
  check_missing_comma();
  // `async` and `not` are taken before what must follow them is missing: `async` at the start of a line, and behind the
  // element of what may be a comprehension.
  const bool is_behind = position_ > 0 && operand_end_ == position_;
  const Tok before = position_ > 0 ? previous().kind : Tok::Newline;
  const bool is_first = before == Tok::Newline || before == Tok::Indent || before == Tok::Dedent;
  if ((at(Tok::kAsync) && ((is_first && !is_expression_) || (is_behind && token().level > 0))) ||
      (at(Tok::kNot) && is_behind))
    ++position_;
  const Token& t = token();
  if (t.kind == Tok::Indent) throw_syntax(error_span(), "unexpected indent", "IndentationError");
  if (t.kind == Tok::Dedent) throw_syntax(error_span(), "unexpected unindent", "IndentationError");
  if (t.kind == Tok::End && t.start == text_.size()) {
    const uint32_t line = error_span().line;
    throw_syntax({file_, line, kBeforeLine, line, kEndZero}, "invalid syntax");
  }
  throw_syntax(span_of(t), "invalid syntax");
}

namespace {

/// The part of an expression that it begins with; null: it has none.
const Expr* first_part(const Expr* e) {
  if (const auto* attribute = cast<Attribute>(e)) return attribute->value;
  if (const auto* call = cast<Call>(e)) return call->func;
  if (const auto* subscript = cast<Subscript>(e)) return subscript->value;
  if (const auto* operation = cast<BinOp>(e)) return operation->left;
  if (const auto* compare = cast<Compare>(e)) return compare->left;
  if (const auto* choice = cast<BoolOp>(e)) return choice->values[0];
  return nullptr;
}

/// Whether an expression begins with a soft keyword, for which CPython takes all beginnings of one, too.
bool begins_as_soft_keyword(const Expr& whole) {
  const Expr* e = &whole;
  while (const Expr* part = first_part(e)) e = part;
  const Name* name = cast<Name>(e);
  if (!name || name->span.line != whole.span.line || name->span.col != whole.span.col) return false;
  const std::string_view id = name->id;
  return std::string_view("match").starts_with(id) || std::string_view("case").starts_with(id) || id == "_";
}

}  // namespace

void Parser::check_missing_comma() {
  if (!operand_ || operand_end_ != position_ || !starts_expression()) return;
  const Expr* left = operand_;
  const Token& last = previous();
  const Name* name = cast<Name>(left);
  const bool closes = last.kind == Tok::RPar || last.kind == Tok::RSqb || last.kind == Tok::RBrace;
  if (last.level == (closes ? 1 : 0)) return;
  if ((last.kind == Tok::Name || last.kind == Tok::String) && token().kind == Tok::String && last.kind == Tok::String)
    return;
  if (!(name && closes) && begins_as_soft_keyword(*left)) return;
  operand_ = nullptr;
  const size_t saved = position_;
  const Expr* right = nullptr;
  try {
    right = parse_expression();
  } catch (const SyntaxFailure& failure) {
    // What follows is wrong in itself; report that only if it says more than "invalid syntax".
    if (failure.error.message != "invalid syntax") throw;
  }
  if (right && at(Tok::End)) fail_generic();  // CPython has read on to the end, where a bracket is open
  position_ = saved;
  if (!right) return;
  const Span both{file_, left->span.line, left->span.col, right->span.end_line, right->span.end_col};
  if (name && last.kind == Tok::Name && token().kind == Tok::String) return;  // as an unknown string prefix
  throw_syntax(both, "invalid syntax. Perhaps you forgot a comma?");
}

void Parser::prefer_legacy_statement(SyntaxFailure& failure) {
  const size_t furthest = position_;
  const std::vector<size_t> words = std::move(legacy_words_);
  for (size_t begin : words) {
    const Token& first = list_.tokens[begin];
    position_ = begin + 1;
    try {
      const Expr* shown = parse_star_expressions();
      const std::string word(text_of(first));
      const Span both{file_, first.line, first.col, shown->span.end_line, shown->span.end_col};
      failure = {user_error("SyntaxError",
                            "Missing parentheses in call to '" + word + "'. Did you mean " + word + "(...)?", both),
                 {}};
      break;
    } catch (const SyntaxFailure&) {
      // Not such a statement.
    }
  }
  position_ = furthest;
}

void Parser::fail_at(const Token& t, std::string message) { throw_syntax(span_of(t), std::move(message)); }

void Parser::fail_range(const Span& from, const Span& to, std::string message) {
  throw_syntax({file_, from.line, from.col, to.end_line, to.end_col}, std::move(message));
}

void Parser::fail_node(const Node& node, std::string message) { throw_syntax(node.span, std::move(message)); }

void Parser::fail_target(const Expr& target, const char* tail) {
  fail_node(target, "cannot assign to " + std::string(expression_name(target)) + tail);
}

const Node* Parser::parse_file() {
  Stmts body;
  while (!at(Tok::End)) {
    if (accept(Tok::Newline)) continue;
    parse_statement(body);
  }
  Module* module = tree_.make<Module>(Span{file_, 1, 0, token().line, 0});
  module->body = tree_.seq(body);
  if (type_comments_) {
    std::vector<Ptr<TypeIgnore>> ignores;
    for (const TypeComment& comment : list_.type_comments)
      if (comment.is_ignore) {
        TypeIgnore* node = tree_.make<TypeIgnore>(Span{});
        node->lineno = static_cast<int>(comment.line);
        node->tag = tree_.keep_text(comment.text);
        ignores.push_back(node);
      }
    module->type_ignores = tree_.seq(ignores);
  }
  return module;
}

const Node* Parser::parse_eval() {
  is_expression_ = true;
  const auto refuse_star = [&](const Span& at) {
    throw_syntax({file_, at.line, at.col, at.line, at.col + 1}, "invalid syntax");
  };
  if (text_.empty()) throw_syntax({file_, 0, kBeforeLine, 0, kEndZero}, "invalid syntax");
  const Token first = token();
  if (at(Tok::Star)) refuse_star(span_of(first));
  const Expr* body = parse_star_expressions();
  // `a, *b` stands where a statement does; only a tuple in brackets has stars here.
  if (const Tuple* tuple = cast<Tuple>(body); tuple && text_[first.start] != '(')
    for (const Expr* each : tuple->elts)
      if (cast<Starred>(each)) refuse_star(each->span);
  while (accept(Tok::Newline)) {
  }
  if (!at(Tok::End)) fail_generic();
  Expression* root = tree_.make<Expression>(body->span);
  root->body = body;
  return root;
}

const Node* Parser::parse_interactive() {
  is_interactive_ = true;
  Stmts body;
  while (accept(Tok::Newline)) {
  }
  const Token first = token();
  if (at(Tok::End)) {
    const uint32_t line = text_.empty() ? 0 : first.line > 1 ? first.line - 1 : 1;
    throw_syntax({file_, line, kBeforeLine, line, kEndZero}, "invalid syntax");
  }
  // A compound statement ends with a newline of the text's own.
  const bool is_compound = parse_statement(body);
  while (accept(Tok::Newline)) {
  }
  const uint32_t line = token().line > 1 ? token().line - 1 : 1;
  const bool ends_inline = previous().kind == Tok::Newline ? previous().line == line : std::isspace(text_.back());
  if (is_compound && at(Tok::End) && text_.back() != '\n' && ends_inline) {
    throw_syntax({file_, line, kBeforeLine, line, kEndZero}, "invalid syntax");
  }
  if (!at(Tok::End)) {
    if (is_compound) fail_at(token(), "invalid syntax");
    fail_at(previous(), "multiple statements found while compiling a single statement");
  }
  Interactive* root = tree_.make<Interactive>(Span{file_, 1, 0, token().line, 0});
  root->body = tree_.seq(body);
  return root;
}

const Expr* Parser::parse_fstring_part() {
  const Expr* value = parse_star_expressions();
  while (accept(Tok::Newline)) {
  }
  if (!at(Tok::End)) fail_generic();
  return value;
}

namespace {

/// Errors of the tokenizer that only stop it: ahead of them the parser's own error stands.
bool is_quiet(const Error& error) {
  return error.type != "SyntaxError" || error.message == "unexpected EOF while parsing" ||
         error.message == "unexpected character after line continuation character";
}

/// Chooses between the parser's error and what CPython finds when it reads the rest of the tokens.
Error choose_error(const FileTable& files, FileId file, const TokenList& list, const Token& furthest, Error error) {
  const std::string& type = error.type;
  if (type != "SyntaxError" && type != "IndentationError" && type != "TabError") return error;
  // CPython reads on to find a token's error, but not from a wrong indentation.
  if (error.message == "unexpected indent" || error.message == "unexpected unindent") return error;
  // Behind one whole statement it reads nothing.
  if (error.message == "multiple statements found while compiling a single statement") return error;
  if (list.error && (furthest.kind == Tok::End || !is_quiet(*list.error))) return *list.error;
  const Token& open = list.unclosed;
  if (open.kind != Tok::End && (furthest.kind == Tok::End || furthest.line > open.line)) {
    const std::string bracket(1, files[file].text[open.start]);
    return user_error("SyntaxError", "'" + bracket + "' was never closed",
                      {file, open.line, open.col, open.line, kEndZero});
  }
  return error;
}

}  // namespace

Result<std::shared_ptr<const Ast>> parse(const FileTable& files, FileId file, const ParseOptions& options) {
  const std::string& text = files[file].text;
  const TokenList list = tokenize(text, file);
  auto tree = std::make_shared<Ast>(file);
  Parser parser(*tree, text, file, list, options.type_comments);
  try {
    switch (options.mode) {
      case Mode::Exec:
        tree->set_root(parser.parse_file());
        break;
      case Mode::Eval:
        tree->set_root(parser.parse_eval());
        break;
      case Mode::Single:
        tree->set_root(parser.parse_interactive());
        break;
    }
  } catch (SyntaxFailure& failure) {
    if (!list.error) parser.prefer_legacy_statement(failure);
    // One expression or statement alone comes without a last newline: CPython has no place for an error there.
    const Token& last = parser.furthest();
    Span& span = failure.error.span;
    if (options.mode != Mode::Exec && failure.error.message == "invalid syntax" && last.kind == Tok::Newline &&
        last.start >= text.size() && span.line == last.line && span.col == last.col)
      span = {file, last.line, kBeforeLine, last.line, kEndZero};
    Error chosen = choose_error(files, file, list, parser.furthest(), failure.error);
    if (options.error_line && chosen.message == failure.error.message) *options.error_line = std::move(failure.line);
    return chosen;
  }
  if (list.error) return *list.error;
  return std::shared_ptr<const Ast>(std::move(tree));
}

}  // namespace refjit::python
