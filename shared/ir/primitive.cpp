#include "ir/primitive.h"

#include <algorithm>
#include <array>

#include "ir/host_primitive.h"

namespace refjit::ir {

namespace prim {
// Host nodes are visible outside: the IO monad orders them.
constexpr Effect effect_of(std::string_view name) { return name == "PyExecute" ? Effect::Io : Effect::None; }
#define REFJIT_ROW(id, text) constinit const Primitive k##id{text, false, effect_of(text)};
REFJIT_CORE_PRIMITIVES(REFJIT_ROW)
#undef REFJIT_ROW
constinit const Primitive kPrint{"Print", false, Effect::Io};
constinit const Primitive kRaise{"raise", false, Effect::Io};
}  // namespace prim

std::span<const Primitive* const> core_primitives() {
  static constexpr std::array kAll = {
#define REFJIT_ROW(id, text) &prim::k##id,
      REFJIT_CORE_PRIMITIVES(REFJIT_ROW)
#undef REFJIT_ROW
          & prim::kPrint,
      &prim::kRaise,
  };
  return kAll;
}

const Primitive* find_core_primitive(std::string_view name) {
  auto all = core_primitives();
  auto at = std::find_if(all.begin(), all.end(), [&](const Primitive* p) { return p->name == name; });
  return at == all.end() ? nullptr : *at;
}

}  // namespace refjit::ir
