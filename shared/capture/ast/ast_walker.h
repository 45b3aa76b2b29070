#pragma once
// AstWalker: one activation of a function in ast capture. Statements change the scope, expressions give symbols;
// control flow on constants is followed as the interpreter would, control flow on nodes becomes graphs
// (ast_branches.cpp, ast_loops.cpp; continuation.h says how). Private to capture/ast.
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "capture/ast/continuation.h"
#include "capture/ast/scan.h"
#include "capture/crossing.h"
#include "capture/evaluator.h"
#include "python/ast.h"

namespace refjit::capture {

/// A call of this method of a list or dict is, as a statement, an assignment of what it changed.
bool gives_changed(std::string_view method);

/// MindSpore's error for a variable that only one side of a branch binds, at its first use.
std::shared_ptr<const Break> unbound_in(const std::string& name, bool is_false_branch);

class AstWalker {
 public:
  /// `callers` are the places of the calls that lead here, innermost first.
  AstWalker(Evaluator& evaluator, const Callee& callee, std::vector<SymbolRef> locals, std::vector<Span> callers);
  Outcome<SymbolRef> run();

  bool is_recursive = false;  ///< The function is walked as a graph that calls itself.

 private:
  using Expr = python::ast::Expr;
  using Stmt = python::ast::Stmt;

  Outcome<Flow> statements(const StmtSeq& body, Loop* loop = nullptr) { return statements_from(body, 0, rest_, loop); }
  Outcome<Flow> statements_from(const StmtSeq& body, size_t index, Continuation* outer, Loop* loop);
  Outcome<Flow> statement(const Stmt& stmt);
  // ---- ast_bindings.cpp: variables that only one side of a branch on a constant binds
  /// An If that was left by one of its sides.
  struct Left {
    const python::ast::If* node;
    bool is_true;
  };
  /// Names that `node` would bind first.
  std::vector<std::string_view> first_bound(const python::ast::If& node);
  /// MindSpore's parser takes only some tests as constant: of other branches both sides bind a variable, or it has no
  /// value after them.
  void forget_one_sided(const std::vector<std::string_view>& names, const std::vector<Left>& left);
  bool is_known_to_parser(const Expr& test, bool is_compared = false);
  bool is_literal(std::string_view name, bool is_compared);
  bool binds(const StmtSeq& body, std::string_view name);
  Outcome<Flow> for_loop(const python::ast::For& loop);
  Outcome<Flow> unrolled_for(const python::ast::For& loop, const std::vector<SymbolRef>& items, size_t next);
  /// A whole graph has no loop with an else.
  Outcome<bool> without_else(const std::string& word, const StmtSeq& orelse) const;
  /// The function's body, whose value is given(), until the Parameters that it writes are all known.
  Outcome<SymbolRef> body_with_held(const StmtSeq& body);
  Outcome<Flow> while_loop(const python::ast::While& loop);
  Outcome<Flow> unrolled_while(const python::ast::While& loop, size_t depth);
  bool is_jit(const SymbolRef& symbol);
  Outcome<Flow> define(const python::ast::FunctionDef& def);
  Outcome<Flow> with(const python::ast::With& stmt);
  /// An import inside a function of our own library; the user's are refused, as MindSpore's parser does.
  Outcome<Flow> import(const Stmt& stmt);
  Outcome<Flow> raise(const python::ast::Raise& stmt);
  Outcome<Flow> assertion(const python::ast::Assert& stmt);
  /// The Break of an exception with these arguments: raised while compiling, or by a node of the graph.
  Break raised(std::string type, const std::vector<SymbolRef>& arguments);
  Outcome<bool> assign(const Expr& target, const SymbolRef& value);
  /// `count` items for more targets, of which that at `star` takes what is left.
  Break too_few_items(const Symbol& value, size_t count, size_t targets, size_t star);
  /// A method, length or items ("__len__") of a text in a whole graph, which knows three methods of texts; nullopt:
  /// taken.
  std::optional<Break> refused_on_text(const SymbolRef& text, std::string_view name);

  // ---- ast_values.cpp: lists and dicts as values
  /// A method that changes the list or dict it is called on.
  bool changes_structures(const python::ast::Attribute& method) const;
  /// A list or dict that nobody sees changing but who changes it.
  bool is_value(const SymbolRef& object) const;
  /// `structure` if only `holders` have it, else a copy.
  SymbolRef owned(const SymbolRef& structure, long holders);
  /// The method, bound; of a list or dict to what it changes: `changed`.
  Outcome<SymbolRef> changing_method(const python::ast::Attribute& method, SymbolRef& changed);
  /// What `target.method()` changed becomes what `target` names.
  Outcome<bool> assign_changed(const Expr& target, const SymbolRef& value);
  Outcome<bool> assign_item(const python::ast::Subscript& target, const SymbolRef& value);
  bool has_values_ = true;
  SymbolRef changed_;  ///< What the last call of a method changed; null: nothing.

