#include "api/session.h"

#include <algorithm>
#include <new>
#include <nlohmann/json.hpp>

#include "api/flow_json.h"
#include "api/graph_json.h"
#include "capture/capture.h"
#include "capture/wanted_texts.h"
#include "guest/guest.h"
#include "passes/pass.h"
#include "protocol/replay.h"
#include "protocol/report_json.h"
#include "protocol/report_text.h"
#include "python/python.h"
#include "python/unicode.h"
#include "runtime/device.h"
#include "runtime/recorder.h"
#include "vm/builtin_types.h"
#include "vm/exception.h"
#include "vm/execute.h"
#include "vm/extension.h"
#include "vm/numpy/numpy.h"
#include "vm/program_end.h"
#include "vm/python_flags.h"
#include "vm/source_reader.h"
#include "vm/source_text.h"
#include "vm/tensors/eager.h"
#include "vm/tensors/tensors.h"
#include "vm/types/list.h"
#include "vm/types/str.h"
#include "vm/vm.h"

namespace refjit::api {

using Json = nlohmann::ordered_json;

namespace {

std::string dump(const Json& json) { return json.dump(-1, ' ', false, nlohmann::detail::error_handler_t::replace); }

Json span_json(const Span& span, const std::string& file_name) {
  return {{"file", file_name},
          {"line", span.line},
          {"col", span.col},
          {"end_line", span.end_line},
          {"end_col", span.end_col}};
}

}  // namespace

struct Session::State {
  explicit State(SessionConfig given)
      : config(std::move(given)), report(config.report_level), recorder(config.recorded_launch_bytes) {}
  ~State() {
    replay.reset();
    if (vm) jit().recorder = nullptr;
    recorder.forget();  // constants of programs are the VM's
  }
  State(const State&) = delete;

  SessionConfig config;
  FileTable files;
  protocol::BoundedReport report;
  runtime::Recorder recorder;
  std::unique_ptr<runtime::Device> device;
  std::unique_ptr<vm::Vm> vm;
  std::unique_ptr<protocol::Replay> replay;

