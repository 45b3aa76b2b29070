#pragma once
// One client's state at the server and the answers to its requests: device, programs, executables, tensors by handle,
// quota. Knows frames, not sockets; used by a session's worker thread (and directly by tests). Invariant: every frame
// gets exactly one response frame, and no frame makes it throw, block on the network or hold more than the quota.
#include <atomic>
#include <chrono>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "protocol/message.h"
#include "server/server.h"
#include "tensor/memory.h"

namespace refjit::server {

/// Counted over all sessions, for /metrics. Atomic where they are kept (shared_state.h).
struct Counts {
  int64_t requests = 0;
  int64_t errors = 0;
  int64_t launches = 0;
};

class Dispatcher {
 public:
  /// Programs that run are ended when `is_closed` (borrowed; may be null) turns true.
  explicit Dispatcher(const ServeOptions& options, const std::atomic<bool>* is_closed = nullptr);

  /// The response to one frame, itself a frame. `wait_ms`: how long it stood in the queue.
  std::string answer(std::string_view frame, double wait_ms);

  const Counts& counts() const { return counts_; }
  int64_t held_bytes() const { return held_bytes_; }

 private:
  using Body = decltype(protocol::Response::body);

  Body handled(protocol::Request& request);
  Body handle(const protocol::HelloRequest& request);
  Body handle(protocol::CompileRequest& request);
  Body handle(protocol::PutRequest& request);
  Body handle(const protocol::GetRequest& request);
  Body handle(const protocol::FreeRequest& request);
  Body handle(protocol::ExecuteRequest& request);

  Result<runtime::Executable*> executable(const std::string& program, runtime::ExecutorKind kind,
                                          std::span<const TensorType> inputs);
  Result<Tensor> operand(const protocol::Operand& operand) const;
  Result<protocol::ResultPart> result_part(Tensor tensor, bool keep);
  Status check_quota(int64_t more) const;
  protocol::Handle keep(Tensor tensor);
  void release(protocol::Handle handle);

  // A session holds at most this many; the oldest program or plan makes room.
  static constexpr size_t kMaxPrograms = 256;
  static constexpr size_t kMaxExecutables = 512;
  static constexpr size_t kMaxHandles = 1 << 20;

  struct Planned {
    uint64_t last_use = 0;
    std::string program;
    std::unique_ptr<runtime::Executable> executable;
  };
  struct Known {
    uint64_t last_use = 0;
    runtime::Program program;
  };

  const ServeOptions& options_;
  const std::atomic<bool>* is_closed_;
  PoolMemory memory_;  ///< Results and arenas: bounded by the quota. Outlives everything below.
  std::unique_ptr<runtime::Device> device_;
  std::string device_error_;
  std::map<std::string, Known> programs_;
  std::map<std::string, Planned> executables_;
  std::map<protocol::Handle, Tensor> tensors_;
  protocol::Handle next_handle_ = 1;
  int64_t held_bytes_ = 0;
  uint64_t clock_ = 0;
  double wait_ms_ = 0;
  bool has_said_hello_ = false;
  Counts counts_;
};

}  // namespace refjit::server
