#pragma once
// Requests and responses of the device protocol (WebSocket path /v1), and both directions of their encoding. The server
// decodes requests and encodes responses, remote devices and replay do the opposite. Every request has an id that its
// response repeats; a session's requests are answered in order. Invariant: a decoded message satisfies the limits, its
// tensors are contiguous host tensors with exactly the bytes that were sent, and anything else was a Protocol error.
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/result.h"
#include "protocol/wire.h"
#include "runtime/device.h"
#include "tensor/tensor.h"

namespace refjit::protocol {

inline constexpr int kProtocolVersion = 1;

/// Names a tensor kept at the server; never 0, never reused within a session.
using Handle = uint64_t;

struct HelloRequest {
  int protocol = kProtocolVersion;
  std::string client;  ///< For the server's log.
};

struct CompileRequest {
  std::string program;  ///< Content hash; empty: the receiver computes it.
  std::string text;     ///< The module in full text form.
  runtime::ExecutorKind executor = runtime::ExecutorKind::KernelByKernel;
  /// With types the program is planned at once, so that errors of planning come here and execute is ready to run.
  bool has_inputs = false;
  std::vector<TensorType> inputs;
};

struct PutRequest {
  Tensor tensor;
};

struct GetRequest {
  Handle handle = 0;
};

struct FreeRequest {
  std::vector<Handle> handles;
};

/// An input of execute: a handle, or the tensor itself (handle 0).
struct Operand {
  Handle handle = 0;
  bool is_donated = false;  ///< The handle is freed when the launch succeeds; its memory may become an output's.
  Tensor tensor;
};

struct ExecuteRequest {
  std::string program;
  runtime::ExecutorKind executor = runtime::ExecutorKind::KernelByKernel;
  std::vector<Operand> inputs;
  bool keep_outputs = false;  ///< True: the results stay at the server and come back as handles.
};

struct Request {
  uint64_t id = 0;
  std::variant<HelloRequest, CompileRequest, PutRequest, GetRequest, FreeRequest, ExecuteRequest> body;
};

struct DeviceListing {
  std::string name;
  std::string description;
};

struct HelloReply {
  int protocol = kProtocolVersion;
  std::string version;                 ///< refjit's.
  runtime::DeviceInfo device;          ///< What this session's programs run on.
  std::vector<DeviceListing> devices;  ///< Rows of the server's device table.
  std::vector<std::string> operators;  ///< Names in its operator table.
  int64_t max_frame_bytes = 0;
  int64_t quota_bytes = 0;
};

struct CompileReply {
  std::string program;  ///< Content hash, as the receiver computed it.
  bool is_planned = false;
  runtime::PlanInfo plan;
  double milliseconds = 0;
};

struct PutReply {
  Handle handle = 0;
};

struct GetReply {
  Tensor tensor;
};

struct FreeReply {
  int64_t freed = 0;
};

/// A result of execute: a handle with its type, or the tensor.
struct ResultPart {
  Handle handle = 0;
  TensorType type;  ///< With a handle.
  Tensor tensor;
};

struct Timings {
  double wait_ms = 0;     ///< From arrival to the start of the work.
  double compile_ms = 0;  ///< Planning that this launch needed.
  double run_ms = 0;
};

struct ExecuteReply {
  std::vector<ResultPart> outputs;
  Timings timings;
};

struct Response {
  uint64_t id = 0;  ///< 0: the request's id could not be read.
  std::variant<Error, HelloReply, CompileReply, PutReply, GetReply, FreeReply, ExecuteReply> body;
};

/// One frame. Tensors must be host tensors; other layouts are made contiguous on the way.
Result<std::string> encode(const Request& request);
Result<std::string> encode(const Response& response);

/// Errors (Protocol): anything the format or the limits forbid.
Result<Request> decode_request(std::string_view frame, const Limits& limits);
Result<Response> decode_response(std::string_view frame, const Limits& limits);
/// The id of a frame that decode_request refused, 0 if there is none to be read: for the error's response.
uint64_t peek_id(std::string_view frame, const Limits& limits);

}  // namespace refjit::protocol
