#pragma once
// Primitives: the operators of the IR, as the IR sees them. The operator table (ops/) owns the full declarations and
// derives from this; the IR knows names, effects and argument names only. A Primitive lives as long as the process
// (immutable static table), so a plain pointer is its identity.
#include <cstdint>
#include <span>
#include <string_view>

namespace refjit::ir {

enum class Effect : uint8_t {
  None = 0,
  Memory = 1,  ///< Writes a Ref argument: ordered by the U monad.
  Io = 2,      ///< Visible outside: ordered by the IO monad.
};

struct Primitive {
  std::string_view name;     ///< MindSpore's primitive name: "Add".
  bool is_primfunc = false;  ///< Printed as `PrimFunc_Add` (all arguments are inputs), as MindSpore 2.7 has it.
  Effect effect = Effect::None;
  std::span<const std::string_view> argument_names;
  bool is_operator = false;  ///< A row of the operator table, an ops::OpDef.
};

// Primitives of the IR itself: structure, control flow, effects, fused elementwise groups (whose body is a graph), and
// shapes with the arithmetic of their dims, which a plan knows (infer_primitive() does).
// No kernel computes them. Identifier, and MindSpore's name in listings.
#define REFJIT_CORE_PRIMITIVES(X)                                                                                  \
  X(Return, "Return")                                                                                              \
  X(MakeTuple, "MakeTuple")                                                                                        \
  X(TupleGetItem, "TupleGetItem") X(MakeList, "make_list") X(ListGetItem, "list_getitem") X(MakeDict, "make_dict") \
      X(DictGetItem, "dict_getitem") X(MakeSlice, "make_slice") X(Switch, "Switch") X(Partial, "Partial")          \
          X(Depend, "Depend") X(UpdateState, "UpdateState") X(Load, "Load") X(PyExecute, "PyExecute")              \
              X(Fused, "Fused") X(Shape, "Shape") X(ScalarAdd, "ScalarAdd") X(ScalarSub, "ScalarSub")              \
                  X(ScalarMul, "ScalarMul") X(ScalarFloorDiv, "ScalarFloorDiv") X(ScalarMod, "ScalarMod")

namespace prim {
#define REFJIT_ROW(id, name) extern const Primitive k##id;
REFJIT_CORE_PRIMITIVES(REFJIT_ROW)
#undef REFJIT_ROW
}  // namespace prim

/// The primitives above, in the order of the table.
std::span<const Primitive* const> core_primitives();
/// Null when `name` is none of them.
const Primitive* find_core_primitive(std::string_view name);

}  // namespace refjit::ir
