#include "runtime/compare.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <string>
#include <type_traits>

#include "tensor/half.h"

namespace refjit::runtime {
namespace {

/// Steps on the number line of one dtype.
struct Distance {
  double ulp;
  double absolute;
};

template <class Bits>
bool bits_are_nan(Bits bits, int mantissa_bits) {
  const Bits magnitude = static_cast<Bits>(bits & static_cast<Bits>(~(Bits{1} << (sizeof(Bits) * 8 - 1))));
  const Bits infinity = static_cast<Bits>(((Bits{1} << (sizeof(Bits) * 8 - 1 - mantissa_bits)) - 1) << mantissa_bits);
  return magnitude > infinity;
}

/// Sign and magnitude become one ascending order, with -0 just below +0.
template <class Bits>
Bits ordered(Bits bits) {
  constexpr Bits kSign = static_cast<Bits>(Bits{1} << (sizeof(Bits) * 8 - 1));
  return bits & kSign ? static_cast<Bits>(~bits) : static_cast<Bits>(bits | kSign);
}

template <class Bits, class ToDouble>
Distance float_distance(Bits a, Bits b, int mantissa_bits, ToDouble to_double) {
  if (a == b) return {0, 0};
  const bool a_nan = bits_are_nan(a, mantissa_bits);
  const bool b_nan = bits_are_nan(b, mantissa_bits);
  if (a_nan && b_nan) return {0, 0};
  if (a_nan || b_nan) return {kNoDistance, kNoDistance};
  const Bits x = ordered(a), y = ordered(b);
  const double steps = static_cast<double>(x > y ? static_cast<Bits>(x - y) : static_cast<Bits>(y - x));
  const double gap = std::fabs(to_double(a) - to_double(b));
  return {std::min(steps, kNoDistance), gap < kNoDistance ? gap : kNoDistance};
}

template <class T>
Distance int_distance(T a, T b) {
  using U = std::make_unsigned_t<T>;
  const U gap = a > b ? static_cast<U>(static_cast<U>(a) - static_cast<U>(b))
                      : static_cast<U>(static_cast<U>(b) - static_cast<U>(a));
  return {static_cast<double>(gap), static_cast<double>(gap)};
}

Distance distance(float a, float b) {
  return float_distance(__builtin_bit_cast(uint32_t, a), __builtin_bit_cast(uint32_t, b), 23,
                        [](uint32_t v) { return static_cast<double>(__builtin_bit_cast(float, v)); });
}
Distance distance(double a, double b) {
  return float_distance(__builtin_bit_cast(uint64_t, a), __builtin_bit_cast(uint64_t, b), 52,
                        [](uint64_t v) { return __builtin_bit_cast(double, v); });
}
Distance distance(Float16 a, Float16 b) {
  return float_distance(a.bits, b.bits, 10, [](uint16_t v) { return static_cast<double>(to_float(Float16{v})); });
}
Distance distance(BFloat16 a, BFloat16 b) {
  return float_distance(a.bits, b.bits, 7, [](uint16_t v) { return static_cast<double>(to_float(BFloat16{v})); });
}
template <class T>
requires std::is_integral_v<T> Distance distance(T a, T b) { return int_distance(a, b); }

template <class T>
Comparison compare_elements(const void* a, const void* b, int64_t count, const Tolerance& tolerance) {
  Comparison result;
  result.elements = count;
  const T* x = static_cast<const T*>(a);
  const T* y = static_cast<const T*>(b);
  for (int64_t i = 0; i < count; ++i) {
    const Distance d = distance(x[i], y[i]);
    result.max_ulp = std::max(result.max_ulp, d.ulp);
    result.max_absolute = std::max(result.max_absolute, d.absolute);
    if (d.ulp <= tolerance.ulp || (d.absolute <= tolerance.absolute && tolerance.absolute > 0)) continue;
    if (result.outside++ == 0) result.first_outside = i;
  }
  return result;
}

Comparison compare_typed(DType dtype, const void* a, const void* b, int64_t count, const Tolerance& tolerance) {
  switch (dtype) {
    case DType::Bool:
    case DType::UInt8:
      return compare_elements<uint8_t>(a, b, count, tolerance);
    case DType::Int8:
      return compare_elements<int8_t>(a, b, count, tolerance);
    case DType::Int16:
      return compare_elements<int16_t>(a, b, count, tolerance);
    case DType::Int32:
      return compare_elements<int32_t>(a, b, count, tolerance);
    case DType::Int64:
      return compare_elements<int64_t>(a, b, count, tolerance);
    case DType::UInt16:
      return compare_elements<uint16_t>(a, b, count, tolerance);
    case DType::UInt32:
      return compare_elements<uint32_t>(a, b, count, tolerance);
    case DType::UInt64:
      return compare_elements<uint64_t>(a, b, count, tolerance);
    case DType::Float16:
      return compare_elements<Float16>(a, b, count, tolerance);
    case DType::BFloat16:
      return compare_elements<BFloat16>(a, b, count, tolerance);
    case DType::Float32:
      return compare_elements<float>(a, b, count, tolerance);
    case DType::Float64:
      return compare_elements<double>(a, b, count, tolerance);
    case DType::Complex64:
      return compare_elements<float>(a, b, 2 * count, tolerance);
    case DType::Complex128:
      return compare_elements<double>(a, b, 2 * count, tolerance);
  }
  return {};
}

/// Half the gap between 1 and its neighbour, the relative size of one rounding.
double rounding_unit(DType dtype) {
  switch (dtype) {
    case DType::Float16:
      return 0x1p-11;
    case DType::BFloat16:
      return 0x1p-8;
    case DType::Float32:
    case DType::Complex64:
      return 0x1p-24;
    case DType::Float64:
    case DType::Complex128:
      return 0x1p-53;
    default:
      return 0;
  }
}

double largest_finite(std::span<const Tensor> tensors) {
  double largest = 0;
  for (const Tensor& t : tensors) {
    if (!is_float(t.dtype)) continue;
    for (int64_t i = 0, n = t.element_count(); i < n; ++i) {
      const double v = std::fabs(element_as_double(t, i));
      if (v <= 1.7976931348623157e308) largest = std::max(largest, v);
    }
  }
  return largest;
}

}  // namespace

void Comparison::join(const Comparison& other) {
  max_ulp = std::max(max_ulp, other.max_ulp);
  max_absolute = std::max(max_absolute, other.max_absolute);
  elements += other.elements;
  if (outside == 0) first_outside = other.first_outside;
  outside += other.outside;
}

Result<Comparison> compare(const Tensor& reference, const Tensor& other, const Tolerance& tolerance) {
  if (reference.dtype != other.dtype || !(reference.shape == other.shape))
    return device_error("[compare] result, got " + std::string(ir_name(other.dtype)) + " " + shape_text(other.shape) +
                        ", expected " + std::string(ir_name(reference.dtype)) + " " + shape_text(reference.shape));
  auto a = contiguous(reference);
  if (!a) return std::move(a).error();
  auto b = contiguous(other);
  if (!b) return std::move(b).error();
  return compare_typed(reference.dtype, a->data(), b->data(), reference.element_count(), tolerance);
}

Result<Comparison> compare(std::span<const Tensor> reference, std::span<const Tensor> other,
                           const Tolerance& tolerance) {
  if (reference.size() != other.size())
    return device_error("[compare] got " + std::to_string(other.size()) + " results, expected " +
                        std::to_string(reference.size()));
  Comparison all;
  for (size_t i = 0; i < reference.size(); ++i) {
    auto one = compare(reference[i], other[i], tolerance);
    if (!one) return std::move(one).error();
    all.join(*one);
  }
  return all;
}

Tolerance tolerance_of(ops::ToleranceClass kind, std::span<const Tensor> operands, std::span<const Tensor> reference) {
  constexpr double kElementaryUlp = 4;
  switch (kind) {
    case ops::ToleranceClass::Exact:
      return {};
    case ops::ToleranceClass::Elementary:
      return {kElementaryUlp, 0};
    case ops::ToleranceClass::Accumulate:
      break;
  }
  double unit = 0;
  int64_t results = 1, terms = 1;
  for (const Tensor& t : reference) {
    unit = std::max(unit, rounding_unit(t.dtype));
    results = std::max(results, t.element_count());
  }
  for (const Tensor& t : operands) {
    terms = std::max(terms, t.element_count());
    // An operand of lower precision than the result does not matter; of a higher one, neither.
  }
  // Elements that can go into one result: at least operand elements / results, at most all of the largest operand's
  // longest two dims; the last dim covers reductions over it and contractions.
  double length = static_cast<double>(terms) / static_cast<double>(results);
  for (const Tensor& t : operands)
    for (int64_t dim : t.shape) length = std::max(length, static_cast<double>(dim));
  const double scale = std::max(largest_finite(operands), largest_finite(reference));
  const double squared = scale > 1 && operands.size() > 1 ? scale * scale : scale;
  return {kElementaryUlp, (length + 4) * unit * std::min(squared, 1e300)};
}

}  // namespace refjit::runtime
