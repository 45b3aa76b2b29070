// types.GenericAlias (list[int]), types.UnionType (int | None) and types.SimpleNamespace.
#include <algorithm>
#include <utility>

#include "vm/extension.h"
#include "vm/types/define.h"
#include "vm/types/iterator_state.h"

namespace refjit::vm {

namespace {

struct GenericAlias : GcObject {
  Value origin;
  Value args;        ///< Tuple.
  Value parameters;  ///< Tuple of type variables; null until asked for.
  bool is_unpacked;  ///< Written with a star: `*tuple[int, ...]`.
};
struct Union : GcObject {
  Value args;
};
struct Namespace : GcObject {};

// ---- generic alias

void alias_traverse(Object* o, const Visitor& visit) {
  auto* a = static_cast<GenericAlias*>(o);
  visit(a->origin);
  visit(a->args);
  visit(a->parameters);
}
void alias_finalize(Object* o) {
  auto* a = static_cast<GenericAlias*>(o);
  drop_value(a->origin);
  drop_value(a->args);
  drop_value(a->parameters);
}

/// An alias or an instance of a subclass: Callable[[int], str] is one.
bool is_alias(Vm& vm, Value v) { return is_subtype(vm.type_of(v), vm.types().generic_alias); }

/// Text of a type inside list[...]: "..." for Ellipsis, module.qualname of classes, else repr.
bool append_type_repr(Vm& vm, std::string& out, Value v) {
  if (v == kEllipsis) return out += "...", true;
  if (is_alias(vm, v) || is_exactly(v, vm.types().union_type)) return append_repr(vm, out, v);
  if (!is_kind(v, kTypeType)) {  // a form of typing has a text of its own
    Ref origin = vm.find_attribute(v, vm.intern("__origin__"));
    Ref args = origin ? vm.find_attribute(v, vm.intern("__args__")) : Ref();
    if (vm.has_exception()) return false;
    if (args) return append_repr(vm, out, v);
  }
  Ref qualname = vm.find_attribute(v, vm.names().qualname);
  Ref module = qualname ? vm.find_attribute(v, vm.names().module) : Ref();
  if (vm.has_exception()) return false;
  if (!qualname || !module || module.get().is_none() || !is_str(qualname)) return append_repr(vm, out, v);
  if (!is_str(module) || view_of(module) != "builtins") {
    if (!append_str(vm, out, module)) return false;
    out += '.';
  }
  out += view_of(qualname);
  return true;
}

Ref alias_repr(Vm& vm, Value v) {
  std::string out = as<GenericAlias>(v)->is_unpacked ? "*" : "";
  if (!append_type_repr(vm, out, as<GenericAlias>(v)->origin)) return {};
  out += '[';
  const Tuple* args = as_tuple(as<GenericAlias>(v)->args);
  if (args->size == 0) out += "()";
  for (int64_t i = 0; i < args->size; ++i) {
    if (i) out += ", ";
    const Value item = args->items[i];
    if (is_list(item)) {  // Callable's parameter list
      out += '[';
      for (size_t k = 0; k < items_of(item).size(); ++k) {
        if (k) out += ", ";
        if (!append_type_repr(vm, out, items_of(item)[k])) return {};
      }
      out += ']';
    } else if (!append_type_repr(vm, out, item)) {
      return {};
    }
  }
  return new_str(vm, out + "]");
}

bool alias_hash(Vm& vm, Value v, int64_t& out) {
  int64_t a, b;
  if (!vm.hash(as<GenericAlias>(v)->origin, a) || !vm.hash(as<GenericAlias>(v)->args, b)) return false;
  return out = (a ^ b) == -1 ? -2 : a ^ b, true;
}

Ref alias_compare(Vm& vm, Value a, Value b, CompareOp op) {
  if ((op != CompareOp::Eq && op != CompareOp::Ne) || !is_alias(vm, b)) return not_implemented();
  if (as<GenericAlias>(a)->is_unpacked != as<GenericAlias>(b)->is_unpacked) return boolean(op == CompareOp::Ne);
  bool same;
  if (!vm.equal(as<GenericAlias>(a)->origin, as<GenericAlias>(b)->origin, same)) return {};
  if (same && !vm.equal(as<GenericAlias>(a)->args, as<GenericAlias>(b)->args, same)) return {};
  return boolean(same == (op == CompareOp::Eq));
}

Ref alias_call(Vm& vm, Value callee, Args args) {
  Ref held(callee);
  Ref made = vm.call(as<GenericAlias>(callee)->origin, args);
  if (made && made.get().is_object() && has_instance_dict(made.get().object())) {
    if (!vm.set_attribute(made, vm.names().orig_class, callee)) vm.take_exception();
  }
  return made;
}

/// Type variables among the arguments, in order of first use.
bool collect_parameters(Vm& vm, Value args, List* out) {
  for (const Value item : items_of(args)) {
    if (is_kind(item, kTypeType)) continue;
    Ref is_variable = vm.find_attribute(item, vm.intern("__typing_subst__"));
    if (vm.has_exception()) return false;
    if (is_variable) {
      if (std::find(out->items, out->items + out->size, item) == out->items + out->size && !list_append(vm, out, item))
        return false;
      continue;
    }
    Ref inner = vm.find_attribute(item, vm.intern("__parameters__"));
    if (vm.has_exception()) return false;
    if (!inner || !is_tuple(inner)) continue;
    for (const Value p : as_tuple(inner)->span())
      if (std::find(out->items, out->items + out->size, p) == out->items + out->size && !list_append(vm, out, p))
        return false;
  }
  return true;
}

Ref alias_parameters(Vm& vm, Value v) {
  auto* a = as<GenericAlias>(v);
  if (a->parameters.is_null()) {
    Ref found = new_list(vm);
    if (!found || !collect_parameters(vm, a->args, as_list(found))) return {};
    a->parameters = tuple_from(vm, found).release();
  }
  return Ref(a->parameters);
}

int64_t index_in(const Tuple* parameters, Value wanted) {
  const auto items = parameters->span();
  const auto at = std::find(items.begin(), items.end(), wanted);
  return at == items.end() ? -1 : at - items.begin();
}

/// `item[...]` with the type variables that it mentions replaced: parameters[i] by values[i].
Ref substitute_inside(Vm& vm, Value item, const Tuple* parameters, std::span<const Value> values) {
  Ref inner = vm.find_attribute(item, vm.intern("__parameters__"));
  if (vm.has_exception()) return {};
  if (!inner || !is_tuple(inner) || as_tuple(inner)->size == 0) return Ref(item);
  Ref given = new_list(vm);
  if (!given) return {};
  for (const Value p : as_tuple(inner)->span()) {
    const int64_t at = index_in(parameters, p);
    const Value value = at < 0 ? p : values[static_cast<size_t>(at)];
    const bool is_many = at >= 0 && is_tuple(value) && vm.type_of(p)->slots.iter;  // a TypeVarTuple stands for several
    if (is_many ? !list_extend(vm, as_list(given), value) : !list_append(vm, as_list(given), value)) return {};
  }
  Ref key = tuple_from(vm, given);
  return key ? vm.get_item(item, key) : Ref();
}

/// Adds what stands for one argument of an alias; an unpacked TypeVarTuple adds all that it stands for.
bool substitute(Vm& vm, List* out, Value item, const Tuple* parameters, std::span<const Value> values) {
  if (is_kind(item, kTypeType)) return list_append(vm, out, item);
  Ref unpacks = vm.find_attribute(item, vm.intern("__typing_is_unpacked_typevartuple__"));
  Ref hook = vm.has_exception() ? Ref() : vm.find_attribute(item, vm.intern("__typing_subst__"));
  if (vm.has_exception()) return false;
  bool is_many = false;
  if (unpacks && !vm.truth(unpacks, is_many)) return false;
  const int64_t at = hook ? index_in(parameters, item) : -1;
  Ref made =
      at >= 0 ? vm.call(hook, {values[static_cast<size_t>(at)]}) : substitute_inside(vm, item, parameters, values);
  if (!made) return false;
  return is_many && is_tuple(made) ? list_extend(vm, out, made) : list_append(vm, out, made);
}

/// What stands between the brackets, as a tuple, with `*tuple[int, str]` spread out.
Ref spread(Vm& vm, Value key) {
  Ref given = is_tuple(key) ? Ref(key) : new_tuple(vm, {key});
  Ref made = given ? new_list(vm) : Ref();
  if (!made) return {};
  for (const Value item : as_tuple(given)->span()) {
    Ref inner = is_kind(item, kTypeType) ? Ref() : vm.find_attribute(item, vm.intern("__typing_unpacked_tuple_args__"));
    if (vm.has_exception()) return {};
    const Tuple* parts = inner && is_tuple(inner) ? as_tuple(inner) : nullptr;
    const bool is_open = parts && parts->size && parts->items[parts->size - 1] == kEllipsis;
    if (parts && !is_open ? !list_extend(vm, as_list(made), inner) : !list_append(vm, as_list(made), item)) return {};
  }
  return tuple_from(vm, made);
}

/// The arguments of `self` with its parameters replaced by what `key` holds (PEP 585, 646).
Ref substituted(Vm& vm, Value self, Value args, Value parameters, Value key) {
  const Tuple* names = as_tuple(parameters);
  std::string shown;
  if (names->size == 0) return append_repr(vm, shown, self) ? type_error(vm, shown + " is not a generic class") : Ref();
  Ref given = spread(vm, key);
  for (int64_t i = 0; given && i < names->size; ++i) {
    Ref prepare = vm.find_attribute(names->items[i], vm.intern("__typing_prepare_subst__"));
    if (vm.has_exception()) return {};
    if (!prepare || prepare.get().is_none()) continue;
    given = vm.call(prepare, {self, given});
    if (given && !is_tuple(given)) given = new_tuple(vm, {given});
  }
  if (!given) return {};
  if (as_tuple(given)->size != names->size) {
    if (!append_repr(vm, shown, self)) return {};
    return type_error(vm, std::string("Too ") + (as_tuple(given)->size > names->size ? "many" : "few") +
                              " arguments for " + shown + "; actual " + std::to_string(as_tuple(given)->size) +
                              ", expected " + std::to_string(names->size));
  }
  Ref made = new_list(vm);
  for (const Value item : as_tuple(args)->span())
    if (!made || !substitute(vm, as_list(made), item, names, as_tuple(given)->span())) return {};
  return tuple_from(vm, made);
}

Ref alias_of_type(Vm& vm, Type* type, Value origin, Value args) {
  Ref items = is_tuple(args) ? Ref(args) : new_tuple(vm, {args});
  auto* made = items ? make_object<GenericAlias>(vm, type) : nullptr;
  if (!made) return {};
  incref(origin);
  made->origin = origin;
  made->args = items.release();
  return Ref::steal(Value(made));
}

Ref make_alias(Vm& vm, Value origin, Value args, bool is_unpacked) {
  Ref made = new_generic_alias(vm, origin, args);
  if (made) as<GenericAlias>(made)->is_unpacked = is_unpacked;
  return made;
}

Ref alias_get_item(Vm& vm, Value v, Value key) {
  auto* a = as<GenericAlias>(v);
  Ref parameters = alias_parameters(vm, v);
  Ref args = parameters ? substituted(vm, v, a->args, parameters, key) : Ref();
  return args ? make_alias(vm, a->origin, args, a->is_unpacked) : Ref();
}

/// Attributes of the origin shine through, special methods too: `list[int].__len__` is that of list.
Ref alias_get_attribute(Vm& vm, Value v, Str* name) {
  static constexpr std::string_view kOwn[] = {
      "__origin__", "__args__", "__parameters__", "__mro_entries__", "__reduce_ex__",
      "__reduce__", "__copy__", "__deepcopy__",   "__unpacked__",    "__typing_unpacked_tuple_args__",
      "__class__"};
  const std::string_view text = name->view();
  for (const std::string_view own : kOwn)
    if (own == text) return generic_get_attribute(vm, v, name);
  return vm.get_attribute(as<GenericAlias>(v)->origin, name);
}

Ref alias_mro_entries(Vm& vm, Args args) { return new_tuple(vm, {self_as<GenericAlias>(args)->origin}); }
Ref refuse_check(Vm& vm, Args) { return type_error(vm, "isinstance() argument 2 cannot be a parameterized generic"); }
Ref refuse_subclass(Vm& vm, Args) {
  return type_error(vm, "issubclass() argument 2 cannot be a parameterized generic");
}
Ref alias_or(Vm& vm, Value a, Value b) { return new_union(vm, a, b); }

Ref alias_construct(Vm& vm, Type* type, Args args) {
  if (!check_positional(vm, "GenericAlias", args, 2, 2)) return {};
  return alias_of_type(vm, type, args[0], args[1]);
}

/// Of `*tuple[int, ...]`: gives one item, the unpacked alias.
struct AliasIterator : GcObject {
  Value alias;  ///< Null: given.
};

Ref alias_next(Vm& vm, Value v) {
  const Ref packed = Ref::steal(std::exchange(as<AliasIterator>(v)->alias, Value()));
  const auto* a = packed ? as<GenericAlias>(packed) : nullptr;
  return a ? make_alias(vm, a->origin, a->args, true) : Ref();
}
Ref alias_iterator_reduce(Vm& vm, Args args) {
  const Value alias = self_as<AliasIterator>(args)->alias;
  if (alias) return reduce_iterator(vm, "iter", {alias});
  Ref nothing = new_tuple(vm, 0);
  return nothing ? reduce_iterator(vm, "iter", {nothing}) : Ref();
}
const NativeDef kAliasIteratorMethods[] = {{"__reduce__", "", alias_iterator_reduce}};

struct AliasIteratorType : Vm::Extension {
  explicit AliasIteratorType(Vm& vm) {
    TypeDef def{"generic_alias_iterator", sizeof(AliasIterator), nullptr, {}, kAliasIteratorMethods};
    def.is_gc = true;
    def.is_final = true;
    def.slots.traverse = [](Object* o, const Visitor& visit) { visit(static_cast<AliasIterator*>(o)->alias); };
    def.slots.finalize = [](Object* o) { drop_value(static_cast<AliasIterator*>(o)->alias); };
    def.slots.iter = [](Vm&, Value v) { return Ref(v); };
    def.slots.next = alias_next;
    type = vm.make_type(def);
  }
  Type* type;
};

Ref alias_iterate(Vm& vm, Value v) {
  auto* made = make_object<AliasIterator>(vm, vm.extension<AliasIteratorType>().type);
  if (!made) return {};
  made->alias = Ref(v).release();
  return Ref::steal(Value(made));
}

/// An unpacked alias is made again by a step of an iterator, as its source text does.
Ref alias_reduce(Vm& vm, Args args) {
  const auto* a = self_as<GenericAlias>(args);
  Ref of = new_tuple(vm, {a->origin, a->args});
  const Value type(vm.types().generic_alias);
  if (!of || !a->is_unpacked) return of ? new_tuple(vm, {type, of}) : Ref();
  Ref packed = make_alias(vm, a->origin, a->args, false);
  Ref walk = packed ? vm.iterate(packed) : Ref();
  return walk ? reduce_iterator(vm, "next", {walk}) : Ref();
}
Ref read_unpacked(Vm&, Value v) { return boolean(as<GenericAlias>(v)->is_unpacked); }
Ref read_unpacked_args(Vm& vm, Value v) {
  const auto* a = as<GenericAlias>(v);
  return Ref(a->is_unpacked && a->origin == Value(vm.types().tuple) ? a->args : kNone);
}

const NativeDef kAliasMethods[] = {
    {"__mro_entries__", "bases, /", alias_mro_entries},
    {"__reduce__", "", alias_reduce},
    {"__instancecheck__", "instance, /", refuse_check},
    {"__subclasscheck__", "cls, /", refuse_subclass},
};
const PropertyDef kAliasProperties[] = {
    {"__origin__", [](Vm&, Value v) { return Ref(as<GenericAlias>(v)->origin); }, nullptr},
    {"__args__", [](Vm&, Value v) { return Ref(as<GenericAlias>(v)->args); }, nullptr},
    {"__parameters__", alias_parameters, nullptr},
    {"__unpacked__", read_unpacked, nullptr},
    {"__typing_unpacked_tuple_args__", read_unpacked_args, nullptr},
};

// ---- union

void union_traverse(Object* o, const Visitor& visit) { visit(static_cast<Union*>(o)->args); }
void union_finalize(Object* o) { drop_value(static_cast<Union*>(o)->args); }

Ref union_repr(Vm& vm, Value v) {
  std::string out;
  for (const Value item : as_tuple(as<Union>(v)->args)->span()) {
    if (!out.empty()) out += " | ";
    if (item == Value(vm.types().none))
      out += "None";
    else if (!append_type_repr(vm, out, item))
      return {};
  }
  return new_str(vm, out);
}

Ref union_set(Vm& vm, Value v) { return new_frozenset(vm, as_tuple(as<Union>(v)->args)->span()); }

bool union_hash(Vm& vm, Value v, int64_t& out) {
  Ref items = union_set(vm, v);
  return items && vm.hash(items, out);
}

Ref union_compare(Vm& vm, Value a, Value b, CompareOp op) {
  if ((op != CompareOp::Eq && op != CompareOp::Ne) || !is_exactly(b, vm.types().union_type)) return not_implemented();
  Ref x = union_set(vm, a), y = union_set(vm, b);
  return x && y ? vm.compare(x, y, op) : Ref();
}

bool is_unionable(Vm& vm, Value v) {
  return v.is_none() || is_kind(v, kTypeType) || is_alias(vm, v) || is_exactly(v, vm.types().union_type);
}

bool add_member(Vm& vm, List* out, Value v) {
  if (is_exactly(v, vm.types().union_type)) {
    for (const Value item : as_tuple(as<Union>(v)->args)->span())
      if (!add_member(vm, out, item)) return false;
    return true;
  }
  if (v.is_none()) v = Value(vm.types().none);
  for (const Value known : out->span()) {
    bool same = known == v;
    if (!same && !vm.equal(known, v, same)) return false;
    if (same) return true;
  }
  return list_append(vm, out, v);
}

Ref union_check(Vm& vm, Args args) {
  const int state = check_instance(vm, args[1], self_as<Union>(args)->args);
  return state < 0 ? Ref() : boolean(state == 1);
}
Ref union_subclass_check(Vm& vm, Args args) {
  const int state = check_subclass(vm, args[1], self_as<Union>(args)->args);
  return state < 0 ? Ref() : boolean(state == 1);
}
Ref union_parameters(Vm& vm, Value v) {
  Ref found = new_list(vm);
  return found && collect_parameters(vm, as<Union>(v)->args, as_list(found)) ? tuple_from(vm, found) : Ref();
}
/// `(list[T] | int)[str]`: the union, by `|`, of what its members become.
Ref union_get_item(Vm& vm, Value v, Value key) {
  Ref parameters = union_parameters(vm, v);
  Ref args = parameters ? substituted(vm, v, as<Union>(v)->args, parameters, key) : Ref();
  if (!args) return {};
  Ref made(as_tuple(args)->items[0]);
  for (int64_t i = 1; made && i < as_tuple(args)->size; ++i)
    made = vm.binary(BinaryOp::Or, made, as_tuple(args)->items[i]);
  return made;
}
const NativeDef kUnionMethods[] = {{"__instancecheck__", "instance, /", union_check},
                                   {"__subclasscheck__", "cls, /", union_subclass_check}};
const PropertyDef kUnionProperties[] = {
    {"__args__", [](Vm&, Value v) { return Ref(as<Union>(v)->args); }, nullptr},
    {"__parameters__", union_parameters, nullptr},
};

// ---- SimpleNamespace

Ref namespace_construct(Vm& vm, Type* type, Args) {
  auto* made = make_object<Namespace>(vm, type);
  return made ? Ref::steal(Value(made)) : Ref();
}

bool namespace_init(Vm& vm, Value self, Args args) {
  if (args.count) return fail(type_error(vm, "no positional arguments expected"));
  for (int64_t i = 0; args.keywords && i < args.keywords->size; ++i)
    if (!vm.set_attribute(self, as_str(args.keywords->items[i]), args.values[args.count + i])) return false;
  return true;
}

Ref namespace_repr(Vm& vm, Value v) {
  const std::string name =
      vm.type_of(v) == vm.types().simple_namespace ? "namespace" : std::string(vm.type_of(v)->name->view());
  if (enter_repr(vm, v)) return new_str(vm, name + "(...)");
  std::string out = name + "(";
  bool is_fine = true, first = true;
  Ref dict = attribute_dict(vm, v);
  Value key, value;
  for (int32_t i = 0; is_fine && dict && dict_next(as_dict(dict), i, key, value); first = false) {
    Ref held(value);
    if (!first) out += ", ";
    is_fine = append_str(vm, out, key);
    out += '=';
    is_fine = is_fine && append_repr(vm, out, held);
  }
  leave_repr(vm, v);
  return is_fine && dict ? new_str(vm, out + ")") : Ref();
}

Ref namespace_compare(Vm& vm, Value a, Value b, CompareOp op) {
  if ((op != CompareOp::Eq && op != CompareOp::Ne) || !vm.is_instance(b, vm.types().simple_namespace))
    return not_implemented();
  Ref x = attribute_dict(vm, a), y = attribute_dict(vm, b);
  return x && y ? vm.compare(x, y, op) : Ref();
}

}  // namespace

Ref new_generic_alias(Vm& vm, Value origin, Value args) {
  return alias_of_type(vm, vm.types().generic_alias, origin, args);
}

Ref new_union(Vm& vm, Value left, Value right) {
  if (!is_unionable(vm, left) || !is_unionable(vm, right) || (left.is_none() && right.is_none()))
    return not_implemented();
  Ref members = new_list(vm);
  if (!members || !add_member(vm, as_list(members), left) || !add_member(vm, as_list(members), right)) return {};
  if (as_list(members)->size == 1) return Ref(as_list(members)->items[0]);
  Ref args = tuple_from(vm, members);
  auto* made = args ? make_object<Union>(vm, vm.types().union_type) : nullptr;
  if (!made) return {};
  made->args = args.release();
  return Ref::steal(Value(made));
}

bool define_special_types(Vm& vm) {
  BuiltinTypes& t = vm.types();
  TypeDef alias{"types.GenericAlias", sizeof(GenericAlias), nullptr, {}, kAliasMethods};
  alias.is_gc = true;
  alias.slots.traverse = alias_traverse;
  alias.slots.finalize = alias_finalize;
  alias.slots.repr = alias_repr;
  alias.slots.hash = alias_hash;
  alias.slots.compare = alias_compare;
  alias.slots.call = alias_call;
  alias.slots.iter = alias_iterate;
  alias.slots.get_item = alias_get_item;
  alias.slots.get_attribute = alias_get_attribute;
  alias.slots.binary[static_cast<size_t>(BinaryOp::Or)] = alias_or;
  alias.slots.construct = alias_construct;
  TypeDef either{"types.UnionType", sizeof(Union), nullptr, {}, kUnionMethods};
  either.is_gc = true;
  either.is_final = true;
  either.slots.traverse = union_traverse;
  either.slots.finalize = union_finalize;
  either.slots.repr = union_repr;
  either.slots.hash = union_hash;
  either.slots.compare = union_compare;
  either.slots.get_item = union_get_item;
  either.slots.construct = [](Vm& m, Type*, Args) {
    return type_error(m, "cannot create 'types.UnionType' instances");
  };
  either.slots.binary[static_cast<size_t>(BinaryOp::Or)] = alias_or;
  static constexpr PropertyDef kSpaceProperties[] = {{"__dict__", attribute_dict, nullptr}};
  TypeDef space{"types.SimpleNamespace", sizeof(Namespace), nullptr, {}, {}};
  space.is_gc = true;
  space.has_dict = true;
  space.slots.construct = namespace_construct;
  space.slots.init = namespace_init;
  space.slots.repr = namespace_repr;
  space.slots.compare = namespace_compare;
  space.slots.hash = raise_unhashable;
  return define_type(vm, t.generic_alias, alias) && define_type(vm, t.union_type, either) &&
         define_type(vm, t.simple_namespace, space) && add_properties(vm, t.generic_alias, kAliasProperties) &&
         add_properties(vm, t.union_type, kUnionProperties) && add_properties(vm, t.simple_namespace, kSpaceProperties);
}

}  // namespace refjit::vm
