#pragma once
// Real functions of the guest's floats: float ** float, complex powers, random. One place decides whose they are,
// because both builds must give the same bits and the C libraries do not.
#include "kernels/scalar_math.h"

namespace refjit::vm::real {

inline double pow(double a, double b) { return kernels::ref_pow(a, b); }
inline double exp(double x) { return kernels::ref_exp(x); }
inline double log(double x) { return kernels::ref_log(x); }
inline double sin(double x) { return kernels::ref_sin(x); }
inline double cos(double x) { return kernels::ref_cos(x); }
inline double atan2(double y, double x) { return kernels::ref_atan2(y, x); }
inline double hypot(double x, double y) { return kernels::ref_hypot(x, y); }

}  // namespace refjit::vm::real
