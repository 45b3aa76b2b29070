#pragma once
// Regular expressions as Python's `re` has them: parse() turns a pattern into a Program, search() runs it over code
// points or bytes. Used by modules/re.cpp only; knows neither objects nor the Vm. Matching backtracks on a stack of its
// own, so neither it nor lookarounds use the C++ stack. (Boost.Regex was no help: without ICU it has no Unicode
// matching, and its syntax, its empty matches and its error texts are Perl's.)
#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace refjit::vm::regex {

/// Python's flag bits.
enum Flag : uint32_t {
  kTemplate = 1,
  kIgnoreCase = 2,
  kLocale = 4,
  kMultiLine = 8,
  kDotAll = 16,
  kUnicode = 32,
  kVerbose = 64,
  kDebug = 128,
  kAscii = 256
};

/// Classes of characters that escapes name; bits of CharSet::categories, `\D` and the like in the higher byte.
enum Category : uint32_t { kDigit = 1, kSpace = 2, kWord = 4, kNotDigit = 0x100, kNotSpace = 0x200, kNotWord = 0x400 };

struct CharSet {
  bool is_negated = false;
  bool ignores_case = false;
  bool is_ascii = false;  ///< Categories and cases of ASCII only.
  uint32_t categories = 0;
  std::vector<std::pair<uint32_t, uint32_t>> ranges;
  std::array<uint8_t, 32> low{};  ///< The answers for the first 256 characters (seal()).

  bool has(uint32_t c) const { return c < 256 ? (low[c >> 3] >> (c & 7)) & 1 : is_member(c); }
  void seal();

 private:
  bool is_member(uint32_t c) const;
  bool is_listed(uint32_t c) const;
};

enum class Op : uint8_t {
  Succeed,
  Fail,
  Char,  ///< a: character
  Any,   ///< all but a newline
  AnyAll,
  Set,       ///< a: index of the set
  At,        ///< a: Place
  Save,      ///< a: mark
  Jump,      ///< a: target
  Split,     ///< tries a, then b
  Repeat,    ///< the next instruction, which takes one character, a to b times; c: Mode
  LoopInit,  ///< a: register of the counter, a+1 of the last position
  Loop,      ///< a: register, b: least, c: most, d: body; what follows is the way out
  LazyLoop,
  Back,     ///< a: group, b: whether cases are ignored, c: whether they are ASCII's
  IfGroup,  ///< a: group, b: where to go without it
  Assert,   ///< a: registers, b: characters to go back
  AssertEnd,
  Not,  ///< as Assert, c: where to go when the body fails
  NotEnd,
  Atomic,  ///< a: register
  AtomicEnd
};
enum Place : int32_t {
  kBegin,
  kBeginLine,
  kEnd,
  kEndLine,
  kEndString,
  kBoundary,
  kNoBoundary,
  kAsciiBoundary,
  kNoAsciiBoundary
};
enum Mode : int32_t { kGreedy, kLazy, kPossessive };
inline constexpr int32_t kForever = INT32_MAX;

struct Instruction {
  Op op;
  int32_t a = 0, b = 0, c = 0, d = 0;
};

struct Program {
  std::vector<Instruction> code;
  std::vector<CharSet> sets;
  std::vector<std::pair<std::string, int>> names;  ///< Of groups, in order of definition.
  int groups = 0;
  int registers = 0;  ///< Two marks a group, the index of the last closed group, then those of loops.
  uint32_t flags = 0;
};

/// What is wrong with a pattern; position -1: nowhere in particular.
struct Fault {
  enum class Kind : uint8_t { Error, Overflow, Recursion, Value };
  std::string message;
  int64_t position = -1;
  Kind kind = Kind::Error;
};

/// False: `fault` says why.
bool parse(const std::vector<uint32_t>& pattern, bool is_bytes, uint32_t flags, Program& program, Fault& fault);

enum class Anchor : uint8_t { Search, Match, Full };
struct Subject {
  const uint8_t* narrow = nullptr;  ///< Bytes or ASCII text; else `wide`.
  const uint32_t* wide = nullptr;
  int64_t start = 0, end = 0;
  std::function<bool()> is_stopped;  ///< Asked now and then; true ends the match without a result.
};
/// Finds the first match at or after `start`. `marks`: begin and end of the match, then of every group (-1: none), then
/// the last closed group. With `must_advance` an empty match at `start` does not count.
bool search(const Program& program, const Subject& subject, Anchor anchor, bool must_advance,
            std::vector<int64_t>& marks);

/// Simple lower case of one character.
uint32_t lower(uint32_t c, bool is_ascii);
/// Characters that are equal to `c` when cases are ignored, `c` first.
std::vector<uint32_t> case_variants(uint32_t c, bool is_ascii);

}  // namespace refjit::vm::regex
