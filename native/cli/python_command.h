#pragma once
// python3.11's command line, so that programs can start others with sys.executable: `refjit -I -c CODE ARG...`.
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"

namespace refjit::cli {

/// What python's command line asks to run.
struct PythonCommand {
  std::string file;                    ///< A path, "-" for standard input, or what `code` is called in tracebacks.
  std::optional<std::string> code;     ///< -c's text, or that which runs -m's module.
  std::vector<std::string> arguments;  ///< sys.argv, from the program's own name on.
  std::vector<std::string> warnings;   ///< -W: sys.warnoptions.
  int optimize = 0;                    ///< 1: -O (no assertions), 2: -OO (no docstrings either).
};

/// Whether these arguments (without the program's name) are python's rather than ours: they begin with one of its
/// options or with a file that ends in ".py".
bool is_python_command(const std::vector<std::string>& arguments);

/// Options without a meaning here (-I -E -s -S -B -b -q -u -P, -X ...) are passed over. Errors: an option that would
/// change what the program does and is not served (-i, ...), -c or -m without its argument, nothing to run.
Result<PythonCommand> parse_python_command(const std::vector<std::string>& arguments);

}  // namespace refjit::cli
