#pragma once
// Ends of the spans that syntax errors carry, where CPython has no end to tell: the tokenizer and the parser's older
// error calls leave it out, and a SyntaxError shows that in `end_offset`. Written by lexer and parser, read by the VM
// when it makes the exception; as columns they lie behind every line.
#include <cstdint>

namespace refjit::python {

inline constexpr uint32_t kEndZero = UINT32_MAX;          ///< `end_offset` is 0.
inline constexpr uint32_t kEndMinusOne = UINT32_MAX - 1;  ///< `end_offset` is -1.
inline constexpr uint32_t kEndAtStart = UINT32_MAX - 2;   ///< The same as `offset`; `text` comes without its newline.
inline constexpr uint32_t kNoEnd = UINT32_MAX - 4;        ///< `end_offset` is None.
inline constexpr uint32_t kBeforeLine = UINT32_MAX - 3;   ///< As a start: `offset` is 0.

}  // namespace refjit::python
