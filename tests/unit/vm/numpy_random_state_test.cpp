// Expected bits are NumPy 1.26.4's (np.random.RandomState).
#include <catch2/catch.hpp>
#include <vector>

#include "vm/numpy/random_state.h"

using refjit::DType;
using refjit::vm::numpy::RandomState;

TEST_CASE("random_state: gaussians of seed 0 are NumPy's bits", "[vm][numpy]") {
  RandomState random(0);
  for (double expected :
       {0x1.c398ef3e5cfa5p+0, 0x1.99c2cfacc8953p-2, 0x1.f51d25222c9abp-1, 0x1.1ed5969e3314ep+1, 0x1.de1847cb13ddap+0})
    CHECK(random.next_gauss() == expected);
}

TEST_CASE("random_state: doubles carry 53 bits in NumPy's order", "[vm][numpy]") {
  RandomState random(42);
  for (double expected : {0x1.7f8771e5f51ecp-2, 0x1.e6c4068bbd654p-1, 0x1.76c7e8f1e6751p-1})
    CHECK(random.next_double() == expected);
}

TEST_CASE("random_state: an array seeds by init_by_array", "[vm][numpy]") {
  RandomState random;
  const uint32_t key[] = {1, 2, 3};
  random.seed(key);
  CHECK(random.next_double() == 0x1.383fbc97230c2p-1);
  CHECK(random.next_double() == 0x1.c5fd27a5da181p-1);
}

TEST_CASE("random_state: randint draws by masked rejection, small types from shared words", "[vm][numpy]") {
  RandomState random(7);
  int64_t wide[8];
  random.fill_integers(DType::Int64, 0, 9, 8, wide);
  CHECK(std::vector<int64_t>(wide, wide + 8) == std::vector<int64_t>{4, 9, 6, 3, 3, 7, 7, 9});
  uint8_t bytes[6];
  random.fill_integers(DType::UInt8, 0, 199, 6, bytes);
  CHECK(std::vector<int>(bytes, bytes + 6) == std::vector<int>{142, 137, 23, 10, 141, 67});
  int16_t shorts[5];
  random.fill_integers(DType::Int16, -300, 599, 5, shorts);
  CHECK(std::vector<int>(shorts, shorts + 5) == std::vector<int>{284, -227, 45, 264, 66});
  uint8_t flags[6];
  random.fill_integers(DType::Bool, 0, 1, 6, flags);
  CHECK(std::vector<int>(flags, flags + 6) == std::vector<int>{0, 1, 0, 1, 0, 1});
  random.fill_integers(DType::Int64, 0, (int64_t{1} << 40) - 1, 3, wide);
  CHECK(std::vector<int64_t>(wide, wide + 3) == std::vector<int64_t>{936371205000, 719526270950, 295789249968});
}

TEST_CASE("random_state: the cached second gaussian survives a copied state", "[vm][numpy]") {
  RandomState random(3);
  random.next_gauss();
  RandomState copy = random;
  CHECK(copy.next_gauss() == random.next_gauss());
  CHECK(copy.next_gauss() == random.next_gauss());
}
