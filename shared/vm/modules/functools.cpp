// _functools: partial, reduce, cmp_to_key; Memo stands in memo.cpp.
#include "vm/extension.h"
#include "vm/modules/modules.h"
#include "vm/open_type.h"
#include "vm/types/define.h"

namespace refjit::vm {

namespace {

struct Partial : GcObject {
  Value function;
  Value args;      ///< Tuple.
  Value keywords;  ///< Dict.
};

void traverse(Object* o, const Visitor& visit) {
  visit(static_cast<Partial*>(o)->function);
  visit(static_cast<Partial*>(o)->args);
  visit(static_cast<Partial*>(o)->keywords);
}
void finalize(Object* o) {
  drop_value(static_cast<Partial*>(o)->function);
  drop_value(static_cast<Partial*>(o)->args);
  drop_value(static_cast<Partial*>(o)->keywords);
}

Ref construct(Vm& vm, Type* type, Args args) {
  if (args.count == 0) return type_error(vm, "type 'partial' takes at least one argument");
  if (!is_callable(vm, args[0])) return type_error(vm, "the first argument must be callable");
  Ref function(args[0]), keywords = new_dict(vm);
  Ref items = new_tuple(vm, args.positional().subspan(1));
  if (!keywords || !items) return {};
  // A partial of a plain partial becomes one.
  if (function.get().is_object() && function.get().object()->type == type &&
      (!has_instance_dict(function.get().object()) || !instance_dict(function.get().object()))) {
    const Partial* inner = as<Partial>(function);
    Ref joined = vm.binary(BinaryOp::Add, inner->args, items);
    if (!joined || !dict_update(vm, as_dict(keywords), inner->keywords)) return {};
    items = joined;
    function = Ref(inner->function);
  }
  for (int64_t i = 0; args.keywords && i < args.keywords->size; ++i)
    if (!dict_store(vm, as_dict(keywords), args.keywords->items[i], args.values[args.count + i])) return {};
  auto* made = make_object<Partial>(vm, type);
  if (!made) return {};
  made->function = function.release();
  made->args = items.release();
  made->keywords = keywords.release();
  return Ref::steal(Value(made));
}

Ref call(Vm& vm, Value callee, Args args) {
  const Partial* p = as<Partial>(callee);
  // __setstate__() may put others in their place while they are in use.
  const Ref function(p->function), own(p->args);
  const Tuple* first = as_tuple(own);
  if (as_dict(p->keywords)->size == 0 && !args.keywords && args.count + first->size <= 16) {
    Value values[16];
    std::copy(first->items, first->items + first->size, values);
    std::copy(args.values, args.values + args.count, values + first->size);
    return vm.call(function, Args{values, static_cast<uint32_t>(first->size) + args.count, nullptr});
  }
  Ref merged = dict_copy(vm, as_dict(p->keywords));
  for (int64_t i = 0; merged && args.keywords && i < args.keywords->size; ++i)
    if (!dict_store(vm, as_dict(merged), args.keywords->items[i], args.values[args.count + i])) return {};
  Ref names = merged ? dict_keys_list(vm, as_dict(merged)) : Ref();
  Ref keys = names ? tuple_from(vm, names) : Ref();
  if (!keys) return {};
  std::vector<Value> values(first->items, first->items + first->size);
  values.insert(values.end(), args.values, args.values + args.count);
  const uint32_t count = static_cast<uint32_t>(values.size());
  Value key, value;
  for (int32_t i = 0; dict_next(as_dict(merged), i, key, value);) values.push_back(value);
  return vm.call(function, Args{values.data(), count, as_tuple(keys)});
}

Ref set_state(Vm& vm, Args args) {
  Partial* p = as<Partial>(args[0]);
  const Tuple* state = is_tuple(args[1]) ? as_tuple(args[1]) : nullptr;
  if (!state || state->size != 4 || !is_callable(vm, state->items[0]) || !is_tuple(state->items[1]) ||
      (!is_dict(state->items[2]) && !state->items[2].is_none()))
    return type_error(vm, "invalid partial state");
  Ref function(state->items[0]), items = new_tuple(vm, as_tuple(state->items[1])->span());
  Ref keywords = is_dict(state->items[2]) ? dict_copy(vm, as_dict(state->items[2])) : new_dict(vm);
  if (!items || !keywords) return {};
  const Ref old[] = {Ref::steal(p->function), Ref::steal(p->args), Ref::steal(p->keywords)};
  p->function = function.release();
  p->args = items.release();
  p->keywords = keywords.release();
  Ref own = is_dict(state->items[3]) ? attribute_dict(vm, args[0]) : Ref();
  if (own && !dict_update(vm, as_dict(own), state->items[3])) return {};
  return none();
}
const NativeDef kMethods[] = {{"__setstate__", "state, /", set_state}};

Ref repr(Vm& vm, Value v) {
  const Partial* p = as<Partial>(v);
  if (enter_repr(vm, v)) return new_str(vm, "...");
  Type* type = vm.type_of(v);
  std::string out;
  Ref module = vm.find_attribute(Value(type), vm.names().module);
  if (module && is_str(module)) out = std::string(view_of(module)) + ".";
  out += type->qualname->view();
  out += '(';
  const Ref function(p->function), items(p->args), keywords(p->keywords);
  bool is_fine = append_repr(vm, out, function);
  for (const Value item : as_tuple(items)->span()) {
    out += ", ";
    is_fine = is_fine && append_repr(vm, out, item);
  }
  Value key, value;
  for (int32_t i = 0; is_fine && dict_next(as_dict(keywords), i, key, value);) {
    const Ref held(value);
    out += ", ";
    if (!append_str(vm, out, key)) break;
    out += '=';
    is_fine = append_repr(vm, out, held);
  }
  leave_repr(vm, v);
  is_fine = is_fine && !vm.has_exception();
  return is_fine ? new_str(vm, out + ")") : Ref();
}

bool write_dict(Vm& vm, Value v, Value dict) {
  if (!dict) return fail(type_error(vm, "cannot delete __dict__"));
  return dict_property()[0].write(vm, v, dict);
}

const PropertyDef kProperties[] = {
    {"func", [](Vm&, Value v) { return Ref(as<Partial>(v)->function); }, nullptr},
    {"args", [](Vm&, Value v) { return Ref(as<Partial>(v)->args); }, nullptr},
    {"keywords", [](Vm&, Value v) { return Ref(as<Partial>(v)->keywords); }, nullptr},
    {"__dict__", attribute_dict, write_dict},
};
const NativeDef kClassMethods[] = {
    {"__class_getitem__", "item, /", [](Vm& vm, Args a) { return new_generic_alias(vm, a[0], a[1]); }}};

Ref reduce(Vm& vm, Args args) {
  if (!check_positional(vm, "reduce", args, 2, 3)) return {};
  if (!vm.type_of(args[1])->slots.iter && !vm.type_of(args[1])->slots.get_item)
    return type_error(vm, "reduce() arg 2 must support iteration");
  Ref total = args.count == 3 ? Ref(args[2]) : Ref();
  const bool is_fine = vm.for_each(args[1], [&](Value item) {
    total = total ? vm.call(args[0], {total, item}) : Ref(item);
    return static_cast<bool>(total);
  });
  if (!is_fine) return {};
  return total ? total : type_error(vm, "reduce() of empty iterable with no initial value");
}

// ---- cmp_to_key

struct Key : GcObject {
  Value compare;
  Value object;  ///< Null: the key function itself, waiting for an object.
};
void key_traverse(Object* o, const Visitor& visit) {
  visit(static_cast<Key*>(o)->compare);
  visit(static_cast<Key*>(o)->object);
}
void key_finalize(Object* o) {
  drop_value(static_cast<Key*>(o)->compare);
  drop_value(static_cast<Key*>(o)->object);
}

struct KeyType : Vm::Extension {
  explicit KeyType(Vm&) {}
  Type* type = nullptr;
};

Ref make_key(Vm& vm, Type* type, Value compare, Value object) {
  auto* made = make_object<Key>(vm, type);
  if (!made) return {};
  incref(compare);
  incref(object);
  made->compare = compare;
  made->object = object;
  return Ref::steal(Value(made));
}

Ref key_call(Vm& vm, Value callee, Args args) {
  if (!check_positional(vm, "K", args, 1, 1)) return {};
  return make_key(vm, callee.object()->type, as<Key>(callee)->compare, args[0]);
}

Ref key_compare(Vm& vm, Value a, Value b, CompareOp op) {
  if (!b.is_object() || b.object()->type != a.object()->type)
    return type_error(vm, "other argument must be K instance");
  if (!as<Key>(a)->object || !as<Key>(b)->object) return vm.raise(vm.types().AttributeError, "object");
  Ref result = vm.call(as<Key>(a)->compare, {as<Key>(a)->object, as<Key>(b)->object});
  return result ? vm.compare(result, Value::small_int(0), op) : Ref();
}

constexpr PropertyDef kKeyProperties[] = {{"obj",
                                           [](Vm&, Value v) {
                                             const Value object = as<Key>(v)->object;
                                             return Ref(object ? object : kNone);
                                           },
                                           nullptr}};

}  // namespace

bool init_functools(Vm& vm, Module* module) {
  TypeDef partial{"functools.partial", sizeof(Partial), nullptr, {}, kMethods};
  partial.is_gc = true;
  partial.has_dict = true;
  partial.slots.traverse = traverse;
  partial.slots.finalize = finalize;
  partial.slots.construct = construct;
  partial.slots.call = call;
  partial.slots.repr = repr;
  Type* type = vm.make_type(partial);
  if (!type || !add_properties(vm, type, kProperties) || !add_class_methods(vm, type, kClassMethods)) return false;
  TypeDef key{"functools.KeyWrapper", sizeof(Key), nullptr, {}, {}};
  key.is_gc = true;
  key.slots.traverse = key_traverse;
  key.slots.finalize = key_finalize;
  key.slots.call = key_call;
  key.slots.compare = key_compare;
  key.slots.hash = raise_unhashable;
  Type* key_type = vm.make_type(key);
  if (!key_type || !add_properties(vm, key_type, kKeyProperties)) return false;
  vm.extension<KeyType>().type = key_type;
  static const NativeDef kFunctions[] = {
      {"reduce", nullptr, reduce},
      {"cmp_to_key", "mycmp", [](Vm& v, Args a) { return make_key(v, v.extension<KeyType>().type, a[0], Value()); }},
  };
  return vm.set_module_attribute(module, "partial", Value(type)) &&
         vm.set_module_attribute(module, "_KeyWrapper", Value(key_type)) && vm.add_functions(module, kFunctions) &&
         add_memo(vm, module);
}

}  // namespace refjit::vm
