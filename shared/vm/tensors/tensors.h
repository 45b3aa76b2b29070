#pragma once
// shared/vm/tensors: the guest's tensors. Native module `_refjit` (Tensor, dtypes, Primitive objects, context storage)
// that the guest package `mindspore` is built on, and eager dispatch (eager.h). Called once by whoever sets up a Vm.
#include "runtime/device.h"
#include "vm/vm.h"

namespace refjit::vm::tensors {

/// Registers the module `_refjit`; nothing is made before its first use.
void register_tensors(Vm& vm);
/// Registers `_refjit_grad`: the gradient tape. Part of register_tensors.
void register_tape(Vm& vm);

/// Eager operators run on `device` from now on (null: the reference's kernels). It must outlive the Vm.
void set_eager_device(Vm& vm, runtime::Device* device);

}  // namespace refjit::vm::tensors
