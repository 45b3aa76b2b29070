#pragma once
// Watching objects: knowing an object for as long as it lives, without keeping it alive. Captures name objects in
// guards and paths, and an object must not live longer for having been looked at. Invariant: the guest cannot tell that
// an object is watched; a dead object's address is never taken for it.
#include "vm/value.h"

namespace refjit::vm {

/// Can this object die while somebody watches it? Instances, classes, functions, tensors and arrays can; numbers,
/// strings, tuples and what else holds only a value are held instead.
bool is_watchable(Value v);
/// A handle that knows the watchable object `v` until it dies; null: MemoryError is set.
Ref watch(Value v);
/// What the handle watches, borrowed; null once it has died.
Value watched(Value handle);

}  // namespace refjit::vm