  Outcome<Flow> augmented(const python::ast::AugAssign& stmt);

  // ---- ast_branches.cpp: branches on nodes
  using Part = std::function<Outcome<SymbolRef>()>;
  /// Both of two parts in graphs of their own, and the one that `condition` chooses when the graph runs. Variables that
  /// they change are joined if `carries_variables`; otherwise what they change is forgotten. `node` for liveness.
  Outcome<SymbolRef> either(const SymbolRef& condition, std::string_view true_mark, std::string_view false_mark,
                            const Part& when_true, const Part& when_false, bool carries_variables,
                            const python::ast::Node& node);
  Outcome<Flow> branch(const python::ast::If& node, const SymbolRef& condition);
  using Steps = std::function<Outcome<Flow>()>;
  /// Both sides of a branch at `node`, each with all that comes after it.
  Outcome<Flow> each_side(const Stmt& node, const SymbolRef& condition, const Steps& when_true,
                          const Steps& when_false);
  /// `stmt` with either value of a conditional expression in it, as branches (GraphCapture::splits_numbers).
  Outcome<Flow> choose(const Stmt& stmt, const python::ast::IfExp& choice);
  /// The end that a branch goes on to gives a loop's variables, not what the function returns.
  bool gives_variables() const;
  /// What comes after the branch can be walked on each of its sides.
  bool can_split() const;
  /// Both sides raise: so does what they are part of.
  Break raise_either(const SymbolRef& condition, ir::FuncGraph& yes, const Effects::State& yes_effects,
                     ir::FuncGraph& no, const Effects::State& no_effects);
  /// Goes on after `at` as if its statement had ended with `flow`, to the end of the function or loop: always Return.
  Outcome<Flow> resume(Flow flow, Continuation* at);
  /// `go_on`, which walks to the end, in a graph that all who come here with values of the same types call.
  Outcome<Flow> resume_shared(Sharing*& shared, const Steps& go_on);
  /// The variables of `node`, and what the function sees, as they are now; `mark` is of now.
  Sharing sharing_of(const python::ast::Node& node, size_t mark);
  /// The lists and dicts that passes of the loop `around` may change: who comes later has no others to tell of.
  void add_structures(Sharing& sharing, const Continuation& around);
  /// As resume(), in a graph of its own that is called here (`↓f`).
  Outcome<Flow> resume_apart(Continuation* at);
  /// In a loop's body, or a function that calls itself, MindSpore keeps what comes after a branch as a graph.
  bool comes_apart(const Continuation* rest) const;
  /// The number of graphs around that depend on branches.
  size_t depth_of_branches() const { return evaluator_.graph().graph_depth() - apart_; }
  /// The value of falling off the end of the function, or of the loop that stands for it.
  SymbolRef end_value();
  /// What a `return` of this value gives: with it, if `gives_held_`, the Parameters that are variables.
  SymbolRef given(SymbolRef value);
  /// Runs a loop that branches may leave, so that what they return is the variables after it.
  Outcome<Flow> in_region(const python::ast::Node& node, const std::function<Outcome<Flow>()>& body);
  std::vector<Slot> slots_of(const python::ast::Node& node);
  /// A variable that functions inside see, or of a function around.
  bool is_cell(std::string_view name) const;
  bool is_dead_after(const Slot& slot, const python::ast::Node& node);
  /// Read only where a `for` has just bound it.
  bool is_of_loops_alone(std::string_view name);
  /// How often `name` is read in `node`: each node is looked through once.
  size_t reads_of(std::string_view name, const python::ast::Node& node);
  std::unordered_map<const python::ast::Node*, std::unordered_map<std::string_view, size_t>> reads_;
  std::string graph_name(std::string_view mark) const;
  /// Of `slots`, those that the function can still see; fresh cells and lists are nobody's.
  std::vector<Slot> reachable(std::vector<Slot> slots);
  /// The variables, lists, dicts and other values that it can see; `names` of variables.
  std::unordered_set<const void*> reached(std::unordered_map<const void*, std::string_view>* names = nullptr);
  /// A variable's value, or the reason why it has none here.
  Outcome<SymbolRef> read(const SymbolRef& value);
  SymbolRef switch_call(const SymbolRef& condition, ir::FuncGraph& when_true, ir::FuncGraph& when_false,
                        const Crossing& crossing, bool writes, bool reads);

