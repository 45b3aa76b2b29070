#include "vm/types/dict_order.h"

#include <algorithm>

#include "vm/types/data_state.h"
#include "vm/types/hash.h"
#include "vm/types/list.h"
#include "vm/types/tuple.h"

namespace refjit::vm {

namespace {

constexpr int32_t kFree = -1;
constexpr int32_t kDeleted = -2;

int32_t usable_of(int64_t slots) { return static_cast<int32_t>(slots * 2 / 3); }

size_t table_bytes(uint32_t mask) {
  const int64_t slots = int64_t{mask} + 1;
  return static_cast<size_t>(usable_of(slots)) * sizeof(DictEntry) + static_cast<size_t>(slots) * sizeof(int32_t);
}

/// CPython's probe order: every slot is met, and high bits of the hash take part.
struct Probe {
  uint64_t slot, perturb;
  uint32_t mask;
  Probe(int64_t hash, uint32_t m)
      : slot(static_cast<uint64_t>(hash) & m), perturb(static_cast<uint64_t>(hash)), mask(m) {}
  void advance() {
    perturb >>= 5;
    slot = (slot * 5 + perturb + 1) & mask;
  }
};

/// New table for at least `keys` live keys; deleted entries are squeezed out.
bool resize(Vm& vm, Dict* d, int64_t keys) {
  int64_t slots = 8;
  while (usable_of(slots) < keys) slots *= 2;
  if (slots > (int64_t{1} << 28)) return vm.raise(vm.types().MemoryError, ""), false;
  const int32_t capacity = usable_of(slots);
  const uint32_t mask = static_cast<uint32_t>(slots - 1);
  void* buffer = allocate_buffer(vm, table_bytes(mask));
  if (!buffer) return false;
  DictEntry* entries = static_cast<DictEntry*>(buffer);
  int32_t* index = reinterpret_cast<int32_t*>(entries + capacity);
  std::fill(index, index + slots, kFree);
  int32_t used = 0;
  for (int32_t i = 0; i < d->used; ++i) {
    if (d->entries[i].key.is_null()) continue;
    entries[used] = d->entries[i];
    Probe p(entries[used].hash, mask);
    while (index[p.slot] != kFree) p.advance();
    index[p.slot] = used++;
  }
  if (d->entries) free_buffer(vm, d->entries, table_bytes(d->index_mask));
  d->entries = entries;
  d->index = index;
  d->capacity = capacity;
  d->index_mask = mask;
  d->used = used;
  d->keys_version = 0;
  return true;
}

/// Slot of `name` (its position is index[slot]), or -1.
int64_t find_str(const Dict* d, Str* name, int64_t hash) {
  if (d->size == 0) return -1;
  const Value key(name);
  for (Probe p(hash, d->index_mask);; p.advance()) {
    const int32_t at = d->index[p.slot];
    if (at == kFree) return -1;
    if (at < 0) continue;
    const DictEntry& e = d->entries[at];
    if (e.key == key) return static_cast<int64_t>(p.slot);
    if (e.hash == hash && is_str(e.key) && str_equal(as_str(e.key), name)) return static_cast<int64_t>(p.slot);
  }
}

enum : int64_t { kAbsent = -1, kFailed = -2 };

/// Slot of any key; kAbsent, or kFailed with an exception. Comparing may run guest code that changes the dict: then it
/// starts over.
int64_t find_any(Vm& vm, Dict* d, Value key, int64_t hash) {
  if (is_exactly(key, vm.types().str) && d->has_only_str) return find_str(d, as_str(key), hash);
restart:
  if (d->size == 0) return kAbsent;
  for (Probe p(hash, d->index_mask);; p.advance()) {
    const int32_t at = d->index[p.slot];
    if (at == kFree) return kAbsent;
    if (at < 0) continue;
    const DictEntry& e = d->entries[at];
    if (e.key == key) return static_cast<int64_t>(p.slot);
    if (e.hash != hash || (e.key.is_small_int() && key.is_small_int())) continue;
    Ref held(e.key);
    const DictEntry* entries = d->entries;
    const uint32_t mask = d->index_mask;
    bool same = false;
    if (!vm.equal(held, key, same)) return kFailed;
    // Another table may lie where the first one lay.
    if (d->entries != entries || d->index_mask != mask || at >= d->used || !(d->entries[at].key == held.get()))
      goto restart;
    if (same) return static_cast<int64_t>(p.slot);
  }
}

/// Adds a key known to be absent.
bool insert_new(Vm& vm, Dict* d, Value key, int64_t hash, Value value) {
  if (d->used == d->capacity && !resize(vm, d, std::max<int64_t>(d->size * 2, 5))) return false;
  Probe p(hash, d->index_mask);
  while (d->index[p.slot] >= 0) p.advance();
  d->index[p.slot] = d->used;
  incref(key);
  incref(value);
  d->entries[d->used++] = {key, value, hash};
  ++d->size;
  d->keys_version = 0;
  return true;
}

/// Puts all entries of `from` into an empty dict. Nothing is hashed or compared; a table without gaps is copied as it
/// is.
bool fill(Vm& vm, Dict* d, const Dict* from) {
  if (from->size == 0) return true;
  if (from->used != from->size || from->capacity > 4 * from->size) {
    if (!resize(vm, d, from->size)) return false;
    for (int32_t i = 0; i < from->used; ++i) {
      const DictEntry& e = from->entries[i];
      if (!e.key.is_null()) insert_new(vm, d, e.key, e.hash, e.value);
    }
  } else {
    auto* entries = static_cast<DictEntry*>(allocate_buffer(vm, table_bytes(from->index_mask)));
    if (!entries) return false;
    if (d->entries) free_buffer(vm, d->entries, table_bytes(d->index_mask));
    for (int32_t i = 0; i < from->used; ++i) {
      entries[i] = from->entries[i];
      incref(entries[i].key);
      incref(entries[i].value);
    }
    d->entries = entries;
    d->capacity = from->capacity;
    d->index = reinterpret_cast<int32_t*>(entries + d->capacity);
    d->index_mask = from->index_mask;
    std::copy(from->index, from->index + d->index_mask + 1, d->index);
    d->used = from->used;
    d->size = from->size;
    d->keys_version = 0;
  }
  d->has_only_str = from->has_only_str;
  return true;
}

void replace_value(DictEntry& e, Value value) {
  incref(value);
  decref(std::exchange(e.value, value));
}

/// Empties a slot; the caller gets the references of key and value.
void remove_slot(Dict* d, int64_t slot, Value& key, Value& value) {
  DictEntry& e = d->entries[d->index[slot]];
  d->index[slot] = kDeleted;
  key = std::exchange(e.key, Value());
  value = std::exchange(e.value, Value());
  if (&e == d->entries) e.hash = 1;  // of dict_front()
  --d->size;
  d->keys_version = 0;
}

bool merge_pairs(Vm& vm, Dict* d, Value source, bool overwrite) {
  int64_t number = 0;
  return vm.for_each(source, [&](Value item) {
    Ref pair = is_exactly(item, vm.types().tuple) || is_exactly(item, vm.types().list) ? Ref(item) : Ref();
    if (!pair) {
      pair = list_from(vm, item);
      if (!pair) {
        if (vm.exception_matches(vm.types().TypeError)) {
          vm.take_exception();
          vm.raise(vm.types().TypeError,
                   "cannot convert dictionary update sequence element #" + std::to_string(number) + " to a sequence");
        }
        return false;
      }
    }
    const std::span<const Value> items = is_tuple(pair) ? as_tuple(pair)->span() : as_list(pair)->span();
    if (items.size() != 2) {
      vm.raise(vm.types().ValueError, "dictionary update sequence element #" + std::to_string(number) + " has length " +
                                          std::to_string(items.size()) + "; 2 is required");
      return false;
    }
    ++number;
    Ref key(items[0]), value(items[1]);
    if (overwrite) return dict_store(vm, d, key, value);
    return static_cast<bool>(dict_set_default(vm, d, key, value));
  });
}

}  // namespace

Ref new_dict(Vm& vm) {
  Dict* d = make_object<Dict>(vm, vm.types().dict);
  if (!d) return {};
  d->has_only_str = true;
  return Ref::steal(Value(d));
}

Ref new_dict(Vm& vm, int64_t keys) {
  Ref made = new_dict(vm);
  if (!made || (keys > 0 && !resize(vm, as_dict(made), keys))) return {};
  return made;
}

Ref dict_copy(Vm& vm, Dict* source) {
  Ref made = new_dict(vm);
  return made && fill(vm, as_dict(made), source) ? made : Ref();
}

Value dict_get(const Dict* dict, Str* name) {
  const int64_t slot = find_str(dict, name, str_hash(name));
  return slot < 0 ? Value() : dict->entries[dict->index[slot]].value;
}

int32_t dict_position(const Dict* dict, Str* name) {
  const int64_t slot = find_str(dict, name, str_hash(name));
  return slot < 0 ? -1 : dict->index[slot];
}

uint64_t dict_version(Vm& vm, Dict* dict) {
  if (dict->keys_version == 0) dict->keys_version = ++data_of(vm).versions;
  return dict->keys_version;
}

bool dict_set(Vm& vm, Dict* dict, Str* name, Value value) {
  const int64_t hash = str_hash(name);
  const int64_t slot = find_str(dict, name, hash);
  if (slot >= 0) return replace_value(dict->entries[dict->index[slot]], value), true;
  if (name->type != vm.types().str) dict->has_only_str = false;
  return insert_new(vm, dict, Value(name), hash, value);
}

bool dict_set(Vm& vm, Dict* dict, std::string_view name, Value value) {
  Str* interned = intern_str(vm, name);
  return interned && dict_set(vm, dict, interned, value);
}

int dict_remove(Vm&, Dict* dict, Str* name) {
  const int64_t slot = find_str(dict, name, str_hash(name));
  if (slot < 0) return 0;
  Value key, value;
  remove_slot(dict, slot, key, value);
  decref(key);
  decref(value);
  return 1;
}

int dict_find(Vm& vm, Dict* dict, Value key, Value& out) {
  int64_t hash;
  if (!hash_of(vm, key, hash)) return -1;
  return dict_find(vm, dict, key, hash, out);
}

int dict_find(Vm& vm, Dict* dict, Value key, int64_t hash, Value& out) {
  const int64_t slot = find_any(vm, dict, key, hash);
  if (slot == kFailed) return -1;
  if (slot == kAbsent) return 0;
  out = dict->entries[dict->index[slot]].value;
  return 1;
}

bool dict_store(Vm& vm, Dict* dict, Value key, Value value) {
  int64_t hash;
  return hash_of(vm, key, hash) && dict_store(vm, dict, key, hash, value);
}

bool dict_store(Vm& vm, Dict* dict, Value key, int64_t hash, Value value) {
  const int64_t slot = find_any(vm, dict, key, hash);
  if (slot == kFailed) return false;
  if (slot >= 0) return replace_value(dict->entries[dict->index[slot]], value), true;
  if (!is_exactly(key, vm.types().str)) dict->has_only_str = false;
  return insert_new(vm, dict, key, hash, value);
}

int dict_delete(Vm& vm, Dict* dict, Value key, Ref* out) {
  int64_t hash;
  if (!hash_of(vm, key, hash)) return -1;
  const int64_t slot = find_any(vm, dict, key, hash);
  if (slot == kFailed) return -1;
  if (slot == kAbsent) return 0;
  Value old_key, old_value;
  remove_slot(dict, slot, old_key, old_value);
  Ref value = Ref::steal(old_value);
  if (out) *out = std::move(value);
  decref(old_key);
  return 1;
}

int dict_move_to_end(Vm& vm, Dict* dict, Value key, bool is_last) {
  int64_t hash;
  if (!hash_of(vm, key, hash)) return -1;
  const int64_t slot = find_any(vm, dict, key, hash);
  if (slot == kFailed) return -1;
  if (slot == kAbsent) return 0;
  // What is there already stays as it is: a key that asks for its own move while it is compared ends so.
  Value last_key, last_value;
  if (is_last && dict_last(dict, last_key, last_value) && last_key == dict->entries[dict->index[slot]].key) return 1;
  if (is_last) {
    Value old_key, old_value;
    remove_slot(dict, slot, old_key, old_value);
    const Ref held = Ref::steal(old_key), value = Ref::steal(old_value);
    return insert_new(vm, dict, held, hash, value) ? 1 : -1;
  }
  const int32_t at = dict->index[slot];
  std::rotate(dict->entries, dict->entries + at, dict->entries + at + 1);
  for (int64_t i = 0; i <= int64_t{dict->index_mask}; ++i)
    if (dict->index[i] >= 0 && dict->index[i] < at) ++dict->index[i];
  dict->index[slot] = 0;
  dict->keys_version = 0;
  return 1;
}

Ref dict_set_default(Vm& vm, Dict* dict, Value key, Value value) {
  int64_t hash;
  if (!hash_of(vm, key, hash)) return {};
  const int64_t slot = find_any(vm, dict, key, hash);
  if (slot == kFailed) return {};
  if (slot >= 0) return Ref(dict->entries[dict->index[slot]].value);
  if (!is_exactly(key, vm.types().str)) dict->has_only_str = false;
  if (!insert_new(vm, dict, key, hash, value)) return {};
  return Ref(value);
}

bool dict_update(Vm& vm, Dict* dict, Value source, bool overwrite) {
  // A subclass that does not iterate in its own way is copied as it is, whatever else it defines.
  if (is_dict(source) && vm.type_of(source)->slots.iter == vm.types().dict->slots.iter) {
    Dict* from = as_dict(source);
    if (from == dict) return true;
    if (dict->used == 0) return fill(vm, dict, from);
    Ref held(source);
    for (int32_t i = 0; i < from->used; ++i) {
      const DictEntry e = from->entries[i];
      if (e.key.is_null()) continue;
      Ref key(e.key), value(e.value);
      const int64_t size = from->size;
      if (overwrite) {
        if (!dict_store(vm, dict, key, e.hash, value)) return false;
      } else {
        Value found;
        const int known = dict_find(vm, dict, key, e.hash, found);
        if (known < 0 || (known == 0 && !dict_store(vm, dict, key, e.hash, value))) return false;
      }
      if (from->size != size) return vm.raise(vm.types().RuntimeError, "dict mutated during update"), false;
    }
    return true;
  }
  if (Ref keys = vm.find_attribute(source, vm.intern("keys"))) {
    Ref names = vm.call(keys, {});
    if (!names) return false;
    return vm.for_each(names, [&](Value key) {
      Ref held(key);
      if (!overwrite) {
        Value found;
        const int known = dict_find(vm, dict, key, found);
        if (known != 0) return known > 0;
      }
      Ref value = vm.get_item(source, key);
      return value && dict_store(vm, dict, key, value);
    });
  }
  if (vm.has_exception()) return false;
  return merge_pairs(vm, dict, source, overwrite);
}

void dict_clear(Vm& vm, Dict* dict) {
  DictEntry* entries = std::exchange(dict->entries, nullptr);
  const int32_t used = std::exchange(dict->used, 0);
  dict->capacity = 0;
  const uint32_t mask = std::exchange(dict->index_mask, 0);
  dict->index = nullptr;
  dict->size = 0;
  dict->keys_version = 0;
  dict->has_only_str = true;
  for (int32_t i = 0; i < used; ++i) {
    if (entries[i].key.is_null()) continue;
    decref(entries[i].key);
    decref(entries[i].value);
  }
  if (entries) free_buffer(vm, entries, table_bytes(mask));
}

bool dict_last(const Dict* dict, Value& key, Value& value) {
  for (int32_t i = dict->used; i-- > 0;) {
    const DictEntry& e = dict->entries[i];
    if (e.key.is_null()) continue;
    key = e.key;
    value = e.value;
    return true;
  }
  return false;
}

int32_t dict_front(Dict* dict) {
  if (dict->size == 0 || !dict->entries[0].key.is_null()) return 0;
  int64_t& known = dict->entries[0].hash;
  while (dict->entries[known].key.is_null()) ++known;
  return static_cast<int32_t>(known);
}

bool dict_pop_last(Dict* dict, Ref& key, Ref& value) {
  if (dict->size == 0) return false;
  int32_t at = dict->used - 1;
  while (dict->entries[at].key.is_null()) --at;
  Probe p(dict->entries[at].hash, dict->index_mask);
  while (dict->index[p.slot] != at) p.advance();
  Value old_key, old_value;
  remove_slot(dict, static_cast<int64_t>(p.slot), old_key, old_value);
  // The entries behind are free again, but not the slots of the index: as many less are left until the next resize.
  dict->capacity -= dict->used - at;
  dict->used = at;
  if (dict->size == 0) dict->used = 0, dict->capacity -= at;
  key = Ref::steal(old_key);
  value = Ref::steal(old_value);
  return true;
}

Ref dict_keys_list(Vm& vm, Dict* dict) {
  Ref made = new_list(vm, dict->size);
  if (!made) return {};
  Value key, value;
  for (int32_t i = 0; dict_next(dict, i, key, value);) list_append(vm, as_list(made), key);
  return made;
}

Ref dict_values_list(Vm& vm, Dict* dict) {
  Ref made = new_list(vm, dict->size);
  if (!made) return {};
  Value key, value;
  for (int32_t i = 0; dict_next(dict, i, key, value);) list_append(vm, as_list(made), value);
  return made;
}

Ref dict_items_list(Vm& vm, Dict* dict) {
  Ref made = new_list(vm, dict->size);
  if (!made) return {};
  Value key, value;
  for (int32_t i = 0; dict_next(dict, i, key, value);) {
    Ref pair = new_tuple(vm, {key, value});
    if (!pair || !list_append(vm, as_list(made), std::move(pair))) return {};
  }
  return made;
}

}  // namespace refjit::vm
