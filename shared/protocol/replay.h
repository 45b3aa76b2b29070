#pragma once
// The client's side of a replay: recorded launches run again at a server, results compared with the reference's. A
// state machine over frames, because in the page nothing may wait: the embedder pumps bytes both ways. Used by
// api/Session (page) and by tests. One request is in flight at a time. The operators of each program's first launch,
// and of every launch that differs or fails, are tried one by one on the reference's own values, so each stands for
// itself. Invariant: a server's error ends a launch or an operator, not the replay.
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/files.h"
#include "protocol/message.h"
#include "runtime/operator_walk.h"

namespace refjit::protocol {

/// One operator of a launch, on the reference's values of its operands.
struct OperatorRow {
  std::string op;
  std::string type;  ///< Of its first result: "Float32 (2, 3)".
  std::string file;  ///< With `line`, where the program asks for it; empty and 0 when unknown.
  uint32_t line = 0;
  runtime::Comparison difference;
  bool is_ok = false;
  std::string departure;  ///< The first element beyond tolerance: "element [0, 2] is 1.5, expected 1.25".
  std::string error;      ///< The server's message when it failed there.
};

struct ReplayRow {
  std::string program;
  std::string function;
  int64_t outputs = 0;
  runtime::Comparison difference;
  bool is_ok = false;
  std::string op;  ///< The first operator at which the device departs, where it was found.
  std::vector<OperatorRow> operators;
  std::string operators_note;  ///< Why not all operators, or none, were tried; empty also where that is in another row.
  std::string skipped;         ///< Why the launch is not to be compared; it counts as well.
  std::string error;           ///< The server's message when the launch failed there.
  double milliseconds = 0;     ///< Run time at the server.
};

class Replay {
 public:
  /// `reference` computes intermediate values; `files` (borrowed, may be null) names the operators' lines; `tolerance`
  /// holds instead of what the operators allow.
  Replay(std::vector<runtime::LaunchRecord> launches, std::unique_ptr<runtime::Device> reference,
         const FileTable* files = nullptr, std::optional<runtime::Tolerance> tolerance = {});

  /// The first frames to send.
  std::vector<std::string> start();
  /// Takes one frame from the server; returns the frames to send in answer. Errors end the replay.
  Result<std::vector<std::string>> receive(std::string_view frame);

  bool is_done() const { return stage_ == Stage::Done; }
  const std::vector<ReplayRow>& rows() const { return rows_; }
  /// {done, server: {version, device} | null, error, recorded, launches: [...]}, as wasm/refjit.d.ts declares
  /// ReplayState.
  std::string json() const;

 private:
  enum class Stage : uint8_t { Idle, Hello, Compile, Execute, OperatorCompile, OperatorExecute, Done };
  using Frames = Result<std::vector<std::string>>;

  const runtime::LaunchRecord& launch() const { return launches_[current_]; }
  const runtime::LaunchRecord& running() const;
  runtime::Tolerance tolerance_of(const runtime::LaunchRecord& launch) const;
  Frames send(Stage stage, decltype(Request::body) body);
  Frames send_compile(Stage stage);
  Frames send_execute(Stage stage);
  Frames on_hello(HelloReply reply);
  Frames on_execute(ExecuteReply reply);
  Frames on_operator(ExecuteReply reply);
  Frames on_error(const Error& error);
  Frames next_launch();
  /// Goes on with the launch's operators where they are to be tried, else with the next launch.
  Frames take_apart();
  Frames next_operator();
  OperatorRow& add_operator();

  std::vector<runtime::LaunchRecord> launches_;
  std::unique_ptr<runtime::Device> reference_;
  const FileTable* files_;
  std::optional<runtime::Tolerance> tolerance_;
  Stage stage_ = Stage::Idle;
  uint64_t request_id_ = 0;
  size_t current_ = 0;
  std::vector<runtime::OperatorLaunch> operators_;  ///< Of the launch that is taken apart.
  std::set<std::string> taken_apart_;               ///< Ids of programs.
  size_t current_operator_ = 0;
  std::string compiled_;  ///< Program id that the server answered.
  std::optional<HelloReply> server_;
  std::string error_;
  ReplayRow row_;
  std::vector<ReplayRow> rows_;
};

}  // namespace refjit::protocol
