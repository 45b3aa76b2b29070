#include "kernels/initial_values.h"

#include <algorithm>
#include <cmath>

#include "kernels/philox.h"
#include "kernels/scalar_math.h"

namespace refjit::kernels {
namespace {

constexpr double kRootTwo = 1.4142135f;  // as MindSpore has it: a float

/// `fill(stream, part)` for parts of whole blocks of four words, of which word i is element i's.
template <class Fill>
void fill_parts(std::span<float> out, uint64_t seed, const Backend& backend, const Fill& fill) {
  constexpr int64_t kWords = 4;
  const auto count = static_cast<int64_t>(out.size());
  parallel_for(backend, (count + kWords - 1) / kWords, parallel_grain(kWords * int64_t{sizeof(float)}),
               [&](int64_t begin, int64_t end, int) {
                 Philox stream(seed, static_cast<uint64_t>(begin), seed);
                 const int64_t first = kWords * begin, last = std::min(count, kWords * end);
                 fill(stream, out.subspan(static_cast<size_t>(first), static_cast<size_t>(last - first)));
               });
}

/// In [0, 1), with 32 bits.
double unit(Philox& stream) { return static_cast<double>(stream.word()) * 0x1p-32; }

/// In [1e-7, 1), with 23 bits.
double coarse_unit(Philox& stream) {
  const double value = static_cast<double>(stream.word() & 0x7fffff) * 0x1p-23;
  return std::max(value, static_cast<double>(1.0e-7f));
}

double below(double x) { return ref_erfc(-x / kRootTwo) / 2; }

/// A ratio of polynomials of degree seven, lowest coefficient first.
struct Ratio {
  double above[8], below[8];

  double operator()(double x) const {
    double upper = above[7], lower = below[7];
    for (int i = 6; i >= 0; --i) {
      upper = upper * x + above[i];
      lower = lower * x + below[i];
    }
    return upper / lower;
  }
};

/// The x with P(X < x) = p for a standard normal X, 0 < p < 1, to about 1e-16: Wichura, "Algorithm AS 241: the
/// percentage points of the normal distribution", 1988. An iteration on erfc would cost a hundred times as much.
double normal_quantile(double p) {
  static constexpr Ratio kMiddle = {
      {3.3871328727963666080e0, 1.3314166789178437745e2, 1.9715909503065514427e3, 1.3731693765509461125e4,
       4.5921953931549871457e4, 6.7265770927008700853e4, 3.3430575583588128105e4, 2.5090809287301226727e3},
      {1.0, 4.2313330701600911252e1, 6.8718700749205790830e2, 5.3941960214247511077e3, 2.1213794301586595867e4,
       3.9307895800092710610e4, 2.8729085735721942674e4, 5.2264952788528545610e3}};
  static constexpr Ratio kTail = {
      {1.42343711074968357734e0, 4.63033784615654529590e0, 5.76949722146069140550e0, 3.64784832476320460504e0,
       1.27045825245236838258e0, 2.41780725177450611770e-1, 2.27238449892691845833e-2, 7.74545014278341407640e-4},
      {1.0, 2.05319162663775882187e0, 1.67638483018380384940e0, 6.89767334985100004550e-1, 1.48103976427480074590e-1,
       1.51986665636164571966e-2, 5.47593808499534494600e-4, 1.05075007164441684324e-9}};
  static constexpr Ratio kFarTail = {
      {6.65790464350110377720e0, 5.46378491116411436990e0, 1.78482653991729133580e0, 2.96560571828504891230e-1,
       2.65321895265761230930e-2, 1.24266094738807843860e-3, 2.71155556874348757815e-5, 2.01033439929228813265e-7},
      {1.0, 5.99832206555887937690e-1, 1.36929880922735805310e-1, 1.48753612908506148525e-2, 7.86869131145613259100e-4,
       1.84631831751005468180e-5, 1.42151175831644588870e-7, 2.04426310338993978564e-15}};
  const double from_middle = p - 0.5;
  if (std::abs(from_middle) <= 0.425) return from_middle * kMiddle(0.180625 - from_middle * from_middle);
  const double root = ref_sqrt(-ref_log(from_middle < 0 ? p : 1 - p));
  const double size = root <= 5 ? kTail(root - 1.6) : kFarTail(root - 5);
  return from_middle < 0 ? -size : size;
}

}  // namespace

void fill_uniform(std::span<float> out, uint64_t seed, float low, float high, const Backend& backend) {
  const double from = low, range = static_cast<double>(high) - from;
  fill_parts(out, seed, backend, [&](Philox& stream, std::span<float> part) {
    for (float& value : part) value = static_cast<float>(range * unit(stream) + from);
  });
}

void fill_normal(std::span<float> out, uint64_t seed, float mean, float sigma, const Backend& backend) {
  constexpr double turn = 2 * static_cast<double>(3.1415926f);
  fill_parts(out, seed, backend, [&](Philox& stream, std::span<float> part) {
    for (size_t i = 0; i < part.size(); i += 2) {
      const double radius = ref_sqrt(-2 * ref_log(coarse_unit(stream))) * static_cast<double>(sigma);
      const double angle = turn * coarse_unit(stream);
      part[i] = static_cast<float>(mean + radius * ref_cos(angle));
      if (i + 1 < part.size()) part[i + 1] = static_cast<float>(mean + radius * ref_sin(angle));
    }
  });
}

void fill_truncated_normal(std::span<float> out, uint64_t seed, float low, float high, float mean, float sigma,
                           const Backend& backend) {
  const double middle = mean, width = sigma;
  const double first = below((low - middle) / width), last = below((high - middle) / width);
  constexpr double least = 1e-45f, exact_root_two = 1.41421356237309504880;
  fill_parts(out, seed, backend, [&](Philox& stream, std::span<float> part) {
    for (float& value : part) {
      const double share = 2 * (first + unit(stream) * (last - first));
      const double clamped = std::min(std::max(share, least), 2.0 - 0x1p-23);
      const double y = normal_quantile((share <= 0 || share >= 2 ? clamped : share) / 2) / exact_root_two;
      value = static_cast<float>(middle + y * kRootTwo * width);
    }
  });
}

}  // namespace refjit::kernels
