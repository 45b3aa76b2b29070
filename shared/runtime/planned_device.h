#pragma once
// A Device made of the planner, the two executors and one KernelSource: the reference, and test devices that differ
// from it by their kernels alone. Host memory throughout, so copies are trivial and launches are done when run()
// returns.
#include <memory>

#include "runtime/device.h"
#include "runtime/kernel_source.h"

namespace refjit::runtime {

/// `kernels` and `outputs` are borrowed: they outlive the device, its executables and (for `outputs`) their tensors.
std::unique_ptr<Device> make_planned_device(DeviceInfo info, const KernelSource& kernels, Memory& outputs);

}  // namespace refjit::runtime
