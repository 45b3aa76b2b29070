#include "vm/numpy/random_state.h"

#include <algorithm>

#include <cmath>
#include <cstring>
#include <utility>

#include "vm/numpy/math_functions.h"

namespace refjit::vm::numpy {
namespace {

constexpr int kShift = 397;

/// Smallest 2^k - 1 that covers `max`.
uint64_t covering_mask(uint64_t max) {
  uint64_t mask = max;
  for (int shift = 1; shift < 64; shift *= 2) mask |= mask >> shift;
  return mask;
}

/// Cuts 32-bit draws into `kBits`-bit ones, lowest bits first.
template <int kBits>
class Slicer {
 public:
  explicit Slicer(RandomState& state) : state_(state) {}
  uint32_t next() {
    if (left_ == 0) {
      buffer_ = state_.next32();
      left_ = 32 / kBits;
    } else {
      buffer_ >>= kBits;
    }
    --left_;
    return buffer_ & ((1u << kBits) - 1);
  }

 private:
  RandomState& state_;
  uint32_t buffer_ = 0;
  int left_ = 0;
};

template <int kBits, class T>
void fill_small(RandomState& state, int64_t low, uint32_t range, int64_t count, T* out) {
  const auto mask = static_cast<uint32_t>(covering_mask(range));
  Slicer<kBits> slicer(state);
  for (int64_t i = 0; i < count; ++i) {
    uint32_t value;
    do {
      value = slicer.next() & mask;
    } while (value > range);
    out[i] = static_cast<T>(low + value);
  }
}

}  // namespace

void RandomState::seed(uint32_t value) {
  for (int i = 0; i < kWords; ++i) {
    state_.key[i] = value;
    value = 1812433253u * (value ^ (value >> 30)) + static_cast<uint32_t>(i) + 1;
  }
  state_.position = kWords;
  state_.has_gauss = false;
  state_.gauss = 0;
}

void RandomState::seed(std::span<const uint32_t> key) {
  seed(19650218u);
  auto& mt = state_.key;
  const int length = static_cast<int>(key.size());
  int i = 1, j = 0;
  for (int k = std::max(kWords, length); k > 0; --k) {
    mt[i] = (mt[i] ^ ((mt[i - 1] ^ (mt[i - 1] >> 30)) * 1664525u)) + key[j] + static_cast<uint32_t>(j);
    if (++i >= kWords) {
      mt[0] = mt[kWords - 1];
      i = 1;
    }
    if (++j >= length) j = 0;
  }
  for (int k = kWords - 1; k > 0; --k) {
    mt[i] = (mt[i] ^ ((mt[i - 1] ^ (mt[i - 1] >> 30)) * 1566083941u)) - static_cast<uint32_t>(i);
    if (++i >= kWords) {
      mt[0] = mt[kWords - 1];
      i = 1;
    }
  }
  mt[0] = 0x80000000u;
}

void RandomState::refill() {
  auto& mt = state_.key;
  for (int i = 0; i < kWords; ++i) {
    const uint32_t y = (mt[i] & 0x80000000u) | (mt[(i + 1) % kWords] & 0x7fffffffu);
    mt[i] = mt[(i + kShift) % kWords] ^ (y >> 1) ^ ((y & 1u) ? 0x9908b0dfu : 0u);
  }
  state_.position = 0;
}

uint32_t RandomState::next32() {
  if (state_.position == kWords) refill();
  uint32_t y = state_.key[state_.position++];
  y ^= y >> 11;
  y ^= (y << 7) & 0x9d2c5680u;
  y ^= (y << 15) & 0xefc60000u;
  return y ^ (y >> 18);
}

uint64_t RandomState::next64() {
  const uint64_t high = next32();
  return high << 32 | next32();
}

double RandomState::next_double() {
  const uint32_t high = next32() >> 5;
  const uint32_t low = next32() >> 6;
  return (high * 67108864.0 + low) / 9007199254740992.0;
}

double RandomState::next_gauss() {
  if (state_.has_gauss) {
    state_.has_gauss = false;
    return std::exchange(state_.gauss, 0.0);
  }
  double x1, x2, r2;
  do {
    x1 = 2.0 * next_double() - 1.0;
    x2 = 2.0 * next_double() - 1.0;
    r2 = x1 * x1 + x2 * x2;
  } while (r2 >= 1.0 || r2 == 0.0);
  const double f = std::sqrt(-2.0 * math_log(r2) / r2);
  state_.gauss = f * x1;
  state_.has_gauss = true;
  return f * x2;
}

double RandomState::next_exponential() { return -math_log(1.0 - next_double()); }

uint32_t RandomState::masked32(uint32_t range, uint32_t mask) {
  uint32_t value;
  do {
    value = next32() & mask;
  } while (value > range);
  return value;
}

uint64_t RandomState::interval(uint64_t max) {
  if (max == 0) return 0;
  const uint64_t mask = covering_mask(max);
  if (max <= 0xffffffffu) return masked32(static_cast<uint32_t>(max), static_cast<uint32_t>(mask));
  uint64_t value;
  do {
    value = next64() & mask;
  } while (value > max);
  return value;
}

void RandomState::fill_integers(DType dtype, int64_t low, uint64_t range, int64_t count, void* out) {
  const int64_t width = byte_size(dtype);
  if (width >= 4 || range == 0) {
    // One draw an element (none for an empty range); a full 32-bit range needs no mask.
    for (int64_t i = 0; i < count; ++i) {
      const uint64_t value = static_cast<uint64_t>(low) + interval(range);
      std::memcpy(static_cast<char*>(out) + i * width, &value, static_cast<size_t>(width));
    }
  } else if (dtype == DType::Bool) {
    fill_small<1>(*this, low, static_cast<uint32_t>(range), count, static_cast<uint8_t*>(out));
  } else if (width == 1) {
    fill_small<8>(*this, low, static_cast<uint32_t>(range), count, static_cast<uint8_t*>(out));
  } else {
    fill_small<16>(*this, low, static_cast<uint32_t>(range), count, static_cast<uint16_t*>(out));
  }
}

}  // namespace refjit::vm::numpy
