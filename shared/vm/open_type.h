#pragma once
// Native classes whose members programs may replace, as they may those of MindSpore's Tensor. What the class had before
// stays known: the embedded library goes on seeing that, because MindSpore's own library asks C++ and not the class;
// and wrappers of its operators (`old = Tensor.__add__`) go on calling its slots.
#include <span>

#include "vm/extension.h"
#include "vm/startup.h"

namespace refjit::vm {

/// Bits of Type::type_flags: programs may replace members; this class or a base of it has some that were replaced.
inline constexpr uint32_t kTypeOpen = 0x40, kTypeReplaced = 0x80;

/// From here on programs may set attributes of the native class.
inline void make_open(Type* type) { type->type_flags |= kTypeOpen; }

/// The slots that C++ gave the class, whatever programs did to its dunders since.
const Slots& native_slots(const Type* type);

/// What the class itself (no base) had under the name before a program replaced it; null: it was not replaced.
Value replaced_member(const Type* type, Str* name);

/// Before `now` (null: nothing) takes the place of `old` (null: nothing) in the dict of an open class. False: an
/// exception.
bool note_replaced_member(Vm& vm, Type* type, Str* name, Value old, Value now);

/// find_in_type with members of native classes as they were (`is_native`), or as programs replaced them. Without it,
/// what the library's frames look up is native.
Value find_in_type(Vm& vm, Type* type, Str* name, bool is_native);

/// The attribute __dict__ of a class whose instances have attributes of their own.
std::span<const PropertyDef> dict_property();

}  // namespace refjit::vm
