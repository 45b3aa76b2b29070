// Elementary functions on vectors of float32, for whatever target Highway compiles the including file for: included by
// lanes.cpp and rows.cpp inside their per-target passes, hence no #pragma once but Highway's toggle. Coefficients are
// minimax fits (Remez) of our own.
#include <hwy/highway.h>

#if defined(REFJIT_LANE_MATH) == defined(HWY_TARGET_TOGGLE)
#ifdef REFJIT_LANE_MATH
#undef REFJIT_LANE_MATH
#else
#define REFJIT_LANE_MATH
#endif

HWY_BEFORE_NAMESPACE();
namespace refjit::devices::cpu::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

/// y * 2^n for integral n in [-160, 130], rounded once where the result is subnormal.
template <class D, class V>
HWY_INLINE V scaled(D d, V y, V n) {
#if HWY_TARGET <= HWY_AVX3
  (void)d;
  return V{_mm512_scalef_ps(y.raw, n.raw)};
#else
  const hn::RebindToSigned<D> di;
  const auto whole = hn::ConvertTo(di, n);
  const auto half = hn::ShiftRight<1>(whole);
  const auto power = [&](auto exponent) {
    return hn::BitCast(d, hn::ShiftLeft<23>(hn::Add(exponent, hn::Set(di, 127))));
  };
  return hn::Mul(hn::Mul(y, power(half)), power(hn::Sub(whole, half)));
#endif
}

/// 1 / y for normal y with a normal result.
template <class D, class V>
HWY_INLINE V inverse(D d, V y) {
#if HWY_TARGET <= HWY_AVX3
  const V guess{_mm512_rcp14_ps(y.raw)};
  return hn::MulAdd(guess, hn::NegMulAdd(y, guess, hn::Set(d, 1.0f)), guess);
#else
  return hn::Div(hn::Set(d, 1.0f), y);
#endif
}

/// e^x as (1 + p) 2^n with p in [-0.3, 0.42].
template <class V>
struct Power {
  V p, n;
};

/// For x in [-105, 89]; NaN stays NaN.
template <class D, class V>
HWY_INLINE Power<V> power_of(D d, V x) {
  // Adding and taking away 1.5 * 2^23 rounds to an integer.
  const V rounder = hn::Set(d, 12582912.0f);
  const V n = hn::Sub(hn::MulAdd(x, hn::Set(d, 1.44269504088896341f), rounder), rounder);
  V r = hn::NegMulAdd(n, hn::Set(d, 0.693145751953125f), x);
  r = hn::NegMulAdd(n, hn::Set(d, 1.42860677e-6f), r);
  V q = hn::Set(d, 0.001381459878757596f);
  q = hn::MulAdd(q, r, hn::Set(d, 0.008368716575205326f));
  q = hn::MulAdd(q, r, hn::Set(d, 0.04166838899254799f));
  q = hn::MulAdd(q, r, hn::Set(d, 0.1666652113199234f));
  q = hn::MulAdd(q, r, hn::Set(d, 0.4999999403953552f));
  return {hn::MulAdd(hn::Mul(r, r), q, r), n};
}

/// e^x of a Power.
template <class D, class V>
HWY_INLINE V value_of(D d, const Power<V>& e) {
  return scaled(d, hn::Add(hn::Set(d, 1.0f), e.p), e.n);
}

/// -|x|, where its exponential is no longer 0. Max returns its second operand where one is NaN.
template <class D, class V>
HWY_INLINE V negative_of(D d, V x, float lowest) {
  return hn::Max(hn::Set(d, lowest), hn::Or(x, hn::SignBit(d)));
}

template <class D, class V>
HWY_INLINE V exp_of(D d, V x) {
  return value_of(d, power_of(d, hn::Min(hn::Set(d, 89.0f), hn::Max(hn::Set(d, -105.0f), x))));
}

/// e^x for x <= 0, and 0 where that is subnormal: such results cost the processor a hundred times as much.
template <class D, class V>
HWY_INLINE V exp_flushed(D d, V x) {
  const V lowest = hn::Set(d, -87.0f);
  return hn::IfThenElse(hn::Lt(x, lowest), hn::Zero(d), value_of(d, power_of(d, hn::Max(lowest, x))));
}

/// Through e^-|x|, which cannot overflow.
template <class D, class V>
HWY_INLINE V sigmoid_of(D d, V x) {
  const V e = value_of(d, power_of(d, negative_of(d, x, -105.0f)));
  const V right = inverse(d, hn::Add(hn::Set(d, 1.0f), e));
  return hn::IfThenElse(hn::Lt(x, hn::Zero(d)), hn::Mul(e, right), right);
}

