#pragma once
// Where the keys of Dict and Set symbols stand. Few are looked through; of many a guest dict is kept beside the symbol,
// made anew when keys have come or gone without it, so that filling a dict takes time linear to its size.
#include <cstddef>

#include "capture/symbol.h"

namespace refjit::vm {
class Vm;
}

namespace refjit::capture {

/// The place of `key` among the symbol's keys, or their number where it is none of them. False: an exception is set.
bool find_key(vm::Vm& vm, Symbol& symbol, vm::Value key, size_t& place);
/// Appends a key that find_key() did not find.
void append_key(vm::Vm& vm, Symbol& symbol, vm::Ref key);

}  // namespace refjit::capture
