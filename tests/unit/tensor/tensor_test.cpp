#include <catch2/catch.hpp>

#include <cmath>
#include <cstring>
#include <vector>

#include "tensor/half.h"
#include "tensor/memory.h"
#include "tensor/promotion.h"
#include "tensor/tensor.h"

using namespace refjit;

TEST_CASE("half: every float16 survives a round trip through float", "[tensor][half]") {
  for (uint32_t bits = 0; bits < 0x10000u; ++bits) {
    const Float16 half{static_cast<uint16_t>(bits)};
    const float value = to_float(half);
    if ((bits & 0x7fffu) > 0x7c00u) {
      REQUIRE(value != value);
      continue;
    }
    REQUIRE(to_float16(value).bits == half.bits);
  }
}

TEST_CASE("half: rounding is to nearest even at every midpoint", "[tensor][half]") {
  for (uint32_t bits = 0; bits + 1 < 0x7c00u; ++bits) {
    const float low = to_float(Float16{static_cast<uint16_t>(bits)});
    const float high = to_float(Float16{static_cast<uint16_t>(bits + 1)});
    const float middle = (low + high) / 2;  // exact in float
    REQUIRE(to_float16(middle).bits == (bits & 1 ? bits + 1 : bits));
    REQUIRE(to_float16(std::nextafter(middle, high)).bits == bits + 1);
    REQUIRE(to_float16(std::nextafter(middle, low)).bits == bits);
    // From double in one rounding: just beside the middle, closer than float can say.
    const double exact = (static_cast<double>(low) + high) / 2;
    REQUIRE(to_float16(std::nextafter(exact, 1e9)).bits == bits + 1);
    REQUIRE(to_float16(std::nextafter(exact, 0.0)).bits == bits);
  }
  CHECK(to_float16(65519.996f).bits == 0x7bffu);
  CHECK(to_float16(65520.0f).bits == 0x7c00u);
}

TEST_CASE("half: bfloat16 rounds to nearest even and keeps NaN", "[tensor][half]") {
  CHECK(to_bfloat16(1.00390625f).bits == 0x3f80u);  // halfway, even below
  CHECK(to_bfloat16(1.01171875f).bits == 0x3f82u);  // halfway, even above
  CHECK(to_bfloat16(3.4e38f).bits == 0x7f80u);
  CHECK(to_float(to_bfloat16(NAN)) != to_float(to_bfloat16(NAN)));
  CHECK(to_float(BFloat16{0x4049u}) == 3.140625f);
}

TEST_CASE("dims: more than six elements move to the heap and back", "[tensor][shape]") {
  Dims d{1, 2, 3, 4, 5, 6};
  d.push_back(7);
  d.push_back(8);
  CHECK(d == Dims{1, 2, 3, 4, 5, 6, 7, 8});
  Dims copy = d;
  copy.resize(3);
  CHECK(copy == Dims{1, 2, 3});
  CHECK(d.back() == 8);
  CHECK(shape_text(copy) == "(1, 2, 3)");
  CHECK(shape_text(Dims{4}) == "(4,)");
}

TEST_CASE("shape: counts that overflow are found, unless a dim is zero", "[tensor][shape]") {
  CHECK(checked_element_count(Dims{int64_t{1} << 40, int64_t{1} << 40}, 1) == -1);
  CHECK(checked_element_count(Dims{int64_t{1} << 40, int64_t{1} << 40, 0}, 1) == 0);
  CHECK(checked_element_count(Dims{int64_t{1} << 61}, 8) == -1);
  CHECK(checked_element_count(Dims{3, 4}, 8) == 12);
  CHECK(!Tensor::empty(DType::Float32, {int64_t{1} << 40, int64_t{1} << 40}));
}

TEST_CASE("memory: large blocks of other sizes go back before more is asked of the system", "[tensor]") {
  constexpr int64_t kMiB = 1 << 20;
  PoolMemory pool;
  const auto use = [&](int64_t bytes) { pool.release(pool.allocate(bytes), bytes); };
  use(64 * kMiB);
  CHECK(pool.cached_bytes() == 64 * kMiB);
  use(40 * kMiB);
  CHECK(pool.cached_bytes() == 40 * kMiB);
  // Sizes that come in turn are kept after all.
  for (int i = 0; i < 4; ++i) {
    use(64 * kMiB);
    use(40 * kMiB);
  }
  CHECK(pool.cached_bytes() == 104 * kMiB);
}

TEST_CASE("pool: blocks are aligned, reused and counted", "[tensor][memory]") {
  PoolMemory pool(1 << 20);
  void* first = pool.allocate(100);
  CHECK(reinterpret_cast<uintptr_t>(first) % 64 == 0);
  CHECK(pool.bytes_in_use() == 128);
  pool.release(first, 100);
  CHECK(pool.bytes_in_use() == 0);
  CHECK(pool.allocate(120) == first);
  CHECK(pool.peak_bytes() == 128);
  for (int64_t bytes : {1, 64, 65, 257, 1000, 5000, 9000, 70000, 300000}) {
    void* data = pool.allocate(bytes);
    REQUIRE(data);
    CHECK(reinterpret_cast<uintptr_t>(data) % 64 == 0);
    std::memset(data, 1, static_cast<size_t>(bytes));
    pool.release(data, bytes);
  }
  pool.release(first, 120);
  CHECK(pool.bytes_in_use() == 0);
}

