#pragma once
// Copies of tensors that nobody else writes to: of what a recorder keeps, and of operands that operators write.
#include <span>
#include <vector>

#include "base/result.h"
#include "tensor/tensor.h"

namespace refjit::runtime {

/// Contiguous host copies. Errors: MemoryError; Device where a tensor is not on the host.
Result<std::vector<Tensor>> private_copies(std::span<const Tensor> tensors);

int64_t byte_count(std::span<const Tensor> tensors);

}  // namespace refjit::runtime
