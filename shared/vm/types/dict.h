#pragma once
// Dict: CPython's insertion-ordered hash table: `entries` in order of insertion (deleted ones have a null key), and an
// index table of int32 positions. Instance attributes, module globals and class dicts are Dicts too. Two ways past
// hashing: a position remembered from an earlier lookup (dict_value_at checks one word), and `keys_version`, a number
// unique in the Vm that is lost whenever a key is added, removed or moved (not when a value is replaced), so a cache
// that took dict_version() knows that a name is still absent while `keys_version` equals it. Invariant: entries[0,
// used) hold `size` live keys; hash is never -1.
#include "vm/types/str.h"

namespace refjit::vm {

struct DictEntry {
  Value key;  ///< Null: deleted.
  Value value;
  int64_t hash;
};

struct Dict : GcObject {
  int64_t size;         ///< Live keys.
  int32_t used;         ///< Entries in use, deleted ones included.
  int32_t capacity;     ///< Entries that may be in use before the next resize.
  uint32_t index_mask;  ///< Index slots - 1; 0 while nothing is allocated.
  bool has_only_str;    ///< Every key ever inserted was an exact str: lookups by str run no guest code.
  DictEntry* entries;
  int32_t* index;         ///< -1 free, -2 deleted, else position in entries.
  uint64_t keys_version;  ///< 0: nobody has asked since the keys changed.
};

inline bool is_dict(Value v) { return is_kind(v, kTypeDict); }
inline Dict* as_dict(Value v) { return static_cast<Dict*>(v.object()); }

/// Of Object::flags: attributes of an object that gave this dict away, or variables of functions. Who changes it
/// changes those, which a capture has to know.
inline constexpr uint32_t kDictIsNamespace = kObjectUser;
inline bool is_namespace(const Dict* dict) { return (dict->flags & kDictIsNamespace) != 0; }
inline Dict* mark_namespace(Dict* dict) {
  dict->flags |= kDictIsNamespace;
  return dict;
}

Ref new_dict(Vm& vm);
/// Room for `keys` insertions without growing.
Ref new_dict(Vm& vm, int64_t keys);
Ref dict_copy(Vm& vm, Dict* dict);

// ---- by str name: never runs guest code, never fails to compare
/// Borrowed value, null if absent. Fast for interned names (identity before content).
Value dict_get(const Dict* dict, Str* name);
/// Position of `name` in entries, or -1: remember it and ask dict_value_at next time.
int32_t dict_position(const Dict* dict, Str* name);
/// The value at `position` if the key there is identical to `name`; else null.
inline Value dict_value_at(const Dict* dict, int32_t position, const Str* name) {
  if (position >= dict->used) return Value();
  const DictEntry& entry = dict->entries[position];
  return entry.key == Value(name) ? entry.value : Value();
}
/// Replaces the value at a position that dict_value_at has just confirmed.
inline void dict_replace_at(Dict* dict, int32_t position, Value value) {
  const Value old = dict->entries[position].value;
  incref(value);
  dict->entries[position].value = value;
  decref(old);
}
/// `keys_version`, given now if there is none; never 0.
uint64_t dict_version(Vm& vm, Dict* dict);
bool dict_set(Vm& vm, Dict* dict, Str* name, Value value);
bool dict_set(Vm& vm, Dict* dict, std::string_view name, Value value);
/// 1 removed, 0 absent.
int dict_remove(Vm& vm, Dict* dict, Str* name);

// ---- by any key: hashing and comparing may run guest code and raise
/// 1 found (`out` borrowed), 0 absent, -1 exception.
int dict_find(Vm& vm, Dict* dict, Value key, Value& out);
int dict_find(Vm& vm, Dict* dict, Value key, int64_t hash, Value& out);
bool dict_store(Vm& vm, Dict* dict, Value key, Value value);
bool dict_store(Vm& vm, Dict* dict, Value key, int64_t hash, Value value);
/// 1 removed (`out`, if given, receives the value), 0 absent, -1 exception.
int dict_delete(Vm& vm, Dict* dict, Value key, Ref* out = nullptr);
/// The value of `key`, inserting `value` first if absent; null Ref: exception.
Ref dict_set_default(Vm& vm, Dict* dict, Value key, Value value);
/// dict.update(mapping or iterable of pairs); `overwrite` false keeps existing keys.
bool dict_update(Vm& vm, Dict* dict, Value source, bool overwrite = true);
/// As CPython's DICT_MERGE: a key that exists already is a TypeError "... got multiple values for keyword argument".
bool dict_merge_keywords(Vm& vm, Dict* dict, Value source, Value callee);
void dict_clear(Vm& vm, Dict* dict);

/// Walks live entries in order: `for (int32_t i = 0; dict_next(d, i, key, value);)`; key and value are borrowed.
inline bool dict_next(const Dict* dict, int32_t& position, Value& key, Value& value) {
  while (position < dict->used) {
    const DictEntry& entry = dict->entries[position++];
    if (entry.key.is_null()) continue;
    key = entry.key;
    value = entry.value;
    return true;
  }
  return false;
}
/// The last live entry's key and value; false if empty (popitem).
bool dict_last(const Dict* dict, Value& key, Value& value);

/// Keys, values or (key, value) tuples as a new list.
Ref dict_keys_list(Vm& vm, Dict* dict);
Ref dict_values_list(Vm& vm, Dict* dict);
Ref dict_items_list(Vm& vm, Dict* dict);
/// types.MappingProxyType(mapping): `cls.__dict__`.
Ref new_mapping_proxy(Vm& vm, Value mapping);

}  // namespace refjit::vm
