#pragma once
// Real functions of the guest's floats: float ** float, math, cmath, random. One place decides whose they are, because
// both builds must give the same bits and the C libraries do not.
#include <cmath>

namespace refjit::vm::real {

inline double pow(double a, double b) { return std::pow(a, b); }
inline double exp(double x) { return std::exp(x); }
inline double log(double x) { return std::log(x); }
inline double sin(double x) { return std::sin(x); }
inline double cos(double x) { return std::cos(x); }
inline double atan2(double y, double x) { return std::atan2(y, x); }

}  // namespace refjit::vm::real
