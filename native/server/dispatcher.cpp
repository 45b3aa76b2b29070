#include "server/dispatcher.h"

#include <cstdio>
#include <new>
#include <stdexcept>

#include "ops/op.h"
#include "protocol/program_text.h"
#include "runtime/stop.h"

namespace refjit::server {
namespace {

using protocol::Handle;

double milliseconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

/// Key of a plan: program, executor and input types.
std::string plan_key(const std::string& program, runtime::ExecutorKind kind, std::span<const TensorType> inputs) {
  std::string key = program + (kind == runtime::ExecutorKind::Sink ? " sink" : " kernels");
  for (const TensorType& type : inputs) key += " " + std::string(python_name(type.dtype)) + shape_text(type.shape);
  return key;
}

template <class Map>
void drop_oldest(Map& map) {
  auto oldest = map.begin();
  for (auto at = map.begin(); at != map.end(); ++at)
    if (at->second.last_use < oldest->second.last_use) oldest = at;
  map.erase(oldest);
}

/// A tensor of a client comes as decoded; contents are the session's own from here on.
TensorType type_of(const Tensor& tensor) { return {tensor.dtype, tensor.shape}; }

/// Ends a run whose client has gone, or that takes longer than the operator allows.
class RunLimit final : public runtime::StopCheck {
 public:
  RunLimit(double seconds, const std::atomic<bool>* is_closed)
      : seconds_(seconds), is_closed_(is_closed), start_(std::chrono::steady_clock::now()) {}

  Status check() override {
    if (is_closed_ && *is_closed_) return device_error("[run] the connection is closed");
    if (seconds_ <= 0 || milliseconds_since(start_) <= seconds_ * 1e3) return {};
    char limit[32];
    std::snprintf(limit, sizeof limit, "%g", seconds_);
    return device_error("[run] the program ran longer than this server allows (" + std::string(limit) + " s)");
  }

