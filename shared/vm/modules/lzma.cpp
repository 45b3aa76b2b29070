// _lzma_writer: LZMA and LZMA2 written, and the checksum of .xz, for lzma: a range coder over adaptive bits, and chains
// of places that begin with the same four bytes, of which the longest match is taken. Formats: the LZMA specification
// that comes with XZ Utils.
#include <algorithm>
#include <array>
#include <cstring>
#include <vector>

#include "vm/extension.h"
#include "vm/modules/modules.h"
#include "vm/types/define.h"
#include "vm/types/text.h"

namespace refjit::vm {

namespace {

constexpr uint16_t kEven = 1024;  // of 2048: a bit of which nothing is known
constexpr uint32_t kEndMark = 0xFFFFFFFF, kShortest = 4, kLongest = 273;

/// Bits of a length: 2 to 273.
struct Lengths {
  uint16_t choice, choice2, low[16][8], mid[16][8], high[256];
};

/// What the coder has learnt of each kind of bit.
struct Odds {
  uint16_t match[12][16], rep[12], rep0[12], longer[12][16], slot[4][64], special[14][64], align[16];
  Lengths length, repeated;
};

class Encoder {
 public:
  Encoder(std::string_view data, uint32_t lc, uint32_t lp, uint32_t pb, size_t window)
      : data_(data), lc_(lc), lp_(lp), pb_(pb), window_(window), heads_(size_t{1} << 16, -1), before_(data.size(), -1) {
    reset();
  }

  /// The bits of everything and the end mark.
  std::string whole() {
    start();
    while (at_ < data_.size()) step();
    match(2, kEndMark);
    finish();
    return std::move(out_);
  }

  /// LZMA2: chunks of LZMA, or of bytes as they are where that is shorter.
  std::string chunks() {
    std::string made;
    bool is_first = true, has_properties = false, is_reset = true;
    while (at_ < data_.size()) {
      const size_t begin = at_;
      start();
      while (at_ < data_.size() && at_ - begin < (1u << 21) - kLongest && out_.size() + waiting_ < 65536 - 128) step();
      finish();
      if (out_.size() >= at_ - begin) {
        for (size_t from = begin; from < at_; from += 65536, is_first = false) {
          const std::string_view part = data_.substr(from, std::min<size_t>(65536, at_ - from));
          made += is_first ? '\1' : '\2';
          add_number(made, part.size() - 1);
          made += part;
        }
        reset();
        is_reset = true;
        continue;
      }
      const int mode = is_first ? 3 : !has_properties ? 2 : is_reset ? 1 : 0;
      made += static_cast<char>(0x80 | mode << 5 | (at_ - begin - 1) >> 16);
      add_number(made, at_ - begin - 1);
      add_number(made, out_.size() - 1);
      if (mode >= 2) made += static_cast<char>((pb_ * 5 + lp_) * 9 + lc_);
      made += out_;
      is_first = is_reset = false;
      has_properties = true;
    }
    return made + '\0';
  }

 private:
  static void add_number(std::string& out, size_t n) {
    out += static_cast<char>(n >> 8);
    out += static_cast<char>(n);
  }

  void reset() {
    std::fill_n(reinterpret_cast<uint16_t*>(&odds_), sizeof odds_ / sizeof(uint16_t), kEven);
    literals_.assign(size_t{0x300} << (lc_ + lp_), kEven);
    state_ = 0;
    last_ = 0;
  }

  // ---- the range coder