  /// The VM with its modules, made at the first run: dis and ast need none.
  Status start();
  capture::JitState& jit() const { return capture::jit_state(*vm); }
  Json guest_error(vm::Value exception, const std::string& traceback);
  Span exception_span(vm::Value exception);
  protocol::Report make_report() const;
  std::string main_name;
  bool inspects = false;  ///< -i
  Result<std::string> flow(const GraphQuery& query) const;
};

/// Where to mark the error: the innermost frame in the main file (callees in libraries are not what the user edits).
Span Session::State::exception_span(vm::Value exception) {
  Span innermost, in_main;
  if (!vm::is_exception(exception)) return {};
  const vm::Value first = vm::exception_of(exception)->traceback;
  for (auto* t = first.is_object() ? static_cast<vm::Traceback*>(first.object()) : nullptr; t; t = t->next) {
    innermost = t->span;
    if (t->span.file < files.size() && files[t->span.file].name == main_name) in_main = t->span;
  }
  if (!vm->is_instance(exception, vm->types().SyntaxError)) return in_main.is_known() ? in_main : innermost;
  const auto number = [&](const char* name) {
    int64_t value = 0;
    const vm::Ref attribute = vm->find_attribute(exception, vm->intern(name));
    if (!attribute || !vm->as_int64(attribute, value)) vm->take_exception();
    return static_cast<uint32_t>(std::max<int64_t>(value, 0));
  };
  Span span{1, number("lineno"), number("offset"), number("end_lineno"), number("end_offset")};
  if (span.col > 0) --span.col;
  if (span.end_col > 0) --span.end_col;
  // An f-string's error counts in the expression alone, in brackets (python/parser_string.cpp): mark that in its line.
  const vm::Ref shown = vm->find_attribute(exception, vm->intern("text"));
  if (shown && vm::is_str(shown)) {
    std::string_view part = vm->text(shown);
    const size_t newline = part.find('\n');
    part = part.substr(0, newline);
    const std::string_view line = files.line(span.file, span.line);
    if (part.starts_with('(') && part.ends_with(')') && line.find(part) == std::string_view::npos) {
      const size_t at = line.find("{" + std::string(part.substr(1, part.size() - 2)));
      if (at != std::string_view::npos) span.col += static_cast<uint32_t>(at);
      if (at != std::string_view::npos && span.end_line == span.line) span.end_col += static_cast<uint32_t>(at);
    }
  } else if (!shown) {
    vm->take_exception();
  }
  if (span.end_line == span.line && span.end_col <= span.col) span.end_col = span.col + 1;  // CPython tells no end
  return span;
}

Status Session::State::start() {
  vm::Vm::Options options;
  options.object_budget_bytes = config.object_budget_bytes;
  options.native_depth_limit = config.native_depth_limit;
  vm = std::make_unique<vm::Vm>(*config.host, files, report, options);
  if (config.add_modules) config.add_modules(*vm);
  if (config.open_device) {
    auto opened = config.open_device(vm->tensor_memory());
    if (!opened) return std::move(opened).error();
    device = std::move(*opened);
  } else {
    device = runtime::make_reference_device(vm->tensor_memory());
  }
  vm::numpy::register_numpy(*vm);
  vm::tensors::register_tensors(*vm);
  // A device elsewhere moves jitted programs only.
  if (device->kernels()) vm::tensors::set_eager_device(*vm, device.get());
  capture::register_jit_module(*vm);
  const char* mindspore = nullptr;
  for (const guest::GuestSource& source : guest::guest_sources()) {
    if (source.module == "mindspore") mindspore = source.text.data();
    vm->register_source(std::string(source.module), source.text, source.is_package);
  }
  vm->extension<vm::SourceReader>().read = [this, mindspore](std::string_view text) {
    if (text.data() == mindspore && config.on_mindspore) config.on_mindspore();
    return guest::unpack(text, config.read_library);
  };
  vm->extension<vm::SourceReader>().frozen = guest::frozen_code;

  if (config.wanted_graph && !config.wanted_graph->is_flow) {
    auto& wanted = vm->extension<capture::WantedTexts>();
    wanted.is_limited = true;
    const std::string& function = config.wanted_graph->function;  // perhaps a qualified name
    wanted.function = function.substr(function.rfind('.') + 1);
    wanted.phase = config.wanted_graph->pass;
  }
  capture::JitState& state = jit();
  state.device = device.get();
  state.build_id = version() + " " + config.build_id;
  if (config.recorded_launch_bytes > 0) state.recorder = &recorder;
  if (config.jit.capture_mode == "bytecode") state.defaults.mode = capture::CaptureMode::Bytecode;
  if (config.jit.capture_mode == "trace") state.defaults.mode = capture::CaptureMode::Trace;
  if (config.jit.jit_level == "O1") state.defaults.level = 1;
  state.defaults.fullgraph = config.jit.fullgraph == 1;
  state.defaults.backend = config.jit.backend;
  return {};
}

Session::Session(SessionConfig config) : state_(std::make_unique<State>(std::move(config))) {}
Session::~Session() = default;

Json Session::State::guest_error(vm::Value exception, const std::string& traceback) {
  Json out{{"type", vm->type_name(exception)}, {"message", ""}};
  if (const vm::Ref text = vm->str(exception))
    out["message"] = std::string(vm->text(text));
  else
    vm->take_exception();
  const Span span = exception_span(exception);
  out.update(span_json(span, span.file && span.file < files.size() ? files[span.file].name : ""));
  out["traceback"] = traceback;
  return out;
}

RunOutcome Session::failed(const Error& error) {
  State& s = *state_;
  const std::string message = error.type + ": " + error.message + "\n";
  s.config.host->write(2, message);
  Json out{{"type", error.type}, {"message", error.message}, {"traceback", message}};
  out.update(span_json(error.span, ""));
  return RunOutcome{1, dump(out)};
}

Status Session::prepare(const std::string& main_name, const std::vector<std::string>& argv) {
  State& s = *state_;
  if (s.vm) return internal_error("a session runs one program");
  REFJIT_TRY(s.start());
  s.main_name = main_name;
  vm::Vm& vm = *s.vm;
  std::vector<vm::Ref> owned;
  std::vector<vm::Value> values;
  for (const std::string& argument : argv) {
    owned.push_back(vm.string(argument));
    values.push_back(owned.back());
  }
  PythonFlags flags = s.config.flags;
  REFJIT_TRY(vm::read_python_variables(*s.config.host, flags));
  const vm::Ref sys = vm.import("sys");
  if (!sys || !vm.set_attribute(sys, "argv", vm.list(values)) || !vm::set_flags(vm, flags) ||
      !vm.set_attribute(sys, "executable", vm.string(s.config.executable)))
    return internal_error("the module sys does not load");
  s.inspects = flags.inspect != 0;
  if (s.config.jit.captures_all) capture::capture_everything(s.jit());
  return {};
}

RunOutcome Session::ended_by_exception() {
  State& s = *state_;
  vm::Vm& vm = *s.vm;
  const vm::Ref exception = vm.take_exception();
  if (!exception) return {1, "null"};
  if (vm.is_instance(exception, vm.types().SystemExit)) {
    const vm::Ref code = vm.get_attribute(exception, "code");
    int64_t number = 1;
    if (!code || code.get().is_none()) return {0, "null"};
    if (vm.as_int64(code, number)) return {static_cast<int>(number & 0xff), "null"};
    vm.take_exception();
    if (const vm::Ref shown = vm.str(code)) s.config.host->write(2, std::string(vm.text(shown)) + "\n");
    return {1, "null"};
  }
  const std::string traceback = vm.format_exception(exception);
  // A program may have put another function in the place of sys.excepthook.
  const vm::Ref sys = vm.import("sys");
  const vm::Ref hook = sys ? vm.get_attribute(sys, "excepthook") : vm::Ref();
  const vm::Ref own_hook = sys ? vm.get_attribute(sys, "__excepthook__") : vm::Ref();
  if (hook && own_hook && hook.get() != own_hook.get()) {
    const vm::Ref frames = vm.get_attribute(exception, "__traceback__");
    if (!frames || !vm.call(hook, {vm::Value(vm.type_of(exception)), exception, frames}))
      if (const vm::Ref second = vm.take_exception()) s.config.host->write(2, vm.format_exception(second));
  } else {
    s.config.host->write(2, traceback);
  }
  // What shells know as the end by Ctrl-C.
  const int code = vm.is_instance(exception, vm.types().KeyboardInterrupt) ? 130 : 1;
  return {code, dump(s.guest_error(exception, traceback))};
}

RunOutcome Session::run(const std::string& file_name, const std::string& text, const std::vector<std::string>& argv) {
  if (Status ready = prepare(file_name, argv); !ready) return failed(ready.error());
  try {
    RunOutcome outcome = state_->vm->run_main(file_name, text) ? RunOutcome{0, "null"} : ended_by_exception();
    if (state_->inspects) outcome = interact();
    end_program();
    return outcome;
  } catch (const std::bad_alloc&) {
    // In the middle of a compile, of which the program sees nothing: there is no frame to raise in.
    return failed(user_error("MemoryError", "the memory is full"));
  }
}

/// -i: the user goes on in the namespace that the program has left.
RunOutcome Session::interact() {
  vm::Vm& vm = *state_->vm;
  const vm::Ref console = vm.import("_console"), main = console ? vm.import("__main__") : vm::Ref();
  const vm::Ref run = main ? vm.get_attribute(console, "run") : vm::Ref();
  const vm::Ref names = run ? vm.get_attribute(main, "__dict__") : vm::Ref();
  const bool is_done = names && vm.call(run, {names, vm::Value::boolean(false)});
  return is_done ? RunOutcome{0, "null"} : ended_by_exception();
}

/// Waits for the program's threads, then runs what it registered with atexit, where it has imported these, and lets go
/// of all that it has made.
void Session::end_program() {
  static constexpr const char* kLast[][2] = {{"threading", "_shutdown"}, {"atexit", "_run_exitfuncs"}};
  vm::Vm& vm = *state_->vm;
  const vm::Ref sys = vm.import("sys");
  const vm::Ref modules = sys ? vm.get_attribute(sys, "modules") : vm::Ref();
  for (const auto& [name, function_name] : kLast) {
    const vm::Ref module = modules ? vm.get_item(modules, vm::Value(vm.intern(name))) : vm::Ref();
    const vm::Ref function = module ? vm.get_attribute(module, function_name) : vm::Ref();
    if (!function || !vm.call(function, {})) vm.take_exception();
  }
  vm::end_program(vm);
}

RunOutcome Session::test(const std::vector<std::string>& arguments) {
  std::vector<std::string> argv{"pytest"};
  argv.insert(argv.end(), arguments.begin(), arguments.end());
  return run("pytest", "import pytest\nraise SystemExit(pytest.main())\n", argv);
}

/// The text that the compiler takes: bytes in an encoding that the program names are decoded.
Result<std::string> Session::decoded(const std::string& file_name, const std::string& bytes) {
  if (python::find_invalid_utf8(bytes) >= bytes.size()) return bytes;
  if (!state_->vm) REFJIT_TRY(state_->start());
  vm::Vm& vm = *state_->vm;
  std::string text = bytes;
  if (vm::check_utf8_file(vm, text, file_name) && vm::decode_source(vm, text)) return text;
  const vm::Ref exception = vm.take_exception();
  const vm::Ref message = vm.str(exception);
  return user_error(vm.type_name(exception), message ? std::string(vm.text(message)) : "");
}

Result<std::string> Session::dis(const std::string& file_name, const std::string& bytes) {
  auto text = decoded(file_name, bytes);
  if (!text) return text;
  const FileId file = state_->files.add(file_name, *std::move(text));
  auto code = python::compile(state_->files, file);
  if (!code) return std::move(code).error();
  return python::dis(**code);
}

Result<std::string> Session::ast(const std::string& file_name, const std::string& bytes) {
  auto text = decoded(file_name, bytes);
  if (!text) return text;
  const FileId file = state_->files.add(file_name, *std::move(text));
  auto tree = python::parse(state_->files, file, {.mode = python::Mode::Exec, .type_comments = true});
  if (!tree) return std::move(tree).error();
  return python::dump_ast(**tree);
}

/// The code object that a capture met under this name; of a function that none met, the program's own, without what a
/// run would add.
Result<std::string> Session::State::flow(const GraphQuery& query) const {
  std::string function = query.function;
  for (const capture::CompileInfo& info : jit().compiles)
    if (info.id == query.compile) function = info.function;
  const auto is_wanted = [&](const python::CodeObject& code) {
    return function.empty() || capture::is_called(code.qualname, function);
  };
  const auto& met = jit().flows.all();
  for (auto record = met.rbegin(); record != met.rend(); ++record)
    if (is_wanted(*record->code)) return render_flow(record->code, record->notes, query.format, files);
  if (function.empty()) return user_error("ValueError", "the program compiled no jitted function; name one");
  FileId main = 0;
  for (FileId file = 1; file < files.size(); ++file)
    if (files[file].name == main_name) main = file;
  auto module = python::compile(files, main);
  if (!module) return std::move(module).error();
  std::string known;
  std::vector<std::shared_ptr<const python::CodeObject>> pending{*module};
  while (!pending.empty()) {
    const auto code = pending.back();
    pending.pop_back();
    if (is_wanted(*code)) return render_flow(code, {}, query.format, files);
    if (code->name[0] != '<') known += (known.empty() ? "'" : ", '") + code->qualname + "'";
    for (size_t i = code->consts.size(); i-- > 0;)
      if (code->consts[i].kind == python::Const::Kind::Code) pending.push_back(code->consts[i].code);
  }
  return user_error("ValueError", "no function '" + function + "'; functions of the program: " + known);
}

Result<std::string> Session::graph(const GraphQuery& query) const {
  if (!state_->vm) return user_error("RuntimeError", "nothing has run in this session");
  if (query.is_flow) return state_->flow(query);
  const auto& compiles = state_->jit().compiles;
  const capture::CompileInfo* found = nullptr;
  const auto is_named = [&](const capture::CompileInfo& info) {
    return query.function.empty() || capture::is_called(info.function, query.function);
  };
  for (const capture::CompileInfo& info : compiles)
    if ((query.compile < 0 || info.id == query.compile) && is_named(info)) found = &info;
  if (!found && compiles.empty()) return user_error("ValueError", "the program compiled no jitted function");
  if (!found) {
    std::string known;
    for (const capture::CompileInfo& info : compiles) {
      const std::string name = "'" + info.function + "'";
      if (query.compile >= 0)
        known += (known.empty() ? "" : ", ") + std::to_string(info.id + 1) + " of " + name;
      else if (known.find(name) == std::string::npos)
        known += (known.empty() ? "" : ", ") + name;
    }
    const std::string of = query.function.empty() ? "" : " of '" + query.function + "'";
    return user_error("ValueError", query.compile < 0 ? "no compile" + of + "; compiled functions: " + known
                                                      : "no compile " + std::to_string(query.compile + 1) + of +
                                                            "; compiles: " + known);
  }
  const auto rendered = [&](const ir::Module& module) { return render_graph(module, query, state_->files); };
  for (const capture::PhaseInfo& phase : found->phases)
    if (query.pass.empty() ? &phase == &found->phases.back() : phase.name == query.pass) return rendered(*phase.graph);
  std::string names;
  for (const capture::PhaseInfo& phase : found->phases) names += (names.empty() ? "" : ", ") + phase.name;
  // "before:PHASE:PASS" and "after:PHASE:PASS": the graph around one pass; PASS alone: after its last run.
  const bool is_before = query.pass.compare(0, 7, "before:") == 0, is_after = query.pass.compare(0, 6, "after:") == 0;
  const std::string wanted = is_before ? query.pass.substr(7) : is_after ? query.pass.substr(6) : query.pass;
  const auto names_it = [&](const capture::PassInfo& pass) {
    if (!is_before && !is_after) return pass.run.name == wanted;
    return std::string(pass.phase).append(":").append(pass.run.name) == wanted;
  };
  const auto pass = std::find_if(found->passes.rbegin(), found->passes.rend(), names_it);
  if (pass != found->passes.rend()) {
    const passes::PassRun& run = pass->run;
    const std::string name(run.name);
    if (!run.is_changed) return user_error("ValueError", "the pass '" + name + "' changed nothing; phases: " + names);
    const capture::GraphState& graph = is_before ? pass->before : pass->after;
    if (graph) return rendered(*graph);
    return user_error("ValueError", "the graph around the pass '" + name + "' has " +
                                        std::to_string(std::max(run.nodes_before, run.nodes_after)) +
                                        " nodes, too many to be kept: refjit graph --pass " + name + " shows it");
  }
  return user_error("ValueError", "no phase or pass '" + query.pass + "'; phases: " + names);
}

protocol::Report Session::State::make_report() const {
  const State& s = *this;
  protocol::Report report;
  report.version = version();
  report.level = s.config.report_level;
  report.device = s.device ? s.device->describe().name : "reference";
  report.events = s.report.events();
  report.dropped_events = s.report.dropped();
  if (report.level >= 2) {
    for (const passes::Phase& phase : passes::all_phases()) report.phases.emplace_back(phase.name, phase.sentence);
    for (const passes::Pass& pass : passes::all_passes()) report.passes.emplace_back(pass.name, pass.sentence);
  }
  if (!s.vm) return report;
  const capture::JitState& jit = s.jit();
  report.counters = {{"calls", jit.counters.calls},
                     {"launches", jit.counters.launches},
                     {"compiles", jit.counters.compiles},
                     {"recompiles", jit.counters.recompiles},
                     {"graph_breaks", jit.counters.graph_breaks},
                     {"fallbacks", jit.counters.fallbacks},
                     {"interpreted_calls", jit.counters.interpreted_calls},
                     {"eager_operators", vm::tensors::tensor_state(*s.vm).operators_run},
                     {"recorded_launches", static_cast<int64_t>(s.recorder.records().size())},
                     {"dropped_launches", s.recorder.dropped()},
                     {"cache_hits", jit.counters.cache_hits},
                     {"dropped_compiles", jit.dropped_compiles}};
  for (const capture::CompileInfo& info : jit.compiles) {
    protocol::CompileRecord record;
    record.id = info.id;
    record.function = info.function;
    record.span = info.span;
    record.called = info.called;
    record.capture_mode = std::string(capture::mode_name(info.options.mode));
    record.jit_level = info.options.level == 0 ? "O0" : "O1";
    record.backend = info.options.backend.empty() ? "ms_backend" : info.options.backend;
    record.executor = info.options.backend == "GE" ? "sink" : "kernel_by_kernel";
    record.reason = info.reason;
    record.program = info.program;
    record.nodes = info.nodes;
    record.launches = info.plan.launches;
    record.arena_bytes = info.plan.arena_bytes;
    record.milliseconds = info.milliseconds;
    record.lines = info.lines;
    record.facts = info.facts;
    for (const auto& [phase, run, before, after] : info.passes)
      record.passes.push_back({std::string(run.name), std::string(phase), run.nodes_before, run.nodes_after,
                               run.is_changed, run.milliseconds});
    for (const capture::PhaseInfo& phase : info.phases) record.phases.push_back(phase.name);
    report.compiles.push_back(std::move(record));
  }
  return report;
}

std::string Session::report_json() const { return protocol::report_json(state_->make_report(), state_->files); }

std::string Session::explain() const { return protocol::report_text(state_->make_report(), state_->files); }

std::vector<std::string> Session::replay_start(std::optional<runtime::Tolerance> tolerance) {
  const auto records = state_->recorder.records();
  state_->replay =
      std::make_unique<protocol::Replay>(std::vector<runtime::LaunchRecord>(records.begin(), records.end()),
                                         runtime::make_reference_device(), &state_->files, tolerance);
  return state_->replay->start();
}

Result<std::vector<std::string>> Session::replay_receive(const std::string& frame) {
  if (!state_->replay) return protocol_error("no replay is in progress");
  return state_->replay->receive(frame);
}

std::string Session::replay_json() const {
  return state_->replay ? state_->replay->json()
                        : std::string(R"({"done":false,"server":null,"error":null,"recorded":0,"launches":[]})");
}

std::string error_json(const Error& error, const std::string& file_name) {
  static constexpr const char* kKinds[] = {"user", "device", "protocol", "internal"};
  Json out{{"kind", kKinds[static_cast<size_t>(error.kind)]}, {"type", error.type}, {"message", error.message}};
  out.update(span_json(error.span, file_name));
  out["traceback"] = error.type + ": " + error.message + "\n";
  return dump(out);
}

std::string version() { return REFJIT_VERSION; }

}  // namespace refjit::api
