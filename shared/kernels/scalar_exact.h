#pragma once
// Scalar operations with defined results for every input: no libm, no undefined behaviour, the same bits in both
// builds. Loops over these vectorise where the machine can. Private to this room.
#include <bit>
#include <cstdint>
#include <limits>
#include <type_traits>

#if defined(__SSE2__) && !defined(__EMSCRIPTEN__)
#include <emmintrin.h>
#endif

namespace refjit::kernels {

inline float clear_sign(float x) { return __builtin_bit_cast(float, __builtin_bit_cast(uint32_t, x) & 0x7fffffffu); }
inline double clear_sign(double x) { return __builtin_bit_cast(double, __builtin_bit_cast(uint64_t, x) << 1 >> 1); }
inline float with_sign_of(float x, float sign) {
  return __builtin_bit_cast(
      float, (__builtin_bit_cast(uint32_t, x) & 0x7fffffffu) | (__builtin_bit_cast(uint32_t, sign) & 0x80000000u));
}
inline double with_sign_of(double x, double sign) {
  constexpr uint64_t kSign = uint64_t{1} << 63;
  return __builtin_bit_cast(double,
                            (__builtin_bit_cast(uint64_t, x) & ~kSign) | (__builtin_bit_cast(uint64_t, sign) & kSign));
}

/// IEEE square root by the instruction: `__builtin_sqrt` would call libm for negative numbers (to set errno).
inline float exact_sqrt(float x) {
#if defined(__SSE2__) && !defined(__EMSCRIPTEN__)
  return _mm_cvtss_f32(_mm_sqrt_ss(_mm_set_ss(x)));
#else
  return __builtin_sqrtf(x);
#endif
}
inline double exact_sqrt(double x) {
#if defined(__SSE2__) && !defined(__EMSCRIPTEN__)
  const __m128d v = _mm_set_sd(x);
  return _mm_cvtsd_f64(_mm_sqrt_sd(v, v));
#else
  return __builtin_sqrt(x);
#endif
}

/// Nearest integer, ties to even; the sign of zero stays.
inline float round_half_even(float x) {
  constexpr float kBig = 0x1p23f;
  const float size = clear_sign(x);
  if (!(size < kBig)) return x;
  return with_sign_of((size + kBig) - kBig, x);
}
inline double round_half_even(double x) {
  constexpr double kBig = 0x1p52;
  const double size = clear_sign(x);
  if (!(size < kBig)) return x;
  return with_sign_of((size + kBig) - kBig, x);
}
template <class T>
T exact_floor(T x) {
  const T near = round_half_even(x);
  return near > x ? near - T(1) : near;
}
template <class T>
T exact_trunc(T x) {
  const T near = round_half_even(clear_sign(x));
  return with_sign_of(near > clear_sign(x) ? near - T(1) : near, x);
}

/// Remainder with the sign of x, exact, by bits (the IEEE operation that C calls fmod); NaN for y = 0 or infinite x.
double exact_fmod(double x, double y);
inline float exact_fmod(float x, float y) {
  return static_cast<float>(exact_fmod(static_cast<double>(x), static_cast<double>(y)));
}

/// Quotient rounded down; float32 takes it in double, as MindSpore's kernels do: 1 // 0.1 is 9. Integers: x / 0 is the
/// largest, the smallest or 0 by the sign of x; MIN / -1 wraps to MIN.
template <class T>
T floor_divide(T a, T b) {
  if constexpr (std::is_floating_point_v<T>) {
    return static_cast<T>(exact_floor(static_cast<double>(a) / static_cast<double>(b)));
  } else {
    using Limits = std::numeric_limits<T>;
    if (b == 0) return a > 0 ? Limits::max() : a < 0 ? Limits::min() : T(0);
    if constexpr (std::is_signed_v<T>) {
      if (b == T(-1)) return static_cast<T>(std::make_unsigned_t<T>(0) - static_cast<std::make_unsigned_t<T>>(a));
      const T q = static_cast<T>(a / b);
      return static_cast<T>(q - ((a % b != 0) && ((a < 0) != (b < 0))));
    } else {
      return static_cast<T>(a / b);
    }
  }
}

/// What MindSpore's kernels leave where an integer is divided by zero: a NaN cast to the type (its smallest value for
/// 32 and 64 bits, 0 for the narrower).
template <class T>
inline constexpr T kIntNan = sizeof(T) >= 4 ? std::numeric_limits<T>::min() : T(0);

/// x - floor(x / y) * y, of float32 in double: the sign of y.
template <class T>
T floor_modulo(T a, T b) {
  if constexpr (std::is_floating_point_v<T>) {
    const auto x = static_cast<double>(a), y = static_cast<double>(b);
    return static_cast<T>(x - exact_floor(x / y) * y);
  } else {
    if (b == 0) return kIntNan<T>;
    if constexpr (std::is_signed_v<T>) {
      if (b == T(-1)) return 0;
      const T r = static_cast<T>(a % b);
      return static_cast<T>(r != 0 && ((r < 0) != (b < 0)) ? r + b : r);
    } else {
      return static_cast<T>(a % b);
    }
  }
}

/// Remainder of division rounded towards zero: the sign of x.
template <class T>
T truncated_modulo(T a, T b) {
  if constexpr (std::is_floating_point_v<T>) {
    return exact_fmod(a, b);
  } else {
    if (b == 0) return kIntNan<T>;
    if constexpr (std::is_signed_v<T>) {
      if (b == T(-1)) return 0;
    }
    return static_cast<T>(a % b);
  }
}

/// Integer power, wrapping; a negative exponent gives what the real power truncates to (0, 1 or -1; kIntNan for 0).
template <class T>
T integer_power(T base, T exponent) {
  using U = std::conditional_t<(sizeof(T) < 4), uint32_t, std::make_unsigned_t<T>>;
  if constexpr (std::is_signed_v<T>) {
    if (exponent < 0) {
      if (base == 0) return kIntNan<T>;
      if (base == T(1)) return T(1);
      return base == T(-1) ? (exponent & 1 ? T(-1) : T(1)) : T(0);
    }
  }
  U result = 1, square = static_cast<U>(base);
  for (auto e = static_cast<uint64_t>(exponent); e; e >>= 1) {
    if (e & 1) result *= square;
    square *= square;
  }
  return static_cast<T>(result);
}

/// Conversions out of range, as x86's instructions leave them: to 32 and 64 bits the smallest value; narrower types
/// take the low bits of the 32-bit result.
inline int64_t to_int64(double x) { return x >= -0x1p63 && x < 0x1p63 ? static_cast<int64_t>(x) : INT64_MIN; }
/// As the instructions for 63 bits and a subtraction leave it.
inline uint64_t to_uint64(double x) {
  if (!(x >= 0x1p63)) return static_cast<uint64_t>(to_int64(x));
  return x < 0x1p64 ? static_cast<uint64_t>(static_cast<int64_t>(x - 0x1p63)) ^ uint64_t { 1 } << 63
                    : uint64_t{1} << 63;
}
inline int32_t to_int32(double x) {
  return x > -2147483649.0 && x < 2147483648.0 ? static_cast<int32_t>(x) : INT32_MIN;
}

}  // namespace refjit::kernels
