#pragma once
// Elements as words, and copies from one view into another. Used by assignment through views (NumPy's and tensors')
// and by kernels that move bytes.
#include <algorithm>
#include <cstring>

#include "tensor/tensor.h"

namespace refjit {

/// Calls `body` with a zero of an element's width: what moves elements needs no more of their type.
template <class Body>
decltype(auto) with_word(int64_t bytes, const Body& body) {
  struct Wide {
    uint64_t low, high;
  };
  switch (bytes) {
    case 1:
      return body(uint8_t{0});
    case 2:
      return body(uint16_t{0});
    case 4:
      return body(uint32_t{0});
    case 8:
      return body(uint64_t{0});
    default:
      return body(Wide{0, 0});
  }
}

/// `count` elements that stand `step` apart (0: one, repeated), one after the other.
template <class T>
void copy_row(const T* from, int64_t step, T* to, int64_t count) {
  if (step == 1) {
    std::memcpy(to, from, static_cast<size_t>(count) * sizeof(T));
  } else if (step == 0) {
    // What is filled is copied on, which takes whole lines.
    int64_t filled = std::min<int64_t>(count, 64);
    std::fill_n(to, filled, *from);
    for (int64_t more; filled < count; filled += more) {
      more = std::min(filled, count - filled);
      std::memcpy(to + filled, to, static_cast<size_t>(more) * sizeof(T));
    }
  } else {
    for (int64_t i = 0; i < count; ++i) to[i] = from[i * step];
  }
}

/// Writes the elements of a host tensor through a view of its dtype and shape, whose bytes are not those of `from`.
/// Strides may be 0 in `from` (broadcast), and negative in both.
void copy_elements(const Tensor& from, const Tensor& to);

}  // namespace refjit
