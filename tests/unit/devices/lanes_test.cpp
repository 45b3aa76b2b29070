// Elementwise kernels of the cpu device against the reference's: functions within a few ULP, roundings and conversions
// to the bit, and what is not finite the same.
#include <bit>
#include <cstring>
#include <limits>

#include "both_devices.h"
#include "devices/cpu/cpu_kernels.h"
#include "devices/cpu/lanes.h"

using namespace refjit;
using namespace refjit::test;

namespace {

constexpr float kInfinity = std::numeric_limits<float>::infinity();
constexpr float kSpecials[] = {
    0.0f,  -0.0f,  1,  -1,  2,     -2,    0.5f,       3,         1e-40f,     -1e-40f,
    3e38f, -3e38f, 88, -88, 1e-5f, 30001, 8388607.5f, kInfinity, -kInfinity, std::numeric_limits<float>::quiet_NaN()};

/// Numbers of all sizes up to `most`, after every special one.
std::vector<float> numbers(float most, uint32_t seed) {
  std::vector<float> values(std::begin(kSpecials), std::end(kSpecials));
  for (int i = 0; i < 4000; ++i) {
    seed = seed * 1664525u + 1013904223u;
    const float unit = static_cast<float>(seed >> 8) / static_cast<float>(1 << 24) * 2 - 1;
    values.push_back(i % 3 == 0 ? unit * most : i % 3 == 1 ? unit : unit * unit * unit * 1e-3f);
  }
  return values;
}

/// Steps between neighbours; 0 between two NaNs.
int64_t ulps(float a, float b) {
  if (std::isnan(a) || std::isnan(b)) return std::isnan(a) == std::isnan(b) ? 0 : std::numeric_limits<int64_t>::max();
  const auto place = [](float x) {
    const int64_t bits = std::bit_cast<int32_t>(x);
    return bits < 0 ? int64_t{std::numeric_limits<int32_t>::min()} - bits - 1 : bits;
  };
  return std::abs(place(a) - place(b));
}

kernels::FlatFn lane(std::string_view op) { return devices::cpu::find_lanes(op, DType::Float32); }
kernels::FlatFn reference(std::string_view op) {
  return kernels::find_flat(op)->fn[kernels::compute_column(DType::Float32)];
}

int64_t farthest(std::string_view op, const std::vector<float>& x, const std::vector<float>& y) {
  std::vector<float> got(x.size()), expected(x.size());
  lane(op)(x.data(), y.data(), nullptr, got.data(), static_cast<int64_t>(x.size()));
  reference(op)(x.data(), y.data(), nullptr, expected.data(), static_cast<int64_t>(x.size()));
  int64_t most = 0;
  for (size_t i = 0; i < x.size(); ++i) {
    const int64_t apart = ulps(got[i], expected[i]);
    if (apart > 4) UNSCOPED_INFO(op << "(" << x[i] << ", " << y[i] << ") is " << got[i] << ", not " << expected[i]);
    most = std::max(most, apart);
  }
  return most;
}

}  // namespace

TEST_CASE("lanes: functions are within 4 ULP of the reference, specials its own", "[devices]") {
  if (!lane("Add")) return;  // a processor without AVX2
  const std::pair<std::string_view, float> ranges[] = {{"Log", 3e38f},  {"Log1p", 3e38f}, {"Expm1", 90}, {"Asin", 1},
                                                       {"ACos", 1},     {"Atan", 1e6f},   {"Sinh", 90},  {"Cosh", 90},
                                                       {"Sin", 3e4f},   {"Cos", 3e4f},    {"Tan", 3e4f}, {"Sin", 1e9f},
                                                       {"Sigmoid", 80}, {"Tanh", 10},     {"Exp", 90}};
  for (const auto& [op, most] : ranges) {
    const std::vector<float> x = numbers(most, 1);
    CHECK(farthest(op, x, x) <= 4);
  }
}

TEST_CASE("lanes: powers and turns of every pair of specials", "[devices]") {
  if (!lane("Add")) return;
  for (std::string_view op : {"Pow", "Atan2"}) {
    std::vector<float> x, y;
    for (float a : kSpecials)
      for (float b : kSpecials) x.push_back(a), y.push_back(b);
    CHECK(farthest(op, x, y) <= 4);
    CHECK(farthest(op, numbers(20, 2), numbers(9, 3)) <= 4);
  }
  // Whole powers of negative numbers.
  std::vector<float> base = numbers(5, 4), power = numbers(7, 5);
  for (float& p : power) p = std::round(p);
  CHECK(farthest("Pow", base, power) <= 4);
}

TEST_CASE("lanes: roundings and remainders have the reference's bits", "[devices]") {
  if (!lane("Add")) return;
  const std::vector<float> x = numbers(1e7f, 6), y = numbers(50, 7);
  for (std::string_view op :
       {"Floor", "Ceil", "Trunc", "Round", "FloorDiv", "FloorMod", "Mod", "RemainderTensorTensor"})
    CHECK(farthest(op, x, y) == 0);
  std::vector<float> whole = x, by = y;
  for (float& each : whole) each = std::round(each);
  for (float& each : by) each = std::round(each);
  for (std::string_view op : {"FloorDiv", "FloorMod", "Mod"}) CHECK(farthest(op, whole, by) == 0);
}

TEST_CASE("lanes: 16-bit floats are converted to the reference's bits", "[devices]") {
  if (!lane("Add")) return;
  std::vector<uint16_t> every(1 << 16);
  for (size_t i = 0; i < every.size(); ++i) every[i] = static_cast<uint16_t>(i);
  std::vector<float> x = numbers(70000, 8);
  for (int i = 0; i < 6000; ++i) x.push_back(std::bit_cast<float>(0x33000000u + static_cast<uint32_t>(i) * 0x8001u));
  for (DType half : {DType::Float16, DType::BFloat16}) {
    std::vector<float> wide(every.size()), expected(every.size());
    const auto count = static_cast<int64_t>(every.size());
    devices::cpu::find_cast_lanes(half, DType::Float32)(every.data(), nullptr, nullptr, wide.data(), count);
    kernels::find_cast(half, DType::Float32)(every.data(), nullptr, nullptr, expected.data(), count);
    int64_t apart = 0;
    for (size_t i = 0; i < every.size(); ++i) apart = std::max(apart, ulps(wide[i], expected[i]));
    CHECK(apart == 0);
    for (const std::vector<float>* from : {&wide, &x}) {
      std::vector<uint16_t> narrow(from->size()), same(from->size());
      const auto n = static_cast<int64_t>(from->size());
      devices::cpu::find_cast_lanes(DType::Float32, half)(from->data(), nullptr, nullptr, narrow.data(), n);
      kernels::find_cast(DType::Float32, half)(from->data(), nullptr, nullptr, same.data(), n);
      CHECK(narrow == same);
    }
  }
}
