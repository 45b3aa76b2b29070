#pragma once
// Run-time specialisation of instructions: looks at the operands of a generic instruction, does its work, and leaves
// the instruction in the form that will be fast next time. Private to the interpreter.
#include "vm/core/call.h"
#include "vm/core/internal_ops.h"

namespace refjit::vm {

/// LOAD_GLOBAL's work; sets LOAD_GLOBAL_MODULE (payload: keys_version of globals; index: position) or _BUILTIN
/// (payload2: keys_version of builtins as well).
Value load_global_slow(Vm& vm, Frame* frame, Instruction* at, Str* name);
/// LOAD_ATTR's work on a borrowed owner. Forms: INSTANCE (version of the type, index in the dict), TYPE_VALUE (version,
/// payload: the value), SLOT (version, index: byte offset), MODULE (payload: keys_version, index), CLASS (version of
/// the class itself, payload), PROPERTY (version, payload: the Property).
Value load_attr_slow(Vm& vm, Instruction* at, Value owner, Str* name);
/// LOAD_METHOD's work: sets out[0], out[1] as the instruction leaves them, owning; takes over the owner's reference.
bool load_method_slow(Vm& vm, Instruction* at, Value owner, Str* name, Value out[2]);
/// STORE_ATTR's work.
bool store_attr_slow(Vm& vm, Instruction* at, Value owner, Str* name, Value value);

}  // namespace refjit::vm
