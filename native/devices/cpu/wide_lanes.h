#pragma once
// Flat kernels of the cpu device for float32 functions that are computed in float64 lanes and rounded once: within
// 0.51 ULP of the true value. Elements outside the range that the lanes serve (infinities, NaN, huge arguments) take
// the reference's kernel, one by one. Used by lanes.cpp's table.
#include <span>

#include "devices/cpu/lanes.h"

namespace refjit::devices::cpu {

/// None on machines without AVX2.
std::span<const LaneRow> wide_rows();

}  // namespace refjit::devices::cpu
