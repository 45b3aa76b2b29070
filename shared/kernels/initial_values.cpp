#include "kernels/initial_values.h"

#include <cmath>

#include "kernels/philox.h"
#include "kernels/scalar_math.h"

namespace refjit::kernels {
namespace {

constexpr double kRootTwo = 1.4142135f;  // as MindSpore has it: a float

Philox stream_of(uint64_t seed) { return Philox(seed, 0, seed); }

/// In [0, 1), with 32 bits.
double unit(Philox& stream) { return static_cast<double>(stream.word()) * 0x1p-32; }

/// In [1e-7, 1), with 23 bits.
double coarse_unit(Philox& stream) {
  const double value = static_cast<double>(stream.word() & 0x7fffff) * 0x1p-23;
  return std::max(value, static_cast<double>(1.0e-7f));
}

double below(double x) { return ref_erfc(-x / kRootTwo) / 2; }

/// The y with erfc(y) = z, 0 < z < 2: Halley's steps from Winitzki's approximation.
double erfc_inverse(double z) {
  const double t = z < 1 ? z : 2 - z;
  const double log_term = ref_log(t * (2 - t)), a = 0.147, b = 2 / (3.14159265358979323846 * a) + log_term / 2;
  double y = ref_sqrt(std::max(ref_sqrt(b * b - log_term / a) - b, 0.0));
  for (int step = 0; step < 3; ++step) {
    const double error = ref_erfc(y) - t, slope = 1.12837916709551257390 * ref_exp(-y * y);
    if (slope == 0) break;
    y += error / (slope - y * error);
  }
  return z < 1 ? y : -y;
}

}  // namespace

void fill_uniform(std::span<float> out, uint64_t seed, float low, float high) {
  Philox stream = stream_of(seed);
  const double from = low, range = static_cast<double>(high) - from;
  for (float& value : out) value = static_cast<float>(range * unit(stream) + from);
}

void fill_normal(std::span<float> out, uint64_t seed, float mean, float sigma) {
  Philox stream = stream_of(seed);
  constexpr double turn = 2 * static_cast<double>(3.1415926f);
  for (size_t i = 0; i < out.size(); i += 2) {
    const double radius = ref_sqrt(-2 * ref_log(coarse_unit(stream))) * static_cast<double>(sigma);
    const double angle = turn * coarse_unit(stream);
    out[i] = static_cast<float>(mean + radius * ref_cos(angle));
    if (i + 1 < out.size()) out[i + 1] = static_cast<float>(mean + radius * ref_sin(angle));
  }
}

void fill_truncated_normal(std::span<float> out, uint64_t seed, float low, float high, float mean, float sigma) {
  Philox stream = stream_of(seed);
  const double middle = mean, width = sigma;
  const double first = below((low - middle) / width), last = below((high - middle) / width);
  constexpr double least = 1e-45f;
  for (float& value : out) {
    const double share = 2 * (first + unit(stream) * (last - first));
    const double clamped = std::min(std::max(share, least), 2.0 - 0x1p-23);
    value = static_cast<float>(middle - erfc_inverse(share <= 0 || share >= 2 ? clamped : share) * kRootTwo * width);
  }
}

}  // namespace refjit::kernels
