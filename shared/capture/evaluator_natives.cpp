// Calls of what is written in C++, functions and types: those that work on symbols, those that are pure and get
// constants, and the words for what is left to the interpreter.
#include "capture/contents.h"
#include "capture/evaluator.h"
#include "capture/heap.h"
#include "python/code.h"
#include "vm/builtin_types.h"
#include "vm/execute.h"
#include "vm/function.h"
#include "vm/memory.h"
#include "vm/names.h"
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

/// The module of a function in C++; empty: it is none, or has none.
std::string_view module_of(vm::Vm& vm, Value callee) {
  if (vm.type_of(callee) != vm.types().native_function) return {};
  const Value module = static_cast<const vm::NativeFunction*>(callee.object())->module;
  return module && vm::is_str(module) ? vm::view_of(module) : std::string_view();
}

/// Natives that ask nothing of what their arguments hold.
bool only_arranges(vm::Vm& vm, Value callee) {
  const auto& types = vm.types();
  for (const vm::Type* type : {types.tuple, types.list, types.slice, types.zip, types.enumerate, types.reversed,
                               types.map, types.filter, types.type})
    if (callee == Value(type)) return true;
  if (vm.type_of(callee) != types.native_function) return false;
  const std::string_view name = static_cast<vm::NativeFunction*>(callee.object())->def->name;
  for (std::string_view blind : {"len", "isinstance", "issubclass", "getattr", "hasattr", "iter", "id"})
    if (name == blind) return true;
  return false;
}

