#pragma once
// NumPy's legacy generator (`RandomState`, `np.random.seed`): MT19937 and the draws of numpy/random/mtrand, the same
// bits for the same seed. Used by the guest's numpy.random; knows nothing of guest objects. Streams are frozen by
// NumPy's NEP 19, so every order of draws here is a contract. Plain value: copying it copies the stream's position.
#include <array>
#include <cstdint>
#include <span>

#include "tensor/dtype.h"

namespace refjit::vm::numpy {

class RandomState {
 public:
  static constexpr int kWords = 624;

  explicit RandomState(uint32_t seed_value = 5489) { seed(seed_value); }
  /// `RandomState(int)`: Knuth's recurrence over one word.
  void seed(uint32_t value);
  /// `RandomState(array)`: Matsumoto's init_by_array.
  void seed(std::span<const uint32_t> key);

  uint32_t next32();
  uint64_t next64();
  /// 53 random bits in [0, 1).
  double next_double();
  /// Marsaglia's polar method; draws come in pairs, the second is kept.
  double next_gauss();
  double next_exponential();

  /// Uniform integer in [0, max], by masked rejection (shuffle, permutation).
  uint64_t interval(uint64_t max);
  /// `randint`: fills `out` (elements of `dtype`) with low + [0, range]. Small types share 32-bit draws as NumPy does.
  void fill_integers(DType dtype, int64_t low, uint64_t range, int64_t count, void* out);

  struct State {
    std::array<uint32_t, kWords> key;
    int position = kWords;
    bool has_gauss = false;
    double gauss = 0;
  };
  const State& state() const { return state_; }
  void set_state(const State& state) { state_ = state; }

 private:
  void refill();
  uint32_t masked32(uint32_t range, uint32_t mask);

  State state_;
};

}  // namespace refjit::vm::numpy
