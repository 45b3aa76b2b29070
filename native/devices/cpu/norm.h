#pragma once
// What refine.cpp must know of a prepared BatchNorm.
#include "kernels/kernel.h"

namespace refjit::devices::cpu {

/// Tensors are (batch, channels, inner).
struct BatchNormState final : kernels::KernelState {
  int64_t batch = 1, channels = 1, inner = 1;
  bool is_training = false;
  double epsilon = 0, momentum = 0;
};

}  // namespace refjit::devices::cpu
