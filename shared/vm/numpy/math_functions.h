#pragma once
// Elementary functions of the guest's numpy, by one name each, so that no file here calls the C library (design.md:
// native and WebAssembly give the same bits). `math_log` is correctly rounded but for about one argument in 10^5, which
// `RandomState` needs: NumPy's streams pass through log and sqrt.
#include "vm/numpy/array_math.h"

namespace refjit::vm::numpy {

/// Natural logarithm by double-double arithmetic.
double math_log(double x);
double math_pow(double a, double b);
double math_atan2(double y, double x);
/// exp, sin, tanh and the other float functions of UnaryKind.
double math_unary(UnaryKind kind, double x);

}  // namespace refjit::vm::numpy
