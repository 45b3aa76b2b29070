#pragma once
// Inflate: reads a stream of RFC 1951 that comes in parts of any size. Beast's inflate_stream asks for more bits than a
// code has, and so neither knows where a stream ends nor ends one with nothing behind it.
//
// A part that ends inside a symbol (or a block's head) is put back and read again with the next: no state but a place
// between symbols, so that a copy of the object is a copy of the stream.
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace refjit::vm {

class Inflate {
 public:
  /// `window_bits`: no distance reaches further back than 2 to this.
  explicit Inflate(int window_bits) : reach_(size_t{1} << window_bits) {}

  /// What distances may reach before the first byte of the stream: a preset dictionary.
  void preset(std::string_view dictionary);

  struct Step {
    std::string out;
    size_t used;        ///< how many bytes of the input are taken; all where the stream goes on
    const char* error;  ///< zlib's words, or null
  };
  /// Reads on; at most `limit` bytes come out where that is above zero.
  Step read(std::string_view input, size_t limit);
  bool is_done() const { return mode_ == Mode::Done; }

 private:
  enum class Mode : uint8_t { Head, Stored, Coded, Done };
  enum class Progress : uint8_t { Went, Short, Full, Bad };

  /// A canonical prefix code: codes of up to kQuick bits by a table, the others by their length.
  struct Code {
    static constexpr int kQuick = 10, kLongest = 15;
    std::array<uint16_t, 1 << kQuick> quick;  ///< symbol << 4 | length; 0: longer, or none
    std::array<uint16_t, kLongest + 1> count;
    std::array<uint16_t, 320> sorted;  ///< symbols by length, then by number
    bool build(std::span<const uint8_t> lengths, bool may_lack);
  };

  bool need(int bits);
  uint32_t take(int bits);
  int symbol(const Code& code);
  Progress step(size_t limit);
  Progress head();
  Progress stored_head();
  Progress dynamic_head();
  Progress code_lengths(std::span<uint8_t> lengths);
  Progress stored(size_t limit);
  Progress coded(size_t limit);
  Progress match(int symbol);
  Progress bad(const char* words);

  std::string window_;  ///< what came out, at least as far back as distances reach
  std::string held_;    ///< input that is not read to its end
  std::string_view in_;
  size_t at_ = 0;  ///< the next bit of in_
  size_t reach_, start_ = 0;
  size_t left_ = 0, distance_ = 0;  ///< of a stored block or of a copy
  const char* error_ = nullptr;
  Mode mode_ = Mode::Head;
  bool is_last_ = false;
  Code literals_, distances_;
};

}  // namespace refjit::vm
