#include "vm/numpy/math_functions.h"

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

}  // namespace refjit::vm::numpy
