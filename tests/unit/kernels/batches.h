#pragma once
// Batches for tests of vmap: three examples of a sample, each with its elements turned, and how near results must be.
#include <cmath>
#include <cstring>
#include <vector>

#include "ops/op.h"
#include "tensor/half.h"

namespace refjit::testing {

using ir::Abstract;
using ir::AbstractRef;

constexpr int64_t kBatch = 3;

/// Example `b`: the same elements turned by 5 b places.
inline Tensor turned(const Tensor& t, int64_t b) {
  Tensor made = *Tensor::copy_of(t.dtype, t.shape, t.data());
  const int64_t count = t.element_count(), each = byte_size(t.dtype);
  for (int64_t i = 0; i < count; ++i)
    std::memcpy(made.data<char>() + i * each, t.data<char>() + (i + 5 * b) % count * each, static_cast<size_t>(each));
  return made;
}

inline Tensor stacked(const std::vector<Tensor>& parts) {
  Shape shape = {static_cast<int64_t>(parts.size())};
  for (int64_t d : parts[0].shape) shape.push_back(d);
  Tensor made = *Tensor::empty(parts[0].dtype, shape);
  char* to = made.data<char>();
  for (const Tensor& part : parts) {
    if (part.byte_count()) std::memcpy(to, part.data(), static_cast<size_t>(part.byte_count()));
    to += part.byte_count();
  }
  return made;
}

inline AbstractRef constant(Tensor t) { return Abstract::constant_tensor(std::move(t)); }
inline const Tensor& tensor_of(const AbstractRef& a) { return std::get<Tensor>(a->value); }
inline bool is_tensor_tuple(const AbstractRef& a) {
  return a->is_sequence() && !a->elements.empty() && a->elements[0]->is_tensor();
}

/// Argument `a` of example `b`, or of the whole batch when `b` is -1.
inline AbstractRef example(const AbstractRef& a, int64_t b) {
  if (is_tensor_tuple(a)) {
    std::vector<AbstractRef> elements;
    for (const AbstractRef& element : a->elements) elements.push_back(example(element, b));
    return Abstract::tuple(std::move(elements));
  }
  if (b >= 0) return constant(turned(tensor_of(a), b));
  std::vector<Tensor> parts;
  for (int64_t i = 0; i < kBatch; ++i) parts.push_back(turned(tensor_of(a), i));
  return constant(stacked(parts));
}

inline double element(const Tensor& t, int64_t i) {
  switch (t.dtype) {
    case DType::Float16:
      return to_float(t.data<Float16>()[i]);
    case DType::BFloat16:
      return to_float(t.data<BFloat16>()[i]);
    case DType::Float32:
      return t.data<float>()[i];
    default:
      return t.data<double>()[i];
  }
}

/// Relative room of sums added in another order.
inline double room(DType dtype) {
  switch (dtype) {
    case DType::Float16:
      return 4e-3;
    case DType::BFloat16:
      return 3e-2;
    case DType::Float32:
      return 2e-5;
    default:
      return 1e-12;
  }
}

inline bool agree(const ops::OpDef& op, const Tensor& a, const Tensor& b) {
  if (a.dtype != b.dtype || !(a.shape == b.shape)) return false;
  const auto bytes = static_cast<size_t>(a.byte_count());
  if (bytes == 0 || std::memcmp(a.data(), b.data(), bytes) == 0) return true;
  if (op.tolerance != ops::ToleranceClass::Accumulate || !is_float(a.dtype)) return false;
  for (int64_t i = 0; i < a.element_count(); ++i) {
    const double x = element(a, i), y = element(b, i);
    if (x == y || (x != x && y != y)) continue;
    if (!(std::abs(x - y) <= room(a.dtype) * (1 + std::abs(x)))) return false;
  }
  return true;
}

}  // namespace refjit::testing
