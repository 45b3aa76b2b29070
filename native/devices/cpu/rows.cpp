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
/// NaN wins on either side: the instruction returns its second operand where one is NaN.
struct Most {
  static float start() { return -std::numeric_limits<float>::infinity(); }
  static HWY_INLINE V join(V a, V b) { return hn::IfThenElse(hn::IsNaN(a), a, hn::Max(a, b)); }
  static HWY_INLINE float total(F d, V v) {
    if (!hn::AllTrue(d, hn::Eq(v, v))) return std::numeric_limits<float>::quiet_NaN();
    return hn::GetLane(hn::MaxOfLanes(d, v));
  }
};
struct Least {
  static float start() { return std::numeric_limits<float>::infinity(); }
  static HWY_INLINE V join(V a, V b) { return hn::IfThenElse(hn::IsNaN(a), a, hn::Min(a, b)); }
  static HWY_INLINE float total(F d, V v) {
    if (!hn::AllTrue(d, hn::Eq(v, v))) return std::numeric_limits<float>::quiet_NaN();
    return hn::GetLane(hn::MinOfLanes(d, v));
  }
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
    const V first = exp_of(d, hn::Sub(hn::LoadU(d, x + i), shift));
    const V second = exp_of(d, hn::Sub(hn::LoadU(d, x + i + step), shift));
    a = hn::Add(a, first);
    b = hn::Add(b, second);
    if (!y) continue;
    hn::StoreU(first, d, y + i);
    hn::StoreU(second, d, y + i + step);
  }
  for (; i < n; i += step) {
    const auto mask = hn::FirstN(d, static_cast<size_t>(std::min(step, n - i)));
    const V power = hn::IfThenElseZero(mask, exp_of(d, hn::Sub(hn::MaskedLoad(mask, d, x + i), shift)));
    a = hn::Add(a, power);
    if (y) hn::BlendedStore(power, mask, d, y + i);
  }
  return hn::GetLane(hn::SumOfLanes(d, hn::Add(a, b)));
}

/// y = x * factor + term.
HWY_INLINE void scale_row(const float* x, float* y, int64_t n, float factor, float term) {
  const F d;
  const auto step = static_cast<int64_t>(hn::Lanes(d));
  const V scale = hn::Set(d, factor), shift = hn::Set(d, term);
  int64_t i = 0;
  for (; i + step <= n; i += step) hn::StoreU(hn::MulAdd(hn::LoadU(d, x + i), scale, shift), d, y + i);
  if (i == n) return;
  const auto mask = hn::FirstN(d, static_cast<size_t>(n - i));
  hn::BlendedStore(hn::MulAdd(hn::MaskedLoad(mask, d, x + i), scale, shift), mask, d, y + i);
}

void softmax(const float* x, float* y, int64_t n) {
  const float most = fold<Most>(x, n);
  const float total = exponentials(x, y, n, most);
  scale_row(y, y, n, 1.0f / total, 0);
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

const RowKernels* kernels() {
  static const RowKernels table{softmax,     log_softmax,  sum,           fold<Most>,
                                fold<Least>, columns<Sum>, columns<Most>, columns<Least>};
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
