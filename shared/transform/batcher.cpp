#include "transform/batcher.h"

#include <algorithm>
#include <numeric>

#include "base/program_place.h"
#include "ir/recursion.h"
#include "ops/op.h"
#include "ops/rules.h"

namespace refjit::transform {

using ir::Abstract;
using ir::AbstractKind;
using ir::AbstractRef;
using ir::Node;
using ops::GraphEmitter;
using ops::Val;

namespace {

/// A tensor, or a number that is not constant.
bool is_leaf_tensor(const Abstract& a) { return a.is_tensor() || a.is_scalar(); }

bool is_any_batched(const Batched& value) {
  if (!value.is_structure) return value.is_batched;
  return std::any_of(value.elements.begin(), value.elements.end(), is_any_batched);
}

}  // namespace

Batcher::Batcher(ir::Builder& builder, const ir::FuncGraph& graph, int64_t batch)
    : module_(builder.module()),
      root_(graph),
      batch_(batch),
      closures_(graph),
      is_recursive_(ir::call_order(closures_).is_recursive),
      builder_(&builder),
      emitter_(std::make_unique<GraphEmitter>(builder)) {}

void Batcher::fail(Error error, const Node& node) {
  if (!error.span.is_known()) error.span = innermost(node.spans);
  emitter_->fail(std::move(error));
}

Result<std::vector<Batched>> Batcher::run(const std::vector<Batched>& arguments) {
  Batched result;
  do {
    is_stale_ = false;
    values_.clear();
    made_.clear();
    looped.clear();
    for (size_t i = 0; i < arguments.size(); ++i) values_[root_.parameters()[i]] = arguments[i];
    result = result_of(root_);
  } while (is_stale_ && !emitter_->error());
  if (emitter_->error()) return *emitter_->error();
  std::vector<Batched> leaves, open = {result};
  while (!open.empty()) {
    Batched top = std::move(open.back());
    open.pop_back();
    const AbstractRef type = top.is_structure ? nullptr : emitter_->type_of(top.value);
    if (type && type->is_sequence()) {
      for (size_t i = 0; i < type->elements.size(); ++i)
        top.elements.push_back({emitter_->item(top.value, static_cast<int64_t>(i)), top.is_batched, false, {}});
      top.is_structure = true;
    }
    if (top.is_structure)
      open.insert(open.end(), top.elements.rbegin(), top.elements.rend());
    else
      leaves.push_back(std::move(top));
  }
  return leaves;
}

Val Batcher::full(const Batched& value) {
  if (value.is_batched || emitter_->error()) return value.value;
  Val v = value.value;
  AbstractRef type = emitter_->type_of(v);
  if (type->is_scalar()) {
    v = emitter_->call("ScalarToTensor", {v});
    type = emitter_->type_of(v);
  }
  if (!v) return v;
  if (!type->is_tensor()) {
    emitter_->fail(user_error("RuntimeError", "a value that is no tensor cannot have a batch axis"));
    return {};
  }
  std::vector<AbstractRef> dims = {Abstract::integer(batch_)};
  for (ir::Dim d : type->shape.dims) dims.push_back(Abstract::integer(d.printed()));
  return emitter_->call("BroadcastTo", {v, emitter_->constant(Abstract::tuple(std::move(dims)))});
}

Val Batcher::moved(Val value, int64_t from, int64_t to, int64_t rank) {
  if (from == to) return value;
  std::vector<int64_t> order(static_cast<size_t>(rank));
  std::iota(order.begin(), order.end(), 0);
  order.erase(order.begin() + from);
  order.insert(order.begin() + to, from);
  std::vector<AbstractRef> axes;
  for (int64_t axis : order) axes.push_back(Abstract::integer(axis));
  return emitter_->call("Transpose", {value, emitter_->constant(Abstract::tuple(std::move(axes)))});
}

Batched Batcher::of(const Node& node) {
  if (const auto known = values_.find(&node); known != values_.end()) return known->second;
  // A constant, or a variable from outside.
  return {GraphEmitter::val(const_cast<Node*>(&node)), false, false, {}};
}

void Batcher::walk(const ir::FuncGraph& graph) {
  for (Node* node : ir::topological_order(graph, closures_)) {
    if (emitter_->error()) return;
    if (node->calls(ir::prim::kReturn)) continue;
    builder_->spans = node->spans;
    builder_->scope = node->scope;
    Batched value = apply(*node);
    if (!node->spans.empty()) emitter_->locate(node->spans.front());
    values_[node] = std::move(value);
  }
}

Batched Batcher::result_of(const ir::FuncGraph& graph) {
  walk(graph);
  return emitter_->error() ? Batched() : of(*graph.output());
}

Batched Batcher::apply(const Node& node) {
  const ir::Primitive* primitive = node.primitive();
  if (!primitive) return call(node);
  if (const ops::OpDef* op = ops::op_of(*primitive)) return operate(node, *op);
  return core(node);
}

/// The node as it is, on what stands for its inputs.
Batched Batcher::copy(const Node& node) {
  std::vector<Node*> inputs;
  for (Node* input : node.inputs()) inputs.push_back(GraphEmitter::node(plain(of(*input))));
  if (emitter_->error()) return {};
  Node* made = module_.add_cnode(builder_->graph(), std::move(inputs));
  made->spans = node.spans;
  made->scope = node.scope;
  made->abstract = node.abstract;
  return {GraphEmitter::val(made), false, false, {}};
}

Batched Batcher::core(const Node& node) {
  const ir::Primitive* p = node.primitive();
  if (p == &ir::prim::kMakeTuple || p == &ir::prim::kMakeList) {
    Batched made;
    made.is_structure = true;
    for (const Node* element : node.arguments()) made.elements.push_back(of(*element));
    return made;
  }
  if (p == &ir::prim::kTupleGetItem || p == &ir::prim::kListGetItem) {
    const Batched from = of(*node.arguments()[0]);
    const auto* index = std::get_if<int64_t>(&node.arguments()[1]->abstract->value);
    const int64_t at = index ? *index : 0;
    if (!from.is_structure) return {emitter_->item(from.value, at), from.is_batched, false, {}};
    return from.elements[static_cast<size_t>(at < 0 ? at + static_cast<int64_t>(from.elements.size()) : at)];
  }
  // Called through them, at the call.
  if (p == &ir::prim::kSwitch || p == &ir::prim::kPartial) return {};
  bool is_batched = false;
  for (const Node* input : node.arguments()) is_batched = is_batched || is_any_batched(of(*input));
  if (!is_batched) return copy(node);
  if (p == &ir::prim::kDepend || p == &ir::prim::kLoad) {
    const Batched value = of(*node.arguments()[0]);
    Flags flags;
    flags_of(value, *node.abstract, flags);
    size_t at = 0;
    const Val inputs[] = {join(value, flags, at), plain(of(*node.arguments()[1]))};
    if (emitter_->error()) return {};
    Node* made = builder_->call(*p, {GraphEmitter::node(inputs[0]), GraphEmitter::node(inputs[1])});
    at = 0;
    made->abstract = batched_type(node.abstract, flags, at);
    at = 0;
    return split(GraphEmitter::val(made), *node.abstract, flags, at);
  }
  if (p == &ir::prim::kUpdateState) {
    std::vector<Node*> inputs;
    for (const Node* input : node.arguments()) {
      const Batched value = of(*input);
      Flags flags;
      flags_of(value, *input->abstract, flags);
      size_t at = 0;
      inputs.push_back(GraphEmitter::node(join(value, flags, at)));
    }
    if (emitter_->error()) return {};
    Node* made = builder_->call(*p, inputs);
    made->abstract = node.abstract;
    return {GraphEmitter::val(made), false, false, {}};
  }
  const std::string name(p->name);
  fail(user_error("RuntimeError", p == &ir::prim::kPyExecute
                                      ? "PyExecute is a GRAPH_FLAG_SIDE_EFFECT_IO prim, vmap dont support currently."
                                      : "[vmap] " + name + " has no batched form"),
       node);
  return {};
}

Batched Batcher::operate(const Node& node, const ops::OpDef& op) {
  std::vector<Val> arguments;
  Flags flags;
  bool is_batched = false;
  for (const Node* input : node.arguments()) is_batched = is_batched || is_any_batched(of(*input));
  if (!is_batched) return copy(node);
  if (op.effect != ir::Effect::None) {
    std::string differs;
    for (size_t i = 0; i < node.arguments().size() && i < op.args.size() && differs.empty(); ++i)
      if (is_any_batched(of(*node.arguments()[i]))) differs = op.args[i].name;
    fail(user_error("ValueError", "The source axis of `" + std::string(op.args[0].name) +
                                      "` is None, but the source axis of `" + differs +
                                      "` is not None. The execution order of operator `" + std::string(op.name) +
                                      "` cannot be guaranteed."),
         node);
    return {};
  }
  for (const Node* input : node.arguments()) {
    const Batched value = of(*input);
    const bool is_full = is_any_batched(value);
    flags.push_back(is_full ? 1 : 0);
    if (!value.is_structure) {
      arguments.push_back(value.value);
      continue;
    }
    // A tuple of tensors: all of its elements have the axis, or none has.
    std::vector<Val> elements;
    for (const Batched& element : value.elements) elements.push_back(is_full ? full(element) : plain(element));
    if (emitter_->error()) return {};
    arguments.push_back(emitter_->tuple(elements));
  }
  for (size_t i = arguments.size(); i < op.args.size(); ++i) {
    arguments.push_back(emitter_->constant(ops::default_value(op.args[i].default_text)));
    flags.push_back(0);
  }
  const ops::VmapFn rule = ops::vmap_of(op);
  if (!rule) return loop(node, op, arguments, flags);
  return {rule(*emitter_, {op, arguments, flags, batch_}), true, false, {}};
}

/// One application an example, stacked.
Batched Batcher::loop(const Node& node, const ops::OpDef& op, std::span<const Val> arguments, const Flags& flags) {
  looped.push_back(&node);
  auto index = [&](std::initializer_list<int64_t> values) {
    std::vector<AbstractRef> list;
    for (int64_t v : values) list.push_back(Abstract::integer(v));
    return emitter_->constant(Abstract::tuple(std::move(list)));
  };
  auto number = [&](int64_t v) { return emitter_->constant(Abstract::integer(v)); };
  auto example = [&](Val v, int64_t b) {
    const Val zero = number(0);
    return emitter_->call("StridedSlice",
                          {v, index({b}), index({b + 1}), index({1}), zero, zero, zero, zero, number(1)});
  };
  std::vector<std::vector<Val>> results;
  for (int64_t b = 0; b < batch_ && !emitter_->error(); ++b) {
    std::vector<Val> one;
    for (size_t i = 0; i < arguments.size(); ++i) {
      const AbstractRef type = emitter_->type_of(arguments[i]);
      if (!flags[i]) {
        one.push_back(arguments[i]);
      } else if (type->is_tensor()) {
        one.push_back(example(arguments[i], b));
      } else {
        std::vector<Val> elements;
        for (size_t k = 0; k < type->elements.size(); ++k)
          elements.push_back(example(emitter_->item(arguments[i], static_cast<int64_t>(k)), b));
        one.push_back(emitter_->tuple(elements));
      }
    }
    const Val result = emitter_->emit(op, one);
    if (emitter_->error()) return {};
    const AbstractRef type = emitter_->type_of(result);
    results.resize(type->is_tensor() ? 1 : type->elements.size());
    for (size_t k = 0; k < results.size(); ++k)
      results[k].push_back(type->is_tensor() ? result : emitter_->item(result, static_cast<int64_t>(k)));
  }
  if (emitter_->error()) return {};
  Batched made;
  for (const auto& parts : results)
    made.elements.push_back({emitter_->call("Stack", {emitter_->tuple(parts), number(0)}), true, false, {}});
  made.is_structure = node.abstract->is_sequence();
  return made.is_structure ? made : made.elements[0];
}

/// A value without a batch axis; an error where it has one.
Val Batcher::plain(const Batched& value) {
  Flags flags;
  size_t at = 0;
  if (is_any_batched(value)) {
    emitter_->fail(user_error("RuntimeError", "[vmap] a value that differs by example stands where one is needed"));
    return {};
  }
  return join(value, flags, at);
}

/// One value out of a structure, each leaf with a batch axis where its flag says so; missing flags are 0.
Val Batcher::join(const Batched& value, const Flags& flags, size_t& at) {
  if (!value.is_structure) {
    const AbstractRef type = emitter_->type_of(value.value);
    if (!type || !type->is_sequence()) {
      const bool wants = at < flags.size() && flags[at];
      ++at;
      return wants ? full(value) : value.value;
    }
    // A node of tuple type: as it is when nothing has to change.
    Batched opened;
    opened.is_structure = true;
    size_t end = at;
    bool changes = false;
    for (size_t i = 0; i < type->elements.size(); ++i) {
      opened.elements.push_back({emitter_->item(value.value, static_cast<int64_t>(i)), value.is_batched, false, {}});
      changes = changes || type->elements[i]->is_sequence() || (!value.is_batched && end < flags.size() && flags[end]);
      ++end;
    }
    if (changes) return join(opened, flags, at);
    at = end;
    return value.value;
  }
  std::vector<Val> elements;
  for (const Batched& element : value.elements) elements.push_back(join(element, flags, at));
  return emitter_->error() ? Val{} : emitter_->tuple(elements);
}

/// The structure of a value of this type whose leaves are batched as the flags say.
Batched Batcher::split(Val value, const Abstract& type, const Flags& flags, size_t& at) {
  if (!type.is_sequence()) {
    const bool is_batched = at < flags.size() && flags[at];
    ++at;
    return {value, is_batched, false, {}};
  }
  Batched made;
  made.is_structure = true;
  for (size_t i = 0; i < type.elements.size(); ++i)
    made.elements.push_back(split(emitter_->item(value, static_cast<int64_t>(i)), *type.elements[i], flags, at));
  return made;
}

void Batcher::flags_of(const Batched& value, const Abstract& type, Flags& flags) {
  if (!type.is_sequence()) {
    flags.push_back(value.is_batched ? 1 : 0);
    return;
  }
  for (size_t i = 0; i < type.elements.size(); ++i) {
    const Batched whole{{}, value.is_batched, false, {}};
    flags_of(value.is_structure ? value.elements[i] : whole, *type.elements[i], flags);
  }
}

AbstractRef Batcher::batched_type(const AbstractRef& type, const Flags& flags, size_t& at) {
  if (!type->is_sequence()) {
    const bool is_batched = at < flags.size() && flags[at];
    ++at;
    if (!is_batched || !is_leaf_tensor(*type)) return type;
    ir::AnyShape shape = type->is_tensor() ? type->shape : ir::AnyShape{};
    shape.dims.insert(shape.dims.begin(), ir::Dim(batch_));
    DType dtype = type->dtype;
    if (type->kind == AbstractKind::Bool) dtype = DType::Bool;
    if (type->kind == AbstractKind::Int) dtype = DType::Int64;
    if (type->kind == AbstractKind::Float) dtype = DType::Float32;
    return Abstract::tensor(dtype, std::move(shape));
  }
  std::vector<AbstractRef> elements;
  for (const AbstractRef& element : type->elements) elements.push_back(batched_type(element, flags, at));
  return type->kind == AbstractKind::List ? Abstract::list(std::move(elements)) : Abstract::tuple(std::move(elements));
}

}  // namespace refjit::transform
