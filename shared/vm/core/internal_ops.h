#pragma once
// The interpreter's own opcodes: one for each row of opcodes.def, then the specialised forms that prepare_code chooses
// statically and the loop chooses at run time. A form's cache is described at its handler.
#include <cstdint>

namespace refjit::vm {

#define REFJIT_SPECIAL_OPS(X)                                                                                          \
  X(BINARY_ADD)                                                                                                        \
  X(BINARY_SUBTRACT)                                                                                                   \
  X(BINARY_MULTIPLY) X(BINARY_FLOOR_DIVIDE) X(BINARY_REMAINDER) X(BINARY_TRUE_DIVIDE) X(BINARY_AND) X(BINARY_OR)       \
      X(BINARY_XOR) X(COMPARE_LT) X(COMPARE_LE) X(COMPARE_EQ) X(COMPARE_NE) X(COMPARE_GT) X(COMPARE_GE)                \
          X(COMPARE_LT_FALSE) X(COMPARE_LE_FALSE) X(COMPARE_EQ_FALSE) X(COMPARE_NE_FALSE) X(COMPARE_GT_FALSE)          \
              X(COMPARE_GE_FALSE) X(COMPARE_LT_BACK) X(COMPARE_LE_BACK) X(COMPARE_EQ_BACK) X(COMPARE_NE_BACK)          \
                  X(COMPARE_GT_BACK) X(COMPARE_GE_BACK) X(LOAD_FAST_LOAD_FAST) X(LOAD_FAST_LOAD_CONST)                 \
                      X(STORE_FAST_LOAD_FAST) X(STORE_FAST_STORE_FAST) X(LOAD_GLOBAL_MODULE) X(LOAD_GLOBAL_BUILTIN)    \
                          X(LOAD_ATTR_INSTANCE) X(LOAD_ATTR_TYPE_VALUE) X(LOAD_ATTR_SLOT) X(LOAD_ATTR_MODULE)          \
                              X(LOAD_ATTR_CLASS) X(LOAD_ATTR_PROPERTY) X(LOAD_METHOD_TYPE) X(LOAD_METHOD_INSTANCE)     \
                                  X(LOAD_METHOD_MODULE) X(LOAD_METHOD_CLASS) X(STORE_ATTR_INSTANCE) X(STORE_ATTR_SLOT) \
                                      X(ARMED)

enum class Internal : uint16_t {
#define REFJIT_OPCODE(name, number, operand, next, jump, caches, note) name,
#include "python/opcodes.def"
#undef REFJIT_OPCODE
#define REFJIT_SPECIAL(name) name,
  REFJIT_SPECIAL_OPS(REFJIT_SPECIAL)
#undef REFJIT_SPECIAL
};

struct Instruction;

inline bool is_op(uint16_t op, Internal wanted) { return op == static_cast<uint16_t>(wanted); }

}  // namespace refjit::vm
