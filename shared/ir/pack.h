#pragma once
// Modules as bytes: what the compile cache keeps. Types, constants and names stand in tables, each once, in the text of
// ir/value_text.h; a node is a few small numbers, so reading is many times as fast as reading text. Scopes and spans
// are left out. Invariant: any bytes give a Module whose every reference is good, or an error; that the Module makes
// sense is for whoever kept the bytes to say (the cache has a checksum).
#include <memory>
#include <string>
#include <string_view>

#include "base/result.h"
#include "ir/graph.h"
#include "ir/read.h"

namespace refjit::ir {

/// Every graph reachable from the root.
std::string pack(const Module& module);
/// Errors are Protocol errors.
Result<std::unique_ptr<Module>> unpack(std::string_view bytes, const PrimitiveLookup& lookup);

}  // namespace refjit::ir