/// x sigmoid(at); scaled last, so that a subnormal e^at costs no bits; beyond the range of e^-at it is 0 (NaN for
/// -inf), as x / (1 + e^-at) gives it.
template <class D, class V>
HWY_INLINE V gated_of(D d, V x, V at) {
  const V one = hn::Set(d, 1.0f);
  const Power<V> e = power_of(d, negative_of(d, at, -105.0f));
  const V right = hn::Mul(x, inverse(d, hn::Add(one, value_of(d, e))));
  const V left = hn::IfThenElse(hn::Lt(at, hn::Set(d, -88.72283172607422f)), hn::Mul(x, hn::Zero(d)),
                                scaled(d, hn::Mul(hn::Add(one, e.p), right), e.n));
  return hn::IfThenElse(hn::Lt(at, hn::Zero(d)), left, right);
}

template <class D, class V>
HWY_INLINE V silu_of(D d, V x) {
  return gated_of(d, x, x);
}

/// 2 sqrt(2 / pi) (x + 0.044715 x^3), rounded as the reference rounds it: GeLU is x sigmoid of it.
template <class D, class V>
HWY_INLINE V gelu_gate(D d, V x) {
  const V cubic = hn::Mul(hn::Set(d, 0.07135481282f), hn::Mul(x, x));
  return hn::Mul(x, hn::Add(hn::Set(d, 1.59576912161f), cubic));
}

template <class D, class V>
HWY_INLINE V gelu_of(D d, V x) {
  return gated_of(d, x, gelu_gate(d, x));
}

/// GeLU's derivative s + x s (1 - s) gate', s the sigmoid: beyond 10 it is 0 or 1, NaN for infinities.
template <class D, class V>
HWY_INLINE V gelu_slope_of(D d, V x) {
  const V one = hn::Set(d, 1.0f), at = hn::Min(hn::Set(d, 10.0f), hn::Max(hn::Set(d, -10.0f), x));
  const V s = sigmoid_of(d, gelu_gate(d, at));
  const V rate = hn::MulAdd(hn::Mul(at, at), hn::Set(d, 0.21406443847f), hn::Set(d, 1.59576912161f));
  const V slope = hn::MulAdd(hn::Mul(at, rate), hn::Mul(s, hn::Sub(one, s)), s);
  return hn::Add(slope, hn::Sub(x, x));
}

/// (x sigmoid(x))'
template <class D, class V>
HWY_INLINE V silu_slope_of(D d, V x) {
  const V one = hn::Set(d, 1.0f), s = sigmoid_of(d, x);
  return hn::Mul(s, hn::MulAdd(x, hn::Sub(one, s), one));
}

/// -m / (m + 2) with m = e^-2|x| - 1, whose leading part p keeps every bit of a small x.
template <class D, class V>
HWY_INLINE V tanh_of(D d, V x) {
  const V one = hn::Set(d, 1.0f), negative = negative_of(d, x, -10.0f);
  const Power<V> e = power_of(d, hn::Add(negative, negative));
  const V scale = scaled(d, one, e.n);
  const V m = hn::MulAdd(scale, e.p, hn::Sub(scale, one));
  const V y = hn::Mul(m, inverse(d, hn::Add(m, hn::Set(d, 2.0f))));
  return hn::CopySign(y, x);
}

/// Below 1 an odd polynomial, beyond it 1 - e^(-x^2) q(1 / (1 + 0.4 x)): the reference's fit.
template <class D, class V>
HWY_INLINE V erf_of(D d, V x) {
  constexpr float kNear[] = {1.128379225730896f,      -0.37612637877464294f,  0.11283782869577408f,
                             -0.026865437626838684f,  0.005221053492277861f,  -0.0008484396385028958f,
                             0.00011268253729213029f, -9.673590284364764e-06f};
  constexpr float kFar[] = {-0.0002822551759891212f, 0.2296384572982788f,  0.20251040160655975f, 0.27888748049736023f,
                            0.05565057322382927f,    0.19165557622909546f, 0.12630578875541687f, -0.0844893530011177f};
  const auto polynomial = [&](V at, const float(&terms)[8]) HWY_ATTR {
    V y = hn::Set(d, terms[7]);
    for (int i = 6; i >= 0; --i) y = hn::MulAdd(y, at, hn::Set(d, terms[i]));
    return y;
  };
  const V one = hn::Set(d, 1.0f);
  const V size = hn::Min(hn::Abs(x), hn::Set(d, 4.5f)), square = hn::Mul(size, size);
  const V near = hn::Mul(size, polynomial(square, kNear));
  const V t = inverse(d, hn::MulAdd(hn::Set(d, 0.4f), size, one));
  const V far = hn::NegMulAdd(exp_flushed(d, hn::Neg(square)), polynomial(t, kFar), one);
  const V y = hn::IfThenElse(hn::Lt(size, one), near, hn::IfThenElse(hn::Lt(size, hn::Set(d, 4.0f)), far, one));
  return hn::IfThenElse(hn::IsNaN(x), x, hn::CopySign(y, x));
}

}  // namespace refjit::devices::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
