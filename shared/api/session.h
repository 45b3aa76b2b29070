#pragma once
// Session: the one facade of the core. wasm/, native/cli and native/server include this and nothing else of the rooms
// above protocol/. A Session owns everything (files, Vm, devices, caches, report): two sessions share nothing and may
// live on two threads. It never prints: guest output goes to the Host given by the embedder. Strings that come out are
// JSON where the comment says so; shapes in wasm/refjit.d.ts and shared/protocol/report_schema.md.
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/python_flags.h"
#include "base/result.h"
#include "runtime/compare.h"

namespace refjit {
class Memory;
}
namespace refjit::vm {
class Host;
class Vm;
}  // namespace refjit::vm
namespace refjit::runtime {
class Device;
}

namespace refjit::api {

/// Options of jit for calls that do not give them themselves (the page's option pane, the command line's flags).
struct JitDefaults {
  std::string capture_mode;  ///< Empty: as MindSpore ("ast").
  std::string jit_level;
  std::string backend;
  int fullgraph = -1;         ///< -1: not given.
  bool captures_all = false;  ///< Every Python function is captured from its bytecode, jitted or not (B1).
};

/// Which graph to show: of compile number `compile` (report order), after pass or phase `pass` ("" is the last).
struct GraphQuery {
  int compile = -1;  ///< -1: the newest compile of `function`, or of all.
  std::string function;
  std::string pass;
  std::string format = "ir";     ///< ir | full | dot | json
  size_t most_boxes = SIZE_MAX;  ///< dot: a graph of more nodes is drawn by runs of them (ir/picture.h).
  size_t most_bytes = SIZE_MAX;  ///< ir, full: the text ends with the node that makes it longer than this.
  bool is_flow = false;          ///< Instead: control and data flow of the function's bytecode (text | dot | json).
};

struct SessionConfig {
  vm::Host* host = nullptr;  ///< Borrowed; outlives the session.
  /// Opens the device that programs run on, its results in `outputs`; null: the reference.
  std::function<Result<std::unique_ptr<runtime::Device>>(Memory& outputs)> open_device;
  /// Registers modules that the embedder offers to guests (native/posix); null: none.
  void (*add_modules)(vm::Vm& vm) = nullptr;
  /// Gives `size` bytes of the library file from `offset` on (guest/guest.h); builds that embed all of it never call
  /// it.
  std::function<std::string(size_t offset, size_t size)> read_library;
  /// Called when the program begins to import mindspore, some milliseconds before it can compile a graph.
  void (*on_mindspore)() = nullptr;
  std::string executable;  ///< sys.executable: a program that takes python's command line; empty: there is none.
  PythonFlags flags;       ///< Of python's command line; its variables are added.
  JitDefaults jit;
  int report_level = 1;
  /// At level 2: the one graph that will be asked for; listings of others are not written. Null: any may be.
  std::shared_ptr<const GraphQuery> wanted_graph;
  /// Names the embedder's build: programs in the compile cache are taken from the same build only.
  std::string build_id;
  int64_t recorded_launch_bytes = 0;  ///< Budget of the launch recorder; 0: off.
  int64_t tensor_budget_bytes = int64_t{1} << 36;
  int64_t object_budget_bytes = int64_t{1} << 34;
  int native_depth_limit = 200;
};

struct RunOutcome {
  int exit_code = 0;
  std::string error_json;  ///< "null", or {type, message, file, line, col, end_line, end_col, traceback}
};

class Session {
 public:
  explicit Session(SessionConfig config);
  ~Session();
  Session(const Session&) = delete;

  /// Runs pytest.main() with these arguments. Instead of run().
  RunOutcome test(const std::vector<std::string>& arguments);
  /// Runs `text` as `__main__`; argv[0] is the file name. May be called once.
  RunOutcome run(const std::string& file_name, const std::string& text, const std::vector<std::string>& argv);

  /// What `python3.11 -m dis` / `-m ast` print (python.h says how addresses and offsets are left out).
  Result<std::string> dis(const std::string& file_name, const std::string& bytes);
  Result<std::string> ast(const std::string& file_name, const std::string& bytes);

  /// Graph of a function compiled by run() at report level 2, or the flow of its bytecode.
  Result<std::string> graph(const GraphQuery& query) const;

  /// The run report (JSON, schema refjit.report/1).
  std::string report_json() const;
  /// The same for a terminal: source lines with what became of them (protocol/report_text.h).
  std::string explain() const;

  // ---- replay of recorded launches on a server: the embedder pumps bytes, the session speaks the protocol
  /// Frames to send next (binary messages), empty when there is nothing to send now. `tolerance` holds instead of what
  /// the operators allow.
  std::vector<std::string> replay_start(std::optional<runtime::Tolerance> tolerance = {});
  /// Takes one frame from the server; returns the frames to send in answer.
  Result<std::vector<std::string>> replay_receive(const std::string& frame);
  /// ReplayState of wasm/refjit.d.ts (JSON).
  std::string replay_json() const;

 private:
  Status prepare(const std::string& main_name, const std::vector<std::string>& argv);
  RunOutcome failed(const Error& error);
  Result<std::string> decoded(const std::string& file_name, const std::string& bytes);
  RunOutcome ended_by_exception();
  RunOutcome interact();
  void end_program();

  struct State;
  std::unique_ptr<State> state_;
};

/// One error shape for every embedder: {kind, type, message, file, line, col, end_line, end_col} (JSON).
std::string error_json(const Error& error, const std::string& file_name);

/// The number of CMakeLists.txt.
std::string version();

}  // namespace refjit::api
