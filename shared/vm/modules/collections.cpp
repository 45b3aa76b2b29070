// _collections: deque and defaultdict.
#include <algorithm>

#include "vm/extension.h"
#include "vm/modules/modules.h"
#include "vm/types/define.h"
#include "vm/types/dict_order.h"

namespace refjit::vm {

namespace {

// ---- deque: a ring of values

struct Deque : GcObject {
  Value* ring;
  int64_t capacity;  ///< Power of two, or 0.
  int64_t first;
  int64_t size;
  int64_t limit;    ///< maxlen; -1: none.
  int64_t changes;  ///< Counts mutations, for iterators.
};
Deque* deque_of(Value v) { return as<Deque>(v); }
Value& slot(const Deque* d, int64_t i) { return d->ring[(d->first + i) & (d->capacity - 1)]; }

void traverse(Object* o, const Visitor& visit) {
  auto* d = static_cast<Deque*>(o);
  for (int64_t i = 0; i < d->size; ++i) visit(slot(d, i));
}

void clear_deque(Deque* d) {
  ++d->changes;
  Value* ring = std::exchange(d->ring, nullptr);
  const int64_t capacity = std::exchange(d->capacity, 0), size = std::exchange(d->size, 0),
                first = std::exchange(d->first, 0);
  for (int64_t i = 0; i < size; ++i) decref(ring[(first + i) & (capacity - 1)]);
  if (ring) free_buffer(vm_of(d), ring, static_cast<size_t>(capacity) * sizeof(Value));
}
void drop(Object* o) { clear_deque(static_cast<Deque*>(o)); }

bool grow(Vm& vm, Deque* d) {
  if (d->size < d->capacity) return true;
  const int64_t capacity = d->capacity ? d->capacity * 2 : 8;
  auto* ring = static_cast<Value*>(allocate_buffer(vm, static_cast<size_t>(capacity) * sizeof(Value)));
  if (!ring) return false;
  for (int64_t i = 0; i < d->size; ++i) ring[i] = slot(d, i);
  if (d->ring) free_buffer(vm, d->ring, static_cast<size_t>(d->capacity) * sizeof(Value));
  d->ring = ring;
  d->capacity = capacity;
  d->first = 0;
  return true;
}

Ref take(Deque* d, bool from_left) {
  ++d->changes;
  const Value item = slot(d, from_left ? 0 : d->size - 1);
  --d->size;
  if (from_left) d->first = (d->first + 1) & (d->capacity - 1);
  return Ref::steal(item);
}

bool push(Vm& vm, Deque* d, Value item, bool to_left) {
  if (d->limit == 0) return true;
  if (!grow(vm, d)) return false;
  ++d->changes;
  incref(item);
  if (to_left) d->first = (d->first - 1) & (d->capacity - 1);
  ++d->size;
  slot(d, to_left ? 0 : d->size - 1) = item;
  if (d->limit >= 0 && d->size > d->limit) take(d, !to_left);
  return true;
}

bool extend(Vm& vm, Deque* d, Value items, bool to_left) {
  Ref source = items == Value(d) ? list_from(vm, items) : Ref(items);
  return source && vm.for_each(source, [&](Value item) { return push(vm, d, item, to_left); });
}

Ref deque_new(Vm& vm, Type* type, Args) {
  Deque* d = make_object<Deque>(vm, type);
  if (!d) return {};
  d->limit = -1;
  return Ref::steal(Value(d));
}
constexpr NativeDef kInit = {"deque", "iterable=, maxlen=None", nullptr};
bool deque_init(Vm& vm, Value self, Args args) {
  Value in[2];
  Ref keep[2];
  if (!bind(vm, kInit, args, in, keep)) return false;
  Deque* d = deque_of(self);
  clear_deque(d);
  d->limit = -1;
  if (!in[1].is_none()) {
    int64_t limit;
    if (!is_int(in[1])) return fail(type_error(vm, "an integer is required"));
    if (!vm.as_int64(in[1], limit)) return false;
    if (limit < 0) return fail(value_error(vm, "maxlen must be non-negative"));
    d->limit = limit;
  }
  return !in[0] || extend(vm, d, in[0], false);
}

Ref copy_of(Vm& vm, Value v) {
  Ref made = deque_new(vm, vm.type_of(v), {});
  if (!made) return {};
  deque_of(made)->limit = deque_of(v)->limit;
  for (int64_t i = 0; i < deque_of(v)->size; ++i)
    if (!push(vm, deque_of(made), slot(deque_of(v), i), false)) return {};
  return made;
}

Ref as_list_of(Vm& vm, Value v) {
  Ref out = new_list(vm, deque_of(v)->size);
  for (int64_t i = 0; out && i < deque_of(v)->size; ++i) list_append(vm, as_list(out), slot(deque_of(v), i));
  return out;
}

Ref repr(Vm& vm, Value v) {
  if (enter_repr(vm, v)) return new_str(vm, "[...]");
  Ref items = as_list_of(vm, v);
  std::string out(vm.type_of(v)->name->view());
  out += '(';
  const bool is_fine = items && append_repr(vm, out, items);
  leave_repr(vm, v);
  if (deque_of(v)->limit >= 0) out += ", maxlen=" + std::to_string(deque_of(v)->limit);
  return is_fine ? new_str(vm, out + ")") : Ref();
}

Ref compare(Vm& vm, Value a, Value b, CompareOp op) {
  if (!vm.is_instance(b, a.object()->type) && !b.is_object()) return not_implemented();
  if (!b.is_object() || b.object()->type->slots.compare != a.object()->type->slots.compare) return not_implemented();
  Ref x = as_list_of(vm, a), y = as_list_of(vm, b);
  return x && y ? compare_sequences(vm, x, y, op) : Ref();
}

bool index_of(Vm& vm, Value v, Value key, int64_t& out) {
  if (!is_int(key) && !vm.type_of(key)->slots.index)
    return fail(type_error(vm, "sequence index must be integer, not '" + vm.type_name(key) + "'"));
  if (!vm.as_int64(key, out)) return false;
  if (out < 0) out += deque_of(v)->size;
  return (out >= 0 && out < deque_of(v)->size) || fail(index_error(vm, "deque index out of range"));
}

bool erase(Vm& vm, Deque* d, int64_t at) {
  ++d->changes;
  const Value item = slot(d, at);
  for (int64_t i = at; i + 1 < d->size; ++i) slot(d, i) = slot(d, i + 1);
  --d->size;
  decref(item);
  (void)vm;
  return true;
}

bool set_item(Vm& vm, Value v, Value key, Value value) {
  int64_t i;
  if (!index_of(vm, v, key, i)) return false;
  if (!value) return erase(vm, deque_of(v), i);
  incref(value);
  decref(std::exchange(slot(deque_of(v), i), value));
  return true;
}

/// Position of an equal item from `from` on; -1 absent, -2 exception.
int64_t find(Vm& vm, Value v, Value item, int64_t from, int64_t to, Type* mutation_error) {
  Deque* d = deque_of(v);
  const int64_t changes = d->changes;
  for (int64_t i = from; i < to && i < d->size; ++i) {
    Ref own(slot(d, i));
    bool same = own.get() == item;
    if (!same && !vm.equal(own, item, same)) return -2;
    if (same) return i;
    if (d->changes != changes) return vm.raise(mutation_error, "deque mutated during iteration"), -2;
  }
  return -1;
}

/// A deque or an instance of a subclass, which inherits how it ends.
bool is_deque(Value v) { return v.is_object() && v.object()->type->slots.finalize == drop; }

struct DequeIterator : GcObject {
  Value deque;
  int64_t left;  ///< How many items are still to come; 0 after a change was met.
  int64_t changes;
};
void iterator_traverse(Object* o, const Visitor& visit) { visit(static_cast<DequeIterator*>(o)->deque); }
void iterator_finalize(Object* o) { drop_value(static_cast<DequeIterator*>(o)->deque); }

template <bool Backward>
Ref iterator_next(Vm& vm, Value v) {
  auto* it = as<DequeIterator>(v);
  const Deque* d = deque_of(it->deque);
  if (Backward && it->left == 0) return {};
  if (d->changes != it->changes) {
    it->left = 0;
    return vm.raise(vm.types().RuntimeError, "deque mutated during iteration");
  }
  if (it->left == 0) return {};
  const int64_t at = Backward ? it->left - 1 : d->size - it->left;
  --it->left;
  return Ref(slot(d, at));
}

struct DequeTypes : Vm::Extension {
  Type* deque = nullptr;
  Type* iterator = nullptr;
  Type* reverse_iterator = nullptr;
  Type* default_dict = nullptr;
  explicit DequeTypes(Vm&) {}
};

Ref make_iterator(Vm& vm, Type* type, Value deque, int64_t done = 0) {
  auto* made = make_object<DequeIterator>(vm, type);
  if (!made) return {};
  incref(deque);
  made->deque = deque;
  made->changes = deque_of(deque)->changes;
  made->left = std::max<int64_t>(0, deque_of(deque)->size - std::max<int64_t>(done, 0));
  return Ref::steal(Value(made));
}
Ref iterate(Vm& vm, Value v) { return make_iterator(vm, vm.extension<DequeTypes>().iterator, v); }
Ref reversed(Vm& vm, Args args) { return make_iterator(vm, vm.extension<DequeTypes>().reverse_iterator, args[0]); }

/// _deque_iterator(deque, items already given=0), as its pickles have it.
Ref iterator_construct(Vm& vm, Type* type, Args args) {
  if (args.count < 1 || args.count > 2)
    return type_error(vm, std::string("function takes at ") + (args.count ? "most 2 arguments" : "least 1 argument") +
                              " (" + std::to_string(args.count) + " given)");
  if (!is_deque(args[0])) return type_error(vm, "argument 1 must be collections.deque, not " + vm.type_name(args[0]));
  int64_t done = 0;
  if (args.count > 1 && !vm.as_int64(args[1], done)) return {};
  return make_iterator(vm, type, args[0], done);
}
Ref iterator_reduce(Vm& vm, Args args) {
  const auto* it = self_as<DequeIterator>(args);
  Ref done = new_int(vm, deque_of(it->deque)->size - it->left);
  Ref arguments = done ? new_tuple(vm, {it->deque, done}) : Ref();
  return arguments ? new_tuple(vm, {Value(it->type), arguments}) : Ref();
}
const NativeDef kIteratorMethods[] = {
    {"__reduce__", "", iterator_reduce},
    {"__length_hint__", "", [](Vm& vm, Args a) { return new_int(vm, self_as<DequeIterator>(a)->left); }}};

template <bool Backward>
Type* make_iterator_type(Vm& vm) {
  TypeDef def{Backward ? "_collections._deque_reverse_iterator" : "_collections._deque_iterator",
              sizeof(DequeIterator),
              nullptr,
              {},
              kIteratorMethods};
  def.is_gc = true;
  def.slots.traverse = iterator_traverse;
  def.slots.finalize = iterator_finalize;
  def.slots.iter = [](Vm&, Value v) { return Ref(v); };
  def.slots.next = iterator_next<Backward>;
  def.slots.construct = iterator_construct;
  return vm.make_type(def);
}

template <bool Left>
Ref append(Vm& vm, Args args) {
  return push(vm, self_as<Deque>(args), args[1], Left) ? none() : Ref();
}
template <bool Left>
Ref extend_method(Vm& vm, Args args) {
  return extend(vm, self_as<Deque>(args), args[1], Left) ? none() : Ref();
}
template <bool Left>
Ref pop(Vm& vm, Args args) {
  Deque* d = self_as<Deque>(args);
  return d->size ? take(d, Left) : index_error(vm, "pop from an empty deque");
}
Ref rotate(Vm& vm, Args args) {
  Deque* d = self_as<Deque>(args);
  int64_t n;
  if (!vm.as_int64(args[1], n)) return {};
  if (d->size < 2) return none();
  n %= d->size;
  for (; n > 0; --n) {
    Ref item = take(d, false);
    push(vm, d, item, true);
  }
  for (; n < 0; ++n) {
    Ref item = take(d, true);
    push(vm, d, item, false);
  }
  return none();
}
Ref remove(Vm& vm, Args args) {
  const int64_t changes = self_as<Deque>(args)->changes;
  const int64_t at = find(vm, args[0], args[1], 0, INT64_MAX, vm.types().IndexError);
  if (at >= 0 && self_as<Deque>(args)->changes != changes) return index_error(vm, "deque mutated during iteration");
  if (at == -1) {
    std::string shown;
    return append_repr(vm, shown, args[1]) ? value_error(vm, shown + " is not in deque") : Ref();
  }
  return at >= 0 && erase(vm, self_as<Deque>(args), at) ? none() : Ref();
}
Ref index(Vm& vm, Args args) {
  int64_t from, to;
  if (!search_bounds(vm, args[2], args[3], self_as<Deque>(args)->size, from, to)) return {};
  const int64_t at = find(vm, args[0], args[1], from, to, vm.types().RuntimeError);
  if (at >= 0) return new_int(vm, at);
  std::string shown;
  return at == -1 && append_repr(vm, shown, args[1]) ? value_error(vm, shown + " is not in deque") : Ref();
}
Ref count(Vm& vm, Args args) {
  const Deque* d = self_as<Deque>(args);
  const int64_t changes = d->changes;
  int64_t total = 0;
  for (int64_t at = 0; (at = find(vm, args[0], args[1], at, INT64_MAX, vm.types().RuntimeError)) != -1; ++at, ++total)
    if (at == -2) return {};
  if (d->changes != changes) return vm.raise(vm.types().RuntimeError, "deque mutated during iteration");
  return new_int(vm, total);
}
Ref reverse(Vm&, Args args) {
  Deque* d = self_as<Deque>(args);
  ++d->changes;
  for (int64_t i = 0, k = d->size - 1; i < k; ++i, --k) std::swap(slot(d, i), slot(d, k));
  return none();
}
Ref insert(Vm& vm, Args args) {
  Deque* d = self_as<Deque>(args);
  int64_t at;
  if (!vm.as_int64(args[1], at)) return {};
  if (d->limit >= 0 && d->size >= d->limit) return index_error(vm, "deque already at its maximum size");
  if (!push(vm, d, args[2], false)) return {};
  if (at < 0) at = std::max<int64_t>(0, at + d->size - 1);
  for (int64_t i = d->size - 1; i > at; --i) std::swap(slot(d, i), slot(d, i - 1));
  return none();
}
Ref add(Vm& vm, Value a, Value b) {
  if (!is_deque(a)) return not_implemented();
  if (!is_deque(b) && has_reflected(vm, b, BinaryOp::Add)) return not_implemented();
  if (!is_deque(b)) return type_error(vm, "can only concatenate deque (not \"" + vm.type_name(b) + "\") to deque");
  Ref made = copy_of(vm, a);
  return made && extend(vm, deque_of(made), b, false) ? made : Ref();
}
Ref add_inplace(Vm& vm, Value a, Value b) {
  if (!is_deque(b) && has_reflected(vm, b, BinaryOp::Add)) return not_implemented();
  Ref kept(a);
  return extend(vm, deque_of(a), b, false) ? kept : Ref();
}
Ref multiply_inplace(Vm& vm, Value a, Value b) {
  if (has_reflected(vm, b, BinaryOp::Multiply)) return not_implemented();
  int64_t n;
  if (!repeat_count(vm, b, n)) return {};
  Ref kept(a), items = as_list_of(vm, a);
  if (!items) return {};
  const int64_t size = deque_of(a)->size, limit = deque_of(a)->limit;
  if (size && limit >= 0) n = std::min(n, limit / size + 2);  // more than that leaves on the other side
  if (size && n > (int64_t{1} << 28) / size) return vm.raise(vm.types().MemoryError, "");
  if (n == 0) clear_deque(deque_of(a));
  if (!size) return kept;
  for (int64_t i = 1; i < n; ++i)
    if (!extend(vm, deque_of(a), items, false)) return {};
  return kept;
}
Ref multiply(Vm& vm, Value a, Value b) {
  if (!is_deque(a)) std::swap(a, b);
  Ref made = copy_of(vm, a);
  return made ? multiply_inplace(vm, made, b) : Ref();
}
const NativeDef kDequeMethods[] = {
    {"append", "item, /", append<false>},
    {"appendleft", "item, /", append<true>},
    {"extend", "iterable, /", extend_method<false>},
    {"extendleft", "iterable, /", extend_method<true>},
    {"pop", "", pop<false>},
    {"popleft", "", pop<true>},
    {"rotate", "n=1, /", rotate},
    {"remove", "value, /", remove},
    {"index", "value, start=, stop=, /", index},
    {"count", "value, /", count},
    {"reverse", "", reverse},
    {"insert", "index, value, /", insert},
    {"clear", "", [](Vm&, Args a) { return clear_deque(self_as<Deque>(a)), none(); }},
    {"copy", "", [](Vm& vm, Args a) { return copy_of(vm, a[0]); }},
    {"__copy__", "", [](Vm& vm, Args a) { return copy_of(vm, a[0]); }},
    {"__reversed__", "", reversed},
};
const PropertyDef kDequeProperties[] = {
    {"maxlen", [](Vm& vm, Value v) { return deque_of(v)->limit < 0 ? none() : new_int(vm, deque_of(v)->limit); },
     nullptr}};
const NativeDef kGeneric[] = {
    {"__class_getitem__", "item, /", [](Vm& vm, Args a) { return new_generic_alias(vm, a[0], a[1]); }}};

Type* make_deque_type(Vm& vm) {
  TypeDef def{"collections.deque", sizeof(Deque), nullptr, {}, kDequeMethods};
  def.is_gc = true;
  Slots& s = def.slots;
  s.traverse = traverse;
  s.finalize = drop;
  s.clear = drop;
  s.repr = repr;
  s.compare = compare;
  s.hash = raise_unhashable;
  s.iter = iterate;
  s.truth = [](Vm&, Value v, bool& out) { return out = deque_of(v)->size != 0, true; };
  s.length = [](Vm&, Value v, int64_t& out) { return out = deque_of(v)->size, true; };
  s.get_item = [](Vm& m, Value v, Value key) {
    int64_t i;
    return index_of(m, v, key, i) ? Ref(slot(deque_of(v), i)) : Ref();
  };
  s.set_item = set_item;
  s.contains = [](Vm& m, Value v, Value item) {
    const int64_t at = find(m, v, item, 0, INT64_MAX, m.types().RuntimeError);
    return at == -2 ? -1 : static_cast<int>(at >= 0);
  };
  s.binary[static_cast<size_t>(BinaryOp::Add)] = add;
  s.binary[static_cast<size_t>(BinaryOp::Multiply)] = multiply;
  s.inplace[static_cast<size_t>(BinaryOp::Add)] = add_inplace;
  s.inplace[static_cast<size_t>(BinaryOp::Multiply)] = multiply_inplace;
  s.construct = deque_new;
  s.init = deque_init;
  Type* type = vm.make_type(def);
  if (type) type->type_flags |= kTypeMatchSequence;
  if (!type || !add_properties(vm, type, kDequeProperties) || !add_class_methods(vm, type, kGeneric)) return nullptr;
  DequeTypes& types = vm.extension<DequeTypes>();
  types.iterator = make_iterator_type<false>(vm);
  types.reverse_iterator = make_iterator_type<true>(vm);
  return type;
}

// ---- defaultdict

struct DefaultDict : Dict {
  Value factory;
};
void default_traverse(Object* o, const Visitor& visit) {
  vm_of(o).types().dict->slots.traverse(o, visit);
  visit(static_cast<DefaultDict*>(o)->factory);
}
void default_finalize(Object* o) {
  drop_value(static_cast<DefaultDict*>(o)->factory);
  vm_of(o).types().dict->slots.finalize(o);
}
Ref default_new(Vm& vm, Type* type, Args) {
  auto* d = make_object<DefaultDict>(vm, type);
  if (!d) return {};
  d->has_only_str = true;
  d->factory = kNone;
  return Ref::steal(Value(d));
}
bool default_init(Vm& vm, Value self, Args args) {
  if (args.count && !args[0].is_none() && !is_callable(vm, args[0]))
    return fail(type_error(vm, "first argument must be callable or None"));
  if (args.count) {
    incref(args[0]);
    decref(std::exchange(as<DefaultDict>(self)->factory, args[0]));
  }
  const uint32_t used = args.count ? 1 : 0;
  return vm.types().dict->slots.init(vm, self, {args.values + used, args.count - used, args.keywords});
}
Ref missing(Vm& vm, Args args) {
  Ref factory(self_as<DefaultDict>(args)->factory);
  if (!factory || factory.get().is_none()) return raise_key_error(vm, args[1]);
  Ref value = vm.call(factory, {});
  return value && dict_store(vm, self_as<Dict>(args), args[1], value) ? value : Ref();
}
/// As dict's, without the look-up of __missing__ for exact defaultdicts.
Ref default_get(Vm& vm, Value v, Value key) {
  Value found;
  const int state = dict_find(vm, as_dict(v), key, found);
  if (state == 1) return Ref(found);
  if (state < 0) return {};
  if (v.object()->type != vm.extension<DequeTypes>().default_dict) {
    Ref method = find_special(vm, v, vm.names().missing);
    return method ? vm.call(method, {key}) : Ref();
  }
  const Value values[] = {v, key};
  return missing(vm, {values, 2, nullptr});
}
Ref default_repr(Vm& vm, Value v) {
  std::string out(vm.type_of(v)->name->view());
  out += '(';
  if (enter_repr(vm, v)) return new_str(vm, out + "...)");
  const bool has_factory = append_repr(vm, out, as<DefaultDict>(v)->factory);
  leave_repr(vm, v);
  if (!has_factory) return {};
  Ref items = vm.types().dict->slots.repr(vm, v);
  return items ? new_str(vm, out + ", " + std::string(view_of(items)) + ")") : Ref();
}
Ref default_copy(Vm& vm, Args args) {
  Ref factory(self_as<DefaultDict>(args)->factory);
  Ref type(Value(vm.type_of(args[0])));
  return vm.call(type, {factory, args[0]});
}
Ref default_or(Vm& vm, Value a, Value b) {
  if (!is_dict(a) || !is_dict(b)) return not_implemented();
  const bool left = a.object()->type->slots.construct == default_new;
  const Value self = left ? a : b;
  Ref type(Value(vm.type_of(self)));
  Ref made = vm.call(type, {as<DefaultDict>(self)->factory, a});
  return made && dict_update(vm, as_dict(made), b) ? made : Ref();
}
const NativeDef kDefaultMethods[] = {
    {"__missing__", "key, /", missing}, {"copy", "", default_copy}, {"__copy__", "", default_copy}};
const PropertyDef kDefaultProperties[] = {{"default_factory",
                                           [](Vm&, Value v) { return Ref(as<DefaultDict>(v)->factory); },
                                           [](Vm&, Value v, Value value) {
                                             if (!value) value = kNone;  // deleted
                                             incref(value);
                                             decref(std::exchange(as<DefaultDict>(v)->factory, value));
                                             return true;
                                           }}};

Type* make_default_type(Vm& vm) {
  TypeDef def{"collections.defaultdict", sizeof(DefaultDict), vm.types().dict, {}, kDefaultMethods};
  def.is_gc = true;
  def.slots.traverse = default_traverse;
  def.slots.finalize = default_finalize;
  def.slots.construct = default_new;
  def.slots.init = default_init;
  def.slots.get_item = default_get;
  def.slots.repr = default_repr;
  def.slots.binary[static_cast<size_t>(BinaryOp::Or)] = default_or;
  Type* type = vm.make_type(def);
  return type && add_properties(vm, type, kDefaultProperties) ? type : nullptr;
}

// ---- what OrderedDict, a Python class, is made of

Ref move_to_end(Vm& vm, Args args) {
  bool is_last;
  if (!is_dict(args[0])) return type_error(vm, "_move_to_end: expected a dict, got " + vm.type_name(args[0]));
  if (!vm.truth(args[2], is_last)) return {};
  const int moved = dict_move_to_end(vm, as_dict(args[0]), args[1], is_last);
  if (moved == 0) return raise_key_error(vm, args[1]);
  return moved < 0 ? Ref() : none();
}

const NativeDef kFunctions[] = {{"_move_to_end", "dict, key, last, /", move_to_end}};

}  // namespace

bool init_collections(Vm& vm, Module* module) {
  DequeTypes& types = vm.extension<DequeTypes>();
  types.deque = make_deque_type(vm);
  types.default_dict = types.deque ? make_default_type(vm) : nullptr;
  return types.default_dict && vm.set_module_attribute(module, "deque", Value(types.deque)) &&
         vm.set_module_attribute(module, "defaultdict", Value(types.default_dict)) &&
         vm.set_module_attribute(module, "_deque_iterator", Value(types.iterator)) &&
         vm.set_module_attribute(module, "_deque_reverse_iterator", Value(types.reverse_iterator)) &&
         add_tuple_getter(vm, module) && vm.add_functions(module, kFunctions);
}

}  // namespace refjit::vm
