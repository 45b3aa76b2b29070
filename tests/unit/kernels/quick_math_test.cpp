#include <catch2/catch.hpp>

#include <cmath>
#include <cstring>
#include <string>

#include "kernels/quick_math.h"
#include "kernels/scalar_math.h"

using namespace refjit::kernels;

namespace {

struct Pair {
  std::string name;
  double (*quick)(double);
  double (*exact)(double);
};
const Pair kPairs[] = {
    {"exp", quick_exp, ref_exp},       {"exp2", quick_exp2, ref_exp2},    {"expm1", quick_expm1, ref_expm1},
    {"log", quick_log, ref_log},       {"log2", quick_log2, ref_log2},    {"log10", quick_log10, ref_log10},
    {"log1p", quick_log1p, ref_log1p}, {"sin", quick_sin, ref_sin},       {"cos", quick_cos, ref_cos},
    {"tan", quick_tan, ref_tan},       {"asin", quick_asin, ref_asin},    {"acos", quick_acos, ref_acos},
    {"atan", quick_atan, ref_atan},    {"sinh", quick_sinh, ref_sinh},    {"cosh", quick_cosh, ref_cosh},
    {"tanh", quick_tanh, ref_tanh},    {"asinh", quick_asinh, ref_asinh}, {"acosh", quick_acosh, ref_acosh},
    {"atanh", quick_atanh, ref_atanh}};

}  // namespace

TEST_CASE("quick_math: within 2^-42 of the value over all float32, and settled as it rounds", "[kernels]") {
  for (const Pair& pair : kPairs) {
    INFO(pair.name);
    int64_t wrong = 0, settled = 0;
    double worst = 0;
    for (uint64_t pattern = 0; pattern < uint64_t{1} << 32; pattern += 400009) {
      const auto bits = static_cast<uint32_t>(pattern);
      float x, out;
      std::memcpy(&x, &bits, sizeof x);
      if (!std::isfinite(x)) continue;
      const double quick = pair.quick(x), exact = pair.exact(x);
      if (!settles(quick, out)) continue;
      ++settled;
      worst = std::max(worst, std::fabs(quick - exact) / std::fabs(exact));
      const auto wanted = static_cast<float>(exact);
      wrong += std::memcmp(&out, &wanted, sizeof out) != 0;
    }
    CHECK(wrong == 0);
    CHECK(settled > 1000);
    CHECK(worst < 0x1p-44);
  }
}
