#include "capture/jit_function.h"

#include <algorithm>

#include "capture/ast/ast_capture.h"
#include "capture/bytecode/dispatcher.h"
#include "capture/cell_casts.h"
#include "capture/compile_cache.h"
#include "capture/compile_error.h"
#include "capture/compiler.h"
#include "capture/frozen_text.h"
#include "capture/guest_values.h"
#include "capture/host.h"
#include "capture/saved_program.h"
#include "capture/trace/trace_call.h"
#include "python/code.h"
#include "vm/builtin_types.h"
#include "vm/deferred.h"
#include "vm/execute.h"
#include "vm/memory.h"
#include "vm/names.h"
#include "vm/tensors/eager.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/dict.h"
#include "vm/types/list.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"

namespace refjit::capture {

using vm::Args;
using vm::Ref;
using vm::Value;

void report_fallback(vm::Vm& vm, const JitData& data, const Break& why) {
  report_fallback(vm, *function_of(data)->code->source, why);
}

void report_fallback(vm::Vm& vm, const python::CodeObject& function, const Break& why) {
  ++jit_state(vm).counters.fallbacks;
  Event event;
  event.kind = EventKind::Fallback;
  event.span = why.span.is_known() ? why.span : function.span;
  const auto add = [&event](const char* name, std::string_view text) {
    event.fields.emplace_back(name, EventValue(std::in_place_type<std::string>, text));
  };
  add("function", function.qualname);
  add("break", break_name(why.id));
  add("reason", break_explanation(why.id));
  add("detail", why.detail);
  add("source", vm.files().text(event.span));
  add("hint", break_hint(why.id));
  vm.report().emit(std::move(event));
}

void report_frozen(vm::Vm& vm, const JitData& data, const std::vector<FrozenValue>& frozen) {
  for (const FrozenValue& value : frozen) {
    Event event;
    event.kind = EventKind::Frozen;
    event.span = value.span;
    event.with("function", function_of(data)->code->source->qualname)
        .with("name", value.label)
        .with("value", value.value);
    vm.report().emit(std::move(event));
  }
}

Entry* keep_entry(JitState& state, JitData& data, std::unique_ptr<Entry> entry) {
  constexpr size_t kMaxEntries = 64;
  std::erase_if(data.entries, [&state](const auto& known) { return have_died(state.vm, known->guards); });
  if (data.entries.size() == kMaxEntries)
    data.entries.erase(std::min_element(data.entries.begin(), data.entries.end(),
                                        [](const auto& a, const auto& b) { return a->last_use < b->last_use; }));
  entry->last_use = ++state.clock;
  data.entries.push_back(std::move(entry));
  return data.entries.back().get();
}

std::string compile_reason(vm::Vm& vm, const JitData& data, const FrameView& view) {
  if (data.entries.empty()) return "first call";
  const Entry* nearest = nullptr;
  int failing = -1;
  for (const auto& entry : data.entries) {
    const int here = first_failing(vm, entry->guards, view);
    if (here < 0) return "another trace";
    if (nearest && (here < failing || (here == failing && entry->last_use < nearest->last_use))) continue;
    nearest = entry.get();
    failing = here;
  }
  return nearest->guards[static_cast<size_t>(failing)].mismatch(vm, view);
}

CompileRequest request_of(const JitData& data, std::string reason, double started) {
  const auto& source = *function_of(data)->code->source;
  return {source.qualname, source.span, data.options, std::move(reason), !data.entries.empty(), false, started};
}

void import_arguments(GraphCapture& graph, const vm::Code* code, const FrameView& view,
                      std::vector<SymbolRef>& locals) {
  const uint32_t parameters = code->source->parameter_count();
  locals.resize(code->slot_count);
  for (uint32_t i = 0; i < parameters; ++i)
    if (view.locals[i])
      locals[i] = graph.import(view.locals[i], Source::local(i, code->source->localsplus[i].name),
                               GraphCapture::Depth::Guarded);
}

namespace {

constexpr std::string_view kNoSourceText =
    "Mindspore can not compile temporary source code in terminal. Please write source code to a python file and run "
    "the file.";

/// localsplus of a call before its first instruction. Owned values are kept in `keep`.
struct BoundCall {
  std::vector<Value> slots;
  std::vector<Ref> keep;
};

/// Binds like a call of the function; false (nothing raised): the arguments do not fit, let Python say so.
bool bind_call(vm::Vm& vm, vm::Function* function, Args args, BoundCall& out) {
  const vm::Code* code = vm::whole_code(function);
  const uint32_t positional = code->arg_count, named = positional + code->keyword_only_count;
  const bool has_args = (code->flags & python::kVarArgs) != 0, has_keywords = (code->flags & python::kVarKeywords) != 0;
  out.slots.assign(code->slot_count, Value());
  if (args.count > positional && !has_args) return false;
  for (uint32_t i = 0; i < std::min(args.count, positional); ++i) out.slots[i] = args[i];
  if (has_args) {
    const std::span<const Value> all = args.positional();
    out.keep.push_back(vm.tuple(all.subspan(std::min<size_t>(positional, all.size()))));
    out.slots[named] = out.keep.back();
  }
  Ref extra = has_keywords ? vm.dict() : Ref();
  const int64_t keyword_count = args.keywords ? args.keywords->size : 0;
  for (int64_t k = 0; k < keyword_count; ++k) {
    const Value key = args.keywords->items[k], value = args.values[args.count + k];
    uint32_t at = code->positional_only_count;
    while (at < named && !vm::str_equal(code->slot_names[at], vm::as_str(key))) ++at;
    if (at < named) {
      if (out.slots[at]) return false;
      out.slots[at] = value;
    } else if (!has_keywords || !vm::dict_store(vm, vm::as_dict(extra), key, value)) {
      return false;
    }
  }
  if (has_keywords) {
    out.slots[named + (has_args ? 1 : 0)] = extra;
    out.keep.push_back(std::move(extra));
  }
  const int64_t defaults = function->defaults ? function->defaults->size : 0;
  for (uint32_t i = 0; i < named; ++i) {
    if (out.slots[i]) continue;
    const int64_t from_end = static_cast<int64_t>(positional) - i;
    if (i < positional && from_end <= defaults)
      out.slots[i] = function->defaults->items[defaults - from_end];
    else if (i >= positional && function->keyword_defaults)
      out.slots[i] = vm::dict_get(function->keyword_defaults, code->slot_names[i]);
    if (!out.slots[i]) return false;
  }
  if (function->closure)
    for (int64_t i = 0; i < function->closure->size; ++i)
      out.slots[static_cast<size_t>(code->slot_count - function->closure->size + i)] = function->closure->items[i];
  return true;
}

/// What MindSpore says when keywords do not fit the function: inspect.Signature's words; nullopt: they fit.
std::optional<std::string> keyword_error(const vm::Function* function, const vm::Code* code, Args args) {
  const int64_t total = code->arg_count, named = total + code->keyword_only_count;
  const int64_t needed = total - (function->defaults ? function->defaults->size : 0);
  const auto name_of = [&](int64_t i) { return std::string(code->slot_names[i]->view()); };
  const auto is_given = [&](int64_t i) {
    for (int64_t k = 0; k < args.keywords->size; ++k)
      if (vm::str_equal(code->slot_names[i], vm::as_str(args.keywords->items[k]))) return true;
    return false;
  };
  const bool has_keywords = (code->flags & python::kVarKeywords) != 0;
  if (args.count > total && (code->flags & python::kVarArgs) == 0) return "too many positional arguments";
  for (int64_t i = 0; i < named; ++i) {
    if (i < code->source->positional_only_count && is_given(i) && !has_keywords)
      return "'" + name_of(i) + "' parameter is positional only, but was passed as a keyword";
    if (i < std::min<int64_t>(args.count, total) && is_given(i))
      return "multiple values for argument '" + name_of(i) + "'";
  }
  for (int64_t i = args.count; i < named; ++i) {
    const bool has_default =
        i < total ? i >= needed
                  : function->keyword_defaults && vm::dict_get(function->keyword_defaults, code->slot_names[i]);
    if (!has_default && !is_given(i)) return "missing a required argument: '" + name_of(i) + "'";
  }
  for (int64_t k = 0; k < args.keywords->size && !has_keywords; ++k) {
    bool is_known = false;
    for (int64_t i = 0; i < named; ++i)
      is_known = is_known || vm::str_equal(code->slot_names[i], vm::as_str(args.keywords->items[k]));
    if (!is_known)
      return "got an unexpected keyword argument '" + std::string(vm::as_str(args.keywords->items[k])->view()) + "'";
  }
  return std::nullopt;
}

/// MindSpore's texts for a call that does not fit the function; nullopt: it fits, or Python's own text serves.
std::optional<Error> argument_error(vm::Function* function, Args args) {
  const vm::Code* code = vm::whole_code(function);
  const auto error = [](std::string text) { return user_error("TypeError", std::move(text)); };
  const std::string name(function->name->view());
  const int64_t defaults = function->defaults ? function->defaults->size : 0, total = code->arg_count,
                needed = total - defaults, given = args.count;
  if (args.keywords && args.keywords->size > 0) {
    if (auto text = keyword_error(function, code, args)) return error(std::move(*text));
    return std::nullopt;
  }
  // A function with ** or keyword-only arguments becomes a graph for each way to call it, which says what it lacks.
  const auto missing = [&](int64_t i) {
    return user_error("RuntimeError", "Miss argument input for parameter:" + std::string(code->slot_names[i]->view()));
  };
  const bool is_cell = name == "construct" && total > 0 && code->slot_names[0]->view() == "self";
  const int64_t self = is_cell ? 1 : 0;
  const bool takes_more = (code->flags & python::kVarArgs) != 0;
  if (takes_more && given < needed) {
    const int64_t most = given - self + defaults + (function->keyword_defaults ? function->keyword_defaults->size : 0);
    if (most >= total - self) return missing(given);
    return user_error("RuntimeError", "For function:" + name + ", its max argument size: " + std::to_string(most) +
                                          " is less than parameter size: " + std::to_string(total - self) +
                                          " , actual argument size from caller: " + std::to_string(given - self));
  }
  if (!takes_more && (code->flags & python::kVarKeywords) != 0) {
    if (given < needed) return missing(given);
    if (given > total)
      return user_error("RuntimeError", "Function:" + name + " takes " + std::to_string(total - self) +
                                            " positional arguments, but " + std::to_string(given - self) +
                                            " were given.");
  }
  if ((given < needed || given > total) && is_cell && !takes_more) {
    const std::string counts = "For 'Cell', the function construct requires " + std::to_string(needed - 1) +
                               " positional argument",
                      got = ", but got " + std::to_string(given - 1) + ".";
    if (given < needed)
      return error(counts + got +
                   " When using set_inputs, please make sure that all networks and loss functions are configured with "
                   "set_inputs.");
    return error(counts + " and " + std::to_string(defaults) + " default argument, total " + std::to_string(total - 1) +
                 got);
  }
  if (given < needed)
    return error("Function " + name + " needs " + std::to_string(needed) + " positional argument, but got " +
                 std::to_string(given) + ".");
  if (given > total && !takes_more)
    return error("Function " + name + " needs " + std::to_string(needed) + " positional argument and " +
                 std::to_string(defaults) + " default argument, total " + std::to_string(total) + ", but got " +
                 std::to_string(given) + ".");
  for (int64_t i = total; i < total + code->keyword_only_count; ++i)
    if (!function->keyword_defaults || !vm::dict_get(function->keyword_defaults, code->slot_names[i]))
      return missing(i);
  return std::nullopt;
}

using SymbolicDims = std::unordered_map<std::string, std::vector<ir::Dim>>;

/// Symbols for the dims that a program declared to change, by the arguments of this call: equal sizes share a symbol; 0
/// and 1 stay numbers, as they may be spread over others.
class DeclaredDims {
 public:
  explicit DeclaredDims(const JitData& data) : data_(data) {}

