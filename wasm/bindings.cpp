// The boundary to JavaScript: flat functions over api::Session, JSON strings in and out (shapes in refjit.d.ts).
// Nothing is thrown across it but protocol errors of a replay, as strings. JavaScript saves and restores the shadow
// stack around each call, since a stack overflow of V8 skips every destructor (design.md, "WebAssembly").
#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <chrono>
#include <memory>
#include <new>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "api/embedding.h"
#include "api/session.h"

namespace refjit {
namespace {

using emscripten::val;
using nlohmann::json;

val bytes_of(std::string_view text) {
  return val::global("Uint8Array")
      .new_(val(emscripten::typed_memory_view(text.size(), reinterpret_cast<const unsigned char*>(text.data()))));
}

/// Reads files from the request, then through the callbacks; writes through the callbacks. Without callbacks files and
/// folders are kept here, for as long as the run lasts.
class JsHost : public api::EmbeddingHost {
 public:
  explicit JsHost(val callbacks) : callbacks_(std::move(callbacks)) {}

  std::map<std::string, std::string> files;
  std::map<std::string, std::string> environment_variables;

  void write(int fd, std::string_view text) override { callbacks_.call<void>("write", fd, std::string(text)); }
  double now() override { return has("now") ? callbacks_.call<double>("now") : clock_seconds(); }
  double monotonic() override { return has("monotonic") ? callbacks_.call<double>("monotonic") : clock_seconds(); }

  Result<std::string> read_file(const std::string& path) override {
    if (auto found = files.find(path); found != files.end()) return found->second;
    if (has("readFile")) {
      val bytes = callbacks_.call<val>("readFile", path);
      if (!bytes.isNull()) return bytes.as<std::string>();
    }
    return user_error("FileNotFoundError", "[Errno 2] No such file or directory: '" + path + "'");
  }
  bool write_file(const std::string& path, std::string_view text) override {
    if (has("writeFile")) return callbacks_.call<bool>("writeFile", path, bytes_of(text));
    files[path] = std::string(text);
    return true;
  }
  bool is_file(const std::string& path) override {
    return files.count(path) != 0 || (has("isFile") && callbacks_.call<bool>("isFile", path));
  }
  bool make_folders(const std::string& path) override {
    if (has("makeFolders")) return callbacks_.call<bool>("makeFolders", path);
    for (size_t end = path.find('/', 1);; end = path.find('/', end + 1)) {
      folders_.insert(path.substr(0, end));
      if (end == std::string::npos) return true;
    }
  }
  bool rename_file(const std::string& from, const std::string& to) override {
    if (has("renameFile")) return callbacks_.call<bool>("renameFile", from, to);
    auto file = files.find(from);
    if (file == files.end()) return false;
    std::string text = std::move(file->second);
    files.erase(file);
    files[to] = std::move(text);
    return true;
  }
  bool remove_file(const std::string& path) override {
    if (has("removeFile")) return callbacks_.call<bool>("removeFile", path);
    return files.erase(path) != 0 || folders_.erase(path) != 0;
  }
  std::vector<FolderEntry> list_files(const std::string& path) override {
    std::vector<FolderEntry> entries;
    if (has("listFolder")) {
      const val found = callbacks_.call<val>("listFolder", path);
      for (int i = 0, count = found["length"].as<int>(); i < count; ++i)
        entries.push_back(
            {found[i]["name"].as<std::string>(), found[i]["bytes"].as<int>(), found[i]["modified"].as<double>()});
      return entries;
    }
    const std::string prefix = path.empty() || path == "." ? "" : path == "/" ? path : path + "/";
    const bool is_root = prefix.size() < 2;
    if (!is_root && folders_.count(path) == 0) return entries;
    entries.push_back({"./", 0, 0});
    const auto is_inside = [&](const std::string& name) {
      return name.size() > prefix.size() && name.compare(0, prefix.size(), prefix) == 0 &&
             name.find('/', prefix.size()) == std::string::npos;
    };
    for (const auto& [name, text] : files)
      if (is_inside(name)) entries.push_back({name.substr(prefix.size()), static_cast<int64_t>(text.size()), 0});
    for (const std::string& name : folders_)
      if (is_inside(name)) entries.push_back({name.substr(prefix.size()) + "/", 0, 0});
    return entries;
  }
  std::string environment(const std::string& name, bool& found) override {
    auto variable = environment_variables.find(name);
    found = variable != environment_variables.end();
    return found ? variable->second : std::string();
  }
  /// Empty where the callback has nothing.
  std::string read_library(size_t offset, size_t size) {
    if (!has("readLibrary")) return {};
    const val bytes = callbacks_.call<val>("readLibrary", static_cast<double>(offset), static_cast<double>(size));
    return bytes.isNull() ? std::string() : bytes.as<std::string>();
  }
  std::string read_line() override {
    return has("readLine") ? callbacks_.call<std::string>("readLine") : std::string();
  }

 private:
  bool has(const char* name) { return callbacks_[name].typeOf().as<std::string>() == "function"; }
  static double clock_seconds() {
    return std::chrono::duration<double>(std::chrono::system_clock::now().time_since_epoch()).count();
  }

