// tuple as the guest sees it: slots and methods.
#include "vm/types/define.h"
#include "vm/types/hash.h"

namespace refjit::vm {

namespace {

void tuple_traverse(Object* o, const Visitor& visit) {
  const Tuple* t = static_cast<Tuple*>(o);
  for (int64_t i = 0; i < t->size; ++i) visit(t->items[i]);
}

void tuple_finalize(Object* o) {
  Tuple* t = static_cast<Tuple*>(o);
  int64_t size = std::exchange(t->size, 0);
  while (size > 0) decref(t->items[--size]);
}

Ref tuple_repr(Vm& vm, Value v) {
  if (as_tuple(v)->size == 0) return new_str(vm, "()");
  if (enter_repr(vm, v)) return new_str(vm, "(...)");
  std::string out = "(";
  const bool is_fine = append_reprs(vm, out, v, true);
  leave_repr(vm, v);
  out += ')';
  return is_fine ? new_str(vm, out) : Ref();
}

/// CPython's xxHash-like mixing.
bool tuple_hash(Vm& vm, Value v, int64_t& out) {
  constexpr uint64_t kA = 11400714785074694791u, kB = 14029467366897019727u, kC = 2870177450012600261u;
  uint64_t h = kC;
  const Tuple* t = as_tuple(v);
  if (!enter_native(vm)) return false;
  for (int64_t i = 0; i < t->size; ++i) {
    int64_t lane;
    if (!hash_of(vm, t->items[i], lane)) return leave_native(vm), false;
    h += static_cast<uint64_t>(lane) * kB;
    h = (h << 31) | (h >> 33);
    h *= kA;
  }
  leave_native(vm);
  h += static_cast<uint64_t>(t->size) ^ (kC ^ 3527539u);
  out = h == ~uint64_t{0} ? 1546275796 : static_cast<int64_t>(h);
  return true;
}

bool tuple_length(Vm&, Value v, int64_t& out) { return out = as_tuple(v)->size, true; }

Ref tuple_compare(Vm& vm, Value a, Value b, CompareOp op) {
  return is_tuple(a) && is_tuple(b) ? compare_sequences(vm, a, b, op) : not_implemented();
}

Ref tuple_iterate(Vm& vm, Value v) {
  auto* made = make_object<SequenceIterator>(vm, vm.types().tuple_iterator);
  if (!made) return {};
  incref(v);
  made->sequence = v;
  return Ref::steal(Value(made));
}

Ref tuple_get(Vm& vm, Value v, Value key) {
  Tuple* t = as_tuple(v);
  if (is_slice(vm, key)) {
    int64_t start, stop, step, count;
    if (!slice_bounds(vm, key, t->size, start, stop, step, count)) return {};
    if (step == 1) return tuple_slice(vm, t, start, stop);
    Ref made = new_tuple(vm, count);
    for (int64_t i = 0; made && i < count; ++i) {
      incref(t->items[start + i * step]);
      as_tuple(made)->items[i] = t->items[start + i * step];
    }
    return made;
  }
  int64_t i;
  return item_index(vm, key, t->size, "tuple", i) ? Ref(t->items[i]) : Ref();
}

int tuple_contains(Vm& vm, Value v, Value item) {
  for (const Value own : as_tuple(v)->span()) {
    if (own == item) return 1;
    bool same;
    if (!vm.equal(own, item, same)) return -1;
    if (same) return 1;
  }
  return 0;
}

Ref tuple_add(Vm& vm, Value a, Value b) {
  if (!is_tuple(a)) return not_implemented();
  if (!is_tuple(b)) {
    if (has_reflected(vm, b, BinaryOp::Add)) return not_implemented();
    return type_error(vm, "can only concatenate tuple (not \"" + vm.type_name(b) + "\") to tuple");
  }
  if (as_tuple(b)->size == 0 && is_exactly(a, vm.types().tuple)) return Ref(a);
  if (as_tuple(a)->size == 0 && is_exactly(b, vm.types().tuple)) return Ref(b);
  Ref made = new_tuple(vm, as_tuple(a)->size + as_tuple(b)->size);
  if (!made) return {};
  Value* out = as_tuple(made)->items;
  for (const Value side : {a, b})
    for (const Value item : as_tuple(side)->span()) {
      incref(item);
      *out++ = item;
    }
  return made;
}

Ref tuple_multiply(Vm& vm, Value a, Value b) {
  if (!is_tuple(a)) std::swap(a, b);
  if (has_reflected(vm, b, BinaryOp::Multiply)) return not_implemented();
  int64_t count;
  if (!repeat_count(vm, b, count)) return {};
  Tuple* t = as_tuple(a);
  if (count == 1 && is_exactly(a, vm.types().tuple)) return Ref(a);
  if (!t->size) count = 0;
  if (t->size && count > (int64_t{1} << 28) / t->size) return vm.raise(vm.types().MemoryError, "");
  Ref made = new_tuple(vm, t->size * count);
  if (!made) return {};
  Value* out = as_tuple(made)->items;
  for (int64_t i = 0; i < count; ++i)
    for (const Value item : t->span()) {
      incref(item);
      *out++ = item;
    }
  return made;
}

Ref tuple_construct(Vm& vm, Type* type, Args args) {
  if (type == vm.types().tuple || args.keywords == nullptr) {
    if (!check_positional(vm, "tuple", args, 0, 1)) return {};
  }
  if (args.count == 0) return new_tuple_of(vm, type, {});
  Ref made = tuple_from(vm, args[0]);
  if (!made || type == vm.types().tuple) return made;
  return new_tuple_of(vm, type, as_tuple(made)->span());
}

Ref index(Vm& vm, Args args) {
  int64_t from, to;
  if (!index_bounds(vm, args[2], args[3], self_as<Tuple>(args)->size, from, to)) return {};
  for (int64_t i = from; i < to; ++i) {
    bool same = self_as<Tuple>(args)->items[i] == args[1];
    if (!same && !vm.equal(self_as<Tuple>(args)->items[i], args[1], same)) return {};
    if (same) return new_int(vm, i);
  }
  return value_error(vm, "tuple.index(x): x not in tuple");
}

Ref count(Vm& vm, Args args) {
  int64_t found = 0;
  for (const Value own : self_as<Tuple>(args)->span()) {
    bool same = own == args[1];
    if (!same && !vm.equal(own, args[1], same)) return {};
    found += same;
  }
  return new_int(vm, found);
}

Ref getnewargs(Vm& vm, Args args) {
  Ref items = new_tuple(vm, self_as<Tuple>(args)->span());
  return items ? new_tuple(vm, {items}) : Ref();
}
Ref tuple_sizeof(Vm& vm, Args args) { return new_int(vm, 24 + 8 * self_as<Tuple>(args)->size); }
Ref class_getitem(Vm& vm, Args args) { return new_generic_alias(vm, args[0], args[1]); }

const NativeDef kMethods[] = {
    {"index", "value, start=0, stop=9223372036854775807, /", index},
    {"count", "value, /", count},
    {"__getnewargs__", "", getnewargs},
    {"__sizeof__", "", tuple_sizeof},
};
const NativeDef kClassMethods[] = {{"__class_getitem__", "item, /", class_getitem}};

}  // namespace

bool define_tuple(Vm& vm) {
  TypeDef def{"tuple", sizeof(Tuple), nullptr, {}, kMethods};
  def.is_gc = true;
  Slots& s = def.slots;
  s.finalize = tuple_finalize;
  s.traverse = tuple_traverse;
  s.repr = tuple_repr;
  s.hash = tuple_hash;
  s.compare = tuple_compare;
  s.iter = tuple_iterate;
  s.length = tuple_length;
  s.get_item = tuple_get;
  s.contains = tuple_contains;
  s.binary[static_cast<size_t>(BinaryOp::Add)] = tuple_add;
  s.binary[static_cast<size_t>(BinaryOp::Multiply)] = tuple_multiply;
  s.construct = tuple_construct;
  return define_type(vm, vm.types().tuple, def) && add_class_methods(vm, vm.types().tuple, kClassMethods);
}

}  // namespace refjit::vm
