#pragma once
// Philox4x32-10, a generator that is a function of key and counter: Salmon et al., "Parallel random numbers: as easy as
// 1, 2, 3", 2011. Random operators draw from it, and so do the initializers of Parameters.
#include <algorithm>
#include <cstdint>

namespace refjit::kernels {

class Philox {
 public:
  /// Counts from (block, high): the low and the high 64 bits of the counter.
  Philox(uint64_t key, uint64_t block, uint64_t high) : key_(key), block_(block), high_(high) {}

  uint32_t word() {
    if (used_ == 4) {
      fill();
      used_ = 0;
    }
    return words_[used_++];
  }
  uint64_t next_block() const { return block_; }

 private:
  void fill() {
    uint32_t counter[4] = {static_cast<uint32_t>(block_), static_cast<uint32_t>(block_ >> 32),
                           static_cast<uint32_t>(high_), static_cast<uint32_t>(high_ >> 32)};
    uint32_t key[2] = {static_cast<uint32_t>(key_), static_cast<uint32_t>(key_ >> 32)};
    for (int round = 0; round < 10; ++round) {
      const uint64_t a = uint64_t{0xD2511F53} * counter[0], b = uint64_t{0xCD9E8D57} * counter[2];
      const uint32_t next[4] = {static_cast<uint32_t>(b >> 32) ^ counter[1] ^ key[0], static_cast<uint32_t>(b),
                                static_cast<uint32_t>(a >> 32) ^ counter[3] ^ key[1], static_cast<uint32_t>(a)};
      std::copy(next, next + 4, counter);
      key[0] += 0x9E3779B9;
      key[1] += 0xBB67AE85;
    }
    std::copy(counter, counter + 4, words_);
    ++block_;
  }

  uint64_t key_, block_, high_;
  uint32_t words_[4] = {};
  int used_ = 4;
};

}  // namespace refjit::kernels
