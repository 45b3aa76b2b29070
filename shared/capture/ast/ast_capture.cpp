#include "capture/ast/ast_capture.h"

#include <optional>

#include "base/program_place.h"
#include "capture/ast/ast_walker.h"
#include "capture/ast/cell_scopes.h"
#include "capture/compile_error.h"
#include "python/freeze.h"
#include "python/python.h"
#include "vm/vm.h"

namespace refjit::capture {

namespace {

/// Inlines calls by walking the callee's tree with a walker of its own. A function that calls itself with arguments of
/// the same types, below a branch on a node, becomes a graph that calls itself.
class AstInliner : public Inliner {
 public:
  explicit AstInliner(GraphCapture& graph) : evaluator_(graph, *this, GraphCapture::Depth::Frozen) {}

  Outcome<SymbolRef> run(const Callee& callee, std::vector<SymbolRef> locals) override {
    if (active_.size() >= kMaxDepth) return too_deep(callee);
    if (evaluator_.is_mapped(callee)) return run_mapped(callee, locals);
    if (python::has_lost_tree(*callee.code)) python::regrow_tree(evaluator_.vm().files(), *callee.code);
    if (!callee.code->definition || callee.code->file == 0)
      return Break{BreakId::NoSource, callee.code->name + "()", {}, {}};
    const std::vector<Span> spans = evaluator_.graph().spans();
    if (auto recursive = call_of_active(callee, locals)) return std::move(*recursive);
    Active here;
    here.callee = &callee;
    here.locals = locals;
    here.depth = evaluator_.graph().graph_depth();
    std::string& scope = evaluator_.graph().builder().scope;
    const std::string* own = scopes_.find(evaluator_.vm(), callee, locals);
    const Restore<std::string> of_caller(scope, own ? *own : scope);
    Outcome<SymbolRef> result = [&]() -> Outcome<SymbolRef> {
      // Undone only when it has to be walked again.
      MarkScope mark(evaluator_.graph());
      mark.keep();
      const Effects::State effects = evaluator_.graph().effects.state;
      Outcome<SymbolRef> walked = walk(here, callee, locals);
      if (!walked && walked.why().signal == Break::Signal::NeedsGraph && walked.why().handler == callee.code.get()) {
        mark.roll_back();
        evaluator_.graph().effects.state = effects;
      }
      return walked;
    }();
    if (!result && result.why().signal == Break::Signal::NeedsGraph && result.why().handler == callee.code.get()) {
      evaluator_.graph().spans() = spans;
      result = run_as_graph(here, callee, locals);
    }
    evaluator_.graph().spans() = spans;
    if (!result && !active_.empty()) result.why().calls.push_back(innermost(spans));
    return result;
  }

 private:
  /// A function being walked.
  struct Active {
    const Callee* callee = nullptr;
    std::vector<SymbolRef> locals;
    size_t depth = 0;                ///< Of the graph that called it.
    ir::FuncGraph* graph = nullptr;  ///< If it is walked as a graph of its own.
    Crossing signature, result;
    bool is_resolved = false;  ///< `result` is known.
    std::vector<ir::Node*> parameters;
  };

  Outcome<SymbolRef> run_mapped(const Callee& callee, const std::vector<SymbolRef>& locals) {
    std::vector<Span>& places = evaluator_.graph().spans();
    const std::vector<Span> spans = places;
    place_in_call(places, callee.code->span, spans);
    Outcome<SymbolRef> result = evaluator_.run_mapped(callee, locals);
    places = spans;
    if (!result && !active_.empty()) result.why().calls.push_back(innermost(spans));
    return result;
  }

  Outcome<SymbolRef> walk(Active& here, const Callee& callee, std::vector<SymbolRef> locals) {
    active_.push_back(&here);
    AstWalker walker(evaluator_, callee, std::move(locals), evaluator_.graph().spans());
    walker.is_recursive = here.graph != nullptr;
    Outcome<SymbolRef> result = walker.run();
    active_.pop_back();
    return result;
  }

  /// A guest function's cells get symbols anew at each call of it; those of one made during capture are its own.
  static bool is_same_closure(const Callee& left, const Callee& right) {
    if (left.function && right.function) return left.function.get() == right.function.get();
    return left.cells == right.cells;
  }

