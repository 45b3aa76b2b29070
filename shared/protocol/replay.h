#pragma once
// The client's side of a replay: recorded launches run again at a server, results compared with the reference's. A
// state machine over frames, because in the page nothing may wait: the embedder pumps bytes both ways. Used by
// api/Session (page) and by tests. One request is in flight at a time. When a launch differs beyond its tolerance, its
// operators are tried one by one and the first that differs is named. Invariant: a server's error ends a launch, not
// the replay.
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/message.h"
#include "runtime/recorder.h"

namespace refjit::protocol {

struct ReplayRow {
  std::string program;
  std::string function;
  int64_t outputs = 0;
  runtime::Comparison difference;
  bool is_ok = false;
  std::string op;           ///< The operator at which the device departs, where it was found.
  std::string error;        ///< The server's message when the launch failed there.
  double milliseconds = 0;  ///< Run time at the server.
};

class Replay {
 public:
  /// `reference` computes intermediate values when a launch differs.
  Replay(std::vector<runtime::LaunchRecord> launches, std::unique_ptr<runtime::Device> reference);

  /// The first frames to send.
  std::vector<std::string> start();
  /// Takes one frame from the server; returns the frames to send in answer. Errors end the replay.
  Result<std::vector<std::string>> receive(std::string_view frame);

  bool is_done() const { return stage_ == Stage::Done; }
  const std::vector<ReplayRow>& rows() const { return rows_; }
  /// {done, server: {version, device} | null, error, launches: [...]}, as wasm/refjit.d.ts declares ReplayState.
  std::string json() const;

 private:
  enum class Stage : uint8_t { Idle, Hello, Compile, Execute, OperatorCompile, OperatorExecute, Done };
  using Frames = Result<std::vector<std::string>>;

  const runtime::LaunchRecord& launch() const { return launches_[current_]; }
  const runtime::LaunchRecord& running() const;
  Frames send(Stage stage, decltype(Request::body) body);
  Frames send_compile(Stage stage);
  Frames send_execute(Stage stage);
  Frames on_hello(HelloReply reply);
  Frames on_execute(ExecuteReply reply);
  Frames on_operator(ExecuteReply reply);
  Frames on_error(const Error& error);
  Frames next_launch();
  Frames next_operator();

  std::vector<runtime::LaunchRecord> launches_;
  std::unique_ptr<runtime::Device> reference_;
  Stage stage_ = Stage::Idle;
  uint64_t request_id_ = 0;
  size_t current_ = 0;
  std::vector<runtime::LaunchRecord> operators_;  ///< Of the launch that differs.
  size_t current_operator_ = 0;
  std::string compiled_;  ///< Program id that the server answered.
  std::optional<HelloReply> server_;
  std::string error_;
  ReplayRow row_;
  std::vector<ReplayRow> rows_;
};

}  // namespace refjit::protocol
