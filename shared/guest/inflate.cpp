#include "guest/inflate.h"

#include <array>
#include <cstdint>
#include <span>

namespace refjit::guest {
namespace {

/// Bits from the lowest of each byte on; reading past the end gives zeros and is noted.
class Bits {
 public:
  explicit Bits(std::string_view data) : data_(data) {}

  /// The next `count` bits, at most 16; they stay.
  uint32_t peek(int count) {
    while (held_ < count) {
      bits_ |= static_cast<uint32_t>(next_byte()) << held_;
      held_ += 8;
    }
    return bits_ & ((1u << count) - 1);
  }
  void drop(int count) {
    bits_ >>= count;
    held_ -= count;
  }
  uint32_t take(int count) {
    const uint32_t value = peek(count);
    drop(count);
    return value;
  }
  void skip_to_byte() { drop(held_ % 8); }
  bool is_past_end() const { return is_past_end_; }

 private:
  uint8_t next_byte() {
    if (at_ < data_.size()) return static_cast<uint8_t>(data_[at_++]);
    is_past_end_ = true;
    return 0;
  }

  std::string_view data_;
  size_t at_ = 0;
  uint32_t bits_ = 0;
  int held_ = 0;
  bool is_past_end_ = false;
};

constexpr int kMostBits = 15, kSymbols = 288;

/// A canonical Huffman code: how many codes have each length, the symbols in the order of their codes, and for short
/// codes the symbol by the bits that come.
class Code {
 public:
  explicit Code(std::span<const uint8_t> lengths) {
    for (uint8_t length : lengths) ++counts_[length];
    counts_[0] = 0;
    std::array<uint16_t, kMostBits + 2> first{};
    for (size_t i = 1; i <= kMostBits; ++i) first[i + 1] = static_cast<uint16_t>(first[i] + counts_[i]);
    for (size_t i = 0; i < lengths.size(); ++i)
      if (lengths[i]) symbols_[first[lengths[i]]++] = static_cast<uint16_t>(i);
    uint32_t code = 0, at = 0;
    for (uint32_t length = 1; length <= kShort; ++length, code <<= 1)
      for (uint32_t i = 0; i < counts_[length]; ++i, ++code, ++at) note_short(code, length, symbols_[at]);
  }

  /// -1: no symbol has these bits.
  int read(Bits& bits) const {
    const Short next = short_[bits.peek(kShort)];
    if (next.length) {
      bits.drop(next.length);
      return next.symbol;
    }
    int code = 0, first = 0, at = 0;
    for (size_t length = 1; length <= kMostBits; ++length) {
      code |= static_cast<int>(bits.take(1));
      const int count = counts_[length];
      if (code - count < first) return symbols_[static_cast<size_t>(at + code - first)];
      at += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    return -1;
  }

 private:
  static constexpr uint32_t kShort = 9;
  struct Short {
    uint16_t symbol = 0;
    uint8_t length = 0;  ///< 0: no short code begins like this.
  };

  /// Codes come highest bit first, bits lowest first.
  void note_short(uint32_t code, uint32_t length, uint16_t symbol) {
    uint32_t reversed = 0;
    for (uint32_t i = 0; i < length; ++i) reversed |= (code >> i & 1u) << (length - 1 - i);
    for (uint32_t rest = reversed; rest < short_.size(); rest += 1u << length)
      short_[rest] = {symbol, static_cast<uint8_t>(length)};
  }

  std::array<uint16_t, kMostBits + 1> counts_{};
  std::array<Short, 1u << kShort> short_{};
  std::array<uint16_t, kSymbols> symbols_{};
};

/// A length or a distance that a symbol begins: a base and this many more bits.
struct Range {
  uint16_t base;
  uint8_t bits;
};
constexpr Range kLengths[] = {{3, 0},   {4, 0},   {5, 0},   {6, 0},   {7, 0},  {8, 0},  {9, 0},  {10, 0},
                              {11, 1},  {13, 1},  {15, 1},  {17, 1},  {19, 2}, {23, 2}, {27, 2}, {31, 2},
                              {35, 3},  {43, 3},  {51, 3},  {59, 3},  {67, 4}, {83, 4}, {99, 4}, {115, 4},
                              {131, 5}, {163, 5}, {195, 5}, {227, 5}, {258, 0}};
constexpr Range kDistances[] = {{1, 0},     {2, 0},     {3, 0},     {4, 0},      {5, 1},      {7, 1},
                                {9, 2},     {13, 2},    {17, 3},    {25, 3},     {33, 4},     {49, 4},
                                {65, 5},    {97, 5},    {129, 6},   {193, 6},    {257, 7},    {385, 7},
                                {513, 8},   {769, 8},   {1025, 9},  {1537, 9},   {2049, 10},  {3073, 10},
                                {4097, 11}, {6145, 11}, {8193, 12}, {12289, 12}, {16385, 13}, {24577, 13}};

/// Where data is unpacked to.
struct Room {
  char* data;
  size_t size;
  size_t at = 0;

