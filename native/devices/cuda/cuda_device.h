#pragma once
// The cuda row. So far it finds the driver and the machine's GPUs and says what is missing: this build has no CUDA
// kernels, and a device without kernels is an error, never another device. Called through the device table.
#include <memory>

#include "runtime/device.h"

namespace refjit::devices {

/// Errors (Device): libcuda.so.1 was not found (with the places tried), the driver reports no GPU, or both are there
/// and this build has no kernels for them.
Result<std::unique_ptr<runtime::Device>> open_cuda(Memory& outputs);

}  // namespace refjit::devices
