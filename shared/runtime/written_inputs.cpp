// Which inputs a program writes, through all its graphs: Assign on a parameter, or a call that passes a parameter on to
// where it is written. Of a call whose callee is not known, every argument may be written.
#include <algorithm>
#include <unordered_map>
#include <unordered_set>

#include "ir/closures.h"
#include "ops/op.h"
#include "runtime/plan.h"

namespace refjit::runtime {
namespace {

using ir::FuncGraph;
using ir::Node;

class Writes {
 public:
  explicit Writes(const FuncGraph& root) : root_(root), closures_(root) {}

  std::vector<uint32_t> run() {
    for (FuncGraph* graph : closures_.graphs())
      for (const Node* node : topological_order(*graph, closures_)) visit(*node);
    while (!pending_.empty()) {
      const Node* parameter = pending_.back();
      pending_.pop_back();
      for (const Node* argument : given_[parameter]) mark(argument);
    }
    std::vector<uint32_t> inputs;
    uint32_t index = 0;
    for (const Node* p : root_.parameters()) {
      if (!p->abstract || !is_leaf(*p->abstract)) continue;
      if (written_.count(p)) inputs.push_back(index);
      ++index;
    }
    return inputs;
  }

 private:
  void mark(const Node* node) {
    while (node->calls(ir::prim::kDepend)) node = node->input(1);
    if (node->is_parameter() && written_.insert(node).second) pending_.push_back(node);
  }

  void visit(const Node& node) {
    const ir::Primitive* p = node.primitive();
    if (p && p->effect == ir::Effect::Memory) {
      // Which operands an operator writes is its kernel's business: its Refs, or (a random generator) any of them.
      auto is_ref = [](const Node* argument) { return argument->abstract && argument->abstract->is_ref; };
      const auto arguments = node.arguments();
      const bool has_refs = std::any_of(arguments.begin(), arguments.end(), is_ref);
      for (const Node* argument : arguments)
        if (!has_refs || is_ref(argument)) mark(argument);
    }
    if (p == &ir::prim::kPartial) return pass(*node.input(1), node.arguments().subspan(1));
    if (!p) return pass(*node.input(0), node.arguments());
  }

  void pass(const Node& callee, std::span<Node* const> arguments) {
    const FuncGraph* graph = callee.is_value() ? callee.constant().graph() : nullptr;
    for (size_t i = 0; i < arguments.size(); ++i) {
      if (graph && i < graph->parameters().size()) {
        given_[graph->parameters()[i]].push_back(arguments[i]);
      } else if (!graph && arguments[i]->abstract && arguments[i]->abstract->is_ref) {
        mark(arguments[i]);
      }
    }
  }

  const FuncGraph& root_;
  const ir::Closures closures_;
  std::unordered_set<const Node*> written_;
  std::vector<const Node*> pending_;  ///< Of `written_`, those whose arguments are not marked yet.
  std::unordered_map<const Node*, std::vector<const Node*>> given_;  ///< By parameter: what calls give for it.
};

}  // namespace

std::vector<uint32_t> written_inputs(const FuncGraph& root) { return Writes(root).run(); }

}  // namespace refjit::runtime