  val callbacks_;
  std::set<std::string> folders_{"/tmp"};
};

val array_of(const std::vector<std::string>& frames) {
  val array = val::array();
  for (const std::string& frame : frames) array.call<void>("push", bytes_of(frame));
  return array;
}

std::string answer(const Result<std::string>& result, const std::string& file_name) {
  json out;
  out["ok"] = static_cast<bool>(result);
  if (result) {
    out["text"] = *result;
  } else {
    out["error"] = json::parse(api::error_json(result.error(), file_name));
  }
  return out.dump(-1, ' ', false, json::error_handler_t::replace);
}

/// Where the whole lines of the first `most` bytes end; within a line that is longer, the whole characters.
size_t end_of_lines(std::string_view text, size_t most) {
  if (const size_t end = text.rfind('\n', most); end != std::string_view::npos) return end + 1;
  while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xc0) == 0x80) --most;
  return most;
}

/// One run of one program.
class JsSession {
 public:
  explicit JsSession(val callbacks) : host_(std::move(callbacks)) {}

  std::string run(const std::string& request_json) {
    const json request = json::parse(request_json, nullptr, false);
    if (!request.is_object() || !request.contains("main") || !request.contains("files"))
      return failure("run needs {files, main}");
    host_.files = request["files"].get<std::map<std::string, std::string>>();
    const std::string main = request["main"];
    if (host_.files.count(main) == 0) return failure("files lacks main, '" + main + "'");
    host_.environment_variables = request.value("env", std::map<std::string, std::string>());

    api::SessionConfig config;
    config.report_level = request.value("report_level", 1);
    config.recorded_launch_bytes = request.value("recorded_launch_bytes", int64_t{0});
    if (request.contains("jit")) {
      const json& jit = request["jit"];
      config.jit.capture_mode = jit.value("capture_mode", "");
      config.jit.jit_level = jit.value("jit_level", "");
      config.jit.backend = jit.value("backend", "");
      if (jit.contains("fullgraph")) config.jit.fullgraph = jit["fullgraph"].get<bool>() ? 1 : 0;
    }
    make_session(std::move(config));
    std::vector<std::string> argv{main};
    for (const json& argument : request.value("argv", json::array())) argv.push_back(argument);
    const api::RunOutcome outcome = session_->run(main, host_.files[main], argv);
    return "{\"exit_code\":" + std::to_string(outcome.exit_code) + ",\"error\":" + outcome.error_json +
           ",\"report\":" + session_->report_json() + "}";
  }

  /// An object and no JSON: a large graph's text is hundreds of megabytes, which nobody wants to hold twice.
  val graph(const std::string& query_json) {
    const json query = json::parse(query_json, nullptr, false);
    api::GraphQuery wanted;
    if (query.is_object()) {
      wanted.compile = query.value("compile", -1);
      wanted.function = query.value("function", "");
      wanted.pass = query.value("pass", "");
      wanted.format = query.value("format", "ir");
      wanted.is_flow = query.value("is_flow", false);
      wanted.most_bytes = query.value("most_bytes", SIZE_MAX);
    }
    Result<std::string> shown = user_error("RuntimeError", "nothing has run in this session");
    try {
      if (session_) shown = session_->graph(wanted);
    } catch (const std::bad_alloc&) {
      shown = user_error("MemoryError", "the page's memory does not hold the text of this graph");
    }
    val out = val::object();
    out.set("ok", static_cast<bool>(shown));
    if (!shown) {
      out.set("error", val::global("JSON").call<val>("parse", api::error_json(shown.error(), "")));
      return out;
    }
    const bool is_cut = shown->size() > wanted.most_bytes;
    if (is_cut) shown->resize(end_of_lines(*shown, wanted.most_bytes));
    out.set("text", *shown);
    out.set("is_cut", is_cut);
    return out;
  }

  std::string dis(const std::string& file_name, const std::string& text) {
    return answer(ready().dis(file_name, text), file_name);
  }
  std::string ast(const std::string& file_name, const std::string& text) {
    return answer(ready().ast(file_name, text), file_name);
  }

  val replay_start() { return array_of(ready().replay_start()); }
  val replay_receive(const val& frame) {
    auto frames = ready().replay_receive(frame.as<std::string>());
    if (!frames) {
      val(frames.error().message).throw_();
    }
    return array_of(*frames);
  }
  std::string replay() { return ready().replay_json(); }

 private:
  void make_session(api::SessionConfig config) {
    config.host = &host_;
    config.read_library = [this](size_t offset, size_t size) { return host_.read_library(offset, size); };
    config.tensor_budget_bytes = int64_t{1536} << 20;
    config.object_budget_bytes = int64_t{512} << 20;
    session_ = std::make_unique<api::Session>(std::move(config));
  }
  api::Session& ready() {
    if (!session_) make_session({});
    return *session_;
  }
  std::string failure(const std::string& message) {
    ready();
    return "{\"exit_code\":1,\"error\":" + api::error_json(user_error("ValueError", message), "") +
           ",\"report\":" + session_->report_json() + "}";
  }

  JsHost host_;
  std::unique_ptr<api::Session> session_;
};

std::shared_ptr<JsSession> create_session(val callbacks) { return std::make_shared<JsSession>(std::move(callbacks)); }

}  // namespace

EMSCRIPTEN_BINDINGS(refjit) {
  emscripten::class_<JsSession>("Session")
      .smart_ptr<std::shared_ptr<JsSession>>("Session")
      .function("run", &JsSession::run)
      .function("graph", &JsSession::graph)
      .function("dis", &JsSession::dis)
      .function("ast", &JsSession::ast)
      .function("replayStart", &JsSession::replay_start)
      .function("replayReceive", &JsSession::replay_receive)
      .function("replay", &JsSession::replay);
  emscripten::function("createSession", &create_session);
  emscripten::function("version", &api::version);
}

}  // namespace refjit
