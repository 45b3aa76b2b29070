#pragma once
// Code generation, private to this room (compile() in python.h is the way in): walks the tree and emits the
// instructions that CPython 3.11 emits, unit by unit (module, class, function, lambda, comprehension). Invariant: a
// wrong program leaves through a thrown SyntaxFailure; C++ recursion follows brackets and statements only, never
// chains.
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "python/flowgraph.h"
#include "python/fold.h"
#include "python/parser.h"
#include "python/symtable.h"

namespace refjit::python {

enum class UnitKind : uint8_t { Module, Class, Function, AsyncFunction, Lambda, Comprehension };

/// What surrounds the statement being compiled, for break, continue and return.
enum class FrameKind : uint8_t {
  WhileLoop,
  ForLoop,
  TryExcept,
  FinallyTry,
  FinallyEnd,
  With,
  AsyncWith,
  HandlerCleanup,
  PopValue,
  ExceptionHandler,
  ExceptionGroupHandler,
  AsyncComprehension,
};

struct FrameBlock {
  FrameKind kind{};
  Block* block = nullptr;
  Block* exit = nullptr;
  const ast::Seq<ast::Ptr<ast::Stmt>>* finalbody = nullptr;
  const ast::Node* statement = nullptr;
  std::string_view name;  ///< HandlerCleanup: the bound name, if any.
};

/// Names and their indices, in order of first use.
class NameTable {
 public:
  int index_of(std::string_view name);
  int find(std::string_view name) const;
  const std::vector<std::string_view>& all() const { return names_; }

 private:
  std::vector<std::string_view> names_;
  std::unordered_map<std::string_view, int> index_;
};

/// What the statements of a module import: attributes of these names are no methods.
using ImportedNames = std::set<std::string, std::less<>>;

/// The code object under construction.
struct Unit {
  UnitKind kind{};
  Scope* scope = nullptr;
  Unit* parent = nullptr;
  std::string_view class_name;  ///< For mangling.
  std::string name, qualname;
  std::shared_ptr<CodeObject> code;
  std::unordered_multimap<size_t, int> const_index;
  NameTable names, varnames, cellvars, freevars;
  FlowGraph graph;
  std::vector<FrameBlock> frames;
  Loc loc;
  int nested_statements = 0;
};

struct PatternContext;

class Compiler {
 public:
  /// `deferred`: functions to leave for complete() (defer.h), which hands over what their module had `imported`.
  Compiler(const FileTable& files, std::shared_ptr<const Ast> tree, const CompileOptions& options,
           DeferredTexts deferred = {}, std::shared_ptr<const ImportedNames> imported = {});
  std::shared_ptr<const CodeObject> run();

 private:
  using Expr = ast::Expr;
  using Stmt = ast::Stmt;
  using Stmts = ast::Seq<ast::Ptr<ast::Stmt>>;
  using Exprs = ast::Seq<ast::Ptr<ast::Expr>>;

  [[noreturn]] void fail(std::string message);
  [[noreturn]] void fail_at(const ast::Node& node, std::string message);

