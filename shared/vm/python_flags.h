#pragma once
// What python3.11's command line and its variables (PYTHONWARNINGS, ...) ask of a run, as the module sys shows it.
#include <string>
#include <utility>
#include <vector>

#include "base/result.h"

namespace refjit::vm {

class Host;
class Vm;

/// Fields named as in sys.flags are these. Bytecode is never written and text is UTF-8 whatever is asked.
struct PythonFlags {
  int debug = 0, inspect = 0, optimize = 0;
  int no_user_site = 0, no_site = 0, ignore_environment = 0, verbose = 0, bytes_warning = 0, quiet = 0;
  int hash_randomization = 1, isolated = 0, dev_mode = 0, utf8_mode = 0, warn_default_encoding = 0, safe_path = 0;
  int int_max_str_digits = -1;                                 ///< -1: not given.
  bool is_unbuffered = false;                                  ///< -u: sys.stdout and sys.stderr write through.
  std::string stream_encoding;                                 ///< PYTHONIOENCODING: encoding[:errors].
  std::vector<std::string> warnings;                           ///< sys.warnoptions.
  std::vector<std::pair<std::string, std::string>> x_options;  ///< -X name=value; an empty value is True.
  std::vector<std::string> original_arguments;                 ///< sys.orig_argv.
};

/// One -X option. Errors: a value that the option does not take.
Status add_x_option(PythonFlags& flags, const std::string& option);
/// Adds what the variables say and the command line leaves open, unless it has -E or -I. Errors: a wrong value.
Status read_python_variables(Host& host, PythonFlags& flags);
/// Makes them the flags of `vm`, before its program runs; false: an exception is set.
bool set_flags(Vm& vm, const PythonFlags& flags);

}  // namespace refjit::vm
