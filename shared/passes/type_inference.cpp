// type_inference: abstract evaluation. Needs: parameters of the root typed.
//
//   %0 = PrimFunc_Add(%para1_x, I64(1))          %0 = PrimFunc_Add(%para1_x, I64(1)) : <Tensor[Float32], (2, 3)>
//   %1 = call @g(%0)                      ->     %1 = call @g(%0) : <Tensor[Float32], (2, 3)>
//   Return(%1)                                   Return(%1)
#include <unordered_map>
#include <unordered_set>

#include "base/program_place.h"
#include "ir/clone.h"
#include "ir/closures.h"
#include "ir/print.h"
#include "ir/recursion.h"
#include "ops/numbers.h"
#include "ops/op.h"
#include "passes/infer.h"

#include "ir/host_primitive.h"
#include "passes/pass.h"

namespace refjit::passes {

using namespace ir;

namespace {

Error type_error(std::string message) { return user_error("TypeError", std::move(message)); }

/// `arguments[1]` as an index into a sequence of `size` elements.
Result<size_t> item_index(const Abstract& index, size_t size) {
  auto* value = std::get_if<int64_t>(&index.value);
  if (!value) return type_error("For 'getitem', the index of a tuple or list must be a constant int.");
  int64_t at = *value < 0 ? *value + static_cast<int64_t>(size) : *value;
  if (at < 0 || at >= static_cast<int64_t>(size))
    return user_error("IndexError", "For 'getitem', the index " + std::to_string(*value) + " is out of range of " +
                                        std::to_string(size) + " elements.");
  return static_cast<size_t>(at);
}

Result<AbstractRef> get_item(std::span<const AbstractRef> a) {
  if (a[0]->kind == AbstractKind::Any) return Abstract::any();
  if (!a[0]->is_sequence()) return type_error("For 'getitem', expected a tuple or list, got " + short_type_text(*a[0]));
  auto index = item_index(*a[1], a[0]->elements.size());
  if (!index) return std::move(index).error();
  return a[0]->elements[*index];
}

Result<AbstractRef> get_value(std::span<const AbstractRef> a) {
  if (a[0]->kind == AbstractKind::Any) return Abstract::any();
  if (a[0]->kind != AbstractKind::Dict)
    return type_error("For 'getitem', expected a dict, got " + short_type_text(*a[0]));
  for (size_t i = 0; i < a[0]->keys.size(); ++i)
    if (equal(*a[0]->keys[i], *a[1])) return a[0]->elements[i];
  return user_error("KeyError", constant_text(*a[1], TextForm::Dump));
}

/// Of each axis a number, or one that waits for the inputs' dims.
Result<AbstractRef> shape_of(const Abstract& a) {
  if (!a.is_tensor() || !a.shape.rank_known)
    return type_error("For 'Shape', expected a tensor of known rank, got " + short_type_text(a));
  std::vector<AbstractRef> dims;
  for (const Dim dim : a.shape.dims) dims.push_back(Abstract::number(dim));
  return Abstract::tuple(std::move(dims));
}

/// nullopt: `p` is no arithmetic of ints.
std::optional<ops::NumberOp> number_op(const Primitive& p) {
  if (&p == &prim::kScalarAdd) return ops::NumberOp::Add;
  if (&p == &prim::kScalarSub) return ops::NumberOp::Subtract;
  if (&p == &prim::kScalarMul) return ops::NumberOp::Multiply;
  if (&p == &prim::kScalarFloorDiv) return ops::NumberOp::FloorDivide;
  if (&p == &prim::kScalarMod) return ops::NumberOp::Modulo;
  return std::nullopt;
}

Result<AbstractRef> infer_core(const Primitive& p, std::span<const AbstractRef> a) {
  auto all = [&] { return std::vector<AbstractRef>(a.begin(), a.end()); };
  if (&p == &prim::kReturn || &p == &prim::kDepend) return a[0];
  if (&p == &prim::kMakeTuple) return Abstract::tuple(all());
  if (&p == &prim::kMakeList) return Abstract::list(all());
  if (&p == &prim::kMakeSlice) return Abstract::slice(a[0], a[1], a[2]);
  if (&p == &prim::kTupleGetItem || &p == &prim::kListGetItem) return get_item(a);
  if (&p == &prim::kDictGetItem) return get_value(a);
  if (&p == &prim::kMakeDict) {
    if (a[0]->elements.size() != a[1]->elements.size())
      return type_error("For 'make_dict', expected as many keys as values.");
    return Abstract::dict(a[0]->elements, a[1]->elements);
  }
  if (&p == &prim::kShape) return shape_of(*a[0]);
  if (const auto op = number_op(p)) {
    if (AbstractRef number = ops::number_of(*op, *a[0], *a[1])) return number;
    return type_error("For '" + std::string(p.name) + "', got " + short_type_text(*a[0]) + " and " +
                      short_type_text(*a[1]) + ".");
  }
  if (&p == &prim::kUpdateState) return a[0];
  if (&p == &prim::kLoad) {
    if (!a[0]->is_ref) return a[0];
    auto loaded = std::make_shared<Abstract>(*a[0]);
    loaded->is_ref = false;
    loaded->ref_key.clear();
    return AbstractRef(std::move(loaded));
  }
  if (&p == &prim::kPyExecute) return Abstract::any();
  if (&p == &prim::kPrint) return Abstract::tensor({DType::Int32, {1}});
  if (&p == &prim::kFused) {
    const FuncGraph* body = a.empty() ? nullptr : a[0]->graph;
    if (body && body->output() && body->output()->abstract) return body->output()->abstract;
    return internal_error("[infer] a fused node without a body");
  }
  // Switch, Partial: calls look through the node.
  auto function = std::make_shared<Abstract>();
  function->kind = AbstractKind::Function;
  return AbstractRef(std::move(function));
}

}  // namespace

bool is_of_numbers(const Primitive& primitive) { return &primitive == &prim::kShape || number_op(primitive); }

Result<AbstractRef> infer_primitive(const Primitive& primitive, std::span<const AbstractRef> arguments) {
  if (const ops::OpDef* op = ops::op_of(primitive)) {
    while (arguments.size() > op->args.size() && arguments.back()->is_monad())
      arguments = arguments.first(arguments.size() - 1);
    if (!op->infer) return internal_error("[infer] " + std::string(op->name) + " has no inference");
    return op->infer(*op, arguments);
  }
  if (find_core_primitive(primitive.name) == &primitive) return infer_core(primitive, arguments);
  return internal_error("[infer] unknown operator " + std::string(primitive.name));
}

Status infer_node(Node& node) {
  std::vector<AbstractRef> arguments;
  arguments.reserve(node.arguments().size());
  for (const Node* input : node.arguments()) {
    if (!input->abstract) return internal_error("[infer] an operand of " + describe(node) + " has no abstract value");
    arguments.push_back(input->abstract);
  }
  auto result = infer_primitive(*node.primitive(), arguments);
  if (!result) {
    Error error = std::move(result).error();
    if (!error.span.is_known()) error.span = innermost(node.spans);
    return error;
  }
  node.abstract = *std::move(result);
  return {};
}

namespace {

class Inference {
 public:
  explicit Inference(Module& module)
      : module_(module), closures_(*module.root), known_graphs_(module.graph_id_limit()) {}

