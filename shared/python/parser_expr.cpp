// Expressions: one climbing loop for the operator levels, then primaries, displays, calls and comprehensions.
#include "python/error_span.h"
#include "python/parser.h"

namespace refjit::python {
namespace {

using namespace ast;

// Operator levels, loosest first. `not` and unary operators are prefixes.
enum Level {
  kLevelOr = 1,
  kLevelAnd,
  kLevelNot,
  kLevelCompare,
  kLevelBitOr,
  kLevelBitXor,
  kLevelBitAnd,
  kLevelShift,
  kLevelSum,
  kLevelTerm
};

struct BinaryToken {
  int level = 0;
  Operator op{};
};

BinaryToken binary_token(Tok kind) {
  switch (kind) {
    case Tok::kOr:
      return {kLevelOr, {}};
    case Tok::kAnd:
      return {kLevelAnd, {}};
    case Tok::Less:
    case Tok::Greater:
    case Tok::LessEqual:
    case Tok::GreaterEqual:
    case Tok::EqEqual:
    case Tok::NotEqual:
    case Tok::kIn:
    case Tok::kIs:
      return {kLevelCompare, {}};
    case Tok::VBar:
      return {kLevelBitOr, Operator::BitOr};
    case Tok::Circumflex:
      return {kLevelBitXor, Operator::BitXor};
    case Tok::Amper:
      return {kLevelBitAnd, Operator::BitAnd};
    case Tok::LeftShift:
      return {kLevelShift, Operator::LShift};
    case Tok::RightShift:
      return {kLevelShift, Operator::RShift};
    case Tok::Plus:
      return {kLevelSum, Operator::Add};
    case Tok::Minus:
      return {kLevelSum, Operator::Sub};
    case Tok::Star:
      return {kLevelTerm, Operator::Mult};
    case Tok::Slash:
      return {kLevelTerm, Operator::Div};
    case Tok::DoubleSlash:
      return {kLevelTerm, Operator::FloorDiv};
    case Tok::Percent:
      return {kLevelTerm, Operator::Mod};
    case Tok::At:
      return {kLevelTerm, Operator::MatMult};
    default:
      return {};
  }
}

}  // namespace

const Expr* Parser::constant(const Span& span, Const value) {
  Constant* node = tree_.make<Constant>(span);
  node->value = tree_.keep(std::move(value));
  return node;
}

bool Parser::starts_expression() const {
  switch (token().kind) {
    case Tok::Name:
    case Tok::Number:
    case Tok::String:
    case Tok::LPar:
    case Tok::LSqb:
    case Tok::LBrace:
    case Tok::Ellipsis:
    case Tok::Minus:
    case Tok::Plus:
    case Tok::Tilde:
    case Tok::kNot:
    case Tok::kLambda:
    case Tok::kAwait:
    case Tok::kNone:
    case Tok::kTrue:
    case Tok::kFalse:
      return true;
    default:
      return false;
  }
}

const Expr* Parser::parse_star_expressions() {
  const Token& first = token();
  const Expr* head = parse_star_expression();
  if (!at(Tok::Comma)) return head;
  Exprs elements{head};
  while (accept(Tok::Comma)) {
    if (!starts_expression() && !at(Tok::Star)) break;
    elements.push_back(parse_star_expression());
  }
  Tuple* tuple = tree_.make<Tuple>(since(first));
  tuple->elts = tree_.seq(elements);
  return tuple;
}

const Expr* Parser::parse_star_expression() {
  const Token& first = token();
  if (!accept(Tok::Star)) return parse_expression();
  const Expr* value = parse_operators(kLevelBitOr);
  Starred* starred = tree_.make<Starred>(since(first));
  starred->value = value;
  return starred;
}

const Expr* Parser::parse_star_named_expression() {
  return at(Tok::Star) ? parse_star_expression() : parse_named_expression();
}

const Expr* Parser::parse_named_expression(bool is_test) {
  if (at(Tok::Name, Tok::ColonEqual)) {
    const Token& first = token();
    Name* target = tree_.make<Name>(span_of(first));
    target->id = name_of(first);
    target->ctx = Context::Store;
    position_ += 2;
    const Expr* value = parse_expression();
    NamedExpr* named = tree_.make<NamedExpr>(since(first));
    named->target = target;
    named->value = value;
    return named;
  }
  const Token& first = token();
  const Expr* value = parse_expression();
  if (at(Tok::ColonEqual))
    fail_node(*value, "cannot use assignment expressions with " + std::string(expression_name(*value)));
  const bool is_in_brackets = at(Tok::Equal) && token().level > 0 && first.level > 0;
  const bool is_operand = !is<BoolOp>(value) && !is<Compare>(value) && !is<IfExp>(value) && !is<Lambda>(value) &&
                          !(is<UnaryOp>(value) && cast<UnaryOp>(value)->op == UnaryOperator::Not);
  if (is_in_brackets || (at(Tok::Equal) && is_test && is_operand)) {
    // `=` where only an expression may stand: CPython guesses that a comparison was meant.
    const size_t equals = position_++;
    if (!starts_expression()) {
      --position_;
      return value;
    }
    const Expr* right = parse_operators(kLevelBitOr);
    if (!at(Tok::Equal) && !at(Tok::ColonEqual)) {
      if (is<Name>(value))
        fail_range(value->span, right->span, "invalid syntax. Maybe you meant '==' or ':=' instead of '='?");
      if (!begins_with_display(value))
        fail_node(*value, "cannot assign to " + std::string(expression_name(*value)) +
                              " here. Maybe you meant '==' instead of '='?");
    }
    if (!is_in_brackets) position_ = equals;
    fail_generic();
  }
  return value;
}

const Expr* Parser::parse_expression() {
  const Depth depth(*this);
  if (at(Tok::kLambda)) return parse_lambda();
  const Token& first = token();
  if (first.kind == Tok::Name && token(1).kind != Tok::LPar && (text_of(first) == "print" || text_of(first) == "exec"))
    legacy_words_.push_back(position_);
  const Expr* body = parse_operators(kLevelOr);
  operand_ = body;
  operand_end_ = position_;
  if (!at(Tok::kIf)) return body;
  ++position_;
  const Expr* test = parse_operators(kLevelOr);
  if (!accept(Tok::kElse)) {
    if (at(Tok::Colon)) fail_generic();
    fail_range(body->span, test->span, "expected 'else' after 'if' expression");
  }
  const Expr* orelse = parse_expression();
  IfExp* node = tree_.make<IfExp>(since(first));
  node->test = test;
  node->body = body;
  node->orelse = orelse;
  return node;
}

const Expr* Parser::parse_lambda() {
  const Token& first = token();
  ++position_;
  const Arguments* args = parse_parameters(true);
  expect(Tok::Colon);
  const Expr* body = parse_expression();
  Lambda* node = tree_.make<Lambda>(since(first));
  node->args = args;
  node->body = body;
  return node;
}

const Expr* Parser::parse_operators(int min_level) {
  const Token& first = token();
  const Expr* left = nullptr;
  if (at(Tok::kNot)) {
    if (min_level > kLevelNot) fail_generic();
    const Depth depth(*this);
    ++position_;
    const Expr* operand = parse_operators(kLevelNot);
    UnaryOp* node = tree_.make<UnaryOp>(since(first));
    node->op = UnaryOperator::Not;
    node->operand = operand;
    left = node;
  } else {
    left = parse_unary();
  }
  for (;;) {
    const Tok kind = token().kind;
    BinaryToken op = binary_token(kind);
    if (kind == Tok::kNot && token(1).kind == Tok::kIn) op.level = kLevelCompare;
    if (op.level == 0 || op.level < min_level) return left;
    if (op.level == kLevelCompare) {
      left = parse_comparison(first, left);
    } else if (op.level <= kLevelAnd) {
      Exprs values{left};
      while (accept(kind)) values.push_back(parse_operators(op.level + 1));
      BoolOp* node = tree_.make<BoolOp>(since(first));
      node->op = kind == Tok::kOr ? BoolOperator::Or : BoolOperator::And;
      node->values = tree_.seq(values);
      left = node;
    } else {
      ++position_;
      const Expr* right = parse_operators(op.level + 1);
      BinOp* node = tree_.make<BinOp>(since(first));
      node->left = left;
      node->op = op.op;
      node->right = right;
      left = node;
    }
  }
}

const Expr* Parser::parse_comparison(const Token& first, const Expr* left) {
  std::vector<CmpOperator> ops;
  Exprs comparators;
  for (;;) {
    CmpOperator op{};
    switch (token().kind) {
      case Tok::Less:
        op = CmpOperator::Lt;
        break;
      case Tok::Greater:
        op = CmpOperator::Gt;
        break;
      case Tok::LessEqual:
        op = CmpOperator::LtE;
        break;
      case Tok::GreaterEqual:
        op = CmpOperator::GtE;
        break;
      case Tok::EqEqual:
        op = CmpOperator::Eq;
        break;
      case Tok::NotEqual:
        op = CmpOperator::NotEq;
        break;
      case Tok::kIn:
        op = CmpOperator::In;
        break;
      case Tok::kIs:
        op = token(1).kind == Tok::kNot ? CmpOperator::IsNot : CmpOperator::Is;
        break;
      case Tok::kNot:
        if (token(1).kind == Tok::kIn) {
          op = CmpOperator::NotIn;
          break;
        }
        [[fallthrough]];
      default: {
        Compare* node = tree_.make<Compare>(since(first));
        node->left = left;
        node->ops = tree_.seq(ops);
        node->comparators = tree_.seq(comparators);
        return node;
      }
    }
    position_ += op == CmpOperator::IsNot || op == CmpOperator::NotIn ? 2 : 1;
    ops.push_back(op);
    comparators.push_back(parse_operators(kLevelBitOr));
  }
}

const Expr* Parser::parse_unary() {
  const Tok kind = token().kind;
  if (kind != Tok::Minus && kind != Tok::Plus && kind != Tok::Tilde) return parse_power();
  const Depth depth(*this);
  const Token& first = token();
  ++position_;
  const Expr* operand = parse_unary();
  UnaryOp* node = tree_.make<UnaryOp>(since(first));
  node->op = kind == Tok::Minus ? UnaryOperator::USub : kind == Tok::Plus ? UnaryOperator::UAdd : UnaryOperator::Invert;
  node->operand = operand;
  return node;
}

const Expr* Parser::parse_power() {
  const Token& first = token();
  const Expr* base = parse_primary();
  if (!at(Tok::DoubleStar)) return base;
  const Depth depth(*this);
  ++position_;
  const Expr* exponent = parse_unary();
  BinOp* node = tree_.make<BinOp>(since(first));
  node->left = base;
  node->op = Operator::Pow;
  node->right = exponent;
  return node;
}

const Expr* Parser::parse_primary() {
  const Token& first = token();
  if (!accept(Tok::kAwait)) return parse_postfix(parse_atom());
  const Expr* value = parse_postfix(parse_atom());
  Await* node = tree_.make<Await>(since(first));
  node->value = value;
  return node;
}

const Expr* Parser::parse_postfix(const Expr* left) {
  // A parenthesised operand keeps its own span, but what is built on it begins at its bracket.
  const size_t start = primary_start_;
  for (;;) {
    primary_start_ = start;
    if (at(Tok::LPar)) {
      left = parse_call(left);
    } else if (at(Tok::LSqb)) {
      left = parse_subscript(left);
    } else if (at(Tok::Dot)) {
      ++position_;
      const Identifier attr = expect_name();
      Attribute* node = tree_.make<Attribute>(since(list_.tokens[start]));
      node->value = left;
      node->attr = attr;
      left = node;
    } else {
      return left;
    }
  }
}

const Expr* Parser::parse_atom() {
  const Token& first = token();
  const size_t start = position_;
  const Expr* atom = nullptr;
  switch (first.kind) {
    case Tok::Name: {
      ++position_;
      Name* node = tree_.make<Name>(span_of(first));
      node->id = name_of(first);
      atom = node;
      break;
    }
    case Tok::Number:
      ++position_;
      atom = constant(span_of(first), parse_number(text_of(first), span_of(first)));
      break;
    case Tok::String:
      atom = parse_strings();
      break;
    case Tok::kNone:
      ++position_;
      atom = constant(span_of(first), Const::of(Const::Kind::None));
      break;
    case Tok::kTrue:
    case Tok::kFalse:
      ++position_;
      atom = constant(span_of(first), Const::of_bool(first.kind == Tok::kTrue));
      break;
    case Tok::Ellipsis:
      ++position_;
      atom = constant(span_of(first), Const::of(Const::Kind::Ellipsis));
      break;
    case Tok::LPar:
      atom = parse_parenthesised();
      break;
    case Tok::LSqb:
      atom = parse_list();
      break;
    case Tok::LBrace:
      atom = parse_dict_or_set();
      break;
    default:
      fail_generic();
  }
  primary_start_ = start;
  return atom;
}

void Parser::check_comprehension_element(const Expr& element) {
  if (is<Starred>(&element)) fail_node(element, "iterable unpacking cannot be used in comprehension");
}

void Parser::check_comma_target(const Exprs& elements) {
  if (elements.size() == 1 && at_comprehension())
    fail_range(elements.front()->span, span_of(previous()),
               "did you forget parentheses around the comprehension target?");
}

const Expr* Parser::parse_parenthesised() {
  const Token& open = token();
  ++position_;
  if (accept(Tok::RPar)) return tree_.make<Tuple>(since(open));
  if (at(Tok::kYield)) {
    const Expr* value = parse_yield();
    expect(Tok::RPar);
    return value;
  }
  if (at(Tok::DoubleStar)) {
    const Token& star = token();
    ++position_;
    parse_expression();
    if (at(Tok::RPar)) fail_at(star, "cannot use double starred expression here");
    fail_generic();
  }
  const Expr* value = parse_star_named_expression();
  if (at_comprehension()) {
    check_comprehension_element(*value);
    const auto generators = parse_comprehension_clauses();
    expect(Tok::RPar);
    GeneratorExp* node = tree_.make<GeneratorExp>(since(open));
    node->elt = value;
    node->generators = generators;
    return node;
  }
  if (!at(Tok::Comma)) {
    if (is<Starred>(value) && at(Tok::RPar)) fail_node(*value, "cannot use starred expression here");
    expect(Tok::RPar);
    return value;
  }
  Exprs elements{value};
  while (accept(Tok::Comma)) {
    if (at(Tok::RPar)) break;
    elements.push_back(parse_star_named_expression());
  }
  expect(Tok::RPar);
  Tuple* node = tree_.make<Tuple>(since(open));
  node->elts = tree_.seq(elements);
  return node;
}

const Expr* Parser::parse_list() {
  const Token& open = token();
  ++position_;
  Exprs elements;
  while (!at(Tok::RSqb)) {
    elements.push_back(parse_star_named_expression());
    if (at_comprehension()) {
      if (elements.size() > 1)
        fail_range(elements.front()->span, elements.back()->span,
                   "did you forget parentheses around the comprehension target?");
      check_comprehension_element(*elements[0]);
      const auto generators = parse_comprehension_clauses();
      expect(Tok::RSqb);
      ListComp* node = tree_.make<ListComp>(since(open));
      node->elt = elements[0];
      node->generators = generators;
      return node;
    }
    if (!accept(Tok::Comma)) break;
    check_comma_target(elements);
  }
  expect(Tok::RSqb);
  ast::List* node = tree_.make<ast::List>(since(open));
  node->elts = tree_.seq(elements);
  return node;
}

const Expr* Parser::parse_dict_or_set() {
  const Token& open = token();
  ++position_;
  if (accept(Tok::RBrace)) return tree_.make<Dict>(since(open));
  if (at(Tok::DoubleStar)) return parse_dict(open, nullptr);
  const bool is_named = at(Tok::Name, Tok::ColonEqual);
  Exprs elements{parse_star_named_expression()};
  if (at(Tok::Colon) && is_named) fail_generic();  // a key that is one stands in brackets
  if (at(Tok::Colon) && !is<Starred>(elements[0])) return parse_dict(open, elements[0]);
  if (at_comprehension()) {
    check_comprehension_element(*elements[0]);
    const auto generators = parse_comprehension_clauses();
    expect(Tok::RBrace);
    SetComp* node = tree_.make<SetComp>(since(open));
    node->elt = elements[0];
    node->generators = generators;
    return node;
  }
  while (accept(Tok::Comma)) {
    if (at(Tok::RBrace)) break;
    check_comma_target(elements);
    elements.push_back(parse_star_named_expression());
  }
  if (at_comprehension())
    fail_range(elements.front()->span, elements.back()->span,
               "did you forget parentheses around the comprehension target?");
  expect(Tok::RBrace);
  ast::Set* node = tree_.make<ast::Set>(since(open));
  node->elts = tree_.seq(elements);
  return node;
}

const Expr* Parser::parse_dict(const Token& open, const Expr* first_key) {
  Exprs keys, values;
  const Expr* key = first_key;
  for (;;) {
    if (!key && at(Tok::DoubleStar)) {
      const Token& star = token();
      ++position_;
      keys.push_back(nullptr);
      values.push_back(parse_operators(kLevelBitOr));
      if (at_comprehension()) fail_at(star, "dict unpacking cannot be used in dict comprehension");
    } else {
      if (!key) key = parse_expression();
      if (!at(Tok::Colon)) {
        if (!at(Tok::End) && !at(Tok::Newline) && !at_comprehension()) {
          const Token& key_end = previous();
          throw_syntax({file_, key_end.line, key_end.col, key_end.line, kEndZero}, "':' expected after dictionary key");
        }
        fail_generic();
      }
      const Token& colon = token();
      ++position_;
      if (at(Tok::RBrace) || at(Tok::Comma)) fail_at(colon, "expression expected after dictionary key and ':'");
      if (at(Tok::Star)) {
        const Token& star = token();
        ++position_;
        parse_operators(kLevelBitOr);
        throw_syntax(since(star), "cannot use a starred expression in a dictionary value");
      }
      keys.push_back(key);
      values.push_back(parse_expression());
      if (at_comprehension() && keys.size() == 1) {
        const auto generators = parse_comprehension_clauses();
        expect(Tok::RBrace);
        DictComp* node = tree_.make<DictComp>(since(open));
        node->key = keys[0];
        node->value = values[0];
        node->generators = generators;
        return node;
      }
    }
    key = nullptr;
    if (!accept(Tok::Comma) || at(Tok::RBrace)) break;
  }
  expect(Tok::RBrace);
  Dict* node = tree_.make<Dict>(since(open));
  node->keys = tree_.seq(keys);
  node->values = tree_.seq(values);
  return node;
}

void Parser::fail_comprehension_target(size_t begin) {
  const size_t end = position_;
  try {
    position_ = begin;
    parse_star_expressions();  // as expressions the targets may lack a comma
    check_missing_comma();
  } catch (const SyntaxFailure& failure) {
    if (failure.error.message != "invalid syntax") throw;
  }
  position_ = end;
  operand_ = nullptr;
  fail_generic();
}

Seq<Ptr<Comprehension>> Parser::parse_comprehension_clauses() {
  constexpr size_t kMaxClauses = 200;  // code generation nests one loop in the other
  std::vector<Ptr<Comprehension>> clauses;
  while (at_comprehension()) {
    if (clauses.size() >= kMaxClauses)
      throw_syntax(span_of(token()), "maximum recursion depth exceeded during compilation", "RecursionError");
    const Token& first = token();
    const bool is_async = accept(Tok::kAsync);
    ++position_;
    const size_t targets = position_;
    const Expr* target = parse_targets();
    if (!at(Tok::kIn)) fail_comprehension_target(targets);
    ++position_;
    const Expr* iter = parse_operators(kLevelOr);
    Exprs ifs;
    while (accept(Tok::kIf)) ifs.push_back(parse_operators(kLevelOr));
    operand_ = nullptr;  // no comma is missing behind them
    Comprehension* clause = tree_.make<Comprehension>(since(first));
    clause->target = target;
    clause->iter = iter;
    clause->ifs = tree_.seq(ifs);
    clause->is_async = is_async ? 1 : 0;
    clauses.push_back(clause);
  }
  return tree_.seq(clauses);
}

const Expr* Parser::parse_target_element() {
  const Token& first = token();
  if (!accept(Tok::Star)) return parse_operators(kLevelBitOr);
  const Expr* value = parse_operators(kLevelBitOr);
  Starred* starred = tree_.make<Starred>(since(first));
  starred->value = value;
  return starred;
}

const Expr* Parser::parse_targets() {
  const Token& first = token();
  const Expr* target = parse_target_element();
  if (at(Tok::Comma)) {
    Exprs elements{target};
    while (accept(Tok::Comma)) {
      if (!starts_expression() && !at(Tok::Star)) break;
      elements.push_back(parse_target_element());
    }
    Tuple* tuple = tree_.make<Tuple>(since(first));
    tuple->elts = tree_.seq(elements);
    target = tuple;
  }
  const Expr* bad = find_invalid_target(target, false);
  if (const Compare* comparison = cast<Compare>(bad)) {  // `x in y` in brackets, whose `in` is the loop's to CPython
    if (comparison->ops[0] == CmpOperator::In) bad = find_invalid_target(comparison->left, false);
    if (!bad || bad == comparison) fail_generic();
  }
  if (bad) fail_target(*bad);
  set_context(target, Context::Store);
  return target;
}

const Expr* Parser::parse_yield() {
  const Token& first = token();
  ++position_;
  if (accept(Tok::kFrom)) {
    const Expr* value = parse_expression();
    YieldFrom* node = tree_.make<YieldFrom>(since(first));
    node->value = value;
    return node;
  }
  const bool has_value = starts_expression() || at(Tok::Star);
  const Expr* value = has_value ? parse_star_expressions() : nullptr;
  Yield* node = tree_.make<Yield>(since(first));
  node->value = value;
  return node;
}

void Parser::set_context(const Expr* e, Context context) {
  // The tree is still ours alone here, so the parser may write to nodes that everybody else only reads.
  switch (e->kind) {
    case Kind::Name:
      const_cast<Name&>(as<Name>(*e)).ctx = context;
      break;
    case Kind::Attribute:
      const_cast<Attribute&>(as<Attribute>(*e)).ctx = context;
      break;
    case Kind::Subscript:
      const_cast<Subscript&>(as<Subscript>(*e)).ctx = context;
      break;
    case Kind::Starred:
      const_cast<Starred&>(as<Starred>(*e)).ctx = context;
      set_context(as<Starred>(*e).value, context);
      break;
    case Kind::List:
      const_cast<ast::List&>(as<ast::List>(*e)).ctx = context;
      for (const Expr* element : as<ast::List>(*e).elts) set_context(element, context);
      break;
    case Kind::Tuple:
      const_cast<Tuple&>(as<Tuple>(*e)).ctx = context;
      for (const Expr* element : as<Tuple>(*e).elts) set_context(element, context);
      break;
    default:
      break;
  }
}

std::string_view expression_name(const Expr& e) {
  switch (e.kind) {
    case Kind::Attribute:
      return "attribute";
    case Kind::Subscript:
      return "subscript";
    case Kind::Starred:
      return "starred";
    case Kind::Name:
      return "name";
    case Kind::List:
      return "list";
    case Kind::Tuple:
      return "tuple";
    case Kind::Lambda:
      return "lambda";
    case Kind::Call:
      return "function call";
    case Kind::BoolOp:
    case Kind::BinOp:
    case Kind::UnaryOp:
      return "expression";
    case Kind::GeneratorExp:
      return "generator expression";
    case Kind::Yield:
    case Kind::YieldFrom:
      return "yield expression";
    case Kind::Await:
      return "await expression";
    case Kind::ListComp:
      return "list comprehension";
    case Kind::SetComp:
      return "set comprehension";
    case Kind::DictComp:
      return "dict comprehension";
    case Kind::Dict:
      return "dict literal";
    case Kind::Set:
      return "set display";
    case Kind::JoinedStr:
    case Kind::FormattedValue:
      return "f-string expression";
    case Kind::Compare:
      return "comparison";
    case Kind::IfExp:
      return "conditional expression";
    case Kind::NamedExpr:
      return "named expression";
    case Kind::Constant:
      switch (as<Constant>(e).value->kind) {
        case Const::Kind::None:
          return "None";
        case Const::Kind::True:
          return "True";
        case Const::Kind::False:
          return "False";
        case Const::Kind::Ellipsis:
          return "ellipsis";
        default:
          return "literal";
      }
    default:
      return "expression";
  }
}

bool begins_with_display(const Expr* e) {
  for (;;) {
    if (const Call* call = cast<Call>(e))
      e = call->func;
    else if (const Attribute* attribute = cast<Attribute>(e))
      e = attribute->value;
    else if (const Subscript* subscript = cast<Subscript>(e))
      e = subscript->value;
    else if (const BinOp* operation = cast<BinOp>(e))
      e = operation->left;
    else
      break;
  }
  const Constant* literal = cast<Constant>(e);
  const bool is_named_constant = literal && literal->value->kind <= Const::Kind::False;
  return is<ast::List>(e) || is<Tuple>(e) || is<GeneratorExp>(e) || is_named_constant;
}

const Expr* find_invalid_target(const Expr* e, bool is_delete) {
  switch (e->kind) {
    case Kind::List:
    case Kind::Tuple: {
      const auto& elements = is<Tuple>(e) ? as<Tuple>(*e).elts : as<ast::List>(*e).elts;
      for (const Expr* element : elements)
        if (const Expr* bad = find_invalid_target(element, is_delete)) return bad;
      return nullptr;
    }
    case Kind::Starred:
      return is_delete ? e : find_invalid_target(as<Starred>(*e).value, is_delete);
    case Kind::Name:
    case Kind::Subscript:
    case Kind::Attribute:
      return nullptr;
    default:
      return e;
  }
}

}  // namespace refjit::python
