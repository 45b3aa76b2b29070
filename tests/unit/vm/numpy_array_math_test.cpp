#include <catch2/catch.hpp>
#include <vector>

#include "vm/numpy/array_math.h"
#include "vm/numpy/elements.h"
#include "vm/numpy/promotion.h"
#include "vm/numpy/random_state.h"

using namespace refjit;
using namespace refjit::vm::numpy;

namespace {

template <class T>
Tensor make(DType dtype, Shape shape, std::vector<T> values) {
  return *Tensor::copy_of(dtype, std::move(shape), values.data());
}
template <class T>
std::vector<T> values(const Tensor& t) {
  std::vector<T> all(static_cast<size_t>(t.element_count()));
  copy_elements(t, all.data());
  return all;
}
const Math kMath{host_memory()};

}  // namespace

TEST_CASE("array_math: operands broadcast and int8 wraps", "[vm][numpy]") {
  const Tensor a = make<int8_t>(DType::Int8, {2, 1}, {100, -128});
  const Tensor b = make<int8_t>(DType::Int8, {3}, {27, 28, -1});
  auto sum = kMath.binary(BinaryKind::Add, a, b, DType::Int8, DType::Int8);
  REQUIRE(sum);
  CHECK(sum->shape == Shape{2, 3});
  CHECK(values<int8_t>(*sum) == std::vector<int8_t>{127, -128, 99, -101, -100, 127});
}

TEST_CASE("array_math: shapes that do not broadcast give NumPy's text", "[vm][numpy]") {
  const Tensor a = make<float>(DType::Float32, {2, 3}, std::vector<float>(6)),
               b = make<float>(DType::Float32, {4}, {0, 0, 0, 0});
  auto result = kMath.binary(BinaryKind::Add, a, b, DType::Float32, DType::Float32);
  REQUIRE_FALSE(result);
  CHECK(result.error().message == "operands could not be broadcast together with shapes (2,3) (4,) ");
}

TEST_CASE("array_math: integer division floors and divides by zero to zero", "[vm][numpy]") {
  const Tensor a = make<int64_t>(DType::Int64, {5}, {7, -7, 7, 5, INT64_MIN});
  const Tensor b = make<int64_t>(DType::Int64, {5}, {2, 2, -2, 0, -1});
  CHECK(values<int64_t>(*kMath.binary(BinaryKind::FloorDivide, a, b, DType::Int64, DType::Int64)) ==
        std::vector<int64_t>{3, -4, -4, 0, INT64_MIN});
  CHECK(values<int64_t>(*kMath.binary(BinaryKind::Remainder, a, b, DType::Int64, DType::Int64)) ==
        std::vector<int64_t>{1, 1, -1, 0, 0});
}

TEST_CASE("array_math: float sums take NumPy's pairwise order", "[vm][numpy]") {
  RandomState random(5);
  std::vector<float> data(1000);
  for (float& x : data) x = static_cast<float>(random.next_gauss());
  const Tensor t = make<float>(DType::Float32, {10, 100}, data);
  CHECK(values<float>(*kMath.reduce(ReduceKind::Sum, t, 3, false, DType::Float32))[0] == 0x1.0a375ap+5f);
  CHECK(values<float>(*kMath.reduce(ReduceKind::Sum, t, 1, false, DType::Float32))[3] == -0x1.df3646p+1f);
  CHECK(values<float>(*kMath.reduce(ReduceKind::Sum, t, 2, false, DType::Float32))[3] == 0x1.c245fp+3f);
}

TEST_CASE("array_math: assignment through a strided view converts and broadcasts", "[vm][numpy]") {
  const Tensor t = make<int32_t>(DType::Int32, {2, 3}, {0, 1, 2, 3, 4, 5});
  REQUIRE(assign(sliced_view(t, 1, 2, 2, -2), make<double>(DType::Float64, {2}, {9.9, -1.5})));
  CHECK(values<int32_t>(t) == std::vector<int32_t>{-1, 1, 9, -1, 4, 9});
  CHECK_FALSE(assign(t, make<double>(DType::Float64, {4}, {0, 0, 0, 0})));
}

TEST_CASE("promotion: scalars take part by kind and value, as NumPy 1.26 has it", "[vm][numpy]") {
  auto with_int = [](DType array, int64_t value) { return result_type({array, false}, {DType::Int64, true, value}); };
  auto with_float = [](DType array, double value) {
    return result_type({array, false}, {DType::Float64, true, 0, value});
  };
  CHECK(with_int(DType::Int8, 1) == DType::Int8);
  CHECK(with_int(DType::Int8, 300) == DType::Int16);
  CHECK(with_int(DType::Int32, int64_t{1} << 40) == DType::Int64);
  CHECK(with_int(DType::Float16, 300) == DType::Float32);
  CHECK(with_int(DType::Bool, 1) == DType::Int64);
  CHECK(with_float(DType::Float32, 1e10) == DType::Float32);
  CHECK(with_float(DType::Float16, 1e10) == DType::Float32);
  CHECK(with_float(DType::Int32, 1.5) == DType::Float64);
  CHECK(vm::numpy::promote(DType::UInt64, DType::Int8) == DType::Float64);
  CHECK(vm::numpy::promote(DType::UInt8, DType::Int8) == DType::Int16);
  CHECK(vm::numpy::promote(DType::Int16, DType::Float16) == DType::Float32);
}

TEST_CASE("elements: conversions out of range are defined", "[vm][numpy]") {
  const Tensor t = make<double>(DType::Float64, {4}, {1e20, -1e20, 300, -1});
  CHECK(values<int64_t>(*kMath.cast(t, DType::Int64)) == std::vector<int64_t>{INT64_MIN, INT64_MIN, 300, -1});
  CHECK(values<uint8_t>(*kMath.cast(t, DType::UInt8))[2] == 44);
  CHECK(values<uint8_t>(*kMath.cast(t, DType::UInt8))[3] == 255);
}
