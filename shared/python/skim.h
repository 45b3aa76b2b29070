#pragma once
// Finds the end of an indented block without reading it: how the lexer passes over the bodies of functions whose
// compilation is deferred (defer.h). Private to this room. Invariant: the text is a correct
// program; whatever the skimmer is not sure about it refuses, and the lexer reads that block as any other.
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <unordered_map>

namespace refjit::python {

/// A place in a text.
struct TextPlace {
  size_t at = 0;          ///< Byte offset.
  uint32_t line = 1;      ///< From 1.
  size_t line_start = 0;  ///< Offset of the line's first byte.
};

/// A function definition, decorators included, whose body has not been read.
struct DeferredText {
  TextPlace begin;
  size_t end = 0;
};
/// Those of one tree, by node number.
using DeferredTexts = std::unordered_map<uint32_t, DeferredText>;

struct SkimmedBlock {
  TextPlace end;             ///< Behind the last token of the block.
  TextPlace after;           ///< Start of the first line that is not the block's, or the end of the text.
  bool reads_class = false;  ///< super or __class__ stands in it as a name.
};

/// Skims the block whose first token is at `begin`, `indent` spaces into its line.
std::optional<SkimmedBlock> skim_block(std::string_view text, const TextPlace& begin, size_t indent);

}  // namespace refjit::python
