#include "capture/made_dict.h"

#include "capture/heap.h"
#include "vm/builtin_types.h"
#include "vm/execute.h"
#include "vm/function.h"
#include "vm/names.h"
#include "vm/types/dict.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"
#include "vm/vm.h"

namespace refjit::capture {

using vm::Ref;
using vm::Value;
using Result = Outcome<SymbolRef>;

namespace {

/// Methods that syntax or dict's own code would ask: where the class has its own, the interpreter makes the dict.
constexpr std::string_view kAskedBySyntax[] = {"__new__",      "__del__",  "__getattribute__", "__getattr__",
                                               "__setattr__",  "__iter__", "__len__",          "__getitem__",
                                               "__contains__", "__bool__", "__reversed__",     "__init_subclass__"};

/// defaultdict, where it is this class or above it; null: it is not.
vm::Type* defaultdict_of(vm::Vm& vm, const vm::Type* type) {
  constexpr std::string_view kName = "defaultdict";
  for (Value entry : type->mro->span()) {
    auto* base = static_cast<vm::Type*>(entry.object());
    const std::string_view name = base->name->view();
    const bool is_native = (base->type_flags & vm::kTypeHeap) == 0 && base->base == vm.types().dict;
    if (is_native && name.size() >= kName.size() && name.substr(name.size() - kName.size()) == kName) return base;
  }
  return nullptr;
}

bool can_stand_in_graph(vm::Vm& vm, const vm::Type* type) {
  const auto& types = vm.types();
  bool is_dict = false;
  for (Value entry : type->mro->span()) {
    const auto* base = static_cast<vm::Type*>(entry.object());
    is_dict = is_dict || base == types.dict;
    if (base == types.dict || base == types.object || base == defaultdict_of(vm, base)) continue;
    if ((base->type_flags & vm::kTypeHeap) == 0 || vm.type_of(entry) != types.type) return false;
    for (std::string_view own : kAskedBySyntax)
      if (vm::dict_get(base->dict, vm.intern(own))) return false;
  }
  return is_dict && type != types.dict;
}

Result none() { return Symbol::constant(vm::kNone); }

Result update(Evaluator& evaluator, const SymbolRef& dict, std::vector<SymbolRef> args, const Keywords& keywords) {
  vm::Vm& vm = evaluator.vm();
  const Value method = vm::find_in_type(vm, vm.types().dict, vm.intern("update"));
  return evaluator.call(Symbol::method(Symbol::constant(method), dict), std::move(args), keywords);
}

/// What dict's __init__ does, or a defaultdict's, whose first argument is the factory.
Result initialise(Evaluator& evaluator, const SymbolRef& dict, std::vector<SymbolRef> args, const Keywords& keywords) {
  vm::Vm& vm = evaluator.vm();
  const vm::Type* type = class_of_dict(vm, *dict);
  const bool has_factory = defaultdict_of(vm, type) && !args.empty();
  if (has_factory) {
    const SymbolRef& factory = args[0];
    const bool is_none = factory->is_constant() && factory->value.get().is_none();
    if (!is_none) dict->self = factory;
    args.erase(args.begin());
  }
  return args.empty() && keywords.empty() ? none() : update(evaluator, dict, std::move(args), keywords);
}

}  // namespace

vm::Type* class_of_dict(vm::Vm& vm, const Symbol& dict) {
  return dict.function ? dict.function->value.as<vm::Type>() : vm.types().dict;
}

bool is_dict_of_followed_class(vm::Vm& vm, Value v) {
  if (!v.is_object() || !vm::is_dict(v) || !can_stand_in_graph(vm, vm.type_of(v))) return false;
  const vm::Dict* own = vm::has_instance_dict(v.object()) ? vm::instance_dict(v.object()) : nullptr;
  return !own || own->size == 0;
}

bool has_default_factory(vm::Vm& vm, Value dict) { return defaultdict_of(vm, vm.type_of(dict)) != nullptr; }

std::optional<Result> make_dict(Evaluator& evaluator, const SymbolRef& callee, const std::vector<SymbolRef>& args,
                                const Keywords& keywords) {
  vm::Vm& vm = evaluator.vm();
  auto* type = callee->value.as<vm::Type>();
  if (!can_stand_in_graph(vm, type)) return std::nullopt;
  evaluator.graph().heap->pin(callee);
  SymbolRef made = Symbol::dict({}, {});
  made->function = Symbol::constant(callee->value);
  const Value init = vm::find_in_type(vm, type, vm.intern("__init__"));
  Result done = vm.type_of(init) == vm.types().function
                    ? evaluator.call(Symbol::method(Symbol::constant(init), made), args, keywords)
                    : initialise(evaluator, made, args, keywords);
  return done ? Result(std::move(made)) : std::move(done);
}

std::optional<Result> attribute_of_dict(Evaluator& evaluator, const SymbolRef& dict, std::string_view name) {
  vm::Vm& vm = evaluator.vm();
  const auto& types = vm.types();
  if (name == "__class__") return Result(dict->function);
  if (name == "default_factory" && defaultdict_of(vm, class_of_dict(vm, *dict)))
    return dict->self ? Result(dict->self) : none();
  vm::Type* type = class_of_dict(vm, *dict);
  const Value raw = vm::find_in_type(vm, type, vm.intern(name));
  if (raw && raw == vm::find_in_type(vm, types.dict, vm.intern(name))) return std::nullopt;
  if (raw && vm.type_of(raw) == types.function) return Result(Symbol::method(Symbol::constant(raw), dict));
  if (raw && vm.type_of(raw) == types.property) {
    const Value getter = static_cast<vm::Property*>(raw.object())->getter;
    if (getter && vm.type_of(getter) == types.function) return evaluator.call(Symbol::constant(getter), {dict});
  }
  return Result(
      Break{BreakId::UnknownAttribute, std::string(name) + " of a " + std::string(vm::view_of(type->name)), {}, {}});
}

std::optional<Result> missing_item(Evaluator& evaluator, const SymbolRef& dict, const SymbolRef& key) {
  vm::Vm& vm = evaluator.vm();
  vm::Type* type = class_of_dict(vm, *dict);
  const Value method = vm::find_in_type(vm, type, vm.intern("__missing__"));
  if (method && vm.type_of(method) == vm.types().function)
    return evaluator.call(Symbol::method(Symbol::constant(method), dict), {key});
  if (!dict->self || !defaultdict_of(vm, type)) return std::nullopt;
  Result made = evaluator.call(dict->self, {});
  if (!made) return made;
  Result stored = evaluator.store_subscript(dict, key, *made);
  return stored ? made : stored;
}

std::optional<Result> call_of_dict(Evaluator& evaluator, Value method, const std::vector<SymbolRef>& args,
                                   const Keywords& keywords) {
  vm::Vm& vm = evaluator.vm();
  if (args.empty() || !is_dict_of_class(*args[0]) || vm.type_of(method) != vm.types().wrapper_descriptor)
    return std::nullopt;
  const SymbolRef& dict = args[0];
  vm::Type* native = defaultdict_of(vm, class_of_dict(vm, *dict));
  const auto is = [&](std::string_view name, size_t count) {
    vm::Str* interned = vm.intern(name);
    return args.size() == count && (method == vm::find_in_type(vm, vm.types().dict, interned) ||
                                    (native && method == vm::find_in_type(vm, native, interned)));
  };
  if (is("__init__", args.size())) return initialise(evaluator, dict, {args.begin() + 1, args.end()}, keywords);
  if (!keywords.empty()) return std::nullopt;
  const PlainDict plain(dict);
  if (is("__iter__", 1)) return evaluator.iterator_of(dict);
  if (is("__getitem__", 2)) return evaluator.subscript(dict, args[1]);
  if (is("__contains__", 2)) return evaluator.contains(dict, args[1], false);
  if (is("__setitem__", 3)) {
    Result stored = evaluator.store_subscript(dict, args[1], args[2]);
    return stored ? none() : stored;
  }
  if (is("__delitem__", 2)) {
    auto done = evaluator.delete_subscript(dict, args[1]);
    return done ? none() : Result(std::move(done.why()));
  }
  if ((is("__eq__", 2) || is("__ne__", 2)) && args[1]->kind == SymbolKind::Dict && args[1] != dict) {
    const PlainDict other(args[1]);
    return evaluator.compare(is("__eq__", 2) ? vm::CompareOp::Eq : vm::CompareOp::Ne, dict, args[1]);
  }
  return std::nullopt;
}

Ref empty_dict(vm::Vm& vm, Value type, Value factory) {
  const auto* wanted = static_cast<const vm::Type*>(type.object());
  if (wanted == defaultdict_of(vm, wanted)) return vm.call(type, {factory ? factory : vm::kNone});
  Ref made = vm.call(vm::find_in_type(vm, const_cast<vm::Type*>(wanted), vm.intern("__new__")), {type});
  if (made && factory && !vm.set_attribute(made, vm.intern("default_factory"), factory)) return {};
  return made;
}

}  // namespace refjit::capture
