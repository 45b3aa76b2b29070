// dict as the guest sees it: slots and methods; mappingproxy.
#include "vm/types/define.h"
#include "vm/types/dict_order.h"

namespace refjit::vm {

namespace {

void dict_traverse(Object* o, const Visitor& visit) {
  Value key, value;
  for (int32_t i = 0; dict_next(static_cast<Dict*>(o), i, key, value);) {
    visit(key);
    visit(value);
  }
}
void dict_drop(Object* o) { dict_clear(vm_of(o), static_cast<Dict*>(o)); }

Ref dict_repr(Vm& vm, Value v) {
  Dict* d = as_dict(v);
  if (d->size == 0) return new_str(vm, "{}");
  if (enter_repr(vm, v)) return new_str(vm, "{...}");
  std::string out = "{";
  bool is_fine = enter_native(vm, " while getting the repr of an object");
  if (is_fine) {
    Value k, x;
    bool first = true;
    for (int32_t i = 0; is_fine && dict_next(d, i, k, x); first = false) {
      Ref key(k), value(x);
      if (!first) out += ", ";
      is_fine = append_repr(vm, out, key);
      out += ": ";
      is_fine = is_fine && append_repr(vm, out, value);
    }
    leave_native(vm);
  }
  leave_repr(vm, v);
  out += '}';
  return is_fine ? new_str(vm, out) : Ref();
}

bool dict_length(Vm&, Value v, int64_t& out) { return out = as_dict(v)->size, true; }

/// 1 equal, 0 not, -1 exception.
int dict_equal(Vm& vm, Dict* a, Dict* b) {
  if (a->size != b->size) return 0;
  Value k, x;
  for (int32_t i = 0; dict_next(a, i, k, x);) {
    Ref key(k), value(x);
    Value other;
    const int found = dict_find(vm, b, key, other);
    if (found != 1) return found;
    Ref held(other);
    bool same = held.get() == value.get();
    if (!same && !vm.equal(value, held, same)) return -1;
    if (!same) return 0;
  }
  return 1;
}

Ref dict_compare(Vm& vm, Value a, Value b, CompareOp op) {
  if (!is_dict(a) || !is_dict(b) || (op != CompareOp::Eq && op != CompareOp::Ne)) return not_implemented();
  if (!enter_native(vm, " in comparison")) return {};
  const int same = dict_equal(vm, as_dict(a), as_dict(b));
  leave_native(vm);
  return same < 0 ? Ref() : boolean((same == 1) == (op == CompareOp::Eq));
}

Ref dict_get_item(Vm& vm, Value v, Value key) {
  Value found;
  const int state = dict_find(vm, as_dict(v), key, found);
  if (state == 1) return Ref(found);
  if (state < 0) return {};
  if (!is_exactly(v, vm.types().dict)) {
    if (Ref missing = find_special(vm, v, vm.names().missing)) return vm.call(missing, {key});
    if (vm.has_exception()) return {};
  }
  return raise_key_error(vm, key);
}

bool dict_set_item(Vm& vm, Value v, Value key, Value value) {
  if (value) return dict_store(vm, as_dict(v), key, value);
  Ref old;
  const int state = dict_delete(vm, as_dict(v), key, &old);
  return state == 1 || (state == 0 && fail(raise_key_error(vm, key)));
}

int dict_contains(Vm& vm, Value v, Value key) {
  Value found;
  return dict_find(vm, as_dict(v), key, found);
}

Ref dict_or(Vm& vm, Value a, Value b) {
  if (!is_dict(a) || !is_dict(b)) return not_implemented();
  Ref made = dict_copy(vm, as_dict(a));
  return made && dict_update(vm, as_dict(made), b) ? made : Ref();
}
Ref dict_or_inplace(Vm& vm, Value a, Value b) {
  Ref kept(a);
  return dict_update(vm, as_dict(a), b) ? kept : Ref();
}

Ref dict_construct(Vm& vm, Type* type, Args) {
  Dict* d = make_object<Dict>(vm, type);
  if (!d) return {};
  d->has_only_str = true;
  return Ref::steal(Value(d));
}

bool update_from_args(Vm& vm, const char* name, Value self, Value source, const Args& args) {
  if (source && !dict_update(vm, as_dict(self), source)) return false;
  (void)name;
  if (!args.keywords) return true;
  for (int64_t i = 0; i < args.keywords->size; ++i)
    if (!dict_store(vm, as_dict(self), args.keywords->items[i], args.values[args.count + i])) return false;
  return true;
}

bool dict_init(Vm& vm, Value self, Args args) {
  if (args.count > 1)
    return fail(type_error(vm, "dict expected at most 1 argument, got " + std::to_string(args.count)));
  return update_from_args(vm, "dict", self, argument(args, 0), args);
}

// ---- methods

Ref get(Vm& vm, Args args) {
  Value found;
  const int state = dict_find(vm, self_as<Dict>(args), args[1], found);
  return state < 0 ? Ref() : Ref(state ? found : args[2]);
}

Ref setdefault(Vm& vm, Args args) { return dict_set_default(vm, self_as<Dict>(args), args[1], args[2]); }

Ref pop(Vm& vm, Args args) {
  Ref value;
  // In an empty dict no key is looked up, nor hashed.
  const int state = self_as<Dict>(args)->size ? dict_delete(vm, self_as<Dict>(args), args[1], &value) : 0;
  if (state == 1) return value;
  if (state < 0) return {};
  return args[2] ? Ref(args[2]) : raise_key_error(vm, args[1]);
}

Ref popitem(Vm& vm, Args args) {
  Ref key, value;
  if (!dict_pop_last(self_as<Dict>(args), key, value)) {
    Ref text = new_str(vm, "popitem(): dictionary is empty");
    return raise_key_error(vm, text);
  }
  return new_tuple(vm, {key, value});
}

Ref update(Vm& vm, Args args) {
  if (args.count > 2)
    return type_error(vm, "update expected at most 1 argument, got " + std::to_string(args.count - 1));
  return update_from_args(vm, "update", args[0], argument(args, 1), args) ? none() : Ref();
}

Ref clear(Vm& vm, Args args) { return dict_clear(vm, self_as<Dict>(args)), none(); }
Ref copy(Vm& vm, Args args) { return dict_copy(vm, self_as<Dict>(args)); }

Ref fromkeys(Vm& vm, Args args) {
  Ref made = vm.call(args[0], {});
  if (!made) return {};
  const bool is_plain = is_exactly(made, vm.types().dict);
  const bool is_fine = vm.for_each(args[1], [&](Value key) {
    Ref held(key);
    return is_plain ? dict_store(vm, as_dict(made), key, args[2]) : vm.set_item(made, key, args[2]);
  });
  return is_fine ? made : Ref();
}

Ref class_getitem(Vm& vm, Args args) { return new_generic_alias(vm, args[0], args[1]); }
/// What CPython's table of so many entries takes: two thirds of its slots are in use at most, keys of text need less.
Ref dict_sizeof(Vm& vm, Args args) {
  const Dict* dict = self_as<Dict>(args);
  if (dict->used == 0) return new_int(vm, 48);
  int64_t slots = 8;
  while (slots * 2 / 3 < dict->used) slots *= 2;
  const int64_t index_bytes = slots <= 0x80 ? 1 : slots <= 0x8000 ? 2 : 4;
  return new_int(vm, 48 + 32 + slots * index_bytes + slots * 2 / 3 * (dict->has_only_str ? 16 : 24));
}

const NativeDef kMethods[] = {
    {"get", "key, default=None, /", get},
    {"setdefault", "key, default=None, /", setdefault},
    {"pop", "key, default=, /", pop},
    {"popitem", "", popitem},
    {"update", nullptr, update},
    {"clear", "", clear},
    {"copy", "", copy},
    {"__sizeof__", "", dict_sizeof},
};
const NativeDef kClassMethods[] = {
    {"fromkeys", "iterable, value=None, /", fromkeys},
    {"__class_getitem__", "item, /", class_getitem},
};

// ---- mappingproxy

struct MappingProxy : GcObject {
  Value mapping;
};
Value mapping_of(Value proxy) { return as<MappingProxy>(proxy)->mapping; }

void proxy_traverse(Object* o, const Visitor& visit) { visit(static_cast<MappingProxy*>(o)->mapping); }
void proxy_finalize(Object* o) { drop_value(static_cast<MappingProxy*>(o)->mapping); }

template <int Which>
Ref proxy_method(Vm& vm, Args args) {
  static constexpr const char* kNames[] = {"keys", "values", "items", "copy"};
  Ref method = vm.get_attribute(mapping_of(args[0]), kNames[Which]);
  return method ? vm.call(method, {}) : Ref();
}
Ref proxy_get(Vm& vm, Args args) {
  Ref method = vm.get_attribute(mapping_of(args[0]), "get");
  return method ? vm.call(method, {args[1], args[2]}) : Ref();
}
Ref proxy_reversed(Vm& vm, Args args) { return vm.call(Value(vm.types().reversed), {mapping_of(args[0])}); }
const NativeDef kProxyClassMethods[] = {{"__class_getitem__", "item, /", class_getitem}};
const NativeDef kProxyMethods[] = {
    {"__reversed__", "", proxy_reversed}, {"keys", "", proxy_method<0>}, {"values", "", proxy_method<1>},
    {"items", "", proxy_method<2>},       {"copy", "", proxy_method<3>}, {"get", "key, default=None, /", proxy_get},
};

Ref proxy_repr(Vm& vm, Value v) {
  std::string out = "mappingproxy(";
  return append_repr(vm, out, mapping_of(v)) ? new_str(vm, out + ")") : Ref();
}
Ref proxy_str(Vm& vm, Value v) { return vm.str(mapping_of(v)); }
Ref proxy_compare(Vm& vm, Value a, Value b, CompareOp op) {
  return vm.compare(mapping_of(a), is_exactly(b, vm.types().mapping_proxy) ? mapping_of(b) : b, op);
}
Ref proxy_or(Vm& vm, Value a, Value b) {
  const Value left = is_exactly(a, vm.types().mapping_proxy) ? mapping_of(a) : a;
  const Value right = is_exactly(b, vm.types().mapping_proxy) ? mapping_of(b) : b;
  return vm.binary(BinaryOp::Or, left, right);
}
Ref proxy_or_in_place(Vm& vm, Value, Value) {
  return type_error(vm, "'|=' is not supported by mappingproxy; use '|' instead");
}
int proxy_contains(Vm& vm, Value v, Value key) {
  const Value mapping = mapping_of(v);
  if (is_dict(mapping)) return dict_contains(vm, mapping, key);
  Type* type = vm.type_of(mapping);
  return type->slots.contains ? type->slots.contains(vm, mapping, key) : 0;
}

Ref proxy_construct(Vm& vm, Type*, Args args) {
  if (!check_positional(vm, "mappingproxy", args, 1, 1)) return {};
  if (!vm.type_of(args[0])->slots.get_item || is_list(args[0]) || is_tuple(args[0]))
    return type_error(vm, "mappingproxy() argument must be a mapping, not " + vm.type_name(args[0]));
  return new_mapping_proxy(vm, args[0]);
}

bool define_mapping_proxy(Vm& vm) {
  TypeDef def{"mappingproxy", sizeof(MappingProxy), nullptr, {}, kProxyMethods};
  def.is_gc = true;
  def.is_final = true;
  Slots& s = def.slots;
  s.finalize = proxy_finalize;
  s.traverse = proxy_traverse;
  s.repr = proxy_repr;
  s.str = proxy_str;
  s.compare = proxy_compare;
  s.hash = raise_unhashable;
  s.iter = [](Vm& m, Value v) { return m.iterate(mapping_of(v)); };
  s.length = [](Vm& m, Value v, int64_t& out) { return m.length(mapping_of(v), out); };
  s.get_item = [](Vm& m, Value v, Value key) { return m.get_item(mapping_of(v), key); };
  s.contains = proxy_contains;
  s.binary[static_cast<size_t>(BinaryOp::Or)] = proxy_or;
  s.inplace[static_cast<size_t>(BinaryOp::Or)] = proxy_or_in_place;
  s.construct = proxy_construct;
  return define_type(vm, vm.types().mapping_proxy, def) &&
         add_class_methods(vm, vm.types().mapping_proxy, kProxyClassMethods);
}

}  // namespace

Ref new_mapping_proxy(Vm& vm, Value mapping) {
  auto* made = make_object<MappingProxy>(vm, vm.types().mapping_proxy);
  if (!made) return {};
  incref(mapping);
  made->mapping = mapping;
  return Ref::steal(Value(made));
}

bool dict_merge_keywords(Vm& vm, Dict* dict, Value source, Value callee) {
  const auto function_name = [&]() -> std::string {
    Ref name = vm.find_attribute(callee, vm.names().qualname);
    if (!name || !is_str(name)) {
      std::string shown;
      return append_str(vm, shown, callee) ? shown : std::string();
    }
    std::string out;
    Ref module = vm.find_attribute(callee, vm.names().module);
    if (module && is_str(module) && view_of(module) != "builtins") out = std::string(view_of(module)) + ".";
    return out + std::string(view_of(name)) + "()";
  };
  Ref copied;
  if (!is_dict(source) || vm.type_of(source)->slots.iter != vm.types().dict->slots.iter) {
    Ref keys = vm.find_attribute(source, vm.names().keys);
    if (vm.has_exception()) return false;
    if (!keys)
      return fail(
          type_error(vm, function_name() + " argument after ** must be a mapping, not " + vm.type_name(source)));
    copied = new_dict(vm);
    Ref names = vm.call(keys, {});
    Ref walk = names ? vm.iterate(names) : Ref();
    while (Ref key = copied && walk ? vm.next(walk) : Ref()) {
      Value known;
      const int state = dict_find(vm, as_dict(copied), key, known);
      if (state > 0 && is_str(key))
        return fail(type_error(
            vm, function_name() + " got multiple values for keyword argument '" + std::string(view_of(key)) + "'"));
      Ref value = state < 0 ? Ref() : vm.get_item(source, key);
      if (!value || !dict_store(vm, as_dict(copied), key, value)) return false;
    }
    if (vm.has_exception()) return false;
    source = copied;
  }
  Value k, x;
  for (int32_t i = 0; dict_next(as_dict(source), i, k, x);) {
    Ref key(k), value(x);
    Value found;
    const int known = dict_find(vm, dict, key, found);
    if (known < 0) return false;
    if (!is_str(key)) return fail(type_error(vm, "keywords must be strings"));
    if (known)
      return fail(type_error(
          vm, function_name() + " got multiple values for keyword argument '" + std::string(view_of(key)) + "'"));
    if (!dict_store(vm, dict, key, value)) return false;
  }
  return true;
}

Ref dict_iterate(Vm& vm, Value v);  // dict_views.cpp

bool define_dict(Vm& vm) {
  TypeDef def{"dict", sizeof(Dict), nullptr, {}, kMethods};
  def.is_gc = true;
  Slots& s = def.slots;
  s.finalize = dict_drop;
  s.clear = dict_drop;
  s.traverse = dict_traverse;
  s.repr = dict_repr;
  s.hash = raise_unhashable;
  s.compare = dict_compare;
  s.iter = dict_iterate;
  s.length = dict_length;
  s.get_item = dict_get_item;
  s.set_item = dict_set_item;
  s.contains = dict_contains;
  s.binary[static_cast<size_t>(BinaryOp::Or)] = dict_or;
  s.inplace[static_cast<size_t>(BinaryOp::Or)] = dict_or_inplace;
  s.construct = dict_construct;
  s.init = dict_init;
  return define_type(vm, vm.types().dict, def) && add_class_methods(vm, vm.types().dict, kClassMethods) &&
         define_mapping_proxy(vm);
}

}  // namespace refjit::vm
