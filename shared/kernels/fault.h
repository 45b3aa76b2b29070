#pragma once
// Faults of running kernels: an index out of range is known only when its value is read. The kernel notes the first one
// here, gives zeros for it and goes on; who runs kernels (executors, eager calls, constant folding) asks afterwards.
// One note a thread: a program's kernels run on the thread that asks.
#include <optional>

#include "base/result.h"

namespace refjit::kernels {

/// Keeps the error, unless the thread has one already.
void note_fault(Error error);
/// The error noted on this thread, which is forgotten.
std::optional<Error> take_fault();
bool has_fault();

}  // namespace refjit::kernels
