#pragma once
// The compiler's product: CPython 3.11's code object as plain data. The VM loads it, dis prints it, bytecode capture
// reads it, ast capture goes from it back to the syntax tree. Invariant: immutable once compiled, shared, free of VM
// knowledge; instruction words carry 24-bit arguments (no EXTENDED_ARG, no caches) and jumps count words.
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "base/span.h"
#include "python/const.h"
#include "python/opcode.h"
#include "python/positions.h"

namespace refjit::python {

class Ast;
namespace ast {
struct Node;
}

/// co_flags, with CPython's numbers.
enum CodeFlags : uint32_t {
  kOptimized = 0x1,
  kNewLocals = 0x2,
  kVarArgs = 0x4,
  kVarKeywords = 0x8,
  kNested = 0x10,
  kGenerator = 0x20,
  kCoroutine = 0x80,
  kIterableCoroutine = 0x100,
  kAsyncGenerator = 0x200,
  kFutureBarryAsBdfl = 0x400000,  ///< and the other __future__ bits as CPython numbers them
  kFutureGeneratorStop = 0x800000,
  kFutureAnnotations = 0x1000000,
};

/// One instruction: opcode in the low 8 bits, argument in the high 24.
using Word = uint32_t;
inline constexpr uint32_t kMaxArg = 0xffffff;
inline constexpr Word make_word(Op op, uint32_t arg) { return static_cast<uint32_t>(op) | (arg << 8); }
inline constexpr Op word_op(Word word) { return static_cast<Op>(word & 0xff); }
inline constexpr uint32_t word_arg(Word word) { return word >> 8; }

/// Kinds of a localsplus slot; an argument that is a cell is both Local and Cell.
enum SlotKind : uint8_t { kSlotLocal = 0x20, kSlotCell = 0x40, kSlotFree = 0x80 };

struct Slot {
  std::string name;
  uint8_t kind = 0;
};

/// A row of the exception table: words [start, end) are protected; on a raise the stack is cut to `depth`, the index of
/// the raising word is pushed if `lasti`, then the exception, and execution goes on at `target`. Rows are sorted and
/// disjoint; a word in no row has no handler.
struct ExceptionEntry {
  uint32_t start = 0;
  uint32_t end = 0;
  uint32_t target = 0;
  uint32_t depth = 0;
  bool lasti = false;
};

struct CodeObject {
  std::string name;
  std::string qualname;
  FileId file = 0;
  std::string filename;  ///< Name of `file` in the file table.
  uint32_t first_line = 1;
  Span span;  ///< The whole definition (def, lambda, class, comprehension), decorators excluded; the module's text.

  uint32_t arg_count = 0;  ///< Positional parameters, positional-only ones included.
  uint32_t positional_only_count = 0;
  uint32_t keyword_only_count = 0;
  uint32_t stack_size = 0;
  uint32_t flags = 0;

  std::vector<Word> words;
  Positions spans;  ///< One a word. line 0: none; line set and end_line 0: line known, columns unknown.
  std::vector<ExceptionEntry> exceptions;
  std::vector<Const> consts;
  std::vector<std::string> names;
  /// Variables as LOAD_FAST and the deref instructions index them: locals (arguments first, in the order positional,
  /// keyword-only, *args, **kwargs), then cells that are no locals, then free variables.
  std::vector<Slot> localsplus;

  /// The tree it was compiled from, kept alive, and its definition there: FunctionDef, AsyncFunctionDef, Lambda,
  /// ClassDef, a comprehension, or the Module itself.
  std::shared_ptr<const Ast> ast;
  const ast::Node* definition = nullptr;

  /// co_varnames, co_cellvars, co_freevars, computed from localsplus.
  std::vector<std::string> varnames() const;
  std::vector<std::string> cellvars() const;
  std::vector<std::string> freevars() const;

  /// Number of parameters in all: positional, keyword-only, *args, **kwargs.
  uint32_t parameter_count() const {
    return arg_count + keyword_only_count + ((flags & kVarArgs) != 0) + ((flags & kVarKeywords) != 0);
  }
  /// Index of the word a jump at word `index` goes to.
  uint32_t jump_target(uint32_t index) const {
    const uint32_t next = index + 1;
    const Word word = words[index];
    return op_operand(word_op(word)) == Operand::JumpBackward ? next - word_arg(word) : next + word_arg(word);
  }
  /// The row that protects word `index`, or nullptr.
  const ExceptionEntry* handler_of(uint32_t index) const;
};

}  // namespace refjit::python
