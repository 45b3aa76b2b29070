#pragma once
// How large objects are in CPython: what __sizeof__ and sys.getsizeof say of those whose size does not depend on what
// they hold. Programs that count bytes see the numbers they know.
#include <cstdint>

#include "vm/value.h"

namespace refjit::vm {

class Vm;

/// Bytes of the object itself.
int64_t size_in_cpython(Vm& vm, Value v);
/// Whether CPython's collector keeps 16 bytes in front of it.
bool has_collector_head(Vm& vm, Value v);

}  // namespace refjit::vm