 private:
  double seconds_;
  const std::atomic<bool>* is_closed_;
  std::chrono::steady_clock::time_point start_;
};

}  // namespace

Dispatcher::Dispatcher(const ServeOptions& options, const std::atomic<bool>* is_closed)
    : options_(options), is_closed_(is_closed), memory_(options.limits.quota_bytes) {
  auto opened = options_.open_device ? options_.open_device(memory_) : runtime::make_reference_device(memory_);
  if (opened)
    device_ = *std::move(opened);
  else
    device_error_ = opened.error().message;
}

Dispatcher::Body Dispatcher::handled(protocol::Request& request) {
  // Scratch memory of kernels and plans is not counted by the quota: a program may ask for more than there is.
  try {
    return std::visit([&](auto& body) { return handle(body); }, request.body);
  } catch (const std::bad_alloc&) {
    return user_error("MemoryError", "[run] the server has not the memory that this program works in");
  } catch (const std::length_error&) {
    return user_error("MemoryError", "[run] this program works in more memory than any machine has");
  }
}

std::string Dispatcher::answer(std::string_view frame, double wait_ms) {
  ++counts_.requests;
  wait_ms_ = wait_ms;
  protocol::Response response;
  auto request = protocol::decode_request(frame, options_.limits);
  if (!request) {
    response.id = protocol::peek_id(frame, options_.limits);
    response.body = std::move(request).error();
  } else {
    response.id = request->id;
    if (!device_)
      response.body = device_error(device_error_);
    else if (!has_said_hello_ && !std::holds_alternative<protocol::HelloRequest>(request->body))
      response.body = protocol_error("[session] the first request must be hello");
    else
      response.body = handled(*request);
  }
  if (std::holds_alternative<Error>(response.body)) ++counts_.errors;
  auto encoded = protocol::encode(response);
  if (!encoded) {
    ++counts_.errors;
    encoded = protocol::encode(protocol::Response{response.id, encoded.error()});
  }
  if (encoded && static_cast<int64_t>(encoded->size()) > options_.limits.max_frame_bytes)
    encoded = protocol::encode(protocol::Response{
        response.id, protocol_error("[frame] the results are larger than " +
                                    std::to_string(options_.limits.max_frame_bytes) + " bytes; ask for handles")});
  return encoded ? *std::move(encoded) : std::string();
}

Dispatcher::Body Dispatcher::handle(const protocol::HelloRequest& request) {
  if (request.protocol != protocol::kProtocolVersion)
    return protocol_error("[hello] the client speaks version " + std::to_string(request.protocol) +
                          " of the device protocol, and this server version " +
                          std::to_string(protocol::kProtocolVersion) + ": take both from one refjit");
  has_said_hello_ = true;
  protocol::HelloReply reply;
  reply.version = options_.version;
  reply.device = device_->describe();
  reply.devices = options_.devices;
  for (const ops::OpDef* op : ops::all_ops()) reply.operators.emplace_back(op->name);
  reply.max_frame_bytes = options_.limits.max_frame_bytes;
  reply.quota_bytes = options_.limits.quota_bytes;
  return reply;
}

Dispatcher::Body Dispatcher::handle(protocol::CompileRequest& request) {
  const auto start = std::chrono::steady_clock::now();
  std::string id = request.program;
  // A known id needs no second reading: the text belongs to it by its hash.
  auto known = id.empty() ? programs_.end() : programs_.find(id);
  if (known == programs_.end()) {
    auto received = protocol::receive_program(request.text, request.program, options_.limits);
    if (!received) return std::move(received).error();
    id = received->id;
    if (programs_.size() >= kMaxPrograms && !programs_.count(id)) drop_oldest(programs_);
    known = programs_.insert_or_assign(id, Known{0, std::move(received->program)}).first;
  }
  known->second.last_use = ++clock_;
  protocol::CompileReply reply;
  reply.program = id;
  if (request.has_inputs) {
    auto planned = executable(id, request.executor, request.inputs);
    if (!planned) return std::move(planned).error();
    reply.is_planned = true;
    reply.plan = (*planned)->plan();
  }
  reply.milliseconds = milliseconds_since(start);
  return reply;
}

Result<runtime::Executable*> Dispatcher::executable(const std::string& program, runtime::ExecutorKind kind,
                                                    std::span<const TensorType> inputs) {
  const std::string key = plan_key(program, kind, inputs);
  if (auto at = executables_.find(key); at != executables_.end()) {
    at->second.last_use = ++clock_;
    return at->second.executable.get();
  }
  auto known = programs_.find(program);
  if (known == programs_.end()) return protocol_error("[execute] there is no program '" + program + "'; compile first");
  known->second.last_use = ++clock_;
  auto compiled = device_->compile(known->second.program, inputs, kind);
  if (!compiled) return std::move(compiled).error();
  if ((*compiled)->plan().arena_bytes > options_.limits.quota_bytes)
    return user_error("MemoryError", "[compile] the program needs " + std::to_string((*compiled)->plan().arena_bytes) +
                                         " bytes of temporaries, more than the quota");
  if (executables_.size() >= kMaxExecutables) drop_oldest(executables_);
  Planned& planned = executables_[key];
  planned.last_use = ++clock_;
  planned.program = program;
  planned.executable = *std::move(compiled);
  return planned.executable.get();
}

Status Dispatcher::check_quota(int64_t more) const {
  if (more <= options_.limits.quota_bytes - held_bytes_ && tensors_.size() < kMaxHandles) return {};
  return device_error("[quota] " + std::to_string(more) + " bytes more than the " + std::to_string(held_bytes_) +
                      " held exceed the session's quota of " + std::to_string(options_.limits.quota_bytes));
}

Handle Dispatcher::keep(Tensor tensor) {
  held_bytes_ += tensor.byte_count();
  tensors_.emplace(next_handle_, std::move(tensor));
  return next_handle_++;
}

void Dispatcher::release(Handle handle) {
  auto at = tensors_.find(handle);
  if (at == tensors_.end()) return;
  held_bytes_ -= at->second.byte_count();
  tensors_.erase(at);
}

Dispatcher::Body Dispatcher::handle(protocol::PutRequest& request) {
  REFJIT_TRY(check_quota(request.tensor.byte_count()));
  auto placed = device_->to_device(request.tensor);
  if (!placed) return std::move(placed).error();
  return protocol::PutReply{keep(*std::move(placed))};
}

Dispatcher::Body Dispatcher::handle(const protocol::GetRequest& request) {
  auto at = tensors_.find(request.handle);
  if (at == tensors_.end()) return protocol_error("[get] there is no handle " + std::to_string(request.handle));
  auto host = device_->to_host(at->second);
  if (!host) return std::move(host).error();
  return protocol::GetReply{*std::move(host)};
}

Dispatcher::Body Dispatcher::handle(const protocol::FreeRequest& request) {
  for (Handle handle : request.handles)
    if (!tensors_.count(handle)) return protocol_error("[free] there is no handle " + std::to_string(handle));
  const size_t before = tensors_.size();
  for (Handle handle : request.handles) release(handle);
  return protocol::FreeReply{static_cast<int64_t>(before - tensors_.size())};
}

Result<Tensor> Dispatcher::operand(const protocol::Operand& operand) const {
  if (operand.handle == 0) return device_->to_device(operand.tensor);
  auto at = tensors_.find(operand.handle);
  if (at == tensors_.end()) return protocol_error("[execute] there is no handle " + std::to_string(operand.handle));
  return at->second;
}

Result<protocol::ResultPart> Dispatcher::result_part(Tensor tensor, bool is_kept) {
  protocol::ResultPart part;
  part.type = type_of(tensor);
  if (is_kept) {
    REFJIT_TRY(check_quota(tensor.byte_count()));
    part.handle = keep(std::move(tensor));
    return part;
  }
  auto host = device_->to_host(tensor);
  if (!host) return std::move(host).error();
  part.tensor = *std::move(host);
  return part;
}

Dispatcher::Body Dispatcher::handle(protocol::ExecuteRequest& request) {
  std::vector<Tensor> inputs;
  std::vector<TensorType> types;
  for (const protocol::Operand& given : request.inputs) {
    auto tensor = operand(given);
    if (!tensor) return std::move(tensor).error();
    types.push_back(type_of(*tensor));
    inputs.push_back(*std::move(tensor));
  }
  protocol::ExecuteReply reply;
  reply.timings.wait_ms = wait_ms_;
  auto start = std::chrono::steady_clock::now();
  auto planned = executable(request.program, request.executor, types);
  if (!planned) return std::move(planned).error();
  reply.timings.compile_ms = milliseconds_since(start);

  start = std::chrono::steady_clock::now();
  std::vector<Tensor> outputs;
  ++counts_.launches;
  RunLimit limit(options_.max_run_seconds, is_closed_);
  const runtime::StopScope scope(limit);
  REFJIT_TRY((*planned)->run(inputs, outputs));
  REFJIT_TRY(device_->synchronise());
  reply.timings.run_ms = milliseconds_since(start);
  inputs.clear();
  for (const protocol::Operand& given : request.inputs)
    if (given.is_donated) release(given.handle);
  for (Tensor& output : outputs) {
    auto part = result_part(std::move(output), request.keep_outputs);
    if (!part) {
      for (const protocol::ResultPart& made : reply.outputs) release(made.handle);
      return std::move(part).error();
    }
    reply.outputs.push_back(*std::move(part));
  }
  return reply;
}

}  // namespace refjit::server