  /// The call of a function that is being walked with arguments of these types; nullopt: it is none.
  std::optional<Outcome<SymbolRef>> call_of_active(const Callee& callee, const std::vector<SymbolRef>& locals) {
    GraphCapture& graph = evaluator_.graph();
    Crossings crossings(graph);
    for (auto at = active_.rbegin(); at != active_.rend(); ++at) {
      Active& active = **at;
      if (active.callee->code != callee.code || !is_same_closure(*active.callee, callee)) continue;
      Crossing signature = active.graph ? active.signature : crossings.of(active.locals);
      if (signature.items.size() != locals.size() || crossings.join(signature, locals)) continue;
      if (!active.graph) {
        // Without a branch in between it would not end; that is for kMaxDepth to say.
        if (graph.graph_depth() <= active.depth) continue;
        Break why{BreakId::TooDeep, callee.code->name + "()", callee.code->span, {}};
        why.signal = Break::Signal::NeedsGraph;
        why.handler = callee.code.get();
        return Outcome<SymbolRef>(std::move(why));
      }
      if (!active.is_resolved) {
        Break why{BreakId::TooDeep, callee.code->name + "() calls itself without end", callee.code->span, {}};
        why.signal = Break::Signal::Unresolved;
        return Outcome<SymbolRef>(std::move(why));
      }
      std::vector<ir::Node*> arguments;
      if (auto done = crossings.append_leaves(active.signature, Symbol::tuple(locals), arguments); !done)
        return Outcome<SymbolRef>(std::move(done.why()));
      return Outcome<SymbolRef>(crossings.call(*active.graph, arguments, active.result, false, false));
    }
    return std::nullopt;
  }

  Outcome<SymbolRef> run_as_graph(Active& here, const Callee& callee, const std::vector<SymbolRef>& locals) {
    constexpr int kMaxAttempts = 16;
    GraphCapture& graph = evaluator_.graph();
    Crossings crossings(graph);
    here.signature = crossings.of(locals);
    std::vector<std::string> names;
    for (const auto& slot : callee.code->localsplus) names.push_back(slot.name);
    const std::vector<Span> spans = graph.spans();
    const HeldScope held(graph, nullptr);
    for (int attempt = 0; attempt < kMaxAttempts; ++attempt) {
      graph.spans() = spans;
      here.graph = graph.module().add_graph(callee.code->name);
      const Effects::State entry = graph.effects.state;
      bool reads = false;
      here.parameters = crossings.parameters(*here.graph, here.signature, names);
      {
        const GraphScope scope(graph, *here.graph);
        const MarkScope mark(graph);
        const Restore<Effects::State> effects(graph.effects.state, entry);
        REFJIT_CAPTURE(value, walk(here, callee, crossings.restore_items(here.signature, here.parameters)));
        if (!here.is_resolved) {
          here.result = crossings.of(value);
          here.is_resolved = true;
          continue;
        }
        if (crossings.join(here.result, value)) {
          if (const Crossing* failed = here.result.failure(); failed && failed->why) return Break(*failed->why);
          continue;
        }
        if (graph.effects.state.memory != entry.memory)
          return Break{BreakId::Effect, callee.code->name + "() calls itself and writes", callee.code->span, {}};
        REFJIT_CAPTURE(done, crossings.finish(here.result, value, entry));
        (void)done;
        reads = graph.effects.state.reads_more_than(entry);
      }
      graph.spans() = spans;
      std::vector<ir::Node*> arguments;
      REFJIT_CAPTURE(done, crossings.append_leaves(here.signature, Symbol::tuple(locals), arguments));
      (void)done;
      return crossings.call(*here.graph, arguments, here.result, false, reads);
    }
    return Break{BreakId::TooDeep, "the type of " + callee.code->name + "() does not settle", callee.code->span, {}};
  }

  /// The interpreter may go deeper; a whole graph says what MindSpore says at its own limit.
  static Break too_deep(const Callee& callee) {
    Break why{BreakId::TooDeep, callee.code->name + "()", callee.code->span, {}};
    why.error = endless_recursion();
    return why;
  }

  // Each level is a few C++ frames an expression level; WebAssembly's stack ends first (design.md).
  static constexpr size_t kMaxDepth = 64;
  Evaluator evaluator_;
  CellScopes scopes_;
  std::vector<Active*> active_;
};

}  // namespace

Outcome<SymbolRef> capture_ast(GraphCapture& graph, const Callee& callee, std::vector<SymbolRef> locals) {
  AstInliner inliner(graph);
  Outcome<SymbolRef> result = inliner.run(callee, std::move(locals));
  // The function raises whatever happens: it gives nothing.
  if (!result && result.why().signal == Break::Signal::Raised) return Symbol::constant(vm::kNone);
  return result;
}

}  // namespace refjit::capture
