#include "capture/weight_hooks.h"

#include "capture/heap.h"
#include "vm/builtin_types.h"
#include "vm/module.h"
#include "vm/types/dict.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"
#include "vm/vm.h"

namespace refjit::capture {

using vm::Ref;
using vm::Value;

namespace {

constexpr std::string_view kModule = "mindspore.ops.gradient_hooks";
constexpr std::string_view kHooks = "of_parameters";

/// The pairs (Parameter, hook) that hold now; null: an exception is set.
Ref hooks_now(GraphCapture& graph) {
  vm::Vm& vm = graph.vm();
  const Ref module = vm.import(kModule);
  const Ref hooks = module ? vm.get_attribute(module, kHooks) : Ref();
  if (!hooks) return {};
  const Value globals(static_cast<vm::Module*>(module.get().object())->dict);
  Guard guard;
  guard.source = Source::dict_item(Source::object(globals, std::string(kModule)), Value(vm.intern(kHooks)), kHooks);
  guard.kind = vm::as_tuple(hooks)->span().empty() ? GuardKind::Length : GuardKind::Identity;
  if (guard.kind == GuardKind::Length)
    guard.type = Value(vm.types().tuple);
  else
    guard.expected = hooks;
  graph.guards.push_back(std::move(guard));
  return hooks;
}

}  // namespace

Outcome<bool> apply_weight_hooks(Evaluator& evaluator, const std::vector<SymbolRef>& weights,
                                 std::vector<SymbolRef>& gradients) {
  GraphCapture& graph = evaluator.graph();
  const Ref hooks = hooks_now(graph);
  if (!hooks) {
    graph.vm().take_exception();
    return Break{BreakId::UnsupportedOperand, "the hooks of Parameters are not where they were", {}, {}};
  }
  for (const Value pair : vm::as_tuple(hooks)->span()) {
    const auto items = vm::as_tuple(pair)->span();
    const SymbolRef parameter = graph.known_tensor(items[0]);
    for (size_t i = 0; parameter && i < weights.size(); ++i) {
      if (!weights[i]->is_node() || weights[i]->node != parameter->node) continue;
      const SymbolRef hook = graph.heap ? graph.heap->import(items[1], Source::object(items[1], "a hook"))
                                        : graph.import(items[1], nullptr, GraphCapture::Depth::Frozen);
      REFJIT_CAPTURE(made, evaluator.call(hook, {gradients[i]}));
      if (!made->is_constant() || !made->value.get().is_none()) gradients[i] = made;
    }
  }
  return true;
}

}  // namespace refjit::capture