  SymbolicDims of(const FrameView& view) {
    const auto& source = *function_of(data_)->code->source;
    for (uint32_t i = 0; i < source.parameter_count(); ++i)
      if (view.locals[i]) add(source.localsplus[i].name, view.locals[i], 0);
    return std::move(found_);
  }

 private:
  void add(const std::string& label, Value v, int depth) {
    if (vm::tensors::is_tensor(v)) return add_tensor(label, vm::tensors::as_tensor(v)->tensor.shape);
    if (depth > 8 || !(vm::is_tuple(v) || vm::is_list(v))) return;
    const std::span<const Value> items = vm::is_tuple(v) ? vm::as_tuple(v)->span() : vm::as_list(v)->span();
    for (size_t i = 0; i < items.size(); ++i) add(label + "[" + std::to_string(i) + "]", items[i], depth + 1);
  }

  void add_tensor(const std::string& label, const Shape& shape) {
    const auto declared = data_.declared_dims.find(label);
    if (declared == data_.declared_dims.end() || declared->second.size() != shape.size()) return;
    std::vector<ir::Dim> dims(shape.begin(), shape.end());
    bool is_open = false;
    for (size_t i = 0; i < dims.size(); ++i) {
      if (declared->second[i] >= 0 || shape[i] < 2) continue;
      dims[i] = ir::Dim::symbol(symbols_.try_emplace(shape[i], static_cast<uint32_t>(symbols_.size())).first->second);
      is_open = true;
    }
    if (is_open) found_[label] = std::move(dims);
  }

