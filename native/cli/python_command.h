#pragma once
// python3.11's command line, so that programs can start others with sys.executable: `refjit -I -c CODE ARG...`.
#include <optional>
#include <string>
#include <vector>

#include "base/python_flags.h"
#include "base/result.h"

namespace refjit::cli {

/// What python's command line asks to run.
struct PythonCommand {
  std::string file;                    ///< A path, "-" for standard input, or what `code` is called in tracebacks.
  std::optional<std::string> code;     ///< -c's text, or that which runs -m's module, a folder or an archive.
  std::vector<std::string> arguments;  ///< sys.argv, from the program's own name on.
  PythonFlags flags;
  bool skips_first_line = false;  ///< -x
  bool asks_version = false;      ///< -V: nothing is run.
};

/// Whether these arguments (without the program's name) are python's rather than ours: they begin with one of its
/// options or with a file that ends in ".py" or has a folder in its name; none at all, where a program comes on stdin.
bool is_python_command(const std::vector<std::string>& arguments);

/// A folder with a __main__.py, or a zip archive (what zipapp makes): a program too, where no command has its name.
bool is_packed_program(const std::string& path);

/// Errors: an option that python does not have or that has a wrong value, one without its argument, nothing to run.
Result<PythonCommand> parse_python_command(const std::vector<std::string>& arguments);

}  // namespace refjit::cli
