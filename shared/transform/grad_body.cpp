// Copies of bodies: operators as they are, calls inlined or of forward companions.
#include "transform/grad_body.h"

#include <algorithm>

#include "base/program_place.h"
#include "ir/clone.h"
#include "ir/host_primitive.h"
#include "ir/recursion.h"
#include "transform/leaves.h"

namespace refjit::transform {

using namespace ir;
using ops::GraphEmitter;
using ops::Val;

namespace {

/// Bodies inside bodies; past it calls are calls.
constexpr size_t kMaxInlining = 64;

AbstractRef function_type() {
  auto type = std::make_shared<Abstract>();
  type->kind = AbstractKind::Function;
  return type;
}

}  // namespace

Body::Body(Engine& engine, FuncGraph& into)
    : engine_(engine), module_(engine.module()), builder_(engine.module(), into), emitter_(builder_) {}

Node* Body::operand(Node* node) const {
  const auto at = map_.find(node);
  return at == map_.end() ? node : at->second;
}

Node* Body::tuple(std::span<Node* const> elements) {
  if (elements.empty()) return builder_.constant(Abstract::tuple({}));
  std::vector<AbstractRef> types;
  for (Node* element : elements) types.push_back(element->abstract);
  Node* made = builder_.make_tuple(elements);
  made->abstract = Abstract::tuple(std::move(types));
  return made;
}

Node* Body::item(Node* tuple, size_t index) {
  return GraphEmitter::node(emitter_.item(GraphEmitter::val(tuple), static_cast<int64_t>(index)));
}

Node* Body::partial(FuncGraph& graph, std::span<Node* const> arguments) {
  if (arguments.empty()) return module_.graph_node(graph);
  std::vector<Node*> inputs{module_.graph_node(graph)};
  inputs.insert(inputs.end(), arguments.begin(), arguments.end());
  Node* made = builder_.call(prim::kPartial, inputs);
  made->abstract = function_type();
  return made;
}

Node* Body::switched(Node* condition, Node* yes, Node* no) {
  Node* made = builder_.call(prim::kSwitch, {condition, yes, no});
  made->abstract = function_type();
  return made;
}

Result<Function> Body::resolve(Node* callee) {
  Function function;
  std::vector<Node*> bound;
  while (callee->calls(prim::kPartial)) {
    for (size_t i = callee->inputs().size(); i-- > 2;) bound.insert(bound.begin(), operand(callee->input(i)));
    callee = callee->input(1);
  }
  if (FuncGraph* graph = named_graph(*callee)) {
    function.graph = graph;
    for (Node* variable : engine_.variables(*graph)) function.operands.push_back(operand(variable));
    function.operands.insert(function.operands.end(), bound.begin(), bound.end());
    return function;
  }
  if (!callee->calls(prim::kSwitch))
    return user_error("RuntimeError", "The gradient of a call of a function that is a value is not available here.",
                      innermost(callee->spans));
  function.condition = operand(callee->input(1));
  for (size_t i : {size_t{2}, size_t{3}}) {
    auto branch = resolve(callee->input(i));
    if (!branch) return branch;
    branch->operands.insert(branch->operands.end(), bound.begin(), bound.end());
    (i == 2 ? function.yes : function.no) = std::make_unique<Function>(std::move(*branch));
  }
  return function;
}

Node* Body::forward_callee(const Function& function) {
  if (function.graph) return partial(engine_.forward(*function.graph, is_silent), function.operands);
  Node* yes = forward_callee(*function.yes);
  Node* no = forward_callee(*function.no);
  return switched(function.condition, yes, no);
}

bool Body::is_active(const Function& function) const {
  if (!function.graph) return is_active(*function.yes) || is_active(*function.no);
  return std::any_of(function.operands.begin(), function.operands.end(), [&](Node* n) { return active_.count(n); });
}

Result<Node*> Body::copy_call(Node& node, Node* callee, std::span<Node* const> arguments) {
  auto function = resolve(callee);
  if (!function) return std::move(function).error();
  std::vector<Node*> mapped;
  for (Node* argument : arguments) mapped.push_back(operand(argument));
  FuncGraph* graph = function->graph;
  const bool is_open = graph && std::find(inlining_.begin(), inlining_.end(), graph) != inlining_.end();
  if (graph &&
      (node.calls(prim::kFused) || (engine_.is_inlined(*graph) && !is_open && inlining_.size() < kMaxInlining))) {
    const size_t free = engine_.variables(*graph).size();
    std::vector<Node*> all(function->operands.begin() + static_cast<ptrdiff_t>(free), function->operands.end());
    all.insert(all.end(), mapped.begin(), mapped.end());
    for (size_t i = 0; i < all.size() && i < graph->parameters().size(); ++i) map_[graph->parameters()[i]] = all[i];
    return copy(*graph);
  }
  Node* made = nullptr;
  const bool takes =
      is_active(*function) || std::any_of(mapped.begin(), mapped.end(), [&](Node* n) { return active_.count(n); });
  const bool is_step = takes && !is_replaying_ && !leaves_of(node.abstract).empty();
  if (graph && graph->is_lazy_inline && is_step && !Engine::own_gradient(*graph))
    return copy_shared(node, std::move(*function), std::move(mapped));
  if (graph) {
    std::vector<Node*> all = function->operands;
    all.insert(all.end(), mapped.begin(), mapped.end());
    made = builder_.call(engine_.forward(*graph, is_silent), all);
  } else {
    made = builder_.call(forward_callee(*function), mapped);
  }
  made->abstract = node.abstract;
  called_.insert(made);
  copied_.push_back(made);
  if (is_step) {
    active_.insert(made);
    steps_.push_back({made, std::make_unique<Call>(Call{std::move(*function), std::move(mapped)})});
  }
  return made;
}

Result<Node*> Body::copy_shared(Node& node, Function function, std::vector<Node*> arguments) {
  std::vector<Node*> operands = function.operands;
  operands.insert(operands.end(), arguments.begin(), arguments.end());
  std::vector<bool> is_active;
  for (Node* operand : operands) is_active.push_back(active_.count(operand) != 0);
  auto shared = engine_.shared_gradient(*function.graph, is_active);
  if (!shared) return std::move(shared).error();
  Node* called = builder_.call(*(*shared)->forward, operands);
  Node* made = called;
  if ((*shared)->saved) {
    called->abstract = Abstract::tuple({node.abstract, (*shared)->saved});
    made = item(called, 0);
  } else {
    called->abstract = node.abstract;
  }
  copied_.push_back(made);
  active_.insert(made);
  steps_.push_back({made, std::make_unique<Call>(Call{std::move(function), std::move(arguments), *shared, called})});
  return made;
}

std::vector<size_t> Body::take_saved(std::span<Node* const> operands, SharedGradient& made) {
  std::unordered_map<const Node*, size_t> places;
  for (size_t i = 0; i < copied_.size(); ++i) places.emplace(copied_[i], i);
  std::unordered_set<const Node*> seen;
  std::vector<size_t> saved;
  std::vector<Node*> stack{made.backward->return_node()};
  while (!stack.empty()) {
    Node* node = stack.back();
    stack.pop_back();
    for (Node* input : node->inputs()) {
      if (input->is_value() || !seen.insert(input).second) continue;
      if (const auto at = places.find(input); at != places.end())
        saved.push_back(at->second);
      else if (input->is_cnode())
        stack.push_back(input);
    }
  }
  std::sort(saved.begin(), saved.end());
  if (!saved.empty()) {
    std::vector<AbstractRef> types;
    for (size_t i : saved) types.push_back(broaden(copied_[i]->abstract));
    made.saved = Abstract::tuple(std::move(types));
    Node* parameter = module_.add_parameter(*made.backward, "saved");
    parameter->abstract = made.saved;
    for (size_t i = 0; i < saved.size(); ++i) module_.replace_uses(*copied_[saved[i]], *item(parameter, i));
  }
  for (size_t i = 0; i < operands.size(); ++i)
    if (seen.count(operands[i])) made.operands.push_back(i);
  // A copy has what is needed and nothing else, so that the other parameters have no uses.
  made.backward = clone_graph(module_, *made.backward, Closures(*made.backward));
  for (size_t i = operands.size(); i-- > 0;)
    if (!seen.count(operands[i])) module_.remove_parameter(*made.backward, i);
  return saved;
}

Result<Node*> Body::copy_node(Node& node) {
  builder_.spans = node.spans;
  builder_.scope = node.scope;
  if (node.calls(prim::kFused)) return copy_call(node, node.input(1), node.arguments().subspan(1));
  if (!node.primitive()) return copy_call(node, node.input(0), node.arguments());
  std::vector<Node*> inputs{node.input(0)};
  bool is_active = false;
  for (Node* argument : node.arguments()) {
    inputs.push_back(operand(argument));
    is_active = is_active || active_.count(inputs.back());
  }
  Node* made = module_.add_cnode(builder_.graph(), std::move(inputs));
  made->abstract = node.abstract;
  made->name = node.name;
  made->scope = node.scope;
  made->spans = node.spans;
  copied_.push_back(made);
  if (is_active && !is_replaying_ && made->abstract && !leaves_of(made->abstract).empty()) {
    active_.insert(made);
    steps_.push_back({made, nullptr});
  }
  return made;
}

Result<Node*> Body::copy(FuncGraph& graph) {
  inlining_.push_back(&graph);
  for (Node* node : topological_order(graph, engine_.closures())) {
    if (node->calls(prim::kReturn)) continue;
    const bool is_function = node->abstract && node->abstract->kind == AbstractKind::Function;
    if (is_function && (node->calls(prim::kPartial) || node->calls(prim::kSwitch))) continue;
    if (node->calls(prim::kDepend) && named_graph(*node->input(2))) {
      map_[node] = operand(node->input(1));  // what names the graph's own gradient
      continue;
    }
    if (is_silent && node->calls(prim::kPrint)) {
      map_[node] = operand(node->inputs().back());  // the state, as it was
      continue;
    }
    auto made = copy_node(*node);
    if (!made) return made;
    map_[node] = *made;
  }
  inlining_.pop_back();
  return operand(graph.output());
}

Node* Body::leaf_value(Node* node, size_t index) {
  while (!node->abstract->is_tensor()) {
    const auto& elements = node->abstract->elements;
    size_t i = 0;
    for (size_t count; i < elements.size() && index >= (count = leaves_of(elements[i]).size()); ++i) index -= count;
    node = item(node, i);
  }
  return node;
}

Val Body::filled(Node* node, size_t leaf, int value) {
  const AbstractRef type = leaves_of(node->abstract)[leaf];
  if (!type->shape.is_concrete())
    return emitter_.call(value ? "OnesLike" : "ZerosLike", {GraphEmitter::val(leaf_value(node, leaf))});
  const float number = static_cast<float>(value);
  auto scalar = Tensor::copy_of(DType::Float32, {}, &number);
  if (!scalar) {
    emitter_.fail(scalar.error());
    return {};
  }
  Val filled = emitter_.constant(Abstract::constant_tensor(*scalar));
  if (type->dtype != DType::Float32)
    filled = emitter_.call("Cast", {filled, emitter_.constant(Abstract::type(type->dtype))});
  std::vector<AbstractRef> dims;
  for (Dim dim : type->shape.dims) dims.push_back(Abstract::integer(dim.value()));
  if (dims.empty()) return filled;
  return emitter_.call("BroadcastTo", {filled, emitter_.constant(Abstract::tuple(std::move(dims)))});
}

}  // namespace refjit::transform
