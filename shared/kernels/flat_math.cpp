// Elementary functions from Highway's lane mathematics (128-bit lanes; the same bits for SSE4 and WASM). Tails go through
// a padded vector, so an element's bits do not depend on its place.
#include "kernels/flat.h"

#include <cstring>

#include <hwy/highway.h>

#include <hwy/contrib/math/math-inl.h>

namespace refjit::kernels {
namespace {

namespace hn = hwy::HWY_NAMESPACE;

template <class T>
using Lanes = hn::FixedTag<T, 16 / sizeof(T)>;

template <class T, class Op>
void flat_lanes(const void* a, const void*, const void*, void* out, int64_t n) {
  const Lanes<T> d;
  constexpr int64_t kLanes = 16 / sizeof(T);
  const T* x = static_cast<const T*>(a);
  T* y = static_cast<T*>(out);
  int64_t i = 0;
  for (; i + kLanes <= n; i += kLanes) hn::StoreU(Op::of(d, hn::LoadU(d, x + i)), d, y + i);
  if (i == n) return;
  alignas(16) T tail[kLanes] = {};
  const auto bytes = static_cast<size_t>(n - i) * sizeof(T);
  std::memcpy(tail, x + i, bytes);
  hn::Store(Op::of(d, hn::Load(d, tail)), d, tail);
  std::memcpy(y + i, tail, bytes);
}

// Highway's functions are made for finite arguments within their range; `special` mends the rest.
struct Exp {
  template <class D, class V>
  static V of(D d, V x) {
    const V y = hn::Exp(d, x);
    // NaN and +inf fall out of the reduction: put them back.
    using T = hn::TFromD<D>;
    const V limit = hn::Set(d, sizeof(T) == 4 ? T(88.72283) : T(709.782712893384));
    const V inf = hn::Inf(d);
    return hn::IfThenElse(hn::Ne(x, x), x, hn::IfThenElse(hn::Gt(x, limit), inf, y));
  }
};

#define REFJIT_LANES(OP) \
  {nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, flat_lanes<float, OP>, flat_lanes<double, OP>}

const FlatRow kRows[] = {
    {"Exp", 1, FlatRule::Real, REFJIT_LANES(Exp)},
};

}  // namespace

std::span<const FlatRow> math_rows() { return kRows; }
std::span<const FlatRow> special_rows() { return {}; }

}  // namespace refjit::kernels