  // Units and emission (compiler.cpp).
  void enter(UnitKind kind, std::string_view name, const ast::Node& node, int first_line);
  std::shared_ptr<const CodeObject> finish(bool add_none);
  std::shared_ptr<const CodeObject> deferred_function(const DeferredText& text);
  void name_code(CodeObject& code) const;
  void leave();
  void set_qualname();
  uint32_t code_flags() const;
  void insert_prefix();
  void lay_out_variables();
  void emit(Op op, int arg = 0) { unit_->graph.emit(op_number(op), arg, nullptr, unit_->loc); }
  void emit_pseudo(int op) { unit_->graph.emit(op, 0, nullptr, unit_->loc); }
  void emit_unplaced(int op, int arg = 0) { unit_->graph.emit(op, arg, nullptr, Loc{}); }
  void jump(int op, Block* target) { unit_->graph.emit(op, 0, target, unit_->loc); }
  void jump(Op op, Block* target) { jump(op_number(op), target); }
  void jump_unplaced(int op, Block* target) { unit_->graph.emit(op, 0, target, Loc{}); }
  Block* new_block() { return unit_->graph.new_block(); }
  void use(Block* block) { unit_->graph.use(block); }
  int add_const(const Const& value);
  void load_const(const Const& value) { emit(Op::LOAD_CONST, add_const(value)); }
  void load_none() { load_const(Const::of(Const::Kind::None)); }
  void load_str(std::string_view text) { load_const(Const::of_str(std::string(text))); }
  int name_index(std::string_view name);
  void emit_name(Op op, std::string_view name) { emit(op, name_index(name)); }
  std::string_view mangled(std::string_view name) { return mangle(unit_->class_name, name, names_); }
  void name_op(std::string_view name, ast::Context context);
  void check_forbidden(std::string_view name, ast::Context context);
  void set_loc(const ast::Node& node);
  void unset_loc() { unit_->loc = Loc{}; }
  void push_frame(FrameKind kind, Block* block, Block* exit = nullptr);
  void pop_frame() { unit_->frames.pop_back(); }
  void make_closure(const std::shared_ptr<const CodeObject>& code, int flags);
  void check_future_placement();

  // Statements (compile_stmt.cpp).
  void body(const Stmts& statements, bool is_module_or_class);
  void statements(const Stmts& list);
  void statement(const Stmt* s);
  void expression_statement(const ast::ExprStmt& s);
  void assign(const ast::Assign& s);
  void augmented(const ast::AugAssign& s);
  void annotated(const ast::AnnAssign& s);
  void annotation_only(const Expr* e);
  void annotation_subscript(const Expr* e);
  void load_annotation(const Expr* e);
  void return_statement(const ast::Return& s);
  void break_or_continue(bool is_break);
  void condition(const ast::If* s);
  void while_loop(const ast::While& s);
  void for_loop(const ast::For& s);
  void async_for(const ast::AsyncFor& s);
  void assertion(const ast::Assert& s);
  void import(const ast::Import& s);
  void import_from(const ast::ImportFrom& s);
  void import_as(std::string_view name, std::string_view as);
  void jump_if(const Expr* e, Block* target, bool condition);

  // Functions and classes (compile_def.cpp).
  template <class T>
  void function(const T& s, bool is_async);
  std::shared_ptr<const CodeObject> function_body(const Stmts& body);
  void class_definition(const ast::ClassDef& s);
  void lambda(const ast::Lambda& e);
  void decorators(const Exprs& list);
  void apply_decorators(const Exprs& list);
  int default_arguments(const ast::Arguments& args);
  int annotations(const ast::Arguments& args, const Expr* returns);
  int argument_annotation(std::string_view name, const Expr* annotation);
  void check_argument_names(const ast::Arguments& args);
  void set_argument_counts(const ast::Arguments& args);
  void comprehension(const Expr& e, ComprehensionKind kind, std::string_view name,
                     const ast::Seq<ast::Ptr<ast::Comprehension>>& generators, const Expr* element, const Expr* value);
  struct ComprehensionParts;
  void comprehension_clause(const ComprehensionParts& parts, size_t index, int depth);
  void async_comprehension_clause(const ComprehensionParts& parts, size_t index, int depth);
  void comprehension_element(const ComprehensionParts& parts, size_t index, int depth);

  // try and with (compile_try.cpp).
  template <class T>
  void try_statement(const T& s, bool is_star);
  template <class T>
  void try_finally(const T& s, bool is_star);
  void try_except(const Stmts& tried, const ast::Seq<ast::Ptr<ast::ExceptHandler>>& handlers, const Stmts& orelse);
  void try_star(const Stmts& tried, const ast::Seq<ast::Ptr<ast::ExceptHandler>>& handlers, const Stmts& orelse);
  void handler_body(const ast::ExceptHandler& handler, Block* end);
  void unbind(std::string_view name);
  void pop_except_and_reraise();
  template <class T>
  void with(const T& s, size_t position, bool is_async);
  void call_exit_with_nones();
  void yield_from(bool is_await);
  void await_exit();
  void unwind(const FrameBlock& frame, bool keeps_top);
  /// Unwinds every frame, or down to the innermost loop if `loop` is given.
  void unwind_all(bool keeps_top, FrameBlock* loop);

