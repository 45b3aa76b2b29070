#pragma once
// SHA-256 (FIPS 180-4), for program ids and source hashes: ids must be equal in both builds and at both ends of a
// socket. Own code because Debian 12 has no header-only hash library that em++ could take (digest++, PicoSHA2 are not
// packaged; OpenSSL, nettle and Crypto++ are libraries to link, and Boost 1.81 stops at SHA-1). Not for secrets: no
// constant-time promise is made or needed.
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace refjit {

using Sha256Digest = std::array<uint8_t, 32>;

/// Incremental hashing: update any number of times, then finish once.
class Sha256 {
 public:
  void update(const void* data, size_t size);
  void update(std::string_view text) { update(text.data(), text.size()); }
  Sha256Digest finish();

 private:
  void compress(const uint8_t* block);

  std::array<uint32_t, 8> state_{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  std::array<uint8_t, 64> block_{};
  size_t filled_ = 0;
  uint64_t bytes_ = 0;
};

Sha256Digest sha256(std::string_view bytes);
/// 64 lower-case hexadecimal digits.
std::string hex_text(const Sha256Digest& digest);

}  // namespace refjit
