// vmap during capture (S6): the mapped function is captured on one example, as a graph of its own whose parameters are
// the examples of the batched tensors; transform::vmap_into then appends the batched graph to the one being made. Error
// texts are MindSpore's.
#include "base/program_place.h"
#include "capture/evaluator.h"
#include "capture/guest_values.h"
#include "capture/heap.h"
#include "capture/jit.h"
#include "capture/leaks.h"
#include "python/code.h"
#include "transform/vmap.h"
#include "vm/builtin_types.h"
#include "vm/deferred.h"
#include "vm/execute.h"
#include "vm/function.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/dict.h"
#include "vm/types/float.h"
#include "vm/types/int.h"
#include "vm/types/list.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"
#include "vm/vm.h"

namespace refjit::capture {

using vm::Ref;
using vm::Value;

namespace {

constexpr std::string_view kLibrary = "mindspore.ops.vectorize";

Break vmap_error(std::string type, std::string text) {
  Error error = user_error(std::move(type), std::move(text));
  Break why{BreakId::GuestError, error.message, {}, error};
  why.is_compile_error = true;
  return why;
}
Break vmap_error(std::string text) { return vmap_error("RuntimeError", std::move(text)); }

std::optional<std::span<const Value>> sequence_items(Value v) {
  if (vm::is_tuple(v)) return vm::as_tuple(v)->span();
  if (vm::is_list(v)) return vm::as_list(v)->span();
  return std::nullopt;
}

bool is_axis(Value v, int64_t& axis) { return !v.is_bool() && vm::is_int(v) && vm::int_fits(v, axis); }

/// Axes as MindSpore prints them: a tuple of one has no comma.
std::string axes_text(vm::Vm& vm, Value v) {
  const Ref text = vm.repr(v);
  std::string shown = text ? std::string(vm.text(text)) : "";
  if (vm::is_tuple(v) && vm::as_tuple(v)->size == 1 && shown.size() > 2) shown.erase(shown.size() - 2, 1);
  return shown;
}

/// A constant as MindSpore's abstract values print.
std::string abstract_text(vm::Vm& vm, const Symbol& symbol) {
  if (!symbol.is_constant())
    return symbol.kind == SymbolKind::Dict ? "AbstractDictionary"
           : symbol.is_sequence()          ? "AbstractTuple"
                                           : "AbstractTensor";
  const Value v = symbol.value;
  if (v.is_none()) return "AbstractNone(Value: None)";
  const auto scalar = [](std::string type, std::string value) {
    return "AbstractScalar(Type: " + type + ", Value: " + value + ", Shape: NoShape)";
  };
  if (v.is_bool()) return scalar("Bool", v == vm::kTrue ? "true" : "false");
  const Ref shown = vm::is_str(v) ? Ref(v) : vm.repr(v);
  std::string text = shown ? std::string(vm.text(shown)) : "";
  if (vm::is_float(v) && text.ends_with(".0")) text.resize(text.size() - 2);  // a float that is whole is shown so
  if (vm::is_int(v)) return scalar("Int64", text);
  if (vm::is_float(v)) return scalar("Float32", text);
  if (vm::is_str(v)) return scalar("String", text);
  const Ref type = vm.repr(Value(vm.type_of(v)));
  return scalar("External", "PythonObject(type: " + std::string(type ? vm.text(type) : "") + ", value: " + text + ")");
}

/// One call of a mapped function.
class VmapCall {
 public:
  VmapCall(Evaluator& evaluator, Value in_axes, Value out_axes)
      : evaluator_(evaluator), graph_(evaluator.graph()), vm_(evaluator.vm()), in_axes_(in_axes), out_axes_(out_axes) {}

  Outcome<SymbolRef> run(const SymbolRef& fn, const std::vector<SymbolRef>& args) {
    REFJIT_CAPTURE(is_callable, find_cells(fn));
    (void)is_callable;
    REFJIT_CAPTURE(axes, checked_axes(args.size()));
    ir::FuncGraph* example = graph_.module().add_graph("vmap");
    ir::Builder parameters(graph_.module(), *example);
    std::vector<SymbolRef> examples;
    for (size_t i = 0; i < args.size(); ++i) {
      REFJIT_CAPTURE(one, example_of(args[i], axes[i], parameters));
      examples.push_back(one);
    }
    REFJIT_CAPTURE(weights, stand_for_cells(parameters));
    (void)weights;
    Outcome<SymbolRef> result =
        captured(cells_.empty() ? fn : Symbol::constant(cells_[0]), std::move(examples), *example);
    for (const auto& [bits, symbol] : stand_ins_) graph_.stand_ins.erase(bits);
    if (!result) return result;
    // Without a batched tensor nothing says how long the batch is; fn itself has said what is wrong, if anything is.
    if (batch_ < 0) return result;
    return batched(*result, *example);
  }

