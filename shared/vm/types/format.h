#pragma once
// The format mini language of PEP 3101 and the % operator of str: one reader of specs, one padder, used by __format__
// of every builtin type, str.format and f-strings.
#include <string>

#include "vm/types/str.h"

namespace refjit::vm {

/// format(v, spec) for exact builtin values (str, int, bool, float, complex, None with an empty spec), without looking
/// up
/// `__format__`; null Ref without exception: not such a value, call its __format__.
Ref format_builtin(Vm& vm, Value v, std::string_view spec);
/// ascii(v).
Ref ascii_of(Vm& vm, Value v);
/// `pattern % values`.
Ref str_percent(Vm& vm, Str* pattern, Value values);
/// `pattern.format(*args, **keywords)`; `keywords` any mapping or null.
Ref str_format(Vm& vm, Str* pattern, std::span<const Value> args, Value keywords);

}  // namespace refjit::vm
