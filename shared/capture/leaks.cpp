#include "capture/leaks.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

#include "capture/heap.h"

namespace refjit::capture {

namespace {

/// What `symbol` is made of.
void append_parts(const Symbol& symbol, std::vector<SymbolRef>& out) {
  out.insert(out.end(), symbol.items.begin(), symbol.items.end());
  out.insert(out.end(), symbol.defaults.begin(), symbol.defaults.end());
  for (const auto& [name, value] : symbol.keyword_defaults) out.push_back(value);
  for (const auto& cell : symbol.cells)
    if (cell) out.push_back(cell->value);
  out.insert(out.end(), {symbol.function, symbol.self, symbol.resolved});
}

}  // namespace

std::vector<Slot> written_since(const GraphCapture& capture, const MarkScope& mark) {
  std::vector<Slot> changes = mark.changes();
  const auto is_read = [&](const Slot& slot) {
    return capture.heap && slot.structure && slot.structure->is_outside && !capture.heap->is_written(slot.structure);
  };
  changes.erase(std::remove_if(changes.begin(), changes.end(), is_read), changes.end());
  return changes;
}

bool gives_away(const GraphCapture& capture, const ir::FuncGraph& inner, const std::vector<Slot>& changes,
                std::vector<SymbolRef> roots) {
  for (const Slot& slot : changes) {
    if (slot.cell && slot.cell->outside) roots.push_back(slot.cell->value);
    if (slot.structure && slot.structure->source) roots.push_back(slot.structure);
  }
  // What was written to an instance that capture made lasts if the instance does.
  std::unordered_map<uint64_t, std::vector<SymbolRef>> of_instances;
  if (capture.heap)
    capture.heap->each_write([&](const SymbolRef& instance, const SymbolRef& value) {
      (instance ? of_instances[instance->value.get().bits()] : roots).push_back(value);
    });
  std::unordered_set<const Symbol*> seen;
  while (!roots.empty()) {
    const SymbolRef symbol = std::move(roots.back());
    roots.pop_back();
    if (!symbol || !seen.insert(symbol.get()).second) continue;
    if (symbol->is_node() && symbol->node->graph() && symbol->node->graph()->id() >= inner.id()) return true;
    if (symbol->kind == SymbolKind::Generator) return true;  // nobody sees what stands in its frame
    append_parts(*symbol, roots);
    if (!symbol->is_made) continue;
    const auto written = of_instances.find(symbol->value.get().bits());
    if (written != of_instances.end()) roots.insert(roots.end(), written->second.begin(), written->second.end());
  }
  return false;
}

bool has_changed(std::vector<SymbolRef> roots, const std::vector<Slot>& changes) {
  std::unordered_set<const void*> changed, seen;
  for (const Slot& slot : changes)
    changed.insert(slot.cell ? static_cast<const void*>(slot.cell.get()) : slot.structure.get());
  while (!roots.empty()) {
    const SymbolRef symbol = std::move(roots.back());
    roots.pop_back();
    if (!symbol || !seen.insert(symbol.get()).second) continue;
    const auto is_changed = [&](const auto& cell) { return changed.count(cell.get()) != 0; };
    if (is_changed(symbol) || std::any_of(symbol->cells.begin(), symbol->cells.end(), is_changed)) return true;
    append_parts(*symbol, roots);
  }
  return false;
}

bool changes_outside(const std::vector<Slot>& changes) {
  return std::any_of(changes.begin(), changes.end(), [](const Slot& slot) {
    return slot.cell ? static_cast<bool>(slot.cell->outside) : slot.structure->source != nullptr;
  });
}

}  // namespace refjit::capture
