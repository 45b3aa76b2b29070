#pragma once
// The parser, private to this room (parse() in python.h is the way in). Recursive descent with one function for all
// operator levels, so that a bracket costs few C++ frames; depth is counted and ends in an Error. Invariant: a wrong
// program leaves through a thrown SyntaxFailure, caught in parse(); nothing else is thrown.
#include <string>
#include <vector>

#include "python/ast.h"
#include "python/identifier_forms.h"
#include "python/python.h"
#include "python/skim.h"
#include "python/token.h"

namespace refjit::python {

/// Carries an Error out of parser and compiler; never leaves the room.
struct SyntaxFailure {
  Error error;
  std::string line;  ///< The line to show, with columns of its own, where that is not the file's.
};

[[noreturn]] void throw_syntax(Span span, std::string message, std::string type = "SyntaxError");

/// Lexes [begin, end) of a text as if it stood in brackets: for the expressions of f-strings.
TokenList tokenize_part(std::string_view text, FileId file, size_t begin, size_t end, uint32_t line, size_t line_start);

/// Lexes the statement that stands in [begin.at, end) of a text.
TokenList tokenize_statement(std::string_view text, FileId file, const TextPlace& begin, size_t end);

/// The value of a NUMBER token. Throws for decimal texts that CPython refuses as too long.
Const parse_number(std::string_view text, const Span& span);

/// Innermost part of `e` that cannot be a target, or nullptr. `is_delete`: for del statements.
const ast::Expr* find_invalid_target(const ast::Expr* e, bool is_delete);
/// Whether its leftmost part is a list, a tuple, a generator, None, True or False: CPython guesses no `==` there.
bool begins_with_display(const ast::Expr* e);
/// What CPython calls an expression in messages: "function call", "literal", ...
std::string_view expression_name(const ast::Expr& e);

class Parser {
 public:
  Parser(Ast& tree, std::string_view text, FileId file, const TokenList& list, bool type_comments, int depth = 0)
      : tree_(tree), text_(text), file_(file), list_(list), type_comments_(type_comments), depth_(depth) {}

  const ast::Node* parse_file();
  const ast::Node* parse_eval();
  const ast::Node* parse_interactive();
  /// The bracketed expression of an f-string.
  const ast::Expr* parse_fstring_part();

  /// The functions whose bodies the lexer skimmed.
  DeferredTexts take_deferred() { return std::move(deferred_); }

  /// CPython looks for statements of Python 2 only once a program is wrong, but then from its start: the first `print
  /// x` or `exec x` is what it complains of, though `print -1` and `print [x]` are no errors of their own.
  void prefer_legacy_statement(SyntaxFailure& failure);

  /// Line of the furthest token looked at, for the choice between errors.
  const Token& furthest() const { return list_.tokens[position_]; }

 private:
  using Expr = ast::Expr;
  using Stmt = ast::Stmt;
  template <class T>
  using Ptr = ast::Ptr<T>;
  using Exprs = std::vector<const ast::Expr*>;
  using Stmts = std::vector<const ast::Stmt*>;

  // Tokens.
  const Token& token(size_t ahead = 0) const {
    const size_t index = position_ + ahead;
    return list_.tokens[index < list_.tokens.size() ? index : list_.tokens.size() - 1];
  }
  bool at(Tok kind) const { return token().kind == kind; }
  bool at(Tok kind, Tok next) const { return token().kind == kind && token(1).kind == next; }
  bool accept(Tok kind) {
    if (!at(kind)) return false;
    ++position_;
    return true;
  }
  void expect(Tok kind) {
    if (!accept(kind)) fail_generic();
  }
  std::string_view text_of(const Token& t) const { return text_.substr(t.start, t.end - t.start); }
  bool at_soft(std::string_view word) const { return at(Tok::Name) && text_of(token()) == word; }
  ast::Identifier name_of(const Token& t) { return tree_.intern(IdentifierForms::of(text_of(t))); }
  ast::Identifier expect_name();
  Span span_of(const Token& t) const { return {file_, t.line, t.col, t.end_line, t.end_col}; }
  /// Where CPython says that an error at the current token is: INDENT, DEDENT and ENDMARKER have no place of their own.
  Span error_span() const;
  /// Where what is missing should stand; one statement alone has no newline of its own behind its last line, where
  /// CPython names the column before, and no place at all for what must stand there.
  Span missing_span(bool is_forced) const;
  /// From a token or node to the end of the last token taken.
  Span since(const Token& first) const;
  Span since(const ast::Node& first) const;
  const Token& previous() const { return list_.tokens[position_ - 1]; }

