// Calls, their arguments, and subscripts.
#include "python/parser.h"

namespace refjit::python {

using namespace ast;

/// Arguments of a call or class statement while they are parsed.
struct Parser::CallArguments {
  Exprs args;
  std::vector<Ptr<Keyword>> keywords;
  bool has_unpacking = false;  ///< A `**` was seen.
};

const Expr* Parser::parse_call(const Expr* func) {
  const size_t start = primary_start_;
  const Token& open = token();
  ++position_;
  CallArguments arguments;
  while (!at(Tok::RPar)) {
    parse_call_argument(arguments);
    if (at_comprehension()) {
      const Expr* element = arguments.args.empty() ? nullptr : arguments.args.back();
      if (!element || arguments.keywords.size() > 0) fail_generic();
      check_comprehension_element(*element);
      const auto generators = parse_comprehension_clauses();
      const bool is_alone = arguments.args.size() == 1 && at(Tok::RPar);
      if (!is_alone) {
        if (arguments.args.size() == 1 && !at(Tok::Comma)) fail_generic();
        fail_range(element->span, span_of(previous()), "Generator expression must be parenthesized");
      }
      ++position_;
      GeneratorExp* generator = tree_.make<GeneratorExp>(since(open));
      generator->elt = element;
      generator->generators = generators;
      arguments.args.back() = generator;
      --position_;
      break;
    }
    if (!accept(Tok::Comma)) break;
  }
  if (!at(Tok::RPar)) fail_generic();
  ++position_;
  Call* node = tree_.make<Call>(since(list_.tokens[start]));
  node->func = func;
  node->args = tree_.seq(arguments.args);
  node->keywords = tree_.seq(arguments.keywords);
  return node;
}

void Parser::parse_call_argument(CallArguments& out) {
  const Token& first = token();
  if (accept(Tok::DoubleStar)) {
    const Expr* value = parse_expression();
    Keyword* keyword = tree_.make<Keyword>(since(first));
    keyword->value = value;
    out.keywords.push_back(keyword);
    out.has_unpacking = true;
    return;
  }
  if (accept(Tok::Star)) {
    const Expr* value = parse_expression();
    if (out.has_unpacking) fail_at(first, "iterable argument unpacking follows keyword argument unpacking");
    Starred* starred = tree_.make<Starred>(since(first));
    starred->value = value;
    out.args.push_back(starred);
    return;
  }
  const bool is_name_like = at(Tok::Name) || at(Tok::kTrue) || at(Tok::kFalse) || at(Tok::kNone);
  if (is_name_like && token(1).kind == Tok::Equal) return parse_keyword_argument(out);
  const Expr* value = nullptr;
  if (at(Tok::Name, Tok::ColonEqual)) {
    value = parse_named_expression();
  } else {
    value = parse_expression();
    if (at(Tok::ColonEqual)) fail_generic();
    if (at(Tok::Equal))
      fail_range(value->span, span_of(token()), "expression cannot contain assignment, perhaps you meant \"==\"?");
  }
  if (!out.keywords.empty()) {
    if (at_comprehension()) {
      parse_comprehension_clauses();
      fail_range(value->span, span_of(previous()), "Generator expression must be parenthesized");
    }
    // CPython has read all arguments when it sees this, and points at what ends them.
    size_t end = position_;
    for (int depth = 0; depth || (list_.tokens[end].kind != Tok::RPar && list_.tokens[end].kind != Tok::End); ++end) {
      const Tok kind = list_.tokens[end].kind;
      if (kind == Tok::End) break;
      depth += kind == Tok::LPar || kind == Tok::LSqb || kind == Tok::LBrace;
      depth -= kind == Tok::RPar || kind == Tok::RSqb || kind == Tok::RBrace;
    }
    if (at(Tok::Comma) || at(Tok::RPar))
      fail_at(list_.tokens[end], out.has_unpacking ? "positional argument follows keyword argument unpacking"
                                                   : "positional argument follows keyword argument");
    fail_generic();
  }
  out.args.push_back(value);
}

void Parser::parse_keyword_argument(CallArguments& out) {
  const Token& name = token();
  if (!at(Tok::Name)) fail_range(span_of(name), span_of(token(1)), "cannot assign to " + std::string(text_of(name)));
  const Token& name_equal = token(1);
  position_ += 2;
  if (at(Tok::Comma) || at(Tok::RPar)) {
    fail_generic();
  }
  const Expr* value = parse_expression();
  if (at_comprehension())
    fail_range(span_of(name), span_of(name_equal), "invalid syntax. Maybe you meant '==' or ':=' instead of '='?");
  Keyword* keyword = tree_.make<Keyword>(since(name));
  keyword->arg = name_of(name);
  keyword->value = value;
  out.keywords.push_back(keyword);
}

const Expr* Parser::parse_subscript(const Expr* value) {
  const size_t start = primary_start_;
  ++position_;
  const Token& first = token();
  const Expr* slice = parse_slice();
  if (at(Tok::Comma) || is<Starred>(slice)) {
    Exprs elements{slice};
    while (accept(Tok::Comma)) {
      if (at(Tok::RSqb)) break;
      elements.push_back(parse_slice());
    }
    Tuple* tuple = tree_.make<Tuple>(since(first));
    tuple->elts = tree_.seq(elements);
    slice = tuple;
  }
  if (!at(Tok::RSqb)) fail_generic();
  ++position_;
  Subscript* node = tree_.make<Subscript>(since(list_.tokens[start]));
  node->value = value;
  node->slice = slice;
  return node;
}

const Expr* Parser::parse_slice() {
  const Token& first = token();
  if (at(Tok::Star)) return parse_star_expression();
  const Expr* lower = nullptr;
  if (!at(Tok::Colon)) {
    const bool is_named = at(Tok::Name, Tok::ColonEqual);
    lower = parse_named_expression();
    if (!at(Tok::Colon)) return lower;
    if (is_named) fail_generic();
  }
  ++position_;
  const auto ends_part = [&] { return at(Tok::Colon) || at(Tok::Comma) || at(Tok::RSqb); };
  const Expr* upper = ends_part() ? nullptr : parse_expression();
  const Expr* step = nullptr;
  if (accept(Tok::Colon) && !ends_part()) step = parse_expression();
  Slice* node = tree_.make<Slice>(since(first));
  node->lower = lower;
  node->upper = upper;
  node->step = step;
  return node;
}

}  // namespace refjit::python
