#pragma once
// Kernels of float32 for 16-bit floats. Used by this room's families and by devices with kernels of their own.
#include <span>

#include "kernels/backend.h"
#include "kernels/kernel.h"

namespace refjit::kernels {

/// `kernel` computes on compute types; the result converts 16-bit operands to float32 before it and back after it,
/// those that it writes too. Without 16-bit operands it is `kernel` itself.
PreparedKernel widened(std::span<const ir::AbstractRef> arguments, std::span<const TensorType> outputs,
                       const Backend& backend, PreparedKernel kernel);

/// As widened, for operands of several dtypes: the results, and the operands at `places` (bits), become `computed`.
PreparedKernel unified(std::span<const ir::AbstractRef> arguments, std::span<const TensorType> outputs,
                       const Backend& backend, DType computed, uint32_t places, PreparedKernel kernel);

}  // namespace refjit::kernels
