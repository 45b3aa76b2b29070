// refjit: run | test | dis | ast | graph | explain | serve | conform, or python's command line. Argument parsing by
// CLI11; everything else is the Session's, the server's and the devices' work. Exit codes: 0, 1 for a guest error or a
// failed check, 2 for wrong arguments, 130 for Ctrl-C.
#include <link.h>
#include <pthread.h>
#include <sys/mman.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <semaphore>
#include <span>
#include <thread>

#include "api/session.h"
#include "cli/arguments.h"
#include "cli/graphviz.h"
#include "cli/native_host.h"
#include "cli/program_conformance.h"
#include "cli/python_command.h"
#include "devices/devices.h"
#include "posix/module.h"
#include "runtime/conformance.h"
#include "server/server.h"

namespace refjit::cli {

constexpr int kNativeDepth = 8000;
constexpr size_t kStackBytes = size_t{kNativeDepth} << 15;  ///< 32 KiB a level.

/// What main()'s thread waits for: the program is about to compile graphs.
std::counting_semaphore<> needs_code(0);

namespace {

int fail(const Error& error) {
  std::fprintf(stderr, "refjit: %s\n", error.message.c_str());
  return 1;
}

/// Ends a program's output; text that standard output did not take makes a good end a bad one.
int ended(NativeHost& host, const api::RunOutcome& outcome) {
  host.flush();
  if (const int error = host.output_error()) {
    fail(user_error("OSError", std::string("cannot write all output: ") + std::strerror(error)));
    if (outcome.exit_code == 0) return 1;
  }
  return outcome.exit_code;
}

/// Text of a program; "-" is standard input, which has no source for ast capture (J12).
Result<std::string> read_program(NativeHost& host, const std::string& file) {
  if (file != "-") return host.read_file(file);
  std::string text;
  for (std::string line = host.read_line(); !line.empty(); line = host.read_line()) text += line;
  return text;
}

api::SessionConfig session_config(NativeHost& host, const RunOptions& options) {
  api::SessionConfig config;
  config.host = &host;
  config.add_modules = posix::add_module;
  config.executable = NativeHost::executable();
  config.jit = options.jit;
  config.report_level = options.report_level;
  config.build_id = NativeHost::build_id();
  config.native_depth_limit = kNativeDepth;
  config.on_mindspore = [] { needs_code.release(); };
  config.open_device = [&options](Memory& outputs) {
    return devices::open_device(options.device, options.token, outputs);
  };
  return config;
}

/// Of a run whose report is written to a file, or not at all: what nobody reads is not made.
api::SessionConfig config_of_run(NativeHost& host, const RunOptions& options) {
  api::SessionConfig config = session_config(host, options);
  if (options.report_file.empty()) config.report_level = 0;
  return config;
}

/// The name of a program that runs as python3.11 runs it: its path from the root (`__file__`, tracebacks).
std::string program_name(const std::string& file) {
  if (file == "-") return "<stdin>";
  if (file[0] == '/' || file[0] == '<') return file;
  std::error_code failed;
  const std::string folder = std::filesystem::current_path(failed).string();
  return failed ? file : folder + "/" + file;
}

/// The program with its arguments; standard input has no name of a file.
api::RunOutcome run_program(api::Session& session, const RunOptions& options, const std::string& text) {
  std::vector<std::string> argv{options.file};
  argv.insert(argv.end(), options.arguments.begin(), options.arguments.end());
  return session.run(options.file == "-" ? "<stdin>" : options.file, text, argv);
}

/// The session of a process that ends with it. It is never destroyed: to free one by one what the program has made
/// takes a tenth of a short run, and the system takes the memory back at once. What a program may see of its end
/// (finalizers, atexit, open files) has happened when run() or test() returns.
api::Session& session_of_process(api::SessionConfig config) { return *new api::Session(std::move(config)); }

int fail_to_report(const std::string& file) {
  return fail(user_error("OSError", "cannot write the report to '" + file + "': " + std::strerror(errno)));
}

int run(const RunOptions& options) {
  NativeHost host;
  NativeHost::watch_signals();
  auto text = read_program(host, options.file);
  if (!text) return fail(text.error());
  const bool has_report_file = !options.report_file.empty() && options.report_file != "-";
  // Before the program has run for hours.
  if (has_report_file && !std::ofstream(options.report_file, std::ios::app)) return fail_to_report(options.report_file);
  api::Session& session = session_of_process(config_of_run(host, options));
  std::vector<std::string> argv{options.file};
  argv.insert(argv.end(), options.arguments.begin(), options.arguments.end());
  const api::RunOutcome outcome = session.run(program_name(options.file), *text, argv);
  const int exit_code = ended(host, outcome);
  if (!options.report_file.empty()) {
    const std::string report = session.report_json();
    if (options.report_file == "-")
      std::printf("%s\n", report.c_str());
    else if (!host.write_file(options.report_file, report))
      return fail_to_report(options.report_file);
  }
  return exit_code;
}

/// `refjit -c CODE`, `refjit -m MODULE`, `refjit FILE`: as python3.11 is called.
int run_as_python(const std::vector<std::string>& arguments) {
  auto command = parse_python_command(arguments);
  if (!command) return fail(command.error()), 2;
  if (command->asks_version) return std::puts("Python 3.11.7"), 0;
  NativeHost host;
  NativeHost::watch_signals();
  auto text = command->code ? Result<std::string>(*command->code) : read_program(host, command->file);
  if (!text) return fail(text.error()), 2;
  // The line stays, empty: lines keep their numbers.
  if (command->skips_first_line) text->erase(0, std::min(text->find('\n'), text->size()));
  RunOptions options;
  api::SessionConfig config = config_of_run(host, options);
  config.flags = std::move(command->flags);
  config.flags.original_arguments.insert(config.flags.original_arguments.begin(), config.executable);
  api::Session& session = session_of_process(std::move(config));
  const api::RunOutcome outcome = session.run(program_name(command->file), *text, command->arguments);
  return ended(host, outcome);
}

/// Collects what a program prints: `refjit test` shows it only on failure.
class QuietHost : public NativeHost {
 public:
  void write(int, std::string_view text) override { output += text; }
  void show(FILE* stream) const { std::fwrite(output.data(), 1, output.size(), stream); }
  std::string output;
};

/// Is it one that pytest would collect? test_NAME.py or NAME_test.py
bool defines_tests(const std::string& file) {
  const std::string name = file.substr(file.rfind('/') + 1);
  return name.compare(0, 5, "test_") == 0 || (name.size() > 8 && name.compare(name.size() - 8, 8, "_test.py") == 0);
}

/// Programs that are no tests, one session each: does each end well?
int test_programs(const std::vector<std::string>& files) {
  int failed = 0;
  for (const std::string& file : files) {
    QuietHost host;
    auto text = host.read_file(file);
    if (!text) return fail(text.error());
    RunOptions options;
    api::Session session(session_config(host, options));
    if (session.run(file, *text, {file}).exit_code == 0) continue;
    ++failed;
    std::printf("FAIL %s\n", file.c_str());
    host.show(stdout);
  }
  std::printf("%d passed, %d failed\n", static_cast<int>(files.size()) - failed, failed);
  return failed ? 1 : 0;
}

/// pytest's command line; Python files alone of which none is a test file are programs to run.
int test(const std::vector<std::string>& arguments) {
  bool are_programs = !arguments.empty();
  for (const std::string& each : arguments) {
    const bool is_file = each.size() > 3 && each.compare(each.size() - 3, 3, ".py") == 0;
    are_programs = are_programs && is_file && !defines_tests(each);
  }
  if (are_programs) return test_programs(arguments);
  NativeHost host;
  NativeHost::watch_signals();
  RunOptions options;
  return ended(host, session_of_process(config_of_run(host, options)).test(arguments));
}

int show(const std::string& kind, const std::string& file) {
  NativeHost host;
  auto text = read_program(host, file);
  if (!text) return fail(text.error());
  RunOptions options;
  api::Session session(session_config(host, options));
  auto shown = kind == "dis" ? session.dis(file, *text) : session.ast(file, *text);
  if (!shown) {
    const Error& error = shown.error();
    const std::string place =
        error.span.line ? ":" + std::to_string(error.span.line) + ":" + std::to_string(error.span.col + 1) : "";
    return fail(user_error(error.type, file + place + ": " + error.type + ": " + error.message));
  }
  std::printf("%s\n", shown->c_str());
  return 0;
}

int graph(const RunOptions& given, const api::GraphQuery& query) {
  QuietHost host;
  NativeHost::watch_signals();
  auto text = read_program(host, given.file);
  if (!text) return fail(text.error());
  RunOptions options = given;
  options.report_level = 2;
  api::SessionConfig config = session_config(host, options);
  config.wanted_graph = std::make_shared<api::GraphQuery>(query);
  api::Session session(std::move(config));
  const api::RunOutcome outcome = run_program(session, given, *text);
  if (outcome.exit_code != 0) {
    host.show(stderr);
    return outcome.exit_code;
  }
  constexpr size_t kMostBoxes = 2000;  // Graphviz takes a minute for some ten times as many
  const bool is_svg = query.format == "svg";
  api::GraphQuery wanted = query;
  if (query.is_flow && query.format == "ir") wanted.format = "text";
  if (is_svg) wanted.format = "dot", wanted.most_boxes = kMostBoxes;
  auto shown = session.graph(wanted);
  if (shown && is_svg) shown = svg_of_dot(*shown);
  if (!shown) return fail(shown.error());
  std::printf("%s\n", shown->c_str());
  return 0;
}

int explain(const RunOptions& options) {
  QuietHost host;
  NativeHost::watch_signals();
  auto text = read_program(host, options.file);
  if (!text) return fail(text.error());
  api::Session session(session_config(host, options));
  const api::RunOutcome outcome = run_program(session, options, *text);
  std::fputs(session.explain().c_str(), stdout);
  if (outcome.exit_code != 0) host.show(stderr);
  return outcome.exit_code;
}

/// Runs a program on the reference, and its launches again on the device.
int conform_file(const Arguments& arguments) {
  const RunOptions& given = arguments.run;
  constexpr int64_t kRecordedBytes = int64_t{1} << 30;
  QuietHost host;
  NativeHost::watch_signals();
  auto text = read_program(host, given.file);
  if (!text) return fail(text.error());
  RunOptions options = given;
  options.device = "reference";
  api::SessionConfig config = session_config(host, options);
  config.recorded_launch_bytes = kRecordedBytes;
  api::Session session(std::move(config));
  const api::RunOutcome outcome = run_program(session, options, *text);
  if (outcome.exit_code != 0) {
    host.show(stderr);
    return outcome.exit_code;
  }
  server::ServeOptions server;
  server.open_device = [&](Memory& outputs) {
    return devices::open_device(arguments.device, arguments.token, outputs);
  };
  const auto compared = conform_program(session, server, arguments.form, arguments.conformance.tolerance);
  if (!compared) return fail(compared.error());
  std::fputs(compared->text.c_str(), stdout);
  return compared->is_good ? 0 : 1;
}

int conform(const std::string& device_name, const std::string& token, const runtime::ConformanceOptions& options,
            ReportForm form) {
  for (const std::string& each : options.only_ops)
    if (!runtime::names_operator(each))
      return fail(user_error("ValueError", "there is no operator '" + each +
                                               "', expected a name of MindSpore's primitives, as Mul or MatMul")),
             2;
  auto device = devices::open_device(device_name, token);
  if (!device) return fail(device.error());
  auto reference = runtime::make_reference_device();
  const auto rows = runtime::run_conformance(*reference, **device, options);
  std::fputs(conformance_report(rows, (*device)->describe().name, form).c_str(), stdout);
  return runtime::has_failure(rows) ? 1 : 0;
}

/// The page that was built beside this program: build/web for build/native/refjit.
std::string default_page_folder(const std::string& program) {
  const size_t slash = program.rfind('/');
  const std::string folder = (slash == std::string::npos ? std::string(".") : program.substr(0, slash)) + "/../web";
  NativeHost host;
  return host.is_file(folder + "/index.html") ? folder : std::string();
}

/// The server's lines for people, as far as GLOG_v wants them (2, warnings, unless given).
void log_of_server(server::LogLevel level, const std::string& line) {
  const char* given = std::getenv("GLOG_v");
  const int least = given && given[0] >= '0' && given[0] <= '9' ? given[0] - '0' : 2;
  if (static_cast<int>(level) < least) return;
  timespec now{};
  tm parts{};
  clock_gettime(CLOCK_REALTIME, &now);
  char time[32], zone[8];
  std::strftime(time, sizeof time, "%Y-%m-%dT%H:%M:%S", localtime_r(&now.tv_sec, &parts));
  std::strftime(zone, sizeof zone, "%z", &parts);
  std::fprintf(stderr, "%s.%03ld%s [%s] refjit serve: %s\n", time, now.tv_nsec / 1'000'000, zone,
               level == server::LogLevel::Info ? "INFO" : "WARNING", line.c_str());
}

int serve(server::ServeOptions options, const std::string& device, const std::string& token) {
  if (options.token.empty())
    if (const char* given = std::getenv("REFJIT_TOKEN")) options.token = given;
  options.version = api::version();
  options.handles_signals = true;
  signal(SIGPIPE, SIG_IGN);                         // who read the log may be gone
  options.max_connections += options.max_sessions;  // visitors of the page find room beside full sessions
  options.log = log_of_server;
  for (const runtime::DeviceRow& row : devices::all_devices())
    options.devices.push_back({std::string(row.name), std::string(row.description)});
  if (!device.empty())
    options.open_device = [device, token](Memory& outputs) { return devices::open_device(device, token, outputs); };
  return server::serve(options);
}

int main(int argc, char** argv) {
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  if (is_python_command(arguments)) return run_as_python(arguments);
  Arguments given;
  given.serve.page_folder = default_page_folder(argv[0]);
  CLI::App app;
  add_commands(app, given);
  if (argc > 1 && !has_command(app, argv[1]) && is_packed_program(argv[1])) return run_as_python(arguments);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return refuse(app, error, argc > 1 ? argv[1] : nullptr);
  }
  if (app.got_subcommand("run")) return run(given.run);
  if (app.got_subcommand("test")) return test(app.get_subcommand("test")->remaining());
  if (app.got_subcommand("dis")) return show("dis", given.file);
  if (app.got_subcommand("ast")) return show("ast", given.file);
  if (app.got_subcommand("graph")) return graph(given.run, given.query);
  if (app.got_subcommand("explain")) return explain(given.run);
  if (app.got_subcommand("serve")) return serve(given.serve, given.device, given.token);
  if (!given.run.file.empty()) return conform_file(given);
  return conform(given.device, given.token, given.conformance, given.form);
}

}  // namespace
}  // namespace refjit::cli