 private:
  /// `fn` must be callable; a CellList is one cell an example.
  Outcome<bool> find_cells(const SymbolRef& fn) {
    if (!fn->is_constant()) return true;
    const Value v = fn->value;
    const vm::Type* type = vm_.type_of(v);
    if (is_nn_cell(vm_, v)) {
      if (!vm::has_instance_dict(v.object()) || !vm::instance_dict(v.object())) return true;
      const Value list = vm::dict_get(vm::instance_dict(v.object()), vm_.intern("cell_list"));
      const auto cells = list ? sequence_items(list) : std::nullopt;
      if (!cells) return true;
      cells_.assign(cells->begin(), cells->end());
      batch_ = static_cast<int64_t>(cells_.size());
      if (batch_ > 1) return true;
      return vmap_error(
          "In the model ensembling parallel training scenario ('VmapOperation' arg0 is a 'CellList'), the size of "
          "'CellList' must be greater than 1, but got " +
          std::to_string(batch_) + ".");
    }
    const auto& types = vm_.types();
    if (type == types.function || type == types.method || type == types.native_function || jitted_function(vm_, v))
      return true;
    // What grad(...) gives.
    if (v.is_object() && vm::find_in_type(vm_, const_cast<vm::Type*>(type), vm_.intern("__refjit_grad__"))) return true;
    return vmap_error("'VmapOperation' arg0 must be a 'Function' or 'Cell', but got " + abstract_text(vm_, *fn) + ".");
  }

  /// in_axes, one an argument.
  Outcome<std::vector<Value>> checked_axes(size_t count) {
    const auto items = sequence_items(in_axes_);
    REFJIT_CAPTURE(checked, check_axes(in_axes_, "in_axes"));
    (void)checked;
    if (!items) return std::vector<Value>(count, in_axes_);
    if (items->size() != count)
      return vmap_error(
          "When vmap`s 'in_axes' is a tuple or list, and its size must be equal to the number of arguments "
          "of 'fn': " +
          std::to_string(count) + ", but got size: " + std::to_string(items->size()) + ".");
    return std::vector<Value>(items->begin(), items->end());
  }

  /// What can be said of in_axes or out_axes alone.
  Outcome<bool> check_axes(Value axes, const std::string& which) {
    int64_t axis = 0;
    if (is_axis(axes, axis)) return true;
    const auto items = sequence_items(axes);
    if (!items && !axes.is_none())
      return vmap_error("The axis in vmap`s '" + which + "' can only be of type Int or None, but got " +
                        abstract_text(vm_, *Symbol::constant(axes)) + ".");
    if (!cells_.empty()) return true;
    if (!items)
      return vmap_error("The '" + which + "' of 'vmap' cannot be a single None while 'fn' is not a 'CellList'.");
    bool is_all_none = !items->empty();
    for (Value item : *items) is_all_none = is_all_none && item.is_none();
    if (is_all_none)
      return vmap_error("The '" + which + "' of 'vmap' cannot be all None while 'fn' is not a 'CellList', but got " +
                        axes_text(vm_, axes) + ".");
    return true;
  }

  Break no_axis(Value axis, const std::string& which) {
    return vmap_error("The axis in vmap's '" + which + "' should be a None or a scalar of type Int64Imm, but got a " +
                      axes_text(vm_, axis) + ".");
  }

