// _hashes: digests block by block, and checksums, for hashlib, zlib and binascii. digestpp, which the toolchain
// knows of, is not packaged for this system; these are the published algorithms (RFC 1321, FIPS 180-4, RFC 1952).
#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>

#include "vm/modules/digests.h"
#include "vm/modules/modules.h"
#include "vm/types/define.h"
#include "vm/types/text.h"

namespace refjit::vm {

namespace {

template <class T>
T rotate_left(T x, int n) {
  return static_cast<T>(x << n | x >> (static_cast<int>(sizeof(T)) * 8 - n));
}
template <class T>
T rotate_right(T x, int n) {
  return rotate_left(x, static_cast<int>(sizeof(T)) * 8 - n);
}

template <class T>
T read_big(const char* p) {
  T x;
  std::memcpy(&x, p, sizeof x);  // both builds are little-endian
  if constexpr (sizeof(T) == 8) return __builtin_bswap64(x);
  return static_cast<T>(__builtin_bswap32(static_cast<uint32_t>(x)));
}

/// Words as they stand in a state, which is opaque to the guest: in the machine's order.
template <class T, size_t kCount>
std::string state_of(const T (&words)[kCount]) {
  return std::string(reinterpret_cast<const char*>(words), sizeof words);
}

void md5(char* place, std::string_view blocks) {
  static constexpr int kShifts[4][4] = {{7, 12, 17, 22}, {5, 9, 14, 20}, {4, 11, 16, 23}, {6, 10, 15, 21}};
  // floor(2^32 * |sin(i + 1)|)
  static constexpr uint32_t kSines[64] = {
      0xd76aa478, 0xe8c7b756, 0x242070db, 0xc1bdceee, 0xf57c0faf, 0x4787c62a, 0xa8304613, 0xfd469501,
      0x698098d8, 0x8b44f7af, 0xffff5bb1, 0x895cd7be, 0x6b901122, 0xfd987193, 0xa679438e, 0x49b40821,
      0xf61e2562, 0xc040b340, 0x265e5a51, 0xe9b6c7aa, 0xd62f105d, 0x02441453, 0xd8a1e681, 0xe7d3fbc8,
      0x21e1cde6, 0xc33707d6, 0xf4d50d87, 0x455a14ed, 0xa9e3e905, 0xfcefa3f8, 0x676f02d9, 0x8d2a4c8a,
      0xfffa3942, 0x8771f681, 0x6d9d6122, 0xfde5380c, 0xa4beea44, 0x4bdecfa9, 0xf6bb4b60, 0xbebfbc70,
      0x289b7ec6, 0xeaa127fa, 0xd4ef3085, 0x04881d05, 0xd9d4d039, 0xe6db99e5, 0x1fa27cf8, 0xc4ac5665,
      0xf4292244, 0x432aff97, 0xab9423a7, 0xfc93a039, 0x655b59c3, 0x8f0ccc92, 0xffeff47d, 0x85845dd1,
      0x6fa87e4f, 0xfe2ce6e0, 0xa3014314, 0x4e0811a1, 0xf7537e82, 0xbd3af235, 0x2ad7d2bb, 0xeb86d391};
  uint32_t state[4];
  std::memcpy(state, place, sizeof state);
  for (size_t at = 0; at < blocks.size(); at += 64) {
    uint32_t m[16];
    std::memcpy(m, blocks.data() + at, sizeof m);
    uint32_t a = state[0], b = state[1], c = state[2], d = state[3];
    const auto round = [&]<uint32_t kRound>(auto&& mixed) {
      static constexpr uint32_t kSteps[4] = {1, 5, 3, 7}, kStarts[4] = {0, 1, 5, 0};
      const auto step = [&](uint32_t& w, uint32_t x, uint32_t y, uint32_t z, uint32_t i) {
        const uint32_t word = m[(kSteps[kRound] * i + kStarts[kRound]) % 16];
        w = x + rotate_left(w + mixed(x, y, z) + kSines[16 * kRound + i] + word, kShifts[kRound][i % 4]);
      };
      for (uint32_t i = 0; i < 16; i += 4) {
        step(a, b, c, d, i);
        step(d, a, b, c, i + 1);
        step(c, d, a, b, i + 2);
        step(b, c, d, a, i + 3);
      }
    };
    round.operator()<0>([](uint32_t x, uint32_t y, uint32_t z) { return z ^ (x & (y ^ z)); });
    round.operator()<1>([](uint32_t x, uint32_t y, uint32_t z) { return y ^ (z & (x ^ y)); });
    round.operator()<2>([](uint32_t x, uint32_t y, uint32_t z) { return x ^ y ^ z; });
    round.operator()<3>([](uint32_t x, uint32_t y, uint32_t z) { return y ^ (x | ~z); });
    state[0] += a, state[1] += b, state[2] += c, state[3] += d;
  }
  std::memcpy(place, state, sizeof state);
}

void sha1(char* place, std::string_view blocks) {
  uint32_t h[5];
  std::memcpy(h, place, sizeof h);
  for (size_t at = 0; at < blocks.size(); at += 64) {
    uint32_t w[80];
    for (size_t i = 0; i < 16; ++i) w[i] = read_big<uint32_t>(blocks.data() + at + 4 * i);
    for (size_t i = 16; i < 80; ++i) w[i] = rotate_left(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
    uint32_t a = h[0], b = h[1], c = h[2], d = h[3], e = h[4];
    const auto round = [&](size_t start, uint32_t constant, auto&& mixed) {
      const auto step = [&](uint32_t v, uint32_t& x, uint32_t y, uint32_t z, uint32_t& last, size_t i) {
        last += rotate_left(v, 5) + mixed(x, y, z) + constant + w[i];
        x = rotate_left(x, 30);
      };
      for (size_t i = start; i < start + 20; i += 5) {
        step(a, b, c, d, e, i);
        step(e, a, b, c, d, i + 1);
        step(d, e, a, b, c, i + 2);
        step(c, d, e, a, b, i + 3);
        step(b, c, d, e, a, i + 4);
      }
    };
    const auto parity = [](uint32_t x, uint32_t y, uint32_t z) { return x ^ y ^ z; };
    round(0, 0x5a827999, [](uint32_t x, uint32_t y, uint32_t z) { return z ^ (x & (y ^ z)); });
    round(20, 0x6ed9eba1, parity);
    round(40, 0x8f1bbcdc, [](uint32_t x, uint32_t y, uint32_t z) { return (x & y) | (z & (x | y)); });
    round(60, 0xca62c1d6, parity);
    h[0] += a, h[1] += b, h[2] += c, h[3] += d, h[4] += e;
  }
  std::memcpy(place, h, sizeof h);
}

/// SHA-2 with words of type T; `shifts`: those of the two small and the two large sigmas.
template <class T, size_t kRounds, const std::array<T, kRounds>& constants, const int (&shifts)[12]>
void sha2(char* place, std::string_view blocks) {
  T h[8];
  std::memcpy(h, place, sizeof h);
  const auto small = []<int kRow>(T x) {
    constexpr const int* s = shifts + 3 * kRow;
    return static_cast<T>(rotate_right(x, s[0]) ^ rotate_right(x, s[1]) ^ static_cast<T>(x >> s[2]));
  };
  const auto large = []<int kRow>(T x) {
    constexpr const int* s = shifts + 3 * kRow;
    return static_cast<T>(rotate_right(x, s[0]) ^ rotate_right(x, s[1]) ^ rotate_right(x, s[2]));
  };
  for (size_t at = 0; at < blocks.size(); at += 16 * sizeof(T)) {
    T w[kRounds];
    for (size_t i = 0; i < 16; ++i) w[i] = read_big<T>(blocks.data() + at + sizeof(T) * i);
    for (size_t i = 16; i < kRounds; ++i)
      w[i] = small.template operator()<1>(w[i - 2]) + w[i - 7] + small.template operator()<0>(w[i - 15]) + w[i - 16];
    T v0 = h[0], v1 = h[1], v2 = h[2], v3 = h[3], v4 = h[4], v5 = h[5], v6 = h[6], v7 = h[7];
    const auto step = [&](T a, T b, T c, T& d, T e, T f, T g, T& last, size_t i) {
      last += large.template operator()<3>(e) + (g ^ (e & (f ^ g))) + constants[i] + w[i];
      d += last;
      last += large.template operator()<2>(a) + ((a & b) | (c & (a | b)));
    };
    for (size_t i = 0; i < kRounds; i += 8) {
      step(v0, v1, v2, v3, v4, v5, v6, v7, i);
      step(v7, v0, v1, v2, v3, v4, v5, v6, i + 1);
      step(v6, v7, v0, v1, v2, v3, v4, v5, i + 2);
      step(v5, v6, v7, v0, v1, v2, v3, v4, i + 3);
      step(v4, v5, v6, v7, v0, v1, v2, v3, i + 4);
      step(v3, v4, v5, v6, v7, v0, v1, v2, i + 5);
      step(v2, v3, v4, v5, v6, v7, v0, v1, i + 6);
      step(v1, v2, v3, v4, v5, v6, v7, v0, i + 7);
    }
    h[0] += v0, h[1] += v1, h[2] += v2, h[3] += v3, h[4] += v4, h[5] += v5, h[6] += v6, h[7] += v7;
  }
  std::memcpy(place, h, sizeof h);
}

// Fractional parts of the cube roots (constants) and square roots (starts) of the first primes.
constexpr std::array<uint64_t, 80> kConstants512 = {
    0x428a2f98d728ae22, 0x7137449123ef65cd, 0xb5c0fbcfec4d3b2f, 0xe9b5dba58189dbbc, 0x3956c25bf348b538,
    0x59f111f1b605d019, 0x923f82a4af194f9b, 0xab1c5ed5da6d8118, 0xd807aa98a3030242, 0x12835b0145706fbe,
    0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2, 0x72be5d74f27b896f, 0x80deb1fe3b1696b1, 0x9bdc06a725c71235,
    0xc19bf174cf692694, 0xe49b69c19ef14ad2, 0xefbe4786384f25e3, 0x0fc19dc68b8cd5b5, 0x240ca1cc77ac9c65,
    0x2de92c6f592b0275, 0x4a7484aa6ea6e483, 0x5cb0a9dcbd41fbd4, 0x76f988da831153b5, 0x983e5152ee66dfab,
    0xa831c66d2db43210, 0xb00327c898fb213f, 0xbf597fc7beef0ee4, 0xc6e00bf33da88fc2, 0xd5a79147930aa725,
    0x06ca6351e003826f, 0x142929670a0e6e70, 0x27b70a8546d22ffc, 0x2e1b21385c26c926, 0x4d2c6dfc5ac42aed,
    0x53380d139d95b3df, 0x650a73548baf63de, 0x766a0abb3c77b2a8, 0x81c2c92e47edaee6, 0x92722c851482353b,
    0xa2bfe8a14cf10364, 0xa81a664bbc423001, 0xc24b8b70d0f89791, 0xc76c51a30654be30, 0xd192e819d6ef5218,
    0xd69906245565a910, 0xf40e35855771202a, 0x106aa07032bbd1b8, 0x19a4c116b8d2d0c8, 0x1e376c085141ab53,
    0x2748774cdf8eeb99, 0x34b0bcb5e19b48a8, 0x391c0cb3c5c95a63, 0x4ed8aa4ae3418acb, 0x5b9cca4f7763e373,
    0x682e6ff3d6b2b8a3, 0x748f82ee5defb2fc, 0x78a5636f43172f60, 0x84c87814a1f0ab72, 0x8cc702081a6439ec,
    0x90befffa23631e28, 0xa4506cebde82bde9, 0xbef9a3f7b2c67915, 0xc67178f2e372532b, 0xca273eceea26619c,
    0xd186b8c721c0c207, 0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178, 0x06f067aa72176fba, 0x0a637dc5a2c898a6,
    0x113f9804bef90dae, 0x1b710b35131c471b, 0x28db77f523047d84, 0x32caab7b40c72493, 0x3c9ebe0a15c9bebc,
    0x431d67c49c100d4c, 0x4cc5d4becb3e42b6, 0x597f299cfc657e2a, 0x5fcb6fab3ad6faec, 0x6c44198c4a475817};
// The same numbers to 32 bits: SHA-224 and SHA-256 take the first 64 of them.
constexpr auto kConstants256 = [] {
  std::array<uint32_t, 64> high{};
  for (size_t i = 0; i < high.size(); ++i) high[i] = static_cast<uint32_t>(kConstants512[i] >> 32);
  return high;
}();
constexpr uint64_t kStart512[8] = {0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
                                   0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179};
constexpr uint64_t kStart384[8] = {0xcbbb9d5dc1059ed8, 0x629a292a367cd507, 0x9159015a3070dd17, 0x152fecd8f70e5939,
                                   0x67332667ffc00b31, 0x8eb44a8768581511, 0xdb0c2e0d64f98fa7, 0x47b5481dbefa4fa4};
constexpr uint32_t kStart224[8] = {0xc1059ed8, 0x367cd507, 0x3070dd17, 0xf70e5939,
                                   0xffc00b31, 0x68581511, 0x64f98fa7, 0xbefa4fa4};
constexpr int kShifts512[12] = {1, 8, 7, 19, 61, 6, 28, 34, 39, 14, 18, 41};
constexpr int kShifts256[12] = {7, 18, 3, 17, 19, 10, 2, 13, 22, 6, 11, 25};

constexpr uint32_t kStartMd5[4] = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476};
constexpr uint32_t kStart1[5] = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0};
constexpr uint32_t kStart256[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                   0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

void sha2_narrow(char* place, std::string_view blocks) { sha2<uint32_t, 64, kConstants256, kShifts256>(place, blocks); }
void sha2_wide(char* place, std::string_view blocks) { sha2<uint64_t, 80, kConstants512, kShifts512>(place, blocks); }

/// The algorithm that the guest names; null: an exception is set.
const HashAlgorithm* named(Vm& vm, Value name) {
  const HashAlgorithm* found = is_str(name) ? hash_algorithm(view_of(name)) : nullptr;
  if (!found) value_error(vm, "unsupported hash type");
  return found;
}

Ref start(Vm& vm, Args args) {
  const HashAlgorithm* algorithm = named(vm, args[0]);
  return algorithm ? new_bytes(vm, algorithm->start) : Ref();
}

Ref advance(Vm& vm, Args args) {
  const HashAlgorithm* algorithm = named(vm, args[0]);
  std::string_view state, blocks;
  if (!algorithm) return {};
  if (!bytes_like(args[1], state) || !bytes_like(args[2], blocks) || state.size() != algorithm->start.size() ||
      blocks.size() % algorithm->block)
    return type_error(vm, "advance(name, state, whole blocks)");
  std::string next(state);
  algorithm->advance(next.data(), blocks);
  return new_bytes(vm, next);
}

Ref finish(Vm& vm, Args args) {
  const HashAlgorithm* algorithm = named(vm, args[0]);
  std::string_view state, tail;
  int64_t length;
  if (!algorithm || !vm.as_int64(args[3], length)) return {};
  if (!bytes_like(args[1], state) || !bytes_like(args[2], tail) || state.size() != algorithm->start.size())
    return type_error(vm, "finish(name, state, rest, length)");
  return new_bytes(vm, finish_hash(*algorithm, std::string(state), tail, static_cast<uint64_t>(length)));
}

Ref crc32(Vm& vm, Args args) {
  static const auto kTable = [] {
    std::array<uint32_t, 256> table{};
    for (uint32_t i = 0; i < 256; ++i) {
      uint32_t c = i;
      for (int k = 0; k < 8; ++k) c = c & 1 ? 0xedb88320u ^ (c >> 1) : c >> 1;
      table[i] = c;
    }
    return table;
  }();
  std::string_view bytes;
  int64_t start;
  if (!bytes_like(args[0], bytes))
    return type_error(vm, "a bytes-like object is required, not '" + vm.type_name(args[0]) + "'");
  if (!vm.as_int64(args[1], start)) return {};
  uint32_t c = ~static_cast<uint32_t>(start);
  for (char b : bytes) c = kTable[(c ^ static_cast<unsigned char>(b)) & 0xff] ^ (c >> 8);
  return new_int(vm, ~c);
}

/// The 16 bits of x^16 + x^12 + x^5 + 1.
Ref crc_hqx(Vm& vm, Args args) {
  std::string_view bytes;
  int64_t start;
  if (!bytes_like(args[0], bytes))
    return type_error(vm, "a bytes-like object is required, not '" + vm.type_name(args[0]) + "'");
  if (!vm.as_int64(args[1], start)) return {};
  uint32_t crc = static_cast<uint32_t>(start) & 0xFFFF;
  for (const char b : bytes) {
    crc ^= static_cast<uint32_t>(static_cast<unsigned char>(b)) << 8;
    for (int k = 0; k < 8; ++k) crc = (crc & 0x8000 ? crc << 1 ^ 0x1021 : crc << 1) & 0xFFFF;
  }
  return new_int(vm, crc);
}

Ref adler32(Vm& vm, Args args) {
  std::string_view bytes;
  int64_t start;
  if (!bytes_like(args[0], bytes))
    return type_error(vm, "a bytes-like object is required, not '" + vm.type_name(args[0]) + "'");
  if (!vm.as_int64(args[1], start)) return {};
  uint32_t a = static_cast<uint32_t>(start) & 0xffff, b = static_cast<uint32_t>(start) >> 16;
  while (!bytes.empty()) {
    const size_t count = std::min<size_t>(bytes.size(), 5552);  // as many as 32 bits hold the sums of
    for (const char c : bytes.substr(0, count)) {
      a += static_cast<unsigned char>(c);
      b += a;
    }
    a %= 65521, b %= 65521;
    bytes.remove_prefix(count);
  }
  return new_int(vm, static_cast<int64_t>(b) << 16 | a);
}

const NativeDef kFunctions[] = {
    {"start", "name, /", start},
    {"advance", "name, state, blocks, /", advance},
    {"finish", "name, state, rest, length, /", finish},
    {"crc32", "data, value=0, /", crc32},
    {"crc_hqx", "data, crc, /", crc_hqx},
    {"adler32", "data, value=1, /", adler32},
};

}  // namespace

const HashAlgorithm* hash_algorithm(std::string_view name) {
  static const HashAlgorithm kAlgorithms[] = {
      {"md5", state_of(kStartMd5), 64, 4, 16, false, md5},
      {"sha1", state_of(kStart1), 64, 4, 20, true, sha1},
      {"sha224", state_of(kStart224), 64, 4, 28, true, sha2_narrow},
      {"sha256", state_of(kStart256), 64, 4, 32, true, sha2_narrow},
      {"sha384", state_of(kStart384), 128, 8, 48, true, sha2_wide},
      {"sha512", state_of(kStart512), 128, 8, 64, true, sha2_wide},
  };
  for (const HashAlgorithm& algorithm : kAlgorithms)
    if (algorithm.name == name) return &algorithm;
  return nullptr;
}

std::string finish_hash(const HashAlgorithm& algorithm, std::string state, std::string_view tail, uint64_t length) {
  // The padding: a one bit, zeros, the length in bits, which is two words wide.
  const size_t length_bytes = 2 * algorithm.word;
  std::string last(tail);
  last += '\x80';
  while (last.size() % algorithm.block != algorithm.block - length_bytes) last += '\0';
  for (size_t i = 0; i < length_bytes; ++i) {
    const size_t byte = algorithm.is_big ? length_bytes - 1 - i : i;
    last += byte < 8 ? static_cast<char>((length * 8) >> (8 * byte)) : '\0';
  }
  algorithm.advance(state.data(), last);
  std::string out;
  for (size_t at = 0; at < state.size(); at += algorithm.word) {
    uint64_t word = 0;
    std::memcpy(&word, state.data() + at, algorithm.word);  // both builds are little-endian
    for (size_t i = 0; i < algorithm.word; ++i)
      out += static_cast<char>(word >> (8 * (algorithm.is_big ? algorithm.word - 1 - i : i)));
  }
  return out.substr(0, algorithm.size);
}

bool init_hashes(Vm& vm, Module* module) { return vm.add_functions(module, kFunctions); }

}  // namespace refjit::vm