  void start() {
    out_.clear();
    low_ = 0;
    range_ = 0xFFFFFFFF;
    cache_ = 0;
    waiting_ = 1;
  }
  void finish() {
    for (int i = 0; i < 5; ++i) shift();
  }
  void shift() {
    if (low_ < 0xFF000000 || low_ > 0xFFFFFFFF) {
      const auto carry = static_cast<uint8_t>(low_ >> 32);
      for (uint8_t byte = cache_; waiting_ > 0; --waiting_, byte = 0xFF) out_ += static_cast<char>(byte + carry);
      cache_ = static_cast<uint8_t>(low_ >> 24);
    }
    ++waiting_;
    low_ = (low_ & 0x00FFFFFF) << 8;
  }
  void bit(uint16_t& odds, uint32_t value) {
    const uint32_t bound = (range_ >> 11) * odds;
    if (value) {
      low_ += bound;
      range_ -= bound;
      odds = static_cast<uint16_t>(odds - (odds >> 5));
    } else {
      range_ = bound;
      odds = static_cast<uint16_t>(odds + ((2048 - odds) >> 5));
    }
    for (; range_ < 1u << 24; range_ <<= 8) shift();
  }
  void direct(uint32_t value, uint32_t count) {
    while (count-- > 0) {
      range_ >>= 1;
      if (value >> count & 1) low_ += range_;
      for (; range_ < 1u << 24; range_ <<= 8) shift();
    }
  }
  void tree(uint16_t* odds, uint32_t value, uint32_t count) {
    for (uint32_t node = 1; count-- > 0;) {
      const uint32_t b = value >> count & 1;
      bit(odds[node], b);
      node = node << 1 | b;
    }
  }
  void reversed_tree(uint16_t* odds, uint32_t value, uint32_t count) {
    for (uint32_t node = 1, i = 0; i < count; ++i) {
      const uint32_t b = value >> i & 1;
      bit(odds[node], b);
      node = node << 1 | b;
    }
  }

  // ---- symbols

  uint32_t place() const { return static_cast<uint32_t>(at_) & ((1u << pb_) - 1); }

  void length(Lengths& odds, uint32_t value) {
    bit(odds.choice, value >= 10);
    if (value < 10) return tree(odds.low[place()], value - 2, 3);
    bit(odds.choice2, value >= 18);
    if (value < 18) return tree(odds.mid[place()], value - 10, 3);
    tree(odds.high, value - 18, 8);
  }

  void literal() {
    bit(odds_.match[state_][place()], 0);
    const auto byte = static_cast<uint8_t>(data_[at_]),
               before = at_ ? static_cast<uint8_t>(data_[at_ - 1]) : uint8_t{0};
    uint16_t* odds = &literals_[0x300 * (((at_ & ((1u << lp_) - 1)) << lc_) + (before >> (8 - lc_)))];
    uint32_t node = 1, i = 8;
    if (state_ >= 7) {
      const auto other = static_cast<uint8_t>(data_[at_ - last_ - 1]);
      while (i > 0) {
        --i;
        const uint32_t wanted = other >> i & 1, b = byte >> i & 1;
        bit(odds[0x100 * (1 + wanted) + node], b);
        node = node << 1 | b;
        if (b != wanted) break;
      }
    }
    while (i > 0) {
      --i;
      bit(odds[node], byte >> i & 1);
      node = node << 1 | (byte >> i & 1);
    }
    state_ = state_ < 4 ? 0 : state_ < 10 ? state_ - 3 : state_ - 6;
  }

  void match(uint32_t size, uint32_t distance) {
    bit(odds_.match[state_][place()], 1);
    const bool is_repeated = distance == last_ && distance != kEndMark;
    bit(odds_.rep[state_], is_repeated);
    if (is_repeated) {
      bit(odds_.rep0[state_], 0);
      bit(odds_.longer[state_][place()], 1);
      state_ = state_ < 7 ? 8 : 11;
      return length(odds_.repeated, size);
    }
    state_ = state_ < 7 ? 7 : 10;
    length(odds_.length, size);
    last_ = distance;
    uint16_t* slots = odds_.slot[std::min(size - 2, 3u)];
    if (distance < 4) return tree(slots, distance, 6);
    const uint32_t count = 30 - static_cast<uint32_t>(__builtin_clz(distance));
    const uint32_t slot = (count + 1) << 1 | (distance >> count & 1), rest = distance & ((1u << count) - 1);
    tree(slots, slot, 6);
    if (slot < 14) return reversed_tree(odds_.special[slot], rest, count);
    direct(rest >> 4, count - 4);
    reversed_tree(odds_.align, rest & 15, 4);
  }

  // ---- matches