  // Errors.
  [[noreturn]] void fail_generic();
  [[noreturn]] void fail_at(const Token& t, std::string message);
  [[noreturn]] void fail_range(const Span& from, const Span& to, std::string message);
  [[noreturn]] void fail_node(const ast::Node& node, std::string message);
  [[noreturn]] void fail_target(const Expr& target, const char* tail = "");
  void check_missing_comma();

  /// Counts nesting while in scope; too deep is an Error.
  class Depth {
   public:
    explicit Depth(Parser& parser);
    ~Depth() { --parser_.depth_; }
    Depth(const Depth&) = delete;

   private:
    Parser& parser_;
  };

  // Expressions (parser_expr.cpp).
  const Expr* parse_expression();
  /// `is_test`: of `if` or `while`, where `=` is taken for a comparison outside of brackets, too.
  const Expr* parse_named_expression(bool is_test = false);
  const Expr* parse_star_expressions();
  const Expr* parse_star_expression();
  const Expr* parse_star_named_expression();
  const Expr* parse_operators(int min_level);
  const Expr* parse_comparison(const Token& first, const Expr* left);
  const Expr* parse_unary();
  const Expr* parse_power();
  const Expr* parse_primary();
  const Expr* parse_postfix(const Expr* left);
  const Expr* parse_call(const Expr* func);
  const Expr* parse_subscript(const Expr* value);
  const Expr* parse_slice();
  const Expr* parse_atom();
  const Expr* parse_parenthesised();
  const Expr* parse_list();
  const Expr* parse_dict_or_set();
  const Expr* parse_dict(const Token& open, const Expr* first_key);
  const Expr* parse_lambda();
  const Expr* parse_yield();
  ast::Seq<Ptr<ast::Comprehension>> parse_comprehension_clauses();
  bool at_comprehension() const { return at(Tok::kFor) || at(Tok::kAsync, Tok::kFor); }
  void check_comprehension_element(const Expr& element);
  /// Behind a comma of a display: a comprehension that follows it wants brackets around its element.
  void check_comma_target(const Exprs& elements);
  const Expr* parse_targets();
  const Expr* parse_target_element();
  const Expr* constant(const Span& span, Const value);
  /// Checks that `e` may be assigned to (or deleted) and marks it and its parts so.
  void set_context(const Expr* e, ast::Context context);
  struct CallArguments;
  void parse_call_argument(CallArguments& out);
  void parse_keyword_argument(CallArguments& out);
  bool starts_expression() const;

  // Strings (parser_string.cpp).
  struct StringPieces;
  const Expr* parse_strings();
  void parse_string_token(const Token& t, StringPieces& out);
  void decode_escapes(std::string_view raw, bool is_bytes, const Token& t, std::string& out);
  void parse_fstring(const Token& t, size_t begin, size_t end, bool is_raw, int nesting, StringPieces& out);
  size_t parse_replacement(const Token& t, size_t at, size_t end, bool is_raw, int nesting, StringPieces& out);
  size_t find_replacement_end(const Token& t, size_t at, size_t end);
  const Expr* parse_replacement_expression(const Token& t, size_t begin, size_t end);
  [[noreturn]] void fail_string(const Token& t, std::string message);
  /// An error in the expression [begin, end) of an f-string shows that in brackets, as CPython reads it.
  void show_in_brackets(size_t begin, size_t end, SyntaxFailure& failure) const;