  // Expressions (compile_expr.cpp).
  void visit(const Expr* e);
  void visit_plain(const Expr* e);
  void visit_spine(const Expr* e);
  void finish_call(const ast::Call& call, bool is_method);
  bool is_method_call(const ast::Call& call) const;
  bool is_imported(std::string_view name) const;
  void move_to_attribute_name(const ast::Attribute& attribute);
  void call_arguments(int pushed, const Exprs& args, const ast::Seq<ast::Ptr<ast::Keyword>>& keywords);
  void keyword_names(const ast::Seq<ast::Ptr<ast::Keyword>>& keywords);
  void keyword_group(const ast::Seq<ast::Ptr<ast::Keyword>>& keywords, size_t begin, size_t end);
  void check_keywords(const ast::Seq<ast::Ptr<ast::Keyword>>& keywords);
  void sequence(const Exprs& elements, int pushed, Op build, Op add, Op extend, bool is_tuple);
  void unpack(const Exprs& elements);
  void dict(const ast::Dict& e);
  void dict_group(const ast::Dict& e, size_t begin, size_t end);
  void bool_op(const ast::BoolOp& e);
  void compare(const ast::Compare& e);
  void compare_op(ast::CmpOperator op);
  void binary_op(ast::Operator op, bool is_inplace);
  void joined(const ast::JoinedStr& e);
  void formatted(const ast::FormattedValue& e);
  void slice_parts(const ast::Slice& e);
  void yields(const Expr& e, const Expr* value);
  void emit_yield();
  bool are_constants(const Exprs& list, size_t begin, size_t end);
  Const const_of(const Expr* e);
  const Expr* folded(const Expr* e) { return folder_.folded(e); }

  // Patterns (compile_match.cpp).
  void match(const ast::Match& s);
  void pattern(const ast::Pattern& p, PatternContext& context);
  void sub_pattern(const ast::Pattern& p, PatternContext& context);
  void pattern_sequence(const ast::MatchSequence& p, PatternContext& context);
  void pattern_unpack(const ast::MatchSequence& p, PatternContext& context);
  void pattern_subscript(const ast::MatchSequence& p, size_t star, PatternContext& context);
  void pattern_mapping(const ast::MatchMapping& p, PatternContext& context);
  void pattern_mapping_keys(const ast::MatchMapping& p, PatternContext& context);
  void pattern_class(const ast::MatchClass& p, PatternContext& context);
  void pattern_as(const ast::MatchAs& p, PatternContext& context);
  void pattern_or(const ast::MatchOr& p, PatternContext& context);
  void store_capture(std::string_view name, PatternContext& context);
  void rotate(int count);
  void fail_jump(int op, PatternContext& context);
  void ensure_fail_blocks(size_t count, PatternContext& context);
  void emit_fail_blocks(PatternContext& context);

  const FileTable& files_;
  std::shared_ptr<const Ast> tree_;
  CompileOptions options_;
  DeferredTexts deferred_;
  std::shared_ptr<const ImportedNames> imported_;  ///< Made for the first deferred function.
  uint32_t future_flags_ = 0;
  uint32_t future_line_ = 0;  ///< Line of the last __future__ import that stands where it may.
  bool is_interactive_ = false;
  std::unique_ptr<SymbolTable> symbols_;
  Folder folder_;
  std::unordered_set<std::string> names_;
  std::vector<std::unique_ptr<Unit>> units_;
  Unit* unit_ = nullptr;
};

/// Source text of an expression, as CPython stores annotations under `from __future__ import annotations`.
std::string unparse(const ast::Expr& e);

}  // namespace refjit::python