  uint32_t hash(size_t at) const {
    uint32_t word;
    std::memcpy(&word, data_.data() + at, 4);
    return word * 2654435761u >> 16;
  }
  void note(size_t at) {
    if (at + kShortest > data_.size()) return;
    int32_t& head = heads_[hash(at)];
    before_[at] = head;
    head = static_cast<int32_t>(at);
  }
  size_t common(size_t from, size_t most) const {
    size_t n = 0;
    while (n < most && data_[from + n] == data_[at_ + n]) ++n;
    return n;
  }

  /// The next literal or match.
  void step() {
    const size_t most = std::min<size_t>(kLongest, data_.size() - at_);
    size_t best = 0, distance = 0;
    if (at_ > last_ && (best = common(at_ - last_ - 1, most)) >= kShortest) distance = last_;
    if (most >= kShortest) {
      int32_t found = heads_[hash(at_)];
      for (int depth = 24; found >= 0 && depth > 0 && best < most; --depth) {
        const auto from = static_cast<size_t>(found);
        if (at_ - from > window_) break;
        const size_t n = common(from, most);
        if (n > best + (distance == last_ ? 1 : 0)) {
          best = n;
          distance = at_ - from - 1;
        }
        found = before_[from];
      }
    }
    size_t end = at_ + 1;
    if (best < kShortest) {
      literal();
    } else {
      match(static_cast<uint32_t>(best), static_cast<uint32_t>(distance));
      end = at_ + best;
    }
    for (; at_ < end; ++at_) note(at_);
  }

  std::string_view data_;
  uint32_t lc_, lp_, pb_;
  size_t window_, at_ = 0;
  std::vector<int32_t> heads_, before_;  ///< The latest place of a hash; the place before it.
  Odds odds_;
  std::vector<uint16_t> literals_;
  uint32_t state_ = 0, last_ = 0;
  uint64_t low_ = 0;
  uint32_t range_ = 0;
  uint8_t cache_ = 0;
  size_t waiting_ = 0;
  std::string out_;
};

/// write(data, lc, lp, pb, window, is_lzma2) -> bytes
Ref write(Vm& vm, Args args) {
  int64_t n[4];
  bool is_lzma2;
  for (uint32_t i = 0; i < 4; ++i)
    if (!vm.as_int64(args[i + 1], n[i])) return {};
  if (!vm.truth(args[5], is_lzma2)) return {};
  std::string_view data;
  if (!bytes_like(args[0], data)) return type_error(vm, "write() argument 1 must be bytes");
  if (data.size() > INT32_MAX) return overflow_error(vm, "data is too large to compress at once");
  Encoder encoder(data, static_cast<uint32_t>(n[0]), static_cast<uint32_t>(n[1]), static_cast<uint32_t>(n[2]),
                  static_cast<size_t>(n[3]));
  return new_bytes(vm, is_lzma2 ? encoder.chunks() : encoder.whole());
}

/// crc64(data) -> its eight bytes, the lowest first, as .xz keeps them.
Ref crc64(Vm& vm, Args args) {
  static const std::array<uint64_t, 256> kTable = [] {
    std::array<uint64_t, 256> table{};
    for (uint64_t i = 0; i < 256; ++i) {
      uint64_t c = i;
      for (int bit = 0; bit < 8; ++bit) c = c & 1 ? c >> 1 ^ 0xC96C5795D7870F42 : c >> 1;
      table[i] = c;
    }
    return table;
  }();
  std::string_view data;
  if (!bytes_like(args[0], data)) return type_error(vm, "crc64() argument 1 must be bytes");
  uint64_t c = ~uint64_t{0};
  for (const char byte : data) c = c >> 8 ^ kTable[(c ^ static_cast<uint8_t>(byte)) & 255];
  c = ~c;
  std::string made;
  for (int i = 0; i < 8; ++i) made += static_cast<char>(c >> 8 * i);
  return new_bytes(vm, made);
}

const NativeDef kFunctions[] = {{"write", "data, lc, lp, pb, window, is_lzma2, /", write}, {"crc64", "data, /", crc64}};

}  // namespace

bool init_lzma(Vm& vm, Module* module) { return vm.add_functions(module, kFunctions); }

}  // namespace refjit::vm
