#pragma once
// A set's order is that of its table, which remembers what has been taken out and how large it was before.
#include "vm/types/collections.h"

namespace refjit::vm {

/// A set like this one in all that can be seen of it, now and after each later change. A copy() has another table.
Ref same_set(Vm& vm, const Set* source);
/// Do both have the same items in the same order? They are sets of equal items.
bool have_same_order(Vm& vm, const Set* a, const Set* b);

}  // namespace refjit::vm
