#include "capture/ast/ast_capture.h"

#include <unordered_map>

#include "capture/ast/ast_walker.h"
#include "python/python.h"

namespace refjit::capture {

namespace {

/// Inlines calls by walking the callee's tree with a walker of its own.
class AstInliner : public Inliner {
 public:
  explicit AstInliner(GraphCapture& graph) : evaluator_(graph, *this, GraphCapture::Depth::Frozen) {}

  Outcome<SymbolRef> run(const Callee& callee, std::vector<SymbolRef> locals) override {
    if (depth_ >= kMaxDepth) return Break{BreakId::TooDeep, callee.code->name + "()", callee.code->span, {}};
    if (!callee.code->definition || callee.code->file == 0)
      return Break{BreakId::NoSource, callee.code->name + "()", {}, {}};
    ++depth_;
    const std::vector<Span> spans = evaluator_.graph().spans();
    AstWalker walker(evaluator_, callee, std::move(locals), spans);
    Outcome<SymbolRef> result = walker.run();
    evaluator_.graph().spans() = spans;
    --depth_;
    return result;
  }

 private:
  // Each level is a few C++ frames an expression level; WebAssembly's stack ends first (design.md).
  static constexpr int kMaxDepth = 64;
  Evaluator evaluator_;
  int depth_ = 0;
};

}  // namespace

Outcome<SymbolRef> capture_ast(GraphCapture& graph, const Callee& callee, std::vector<SymbolRef> locals) {
  AstInliner inliner(graph);
  return inliner.run(callee, std::move(locals));
}

}  // namespace refjit::capture