  /// One example of an argument: its batched tensors become parameters of the example graph.
  Outcome<SymbolRef> example_of(const SymbolRef& arg, Value axis, ir::Builder& parameters) {
    if (axis.is_none()) return arg;
    const auto nested = sequence_items(axis);
    int64_t at = 0;
    if (!nested && !is_axis(axis, at)) return no_axis(axis, "in_axes");
    if (nested && (!arg->is_sequence() || arg->items.size() != nested->size())) return no_axis(axis, "in_axes");
    if (arg->is_sequence()) {
      std::vector<SymbolRef> items;
      for (size_t i = 0; i < arg->items.size(); ++i) {
        REFJIT_CAPTURE(item, example_of(arg->items[i], nested ? (*nested)[i] : axis, parameters));
        items.push_back(item);
      }
      return arg->kind == SymbolKind::Tuple ? Symbol::tuple(std::move(items)) : Symbol::list(std::move(items));
    }
    const bool is_tensor =
        arg->is_node() ? arg->node->abstract->is_tensor() : arg->is_constant() && vm::tensors::is_tensor(arg->value);
    if (!is_tensor) {
      const std::string text = abstract_text(vm_, *arg);
      return vmap_error("The orig_abs should be AbstractTensor when corresponding axis is " + std::to_string(at) +
                        ", but got a " + text +
                        ". Tip: Please check the correspondence between vmap's 'in_axes' and inputs. You may want to "
                        "explicitly specify the 'in_axes' corresponding to " +
                        text + " as 'None' to solve this problem.");
    }
    REFJIT_CAPTURE(node, graph_.node_of(arg));
    return parameter_of(node, at, arg, parameters);
  }

  Outcome<SymbolRef> parameter_of(ir::Node* node, int64_t axis, const SymbolRef& arg, ir::Builder& parameters) {
    ir::AnyShape shape = node->abstract->shape;
    const auto rank = static_cast<int64_t>(shape.dims.size());
    if (axis < -rank || axis >= rank)
      return vmap_error("The axis: " + std::to_string(axis) +
                        " in 'in_axes' is out of bounds for array of dimension [" + std::to_string(-rank) + "," +
                        std::to_string(rank) + ").");
    const auto place = shape.dims.begin() + (axis < 0 ? axis + rank : axis);
    if (!place->is_known()) {
      graph_.need_number(arg->source);
      return Break{BreakId::UnknownAttribute, "the size of a batch with symbolic dims", {}, {}};
    }
    const int64_t size = place->value();
    if (batch_ >= 0 && batch_ != size) {
      if (!cells_.empty())
        return vmap_error("ValueError",
                          "If you want to execute the model ensembling parallel training, please make sure the "
                          "'axis_size' in the scope of vmap consistent with the cell size of the input 'CellList', "
                          "otherwise, please do not enter 'CellList' as the first argument, but we get axis_size: " +
                              std::to_string(size) + " and the cell size: " + std::to_string(batch_) + ".");
      return vmap_error("The 'axis_size' of each argument in the scope of 'vmap' should be equal, but got " +
                        std::to_string(batch_) + " and " + std::to_string(size) + ".");
    }
    batch_ = size;
    shape.dims.erase(place);
    ir::Node* parameter = parameters.parameter(node->name.empty() ? "x" : node->name,
                                               ir::Abstract::tensor(node->abstract->dtype, std::move(shape)));
    arguments_.push_back(node);
    request_.in_axes.push_back(axis);
    return Symbol::of_node(parameter);
  }

  /// The weights of all cells, stacked, stand where those of the first are read.
  Outcome<bool> stand_for_cells(ir::Builder& parameters) {
    std::vector<std::vector<Value>> weights;
    for (Value cell : cells_) {
      const Ref list = vm_.call(vm_.get_attribute(cell, vm_.intern("get_parameters")), {});
      const Ref iterator = list ? vm_.iterate(list) : Ref();
      weights.emplace_back();
      while (Ref weight = iterator ? vm_.next(iterator) : Ref()) weights.back().push_back(weight.get());
      if (vm_.has_exception()) {
        vm_.take_exception();
        return Break{BreakId::CallsUnknown, "get_parameters()", {}, {}};
      }
      if (weights.back().size() != weights[0].size())
        return vmap_error("The cells of a 'CellList' must have the same parameters.");
    }
    for (size_t k = 0; !weights.empty() && k < weights[0].size(); ++k) {
      std::vector<SymbolRef> all;
      for (const auto& own : weights) all.push_back(graph_.import_owned(own[k], "weight"));
      const SymbolRef operands[] = {Symbol::tuple(all), Symbol::constant(vm_.integer(0))};
      REFJIT_CAPTURE(stacked, graph_.emit(*ops::find_op("Stack"), operands));
      REFJIT_CAPTURE(symbol, parameter_of(stacked->node, 0, stacked, parameters));
      stand_ins_[weights[0][k].bits()] = symbol;
    }
    graph_.stand_ins.insert(stand_ins_.begin(), stand_ins_.end());
    return true;
  }

