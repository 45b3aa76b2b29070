#include "capture/frozen_text.h"

#include <algorithm>

#include "base/library_file.h"
#include "python/code.h"
#include "vm/types/collections.h"
#include "vm/types/dict.h"
#include "vm/types/float.h"
#include "vm/types/int.h"
#include "vm/types/list.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"
#include "vm/vm.h"

namespace refjit::capture {

namespace {

using vm::Value;

constexpr int kMostItems = 100;  ///< A container of more is named by its size.
constexpr int kMostDepth = 4;
constexpr size_t kMostBytes = 120;

/// Is it made of numbers, texts and containers alone? `left` counts down what is looked at.
bool is_data(Value value, int depth, int& left) {
  if (!value.is_object() || vm::is_int(value) || vm::is_float(value) || vm::is_str(value) || vm::is_bytes(value))
    return --left, true;
  if (depth == 0 || left < 0) return left < 0;
  const auto is_inner = [&](Value item) { return left < 0 || is_data(item, depth - 1, left); };
  if (vm::is_tuple(value)) {
    const auto items = vm::as_tuple(value)->span();
    return std::all_of(items.begin(), items.end(), is_inner);
  }
  if (vm::is_list(value)) {
    const auto items = vm::as_list(value)->span();
    return std::all_of(items.begin(), items.end(), is_inner);
  }
  if (!vm::is_dict(value)) return false;
  Value key, item;
  for (int32_t at = 0; vm::dict_next(vm::as_dict(value), at, key, item);)
    if (!is_inner(key) || !is_inner(item)) return false;
  return true;
}

}  // namespace

std::string frozen_text(vm::Vm& vm, Value value) {
  int left = kMostItems;
  if (!is_data(value, kMostDepth, left)) return "";
  if (left < 0) return "a " + vm.type_name(value) + " of more than " + std::to_string(kMostItems) + " items";
  const vm::Ref shown = vm.repr(value);
  if (!shown) vm.take_exception();
  std::string text = shown ? std::string(vm.text(shown)) : "";
  if (text.size() <= kMostBytes) return text;
  size_t end = kMostBytes;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0u) == 0x80u) --end;  // not inside a character
  return text.substr(0, end) + "…";
}

void note_frozen_variable(GraphCapture& graph, const python::CodeObject& code, const std::string& name, Value value,
                          const Symbol& symbol) {
  vm::Vm& vm = graph.vm();
  if (symbol.is_node() || !code.file || is_library_file(vm.files()[code.file].name)) return;
  std::string text = frozen_text(vm, value);
  if (!text.empty())
    graph.frozen.push_back({name, std::move(text), {code.file, code.first_line, 0, code.first_line, 0}});
}

}  // namespace refjit::capture
