#include "python/character_names.h"

#include <algorithm>
#include <utility>

namespace refjit::python {

namespace {

/// The innermost table of this thread: it lives as long as one call of the parser.
thread_local const CharacterNames* held = nullptr;

}  // namespace

CharacterNames::CharacterNames(Table names) : names_(std::move(names)), outer_(held) { held = this; }
CharacterNames::~CharacterNames() { held = outer_; }

std::vector<std::string> CharacterNames::named_in(std::string_view text) {
  std::vector<std::string> found;
  for (size_t at = text.find("\\N{"); at != std::string_view::npos; at = text.find("\\N{", at + 3)) {
    const size_t close = text.find('}', at);
    if (close == std::string_view::npos) break;
    std::string name(text.substr(at + 3, close - at - 3));
    if (std::find(found.begin(), found.end(), name) == found.end()) found.push_back(std::move(name));
  }
  return found;
}

bool CharacterNames::find(std::string_view name, uint32_t& out) {
  if (!held) return false;
  const auto found = held->names_.find(name);
  if (found == held->names_.end()) return false;
  out = found->second;
  return true;
}

}  // namespace refjit::python