  Status run() {
    for (const Node* p : module_.root->parameters())
      if (!p->abstract) return internal_error("[infer] parameter '" + p->name + "' of the root has no type");
    REFJIT_TRY(enter(*module_.root));
    while (!stack_.empty()) {
      Frame& frame = stack_.back();
      if (frame.next == frame.order.size()) {
        REFJIT_TRY(leave());
        continue;
      }
      // A call that must be inferred first pushes its frame and is looked at again.
      Node& node = *frame.order[frame.next];
      auto done = evaluate(node);
      if (!done) return at(std::move(done).error(), node);
      if (*done) ++stack_[stack_.size() - 1].next;
    }
    return {};
  }

 private:
  /// Stale: to be done again under the signature that it has, for a recursive call in it was not known yet.
  enum class State : uint8_t { New, Running, Done, Stale };
  struct Frame {
    FuncGraph* graph;
    std::vector<Node*> order;
    size_t next;
    AbstractRef assumed;              ///< What recursive calls of `graph` got; null while none was met.
    std::vector<FuncGraph*> resting;  ///< Graphs done meanwhile whose types rest on `assumed`.
  };
  using Arguments = std::vector<AbstractRef>;

  /// Result of a recursive call whose result is not known yet; what uses it is not known either.
  static const AbstractRef& unknown() {
    static const AbstractRef value = std::make_shared<const Abstract>();
    return value;
  }

