#include "devices/cpu/wide_lanes.h"

#include <algorithm>
#include <limits>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "devices/cpu/wide_lanes.cpp"
#include <hwy/foreach_target.h>

#include <hwy/contrib/math/math-inl.h>
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace refjit::devices::cpu::HWY_NAMESPACE {

#if HWY_TARGET <= HWY_AVX2
namespace {

namespace hn = hwy::HWY_NAMESPACE;
using D = hn::ScalableTag<double>;
using W = hn::Vec<D>;
using M = hn::Mask<D>;
using F = hn::Rebind<float, D>;

constexpr int64_t kLanes = HWY_TARGET <= HWY_AVX3 ? 8 : 4;
constexpr double kInfinity = std::numeric_limits<double>::infinity();

HWY_INLINE W all(double x) { return hn::Set(D(), x); }
HWY_INLINE M is_below(W x, double limit) { return hn::Lt(hn::Abs(x), all(limit)); }

HWY_INLINE hn::Vec<F> load(const float* from, int64_t count) {
  return count == kLanes ? hn::LoadU(F(), from)
                         : hn::MaskedLoad(hn::FirstN(F(), static_cast<size_t>(count)), F(), from);
}
HWY_INLINE void store(hn::Vec<F> y, float* to, int64_t count) {
  if (count == kLanes)
    hn::StoreU(y, F(), to);
  else
    hn::BlendedStore(y, hn::FirstN(F(), static_cast<size_t>(count)), F(), to);
}

/// The reference's kernel of an operator on float32.
kernels::FlatFn reference_of(std::string_view op) {
  return kernels::find_flat(op)->fn[kernels::compute_column(DType::Float32)];
}

template <class Op>
void wide1(const void* a, const void*, const void*, void* out, int64_t n) {
  static const kernels::FlatFn reference = reference_of(Op::kName);
  for (int64_t i = 0; i < n; i += kLanes) {
    const int64_t count = std::min(kLanes, n - i);
    const auto single = load(static_cast<const float*>(a) + i, count);
    const W x = hn::PromoteTo(D(), single);
    float* const y = static_cast<float*>(out) + i;
    store(hn::DemoteTo(F(), Op::of(x)), y, count);
    const M inside = Op::serves(x);
    if (hn::AllTrue(D(), inside)) continue;
    alignas(64) float from[kLanes];
    alignas(64) double is_inside[kLanes];
    hn::Store(single, F(), from);
    hn::Store(hn::IfThenElseZero(inside, all(1)), D(), is_inside);
    for (int64_t k = 0; k < count; ++k)
      if (is_inside[k] == 0) reference(from + k, nullptr, nullptr, y + k, 1);
  }
}

template <class Op>
void wide2(const void* a, const void* b, const void*, void* out, int64_t n) {
  static const kernels::FlatFn reference = reference_of(Op::kName);
  for (int64_t i = 0; i < n; i += kLanes) {
    const int64_t count = std::min(kLanes, n - i);
    const auto left = load(static_cast<const float*>(a) + i, count);
    const auto right = load(static_cast<const float*>(b) + i, count);
    const W x = hn::PromoteTo(D(), left), z = hn::PromoteTo(D(), right);
    float* const y = static_cast<float*>(out) + i;
    store(hn::DemoteTo(F(), Op::of(x, z)), y, count);
    const M inside = Op::serves(x, z);
    if (hn::AllTrue(D(), inside)) continue;
    alignas(64) float from[2][kLanes];
    alignas(64) double is_inside[kLanes];
    hn::Store(left, F(), from[0]);
    hn::Store(right, F(), from[1]);
    hn::Store(hn::IfThenElseZero(inside, all(1)), D(), is_inside);
    for (int64_t k = 0; k < count; ++k)
      if (is_inside[k] == 0) reference(from[0] + k, from[1] + k, nullptr, y + k, 1);
  }
}

#define REFJIT_WIDE1(NAME, SERVES, RESULT)                          \
  struct NAME {                                                     \
    static constexpr std::string_view kName = #NAME;                \
    static HWY_INLINE M serves(W x) { return SERVES; }              \
    static HWY_INLINE W of([[maybe_unused]] W x) { return RESULT; } \
  };

/// Beyond it float32's exponential is infinite or 0.
constexpr double kMostPower = 87;

REFJIT_WIDE1(Log, hn::And(hn::Gt(x, all(0)), hn::Lt(x, all(kInfinity))), hn::Log(D(), x))
REFJIT_WIDE1(Log1p, hn::And(hn::Gt(x, all(-1)), hn::Lt(x, all(kInfinity))), hn::Log1p(D(), x))
REFJIT_WIDE1(Expm1, is_below(x, kMostPower), hn::Expm1(D(), x))
REFJIT_WIDE1(Asin, hn::Le(hn::Abs(x), all(1)), hn::Asin(D(), x))
REFJIT_WIDE1(ACos, hn::Le(hn::Abs(x), all(1)), hn::Acos(D(), x))
REFJIT_WIDE1(Atan, is_below(x, kInfinity), hn::Atan(D(), x))
REFJIT_WIDE1(Sinh, is_below(x, kMostPower), hn::Sinh(D(), x))

struct Cosh {
  static constexpr std::string_view kName = "Cosh";
  static HWY_INLINE M serves(W x) { return is_below(x, kMostPower); }
  static HWY_INLINE W of(W x) {
    const W e = hn::Exp(D(), hn::Abs(x)), half = all(0.5);
    return hn::MulAdd(half, e, hn::Div(half, e));
  }
};

/// Sine, cosine and the quarter turn of x: as the reference's, but for the fused steps.
struct Turned {
  W sine, cosine;
  hn::Vec<hn::RebindToUnsigned<D>> quarter;
};
HWY_INLINE Turned turned(W x) {
  const W rounder = all(6755399441055744.0);  // 1.5 * 2^52: rounds to an integer, which its last bits hold then
  const W shifted = hn::MulAdd(x, all(0.63661977236758134308), rounder), n = hn::Sub(shifted, rounder);
  // pi/2 in two parts.
  const W r = hn::NegMulAdd(n, all(0x1.0b4611a626331p-34), hn::NegMulAdd(n, all(0x1.921fb544p+0), x));
  const W s = hn::Mul(r, r);
  W sine = all(-1.0 / 39916800), cosine = all(1.0 / 479001600);
  for (double each : {1.0 / 362880, -1.0 / 5040, 1.0 / 120, -1.0 / 6, 1.0}) sine = hn::MulAdd(sine, s, all(each));
  for (double each : {-1.0 / 3628800, 1.0 / 40320, -1.0 / 720, 1.0 / 24, -0.5, 1.0})
    cosine = hn::MulAdd(cosine, s, all(each));
  return {hn::Mul(sine, r), cosine, hn::BitCast(hn::RebindToUnsigned<D>(), shifted)};
}
/// kShift quarters on.
template <uint64_t kShift>
HWY_INLINE W wave(const Turned& t) {
  const hn::RebindToUnsigned<D> du;
  const auto quarter = hn::Add(t.quarter, hn::Set(du, kShift));
  const auto is_cosine = hn::Ne(hn::And(quarter, hn::Set(du, 1)), hn::Zero(du));
  const W value = hn::IfThenElse(hn::RebindMask(D(), is_cosine), t.cosine, t.sine);
  return hn::Xor(value, hn::BitCast(D(), hn::ShiftLeft<62>(hn::And(quarter, hn::Set(du, 2)))));
}

/// The numbers of quarters have 15 bits there.
constexpr double kFarthestTurn = 30000;
REFJIT_WIDE1(Sin, is_below(x, kFarthestTurn), wave<0>(turned(x)))
REFJIT_WIDE1(Cos, is_below(x, kFarthestTurn), wave<1>(turned(x)))
struct Tan {
  static constexpr std::string_view kName = "Tan";
  static HWY_INLINE M serves(W x) { return is_below(x, kFarthestTurn); }
  static HWY_INLINE W of(W x) {
    const Turned t = turned(x);
    return hn::Div(wave<0>(t), wave<1>(t));
  }
};
#undef REFJIT_WIDE1

/// e^(y log |x|), negative for a negative base's odd powers.
struct Pow {
  static constexpr std::string_view kName = "Pow";
  static HWY_INLINE W power(W x, W y) { return hn::Mul(y, hn::Log(D(), hn::Abs(x))); }
  static HWY_INLINE M serves(W x, W y) {
    const M is_base = hn::And(is_below(x, kInfinity), hn::Ne(x, hn::Zero(D())));
    const M is_real = hn::Or(hn::Gt(x, hn::Zero(D())), hn::Eq(hn::Floor(y), y));
    return hn::And(hn::And(is_base, is_real), hn::And(is_below(y, 1 << 24), is_below(power(x, y), kMostPower)));
  }
  static HWY_INLINE W of(W x, W y) {
    const W size = hn::Exp(D(), power(x, y)), half = hn::Mul(y, all(0.5));
    const M is_odd = hn::Ne(hn::Floor(half), half);
    return hn::IfThenElse(hn::And(is_odd, hn::Lt(x, hn::Zero(D()))), hn::Neg(size), size);
  }
};
struct Atan2 {
  static constexpr std::string_view kName = "Atan2";
  static HWY_INLINE M serves(W y, W x) {
    const M has_turn = hn::And(hn::Ne(x, hn::Zero(D())), hn::Ne(y, hn::Zero(D())));
    return hn::And(has_turn, hn::And(is_below(y, kInfinity), is_below(x, kInfinity)));
  }
  static HWY_INLINE W of(W y, W x) {
    const W right = hn::Atan(D(), hn::Div(y, x));
    const W turn = hn::CopySign(all(3.14159265358979323846), y);
    return hn::IfThenElse(hn::Lt(x, hn::Zero(D())), hn::Add(right, turn), right);
  }
};
/// The reference's own steps, and so its bits.
struct FloorDiv {
  static constexpr std::string_view kName = "FloorDiv";
  static HWY_INLINE M serves(W, W) { return hn::FirstN(D(), kLanes); }
  static HWY_INLINE W of(W x, W y) { return hn::Floor(hn::Div(x, y)); }
};
struct FloorMod {
  static constexpr std::string_view kName = "FloorMod";
  static HWY_INLINE M serves(W, W) { return hn::FirstN(D(), kLanes); }
  static HWY_INLINE W of(W x, W y) { return hn::Sub(x, hn::Mul(hn::Floor(hn::Div(x, y)), y)); }
};
/// Exact: the fused product leaves no error, and a quotient that rounded up to an integer is one too large.
struct Mod {
  static constexpr std::string_view kName = "Mod";
  static HWY_INLINE M serves(W x, W y) {
    constexpr double kMostWhole = 1 << 30;
    return hn::And(is_below(hn::Div(x, y), kMostWhole), is_below(y, kInfinity));
  }
  static HWY_INLINE W of(W x, W y) {
    const W size = hn::Abs(x), by = hn::Abs(y);
    const W r = hn::NegMulAdd(hn::Floor(hn::Div(size, by)), by, size);
    return hn::CopySign(hn::IfThenElse(hn::Lt(r, hn::Zero(D())), hn::Add(r, by), r), x);
  }
};

template <class Op>
constexpr LaneRow kRow1{Op::kName, wide1<Op>};
template <class Op>
constexpr LaneRow kRow2{Op::kName, wide2<Op>};

constexpr LaneRow kWideRows[] = {
    kRow1<Log>,
    kRow1<Log1p>,
    kRow1<Expm1>,
    kRow1<Asin>,
    kRow1<ACos>,
    kRow1<Atan>,
    kRow1<Sinh>,
    kRow1<Cosh>,
    kRow1<Sin>,
    kRow1<Cos>,
    kRow1<Tan>,
    kRow2<Pow>,
    kRow2<Atan2>,
    kRow2<FloorDiv>,
    kRow2<FloorMod>,
    {"RemainderTensorTensor", wide2<FloorMod>},
    {"RemainderTensorScalar", wide2<FloorMod>},
    {"RemainderScalarTensor", wide2<FloorMod>},
    kRow2<Mod>,
};

}  // namespace

std::span<const LaneRow> rows_of_wide() { return kWideRows; }

#else

std::span<const LaneRow> rows_of_wide() { return {}; }

#endif

}  // namespace refjit::devices::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace refjit::devices::cpu {

HWY_EXPORT(rows_of_wide);

std::span<const LaneRow> wide_rows() { return HWY_DYNAMIC_DISPATCH(rows_of_wide)(); }

}  // namespace refjit::devices::cpu
#endif
