#include "protocol/message.h"
#include "protocol/message_parts.h"

namespace refjit::protocol {
namespace {

constexpr int64_t kMaxId = int64_t{1} << 53;  // JSON numbers are doubles for some clients
constexpr size_t kMaxNames = 100'000;

struct Reader {
  const Json& header;
  PayloadReader payload;
  const Limits& limits;

  Result<std::string> program_name() const {
    auto name = string_member(header, "program");
    if (!name || name->size() > 64) return protocol_error("[program] expected an id of 64 digits");
    return *std::move(name);
  }

  Result<runtime::ExecutorKind> executor() const {
    auto name = string_member(header, "executor");
    if (!name) return runtime::ExecutorKind::KernelByKernel;
    if (auto kind = executor_from_name(*name)) return *kind;
    return protocol_error("[executor] got '" + name->substr(0, 32) + "', expected kernel_by_kernel or sink");
  }

  Result<Tensor> tensor(const Json& owner) {
    const Json* description = member(owner, "tensor");
    if (!description) return protocol_error("[tensor] is missing");
    auto type = type_from_json(*description, limits);
    if (!type) return std::move(type).error();
    return payload.take_tensor(*type);
  }

  static Result<Handle> handle(const Json* value) {
    auto number = as_int(value, 1, kMaxId);
    if (!number) return protocol_error("[handle] expected a handle's number");
    return static_cast<Handle>(*number);
  }

  // ---- requests

  Result<HelloRequest> hello_request() const {
    HelloRequest m;
    auto protocol = int_member(header, "protocol", 0, 1 << 20);
    if (!protocol) return protocol_error("[hello] expected the protocol's version");
    m.protocol = static_cast<int>(*protocol);
    m.client = string_member(header, "client").value_or("").substr(0, 200);
    return m;
  }

  Result<CompileRequest> compile_request() {
    CompileRequest m;
    if (member(header, "program")) {
      auto name = program_name();
      if (!name) return std::move(name).error();
      m.program = *std::move(name);
    }
    auto kind = executor();
    if (!kind) return std::move(kind).error();
    m.executor = *kind;
    auto size = int_member(header, "text_bytes", 1, limits.max_program_bytes);
    if (!size)
      return protocol_error("[compile] expected a program's text of at most " +
                            std::to_string(limits.max_program_bytes) + " bytes");
    auto text = payload.take(*size);
    if (!text) return std::move(text).error();
    m.text = *text;
    if (const Json* inputs = member(header, "inputs")) {
      if (!inputs->is_array()) return protocol_error("[compile] inputs are not a list");
      m.has_inputs = true;
      for (const Json& input : *inputs) {
        auto type = type_from_json(input, limits);
        if (!type) return std::move(type).error();
        m.inputs.push_back(*std::move(type));
      }
    }
    return m;
  }

  Result<PutRequest> put_request() {
    auto value = tensor(header);
    if (!value) return std::move(value).error();
    return PutRequest{*std::move(value)};
  }

  Result<GetRequest> get_request() const {
    auto number = handle(member(header, "handle"));
    if (!number) return std::move(number).error();
    return GetRequest{*number};
  }

  Result<FreeRequest> free_request() const {
    FreeRequest m;
    const Json* handles = member(header, "handles");
    if (!handles || !handles->is_array()) return protocol_error("[free] handles are not a list");
    for (const Json& one : *handles) {
      auto number = handle(&one);
      if (!number) return std::move(number).error();
      m.handles.push_back(*number);
    }
    return m;
  }