  /// What capture said that a recursive graph returns; null when parameters or result have no type.
  static AbstractRef declared_result(const FuncGraph& graph) {
    for (const Node* p : graph.parameters())
      if (!p->abstract) return nullptr;
    return graph.output()->abstract ? broaden(graph.output()->abstract) : nullptr;
  }

  static Error at(Error error, const Node& node) {
    if (!error.span.is_known()) error.span = innermost(node.spans);
    return error;
  }

  Status enter(FuncGraph& graph) {
    if (!graph.return_node()) return internal_error("[infer] graph @" + graph.name + " has no Return");
    states_[&graph] = State::Running;
    // Copies made since are not in `closures_`.
    const bool is_known = graph.id() < known_graphs_;
    stack_.push_back(
        {&graph, is_known ? topological_order(graph, closures_) : topological_order(graph), 0, nullptr, {}});
    return {};
  }

  /// The topmost graph is done, unless its recursive calls assumed another result than it has.
  Status leave() {
    Frame& frame = stack_.back();
    FuncGraph* graph = frame.graph;
    AbstractRef result = graph->output()->abstract;
    auto declared = declared_results_.find(graph);
    if (declared != declared_results_.end() && declared->second) {
      if (!accepts(*declared->second, *result)) return no_join(*declared->second, *result);
    } else if (frame.assumed) {
      if (result == unknown()) return user_error("RuntimeError", "The recursion of '" + graph->name + "' never ends.");
      result = broaden(result);
      if (frame.assumed == unknown()) {
        for (FuncGraph* other : frame.resting) states_[other] = State::Stale;
        frame.resting.clear();
        frame.assumed = result;
        frame.next = 0;
        return {};
      }
      if (!equal(*frame.assumed, *result)) return no_join(*frame.assumed, *result);
    }
    states_[graph] = State::Done;
    stack_.pop_back();
    for (Frame& below : stack_)
      if (below.assumed == unknown()) below.resting.push_back(graph);
    return {};
  }

  /// Whether a value of type `given` may stand where `wanted` was declared: a constant for a variable, a number for a
  /// symbol.
  static bool accepts(const Abstract& wanted, const Abstract& given) {
    if (equal(wanted, given)) return true;
    if (wanted.kind != given.kind || wanted.is_constant) return false;
    if (wanted.is_tensor()) return wanted.dtype == given.dtype && accepts_shape(wanted.shape, given.shape);
    if (wanted.is_scalar() || wanted.kind == AbstractKind::String) return true;
    if (wanted.kind == AbstractKind::Function) return !wanted.graph && !wanted.primitive;
    if (wanted.elements.size() != given.elements.size() || wanted.keys.size() != given.keys.size()) return false;
    for (size_t i = 0; i < wanted.keys.size(); ++i)
      if (!equal(*wanted.keys[i], *given.keys[i])) return false;
    for (size_t i = 0; i < wanted.elements.size(); ++i)
      if (!accepts(*wanted.elements[i], *given.elements[i])) return false;
    return !wanted.elements.empty();
  }

  static bool accepts_shape(const AnyShape& wanted, const AnyShape& given) {
    if (!wanted.rank_known) return true;
    if (!given.rank_known || wanted.dims.size() != given.dims.size()) return false;
    for (size_t i = 0; i < wanted.dims.size(); ++i)
      if (wanted.dims[i].is_known() && !(wanted.dims[i] == given.dims[i])) return false;
    return true;
  }

  static Error no_join(const Abstract& a, const Abstract& b) {
    return type_error(
        "Cannot join the return values of different branches, perhaps you need to make them equal.\n"
        "Type Join Failed: " +
        type_text(&a, TextForm::Dump) + " cannot join with " + type_text(&b, TextForm::Dump));
  }

