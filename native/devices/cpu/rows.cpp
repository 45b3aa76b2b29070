#include "devices/cpu/rows.h"

#include <algorithm>
#include <cmath>
#include <limits>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "devices/cpu/rows.cpp"
#include <hwy/foreach_target.h>

#include <hwy/highway.h>

#include "devices/cpu/lane_math.h"

HWY_BEFORE_NAMESPACE();
namespace refjit::devices::cpu::HWY_NAMESPACE {

#if HWY_TARGET <= HWY_AVX2

using F = hn::ScalableTag<float>;
using V = hn::Vec<F>;

struct Sum {
  static float start() { return 0; }
  static HWY_INLINE V join(V a, V b) { return hn::Add(a, b); }
  static HWY_INLINE float total(F d, V v) { return hn::GetLane(hn::SumOfLanes(d, v)); }
};
/// NaN is passed over: the instruction returns its second operand where one is NaN.
struct Most {
  static float start() { return -std::numeric_limits<float>::infinity(); }
  static HWY_INLINE V join(V a, V b) { return hn::Max(b, a); }
  static HWY_INLINE float total(F d, V v) { return hn::GetLane(hn::MaxOfLanes(d, v)); }
};
struct Least {
  static float start() { return std::numeric_limits<float>::infinity(); }
  static HWY_INLINE V join(V a, V b) { return hn::Min(b, a); }
  static HWY_INLINE float total(F d, V v) { return hn::GetLane(hn::MinOfLanes(d, v)); }
};

/// Four vectors at a time, then one, then the tail under a mask.
template <class Op>
float fold(const float* x, int64_t n) {
  const F d;
  const auto step = static_cast<int64_t>(hn::Lanes(d));
  const V start = hn::Set(d, Op::start());
  V a = start, b = start, c = start, e = start;
  int64_t i = 0;
  for (; i + 4 * step <= n; i += 4 * step) {
    a = Op::join(a, hn::LoadU(d, x + i));
    b = Op::join(b, hn::LoadU(d, x + i + step));
    c = Op::join(c, hn::LoadU(d, x + i + 2 * step));
    e = Op::join(e, hn::LoadU(d, x + i + 3 * step));
  }
  for (; i + step <= n; i += step) a = Op::join(a, hn::LoadU(d, x + i));
  if (i < n) {
    const auto mask = hn::FirstN(d, static_cast<size_t>(n - i));
    b = Op::join(b, hn::IfThenElse(mask, hn::MaskedLoad(mask, d, x + i), start));
  }
  return Op::total(d, Op::join(Op::join(a, b), Op::join(c, e)));
}

double sum(const float* x, int64_t n) {
  constexpr int64_t kBlock = 4096;
  double total = 0;
  for (int64_t i = 0; i < n; i += kBlock) total += static_cast<double>(fold<Sum>(x + i, std::min(kBlock, n - i)));
  return total;
}

template <class Op>
void columns(const float* x, int64_t stride, int64_t count, float* to, int64_t n) {
  const F d;
  const auto step = static_cast<int64_t>(hn::Lanes(d));
  const V start = hn::Set(d, Op::start());
  int64_t i = 0;
  for (; i + 4 * step <= n; i += 4 * step) {
    V a = start, b = start, c = start, e = start;
    for (int64_t k = 0; k < count; ++k) {
      const float* row = x + k * stride + i;
      a = Op::join(a, hn::LoadU(d, row));
      b = Op::join(b, hn::LoadU(d, row + step));
      c = Op::join(c, hn::LoadU(d, row + 2 * step));
      e = Op::join(e, hn::LoadU(d, row + 3 * step));
    }
    hn::StoreU(a, d, to + i);
    hn::StoreU(b, d, to + i + step);
    hn::StoreU(c, d, to + i + 2 * step);
    hn::StoreU(e, d, to + i + 3 * step);
  }
  for (; i < n; i += step) {
    const auto mask = hn::FirstN(d, static_cast<size_t>(std::min(step, n - i)));
    V a = start;
    for (int64_t k = 0; k < count; ++k) a = Op::join(a, hn::MaskedLoad(mask, d, x + k * stride + i));
    hn::BlendedStore(a, mask, d, to + i);
  }
}

/// y = e^(x - most), and their sum.
HWY_INLINE float exponentials(const float* x, float* y, int64_t n, float most) {
  const F d;
  const auto step = static_cast<int64_t>(hn::Lanes(d));
  const V shift = hn::Set(d, most);
  V a = hn::Zero(d), b = hn::Zero(d);
  int64_t i = 0;
  for (; i + 2 * step <= n; i += 2 * step) {
    const V first = exp_flushed(d, hn::Sub(hn::LoadU(d, x + i), shift));
    const V second = exp_flushed(d, hn::Sub(hn::LoadU(d, x + i + step), shift));
    a = hn::Add(a, first);
    b = hn::Add(b, second);
    if (!y) continue;
    hn::StoreU(first, d, y + i);
    hn::StoreU(second, d, y + i + step);
  }
  for (; i < n; i += step) {
    const auto mask = hn::FirstN(d, static_cast<size_t>(std::min(step, n - i)));
    const V power = hn::IfThenElseZero(mask, exp_flushed(d, hn::Sub(hn::MaskedLoad(mask, d, x + i), shift)));
    a = hn::Add(a, power);
    if (y) hn::BlendedStore(power, mask, d, y + i);
  }
  return hn::GetLane(hn::SumOfLanes(d, hn::Add(a, b)));
}

void scale_row(const float* x, float* y, int64_t n, float center, float factor, float term) {
  const F d;
  const auto step = static_cast<int64_t>(hn::Lanes(d));
  const V middle = hn::Set(d, center), scale = hn::Set(d, factor), shift = hn::Set(d, term);
  const auto of = [&](V v) HWY_ATTR { return hn::MulAdd(hn::Sub(v, middle), scale, shift); };
  int64_t i = 0;
  for (; i + step <= n; i += step) hn::StoreU(of(hn::LoadU(d, x + i)), d, y + i);
  if (i == n) return;
  const auto mask = hn::FirstN(d, static_cast<size_t>(n - i));
  hn::BlendedStore(of(hn::MaskedLoad(mask, d, x + i)), mask, d, y + i);
}

template <class Term>
HWY_INLINE double sum_terms(int64_t n, const Term& term) {
  constexpr int64_t kBlock = 4096;
  const F d;
  const auto step = static_cast<int64_t>(hn::Lanes(d));
  const auto all = hn::FirstN(d, static_cast<size_t>(step));
  double total = 0;
  for (int64_t at = 0; at < n; at += kBlock) {
    const int64_t end = std::min(n, at + kBlock);
    V a = hn::Zero(d), b = hn::Zero(d);
    int64_t i = at;
    for (; i + 2 * step <= end; i += 2 * step) {
      a = term(i, all, a);
      b = term(i + step, all, b);
    }
    for (; i < end; i += step) {
      const auto mask = hn::FirstN(d, static_cast<size_t>(std::min(step, end - i)));
      a = hn::IfThenElse(mask, term(i, mask, a), a);
    }
    total += static_cast<double>(hn::GetLane(hn::SumOfLanes(d, hn::Add(a, b))));
  }
  return total;
}

double sum_squares(const float* x, float mean, int64_t n) {
  const F d;
  const V middle = hn::Set(d, mean);
  return sum_terms(n, [&](int64_t i, auto mask, V total) HWY_ATTR {
    const V v = hn::Sub(hn::MaskedLoad(mask, d, x + i), middle);
    return hn::MulAdd(v, v, total);
  });
}

double sum_products(const float* dy, const float* x, float mean, int64_t n) {
  const F d;
  const V middle = hn::Set(d, mean);
  return sum_terms(n, [&](int64_t i, auto mask, V total) HWY_ATTR {
    return hn::MulAdd(hn::MaskedLoad(mask, d, dy + i), hn::Sub(hn::MaskedLoad(mask, d, x + i), middle), total);
  });
}

/// Calls `vector(i, mask)` for every vector of [0, n); it stores under the mask.
template <class Vector>
HWY_INLINE void for_vectors(int64_t n, const Vector& vector) {
  const F d;
  const auto step = static_cast<int64_t>(hn::Lanes(d));
  const auto all = hn::FirstN(d, static_cast<size_t>(step));
  int64_t i = 0;
  for (; i + step <= n; i += step) vector(i, all);
  if (i < n) vector(i, hn::FirstN(d, static_cast<size_t>(n - i)));
}

void combine(const float* dy, const float* x, float* out, int64_t n, float level, float center, float slope,
             float factor) {
  const F d;
  const V bottom = hn::Set(d, level), middle = hn::Set(d, center), share = hn::Set(d, slope),
          scale = hn::Set(d, factor);
  for_vectors(n, [&](int64_t i, auto mask) HWY_ATTR {
    const V rest = hn::Sub(hn::MaskedLoad(mask, d, dy + i), bottom);
    const V away = hn::Sub(hn::MaskedLoad(mask, d, x + i), middle);
    hn::BlendedStore(hn::Mul(hn::NegMulAdd(away, share, rest), scale), mask, d, out + i);
  });
}

void normalise(const float* x, const float* gamma, const float* beta, float* y, int64_t n, float center, float factor) {
  const F d;
  const V middle = hn::Set(d, center), scale = hn::Set(d, factor);
  for_vectors(n, [&](int64_t i, auto mask) HWY_ATTR {
    const V v = hn::Mul(hn::Sub(hn::MaskedLoad(mask, d, x + i), middle), scale);
    hn::BlendedStore(hn::MulAdd(v, hn::MaskedLoad(mask, d, gamma + i), hn::MaskedLoad(mask, d, beta + i)), mask, d,
                     y + i);
  });
}

void norm_sums(const float* dy, const float* x, const float* gamma, float mean, int64_t n, double sums[2]) {
  constexpr int64_t kBlock = 4096;
  const F d;
  const V middle = hn::Set(d, mean);
  sums[0] = sums[1] = 0;
  for (int64_t at = 0; at < n; at += kBlock) {
    V total = hn::Zero(d), joint = hn::Zero(d);
    for_vectors(std::min(kBlock, n - at), [&](int64_t i, auto mask) HWY_ATTR {
      const V g = hn::Mul(hn::MaskedLoad(mask, d, dy + at + i), hn::MaskedLoad(mask, d, gamma + at + i));
      total = hn::Add(total, g);
      joint = hn::MulAdd(g, hn::Sub(hn::MaskedLoad(mask, d, x + at + i), middle), joint);
    });
    sums[0] += static_cast<double>(hn::GetLane(hn::SumOfLanes(d, total)));
    sums[1] += static_cast<double>(hn::GetLane(hn::SumOfLanes(d, joint)));
  }
}

void norm_grad(const float* dy, const float* x, const float* gamma, float* dx, float* dgamma, float* dbeta, int64_t n,
               float level, float center, float slope, float factor) {
  const F d;
  const V bottom = hn::Set(d, level), middle = hn::Set(d, center), share = hn::Set(d, slope),
          scale = hn::Set(d, factor);
  for_vectors(n, [&](int64_t i, auto mask) HWY_ATTR {
    const V g = hn::MaskedLoad(mask, d, dy + i), away = hn::Sub(hn::MaskedLoad(mask, d, x + i), middle);
    hn::BlendedStore(hn::Add(hn::MaskedLoad(mask, d, dbeta + i), g), mask, d, dbeta + i);
    hn::BlendedStore(hn::MulAdd(g, hn::Mul(away, scale), hn::MaskedLoad(mask, d, dgamma + i)), mask, d, dgamma + i);
    const V rest = hn::MulSub(g, hn::MaskedLoad(mask, d, gamma + i), bottom);
    hn::BlendedStore(hn::Mul(hn::NegMulAdd(away, share, rest), scale), mask, d, dx + i);
  });
}

HWY_INLINE V finished(F d, V v, bool relu) { return relu ? hn::Max(v, hn::Zero(d)) : v; }

void finish(const float* x, const float* residual, float* y, int64_t n, bool relu) {
  const F d;
  for_vectors(n, [&](int64_t i, auto mask) HWY_ATTR {
    V v = hn::MaskedLoad(mask, d, x + i);
    if (residual) v = hn::Add(v, hn::MaskedLoad(mask, d, residual + i));
    hn::BlendedStore(finished(d, v, relu), mask, d, y + i);
  });
}

/// A few kilobytes of blocks stay in the first-level cache while each channel gathers its pixels.
void unblock(const float* blocked, const float* residual, float* y, int64_t pixels, int64_t row, bool relu) {
  constexpr int64_t kBlock = 16, kPixels = 128;
  const F d;
  const hn::RebindToSigned<F> di;
  const auto step = static_cast<int64_t>(hn::Lanes(d));
  const auto places = hn::ShiftLeft<4>(hn::Iota(di, 0));
  for (int64_t at = 0; at < pixels; at += kPixels) {
    const int64_t end = std::min(pixels, at + kPixels);
    for (int64_t c = 0; c < kBlock; ++c) {
      const float* from = blocked + c;
      float* to = y + c * row;
      const float* other = residual ? residual + c * row : nullptr;
      int64_t i = at;
      for (; i + step <= end; i += step) {
        V v = hn::GatherIndex(d, from + i * kBlock, places);
        if (other) v = hn::Add(v, hn::LoadU(d, other + i));
        hn::StoreU(finished(d, v, relu), d, to + i);
      }
      for (; i < end; ++i) {
        const float v = from[i * kBlock] + (other ? other[i] : 0.0f);
        to[i] = relu && !(v > 0) ? 0.0f : v;
      }
    }
  }
}

void softmax(const float* x, float* y, int64_t n) {
  const float most = fold<Most>(x, n);
  const float total = exponentials(x, y, n, most);
  scale_row(y, y, n, 0, 1.0f / total, 0);
}

void masked_softmax(float* x, const float* mask, float factor, int64_t n) {
  const F d;
  const V scale = hn::Set(d, factor), start = hn::Set(d, Most::start());
  V most = start;
  for_vectors(n, [&](int64_t i, auto lanes) HWY_ATTR {
    V v = hn::Mul(hn::MaskedLoad(lanes, d, x + i), scale);
    if (mask) v = hn::Add(v, hn::MaskedLoad(lanes, d, mask + i));
    hn::BlendedStore(v, lanes, d, x + i);
    most = Most::join(most, hn::IfThenElse(lanes, v, start));
  });
  const float total = exponentials(x, x, n, Most::total(d, most));
  scale_row(x, x, n, 0, 1.0f / total, 0);
}

void log_softmax(const float* x, float* y, int64_t n) {
  const float most = fold<Most>(x, n);
  const float total = exponentials(x, nullptr, n, most);
  const F d;
  const auto step = static_cast<int64_t>(hn::Lanes(d));
  const V first = hn::Set(d, most), second = hn::Set(d, std::log(total));
  for (int64_t i = 0; i < n; i += step) {
    const auto mask = hn::FirstN(d, static_cast<size_t>(std::min(step, n - i)));
    hn::BlendedStore(hn::Sub(hn::Sub(hn::MaskedLoad(mask, d, x + i), first), second), mask, d, y + i);
  }
}

void softmax_grad(const float* dy, const float* y, float* dx, int64_t n) {
  const F d;
  const V total = hn::Set(d, static_cast<float>(sum_products(dy, y, 0, n)));
  for_vectors(n, [&](int64_t i, auto mask) HWY_ATTR {
    const V rest = hn::Sub(hn::MaskedLoad(mask, d, dy + i), total);
    hn::BlendedStore(hn::Mul(rest, hn::MaskedLoad(mask, d, y + i)), mask, d, dx + i);
  });
}

const RowKernels* kernels() {
  static const RowKernels table{softmax,     masked_softmax, log_softmax,  softmax_grad,  sum,
                                fold<Most>,  fold<Least>,    columns<Sum>, columns<Most>, columns<Least>,
                                sum_squares, sum_products,   scale_row,    combine,       normalise,
                                norm_sums,   norm_grad,      finish,       unblock};
  return &table;
}

#else

const RowKernels* kernels() { return nullptr; }

#endif

}  // namespace refjit::devices::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace refjit::devices::cpu {

HWY_EXPORT(kernels);

const RowKernels* row_kernels() {
  static const RowKernels* table = HWY_DYNAMIC_DISPATCH(kernels)();
  return table;
}

}  // namespace refjit::devices::cpu
#endif
