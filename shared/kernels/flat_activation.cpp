// Activations and the rarer functions of one element. Parameters (alpha, lambd, ...) are operands that stand for
// constants. Functions with exponentials are computed in double (scalar_math.h) and rounded once.
#include "kernels/complex_math.h"
#include "kernels/flat_loop.h"
#include "kernels/scalar_exact.h"
#include "kernels/scalar_math.h"

namespace refjit::kernels {
namespace {

template <class In, class Out, class Op>
void flat3(const void* a, const void* b, const void* c, void* out, int64_t n) {
  const In* x = static_cast<const In*>(a);
  const In* y = static_cast<const In*>(b);
  const In* z = static_cast<const In*>(c);
  Out* to = static_cast<Out*>(out);
  for (int64_t i = 0; i < n; ++i) to[i] = static_cast<Out>(Op::of(x[i], y[i], z[i]));
}

/// x within [low, high]; NaN stays.
template <class T>
T within(T x, T low, T high) {
  const T y = x < low ? low : x;
  return y > high ? high : y;
}

struct HSwish {
  template <class T>
  static T of(T x) {
    return x <= T(-3) ? T(0) : x >= T(3) ? x : x * (x + T(3)) / T(6);
  }
};
struct HSigmoid {
  template <class T>
  static T of(T x) {
    return within(x + T(3), T(0), T(6)) / T(6);
  }
};
/// -0 gives 0, as MindSpore's kernel does.
struct Relu6 {
  template <class T>
  static T of(T x) {
    return x > T(6) ? T(6) : x > T(0) || x != x ? x : T(0);
  }
};
struct Softsign {
  template <class T>
  static T of(T x) {
    return x / (T(1) + clear_sign(x));
  }
};
struct HShrink {
  template <class T>
  static T of(T x, T lambd) {
    return x > lambd || x < -lambd || x != x ? x : T(0);
  }
};
struct SoftShrink {
  template <class T>
  static T of(T x, T lambd) {
    return x > lambd ? x - lambd : x < -lambd ? x + lambd : T(0);
  }
};
struct Threshold {
  template <class T>
  static T of(T x, T threshold, T value) {
    return x > threshold ? x : value;
  }
};
struct LeakyRelu {
  template <class T>
  static T of(T x, T slope) {
    return x > T(0) ? x : x * slope;
  }
};
struct SquaredDifference {
  template <class T>
  static T of(T a, T b) {
    if constexpr (kIsFloat<T>)
      return (a - b) * (a - b);
    else {
      const auto d = static_cast<Wide<T>>(a) - static_cast<Wide<T>>(b);
      return static_cast<T>(d * d);
    }
  }
};
struct DivNoNan {
  template <class T>
  static T of(T a, T b) {
    return b == T(0) ? T(0) : a / b;
  }
};
struct Relu6Grad {
  template <class T>
  static T of(T dy, T x) {
    return x > T(0) && x <= T(6) ? dy : T(0);
  }
};
struct HSwishGrad {
  template <class T>
  static T of(T dy, T x) {
    return x < T(-3) ? T(0) : x > T(3) ? dy : dy * (T(2) * x + T(3)) / T(6);
  }
};
struct HSigmoidGrad {
  template <class T>
  static T of(T dy, T x) {
    return x <= T(-3) || x >= T(3) ? T(0) : dy / T(6);
  }
};
struct EluGrad {
  template <class T>
  static T of(T dy, T y) {
    return y > T(0) ? dy : dy * (y + T(1));
  }
};

/// Functions that compute in double whatever the element type.
template <double (*Function)(double)>
struct Precise {
  template <class T>
  static T of(T x) {
    return static_cast<T>(Function(static_cast<double>(x)));
  }
};
template <double (*Function)(double, double)>
struct Precise2 {
  template <class T>
  static T of(T x, T y) {
    return static_cast<T>(Function(static_cast<double>(x), static_cast<double>(y)));
  }
};

double fast_gelu(double x) { return x / (1 + ref_exp(-1.702 * x)); }
double sinc(double x) {
  const double y = 3.14159265358979323846 * x;
  return x == 0 ? 1 : ref_sin(y) / y;
}
/// MindSpore's, for which 0 is nothing special.
double xlogy(double x, double y) { return x * ref_log(y); }
double log_add_exp(double a, double b) {
  if (a == b) return a + 0.693147180559945309417;
  const double most = a > b ? a : b, least = a > b ? b : a;
  return a != a || b != b ? a + b : most + ref_log1p(ref_exp(least - most));
}
double logit(double x, double eps) {
  const double y = eps < 0 ? x : within(x, eps, 1 - eps);
  return ref_log(y / (1 - y));
}

/// Winitzki's estimate, mended by Newton's steps on erfc, which is exact where erf is near 1.
double erfinv(double x) {
  if (!(x > -1 && x < 1)) return x == 1 || x == -1 ? x / 0.0 : (x - x) / (x - x);
  if (x == 0) return x;
  const double size = x < 0 ? -x : x;
  const double a = 0.147, ln = ref_log((1 - size) * (1 + size)), half = 2 / (3.14159265358979323846 * a) + ln / 2;
  double y = exact_sqrt(exact_sqrt(half * half - ln / a) - half);
  for (int i = 0; i < 3; ++i) {
    const double error = size < 0.5 ? ref_erf(y) - size : (1 - size) - ref_erfc(y);
    const double step = error / (1.12837916709551257390 * ref_exp(-y * y));
    y -= step / (1 + y * step);
  }
  return x < 0 ? -y : y;
}

#define REFJIT_FLOATS(LOOP, OP) \
  { nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, LOOP<float, float, OP>, LOOP<double, double, OP> }
/// Floats by OP, complex numbers by a function in double precision.
#define REFJIT_FIELD(LOOP, OP, COMPLEX)                                                                              \
  {                                                                                                                  \
    nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, LOOP<float, float, OP>, LOOP<double, double, OP>, nullptr, \
        nullptr, nullptr, LOOP<Complex64, Complex64, COMPLEX>, LOOP<Complex128, Complex128, COMPLEX>                 \
  }
#define REFJIT_NUMBERS(LOOP, OP)                                                                                  \
  {                                                                                                               \
    nullptr, LOOP<int8_t, int8_t, OP>, LOOP<int16_t, int16_t, OP>, LOOP<int32_t, int32_t, OP>,                    \
        LOOP<int64_t, int64_t, OP>, LOOP<uint8_t, uint8_t, OP>, LOOP<float, float, OP>, LOOP<double, double, OP>, \
        LOOP<uint16_t, uint16_t, OP>, LOOP<uint32_t, uint32_t, OP>, LOOP<uint64_t, uint64_t, OP>                  \
  }

const FlatRow kRows[] = {
    {"HSwish", 1, FlatRule::Same, REFJIT_FLOATS(flat1, HSwish)},
    {"HSigmoid", 1, FlatRule::Same, REFJIT_FLOATS(flat1, HSigmoid)},
    {"ReLU6", 1, FlatRule::Same, REFJIT_FLOATS(flat1, Relu6)},
    {"Softsign", 1, FlatRule::Same, REFJIT_FLOATS(flat1, Softsign)},
    {"FastGeLU", 1, FlatRule::Same, REFJIT_FLOATS(flat1, Precise<fast_gelu>)},
    {"HShrink", 2, FlatRule::Same, REFJIT_FLOATS(flat2, HShrink)},
    {"SoftShrink", 2, FlatRule::Same, REFJIT_FLOATS(flat2, SoftShrink)},
    {"LeakyReLU", 2, FlatRule::Same, REFJIT_FLOATS(flat2, LeakyRelu)},
    {"Threshold", 3, FlatRule::Same, REFJIT_FLOATS(flat3, Threshold)},
    {"Erfc", 1, FlatRule::Real, REFJIT_FLOATS(flat1, Precise<ref_erfc>)},
    {"Erfinv", 1, FlatRule::Real, REFJIT_FLOATS(flat1, Precise<erfinv>)},
    {"Asinh", 1, FlatRule::Real, REFJIT_FIELD(flat1, Precise<ref_asinh>, OfComplex<complex_asinh>)},
    {"Acosh", 1, FlatRule::Real, REFJIT_FIELD(flat1, Precise<ref_acosh>, OfComplex<complex_acosh>)},
    {"Atanh", 1, FlatRule::Real, REFJIT_FIELD(flat1, Precise<ref_atanh>, OfComplex<complex_atanh>)},
    {"Exp2", 1, FlatRule::Real, REFJIT_FLOATS(flat1, Precise<ref_exp2>)},
    {"Log2", 1, FlatRule::Real, REFJIT_FLOATS(flat1, Precise<ref_log2>)},
    {"Log10", 1, FlatRule::Real, REFJIT_FLOATS(flat1, Precise<ref_log10>)},
    {"Sinc", 1, FlatRule::Real, REFJIT_FIELD(flat1, Precise<sinc>, OfComplex<complex_sinc>)},
    {"Rint", 1, FlatRule::Same, REFJIT_FLOATS(flat1, Precise<ref_round_half_even>)},
    {"Logit", 2, FlatRule::Real, REFJIT_FLOATS(flat2, Precise2<logit>)},
    {"Xlogy", 2, FlatRule::Real, REFJIT_FIELD(flat2, Precise2<xlogy>, OfComplexPair<complex_xlogy>)},
    {"LogAddExp", 2, FlatRule::Real, REFJIT_FLOATS(flat2, Precise2<log_add_exp>)},
    {"Hypot", 2, FlatRule::Real, REFJIT_FLOATS(flat2, Precise2<ref_hypot>)},
    {"SquaredDifference",
     2,
     FlatRule::Same,
     {nullptr, flat2<int8_t, int8_t, SquaredDifference>, flat2<int16_t, int16_t, SquaredDifference>,
      flat2<int32_t, int32_t, SquaredDifference>, flat2<int64_t, int64_t, SquaredDifference>,
      flat2<uint8_t, uint8_t, SquaredDifference>, flat2<float, float, SquaredDifference>,
      flat2<double, double, SquaredDifference>, flat2<uint16_t, uint16_t, SquaredDifference>,
      flat2<uint32_t, uint32_t, SquaredDifference>, flat2<uint64_t, uint64_t, SquaredDifference>,
      flat2<Complex64, Complex64, OfComplexPair<complex_squared_difference>>,
      flat2<Complex128, Complex128, OfComplexPair<complex_squared_difference>>}},
    {"DivNoNan", 2, FlatRule::Real, REFJIT_FIELD(flat2, DivNoNan, OfComplexPair<complex_div_no_nan>)},
    {"ReLU6Grad", 2, FlatRule::Same, REFJIT_FLOATS(flat2, Relu6Grad)},
    {"HSwishGrad", 2, FlatRule::Same, REFJIT_FLOATS(flat2, HSwishGrad)},
    {"HSigmoidGrad", 2, FlatRule::Same, REFJIT_FLOATS(flat2, HSigmoidGrad)},
    {"EluGrad", 2, FlatRule::Same, REFJIT_FLOATS(flat2, EluGrad)},
};

}  // namespace

std::span<const FlatRow> activation_rows() { return kRows; }

}  // namespace refjit::kernels
