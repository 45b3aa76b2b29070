#pragma once
// The canonical form of a program: the closed set of graphs that the root reaches, numbered by structure alone. Equal
// bytes mean equal programs; names, spans, scopes, node ids, sharing of constants and dead nodes leave no trace. Its
// SHA-256 is the program's id, which compile caches and servers key on and a receiver computes again.
#include <string>

#include "base/result.h"
#include "ir/graph.h"

namespace refjit::ir {

/// The bytes. Constant tensors are in it as dtype, shape and SHA-256 of their bytes. The module must pass `verify`;
/// Internal error when a constant tensor cannot be read by the host.
Result<std::string> canonical_bytes(const Module& module);

/// SHA-256 of `canonical_bytes`: 64 hexadecimal digits.
Result<std::string> program_id(const Module& module);

}  // namespace refjit::ir
