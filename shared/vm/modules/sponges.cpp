// _sponges: the newer digests block by block, for hashlib: SHA-3 and SHAKE (FIPS 202), BLAKE2 (RFC 7693), and
// PBKDF2 (RFC 8018) over the older ones. These are the published algorithms; no packaged library of them is at hand.
#include <cstring>
#include <utility>

#include "vm/modules/digests.h"
#include "vm/modules/modules.h"
#include "vm/types/define.h"
#include "vm/types/text.h"

namespace refjit::vm {

namespace {

template <class T>
T rotate_right(T x, int n) {
  return n == 0 ? x : static_cast<T>(x >> n | x << (static_cast<int>(sizeof(T)) * 8 - n));
}

/// Where rho and pi, which walk the lanes in one cycle of 24, take each lane from and by how much they turn it.
struct Walk {
  uint8_t from[25]{}, turn[25]{};
};
constexpr Walk kWalk = [] {
  Walk walk;
  for (int step = 0, x = 1, y = 0; step < 24; ++step) {
    const int next = (2 * x + 3 * y) % 5;
    walk.from[y + 5 * next] = static_cast<uint8_t>(x + 5 * y);
    walk.turn[y + 5 * next] = static_cast<uint8_t>((64 - (step + 1) * (step + 2) / 2 % 64) % 64);
    x = y, y = next;
  }
  return walk;
}();

/// What iota adds in each round: bits of an LFSR at the places 2^j - 1.
struct RoundConstants {
  uint64_t of[24]{};
};
constexpr RoundConstants kRoundConstants = [] {
  RoundConstants constants;
  uint8_t lfsr = 1;
  for (uint64_t& constant : constants.of)
    for (int j = 0; j < 7; ++j) {
      if (lfsr & 1) constant |= uint64_t{1} << ((1 << j) - 1);
      lfsr = static_cast<uint8_t>(lfsr << 1 ^ (lfsr >> 7) * 0x71);
    }
  return constants;
}();

/// Calls `body` with 0 .. kCount - 1 as constants.
template <size_t kCount, class Body>
void unrolled(Body&& body) {
  [&]<size_t... i>(std::index_sequence<i...>) { (body.template operator()<i>(), ...); }
  (std::make_index_sequence<kCount>());
}

/// Keccak-f[1600] on lanes in the order x + 5y.
void keccak(uint64_t (&lanes)[25]) {
  for (const uint64_t constant : kRoundConstants.of) {
    uint64_t column[5], turned[25];
    unrolled<5>(
        [&]<size_t x>() { column[x] = lanes[x] ^ lanes[x + 5] ^ lanes[x + 10] ^ lanes[x + 15] ^ lanes[x + 20]; });
    unrolled<25>([&]<size_t i>() {
      constexpr size_t from = kWalk.from[i], x = from % 5;
      const uint64_t lane = lanes[from] ^ column[(x + 4) % 5] ^ rotate_right(column[(x + 1) % 5], 63);
      turned[i] = rotate_right(lane, kWalk.turn[i]);
    });
    unrolled<25>([&]<size_t i>() {
      constexpr size_t x = i % 5, row = i - x;
      lanes[i] = turned[i] ^ (~turned[row + (x + 1) % 5] & turned[row + (x + 2) % 5]);
    });
    lanes[0] ^= constant;
  }
}

using Lanes = uint64_t[25];

void mix(Lanes& lanes, size_t i, uint8_t byte) { lanes[i / 8] ^= static_cast<uint64_t>(byte) << (8 * (i % 8)); }

void absorb(Lanes& lanes, std::string_view blocks, size_t rate) {
  for (size_t at = 0; at < blocks.size(); at += rate) {
    for (size_t i = 0; i < rate; i += 8) {  // both builds are little-endian
      uint64_t lane;
      std::memcpy(&lane, blocks.data() + at + i, sizeof lane);
      lanes[i / 8] ^= lane;
    }
    keccak(lanes);
  }
}

/// `tail`: less than a block.
std::string squeeze(Lanes& lanes, std::string_view tail, size_t rate, uint8_t suffix, size_t size) {
  for (size_t i = 0; i < tail.size(); ++i) mix(lanes, i, static_cast<uint8_t>(tail[i]));
  mix(lanes, tail.size(), suffix);
  mix(lanes, rate - 1, 0x80);
  std::string out;
  out.reserve(size);
  for (size_t i = 0; i < size; ++i) {
    if (i % rate == 0) keccak(lanes);
    const size_t byte = i % rate;
    out += static_cast<char>(lanes[byte / 8] >> (8 * (byte % 8)));
  }
  return out;
}

constexpr uint8_t kSigma[10][16] = {
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}, {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
    {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4}, {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
    {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13}, {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
    {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11}, {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
    {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5}, {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0}};

/// BLAKE2 on words of type T; a state is eight of them. The key is the text's first block.
template <class T>
struct Blake2 {
  static constexpr bool kIsWide = sizeof(T) == 8;
  static constexpr uint64_t kStart[8] = {0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b,
                                         0xa54ff53a5f1d36f1, 0x510e527fade682d1, 0x9b05688c2b3e6c1f,
                                         0x1f83d9abfb41bd6b, 0x5be0cd19137e2179};
  static constexpr size_t kBlock = 16 * sizeof(T);

  static T read(const char* p) {
    T x;
    std::memcpy(&x, p, sizeof x);
    return x;
  }
  static T start_word(size_t i) { return static_cast<T>(kIsWide ? kStart[i] : kStart[i] >> 32); }

  /// `parameters`: the parameter block, as long as the state.
  static std::string start(std::string_view parameters) {
    T h[8];
    for (size_t i = 0; i < 8; ++i) h[i] = start_word(i) ^ read(parameters.data() + i * sizeof(T));
    return std::string(reinterpret_cast<const char*>(h), sizeof h);
  }

  /// One block more, with which the text has `length` bytes.
  static void compress(T (&h)[8], const char* block, uint64_t length, bool is_last, bool is_last_node) {
    constexpr int kTurns[4] = {kIsWide ? 32 : 16, kIsWide ? 24 : 12, kIsWide ? 16 : 8, kIsWide ? 63 : 7};
    T m[16], v[16];
    for (size_t i = 0; i < 16; ++i) m[i] = read(block + i * sizeof(T));
    std::copy(h, h + 8, v);
    for (size_t i = 0; i < 8; ++i) v[8 + i] = start_word(i);
    v[12] ^= static_cast<T>(length);
    if constexpr (!kIsWide) v[13] ^= static_cast<T>(length >> 32);
    if (is_last) v[14] = static_cast<T>(~v[14]);
    if (is_last && is_last_node) v[15] = static_cast<T>(~v[15]);
    for (int round = 0; round < (kIsWide ? 12 : 10); ++round) {
      const uint8_t* order = kSigma[round % 10];
      unrolled<8>([&]<size_t i>() {
        constexpr size_t kTurn = i / 4;  // columns, then diagonals
        T& a = v[i % 4];
        T& b = v[4 + (i + kTurn) % 4];
        T& c = v[8 + (i + 2 * kTurn) % 4];
        T& d = v[12 + (i + 3 * kTurn) % 4];
        a = a + b + m[order[2 * i]];
        d = rotate_right(static_cast<T>(d ^ a), kTurns[0]);
        c = c + d;
        b = rotate_right(static_cast<T>(b ^ c), kTurns[1]);
        a = a + b + m[order[2 * i + 1]];
        d = rotate_right(static_cast<T>(d ^ a), kTurns[2]);
        c = c + d;
        b = rotate_right(static_cast<T>(b ^ c), kTurns[3]);
      });
    }
    for (int i = 0; i < 8; ++i) h[i] ^= v[i] ^ v[i + 8];
  }

  /// Whole blocks that are not the last, behind `length` bytes.
  static std::string advance(std::string_view state, std::string_view blocks, uint64_t length) {
    T h[8];
    std::memcpy(h, state.data(), sizeof h);
    for (size_t at = 0; at < blocks.size(); at += kBlock)
      compress(h, blocks.data() + at, length + at + kBlock, false, false);
    return std::string(reinterpret_cast<const char*>(h), sizeof h);
  }

  /// `tail`: at most a block, the end of a text of `length` bytes.
  static std::string finish(std::string_view state, std::string_view tail, uint64_t length, size_t size,
                            bool is_last_node) {
    T h[8];
    std::memcpy(h, state.data(), sizeof h);
    char block[kBlock] = {};
    std::copy(tail.begin(), tail.end(), block);
    compress(h, block, length, true, is_last_node);
    std::string out;
    for (size_t i = 0; i < size; ++i) out += static_cast<char>(h[i / sizeof(T)] >> (8 * (i % sizeof(T))));
    return out;
  }
};

bool texts(Vm& vm, Args args, std::string_view& first, std::string_view& second) {
  if (bytes_like(args[0], first) && bytes_like(args[1], second)) return true;
  type_error(vm, "a bytes-like object is required");
  return false;
}

/// A state of Keccak and a text, from the first two arguments.
bool read_lanes(Vm& vm, Args args, Lanes& lanes, std::string_view& text) {
  std::string_view state;
  if (!texts(vm, args, state, text)) return false;
  if (state.size() != sizeof lanes) return type_error(vm, "a state has 200 bytes"), false;
  std::memcpy(lanes, state.data(), sizeof lanes);
  return true;
}

Ref keccak_advance(Vm& vm, Args args) {
  Lanes lanes;
  std::string_view blocks;
  int64_t rate;
  if (!read_lanes(vm, args, lanes, blocks) || !vm.as_int64(args[2], rate)) return {};
  if (rate <= 0 || blocks.size() % static_cast<size_t>(rate)) return type_error(vm, "whole blocks are taken");
  absorb(lanes, blocks, static_cast<size_t>(rate));
  return new_bytes(vm, std::string_view(reinterpret_cast<const char*>(lanes), sizeof lanes));
}

/// A digest can be of any length; beyond this one MemoryError, before a size of 32 bits overflows.
constexpr int64_t kMostBytes = int64_t{1} << 30;

Ref keccak_finish(Vm& vm, Args args) {
  Lanes lanes;
  std::string_view tail;
  int64_t rate, suffix, size;
  if (!read_lanes(vm, args, lanes, tail)) return {};
  if (!vm.as_int64(args[2], rate) || !vm.as_int64(args[3], suffix) || !vm.as_int64(args[4], size)) return {};
  if (rate <= 0 || tail.size() >= static_cast<size_t>(rate)) return type_error(vm, "less than a block is left");
  if (size > kMostBytes) return vm.raise(vm.types().MemoryError, "");
  return new_bytes(
      vm, squeeze(lanes, tail, static_cast<size_t>(rate), static_cast<uint8_t>(suffix), static_cast<size_t>(size)));
}

Ref blake2_start(Vm& vm, Args args) {
  std::string_view parameters;
  if (!bytes_like(args[0], parameters)) return type_error(vm, "a bytes-like object is required");
  return new_bytes(vm,
                   parameters.size() == 64 ? Blake2<uint64_t>::start(parameters) : Blake2<uint32_t>::start(parameters));
}

Ref blake2_advance(Vm& vm, Args args) {
  std::string_view state, blocks;
  int64_t length;
  if (!texts(vm, args, state, blocks) || !vm.as_int64(args[2], length)) return {};
  const auto go_on = state.size() == 64 ? Blake2<uint64_t>::advance : Blake2<uint32_t>::advance;
  return new_bytes(vm, go_on(state, blocks, static_cast<uint64_t>(length)));
}

Ref blake2_finish(Vm& vm, Args args) {
  std::string_view state, tail;
  int64_t length, size, is_last_node;
  if (!texts(vm, args, state, tail) || !vm.as_int64(args[2], length) || !vm.as_int64(args[3], size) ||
      !vm.as_int64(args[4], is_last_node))
    return {};
  if (tail.size() > 2 * state.size()) return type_error(vm, "at most a block is left");
  const auto end = state.size() == 64 ? Blake2<uint64_t>::finish : Blake2<uint32_t>::finish;
  return new_bytes(vm, end(state, tail, static_cast<uint64_t>(length), static_cast<size_t>(size), is_last_node != 0));
}

Ref pbkdf2(Vm& vm, Args args) {
  std::string_view name, password, salt;
  int64_t iterations, size;
  for (size_t i = 1; i < 3; ++i)
    if (std::string_view* text = i == 1 ? &password : &salt; !bytes_like(args[i], *text))
      return type_error(vm, "a bytes-like object is required, not '" + vm.type_name(args[i]) + "'");
  if (!bytes_like(args[0], name)) return type_error(vm, "a bytes-like object is required");
  if (!vm.as_int64(args[3], iterations) || !vm.as_int64(args[4], size)) return {};
  const HashAlgorithm* hash = hash_algorithm(name);
  if (!hash) return value_error(vm, "unsupported hash type");
  const auto digest = [&](const std::string& state, std::string_view text, size_t before) {
    const size_t whole = text.size() - text.size() % hash->block;
    std::string next = state;
    hash->advance(next.data(), text.substr(0, whole));
    return finish_hash(*hash, std::move(next), text.substr(whole), before + text.size());
  };
  std::string key = password.size() > hash->block ? digest(hash->start, password, 0) : std::string(password);
  key.resize(hash->block, '\0');
  // HMAC's two keys are a block each: every round goes on from behind them.
  const auto behind_key = [&](char pad) {
    std::string padded = key, state = hash->start;
    for (char& c : padded) c ^= pad;
    hash->advance(state.data(), padded);
    return state;
  };
  const std::string inner = behind_key(0x36), outer = behind_key(0x5c);
  const auto keyed = [&](std::string_view text) {
    return digest(outer, digest(inner, text, hash->block), hash->block);
  };
  std::string out;
  for (uint32_t i = 1; out.size() < static_cast<size_t>(size); ++i) {
    std::string start(salt);
    for (int shift = 24; shift >= 0; shift -= 8) start += static_cast<char>(i >> shift);
    std::string u = keyed(start), total = u;
    for (int64_t round = 1; round < iterations; ++round) {
      u = keyed(u);
      for (size_t k = 0; k < u.size(); ++k) total[k] ^= u[k];
    }
    out += total;
  }
  return new_bytes(vm, out.substr(0, static_cast<size_t>(size)));
}

const NativeDef kFunctions[] = {
    {"keccak_advance", "state, blocks, rate, /", keccak_advance},
    {"keccak_finish", "state, rest, rate, suffix, size, /", keccak_finish},
    {"blake2_start", "parameters, /", blake2_start},
    {"blake2_advance", "state, blocks, length, /", blake2_advance},
    {"blake2_finish", "state, rest, length, size, last_node, /", blake2_finish},
    {"scrypt_mix", "data, n, r, /", scrypt_mix},
    {"pbkdf2", "name, password, salt, iterations, size, /", pbkdf2},
};

}  // namespace

bool init_sponges(Vm& vm, Module* module) { return vm.add_functions(module, kFunctions); }

}  // namespace refjit::vm
