#pragma once
// What the data types of vm/types share: O(1) kind tests by type flags, and the Vm's table of interned strings, dict
// versions and shared small objects. Owned by vm/types. Invariant: flags of a builtin are inherited by every subclass,
// so a kind test never walks an mro; init_data_state has run before any str, dict or tuple is made.
#include <cstdint>
#include <span>

#include "vm/memory.h"
#include "vm/object.h"

namespace refjit::vm {

inline bool is_kind(Value v, uint32_t flag) { return has_type_flag(v, flag); }
/// Exactly this type (no subclass), for heap objects.
inline bool is_exactly(Value v, const Type* type) { return v.is_object() && v.object()->type == type; }
/// The Vm that an object belongs to.
inline Vm& vm_of(const Object* o) { return *o->type->vm; }

/// Tables of one Vm (data_state.h), reached by BuiltinTypes::data.
struct DataState;

/// First thing after the bare Types exist (Type::vm and Object::type set): sets kind flags and instance sizes of the
/// data types and makes the tables, so that strings, tuples and dicts can be made.
void init_data_state(Vm& vm);
/// Last thing before the Vm's memory goes: drops interned strings and shared objects.
void end_data_state(Vm& vm);

}  // namespace refjit::vm
