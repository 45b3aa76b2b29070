#pragma once
// What inspect and help() read off builtin things: `__text_signature__` and `__doc__`. Called by the descriptors and by
// type. Signatures come from NativeDef and from tables here; the words of `__doc__` stand in the guest module
// _builtin_docs, which is imported when they are first asked for.
#include <string_view>

#include "vm/core/types.h"

namespace refjit::vm {

/// CPython's __text_signature__ of a native function: `first` ("$self", "$module", "$type"), then its parameters. None
/// if it has no signature, or one with a default that no text stands for ("x=").
Ref text_signature(Vm& vm, const NativeDef& def, std::string_view first);
/// The same of a slot wrapper and of a type; None where CPython has none.
Ref text_signature(Vm& vm, const Dunder& dunder);
Ref text_signature(Vm& vm, const Type* type);

/// The documentation of a builtin ("len", "str.split", "math.sin"), or None.
Ref documentation(Vm& vm, std::string_view name);

}  // namespace refjit::vm
