// Calls of the evaluator: argument binding, functions to inline, methods, primitives, natives on constants.
#include <algorithm>

#include "capture/cell_casts.h"
#include "capture/evaluator.h"
#include "capture/guest_values.h"
#include "capture/heap.h"
#include "capture/jit.h"
#include "ops/cpu_support.h"
#include "python/code.h"
#include "vm/builtin_types.h"
#include "vm/deferred.h"
#include "vm/execute.h"
#include "vm/function.h"
#include "vm/memory.h"
#include "vm/module.h"
#include "vm/names.h"
#include "vm/tensors/eager.h"
#include "vm/tensors/primitive.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/collections.h"
#include "vm/types/dict.h"
#include "vm/types/float.h"
#include "vm/types/int.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"
#include "vm/vm.h"

namespace refjit::capture {

using vm::Ref;
using vm::Value;

namespace {

Break wrong_arguments(const std::string& text) {
  Error error = user_error("TypeError", text);
  return {BreakId::GuestError, text, {}, error};
}

/// A callable as a break's detail names it.
std::string callable_text(vm::Vm& vm, Value callee) {
  if (!callee.is_object()) return "a " + vm.type_name(callee);
  const auto& types = vm.types();
  const vm::Object* object = callee.object();
  if (vm.is_instance(callee, types.type)) return std::string(static_cast<const vm::Type*>(object)->name->view()) + "()";
  if (object->type == types.native_function)
    return std::string(static_cast<const vm::NativeFunction*>(object)->def->name) + "()";
  if (object->type == types.method_descriptor) {
    const auto* descriptor = static_cast<const vm::MethodDescriptor*>(object);
    return std::string(descriptor->owner->name->view()) + "." + std::string(descriptor->def->name) + "()";
  }
  return "a " + vm.type_name(callee);
}

/// What is left to the interpreter: objects that are made, natives, and whatever has a call of its own.
Break not_followed(vm::Vm& vm, Value callee, std::span<const SymbolRef> args) {
  const auto& types = vm.types();
  std::string text = callable_text(vm, callee);
  if (vm.is_instance(callee, types.type)) {
    const auto* made = static_cast<const vm::Type*>(callee.object());
    if (vm::is_subtype(made, types.BaseException)) return {BreakId::Raises, std::move(text), {}, {}};
    const bool is_users = (made->type_flags & vm::kTypeHeap) != 0;
    return {is_users ? BreakId::MakesObject : BreakId::CallsNative, std::move(text), {}, {}};
  }
  const vm::Type* type = callee.is_object() ? callee.object()->type : nullptr;
  if (type == types.method_descriptor) return {BreakId::CallsNative, std::move(text), {}, {}};
  if (type != types.native_function) return {BreakId::CallsUnknown, std::move(text), {}, {}};
  if (text == "next()" && !args.empty()) {
    text += " of a " + kind_text(vm, *args[0]);
    return {BreakId::AdvancesIterator, std::move(text), {}, {}};
  }
  const bool is_class = text == "__build_class__()" && args.size() > 1 && args[1]->is_constant();
  if (is_class) text = "class " + std::string(vm.text(args[1]->value));
  return {is_class ? BreakId::DefinesClass : BreakId::CallsNative, std::move(text), {}, {}};
}

/// Natives that ask iterators for items one by one, which the graph does itself.
bool is_lazy_native(Value callee, std::string_view name) {
  if (vm::has_type_flag(callee, vm::kTypeType))
    return (static_cast<const vm::Type*>(callee.object())->type_flags & vm::kTypeHeap) == 0 &&
           (name == "chain" || name == "islice");
  const auto* native = static_cast<const vm::NativeFunction*>(callee.object());
  const bool is_functools = native->module && vm::is_str(native->module) &&
                            vm::view_of(native->module).find("functools") != std::string_view::npos;
  return name == "next" || (name == "reduce" && is_functools);
}

/// Natives that read only their arguments and change nothing.
bool is_pure_native(vm::Vm& vm, Value callee) {
  if (!callee.is_object()) return false;
  const auto& types = vm.types();
  if (callee.object()->type == types.type) {
    const vm::Type* type = static_cast<vm::Type*>(callee.object());
    for (const vm::Type* pure : {types.int_, types.float_, types.bool_, types.str, types.bytes, types.tuple, types.list,
                                 types.dict, types.set, types.frozenset, types.range, types.slice, types.complex,
                                 types.enumerate, types.zip, types.reversed, types.map, types.filter, types.type})
      if (type == pure) return true;
    return type == vm::tensors::tensor_type(vm);  // Tensor(constant): a constant tensor
  }
  if (callee.object()->type != types.native_function) return false;
  const auto* native = static_cast<vm::NativeFunction*>(callee.object());
  const std::string_view name = native->def->name;
  const std::string_view module =
      native->module && vm::is_str(native->module) ? vm::view_of(native->module) : std::string_view("builtins");
  if (module == "math") return true;
  if (module == "_refjit") {
    for (std::string_view pure : {"primitive", "user_primitive", "has_primitive", "primitive_arguments", "as_dtype",
                                  "dtype_to_nptype", "tensor", "filled"})
      if (name == pure) return true;
    return false;
  }
  if (module != "builtins") return false;
  for (std::string_view pure :
       {"abs",     "all",     "any",  "ascii", "bin",        "callable",   "chr",   "divmod", "format",
        "hasattr", "getattr", "hash", "hex",   "isinstance", "issubclass", "iter",  "len",    "max",
        "min",     "oct",     "ord",  "pow",   "range",      "repr",       "round", "sorted", "sum"})
    if (name == pure) return true;
  return false;
}

/// An instance of a class that namedtuple() made, of these fields; null: another class, or they do not fit.
SymbolRef named_tuple(vm::Vm& vm, const SymbolRef& callee, const std::vector<SymbolRef>& args,
                      const Keywords& keywords) {
  auto* type = callee->value.as<vm::Type>();
  if ((type->type_flags & vm::kTypeHeap) == 0 || type->base != vm.types().tuple) return nullptr;
  const Value fields = vm::find_in_type(vm, type, vm.intern("_fields")),
              defaults = vm::find_in_type(vm, type, vm.intern("_field_defaults"));
  if (!fields || !vm::is_tuple(fields) || !defaults || !vm::is_dict(defaults)) return nullptr;
  const auto names = vm::as_tuple(fields)->span();
  if (args.size() > names.size()) return nullptr;
  std::vector<SymbolRef> items = args;
  items.resize(names.size());
  for (const auto& [name, value] : keywords) {
    const auto at =
        std::find_if(names.begin(), names.end(), [&, &name = name](Value n) { return vm::view_of(n) == name; });
    if (at == names.end() || items[static_cast<size_t>(at - names.begin())]) return nullptr;
    items[static_cast<size_t>(at - names.begin())] = value;
  }
  for (size_t i = 0; i < items.size(); ++i) {
    const Value given = items[i] ? Value() : vm::dict_get(vm::as_dict(defaults), vm::as_str(names[i]));
    if (given) items[i] = Symbol::constant(given);
    if (!items[i]) return nullptr;
  }
  SymbolRef made = Symbol::tuple(std::move(items));
  made->function = Symbol::constant(callee->value);
  return made;
}

/// Methods of immutable builtins on constants.
bool is_pure_method(vm::Vm& vm, const vm::MethodDescriptor* descriptor) {
  const auto& types = vm.types();
  for (const vm::Type* pure : {types.str, types.bytes, types.int_, types.float_, types.tuple, types.range,
                               types.complex, types.frozenset, types.bool_})
    if (descriptor->owner == pure) return true;
  return false;
}

}  // namespace

Outcome<std::vector<SymbolRef>> Evaluator::bind(const Callee& callee, const std::vector<SymbolRef>& defaults,
                                                const Keywords& keyword_defaults, std::vector<SymbolRef> args,
                                                Keywords keywords) {
  const python::CodeObject& code = *callee.code;
  const std::string name = code.name + "()";
  const size_t given = args.size() + keywords.size();
  std::vector<SymbolRef> locals(code.localsplus.size());
  const uint32_t positional = code.arg_count;
  const uint32_t named = positional + code.keyword_only_count;
  const bool has_args = (code.flags & python::kVarArgs) != 0;
  const bool has_keywords = (code.flags & python::kVarKeywords) != 0;
  const bool is_static = depth_ == GraphCapture::Depth::Frozen;
  // MindSpore's text for another number of arguments than the function has.
  const auto other_number = [&] {
    return compile_time(user_error("TypeError", "The parameters number of the function is " +
                                                    std::to_string(positional) +
                                                    ", but the number of provided arguments is " +
                                                    std::to_string(given) + ".\nFunctionGraph : " + code.name));
  };
  // With defaults, keywords and the like MindSpore makes another graph of the function, which counts for itself.
  const bool is_plain =
      code.keyword_only_count == 0 && !has_args && !has_keywords && defaults.empty() && keywords.empty();
  const auto missing = [&](size_t i) {
    return compile_time(
        user_error("RuntimeError", "Miss argument input for parameter:" + std::string(code.localsplus[i].name)));
  };
  if (args.size() > positional && !has_args && is_static && is_plain) return other_number();
  if (args.size() > positional && !has_args && is_static)
    return compile_time(user_error("RuntimeError", "Function:" + code.name + " takes " + std::to_string(positional) +
                                                       " positional arguments, but " + std::to_string(args.size()) +
                                                       " were given."));
  if (args.size() > positional && !has_args)
    return wrong_arguments(name + " takes " + std::to_string(positional) + " positional argument" +
                           (positional == 1 ? "" : "s") + " but " + std::to_string(args.size()) +
                           (args.size() == 1 ? " was" : " were") + " given");
  for (size_t i = 0; i < args.size() && i < positional; ++i) locals[i] = args[i];
  if (has_args) {
    std::vector<SymbolRef> rest(args.begin() + std::min<ptrdiff_t>(static_cast<ptrdiff_t>(args.size()), positional),
                                args.end());
    locals[named] = Symbol::tuple(std::move(rest));
  }
  std::vector<Ref> extra_keys;
  std::vector<SymbolRef> extra_values;
  for (auto& [key, value] : keywords) {
    uint32_t at = code.positional_only_count;
    while (at < named && code.localsplus[at].name != key) ++at;
    if (at < named) {
      if (locals[at] && is_static)
        return compile_time(user_error("TypeError", "Multiply values for specific argument: " + key));
      if (locals[at]) return wrong_arguments(name + " got multiple values for argument '" + key + "'");
      locals[at] = value;
    } else if (has_keywords) {
      extra_keys.push_back(Value(vm_.intern(key)));
      extra_values.push_back(value);
    } else if (is_static) {
      return compile_time(user_error("RuntimeError", "Got an unexpected keyword argument '" + key + "'"));
    } else {
      return wrong_arguments(name + " got an unexpected keyword argument '" + key + "'");
    }
  }
  if (has_keywords) locals[named + (has_args ? 1 : 0)] = Symbol::dict(std::move(extra_keys), std::move(extra_values));
  for (uint32_t i = 0; i < positional; ++i) {
    if (locals[i]) continue;
    const size_t from_end = positional - i;
    if (from_end <= defaults.size() && defaults[defaults.size() - from_end])
      locals[i] = defaults[defaults.size() - from_end];
    else if (is_static && is_plain)
      return other_number();
    else if (is_static)
      return missing(i);
    else
      return wrong_arguments(name + " missing 1 required positional argument: '" + code.localsplus[i].name + "'");
  }
  for (uint32_t i = positional; i < named; ++i) {
    if (locals[i]) continue;
    for (const auto& [key, value] : keyword_defaults)
      if (key == code.localsplus[i].name) locals[i] = value;
    if (!locals[i] && is_static) return missing(i);
    if (!locals[i])
      return wrong_arguments(name + " missing 1 required keyword-only argument: '" + code.localsplus[i].name + "'");
  }
  return locals;
}

Callee Evaluator::callee_of(const SymbolRef& function, std::vector<SymbolRef>& defaults, Keywords& keyword_defaults) {
  Callee callee;
  auto* guest = static_cast<vm::Function*>(function->value.get().object());
  callee.code = vm::whole_code(guest)->source;
  callee.globals = Value(guest->globals);
  callee.function = function->value;
  callee.source = function->source ? function->source : Source::global(Value(guest->name), guest->name->view());
  Heap* heap = is_library || is_library_code(*callee.code) ? nullptr : graph_.heap;
  const std::string name(guest->name->view());
  const SourceRef path = heap ? source_of(function) : nullptr;
  if (heap) heap->guard_version(function->value);
  const auto import = [&](Value v, const SourceRef& source) {
    return heap ? heap->outside(v, source) : graph_.import(v, nullptr, GraphCapture::Depth::Frozen);
  };
  if (guest->defaults)
    for (uint32_t i = 0; i < guest->defaults->size; ++i)
      defaults.push_back(
          import(guest->defaults->items[i], heap ? Source::default_value(path, i, name + ".__defaults__") : nullptr));
  if (guest->keyword_defaults) {
    Value key, value;
    for (int32_t at = 0; vm::dict_next(guest->keyword_defaults, at, key, value);)
      keyword_defaults.emplace_back(
          std::string(vm::view_of(key)),
          import(value, heap ? Source::keyword_default(path, key, name + ".__kwdefaults__") : nullptr));
  }
  const size_t free = guest->closure ? static_cast<size_t>(guest->closure->size) : 0;
  for (uint32_t i = 0; i < free; ++i) {
    auto* object = static_cast<vm::Cell*>(guest->closure->items[i].object());
    if (heap) {
      const std::string& label = callee.code->localsplus[callee.code->localsplus.size() - free + i].name;
      callee.cells.push_back(heap->cell(object, Source::closure(path, i, label), nullptr));
      continue;
    }
    auto cell = std::make_shared<SymbolCell>();
    if (object->value) cell->value = import(object->value, nullptr);
    callee.cells.push_back(std::move(cell));
  }
  return callee;
}

Outcome<SymbolRef> Evaluator::call_function(const SymbolRef& function, std::vector<SymbolRef> args, Keywords keywords) {
  Callee callee;
  std::vector<SymbolRef> defaults;
  Keywords keyword_defaults;
  if (function->kind == SymbolKind::Function) {
    callee.code = function->code;
    callee.globals = function->globals;
    callee.cells = function->cells;
    defaults = function->defaults;
    keyword_defaults = function->keyword_defaults;
    callee.source = function->source;
  } else {
    callee = callee_of(function, defaults, keyword_defaults);
    const bool is_found = graph_.heap && !is_library && !function->source && !args.empty() && args[0]->is_constant();
    if (is_found && !is_library_code(*callee.code)) graph_.heap->guard_method(function->value, args[0]->value);
  }
  const uint32_t suspended = graph_.heap ? python::kCoroutine | python::kAsyncGenerator
                                         : python::kGenerator | python::kCoroutine | python::kAsyncGenerator;
  if ((callee.code->flags & suspended) != 0)
    return Break{graph_.heap ? BreakId::Suspends : BreakId::CallsUnknown, callee.code->name + "()", {}, {}};
  REFJIT_CAPTURE(locals, bind(callee, defaults, keyword_defaults, std::move(args), std::move(keywords)));
  return inliner_.run(callee, std::move(locals));
}

bool Evaluator::runs_on_constants(const python::CodeObject& code, const std::vector<SymbolRef>& args,
                                  const Keywords& keywords) {
  if (depth_ != GraphCapture::Depth::Frozen || !is_library_code(code)) return false;
  const std::string& file = vm_.files()[code.file].name;
  const auto is_in = [&](std::string_view folder) { return file.compare(0, folder.size(), folder) == 0; };
  // numpy's always; others have effects or read the outside, so that only a graph that must be whole takes them.
  if (is_in("<refjit>/mindspore/") || !(graph_.is_whole || is_in("<refjit>/numpy/"))) return false;
  const auto is_known = [this](const SymbolRef& s) {
    const Ref value = materialise(s);
    return value && !vm::tensors::is_tensor(value);
  };
  return std::all_of(args.begin(), args.end(), is_known) &&
         std::all_of(keywords.begin(), keywords.end(), [&](const auto& named) { return is_known(named.second); });
}

Break Evaluator::unfixed(Value callee, const SymbolRef& argument) {
  const SymbolRef known = forced(argument);
  const bool is_tensor = known->is_node() || (known->is_constant() && vm::tensors::is_tensor(known->value));
  const bool is_structure = known->is_sequence() || known->kind == SymbolKind::Dict || known->kind == SymbolKind::Slice;
  std::string detail = callable_text(vm_, callee) + " of a " + kind_text(vm_, *known);
  if (is_structure) detail += " that holds what only the graph knows";
  Break why{is_tensor || is_structure ? BreakId::ReadsTensorValue : BreakId::CallsNative, std::move(detail), {}, {}};
  if (callee.is_object() && callee.object() == vm::tensors::tensor_type(vm_) && depth_ == GraphCapture::Depth::Frozen)
    why.strict_message =
        "When handling script 'Tensor(input_data, dtype, shape, init, const_arg) in graph mode', the inputs should be "
        "constant, but found variable 'input_data' to be nonconstant. Try to set jit_syntax_level to LAX.";
  return why;
}

Outcome<SymbolRef> Evaluator::call_native_on_constants(Value callee, const std::vector<SymbolRef>& args,
                                                       const Keywords& keywords) {
  std::vector<Ref> owned;
  std::vector<Value> values;
  std::vector<Value> names;
  const auto add = [&](const SymbolRef& s) {
    owned.push_back(materialise(s));
    values.push_back(owned.back());
    return !values.back().is_null();
  };
  // With a heap, natives see only what is fixed: no instance's method runs, nothing unguarded is read or consumed.
  const bool only_asks = callee.is_object() && callee.object()->type == vm_.types().native_function &&
                         std::string_view(static_cast<vm::NativeFunction*>(callee.object())->def->name) == "callable";
  for (const SymbolRef& arg : args) {
    if (!graph_.heap || only_asks || !arg->is_constant() || !arg->value.get().is_object()) continue;
    const vm::Type* type = vm_.type_of(arg->value);
    const auto& types = vm_.types();
    const bool is_plain = vm::is_str(arg->value) || vm::is_int(arg->value) || vm::is_float(arg->value) ||
                          vm::is_bytes(arg->value) || type == types.range || type == types.slice ||
                          type == types.complex || type == types.frozenset || type == types.native_function ||
                          type == types.type || !arg->source;
    const bool runs_guest_code = (type->type_flags & vm::kTypeHeap) != 0 || type == types.function;
    DType dtype;
    if ((is_plain && !runs_guest_code) || vm::tensors::dtype_of_value(vm_, arg->value, dtype)) continue;
    if (vm::has_type_flag(arg->value, vm::kTypeType)) continue;
    return unfixed(callee, arg);
  }
  for (const SymbolRef& arg : args)
    if (!add(arg)) return unfixed(callee, arg);
  for (const auto& [key, value] : keywords) {
    if (!add(value)) return unfixed(callee, value);
    names.push_back(Value(vm_.intern(key)));
  }
  for (size_t i = 0; i < owned.size(); ++i)
    if (owned[i].get().is_object() && vm::tensors::is_tensor(owned[i]))
      return unfixed(callee, i < args.size() ? args[i] : keywords[i - args.size()].second);
  const Ref keyword_names = names.empty() ? Ref() : vm_.tuple(names);
  vm::Args call_args{values.data(), static_cast<uint32_t>(args.size()),
                     keyword_names ? vm::as_tuple(keyword_names) : nullptr};
  return constant_result(vm_.call(callee, call_args), "call");
}

SymbolRef Evaluator::default_of(const ops::Arg& arg) {
  if (arg.default_text.empty()) return nullptr;
  Ref value;
  if (arg.default_text == "None")
    value = vm::kNone;
  else if (arg.default_text == "True")
    value = vm::kTrue;
  else if (arg.default_text == "False")
    value = vm::kFalse;
  else
    value = vm_.call(vm_.get_attribute(vm_.import("builtins"), "eval"), {vm_.string(arg.default_text)});
  if (!value) {
    vm_.take_exception();
    return nullptr;
  }
  return graph_.import(value, nullptr, GraphCapture::Depth::Frozen);
}

namespace {

/// Constants that an argument of this kind never takes: what runs eagerly says it in MindSpore's words.
bool is_refused(const ops::OpDef& op, size_t index, Value v) {
  const ops::ArgKind kind = op.args[index].kind;
  if (kind == ops::ArgKind::String || kind == ops::ArgKind::Any || kind == ops::ArgKind::Type) return false;
  const bool takes_ints = kind == ops::ArgKind::Int || kind == ops::ArgKind::IntTuple;
  if (vm::is_str(v) || (takes_ints && vm::is_float(v))) return true;
  return (takes_ints || kind == ops::ArgKind::Bool) && !vm::tensors::takes_argument(op, index, v);
}

/// What MindSpore's CPU says to the dtypes of an operator in a graph; nothing where it takes them.
std::optional<Error> refused_on_cpu(const ops::OpDef& op, const SymbolRef& emitted) {
  const ir::Node* node = emitted && emitted->kind == SymbolKind::Node ? emitted->node : nullptr;
  if (!node || !node->is_cnode() || node->primitive() != &op || !node->abstract) return {};
  std::vector<ir::AbstractRef> arguments;
  for (const ir::Node* argument : node->arguments()) arguments.push_back(argument->abstract);
  return ops::cpu_refusal(op, arguments, std::span(&node->abstract, 1));
}

}  // namespace

Outcome<SymbolRef> Evaluator::call_primitive(const SymbolRef& primitive, std::vector<SymbolRef> args,
                                             Keywords keywords) {
  const vm::tensors::PrimitiveObject* object = vm::tensors::as_primitive(primitive->value);
  const ops::OpDef& op = *object->op;
  const std::string name(op.name);
  std::vector<SymbolRef> bound(op.args.size());
  for (size_t i = 0; i < bound.size(); ++i)
    if (object->bound[i]) bound[i] = graph_.import(object->bound[i], nullptr, GraphCapture::Depth::Frozen);
  size_t at = 0;
  for (SymbolRef& arg : args) {
    while (at < bound.size() && bound[at]) ++at;
    if (at == bound.size()) return wrong_arguments("For '" + name + "', too many inputs are given.");
    bound[at] = std::move(arg);
  }
  for (auto& [key, value] : keywords) {
    size_t place = 0;
    while (place < op.args.size() && op.args[place].name != key) ++place;
    if (place == op.args.size() || bound[place])
      return wrong_arguments(name + "() got an unexpected keyword argument '" + key + "'");
    bound[place] = std::move(value);
  }
  for (size_t i = 0; i < bound.size(); ++i) {
    if (!bound[i]) bound[i] = default_of(op.args[i]);
    if (!bound[i])
      return wrong_arguments("For '" + name + "', the argument '" + std::string(op.args[i].name) + "' is missing.");
    if (bound[i]->is_constant() && is_refused(op, i, bound[i]->value))
      return wrong_arguments("For '" + name + "', the argument '" + std::string(op.args[i].name) +
                             "' must not be of type '" + vm_.type_name(bound[i]->value) + "'.");
  }
  if (op.effect == ir::Effect::Memory) return graph_.emit_write(op, bound);
  if (op.effect != ir::Effect::None) return Break{BreakId::Effect, name, {}, {}};
  auto emitted = graph_.emit(op, bound);
  if (!emitted || object->caller != vm::tensors::Caller::User) return emitted;
  auto refused = refused_on_cpu(op, *emitted);
  if (!refused || !vm::tensors::targets_cpu(vm::tensors::tensor_state(vm_))) return emitted;
  return Break{BreakId::GuestError, refused->message, {}, *std::move(refused)};
}

Outcome<SymbolRef> Evaluator::check_support(std::span<const SymbolRef> args) {
  if (!vm::tensors::targets_cpu(vm::tensors::tensor_state(vm_))) return Symbol::constant(vm::kNone);
  const Ref name = args.size() == 3 ? materialise(args[0]) : Ref();
  const Ref listed = name ? materialise(args[1]) : Ref();
  if (!listed || !vm::is_str(name) || !vm::is_tuple(listed) || !args[2]->is_sequence())
    return wrong_arguments("check_support() takes a name, names and operands");
  std::vector<std::string_view> names;
  for (Value argument : vm::as_tuple(listed)->span())
    names.push_back(vm::is_str(argument) ? vm::view_of(argument) : std::string_view());
  std::vector<ir::AbstractRef> operands;
  for (const SymbolRef& operand : args[2]->items) operands.push_back(abstract_of(*operand));
  auto refused = ops::cpu_refusal(vm::view_of(name), names, operands, {});
  if (!refused) return Symbol::constant(vm::kNone);
  return Break{BreakId::GuestError, refused->message, {}, *std::move(refused)};
}

ir::AbstractRef Evaluator::abstract_of(const Symbol& operand) {
  if (operand.is_node()) return operand.node->abstract;
  if (operand.is_constant()) return graph_.abstract_of(operand.value);
  if (!operand.is_sequence()) return nullptr;
  std::vector<ir::AbstractRef> items;
  for (const SymbolRef& item : operand.items) items.push_back(item->is_sequence() ? nullptr : abstract_of(*item));
  const bool is_known = std::all_of(items.begin(), items.end(), [](const auto& item) { return item != nullptr; });
  return is_known ? ir::Abstract::tuple(std::move(items)) : nullptr;
}

Outcome<SymbolRef> Evaluator::call_method(const SymbolRef& method, std::vector<SymbolRef> args, Keywords keywords) {
  const SymbolRef& function = method->function;
  if (function->is_constant() && vm_.type_of(function->value) == vm_.types().wrapper_descriptor &&
      method->self->is_constant()) {
    args.insert(args.begin(), method->self);
    return call(function, std::move(args), std::move(keywords));
  }
  if (function->is_constant() && vm_.type_of(function->value) == vm_.types().class_method_descriptor) {  // fromkeys
    if (args.empty() || args.size() > 2) return wrong_arguments("fromkeys expected 1 or 2 arguments");
    REFJIT_CAPTURE(keys, items_of(args[0]));
    const SymbolRef made = Symbol::dict({}, {}), value = args.size() == 2 ? args[1] : Symbol::constant(vm::kNone);
    for (const SymbolRef& key : keys) {
      REFJIT_CAPTURE(done, store_subscript(made, key, value));
      (void)done;
    }
    return made;
  }
  if (function->is_constant() && vm_.type_of(function->value) == vm_.types().method_descriptor) {
    const auto* descriptor = static_cast<vm::MethodDescriptor*>(function->value.get().object());
    const std::string_view name = descriptor->def->name;
    if (method->self->is_node() && name == "item" && args.empty()) {
      const ir::Abstract& tensor = *method->self->node->abstract;
      const bool is_static = depth_ == GraphCapture::Depth::Frozen && tensor.is_tensor() && tensor.shape.is_concrete();
      if (is_static && element_count(tensor.shape.concrete()) != 1)
        return compile_time(
            user_error("ValueError", "The tensor should have only one element. But the shape of input tensor is " +
                                         shape_text(tensor.shape.concrete()) + "."));
      const DType dtype = tensor.dtype;
      return number_of(method->self, dtype == DType::Bool ? dtype : is_float(dtype) ? DType::Float32 : DType::Int64);
    }
    if (method->self->is_node() && !method->self->is_number && name == "assign_value" && args.size() == 1 &&
        depth_ == GraphCapture::Depth::Frozen && args[0]->is_node())
      return store_whole(method->self, args[0]);
    if (method->self->is_node()) {
      Break why{BreakId::ReadsTensorValue, "Tensor." + std::string(name) + "()", {}, {}};
      if (depth_ == GraphCapture::Depth::Frozen && (name == "asnumpy" || name == "tolist"))
        why.error = user_error("AttributeError", strict_attribute_text(method->self->node->abstract->dtype, name));
      return why;
    }
    if (auto done = structure_method(method->self, name, args, keywords)) return std::move(*done);
    if (method->self->kind == SymbolKind::Generator && keywords.empty())
      if (auto done = generator_method(method->self, name, args)) return std::move(*done);
    if (name == "format" && method->self->is_constant() && vm::is_str(method->self->value) && keywords.empty())
      if (SymbolRef text = formatted_text(vm::view_of(method->self->value), args)) return text;
    if (method->self->is_constant() &&
        (is_pure_method(vm_, descriptor) || is_array_question(method->self->value, name))) {
      args.insert(args.begin(), method->self);
      return call_native_on_constants(function->value, args, keywords);
    }
    return Break{BreakId::CallsNative,
                 std::string(vm::view_of(descriptor->owner->name)) + "." + std::string(name) + "()",
                 {},
                 {}};
  }
  if (is_plain_method(method)) {
    const std::string name = vm_.type_name(method->self->value);
    return Break{BreakId::PlainClass, name, {}, {}};
  }
  args.insert(args.begin(), method->self);
  return call(function, std::move(args), std::move(keywords));
}

bool Evaluator::is_plain_method(const SymbolRef& method) {
  // S13: ast capture follows methods of Cells and of jit_class only, and what our own library defines.
  if (depth_ != GraphCapture::Depth::Frozen || graph_.is_whole || !method->self->is_constant()) return false;
  const Value self = method->self->value;
  vm::Type* type = self.is_object() ? self.object()->type : nullptr;
  if (!type || (type->type_flags & vm::kTypeHeap) == 0 || vm_.is_instance(self, vm_.types().type)) return false;
  if (!method->function->is_constant() || vm_.type_of(method->function->value) != vm_.types().function) return false;
  for (std::string_view mark : {"__refjit_cell__", "__ms_class__"})
    if (vm::find_in_type(vm_, type, vm_.intern(mark))) return false;
  const auto& code = *vm::whole_code(static_cast<vm::Function*>(method->function->value.get().object()))->source;
  return code.file && !is_library_code(code);
}

Outcome<bool> Evaluator::has_hooks_registered(const SymbolRef& cell) {
  // A user may register one at any time, also on a cell that only library code calls: always guarded.
  const bool outer = std::exchange(is_library, false);
  Outcome<bool> found = false;
  for (std::string_view name : {"_forward_pre_hooks", "_forward_hooks", "_backward_pre_hooks", "_backward_hooks"}) {
    auto hooks = attribute(cell, name);
    found = hooks ? truth(*hooks) : Outcome<bool>(std::move(hooks.why()));
    if (!found || *found) break;
  }
  is_library = outer;
  return found;
}

namespace {

/// The construct of a Cell, whose class has `method`, bound to it: an instance may have one of its own, now or later.
Outcome<SymbolRef> own_forward(Evaluator& evaluator, const SymbolRef& cell, Value method) {
  vm::Vm& vm = evaluator.vm();
  Heap& heap = *evaluator.graph().heap;
  vm::Str* name = vm.intern("construct");
  vm::Object* o = cell->value.get().object();
  const bool has_own = vm::has_instance_dict(o) && vm::instance_dict(o) && vm::dict_get(vm::instance_dict(o), name);
  if (has_own || heap.written_attribute(cell->value, Value(name))) return evaluator.attribute(cell, "construct");
  const auto& code = *vm::whole_code(static_cast<vm::Function*>(method.object()))->source;
  if (evaluator.is_library_code(code)) return Symbol::method(Symbol::constant(method), cell);
  const SourceRef path = cell->source ? cell->source : Source::object(cell->value, "a " + vm.type_name(cell->value));
  return Symbol::method(heap.import(method, Source::attribute(path, Value(name), "construct")), cell);
}

}  // namespace

Outcome<SymbolRef> Evaluator::call_constant(const SymbolRef& callee, std::vector<SymbolRef> args, Keywords keywords) {
  const Value v = callee->value;
  const auto& types = vm_.types();
  if (vm::tensors::is_primitive(v)) return call_primitive(callee, std::move(args), std::move(keywords));
  if (auto done = call_gradient(callee, args, keywords)) return std::move(*done);
  if (const Value inner = jitted_function(vm_, v)) {
    SymbolRef function =
        Symbol::constant(inner, callee->source);  // J10, D4: a jitted function is inlined like any other
    return call(function, std::move(args), std::move(keywords));
  }
  if (auto done = call_of_object(v, args)) return std::move(*done);
  if ((!v.is_object() || vm::is_str(v)) && depth_ == GraphCapture::Depth::Frozen)
    return compile_time(user_error("ValueError", "The object is not callable. Please check code."));
  if (!v.is_object()) return wrong_arguments("'" + vm_.type_name(v) + "' object is not callable");
  const vm::Type* type = v.object()->type;
  if (type == types.function) {
    if (auto done = call_vmap(v, args, keywords)) return std::move(*done);
    if (auto done = call_depend(v, args)) return std::move(*done);
    if (auto done = call_computed(v, args, keywords)) return std::move(*done);
    if (auto done = call_counting(v, args, keywords)) return std::move(*done);
    const auto& source = *vm::whole_code(static_cast<vm::Function*>(v.object()))->source;
    if (runs_on_constants(source, args, keywords)) return call_native_on_constants(v, args, keywords);
    if (!graph_.heap && source.name == "mutable" && !args.empty() && is_library_code(source)) {
      if (auto refused = refused_mutable(args, keywords)) return std::move(*refused);
      return args[0];
    }
    return call_function(callee, std::move(args), std::move(keywords));
  }
  if (type == types.method) {
    const auto* method = static_cast<vm::BoundMethod*>(v.object());
    const SymbolRef function = Symbol::constant(method->function);
    SymbolRef self = graph_.heap && !is_library
                         ? graph_.heap->import(method->self, Source::object(method->self, "self"))
                         : graph_.import(method->self, nullptr, GraphCapture::Depth::Frozen);
    args.insert(args.begin(), std::move(self));
    return call(function, std::move(args), std::move(keywords));
  }
  if (const Value create = vm::tensors::primitive_constructor(vm_, v))
    return call(Symbol::constant(create), std::move(args), std::move(keywords));
  if (type == types.native_function || type == types.type) {
    const std::string_view name = type == types.type
                                      ? vm::view_of(static_cast<vm::Type*>(v.object())->name)
                                      : std::string_view(static_cast<vm::NativeFunction*>(v.object())->def->name);
    if (name == "super" && type == types.type && args.size() == 2) return super_of(args[0], args[1]);
    if (name == "vars" && type == types.native_function && args.size() == 1 && graph_.heap && args[0]->is_constant() &&
        (vm_.type_of(args[0]->value)->type_flags & vm::kTypeHeap) != 0)
      return attribute(args[0], "__dict__");
    if (name == "setattr" && args.size() == 3 && graph_.heap) {
      const Ref attribute = materialise(args[1]);
      if (attribute && vm::is_str(attribute)) {
        REFJIT_CAPTURE(done, set_attribute(args[0], vm::view_of(attribute), args[2]));
        (void)done;
        return Symbol::constant(vm::kNone);
      }
    }
    if (name == "in_static_graph") return Symbol::constant(Value::boolean(depth_ == GraphCapture::Depth::Frozen));
    if (name == "check_support") return check_support(args);
    if (name == "print") {
      if (depth_ == GraphCapture::Depth::Frozen && keywords.empty()) return graph_.add_print(args);
      return Break{BreakId::CallsPrint, "", {}, {}};
    }
    // An instance of a class marked jit_class (S4), or with fullgraph of any of Python's, is made while capturing, of
    // constants.
    if (!graph_.heap && type == types.type) {
      auto* made = static_cast<vm::Type*>(v.object());
      const bool is_plain = graph_.is_whole && (made->type_flags & vm::kTypeHeap) != 0;
      const bool is_marked = !vm::find_in_type(vm_, made, vm_.intern("__ms_class__")).is_null();
      for (size_t i = 0; is_marked && i < args.size(); ++i)
        if (args[i]->is_node())
          return compile_time(user_error(
              "TypeError", "When creating an instance of '" + std::string(vm::view_of(made->name)) +
                               "', all arguments are required to be constants, but input " + std::to_string(i) +
                               " is a variable, which is " + abstract_text(*args[i]) + "."));
      if (is_plain || is_marked) return call_native_on_constants(v, args, keywords);
    }
    if (type == types.native_function && keywords.empty())
      if (auto done = call_operator_function(v, args)) return std::move(*done);
    if (type == types.type && graph_.heap)
      if (SymbolRef made = named_tuple(vm_, callee, args, keywords)) {
        graph_.heap->pin(callee);
        return made;
      }
    if (auto made = make_object(callee, args, keywords)) return std::move(*made);
    if (graph_.heap && is_lazy_native(v, name))
      if (auto done = call_builtin(name, args, keywords)) return std::move(*done);
    if (!graph_.heap && type == types.native_function) {
      const Value module = static_cast<vm::NativeFunction*>(v.object())->module;
      const std::string_view from = module && vm::is_str(module) ? vm::view_of(module) : std::string_view();
      if (from == "operator" || from == "_operator")
        if (auto done = call_operator_module(name, args)) return std::move(*done);
      if (from == "functools" || from == "_functools")
        if (auto done = call_reduce(name, args, keywords)) return std::move(*done);
      if (from == "_refjit" && name == "index" && args.size() == 2 && args[0]->is_node())
        return gather_places(args[0], args[1]);
    }
    if (is_constant_native(v)) {
      if (name == "partial" && type == types.type)
        if (SymbolRef bound = bound_function(args, keywords)) return bound;
      return call_native_on_constants(v, args, keywords);
    }
    if (is_pure_native(vm_, v)) {
      const Value module =
          type == types.native_function ? static_cast<vm::NativeFunction*>(v.object())->module : Value();
      const bool is_of_math = module && vm::is_str(module) && vm::view_of(module) == "math";  // it has a pow, too
      if (auto done = is_of_math ? std::nullopt : call_builtin(name, args, keywords)) return std::move(*done);
      return call_native_on_constants(v, args, keywords);
    }
    return not_followed(vm_, v, args);
  }
  if (auto done = call_partial(callee, args, keywords)) return std::move(*done);
  // An operator that is a class of our library: made of constants while capturing, as a jit_class is.
  if (!graph_.heap && vm_.is_instance(v, types.type) && vm::view_of(type->name) == "_PrimitiveType")
    return call_native_on_constants(v, args, keywords);
  // An instance whose class defines __call__ in Python; a Cell's forward pass is its construct.
  for (std::string_view name : {"construct", "__call__"}) {
    const Value method = vm::find_in_type(vm_, const_cast<vm::Type*>(type), vm_.intern(name));
    if (method && vm_.type_of(method) == types.function) {
      if (name == "construct" && !vm::find_in_type(vm_, const_cast<vm::Type*>(type), vm_.intern("__refjit_cell__")))
        continue;
      const Value own_call = vm::find_in_type(vm_, const_cast<vm::Type*>(type), vm_.names().call);
      if (name == "construct" && graph_.heap && own_call && vm_.type_of(own_call) == types.function &&
          !is_library_code(*vm::whole_code(static_cast<vm::Function*>(own_call.object()))->source))
        continue;  // the class runs something else when it is called
      if (name == "construct") {
        REFJIT_CAPTURE(has_hooks, has_hooks_registered(callee));
        if (has_hooks) return Break{BreakId::CallsUnknown, "a Cell with hooks", {}, {}};
      }
      if (name == "construct")
        if (auto done = call_shared(callee, Symbol::constant(method), args, keywords)) return std::move(*done);
      if (name == "construct" && graph_.heap && callee->source) guard_float_type(graph_, callee);
      if (name == "construct" && graph_.keeps_dependencies)
        if (SourceRef source = source_of(callee)) depend_on_casts(graph_, callee, source);
      if (const Value cast = name == "construct" ? cast_of_cell(vm_, v) : Value()) {
        for (SymbolRef& argument : args) {
          REFJIT_CAPTURE(as_float, call(Symbol::method(Symbol::constant(cast), callee), {argument}));
          argument = as_float;
        }
      }
      const CellRules rules(vm_, name == "construct" ? v : Value());
      SymbolRef forward = Symbol::method(Symbol::constant(method), callee);
      if (name == "construct" && graph_.heap && !is_library) {
        // An instance may have a construct of its own, now or later.
        REFJIT_CAPTURE(own, own_forward(*this, callee, method));
        forward = own;
      }
      if (auto done = call_with_bprop(callee, forward, args, keywords)) return std::move(*done);
      return call(forward, std::move(args), std::move(keywords));
    }
  }
  if (vm::find_in_type(vm_, const_cast<vm::Type*>(type), vm_.intern("__ms_class__"))) {  // S4
    const std::string text =
        "MsClassObject: '" + vm_.type_name(v) + "' has no __call__ function, please check the code.";
    Break why{BreakId::GuestError, text, {}, user_error("ValueError", text)};
    why.is_compile_error = true;
    return why;
  }
  return not_followed(vm_, v, args);
}

namespace {

/// A list takes a number without a look at it.
bool appends_number(vm::Vm& vm, const SymbolRef& callee, const std::vector<SymbolRef>& args) {
  if (callee->kind != SymbolKind::Method || callee->self->kind != SymbolKind::List || args.size() != 1) return false;
  const SymbolRef& function = callee->function;
  if (!function->is_constant() || vm.type_of(function->value) != vm.types().method_descriptor) return false;
  const auto* descriptor = static_cast<vm::MethodDescriptor*>(function->value.get().object());
  return Heap::is_unread_number(args[0]) && std::string_view(descriptor->def->name) == "append";
}

}  // namespace

Outcome<SymbolRef> Evaluator::call(const SymbolRef& given, std::vector<SymbolRef> args, Keywords keywords) {
  const SymbolRef callee = forced(given);
  if (!appends_number(vm_, callee, args))
    for (SymbolRef& arg : args) arg = forced(arg);
  for (auto& [name, value] : keywords) value = forced(value);
  switch (callee->kind) {
    case SymbolKind::Function:
      return call_function(callee, std::move(args), std::move(keywords));
    case SymbolKind::Method:
      return call_method(callee, std::move(args), std::move(keywords));
    case SymbolKind::Partial:
      for (const auto& named : callee->keyword_defaults)
        if (std::none_of(keywords.begin(), keywords.end(), [&](const auto& k) { return k.first == named.first; }))
          keywords.push_back(named);
      args.insert(args.begin(), callee->items.begin(), callee->items.end());
      return call(callee->function, std::move(args), std::move(keywords));
    case SymbolKind::Gradient:
      return differentiate(callee, std::move(args), std::move(keywords));
    case SymbolKind::Constant:
      return call_constant(callee, std::move(args), std::move(keywords));
    case SymbolKind::Node:
      if (depth_ == GraphCapture::Depth::Frozen)
        return compile_time(user_error("ValueError", "The object is not callable. Please check code."));
      return wrong_arguments("'Tensor' object is not callable");
    default:
      if (depth_ == GraphCapture::Depth::Frozen && (callee->is_sequence() || callee->kind == SymbolKind::Dict))
        return compile_time(user_error("ValueError", "The object is not callable. Please check code."));
      return Break{BreakId::CallsUnknown, "a " + kind_text(vm_, *callee), {}, {}};
  }
}

}  // namespace refjit::capture