  /// False: a frame was pushed, try again.
  Result<bool> evaluate(Node& node) {
    for (size_t i = 1; i < node.inputs().size(); ++i) {
      if (node.input(i)->abstract != unknown()) continue;
      node.abstract = unknown();
      return true;
    }
    if (const Primitive* p = node.primitive()) {
      if (p == &prim::kFused) {
        // The body is typed by the arguments, as a callee is.
        FuncGraph* body = node.input(1)->is_value() ? node.input(1)->constant().graph() : nullptr;
        if (!body) return internal_error("[infer] a fused node without a body");
        auto result = call(node, 1, body, arguments_of(node, 2));
        if (!result) return std::move(result).error();
        if (!*result) return false;
      }
      // A raise gives no value, so that any type is right; what a PyExecute gives only capture knows.
      if ((p == &prim::kRaise || p == &prim::kPyExecute) && node.abstract) return true;
      if (Status status = infer_node(node); !status) return std::move(status).error();
      return true;
    }
    auto result = call_value(node, 0, *node.input(0), arguments_of(node, 1));
    if (!result) return std::move(result).error();
    if (!*result) return false;
    node.abstract = *std::move(result);
    return true;
  }

  static Arguments arguments_of(const Node& node, size_t first) {
    Arguments arguments;
    for (size_t i = first; i < node.inputs().size(); ++i) arguments.push_back(node.input(i)->abstract);
    return arguments;
  }

  /// Result of calling `callee`, input `index` of `user`; null when a frame was pushed.
  Result<AbstractRef> call_value(Node& user, size_t index, Node& callee, Arguments arguments) {
    if (callee.is_value()) {
      if (FuncGraph* graph = callee.constant().graph()) return call(user, index, graph, arguments);
      if (const Primitive* p = callee.constant().primitive()) return infer_primitive(*p, arguments);
    }
    if (callee.calls(prim::kPartial)) {
      Arguments bound = arguments_of(callee, 2);
      bound.insert(bound.end(), arguments.begin(), arguments.end());
      return call_value(callee, 1, *callee.input(1), std::move(bound));
    }
    if (callee.calls(prim::kSwitch)) {
      const bool is_called = user.input(index) == &callee && index == 0;
      return call_switch(callee, arguments, is_called && user.abstract != unknown() ? user.abstract : nullptr);
    }
    // A function that comes from elsewhere: what capture said of the call stands.
    if (user.input(index) == &callee && index == 0 && user.abstract && user.abstract != unknown()) return user.abstract;
    return user_error("TypeError", "[call] the function that is called here is not known while compiling");
  }

  /// `declared`: what capture said of the call; null: nothing. It decides where the branches' shapes differ.
  Result<AbstractRef> call_switch(Node& node, const Arguments& arguments, const AbstractRef& declared) {
    // The branch that a constant never takes is not evaluated, and must not stay reachable without types.
    if (auto* known = std::get_if<bool>(&node.input(1)->abstract->value)) {
      const size_t taken = *known ? 2 : 3;
      module_.set_input(node, 5 - taken, node.input(taken));
      return call_value(node, taken, *node.input(taken), arguments);
    }
    AbstractRef joined;
    for (size_t branch : {2, 3}) {
      auto result = call_value(node, branch, *node.input(branch), arguments);
      if (!result || !*result) return result;
      if (*result == unknown()) continue;
      if (!joined) {
        joined = *result;
        continue;
      }
      if (equal(*joined, **result)) continue;
      AbstractRef a = broaden(joined);
      AbstractRef b = broaden(*result);
      if (!equal(*a, *b)) {
        if (!declared || !accepts(*declared, *a) || !accepts(*declared, *b)) return no_join(*a, *b);
        a = declared;
      }
      joined = a;
    }
    return joined ? joined : unknown();
  }

  /// Programs without calls are never asked which graphs call themselves.
  void find_recursion() {
    knows_recursion_ = true;
    is_recursive_ = call_order(closures_).is_recursive;
    for (FuncGraph* graph : closures_.graphs())
      if (is_recursive_[graph->id()] && graph->output()) declared_results_[graph] = declared_result(*graph);
  }

