// keys(), values(), items() of dicts and the iterators over them.
#include "vm/extension.h"
#include "vm/types/define.h"
#include "vm/types/dict_order.h"
#include "vm/types/iterator_state.h"

namespace refjit::vm {

namespace {

struct DictView : GcObject {
  Value dict;
};
struct DictIterator : GcObject {
  Value dict;    ///< Null once exhausted.
  int64_t size;  ///< At the start: a change of size ends the iteration with RuntimeError.
  int64_t left;  ///< How many keys are still to come: one more is an error, too.
  int32_t position;
  bool is_backward;
};

Dict* dict_of(Value view) { return as_dict(as<DictView>(view)->dict); }

void view_traverse(Object* o, const Visitor& visit) { visit(static_cast<DictView*>(o)->dict); }
void view_finalize(Object* o) { drop_value(static_cast<DictView*>(o)->dict); }
void iterator_traverse(Object* o, const Visitor& visit) { visit(static_cast<DictIterator*>(o)->dict); }
void iterator_finalize(Object* o) { drop_value(static_cast<DictIterator*>(o)->dict); }

Ref make_view(Vm& vm, Type* type, Value dict) {
  auto* made = make_object<DictView>(vm, type);
  if (!made) return {};
  incref(dict);
  made->dict = dict;
  return Ref::steal(Value(made));
}

Ref make_iterator(Vm& vm, Type* type, Value dict, bool is_backward) {
  auto* made = make_object<DictIterator>(vm, type);
  if (!made) return {};
  incref(dict);
  made->dict = dict;
  made->size = made->left = as_dict(dict)->size;
  made->position = is_backward ? as_dict(dict)->used : 0;
  made->is_backward = is_backward;
  return Ref::steal(Value(made));
}

/// The next live entry; false: exhausted or exception.
bool advance(Vm& vm, DictIterator* it, Value& key, Value& value) {
  if (it->dict.is_null()) return false;
  Dict* d = as_dict(it->dict);
  if (d->size != it->size) {
    it->size = -1;
    return fail(vm.raise(vm.types().RuntimeError, "dictionary changed size during iteration"));
  }
  if (!it->is_backward) {
    if (it->position == 0) it->position = dict_front(d);
    if (dict_next(d, it->position, key, value)) {
      if (it->left-- > 0) return true;
      drop_value(it->dict);
      return fail(vm.raise(vm.types().RuntimeError, "dictionary keys changed during iteration"));
    }
  } else {
    while (it->position > 0) {
      const int32_t i = --it->position;
      if (i >= d->used || d->entries[i].key.is_null()) continue;
      key = d->entries[i].key;
      value = d->entries[i].value;
      --it->left;
      return true;
    }
  }
  drop_value(it->dict);
  return false;
}

enum Part { kKeys, kValues, kItems };

template <Part P>
Ref part_of(Vm& vm, Value key, Value value) {
  if (P == kItems) return new_tuple(vm, {key, value});
  return Ref(P == kKeys ? key : value);
}

template <Part P>
Ref next(Vm& vm, Value v) {
  Value key, value;
  return advance(vm, as<DictIterator>(v), key, value) ? part_of<P>(vm, key, value) : Ref();
}

Ref length_hint(Vm& vm, Args args) {
  auto* it = self_as<DictIterator>(args);
  if (it->dict.is_null() || as_dict(it->dict)->size != it->size) return new_int(vm, 0);
  return new_int(vm, it->left);
}

Ref iterator_reduce(Vm& vm, Args args) {
  Ref rest = copy_iterator(vm, self_as<DictIterator>(args), &DictIterator::dict);
  return rest ? reduce_remaining(vm, rest) : Ref();
}

Type* iterator_type(Vm& vm, Part part) {
  BuiltinTypes& t = vm.types();
  return part == kKeys ? t.dict_key_iterator : part == kValues ? t.dict_value_iterator : t.dict_item_iterator;
}

template <Part P>
Ref iterate_view(Vm& vm, Value v) {
  return make_iterator(vm, iterator_type(vm, P), as<DictView>(v)->dict, false);
}
template <Part P>
Ref reverse_view(Vm& vm, Args args);
Ref reverse_dict(Vm& vm, Args args) { return make_iterator(vm, vm.types().dict_reverse_iterator, args[0], true); }

/// Views of an OrderedDict, a Python class here, show themselves by a name of their own.
bool is_ordered(Vm& vm, const Dict* d) {
  for (const Type* type = d->type; type && type != vm.types().dict; type = type->base)
    if (view_of(type->name) == "OrderedDict") return true;
  return false;
}

template <Part P>
Ref view_repr(Vm& vm, Value v) {
  static constexpr const char* kNames[] = {"dict_keys(", "dict_values(", "dict_items("};
  if (enter_repr(vm, v)) return new_str(vm, "...");
  Dict* d = dict_of(v);
  Ref list = P == kKeys ? dict_keys_list(vm, d) : P == kValues ? dict_values_list(vm, d) : dict_items_list(vm, d);
  std::string out = is_ordered(vm, d) ? "o" : "";
  out += kNames[P];
  const bool is_fine = list && append_repr(vm, out, list);
  leave_repr(vm, v);
  return is_fine ? new_str(vm, out + ")") : Ref();
}

bool view_length(Vm&, Value v, int64_t& out) { return out = dict_of(v)->size, true; }

int keys_contains(Vm& vm, Value v, Value key) {
  Value found;
  return dict_find(vm, dict_of(v), key, found);
}

int items_contains(Vm& vm, Value v, Value pair) {
  if (!is_tuple(pair) || as_tuple(pair)->size != 2) return 0;
  Value found;
  const int state = dict_find(vm, dict_of(v), as_tuple(pair)->items[0], found);
  if (state != 1) return state;
  Ref held(found);
  bool same = found == as_tuple(pair)->items[1];
  return same || vm.equal(held, as_tuple(pair)->items[1], same) ? same : -1;
}

bool is_set_view(Vm& vm, Value v) {
  return is_exactly(v, vm.types().dict_keys) || is_exactly(v, vm.types().dict_items);
}

/// Whether all of `a` is in `b`: 1, 0, -1.
int all_contained(Vm& vm, Value a, Value b) {
  int result = 1;
  const bool is_fine = vm.for_each(a, [&](Value item) {
    Type* type = vm.type_of(b);
    result = type->slots.contains ? type->slots.contains(vm, b, item) : 0;
    return result == 1;
  });
  return is_fine ? result : -1;
}

Ref view_compare(Vm& vm, Value a, Value b, CompareOp op) {
  if (!is_set_view(vm, b) && !is_set(b)) return not_implemented();
  int64_t n = 0, m = 0;
  if (!vm.length(a, n) || !vm.length(b, m)) return {};
  int state = 0;
  switch (op) {
    case CompareOp::Eq:
    case CompareOp::Ne:
      state = n == m ? all_contained(vm, a, b) : 0;
      return state < 0 ? Ref() : boolean((state == 1) == (op == CompareOp::Eq));
    case CompareOp::Lt:
      state = n < m ? all_contained(vm, a, b) : 0;
      break;
    case CompareOp::Le:
      state = n <= m ? all_contained(vm, a, b) : 0;
      break;
    case CompareOp::Gt:
      state = n > m ? all_contained(vm, b, a) : 0;
      break;
    case CompareOp::Ge:
      state = n >= m ? all_contained(vm, b, a) : 0;
      break;
  }
  return state < 0 ? Ref() : boolean(state == 1);
}

/// a & b, where one is a view: what is asked about lies in the larger one.
Ref intersect_view(Vm& vm, Value a, Value b) {
  if (!is_set_view(vm, a)) std::swap(a, b);
  int64_t n = 0, m = 0;
  if (!vm.length(a, n)) return {};
  if (is_set_view(vm, b) || is_exactly(b, vm.types().set)) {
    if (!vm.length(b, m)) return {};
    if (is_set(b) && n <= m) return vm.call_method(b, vm.intern("intersection"), {a});
    if (is_set_view(vm, b) && m > n) std::swap(a, b);
  }
  Ref made = new_set(vm);
  const bool is_fine = made && vm.for_each(b, [&](Value item) {
    const int state = vm.type_of(a)->slots.contains(vm, a, item);
    return state >= 0 && (state == 0 || set_add(vm, as_set(made), item));
  });
  return is_fine ? made : Ref();
}

template <int Method>
Ref view_operation(Vm& vm, Value a, Value b) {
  static constexpr const char* kNames[] = {"update", "difference_update", "symmetric_difference_update"};
  Ref made = new_set(vm);
  const bool is_keys = is_exactly(a, vm.types().dict_keys);
  if (!made || !set_update(vm, as_set(made), is_keys ? as<DictView>(a)->dict : a)) return {};
  Ref method = vm.get_attribute(made, kNames[Method]);
  if (!method || !vm.call(method, {b})) return {};
  return made;
}

Ref isdisjoint(Vm& vm, Args args) {
  bool disjoint = true;
  const bool is_fine = vm.for_each(args[1], [&](Value item) {
    const int state = vm.type_of(args[0])->slots.contains(vm, args[0], item);
    disjoint = state == 0;
    return disjoint;
  });
  return is_fine ? boolean(disjoint) : Ref();
}

const NativeDef kKeysMethods[] = {{"isdisjoint", "other, /", isdisjoint}, {"__reversed__", "", reverse_view<kKeys>}};
const NativeDef kItemsMethods[] = {{"isdisjoint", "other, /", isdisjoint}, {"__reversed__", "", reverse_view<kItems>}};
const NativeDef kValuesMethods[] = {{"__reversed__", "", reverse_view<kValues>}};
const NativeDef kIteratorMethods[] = {{"__length_hint__", "", length_hint}, {"__reduce__", "", iterator_reduce}};
const PropertyDef kViewProperties[] = {
    {"mapping", [](Vm& vm, Value v) { return new_mapping_proxy(vm, as<DictView>(v)->dict); }, nullptr}};

Slots set_like(Slots s) {
  s.compare = view_compare;
  s.hash = raise_unhashable;
  s.binary[static_cast<size_t>(BinaryOp::And)] = intersect_view;
  s.binary[static_cast<size_t>(BinaryOp::Or)] = view_operation<0>;
  s.binary[static_cast<size_t>(BinaryOp::Subtract)] = view_operation<1>;
  s.binary[static_cast<size_t>(BinaryOp::Xor)] = view_operation<2>;
  return s;
}

template <Part P>
bool define_view(Vm& vm, Type* type, const char* name, std::span<const NativeDef> methods) {
  TypeDef def{name, sizeof(DictView), nullptr, {}, methods};
  def.is_gc = true;
  def.is_final = true;
  def.slots.finalize = view_finalize;
  def.slots.traverse = view_traverse;
  def.slots.repr = view_repr<P>;
  def.slots.iter = iterate_view<P>;
  def.slots.length = view_length;
  if (P == kKeys) def.slots.contains = keys_contains;
  if (P == kItems) def.slots.contains = items_contains;
  if (P != kValues) def.slots = set_like(def.slots);
  return define_type(vm, type, def) && add_properties(vm, type, kViewProperties);
}

template <Part P>
TypeDef dict_iterator(const char* name) {
  TypeDef def{name, sizeof(DictIterator), nullptr, {}, kIteratorMethods};
  def.is_gc = true;
  def.is_final = true;
  def.slots.finalize = iterator_finalize;
  def.slots.traverse = iterator_traverse;
  def.slots.iter = [](Vm&, Value v) { return Ref(v); };
  def.slots.next = next<P>;
  return def;
}

template <Part P>
bool define_iterator(Vm& vm, Type* type, const char* name) {
  return define_type(vm, type, dict_iterator<P>(name));
}

struct ReverseTypes : Vm::Extension {
  explicit ReverseTypes(Vm& vm)
      : of_values(vm.make_type(dict_iterator<kValues>("dict_reversevalueiterator"))),
        of_items(vm.make_type(dict_iterator<kItems>("dict_reverseitemiterator"))) {}
  Type* of_values;
  Type* of_items;
};

template <Part P>
Ref reverse_view(Vm& vm, Args args) {
  Type* type = P == kKeys     ? vm.types().dict_reverse_iterator
               : P == kValues ? vm.extension<ReverseTypes>().of_values
                              : vm.extension<ReverseTypes>().of_items;
  return type ? make_iterator(vm, type, self_as<DictView>(args)->dict, true) : Ref();
}

const NativeDef kDictMethods[] = {
    {"keys", "", [](Vm& vm, Args a) { return make_view(vm, vm.types().dict_keys, a[0]); }},
    {"values", "", [](Vm& vm, Args a) { return make_view(vm, vm.types().dict_values, a[0]); }},
    {"items", "", [](Vm& vm, Args a) { return make_view(vm, vm.types().dict_items, a[0]); }},
    {"__reversed__", "", reverse_dict},
};

}  // namespace

Ref dict_iterate(Vm& vm, Value v) { return make_iterator(vm, vm.types().dict_key_iterator, v, false); }

bool define_dict_views(Vm& vm) {
  BuiltinTypes& t = vm.types();
  return vm.add_methods(t.dict, kDictMethods) && define_view<kKeys>(vm, t.dict_keys, "dict_keys", kKeysMethods) &&
         define_view<kValues>(vm, t.dict_values, "dict_values", kValuesMethods) &&
         define_view<kItems>(vm, t.dict_items, "dict_items", kItemsMethods) &&
         define_iterator<kKeys>(vm, t.dict_key_iterator, "dict_keyiterator") &&
         define_iterator<kValues>(vm, t.dict_value_iterator, "dict_valueiterator") &&
         define_iterator<kItems>(vm, t.dict_item_iterator, "dict_itemiterator") &&
         define_iterator<kKeys>(vm, t.dict_reverse_iterator, "dict_reversekeyiterator");
}

}  // namespace refjit::vm
