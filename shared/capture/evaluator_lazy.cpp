// lazy_inline (S1): cells whose __init__ is marked share one graph where class, attributes and arguments are equal. The
// graph takes the tensors of the call and the cell's own parameters; another instance calls it with its own. Only the
// outermost marked cell is shared; an attribute that was changed after __init__ makes another graph.
#include <algorithm>
#include <array>

#include "capture/crossing.h"
#include "capture/evaluator.h"
#include "capture/guest_values.h"
#include "ir/closures.h"
#include "vm/memory.h"
#include "vm/tensors/primitive.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/dict.h"
#include "vm/types/float.h"
#include "vm/types/int.h"
#include "vm/types/list.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"
#include "vm/vm.h"

namespace refjit::capture {

using ir::Node;
using vm::Value;

namespace {

Value entry_of(vm::Vm& vm, Value object, std::string_view name) {
  if (!object.is_object() || !vm::has_instance_dict(object.object())) return Value();
  vm::Dict* dict = vm::instance_dict(object.object());
  return dict ? vm::dict_get(dict, vm.intern(name)) : Value();
}

template <class F>
void for_each_value(Value dict, F&& f) {
  if (!dict || !vm::is_dict(dict)) return;
  Value key, value;
  for (int32_t at = 0; vm::dict_next(vm::as_dict(dict), at, key, value);) f(key, value);
}

/// Places of a cell's parts, by object: equal cells hold different parts at equal places.
using Parts = std::unordered_map<uint64_t, size_t>;

std::string plain_text(vm::Vm& vm, Value v, const Parts& parts = {}, int nesting = 0) {
  if (const auto part = parts.find(v.bits()); part != parts.end()) return "part " + std::to_string(part->second);
  if (v.is_none() || v.is_bool() || vm::is_int(v) || vm::is_float(v) || vm::is_str(v)) {
    const vm::Ref text = vm.repr(v);
    return text ? std::string(vm.text(text)) : "?";
  }
  if ((vm::is_tuple(v) || vm::is_list(v)) && nesting < 8) {
    std::string text = "(";
    for (Value item : vm::is_tuple(v) ? vm::as_tuple(v)->span() : vm::as_list(v)->span())
      text += plain_text(vm, item, parts, nesting + 1) + ",";
    return text + ")";
  }
  if (vm::is_dict(v) && nesting < 8) {
    std::string text = "{";
    for_each_value(v, [&](Value key, Value value) {
      text += plain_text(vm, key, parts, nesting + 1) + ":" + plain_text(vm, value, parts, nesting + 1) + ",";
    });
    return text + "}";
  }
  if (vm::tensors::is_tensor(v)) {
    const Tensor& tensor = vm::tensors::as_tensor(v)->tensor;
    const std::string type = std::string(ir_name(tensor.dtype)) + shape_text(tensor.shape);
    return is_parameter(vm, v) ? type : type + "@" + std::to_string(v.bits());
  }
  if (v.is_object() && vm::tensors::is_primitive(v) && nesting < 8) {
    const vm::tensors::PrimitiveObject* primitive = vm::tensors::as_primitive(v);
    std::string text = std::string(primitive->op->name) + "(";
    for (Value bound : primitive->bound) text += (bound ? plain_text(vm, bound, parts, nesting + 1) : "") + ",";
    return text + ")";
  }
  // Other objects are the same if they are one object, or of one class where only the class matters (cells).
  return vm.type_name(v) + "@" + std::to_string(v.bits());
}

/// A cell and the cells in it, in order.
std::vector<Value> cells_of(vm::Vm& vm, Value cell) {
  std::vector<Value> cells{cell};
  for (size_t i = 0; i < cells.size() && i < 100'000; ++i)
    for_each_value(entry_of(vm, cells[i], "_cells"), [&](Value, Value child) {
      if (child.is_object() && entry_of(vm, child, "_cells")) cells.push_back(child);
    });
  return cells;
}

/// Parameters of a cell and of the cells in it, in an order that equal cells have in common.
std::vector<Value> parameters_of(vm::Vm& vm, Value cell) {
  std::vector<Value> parameters;
  for (Value one : cells_of(vm, cell))
    for_each_value(entry_of(vm, one, "_params"), [&](Value, Value parameter) {
      if (vm::tensors::is_tensor(parameter)) parameters.push_back(parameter);
    });
  return parameters;
}

/// Attributes of each Cell that say nothing of its graph: what the signature writes by itself, names, what was
/// compiled.
constexpr std::array<std::string_view, 6> kOwnAttributes = {"_cells",         "_params",   "_param_prefix",
                                                            "cell_init_args", "_compiled", "_jit_options"};

/// All that a cell's graph may depend on but its parameters' values: classes and attributes, through all cells.
std::string cell_signature(vm::Vm& vm, Value cell) {
  std::string text;
  const std::vector<Value> cells = cells_of(vm, cell);
  Parts parts;
  for (Value one : cells) parts.try_emplace(one.bits(), parts.size());
  for (Value parameter : parameters_of(vm, cell)) parts.try_emplace(parameter.bits(), parts.size());
  for (Value one : cells) {
    text += std::to_string(reinterpret_cast<uintptr_t>(one.object()->type)) + "{";
    for_each_value(entry_of(vm, one, "_params"), [&](Value key, Value parameter) {
      text += plain_text(vm, key) + ":" + plain_text(vm, parameter) + " " + plain_text(vm, parameter, parts) + ";";
    });
    for_each_value(Value(vm::instance_dict(one.object())), [&](Value key, Value value) {
      const std::string_view name = vm::is_str(key) ? vm::view_of(key) : "";
      if (std::find(kOwnAttributes.begin(), kOwnAttributes.end(), name) == kOwnAttributes.end())
        text += std::string(name) + "=" + plain_text(vm, value, parts) + ";";
    });
    text += "}";
  }
  return text;
}

/// Types of what crosses as nodes, and the constants beside them. Empty: something that has no name.
std::string crossing_text(vm::Vm& vm, const Crossing& crossing) {
  switch (crossing.kind) {
    case Crossing::Kind::Leaf:
      return std::to_string(ir::hash_of(*ir::broaden(crossing.type))) + (crossing.is_number ? "n" : "t");
    case Crossing::Kind::Same:
      return crossing.symbol->is_constant() ? "c" + plain_text(vm, crossing.symbol->value) : "";
    case Crossing::Kind::Structure: {
      std::string text = std::to_string(static_cast<int>(crossing.structure)) + "(";
      for (const vm::Ref& key : crossing.keys) text += plain_text(vm, key) + ",";
      for (const Crossing& item : crossing.items) {
        const std::string part = crossing_text(vm, item);
        if (part.empty()) return "";
        text += part + ",";
      }
      return text + ")";
    }
    case Crossing::Kind::Choice:
    case Crossing::Kind::Failed:
      return "";
  }
  return "";
}

}  // namespace

struct SharedCell {
  ir::FuncGraph* graph = nullptr;  ///< Null: it cannot be shared.
  Crossing result;
  std::vector<size_t> parameters;  ///< Of the cell, in the order in which the graph takes them.
  std::unordered_map<uint64_t, std::vector<ir::Node*>> weights;  ///< By cell: what it gives for them.
};

struct SharedCells {
  std::unordered_map<std::string, SharedCell> graphs;
  std::unordered_map<uint64_t, std::string> signatures;  ///< By cell.
  bool is_inside = false;
};

namespace {

/// Lists and dicts among the arguments: a cell that changes one cannot be shared.
std::vector<SymbolRef> structures_in(const std::vector<SymbolRef>& values) {
  std::vector<SymbolRef> found(values.begin(), values.end());
  for (size_t i = 0; i < found.size(); ++i) {
    const std::vector<SymbolRef> items = found[i] ? found[i]->items : std::vector<SymbolRef>();
    found.insert(found.end(), items.begin(), items.end());
  }
  found.erase(std::remove_if(found.begin(), found.end(), [](const SymbolRef& s) { return !s || s->items.empty(); }),
              found.end());
  return found;
}

/// Gives the graph a parameter for each parameter of the cell that it uses; false: it uses something else of the
/// outside, so that another instance cannot call it.
bool take_parameters(GraphCapture& graph, SharedCell& shared, const std::vector<Value>& parameters) {
  const ir::Closures closures(*shared.graph);
  const auto free = closures.free_variables(*shared.graph);
  std::vector<Node*> outside(free.begin(), free.end());
  for (Node* node : outside) {
    const auto at = std::find_if(parameters.begin(), parameters.end(), [&](Value parameter) {
      const SymbolRef known = graph.known_tensor(parameter);
      return known && known->node == node;
    });
    if (at == parameters.end()) {
      if (node->is_parameter() && node->graph() == &graph.graph()) continue;  // one for all: a global's
      return false;
    }
    Node* inner = graph.module().add_parameter(*shared.graph, node->name);
    inner->abstract = node->abstract;
    const std::vector<ir::Use> uses(node->users().begin(), node->users().end());
    for (const ir::Use& use : uses)
      if (use.user->graph() && use.user->graph()->id() >= shared.graph->id())  // it, and the graphs made within it
        graph.module().set_input(*use.user, use.index, inner);
    shared.parameters.push_back(static_cast<size_t>(at - parameters.begin()));
  }
  for (const ir::FuncGraph* inner : closures.graphs())
    for (Node* node : ir::topological_order(*inner))
      if (node->primitive() && node->primitive()->effect != ir::Effect::None) return false;
  return true;
}

}  // namespace

Outcome<bool> Evaluator::share_cell(SharedCell& shared, const SymbolRef& cell, const SymbolRef& method,
                                    const Crossing& given, const std::vector<std::string>& names) {
  Crossings crossings(graph_);
  MarkScope mark(graph_);
  shared.graph = graph_.module().add_graph(vm_.type_name(cell->value));
  shared.graph->is_lazy_inline = true;
  {
    GraphScope scope(graph_, *shared.graph);
    std::vector<ir::AbstractRef> types;
    Crossings::append_types(given, types);
    std::vector<Node*> parameters;
    for (ir::AbstractRef& type : types) {
      parameters.push_back(graph_.module().add_parameter(*shared.graph, "x" + std::to_string(parameters.size())));
      parameters.back()->abstract = std::move(type);
    }
    std::vector<SymbolRef> values = crossings.restore_items(given, parameters);
    Keywords keywords;
    const size_t positional = values.size() - names.size();
    for (size_t i = 0; i < names.size(); ++i) keywords.emplace_back(names[i], values[positional + i]);
    values.resize(positional);
    std::vector<SymbolRef> structures = structures_in(values);
    for (const auto& [name, value] : keywords)
      for (SymbolRef& inner : structures_in({value})) structures.push_back(std::move(inner));
    REFJIT_CAPTURE(result, call(Symbol::method(method, cell), std::move(values), std::move(keywords)));
    for (const Slot& slot : mark.changes())
      if (std::find(structures.begin(), structures.end(), slot.structure) != structures.end()) return false;
    shared.result = crossings.of(result);
    std::vector<Node*> nodes;
    if (shared.result.failure()) return false;
    REFJIT_CAPTURE(done, crossings.append_leaves(shared.result, result, nodes));
    (void)done;
    if (nodes.empty()) return false;
    Node* output = crossings.pack(nodes);
    graph_.builder().finish(output);
    shared.graph->return_node()->abstract = output->abstract;
  }
  mark.keep();
  return take_parameters(graph_, shared, parameters_of(vm_, cell->value));
}

std::optional<Outcome<SymbolRef>> Evaluator::call_shared(const SymbolRef& cell, const SymbolRef& method,
                                                         const std::vector<SymbolRef>& args, const Keywords& keywords) {
  // Layers have such a text, too, without being shared (cell_attr_register).
  const Value mark = entry_of(vm_, cell->value, "cell_init_args");
  const bool is_marked = mark && vm::is_str(mark) && vm::view_of(mark).starts_with("lazy_inline_");
  if (!is_marked || depth_ == GraphCapture::Depth::Guarded) return std::nullopt;
  if (graph_.effects.is_tracked()) return std::nullopt;  // its reads follow the writes of this instance's surroundings
  if (!shared_) shared_ = std::make_shared<SharedCells>();
  if (shared_->is_inside) return std::nullopt;
  std::vector<SymbolRef> values = args;
  std::vector<std::string> names;
  for (const auto& [name, value] : keywords) {
    names.push_back(name);
    values.push_back(value);
  }
  Crossings crossings(graph_);
  const Crossing given = crossings.of(values);
  std::string& signature = shared_->signatures[cell->value.get().bits()];
  if (signature.empty()) signature = cell_signature(vm_, cell->value);
  const std::string arguments = crossing_text(vm_, given);
  if (arguments.empty()) return std::nullopt;
  std::string key = signature + "|" + arguments;
  for (const std::string& name : names) key += "|" + name;
  const auto [at, is_new] = shared_->graphs.try_emplace(key);
  SharedCell& shared = at->second;
  if (is_new) {
    shared_->is_inside = true;
    Outcome<bool> is_shared = share_cell(shared, cell, method, given, names);
    shared_->is_inside = false;
    if (!is_shared) return Outcome<SymbolRef>(std::move(is_shared.why()));
    if (!*is_shared) shared.graph = nullptr;
  }
  if (!shared.graph) return std::nullopt;
  std::vector<Node*> arguments_of_call;
  for (size_t i = 0; i < values.size(); ++i) {
    auto done = crossings.append_leaves(given.items[i], values[i], arguments_of_call);
    if (!done) return Outcome<SymbolRef>(std::move(done.why()));
  }
  const auto [weights, is_first] = shared.weights.try_emplace(cell->value.get().bits());
  if (is_first && !shared.parameters.empty()) {
    const std::vector<Value> parameters = parameters_of(vm_, cell->value);
    for (size_t index : shared.parameters) {
      const vm::Ref name = vm_.find_attribute(parameters[index], vm_.intern("name"));
      const bool is_named = name && vm::is_str(name);
      weights->second.push_back(
          graph_.import_owned(parameters[index], is_named ? std::string(vm_.text(name)) : "weight")->node);
    }
  }
  arguments_of_call.insert(arguments_of_call.end(), weights->second.begin(), weights->second.end());
  Node* call = graph_.builder().call(*shared.graph, arguments_of_call);
  call->abstract = Crossings::packed_type(shared.result);
  size_t next = 0;
  return Outcome<SymbolRef>(crossings.restore(shared.result, crossings.unpack(call, shared.result.leaf_count()), next));
}

}  // namespace refjit::capture
