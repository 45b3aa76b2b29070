#pragma once
// The ascend row. So far it finds CANN's ACL library and says what is missing: this build has no Ascend kernels, and a
// device without kernels is an error, never another device. Called through the device table.
#include <memory>

#include "runtime/device.h"

namespace refjit::devices {

/// Errors (Device): libascendcl.so was not found (with the places tried), ACL reports no NPU, or both are there and
/// this build has no kernels for them.
Result<std::unique_ptr<runtime::Device>> open_ascend(Memory& outputs);

}  // namespace refjit::devices
