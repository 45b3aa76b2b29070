#pragma once
// What is known of a function before its first use: how to compile it later. Private to this room.
#include <memory>
#include <string>
#include <vector>

#include "python/code.h"
#include "python/compiler.h"
#include "python/skim.h"

namespace refjit::python {

/// Its text, the classes it stands in, outermost first, and the module's imports and features.
struct DeferredCode : CodeObject {
  DeferredText text;
  std::vector<std::string> classes;
  std::shared_ptr<const ImportedNames> imported;
  uint32_t future_flags = 0;
};

}  // namespace refjit::python
