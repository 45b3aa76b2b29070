#pragma once
// What python3.11's command line and its variables (PYTHONWARNINGS, ...) ask of a run, as the module sys shows it.
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "base/result.h"

namespace refjit {

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

/// A limit of digits for texts of integers, said by `from`: 0, or 640 and more. Errors: another one.
Status read_digit_limit(PythonFlags& flags, const std::string& text, const std::string& from);
/// "0" or "1". Errors: another text.
Status read_switch(const std::string& text, const std::string& from, int& flag);
/// A decimal number that is the whole text; false: it is none.
bool read_decimal(const std::string& text, int64_t& out);

}  // namespace refjit
