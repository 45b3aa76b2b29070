#include "runtime/compare.h"

#include <cmath>
#include <limits>

#include "programs.h"

using namespace refjit;
using namespace refjit::runtime;
using namespace refjit::test;

namespace {

Comparison compared(float a, float b, Tolerance tolerance = {}) {
  auto result = compare(floats({1}, {a}), floats({1}, {b}), tolerance);
  REQUIRE(result);
  return *result;
}

}  // namespace

TEST_CASE("compare: neighbours are one ulp apart, across zero and at infinity as well", "[runtime][compare]") {
  const float inf = std::numeric_limits<float>::infinity();
  CHECK(compared(1.0f, 1.0f).max_ulp == 0);
  CHECK(compared(1.0f, std::nextafterf(1.0f, 2.0f)).max_ulp == 1);
  CHECK(compared(-1.0f, std::nextafterf(-1.0f, 0.0f)).max_ulp == 1);
  CHECK(compared(0.0f, -0.0f).max_ulp == 1);
  CHECK(compared(0.0f, std::numeric_limits<float>::denorm_min()).max_ulp == 1);
  CHECK(compared(std::numeric_limits<float>::max(), inf).max_ulp == 1);
  CHECK(compared(-inf, inf).max_ulp > 4e9);
}

TEST_CASE("compare: all NaNs are one value, and no number is near them", "[runtime][compare]") {
  const float nan = std::numeric_limits<float>::quiet_NaN();
  CHECK(compared(nan, -nan).max_ulp == 0);
  const Comparison apart = compared(nan, 1.0f, {1e9, 1e9});
  CHECK(apart.max_ulp == kNoDistance);
  CHECK(apart.outside == 1);
}

TEST_CASE("compare: either bound of the tolerance is enough", "[runtime][compare]") {
  CHECK(compared(1.0f, 1.5f, {0, 0.5}).is_ok());
  CHECK_FALSE(compared(1.0f, 1.5f, {0, 0.25}).is_ok());
  CHECK(compared(1.0f, std::nextafterf(1.0f, 2.0f), {1, 0}).is_ok());
}

TEST_CASE("compare: integers count their difference without overflow", "[runtime][compare]") {
  const int64_t low[] = {INT64_MIN}, high[] = {INT64_MAX};
  auto a = Tensor::copy_of(DType::Int64, {1}, low);
  auto b = Tensor::copy_of(DType::Int64, {1}, high);
  REQUIRE(a);
  REQUIRE(b);
  auto result = compare(*a, *b, {});
  REQUIRE(result);
  CHECK(result->max_absolute == 18446744073709551615.0);
  CHECK(result->first_outside == 0);
}

TEST_CASE("compare: another shape or dtype is an error", "[runtime][compare]") {
  CHECK_FALSE(compare(floats({2}, {1, 2}), floats({1, 2}, {1, 2}), {}));
  const int32_t ints[] = {1, 2};
  auto other = Tensor::copy_of(DType::Int32, {2}, ints);
  REQUIRE(other);
  CHECK_FALSE(compare(floats({2}, {1, 2}), *other, {}));
}

TEST_CASE("compare: 16-bit floats have their own ulp", "[runtime][compare]") {
  const uint16_t one[] = {0x3c00}, next[] = {0x3c01};
  auto a = Tensor::copy_of(DType::Float16, {1}, one);
  auto b = Tensor::copy_of(DType::Float16, {1}, next);
  REQUIRE(a);
  REQUIRE(b);
  auto result = compare(*a, *b, {});
  REQUIRE(result);
  CHECK(result->max_ulp == 1);
  CHECK(result->max_absolute == 0x1p-10);
}
