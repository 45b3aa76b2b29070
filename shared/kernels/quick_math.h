#pragma once
// Elementary functions of doubles that hold float32 values, within 2^-42 of the value: what a float32 result needs
// nearly always, at a tenth of scalar_math.h's time. NaN: the argument is out of the range of these short formulas.
namespace refjit::kernels {

double quick_exp(double x);
double quick_exp2(double x);
double quick_expm1(double x);
double quick_log(double x);
double quick_log2(double x);
double quick_log10(double x);
double quick_log1p(double x);
double quick_pow(double x, double y);
double quick_sin(double x);
double quick_cos(double x);
double quick_tan(double x);
double quick_asin(double x);
double quick_acos(double x);
double quick_atan(double x);
double quick_sinh(double x);
double quick_cosh(double x);
double quick_tanh(double x);
double quick_asinh(double x);
double quick_acosh(double x);
double quick_atanh(double x);

/// The float32 next to the value, of which `quick` is within 2^-42; false: it lies too near to the middle of two.
inline bool settles(double quick, float& out) {
  const double slack = quick * 0x1p-42;
  const float one = static_cast<float>(quick - slack), other = static_cast<float>(quick + slack);
  out = one;
  return one == other && quick != 0;
}

}  // namespace refjit::kernels
