#pragma once
// Which of a session's listings will be asked for, where that is known before it runs (`refjit graph`): the others are
// not written. An extension of the VM, set by the session, read by the compiler. By default all are wanted.
#include <string>
#include <string_view>

#include "vm/extension.h"

namespace refjit::capture {

/// Is a function of this qualified name the one that somebody asks for as "construct" or "Net.construct"?
inline bool is_called(std::string_view qualname, std::string_view asked) {
  if (asked.size() >= qualname.size()) return asked == qualname;
  const size_t start = qualname.size() - asked.size();
  return qualname[start - 1] == '.' && qualname.substr(start) == asked;
}

struct WantedTexts : vm::Vm::Extension {
  explicit WantedTexts(vm::Vm&) {}

  bool is_limited = false;
  std::string function;  ///< Empty: of all.
  std::string phase;     ///< Or a pass; empty: the last phase.

  bool has(std::string_view of, std::string_view name, bool is_last) const {
    if (!is_limited) return true;
    return (function.empty() || is_called(of, function)) && (phase.empty() ? is_last : phase == name);
  }
};

}  // namespace refjit::capture