  /// `fn` on the examples, its result's tensors and numbers being what the example graph returns.
  Outcome<SymbolRef> captured(const SymbolRef& fn, std::vector<SymbolRef> examples, ir::FuncGraph& example) {
    GraphScope scope(graph_, example);
    const MarkScope mark(graph_);
    const size_t writes = graph_.heap ? graph_.heap->mark() : 0;
    std::vector<SymbolRef> around = examples;
    around.push_back(fn);
    REFJIT_CAPTURE(result, evaluator_.call(fn, std::move(examples)));
    // Eagerly, too, the function is a graph, and falls back where it does such things.
    const std::vector<Slot> changes = written_since(graph_, mark);
    if (graph_.heap && (graph_.heap->mark() != writes || changes_outside(changes) || has_changed(around, changes)))
      return Break{BreakId::UnsupportedOperand, "a mapped function changes variables around it", {}, {}};
    std::vector<ir::Node*> nodes;
    REFJIT_CAPTURE(flattened, flatten(result, nodes));
    (void)flattened;
    // What fn wrote and read is one more result: the state behind it.
    if (graph_.effects.is_tracked()) {
      ir::Node* memory = graph_.effects.before_write();
      changes_memory_ = memory->graph() == &example;
      if (changes_memory_) nodes.push_back(memory);
    }
    ir::Builder& builder = graph_.builder();
    std::vector<ir::AbstractRef> types;
    for (ir::Node* node : nodes) types.push_back(node->abstract);
    ir::Node* output = builder.make_tuple(nodes);
    output->abstract = ir::Abstract::tuple(std::move(types));
    builder.finish(output);
    example.return_node()->abstract = output->abstract;
    return result;
  }

  Outcome<bool> flatten(const SymbolRef& result, std::vector<ir::Node*>& nodes) {
    if (result->is_sequence()) {
      for (const SymbolRef& item : result->items) {
        REFJIT_CAPTURE(done, flatten(item, nodes));
        (void)done;
      }
      return true;
    }
    const bool is_value =
        result->is_node() || (result->is_constant() && (vm::tensors::is_tensor(result->value) ||
                                                        vm::is_int(result->value) || vm::is_float(result->value)));
    if (!is_value)
      return vmap_error("The outputs of vmap's 'fn' should be consisting of tensors or constants, but got " +
                        abstract_text(vm_, *result) + ".");
    REFJIT_CAPTURE(node, graph_.node_of(result));
    nodes.push_back(node);
    return true;
  }

  /// out_axes, one a flattened result.
  Outcome<bool> assign_axes(const SymbolRef& result, Value axes) {
    const auto nested = sequence_items(axes);
    int64_t axis = 0;
    if (!nested && !axes.is_none() && !is_axis(axes, axis)) return no_axis(axes, "out_axes");
    if (nested && !result->is_sequence()) {
      if (nested->size() == 1 && is_root_) return assign_axes(result, (*nested)[0]);
      if (is_root_)
        return vmap_error("The size of vmap's 'out_axes' should be equal to the result size: 1, but got size: " +
                          std::to_string(nested->size()) + ".");
      return no_axis(axes, "out_axes");
    }
    is_root_ = false;
    if (!result->is_sequence()) {
      request_.out_axes.push_back(axes.is_none() ? std::nullopt : std::optional(axis));
      return true;
    }
    if (nested && nested->size() != result->items.size())
      return vmap_error("The size of vmap's 'out_axes' should be equal to the number of results of 'fn': " +
                        std::to_string(result->items.size()) + ", but got size: " + std::to_string(nested->size()) +
                        ".");
    for (size_t i = 0; i < result->items.size(); ++i) {
      REFJIT_CAPTURE(done, assign_axes(result->items[i], nested ? (*nested)[i] : axes));
      (void)done;
    }
    return true;
  }

  Outcome<SymbolRef> batched(const SymbolRef& result, ir::FuncGraph& example) {
    REFJIT_CAPTURE(checked, check_axes(out_axes_, "out_axes"));
    (void)checked;
    REFJIT_CAPTURE(assigned, assign_axes(result, out_axes_));
    (void)assigned;
    if (changes_memory_) request_.out_axes.push_back(std::nullopt);
    auto made = transform::vmap_into(graph_.builder(), example, arguments_, request_, batch_);
    if (!made) {
      Break why{BreakId::GuestError, made.error().message, made.error().span, made.error()};
      why.is_compile_error = true;
      return why;
    }
    report_looped(made->looped);
    if (changes_memory_) graph_.effects.state = {made->results.back(), {}};
    size_t next = 0;
    return restored(result, made->results, next);
  }

