#include "kernels/scalar_exact.h"

namespace refjit::kernels {

double exact_fmod(double x, double y) {
  const double size_x = clear_sign(x), size_y = clear_sign(y);
  constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
  if (!(size_y > 0) || !(size_x < std::numeric_limits<double>::infinity()) || x != x) return kNan;
  if (size_x < size_y) return x;
  // Both as integers times 2^e; the remainder of mantissa * 2^shift by doubling.
  auto split = [](double v, int& e) {
    const uint64_t bits = __builtin_bit_cast(uint64_t, v);
    const int biased = static_cast<int>(bits >> 52);
    uint64_t m = bits & ((uint64_t{1} << 52) - 1);
    if (biased) {
      m |= uint64_t{1} << 52;
      e = biased;
    } else {
      e = 1;
    }
    return m;
  };
  int ex = 0, ey = 0;
  uint64_t mx = split(size_x, ex);
  const uint64_t my = split(size_y, ey);
  if (ey == 0x7ff) return x;
  mx %= my;
  for (int e = ex; e > ey && mx; --e) mx = (mx << 1) % my;
  if (mx == 0) return with_sign_of(0.0, x);
  int e = ey;
  while (mx < (uint64_t{1} << 52) && e > 1) {
    mx <<= 1;
    --e;
  }
  const uint64_t bits =
      mx >= (uint64_t{1} << 52) ? (static_cast<uint64_t>(e) << 52) | (mx & ((uint64_t{1} << 52) - 1)) : mx;
  return with_sign_of(__builtin_bit_cast(double, bits), x);
}

}  // namespace refjit::kernels
