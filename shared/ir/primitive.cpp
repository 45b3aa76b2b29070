#include "ir/primitive.h"

#include <algorithm>
#include <array>

namespace refjit::ir {

namespace prim {
#define REFJIT_ROW(id) constinit const Primitive k##id{#id};
REFJIT_CORE_PRIMITIVES(REFJIT_ROW)
#undef REFJIT_ROW
}  // namespace prim

std::span<const Primitive* const> core_primitives() {
  static constexpr std::array kAll = {
#define REFJIT_ROW(id) &prim::k##id,
      REFJIT_CORE_PRIMITIVES(REFJIT_ROW)
#undef REFJIT_ROW
  };
  return kAll;
}

const Primitive* find_core_primitive(std::string_view name) {
  auto all = core_primitives();
  auto at = std::find_if(all.begin(), all.end(), [&](const Primitive* p) { return p->name == name; });
  return at == all.end() ? nullptr : *at;
}

}  // namespace refjit::ir