  /// The results in fn's structure; lists become tuples.
  SymbolRef restored(const SymbolRef& result, const std::vector<ir::Node*>& nodes, size_t& next) {
    if (result->is_sequence()) {
      std::vector<SymbolRef> items;
      for (const SymbolRef& item : result->items) items.push_back(restored(item, nodes, next));
      return Symbol::tuple(std::move(items));
    }
    const size_t at = next++;
    const bool is_as_given = result->is_constant() && !request_.out_axes[at];
    return is_as_given ? result : Symbol::of_node(nodes[at]);
  }

  void report_looped(const std::vector<const ir::Node*>& looped) {
    for (const ir::Node* node : looped) {
      Event event;
      event.kind = EventKind::Warning;
      event.span = innermost(node->spans);
      event.with("message",
                 "vmap runs " + std::string(node->primitive()->name) + " once an example: it has no batching rule");
      vm_.report().emit(std::move(event));
    }
  }

  Evaluator& evaluator_;
  GraphCapture& graph_;
  vm::Vm& vm_;
  Value in_axes_, out_axes_;
  std::vector<Value> cells_;
  int64_t batch_ = -1;
  bool is_root_ = true;
  bool changes_memory_ = false;
  std::vector<ir::Node*> arguments_;
  transform::VmapRequest request_;
  std::unordered_map<uint64_t, SymbolRef> stand_ins_;
};

}  // namespace

bool Evaluator::is_mapped(const Callee& callee) const {
  if (!callee.function || callee.code->name != "after_vmap" || callee.cells.size() != 3) return false;
  const auto* guest = static_cast<vm::Function*>(callee.function.get().object());
  return guest->module && vm::is_str(guest->module) && vm::view_of(guest->module) == kLibrary;
}

Outcome<SymbolRef> Evaluator::run_mapped(const Callee& callee, const std::vector<SymbolRef>& locals) {
  // Its free variables are fn, in_axes and out_axes, its parameters *args and **kwargs.
  const auto& cells = callee.cells;
  return map_over({cells[0]->value, cells[1]->value, cells[2]->value}, locals[0]->items, {}, *locals[1]);
}

Outcome<SymbolRef> Evaluator::map_over(const std::array<SymbolRef, 3>& made, const std::vector<SymbolRef>& args,
                                       const Keywords& keywords, const Symbol& more_keywords) {
  if (!keywords.empty() || (more_keywords.kind == SymbolKind::Dict && !more_keywords.keys.empty())) {
    const std::string name =
        keywords.empty() ? std::string(vm_.text(more_keywords.keys[0])) : std::string(keywords[0].first);
    return vmap_error("Got an unexpected keyword argument '" + name + "'");
  }
  const Ref in_axes = materialise(made[1]), out_axes = materialise(made[2]);
  if (!in_axes || !out_axes) return Break{BreakId::ReadsTensorValue, "axes of vmap", {}, {}};
  return VmapCall(*this, in_axes, out_axes).run(made[0], args);
}

std::optional<Outcome<SymbolRef>> Evaluator::call_vmap(Value function, const std::vector<SymbolRef>& args,
                                                       const Keywords& keywords) {
  const auto* guest = static_cast<vm::Function*>(function.object());
  if (!guest->module || !vm::is_str(guest->module) || vm::view_of(guest->module) != kLibrary) return std::nullopt;
  const std::string_view name = guest->name->view();
  const Value bound = vm::dict_get(guest->globals, vm_.intern("_bound"));
  if (name == "vmap") {
    const Callee callee{vm::whole_code(guest)->source, Value(guest->globals), function, {}, nullptr};
    std::vector<SymbolRef> defaults;
    for (Value v : guest->defaults->span()) defaults.push_back(Symbol::constant(v));
    Outcome<std::vector<SymbolRef>> locals = bind(callee, defaults, {}, args, keywords);
    if (!locals) return Outcome<SymbolRef>(std::move(locals.why()));
    return Symbol::method(Symbol::constant(bound), Symbol::tuple({(*locals)[0], (*locals)[1], (*locals)[2]}));
  }
  const SymbolRef none = Symbol::constant(vm::kNone);
  if (name == "_bound") {
    const auto& made = args[0]->items;
    return map_over({made[0], made[1], made[2]}, {args.begin() + 1, args.end()}, keywords, *none);
  }
  if (name != "_run") return std::nullopt;
  auto items = items_of(args[3]);
  if (!items) return Outcome<SymbolRef>(std::move(items.why()));
  return map_over({args[0], args[1], args[2]}, *items, keywords, *args[4]);
}

}  // namespace refjit::capture
