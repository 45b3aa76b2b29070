#include "capture/ast/refusals.h"

#include <algorithm>
#include <string>
#include <vector>

#include "base/library_file.h"
#include "capture/evaluator.h"
#include "capture/guest_values.h"
#include "capture/jit.h"
#include "python/code.h"
#include "vm/builtin_types.h"
#include "vm/deferred.h"
#include "vm/execute.h"
#include "vm/function.h"
#include "vm/tensors/primitive.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/float.h"
#include "vm/types/list.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"
#include "vm/vm.h"

namespace refjit::capture {

using vm::Value;

namespace {

std::span<const Value> parts_of(Value v) { return vm::is_list(v) ? vm::as_list(v)->span() : vm::as_tuple(v)->span(); }

/// One argument of an exception, without quotes; a sequence of one item is that item.
std::string bare_text(vm::Vm& vm, Value value) {
  if (vm::is_tuple(value) || vm::is_list(value)) {
    std::string text;
    for (Value part : parts_of(value)) text += (text.empty() ? "" : ", ") + bare_text(vm, part);
    if (parts_of(value).size() == 1) return text;
    return vm::is_list(value) ? "[" + text + "]" : "(" + text + ")";
  }
  if (value.is_bool()) return value == vm::kTrue ? "true" : "false";
  const vm::Ref shown = vm.str(value);
  if (!shown) vm.take_exception();
  return shown ? std::string(vm.text(shown)) : "";
}

constexpr std::string_view kOfCells[] = {"trainable_params",
                                         "untrainable_params",
                                         "get_parameters",
                                         "buffers",
                                         "named_buffers",
                                         "get_buffer",
                                         "register_buffer",
                                         "get_sub_cell",
                                         "state_dict",
                                         "load_state_dict",
                                         "register_backward_hook",
                                         "register_backward_pre_hook",
                                         "register_forward_hook",
                                         "register_forward_pre_hook",
                                         "register_load_state_dict_post_hook",
                                         "register_state_dict_pre_hook",
                                         "register_state_dict_post_hook",
                                         "register_load_state_dict_pre_hook"};
constexpr std::string_view kOfContexts[] = {"get_context",
                                            "set_context",
                                            "get_auto_parallel_context",
                                            "set_auto_parallel_context",
                                            "reset_auto_parallel_context",
                                            "get_ps_context",
                                            "set_ps_context",
                                            "reset_ps_context",
                                            "get_offload_context",
                                            "set_offload_context"};
constexpr std::string_view kOfParameters[] = {"name",
                                              "requires_grad",
                                              "data",
                                              "layerwise_parallel",
                                              "parallel_optimizer",
                                              "comm_fusion",
                                              "cache_enable",
                                              "cache_shape",
                                              "key",
                                              "is_init",
                                              "inited_param",
                                              "init_mode",
                                              "sliced",
                                              "has_init",
                                              "unique",
                                              "param_info",
                                              "set_data",
                                              "asnumpy",
                                              "init_data",
                                              "from_numpy",
                                              "get_bytes",
                                              "is_contiguous",
                                              "set_param_fl",
                                              "set_param_ps",
                                              "storage_offset",
                                              "stride",
                                              "add_pipeline_stage"};

template <size_t N>
bool is_among(std::string_view name, const std::string_view (&names)[N]) {
  return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

bool has_mark(vm::Vm& vm, Value v, std::string_view mark) {
  return v.is_object() && vm::find_in_type(vm, vm.type_of(v), vm.intern(mark));
}

/// MindSpore's full name of a function of the library that belongs outside; empty: it is none.
std::string outside_name(vm::Vm& vm, Value function, bool is_of_cell) {
  if (!function || vm.type_of(function) != vm.types().function) return "";
  const python::CodeObject& code = *vm::whole_code(static_cast<vm::Function*>(function.object()))->source;
  if (!code.file || !is_library_file(vm.files()[code.file].name)) return "";
  if (is_of_cell) return is_among(code.name, kOfCells) ? "mindspore.nn.cell.Cell." + code.name : "";
  if (is_among(code.name, kOfContexts)) return "mindspore.context." + code.name;
  return code.name == "recompute" ? "mindspore.common.recompute.recompute" : "";
}

bool is_function(vm::Vm& vm, const Symbol& symbol, const SymbolRef& self) {
  if (symbol.kind == SymbolKind::Function || symbol.kind == SymbolKind::Method || symbol.kind == SymbolKind::Gradient)
    return true;
  if (!symbol.is_constant() || !symbol.value.get().is_object()) return false;
  const Value v = symbol.value;
  if (self && self->is_constant() && self->value.get() == v) return false;
  const vm::Type* type = vm.type_of(v);
  const auto& types = vm.types();
  return type == types.function || type == types.method || type == types.native_function ||
         vm::tensors::is_primitive(v) || jitted_function(vm, v) || is_nn_cell(vm, v) ||
         has_mark(vm, v, "__refjit_grad__");
}

/// Does `is_one` say so of the symbol, or of an item of the tuple, list or dict that it is?
template <typename IsOne>
bool holds(const SymbolRef& symbol, IsOne&& is_one) {
  std::vector<const Symbol*> open{symbol.get()};
  while (!open.empty()) {
    const Symbol* next = open.back();
    open.pop_back();
    if (is_one(*next)) return true;
    if ((next->is_sequence() || next->kind == SymbolKind::Dict) && !next->is_outside)
      for (const SymbolRef& item : next->items) open.push_back(item.get());
  }
  return false;
}

}  // namespace

std::optional<Error> refused_call(vm::Vm& vm, const SymbolRef& callee) {
  const bool is_method = callee->kind == SymbolKind::Method;
  const SymbolRef& function = is_method ? callee->function : callee;
  if (!function || !function->is_constant() || !function->value.get().is_object()) return std::nullopt;
  const Value v = function->value;
  if (!is_method && vm.is_instance(v, vm.types().type)) {
    const auto* type = static_cast<const vm::Type*>(v.object());
    const bool is_tensor = vm::is_subtype(type, vm::tensors::tensor_type(vm));
    if (type->name->view() != "Parameter" || !is_tensor) return std::nullopt;
    const std::string name = "mindspore.common.parameter.Parameter";
    return user_error("ValueError",
                      "Failed to compile in GRAPH_MODE because creating class '" + name +
                          "' instances is not supported in 'construct' or @jit decorated function. Try to create "
                          "class '" +
                          name +
                          "' instances external such as initialized in the method '__init__' before assigning. For "
                          "more details, please refer to "
                          "https://www.mindspore.cn/tutorials/zh-CN/master/compile/static_graph.html \n");
  }
  const bool is_of_cell = is_method && callee->self->is_constant() && is_nn_cell(vm, callee->self->value);
  if (is_method && !is_of_cell) return std::nullopt;
  // A CellList is a tuple to MindSpore's graphs.
  const std::string_view class_name = is_of_cell ? vm.type_of(callee->self->value)->name->view() : std::string_view();
  if (class_name.substr(class_name.rfind('.') + 1) == "CellList" && vm.type_of(v) == vm.types().function) {
    const std::string& method = vm::whole_code(static_cast<vm::Function*>(v.object()))->source->name;
    if (method == "append" || method == "insert" || method == "extend")
      return user_error("AttributeError", "'Tuple' object has no attribute '" + method + "'");
  }
  const std::string name = outside_name(vm, v, is_of_cell);
  if (name.empty()) return std::nullopt;
  return user_error("RuntimeError",
                    "Failed to compile in GRAPH_MODE because the method or function '" + name +
                        "' is not supported in 'construct' or function with @jit decorator. Try to use the method or "
                        "function '" +
                        name +
                        "' externally such as initialized in the method '__init__' before assigning.\nFor more "
                        "details, please refer to "
                        "https://www.mindspore.cn/docs/zh-CN/master/features/program_form/overview.html ");
}

std::optional<Error> refused_of_parameter(const SymbolRef& object, std::string_view name) {
  if (!object->is_node() || object->is_number || !object->node->is_parameter() || !object->node->has_default)
    return std::nullopt;
  if (!is_among(name, kOfParameters)) return std::nullopt;
  const std::string text(name);
  return user_error("RuntimeError",
                    "Failed to compile in GRAPH_MODE because the 'Parameter' object's method '" + text +
                        "' is not supported in 'construct' or function with @jit decorator. Try to use the "
                        "'Parameter." +
                        text +
                        "' externally such as initialized in the method '__init__' before assigning.\nFor more "
                        "details, please refer to "
                        "https://www.mindspore.cn/tutorials/zh-CN/master/compile/static_graph.html ");
}

std::optional<Error> refused_index(const SymbolRef& tensor, const SymbolRef& key) {
  if (!tensor->is_node() || tensor->is_number || key->kind != SymbolKind::Tuple) return std::nullopt;
  const ir::Abstract& type = *tensor->node->abstract;
  if (!type.is_tensor() || !type.shape.is_concrete()) return std::nullopt;
  const auto is_bool = [](const SymbolRef& s) { return s->is_constant() && s->value.get().is_bool(); };
  const auto takes_axis = [&](const SymbolRef& s) {
    if (!s->is_constant()) return true;
    const Value v = s->value;
    return !v.is_bool() && !v.is_none() && v != vm::kEllipsis;
  };
  const Shape shape = type.shape.concrete();
  const auto rank = static_cast<int64_t>(shape.size());
  for (const SymbolRef& item : key->items)
    if (item->is_node() && item->node->abstract->dtype == DType::Bool && item->node->abstract->shape.dims.size() != 1)
      return std::nullopt;  // it takes several axes, or none
  const int64_t count = std::count_if(key->items.begin(), key->items.end(), takes_axis);
  if (count > rank)
    return user_error("IndexError", "'The dim of index cannot be greater than indexed data, but got dim of index:" +
                                        std::to_string(count) + ", dim of data:" + std::to_string(rank) + "'");
  int64_t axis = 0;
  for (const SymbolRef& item : key->items) {
    if (is_bool(item) && item->value.get() == vm::kFalse)
      return user_error("IndexError", "Bool element of tuple index must be 'True', but got 'False'.");
    const bool is_text_or_float = item->is_constant() && (vm::is_float(item->value) || vm::is_str(item->value));
    if (is_text_or_float || item->kind == SymbolKind::Dict)
      return user_error("TypeError",
                        "For 'tensor_setitem_by_tuple', the types only support 'Slice', 'Ellipsis', 'None', 'Tensor', "
                        "'int', 'List', 'Tuple', 'bool', but got " +
                            type_text(*item));
    const bool is_mask = item->kind == SymbolKind::List && !item->items.empty() &&
                         std::all_of(item->items.begin(), item->items.end(), is_bool);
    const auto length = static_cast<int64_t>(item->items.size());
    if (is_mask && axis < rank && length != shape[static_cast<size_t>(axis)])
      return user_error("IndexError", "dimension is " + std::to_string(shape[static_cast<size_t>(axis)]) +
                                          " but corresponding boolean dimension is " + std::to_string(length));
    if (takes_axis(item))
      ++axis;
    else if (item->value.get() == vm::kEllipsis)
      axis += rank - count;
  }
  return std::nullopt;
}

std::optional<Error> refused_result(vm::Vm& vm, const SymbolRef& result, const SymbolRef& self, const Span& statement,
                                    const Span& value) {
  if (!holds(result, [&](const Symbol& s) { return is_function(vm, s, self); })) return std::nullopt;
  const bool is_made = holds(result, [](const Symbol& s) { return s.is_node(); });
  const std::string refusal = "Function in output is not supported. Please check your code. ";
  if (!is_made && result->kind == SymbolKind::Dict) return user_error("RuntimeError", refusal);
  const Span& span = is_made ? value : statement;
  const std::string_view line = vm.files().line(span.file, span.line);
  const uint32_t end = span.end_line == span.line ? span.end_col : static_cast<uint32_t>(line.size());
  const uint32_t width = end > span.col ? end - span.col : 1;
  return user_error("RuntimeError", refusal + "In file " + vm.files()[span.file].name + ":" +
                                        std::to_string(span.line) + ", " + std::to_string(span.col) + "~" +
                                        std::to_string(end) + "\n" + std::string(line) + "\n" +
                                        std::string(span.col, ' ') + "^" + std::string(width - 1, '~') + "\n");
}

std::string raised_text(vm::Vm& vm, std::span<const Value> arguments) {
  // MindSpore's compiler carries the message as a constant and prints texts between quotes, whatever is in them.
  std::string text;
  for (Value value : arguments) {
    const auto parts = vm::is_tuple(value) || vm::is_list(value) ? parts_of(value) : std::span<const Value>(&value, 1);
    const std::string quote = std::any_of(parts.begin(), parts.end(), [](Value v) { return vm::is_str(v); }) ? "'" : "";
    text += (text.empty() ? "" : ", ") + quote + bare_text(vm, value) + quote;
  }
  return arguments.size() > 1 ? "(" + text + ")" : text;
}

}  // namespace refjit::capture