  Result<ExecuteRequest> execute_request() {
    ExecuteRequest m;
    auto name = program_name();
    if (!name) return std::move(name).error();
    m.program = *std::move(name);
    auto kind = executor();
    if (!kind) return std::move(kind).error();
    m.executor = *kind;
    const auto outputs = string_member(header, "outputs").value_or("tensors");
    if (outputs != "tensors" && outputs != "handles") return protocol_error("[execute] outputs: tensors or handles");
    m.keep_outputs = outputs == "handles";
    const Json* inputs = member(header, "inputs");
    if (!inputs || !inputs->is_array()) return protocol_error("[execute] inputs are not a list");
    for (const Json& input : *inputs) {
      Operand operand;
      if (const Json* number = member(input, "handle")) {
        auto named = handle(number);
        if (!named) return std::move(named).error();
        operand.handle = *named;
        operand.is_donated = bool_member(input, "donate", false);
      } else {
        auto value = tensor(input);
        if (!value) return std::move(value).error();
        operand.tensor = *std::move(value);
      }
      m.inputs.push_back(std::move(operand));
    }
    return m;
  }

  // ---- responses

  /// What the other end says went wrong: a value here, not a failure of decoding.
  Error error_reply() const {
    const Json* error = member(header, "error");
    Error m = protocol_error("[error] is missing");
    if (!error) return m;
    m.kind = error_kind_from_name(string_member(*error, "kind").value_or(""));
    m.type = string_member(*error, "type").value_or("ProtocolError");
    m.message = string_member(*error, "message").value_or("(no message)");
    return m;
  }

  Result<HelloReply> hello_reply() const {
    HelloReply m;
    auto protocol = int_member(header, "protocol", 0, 1 << 20);
    // First: of the other members only its own version knows.
    if (protocol && *protocol != kProtocolVersion)
      return protocol_error("[hello] the server speaks version " + std::to_string(*protocol) +
                            " of the device protocol, and this client version " + std::to_string(kProtocolVersion) +
                            ": take both from one refjit");
    const Json* device = member(header, "device");
    if (!protocol || !device) return protocol_error("[hello] expected protocol and device");
    m.version = string_member(header, "version").value_or("");
    m.device.name = string_member(*device, "name").value_or("");
    m.device.description = string_member(*device, "description").value_or("");
    if (const Json* devices = member(header, "devices"); devices && devices->is_array())
      for (const Json& row : *devices)
        m.devices.push_back({string_member(row, "name").value_or(""), string_member(row, "description").value_or("")});
    if (const Json* names = member(header, "operators"); names && names->is_array() && names->size() < kMaxNames)
      for (const Json& name : *names)
        if (name.is_string()) m.operators.push_back(name.get<std::string>());
    if (const Json* given = member(header, "limits")) {
      m.max_frame_bytes = int_member(*given, "max_frame_bytes", 0, INT64_MAX).value_or(0);
      m.quota_bytes = int_member(*given, "quota_bytes", 0, INT64_MAX).value_or(0);
    }
    return m;
  }

  Result<CompileReply> compile_reply() const {
    CompileReply m;
    auto name = program_name();
    if (!name) return std::move(name).error();
    m.program = *std::move(name);
    m.milliseconds = number_member(header, "milliseconds");
    if (const Json* plan = member(header, "plan")) {
      m.is_planned = true;
      m.plan.executor = executor_from_name(string_member(*plan, "executor").value_or(""))
                            .value_or(runtime::ExecutorKind::KernelByKernel);
      m.plan.launches = int_member(*plan, "launches", 0, INT64_MAX).value_or(0);
      m.plan.kernels = int_member(*plan, "kernels", 0, INT64_MAX).value_or(0);
      m.plan.arena_bytes = int_member(*plan, "arena_bytes", 0, INT64_MAX).value_or(0);
      if (const Json* written = member(*plan, "written_inputs"); written && written->is_array())
        for (const Json& one : *written)
          if (auto index = as_int(&one, 0, INT32_MAX)) m.plan.written_inputs.push_back(static_cast<uint32_t>(*index));
    }
    return m;
  }

  Result<PutReply> put_reply() const {
    auto number = handle(member(header, "handle"));
    if (!number) return std::move(number).error();
    return PutReply{*number};
  }

  Result<GetReply> get_reply() {
    auto value = tensor(header);
    if (!value) return std::move(value).error();
    return GetReply{*std::move(value)};
  }

  Result<FreeReply> free_reply() const { return FreeReply{int_member(header, "freed", 0, INT64_MAX).value_or(0)}; }

