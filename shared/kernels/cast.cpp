// Conversions between dtypes. Defined for every input: floats truncate, out of range as x86's instructions leave it
// (scalar_exact.h), to bool asks "not zero" (NaN is not zero), and 16-bit floats round to nearest even.
#include <cstring>

#include "kernels/flat_loop.h"
#include "kernels/scalar_exact.h"
#include "tensor/half.h"

namespace refjit::kernels {
namespace {

/// C++ type of a bool tensor's element in conversions.
struct BoolByte {
  uint8_t value;
};

template <class To, class From>
To convert(From x) {
  if constexpr (std::is_same_v<From, BoolByte>) {
    return convert<To>(x.value);
  } else if constexpr (kIsComplex<From>) {
    if constexpr (kIsComplex<To>)
      return To(static_cast<decltype(To::re)>(x.re), static_cast<decltype(To::re)>(x.im));
    else if constexpr (std::is_same_v<To, BoolByte>)
      return BoolByte{x.re != 0 || x.im != 0};
    else
      return convert<To>(x.re);
  } else if constexpr (kIsComplex<To>) {
    return To(convert<decltype(To::re)>(x));
  } else if constexpr (std::is_same_v<To, BoolByte>) {
    return BoolByte{x != From(0)};
  } else if constexpr (std::is_floating_point_v<From> && std::is_integral_v<To>) {
    if constexpr (std::is_same_v<To, uint64_t>)
      return to_uint64(static_cast<double>(x));
    else if constexpr (sizeof(To) == 8 || std::is_same_v<To, uint32_t>)
      return static_cast<To>(to_int64(x));
    else
      return static_cast<To>(to_int32(x));
  } else {
    return static_cast<To>(x);
  }
}

template <class To, class From>
void cast_loop(const void* a, const void*, const void*, void* out, int64_t n) {
  const From* x = static_cast<const From*>(a);
  To* y = static_cast<To*>(out);
  for (int64_t i = 0; i < n; ++i) y[i] = convert<To>(x[i]);
}

template <class Half>
void half_to_float(const void* a, const void*, const void*, void* out, int64_t n) {
  const Half* x = static_cast<const Half*>(a);
  float* y = static_cast<float*>(out);
  for (int64_t i = 0; i < n; ++i) y[i] = to_float(x[i]);
}
void float_to_float16(const void* a, const void*, const void*, void* out, int64_t n) {
  const float* x = static_cast<const float*>(a);
  Float16* y = static_cast<Float16*>(out);
  for (int64_t i = 0; i < n; ++i) y[i] = to_float16(x[i]);
}
void float_to_bfloat16(const void* a, const void*, const void*, void* out, int64_t n) {
  const float* x = static_cast<const float*>(a);
  BFloat16* y = static_cast<BFloat16*>(out);
  for (int64_t i = 0; i < n; ++i) y[i] = to_bfloat16(x[i]);
}

template <int Bytes>
void copy_loop(const void* a, const void*, const void*, void* out, int64_t n) {
  if (a != out && n > 0) std::memmove(out, a, static_cast<size_t>(n) * Bytes);
}

#define REFJIT_FROM(FROM)                                                                                            \
  {                                                                                                                  \
    cast_loop<BoolByte, FROM>, cast_loop<int8_t, FROM>, cast_loop<int16_t, FROM>, cast_loop<int32_t, FROM>,          \
        cast_loop<int64_t, FROM>, cast_loop<uint8_t, FROM>, cast_loop<float, FROM>, cast_loop<double, FROM>,         \
        cast_loop<uint16_t, FROM>, cast_loop<uint32_t, FROM>, cast_loop<uint64_t, FROM>, cast_loop<Complex64, FROM>, \
        cast_loop<Complex128, FROM>                                                                                  \
  }

constexpr FlatFn kCasts[kComputeTypes][kComputeTypes] = {
    REFJIT_FROM(BoolByte),   REFJIT_FROM(int8_t),   REFJIT_FROM(int16_t),  REFJIT_FROM(int32_t),
    REFJIT_FROM(int64_t),    REFJIT_FROM(uint8_t),  REFJIT_FROM(float),    REFJIT_FROM(double),
    REFJIT_FROM(uint16_t),   REFJIT_FROM(uint32_t), REFJIT_FROM(uint64_t), REFJIT_FROM(Complex64),
    REFJIT_FROM(Complex128),
};

}  // namespace

FlatFn find_cast(DType from, DType to) {
  if (from == to) {
    switch (byte_size(from)) {
      case 1:
        return copy_loop<1>;
      case 2:
        return copy_loop<2>;
      case 4:
        return copy_loop<4>;
      case 8:
        return copy_loop<8>;
      default:
        return copy_loop<16>;
    }
  }
  if (to == DType::Float32 && from == DType::Float16) return half_to_float<Float16>;
  if (to == DType::Float32 && from == DType::BFloat16) return half_to_float<BFloat16>;
  if (from == DType::Float32 && to == DType::Float16) return float_to_float16;
  if (from == DType::Float32 && to == DType::BFloat16) return float_to_bfloat16;
  const int row = compute_column(from), column = compute_column(to);
  return row < 0 || column < 0 ? nullptr : kCasts[row][column];
}

}  // namespace refjit::kernels