  const JitData& data_;
  std::unordered_map<int64_t, uint32_t> symbols_;
  SymbolicDims found_;
};

/// The guards hold; can the entry run? One with symbols needs a plan for these sizes.
bool can_run(vm::Vm& vm, Entry& entry, const FrameView& view) {
  if (!entry.graph || !entry.graph->has_symbolic_dims) return true;
  return entry.graph->can_run(vm, view);
}

/// How a signature is captured.
struct Signature {
  SymbolicDims dims;            ///< Dims that are symbols.
  bool fixes_numbers = false;   ///< Mutable numbers are constants.
  bool splits_numbers = false;  ///< Branches between numbers go on apart.
};

/// A method of a Cell is another graph in another phase, "train" or "predict": MindSpore compiles again after
/// set_train(), while other attributes stay what they were. The mark itself is looked at too, for who sets it alone.
void guard_phase(GraphCapture& graph, const vm::Code* code, const FrameView& view) {
  vm::Vm& vm = graph.vm();
  const Value self = code->source->parameter_count() > 0 ? view.locals[0] : Value();
  if (!self || !is_nn_cell(vm, self)) return;
  const SourceRef source = Source::local(0, code->source->localsplus[0].name);
  for (const std::string_view name : {"_phase", "training"}) {
    const SourceRef attribute = Source::attribute(source, Value(vm.intern(name)), name);
    if (const Value value = attribute->fetch(vm, view)) graph.import(value, attribute, GraphCapture::Depth::Guarded);
  }
}

Outcome<SymbolRef> run_ast_capture(GraphCapture& graph, const JitData& data, const FrameView& view,
                                   const Signature& mode, bool keeps_dependencies) {
  graph.symbolic_dims = mode.dims;
  graph.fixes_numbers = mode.fixes_numbers;
  graph.splits_numbers = mode.splits_numbers;
  vm::Function* function = function_of(data);
  const auto& source = function->code->source;
  graph.keeps_dependencies = keeps_dependencies;
  graph.is_whole = data.options.fullgraph;
  graph.has_host = jit_state(graph.vm()).device->kernels() != nullptr;
  std::vector<SymbolRef> locals;
  import_arguments(graph, function->code, view, locals);
  guard_phase(graph, function->code, view);
  Callee callee;
  callee.code = source;
  callee.globals = Value(function->globals);
  callee.function = data.function;
  if (function->closure)
    for (int64_t i = 0; i < function->closure->size; ++i) {
      auto cell = std::make_shared<SymbolCell>();
      const auto slot = static_cast<uint32_t>(function->code->slot_count - function->closure->size + i);
      const std::string& name = source->localsplus[slot].name;
      if (const Value content = static_cast<vm::Cell*>(function->closure->items[i].object())->value) {
        cell->value = graph.import(content, Source::cell(slot, name), GraphCapture::Depth::Frozen);
        note_frozen_variable(graph, *source, name, content, *cell->value);
      }
      callee.cells.push_back(std::move(cell));
    }
  return capture_ast(graph, callee, std::move(locals));
}

/// The list, tuple or dict `symbol` with what `each` makes of its items: a list or a tuple. A list or tuple whose items
/// stay the same stays itself.
template <typename Each>
SymbolRef with_items(const SymbolRef& symbol, Each&& each) {
  std::vector<SymbolRef> items;
  bool is_changed = !symbol->is_sequence();
  for (const SymbolRef& item : symbol->items) {
    items.push_back(each(item));
    is_changed |= items.back() != item;
  }
  if (!is_changed) return symbol;
  return symbol->kind == SymbolKind::List ? Symbol::list(std::move(items)) : Symbol::tuple(std::move(items));
}

/// MindSpore's strict graphs return the values of a dict.
SymbolRef without_dicts(const SymbolRef& symbol) {
  if (symbol->kind != SymbolKind::Dict && !symbol->is_sequence()) return symbol;
  return with_items(symbol, without_dicts);
}

/// A sparse tensor that a whole graph made, as the parts that its class is called with when the graph has run.
SymbolRef with_sparse_parts(GraphCapture& graph, const SymbolRef& symbol) {
  if (symbol->is_sequence())
    return with_items(symbol, [&graph](const SymbolRef& item) { return with_sparse_parts(graph, item); });
  if (!symbol->is_constant() || !graph.is_stand_in(symbol->value)) return symbol;
  vm::Vm& vm = graph.vm();
  const Value object = symbol->value;
  std::vector<SymbolRef> items;
  const Ref names = vm.get_attribute(object, vm.intern("_parts"));
  std::vector<Ref> parts;
  for (const Value name : vm::as_tuple(names)->span()) parts.push_back(vm.get_attribute(object, vm::as_str(name)));
  parts.push_back(vm.get_attribute(object, vm.intern("_shape")));
  for (const Ref& part : parts) items.push_back(graph.import(part, nullptr, GraphCapture::Depth::Frozen));
  SymbolRef made = Symbol::tuple(std::move(items));
  made->function = Symbol::constant(Value(vm.type_of(object)));
  return made;
}

/// What stands for an object of Python's that no graph holds in MindSpore's text of it: its type, and its node's.
/// Empty: the value is none.
std::string illegal_text(vm::Vm& vm, Value value) {
  if (value == vm::kEllipsis) return "AbstractEllipsis(Value: Ellipsis), node: ValueNode<Ellipsis> Ellipsis";
  if (!value.is_object() || vm::tensors::is_tensor(value) || vm.is_instance(value, vm.types().type)) return {};
  vm::Type* type = vm.type_of(value);
  const std::string_view name = type->name->view();
  constexpr std::string_view kNatives[] = {"set",   "frozenset", "ndarray", "complex",
                                           "bytes", "deque",     "range",   "builtin_function_or_method"};
  const bool is_instance = (type->type_flags & vm::kTypeHeap) != 0 && !vm::is_tuple(value) && !vm::is_dict(value);
  if (!is_instance && std::find(std::begin(kNatives), std::end(kNatives), name) == std::end(kNatives)) return {};
  if (vm::find_in_type(vm, type, vm.intern("__refjit_sparse__"))) return {};
  if (vm::find_in_type(vm, type, vm.intern("__ms_class__"))) {
    const std::string object = "MsClassObject: '" + std::string(name) + "'";
    return "AbstractClass(" + object + "), node: ValueNode<MsClassObject> " + object;
  }
  const Ref kind = vm.repr(Value(type)), shown = vm.str(value);
  if (!kind || !shown) return vm.take_exception(), std::string();
  const std::string object =
      "PythonObject(type: " + std::string(vm.text(kind)) + ", value: " + std::string(vm.text(shown)) + ")";
  return "AbstractScalar(Type: External, Value: " + object + ", Shape: NoShape), node: ValueNode<InterpretedObject> " +
         object;
}

/// The same of a slice of constants.
std::string illegal_slice_text(vm::Vm& vm, const Symbol& slice) {
  std::string types, values;
  for (size_t i = 0; i < 3; ++i) {
    constexpr std::string_view kNames[] = {"start", "stop", "step"};
    const Symbol* item = slice.is_constant() ? nullptr : slice.items[i].get();
    if (item && !item->is_constant()) return {};
    const Ref part = item ? item->value : vm.get_attribute(slice.value, vm.intern(kNames[i]));
    const Ref shown = vm.repr(part);
    const std::string text(vm.text(shown)), between = i > 0 ? " : " : "";
    types += between + (part.get().is_none() ? "AbstractNone(Value: None)"
                                             : "AbstractScalar(Type: Int64, Value: " + text + ", Shape: NoShape)");
    values += between + text;
  }
  return "AbstractSlice[" + types + "], node: ValueNode<ValueSlice> Slice[" + values + "]";
}

bool is_known(const SymbolRef& symbol) {
  return symbol->is_constant() ||
         (symbol->is_sequence() && std::all_of(symbol->items.begin(), symbol->items.end(), is_known));
}

/// A strict graph gives no objects of Python's: arrays, sets, instances; but in sequences of constants.
std::optional<Break> illegal_result(vm::Vm& vm, const SymbolRef& symbol) {
  if (symbol->is_sequence() && !is_known(symbol))
    for (const SymbolRef& item : symbol->items)
      if (auto why = illegal_result(vm, item)) return why;
  const bool is_slice =
      symbol->kind == SymbolKind::Slice ||
      (symbol->is_constant() && symbol->value.get().is_object() && vm.type_of(symbol->value) == vm.types().slice);
  const std::string text = is_slice                ? illegal_slice_text(vm, *symbol)
                           : symbol->is_constant() ? illegal_text(vm, symbol->value)
                                                   : std::string();
  if (text.empty()) return std::nullopt;
  Break why{BreakId::UnsupportedOperand, "what the function returns", {}, {}};
  why.error = user_error("RuntimeError", "Illegal type in the graph: " + text);
  return why;
}

/// A graph may need a mutable number while it is built, as the shape of something: it is captured once more, for this
/// number. Where it need not be one graph, a number that goes on changing is the interpreter's.
bool wants_numbers(const GraphCapture& graph, const JitData& data, const Signature& mode) {
  constexpr size_t kMostNumbers = 16;
  return !mode.fixes_numbers && (data.options.fullgraph || data.entries.size() < kMostNumbers) &&
         std::any_of(graph.inputs.begin(), graph.inputs.end(), [](const Input& input) { return input.is_number; });
}

/// Or it needs a number that a branch chose: then what comes after the branch is captured for each.
std::optional<Signature> wanted_numbers(const GraphCapture& graph, const JitData& data, const Signature& mode) {
  if (data.options.fullgraph && !mode.splits_numbers && graph.chose_numbers)
    return Signature{{}, mode.fixes_numbers, true};
  if (wants_numbers(graph, data, mode)) return Signature{{}, true, mode.splits_numbers};
  return std::nullopt;
}

/// J12: is there a file, or what linecache has for one (doctest, notebooks), to read the function in?
bool is_readable(vm::Vm& vm, const python::CodeObject& source) {
  if (!source.file) return false;
  if (vm.files()[source.file].has_source) return true;
  const Ref linecache = vm.import("linecache");
  const Ref find = linecache ? vm.get_attribute(linecache, "getlines") : Ref();
  const Ref lines = find ? vm.call(find, {vm.string(vm.files()[source.file].name)}) : Ref();
  if (!lines) vm.take_exception();
  return lines && vm::is_list(lines) && vm::as_list(lines)->size != 0;
}

/// Ast capture of one signature. Null: an exception is set, or the dims that are symbols must be numbers.
Entry* capture_signature(JitState& state, JitData& data, const FrameView& view, std::string reason,
                         const Signature& mode) {
  const SymbolicDims& dims = mode.dims;
  vm::Vm& vm = state.vm;
  const double started = vm.host().monotonic();
  vm::Function* function = function_of(data);
  const auto& source = function->code->source;
  if (!is_readable(vm, *source)) {
    vm.raise("OSError", std::string(kNoSourceText));
    return nullptr;
  }
  CompileCache cache(state);
  const bool is_cached = cache.is_on() && dims.empty() && !mode.fixes_numbers;
  const std::string key = is_cached ? cache.key(function, data.options, view) : std::string();
  if (is_cached)
    if (auto kept = cache.load(key, view, data.options, *source)) return keep_entry(state, data, std::move(kept));
  auto captured = std::make_unique<GraphCapture>(vm, source->name);
  Outcome<SymbolRef> result = run_ast_capture(*captured, data, view, mode, is_cached);
  if (!result && result.why().signal == Break::Signal::NeedsEffects) {
    captured = std::make_unique<GraphCapture>(vm, source->name);
    captured->effects.track();
    result = run_ast_capture(*captured, data, view, mode, is_cached);
  }
  GraphCapture& graph = *captured;
  if (!dims.empty() && (!result || !graph.needed_dims.empty())) return nullptr;
  if (result && data.options.fullgraph) result = with_sparse_parts(graph, without_dicts(*result));
  // What the graph writes it also returns: the object outside may be another one's by then.
  if (result && graph.effects.has_writes() && graph.is_input(**result)) result = Symbol::of_node((*result)->node);
  auto entry = std::make_unique<Entry>();
  std::vector<ir::Node*> outputs;
  std::optional<Break> why;
  if (!result) {
    why = std::move(result.why());
  } else if (auto illegal = data.options.fullgraph ? illegal_result(vm, *result) : std::nullopt) {
    why = std::move(illegal);
  } else if (auto planned = plan_rebuild(*result, outputs, true)) {
    entry->result = std::move(*planned);
  } else {
    why = std::move(planned.why());
  }
  for (const auto& print : graph.prints) {
    auto& arguments = entry->prints.emplace_back();
    for (size_t i = 0; !why && i < print.size(); ++i) {
      auto planned = plan_rebuild(print[i], outputs, true);
      if (planned)
        arguments.push_back(std::move(*planned));
      else
        why = std::move(planned.why());
    }
  }
  if (why && !dims.empty()) return nullptr;
  if (why && !why->error && why->strict_message.empty())
    if (const auto other = wanted_numbers(graph, data, mode))
      return capture_signature(state, data, view, std::move(reason), *other);
  if (why) {
    const bool is_asked = data.compiles_only && why->error;  // no run follows that would raise it
    if ((data.options.fullgraph && !why->grows) || why->is_compile_error || is_asked) {
      raise_compile_error(vm, *why, data.options.fullgraph);
      return nullptr;
    }
    report_fallback(vm, data, *why);
    report_frozen(vm, data, graph.frozen);
    entry->is_captured = false;
    entry->guards = std::move(graph.guards);
    return keep_entry(state, data, std::move(entry));
  }
  entry->guards = std::move(graph.guards);
  report_frozen(vm, data, graph.frozen);
  const auto other = wanted_numbers(graph, data, mode);
  CompileRequest request = request_of(data, reason, started);
  request.returns_structure = (*result)->is_sequence();
  request.structure = &entry->result;
  const bool has_control_flow = graph.module().graphs().size() > 1 || graph.effects.has_any();
  auto compiled = Compiler::compile(state, graph, std::move(outputs), request);
  if (!dims.empty() && (!compiled || (*compiled && !(*compiled)->can_run(vm, view)))) return nullptr;
  if (!compiled) {
    // What the compiler cannot make of control flow and effects runs in the interpreter, and the report says so.
    const bool is_unplanned = compiled.error().message.find("[plan]") == 0;
    if (is_unplanned && other) return capture_signature(state, data, view, std::move(reason), *other);
    if ((has_control_flow || is_unplanned) && !data.options.fullgraph) {
      report_fallback(vm, data, {BreakId::BranchesOnTensor, compiled.error().message, compiled.error().span, {}});
      entry->is_captured = false;
      return keep_entry(state, data, std::move(entry));
    }
    vm.raise(compiled.error());
    return nullptr;
  }
  entry->graph = std::move(*compiled);
  if (is_cached && entry->prints.empty()) cache.store(key, *entry, graph.dependencies);
  return keep_entry(state, data, std::move(entry));
}

/// Ast capture of one signature. Null: an exception is set. Where dims are declared open the graph is captured with
/// symbols for them, unless an entry with symbols was found not to fit, or the program needs their numbers.
Entry* capture_with_ast(JitState& state, JitData& data, const FrameView& view, std::string reason) {
  vm::Vm& vm = state.vm;
  const auto is_unfit = [&](const auto& known) {
    return known->graph && known->graph->has_symbolic_dims && first_failing(vm, known->guards, view) < 0;
  };
  if (!data.declared_dims.empty() && std::none_of(data.entries.begin(), data.entries.end(), is_unfit)) {
    if (const SymbolicDims dims = DeclaredDims(data).of(view); !dims.empty()) {
      Entry* entry = capture_signature(state, data, view, reason, {dims});
      if (entry || vm.has_exception()) return entry;
    }
  }
  return capture_signature(state, data, view, std::move(reason), {});
}

bool print_values(vm::Vm& vm, const std::vector<Rebuild>& values, const FrameView& view,
                  std::span<const Tensor> outputs) {
  std::string text;
  for (const Rebuild& value : values) {
    const Ref built = value.build(vm, view, outputs);
    if (!built || !append_printed(vm, built, false, text)) return false;
  }
  return write_printed(vm, std::move(text));
}

/// Under a gradient tape a program with effects would have them again in its pull-back: operators are recorded instead.
bool is_interpreted_under_tape(vm::Vm& vm, const Entry& entry) {
  return vm::tensors::tensor_state(vm).tapes &&
         (entry.has_views || (entry.graph && (!entry.graph->is_pure() || !entry.writes.empty())));
}

/// Runs the entry. With `bytecode`, the options of an entry of that capture, the interpreter does or refuses what
/// cannot run as a graph: an index that is too large, a shape that does not fit.
Ref run_entry(vm::Vm& vm, JitData& data, Entry& entry, const FrameView& view, Args args,
              const JitOptions* bytecode = nullptr) {
  if (is_interpreted_under_tape(vm, entry)) {
    const GraphPrints prints(vm);
    const bool outer = std::exchange(jit_state(vm).is_capturing, true);
    Ref result = vm.call(data.function, args);
    jit_state(vm).is_capturing = outer;
    return result;
  }
  if (jit_state(vm).saving && !note_saved(vm, entry, view)) return {};
  data.outputs.clear();
  if (entry.graph && !entry.graph->run(vm, view, data.outputs)) {
    if (!bytecode || !entry.graph->is_pure()) return {};
    vm.take_exception();
    return jit_state(vm).bytecode->call(function_of(data), args, *bytecode);
  }
  for (const auto& print : entry.prints)
    if (!print_values(vm, print, view, data.outputs)) return {};
  Finished finished;
  if (entry.effects.empty())
    finished.result = entry.result.build(vm, view, data.outputs);
  else if (!finish_entry(vm, entry, view, data.outputs, finished))
    finished.result = Ref();
  if (!finished.result && bytecode && !finished.is_built && may_be_interpreted(entry)) {
    vm.take_exception();
    return jit_state(vm).bytecode->call(function_of(data), args, *bytecode);
  }
  data.outputs.clear();
  jit_state(vm).taped_outputs.clear();
  return std::move(finished.result);
}

/// A recursion that does not end ends MindSpore's compiler, not its interpreter.
void as_compile_error(vm::Vm& vm) {
  const Ref exception = vm.take_exception();
  if (exception && vm.type_name(exception) == "RecursionError")
    vm.raise(endless_recursion());
  else if (exception)
    vm.raise_value(exception);
}

/// What ast capture could not take whole: bytecode capture makes graphs of what stands before and after (J6).
Ref call_with_fallback(JitState& state, JitData& data, Args args, const FrameView& view) {
  ++state.counters.interpreted_calls;
  JitOptions options = data.options;
  options.mode = CaptureMode::Bytecode;
  vm::Function* function = function_of(data);
  Entry* entry = state.bytecode->find_complete(function->code, view, options);
  Ref result =
      entry ? run_entry(state.vm, data, *entry, view, args, &options) : state.bytecode->call(function, args, options);
  if (!result) as_compile_error(state.vm);
  return result;
}

Ref call(vm::Vm& vm, Value callee, Args args) {
  JitData& data = *static_cast<JitFunction*>(callee.object())->data;
  JitState& state = jit_state(vm);
  if (state.is_capturing) return vm.call(data.function, args);
  const Value own_rules = args.count ? cast_rules_of(vm, args[0]) : Value();
  const CellRules rules(vm, own_rules ? args[0] : Value());
  if (own_rules && data.options.mode != CaptureMode::Ast) return vm.call(data.function, args);
  ++state.counters.calls;
  vm::Function* function = function_of(data);
  vm::Code* code = function->code;

  BoundCall bound;
  FrameView view;
  view.globals = Value(function->globals);
  view.builtins = Value(function->builtins);
  if (args.count == code->exact_args && !args.keywords && !function->closure) {
    view.locals = args.positional();
  } else if (bind_call(vm, function, args, bound)) {
    view.locals = bound.slots;
  } else {
    if (vm.has_exception()) return {};
    if (data.options.mode == CaptureMode::Ast)
      if (auto error = argument_error(function, args)) return vm.raise(*error);
    return vm.call(data.function, args);
  }

  if (data.compiles_only && data.options.mode != CaptureMode::Ast) return vm::kNone;
  if (data.options.mode == CaptureMode::Bytecode) {
    if (Entry* entry = state.bytecode->find_complete(code, view, data.options))
      return run_entry(vm, data, *entry, view, args, &data.options);
    return state.bytecode->call(function, args, data.options);
  }
  if (data.options.mode == CaptureMode::Trace) return call_traced(state, data, args, view);
  Entry* entry = nullptr;
  for (auto& known : data.entries)
    if (known->cast_rules == own_rules.bits() && first_failing(vm, known->guards, view) < 0 &&
        can_run(vm, *known, view)) {
      entry = known.get();
      break;
    }
  std::vector<Value> slots;
  if (!entry) {
    // Capture reads every slot; a call with exact arguments has only those.
    slots.assign(view.locals.begin(), view.locals.end());
    slots.resize(code->slot_count);
    view.locals = slots;
    std::string reason = compile_reason(vm, data, view);
    if (vm.report().level() >= 2)
      state.flows.add(vm, *code, view, {0, static_cast<uint32_t>(code->source->words.size()), "from the source (ast)"});
    entry = capture_with_ast(state, data, view, std::move(reason));
    if (!entry) return {};
    entry->cast_rules = own_rules.bits();
    if (data.compiles_only) return vm::kTrue;
    if (entry->is_captured) return run_entry(vm, data, *entry, view, args);
  }
  if (data.compiles_only) return vm::kFalse;
  entry->last_use = ++state.clock;
  if (!entry->is_captured)
    return own_rules ? vm.call(data.function, args) : call_with_fallback(state, data, args, view);
  return run_entry(vm, data, *entry, view, args);
}

void finalize(vm::Object* o) { delete std::exchange(static_cast<JitFunction*>(o)->data, nullptr); }

void traverse(vm::Object* o, const vm::Visitor& visit) {
  if (const JitData* data = static_cast<JitFunction*>(o)->data) visit(data->function);
}

Ref bind_to_instance(vm::Vm& vm, Value descriptor, Value instance, Value) {
  return instance && !instance.is_none() ? vm::make_bound_method(vm, descriptor, instance) : Ref(descriptor);
}

/// `__name__`, `__doc__` and the rest are the function's; `__wrapped__` is the function itself.
Ref get_attribute(vm::Vm& vm, Value self, vm::Str* name) {
  const JitData& data = *static_cast<JitFunction*>(self.object())->data;
  if (name == vm.names().wrapped) return data.function;
  if (name->view() == "__wrapped_by_jit__") return vm::kTrue;
  if (name == vm.names().call || name == vm.names().get || name == vm.names().class_)
    return vm::generic_get_attribute(vm, self, name);
  return vm.get_attribute(data.function, name);
}

bool set_attribute(vm::Vm& vm, Value self, vm::Str* name, Value value) {
  return vm.type_of(static_cast<JitFunction*>(self.object())->data->function)
      ->slots.set_attribute(vm, static_cast<JitFunction*>(self.object())->data->function, name, value);
}

Ref repr(vm::Vm& vm, Value self) { return vm.repr(static_cast<JitFunction*>(self.object())->data->function); }

}  // namespace

Value call_target(vm::Vm& vm, Value callee) {
  JitState& state = jit_state(vm);
  if (callee.object()->type != state.jit_type) return {};
  const JitData& data = *static_cast<JitFunction*>(callee.object())->data;
  if (state.is_capturing || !vm::tensors::tensor_state(vm).cast_rules.empty()) return data.function;
  if (data.options.mode != CaptureMode::Bytecode || !state.bytecode->is_active(data.options)) return {};
  ++state.counters.calls;
  return data.function;
}

vm::Type* make_jit_type(vm::Vm& vm) {
  vm::TypeDef def{};
  def.name = "function";
  def.instance_bytes = sizeof(JitFunction);
  def.slots.finalize = finalize;
  def.slots.traverse = traverse;
  def.slots.call = call;
  def.slots.repr = repr;
  def.slots.get_attribute = get_attribute;
  def.slots.set_attribute = set_attribute;
  def.slots.descriptor_get = bind_to_instance;
  def.is_gc = true;
  def.is_final = true;
  return vm.make_type(def);
}

Ref make_jit_function(JitState& state, Value function, JitOptions options) {
  auto* object = vm::make_object<JitFunction>(state.vm, state.jit_type);
  if (!object) return {};
  object->data = new JitData;
  object->data->function = function;
  object->data->options = std::move(options);
  return Ref::steal(object);
}

}  // namespace refjit::capture
