#pragma once
// Elementary functions of the guest's numpy, by one name each: the reference's own (kernels/scalar_math.h), so that
// native and WebAssembly give the same bits and nothing here calls the C library. RandomState's streams pass through
// math_log: it is correctly rounded nearly always, so that gaussians differ from NumPy's by one ULP in about one of
// 4,000.
#include "vm/numpy/array_math.h"

namespace refjit::vm::numpy {

double math_log(double x);
double math_pow(double a, double b);
double math_atan2(double y, double x);
double math_fmod(double a, double b);
/// exp, sin, tanh and the other float functions of UnaryKind.
double math_unary(UnaryKind kind, double x);
/// The float32 values of the same, bit for bit, sooner.
float math_unary(UnaryKind kind, float x);
float math_pow(float a, float b);

}  // namespace refjit::vm::numpy
