#include "devices/remote/remote_device.h"

#include <algorithm>
#include <set>

#include "devices/remote/socket_client.h"
#include "ops/op.h"
#include "protocol/message.h"
#include "protocol/program_text.h"

namespace refjit::devices {
namespace {

using protocol::Handle;

class Connection;

/// Memory of tensors that live at the server: a storage's `data` is its handle. Freeing a storage queues the handle;
/// the next request carries the frees. It outlives the device until its last tensor is gone.
class RemoteMemory final : public Memory {
 public:
  /// Handle of the next allocate().
  void set_next(Handle handle) { next_ = handle; }
  void* allocate(int64_t) override {
    ++live_;
    return reinterpret_cast<void*>(static_cast<uintptr_t>(std::exchange(next_, 0)));
  }
  void release(void* data, int64_t) override {
    if (!is_orphan_) freed_.push_back(static_cast<Handle>(reinterpret_cast<uintptr_t>(data)));
    if (--live_ == 0 && is_orphan_) delete this;
  }
  bool is_host() const override { return false; }

  static Handle handle_of(const Tensor& t) { return static_cast<Handle>(reinterpret_cast<uintptr_t>(t.storage->data)); }
  std::vector<Handle> take_freed() { return std::exchange(freed_, {}); }
  int64_t live() const { return live_; }
  /// The device is gone: destroys itself now or with its last tensor.
  void orphan() {
    is_orphan_ = true;
    if (live_ == 0) delete this;
  }

 private:
  ~RemoteMemory() override = default;

  Handle next_ = 0;
  int64_t live_ = 0;
  bool is_orphan_ = false;
  std::vector<Handle> freed_;
};

/// Requests and answers over one socket, and what its server said in hello. Shared by the device and its executables.
class Connection {
 public:
  Connection(std::unique_ptr<SocketClient> socket, std::string name)
      : socket_(std::move(socket)), name_(std::move(name)), memory_(new RemoteMemory) {}
  ~Connection() { memory_->orphan(); }
  Connection(const Connection&) = delete;

  const std::string& name() const { return name_; }
  RemoteMemory& memory() { return *memory_; }

  /// Sends and waits for the answer of type `Reply`. Errors name the host.
  template <class Reply, class Body>
  Result<Reply> ask(Body body) {
    if (auto freed = memory_->take_freed(); !freed.empty()) {
      auto reply = ask_once<protocol::FreeReply>(protocol::FreeRequest{std::move(freed)});
      if (!reply) return std::move(reply).error();
    }
    return ask_once<Reply>(std::move(body));
  }

  /// A copy of `host` that the server keeps.
  Result<Tensor> keep(const Tensor& host) {
    auto reply = ask<protocol::PutReply>(protocol::PutRequest{host});
    if (!reply) return std::move(reply).error();
    Tensor kept;
    memory_->set_next(reply->handle);
    kept.storage = StorageRef::make(host.byte_count(), *memory_);
    kept.dtype = host.dtype;
    kept.shape = host.shape;
    kept.strides = contiguous_strides(host.shape);
    return kept;
  }

  /// A host copy of what the server keeps.
  Result<Tensor> fetch(const Tensor& kept) {
    auto reply = ask<protocol::GetReply>(protocol::GetRequest{RemoteMemory::handle_of(kept)});
    if (!reply) return std::move(reply).error();
    return std::move(reply->tensor);
  }

 private:
  template <class Reply, class Body>
  Result<Reply> ask_once(Body body) {
    const uint64_t id = ++last_id_;
    auto frame = protocol::encode(protocol::Request{id, std::move(body)});
    if (!frame) return std::move(frame).error();
    if (auto sent = socket_->send(*frame); !sent) return lost(std::move(sent).error());
    auto answer = socket_->receive();
    if (!answer) return lost(std::move(answer).error());
    auto response = protocol::decode_response(*answer, protocol::Limits());
    if (!response) return at_host(std::move(response).error());
    if (auto* error = std::get_if<Error>(&response->body)) return at_host(std::move(*error));
    auto* reply = std::get_if<Reply>(&response->body);
    if (!reply || response->id != id) return at_host(protocol_error("[frame] the answer is not to this request"));
    return std::move(*reply);
  }

  /// User errors keep MindSpore's text, with the place at its end; all others begin with the host.
  Error at_host(Error error) const {
    if (error.kind == ErrorKind::User)
      error.message += " (at " + name_ + ")";
    else
      error.message = "[" + name_ + "] " + error.message;
    return error;
  }

  Error lost(Error error) const {
    if (memory_->live() > 0)
      error.message += "; " + std::to_string(memory_->live()) + " tensors kept there are lost with it";
    return error;
  }

  std::unique_ptr<SocketClient> socket_;
  std::string name_;
  RemoteMemory* memory_;
  uint64_t last_id_ = 0;
};

class RemoteExecutable final : public runtime::Executable {
 public:
  RemoteExecutable(std::shared_ptr<Connection> connection, protocol::CompileReply compiled,
                   runtime::ExecutorKind executor)
      : connection_(std::move(connection)), compiled_(std::move(compiled)), executor_(executor) {}

