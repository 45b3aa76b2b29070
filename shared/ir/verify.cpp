#include "ir/verify.h"

#include <algorithm>

#include "base/program_place.h"
#include "ir/closures.h"
#include "ir/print.h"

namespace refjit::ir {

namespace {

struct Arity {
  const Primitive* primitive;
  size_t least;
  size_t most;
};

constexpr size_t kMany = SIZE_MAX;

const Arity kArities[] = {
    {&prim::kReturn, 1, 1},      {&prim::kTupleGetItem, 2, 2}, {&prim::kListGetItem, 2, 2},
    {&prim::kDictGetItem, 2, 2}, {&prim::kMakeSlice, 3, 3},    {&prim::kSwitch, 3, 3},
    {&prim::kPartial, 1, kMany}, {&prim::kDepend, 2, 2},       {&prim::kUpdateState, 2, kMany},
    {&prim::kLoad, 2, 2},        {&prim::kMakeDict, 2, 2},
};

bool holds_graph(const Abstract& root) {
  std::vector<const Abstract*> stack{&root};
  while (!stack.empty()) {
    const Abstract* a = stack.back();
    stack.pop_back();
    if (a->graph) return true;
    for (auto& e : a->elements) stack.push_back(e.get());
    for (auto& k : a->keys) stack.push_back(k.get());
  }
  return false;
}

class Verifier {
 public:
  Verifier(const Module& module, const VerifyOptions& options)
      : module_(module), options_(options), closures_(*module.root) {}

  Status run() {
    if (auto free = closures_.free_variables(*module_.root); !free.empty())
      return fail(free[0]->graph(), free[0],
                  free[0]->is_live() ? "is used outside the graph that computes it" : "is used though it was removed");
    for (const FuncGraph* graph : closures_.graphs()) REFJIT_TRY(check_graph(*graph));
    return {};
  }

 private:
  static Status fail(const FuncGraph* graph, const Node* node, const std::string& what) {
    std::string text = "[verify] graph @" + (graph ? graph->name : "?");
    if (node) text += ", node " + std::to_string(node->id()) + " (" + describe(*node) + ")";
    Error error = internal_error(text + ": " + what);
    if (node) error.span = innermost(node->spans);
    return error;
  }

  Status check_graph(const FuncGraph& graph) {
    if (!graph.return_node()) return fail(&graph, nullptr, "has no Return");
    for (const Node* p : graph.parameters()) {
      if (!p->is_live() || !p->is_parameter() || p->graph() != &graph) return fail(&graph, p, "is no parameter of it");
      if (options_.require_abstracts && !p->abstract) return fail(&graph, p, "has no abstract value");
      REFJIT_TRY(check_users(graph, *p));
    }
    std::vector<Node*> order = topological_order(graph, closures_);
    REFJIT_TRY(check_acyclic(graph, order));
    for (const Node* node : order) REFJIT_TRY(check_node(graph, *node));
    return {};
  }

  // In a depth-first postorder of a graph without cycles each operand stands before its user.
  Status check_acyclic(const FuncGraph& graph, const std::vector<Node*>& order) {
    position_.resize(module_.id_limit());
    for (size_t i = 0; i < order.size(); ++i) position_[order[i]->id()] = static_cast<uint32_t>(i);
    for (const Node* node : order) {
      for (const Node* input : node->inputs()) {
        if (input->is_cnode() && input->graph() == &graph && position_[input->id()] >= position_[node->id()])
          return fail(&graph, node, "depends on itself");
        if (!input->is_value() || !input->constant().graph()) continue;
        for (const Node* free : closures_.free_variables(*input->constant().graph()))
          if (free->is_cnode() && free->graph() == &graph && position_[free->id()] >= position_[node->id()])
            return fail(&graph, node, "depends on itself through a closure");
      }
    }
    return {};
  }

  Status check_node(const FuncGraph& graph, const Node& node) {
    if (node.inputs().empty()) return fail(&graph, &node, "has no callee");
    if (node.graph() != &graph) return fail(&graph, &node, "belongs to another graph");
    for (const Node* input : node.inputs()) REFJIT_TRY(check_input(graph, node, *input));
    REFJIT_TRY(check_users(graph, node));
    REFJIT_TRY(check_arity(graph, node));
    if (options_.require_abstracts) {
      if (!node.abstract) return fail(&graph, &node, "has no abstract value");
      REFJIT_TRY(check_monads(graph, node));
    }
    return {};
  }

