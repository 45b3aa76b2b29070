// Parameters as variables: a function to differentiate that writes Parameters in loops or branches is captured with
// their values carried as branches and loops carry variables, and they are assigned once, after its gradient. So no
// graph that going backwards runs again has a write in it.
#include "capture/graph_capture.h"
#include "ops/op.h"

namespace refjit::capture {

using ir::Abstract;
using ir::Node;

const GraphCapture::Held* GraphCapture::held_in(const Node& parameter) const {
  if (held)
    for (const Held& variable : *held)
      if (variable.parameter == &parameter) return &variable;
  return nullptr;
}

Node* GraphCapture::assigned(Node& before, Node& value) {
  const Abstract& type = *value.abstract;
  if (type.dtype == DType::Bool) return &value;
  ir::FuncGraph* graphs[] = {module_->add_graph("assigned"), module_->add_graph("bprop")};
  const auto parameter = [&](ir::FuncGraph& graph, std::string_view name) {
    Node* made = module_->add_parameter(graph, std::string(name));
    made->abstract = Abstract::tensor(type.dtype, type.shape);
    return made;
  };
  // bprop: (before, value, out, dout) -> (dout, 0)
  {
    const GraphScope scope(*this, *graphs[1]);
    Node* dout = nullptr;
    for (std::string_view name : {"before", "value", "out", "dout"}) dout = parameter(*graphs[1], name);
    Node* zeros = builder_.call(*ops::find_op("ZerosLike"), {dout});
    zeros->abstract = dout->abstract;
    Node* gradients = builder_.make_tuple({dout, zeros});
    gradients->abstract = Abstract::tuple({dout->abstract, zeros->abstract});
    builder_.finish(gradients);
    graphs[1]->return_node()->abstract = gradients->abstract;
  }
  {
    const GraphScope scope(*this, *graphs[0]);
    parameter(*graphs[0], "before");
    Node* out = parameter(*graphs[0], "value");
    Node* named = builder_.call(ir::prim::kDepend, {out, module_->graph_node(*graphs[1])});
    named->abstract = out->abstract;
    builder_.finish(named);
    graphs[0]->return_node()->abstract = named->abstract;
  }
  Node* call = builder_.call(*graphs[0], {&before, &value});
  call->abstract = Abstract::tensor(type.dtype, type.shape);
  return call;
}

Outcome<SymbolRef> GraphCapture::hold(const ops::OpDef& op, std::span<const SymbolRef> arguments) {
  const SymbolRef& target = arguments[0];
  REFJIT_CAPTURE(given, promoted_operand(arguments[1], target->node->abstract->dtype));
  const std::vector<ir::AbstractRef> types{target->node->abstract, given->abstract};
  if (auto inferred = op.infer(op, types); !inferred) {
    Break why{BreakId::GuestError, inferred.error().message, {}, inferred.error()};
    why.is_compile_error = true;
    return why;
  }
  SymbolRef value;
  if (op.name == "Assign") {
    value = Symbol::of_node(assigned(*effects.read(*target->node), *given));
  } else {
    const SymbolRef operands[] = {target, Symbol::of_node(given)};
    REFJIT_CAPTURE(joined, emit(*ops::find_op(op.name == "AssignAdd" ? "Add" : "Sub"), operands, false));
    value = joined;
  }
  const Held* variable = held_in(*target->node);
  if (!variable) {
    held->push_back({target->node, std::make_shared<SymbolCell>()});
    variable = &held->back();
    variable->cell->value = target;
  }
  assign({variable->cell, nullptr, ""}, value);
  return op.name == "Assign" ? target : value;
}

}  // namespace refjit::capture
