#include "vm/numpy/math_functions.h"

#include "kernels/quick_math.h"
#include "kernels/scalar_math.h"

namespace refjit::vm::numpy {

double math_log(double x) { return kernels::ref_log(x); }
double math_pow(double a, double b) { return kernels::ref_pow(a, b); }
double math_atan2(double y, double x) { return kernels::ref_atan2(y, x); }
double math_fmod(double a, double b) { return kernels::ref_fmod(a, b); }

double math_unary(UnaryKind kind, double x) {
  switch (kind) {
    case UnaryKind::Cbrt:
      return kernels::ref_cbrt(x);
    case UnaryKind::Exp:
      return kernels::ref_exp(x);
    case UnaryKind::Expm1:
      return kernels::ref_expm1(x);
    case UnaryKind::Exp2:
      return kernels::ref_exp2(x);
    case UnaryKind::Log:
      return kernels::ref_log(x);
    case UnaryKind::Log2:
      return kernels::ref_log2(x);
    case UnaryKind::Log10:
      return kernels::ref_log10(x);
    case UnaryKind::Log1p:
      return kernels::ref_log1p(x);
    case UnaryKind::Sin:
      return kernels::ref_sin(x);
    case UnaryKind::Cos:
      return kernels::ref_cos(x);
    case UnaryKind::Tan:
      return kernels::ref_tan(x);
    case UnaryKind::Arcsin:
      return kernels::ref_asin(x);
    case UnaryKind::Arccos:
      return kernels::ref_acos(x);
    case UnaryKind::Arctan:
      return kernels::ref_atan(x);
    case UnaryKind::Sinh:
      return kernels::ref_sinh(x);
    case UnaryKind::Cosh:
      return kernels::ref_cosh(x);
    case UnaryKind::Tanh:
      return kernels::ref_tanh(x);
    case UnaryKind::Arcsinh:
      return kernels::ref_asinh(x);
    case UnaryKind::Arccosh:
      return kernels::ref_acosh(x);
    case UnaryKind::Arctanh:
      return kernels::ref_atanh(x);
    default:
      return x;
  }
}

namespace {

double quick_unary(UnaryKind kind, double x) {
  switch (kind) {
    case UnaryKind::Exp:
      return kernels::quick_exp(x);
    case UnaryKind::Expm1:
      return kernels::quick_expm1(x);
    case UnaryKind::Exp2:
      return kernels::quick_exp2(x);
    case UnaryKind::Log:
      return kernels::quick_log(x);
    case UnaryKind::Log2:
      return kernels::quick_log2(x);
    case UnaryKind::Log10:
      return kernels::quick_log10(x);
    case UnaryKind::Log1p:
      return kernels::quick_log1p(x);
    case UnaryKind::Sin:
      return kernels::quick_sin(x);
    case UnaryKind::Cos:
      return kernels::quick_cos(x);
    case UnaryKind::Tan:
      return kernels::quick_tan(x);
    case UnaryKind::Arcsin:
      return kernels::quick_asin(x);
    case UnaryKind::Arccos:
      return kernels::quick_acos(x);
    case UnaryKind::Arctan:
      return kernels::quick_atan(x);
    case UnaryKind::Sinh:
      return kernels::quick_sinh(x);
    case UnaryKind::Cosh:
      return kernels::quick_cosh(x);
    case UnaryKind::Tanh:
      return kernels::quick_tanh(x);
    case UnaryKind::Arcsinh:
      return kernels::quick_asinh(x);
    case UnaryKind::Arccosh:
      return kernels::quick_acosh(x);
    case UnaryKind::Arctanh:
      return kernels::quick_atanh(x);
    default:
      return 0;  // settles nothing
  }
}

}  // namespace

float math_unary(UnaryKind kind, float x) {
  float made;
  return kernels::settles(quick_unary(kind, x), made) ? made : static_cast<float>(math_unary(kind, double{x}));
}

float math_pow(float a, float b) {
  float made;
  return a > 0 && kernels::settles(kernels::quick_pow(a, b), made) ? made
                                                                   : static_cast<float>(math_pow(double{a}, double{b}));
}

}  // namespace refjit::vm::numpy
