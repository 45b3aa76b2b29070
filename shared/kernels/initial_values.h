#pragma once
// What fills new Parameters: MindSpore 2.7's own numbers for its seeds (`_random_normal`, `_random_uniform` and
// `_truncated_normal` of mindspore/common/initializer.py), so that a network starts from the same weights. Computed in
// double from arguments rounded to float, as it does. No number depends on another's: a backend's threads share the
// work.
#include <cstdint>
#include <span>

#include "kernels/backend.h"

namespace refjit::kernels {

/// Uniform in [low, high).
void fill_uniform(std::span<float> out, uint64_t seed, float low, float high,
                  const Backend& backend = reference_backend());
/// Box and Muller's pairs, from 23 bits each.
void fill_normal(std::span<float> out, uint64_t seed, float mean, float sigma,
                 const Backend& backend = reference_backend());
/// Normal values between low and high, by the inverse of the distribution function. sigma > 0.
void fill_truncated_normal(std::span<float> out, uint64_t seed, float low, float high, float mean, float sigma,
                           const Backend& backend = reference_backend());

}  // namespace refjit::kernels