TEST_CASE("pool: the budget ends in a MemoryError, and freed bytes serve again", "[tensor][memory]") {
  PoolMemory pool(64 << 10);
  std::vector<Tensor> kept;
  while (true) {
    auto t = Tensor::empty(DType::Float32, {1000}, pool);
    if (!t) {
      CHECK(t.error().type == "MemoryError");
      break;
    }
    kept.push_back(*t);
  }
  CHECK(kept.size() >= 10);
  CHECK(kept.size() <= 16);
  kept.clear();
  CHECK(pool.bytes_in_use() == 0);
  CHECK(Tensor::empty(DType::Float32, {1000}, pool));
}

TEST_CASE("views share storage and copy to contiguous", "[tensor][view]") {
  const int32_t values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
  const Tensor t = *Tensor::copy_of(DType::Int32, {3, 4}, values);
  const Tensor row = selected_view(t, 0, 1);
  CHECK(row.shape == Shape{4});
  CHECK(element_as_int(row, 2) == 6);
  const Tensor reversed = sliced_view(t, 1, 3, 2, -2);
  CHECK_FALSE(reversed.is_contiguous());
  const Tensor copy = *contiguous(reversed);
  const int32_t expected[] = {3, 1, 7, 5, 11, 9};
  CHECK(std::memcmp(copy.data(), expected, sizeof(expected)) == 0);
  CHECK(copy.storage.get() != t.storage.get());
  CHECK(reversed.storage.get() == t.storage.get());
  CHECK(t.storage->references == 3);
  CHECK_FALSE(reshaped_view(reversed, {6}));
  CHECK(reshaped_view(t, {2, 6})->shape == Shape{2, 6});
  const int64_t order[] = {1, 0};
  CHECK(element_as_int(transposed_view(t, order), 1) == 4);
}

TEST_CASE("promotion: the oracle's table of + for thirteen dtypes and three scalars", "[tensor][promotion]") {
  // FACTS.md c, in the order bool u8 i8 i16 i32 i64 u16 u32 u64 f16 bf16 f32 f64; T: TypeError; then bool, int, float.
  const DType kOrder[] = {DType::Bool,     DType::UInt8,   DType::Int8,   DType::Int16,  DType::Int32,
                          DType::Int64,    DType::UInt16,  DType::UInt32, DType::UInt64, DType::Float16,
                          DType::BFloat16, DType::Float32, DType::Float64};
  const char* kNames[] = {"bool", "u8", "i8", "i16", "i32", "i64", "u16", "u32", "u64", "f16", "bf16", "f32", "f64"};
  const char* kRows[] = {"bool u8 i8 i16 i32 i64 u16 u32 u64 f16 bf16 f32 f64 bool i64 f32",
                         "u8 u8 i16 i16 i32 i64 T T T f16 bf16 f32 f64 u8 u8 f32",
                         "i8 i16 i8 i16 i32 i64 T T T f16 bf16 f32 f64 i8 i8 f32",
                         "i16 i16 i16 i16 i32 i64 T T T f16 bf16 f32 f64 i16 i16 f32",
                         "i32 i32 i32 i32 i32 i64 T T T f16 bf16 f32 f64 i32 i32 f32",
                         "i64 i64 i64 i64 i64 i64 T T T f16 bf16 f32 f64 i64 i64 f32",
                         "u16 T T T T T u16 T T T T T T u16 T T",
                         "u32 T T T T T T u32 T T T T T u32 T T",
                         "u64 T T T T T T T u64 T T T T u64 T T",
                         "f16 f16 f16 f16 f16 f16 T T T f16 f32 f32 f64 f16 f16 f16",
                         "bf16 bf16 bf16 bf16 bf16 bf16 T T T f32 bf16 f32 f64 bf16 bf16 bf16",
                         "f32 f32 f32 f32 f32 f32 T T T f32 f32 f32 f64 f32 f32 f32",
                         "f64 f64 f64 f64 f64 f64 T T T f64 f64 f64 f64 f64 f64 f64"};
  auto name = [&](std::optional<DType> d) {
    for (size_t i = 0; d && i < std::size(kOrder); ++i) {
      if (kOrder[i] == *d) return std::string(kNames[i]);
    }
    return std::string("T");
  };
  for (size_t a = 0; a < std::size(kOrder); ++a) {
    std::string row;
    for (DType b : kOrder) row += name(promote(kOrder[a], b)) + " ";
    for (ScalarKind s : {ScalarKind::Bool, ScalarKind::Int, ScalarKind::Float})
      row += name(promote_scalar(kOrder[a], s)) + " ";
    row.pop_back();
    CHECK(row == kRows[a]);
  }
}

TEST_CASE("dtype: names and graph numbers lead back to the dtype", "[tensor][dtype]") {
  for (int i = 0; i < kDTypeCount; ++i) {
    const auto d = static_cast<DType>(i);
    CHECK(dtype_from_python_name(python_name(d)) == d);
    CHECK(dtype_from_ir_name(ir_name(d)) == d);
    CHECK(dtype_from_number(dtype_number(d)) == d);
  }
  CHECK(dtype_number(DType::Float32) == 43);
  CHECK(dtype_number(DType::BFloat16) == 45);
  CHECK_FALSE(dtype_from_number(31));
}