  Result<AbstractRef> call(Node& user, size_t index, FuncGraph* graph, const Arguments& arguments) {
    if (!knows_recursion_) find_recursion();
    if (arguments.size() != graph->parameters().size())
      return type_error("The parameters number of the function is " + std::to_string(graph->parameters().size()) +
                        ", but the number of provided arguments is " + std::to_string(arguments.size()) + ".\n" +
                        "FunctionGraph : " + graph->name);
    for (FuncGraph* version : versions_.try_emplace(graph, std::vector{graph}).first->second) {
      State state = states_[version];
      if (state == State::New && !is_declared(*version)) return start(*version, arguments);
      if (!has_signature(*version, arguments)) continue;
      if (version != graph) module_.set_input(user, index, module_.graph_node(*version));
      if (state == State::New || state == State::Stale) return start(*version, arguments);
      if (state == State::Running) return result_of_running(*version);
      if (is_declared(*version)) return declared_results_[version];
      return is_recursive(*version) ? broaden(version->output()->abstract) : version->output()->abstract;
    }
    constexpr size_t kMostVersions = 64;
    if (is_recursive(*graph) && versions_[graph].size() == kMostVersions)
      return user_error("RuntimeError", "The recursion of '" + graph->name + "' gives its parameters ever new types.");
    // The original is never evaluated under a second signature: a copy is.
    FuncGraph* copy = clone_graph(module_, *graph, Closures(*graph));
    versions_[graph].push_back(copy);
    versions_[copy] = {copy};
    if (is_recursive(*graph)) recursive_copies_.insert(copy);
    module_.set_input(user, index, module_.graph_node(*copy));
    return start(*copy, arguments);
  }

  bool is_recursive(const FuncGraph& graph) const {
    return graph.id() < is_recursive_.size() ? is_recursive_[graph.id()] : recursive_copies_.count(&graph) != 0;
  }

  bool is_declared(FuncGraph& graph) const {
    auto at = declared_results_.find(&graph);
    return at != declared_results_.end() && at->second;
  }

  AbstractRef result_of_running(FuncGraph& graph) {
    if (is_declared(graph)) return declared_results_[&graph];
    for (Frame& frame : stack_) {
      if (frame.graph != &graph) continue;
      if (!frame.assumed) frame.assumed = unknown();
      return frame.assumed;
    }
    return unknown();
  }

  /// The parameters of a recursive graph are variables: a loop is not unrolled by the constants it starts with.
  bool has_signature(const FuncGraph& graph, const Arguments& arguments) const {
    const bool is_loose = is_recursive(graph);
    for (size_t i = 0; i < arguments.size(); ++i) {
      const Abstract& wanted = *graph.parameters()[i]->abstract;
      if (is_loose ? !accepts(wanted, *arguments[i]) : !equal(wanted, *arguments[i])) return false;
    }
    return true;
  }

  Result<AbstractRef> start(FuncGraph& graph, const Arguments& arguments) {
    if (states_[&graph] == State::New && !is_declared(graph)) {
      const bool is_loose = is_recursive(graph);
      for (size_t i = 0; i < arguments.size(); ++i)
        graph.parameters()[i]->abstract = is_loose ? broaden(arguments[i]) : arguments[i];
    }
    if (Status status = enter(graph); !status) return std::move(status).error();
    return AbstractRef();
  }

  Module& module_;
  const Closures closures_;
  const size_t known_graphs_;
  bool knows_recursion_ = false;
  std::vector<bool> is_recursive_;
  std::unordered_set<const FuncGraph*> recursive_copies_;
  std::unordered_map<FuncGraph*, AbstractRef> declared_results_;  ///< Of recursive graphs that capture has typed.
  std::vector<Frame> stack_;
  std::unordered_map<FuncGraph*, State> states_;
  std::unordered_map<FuncGraph*, std::vector<FuncGraph*>> versions_;
};

}  // namespace

Status infer(Module& module) { return Inference(module).run(); }

bool type_inference(Module& module, PassContext& context) {
  if (Status status = infer(module); !status) {
    context.error = std::move(status).error();
    return false;
  }
  return true;
}

}  // namespace refjit::passes
