#pragma once
// Loops behind flat kernels of single exact operations: one template a number of operands, instantiated by element
// type. Private to this room.
#include <cstdint>
#include <type_traits>

#include "kernels/flat.h"

namespace refjit::kernels {

template <class In, class Out, class Op>
void flat1(const void* a, const void*, const void*, void* out, int64_t n) {
  const In* x = static_cast<const In*>(a);
  Out* y = static_cast<Out*>(out);
  for (int64_t i = 0; i < n; ++i) y[i] = static_cast<Out>(Op::of(x[i]));
}

template <class In, class Out, class Op>
void flat2(const void* a, const void* b, const void*, void* out, int64_t n) {
  const In* x = static_cast<const In*>(a);
  const In* z = static_cast<const In*>(b);
  Out* y = static_cast<Out*>(out);
  for (int64_t i = 0; i < n; ++i) y[i] = static_cast<Out>(Op::of(x[i], z[i]));
}

/// Unsigned arithmetic of at least 32 bits, so that integers wrap without undefined behaviour.
template <class T>
using Wide = std::conditional_t<(sizeof(T) < 4), uint32_t, std::make_unsigned_t<T>>;

template <class T>
inline constexpr bool kIsFloat = std::is_floating_point_v<T>;

}  // namespace refjit::kernels
