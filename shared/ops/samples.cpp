#include "ops/samples.h"

#include <limits>

#include "tensor/half.h"

namespace refjit::ops {
namespace {

constexpr DType kServed[] = {DType::Bool,  DType::Int8,    DType::Int16,    DType::Int32,   DType::Int64,
                             DType::UInt8, DType::Float16, DType::BFloat16, DType::Float32, DType::Float64};
// What elementwise operators take besides.
constexpr DType kElementwise[] = {DType::Bool,     DType::Int8,    DType::Int16,  DType::Int32,  DType::Int64,
                                  DType::UInt8,    DType::UInt16,  DType::UInt32, DType::UInt64, DType::Float16,
                                  DType::BFloat16, DType::Float32, DType::Float64};
constexpr DType kFloats[] = {DType::Float16, DType::BFloat16, DType::Float32, DType::Float64};

/// SplitMix64: sample values must not depend on a library's generator.
uint64_t mix(uint64_t x) {
  x += 0x9e3779b97f4a7c15u;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

constexpr double kInf = std::numeric_limits<double>::infinity();
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
// Edge values for every float format: those beyond a format's range become its infinities, zeros and subnormals.
constexpr double kFloatEdges[] = {0.0,     -0.0,  1.0,      -1.0,     0.5,          -2.5,    kNan,    kInf,
                                  -kInf,   1e-45, -1e-40,   3e-5,     6e-8,         1e-310,  65504.0, 3.4e38,
                                  -3.4e38, 1e308, 0x1p-126, 0x1p-14,  88.7,         -103.0,  709.7,   1.5,
                                  3.14159, -0.7,  10.0,     16777217, 2147483647.0, -9.3e18, 0.1,     1e4};

int64_t edge_int(DType dtype, size_t which) {
  const int bits = static_cast<int>(byte_size(dtype)) * 8;
  const int64_t most = is_unsigned(dtype) ? static_cast<int64_t>(~uint64_t{0} >> (64 - bits))
                                          : static_cast<int64_t>(~uint64_t{0} >> (65 - bits));
  const int64_t least = is_unsigned(dtype) ? 0 : -most - 1;
  const int64_t edges[] = {0, 1, -1, most, least, 2, -2, 3, most - 1, least + 1, 7, -7, 5, 10};
  return edges[which % 14];
}

}  // namespace

void store_real(const Tensor& t, int64_t i, double value, double imaginary) {
  switch (t.dtype) {
    case DType::Float16:
      t.data<Float16>()[i] = to_float16(value);
      break;
    case DType::BFloat16:
      t.data<BFloat16>()[i] = to_bfloat16(value);
      break;
    case DType::Float32:
      t.data<float>()[i] = static_cast<float>(value);
      break;
    case DType::Complex64:
      t.data<float>()[2 * i] = static_cast<float>(value);
      t.data<float>()[2 * i + 1] = static_cast<float>(imaginary);
      break;
    case DType::Complex128:
      t.data<double>()[2 * i] = value;
      t.data<double>()[2 * i + 1] = imaginary;
      break;
    default:
      t.data<double>()[i] = value;
      break;
  }
}

void store_int(const Tensor& t, int64_t i, int64_t value) {
  switch (t.dtype) {
    case DType::Bool:
      t.data<uint8_t>()[i] = (value & 1) != 0;
      break;
    case DType::Int8:
      t.data<int8_t>()[i] = static_cast<int8_t>(value);
      break;
    case DType::UInt8:
      t.data<uint8_t>()[i] = static_cast<uint8_t>(value);
      break;
    case DType::UInt16:
      t.data<uint16_t>()[i] = static_cast<uint16_t>(value);
      break;
    case DType::UInt32:
      t.data<uint32_t>()[i] = static_cast<uint32_t>(value);
      break;
    case DType::Int16:
      t.data<int16_t>()[i] = static_cast<int16_t>(value);
      break;
    case DType::Int32:
      t.data<int32_t>()[i] = static_cast<int32_t>(value);
      break;
    default:
      t.data<int64_t>()[i] = value;
      break;
  }
}

std::span<const DType> served_dtypes() { return kServed; }
std::span<const DType> served_floats() { return kFloats; }

Tensor edge_tensor(DType dtype, Shape shape, uint64_t salt) {
  auto made = Tensor::empty(dtype, std::move(shape));
  Tensor t = *made;
  const int64_t count = t.element_count();
  for (int64_t i = 0; i < count; ++i) {
    const auto which = static_cast<size_t>(static_cast<uint64_t>(i) + salt);
    if (is_float(dtype) || is_complex(dtype)) {
      store_real(t, i, kFloatEdges[which % std::size(kFloatEdges)], static_cast<double>(i % 3 - 1));
    } else {
      store_int(t, i, dtype == DType::Bool ? static_cast<int64_t>(mix(which) & 1) : edge_int(dtype, which));
    }
  }
  return t;
}

Tensor plain_tensor(DType dtype, Shape shape, uint64_t salt) {
  auto made = Tensor::empty(dtype, std::move(shape));
  Tensor t = *made;
  const int64_t count = t.element_count();
  for (int64_t i = 0; i < count; ++i) {
    const uint64_t random = mix(static_cast<uint64_t>(i) * 977 + salt);
    if (is_float(dtype) || is_complex(dtype)) {
      store_real(t, i, static_cast<double>(static_cast<int64_t>(random >> 40) - (1 << 23)) * 0x1p-21,
                 static_cast<double>(i % 3 - 1));
    } else {
      store_int(t, i, static_cast<int64_t>(random % 9) - (is_unsigned(dtype) ? 0 : 4));
    }
  }
  return t;
}

AbstractRef sample_tensor(Tensor t) { return Abstract::constant_tensor(std::move(t)); }

AbstractRef sample_indices(DType dtype, Shape shape, std::initializer_list<int64_t> values) {
  Tensor t = *Tensor::empty(dtype, std::move(shape));
  int64_t i = 0;
  for (int64_t value : values) store_int(t, i++, value);
  return sample_tensor(std::move(t));
}

AbstractRef sample_ints(std::span<const int64_t> values) {
  std::vector<AbstractRef> elements;
  for (int64_t v : values) elements.push_back(Abstract::integer(v));
  return Abstract::tuple(std::move(elements));
}

namespace {

std::vector<Sample> unary_over(std::span<const DType> dtypes) {
  std::vector<Sample> samples;
  auto add = [&](Tensor t) { samples.push_back({{sample_tensor(std::move(t))}}); };
  for (DType d : dtypes) {
    add(edge_tensor(d, {32}, 0));
    for (int64_t tail : {1, 2, 3, 5}) add(plain_tensor(d, {tail}, static_cast<uint64_t>(tail)));
    add(plain_tensor(d, {2, 3, 7}, 11));
    add(plain_tensor(d, {}, 5));
    add(plain_tensor(d, {0, 3}, 5));
  }
  // Longer than a tile, so that tiling and its tail are tried.
  add(plain_tensor(DType::Float32, {1031}, 3));
  return samples;
}

std::vector<Sample> binary_over(std::span<const DType> dtypes) {
  std::vector<Sample> samples;
  auto add = [&](Tensor a, Tensor b) {
    samples.push_back({{sample_tensor(std::move(a)), sample_tensor(std::move(b))}});
  };
  for (DType d : dtypes) {
    add(edge_tensor(d, {14, 1}, 0), edge_tensor(d, {14}, 0));  // every pair of edges
    for (int64_t tail : {1, 2, 3, 5}) add(plain_tensor(d, {tail}, 1), plain_tensor(d, {tail}, 2));
    add(plain_tensor(d, {2, 3}, 1), plain_tensor(d, {3}, 2));
    add(plain_tensor(d, {2, 1, 3}, 1), plain_tensor(d, {4, 1}, 2));
    add(plain_tensor(d, {}, 1), plain_tensor(d, {5}, 2));
    add(plain_tensor(d, {0, 3}, 1), plain_tensor(d, {3}, 2));
  }
  add(plain_tensor(DType::Float32, {1031}, 1), plain_tensor(DType::Float32, {1031}, 2));
  add(plain_tensor(DType::Float32, {3, 1100}, 1), plain_tensor(DType::Float32, {3, 1}, 2));
  add(plain_tensor(DType::Int32, {5}, 1), plain_tensor(DType::Float32, {5}, 2));
  add(plain_tensor(DType::Float16, {5}, 1), plain_tensor(DType::BFloat16, {5}, 2));
  add(plain_tensor(DType::UInt8, {5}, 1), plain_tensor(DType::Int8, {5}, 2));
  samples.push_back({{sample_tensor(plain_tensor(DType::Float32, {2, 3}, 1)), Abstract::floating(2.5)}});
  samples.push_back({{Abstract::integer(3), sample_tensor(plain_tensor(DType::Int32, {2, 3}, 1))}});
  return samples;
}

constexpr DType kNumbers[] = {DType::Int8,    DType::Int16,    DType::Int32,   DType::Int64,
                              DType::UInt8,   DType::UInt16,   DType::UInt32,  DType::UInt64,
                              DType::Float16, DType::BFloat16, DType::Float32, DType::Float64};

}  // namespace

std::vector<Sample> unary_samples(const OpDef&) { return unary_over(kElementwise); }
std::vector<Sample> unary_float_samples(const OpDef&) { return unary_over(kFloats); }
std::vector<Sample> binary_samples(const OpDef&) { return binary_over(kNumbers); }
std::vector<Sample> binary_float_samples(const OpDef&) { return binary_over(kFloats); }

void add_complex_samples(std::vector<Sample>& samples, size_t arity) {
  for (DType d : {DType::Complex64, DType::Complex128}) {
    for (int64_t n : {1, 3, 17}) {
      Sample s;
      for (size_t i = 0; i < arity; ++i) s.arguments.push_back(sample_tensor(plain_tensor(d, {n}, i + 1)));
      samples.push_back(std::move(s));
    }
  }
}

}  // namespace refjit::ops
