#pragma once
// SVG of a Graphviz text, by the `dot` program: graph layout is a library's work. Used for `--format svg`.
#include <string>

#include "base/result.h"

namespace refjit::cli {

/// Errors (User): `dot` is not installed, or refused the text.
Result<std::string> svg_of_dot(const std::string& dot);

}  // namespace refjit::cli
