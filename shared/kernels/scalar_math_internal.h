#pragma once
// What the files of scalar_math share: functions whose results keep their low parts. Private to this room.
#include "kernels/double_double.h"

namespace refjit::kernels {

/// e^(x + x_low) = result * 2^exponent; |x| <= 800.
Double2 exp_parts(double x, double x_low, int& exponent);
/// v * 2^exponent, rounded once.
double scaled_value(Double2 v, int exponent);
/// Logarithm of x + x_low, x positive and finite.
Double2 log_parts(double x, double x_low);

}  // namespace refjit::kernels
