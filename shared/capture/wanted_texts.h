#pragma once
// Which of a session's listings will be asked for, where that is known before it runs (`refjit graph`): the others are
// not written. An extension of the VM, set by the session, read by the compiler. By default all are wanted.
#include <string>
#include <string_view>

#include "vm/extension.h"

namespace refjit::capture {

struct WantedTexts : vm::Vm::Extension {
  explicit WantedTexts(vm::Vm&) {}

  bool is_limited = false;
  std::string function;  ///< Empty: of all.
  std::string phase;     ///< Or a pass; empty: the last phase.

  bool has(std::string_view of, std::string_view name, bool is_last) const {
    if (!is_limited) return true;
    return (function.empty() || function == of) && (phase.empty() ? is_last : phase == name);
  }
};

}  // namespace refjit::capture
