// Cells that define their gradient: inside a function that is differentiated, construct becomes a graph of its own and
// bprop another, which the first one names (`Depend(result, @bprop)`); transform::gradient takes it from there.
#include "capture/crossing.h"
#include "capture/evaluator.h"
#include "vm/builtin_types.h"
#include "vm/execute.h"
#include "vm/vm.h"

namespace refjit::capture {

using vm::Value;

namespace {

bool is_tensor(const SymbolRef& s) { return s->is_node() && s->node->abstract->is_tensor() && !s->is_number; }

bool takes_gradient(const ir::Abstract& type) { return type.is_tensor() && type.dtype != DType::Bool; }

}  // namespace

Outcome<ir::FuncGraph*> Evaluator::bprop_graph(const SymbolRef& bprop, const std::vector<SymbolRef>& args,
                                               std::span<const size_t> tensors, const Crossing& crossing) {
  ir::FuncGraph& graph = *graph_.module().add_graph("bprop");
  const auto parameter = [&](std::string name, const ir::Abstract& type) {
    ir::Node* node = graph_.module().add_parameter(graph, std::move(name));
    node->abstract =
        type.is_tensor() ? ir::Abstract::tensor(type.dtype, type.shape) : std::make_shared<ir::Abstract>(type);
    return node;
  };
  const GraphScope scope(graph_, graph);
  std::vector<SymbolRef> given = args;
  for (size_t i : tensors) given[i] = Symbol::of_node(parameter("x", *args[i]->node->abstract));
  std::vector<ir::AbstractRef> types;
  Crossings::append_types(crossing, types);
  std::vector<ir::Node*> out, dout;
  for (const ir::AbstractRef& type : types) out.push_back(parameter("out", *type));
  for (size_t i = 0; i < types.size(); ++i) {
    if (takes_gradient(*types[i])) {
      dout.push_back(parameter("dout", *types[i]));
      continue;
    }
    const SymbolRef operands[] = {Symbol::of_node(out[i])};
    REFJIT_CAPTURE(zeros, emit_named("ZerosLike", operands));
    dout.push_back(zeros->node);
  }
  Crossings crossings(graph_);
  size_t next = 0;
  given.push_back(crossings.restore(crossing, out, next));
  next = 0;
  given.push_back(crossings.restore(crossing, dout, next));
  REFJIT_CAPTURE(result, call(bprop, std::move(given)));
  const std::vector<SymbolRef> douts = result->is_sequence() ? result->items : std::vector<SymbolRef>{result};
  if (douts.size() < args.size())
    return Error(
        user_error("RuntimeError", "For custom function, grad size should lager than forward inputs, but got " +
                                       std::to_string(douts.size()) + " vs " + std::to_string(args.size())));
  std::vector<ir::Node*> gradients;
  std::vector<ir::AbstractRef> gradient_types;
  for (size_t i : tensors) {
    REFJIT_CAPTURE(gradient, graph_.node_of(douts[i]));
    ir::Node* node = gradient;
    if (!node->abstract->is_tensor()) {
      const SymbolRef operands[] = {Symbol::of_node(args[i]->node)};
      REFJIT_CAPTURE(zeros, emit_named("ZerosLike", operands));
      node = zeros->node;
    }
    gradients.push_back(node);
    gradient_types.push_back(node->abstract);
  }
  ir::Node* packed = graph_.builder().make_tuple(gradients);
  packed->abstract = ir::Abstract::tuple(std::move(gradient_types));
  graph_.builder().finish(packed);
  graph.return_node()->abstract = packed->abstract;
  return &graph;
}

std::optional<Outcome<SymbolRef>> Evaluator::call_with_bprop(const SymbolRef& cell, const SymbolRef& construct,
                                                             std::vector<SymbolRef>& args, const Keywords& keywords) {
  using Result = Outcome<SymbolRef>;
  vm::Type* type = vm_.type_of(cell->value);
  const Value bprop = vm::find_in_type(vm_, type, vm_.intern("bprop"));
  if (!bprop || vm_.type_of(bprop) != vm_.types().function ||
      !vm::find_in_type(vm_, type, vm_.intern("__refjit_cell__")))
    return std::nullopt;
  graph_.has_own_gradient = true;
  if (gradients_ == 0 || !keywords.empty()) return std::nullopt;

  ir::FuncGraph& graph = *graph_.module().add_graph("construct");
  std::vector<SymbolRef> inside = args;
  std::vector<size_t> tensors;
  std::vector<ir::Node*> arguments;
  for (size_t i = 0; i < args.size(); ++i) {
    if (!is_tensor(args[i])) continue;
    tensors.push_back(i);
    arguments.push_back(args[i]->node);
    ir::Node* parameter = graph_.module().add_parameter(graph, "x");
    parameter->abstract = ir::Abstract::tensor(args[i]->node->abstract->dtype, args[i]->node->abstract->shape);
    inside[i] = Symbol::of_node(parameter);
  }
  if (tensors.empty()) return std::nullopt;
  Crossings crossings(graph_);
  Crossing crossing;
  {
    const GraphScope scope(graph_, graph);
    Result value = call(construct, std::move(inside));
    if (!value) return value;
    crossing = crossings.of(*value);
    std::vector<ir::Node*> leaves;
    if (auto appended = crossings.append_leaves(crossing, *value, leaves); !appended) return Result(appended.why());
    auto backward = bprop_graph(Symbol::method(Symbol::constant(bprop), cell), args, tensors, crossing);
    if (!backward) return Result(backward.why());
    ir::Node* packed = crossings.pack(leaves);
    ir::Node* named = graph_.builder().call(ir::prim::kDepend, {packed, graph_.module().graph_node(**backward)});
    named->abstract = packed->abstract;
    graph_.builder().finish(named);
    graph.return_node()->abstract = packed->abstract;
  }
  ir::Node* called = graph_.builder().call(graph, arguments);
  called->abstract = graph.return_node()->abstract;
  size_t next = 0;
  return Result(crossings.restore(crossing, crossings.unpack(called, crossing.leaf_count()), next));
}

}  // namespace refjit::capture
