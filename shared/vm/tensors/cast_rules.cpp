#include "vm/tensors/cast_rules.h"

#include <algorithm>

#include "vm/tensors/eager.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"

namespace refjit::vm::tensors {
namespace {

bool has(const std::vector<std::string>& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace

std::optional<DType> CastRules::wanted(std::string_view op, const std::vector<DType>& operands) const {
  if (operands.empty()) return std::nullopt;
  if (has(narrowed, op)) return narrow;
  if (has(widened, op)) return DType::Float32;
  if (!has(promoted, op)) return std::nullopt;
  DType widest = operands.front();
  for (DType dtype : operands) widest = promote(widest, dtype).value_or(widest);
  return widest;
}

bool read_cast_rules(Vm& vm, Value tuple, CastRules& rules) {
  const Tuple* parts = is_tuple(tuple) && as_tuple(tuple)->size == 4 ? as_tuple(tuple) : nullptr;
  if (!parts || !dtype_of_value(vm, parts->items[0], rules.narrow)) {
    vm.raise("TypeError", "rules of mixed precision are a dtype and three tuples of operator names");
    return false;
  }
  std::vector<std::string>* const lists[] = {&rules.narrowed, &rules.widened, &rules.promoted};
  for (size_t i = 0; i < 3; ++i)
    if (is_tuple(parts->items[i + 1]))
      for (Value name : as_tuple(parts->items[i + 1])->span())
        if (is_str(name)) lists[i]->emplace_back(view_of(name));
  return true;
}

}  // namespace refjit::vm::tensors
