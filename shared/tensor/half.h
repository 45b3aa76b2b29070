#pragma once
// fp16 and bf16 to and from float: exact one way, round to nearest even the other. Branch-light integer code, the same
// bits in both builds. Used by kernels (16-bit tensors compute in float), tensor texts and the VM's conversions.
#include <bit>
#include <cstdint>

#include "tensor/dtype.h"

namespace refjit {

/// Exact; NaN payloads keep their top bits.
inline float to_float(BFloat16 value) { return __builtin_bit_cast(float, static_cast<uint32_t>(value.bits) << 16); }

/// Exact, subnormals included; NaN payloads keep their bits.
inline float to_float(Float16 value) {
  const uint32_t sign = static_cast<uint32_t>(value.bits & 0x8000u) << 16;
  const uint32_t magnitude = value.bits & 0x7fffu;
  if (magnitude >= 0x7c00u) return __builtin_bit_cast(float, sign | 0x7f800000u | ((magnitude & 0x3ffu) << 13));
  if (magnitude >= 0x0400u) return __builtin_bit_cast(float, sign | ((magnitude << 13) + (112u << 23)));
  // A subnormal half is magnitude * 2^-24: one exact multiplication.
  const float small = static_cast<float>(magnitude) * 0x1p-24f;
  return __builtin_bit_cast(float, sign | __builtin_bit_cast(uint32_t, small));
}

/// Round to nearest even; NaN becomes the quiet NaN of the same sign.
inline BFloat16 to_bfloat16(float value) {
  uint32_t bits = __builtin_bit_cast(uint32_t, value);
  if ((bits & 0x7fffffffu) > 0x7f800000u) return {static_cast<uint16_t>((bits >> 16 & 0x8000u) | 0x7fc0u)};
  bits += 0x7fffu + (bits >> 16 & 1u);
  return {static_cast<uint16_t>(bits >> 16)};
}

/// Round to nearest even, overflow to infinity; NaN becomes the quiet NaN of the same sign.
inline Float16 to_float16(float value) {
  const uint32_t bits = __builtin_bit_cast(uint32_t, value);
  const uint32_t sign = bits >> 16 & 0x8000u;
  const uint32_t magnitude = bits & 0x7fffffffu;
  if (magnitude > 0x7f800000u) return {static_cast<uint16_t>(sign | 0x7e00u)};
  if (magnitude >= 0x477ff000u) return {static_cast<uint16_t>(sign | 0x7c00u)};  // 65520 and above round to infinity
  if (magnitude < 0x38800000u) {
    // Below 2^-14: adding 0.5 puts the unit of the half's last place (2^-24) at the float's last place, so that the
    // addition itself rounds to nearest even.
    const float shifted = __builtin_bit_cast(float, magnitude) + 0.5f;
    return {static_cast<uint16_t>(sign | (__builtin_bit_cast(uint32_t, shifted) - 0x3f000000u))};
  }
  const uint32_t rounded = magnitude + 0xfffu + (magnitude >> 13 & 1u);
  return {static_cast<uint16_t>(sign | ((rounded - (112u << 23)) >> 13))};
}

/// A double to 16 bits in one rounding (not through float, which would round twice).
inline float round_to_odd_float(double value) {
  float near = static_cast<float>(value);
  const double back = near;
  if (back == value || value != value) return near;
  // Round to odd: of the two floats around `value` take the one with an odd last bit; a later rounding to a format at
  // least two bits narrower then equals the direct one.
  uint32_t bits = __builtin_bit_cast(uint32_t, near);
  if ((bits & 1u) == 0) {
    const bool away = (back < value) == (value > 0);  // the other neighbour lies away from zero
    bits = away ? bits + 1 : bits - 1;
    if ((bits & 0x7fffffffu) > 0x7f800000u) bits -= 2;  // an overflow stays at the largest float's neighbour
  }
  return __builtin_bit_cast(float, bits);
}
inline Float16 to_float16(double value) { return to_float16(round_to_odd_float(value)); }
inline BFloat16 to_bfloat16(double value) { return to_bfloat16(round_to_odd_float(value)); }

}  // namespace refjit
