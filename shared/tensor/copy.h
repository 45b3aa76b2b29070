#pragma once
// Copies from one view into another. Used by assignment through views (NumPy's and tensors').
#include "tensor/tensor.h"

namespace refjit {

/// Writes the elements of a host tensor through a view of its dtype and shape, whose bytes are not those of `from`.
/// Strides may be 0 in `from` (broadcast), and negative in both.
void copy_elements(const Tensor& from, const Tensor& to);

}  // namespace refjit
