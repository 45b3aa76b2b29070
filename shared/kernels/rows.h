#pragma once
// Folds of contiguous rows in the fixed order that every sum of the reference has: eight lanes take turns, blocks of
// 1024 elements are folded lane 0 to 7 pairwise, block results add up in order (floats in double). Private to this
// room.
#include <limits>

#include "kernels/flat_loop.h"

namespace refjit::kernels {

/// Type in which block results are kept.
template <class T>
using Accumulator = std::conditional_t<kIsFloat<T>, double, T>;

struct Sum {
  template <class T>
  static T start() {
    return T(0);
  }
  template <class T>
  static T join(T a, T b) {
    if constexpr (kIsField<T>)
      return a + b;
    else
      return static_cast<T>(static_cast<Wide<T>>(a) + static_cast<Wide<T>>(b));
  }
};
struct Product {
  template <class T>
  static T start() {
    return T(1);
  }
  template <class T>
  static T join(T a, T b) {
    if constexpr (kIsField<T>)
      return a * b;
    else
      return static_cast<T>(static_cast<Wide<T>>(a) * static_cast<Wide<T>>(b));
  }
};
/// NaN is passed over, and stays where it comes first: reductions start from their first element (reduce.cpp).
struct Most {
  template <class T>
  static T start() {
    return kIsFloat<T> ? -std::numeric_limits<T>::infinity() : std::numeric_limits<T>::lowest();
  }
  template <class T>
  static T join(T a, T b) {
    return b > a ? b : a;
  }
};
struct Least {
  template <class T>
  static T start() {
    return kIsFloat<T> ? std::numeric_limits<T>::infinity() : std::numeric_limits<T>::max();
  }
  template <class T>
  static T join(T a, T b) {
    return b < a ? b : a;
  }
};

/// Folds x[0..n).
template <class T, class Op>
Accumulator<T> fold_row(const T* x, int64_t n) {
  constexpr int64_t kBlock = 1024, kLanes = 8;
  Accumulator<T> total = Op::template start<Accumulator<T>>();
  for (int64_t at = 0; at < n; at += kBlock) {
    const int64_t end = at + kBlock < n ? at + kBlock : n;
    T lanes[kLanes];
    for (T& lane : lanes) lane = Op::template start<T>();
    int64_t i = at;
    for (; i + kLanes <= end; i += kLanes) {
      for (int64_t k = 0; k < kLanes; ++k) lanes[k] = Op::join(lanes[k], x[i + k]);
    }
    for (int64_t k = 0; i < end; ++i, ++k) lanes[k] = Op::join(lanes[k], x[i]);
    for (int64_t width = kLanes / 2; width; width /= 2) {
      for (int64_t k = 0; k < width; ++k) lanes[k] = Op::join(lanes[k], lanes[k + width]);
    }
    total = Op::join(total, static_cast<Accumulator<T>>(lanes[0]));
  }
  return total;
}

}  // namespace refjit::kernels
