#include "tensor/shape.h"

namespace refjit {

int64_t element_count(std::span<const int64_t> shape) {
  int64_t count = 1;
  for (int64_t dim : shape) count *= dim;
  return count;
}

int64_t checked_element_count(std::span<const int64_t> shape, int64_t bytes_each) {
  // A zero dim makes the product 0 whatever the others are, as NumPy has it, so it is looked for first.
  int64_t count = 1;
  for (int64_t dim : shape) {
    if (dim < 0) return -1;
    if (dim == 0) return 0;
  }
  for (int64_t dim : shape) {
    if (__builtin_mul_overflow(count, dim, &count)) return -1;
  }
  int64_t bytes = 0;
  return __builtin_mul_overflow(count, bytes_each, &bytes) ? -1 : count;
}

Strides contiguous_strides(std::span<const int64_t> shape) {
  Strides strides(static_cast<uint32_t>(shape.size()), 1);
  int64_t step = 1;
  for (size_t i = shape.size(); i-- > 0;) {
    strides[i] = step;
    step *= shape[i];
  }
  return strides;
}

std::string shape_text(std::span<const int64_t> shape) {
  std::string text = "(";
  for (size_t i = 0; i < shape.size(); ++i) {
    if (i) text += ", ";
    text += std::to_string(shape[i]);
  }
  if (shape.size() == 1) text += ",";
  return text + ")";
}

}  // namespace refjit
