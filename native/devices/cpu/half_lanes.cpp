// float32 to and from the 16-bit floats, in lanes: the reference's bits (tensor/half.h).
#include <algorithm>

#include "devices/cpu/lanes.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "devices/cpu/half_lanes.cpp"
#include <hwy/foreach_target.h>

#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace refjit::devices::cpu::HWY_NAMESPACE {

#if HWY_TARGET <= HWY_AVX2
namespace {

namespace hn = hwy::HWY_NAMESPACE;
using F = hn::ScalableTag<float>;
using U = hn::RebindToUnsigned<F>;
using Half = hn::Rebind<uint16_t, F>;
using V = hn::Vec<F>;
using Bits = hn::Vec<Half>;

constexpr int64_t kLanes = HWY_TARGET <= HWY_AVX3 ? 16 : 8;

struct OfFloat16 {
  static HWY_INLINE V of(Bits x) { return hn::PromoteTo(F(), hn::BitCast(hn::Rebind<hwy::float16_t, F>(), x)); }
};
struct OfBFloat16 {
  static HWY_INLINE V of(Bits x) { return hn::BitCast(F(), hn::ShiftLeft<16>(hn::PromoteTo(U(), x))); }
};
/// NaN becomes the quiet NaN of its sign.
HWY_INLINE Bits with_nan(V x, Bits rounded, uint32_t nan) {
  const auto sign = hn::ShiftRight<16>(hn::And(hn::BitCast(U(), x), hn::Set(U(), 0x80000000u)));
  const auto whole = hn::PromoteTo(U(), rounded);
  return hn::TruncateTo(Half(),
                        hn::IfThenElse(hn::RebindMask(U(), hn::IsNaN(x)), hn::Or(sign, hn::Set(U(), nan)), whole));
}
struct ToFloat16 {
  static HWY_INLINE Bits of(V x) {
    const Bits rounded = hn::BitCast(Half(), hn::DemoteTo(hn::Rebind<hwy::float16_t, F>(), x));
    return with_nan(x, rounded, 0x7e00u);
  }
};
struct ToBFloat16 {
  static HWY_INLINE Bits of(V x) {
    const auto bits = hn::BitCast(U(), x);
    const auto even = hn::And(hn::ShiftRight<16>(bits), hn::Set(U(), 1));
    const auto rounded = hn::ShiftRight<16>(hn::Add(bits, hn::Add(hn::Set(U(), 0x7fffu), even)));
    return with_nan(x, hn::TruncateTo(Half(), rounded), 0x7fc0u);
  }
};

/// The tail goes through a whole vector.
template <class Op, class From, class To>
void convert(const void* a, const void*, const void*, void* out, int64_t n) {
  const hn::Rebind<From, F> df;
  const hn::Rebind<To, F> dt;
  const From* x = static_cast<const From*>(a);
  To* y = static_cast<To*>(out);
  int64_t i = 0;
  for (; i + kLanes <= n; i += kLanes) hn::StoreU(Op::of(hn::LoadU(df, x + i)), dt, y + i);
  From from[kLanes] = {};
  To to[kLanes];
  std::copy(x + i, x + n, from);
  hn::StoreU(Op::of(hn::LoadU(df, from)), dt, to);
  std::copy(to, to + (n - i), y + i);
}

constexpr CastRow kCasts[] = {
    {DType::Float16, DType::Float32, convert<OfFloat16, uint16_t, float>},
    {DType::BFloat16, DType::Float32, convert<OfBFloat16, uint16_t, float>},
    {DType::Float32, DType::Float16, convert<ToFloat16, float, uint16_t>},
    {DType::Float32, DType::BFloat16, convert<ToBFloat16, float, uint16_t>},
};

}  // namespace

std::span<const CastRow> cast_rows() { return kCasts; }

#else

std::span<const CastRow> cast_rows() { return {}; }

#endif

}  // namespace refjit::devices::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace refjit::devices::cpu {

HWY_EXPORT(cast_rows);

kernels::FlatFn find_cast_lanes(DType from, DType to) {
  static const std::span<const CastRow> table = HWY_DYNAMIC_DISPATCH(cast_rows)();
  for (const CastRow& row : table)
    if (row.from == from && row.to == to) return row.fn;
  return nullptr;
}

}  // namespace refjit::devices::cpu
#endif
