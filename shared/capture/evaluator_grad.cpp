// grad inside a captured function: the callee becomes a graph of the tensors to differentiate by, transform::gradient
// makes its gradient graph, and a call of that stands in the graph being captured. The fields and the arrangement of
// results are those of guest/mindspore/ops/composite.py.
#include <algorithm>
#include <unordered_set>

#include "capture/crossing.h"
#include "capture/evaluator.h"
#include "capture/guest_values.h"
#include "capture/leaks.h"
#include "capture/settings.h"
#include "capture/weight_hooks.h"
#include "transform/grad.h"
#include "vm/builtin_types.h"
#include "vm/execute.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/float.h"
#include "vm/types/int.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"
#include "vm/vm.h"

namespace refjit::capture {

using vm::Ref;
using vm::Value;

namespace {

constexpr std::string_view kMarker = "__refjit_grad__";

Break no_such_call(std::string detail) { return {BreakId::UnsupportedOperand, std::move(detail), {}, {}}; }

bool is_none(const SymbolRef& s) { return s->is_constant() && s->value.get().is_none(); }

/// Does a graph that `graph` calls have effects? Going backwards runs such a graph once more.
bool has_effects_in_calls(const ir::FuncGraph& graph, ir::Effect effect) {
  for (const ir::FuncGraph* called : ir::reachable_graphs(graph)) {
    if (called == &graph) continue;
    for (const ir::Node* node : ir::topological_order(*called))
      if (node->primitive() && node->primitive()->effect == effect) return true;
  }
  return false;
}

/// An item of a tuple node, with its type.
ir::Node* typed_item(GraphCapture& graph, ir::Node* tuple, size_t index) {
  ir::Node* node = graph.builder().tuple_get_item(tuple, static_cast<int64_t>(index));
  node->abstract = tuple->abstract->elements[index];
  return node;
}

bool is_tensor(const SymbolRef& s) { return s->is_node() && s->node->abstract->is_tensor() && !s->is_number; }

/// Does a graph take gradients by it? Tensors, numbers that are no constants, and structures with such inside.
bool is_variable(const SymbolRef& s) {
  if (s->is_node()) return s->node->abstract->is_tensor();
  return (s->is_sequence() || s->kind == SymbolKind::Dict) &&
         std::any_of(s->items.begin(), s->items.end(), [](const SymbolRef& item) { return is_variable(item); });
}

/// Gradients of what is constant in an argument: zero of numbers.
void set_zeros(vm::Vm& vm, Crossing& crossing) {
  for (Crossing& item : crossing.items) set_zeros(vm, item);
  if (crossing.kind != Crossing::Kind::Same || !crossing.symbol || !crossing.symbol->is_constant()) return;
  const Value value = crossing.symbol->value;
  if (vm::is_float(value)) crossing.symbol = Symbol::constant(Value::of(0.0));
  if (!value.is_bool() && vm::is_int(value)) crossing.symbol = Symbol::constant(vm.integer(0));
}

/// Does `graph` reach a value that it is differentiated by other than through that one parameter? Eager execution adds
/// the gradients of all uses of a tensor; here each parameter has its own. What the graphs around it computed before is
/// no part of it.
bool has_other_uses(const GraphCapture& capture, const ir::FuncGraph& graph, std::span<ir::Node* const> arguments,
                    std::span<ir::Node* const> weights) {
  std::unordered_set<const ir::Node*> seen(weights.begin(), weights.end());
  auto graphs = ir::reachable_graphs(graph);
  graphs.erase(std::remove_if(graphs.begin(), graphs.end(),
                              [&](const ir::FuncGraph* g) { return g != &graph && capture.is_open(g); }),
               graphs.end());
  const auto is_inside = [&](const ir::Use& use) {
    return !use.user->calls(ir::prim::kShape) && !use.user->calls(ir::prim::kUpdateState) &&
           std::find(graphs.begin(), graphs.end(), use.user->graph()) != graphs.end();
  };
  return std::any_of(arguments.begin(), arguments.end(), [&](const ir::Node* argument) {
    const ir::Node* given = argument->calls(ir::prim::kLoad) ? argument->input(1) : argument;
    const auto &users = argument->users(), &of_given = given->users();
    return !seen.insert(given).second || std::any_of(users.begin(), users.end(), is_inside) ||
           std::any_of(of_given.begin(), of_given.end(), is_inside);
  });
}

/// A function reads the weights that it is differentiated by itself: what stands before it is no part of its graph.
void forget_reads(Effects::State& state, const std::vector<ir::Node*>& weights) {
  const auto reads_weight = [&](const ir::Node* reader) {
    return reader->calls(ir::prim::kLoad) &&
           std::find(weights.begin(), weights.end(), reader->input(1)) != weights.end();
  };
  state.readers.erase(std::remove_if(state.readers.begin(), state.readers.end(), reads_weight), state.readers.end());
}

/// For each leaf: is it a number?
void append_kinds(const Crossing& crossing, std::vector<bool>& is_number) {
  if (crossing.kind == Crossing::Kind::Leaf) is_number.push_back(crossing.is_number);
  for (const Crossing& item : crossing.items) append_kinds(item, is_number);
}

/// The sensitivity in the shape of its output: elements in another form, one number for all, or broadcast.
Outcome<SymbolRef> in_shape(GraphCapture& graph, const SymbolRef& sens, const ir::AnyShape& wanted) {
  const ir::AnyShape given = sens->node->abstract->shape;
  if (given == wanted) return sens;
  if (!given.is_concrete() || !wanted.is_concrete())
    return Error(user_error("ValueError", "The shape of the sensitivity is not that of the output."));
  const auto emit_to = [&](const char* op, const SymbolRef& value, const Shape& shape) {
    std::vector<SymbolRef> dims;
    for (const int64_t dim : shape) dims.push_back(Symbol::constant(graph.vm().integer(dim)));
    const SymbolRef operands[] = {value, Symbol::tuple(std::move(dims))};
    return graph.emit(*ops::find_op(op), operands);
  };
  const Shape shape = wanted.concrete();
  const int64_t count = element_count(given.concrete());
  if (count == element_count(shape)) return emit_to("Reshape", sens, shape);
  if (count != 1) return emit_to("BroadcastTo", sens, shape);
  REFJIT_CAPTURE(number, emit_to("Reshape", sens, {}));
  return emit_to("BroadcastTo", number, shape);
}

}  // namespace

/// The fields of a GradFunction, read, and what a call of it differentiates by.
struct Evaluator::GradientCall {
  SymbolRef fn;
  bool by_input = true, by_all_inputs = false;
  std::vector<int64_t> positions;
  bool by_weight = false, has_one_weight = false, has_list_of_weights = false;
  std::vector<SymbolRef> weights;
  std::vector<SymbolRef> names;  ///< Of the weights, if they are asked for.
  bool has_aux, return_ids, returns_value, sens_param, unwraps;
  std::vector<size_t> chosen;         ///< Arguments that have tensors, of those asked for.
  std::vector<Crossing> inputs;       ///< Their leaves, one a chosen argument.
  size_t kept = 0;                    ///< Results after its own: what Parameters hold at its end.
  std::vector<SymbolRef> of_weights;  ///< Their gradients.
  std::vector<ir::Node*> zeros;  ///< One a leaf: what stands for the gradient of a number; null: a gradient is taken.
};

bool Evaluator::is_gradient_class(Value type) {
  return vm_.is_instance(type, vm_.types().type) &&
         (static_cast<vm::Type*>(type.object())->type_flags & vm::kTypeHeap) != 0 &&
         !vm::find_in_type(vm_, static_cast<vm::Type*>(type.object()), vm_.intern(kMarker)).is_null();
}

std::optional<Outcome<SymbolRef>> Evaluator::call_gradient(const SymbolRef& callee, std::vector<SymbolRef>& args,
                                                           Keywords& keywords) {
  using Result = Outcome<SymbolRef>;
  const Value v = callee->value;
  if (is_gradient_class(v)) {
    const std::string_view name = vm::view_of(static_cast<vm::Type*>(v.object())->name);
    if (name.substr(name.rfind('.') + 1) == "GradFunction" && args.size() == 4) {
      auto made = std::make_shared<Symbol>();
      made->kind = SymbolKind::Gradient;
      made->items = std::move(args);
      return Result(std::move(made));
    }
    // GradOperation(...) of constants: nothing but its fields is made.
    return call_native_on_constants(v, args, keywords);
  }
  if (!v.is_object() || !is_gradient_class(Value(v.object()->type))) return std::nullopt;
  auto made = std::make_shared<Symbol>();
  made->kind = SymbolKind::Gradient;
  for (std::string_view field : {"fn", "positions", "weights", "options"}) {
    if (!vm_.find_attribute(v, vm_.intern(field))) return std::nullopt;
    Result found = attribute(callee, field);
    if (!found) return found;
    made->items.push_back(std::move(*found));
  }
  return differentiate(made, std::move(args), std::move(keywords));
}

Outcome<Evaluator::GradientCall> Evaluator::read_gradient(const SymbolRef& gradient) {
  GradientCall call;
  call.fn = gradient->items[0];
  const Ref positions = materialise(gradient->items[1]), options = materialise(gradient->items[3]);
  if (!positions || !options || !vm::is_tuple(options) || vm::as_tuple(options)->span().size() != 5)
    return no_such_call("a gradient whose form is not constant");
  call.by_input = !positions.get().is_none();
  call.by_all_inputs = vm::is_str(positions);
  if (vm::is_tuple(positions))
    for (Value v : vm::as_tuple(positions)->span()) {
      int64_t position = 0;
      if (!vm::int_fits(v, position)) return no_such_call("a gradient by positions that are not constant");
      call.positions.push_back(position);
    }
  if (vm::is_tuple(positions) && call.positions.empty())
    return graph_.heap
               ? no_such_call("a gradient by an empty grad_position")
               : compile_time(user_error("RuntimeError", "grad_position should not be empty when grad by position."));
  const auto flags = vm::as_tuple(options)->span();
  bool* const fields[] = {&call.has_aux, &call.return_ids, &call.returns_value, &call.sens_param, &call.unwraps};
  for (size_t i = 0; i < std::size(fields); ++i) *fields[i] = flags[i] == vm::kTrue;
  const SymbolRef weights = loaded(gradient->items[2]);
  call.by_weight = !is_none(weights);
  if (call.by_weight && graph_.heap && !graph_.guards_aliases) {
    // A weight and what the function reads by another path must be one parameter: once more, with that guarded.
    Break why = no_such_call("a gradient by weights, of which other paths may lead to the same");
    why.signal = Break::Signal::NeedsEffects;
    return why;
  }
  call.has_one_weight = call.by_weight && !weights->is_sequence();
  call.has_list_of_weights = weights->kind == SymbolKind::List && !weights->is_outside && !weights->source;
  if (weights->is_sequence())
    call.weights = weights->items;
  else if (call.by_weight)
    call.weights.push_back(weights);
  for (SymbolRef& weight : call.weights) {
    weight = forced(weight);
    // A graph's tensors have no names, but the Parameter that this one stands for has.
    const auto& inputs = graph_.inputs;
    const auto input = std::find_if(inputs.begin(), inputs.end(), [&](const Input& i) {
      return weight->is_node() && i.parameter == weight->node && i.tensor && i.parameter->has_default;
    });
    if (call.return_ids && input != inputs.end()) {
      Ref name = vm_.get_attribute(input->tensor, "name");
      if (!name) return failed("name");
      call.names.push_back(Symbol::constant(std::move(name)));
    } else if (call.return_ids) {
      REFJIT_CAPTURE(name, attribute(weight, "name"));
      call.names.push_back(name);
    }
    if (weight->is_constant() && vm::tensors::is_tensor(weight->value))
      weight = graph_.import_owned(weight->value, "weight");
    if (!is_tensor(weight)) return no_such_call("a gradient by a weight that is no tensor");
  }
  return call;
}

Outcome<bool> Evaluator::choose_arguments(GradientCall& call, std::span<SymbolRef* const> given) {
  for (SymbolRef* arg : given)
    if ((*arg)->is_constant() && vm::tensors::is_tensor((*arg)->value))
      *arg = graph_.import_owned((*arg)->value, "constant");
  const auto load_parts = [&](const auto& again, SymbolRef& symbol) -> void {
    if (!symbol->is_constant()) symbol = loaded(symbol);
    if (symbol->is_sequence() || symbol->kind == SymbolKind::Dict)
      for (SymbolRef& item : symbol->items) again(again, item);
  };
  if (call.by_all_inputs)
    for (size_t i = 0; i < given.size(); ++i) call.positions.push_back(static_cast<int64_t>(i));
  for (int64_t position : call.positions) {
    if (position >= static_cast<int64_t>(given.size())) {
      if (given.empty() && call.positions.size() == 1 && position == 0) return true;
      return compile_time(
          user_error("IndexError", "Position index " + std::to_string(position) + " is exceed input size."));
    }
    SymbolRef& arg = *given[static_cast<size_t>(position)];
    load_parts(load_parts, arg);
    // A mutable number is one of the arguments, even where it had to be a constant.
    const bool is_fixed = arg->is_constant() && arg->is_outside;
    // A static graph takes a structure that is given to it as a constant, unless it is mutable.
    const bool is_given = !graph_.heap && arg->is_outside && arg->value,
               is_marked = is_given && is_mutable(vm_, arg->value);
    if (is_given && !is_marked && !is_fixed) continue;
    if (is_marked || is_fixed || is_variable(arg)) call.chosen.push_back(static_cast<size_t>(position));
  }
  return true;
}

Outcome<bool> Evaluator::cross_arguments(GradientCall& call, std::span<SymbolRef* const> given, ir::FuncGraph& graph,
                                         std::vector<ir::Node*>& arguments) {
  const bool by_scalars = context_setting(vm_, "grad_for_scalar") == vm::kTrue;
  Crossings crossings(graph_);
  for (size_t i : call.chosen) {
    call.inputs.push_back(crossings.of(*given[i]));
    std::vector<ir::Node*> leaves;
    REFJIT_CAPTURE(appended, crossings.append_leaves(call.inputs.back(), *given[i], leaves));
    (void)appended;
    std::vector<bool> is_number;
    append_kinds(call.inputs.back(), is_number);
    for (size_t k = 0; k < leaves.size(); ++k) {
      ir::Node*& leaf = leaves[k];
      // MindSpore passes gradients of numbers through operators of tensors alone, and to no item of a structure.
      const bool is_whole_argument = call.inputs.back().kind == Crossing::Kind::Leaf;
      cuts_numbers_ = cuts_numbers_ || (is_number[k] && !by_scalars && is_whole_argument);
      if (is_number[k] && !by_scalars && !is_whole_argument) {
        const SymbolRef operands[] = {Symbol::of_node(leaf)};
        REFJIT_CAPTURE(zero, emit_named("ZerosLike", operands));
        call.zeros.push_back(zero->node);
        continue;
      }
      ir::Node* parameter = graph_.module().add_parameter(graph, "x" + std::to_string(i));
      parameter->abstract = ir::Abstract::tensor(leaf->abstract->dtype, leaf->abstract->shape);
      arguments.push_back(leaf);
      call.zeros.push_back(nullptr);
      leaf = parameter;
    }
    size_t next = 0;
    *given[i] = crossings.restore(call.inputs.back(), leaves, next);
  }
  return true;
}

Outcome<SymbolRef> Evaluator::differentiate(const SymbolRef& gradient, std::vector<SymbolRef> args, Keywords keywords) {
  std::vector<GraphCapture::Held> held;
  if (!graph_.held) {
    const std::vector<Span> spans = graph_.spans();
    const Effects::State before = graph_.effects.state;
    Outcome<SymbolRef> found = differentiated(gradient, args, keywords, nullptr);
    if (found || found.why().signal != Break::Signal::NeedsVariables) return found;
    // It writes where going backwards would write again: once more, with what it writes as variables.
    graph_.spans() = spans;
    graph_.effects.state = before;
  } else {
    for (const GraphCapture::Held& outer : *graph_.held) {
      held.push_back({outer.parameter, std::make_shared<SymbolCell>()});
      held.back().cell->value = outer.cell->value;
    }
  }
  return differentiated(gradient, std::move(args), std::move(keywords), &held);
}

Outcome<SymbolRef> Evaluator::differentiated(const SymbolRef& gradient, std::vector<SymbolRef> args, Keywords keywords,
                                             std::vector<GraphCapture::Held>* held) {
  REFJIT_CAPTURE(call, read_gradient(gradient));
  SymbolRef sens;
  if (call.sens_param) {
    const auto named = std::find_if(keywords.begin(), keywords.end(), [](auto& k) { return k.first == "sens"; });
    if (named != keywords.end()) {
      sens = named->second;
      keywords.erase(named);
    } else if (!args.empty()) {
      sens = args.back();
      args.pop_back();
    }
  }
  std::vector<SymbolRef*> given;
  for (SymbolRef& arg : args) given.push_back(&arg);
  for (auto& [key, value] : keywords) given.push_back(&value);
  REFJIT_CAPTURE(has_arguments, choose_arguments(call, given));
  (void)has_arguments;

  // The callee as a graph of its own, whose parameters are the chosen tensors; everything else is used freely.
  ir::FuncGraph& graph = *graph_.module().add_graph("grad_callee");
  std::vector<ir::Node*> arguments;
  REFJIT_CAPTURE(is_crossed, cross_arguments(call, given, graph, arguments));
  (void)is_crossed;
  transform::GradRequest request;
  for (uint32_t i = 0; i < arguments.size(); ++i) request.parameters.push_back(i);
  for (const SymbolRef& weight : call.weights) request.weights.push_back(weight->node);
  request.takes_sensitivity = sens != nullptr;
  request.is_inner = gradients_ > 0;
  Crossings crossings(graph_);
  Crossing crossing;
  SymbolRef outputs;
  const Effects::State before = graph_.effects.state;
  bool writes = false;
  {
    std::vector<SymbolRef> copies, around{call.fn};
    for (size_t i = 0; i < given.size(); ++i) {
      const bool is_chosen = std::find(call.chosen.begin(), call.chosen.end(), i) != call.chosen.end();
      (is_chosen ? copies : around).push_back(*given[i]);
    }
    const GraphScope scope(graph_, graph);
    MarkScope mark(graph_);
    const EffectsScope effects(graph_.effects);
    forget_reads(graph_.effects.state, request.weights);
    const bool guards_aliases = std::exchange(graph_.guards_aliases, true);
    const HeldScope variables(graph_, held);
    ++gradients_;
    Outcome<SymbolRef> value = this->call(call.fn, std::move(args), std::move(keywords));
    --gradients_;
    graph_.guards_aliases = guards_aliases;
    if (!value) return value;
    const std::vector<Slot> changes = written_since(graph_, mark);
    if (has_changed(copies, changes) || gives_away(graph_, graph, changes, std::move(around)))
      return no_such_call("a function to differentiate changes variables around it");
    writes = effects.has_written();
    outputs = *value;
    if (call.has_aux && (outputs->kind != SymbolKind::Tuple || outputs->items.size() < 2))
      return compile_time(user_error(graph_.heap ? "ValueError" : "RuntimeError",
                                     "When has_aux is True, origin fn requires more than one outputs."));
    crossing = crossings.of(outputs);
    std::vector<ir::Node*> leaves;
    REFJIT_CAPTURE(appended, crossings.append_leaves(crossing, outputs, leaves));
    (void)appended;
    const size_t count = call.has_aux ? crossing.items[0].leaf_count() : leaves.size();
    request.results = static_cast<size_t>(std::count_if(leaves.begin(), leaves.begin() + static_cast<ptrdiff_t>(count),
                                                        [](ir::Node* n) { return n->abstract->is_tensor(); }));
    if (held)
      for (const GraphCapture::Held& variable : *held) {
        REFJIT_CAPTURE(now, graph_.node_of(Symbol::of_node(variable.parameter)));
        leaves.push_back(now);
      }
    ir::Node* packed = graph_.effects.finished(crossings.pack(leaves), before);
    graph_.builder().finish(packed);
    graph.return_node()->abstract = packed->abstract;
    if (graph_.heap && has_other_uses(graph_, graph, arguments, request.weights))
      return no_such_call("a function is differentiated by a tensor that it has in two ways");
    if (writes && has_effects_in_calls(graph, ir::Effect::Memory)) {
      Break why = no_such_call("a function to differentiate writes Parameters in a loop or branch");
      if (!held && !graph_.heap) why.signal = Break::Signal::NeedsVariables;
      return why;
    }
    // What calls print, they print once: their results are not taken from what computes them again.
    request.joins_calls = !(writes && has_effects_in_calls(graph, ir::Effect::Io));
    mark.keep();
  }
  if (sens) {
    REFJIT_CAPTURE(appended, append_sensitivities(call.has_aux ? outputs->items[0] : outputs, sens, arguments));
    (void)appended;
  }
  auto made = transform::gradient(graph_.module(), graph, request);
  if (!made) {
    graph_.need_number(nullptr);  // rules that cannot do with symbols for dims
    return std::move(made).error();
  }
  ir::Node* called = graph_.builder().call(**made, arguments);
  called->abstract = (*made)->output()->abstract;
  if (graph_.effects.is_tracked()) graph_.effects.called(*called, before, writes, true);
  if (held) {
    ir::Node* results = typed_item(graph_, called, 0);
    call.kept = held->size();
    const auto leaves = crossings.unpack(results, crossing.leaf_count() + call.kept);
    for (size_t i = 0; i < call.kept; ++i) {
      const SymbolRef operands[] = {Symbol::of_node((*held)[i].parameter),
                                    Symbol::of_node(leaves[crossing.leaf_count() + i])};
      REFJIT_CAPTURE(written, graph_.emit_write(*ops::find_op("Assign"), operands));
      (void)written;
    }
  }
  ir::Node* of_weights = call.weights.empty() ? nullptr : typed_item(graph_, called, 2);
  for (size_t i = 0; i < call.weights.size(); ++i)
    call.of_weights.push_back(Symbol::of_node(typed_item(graph_, of_weights, i)));
  if (of_weights) {
    REFJIT_CAPTURE(is_hooked, apply_weight_hooks(*this, call.weights, call.of_weights));
    (void)is_hooked;
  }
  return arranged(call, called, crossing);
}

Outcome<bool> Evaluator::append_sensitivities(const SymbolRef& outputs, const SymbolRef& sens,
                                              std::vector<ir::Node*>& out) {
  const bool is_static = depth_ == GraphCapture::Depth::Frozen;
  if (is_static && outputs->is_sequence() != sens->is_sequence() && (sens->is_node() || outputs->is_node())) {
    const std::string kinds[] = {"AbstractTensor", outputs->kind == SymbolKind::List || sens->kind == SymbolKind::List
                                                       ? "AbstractList"
                                                       : "AbstractTuple"};
    const bool is_first = sens->is_node();
    return compile_time(user_error("TypeError", "Type Join Failed: Abstract type " + kinds[is_first ? 0 : 1] +
                                                    " cannot join with " + kinds[is_first ? 1 : 0] +
                                                    ".\nFor more details, please refer to "
                                                    "https://www.mindspore.cn/search?inputValue=Type%20Join%20Failed"));
  }
  if (!outputs->is_node()) {
    for (size_t i = 0; i < outputs->items.size(); ++i) {
      const SymbolRef part = sens->is_sequence() && i < sens->items.size() ? sens->items[i] : sens;
      REFJIT_CAPTURE(done, append_sensitivities(outputs->items[i], part, out));
      (void)done;
    }
    return true;
  }
  const ir::Abstract& type = *outputs->node->abstract;
  if (!type.is_tensor() || type.dtype == DType::Bool) return true;
  REFJIT_CAPTURE(value, graph_.node_of(sens));
  SymbolRef fitted = Symbol::of_node(value);
  if (is_static && value->abstract->is_tensor() && sens->is_node() && !sens->is_number &&
      value->abstract->dtype != type.dtype)
    return compile_time(
        user_error("TypeError", "Type Join Failed: dtype1 = " + std::string(ir_name(value->abstract->dtype)) +
                                    ", dtype2 = " + std::string(ir_name(type.dtype)) +
                                    ".\nFor more details, please refer to "
                                    "https://www.mindspore.cn/search?inputValue=Type%20Join%20Failed"));
  if (!value->abstract->is_tensor()) {
    auto number = scalar_tensor(vm_, sens->value, type.dtype);
    if (!number) return std::move(number).error();
    fitted = Symbol::of_node(graph_.builder().tensor(std::move(*number)));
  } else if (value->abstract->dtype != type.dtype) {
    const SymbolRef operands[] = {fitted, Symbol::constant(vm::tensors::dtype_value(vm_, type.dtype))};
    REFJIT_CAPTURE(cast, emit_named("Cast", operands));
    fitted = cast;
  }
  REFJIT_CAPTURE(shaped, in_shape(graph_, fitted, type.shape));
  out.push_back(shaped->node);
  return true;
}

SymbolRef Evaluator::arranged(const GradientCall& call, ir::Node* called, const Crossing& crossing) {
  const auto item = [&](ir::Node* tuple, size_t index) { return typed_item(graph_, tuple, index); };
  Crossings crossings(graph_);
  std::vector<SymbolRef> inputs, by_weight = call.of_weights;
  std::vector<ir::Node*> gradients;
  ir::Node* by_input = nullptr;
  size_t next = 0;
  for (ir::Node* zero : call.zeros) {
    if (!zero && !by_input) by_input = item(called, 1);
    gradients.push_back(zero ? zero : item(by_input, next++));
  }
  next = 0;
  for (Crossing input : call.inputs) {
    set_zeros(vm_, input);
    inputs.push_back(crossings.restore(input, gradients, next));
  }
  if (call.return_ids) {
    for (size_t i = 0; i < inputs.size(); ++i)
      inputs[i] = Symbol::tuple({Symbol::constant(vm_.integer(static_cast<int64_t>(call.chosen[i]))), inputs[i]});
    for (size_t i = 0; i < by_weight.size(); ++i) by_weight[i] = Symbol::tuple({call.names[i], by_weight[i]});
  }
  SymbolRef result = call.unwraps && inputs.size() == 1 ? inputs[0] : Symbol::tuple(std::move(inputs));
  if (call.by_weight) {
    const SymbolRef of_weights = call.has_one_weight        ? by_weight[0]
                                 : call.has_list_of_weights ? Symbol::list(std::move(by_weight))
                                                            : Symbol::tuple(std::move(by_weight));
    result = call.by_input ? Symbol::tuple({result, of_weights}) : of_weights;
  }
  if (!call.returns_value && !call.has_aux) return result;
  const size_t count = crossing.leaf_count() + call.kept;
  std::vector<ir::Node*> leaves;
  if (count) leaves = crossings.unpack(item(called, 0), count);
  next = 0;
  const SymbolRef outputs = crossings.restore(crossing, leaves, next);
  if (call.returns_value) return Symbol::tuple({outputs, result});
  return Symbol::tuple({result, Symbol::tuple({outputs->items.begin() + 1, outputs->items.end()})});
}

}  // namespace refjit::capture
