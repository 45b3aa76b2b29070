#include "cli/python_command.h"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace refjit::cli {

namespace {

/// Runs a module as runpy does; its name comes in sys.argv[0], where runpy puts the module's file.
constexpr const char* kRunModule = "import runpy, sys\nrunpy._run_module_as_main(sys.argv[0])\n";
constexpr const char* kRunPacked = "import runpy, sys\nrunpy._run_packed(sys.argv[0])\n";
constexpr const char* kConsole = "import _console\n_console.run(vars())\n";

struct Letter {
  char letter;
  int PythonFlags::*flag;
  bool counts = false;  ///< -bb is more than -b.
};
constexpr Letter kLetters[] = {
    {'b', &PythonFlags::bytes_warning, true},
    {'d', &PythonFlags::debug, true},
    {'E', &PythonFlags::ignore_environment},
    {'i', &PythonFlags::inspect},
    {'I', &PythonFlags::isolated},
    {'O', &PythonFlags::optimize, true},
    {'P', &PythonFlags::safe_path},
    {'q', &PythonFlags::quiet, true},
    {'s', &PythonFlags::no_user_site},
    {'S', &PythonFlags::no_site},
    {'v', &PythonFlags::verbose, true},
};

/// A letter that stands alone; false: it is another.
bool read_flag(char letter, PythonCommand& command) {
  PythonFlags& flags = command.flags;
  for (const Letter& each : kLetters) {
    if (each.letter != letter) continue;
    flags.*each.flag = each.counts ? flags.*each.flag + 1 : 1;
    if (letter == 'I') flags.ignore_environment = flags.no_user_site = flags.safe_path = 1;
    return true;
  }
  flags.is_unbuffered |= letter == 'u';
  command.asks_version |= letter == 'V';
  command.skips_first_line |= letter == 'x';
  return std::string_view("uVxBR").find(letter) != std::string_view::npos;  // no bytecode is written; -R is the default
}

/// -W, -X and --check-hash-based-pycs.
Status read_setting(const std::string& option, const std::string& value, PythonCommand& command) {
  if (option == "-W") {
    command.flags.warnings.push_back(value);
    return {};
  }
  if (option == "-X") return add_x_option(command.flags, value);
  if (value == "default" || value == "always" || value == "never") return {};
  return user_error("ValueError", option + " must be one of 'default', 'always', or 'never'");
}

/// Whether standard input is a file or comes from another program.
bool has_program_on_stdin() {
  struct stat found {};
  if (fstat(STDIN_FILENO, &found) != 0) return false;
  return S_ISFIFO(found.st_mode) || S_ISREG(found.st_mode) || S_ISSOCK(found.st_mode);
}

}  // namespace

bool is_packed_program(const std::string& path) {
  std::error_code failed;
  if (std::filesystem::is_directory(path, failed)) return std::filesystem::exists(path + "/__main__.py", failed);
  char start[4] = {};
  return std::ifstream(path, std::ios::binary).read(start, sizeof start) && std::string(start, 4) == "PK\3\4";
}

bool is_python_command(const std::vector<std::string>& arguments) {
  if (arguments.empty()) return has_program_on_stdin();
  const std::string& first = arguments.front();
  if (first == "-" || first == "--check-hash-based-pycs") return true;
  std::error_code failed;
  if (first.find('/') != std::string::npos && std::filesystem::is_regular_file(first, failed)) return true;
  if (first[0] != '-') return first.size() > 3 && first.ends_with(".py");
  return first[1] != '-' && first != "-h";
}

Result<PythonCommand> parse_python_command(const std::vector<std::string>& arguments) {
  PythonCommand command;
  command.flags.original_arguments = arguments;
  const auto rest = [&](size_t from) {
    command.arguments.insert(command.arguments.end(), arguments.begin() + static_cast<ptrdiff_t>(from),
                             arguments.end());
  };
  for (size_t i = 0; i < arguments.size(); ++i) {
    const std::string& each = arguments[i];
    if (each.size() < 2 || each[0] != '-') {
      command.file = each;
      rest(i);
      if (each != "-" && is_packed_program(each)) command.file = "<frozen runpy>", command.code = kRunPacked;
      return command;
    }
    const bool is_word = each[1] == '-';
    for (size_t at = 1; at < each.size(); ++at) {
      const std::string option = is_word ? each : std::string("-") + each[at];
      if (!is_word && read_flag(each[at], command)) continue;
      if (option != "-c" && option != "-m" && option != "-X" && option != "-W" && option != "--check-hash-based-pycs")
        return user_error("ValueError", "python has no option " + option);
      // The rest of this word, or the next one.
      const bool is_joined = !is_word && at + 1 < each.size();
      if (!is_joined && i + 1 == arguments.size())
        return user_error("ValueError", "python's option " + option + " needs an argument");
      const std::string value = is_joined ? each.substr(at + 1) : arguments[++i];
      if (option == "-c" || option == "-m") {
        command.file = option == "-c" ? "<string>" : "<frozen runpy>";
        command.code = option == "-c" ? value : kRunModule;
        command.arguments = {option == "-c" ? "-c" : value};
        rest(i + 1);
        return command;
      }
      REFJIT_TRY(read_setting(option, value, command));
      break;
    }
  }
  if (command.asks_version) return command;
  if (command.flags.inspect == 0 && has_program_on_stdin()) {
    command.file = "-";
    command.arguments = {""};
    return command;
  }
  if (command.flags.inspect == 0)
    return user_error("ValueError", "there is no program to run: name a file, or give -c CODE or -m MODULE");
  command.file = "<stdin>";
  command.code = kConsole;
  command.flags.inspect = 0;  // the console is the program
  command.arguments = {""};
  return command;
}

}  // namespace refjit::cli
