// set and frozenset: an open-addressed table of keys.
#include <algorithm>

#include "vm/types/define.h"
#include "vm/types/hash.h"
#include "vm/types/iterator_state.h"
#include "vm/types/set_copy.h"

namespace refjit::vm {

namespace {

constexpr Value kDeletedKey = Value::from_bits(0xF0);  ///< Marks a removed slot; no value of the guest.
bool is_live(const SetEntry& e) { return !e.key.is_null() && !(e.key == kDeletedKey); }

/// The slots that a hash leads to: runs of ten, begun where more and more of its bits point. That they are CPython's,
/// as when tables grow, is seen in the order of a set's items: a program whose keys are numbers prints the same.
class Probe {
 public:
  Probe(int64_t hash, int64_t mask)
      : mask_(static_cast<uint64_t>(mask)), perturb_(static_cast<uint64_t>(hash)), slot_(perturb_ & mask_) {
    begin_run();
  }
  uint64_t slot() const { return slot_; }
  void next() {
    if (slot_ < end_) {
      ++slot_;
      return;
    }
    perturb_ >>= 5;
    slot_ = (start_ * 5 + 1 + perturb_) & mask_;
    begin_run();
  }

 private:
  void begin_run() {
    start_ = slot_;
    end_ = start_ + 9 <= mask_ ? start_ + 9 : start_;
  }
  uint64_t mask_, perturb_, slot_, start_ = 0, end_ = 0;
};

/// Puts an entry into the first free slot of a table with one.
void place(SetEntry* table, int64_t mask, const SetEntry& entry) {
  Probe probe(entry.hash, mask);
  while (!table[probe.slot()].key.is_null()) probe.next();
  table[probe.slot()] = entry;
}

/// Gives the table more than `minimum` slots; removed ones are gone.
bool resize(Vm& vm, Set* s, int64_t minimum) {
  int64_t slots = 8;
  while (slots <= minimum) slots *= 2;
  const size_t bytes = static_cast<size_t>(slots) * sizeof(SetEntry);
  if (slots > (int64_t{1} << 27)) return fail(vm.raise(vm.types().MemoryError, ""));
  auto* table = static_cast<SetEntry*>(allocate_buffer(vm, bytes));
  if (!table) return false;
  std::fill(table, table + slots, SetEntry{Value(), 0});
  for (int64_t i = 0; i <= s->mask && s->table; ++i)
    if (is_live(s->table[i])) place(table, slots - 1, s->table[i]);
  if (s->table) free_buffer(vm, s->table, static_cast<size_t>(s->mask + 1) * sizeof(SetEntry));
  s->table = table;
  s->mask = slots - 1;
  s->filled = s->size;
  return true;
}

bool grow(Vm& vm, Set* s) { return resize(vm, s, s->size * (s->size > 50000 ? 2 : 4)); }

/// Makes room for so many more items.
bool expect_more(Vm& vm, Set* s, int64_t count) {
  if (!s->table && !resize(vm, s, 0)) return false;
  return (s->filled + count) * 5 < s->mask * 3 || resize(vm, s, (s->size + count) * 2);
}

enum : int64_t { kAbsent = -1, kFailed = -2 };

/// Slot of `key`, or kAbsent / kFailed.
int64_t find(Vm& vm, Set* s, Value key, int64_t hash) {
restart:
  if (s->size == 0) return kAbsent;
  for (Probe probe(hash, s->mask);; probe.next()) {
    const uint64_t slot = probe.slot();
    const SetEntry e = s->table[slot];
    if (e.key.is_null()) return kAbsent;
    if (!is_live(e)) continue;
    if (e.key == key) return static_cast<int64_t>(slot);
    if (e.hash != hash || (e.key.is_small_int() && key.is_small_int())) continue;
    if (is_exactly(key, vm.types().str) && is_exactly(e.key, vm.types().str)) {
      if (str_equal(as_str(key), as_str(e.key))) return static_cast<int64_t>(slot);
      continue;
    }
    Ref held(e.key);
    const SetEntry* table = s->table;
    const int64_t mask = s->mask;
    bool same = false;
    if (!vm.equal(held, key, same)) return kFailed;
    // Another table may lie where the first one lay.
    if (s->table != table || s->mask != mask || !(s->table[slot].key == e.key)) goto restart;
    if (same) return static_cast<int64_t>(slot);
  }
}

bool insert_new(Vm& vm, Set* s, Value key, int64_t hash) {
  if (key == kDeletedKey) return fail(type_error(vm, "NotImplemented cannot be a member of a set"));
  if (!s->table && !resize(vm, s, 0)) return false;
  incref(key);
  SetEntry* removed = nullptr;  // the last on the way takes the new one
  Probe probe(hash, s->mask);
  for (; !s->table[probe.slot()].key.is_null(); probe.next())
    if (!is_live(s->table[probe.slot()])) removed = &s->table[probe.slot()];
  (removed ? *removed : s->table[probe.slot()]) = {key, hash};
  ++s->size;
  return removed || ++s->filled * 5 < s->mask * 3 || grow(vm, s);
}

bool add_hashed(Vm& vm, Set* s, Value key, int64_t hash) {
  const int64_t slot = find(vm, s, key, hash);
  return slot >= 0 || (slot == kAbsent && insert_new(vm, s, key, hash));
}

void set_clear_table(Set* s) {
  SetEntry* table = std::exchange(s->table, nullptr);
  const int64_t mask = std::exchange(s->mask, -1);
  s->size = s->filled = 0;
  for (int64_t i = 0; i <= mask && table; ++i)
    if (is_live(table[i])) decref(table[i].key);
  if (table) free_buffer(vm_of(s), table, static_cast<size_t>(mask + 1) * sizeof(SetEntry));
}

Ref make_set(Vm& vm, Type* type) {
  Set* s = make_object<Set>(vm, type);
  if (!s) return {};
  s->mask = -1;
  s->hash = is_subtype(type, vm.types().frozenset) ? -1 : 0;
  return Ref::steal(Value(s));
}

/// The next live entry from `position` on; false at the end.
bool next_entry(const Set* s, int64_t& position, SetEntry& out) {
  while (s->table && position <= s->mask) {
    out = s->table[position++];
    if (is_live(out)) return true;
  }
  return false;
}

/// into |= other; an empty set takes the other's table as it is.
bool merge(Vm& vm, Set* into, Set* other) {
  if (other == into || other->size == 0) return true;
  if (!expect_more(vm, into, other->size)) return false;
  SetEntry e;
  if (into->filled > 0) {
    for (int64_t i = 0; next_entry(other, i, e);) {
      Ref key(e.key);
      if (!add_hashed(vm, into, key, e.hash)) return false;
    }
    return true;
  }
  const bool is_alike = into->mask == other->mask && other->filled == other->size;
  if (is_alike) std::copy(other->table, other->table + other->mask + 1, into->table);
  for (int64_t i = 0; next_entry(other, i, e);) {
    incref(e.key);
    if (!is_alike) place(into->table, into->mask, e);
  }
  into->size = into->filled = other->size;
  return true;
}

Ref copy_of(Vm& vm, Type* type, Set* source) {
  Ref made = make_set(vm, type);
  return made && merge(vm, as_set(made), source) ? made : Ref();
}

/// A set (any kind) with the items of `v`; sets are taken as they are.
Ref as_any_set(Vm& vm, Value v) {
  if (is_set(v)) return Ref(v);
  Ref made = new_set(vm);
  return made && set_update(vm, as_set(made), v) ? made : Ref();
}

/// Plain type of results: binary operators on subclasses give the base.
Type* plain(Vm& vm, Value v) { return vm.is_instance(v, vm.types().frozenset) ? vm.types().frozenset : vm.types().set; }

// ---- the four operations: `into` is changed

bool intersect(Vm& vm, Set* a, Value other, Set* into) {
  if (is_set(other)) {
    SetEntry e;
    Set* b = as_set(other);
    if (a == b) return merge(vm, into, a);
    if (b->size > a->size) std::swap(a, b);
    for (int64_t i = 0; next_entry(b, i, e);) {
      Ref key(e.key);
      const int64_t slot = find(vm, a, key, e.hash);
      if (slot == kFailed || (slot >= 0 && !add_hashed(vm, into, key, e.hash))) return false;
    }
    return true;
  }
  return vm.for_each(other, [&](Value item) {
    int64_t hash;
    if (!hash_of(vm, item, hash)) return false;
    const int64_t slot = find(vm, a, item, hash);
    return slot != kFailed && (slot == kAbsent || add_hashed(vm, into, item, hash));
  });
}

bool subtract_from(Vm& vm, Set* into, Value other) {
  if (is_set(other) && as_set(other) == into) return set_clear_table(into), true;
  if (is_set(other)) {
    SetEntry e;
    for (int64_t i = 0; next_entry(as_set(other), i, e);) {
      Ref key(e.key);
      if (set_discard(vm, into, key) < 0) return false;
    }
  } else if (!vm.for_each(other, [&](Value item) { return set_discard(vm, into, item) >= 0; })) {
    return false;
  }
  return into->filled - into->size <= into->mask / 4 || grow(vm, into);
}

/// a - other as a new set. The items of `a` are looked up in `other` where that is quicker than to remove from a copy.
Ref difference(Vm& vm, Set* a, Value other, Type* type) {
  const bool is_dict = is_exactly(other, vm.types().dict);
  const int64_t size = is_set(other) ? as_set(other)->size : is_dict ? as_dict(other)->size : 0;
  if ((!is_set(other) && !is_dict) || a->size / 4 > size) {
    Ref made = copy_of(vm, type, a);
    return made && subtract_from(vm, as_set(made), other) ? made : Ref();
  }
  Ref made = make_set(vm, type);
  SetEntry e;
  for (int64_t i = 0; made && next_entry(a, i, e);) {
    Ref key(e.key);
    Value found;
    // What dict_find() says, 1, 0 or -1, lies one above slot, kAbsent and kFailed.
    const int64_t slot = is_dict ? dict_find(vm, as_dict(other), key, found) - 1 : find(vm, as_set(other), key, e.hash);
    if (slot == kFailed || (slot == kAbsent && !add_hashed(vm, as_set(made), key, e.hash))) return {};
  }
  return made;
}

bool toggle(Vm& vm, Set* into, Value key) {
  const int removed = set_discard(vm, into, key);
  return removed > 0 || (removed == 0 && set_add(vm, into, key));
}

bool toggle_into(Vm& vm, Set* into, Value other) {
  if (is_exactly(other, vm.types().dict)) return vm.for_each(other, [&](Value key) { return toggle(vm, into, key); });
  Ref source = as_any_set(vm, other);
  if (!source) return false;
  if (as_set(source) == into) return set_clear_table(into), true;
  SetEntry e;
  for (int64_t i = 0; next_entry(as_set(source), i, e);) {
    Ref key(e.key);
    if (!toggle(vm, into, key)) return false;
  }
  return true;
}

void swap_tables(Set* a, Set* b) {
  std::swap(a->table, b->table);
  std::swap(a->mask, b->mask);
  std::swap(a->size, b->size);
  std::swap(a->filled, b->filled);
}

// ---- slots

void traverse(Object* o, const Visitor& visit) {
  SetEntry e;
  for (int64_t i = 0; next_entry(static_cast<Set*>(o), i, e);) visit(e.key);
}
void drop(Object* o) { set_clear_table(static_cast<Set*>(o)); }

Ref repr(Vm& vm, Value v) {
  Type* type = vm.type_of(v);
  const bool is_plain_set = type == vm.types().set;
  const std::string name(type->name->view());
  if (as_set(v)->size == 0) return new_str(vm, name + "()");
  if (enter_repr(vm, v)) return new_str(vm, name + "(...)");
  Ref items = list_from(vm, v);
  std::string out = is_plain_set ? "{" : name + "({";
  const bool is_fine = items && append_reprs(vm, out, items, false);
  leave_repr(vm, v);
  out += is_plain_set ? "}" : "})";
  return is_fine ? new_str(vm, out) : Ref();
}

/// CPython's order-free mixing.
bool frozen_hash(Vm&, Value v, int64_t& out) {
  Set* s = as_set(v);
  if (s->hash != -1) return out = s->hash, true;
  const auto shuffle = [](uint64_t h) { return ((h ^ 89869747u) ^ (h << 16)) * 3644798167u; };
  uint64_t hash = 0;
  SetEntry e;
  for (int64_t i = 0; next_entry(s, i, e);) hash ^= shuffle(static_cast<uint64_t>(e.hash));
  hash ^= (static_cast<uint64_t>(s->size) + 1) * 1927868237u;
  hash ^= (hash >> 11) ^ (hash >> 25);
  hash = hash * 69069u + 907133923u;
  if (hash == ~uint64_t{0}) hash = 590923713u;
  s->hash = static_cast<int64_t>(hash);
  return out = s->hash, true;
}

bool length(Vm&, Value v, int64_t& out) { return out = as_set(v)->size, true; }

int contains(Vm& vm, Value v, Value item) { return set_contains(vm, as_set(v), item); }

/// Whether all of `a` is in `b`: 1, 0, -1.
int is_subset(Vm& vm, Set* a, Set* b) {
  if (a->size > b->size) return 0;
  SetEntry e;
  for (int64_t i = 0; next_entry(a, i, e);) {
    Ref key(e.key);
    const int64_t slot = find(vm, b, key, e.hash);
    if (slot < 0) return slot == kFailed ? -1 : 0;
  }
  return 1;
}

Ref compare(Vm& vm, Value a, Value b, CompareOp op) {
  if (!is_set(a) || !is_set(b)) return not_implemented();
  Set *x = as_set(a), *y = as_set(b);
  int state = 0;
  switch (op) {
    case CompareOp::Eq:
    case CompareOp::Ne:
      state = x->size == y->size ? is_subset(vm, x, y) : 0;
      return state < 0 ? Ref() : boolean((state == 1) == (op == CompareOp::Eq));
    case CompareOp::Le:
      state = is_subset(vm, x, y);
      break;
    case CompareOp::Lt:
      state = x->size < y->size ? is_subset(vm, x, y) : 0;
      break;
    case CompareOp::Ge:
      state = is_subset(vm, y, x);
      break;
    case CompareOp::Gt:
      state = y->size < x->size ? is_subset(vm, y, x) : 0;
      break;
  }
  return state < 0 ? Ref() : boolean(state == 1);
}

enum Operation { kAnd, kOr, kSubtract, kXor };

template <Operation Op>
Ref combine(Vm& vm, Value a, Value b, Type* type) {
  if (Op == kAnd) {
    Ref made = make_set(vm, type);
    return made && intersect(vm, as_set(a), b, as_set(made)) ? made : Ref();
  }
  if (Op == kSubtract) return difference(vm, as_set(a), b, type);
  Ref made;
  if (Op == kOr || is_set(b)) {
    made = copy_of(vm, type, as_set(Op == kOr ? a : b));
  } else {
    made = make_set(vm, type);
    if (made && !set_update(vm, as_set(made), b)) return {};
  }
  if (Op == kOr && a == b) return made;
  return made && (Op == kOr ? set_update(vm, as_set(made), b) : toggle_into(vm, as_set(made), a)) ? made : Ref();
}

template <Operation Op>
Ref binary_slot(Vm& vm, Value a, Value b) {
  if (!is_set(a) || !is_set(b)) return not_implemented();
  return combine<Op>(vm, a, b, plain(vm, a));
}

template <Operation Op>
bool update_with(Vm& vm, Set* s, Value other) {
  if (Op == kOr) return set_update(vm, s, other);
  if (Op == kSubtract) return subtract_from(vm, s, other);
  if (Op == kXor) return toggle_into(vm, s, other);
  Ref made = new_set(vm);
  if (!made || !intersect(vm, s, other, as_set(made))) return false;
  swap_tables(s, as_set(made));
  return true;
}

template <Operation Op>
Ref inplace_slot(Vm& vm, Value a, Value b) {
  if (!is_set(b)) return not_implemented();
  Ref kept(a);
  return update_with<Op>(vm, as_set(a), b) ? kept : Ref();
}

Ref construct_set(Vm& vm, Type* type, Args) { return make_set(vm, type); }

bool init_set(Vm& vm, Value self, Args args) {
  if (!check_positional(vm, "set", args, 0, 1)) return false;
  set_clear_table(as_set(self));
  return args.count == 0 || set_update(vm, as_set(self), args[0]);
}

Ref construct_frozen(Vm& vm, Type* type, Args args) {
  if (type == vm.types().frozenset && !check_positional(vm, "frozenset", args, 0, 1)) return {};
  if (args.count == 1 && type == vm.types().frozenset && is_exactly(args[0], type)) return Ref(args[0]);
  Ref made = make_set(vm, type);
  if (!made || (args.count && !set_update(vm, as_set(made), args[0]))) return {};
  return made;
}

// ---- iterator

struct SetIterator : GcObject {
  Value set;
  int64_t size;
  int64_t position;
};
void iterator_traverse(Object* o, const Visitor& visit) { visit(static_cast<SetIterator*>(o)->set); }
void iterator_finalize(Object* o) { drop_value(static_cast<SetIterator*>(o)->set); }

Ref iterate(Vm& vm, Value v) {
  auto* made = make_object<SetIterator>(vm, vm.types().set_iterator);
  if (!made) return {};
  incref(v);
  made->set = v;
  made->size = as_set(v)->size;
  return Ref::steal(Value(made));
}

Ref iterator_next(Vm& vm, Value v) {
  auto* it = as<SetIterator>(v);
  if (it->set.is_null()) return {};
  if (as_set(it->set)->size != it->size) {
    it->size = -1;
    return vm.raise(vm.types().RuntimeError, "Set changed size during iteration");
  }
  SetEntry e;
  if (next_entry(as_set(it->set), it->position, e)) return Ref(e.key);
  drop_value(it->set);
  return {};
}

Ref iterator_hint(Vm& vm, Args args) {
  const auto* it = self_as<SetIterator>(args);
  if (it->set.is_null() || as_set(it->set)->size != it->size) return new_int(vm, 0);
  int64_t left = 0, position = it->position;
  for (SetEntry e; next_entry(as_set(it->set), position, e);) ++left;
  return new_int(vm, left);
}

Ref iterator_reduce(Vm& vm, Args args) {
  Ref rest = copy_iterator(vm, self_as<SetIterator>(args), &SetIterator::set);
  return rest ? reduce_remaining(vm, rest) : Ref();
}

// ---- methods

Ref add(Vm& vm, Args args) { return set_add(vm, self_as<Set>(args), args[1]) ? none() : Ref(); }
Ref discard(Vm& vm, Args args) { return set_discard(vm, self_as<Set>(args), args[1]) >= 0 ? none() : Ref(); }
Ref remove(Vm& vm, Args args) {
  const int state = set_discard(vm, self_as<Set>(args), args[1]);
  return state == 1 ? none() : state == 0 ? raise_key_error(vm, args[1]) : Ref();
}
/// A set that can change has no hash: the field tells where its pop() looks next.
Ref pop(Vm& vm, Args args) {
  Set* s = self_as<Set>(args);
  if (s->size == 0) {
    Ref text = new_str(vm, "pop from an empty set");
    return raise_key_error(vm, text);
  }
  int64_t position = s->hash & s->mask;
  SetEntry e;
  if (!next_entry(s, position, e)) next_entry(s, position = 0, e);
  Ref key = Ref::steal(std::exchange(s->table[position - 1].key, kDeletedKey));
  --s->size;
  s->hash = position;
  return key;
}
Ref clear(Vm&, Args args) { return set_clear_table(self_as<Set>(args)), none(); }
Ref copy(Vm& vm, Args args) {
  if (is_exactly(args[0], vm.types().frozenset)) return Ref(args[0]);
  return copy_of(vm, plain(vm, args[0]), self_as<Set>(args));
}

bool has_no_keywords(Vm& vm, Args args, const char* name) {
  return !args.keywords || !args.keywords->size ||
         fail(type_error(vm, vm.type_name(args[0]) + "." + name + "() takes no keyword arguments"));
}

template <Operation Op>
Ref combine_many(Vm& vm, Args args) {
  if (!has_no_keywords(vm, args, Op == kOr ? "union" : Op == kAnd ? "intersection" : "difference")) return {};
  Type* type = plain(vm, args[0]);
  if (Op == kOr || args.count == 1) {
    Ref made = copy_of(vm, type, self_as<Set>(args));
    for (uint32_t i = 1; made && i < args.count; ++i)
      if (!(args[i] == args[0]) && !set_update(vm, as_set(made), args[i])) return {};
    return made;
  }
  Ref made = combine<Op>(vm, args[0], args[1], type);
  for (uint32_t i = 2; made && i < args.count; ++i)
    if (!update_with<Op>(vm, as_set(made), args[i])) return {};
  return made;
}
template <Operation Op>
Ref update_many(Vm& vm, Args args) {
  if (!has_no_keywords(vm, args, Op == kOr ? "update" : Op == kAnd ? "intersection_update" : "difference_update"))
    return {};
  if (Op == kAnd && args.count > 2) {  // where an argument is wrong, nothing is taken away
    Ref common = combine_many<kAnd>(vm, args);
    return common && update_with<kAnd>(vm, self_as<Set>(args), common) ? none() : Ref();
  }
  for (uint32_t i = 1; i < args.count; ++i)
    if (!update_with<Op>(vm, self_as<Set>(args), args[i])) return {};
  return none();
}
Ref symmetric_difference(Vm& vm, Args args) { return combine<kXor>(vm, args[0], args[1], plain(vm, args[0])); }
Ref symmetric_update(Vm& vm, Args args) { return toggle_into(vm, self_as<Set>(args), args[1]) ? none() : Ref(); }

Ref issubset(Vm& vm, Args args) {
  Ref other = as_any_set(vm, args[1]);
  const int state = other ? is_subset(vm, self_as<Set>(args), as_set(other)) : -1;
  return state < 0 ? Ref() : boolean(state == 1);
}
Ref issuperset(Vm& vm, Args args) {
  Ref other = as_any_set(vm, args[1]);
  const int state = other ? is_subset(vm, as_set(other), self_as<Set>(args)) : -1;
  return state < 0 ? Ref() : boolean(state == 1);
}
Ref isdisjoint(Vm& vm, Args args) {
  bool disjoint = true;
  const bool is_fine = vm.for_each(args[1], [&](Value item) {
    const int state = set_contains(vm, self_as<Set>(args), item);
    disjoint = state == 0;
    return disjoint;
  });
  return is_fine ? boolean(disjoint) : Ref();
}

Ref class_getitem(Vm& vm, Args args) { return new_generic_alias(vm, args[0], args[1]); }

/// What CPython's table of so many items takes: eight slots in the object itself, four times the items when it grows.
Ref set_sizeof(Vm& vm, Args args) {
  int64_t slots = 8;
  for (int64_t used = 0; used < self_as<Set>(args)->size; ++used)
    if ((used + 1) * 5 >= (slots - 1) * 3)
      for (const int64_t least = (used + 1) * (used + 1 > 50000 ? 2 : 4); slots <= least;) slots *= 2;
  return new_int(vm, 200 + (slots > 8 ? slots * 16 : 0));
}

#define REFJIT_SET_METHODS                                                                                          \
  {"copy", "", copy}, {"union", nullptr, combine_many<kOr>}, {"intersection", nullptr, combine_many<kAnd>},         \
      {"difference", nullptr, combine_many<kSubtract>}, {"symmetric_difference", "other, /", symmetric_difference}, \
      {"issubset", "other, /", issubset}, {"issuperset", "other, /", issuperset}, {                                 \
    "isdisjoint", "other, /", isdisjoint                                                                            \
  }

const NativeDef kFrozenMethods[] = {REFJIT_SET_METHODS, {"__sizeof__", "", set_sizeof}};
const NativeDef kMethods[] = {
    {"__sizeof__", "", set_sizeof},
    REFJIT_SET_METHODS,
    {"add", "element, /", add},
    {"discard", "element, /", discard},
    {"remove", "element, /", remove},
    {"pop", "", pop},
    {"clear", "", clear},
    {"update", nullptr, update_many<kOr>},
    {"intersection_update", nullptr, update_many<kAnd>},
    {"difference_update", nullptr, update_many<kSubtract>},
    {"symmetric_difference_update", "other, /", symmetric_update},
};
#undef REFJIT_SET_METHODS
const NativeDef kClassMethods[] = {{"__class_getitem__", "item, /", class_getitem}};
const NativeDef kFrozenClassMethods[] = {{"__class_getitem__", "item, /", class_getitem}};
const NativeDef kIteratorMethods[] = {{"__length_hint__", "", iterator_hint}, {"__reduce__", "", iterator_reduce}};

TypeDef set_def(const char* name, std::span<const NativeDef> methods) {
  TypeDef def{name, sizeof(Set), nullptr, {}, methods};
  def.is_gc = true;
  Slots& s = def.slots;
  s.finalize = drop;
  s.clear = drop;
  s.traverse = traverse;
  s.repr = repr;
  s.compare = compare;
  s.iter = iterate;
  s.length = length;
  s.contains = contains;
  s.binary[static_cast<size_t>(BinaryOp::And)] = binary_slot<kAnd>;
  s.binary[static_cast<size_t>(BinaryOp::Or)] = binary_slot<kOr>;
  s.binary[static_cast<size_t>(BinaryOp::Subtract)] = binary_slot<kSubtract>;
  s.binary[static_cast<size_t>(BinaryOp::Xor)] = binary_slot<kXor>;
  return def;
}

}  // namespace

Ref new_set(Vm& vm) { return make_set(vm, vm.types().set); }

Ref same_set(Vm& vm, const Set* source) {
  Ref made = new_set(vm);
  if (!made || !source->table) return made;
  Set* set = as_set(made);
  if (!resize(vm, set, source->mask)) return {};
  for (int64_t i = 0; i <= source->mask; ++i) {
    set->table[i] = source->table[i];
    if (is_live(set->table[i])) incref(set->table[i].key);
  }
  set->size = source->size;
  set->filled = source->filled;
  set->hash = source->hash;  // where pop() goes on
  return made;
}

bool have_same_order(Vm& vm, const Set* a, const Set* b) {
  SetEntry left, right;
  int64_t i = 0, k = 0;
  while (next_entry(a, i, left)) {
    bool is_equal = false;
    if (!next_entry(b, k, right) || !vm.equal(left.key, right.key, is_equal) || !is_equal) return false;
  }
  return !next_entry(b, k, right);
}

Ref new_frozenset(Vm& vm, std::span<const Value> items) {
  Ref made = make_set(vm, vm.types().frozenset);
  for (const Value item : items)
    if (!made || !set_add(vm, as_set(made), item)) return {};
  return made;
}

bool set_add(Vm& vm, Set* set, Value item) {
  int64_t hash;
  return hash_of(vm, item, hash) && add_hashed(vm, set, item, hash);
}

bool set_update(Vm& vm, Set* set, Value iterable) {
  if (is_set(iterable)) return merge(vm, set, as_set(iterable));
  if (is_exactly(iterable, vm.types().dict) && !expect_more(vm, set, as_dict(iterable)->size)) return false;
  return vm.for_each(iterable, [&](Value item) { return set_add(vm, set, item); });
}

namespace {

/// Hash of an item looked for; a set stands for the frozenset with its items.
bool hash_wanted(Vm& vm, Ref& item, int64_t& hash) {
  if (is_set(item) && !vm.is_instance(item, vm.types().frozenset)) {
    item = copy_of(vm, vm.types().frozenset, as_set(item));
    if (!item) return false;
  }
  return hash_of(vm, item, hash);
}

}  // namespace

int set_contains(Vm& vm, Set* set, Value item) {
  int64_t hash;
  Ref wanted(item);
  if (!hash_wanted(vm, wanted, hash)) return -1;
  const int64_t slot = find(vm, set, wanted, hash);
  return slot >= 0 ? 1 : slot == kAbsent ? 0 : -1;
}

int set_discard(Vm& vm, Set* set, Value item) {
  int64_t hash;
  Ref wanted(item);
  if (!hash_wanted(vm, wanted, hash)) return -1;
  const int64_t slot = find(vm, set, wanted, hash);
  if (slot < 0) return slot == kAbsent ? 0 : -1;
  const Value old = std::exchange(set->table[slot].key, kDeletedKey);
  --set->size;
  decref(old);
  return 1;
}

bool define_set(Vm& vm) {
  BuiltinTypes& t = vm.types();
  TypeDef set = set_def("set", kMethods);
  set.slots.hash = raise_unhashable;
  set.slots.construct = construct_set;
  set.slots.init = init_set;
  set.slots.inplace[static_cast<size_t>(BinaryOp::And)] = inplace_slot<kAnd>;
  set.slots.inplace[static_cast<size_t>(BinaryOp::Or)] = inplace_slot<kOr>;
  set.slots.inplace[static_cast<size_t>(BinaryOp::Subtract)] = inplace_slot<kSubtract>;
  set.slots.inplace[static_cast<size_t>(BinaryOp::Xor)] = inplace_slot<kXor>;
  TypeDef frozen = set_def("frozenset", kFrozenMethods);
  frozen.slots.hash = frozen_hash;
  frozen.slots.construct = construct_frozen;
  TypeDef iterator{"set_iterator", sizeof(SetIterator), nullptr, {}, kIteratorMethods};
  iterator.is_gc = true;
  iterator.is_final = true;
  iterator.slots.traverse = iterator_traverse;
  iterator.slots.finalize = iterator_finalize;
  iterator.slots.iter = [](Vm&, Value v) { return Ref(v); };
  iterator.slots.next = iterator_next;
  return define_type(vm, t.set, set) && define_type(vm, t.frozenset, frozen) &&
         define_type(vm, t.set_iterator, iterator) && add_class_methods(vm, t.set, kClassMethods) &&
         add_class_methods(vm, t.frozenset, kFrozenClassMethods);
}

}  // namespace refjit::vm