  // ---- ast_loops.cpp: loops whose end only the running graph knows
  Outcome<Flow> graph_loop(const LoopSource& source);
  Outcome<SymbolRef> loop_header(GraphLoop& loop);
  Outcome<SymbolRef> loop_end(GraphLoop& loop, bool has_else);
  void note_missing(GraphLoop& loop);
  /// Which of a loop's variables something after it reads.
  std::vector<Slot> live_after(const GraphLoop& loop);
  Outcome<SymbolRef> loop_body(GraphLoop& loop);
  Outcome<SymbolRef> loop_again(GraphLoop& loop);
  Outcome<Flow> range_loop(const python::ast::For& loop, const std::vector<SymbolRef>& bounds);

  Outcome<SymbolRef> expression(const Expr& expr);
  Outcome<SymbolRef> conditional(const python::ast::IfExp& expr);
  Outcome<SymbolRef> binary_chain(const python::ast::BinOp& expr);
  Outcome<SymbolRef> compare(const python::ast::Compare& expr);
  Outcome<SymbolRef> compare_from(const python::ast::Compare& expr, size_t start, SymbolRef left);
  Outcome<SymbolRef> bool_op(const python::ast::BoolOp& expr, size_t first = 0);
  Outcome<SymbolRef> call(const python::ast::Call& expr);
  Outcome<SymbolRef> lambda(const python::ast::Lambda& expr);
  Outcome<SymbolRef> joined(const python::ast::JoinedStr& expr);
  /// The same in the user's functions, where neither conversion nor format counts.
  Outcome<SymbolRef> joined_plainly(const python::ast::JoinedStr& expr);
  Outcome<SymbolRef> comprehension(const Expr& element, const Expr* key,
                                   const python::ast::Seq<const python::ast::Comprehension*>& generators);
  Outcome<bool> comprehend(const python::ast::Seq<const python::ast::Comprehension*>& generators, size_t level,
                           const Expr& element, const Expr* key, std::vector<SymbolRef>& keys,
                           std::vector<SymbolRef>& items);
  Outcome<std::vector<SymbolRef>> elements(const python::ast::Seq<const Expr*>& exprs, bool is_call = false);
  Outcome<SymbolRef> name(const python::ast::Name& expr);
  /// Why a variable has no value here: `known`, from a branch before, or what the statements above say.
  Break unbound(const python::ast::Name& expr, const Break* known);
  Outcome<SymbolRef> function_symbol(const python::ast::Node& definition, const python::ast::Arguments& args);
  Outcome<SymbolRef> constant(const python::ast::Constant& expr);

  /// The VM's number of a syntax-tree operator.
  static vm::BinaryOp binary_op(python::ast::Operator op);
  const std::shared_ptr<SymbolCell>& variable(std::string_view name);
  void store(std::string_view name, SymbolRef value);
  /// Marks what is emitted from here on with this node's place.
  void place(const Span& span);
  /// A Break gets the innermost known span.
  template <class T>
  Outcome<T> at(const Span& span, Outcome<T> outcome) {
    if (!outcome) {
      if (!outcome.why().span.is_known()) outcome.why().span = span;
      if (outcome.why().error && !outcome.why().error->span.is_known()) outcome.why().error->span = span;
    }
    return outcome;
  }

  /// Of a Break inside the loop or branch at `span`: it leads there.
  template <class T>
  static Outcome<T> within(const Span& span, Outcome<T> outcome) {
    if (!outcome) note_around(span, outcome.why());
    return outcome;
  }
  static void note_around(const Span& span, Break& why);

  Evaluator& evaluator_;
  const Callee& callee_;
  std::vector<Span> callers_;
  std::unordered_map<std::string_view, std::shared_ptr<SymbolCell>> scope_;
  SymbolRef returned_;
  Continuation* rest_ = nullptr;  ///< After the statement in progress.
  Region* region_ = nullptr;      ///< Null: the function itself.
  bool gives_held_ = false;       ///< Branches may return, and Parameters are variables (GraphCapture::held).
  Decided decided_;               ///< In the statement that choose() walks.
  bool is_joined_ = false;        ///< In a side of a branch whose variables are joined after it.
  size_t apart_ = 0;              ///< Graphs of what comes after a branch that this is in: they always run.
  bool has_failed_join_ = false;  ///< The last either() met variables that do not join.
};

}  // namespace refjit::capture
