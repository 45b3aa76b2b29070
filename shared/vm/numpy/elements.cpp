#include "vm/numpy/elements.h"

#include <algorithm>
#include <cstring>
#include <vector>

#include "tensor/half.h"

namespace refjit::vm::numpy {
namespace {

/// Truncation that is defined for every input: out of range and NaN give the 64-bit minimum, as x86 conversions do.
template <class To, class From>
To convert(From value) {
  if constexpr (std::is_same_v<To, bool>) {
    return value != From(0);
  } else if constexpr (std::is_floating_point_v<From> && std::is_integral_v<To>) {
    if constexpr (std::is_same_v<To, uint64_t>) {
      if (value >= From(9223372036854775808.0) && value < From(18446744073709551616.0)) {
        return static_cast<uint64_t>(static_cast<int64_t>(value - From(9223372036854775808.0))) + (uint64_t{1} << 63);
      }
    }
    if constexpr (sizeof(To) < 4 || std::is_same_v<To, int32_t>) {
      const bool is_int32 = value > From(-2147483649.0) && value < From(2147483648.0);
      return static_cast<To>(is_int32 ? static_cast<int32_t>(value) : INT32_MIN);
    }
    const bool fits = value >= From(-9223372036854775808.0) && value < From(9223372036854775808.0);
    const int64_t wide = fits ? static_cast<int64_t>(value) : INT64_MIN;
    return static_cast<To>(wide);
  } else if constexpr (std::is_same_v<To, float> && std::is_same_v<From, double>) {
    return static_cast<float>(value);
  } else {
    return static_cast<To>(value);
  }
}

template <class Stored, class T>
void load_as(const void* from, int64_t stride, int64_t count, T* to) {
  const auto* source = static_cast<const Stored*>(from);
  if constexpr (std::is_same_v<Stored, T>) {
    if (stride == 1) return void(std::copy_n(source, count, to));
  }
  for (int64_t i = 0; i < count; ++i) {
    if constexpr (std::is_same_v<Stored, Float16> || std::is_same_v<Stored, BFloat16>)
      to[i] = convert<T>(to_float(source[i * stride]));
    else
      to[i] = convert<T>(source[i * stride]);
  }
}

template <class Stored, class T>
void store_as(const T* from, int64_t count, void* to) {
  auto* target = static_cast<Stored*>(to);
  if constexpr (std::is_same_v<Stored, T>) return void(std::copy_n(from, count, target));
  for (int64_t i = 0; i < count; ++i) {
    if constexpr (std::is_same_v<Stored, Float16> || std::is_same_v<Stored, BFloat16>) {
      using Wide = std::conditional_t<std::is_same_v<T, float>, float, double>;
      if constexpr (std::is_same_v<Stored, Float16>)
        target[i] = to_float16(static_cast<Wide>(from[i]));
      else
        target[i] = to_bfloat16(static_cast<Wide>(from[i]));
    } else {
      target[i] = convert<Stored>(from[i]);
    }
  }
}

}  // namespace

Compute compute_of(DType dtype) {
  if (dtype == DType::Float64 || dtype == DType::Complex128) return Compute::F64;
  if (is_float(dtype) || dtype == DType::Complex64) return Compute::F32;
  return is_unsigned(dtype) ? Compute::U64 : Compute::I64;
}

template <class T>
void load_block(DType dtype, const void* from, int64_t stride, int64_t count, T* to) {
  switch (dtype) {
    case DType::Bool:
      return load_as<bool>(from, stride, count, to);
    case DType::Int8:
      return load_as<int8_t>(from, stride, count, to);
    case DType::Int16:
      return load_as<int16_t>(from, stride, count, to);
    case DType::Int32:
      return load_as<int32_t>(from, stride, count, to);
    case DType::Int64:
      return load_as<int64_t>(from, stride, count, to);
    case DType::UInt8:
      return load_as<uint8_t>(from, stride, count, to);
    case DType::UInt16:
      return load_as<uint16_t>(from, stride, count, to);
    case DType::UInt32:
      return load_as<uint32_t>(from, stride, count, to);
    case DType::UInt64:
      return load_as<uint64_t>(from, stride, count, to);
    case DType::Float16:
      return load_as<Float16>(from, stride, count, to);
    case DType::BFloat16:
      return load_as<BFloat16>(from, stride, count, to);
    case DType::Float32:
      return load_as<float>(from, stride, count, to);
    case DType::Float64:
      return load_as<double>(from, stride, count, to);
    case DType::Complex64:
      return load_as<float>(from, stride * 2, count, to);
    case DType::Complex128:
      return load_as<double>(from, stride * 2, count, to);
  }
}

template <class T>
void store_block(DType dtype, const T* from, int64_t count, void* to) {
  switch (dtype) {
    case DType::Bool:
      return store_as<bool>(from, count, to);
    case DType::Int8:
      return store_as<int8_t>(from, count, to);
    case DType::Int16:
      return store_as<int16_t>(from, count, to);
    case DType::Int32:
      return store_as<int32_t>(from, count, to);
    case DType::Int64:
      return store_as<int64_t>(from, count, to);
    case DType::UInt8:
      return store_as<uint8_t>(from, count, to);
    case DType::UInt16:
      return store_as<uint16_t>(from, count, to);
    case DType::UInt32:
      return store_as<uint32_t>(from, count, to);
    case DType::UInt64:
      return store_as<uint64_t>(from, count, to);
    case DType::Float16:
      return store_as<Float16>(from, count, to);
    case DType::BFloat16:
      return store_as<BFloat16>(from, count, to);
    case DType::Float32:
      return store_as<float>(from, count, to);
    case DType::Float64:
      return store_as<double>(from, count, to);
    case DType::Complex64:
    case DType::Complex128: {
      // Real values with a zero imaginary part.
      for (int64_t i = 0; i < count; ++i) {
        if (dtype == DType::Complex64) {
          const float pair[2] = {static_cast<float>(from[i]), 0};
          std::memcpy(static_cast<char*>(to) + i * 8, pair, 8);
        } else {
          const double pair[2] = {static_cast<double>(from[i]), 0};
          std::memcpy(static_cast<char*>(to) + i * 16, pair, 16);
        }
      }
      return;
    }
  }
}

#define REFJIT_INSTANTIATE(T)                                            \
  template void load_block<T>(DType, const void*, int64_t, int64_t, T*); \
  template void store_block<T>(DType, const T*, int64_t, void*);
REFJIT_INSTANTIATE(float)
REFJIT_INSTANTIATE(double)
REFJIT_INSTANTIATE(int64_t)
REFJIT_INSTANTIATE(uint64_t)
#undef REFJIT_INSTANTIATE

void convert_elements(DType from_dtype, const void* from, DType to_dtype, void* to, int64_t count) {
  const int64_t from_bytes = byte_size(from_dtype), to_bytes = byte_size(to_dtype);
  if (from_dtype == to_dtype) {
    if (count > 0) std::memcpy(to, from, static_cast<size_t>(count * from_bytes));
    return;
  }
  if (is_complex(from_dtype) && is_complex(to_dtype)) {  // part by part
    const DType part = from_dtype == DType::Complex64 ? DType::Float32 : DType::Float64;
    convert_elements(part, from, part == DType::Float32 ? DType::Float64 : DType::Float32, to, 2 * count);
    return;
  }
  if (is_complex(from_dtype) && to_dtype == DType::Bool) {  // true by either part
    std::vector<char> parts(static_cast<size_t>(2 * count));
    convert_elements(from_dtype == DType::Complex64 ? DType::Float32 : DType::Float64, from, to_dtype, parts.data(),
                     2 * count);
    for (int64_t i = 0; i < count; ++i)
      static_cast<bool*>(to)[i] = parts[static_cast<size_t>(2 * i)] || parts[static_cast<size_t>(2 * i + 1)];
    return;
  }
  with_compute(compute_of(from_dtype), [&](auto zero) {
    decltype(zero) block[kBlock];
    for (int64_t i = 0; i < count; i += kBlock) {
      const int64_t n = std::min(kBlock, count - i);
      load_block(from_dtype, static_cast<const char*>(from) + i * from_bytes, 1, n, block);
      store_block(to_dtype, block, n, static_cast<char*>(to) + i * to_bytes);
    }
  });
}

}  // namespace refjit::vm::numpy