/// Natives that ask iterators for items one by one, which the graph does itself.
bool is_lazy_native(vm::Vm& vm, Value callee, std::string_view name) {
  if (vm::has_type_flag(callee, vm::kTypeType))
    return (static_cast<const vm::Type*>(callee.object())->type_flags & vm::kTypeHeap) == 0 &&
           (name == "chain" || name == "islice");
  return name == "next" || (name == "reduce" && module_of(vm, callee).find("functools") != std::string_view::npos);
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
  const std::string_view given = module_of(vm, callee), module = given.empty() ? "builtins" : given;
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

/// Written in C++, and not of Python's builtins or of ours: what a whole graph calls while it is compiled.
bool runs_while_compiling(vm::Vm& vm, Value callee) {
  if (!callee.is_object()) return false;
  if (callee.object()->type != vm.types().type) return callee.object()->type == vm.types().native_function;
  const auto* type = static_cast<const vm::Type*>(callee.object());
  return (type->type_flags & vm::kTypeHeap) == 0 && !vm::is_subtype(type, vm.types().BaseException);
}

/// A class over tuple whose instances are their items: nothing of the user's runs when one is read or goes.
bool has_plain_items(vm::Vm& vm, const vm::Type* type) {
  if (!vm::is_subtype(type, vm.types().tuple) || !shows_its_items(vm, type)) return false;
  for (Value entry : type->mro->span()) {
    const auto* base = static_cast<const vm::Type*>(entry.object());
    if ((base->type_flags & vm::kTypeHeap) == 0) return base == vm.types().tuple;
    for (std::string_view own : {"__del__", "__getattribute__"})
      if (vm::dict_get(base->dict, vm.intern(own))) return false;
  }
  return false;
}

/// Is this a class that namedtuple() made, or one over it that makes its instances no other way?
bool is_named_tuple(vm::Vm& vm, vm::Type* type) {
  const auto inherited = [&](vm::Type* from, std::string_view name) {
    return vm::find_in_type(vm, from, vm.intern(name));
  };
  if (!has_plain_items(vm, type) || inherited(type, "__init__") != inherited(vm.types().tuple, "__init__"))
    return false;
  Value make = inherited(type, "__new__");
  if (make && vm.type_of(make) == vm.types().static_method)
    make = static_cast<vm::WrappedCallable*>(make.object())->callable;
  if (!make || vm.type_of(make) != vm.types().function) return false;
  // What namedtuple() evaluates has a namespace of its own.
  const Value space = vm::dict_get(static_cast<vm::Function*>(make.object())->globals, vm.intern("__name__"));
  return space && vm::is_str(space) && vm::view_of(space).starts_with("namedtuple_");
}

/// An instance of a class that namedtuple() made, of these fields; null: another class, or they do not fit.
SymbolRef named_tuple(vm::Vm& vm, const SymbolRef& callee, const std::vector<SymbolRef>& args,
                      const Keywords& keywords) {
  auto* type = callee->value.as<vm::Type>();
  if (!is_named_tuple(vm, type)) return nullptr;
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

}  // namespace

Break Evaluator::not_followed(Value callee, std::span<const SymbolRef> args) {
  const auto& types = vm_.types();
  std::string text = callable_text(vm_, callee);
  if (vm_.is_instance(callee, types.type)) {
    const auto* made = static_cast<const vm::Type*>(callee.object());
    if (vm::is_subtype(made, types.BaseException)) return {BreakId::Raises, std::move(text), {}, {}};
    const bool is_users = (made->type_flags & vm::kTypeHeap) != 0;
    return {is_users ? BreakId::MakesObject : BreakId::CallsNative, std::move(text), {}, {}};
  }
  const vm::Type* type = callee.is_object() ? callee.object()->type : nullptr;
  if (type == types.method_descriptor) return {BreakId::CallsNative, std::move(text), {}, {}};
  if (type != types.native_function) return {BreakId::CallsUnknown, std::move(text), {}, {}};
  if (text == "next()" && !args.empty()) {
    text += " of a " + kind_text(vm_, *args[0]);
    return {BreakId::AdvancesIterator, std::move(text), {}, {}};
  }
  const bool is_class = text == "__build_class__()" && args.size() > 1 && args[1]->is_constant();
  if (is_class) text = "class " + std::string(vm_.text(args[1]->value));
  return {is_class ? BreakId::DefinesClass : BreakId::CallsNative, std::move(text), {}, {}};
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
  const bool is_blind = only_asks || only_arranges(vm_, callee);
  const bool takes_tensors = graph_.is_whole && (callee == Value(vm_.types().type) || callee == Value(vm_.types().str));
  for (size_t i = 0; i < owned.size(); ++i)
    if ((owned[i].get().is_object() && vm::tensors::is_tensor(owned[i]) && !takes_tensors) ||
        graph_.is_stand_in(owned[i]) || (graph_.heap && !is_blind && runs_users_code(vm_, owned[i])))
      return unfixed(callee, i < args.size() ? args[i] : keywords[i - args.size()].second);
  const Ref keyword_names = names.empty() ? Ref() : vm_.tuple(names);
  vm::Args call_args{values.data(), static_cast<uint32_t>(args.size()),
                     keyword_names ? vm::as_tuple(keyword_names) : nullptr};
  return constant_result(vm_.call(callee, call_args), "call");
}

namespace {

/// What a sparse tensor made in a whole graph is given: its checks look at tensors that stand for the graph's. Null:
/// only the running graph knows it.
Ref sparse_part(Evaluator& evaluator, const SymbolRef& part) {
  if (!part->is_node()) return evaluator.materialise(part);
  const ir::Abstract& type = *part->node->abstract;
  if (part->is_number || !type.is_tensor() || !type.shape.is_concrete()) return {};
  auto data = Tensor::empty(type.dtype, type.shape.concrete());
  const Ref stand_in = data ? vm::tensors::new_tensor(evaluator.vm(), std::move(*data)) : Ref();
  if (stand_in) evaluator.graph().stand_ins[stand_in.get().bits()] = part;
  return stand_in;
}

}  // namespace

std::optional<Outcome<SymbolRef>> Evaluator::make_marked(vm::Type* made, const std::vector<SymbolRef>& args,
                                                         const Keywords& keywords) {
  const bool is_plain = graph_.is_whole && (made->type_flags & vm::kTypeHeap) != 0;
  if (is_plain && vm::find_in_type(vm_, made, vm_.intern("__refjit_sparse__"))) {
    std::vector<Ref> parts;
    std::vector<Value> values, names;
    for (size_t i = 0; i < args.size() + keywords.size(); ++i) {
      const SymbolRef& part = i < args.size() ? args[i] : keywords[i - args.size()].second;
      values.push_back(parts.emplace_back(sparse_part(*this, part)));
      if (!values.back()) return unfixed(Value(made), part);
      if (i >= args.size()) names.push_back(Value(vm_.intern(keywords[i - args.size()].first)));
    }
    const Ref keyword_names = names.empty() ? Ref() : vm_.tuple(names);
    const Ref object = vm_.call(Value(made), vm::Args{values.data(), static_cast<uint32_t>(args.size()),
                                                      keyword_names ? vm::as_tuple(keyword_names) : nullptr});
    if (!object) return failed("call");
    return graph_.stand_ins[object.get().bits()] = Symbol::constant(object);
  }
  const bool is_marked = !vm::find_in_type(vm_, made, vm_.intern("__ms_class__")).is_null();
  for (size_t i = 0; is_marked && i < args.size(); ++i)
    if (args[i]->is_node())
      return compile_time(
          user_error("TypeError", "When creating an instance of '" + std::string(vm::view_of(made->name)) +
                                      "', all arguments are required to be constants, but input " + std::to_string(i) +
                                      " is a variable, which is " + abstract_text(*args[i]) + "."));
  if (!is_plain && !is_marked) return std::nullopt;
  return call_native_on_constants(Value(made), args, keywords);
}

Outcome<SymbolRef> Evaluator::identity_of(Value id, const SymbolRef& object) {
  const Value v = object->value;
  if (!v || !v.is_object() || object->is_made || !(object->is_constant() || object->is_node() || object->is_outside))
    return Break{BreakId::CallsNative, "id() of a " + kind_text(vm_, *object), {}, {}};
  graph_.heap->identify(object);
  return constant_result(vm_.call(id, {v}), "id");
}

std::optional<Outcome<SymbolRef>> Evaluator::copied_tensor(const std::vector<SymbolRef>& args,
                                                           const Keywords& keywords) {
  const size_t given = args.size() + keywords.size();
  const bool is_tensor =
      !args.empty() && given <= 2 && args[0]->is_node() && !args[0]->is_number && args[0]->node->abstract->is_tensor();
  if (!is_tensor || (!keywords.empty() && keywords[0].first != "dtype")) return std::nullopt;
  const SymbolRef dtype = given < 2 ? nullptr : args.size() == 2 ? args[1] : keywords[0].second;
  DType wanted = args[0]->node->abstract->dtype;
  const bool is_given = dtype && !(dtype->is_constant() && dtype->value.get().is_none());
  if (is_given && !(dtype->is_constant() && vm::tensors::dtype_of_value(vm_, dtype->value, wanted)))
    return std::nullopt;
  const SymbolRef cast[] = {args[0], dtype};
  if (wanted != args[0]->node->abstract->dtype) return emit_named("Cast", cast);
  return emit_named("TensorMove", {cast, 1});
}

Outcome<SymbolRef> Evaluator::call_native(const SymbolRef& callee, std::vector<SymbolRef> args, Keywords keywords) {
  const Value v = callee->value;
  const auto& types = vm_.types();
  const vm::Type* type = v.object()->type;
  const std::string_view name = type == types.type
                                    ? vm::view_of(static_cast<vm::Type*>(v.object())->name)
                                    : std::string_view(static_cast<vm::NativeFunction*>(v.object())->def->name);
  if (graph_.heap)
    if (auto done = call_open_native(callee, name, args, keywords)) return std::move(*done);
  // What is no call at all is for the interpreter to refuse.
  if (graph_.heap && !keywords.empty()) {
    std::vector<std::string_view> names;
    for (const auto& [keyword, value] : keywords) names.push_back(keyword);
    const bool takes_none = v == Value(types.tuple) || v == Value(types.list) || v == Value(types.type);
    if (takes_none || (type == types.native_function &&
                       vm::refuses_call(*static_cast<vm::NativeFunction*>(v.object()), args.size(), names)))
      return not_followed(v, args);
  }
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
  // Checks of values are for eager calls, which bytecode leaves to them.
  if (name == "is_recording" && !graph_.heap && module_of(vm_, v) == "_refjit") return Symbol::constant(vm::kTrue);
  if (name == "check_support") return check_support(args);
  if (name == "type_text" && args.size() == 1) return Symbol::constant(vm_.string(type_text(*args[0])));
  if (name == "print") {
    if (depth_ == GraphCapture::Depth::Frozen && keywords.empty()) return graph_.add_print(args);
    return Break{BreakId::CallsPrint, "", {}, {}};
  }
  if (!graph_.heap && type == types.type)
    if (auto made = make_marked(static_cast<vm::Type*>(v.object()), args, keywords)) return std::move(*made);
  if (type == types.native_function && keywords.empty())
    if (auto done = call_operator_function(v, args)) return std::move(*done);
  if (type == types.type && graph_.heap)
    if (SymbolRef made = named_tuple(vm_, callee, args, keywords)) {
      graph_.heap->pin(callee);
      return made;
    }
  const bool makes_tuple = graph_.heap && name == "__new__" && args.size() == 2 && args[0]->is_constant() &&
                           v == vm::find_in_type(vm_, types.tuple, vm_.intern("__new__"));
  if (makes_tuple && vm::has_type_flag(args[0]->value, vm::kTypeType) &&
      has_plain_items(vm_, args[0]->value.as<vm::Type>())) {
    REFJIT_CAPTURE(items, items_of(args[1]));
    const SymbolRef made = Symbol::tuple(std::move(items));
    made->function = args[0];
    return made;
  }
  if (auto made = make_object(callee, args, keywords)) return std::move(*made);
  if (graph_.heap && is_lazy_native(vm_, v, name))
    if (auto done = call_builtin(name, args, keywords)) return std::move(*done);
  // An iterator that a branch or loop moves on would stand elsewhere after it.
  if (!graph_.heap && type == types.native_function && name == "next" && !args.empty() &&
      args[0]->kind == SymbolKind::Iterator && !graph_.is_conditional)
    if (auto done = call_builtin(name, args, keywords)) return std::move(*done);
  if (name == "index" && type == types.native_function && args.size() == 2 && args[0]->is_node() &&
      module_of(vm_, v) == "_refjit")
    return gather_places(args[0], args[1]);
  if (!graph_.heap && name == "copy" && type == types.native_function && args.size() == 1 && args[0]->is_node() &&
      module_of(vm_, v) == "_refjit")
    return emit_named("TensorMove", args);
  if (graph_.heap && name == "_move_to_end" && args.size() == 3 && args[0]->kind == SymbolKind::Dict)
    if (auto done = dict_method(args[0], "move_to_end", {args[1], args[2]}, {})) return std::move(*done);
  if (graph_.heap && name == "id" && args.size() == 1 && keywords.empty()) return identity_of(v, args[0]);
  if (graph_.heap && v == Value(vm::tensors::tensor_type(vm_)))
    if (auto copy = copied_tensor(args, keywords)) return std::move(*copy);
  if (!graph_.heap && type == types.native_function) {
    const std::string_view from = module_of(vm_, v);
    if (from == "operator" || from == "_operator")
      if (auto done = call_operator_module(name, args)) return std::move(*done);
    if (from == "functools" || from == "_functools")
      if (auto done = call_reduce(name, args, keywords)) return std::move(*done);
  }
  if (is_constant_native(v)) {
    if (name == "partial" && type == types.type)
      if (SymbolRef bound = bound_function(args, keywords)) return bound;
    return call_native_on_constants(v, args, keywords);
  }
  if (is_pure_native(vm_, v)) {
    const bool is_of_math = module_of(vm_, v) == "math";  // it has a pow, too
    for (std::string_view asks : {"len", "pow", "round", "abs", "iter", "sum", "max", "min"})
      if (name == asks)
        for (SymbolRef& arg : args) arg = as_node(arg);
    if (auto done = is_of_math ? std::nullopt : call_builtin(name, args, keywords)) return std::move(*done);
    return call_native_on_constants(v, args, keywords);
  }
  if (graph_.is_whole && is_foreign(callee) && runs_while_compiling(vm_, v)) {
    auto made = call_native_on_constants(v, args, keywords);
    if (made && (*made)->is_constant()) note_frozen(std::string(name) + "()", (*made)->value);
    return made;
  }
  return not_followed(v, args);
}

}  // namespace refjit::capture
