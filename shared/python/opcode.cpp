#include "python/opcode.h"

namespace refjit::python {

std::string_view op_name(Op op) {
  switch (op) {
#define REFJIT_OPCODE(name, number, operand, next, jump, caches, note) \
  case Op::name:                                                       \
    return #name;
#include "python/opcodes.def"
#undef REFJIT_OPCODE
  }
  return {};
}

Operand op_operand(Op op) {
  switch (op) {
#define REFJIT_OPCODE(name, number, operand, next, jump, caches, note) \
  case Op::name:                                                       \
    return Operand::operand;
#include "python/opcodes.def"
#undef REFJIT_OPCODE
  }
  return Operand::None;
}

int op_caches(Op op) {
  switch (op) {
#define REFJIT_OPCODE(name, number, operand, next, jump, caches, note) \
  case Op::name:                                                       \
    return caches;
#include "python/opcodes.def"
#undef REFJIT_OPCODE
  }
  return 0;
}

int stack_effect(Op op, int arg, bool is_jump) {
  switch (op) {
#define REFJIT_OPCODE(name, number, operand, next, jump, caches, note) \
  case Op::name:                                                       \
    return is_jump ? (jump) : (next);
#include "python/opcodes.def"
#undef REFJIT_OPCODE
  }
  return 0;
}

std::string_view binary_op_text(uint32_t arg) {
  static constexpr std::string_view kTexts[] = {
      "+",  "&",  "//",  "<<",  "@",  "*",  "%",  "|",  "**",  ">>",  "-",  "/",  "^",
      "+=", "&=", "//=", "<<=", "@=", "*=", "%=", "|=", "**=", ">>=", "-=", "/=", "^="};
  return arg < 26 ? kTexts[arg] : std::string_view();
}

std::string_view compare_op_text(uint32_t arg) {
  static constexpr std::string_view kTexts[] = {"<", "<=", "==", "!=", ">", ">="};
  return arg < 6 ? kTexts[arg] : std::string_view();
}

}  // namespace refjit::python