  bool put(uint32_t byte) {
    if (at == size) return false;
    data[at++] = static_cast<char>(byte);
    return true;
  }
  /// Again what stands `distance` before, which may overlap what is written.
  bool repeat(size_t distance, size_t length) {
    if (distance > at || length > size - at) return false;
    for (const size_t end = at + length; at < end; ++at) data[at] = data[at - distance];
    return true;
  }
};

bool read_stored(Bits& bits, Room& out) {
  bits.skip_to_byte();
  const uint32_t length = bits.take(16), complement = bits.take(16);
  if ((length ^ complement) != 0xffff) return false;
  for (uint32_t i = 0; i < length && !bits.is_past_end(); ++i)
    if (!out.put(bits.take(8))) return false;
  return !bits.is_past_end();
}

/// Literals and copies up to the end of the block.
bool read_block(Bits& bits, const Code& literals, const Code& distances, Room& out) {
  constexpr int kEnd = 256;
  for (;;) {
    int symbol = literals.read(bits);
    if (symbol < 0 || bits.is_past_end()) return false;
    if (symbol == kEnd) return true;
    if (symbol < kEnd) {
      if (!out.put(static_cast<uint32_t>(symbol))) return false;
      continue;
    }
    symbol -= kEnd + 1;
    if (symbol >= static_cast<int>(std::size(kLengths))) return false;
    const size_t length = kLengths[symbol].base + bits.take(kLengths[symbol].bits);
    const int place = distances.read(bits);
    if (place < 0 || place >= static_cast<int>(std::size(kDistances))) return false;
    if (!out.repeat(kDistances[place].base + bits.take(kDistances[place].bits), length)) return false;
  }
}

bool read_dynamic(Bits& bits, Room& out) {
  constexpr uint8_t kOrder[] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  const size_t literals = bits.take(5) + 257, distances = bits.take(5) + 1, given = bits.take(4) + 4;
  if (literals > kSymbols) return false;
  std::array<uint8_t, kSymbols + 32> lengths{};
  for (size_t i = 0; i < given; ++i) lengths[kOrder[i]] = static_cast<uint8_t>(bits.take(3));
  const Code of_lengths(std::span<const uint8_t>(lengths).first(std::size(kOrder)));
  lengths.fill(0);
  for (size_t i = 0; i < literals + distances;) {
    const int symbol = of_lengths.read(bits);
    if (symbol < 0 || bits.is_past_end() || (symbol == 16 && i == 0)) return false;
    if (symbol < 16) {
      lengths[i++] = static_cast<uint8_t>(symbol);
      continue;
    }
    const uint8_t repeated = symbol == 16 ? lengths[i - 1] : uint8_t{0};
    const size_t times = symbol == 16 ? 3 + bits.take(2) : symbol == 17 ? 3 + bits.take(3) : 11 + bits.take(7);
    if (i + times > literals + distances) return false;
    for (size_t k = 0; k < times; ++k) lengths[i++] = repeated;
  }
  const std::span<const uint8_t> all(lengths);
  return read_block(bits, Code(all.first(literals)), Code(all.subspan(literals, distances)), out);
}

bool read_fixed(Bits& bits, Room& out) {
  std::array<uint8_t, kSymbols> literals;
  for (size_t i = 0; i < kSymbols; ++i) literals[i] = i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8;
  std::array<uint8_t, 30> distances;
  distances.fill(5);
  return read_block(bits, Code(literals), Code(distances), out);
}

/// What follows gzip's header; npos where it is none.
size_t after_header(std::string_view packed) {
  constexpr uint8_t kCrc = 2, kExtra = 4, kName = 8, kComment = 16;
  if (packed.size() < 10 || packed.substr(0, 3) != "\x1f\x8b\x08") return std::string_view::npos;
  const auto flags = static_cast<uint8_t>(packed[3]);
  size_t at = 10;
  if (flags & kExtra && at + 2 <= packed.size())
    at += 2 + static_cast<size_t>(static_cast<uint8_t>(packed[at])) +
          256 * static_cast<size_t>(static_cast<uint8_t>(packed[at + 1]));
  for (uint8_t text : {kName, kComment}) {
    if (!(flags & text)) continue;
    const size_t end = packed.find('\0', at);
    if (end == std::string_view::npos) return end;
    at = end + 1;
  }
  if (flags & kCrc) at += 2;
  return at <= packed.size() ? at : std::string_view::npos;
}

}  // namespace

std::string gunzip(std::string_view packed, size_t size) {
  const size_t start = after_header(packed);
  if (start == std::string_view::npos) return {};
  Bits bits(packed.substr(start));
  std::string text(size, '\0');
  Room out{text.data(), size};
  for (bool is_last = false; !is_last;) {
    is_last = bits.take(1) != 0;
    const uint32_t kind = bits.take(2);
    const bool is_read = kind == 0   ? read_stored(bits, out)
                         : kind == 1 ? read_fixed(bits, out)
                         : kind == 2 ? read_dynamic(bits, out)
                                     : false;
    if (!is_read) return {};
  }
  return out.at == size ? text : std::string();
}

UnpackedSources::UnpackedSources(std::string_view packed, size_t size, std::span<const PackedSource> rows)
    : text_(gunzip(packed, size)) {
  std::string_view rest = text_;
  for (const PackedSource& row : rows) {
    const std::string_view text = rest.substr(0, row.bytes);
    rest.remove_prefix(text.size());
    sources_.push_back(GuestSource{row.module, row.path, text, row.is_package});
  }
}

}  // namespace refjit::guest
