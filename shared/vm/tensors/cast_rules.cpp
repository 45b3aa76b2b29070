#include "vm/tensors/cast_rules.h"

#include <algorithm>

#include "vm/tensors/eager.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"

namespace refjit::vm::tensors {
namespace {

/// Rules that were read lately. A tuple never changes, and each of these is held, so its address says which it is.
struct KnownRules : Vm::Extension {
  explicit KnownRules(Vm&) {}
  static constexpr size_t kMost = 16;  ///< A program has a network or two with rules.
  std::vector<CastRulesRef> latest;    ///< The newest is the last.
};

CastRulesRef read_rules(Vm& vm, Value tuple) {
  const Tuple* parts = is_tuple(tuple) && as_tuple(tuple)->size == 4 ? as_tuple(tuple) : nullptr;
  auto rules = std::make_shared<CastRules>();
  if (!parts || !dtype_of_value(vm, parts->items[0], rules->narrow)) {
    vm.raise("TypeError", "rules of mixed precision are a dtype and three tuples of operator names");
    return nullptr;
  }
  rules->tuple = Ref(tuple);
  using Treatment = CastRules::Treatment;
  for (const Treatment treatment : {Treatment::Narrow, Treatment::Widen, Treatment::Promote})
    if (const Value names = parts->items[1 + static_cast<size_t>(treatment)]; is_tuple(names))
      for (Value name : as_tuple(names)->span())
        if (is_str(name)) rules->operators.try_emplace(view_of(name), treatment);
  return rules;
}

}  // namespace

std::optional<DType> CastRules::wanted(std::string_view op, const std::vector<DType>& operands) const {
  const auto found = operands.empty() ? operators.end() : operators.find(op);
  if (found == operators.end()) return std::nullopt;
  if (found->second == Treatment::Narrow) return narrow;
  if (found->second == Treatment::Widen) return DType::Float32;
  DType widest = operands.front();
  for (DType dtype : operands) widest = promote(widest, dtype).value_or(widest);
  return widest;
}

CastRulesRef cast_rules_in(Vm& vm, Value tuple) {
  auto& latest = vm.extension<KnownRules>().latest;
  const auto known = std::find_if(latest.rbegin(), latest.rend(),
                                  [&](const CastRulesRef& rules) { return rules->tuple.get().bits() == tuple.bits(); });
  if (known != latest.rend()) return *known;
  CastRulesRef rules = read_rules(vm, tuple);
  if (!rules) return nullptr;
  if (latest.size() == KnownRules::kMost) latest.erase(latest.begin());
  return latest.emplace_back(std::move(rules));
}

}  // namespace refjit::vm::tensors
