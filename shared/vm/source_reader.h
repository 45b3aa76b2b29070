#pragma once
// How embedded sources come to be read: whoever registers them (Vm::register_source) may leave functions that the
// import calls with a text before it first reads it.
#include <functional>
#include <string_view>

#include "vm/extension.h"

namespace refjit::vm {

struct SourceReader : Vm::Extension {
  explicit SourceReader(Vm&) {}
  /// Empty: texts are as they were registered. False: this one cannot be had.
  std::function<bool(std::string_view text)> read;
  /// The module's code as the build has compiled it (python/freeze.h). Null, or empty bytes: it is compiled now.
  std::string_view (*frozen)(std::string_view text) = nullptr;
};

}  // namespace refjit::vm
