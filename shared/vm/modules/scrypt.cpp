// The memory-hard part of scrypt (RFC 7914): Salsa20/8, scryptBlockMix, scryptROMix.
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <vector>

#include "vm/modules/digests.h"
#include "vm/types/define.h"
#include "vm/types/text.h"

namespace refjit::vm {
namespace {

using Block = std::array<uint32_t, 16>;

/// Salsa20 with eight rounds: two a turn, along columns and rows of the four by four words.
void salsa(Block& block) {
  constexpr int kQuarters[][4] = {{0, 4, 8, 12}, {5, 9, 13, 1}, {10, 14, 2, 6}, {15, 3, 7, 11},
                                  {0, 1, 2, 3},  {5, 6, 7, 4},  {10, 11, 8, 9}, {15, 12, 13, 14}};
  Block x = block;
  for (int turn = 0; turn < 4; ++turn)
    for (const auto& [a, b, c, d] : kQuarters) {
      x[b] ^= std::rotl(x[a] + x[d], 7);
      x[c] ^= std::rotl(x[b] + x[a], 9);
      x[d] ^= std::rotl(x[c] + x[b], 13);
      x[a] ^= std::rotl(x[d] + x[c], 18);
    }
  for (size_t i = 0; i < block.size(); ++i) block[i] += x[i];
}

/// scryptBlockMix of `from` into `to`: blocks of even number come first.
void mix(const std::vector<Block>& from, std::vector<Block>& to) {
  Block x = from.back();
  for (size_t i = 0; i < from.size(); ++i) {
    for (size_t k = 0; k < x.size(); ++k) x[k] ^= from[i][k];
    salsa(x);
    to[i / 2 + (i % 2 ? from.size() / 2 : 0)] = x;
  }
}

}  // namespace

/// mix(data, n, r, /): scryptROMix of 128 * r bytes, for an n that is a power of 2. Words are little-endian, as those
/// of every machine that this runs on.
Ref scrypt_mix(Vm& vm, Args args) {
  std::string_view data;
  int64_t n, r;
  if (!vm.as_int64(args[1], n) || !vm.as_int64(args[2], r)) return {};
  const bool fits = bytes_like(args[0], data) && r > 0 && r < INT32_MAX && data.size() == static_cast<size_t>(r) * 128;
  if (!fits || n < 1 || (n & (n - 1))) return value_error(vm, "scrypt_mix: expected 128 * r bytes and a power of two");
  const size_t count = 2 * static_cast<size_t>(r);
  std::vector<Block> x(count), mixed(count);
  std::memcpy(x.data(), data.data(), data.size());
  std::vector<std::vector<Block>> seen;
  seen.reserve(static_cast<size_t>(n));
  for (int64_t i = 0; i < n; ++i) {
    seen.push_back(x);
    mix(x, mixed);
    x.swap(mixed);
  }
  for (int64_t i = 0; i < n; ++i) {
    const std::vector<Block>& other = seen[x.back()[0] & static_cast<uint64_t>(n - 1)];
    for (size_t k = 0; k < count; ++k)
      for (size_t word = 0; word < 16; ++word) x[k][word] ^= other[k][word];
    mix(x, mixed);
    x.swap(mixed);
  }
  return new_bytes(vm, {reinterpret_cast<const char*>(x.data()), count * sizeof(Block)});
}

}  // namespace refjit::vm