  Status run(std::span<const Tensor> inputs, std::vector<Tensor>& outputs) override {
    protocol::ExecuteRequest request;
    request.program = compiled_.program;
    request.executor = executor_;
    // What the program writes is kept at the server meanwhile, and fetched afterwards.
    std::vector<Tensor> given(inputs.begin(), inputs.end());
    for (uint32_t i : compiled_.plan.written_inputs) {
      if (i >= inputs.size()) return device_error("[" + connection_->name() + "] an input that is written is missing");
      if (is_kept(inputs[i])) continue;
      if (!inputs[i].is_contiguous())
        return device_error("[run] input " + std::to_string(i) + " is written and must be contiguous");
      auto placed = connection_->keep(inputs[i]);
      if (!placed) return std::move(placed).error();
      given[i] = *std::move(placed);
    }
    for (const Tensor& input : given) {
      protocol::Operand operand;
      if (is_kept(input) && input.is_contiguous() && input.offset == 0)
        operand.handle = RemoteMemory::handle_of(input);
      else if (is_kept(input))
        return device_error("[" + connection_->name() + "] views of tensors kept at the server are not sent yet");
      else
        operand.tensor = input;
      request.inputs.push_back(std::move(operand));
    }
    auto reply = connection_->ask<protocol::ExecuteReply>(std::move(request));
    if (!reply) return std::move(reply).error();
    outputs.clear();
    for (protocol::ResultPart& part : reply->outputs) outputs.push_back(std::move(part.tensor));
    for (uint32_t i : compiled_.plan.written_inputs) {
      ++inputs[i].storage->version;
      if (is_kept(inputs[i])) continue;
      auto now = connection_->fetch(given[i]);
      if (!now) return std::move(now).error();
      if (now->byte_count() != inputs[i].byte_count())
        return device_error("[" + connection_->name() + "] an input came back with another size");
      copy_elements(*now, inputs[i].data());
    }
    return {};
  }

  runtime::PlanInfo plan() const override { return compiled_.plan; }

 private:
  bool is_kept(const Tensor& t) const { return t.is_defined() && t.storage->memory == &connection_->memory(); }

  std::shared_ptr<Connection> connection_;
  protocol::CompileReply compiled_;
  runtime::ExecutorKind executor_;
};

class RemoteDevice final : public runtime::Device {
 public:
  RemoteDevice(std::shared_ptr<Connection> connection, protocol::HelloReply hello)
      : connection_(std::move(connection)), hello_(std::move(hello)) {
    operators_.insert(hello_.operators.begin(), hello_.operators.end());
  }

  runtime::DeviceInfo describe() const override {
    runtime::DeviceInfo info;
    info.name = connection_->name() + " (" + hello_.device.name + ")";
    info.description = hello_.device.description + "; refjit " + hello_.version;
    return info;
  }

  std::string unsupported_reason(const ir::Node& node) const override {
    const ir::Primitive* primitive = node.primitive();
    if (!primitive || !ops::op_of(*primitive) || operators_.count(std::string(primitive->name))) return {};
    return "'" + std::string(primitive->name) + "' is not in the operator table of " + connection_->name();
  }

  Result<std::unique_ptr<runtime::Executable>> compile(const runtime::Program& program,
                                                       std::span<const TensorType> inputs,
                                                       runtime::ExecutorKind kind) override {
    protocol::CompileRequest request;
    request.program = program.id();
    request.text = protocol::program_text(program);
    request.executor = kind;
    request.has_inputs = true;
    request.inputs.assign(inputs.begin(), inputs.end());
    auto reply = connection_->ask<protocol::CompileReply>(std::move(request));
    if (!reply) return std::move(reply).error();
    return std::unique_ptr<runtime::Executable>(
        std::make_unique<RemoteExecutable>(connection_, *std::move(reply), kind));
  }

  Result<Tensor> to_host(const Tensor& t) override {
    if (!t.is_defined() || t.storage->memory != &connection_->memory()) return t;
    return connection_->fetch(t);
  }

  Result<Tensor> to_device(const Tensor& host) override {
    if (host.is_defined() && !host.storage->memory->is_host()) return host;
    return connection_->keep(host);
  }

  Status synchronise() override { return {}; }  // an answer comes when the launch is done

 private:
  std::shared_ptr<Connection> connection_;
  protocol::HelloReply hello_;
  std::set<std::string> operators_;
};

}  // namespace

Result<std::unique_ptr<runtime::Device>> open_remote(const std::string& url, const std::string& token) {
  auto address = parse_socket_url(url);
  if (!address) return std::move(address).error();
  auto socket = SocketClient::connect(*address, address->token.empty() ? token : address->token);
  if (!socket) return std::move(socket).error();
  auto connection = std::make_shared<Connection>(*std::move(socket), address->text());
  auto hello = connection->ask<protocol::HelloReply>(protocol::HelloRequest{protocol::kProtocolVersion, "refjit"});
  if (!hello) return std::move(hello).error();
  return std::unique_ptr<runtime::Device>(std::make_unique<RemoteDevice>(std::move(connection), *std::move(hello)));
}

}  // namespace refjit::devices
