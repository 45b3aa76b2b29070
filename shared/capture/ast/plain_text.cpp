#include "capture/ast/plain_text.h"

#include <cstdio>

#include "vm/builtin_types.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/dict.h"
#include "vm/types/float.h"
#include "vm/types/int.h"
#include "vm/types/list.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"
#include "vm/vm.h"

namespace refjit::capture {

using vm::Value;
using Text = std::optional<std::string>;

namespace {

Text text_of(vm::Vm& vm, Value v);

std::string number_text(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%g", value);
  return text;
}

/// Texts between brackets; nullopt: one has none.
template <typename Items, typename Each>
Text joined(const Items& items, std::string_view brackets, Each&& each) {
  std::string all(1, brackets[0]);
  for (const auto& item : items) {
    const Text one = each(item);
    if (!one) return std::nullopt;
    all += (all.size() == 1 ? "" : ", ") + *one;
  }
  return all + brackets[1];
}

/// "'key': ", the key as it would stand in the text.
Text entry_text(vm::Vm& vm, Value key, const Text& item) {
  const Text name = text_of(vm, key);
  return name && item ? Text("'" + *name + "': " + *item) : std::nullopt;
}

Text text_of(vm::Vm& vm, Value v) {
  const auto each = [&vm](Value item) { return text_of(vm, item); };
  DType dtype;
  if (v.is_none()) return "None";
  if (v.is_bool()) return v == vm::kTrue ? "true" : "false";
  if (vm::is_str(v)) return std::string(vm::view_of(v));
  if (int64_t number; vm::is_int(v) && vm::int_fits(v, number)) return std::to_string(number);
  if (double number; vm::float_value(v, number)) return number_text(number);
  if (v.is_object() && vm::tensors::dtype_of_value(vm, v, dtype)) return std::string(ir_name(dtype));
  if (vm::is_tuple(v)) return joined(vm::as_tuple(v)->span(), "()", each);
  if (vm::is_list(v)) return joined(vm::as_list(v)->span(), "[]", each);
  if (!vm::is_dict(v)) return std::nullopt;
  std::vector<std::pair<Value, Value>> entries;
  Value key, item;
  for (int32_t at = 0; vm::dict_next(vm::as_dict(v), at, key, item);) entries.emplace_back(key, item);
  return joined(entries, "{}", [&](const auto& entry) { return entry_text(vm, entry.first, each(entry.second)); });
}

}  // namespace

Text plain_text(vm::Vm& vm, const Symbol& symbol) {
  const auto each = [&vm](const SymbolRef& item) { return plain_text(vm, *item); };
  switch (symbol.kind) {
    case SymbolKind::Constant:
      return text_of(vm, symbol.value);
    case SymbolKind::Tuple:
      return joined(symbol.items, "()", each);
    case SymbolKind::List:
      return joined(symbol.items, "[]", each);
    case SymbolKind::Dict: {
      std::vector<size_t> places(symbol.items.size());
      for (size_t i = 0; i < places.size(); ++i) places[i] = i;
      return joined(places, "{}", [&](size_t at) { return entry_text(vm, symbol.keys[at], each(symbol.items[at])); });
    }
    default:
      return std::nullopt;
  }
}

}  // namespace refjit::capture
