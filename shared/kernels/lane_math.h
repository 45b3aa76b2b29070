#pragma once
// Exponentials on 128-bit lanes of float32: the same bits for SSE4 and WASM, so single IEEE operations only, no
// conversion to integers (the machines' differ beyond their range) and selections by one machine's rule. An element's
// bits depend on it alone, whatever shares its vector. Errors: exp 1 ULP, tanh 2.5 ULP. Private to this room.
#include <hwy/highway.h>

namespace refjit::kernels {

namespace hn = hwy::HWY_NAMESPACE;

using F = hn::FixedTag<float, 4>;
using V = decltype(hn::Zero(F()));

/// a < b ? a : b, one instruction on both machines (neither Highway's nor WebAssembly's min is).
inline V smaller(V a, V b) {
#ifdef __wasm_simd128__
  return V{(decltype(a.raw))wasm_f32x4_pmin((v128_t)b.raw, (v128_t)a.raw)};
#else
  return V{_mm_min_ps(a.raw, b.raw)};
#endif
}
/// a > b ? a : b
inline V larger(V a, V b) {
#ifdef __wasm_simd128__
  return V{(decltype(a.raw))wasm_f32x4_pmax((v128_t)b.raw, (v128_t)a.raw)};
#else
  return V{_mm_max_ps(a.raw, b.raw)};
#endif
}

/// e^x as (1 + p) 2^n, |p| < 0.42. `shifted` is n + 1.5 * 2^23: n stands in the last bits of its pattern.
struct Power {
  V p, shifted;
};

/// For |x| <= 2^20. Coefficients are a minimax fit of our own, as the cpu device's are.
inline Power power_of(F d, V x) {
  const V rounder = hn::Set(d, 12582912.0f);
  const V shifted = hn::Add(hn::Mul(x, hn::Set(d, 1.44269504088896341f)), rounder);
  const V n = hn::Sub(shifted, rounder);
  // ln 2 in two parts, the first so short that its product with n is exact.
  V r = hn::Sub(x, hn::Mul(n, hn::Set(d, 0.693145751953125f)));
  r = hn::Sub(r, hn::Mul(n, hn::Set(d, 1.42860677e-6f)));
  V q = hn::Set(d, 0.001381459878757596f);
  q = hn::Add(hn::Mul(q, r), hn::Set(d, 0.008368716575205326f));
  q = hn::Add(hn::Mul(q, r), hn::Set(d, 0.04166838899254799f));
  q = hn::Add(hn::Mul(q, r), hn::Set(d, 0.1666652113199234f));
  q = hn::Add(hn::Mul(q, r), hn::Set(d, 0.4999999403953552f));
  return {hn::Add(hn::Mul(hn::Mul(r, r), q), r), shifted};
}

/// Scaled in two steps that are exact but for a subnormal result, which is rounded once. Beyond the limits the result
/// is 0 and infinity by itself; NaN passes through every step.
inline V exp_lanes(F d, V x) {
  const hn::FixedTag<int32_t, 4> i;
  const Power e = power_of(d, smaller(hn::Set(d, 89.0f), larger(hn::Set(d, -105.0f), x)));
  const auto n = hn::BitCast(i, e.shifted), bias = hn::Set(i, 127);
  // n / 2 rounded down; what n has in common with 1.5 * 2^23 is shifted out of the other part.
  const auto half = hn::ShiftRight<1>(hn::Sub(n, hn::Set(i, 0x4B400000)));
  const auto power = [&](auto exponent) { return hn::BitCast(d, hn::ShiftLeft<23>(hn::Add(exponent, bias))); };
  return hn::Mul(hn::Mul(hn::Add(hn::Set(d, 1.0f), e.p), power(half)), power(hn::Sub(n, half)));
}

/// -m / (m + 2) with m = e^-2|x| - 1, whose leading part p keeps every bit of a small x.
inline V tanh_lanes(F d, V x) {
  const hn::FixedTag<int32_t, 4> i;
  const V one = hn::Set(d, 1.0f), sign = hn::SignBit(d);
  // -|x|, at least -10; a NaN stays.
  const V size = hn::Or(x, sign), negative = larger(hn::Set(d, -10.0f), size);
  const Power e = power_of(d, hn::Add(negative, negative));
  const V scale = hn::BitCast(d, hn::Add(hn::BitCast(i, one), hn::ShiftLeft<23>(hn::BitCast(i, e.shifted))));
  const V m = hn::Add(hn::Mul(scale, e.p), hn::Sub(scale, one));
  const V y = hn::Div(m, hn::Add(m, hn::Set(d, 2.0f)));  // of the other sign
  return hn::Or(hn::AndNot(sign, y), hn::And(sign, x));
}

}  // namespace refjit::kernels
