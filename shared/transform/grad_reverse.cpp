// The walk backwards: rules for operators, fixed ways for structure, backward companions for calls.
#include <algorithm>

#include "base/program_place.h"
#include "ir/host_primitive.h"
#include "ir/load_order.h"
#include "ops/op.h"
#include "ops/rules.h"
#include "transform/grad_body.h"
#include "transform/leaves.h"

namespace refjit::transform {

using namespace ir;
using ops::GraphEmitter;
using ops::Val;

namespace {

/// Leaves of several nodes, in order.
struct Leaf {
  Node* node;
  size_t index;
  AbstractRef type;
};

std::vector<Leaf> all_leaves(std::span<Node* const> nodes) {
  std::vector<Leaf> found;
  for (Node* node : nodes) {
    const auto leaves = leaves_of(node->abstract);
    for (size_t i = 0; i < leaves.size(); ++i) found.push_back({node, i, leaves[i]});
  }
  return found;
}

}  // namespace

void Body::add(Node* node, size_t leaf, Val gradient) {
  if (!gradient || !active_.count(node)) return;
  auto& parts = adjoints_[node];
  if (parts.empty()) parts.resize(leaves_of(node->abstract).size());
  if (leaf < parts.size()) parts[leaf].push_back(gradient);
}

Val Body::sum(std::vector<Val>& parts) {
  if (parts.empty()) return {};
  if (parts.size() > 1) {
    std::reverse(parts.begin(), parts.end());  // in the order of the uses, as MindSpore joins them
    std::vector<Node*> terms;
    for (Val part : parts) terms.push_back(GraphEmitter::node(part));
    const size_t at_once = load_around_writes(terms) ? 2 : parts.size();
    Val joined = parts[0];
    for (size_t next = 1; next < parts.size(); next += at_once - 1) {
      std::vector<Val> group{joined};
      group.insert(group.end(), parts.begin() + static_cast<ptrdiff_t>(next),
                   parts.begin() + static_cast<ptrdiff_t>(next + at_once - 1));
      joined = emitter_.call("AddN", {emitter_.tuple(group)});
    }
    parts.assign(1, joined);
  }
  return parts[0];
}

std::vector<Val> Body::ones(Node* result, size_t first, size_t count) {
  const auto leaves = leaves_of(result->abstract);
  std::vector<Val> seeds(leaves.size());
  for (size_t i = first; i < first + count && i < leaves.size(); ++i) {
    // A called result may be taken from its backward call, which the sensitivity must not depend on; where only the
    // result knows its shape, the sensitivity does depend on it, and the result stays where it is.
    seeds[i] =
        called_.empty() ? emitter_.call("OnesLike", {GraphEmitter::val(leaf_value(result, i))}) : filled(result, i, 1);
    joins_calls = joins_calls && (called_.empty() || leaves[i]->shape.is_concrete());
  }
  return seeds;
}

Val Body::gradient(Node* node, size_t leaf) {
  if (const auto at = adjoints_.find(node); at != adjoints_.end() && !at->second[leaf].empty())
    return sum(at->second[leaf]);
  return emitter_.call("ZerosLike", {GraphEmitter::val(leaf_value(node, leaf))});
}

Node* Body::sensitivity(Node* node, size_t leaf, Val gradient) {
  if (!gradient) return GraphEmitter::node(filled(node, leaf, 0));
  const DType dtype = leaves_of(node->abstract)[leaf]->dtype;
  if (emitter_.error() || emitter_.type_of(gradient)->dtype == dtype) return GraphEmitter::node(gradient);
  return GraphEmitter::node(emitter_.call("Cast", {gradient, emitter_.constant(Abstract::type(dtype))}));
}

Node* Body::handed_gradient(Node* node, size_t leaf) { return sensitivity(node, leaf, gradient(node, leaf)); }

Node* Body::value_of(Node* result) const {
  const auto at = replaced_.find(result);
  return at == replaced_.end() ? result : at->second;
}

Status Body::reverse(Node* result, std::span<const Val> seeds) {
  for (size_t i = 0; i < seeds.size(); ++i) {
    if (!seeds[i]) continue;
    seeds_.insert(seeds[i].bits);
    add(result, i, seeds[i]);
  }
  for (size_t i = steps_.size(); i-- > 0;) REFJIT_TRY(reverse_step(steps_[i]));
  return {};
}

Status Body::reverse_step(Step& step) {
  Node& node = *step.node;
  const auto at = adjoints_.find(&node);
  if (at == adjoints_.end()) return {};
  builder_.spans = node.spans;
  builder_.scope = node.scope.empty() ? "" : "Gradients/" + node.scope;
  std::vector<Val> gradients;
  for (auto& parts : at->second) gradients.push_back(sum(parts));
  Status done = step.call                       ? reverse_call(step, gradients)
                : ops::op_of(*node.primitive()) ? reverse_operator(node, gradients)
                                                : reverse_core(node, gradients);
  if (!done) return done;
  if (!emitter_.error()) return {};
  Error error = *emitter_.error();
  if (!error.span.is_known()) error.span = innermost(node.spans);
  return error;
}

Status Body::reverse_operator(Node& node, std::span<const Val> gradients) {
  const ops::OpDef& op = *ops::op_of(*node.primitive());
  const ops::Rules* rules = ops::rules_of(op);
  if (rules && rules->is_zero_gradient) return {};
  // The result is the variable, as MindSpore has it; what is assigned has no gradient.
  if (op.effect != Effect::None && op.name == "Assign") {
    add(node.input(1), 0, gradients[0]);
    return {};
  }
  if (!rules || !rules->grad)
    return user_error("RuntimeError", "Illegal primitive " + std::string(op.name) + "'s bprop not defined",
                      innermost(node.spans));
  std::vector<Val> arguments;
  std::vector<uint8_t> wanted;
  for (size_t i = 0; i < op.args.size(); ++i) {
    const bool is_given = i < node.arguments().size();
    arguments.push_back(is_given ? GraphEmitter::val(node.arguments()[i])
                                 : emitter_.constant(ops::default_value(op.args[i].default_text)));
    wanted.push_back(is_given && active_.count(node.arguments()[i]));
  }
  std::vector<Val> out(op.args.size());
  rules->grad(emitter_, {op, arguments, GraphEmitter::val(&node), gradients, wanted}, out);
  for (size_t i = 0; i < out.size() && i < node.arguments().size(); ++i) {
    if (!out[i] || !wanted[i]) continue;
    Node* argument = node.arguments()[i];
    if (argument->abstract->is_tensor()) {
      add(argument, 0, out[i]);
      continue;
    }
    for (size_t k = 0, n = leaves_of(argument->abstract).size(); k < n; ++k)
      add(argument, k, emitter_.item(out[i], static_cast<int64_t>(k)));
  }
  return {};
}

namespace {

/// Functions of guest/mindspore/ops/computed.py that pull gradients back, and by which argument.
struct PulledBack {
  std::string_view name, by;
  size_t argument;      ///< Whose gradient it gives.
  bool takes_argument;  ///< It is given the argument as well.
};
constexpr PulledBack kPulledBack[] = {{"index", "index_gradient", 1, true},
                                      {"masked_select", "masked_select_gradient", 1, true},
                                      {"index_gradient", "index", 1, false},
                                      {"masked_select_gradient", "masked_select", 1, false}};

/// The function that pulls back what this PyExecute gave; null: there is none.
const PulledBack* pulled_back(const Node& node) {
  const auto* name = std::get_if<std::string>(&node.arguments()[0]->abstract->value);
  for (const PulledBack& row : kPulledBack)
    if (name && *name == row.name) return &row;
  return nullptr;
}

}  // namespace

Status Body::reverse_core(Node& node, std::span<const Val> gradients) {
  const Primitive* p = node.primitive();
  const auto arguments = node.arguments();
  const auto pass = [&](Node* to, size_t first) {
    for (size_t i = 0; i < gradients.size(); ++i) add(to, first + i, gradients[i]);
  };
  if (p == &prim::kMakeTuple || p == &prim::kMakeList) {
    size_t at = 0;
    for (Node* argument : arguments)
      for (size_t i = 0, n = leaves_of(argument->abstract).size(); i < n; ++i) add(argument, i, gradients[at++]);
  } else if (p == &prim::kTupleGetItem || p == &prim::kListGetItem) {
    const auto* index = std::get_if<int64_t>(&arguments[1]->abstract->value);
    const auto size = static_cast<int64_t>(arguments[0]->abstract->elements.size());
    if (index)
      pass(arguments[0], first_leaf(*arguments[0]->abstract, static_cast<size_t>(*index < 0 ? *index + size : *index)));
  } else if (p == &prim::kDepend || p == &prim::kLoad) {
    pass(arguments[0], 0);
  } else if (p == &prim::kMakeDict) {
    pass(arguments[1], 0);
  } else if (p == &prim::kDictGetItem) {
    const Abstract& dict = *arguments[0]->abstract;
    for (size_t i = 0; i < dict.keys.size(); ++i)
      if (equal(*dict.keys[i], *arguments[1]->abstract)) pass(arguments[0], first_leaf(dict, i));
  } else if (const PulledBack* back = p == &prim::kPyExecute ? pulled_back(node) : nullptr) {
    Node* argument = arguments[back->argument];
    std::vector<Node*> given{builder_.string(std::string(back->by)), GraphEmitter::node(gradients[0])};
    given.insert(given.end(), arguments.begin() + (back->takes_argument ? 1 : 3), arguments.end());
    Node* pulled = builder_.call(prim::kPyExecute, given);
    pulled->abstract = broaden(argument->abstract);
    add(argument, 0, GraphEmitter::val(pulled));
  } else if (p != &prim::kUpdateState && !is_host(p)) {
    return user_error("RuntimeError",
                      p == &prim::kPyExecute
                          ? "The gradient of code that runs in the interpreter is not available in a graph."
                          : "The gradient of '" + std::string(p->name) + "' is not available here.",
                      innermost(node.spans));
  }
  return {};
}

FuncGraph& Body::branch(const Function& function, std::span<Node* const> shared, std::span<Node* const> arguments,
                        std::span<Node* const> sensitivities, const AbstractRef& result) {
  FuncGraph& graph = *module_.add_graph(function.graph ? "◂" + function.graph->name : "◂switch");
  graph.span = function.graph ? function.graph->span : Span();
  Body body(engine_, graph);
  body.builder_.spans = builder_.spans;
  std::vector<Node*> all;
  std::unordered_map<const Node*, Node*> inside;
  for (auto part : {shared, arguments, sensitivities})
    for (Node* node : part) {
      all.push_back(body.builder_.parameter(node->name, broaden(node->abstract)));
      if (part.data() == shared.data()) inside[node] = all.back();
    }
  const auto own = [&](Node* node) {
    const auto at = inside.find(node);
    return at == inside.end() ? node : at->second;
  };
  if (!function.graph) {
    Node* yes = body.partial(branch(*function.yes, shared, arguments, sensitivities, result), all);
    Node* no = body.partial(branch(*function.no, shared, arguments, sensitivities, result), all);
    Node* made = body.builder_.call(body.switched(own(function.condition), yes, no), {});
    made->abstract = yes->input(1)->constant().graph()->return_node()->abstract;
    body.builder_.finish(made);
    graph.return_node()->abstract = made->abstract;
    return graph;
  }
  std::vector<Node*> operands;
  for (Node* operand : function.operands) operands.push_back(own(operand));
  const std::span<Node* const> given(all.data() + shared.size(), arguments.size());
  operands.insert(operands.end(), given.begin(), given.end());
  const std::vector<Leaf> leaves = all_leaves(operands);
  std::vector<Node*> call_arguments = operands;
  call_arguments.insert(call_arguments.end(), all.begin() + static_cast<ptrdiff_t>(shared.size() + arguments.size()),
                        all.end());
  Node* called = body.builder_.call(engine_.backward(*function.graph), call_arguments);
  std::vector<AbstractRef> types;
  for (const Leaf& leaf : leaves) types.push_back(gradient_type(*leaf.type));
  called->abstract = Abstract::tuple({result, Abstract::tuple(std::move(types))});
  Node* gradients = leaves.empty() ? nullptr : body.item(called, 1);
  for (Node* node : all) body.activate(node);
  for (size_t i = 0; i < leaves.size(); ++i)
    body.add(leaves[i].node, leaves[i].index, GraphEmitter::val(body.item(gradients, i)));
  std::vector<Node*> out;
  for (const Leaf& leaf : all_leaves(std::span(all.data(), shared.size() + arguments.size())))
    out.push_back(body.handed_gradient(leaf.node, leaf.index));
  Node* parts[] = {body.item(called, 0), body.tuple(out)};
  Node* made = body.tuple(parts);
  body.builder_.finish(made);
  graph.return_node()->abstract = made->abstract;
  if (body.emitter_.error()) emitter_.fail(*body.emitter_.error());
  return graph;
}

namespace {

void collect_shared(const Function& function, std::vector<Node*>& out) {
  const auto add = [&](Node* node) {
    if (!node->is_value() && std::find(out.begin(), out.end(), node) == out.end()) out.push_back(node);
  };
  if (!function.graph) {
    add(function.condition);
    collect_shared(*function.yes, out);
    collect_shared(*function.no, out);
  }
  for (Node* operand : function.operands) add(operand);
}

}  // namespace

Status Body::reverse_own(Step& step, FuncGraph& gradient, std::span<const Val> gradients) {
  Node& node = *step.node;
  const std::vector<Node*> arguments = step.call->arguments;
  std::vector<Node*> given = arguments;
  const auto leaves = leaves_of(node.abstract);
  for (size_t i = 0; i < leaves.size(); ++i) given.push_back(leaf_value(&node, i));
  for (size_t i = 0; i < leaves.size(); ++i) given.push_back(sensitivity(&node, i, gradients[i]));
  if (given.size() != gradient.parameters().size())
    return internal_error("[grad] a bprop that does not take what its graph gives");
  for (size_t i = 0; i < given.size(); ++i) map(gradient.parameters()[i], given[i]);
  const bool outer = std::exchange(is_replaying_, true);
  auto result = copy(gradient);
  is_replaying_ = outer;
  if (!result) return std::move(result).error();
  for (size_t i = 0; i < arguments.size(); ++i)
    if (active_.count(arguments[i])) add(arguments[i], 0, GraphEmitter::val(item(*result, i)));
  return {};
}

Status Body::reverse_shared(Step& step, std::span<const Val> gradients) {
  Node& node = *step.node;
  const SharedGradient& shared = *step.call->shared;
  std::vector<Node*> operands = step.call->function.operands, active;
  operands.insert(operands.end(), step.call->arguments.begin(), step.call->arguments.end());
  for (Node* operand : operands)
    if (active_.count(operand)) active.push_back(operand);
  const std::vector<Leaf> leaves = all_leaves(active);
  if (leaves.empty()) return {};
  std::vector<Node*> given;
  for (size_t i : shared.operands) given.push_back(operands[i]);
  for (size_t i = 0; i < gradients.size(); ++i) given.push_back(sensitivity(&node, i, gradients[i]));
  if (emitter_.error()) return *emitter_.error();
  if (shared.saved) given.push_back(item(step.call->called, 1));
  Node* called = builder_.call(*shared.backward, given);
  std::vector<AbstractRef> types;
  for (const Leaf& leaf : leaves) types.push_back(gradient_type(*leaf.type));
  called->abstract = Abstract::tuple(std::move(types));
  for (size_t i = 0; i < leaves.size(); ++i) add(leaves[i].node, leaves[i].index, GraphEmitter::val(item(called, i)));
  return {};
}

Status Body::reverse_call(Step& step, std::span<const Val> gradients) {
  if (step.call->shared) return reverse_shared(step, gradients);
  Node& node = *step.node;
  const Function& function = step.call->function;
  if (FuncGraph* own = function.graph ? Engine::own_gradient(*function.graph) : nullptr)
    return reverse_own(step, *own, gradients);
  const auto result_leaves = leaves_of(node.abstract);
  bool is_tail = true;
  std::vector<Node*> sensitivities;
  for (size_t i = 0; i < gradients.size(); ++i) {
    is_tail = is_tail && (gradients[i] ? seeds_.count(gradients[i].bits) : result_leaves[i]->shape.is_concrete());
    sensitivities.push_back(sensitivity(&node, i, gradients[i]));
    if (emitter_.error()) return *emitter_.error();
  }
  std::vector<Node*> operands;
  Node* called = nullptr;
  if (function.graph) {
    operands = function.operands;
    operands.insert(operands.end(), step.call->arguments.begin(), step.call->arguments.end());
    std::vector<Node*> all = operands;
    all.insert(all.end(), sensitivities.begin(), sensitivities.end());
    called = builder_.call(engine_.backward(*function.graph), all);
  } else {
    collect_shared(*function.yes, operands);
    collect_shared(*function.no, operands);
    const std::vector<Node*> shared = operands;
    operands.insert(operands.end(), step.call->arguments.begin(), step.call->arguments.end());
    std::vector<Node*> all = operands;
    all.insert(all.end(), sensitivities.begin(), sensitivities.end());
    Node* branches[2];
    for (int i = 0; i < 2; ++i)
      branches[i] = partial(
          branch(i == 0 ? *function.yes : *function.no, shared, step.call->arguments, sensitivities, node.abstract),
          all);
    called = builder_.call(switched(function.condition, branches[0], branches[1]), {});
  }
  const std::vector<Leaf> leaves = all_leaves(operands);
  std::vector<AbstractRef> types;
  for (const Leaf& leaf : leaves) types.push_back(gradient_type(*leaf.type));
  called->abstract = Abstract::tuple({node.abstract, Abstract::tuple(std::move(types))});
  if (leaves.empty()) return {};
  Node* parts = item(called, 1);
  for (size_t i = 0; i < leaves.size(); ++i)
    if (active_.count(leaves[i].node)) add(leaves[i].node, leaves[i].index, GraphEmitter::val(item(parts, i)));
  if (is_tail && joins_calls) {
    Node* value = item(called, 0);
    module_.replace_uses(node, *value);
    replaced_[&node] = value;
  }
  return {};
}

}  // namespace refjit::transform