namespace {

struct Start {
  int argc;
  char** argv;
  int code;
  pid_t process = getpid();
};

void* run_start(void* given) {
  auto* start = static_cast<Start*>(given);
  start->code = refjit::cli::main(start->argc, start->argv);
  errno = 0;
  if (std::fflush(stdout) != 0 && errno != EBADF) {
    if (errno == EPIPE) refjit::cli::NativeHost::end_by_broken_pipe();
    std::perror("refjit: cannot write all output");
    if (start->code == 0) start->code = 1;
  }
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  if (getpid() == start->process) {
    refjit::cli::needs_code.release();
    return nullptr;  // what leaks is found when main() returns
  }
#endif
  // Here, not in main(): nobody waits for the thread of a fork, and a thread that ends gives its memory back page by
  // page.
  _exit(start->code);
}

/// dl_iterate_phdr's callback: maps the pages of the segment that this function stands in, and ends the iteration.
int map_own_segment(dl_phdr_info* object, size_t, void*) {
  constexpr size_t kPiece = 1 << 18;  // between two, the other thread may map memory of its own
  const auto here = reinterpret_cast<uintptr_t>(&map_own_segment);
  for (const ElfW(Phdr) & segment : std::span(object->dlpi_phdr, object->dlpi_phnum)) {
    const uintptr_t begin = object->dlpi_addr + segment.p_vaddr, end = begin + segment.p_memsz;
    if (segment.p_type != PT_LOAD || here < begin || here >= end) continue;
    for (uintptr_t at = begin & ~uintptr_t{4095}; at < end; at += kPiece)
      if (madvise(reinterpret_cast<void*>(at), std::min<size_t>(kPiece, end - at), MADV_POPULATE_READ) != 0)
        break;  // Linux before 5.14
    return 1;
  }
  return 0;
}

/// Maps the end of the program's stack: captures recurse deeper than what has run until then.
void map_stack(pthread_t thread) {
  constexpr size_t kDepth = 1 << 17;
  pthread_attr_t attributes;
  void* lowest = nullptr;
  size_t size = 0;
  if (pthread_getattr_np(thread, &attributes) != 0) return;
  if (pthread_attr_getstack(&attributes, &lowest, &size) == 0)
    madvise(static_cast<char*>(lowest) + size - kDepth, kDepth, MADV_POPULATE_WRITE);
  pthread_attr_destroy(&attributes);
}

/// Maps the end of the stack, and the pages of this program's code: the first call of a jitted function passes through
/// a fiftieth of them, and to have each brought in when it is reached took a third of that call's time. On one core it
/// would keep the program waiting.
void map_pages(pthread_t thread) {
  if (std::thread::hardware_concurrency() < 2) return;
  map_stack(thread);
  dl_iterate_phdr(map_own_segment, nullptr);
}

}  // namespace

/// Guests recurse through native code as deep as their own limit says: on a thread with room for it.
int main(int argc, char** argv) {
  Start start{argc, argv, 1};
  pthread_attr_t attributes;
  pthread_t thread;
  if (pthread_attr_init(&attributes) == 0 && pthread_attr_setstacksize(&attributes, refjit::cli::kStackBytes) == 0 &&
      pthread_create(&thread, &attributes, run_start, &start) == 0) {
    // Signals are for the thread that runs the program: they end what it waits for, and it may block them.
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, nullptr);
    refjit::cli::needs_code.acquire();
    map_pages(thread);
    pthread_join(thread, nullptr);
    return start.code;
  }
  std::fputs("refjit: no thread for the program\n", stderr);
  return 1;
}
