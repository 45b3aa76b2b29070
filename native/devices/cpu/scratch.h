#pragma once
// A thread's scratch memory for kernels that convert their operands: grown when a kernel is prepared, so that running
// allocates nothing. Contents last for one kernel's run.
#include <cstddef>
#include <cstdint>

namespace refjit::devices::cpu {

/// At least `bytes`, 64-byte aligned; null when memory is exhausted.
std::byte* scratch(int64_t bytes);

}  // namespace refjit::devices::cpu