  Status check_input(const FuncGraph& graph, const Node& node, const Node& input) {
    if (!input.is_live()) return fail(&graph, &node, "has a removed node as input");
    if (input.is_parameter()) {
      auto owned = input.graph()->parameters();
      // Long lists are checked from their own graph: a parameter that left its graph is not live.
      if (owned.size() < 16 && std::find(owned.begin(), owned.end(), &input) == owned.end())
        return fail(&graph, &node, "uses a parameter that its graph does not list");
    }
    if (input.is_value()) {
      const Abstract* a = input.constant().abstract();
      if (a && holds_graph(*a)) return fail(&graph, &node, "has a constant that holds a graph");
      if (FuncGraph* named = input.constant().graph(); named && &named->module() != &module_)
        return fail(&graph, &node, "names a graph of another module");
    }
    return {};
  }

  Status check_users(const FuncGraph& graph, const Node& node) {
    if (!options_.check_users) return {};
    for (const Use& use : node.users())
      if (!use.user->is_live() || use.index >= use.user->inputs().size() || use.user->input(use.index) != &node)
        return fail(&graph, &node, "has a users list that does not mirror inputs");
    return {};
  }

  Status check_arity(const FuncGraph& graph, const Node& node) {
    const size_t count = node.arguments().size();
    if (const FuncGraph* callee = node.callee_graph()) {
      if (count != callee->parameters().size())
        return fail(&graph, &node,
                    "gives " + std::to_string(count) + " arguments to a graph of " +
                        std::to_string(callee->parameters().size()) + " parameters");
      return {};
    }
    const Primitive* p = node.primitive();
    if (!p) return {};
    for (const Arity& row : kArities)
      if (row.primitive == p && (count < row.least || count > row.most))
        return fail(&graph, &node, "has " + std::to_string(count) + " arguments");
    if (p == &prim::kReturn && &node != graph.return_node()) return fail(&graph, &node, "is a second Return");
    if (p == &prim::kPartial) {
      const FuncGraph* bound = node.input(1)->is_value() ? node.input(1)->constant().graph() : nullptr;
      if (bound && count - 1 > bound->parameters().size()) return fail(&graph, &node, "binds too many arguments");
    }
    if (p == &prim::kFused) {
      const FuncGraph* body = count > 0 && node.input(1)->is_value() ? node.input(1)->constant().graph() : nullptr;
      if (!body) return fail(&graph, &node, "names no body");
      if (count - 1 != body->parameters().size()) return fail(&graph, &node, "does not fit its body's parameters");
      if (!closures_.free_variables(*body).empty()) return fail(&graph, &node, "has a body with free variables");
    }
    // Effects add a monad as the last argument.
    const size_t monads = p->effect == Effect::None ? 0 : 1;
    if (p->is_primfunc && !p->argument_names.empty() &&
        (count < p->argument_names.size() || count > p->argument_names.size() + monads))
      return fail(&graph, &node,
                  "has " + std::to_string(count) + " arguments, expected " + std::to_string(p->argument_names.size()));
    return {};
  }

  Status check_monads(const FuncGraph& graph, const Node& node) {
    if (node.calls(prim::kUpdateState) && !node.input(1)->is_monad())
      return fail(&graph, &node, "has no monad to update");
    if (node.calls(prim::kLoad)) {
      if (!node.input(2)->is_monad()) return fail(&graph, &node, "has no monad to read under");
      const AbstractRef& read = node.input(1)->abstract;
      if (read && read->is_tensor() && !read->is_ref) return fail(&graph, &node, "reads something that is no Ref");
    }
    if (node.is_monad()) return check_one_writer(graph, node);
    return {};
  }

  // Two writers under one U have no order.
  Status check_one_writer(const FuncGraph& graph, const Node& state) {
    size_t writers = 0;
    for (const Use& use : state.users()) {
      const Primitive* p = use.user->primitive();
      if (p && p->effect != Effect::None && use.user->graph() == &graph && use.index + 1 == use.user->inputs().size())
        ++writers;
    }
    return writers > 1 ? fail(&graph, &state, "orders two effects at once") : Status();
  }

  const Module& module_;
  const VerifyOptions& options_;
  Closures closures_;
  std::vector<uint32_t> position_;
};

}  // namespace

Status verify(const Module& module, const VerifyOptions& options) {
  if (!module.root) return internal_error("[verify] the module has no root graph");
  return Verifier(module, options).run();
}

}  // namespace refjit::ir
