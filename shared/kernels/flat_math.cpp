// Elementary functions. float32: the common ones from lane_math.h and Highway's lane mathematics (128-bit lanes, the
// same bits for SSE4 and WASM; tails go through a padded vector, so an element's bits do not depend on its place), the
// rarer ones and all of float64 from scalar_math.h, rounded once. Errors in float32: lane functions at most 3 ULP, the
// others (sine and cosine too) 0.51.
#include "kernels/flat.h"

#include <cstring>

#include <hwy/contrib/math/math-inl.h>

#include "kernels/complex_math.h"
#include "kernels/flat_loop.h"
#include "kernels/lane_math.h"
#include "kernels/scalar_exact.h"
#include "kernels/scalar_math.h"

namespace refjit::kernels {
namespace {

template <class Op>
void flat_lanes(const void* a, const void*, const void*, void* out, int64_t n) {
  const F d;
  const float* x = static_cast<const float*>(a);
  float* y = static_cast<float*>(out);
  int64_t i = 0;
  for (; i + 4 <= n; i += 4) hn::StoreU(Op::of(d, hn::LoadU(d, x + i)), d, y + i);
  if (i == n) return;
  alignas(16) float tail[4] = {};
  const auto bytes = static_cast<size_t>(n - i) * sizeof(float);
  std::memcpy(tail, x + i, bytes);
  hn::Store(Op::of(d, hn::Load(d, tail)), d, tail);
  std::memcpy(y + i, tail, bytes);
}

// Highway's functions are made for arguments within their range; what lies outside is mended here, where the machines'
// conversions to integers would differ.
struct Exp {
  static V of(F d, V x) { return exp_lanes(d, x); }
};
struct Log {
  static V of(F d, V x) {
    const V zero = hn::Zero(d);
    const V y = hn::IfThenElse(hn::Eq(x, hn::Inf(d)), x, hn::Log(d, x));
    const V edge = hn::IfThenElse(hn::Eq(x, zero), hn::Neg(hn::Inf(d)), hn::NaN(d));
    return hn::IfThenElse(hn::Gt(x, zero), y, edge);
  }
};
struct Tanh {
  static V of(F d, V x) { return tanh_lanes(d, x); }
};
struct Sigmoid {
  static V of(F d, V x) {
    const V one = hn::Set(d, 1.0f);
    return hn::Div(one, hn::Add(one, exp_lanes(d, hn::Neg(x))));
  }
};
struct Silu {
  static V of(F d, V x) { return hn::Div(x, hn::Add(hn::Set(d, 1.0f), exp_lanes(d, hn::Neg(x)))); }
};
/// MindSpore's GeLU primitive, the tanh form x (1 + tanh u) / 2, as x sigmoid(2 u): without its cancellation.
struct Gelu {
  static V of(F d, V x) {
    const V cubic = hn::Mul(hn::Set(d, 0.07135481282f), hn::Mul(x, x));
    const V gate = hn::Mul(x, hn::Add(hn::Set(d, 1.59576912161f), cubic));
    return hn::Div(x, hn::Add(hn::Set(d, 1.0f), exp_lanes(d, hn::Neg(gate))));
  }
};

/// Two operands, of which the second is a parameter.
template <class Op>
void flat_lanes2(const void* a, const void* b, const void*, void* out, int64_t n) {
  const F d;
  const float* x = static_cast<const float*>(a);
  const float* z = static_cast<const float*>(b);
  float* y = static_cast<float*>(out);
  for (int64_t i = 0; i < n; i += 4) {
    alignas(16) float in[2][4] = {};
    const auto bytes = static_cast<size_t>(n - i < 4 ? n - i : 4) * sizeof(float);
    std::memcpy(in[0], x + i, bytes);
    std::memcpy(in[1], z + i, bytes);
    alignas(16) float result[4];
    hn::Store(Op::of(d, hn::Load(d, in[0]), hn::Load(d, in[1])), d, result);
    std::memcpy(y + i, result, bytes);
  }
}

/// e^x - 1 for x <= 0.
V expm1_lanes(F d, V x) {
  const V y = hn::Expm1(d, hn::Max(x, hn::Set(d, -40.0f)));
  return hn::IfThenElse(hn::Ne(x, x), x, y);
}
/// log(1 + e^-|x|)
V log1p_exp_lanes(F d, V x) {
  const V y = hn::Log1p(d, exp_lanes(d, hn::Neg(hn::Abs(x))));
  return hn::IfThenElse(hn::Ne(x, x), x, y);
}

struct Softplus {
  static V of(F d, V x) {
    return hn::Add(hn::IfThenElse(hn::Gt(x, hn::Zero(d)), x, hn::Zero(d)), log1p_exp_lanes(d, x));
  }
};
struct LogSigmoid {
  static V of(F d, V x) {
    return hn::Sub(hn::IfThenElse(hn::Lt(x, hn::Zero(d)), x, hn::Zero(d)), log1p_exp_lanes(d, x));
  }
};
/// x tanh(log(1 + e)) with e = e^x, which is x n / (n + 2) with n = e (e + 2).
struct Mish {
  static V of(F d, V x) {
    const V big = hn::Set(d, 20.0f), two = hn::Set(d, 2.0f);
    const V e = exp_lanes(d, hn::IfThenElse(hn::Gt(x, big), big, x)), n = hn::Mul(e, hn::Add(e, two));
    const V y = hn::Mul(x, hn::Div(n, hn::Add(n, two)));
    // Far below zero the product would be 0 times infinity.
    return hn::IfThenElse(hn::Gt(x, big), x, hn::IfThenElse(hn::Lt(x, hn::Set(d, -110.0f)), hn::Neg(hn::Zero(d)), y));
  }
};
struct Elu {
  static V of(F d, V x, V alpha) {
    const V zero = hn::Zero(d);
    return hn::IfThenElse(hn::Gt(x, zero), x, hn::Mul(alpha, expm1_lanes(d, hn::IfThenElse(hn::Gt(x, zero), zero, x))));
  }
};
struct Celu {
  static V of(F d, V x, V alpha) {
    const V zero = hn::Zero(d), low = hn::IfThenElse(hn::Gt(x, zero), zero, x);
    return hn::IfThenElse(hn::Gt(x, zero), x, hn::Mul(alpha, expm1_lanes(d, hn::Div(low, alpha))));
  }
};
struct Selu {
  static V of(F d, V x) { return hn::Mul(hn::Set(d, 1.05070098f), Elu::of(d, x, hn::Set(d, 1.67326324f))); }
};

/// Sine (kQuarter 0) or cosine (1) for |x| <= 30000, off by less than 1e-10: rounded once to float32. Selections are by
/// bits, so that a loop over it becomes vectors.
template <int kQuarter>
double periodic(double x) {
  constexpr double kRounder = 6755399441055744.0;  // 1.5 * 2^52: rounds to an integer, which its last bits hold then
  const double shifted = x * 0.63661977236758134308 + kRounder;
  const double n = shifted - kRounder;
  // pi/2 in two parts; n has 15 bits and the first part 33, so their product is exact.
  const double r = (x - n * 0x1.921fb544p+0) - n * 0x1.0b4611a626331p-34;
  const double s = r * r;
  const double sine =
      r * (1.0 + s * (-1.0 / 6 + s * (1.0 / 120 + s * (-1.0 / 5040 + s * (1.0 / 362880 - s / 39916800)))));
  const double cosine =
      1.0 + s * (-0.5 + s * (1.0 / 24 + s * (-1.0 / 720 + s * (1.0 / 40320 + s * (-1.0 / 3628800 + s / 479001600)))));
  const uint64_t quadrant = __builtin_bit_cast(uint64_t, shifted) + kQuarter;
  const uint64_t is_cosine = uint64_t{0} - (quadrant & 1);
  const uint64_t value =
      (__builtin_bit_cast(uint64_t, cosine) & is_cosine) | (__builtin_bit_cast(uint64_t, sine) & ~is_cosine);
  return __builtin_bit_cast(double, value ^ (quadrant & 2) << 62);
}

/// Beyond 30000 (and for infinities) the scalar function computes the element.
template <int kQuarter, double (*Scalar)(double)>
void flat_periodic(const void* a, const void*, const void*, void* out, int64_t n) {
  constexpr int64_t kBlock = 64;
  const auto is_inside = [](float x) { return clear_sign(x) <= 30000.0f; };
  const float* x = static_cast<const float*>(a);
  float* y = static_cast<float*>(out);
  float in[kBlock] = {};
  double turned[kBlock];
  for (int64_t start = 0; start < n; start += kBlock) {
    const int64_t count = n - start < kBlock ? n - start : kBlock;
    std::memcpy(in, x + start, static_cast<size_t>(count) * sizeof(float));
    for (int64_t i = 0; i < kBlock; ++i) turned[i] = in[i];
    for (int64_t i = 0; i < kBlock; ++i) turned[i] = periodic<kQuarter>(turned[i]);
    for (int64_t i = 0; i < count; ++i) y[start + i] = static_cast<float>(is_inside(in[i]) ? turned[i] : Scalar(in[i]));
  }
}

template <size_t N>
V polynomial(F d, V x, const float (&coefficients)[N]) {
  V sum = hn::Set(d, coefficients[N - 1]);
  for (size_t i = N - 1; i-- > 0;) sum = hn::Add(hn::Mul(sum, x), hn::Set(d, coefficients[i]));
  return sum;
}

/// Below 1 an odd polynomial, beyond it 1 - e^(-x^2) q(1 / (1 + 0.4 x)); coefficients fitted at Chebyshev's nodes. At
/// most 3 ULP.
struct Erf {
  static V of(F d, V x) {
    constexpr float kNear[] = {1.128379225730896f,      -0.37612637877464294f,  0.11283782869577408f,
                               -0.026865437626838684f,  0.005221053492277861f,  -0.0008484396385028958f,
                               0.00011268253729213029f, -9.673590284364764e-06f};
    constexpr float kFar[] = {-0.0002822551759891212f, 0.2296384572982788f,  0.20251040160655975f,
                              0.27888748049736023f,    0.05565057322382927f, 0.19165557622909546f,
                              0.12630578875541687f,    -0.0844893530011177f};
    const V one = hn::Set(d, 1.0f);
    const V size = hn::Min(hn::Abs(x), hn::Set(d, 4.5f));
    const V square = hn::Mul(size, size);
    const V near = hn::Mul(size, polynomial(d, square, kNear));
    const V t = hn::Div(one, hn::Add(one, hn::Mul(hn::Set(d, 0.4f), size)));
    const V far = hn::Sub(one, hn::Mul(exp_lanes(d, hn::Neg(square)), polynomial(d, t, kFar)));
    const V y = hn::IfThenElse(hn::Lt(size, one), near, hn::IfThenElse(hn::Lt(size, hn::Set(d, 4.0f)), far, one));
    const V sign = hn::And(hn::SignBit(d), x);
    return hn::IfThenElse(hn::Ne(x, x), x, hn::Or(y, sign));
  }
};

template <double (*Function)(double)>
struct Scalar {
  template <class T>
  static T of(T x) {
    return static_cast<T>(Function(static_cast<double>(x)));
  }
};

template <double (*Function)(double, double)>
struct Pair {
  static double of(double x, double y) { return Function(x, y); }
};

double elu(double x, double alpha) { return x > 0 ? x : alpha * ref_expm1(x); }
double celu(double x, double alpha) { return x > 0 ? x : alpha * ref_expm1(x / alpha); }
double selu(double x) { return 1.05070098 * elu(x, 1.67326324); }
double log1p_exp(double x) { return ref_log1p(ref_exp(x < 0 ? x : -x)); }
double softplus(double x) { return (x > 0 ? x : 0) + log1p_exp(x); }
double log_sigmoid(double x) { return (x < 0 ? x : 0) - log1p_exp(x); }
double mish(double x) { return x * ref_tanh(softplus(x)); }
double sigmoid(double x) { return 1.0 / (1.0 + ref_exp(-x)); }
double silu(double x) { return x / (1.0 + ref_exp(-x)); }
double gelu(double x) { return 0.5 * x * (1.0 + ref_tanh(0.7978845608028654 * (x + 0.044715 * x * x * x))); }

/// Integers wrap; floats are the real power. The commonest exponents take the exact operation.
struct Pow {
  template <class T>
  static T of(T x, T y) {
    if constexpr (kIsFloat<T>) {
      if (y == T(2)) return x * x;
      if (y == T(1)) return x;
      if (y == T(0.5) && x > T(0) && x - x == T(0)) return exact_sqrt(x);
      return static_cast<T>(ref_pow(static_cast<double>(x), static_cast<double>(y)));
    } else {
      return integer_power(x, y);
    }
  }
};
struct Atan2 {
  template <class T>
  static T of(T y, T x) {
    return static_cast<T>(ref_atan2(static_cast<double>(y), static_cast<double>(x)));
  }
};

// Derivatives, given what MindSpore's *Grad operators are given. Where the formula needs exp or tanh, it is computed in
// double.
struct TanhGrad {
  template <class T>
  static T of(T y, T dy) {
    return dy * (T(1) - y * y);
  }
};
struct SigmoidGrad {
  template <class T>
  static T of(T y, T dy) {
    return dy * (y * (T(1) - y));
  }
};
struct ReluGrad {
  template <class T>
  static T of(T dy, T y) {
    return y > T(0) ? dy : T(0);
  }
};
struct SqrtGrad {
  template <class T>
  static T of(T y, T dy) {
    return dy * T(0.5) / y;
  }
};
struct RsqrtGrad {
  template <class T>
  static T of(T y, T dy) {
    return dy * T(-0.5) * (y * y * y);
  }
};
struct AsinGrad {
  template <class T>
  static T of(T x, T dy) {
    return dy / exact_sqrt(T(1) - x * x);
  }
};
struct AcosGrad {
  template <class T>
  static T of(T x, T dy) {
    return -dy / exact_sqrt(T(1) - x * x);
  }
};
struct AtanGrad {
  template <class T>
  static T of(T x, T dy) {
    return dy / (T(1) + x * x);
  }
};
struct SiluGrad {
  template <class T>
  static T of(T dy, T x) {
    const double s = sigmoid(static_cast<double>(x));
    return static_cast<T>(static_cast<double>(dy) * (s * (1.0 + static_cast<double>(x) * (1.0 - s))));
  }
};
struct GeluGrad {
  template <class T>
  static T of(T dy, T in) {
    constexpr double k = 0.7978845608028654, c = 0.044715;
    const double x = static_cast<double>(in), t = ref_tanh(k * (x + c * x * x * x));
    const double slope = 0.5 * (1.0 + t) + 0.5 * x * (1.0 - t * t) * (k * (1.0 + 3.0 * c * x * x));
    return static_cast<T>(static_cast<double>(dy) * slope);
  }
};

#define REFJIT_FLOATS(SINGLE, DOUBLE) \
  { nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, SINGLE, DOUBLE }
#define REFJIT_LANES(OP, FUNCTION) REFJIT_FLOATS(flat_lanes<OP>, (flat1<double, double, Scalar<FUNCTION>>))
#define REFJIT_SCALAR(FUNCTION) \
  REFJIT_FLOATS((flat1<float, float, Scalar<FUNCTION>>), (flat1<double, double, Scalar<FUNCTION>>))

/// The same, and for complex numbers.
#define REFJIT_FLOATS_AND(COMPLEX, SINGLE, DOUBLE)                                                         \
  {                                                                                                        \
    nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, SINGLE, DOUBLE, nullptr, nullptr, nullptr,       \
        flat1<Complex64, Complex64, OfComplex<COMPLEX>>, flat1<Complex128, Complex128, OfComplex<COMPLEX>> \
  }
#define REFJIT_LANES_AND(COMPLEX, OP, FUNCTION) \
  REFJIT_FLOATS_AND(COMPLEX, flat_lanes<OP>, (flat1<double, double, Scalar<FUNCTION>>))
#define REFJIT_SCALAR_AND(COMPLEX, FUNCTION) \
  REFJIT_FLOATS_AND(COMPLEX, (flat1<float, float, Scalar<FUNCTION>>), (flat1<double, double, Scalar<FUNCTION>>))

#define REFJIT_PAIR(OP) REFJIT_FLOATS((flat2<float, float, OP>), (flat2<double, double, OP>))

const FlatRow kRows[] = {
    {"TanhGrad", 2, FlatRule::Real, REFJIT_PAIR(TanhGrad)},
    {"SigmoidGrad", 2, FlatRule::Real, REFJIT_PAIR(SigmoidGrad)},
    {"ReluGrad", 2, FlatRule::Real, REFJIT_PAIR(ReluGrad)},
    {"SqrtGrad", 2, FlatRule::Real, REFJIT_PAIR(SqrtGrad)},
    {"RsqrtGrad", 2, FlatRule::Real, REFJIT_PAIR(RsqrtGrad)},
    {"AsinGrad", 2, FlatRule::Real, REFJIT_PAIR(AsinGrad)},
    {"ACosGrad", 2, FlatRule::Real, REFJIT_PAIR(AcosGrad)},
    {"AtanGrad", 2, FlatRule::Real, REFJIT_PAIR(AtanGrad)},
    {"SiLUGrad", 2, FlatRule::Real, REFJIT_PAIR(SiluGrad)},
    {"GeLUGrad", 2, FlatRule::Real, REFJIT_PAIR(GeluGrad)},
    {"Exp", 1, FlatRule::Real, REFJIT_LANES_AND(complex_exp, Exp, ref_exp)},
    {"Log", 1, FlatRule::Real, REFJIT_LANES_AND(complex_log, Log, ref_log)},
    {"Tanh", 1, FlatRule::Real, REFJIT_LANES_AND(complex_tanh, Tanh, ref_tanh)},
    {"Sigmoid", 1, FlatRule::Real, REFJIT_LANES_AND(complex_sigmoid, Sigmoid, sigmoid)},
    {"SiLU", 1, FlatRule::Real, REFJIT_LANES(Silu, silu)},
    {"GeLU", 1, FlatRule::Real, REFJIT_LANES(Gelu, gelu)},
    {"Sin", 1, FlatRule::Real,
     REFJIT_FLOATS_AND(complex_sin, (flat_periodic<0, ref_sin>), (flat1<double, double, Scalar<ref_sin>>))},
    {"Cos", 1, FlatRule::Real,
     REFJIT_FLOATS_AND(complex_cos, (flat_periodic<1, ref_cos>), (flat1<double, double, Scalar<ref_cos>>))},
    {"Tan", 1, FlatRule::Real, REFJIT_SCALAR_AND(complex_tan, ref_tan)},
    {"Asin", 1, FlatRule::Real, REFJIT_SCALAR_AND(complex_asin, ref_asin)},
    {"ACos", 1, FlatRule::Real, REFJIT_SCALAR_AND(complex_acos, ref_acos)},
    {"Atan", 1, FlatRule::Real, REFJIT_SCALAR_AND(complex_atan, ref_atan)},
    {"Sinh", 1, FlatRule::Real, REFJIT_SCALAR_AND(complex_sinh, ref_sinh)},
    {"Cosh", 1, FlatRule::Real, REFJIT_SCALAR_AND(complex_cosh, ref_cosh)},
    {"Expm1", 1, FlatRule::Real, REFJIT_SCALAR_AND(complex_expm1, ref_expm1)},
    {"Log1p", 1, FlatRule::Real, REFJIT_SCALAR_AND(complex_log1p, ref_log1p)},
    {"Erf", 1, FlatRule::Real, REFJIT_LANES(Erf, ref_erf)},
    {"Atan2", 2, FlatRule::Real, REFJIT_PAIR(Atan2)},
    {"Softplus", 1, FlatRule::Same, REFJIT_LANES(Softplus, softplus)},
    {"LogSigmoid", 1, FlatRule::Same, REFJIT_LANES(LogSigmoid, log_sigmoid)},
    {"Mish", 1, FlatRule::Same, REFJIT_LANES(Mish, mish)},
    {"SeLU", 1, FlatRule::Same, REFJIT_LANES(Selu, selu)},
    {"Elu", 2, FlatRule::Same, REFJIT_FLOATS(flat_lanes2<Elu>, (flat2<double, double, Pair<elu>>))},
    {"CeLU", 2, FlatRule::Same, REFJIT_FLOATS(flat_lanes2<Celu>, (flat2<double, double, Pair<celu>>))},
    {"Pow",
     2,
     FlatRule::Same,
     {nullptr, flat2<int8_t, int8_t, Pow>, flat2<int16_t, int16_t, Pow>, flat2<int32_t, int32_t, Pow>,
      flat2<int64_t, int64_t, Pow>, flat2<uint8_t, uint8_t, Pow>, flat2<float, float, Pow>, flat2<double, double, Pow>,
      flat2<uint16_t, uint16_t, Pow>, flat2<uint32_t, uint32_t, Pow>, flat2<uint64_t, uint64_t, Pow>,
      flat2<Complex64, Complex64, OfComplexPair<complex_pow>>,
      flat2<Complex128, Complex128, OfComplexPair<complex_pow>>}},
};

}  // namespace

std::span<const FlatRow> math_rows() { return kRows; }

}  // namespace refjit::kernels
