// Batcher: calls of graphs, branches and loops.
#include "ops/op.h"
#include "transform/batcher.h"

namespace refjit::transform {

using ir::Abstract;
using ir::AbstractRef;
using ir::FuncGraph;
using ir::Node;
using ops::GraphEmitter;
using ops::Val;

namespace {

/// Calls nest as deep as the program has graphs in a row; WebAssembly's stack ends first.
constexpr size_t kMaxDepth = 400;

Error batched_loop() {
  return user_error("ValueError",
                    "In the scenario where vmap contains control flow, currently only the case of each batch branch "
                    "with the same processing operations is supported, so that the source axis of args in Switch must "
                    "be None, but got 0.");
}

AbstractRef some_function() {
  auto function = std::make_shared<Abstract>();
  function->kind = ir::AbstractKind::Function;
  return function;
}

}  // namespace

bool Batcher::join_flags(Flags& flags, const Flags& more) {
  bool grew = false;
  if (flags.size() < more.size()) flags.resize(more.size(), 0);
  for (size_t i = 0; i < more.size(); ++i) {
    grew = grew || more[i] > flags[i];
    flags[i] |= more[i];
  }
  return grew;
}

bool Batcher::targets_of(const Node& callee, std::vector<Target>& targets, const Node*& condition) {
  if (callee.is_value() && callee.constant().graph()) {
    targets.push_back({callee.constant().graph(), {}});
    return true;
  }
  if (callee.calls(ir::prim::kPartial)) {
    std::vector<Target> inner;
    const Node* none = nullptr;
    if (!targets_of(*callee.arguments()[0], inner, none) || inner.size() != 1) return false;
    for (const Node* bound : callee.arguments().subspan(1)) inner[0].bound.push_back(bound);
    targets.push_back(std::move(inner[0]));
    return true;
  }
  if (!callee.calls(ir::prim::kSwitch) || condition || !targets.empty()) return false;
  condition = callee.arguments()[0];
  const Node* none = condition;  // a Switch inside a Switch is refused
  return targets_of(*callee.arguments()[1], targets, none) && targets_of(*callee.arguments()[2], targets, none) &&
         targets.size() == 2;
}

std::vector<Batched> Batcher::arguments_of(const Node& node, const Target& target) {
  std::vector<Batched> arguments;
  for (const Node* bound : target.bound) arguments.push_back(of(*bound));
  for (const Node* argument : node.arguments()) arguments.push_back(of(*argument));
  return arguments;
}

Batched Batcher::call(const Node& node) {
  std::vector<Target> targets;
  const Node* condition = nullptr;
  if (!targets_of(*node.input(0), targets, condition)) {
    fail(user_error("RuntimeError", "[vmap] a function that is known at run time only cannot be batched"), node);
    return {};
  }
  if (!condition) return emit_call(node, targets, nullptr);
  const Batched test = of(*condition);
  return test.is_batched ? select_call(node, targets, test) : emit_call(node, targets, &test);
}

/// The batched form of `graph` for the flags known now.
FuncGraph* Batcher::transformed(FuncGraph& graph) {
  if (const auto known = made_.find(&graph); known != made_.end()) return known->second;
  if (++depth_ > kMaxDepth) {
    emitter_->fail(user_error("RecursionError", "[vmap] more than " + std::to_string(kMaxDepth) + " graphs in a row"));
    --depth_;
    return nullptr;
  }
  FuncGraph* made = module_.add_graph(graph.name);
  made->span = graph.span;
  made_[&graph] = made;
  ir::Builder inner(module_, *made);
  ir::Builder* outer = std::exchange(builder_, &inner);
  auto outer_emitter = std::exchange(emitter_, std::make_unique<GraphEmitter>(inner));

  const Flags flags = signatures_[&graph].parameters;
  size_t typed = 0, split_at = 0;
  for (const Node* parameter : graph.parameters()) {
    Node* p = inner.parameter(parameter->name, batched_type(parameter->abstract, flags, typed));
    values_[parameter] = split(GraphEmitter::val(p), *parameter->abstract, flags, split_at);
  }
  const Batched result = result_of(graph);
  if (!emitter_->error()) {
    const Abstract& type = *graph.output()->abstract;
    Flags found;
    flags_of(result, type, found);
    Signature& signature = signatures_[&graph];
    if (join_flags(signature.results, found) && signature.was_read) is_stale_ = true;
    size_t at = 0;
    const Val output = join(result, signature.results, at);
    if (!emitter_->error()) {
      inner.finish(GraphEmitter::node(output));
      made->return_node()->abstract = emitter_->type_of(output);
    }
  }
  if (emitter_->error()) outer_emitter->fail(*emitter_->error());
  builder_ = outer;
  emitter_ = std::move(outer_emitter);
  --depth_;
  return made;
}

Batched Batcher::emit_call(const Node& node, const std::vector<Target>& targets, const Batched* condition) {
  // Spans and scope are those of the callee's last node once it has been walked.
  const auto spans = builder_->spans;
  const auto scope = builder_->scope;
  std::vector<Node*> callees;
  for (const Target& target : targets) {
    Flags flags;
    const auto arguments = arguments_of(node, target);
    for (size_t i = 0; i < arguments.size(); ++i)
      flags_of(arguments[i], *target.graph->parameters()[i]->abstract, flags);
    if (join_flags(signatures_[target.graph].parameters, flags) && made_.count(target.graph)) is_stale_ = true;
    FuncGraph* made = transformed(*target.graph);
    if (emitter_->error()) return {};
    callees.push_back(module_.graph_node(*made));
  }
  // Both branches have the same results.
  Flags results;
  for (const Target& target : targets) join_flags(results, signatures_[target.graph].results);
  for (const Target& target : targets) {
    Signature& signature = signatures_[target.graph];
    if (join_flags(signature.results, results)) is_stale_ = true;
    signature.was_read = true;
  }
  builder_->spans = spans;
  builder_->scope = scope;
  auto joined = [&](const Node& argument, size_t& at, const Flags& flags) {
    return GraphEmitter::node(join(of(argument), flags, at));
  };
  std::vector<Node*> arguments;
  for (size_t t = 0; t < targets.size(); ++t) {
    const Flags& flags = signatures_[targets[t].graph].parameters;
    size_t at = 0;
    std::vector<Node*> bound = {callees[t]};
    for (const Node* argument : targets[t].bound) bound.push_back(joined(*argument, at, flags));
    std::vector<Node*> given;
    for (const Node* argument : node.arguments()) given.push_back(joined(*argument, at, flags));
    if (emitter_->error()) return {};
    if (bound.size() > 1) {
      callees[t] = builder_->call(ir::prim::kPartial, bound);
      callees[t]->abstract = some_function();
    }
    arguments = std::move(given);
  }
  Node* callee = callees[0];
  if (condition) {
    callee = builder_->call(ir::prim::kSwitch, {GraphEmitter::node(plain(*condition)), callees[0], callees[1]});
    callee->abstract = some_function();
  }
  Node* made = builder_->call(callee, arguments);
  size_t at = 0;
  made->abstract = batched_type(node.abstract, results, at);
  at = 0;
  return split(GraphEmitter::val(made), *node.abstract, results, at);
}

/// The body of a branch in the current graph.
Batched Batcher::inlined(const Node& node, const Target& target) {
  if (is_recursive_[target.graph->id()]) {
    fail(batched_loop(), node);
    return {};
  }
  if (++depth_ > kMaxDepth) {
    emitter_->fail(user_error("RecursionError", "[vmap] more than " + std::to_string(kMaxDepth) + " graphs in a row"));
    --depth_;
    return {};
  }
  // What is made for graphs inside holds for this place alone.
  const auto values = values_;
  const auto made = made_;
  const auto arguments = arguments_of(node, target);
  for (size_t i = 0; i < arguments.size(); ++i) values_[target.graph->parameters()[i]] = arguments[i];
  Batched result = result_of(*target.graph);
  values_ = values;
  made_ = made;
  --depth_;
  return result;
}

Batched Batcher::select_call(const Node& node, const std::vector<Target>& targets, const Batched& condition) {
  const Batched a = inlined(node, targets[0]);
  const Batched b = emitter_->error() ? Batched() : inlined(node, targets[1]);
  if (emitter_->error()) return {};
  return chosen(condition.value, a, b, *node.abstract);
}

Batched Batcher::chosen(Val condition, const Batched& a, const Batched& b, const Abstract& type) {
  if (emitter_->error()) return {};
  if (type.is_sequence()) {
    Batched made;
    made.is_structure = true;
    auto element = [&](const Batched& from, size_t i) {
      if (from.is_structure) return from.elements[i];
      return Batched{emitter_->item(from.value, static_cast<int64_t>(i)), from.is_batched, false, {}};
    };
    for (size_t i = 0; i < type.elements.size(); ++i)
      made.elements.push_back(chosen(condition, element(a, i), element(b, i), *type.elements[i]));
    return made;
  }
  if (a.value == b.value) return a;
  if (!type.is_tensor() && !type.is_scalar()) {
    const AbstractRef x = emitter_->type_of(a.value), y = emitter_->type_of(b.value);
    if (!ir::equal(*x, *y) || x->is_monad()) emitter_->fail(batched_loop());
    return a;
  }
  // The condition has one element an example.
  const size_t rank = type.is_tensor() ? type.shape.dims.size() : 0;
  std::vector<AbstractRef> dims(rank + 1, Abstract::integer(1));
  dims[0] = Abstract::integer(batch_);
  Val test = emitter_->call("Reshape", {condition, emitter_->constant(Abstract::tuple(std::move(dims)))});
  if (test && emitter_->type_of(test)->dtype != DType::Bool)
    test = emitter_->call("Cast", {test, emitter_->constant(Abstract::type(DType::Bool))});
  return {emitter_->call("Select", {test, a.value, b.value}), true, false, {}};
}

}  // namespace refjit::transform
