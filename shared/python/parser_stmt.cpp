// Statements.
#include "python/parser.h"

#include <algorithm>

namespace refjit::python {

using namespace ast;

namespace {

struct AugmentedToken {
  bool is_augmented = false;
  Operator op{};
};

AugmentedToken augmented_token(Tok kind) {
  switch (kind) {
    case Tok::PlusEqual:
      return {true, Operator::Add};
    case Tok::MinusEqual:
      return {true, Operator::Sub};
    case Tok::StarEqual:
      return {true, Operator::Mult};
    case Tok::SlashEqual:
      return {true, Operator::Div};
    case Tok::PercentEqual:
      return {true, Operator::Mod};
    case Tok::AmperEqual:
      return {true, Operator::BitAnd};
    case Tok::VBarEqual:
      return {true, Operator::BitOr};
    case Tok::CircumflexEqual:
      return {true, Operator::BitXor};
    case Tok::AtEqual:
      return {true, Operator::MatMult};
    case Tok::LeftShiftEqual:
      return {true, Operator::LShift};
    case Tok::RightShiftEqual:
      return {true, Operator::RShift};
    case Tok::DoubleSlashEqual:
      return {true, Operator::FloorDiv};
    case Tok::DoubleStarEqual:
      return {true, Operator::Pow};
    default:
      return {};
  }
}

bool is_compound_start(Tok kind, Tok next) {
  switch (kind) {
    case Tok::kIf:
    case Tok::kWhile:
    case Tok::kFor:
    case Tok::kTry:
    case Tok::kWith:
    case Tok::kDef:
    case Tok::kClass:
    case Tok::At:
      return true;
    case Tok::kAsync:
      return next == Tok::kDef || next == Tok::kWith || next == Tok::kFor;
    default:
      return false;
  }
}

}  // namespace

bool Parser::parse_statement(Stmts& out) {
  operand_ = nullptr;
  if (is_compound_start(token().kind, token(1).kind)) {
    out.push_back(parse_compound());
    return true;
  }
  if (at_soft("match"))
    if (const Stmt* match = try_parse_match()) {
      out.push_back(match);
      return true;
    }
  parse_simple_statements(out);
  return false;
}

void Parser::parse_simple_statements(Stmts& out) {
  for (;;) {
    out.push_back(parse_simple_statement());
    if (accept(Tok::Newline)) return;
    if (!accept(Tok::Semi)) {
      // A lexer's error ends the token list early; whoever catches this reports that one.
      fail_generic();
    }
    if (accept(Tok::Newline)) return;
  }
}

const Stmt* Parser::parse_simple_statement() {
  const Token& first = token();
  operand_ = nullptr;
  switch (first.kind) {
    case Tok::kReturn:
      return parse_return();
    case Tok::kImport:
      return parse_import();
    case Tok::kFrom:
      return parse_import_from();
    case Tok::kRaise:
      return parse_raise();
    case Tok::kPass:
      ++position_;
      return tree_.make<Pass>(span_of(first));
    case Tok::kBreak:
      ++position_;
      return tree_.make<Break>(span_of(first));
    case Tok::kContinue:
      ++position_;
      return tree_.make<Continue>(span_of(first));
    case Tok::kGlobal:
      return parse_global(true);
    case Tok::kNonlocal:
      return parse_global(false);
    case Tok::kDel:
      return parse_delete();
    case Tok::kAssert:
      return parse_assert();
    default:
      return parse_expression_statement();
  }
}

const Stmt* Parser::parse_expression_statement() {
  const Token& first = token();
  const Expr* value = at(Tok::kYield) ? parse_yield() : parse_star_expressions();
  if (at(Tok::Equal)) return parse_assignment(first, value);
  if (at(Tok::Colon)) return parse_annotation(first, value);
  if (const AugmentedToken augmented = augmented_token(token().kind); augmented.is_augmented)
    return parse_augmented(first, value, augmented.op);
  if (at(Tok::ColonEqual) && !is<Name>(value) && !is<Tuple>(value))
    fail_node(*value, "cannot use assignment expressions with " + std::string(expression_name(*value)));
  ExprStmt* node = tree_.make<ExprStmt>(since(first));
  node->value = value;
  return node;
}

/// `left` (before `=`) is no target. `is_first`: nothing was assigned before it in this statement.
void Parser::fail_assignment(const Expr* left, bool is_first) {
  if ((is<Yield>(left) || is<YieldFrom>(left)) && previous().kind != Tok::RPar) {
    fail_node(*left, "assignment to yield expression not possible");
  }
  const Expr* bad = find_invalid_target(left, false);
  const Expr* last = left;
  if (const Tuple* tuple = cast<Tuple>(left);
      tuple && !tuple->elts.empty() && tuple->span.end_col == tuple->elts.back()->span.end_col)
    last = tuple->elts.back();
  const bool is_operator_level = is<IfExp>(bad) || is<Lambda>(bad) || is<BoolOp>(bad) || is<Compare>(bad) ||
                                 (is<UnaryOp>(bad) && as<UnaryOp>(*bad).op == UnaryOperator::Not);
  if (is_first && bad == last && !is_operator_level && !begins_with_display(bad)) {
    // `f() = 1` alone: CPython guesses `==`, unless another `=` follows.
    const size_t saved = position_;
    ++position_;
    bool is_single = false;
    try {
      parse_operators(5);
      is_single = !at(Tok::Equal) && !at(Tok::ColonEqual);
    } catch (const SyntaxFailure&) {
    }
    position_ = saved;
    if (is_single) fail_target(*bad, " here. Maybe you meant '==' instead of '='?");
  }
  fail_target(*bad);
}

const Stmt* Parser::parse_assignment(const Token& first, const Expr* target) {
  Exprs targets;
  const Expr* value = target;
  while (at(Tok::Equal)) {
    if (is<Yield>(value) || is<YieldFrom>(value) || find_invalid_target(value, false))
      fail_assignment(value, targets.empty());
    set_context(value, Context::Store);
    targets.push_back(value);
    ++position_;
    value = at(Tok::kYield) ? parse_yield() : parse_star_expressions();
  }
  if (augmented_token(token().kind).is_augmented || at(Tok::Colon)) fail_generic();
  Assign* node = tree_.make<Assign>(since(first));
  node->targets = tree_.seq(targets);
  node->value = value;
  node->type_comment = take_type_comment();
  return node;
}

const Stmt* Parser::parse_annotation(const Token& first, const Expr* target) {
  const bool is_bare_name = is<Name>(target) && first.kind == Tok::Name;
  if (is<ast::List>(target)) fail_node(*target, "only single target (not list) can be annotated");
  if (const Tuple* tuple = cast<Tuple>(target)) {
    const bool is_bare = !tuple->elts.empty() && tuple->elts[0]->span.col == tuple->span.col;
    fail_node(is_bare ? *tuple->elts[0] : *target, "only single target (not tuple) can be annotated");
  }
  if (!is<Name>(target) && !is<Attribute>(target) && !is<Subscript>(target)) {
    const Tok next = token(1).kind;
    if (next == Tok::Newline || next == Tok::End) fail_generic();
    fail_node(*target, "illegal target for annotation");
  }
  ++position_;
  const Expr* annotation = parse_expression();
  const Expr* value = nullptr;
  if (accept(Tok::Equal)) value = at(Tok::kYield) ? parse_yield() : parse_star_expressions();
  set_context(target, Context::Store);
  AnnAssign* node = tree_.make<AnnAssign>(since(first));
  node->target = target;
  node->annotation = annotation;
  node->value = value;
  node->simple = is_bare_name ? 1 : 0;
  return node;
}

const Stmt* Parser::parse_augmented(const Token& first, const Expr* target, Operator op) {
  if (!is<Name>(target) && !is<Attribute>(target) && !is<Subscript>(target))
    fail_node(*target,
              "'" + std::string(expression_name(*target)) + "' is an illegal expression for augmented assignment");
  ++position_;
  const Expr* value = at(Tok::kYield) ? parse_yield() : parse_star_expressions();
  set_context(target, Context::Store);
  AugAssign* node = tree_.make<AugAssign>(since(first));
  node->target = target;
  node->op = op;
  node->value = value;
  return node;
}

const Stmt* Parser::parse_return() {
  const Token& first = token();
  ++position_;
  const bool is_bare = at(Tok::Newline) || at(Tok::Semi);
  const Expr* value = is_bare ? nullptr : parse_star_expressions();
  Return* node = tree_.make<Return>(since(first));
  node->value = value;
  return node;
}

const Stmt* Parser::parse_raise() {
  const Token& first = token();
  ++position_;
  const Expr *exc = nullptr, *cause = nullptr;
  if (!at(Tok::Newline) && !at(Tok::Semi)) {
    exc = parse_expression();
    if (accept(Tok::kFrom)) cause = parse_expression();
  }
  Raise* node = tree_.make<Raise>(since(first));
  node->exc = exc;
  node->cause = cause;
  return node;
}

const Stmt* Parser::parse_global(bool is_global) {
  const Token& first = token();
  ++position_;
  std::vector<Identifier> names{expect_name()};
  while (accept(Tok::Comma)) names.push_back(expect_name());
  if (is_global) {
    Global* node = tree_.make<Global>(since(first));
    node->names = tree_.seq(names);
    return node;
  }
  Nonlocal* node = tree_.make<Nonlocal>(since(first));
  node->names = tree_.seq(names);
  return node;
}

const Stmt* Parser::parse_delete() {
  const Token& first = token();
  ++position_;
  Exprs targets;
  for (;;) {
    const Expr* target = parse_star_expression();
    if (const Expr* bad = find_invalid_target(target, true)) {
      if (!at(Tok::Comma) && !at(Tok::Newline) && !at(Tok::Semi)) fail_generic();
      fail_node(*bad, "cannot delete " + std::string(expression_name(*bad)));
    }
    set_context(target, Context::Del);
    targets.push_back(target);
    if (!accept(Tok::Comma) || at(Tok::Newline) || at(Tok::Semi)) break;
  }
  if (!at(Tok::Newline) && !at(Tok::Semi)) fail_generic();
  Delete* node = tree_.make<Delete>(since(first));
  node->targets = tree_.seq(targets);
  return node;
}

const Stmt* Parser::parse_assert() {
  const Token& first = token();
  ++position_;
  const Expr* test = parse_expression();
  const Expr* msg = accept(Tok::Comma) ? parse_expression() : nullptr;
  Assert* node = tree_.make<Assert>(since(first));
  node->test = test;
  node->msg = msg;
  return node;
}

const Alias* Parser::parse_dotted_alias() {
  const Token& first = token();
  std::string name(expect_name());
  while (accept(Tok::Dot)) {
    name += '.';
    name += expect_name();
  }
  Identifier asname;
  if (accept(Tok::kAs)) asname = expect_name();
  Alias* node = tree_.make<Alias>(since(first));
  node->name = tree_.intern(name);
  node->asname = asname;
  return node;
}

const Stmt* Parser::parse_import() {
  const Token& first = token();
  ++position_;
  std::vector<Ptr<Alias>> names{parse_dotted_alias()};
  while (accept(Tok::Comma)) names.push_back(parse_dotted_alias());
  Import* node = tree_.make<Import>(since(first));
  node->names = tree_.seq(names);
  return node;
}

const Stmt* Parser::parse_import_from() {
  const Token& first = token();
  ++position_;
  int level = 0;
  for (; at(Tok::Dot) || at(Tok::Ellipsis); ++position_) level += at(Tok::Dot) ? 1 : 3;
  Identifier module;
  if (level == 0 || at(Tok::Name)) {
    std::string name(expect_name());
    while (accept(Tok::Dot)) {
      name += '.';
      name += expect_name();
    }
    module = tree_.intern(name);
  }
  expect(Tok::kImport);
  std::vector<Ptr<Alias>> names;
  if (at(Tok::Star)) {
    Alias* all = tree_.make<Alias>(span_of(token()));
    all->name = tree_.intern("*");
    ++position_;
    names.push_back(all);
  } else {
    const bool is_bracketed = accept(Tok::LPar);
    for (;;) {
      const Token& start = token();
      Alias* alias = tree_.make<Alias>(Span{});
      alias->name = expect_name();
      if (accept(Tok::kAs)) alias->asname = expect_name();
      alias->span = since(start);
      names.push_back(alias);
      if (!at(Tok::Comma)) break;
      ++position_;
      if (is_bracketed && at(Tok::RPar)) break;
      if (!is_bracketed && at(Tok::Newline))
        fail_at(token(), "trailing comma not allowed without surrounding parentheses");
    }
    if (is_bracketed) expect(Tok::RPar);
  }
  ImportFrom* node = tree_.make<ImportFrom>(since(first));
  node->module = module;
  node->names = tree_.seq(names);
  node->level = level;
  return node;
}

void Parser::expect_colon(bool is_forced) {
  if (accept(Tok::Colon)) return;
  check_missing_comma();
  if (is_forced) legacy_words_.clear();  // CPython complains of it at once
  if (is_forced || at(Tok::Newline)) throw_syntax(missing_span(is_forced), "expected ':'");
  fail_generic();
}

Text Parser::take_type_comment(size_t ahead) {
  if (!type_comments_) return {};
  for (const TypeComment& comment : list_.type_comments)
    if (!comment.is_ignore && comment.before == position_ + ahead) return tree_.keep_text(comment.text);
  return {};
}

Seq<Ptr<Stmt>> Parser::parse_block(const std::string& after, const Token& keyword) {
  Stmts body;
  if (!accept(Tok::Newline)) {
    if (is_compound_start(token().kind, token(1).kind)) fail_generic();
    parse_simple_statements(body);
    return tree_.seq(body);
  }
  if (!accept(Tok::Indent)) {
    throw_syntax(is_interactive_ ? missing_span(false) : error_span(),
                 "expected an indented block after " + after + " on line " + std::to_string(keyword.line),
                 "IndentationError");
  }
  if (at(Tok::Skipped) || at(Tok::SkippedMethod)) body.push_back(parse_skipped());
  while (!at(Tok::Dedent) && !at(Tok::End)) parse_statement(body);
  if (!accept(Tok::Dedent)) fail_generic();
  return tree_.seq(body);
}

/// What stands for a body that is compiled later: its span, and whether it needs the class around it.
const Stmt* Parser::parse_skipped() {
  const Token& t = list_.tokens[position_++];
  if (t.kind == Tok::Skipped) return tree_.make<Pass>(span_of(t));
  Name* name = tree_.make<Name>(span_of(t));
  name->id = tree_.intern("__class__");
  ExprStmt* node = tree_.make<ExprStmt>(span_of(t));
  node->value = name;
  return node;
}

Seq<Ptr<Stmt>> Parser::parse_else() {
  const Token& keyword = token();
  if (!accept(Tok::kElse)) return {};
  expect_colon(true);
  return parse_block("'else' statement", keyword);
}

const Stmt* Parser::parse_compound() {
  const Token& first = token();
  switch (first.kind) {
    case Tok::kIf:
      return parse_if();
    case Tok::kWhile:
      return parse_while();
    case Tok::kFor:
      return parse_for(first, false);
    case Tok::kWith:
      return parse_with(first, false);
    case Tok::kTry:
      return parse_try();
    case Tok::kDef:
      return parse_function(first, first, false, {});
    case Tok::kClass:
      return parse_class({});
    case Tok::At:
      return parse_decorated();
    default:
      ++position_;
      if (at(Tok::kDef)) return parse_function(first, first, true, {});
      return at(Tok::kFor) ? parse_for(first, true) : parse_with(first, true);
  }
}

const Stmt* Parser::parse_if() {
  // Branches are collected and nested from the last to the first, so a long elif chain costs no C++ stack.
  struct Branch {
    const Token* first;
    const Expr* test;
    Seq<Ptr<Stmt>> body;
  };
  std::vector<Branch> branches;
  do {
    const Token& keyword = token();
    ++position_;
    const Expr* test = parse_named_expression(true);
    expect_colon(false);
    const std::string what = keyword.kind == Tok::kIf ? "'if' statement" : "'elif' statement";
    branches.push_back({&keyword, test, parse_block(what, keyword)});
  } while (at(Tok::kElif));
  Seq<Ptr<Stmt>> orelse = parse_else();
  // Every branch ends where the whole statement's last token of content ends.
  Span end = branches.back().body.back()->span;
  if (!orelse.empty()) end = orelse.back()->span;
  const If* node = nullptr;
  for (size_t i = branches.size(); i-- > 0;) {
    const Token& t = *branches[i].first;
    If* made = tree_.make<If>(Span{file_, t.line, t.col, end.end_line, end.end_col});
    made->test = branches[i].test;
    made->body = branches[i].body;
    made->orelse = orelse;
    node = made;
    orelse = tree_.seq(Stmts{node});
  }
  return node;
}

namespace {
/// Span from `first` to the end of the last statement of the last block that has one.
Span block_span(FileId file, const Token& first, std::initializer_list<const Seq<Ptr<Stmt>>*> blocks) {
  Span span{file, first.line, first.col, first.end_line, first.end_col};
  for (const auto* block : blocks)
    if (!block->empty()) {
      span.end_line = block->back()->span.end_line;
      span.end_col = block->back()->span.end_col;
    }
  return span;
}
}  // namespace

const Stmt* Parser::parse_while() {
  const Token& first = token();
  ++position_;
  const Expr* test = parse_named_expression(true);
  expect_colon(false);
  const auto body = parse_block("'while' statement", first);
  const auto orelse = parse_else();
  While* node = tree_.make<While>(block_span(file_, first, {&body, &orelse}));
  node->test = test;
  node->body = body;
  node->orelse = orelse;
  return node;
}

const Stmt* Parser::parse_for(const Token& first, bool is_async) {
  const Token& keyword = token();
  ++position_;
  const Expr* target = parse_targets();
  expect(Tok::kIn);
  const Expr* iter = parse_star_expressions();
  expect_colon(false);
  const Text type_comment = take_type_comment();
  const auto body = parse_block("'for' statement", keyword);
  const auto orelse = parse_else();
  const auto fill = [&](auto* node) -> const Stmt* {
    node->target = target;
    node->iter = iter;
    node->body = body;
    node->orelse = orelse;
    node->type_comment = type_comment;
    return node;
  };
  const Span span = block_span(file_, first, {&body, &orelse});
  return is_async ? fill(tree_.make<AsyncFor>(span)) : fill(tree_.make<For>(span));
}

const WithItem* Parser::parse_with_item() {
  const Token& first = token();
  const Expr* context = parse_expression();
  const Expr* vars = nullptr;
  if (accept(Tok::kAs)) {
    vars = parse_target_element();
    if (const Expr* bad = find_invalid_target(vars, false)) fail_target(*bad);
    set_context(vars, Context::Store);
  }
  WithItem* node = tree_.make<WithItem>(since(first));
  node->context_expr = context;
  node->optional_vars = vars;
  return node;
}

bool Parser::try_parenthesised_with(std::vector<Ptr<WithItem>>& items) {
  const size_t saved = position_;
  try {
    ++position_;
    for (;;) {
      items.push_back(parse_with_item());
      if (!accept(Tok::Comma) || at(Tok::RPar)) break;
    }
    const auto has_target = [](const WithItem* item) { return item->optional_vars; };
    if (accept(Tok::RPar) && (at(Tok::Colon) || std::any_of(items.begin(), items.end(), has_target))) return true;
  } catch (const SyntaxFailure& failure) {
    // Not that form: the bracket belongs to an expression. Only a target can be wrong for good.
    if (failure.error.message.compare(0, 13, "cannot assign") == 0) throw;
  }
  position_ = saved;
  operand_ = nullptr;
  items.clear();
  return false;
}

const Stmt* Parser::parse_with(const Token& first, bool is_async) {
  const Token& keyword = token();
  ++position_;
  std::vector<Ptr<WithItem>> items;
  if (!at(Tok::LPar) || !try_parenthesised_with(items)) {
    do items.push_back(parse_with_item());
    while (accept(Tok::Comma));
  }
  expect_colon(false);
  const Text type_comment = take_type_comment();
  const auto body = parse_block("'with' statement", keyword);
  const auto fill = [&](auto* node) -> const Stmt* {
    node->items = tree_.seq(items);
    node->body = body;
    node->type_comment = type_comment;
    return node;
  };
  const Span span = block_span(file_, first, {&body});
  return is_async ? fill(tree_.make<AsyncWith>(span)) : fill(tree_.make<With>(span));
}

const ExceptHandler* Parser::parse_handler(bool& is_star, bool& is_default) {
  const Token& first = token();
  ++position_;
  is_star = accept(Tok::Star);
  const Expr* type = nullptr;
  Identifier name;
  if (!at(Tok::Colon) && !(at(Tok::Newline) && !is_star)) {
    if (is_star && at(Tok::Newline)) fail_at(token(), "expected one or more exception types");
    const Expr* head = parse_expression();
    if (at(Tok::Comma)) {
      const Span start = head->span;
      ++position_;
      parse_star_expressions();
      if (accept(Tok::kAs)) expect_name();
      fail_range(start, span_of(previous()), "multiple exception types must be parenthesized");
    }
    type = head;
    if (accept(Tok::kAs)) name = expect_name();
  } else if (is_star) {
    fail_at(token(), "expected one or more exception types");
  }
  is_default = !type;
  expect_colon(!type);
  const auto body = parse_block(is_star ? "'except*' statement" : "'except' statement", first);
  ExceptHandler* node = tree_.make<ExceptHandler>(block_span(file_, first, {&body}));
  node->type = type;
  node->name = name;
  node->body = body;
  return node;
}

const Stmt* Parser::parse_try() {
  const Token& first = token();
  ++position_;
  expect_colon(true);
  const auto body = parse_block("'try' statement", first);
  std::vector<Ptr<ExceptHandler>> handlers;
  bool any_star = false, any_plain = false;
  while (at(Tok::kExcept)) {
    bool is_star = false, is_default = false;
    const Token& handler = token();
    handlers.push_back(parse_handler(is_star, is_default));
    any_star |= is_star;
    any_plain |= !is_star;
    if (any_star && any_plain)
      fail_range(span_of(handler), span_of(is_star ? (&handler)[1] : handler),
                 "cannot have both 'except' and 'except*' on the same 'try'");
  }
  Seq<Ptr<Stmt>> orelse;
  if (!handlers.empty()) orelse = parse_else();
  Seq<Ptr<Stmt>> finalbody;
  const Token& keyword = token();
  if (accept(Tok::kFinally)) {
    expect_colon(true);
    finalbody = parse_block("'finally' statement", keyword);
  } else if (handlers.empty()) {
    throw_syntax(is_interactive_ ? missing_span(false) : error_span(), "expected 'except' or 'finally' block");
  }
  Span span = block_span(file_, first, {&body, &orelse, &finalbody});
  if (orelse.empty() && finalbody.empty()) {
    span.end_line = handlers.back()->span.end_line;
    span.end_col = handlers.back()->span.end_col;
  }
  const auto fill = [&](auto* node) -> const Stmt* {
    node->body = body;
    node->handlers = tree_.seq(handlers);
    node->orelse = orelse;
    node->finalbody = finalbody;
    return node;
  };
  return any_star ? fill(tree_.make<TryStar>(span)) : fill(tree_.make<Try>(span));
}

const Stmt* Parser::parse_decorated() {
  const Token& begin = token();
  Exprs decorators;
  while (accept(Tok::At)) {
    decorators.push_back(parse_named_expression());
    expect(Tok::Newline);
  }
  const Token& first = token();
  if (at(Tok::kClass)) return parse_class(decorators);
  const bool is_async = accept(Tok::kAsync);
  if (!at(Tok::kDef)) fail_generic();
  return parse_function(begin, first, is_async, decorators);
}

const Stmt* Parser::parse_function(const Token& begin, const Token& first, bool is_async, const Exprs& decorators) {
  const Token& keyword = token();
  ++position_;
  const Identifier name = expect_name();
  if (!accept(Tok::LPar)) throw_syntax(missing_span(true), "expected '('");
  const Arguments* args = parse_parameters(false);
  ++position_;
  const Token& arrow = token();
  const bool has_returns = accept(Tok::Arrow);
  if (has_returns && !starts_expression()) fail_at(arrow, "expected ':'");
  const Expr* returns = has_returns ? parse_expression() : nullptr;
  expect_colon(true);
  Text type_comment = take_type_comment();
  if (type_comment.data() == nullptr && at(Tok::Newline, Tok::Indent)) type_comment = take_type_comment(1);
  const auto body = parse_block("function definition", keyword);
  const Token* skipped = &list_.tokens[position_ - 2];
  if (skipped->kind != Tok::Skipped && skipped->kind != Tok::SkippedMethod) skipped = nullptr;
  const auto fill = [&](auto* node) -> const Stmt* {
    node->name = name;
    node->args = args;
    node->body = body;
    node->decorator_list = tree_.seq(decorators);
    node->returns = returns;
    node->type_comment = type_comment;
    if (skipped) deferred_[node->number] = {{begin.start, begin.line, begin.start - begin.col}, skipped->end};
    return node;
  };
  const Span span = block_span(file_, first, {&body});
  return is_async ? fill(tree_.make<AsyncFunctionDef>(span)) : fill(tree_.make<FunctionDef>(span));
}

const Stmt* Parser::parse_class(const Exprs& decorators) {
  const Token& first = token();
  ++position_;
  const Identifier name = expect_name();
  Seq<Ptr<Expr>> bases;
  Seq<Ptr<Keyword>> keywords;
  if (at(Tok::LPar)) {
    // The bracket has the syntax of a call, whose parser wants a callee to hang the arguments on.
    primary_start_ = position_;
    Name* callee = tree_.make<Name>(span_of(token()));
    const Call& call = as<Call>(*parse_call(callee));
    const bool is_bare_generator = call.args.size() == 1 && is<GeneratorExp>(call.args[0]) &&
                                   call.args[0]->span.col == callee->span.col &&
                                   call.args[0]->span.line == callee->span.line;
    if (is_bare_generator) {
      const Span& clause = as<GeneratorExp>(*call.args[0]).generators[0]->span;
      throw_syntax({file_, clause.line, clause.col, clause.line, clause.col + 3}, "invalid syntax");
    }
    bases = call.args;
    keywords = call.keywords;
  }
  expect_colon(false);
  const auto body = parse_block("class definition", first);
  ClassDef* node = tree_.make<ClassDef>(block_span(file_, first, {&body}));
  node->name = name;
  node->bases = bases;
  node->keywords = keywords;
  node->body = body;
  node->decorator_list = tree_.seq(decorators);
  return node;
}

}  // namespace refjit::python