  // Parameters (parser_params.cpp).
  struct Parameters;
  [[noreturn]] void fail_comprehension_target(size_t begin);
  const ast::Arguments* parse_parameters(bool is_lambda);
  const ast::Arg* parse_parameter(bool is_lambda, bool star_annotation);
  void parse_star_parameter(Parameters& out, bool is_lambda);
  void check_parameter_list_start(bool is_lambda);

  // Statements (parser_stmt.cpp).
  bool parse_statement(Stmts& out);  ///< Whether it is a compound statement.
  void parse_simple_statements(Stmts& out);
  const Stmt* parse_simple_statement();
  const Stmt* parse_expression_statement();
  const Stmt* parse_assignment(const Token& first, const Expr* target);
  const Stmt* parse_annotation(const Token& first, const Expr* target);
  const Stmt* parse_augmented(const Token& first, const Expr* target, ast::Operator op);
  [[noreturn]] void fail_assignment(const Expr* left, bool is_first);
  const Stmt* parse_return();
  const Stmt* parse_import();
  const Stmt* parse_import_from();
  const ast::Alias* parse_dotted_alias();
  const Stmt* parse_global(bool is_global);
  const Stmt* parse_delete();
  const Stmt* parse_assert();
  const Stmt* parse_raise();
  const Stmt* parse_compound();
  const Stmt* parse_if();
  const Stmt* parse_while();
  const Stmt* parse_for(const Token& first, bool is_async);
  const Stmt* parse_with(const Token& first, bool is_async);
  bool try_parenthesised_with(std::vector<Ptr<ast::WithItem>>& items);
  const ast::WithItem* parse_with_item();
  const Stmt* parse_try();
  const ast::ExceptHandler* parse_handler(bool& is_star, bool& is_default);
  const Stmt* parse_function(const Token& begin, const Token& first, bool is_async, const Exprs& decorators);
  const Stmt* parse_skipped();
  const Stmt* parse_class(const Exprs& decorators);
  const Stmt* parse_decorated();
  ast::Seq<Ptr<Stmt>> parse_block(const std::string& after, const Token& keyword);
  ast::Seq<Ptr<Stmt>> parse_else();
  void expect_colon(bool is_forced);
  /// The `# type:` comment ahead of the token `ahead` places on, if these comments are kept.
  ast::Text take_type_comment(size_t ahead = 0);

  // Match statements (parser_pattern.cpp).
  const Stmt* try_parse_match();
  const ast::MatchCase* parse_case();
  const ast::Pattern* parse_patterns();
  const ast::Pattern* parse_as_pattern();
  const ast::Pattern* parse_or_pattern();
  const ast::Pattern* parse_closed_pattern();
  const ast::Pattern* parse_maybe_star_pattern();
  const ast::Pattern* parse_literal_pattern();
  const ast::Pattern* parse_name_pattern();
  const ast::Pattern* parse_class_pattern(const Expr* cls, const Token& first);
  const ast::Pattern* parse_group_or_sequence();
  const ast::Pattern* parse_mapping_pattern();
  const Expr* parse_pattern_number();
  const Expr* parse_dotted_name();

  Ast& tree_;
  std::string_view text_;
  FileId file_;
  const TokenList& list_;
  bool type_comments_;
  bool is_interactive_ = false;  ///< One statement or expression alone.
  bool is_expression_ = false;
  int depth_;
  size_t position_ = 0;
  DeferredTexts deferred_;
  ast::Arg* last_arg_ = nullptr;  ///< For the type comment that may follow its comma.
  struct {
    size_t token_start = SIZE_MAX, at = 0;
    uint32_t line = 0;
    size_t line_start = 0;
  } scan_;                              ///< How far the lines of the current f-string are counted.
  size_t primary_start_ = 0;            ///< Token that begins the primary just parsed (its bracket, if it has one).
  std::vector<size_t> legacy_words_;    ///< Where expressions begin with `print` or `exec` and no bracket behind it.
  size_t operand_end_ = 0;              ///< Where the last whole disjunction ended, and that disjunction,
  const ast::Expr* operand_ = nullptr;  ///< for "Perhaps you forgot a comma?".
};

}  // namespace refjit::python
