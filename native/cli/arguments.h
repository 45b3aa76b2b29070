#pragma once
// The commands and their options, read by CLI11. Knows what may be given, not what becomes of it.
#include <string>
#include <vector>

#include "api/session.h"
#include "cli/conformance_report.h"
#include "runtime/conformance.h"
#include "server/server.h"

namespace CLI {
class App;
class ParseError;
}  // namespace CLI

namespace refjit::cli {

struct RunOptions {
  std::string file;
  std::vector<std::string> arguments;
  std::string device = "cpu";
  std::string token;
  std::string report_file;
  int report_level = 1;
  api::JitDefaults jit;
};

/// What the command line fills in.
struct Arguments {
  RunOptions run;
  std::string file;
  api::GraphQuery query;
  std::string device, token;
  server::ServeOptions serve;
  runtime::ConformanceOptions conformance;
  ReportForm form = ReportForm::Text;
};

/// The commands of refjit; what is given for them goes into `into`, which outlives `app`.
void add_commands(CLI::App& app, Arguments& into);

bool has_command(const CLI::App& app, const std::string& name);

/// Where the first word names no command, says so; what CLI11 says to everything else. Returns the exit code.
int refuse(const CLI::App& app, const CLI::ParseError& error, const char* first);

}  // namespace refjit::cli
