#pragma once
// Elementary functions of doubles without the C library: the same bits natively and in WebAssembly. Guest `math` uses
// them, and so do float64 tensors and the rarer float32 functions. Error: below 0.51 ULP where not said otherwise, so
// that digits agree with a good C library's nearly always. NaN for arguments outside the domain; callers raise Python's
// errors.
#include <cstdint>

namespace refjit::kernels {

double ref_exp(double x);
double ref_exp2(double x);
double ref_expm1(double x);
double ref_log(double x);
double ref_log2(double x);
double ref_log10(double x);
double ref_log1p(double x);
double ref_pow(double x, double y);  ///< C's special cases (pow(x, 0) = 1, pow(-8, 1/3) = NaN, ...).
double ref_sqrt(double x);           ///< Correctly rounded.
double ref_cbrt(double x);
double ref_hypot(double x, double y);

double ref_sin(double x);
double ref_cos(double x);
double ref_tan(double x);
double ref_asin(double x);
double ref_acos(double x);
double ref_atan(double x);
double ref_atan2(double y, double x);

double ref_sinh(double x);
double ref_cosh(double x);
double ref_tanh(double x);
double ref_asinh(double x);
double ref_acosh(double x);
double ref_atanh(double x);

double ref_erf(double x);     ///< Within 1 ULP.
double ref_erfc(double x);    ///< Within 2 ULP.
double ref_gamma(double x);   ///< Lanczos's approximation with the coefficients that CPython's math.gamma has.
double ref_lgamma(double x);  ///< Likewise.

double ref_fmod(double x, double y);       ///< Exact.
double ref_remainder(double x, double y);  ///< IEEE remainder, exact.
double ref_floor(double x);
double ref_ceil(double x);
double ref_trunc(double x);
double ref_round_half_even(double x);
/// x = result * 2^exponent with 0.5 <= |result| < 1.
double ref_frexp(double x, int& exponent);
/// x * 2^exponent, correctly rounded once.
double ref_ldexp(double x, int64_t exponent);

}  // namespace refjit::kernels
