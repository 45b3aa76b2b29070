// Cells that define their gradient: inside a function that is differentiated, construct becomes a graph of its own and
// bprop another, which the first one names (`Depend(result, @bprop)`); transform::gradient takes it from there.
#include "capture/crossing.h"
#include "capture/evaluator.h"
#include "capture/guest_values.h"
#include "capture/heap.h"
#include "capture/leaks.h"
#include "capture/settings.h"
#include "python/code.h"
#include "vm/builtin_types.h"
#include "vm/deferred.h"
#include "vm/execute.h"
#include "vm/function.h"
#include "vm/vm.h"

namespace refjit::capture {

using vm::Value;

namespace {

/// The part of what bprop gave that belongs to one leaf after another of an argument; null: nothing.
void append_parts(const Crossing& crossing, const SymbolRef& dout, std::vector<SymbolRef>& out) {
  if (crossing.kind == Crossing::Kind::Leaf) return out.push_back(dout);
  for (size_t i = 0; i < crossing.items.size(); ++i)
    append_parts(crossing.items[i], dout && i < dout->items.size() ? dout->items[i] : nullptr, out);
}

/// What check_bprop says of a gradient of another dtype.
Error wrong_dtype(size_t position, DType expected, DType got) {
  const std::string at = std::to_string(position);
  return user_error("TypeError", "For user defined method 'bprop', the " + at + "th return value(gradient of the " +
                                     at + "th argument) should have the same dtype as the " + at +
                                     "th argument, which is:Tensor[" + std::string(ir_name(expected)) +
                                     "], but got: Tensor[" + std::string(ir_name(got)) + "].");
}

}  // namespace

Outcome<ir::FuncGraph*> Evaluator::bprop_graph(const SymbolRef& bprop, const std::vector<SymbolRef>& args,
                                               const std::vector<Crossing>& inputs, const Crossing& crossing) {
  const bool is_checked = context_setting(vm_, "check_bprop") == vm::kTrue;
  ir::FuncGraph& graph = *graph_.module().add_graph("bprop");
  const auto parameter = [&](std::string name, const ir::Abstract& type) {
    ir::Node* node = graph_.module().add_parameter(graph, std::move(name));
    node->abstract =
        type.is_tensor() ? ir::Abstract::tensor(type.dtype, type.shape) : std::make_shared<ir::Abstract>(type);
    return node;
  };
  const GraphScope scope(graph_, graph);
  Crossings crossings(graph_);
  size_t next = 0;
  std::vector<SymbolRef> given;
  std::vector<std::vector<ir::Node*>> input_leaves;
  for (const Crossing& input : inputs) {
    std::vector<ir::AbstractRef> own;
    Crossings::append_types(input, own);
    std::vector<ir::Node*>& leaves = input_leaves.emplace_back();
    for (const ir::AbstractRef& type : own) leaves.push_back(parameter("x", *type));
    next = 0;
    given.push_back(crossings.restore(input, leaves, next));
  }
  std::vector<ir::AbstractRef> types;
  Crossings::append_types(crossing, types);
  std::vector<ir::Node*> out, dout;
  for (const ir::AbstractRef& type : types) out.push_back(parameter("out", *type));
  for (size_t i = 0; i < types.size(); ++i) {
    if (types[i]->is_tensor()) {
      dout.push_back(parameter("dout", *types[i]));
      continue;
    }
    const SymbolRef operands[] = {Symbol::of_node(out[i])};
    REFJIT_CAPTURE(zeros, emit_named("ZerosLike", operands));
    dout.push_back(zeros->node);
  }
  next = 0;
  given.push_back(crossings.restore(crossing, out, next));
  next = 0;
  given.push_back(crossings.restore(crossing, dout, next));
  const auto& code = *vm::whole_code(static_cast<vm::Function*>(bprop->function->value.get().object()))->source;
  const bool is_plain = (code.flags & (python::kVarArgs | python::kVarKeywords)) == 0;
  if (is_plain && code.arg_count != given.size() + 1)
    return compile_time(user_error("TypeError",
                                   "The params of function 'bprop' of Primitive or Cell requires the forward inputs as "
                                   "well as the 'out' and 'dout'."));
  const EffectsScope effects(graph_.effects);
  REFJIT_CAPTURE(result, call(bprop, std::move(given)));
  const bool is_none = result->is_constant() && result->value.get().is_none();
  if (result->kind == SymbolKind::Dict || (result->is_node() && result->node->abstract->is_tensor()) ||
      (depth_ == GraphCapture::Depth::Frozen && (is_none || result->kind == SymbolKind::List)))
    return compile_time(
        user_error("TypeError", "For bprop function, output should be a tuple, but got " + abstract_text(*result)));
  std::vector<SymbolRef> douts = result->is_sequence() ? result->items : std::vector<SymbolRef>{result};
  if (douts.size() == 2 && douts[0]->is_sequence() && douts[1]->kind == SymbolKind::Dict) douts = douts[0]->items;
  if (is_checked && douts.size() != args.size())
    return compile_time(user_error("ValueError",
                                   "For user defined method 'bprop', the number of return values(gradients) must be "
                                   "equal to the number of input arguments except 'out' and 'dout', which is:" +
                                       std::to_string(args.size()) + " but got " + std::to_string(douts.size()) + "."));
  if (douts.size() < args.size() && depth_ == GraphCapture::Depth::Frozen) {
    const std::string size =
        std::to_string(douts.size() + 1);  // MindSpore's has one for the free variables before them
    return compile_time(user_error("IndexError", "TupleGetItem evaluator index should be in range[-" + size + ", " +
                                                     size + "), but got " + size + "."));
  }
  if (douts.size() < args.size())
    return compile_time(
        user_error("RuntimeError", "For custom function, grad size should lager than forward inputs, but got " +
                                       std::to_string(douts.size()) + " vs " + std::to_string(args.size())));
  std::vector<ir::Node*> gradients;
  std::vector<ir::AbstractRef> gradient_types;
  for (size_t i = 0; i < inputs.size(); ++i) {
    std::vector<SymbolRef> parts;
    append_parts(inputs[i], douts[i], parts);
    const std::vector<ir::Node*>& leaves = input_leaves[i];
    for (size_t k = 0; k < leaves.size(); ++k) {
      ir::Node* node = nullptr;
      if (parts[k] && parts[k]->is_node() && parts[k]->node->abstract->is_tensor()) {
        node = parts[k]->node;
      } else if (parts[k] && parts[k]->is_constant()) {
        REFJIT_CAPTURE(made, graph_.node_of(parts[k]));
        if (made->abstract->is_tensor()) node = made;
      }
      if (!node) {
        const SymbolRef operands[] = {Symbol::of_node(leaves[k])};
        REFJIT_CAPTURE(zeros, emit_named("ZerosLike", operands));
        node = zeros->node;
      }
      if (is_checked && node->abstract->dtype != leaves[k]->abstract->dtype)
        return compile_time(wrong_dtype(i, leaves[k]->abstract->dtype, node->abstract->dtype));
      gradients.push_back(node);
      gradient_types.push_back(node->abstract);
    }
  }
  ir::Node* packed = graph_.builder().make_tuple(gradients);
  packed->abstract = ir::Abstract::tuple(std::move(gradient_types));
  if (effects.has_written()) packed = graph_.effects.finished(packed, effects.before());
  graph_.builder().finish(packed);
  graph.return_node()->abstract = packed->abstract;
  const bool is_hook = !is_nn_cell_class(vm_, vm_.type_of(bprop->self->value));  // InsertGradientOf may write
  for (const ir::Node* node : ir::topological_order(graph))
    for (const ir::Node* input : node->inputs())
      if (!is_hook && depth_ == GraphCapture::Depth::Frozen && input->has_default)
        return compile_time(user_error(
            "RuntimeError", "The user defined 'bprop' function in scope Default does not support using Parameter."));
  return &graph;
}

std::optional<Outcome<SymbolRef>> Evaluator::call_with_bprop(const SymbolRef& cell, const SymbolRef& construct,
                                                             std::vector<SymbolRef>& args, const Keywords& keywords) {
  using Result = Outcome<SymbolRef>;
  vm::Type* type = vm_.type_of(cell->value);
  const Value bprop = vm::find_in_type(vm_, type, vm_.intern("bprop"));
  if (!bprop || vm_.type_of(bprop) != vm_.types().function ||
      (!is_nn_cell_class(vm_, type) && !vm::find_in_type(vm_, type, vm_.intern("__refjit_own_gradient__"))))
    return std::nullopt;
  graph_.has_own_gradient = true;
  if (gradients_ == 0 || !keywords.empty()) return std::nullopt;

  ir::FuncGraph& graph = *graph_.module().add_graph("construct");
  Crossings crossings(graph_);
  std::vector<SymbolRef> inside;
  std::vector<Crossing> inputs;
  std::vector<ir::Node*> arguments;
  for (SymbolRef& arg : args) {
    if (!arg->is_constant()) arg = loaded(arg);
    inputs.push_back(crossings.of(arg));
    std::vector<ir::Node*> leaves, parameters;
    if (auto appended = crossings.append_leaves(inputs.back(), arg, leaves); !appended) return Result(appended.why());
    for (ir::Node* leaf : leaves) {
      ir::Node* parameter = graph_.module().add_parameter(graph, "x");
      parameter->abstract = leaf->abstract->is_tensor()
                                ? ir::Abstract::tensor(leaf->abstract->dtype, leaf->abstract->shape)
                                : ir::broaden(leaf->abstract);
      arguments.push_back(leaf);
      parameters.push_back(parameter);
    }
    size_t next = 0;
    inside.push_back(crossings.restore(inputs.back(), parameters, next));
  }
  if (arguments.empty()) return std::nullopt;
  Crossing crossing;
  {
    const GraphScope scope(graph_, graph);
    const HeldScope held(graph_, nullptr);
    MarkScope mark(graph_);
    const std::vector<SymbolRef> copies = inside;
    Result value = call(construct, std::move(inside));
    if (!value) return value;
    const std::vector<Slot> changes = written_since(graph_, mark);
    if (has_changed(copies, changes) || gives_away(graph_, graph, changes, {}))
      return Result(Break{BreakId::UnsupportedOperand, "a Cell with a bprop changes variables around it", {}, {}});
    mark.keep();
    MarkScope backward_mark(graph_);
    const size_t writes = graph_.heap ? graph_.heap->mark() : 0;
    crossing = crossings.of(*value);
    std::vector<ir::Node*> leaves;
    if (auto appended = crossings.append_leaves(crossing, *value, leaves); !appended) return Result(appended.why());
    auto backward = bprop_graph(Symbol::method(Symbol::constant(bprop), cell), args, inputs, crossing);
    if (!backward) return Result(backward.why());
    const std::vector<Slot> later = written_since(graph_, backward_mark);
    // It does so when going backwards, which is after what follows here.
    if (graph_.heap && (graph_.heap->mark() != writes || changes_outside(later)))
      return Result(Break{BreakId::UnsupportedOperand, "a bprop changes objects", {}, {}});
    backward_mark.keep();
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
