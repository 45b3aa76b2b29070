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

/// e^x as y * 2^n with y near 1; NaN stays NaN (Max and Min return their second operand then).
template <class V>
struct Power {
  V y, n;
};

template <class D, class V>
HWY_INLINE Power<V> exp_parts(D d, V x) {
  x = hn::Min(hn::Set(d, 89.0f), hn::Max(hn::Set(d, -105.0f), x));
  const V n = hn::Round(hn::Mul(x, hn::Set(d, 1.44269504088896341f)));
  V r = hn::NegMulAdd(n, hn::Set(d, 0.693145751953125f), x);
  r = hn::NegMulAdd(n, hn::Set(d, 1.42860677e-6f), r);
  V q = hn::Set(d, 0.001381459878757596f);
  q = hn::MulAdd(q, r, hn::Set(d, 0.008368716575205326f));
  q = hn::MulAdd(q, r, hn::Set(d, 0.04166838899254799f));
  q = hn::MulAdd(q, r, hn::Set(d, 0.1666652113199234f));
  q = hn::MulAdd(q, r, hn::Set(d, 0.4999999403953552f));
  return {hn::Add(hn::Set(d, 1.0f), hn::MulAdd(hn::Mul(r, r), q, r)), n};
}

template <class D, class V>
HWY_INLINE V exp_of(D d, V x) {
  const Power<V> e = exp_parts(d, x);
  return scaled(d, e.y, e.n);
}

/// e^x for x <= 0, and 0 where that is subnormal: such results cost the processor a hundred times as much.
template <class D, class V>
HWY_INLINE V exp_flushed(D d, V x) {
  const V lowest = hn::Set(d, -87.0f);
  return hn::IfThenElse(hn::Lt(x, lowest), hn::Zero(d), exp_of(d, hn::Max(lowest, x)));
}

/// Through e^-|x|, which cannot overflow.
template <class D, class V>
HWY_INLINE V sigmoid_of(D d, V x) {
  const V e = exp_of(d, hn::Or(x, hn::SignBit(d)));
  const V right = inverse(d, hn::Add(hn::Set(d, 1.0f), e));
  return hn::IfThenElse(hn::Lt(x, hn::Zero(d)), hn::Mul(e, right), right);
}

/// x sigmoid(x); scaled last, so that a subnormal e^x costs no bits; beyond the range of e^-x it is 0 (NaN for
/// -inf), as x / (1 + e^-x) gives it.
template <class D, class V>
HWY_INLINE V silu_of(D d, V x) {
  const Power<V> e = exp_parts(d, hn::Or(x, hn::SignBit(d)));
  const V right = hn::Mul(x, inverse(d, hn::Add(hn::Set(d, 1.0f), scaled(d, e.y, e.n))));
  const V left = hn::IfThenElse(hn::Lt(x, hn::Set(d, -88.72283172607422f)), hn::Mul(x, hn::Zero(d)),
                                scaled(d, hn::Mul(e.y, right), e.n));
  return hn::IfThenElse(hn::Lt(x, hn::Zero(d)), left, right);
}

/// An odd polynomial below 0.55, 1 - 2 / (e^2|x| + 1) beyond it.
template <class D, class V>
HWY_INLINE V tanh_of(D d, V x) {
  const V size = hn::Abs(x), square = hn::Mul(x, x);
  V p = hn::Set(d, -0.00628247344866395f);
  p = hn::MulAdd(p, square, hn::Set(d, 0.021077757701277733f));
  p = hn::MulAdd(p, square, hn::Set(d, -0.05385385826230049f));
  p = hn::MulAdd(p, square, hn::Set(d, 0.13332602381706238f));
  p = hn::MulAdd(p, square, hn::Set(d, -0.33333319425582886f));
  const V near = hn::MulAdd(hn::Mul(p, square), x, x);
  const V doubled = hn::Min(hn::Set(d, 20.0f), hn::Add(size, size));
  const V part = inverse(d, hn::Add(hn::Set(d, 1.0f), exp_of(d, doubled)));
  const V far = hn::CopySign(hn::NegMulAdd(hn::Set(d, 2.0f), part, hn::Set(d, 1.0f)), x);
  return hn::IfThenElse(hn::Lt(size, hn::Set(d, 0.55f)), near, far);
}

}  // namespace refjit::devices::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
