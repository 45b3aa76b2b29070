// The match statement and its patterns.
#include "python/parser.h"

namespace refjit::python {

using namespace ast;

const Stmt* Parser::try_parse_match() {
  // `match` is a name unless a subject, a colon and an indented `case` follow.
  switch (token(1).kind) {
    case Tok::Equal:
    case Tok::Dot:
    case Tok::Comma:
    case Tok::Colon:
    case Tok::Newline:
    case Tok::RPar:
    case Tok::Semi:
    case Tok::ColonEqual:
      return nullptr;
    default:
      break;
  }
  const size_t saved = position_;
  const Token& first = token();
  ++position_;
  const Expr* subject = nullptr;
  try {
    const Token& start = token();
    subject = parse_star_named_expression();
    if (at(Tok::Comma)) {
      Exprs elements{subject};
      while (accept(Tok::Comma)) {
        if (at(Tok::Colon) || at(Tok::Newline)) break;
        elements.push_back(parse_star_named_expression());
      }
      Tuple* tuple = tree_.make<Tuple>(since(start));
      tuple->elts = tree_.seq(elements);
      subject = tuple;
    } else if (is<Starred>(subject)) {
      fail_generic();
    }
  } catch (const SyntaxFailure&) {
    subject = nullptr;
  }
  const Tok after = token(1).kind;
  if (!subject || !at(Tok::Colon) || after != Tok::Newline) {
    const bool lacks_colon = subject && at(Tok::Newline) && token(1).kind == Tok::Indent &&
                             token(2).kind == Tok::Name && text_of(token(2)) == "case";
    if (lacks_colon) fail_at(token(), "expected ':'");
    const Token& word = list_.tokens[saved + 1];
    if (subject && (word.kind == Tok::Name || word.kind == Tok::Number || word.kind == Tok::String)) {
      // After a name no other one follows: this can be nothing but a match.
      if (!accept(Tok::Colon)) expect_colon(false);
      fail_generic();
    }
    position_ = saved;
    operand_ = nullptr;
    return nullptr;
  }
  position_ += 2;
  if (!accept(Tok::Indent))
    throw_syntax(is_interactive_ ? missing_span(false) : error_span(),
                 "expected an indented block after 'match' statement on line " + std::to_string(first.line),
                 "IndentationError");
  std::vector<Ptr<MatchCase>> cases;
  while (at_soft("case")) cases.push_back(parse_case());
  if (cases.empty() || !accept(Tok::Dedent)) fail_generic();
  const auto& last = cases.back()->body.back()->span;
  Match* node = tree_.make<Match>(Span{file_, first.line, first.col, last.end_line, last.end_col});
  node->subject = subject;
  node->cases = tree_.seq(cases);
  return node;
}

const MatchCase* Parser::parse_case() {
  const Token& first = token();
  ++position_;
  const Pattern* pattern = parse_patterns();
  const Expr* guard = accept(Tok::kIf) ? parse_named_expression() : nullptr;
  expect_colon(false);
  const auto body = parse_block("'case' statement", first);
  MatchCase* node = tree_.make<MatchCase>(since(first));
  node->pattern = pattern;
  node->guard = guard;
  node->body = body;
  return node;
}

/// The whole pattern of a case: an open sequence (`a, b`) needs no brackets.
const Pattern* Parser::parse_patterns() {
  const Token& first = token();
  const Pattern* head = parse_maybe_star_pattern();
  if (!at(Tok::Comma)) {
    if (is<MatchStar>(head)) fail_generic();
    return head;
  }
  std::vector<Ptr<Pattern>> patterns{head};
  while (accept(Tok::Comma)) {
    if (at(Tok::Colon) || at(Tok::kIf)) break;
    patterns.push_back(parse_maybe_star_pattern());
  }
  MatchSequence* node = tree_.make<MatchSequence>(since(first));
  node->patterns = tree_.seq(patterns);
  return node;
}

const Pattern* Parser::parse_maybe_star_pattern() {
  const Token& first = token();
  if (!accept(Tok::Star)) return parse_as_pattern();
  const Identifier name = expect_name();
  MatchStar* node = tree_.make<MatchStar>(since(first));
  if (name != "_") node->name = name;
  return node;
}

const Pattern* Parser::parse_as_pattern() {
  const Depth depth(*this);
  const Token& first = token();
  const Pattern* pattern = parse_or_pattern();
  if (!accept(Tok::kAs)) return pattern;
  if (at_soft("_")) fail_at(token(), "cannot use '_' as a target");
  const bool is_bad_target = !at(Tok::Name) || token(1).kind == Tok::LPar;
  if (is_bad_target) {
    if (!starts_expression()) fail_generic();
    const Expr* target = parse_expression();
    fail_node(*target, "invalid pattern target");
  }
  const Identifier name = expect_name();
  MatchAs* node = tree_.make<MatchAs>(since(first));
  node->pattern = pattern;
  node->name = name;
  return node;
}

const Pattern* Parser::parse_or_pattern() {
  const Token& first = token();
  const Pattern* head = parse_closed_pattern();
  if (!at(Tok::VBar)) return head;
  std::vector<Ptr<Pattern>> patterns{head};
  while (accept(Tok::VBar)) patterns.push_back(parse_closed_pattern());
  MatchOr* node = tree_.make<MatchOr>(since(first));
  node->patterns = tree_.seq(patterns);
  return node;
}

const Pattern* Parser::parse_closed_pattern() {
  switch (token().kind) {
    case Tok::Name:
      return parse_name_pattern();
    case Tok::LPar:
    case Tok::LSqb:
      return parse_group_or_sequence();
    case Tok::LBrace:
      return parse_mapping_pattern();
    default:
      return parse_literal_pattern();
  }
}

/// [-] number [(+|-) imaginary]
const Expr* Parser::parse_pattern_number() {
  const Token& first = token();
  const auto parse_signed = [&]() -> const Expr* {
    const Token& start = token();
    const bool is_negative = accept(Tok::Minus);
    if (!at(Tok::Number)) fail_generic();
    const Expr* number = parse_atom();
    if (!is_negative) return number;
    UnaryOp* node = tree_.make<UnaryOp>(since(start));
    node->op = UnaryOperator::USub;
    node->operand = number;
    return node;
  };
  const auto is_complex = [](const Expr* e) {
    if (const UnaryOp* minus = cast<UnaryOp>(e)) e = minus->operand;
    return as<Constant>(*e).value->kind == Const::Kind::Complex;
  };
  const Expr* real = parse_signed();
  if (!at(Tok::Plus) && !at(Tok::Minus)) return real;
  const Operator op = at(Tok::Plus) ? Operator::Add : Operator::Sub;
  ++position_;
  if (is_complex(real)) fail_node(*real, "real number required in complex literal");
  if (!at(Tok::Number)) fail_generic();
  const Expr* imaginary = parse_atom();
  if (!is_complex(imaginary)) fail_node(*imaginary, "imaginary number required in complex literal");
  BinOp* node = tree_.make<BinOp>(since(first));
  node->left = real;
  node->op = op;
  node->right = imaginary;
  return node;
}

const Pattern* Parser::parse_literal_pattern() {
  const Token& first = token();
  if (at(Tok::kNone) || at(Tok::kTrue) || at(Tok::kFalse)) {
    const Constant& value = as<Constant>(*parse_atom());
    MatchSingleton* node = tree_.make<MatchSingleton>(span_of(first));
    node->value = value.value;
    return node;
  }
  const Expr* value = nullptr;
  if (at(Tok::String)) {
    value = parse_strings();
    if (is<JoinedStr>(value)) fail_node(*value, "patterns may only match literals and attribute lookups");
  } else if (at(Tok::Number) || at(Tok::Minus)) {
    value = parse_pattern_number();
  } else {
    fail_generic();
  }
  MatchValue* node = tree_.make<MatchValue>(since(first));
  node->value = value;
  return node;
}

const Expr* Parser::parse_dotted_name() {
  const Token& first = token();
  Name* name = tree_.make<Name>(span_of(first));
  name->id = expect_name();
  const Expr* value = name;
  while (accept(Tok::Dot)) {
    const Identifier attr = expect_name();
    Attribute* node = tree_.make<Attribute>(since(first));
    node->value = value;
    node->attr = attr;
    value = node;
  }
  return value;
}

const Pattern* Parser::parse_name_pattern() {
  const Token& first = token();
  const Expr* value = parse_dotted_name();
  if (at(Tok::LPar)) return parse_class_pattern(value, first);
  if (is<Attribute>(value)) {
    MatchValue* node = tree_.make<MatchValue>(since(first));
    node->value = value;
    return node;
  }
  MatchAs* node = tree_.make<MatchAs>(since(first));
  if (const Identifier name = as<Name>(*value).id; name != "_") node->name = name;
  return node;
}

const Pattern* Parser::parse_class_pattern(const Expr* cls, const Token& first) {
  expect(Tok::LPar);
  std::vector<Ptr<Pattern>> patterns, keyword_patterns;
  std::vector<Identifier> keywords;
  while (!at(Tok::RPar)) {
    if (at(Tok::Name, Tok::Equal)) {
      keywords.push_back(expect_name());
      ++position_;
      keyword_patterns.push_back(parse_as_pattern());
    } else {
      const Pattern* pattern = parse_as_pattern();
      if (!keywords.empty()) fail_node(*pattern, "positional patterns follow keyword patterns");
      patterns.push_back(pattern);
    }
    if (!accept(Tok::Comma)) break;
  }
  expect(Tok::RPar);
  MatchClass* node = tree_.make<MatchClass>(since(first));
  node->cls = cls;
  node->patterns = tree_.seq(patterns);
  node->kwd_attrs = tree_.seq(keywords);
  node->kwd_patterns = tree_.seq(keyword_patterns);
  return node;
}

const Pattern* Parser::parse_group_or_sequence() {
  const Token& first = token();
  const Tok close = at(Tok::LPar) ? Tok::RPar : Tok::RSqb;
  ++position_;
  std::vector<Ptr<Pattern>> patterns;
  bool has_comma = false;
  while (!at(close)) {
    patterns.push_back(parse_maybe_star_pattern());
    if (!accept(Tok::Comma)) break;
    has_comma = true;
  }
  expect(close);
  if (close == Tok::RPar && patterns.size() == 1 && !has_comma) {
    if (is<MatchStar>(patterns[0])) fail_generic();
    return patterns[0];
  }
  MatchSequence* node = tree_.make<MatchSequence>(since(first));
  node->patterns = tree_.seq(patterns);
  return node;
}

const Pattern* Parser::parse_mapping_pattern() {
  const Token& first = token();
  ++position_;
  Exprs keys;
  std::vector<Ptr<Pattern>> patterns;
  Identifier rest;
  while (!at(Tok::RBrace)) {
    if (is_set(rest)) fail_generic();
    if (accept(Tok::DoubleStar)) {
      if (at_soft("_")) fail_generic();
      rest = expect_name();
    } else {
      if (at(Tok::Name)) {
        const Expr* key = parse_dotted_name();
        if (!is<Attribute>(key)) fail_generic();
        keys.push_back(key);
      } else if (at(Tok::kNone) || at(Tok::kTrue) || at(Tok::kFalse)) {
        keys.push_back(parse_atom());
      } else if (at(Tok::String)) {
        keys.push_back(parse_strings());
      } else {
        keys.push_back(parse_pattern_number());
      }
      expect(Tok::Colon);
      patterns.push_back(parse_as_pattern());
    }
    if (!accept(Tok::Comma)) break;
  }
  expect(Tok::RBrace);
  MatchMapping* node = tree_.make<MatchMapping>(since(first));
  node->keys = tree_.seq(keys);
  node->patterns = tree_.seq(patterns);
  node->rest = rest;
  return node;
}

}  // namespace refjit::python
