#include "vm/core/suggestions.h"

#include <algorithm>
#include <array>
#include <span>

#include "vm/core/directory.h"
#include "vm/core/types.h"
#include "vm/exception.h"
#include "vm/types/list.h"

namespace refjit::vm {

namespace {

constexpr size_t kMaxNames = 750;
constexpr size_t kMaxLength = 40;
constexpr size_t kMove = 2;  ///< What a letter more, less or other costs; a letter in the other case costs half.

size_t letter_cost(char a, char b) {
  if (a == b) return 0;
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 'a' - 'A') : c; };
  return lower(a) == lower(b) ? 1 : kMove;
}

/// Levenshtein's distance of two names, or any number above `most`.
size_t distance(std::string_view a, std::string_view b, size_t most) {
  while (!a.empty() && !b.empty() && a.front() == b.front()) a.remove_prefix(1), b.remove_prefix(1);
  while (!a.empty() && !b.empty() && a.back() == b.back()) a.remove_suffix(1), b.remove_suffix(1);
  if (a.empty() || b.empty()) return (a.size() + b.size()) * kMove;
  if (std::max(a.size(), b.size()) > kMaxLength) return most + 1;
  if (b.size() < a.size()) std::swap(a, b);
  std::array<size_t, kMaxLength> row;
  for (size_t i = 0; i < a.size(); ++i) row[i] = (i + 1) * kMove;
  size_t result = 0;
  for (size_t j = 0; j < b.size(); ++j) {
    size_t diagonal = result = j * kMove, least = SIZE_MAX;
    for (size_t i = 0; i < a.size(); ++i) {
      const size_t changed = diagonal + letter_cost(a[i], b[j]);
      diagonal = row[i];
      row[i] = result = std::min(changed, std::min(result, diagonal) + kMove);
      least = std::min(least, result);
    }
    if (least > most) return most + 1;
  }
  return result;
}

std::string nearest(std::string_view name, std::span<const Value> names) {
  if (names.size() >= kMaxNames) return "";
  std::string best;
  size_t best_distance = SIZE_MAX;
  for (Value candidate : names) {
    if (!is_str(candidate)) return "";
    const std::string_view other = view_of(candidate);
    if (other == name) continue;
    // A third of the letters may differ.
    const size_t most = std::min((name.size() + other.size() + 3) * kMove / 6, best_distance - 1);
    const size_t found = distance(name, other, most);
    if (found > most) continue;
    best = other;
    best_distance = found;
  }
  return best;
}

/// The names that the frame an error was raised in could see: its own, those of its module, the builtins.
std::string nearest_variable(Vm& vm, std::string_view name, const Traceback* t) {
  while (t && t->next) t = t->next;
  if (!t || !t->code) return "";
  std::vector<Value> own_names;
  for (uint32_t i = 0; i < t->code->slot_count; ++i) own_names.push_back(Value(t->code->slot_names[i]));
  std::string found = nearest(name, own_names);
  for (Dict* names : {t->globals, builtins_module(vm)->dict}) {
    if (!found.empty() || !names) break;
    Ref keys = dict_keys_list(vm, names);
    if (keys) found = nearest(name, keys.as<List>()->span());
  }
  return found;
}

}  // namespace

std::string suggested_name(Vm& vm, Value exception) {
  const bool is_name = is_exactly(exception, vm.types().NameError);
  if (!is_name && !is_exactly(exception, vm.types().AttributeError)) return "";
  const BaseException* e = exception_of(exception);
  const Value name = e->fields[0];
  if (!name || !is_str(name)) return "";
  const std::string wanted(view_of(name));
  if (is_name)
    return nearest_variable(vm, wanted, e->traceback ? reinterpret_cast<Traceback*>(e->traceback.object()) : nullptr);
  if (!e->fields[1]) return "";
  Ref names = directory(vm, e->fields[1]);
  if (names && is_list(names)) return nearest(wanted, names.as<List>()->span());
  if (vm.has_exception()) vm.take_exception();
  return "";
}

}  // namespace refjit::vm
