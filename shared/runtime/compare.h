#pragma once
// How far two results are apart: in units in the last place (ULP) and absolutely. Used by the conformance engine, by
// the replay of recorded launches and by tests. ULP counts the steps between neighbouring values of the dtype, with -0
// and +0 one step apart; integers and bool count their difference. All NaNs compare as one; a NaN against a number is
// `kNoDistance` away. Invariant: distance 0 means the same bits, NaN payloads aside.
#include <cstdint>
#include <span>

#include "base/result.h"
#include "ops/op.h"
#include "tensor/tensor.h"

namespace refjit::runtime {

/// Stands for "no number of steps leads there" (fits a JSON number).
inline constexpr double kNoDistance = 1e18;

/// An element passes when either bound holds.
struct Tolerance {
  double ulp = 0;
  double absolute = 0;
};

struct Comparison {
  double max_ulp = 0;
  double max_absolute = 0;
  int64_t elements = 0;
  int64_t outside = 0;         ///< Elements beyond the tolerance.
  int64_t first_outside = -1;  ///< Row-major index, in the first tensor that has one.

  bool is_ok() const { return outside == 0; }
  void join(const Comparison& other);
};

/// Host tensors of any layout. Errors (Device): dtype or shape differ.
Result<Comparison> compare(const Tensor& reference, const Tensor& other, const Tolerance& tolerance);

/// Flattened results of one launch; the tolerance holds for each tensor.
Result<Comparison> compare(std::span<const Tensor> reference, std::span<const Tensor> other,
                           const Tolerance& tolerance);

/// What an operator of this class may differ by on another device, for results `reference` of `operands`.
/// Exact: nothing. Elementary: a few ULP. Accumulate: rounding of a sum of n terms, where n is the elements that go
/// into one result: an absolute bound of (n + 4) roundings at the size of the largest operand or result.
Tolerance tolerance_of(ops::ToleranceClass kind, std::span<const Tensor> operands, std::span<const Tensor> reference);

}  // namespace refjit::runtime
