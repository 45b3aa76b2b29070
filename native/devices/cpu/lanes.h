#pragma once
// Flat kernels of the cpu device: the commonest elementwise operators on float32 and float64, compiled for AVX2 and
// AVX-512 and chosen once at run time. What is not here comes from the reference. Single IEEE operations give the
// reference's bits; exp, tanh, sigmoid and their like are within 2 ULP of the true value.
#include <span>
#include <string_view>

#include "kernels/flat.h"

namespace refjit::devices::cpu {

struct LaneRow {
  std::string_view op;
  kernels::FlatFn single = nullptr;  ///< float32.
  kernels::FlatFn twice = nullptr;   ///< float64.
};

/// Two of the kernels above in one pass.
struct JoinedRow {
  kernels::FlatFn first = nullptr, second = nullptr;
  int place = 0;
  kernels::JoinedFn joined;
};

/// Null when there is none for this machine, operator or type.
kernels::FlatFn find_lanes(std::string_view op, DType compute);
/// As kernels::Backend::joined.
kernels::JoinedFn find_joined(kernels::FlatFn first, kernels::FlatFn second, int place);
struct CastRow {
  DType from, to;
  kernels::FlatFn fn = nullptr;
};
/// As kernels::Backend::cast.
kernels::FlatFn find_cast_lanes(DType from, DType to);
/// "AVX-512", "AVX2", or "128-bit lanes" where neither is there.
std::string_view lanes_name();

}  // namespace refjit::devices::cpu
