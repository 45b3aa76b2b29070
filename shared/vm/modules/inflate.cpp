#include "vm/modules/inflate.h"

#include <algorithm>

namespace refjit::vm {

namespace {
constexpr int kShort = -1, kNone = -2;  // what symbol() says instead of a symbol
constexpr int kEndOfBlock = 256;
constexpr std::array<uint16_t, 29> kLengths = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                               31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
constexpr std::array<uint8_t, 29> kLengthBits = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                                 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
constexpr int kDistances = 30;
}  // namespace

void Inflate::preset(std::string_view dictionary) { window_ = dictionary; }

bool Inflate::need(int bits) { return in_.size() * 8 - at_ >= static_cast<size_t>(bits); }

/// The next bits, the first one lowest; the caller knows that they are there.
uint32_t Inflate::take(int bits) {
  uint32_t value = 0;
  for (int have = 0; have < bits;) {
    const int offset = static_cast<int>(at_ & 7), n = std::min(8 - offset, bits - have);
    value |= (static_cast<uint8_t>(in_[at_ >> 3]) >> offset & ((1u << n) - 1)) << have;
    have += n;
    at_ += static_cast<size_t>(n);
  }
  return value;
}

bool Inflate::Code::build(std::span<const uint8_t> lengths, bool may_lack) {
  count.fill(0);
  quick.fill(0);
  for (uint8_t n : lengths) ++count[n];
  count[0] = 0;
  std::array<uint16_t, kLongest + 2> start{}, code{};
  int left = 1, longest = 0;
  for (size_t n = 1; n <= kLongest; ++n) {
    left = 2 * left - count[n];
    if (left < 0) return false;
    if (count[n]) longest = static_cast<int>(n);
    start[n + 1] = static_cast<uint16_t>(start[n] + count[n]);
    code[n + 1] = static_cast<uint16_t>((code[n] + count[n]) << 1);
  }
  if (left > 0 && longest > 0 && !(may_lack && longest == 1)) return false;
  for (size_t s = 0; s < lengths.size(); ++s) {
    const size_t n = lengths[s];
    if (!n) continue;
    sorted[start[n]++] = static_cast<uint16_t>(s);
    uint32_t reversed = 0;
    for (size_t i = 0; i < n; ++i) reversed |= (code[n] >> i & 1u) << (n - 1 - i);
    ++code[n];
    if (n <= kQuick)
      for (uint32_t i = reversed; i < quick.size(); i += 1u << n) quick[i] = static_cast<uint16_t>(s << 4 | n);
  }
  return true;
}

/// The next symbol, or kShort or kNone.
int Inflate::symbol(const Code& code) {
  const size_t byte = at_ >> 3;
  uint32_t bits = 0;
  for (size_t i = 0; i < 3 && byte + i < in_.size(); ++i)
    bits |= static_cast<uint32_t>(static_cast<uint8_t>(in_[byte + i])) << 8 * i;
  bits >>= at_ & 7;
  if (const uint16_t found = code.quick[bits & (code.quick.size() - 1)]) {
    const int length = found & 15;
    if (!need(length)) return kShort;
    at_ += static_cast<size_t>(length);
    return found >> 4;
  }
  int first = 0, index = 0, value = 0;
  for (size_t n = 1; n <= Code::kLongest; ++n, bits >>= 1) {
    if (!need(static_cast<int>(n))) return kShort;
    value |= static_cast<int>(bits & 1);
    if (value - first < code.count[n]) {
      at_ += n;
      return code.sorted[static_cast<size_t>(index + value - first)];
    }
    index += code.count[n];
    first = (first + code.count[n]) << 1;
    value <<= 1;
  }
  return kNone;
}

Inflate::Progress Inflate::bad(const char* words) {
  error_ = words;
  return Progress::Bad;
}

Inflate::Progress Inflate::head() {
  if (is_last_) {
    mode_ = Mode::Done;
    return Progress::Went;
  }
  if (!need(3)) return Progress::Short;
  is_last_ = take(1);
  switch (take(2)) {
    case 0:
      return stored_head();
    case 1: {
      std::array<uint8_t, 288> lengths;
      for (size_t i = 0; i < lengths.size(); ++i) lengths[i] = i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8;
      literals_.build(lengths, false);
      std::fill(lengths.begin(), lengths.begin() + 32, uint8_t{5});
      distances_.build(std::span(lengths).first(32), false);
      mode_ = Mode::Coded;
      return Progress::Went;
    }
    case 2:
      return dynamic_head();
  }
  return bad("invalid block type");
}

Inflate::Progress Inflate::stored_head() {
  at_ = (at_ + 7) & ~size_t{7};
  if (!need(32)) return Progress::Short;
  left_ = take(16);
  if (take(16) != (left_ ^ 0xFFFF)) return bad("invalid stored block lengths");
  mode_ = Mode::Stored;
  return Progress::Went;
}

Inflate::Progress Inflate::dynamic_head() {
  static constexpr std::array<uint8_t, 19> kOrder = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  if (!need(14)) return Progress::Short;
  const size_t literals = take(5) + 257, distances = take(5) + 1, codes = take(4) + 4;
  if (literals > 286 || distances > 30) return bad("too many length or distance symbols");
  if (!need(static_cast<int>(3 * codes))) return Progress::Short;
  std::array<uint8_t, 320> lengths{};
  for (size_t i = 0; i < codes; ++i) lengths[kOrder[i]] = static_cast<uint8_t>(take(3));
  if (!literals_.build(std::span(lengths).first(19), false)) return bad("invalid code lengths set");
  const auto all = std::span(lengths).first(literals + distances);
  if (const Progress progress = code_lengths(all); progress != Progress::Went) return progress;
  if (!lengths[kEndOfBlock]) return bad("invalid code -- missing end-of-block");
  if (!literals_.build(all.first(literals), true)) return bad("invalid literal/lengths set");
  if (!distances_.build(all.subspan(literals), true)) return bad("invalid distances set");
  mode_ = Mode::Coded;
  return Progress::Went;
}

/// Lengths that are themselves coded, by the code that stands in literals_.
Inflate::Progress Inflate::code_lengths(std::span<uint8_t> lengths) {
  for (size_t i = 0; i < lengths.size();) {
    const int s = symbol(literals_);
    if (s == kShort) return Progress::Short;
    if (s == kNone) return bad("invalid code lengths set");
    if (s < 16) {
      lengths[i++] = static_cast<uint8_t>(s);
      continue;
    }
    if (s == 16 && i == 0) return bad("invalid bit length repeat");
    const int bits = s == 16 ? 2 : s == 17 ? 3 : 7;
    if (!need(bits)) return Progress::Short;
    const size_t times = take(bits) + (s == 18 ? 11 : 3);
    if (i + times > lengths.size()) return bad("invalid bit length repeat");
    std::fill_n(lengths.begin() + static_cast<std::ptrdiff_t>(i), times, s == 16 ? lengths[i - 1] : uint8_t{0});
    i += times;
  }
  return Progress::Went;
}

Inflate::Progress Inflate::stored(size_t limit) {
  if (!left_) {
    mode_ = Mode::Head;
    return Progress::Went;
  }
  const size_t room = limit ? limit - (window_.size() - start_) : left_;
  const size_t n = std::min({left_, room, in_.size() - (at_ >> 3)});
  if (!n) return room ? Progress::Short : Progress::Full;
  window_.append(in_.substr(at_ >> 3, n));
  at_ += 8 * n;
  left_ -= n;
  return Progress::Went;
}

Inflate::Progress Inflate::coded(size_t limit) {
  const bool is_full = limit && window_.size() - start_ >= limit;
  if (left_) {
    const size_t room = limit ? limit - (window_.size() - start_) : left_;
    if (is_full) return Progress::Full;
    for (size_t n = std::min(left_, room); n; --n, --left_) window_.push_back(window_[window_.size() - distance_]);
    return Progress::Went;
  }
  const int s = symbol(literals_);
  if (is_full && s != kEndOfBlock) return Progress::Full;  // an end with nothing more to come out is found, too
  if (s == kShort) return Progress::Short;
  if (s < 0 || s > 285) return bad("invalid literal/length code");
  if (s < kEndOfBlock) {
    window_.push_back(static_cast<char>(s));
    return Progress::Went;
  }
  if (s == kEndOfBlock) {
    mode_ = Mode::Head;
    return Progress::Went;
  }
  return match(s - kEndOfBlock - 1);
}

Inflate::Progress Inflate::match(int s) {
  const auto row = static_cast<size_t>(s);
  if (!need(kLengthBits[row])) return Progress::Short;
  const size_t length = kLengths[row] + take(kLengthBits[row]);
  const int d = symbol(distances_);
  if (d == kShort) return Progress::Short;
  if (d < 0 || d >= kDistances) return bad("invalid distance code");
  const int bits = d < 2 ? 0 : d / 2 - 1;
  if (!need(bits)) return Progress::Short;
  distance_ = (d < 2 ? static_cast<size_t>(d) : (2u + (d & 1u)) << bits) + 1 + take(bits);
  if (distance_ > reach_ || distance_ > window_.size()) return bad("invalid distance too far back");
  left_ = length;
  return Progress::Went;
}

Inflate::Progress Inflate::step(size_t limit) {
  switch (mode_) {
    case Mode::Head:
      return head();
    case Mode::Stored:
      return stored(limit);
    case Mode::Coded:
      return coded(limit);
    case Mode::Done:
      break;
  }
  return Progress::Full;
}

Inflate::Step Inflate::read(std::string_view input, size_t limit) {
  if (window_.size() > 4 * reach_) window_.erase(0, window_.size() - reach_);
  start_ = window_.size();
  const size_t before = held_.size();
  std::string joined;
  if (before) {
    joined = held_.append(input);
    in_ = joined;
  } else {
    in_ = input;
  }
  Progress progress = error_ ? Progress::Bad : Progress::Went;
  size_t kept = at_;
  while (progress == Progress::Went) {
    kept = at_;
    const bool was_last = is_last_;
    progress = step(limit);
    if (progress == Progress::Short) is_last_ = was_last;
  }
  at_ = kept;
  const size_t next = progress == Progress::Short ? in_.size() : (at_ + 7) / 8;
  held_.assign(in_.substr(std::min(at_ / 8, next), next - std::min(at_ / 8, next)));
  at_ &= 7;
  in_ = {};
  return {window_.substr(start_), next < before ? 0 : next - before, error_};
}

}  // namespace refjit::vm
