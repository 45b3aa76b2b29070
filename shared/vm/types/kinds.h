#pragma once
// What the data types of vm/types share: kind bits for O(1) "is it an int, or of a subclass", the fields that
// BuiltinTypes inherits, and the rows from which the Vm's constructor makes the types. Owned by vm/types; the type
// system includes it. Invariant: a class inherits the kKindMask bits of its solid base, so is_kind never walks an mro.
#include <cstdint>
#include <memory>
#include <span>

#include "vm/object.h"

namespace refjit::vm {

/// Bits of Type::type_flags. make_type and class creation copy `kKindMask` bits from every base to the new type.
enum Kind : uint32_t {
  kKindInt = 1u << 20,  ///< bool too.
  kKindStr = 1u << 21,
  kKindTuple = 1u << 22,
  kKindList = 1u << 23,
  kKindDict = 1u << 24,
  kKindBytes = 1u << 25,
  kKindFloat = 1u << 26,
  kKindSet = 1u << 27,  ///< set and frozenset.
  kKindType = 1u << 28,       ///< Set by the type system on `type`.
  kKindException = 1u << 29,  ///< Set by the type system on `BaseException`.
  kKindMask = 0x3FF00000u,
};

inline bool is_kind(Value v, Kind kind) { return v.is_object() && (v.object()->type->type_flags & kind) != 0; }
/// Exactly this type (no subclass), for heap objects.
inline bool is_exactly(Value v, const Type* type) { return v.is_object() && v.object()->type == type; }

struct DataState;

/// Types of vm/types. `struct BuiltinTypes : DataTypes` adds the type system's own (object, type, function, ...).
struct DataTypes {
  Type *none, *not_implemented, *ellipsis;
  Type *integer, *boolean, *floating, *complex;
  Type *str, *bytes, *bytearray, *memoryview;
  Type *tuple, *list, *dict, *set, *frozenset;
  Type *range, *slice;
  Type *dict_keys, *dict_values, *dict_items, *mapping_proxy;
  Type *sequence_iterator, *callable_iterator, *range_iterator, *list_iterator, *list_reverse_iterator;
  Type *tuple_iterator, *str_iterator, *bytes_iterator, *set_iterator;
  Type *dict_key_iterator, *dict_value_iterator, *dict_item_iterator;
  Type *enumerate, *zip, *map, *filter, *reversed;
  Type *simple_namespace, *generic_alias, *union_type;
  /// Interned strings, the dict version counter and shared small objects; made by init_data_state.
  DataState* data;
};

/// One builtin data type. The Vm's constructor first allocates a Type for every `place` (so that names, dicts and
/// tuples can be made), then fills each from `def` with base `*base` (null: object), setting the `kind` bits.
struct DataTypeRow {
  Type* DataTypes::*place;
  Type* DataTypes::*base;
  const TypeDef* def;
  uint32_t kind;
};

/// All rows; a base stands before its subclasses.
std::span<const DataTypeRow> data_type_rows();

/// First thing after the Type shells exist (type, instance_bytes and kind bits set): tables for interning and versions.
void init_data_state(Vm& vm);
/// Last thing before the Vm's memory goes: drops interned strings and shared objects.
void end_data_state(Vm& vm);

/// Adds getters, `__doc__`-like constants and classmethods that TypeDef cannot say (dict.fromkeys, int.real, ...).
/// Called once by the Vm's constructor after all types are filled and native functions can be made.
bool complete_data_types(Vm& vm);

}  // namespace refjit::vm
