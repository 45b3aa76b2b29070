#include "cli/arguments.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <climits>
#include <cstdlib>
#include <iostream>
#include <map>

namespace refjit::cli {
namespace {

void add_capture_options(CLI::App& command, RunOptions& options) {
  command.add_option("--capture-mode", options.jit.capture_mode, "capture mode where the program names none")
      ->check(CLI::IsMember({"ast", "bytecode", "trace"}));
  command.add_option("--jit-level", options.jit.jit_level, "level where the program names none")
      ->check(CLI::IsMember({"O0", "O1"}));
  command.add_option("--backend", options.jit.backend, "backend where the program names none")
      ->check(CLI::IsMember({"ms_backend", "GE"}));
}

void add_jit_options(CLI::App& command, RunOptions& options) {
  add_capture_options(command, options);
  command.add_option(
      "--device", options.device,
      "device of tensors: cpu (the default), reference, cuda, ascend; or of jitted graphs: ws://HOST:PORT");
  command.add_option("--token", options.token, "token of the server (or REFJIT_TOKEN)");
}

constexpr const char* kProgram = "program; - for standard input";

void add_program(CLI::App& command, RunOptions& options) {
  command.add_option("FILE", options.file, kProgram)->required();
  command.add_option("ARGS", options.arguments, "sys.argv of the program");
  add_jit_options(command, options);
}

void add_running_commands(CLI::App& app, Arguments& into) {
  auto& run_command =
      *app.add_subcommand("run", "run a Python program; all that stands behind FILE is for the program");
  add_program(run_command, into.run);
  run_command.add_option("--report", into.run.report_file,
                         "write the run report (JSON) to this file; - for standard output");
  run_command.add_option("--report-level", into.run.report_level, "0 counters, 1 events, 2 graphs of every phase")
      ->check(CLI::Range(0, 2));
  run_command.add_flag("--capture-all", into.run.jit.captures_all,
                       "capture every Python function of the program from its bytecode, jitted or not");
  run_command.positionals_at_end();
  auto& test_command = *app.add_subcommand(
      "test", "pytest's command line: run the tests of files and folders; or programs, and say which fail");
  test_command.set_help_flag();  // what reads its options lists them
  test_command.prefix_command();
}

void add_looking_commands(CLI::App& app, Arguments& into) {
  app.add_subcommand("dis", "CPython 3.11's instructions of a program")
      ->add_option("FILE", into.file, kProgram)
      ->required();
  app.add_subcommand("ast", "CPython 3.11's syntax tree of a program")
      ->add_option("FILE", into.file, kProgram)
      ->required();

  auto& graph_command = *app.add_subcommand("graph", "run a program and print the graph of a jitted function");
  add_program(graph_command, into.run);
  graph_command.add_option("--function", into.query.function,
                           "its name, as f or Net.construct; the newest compile otherwise");
  graph_command
      .add_option_function<int>(
          "--compile", [&into](int number) { into.query.compile = number - 1; },
          "the compile of this number, as explain counts them; the newest otherwise")
      ->check(CLI::Range(1, INT_MAX));
  auto* pass = graph_command.add_option("--pass,--phase", into.query.pass,
                                        "after this pass or phase, or before:PHASE:PASS; after the last otherwise");
  graph_command
      .add_option("--format", into.query.format,
                  "ir (MindSpore's listing, unless given), full (reads back), dot, json, svg (by Graphviz)")
      ->check(CLI::IsMember({"ir", "full", "text", "dot", "json", "svg"}));
  graph_command
      .add_flag("--cfg", into.query.is_flow,
                "the control-flow and data-flow graph of its bytecode (text, dot, json or svg)")
      ->excludes(pass);

  auto& explain_command = *app.add_subcommand(
      "explain", "run a program and print its jitted functions: which lines became graph, what broke, what was frozen");
  add_program(explain_command, into.run);
  explain_command.positionals_at_end();
}

/// What is wrong with an origin that no browser would send; empty: nothing.
std::string wrong_origin(const std::string& text) {
  const size_t scheme = text.find("://");
  const bool is_web = text.compare(0, 7, "http://") == 0 || text.compare(0, 8, "https://") == 0;
  if (is_web && text.size() > scheme + 3 && text.find('/', scheme + 3) == std::string::npos) return "";
  return "'" + text + "' is no origin, expected http:// or https://, a host and perhaps a port, without a path";
}

/// What is wrong with a host's name; empty: nothing.
std::string wrong_name(const std::string& text) {
  const bool is_name = std::all_of(text.begin(), text.end(),
                                   [](unsigned char c) { return std::isalnum(c) || c == '.' || c == '-' || c == '_'; });
  return is_name && !text.empty() ? "" : "'" + text + "' is no name of a host, expected one without scheme and port";
}

/// What is wrong with a time or another amount; empty: nothing.
std::string no_amount(const std::string& text, const std::string& what) {
  char* end = nullptr;
  const double amount = std::strtod(text.c_str(), &end);
  return end != text.c_str() && !*end && amount >= 0 ? "" : "'" + text + "' is no " + what + " from 0 on";
}
std::string not_seconds(const std::string& text) { return no_amount(text, "number of seconds"); }
std::string no_bound(const std::string& text) { return no_amount(text, "number"); }

void add_device_commands(CLI::App& app, Arguments& into) {
  auto& serve_command = *app.add_subcommand("serve", "playground and device server");
  serve_command.add_option("--port", into.serve.port, "8765 unless given; 0 for any free port")
      ->check(CLI::Range(0, 65535));
  serve_command.add_option("--address", into.serve.address, "IP address to listen on; loopback unless given");
  serve_command
      .add_option("--name", into.serve.names,
                  "name of a host by which clients know this server, as box.example.org: of this machine or of a proxy")
      ->check(CLI::Validator(wrong_name, "NAME"));
  serve_command.add_option("--token", into.serve.token, "random unless given (or REFJIT_TOKEN)");
  serve_command.add_option("--page", into.serve.page_folder, "folder of the page; build/web beside this program");
  serve_command
      .add_option("--allow-origin", into.serve.allowed_origins,
                  "other page origins that may connect, as https://example.org")
      ->check(CLI::Validator(wrong_origin, "ORIGIN"));
  serve_command.add_flag_callback(
      "--keep-token", [&into] { into.serve.gives_token_to_page = false; },
      "do not tell the page the token: for servers behind a proxy and machines that others use");
  serve_command.add_option("--device", into.device,
                           "device of the sessions: reference (unless given), cpu, cuda, ascend");
  serve_command.add_option("--max-sessions", into.serve.max_sessions, "clients that may be connected at a time (16)")
      ->check(CLI::Range(1, 1000));
  serve_command
      .add_option("--max-run-seconds", into.serve.max_run_seconds,
                  "end a program's loops after so long (600); 0 for never")
      ->check(CLI::Validator(not_seconds, "SECONDS"));

  auto& conform_command = *app.add_subcommand(
      "conform", "compare a device with the reference: every operator on its samples, or what a program launches");
  auto* file = conform_command.add_option("FILE", into.run.file, "the program; every operator where none is named");
  conform_command.add_option("ARGS", into.run.arguments, "sys.argv of the program");
  conform_command.add_option("--device", into.device, "reference, cpu, cuda, ascend, ws://HOST:PORT")->required();
  conform_command.add_option("--token", into.token, "token of the server (or REFJIT_TOKEN)");
  conform_command
      .add_option("--op", into.conformance.only_ops, "these operators only, as Mul or 'Conv*'; may be given again")
      ->excludes(file);
  add_capture_options(conform_command, into.run);
  for (const char* name : {"--capture-mode", "--jit-level", "--backend"}) conform_command.get_option(name)->needs(file);
  // Either bound lets an element pass, so one that is not given lets none.
  const auto add_bound = [&](const char* name, double runtime::Tolerance::*bound, const char* what) {
    conform_command
        .add_option_function<double>(
            name,
            [&into, bound](double most) {
              auto& tolerance = into.conformance.tolerance;
              if (!tolerance) tolerance.emplace();
              (*tolerance).*bound = most;
            },
            what)
        ->check(CLI::Validator(no_bound, "NUMBER"));
  };
  add_bound("--max-ulp", &runtime::Tolerance::ulp,
            "steps between neighbouring numbers that a result may be away, instead of its operator's tolerance");
  add_bound("--max-abs", &runtime::Tolerance::absolute, "the same as a difference; with --max-ulp, either is enough");
  static const std::map<std::string, ReportForm> kForms = {
      {"text", ReportForm::Text}, {"json", ReportForm::Json}, {"junit", ReportForm::JUnit}};
  conform_command
      .add_option_function<std::string>(
          "--format", [&into](const std::string& name) { into.form = kForms.at(name); },
          "what is printed: text (a table, unless given), json, or junit (the XML that CI systems read)")
      ->check(CLI::IsMember({"text", "json", "junit"}));
}

}  // namespace

void add_commands(CLI::App& app, Arguments& into) {
  app.description("refjit: the reference implementation of mindspore.jit");
  app.require_subcommand(1);
  app.footer(
      "refjit FILE.py, refjit -c CODE and refjit -m MODULE run a program as python3.11 is called.\n"
      "refjit COMMAND --help lists a command's options.\n"
      "Exit codes: 0, 1 for an error of the program or a failed check, 2 for wrong arguments, 130 for Ctrl-C.\n"
      "Environment: GLOG_v (messages from 0 debug to 3 error; 2), REFJIT_THREADS (of the cpu device; all cores),\n"
      "REFJIT_TOKEN (of servers), REFJIT_EMULATE_NPU_STATUS=1 (Ascend's status operators on the reference); and\n"
      "MindSpore's MS_DEV_SAVE_GRAPHS, MS_DEV_SAVE_GRAPHS_PATH, MS_COMPILER_CACHE_ENABLE, MS_COMPILER_CACHE_PATH,\n"
      "MS_DEV_SIDE_EFFECT_LOAD_ELIM.");
  app.set_version_flag("--version", "refjit " + api::version());
  add_running_commands(app, into);
  add_looking_commands(app, into);
  add_device_commands(app, into);
}

bool has_command(const CLI::App& app, const std::string& name) {
  const auto commands = app.get_subcommands({});
  return std::any_of(commands.begin(), commands.end(),
                     [&](const CLI::App* command) { return command->get_name() == name; });
}

int refuse(const CLI::App& app, const CLI::ParseError& error, const char* first) {
  const bool is_word = first && first[0] != '-';
  const bool is_known = is_word && has_command(app, first);
  if (error.get_exit_code() == 0) return app.exit(error);  // --help and --version come as errors, too
  if (first && !is_word) {
    std::cerr << "refjit: there is no option '" << first << "' before a command; refjit --help lists what there is\n";
    return 2;
  }
  if (!is_word || is_known) {
    const bool is_extra = dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr;
    std::cerr << "refjit: " << error.what() << "; refjit " << (is_known ? std::string(first) + " " : "")
              << "--help lists what it takes"
              << (is_extra && is_known ? ", and -- goes before a program's own options\n" : "\n");
    return 2;
  }
  std::string names;
  for (const CLI::App* command : app.get_subcommands({})) names += (names.empty() ? "" : ", ") + command->get_name();
  std::cerr << "refjit: there is no command '" << first << "', expected one of " << names
            << ", or a Python program, which ends in .py\n";
  return 2;
}

}  // namespace refjit::cli
