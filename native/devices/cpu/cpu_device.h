#pragma once
// The native default for device_target="CPU": planner and executors over the kernels of this folder, with every
// instruction and every core of the machine. Results are within the operators' tolerance classes of the reference, not
// its bits.
#include <memory>

#include "runtime/device.h"

namespace refjit::devices {

/// A row's `open` (runtime/registry.h). Opens no library: oneDNN is opened by the first program that needs it.
Result<std::unique_ptr<runtime::Device>> open_cpu(Memory& outputs);

}  // namespace refjit::devices
