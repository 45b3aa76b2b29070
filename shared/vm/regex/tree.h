#pragma once
// The syntax tree between parse.cpp and emit.cpp.
#include "vm/regex/regex.h"

namespace refjit::vm::regex {

struct Node {
  enum class Kind : uint8_t {
    Empty,
    Sequence,
    Branch,
    Literal,
    Any,
    Set,
    At,
    Group,
    Repeat,
    Back,
    Look,
    If,
    Atomic,
    Fail
  };
  Kind kind = Kind::Empty;
  int32_t a = 0;         ///< Character, set, place, group (0: none) or least count.
  int32_t b = 0;         ///< Most.
  int32_t mode = 0;      ///< Mode of a Repeat; Look: bit 0 negative, bit 1 behind.
  uint32_t flags = 0;    ///< In force there.
  bool is_plain = true;  ///< A Group without flags of its own.
  std::vector<int32_t> kids;
};

struct Tree {
  std::vector<Node> nodes;
  int32_t root = 0;
};

/// Turns a tree into code; false: a lookbehind has no fixed width.
bool emit(const Tree& tree, Program& program, Fault& fault);

}  // namespace refjit::vm::regex
