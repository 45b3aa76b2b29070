#pragma once
// Text back to a Module: both forms that ir/print.h writes, and MindSpore's own files as far as their operators are
// known. Used by pass tests, the compile cache and the server (untrusted text). What Dump
// elides reads as opaque values. Invariant: any input gives a verified Module or an error with line, column and what
// was expected.
#include <functional>
#include <memory>
#include <string_view>

#include "base/result.h"
#include "ir/graph.h"

namespace refjit::ir {

/// An operator by its primitive name ("Add"); null when there is none. The IR's own primitives are known without it.
using PrimitiveLookup = std::function<const Primitive*(std::string_view name)>;

/// Errors are Protocol errors. The module passes `verify` (abstract values may be missing).
Result<std::unique_ptr<Module>> read(std::string_view text, const PrimitiveLookup& lookup);

}  // namespace refjit::ir
