#include "cli/python_command.h"

#include <algorithm>

namespace refjit::cli {

namespace {

bool is_program(const std::string& argument) {
  return argument.size() > 3 && argument.compare(argument.size() - 3, 3, ".py") == 0;
}

/// Runs a module as runpy does; its name comes in sys.argv[0], where runpy puts the module's file.
constexpr const char* kRunModule = "import runpy, sys\nrunpy._run_as_main(sys.argv[0])\n";

}  // namespace

bool is_python_command(const std::vector<std::string>& arguments) {
  if (arguments.empty()) return false;
  const std::string& first = arguments.front();
  if (first == "-") return true;
  if (first[0] != '-') return is_program(first);
  return first[1] != '-' && first != "-h";
}

Result<PythonCommand> parse_python_command(const std::vector<std::string>& arguments) {
  constexpr std::string_view kWithoutMeaning = "IEsSBbquP";
  PythonCommand command;
  for (size_t i = 0; i < arguments.size(); ++i) {
    const std::string& each = arguments[i];
    if (each.size() < 2 || each[0] != '-') {
      command.file = each;
      command.arguments.assign(arguments.begin() + static_cast<ptrdiff_t>(i), arguments.end());
      return command;
    }
    for (size_t at = 1; at < each.size(); ++at) {
      const char letter = each[at];
      if (kWithoutMeaning.find(letter) != std::string_view::npos) continue;
      if (letter == 'O') {
        command.optimize = std::min(command.optimize + 1, 2);
        continue;
      }
      if (letter != 'c' && letter != 'm' && letter != 'X' && letter != 'W')
        return user_error("ValueError", std::string("python's option -") + letter + " is not served");
      // The rest of this word, or the next one.
      if (at + 1 == each.size() && i + 1 == arguments.size())
        return user_error("ValueError", std::string("python's option -") + letter + " needs an argument");
      const std::string value = at + 1 < each.size() ? each.substr(at + 1) : arguments[++i];
      if (letter == 'W') command.warnings.push_back(value);
      if (letter == 'X' || letter == 'W') break;
      command.file = "<string>";
      command.code = letter == 'c' ? value : kRunModule;
      command.arguments = {letter == 'c' ? "-c" : value};
      command.arguments.insert(command.arguments.end(), arguments.begin() + static_cast<ptrdiff_t>(i) + 1,
                               arguments.end());
      return command;
    }
  }
  return user_error("ValueError", "there is no program to run: name a file, or give -c CODE or -m MODULE");
}

}  // namespace refjit::cli
