#pragma once
// How embedded sources that are kept packed come to be read: whoever registers them (Vm::register_source) may leave a
// function that the import calls with a text before it first reads it.
#include <functional>
#include <string_view>

#include "vm/extension.h"

namespace refjit::vm {

struct SourceReader : Vm::Extension {
  explicit SourceReader(Vm&) {}
  /// Empty: texts are as they were registered. False: this one cannot be had.
  std::function<bool(std::string_view text)> read;
};

}  // namespace refjit::vm