  Result<ExecuteReply> execute_reply() {
    ExecuteReply m;
    const Json* outputs = member(header, "outputs");
    if (!outputs || !outputs->is_array()) return protocol_error("[execute] outputs are not a list");
    for (const Json& output : *outputs) {
      ResultPart part;
      if (const Json* number = member(output, "handle")) {
        auto named = handle(number);
        if (!named) return std::move(named).error();
        part.handle = *named;
        const Json* description = member(output, "type");
        if (!description) return protocol_error("[execute] a handle without type");
        auto type = type_from_json(*description, limits);
        if (!type) return std::move(type).error();
        part.type = *std::move(type);
      } else {
        auto value = tensor(output);
        if (!value) return std::move(value).error();
        part.tensor = *std::move(value);
      }
      m.outputs.push_back(std::move(part));
    }
    if (const Json* timings = member(header, "timings"))
      m.timings = {number_member(*timings, "wait_ms"), number_member(*timings, "compile_ms"),
                   number_member(*timings, "run_ms")};
    return m;
  }
};

/// Stores `part` as the message's body once the payload is used up.
template <class Message, class Part>
Result<Message> finished(Message message, Result<Part> part, const Reader& reader) {
  if (!part) return std::move(part).error();
  REFJIT_TRY(reader.payload.finish());
  message.body = *std::move(part);
  return message;
}

template <class Message, class Choose>
Result<Message> decode(std::string_view frame, const Limits& limits, Choose&& choose) {
  auto view = split_frame(frame, limits);
  if (!view) return std::move(view).error();
  auto header = parse_json(view->header);
  if (!header || !header->is_object()) return protocol_error("[frame] header is not a JSON object");
  auto id = int_member(*header, "id", 0, kMaxId);
  auto op = string_member(*header, "op");
  if (!id || !op) return protocol_error("[frame] header needs id and op");
  Message message;
  message.id = static_cast<uint64_t>(*id);
  Reader reader{*header, PayloadReader(view->payload), limits};
  return choose(*op, std::move(message), reader);
}

}  // namespace

Result<Request> decode_request(std::string_view frame, const Limits& limits) {
  return decode<Request>(frame, limits, [](const std::string& op, Request message, Reader& r) -> Result<Request> {
    if (op == "hello") return finished(std::move(message), r.hello_request(), r);
    if (op == "compile") return finished(std::move(message), r.compile_request(), r);
    if (op == "put") return finished(std::move(message), r.put_request(), r);
    if (op == "get") return finished(std::move(message), r.get_request(), r);
    if (op == "free") return finished(std::move(message), r.free_request(), r);
    if (op == "execute") return finished(std::move(message), r.execute_request(), r);
    return protocol_error("[frame] there is no request '" + op.substr(0, 32) + "'");
  });
}

Result<Response> decode_response(std::string_view frame, const Limits& limits) {
  return decode<Response>(frame, limits, [](const std::string& op, Response message, Reader& r) -> Result<Response> {
    if (op == "error") {
      message.body = r.error_reply();
      return message;
    }
    if (op == "hello") return finished(std::move(message), r.hello_reply(), r);
    if (op == "compile") return finished(std::move(message), r.compile_reply(), r);
    if (op == "put") return finished(std::move(message), r.put_reply(), r);
    if (op == "get") return finished(std::move(message), r.get_reply(), r);
    if (op == "free") return finished(std::move(message), r.free_reply(), r);
    if (op == "execute") return finished(std::move(message), r.execute_reply(), r);
    return protocol_error("[frame] there is no response '" + op.substr(0, 32) + "'");
  });
}

uint64_t peek_id(std::string_view frame, const Limits& limits) {
  auto view = split_frame(frame, limits);
  if (!view) return 0;
  auto header = parse_json(view->header);
  if (!header) return 0;
  return static_cast<uint64_t>(int_member(*header, "id", 0, kMaxId).value_or(0));
}

}  // namespace refjit::protocol
