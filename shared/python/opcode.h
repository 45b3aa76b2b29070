#pragma once
// Opcodes of CPython 3.11 as an enum, with the questions one asks of them. Rows are in opcodes.def; whoever must handle
// every opcode (VM, symbolic capture) includes that file itself, so that a forgotten handler does not compile.
#include <cstdint>
#include <string_view>

namespace refjit::python {

/// What an instruction's argument means.
enum class Operand : uint8_t {
  None,          ///< Ignored.
  Const,         ///< Index into `consts`.
  Name,          ///< Index into `names`.
  GlobalName,    ///< Index into `names` shifted left by one; the low bit asks for a NULL below the value.
  Local,         ///< Index into `localsplus`.
  Deref,         ///< Index into `localsplus`, of a cell or free variable.
  Compare,       ///< CompareOp.
  Invert,        ///< 0 or 1: the negated form.
  BinaryOp,      ///< BinaryOpArg.
  JumpForward,   ///< Words from the following word.
  JumpBackward,  ///< Words back from the following word.
  MakeFunction,  ///< Bits 1 defaults, 2 kwdefaults, 4 annotations, 8 closure.
  FormatValue,   ///< See FORMAT_VALUE.
  Count,         ///< A number of stack items or a depth.
  Flags,         ///< A small number, see the row's note.
};

/// The instructions, under CPython's own names.
enum class Op : uint8_t {
#define REFJIT_OPCODE(name, number, operand, next, jump, caches, note) name = number,
#include "python/opcodes.def"
#undef REFJIT_OPCODE
};

/// Argument of COMPARE_OP, in CPython's order: < <= == != > >=.
enum class CompareOp : uint8_t { Lt, Le, Eq, Ne, Gt, Ge };

/// Argument of BINARY_OP; the in-place form is `kInplace` higher.
enum class BinaryOpArg : uint8_t {
  Add,
  And,
  FloorDivide,
  Lshift,
  MatrixMultiply,
  Multiply,
  Remainder,
  Or,
  Power,
  Rshift,
  Subtract,
  TrueDivide,
  Xor,
};
inline constexpr uint32_t kInplace = 13;

/// Source text of a BINARY_OP argument: "+", "+=", ...
std::string_view binary_op_text(uint32_t arg);
/// Source text of a COMPARE_OP argument: "<", ...
std::string_view compare_op_text(uint32_t arg);

/// CPython's name, or empty if the number is no opcode.
std::string_view op_name(Op op);
Operand op_operand(Op op);
/// Inline cache entries (16-bit units) that CPython places behind the instruction.
int op_caches(Op op);
/// Change of stack depth; `is_jump` chooses the taken branch.
int stack_effect(Op op, int arg, bool is_jump);

inline bool is_jump(Op op) {
  const Operand kind = op_operand(op);
  return kind == Operand::JumpForward || kind == Operand::JumpBackward;
}

}  // namespace refjit::python
