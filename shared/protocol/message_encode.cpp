#include "protocol/message.h"
#include "protocol/message_parts.h"

namespace refjit::protocol {
namespace {

Json tensor_json(const Tensor& tensor) { return type_json({tensor.dtype, tensor.shape}); }

Json plan_json(const runtime::PlanInfo& plan) {
  return {{"executor", std::string(executor_name(plan.executor))},
          {"launches", plan.launches},
          {"kernels", plan.kernels},
          {"arena_bytes", plan.arena_bytes},
          {"written_inputs", plan.written_inputs}};
}

/// Writes a body's members into the header and collects its payload parts.
struct Writer {
  Json header = Json::object();
  std::vector<const Tensor*> tensors;
  std::string_view text;

  void operator()(const HelloRequest& m) {
    header["op"] = "hello";
    header["protocol"] = m.protocol;
    header["client"] = m.client;
  }
  void operator()(const CompileRequest& m) {
    header["op"] = "compile";
    if (!m.program.empty()) header["program"] = m.program;
    header["text_bytes"] = m.text.size();
    header["executor"] = std::string(executor_name(m.executor));
    if (m.has_inputs) {
      Json inputs = Json::array();
      for (const TensorType& type : m.inputs) inputs.push_back(type_json(type));
      header["inputs"] = std::move(inputs);
    }
    text = m.text;
  }
  void operator()(const PutRequest& m) {
    header["op"] = "put";
    header["tensor"] = tensor_json(m.tensor);
    tensors.push_back(&m.tensor);
  }
  void operator()(const GetRequest& m) {
    header["op"] = "get";
    header["handle"] = m.handle;
  }
  void operator()(const FreeRequest& m) {
    header["op"] = "free";
    header["handles"] = m.handles;
  }
  void operator()(const ExecuteRequest& m) {
    header["op"] = "execute";
    header["program"] = m.program;
    header["executor"] = std::string(executor_name(m.executor));
    Json inputs = Json::array();
    for (const Operand& input : m.inputs) {
      Json one;
      if (input.handle != 0) {
        one["handle"] = input.handle;
        if (input.is_donated) one["donate"] = true;
      } else {
        one["tensor"] = tensor_json(input.tensor);
        tensors.push_back(&input.tensor);
      }
      inputs.push_back(std::move(one));
    }
    header["inputs"] = std::move(inputs);
    header["outputs"] = m.keep_outputs ? "handles" : "tensors";
  }

  void operator()(const Error& m) {
    header["op"] = "error";
    header["error"] = {{"kind", std::string(error_kind_name(m.kind))}, {"type", m.type}, {"message", m.message}};
  }
  void operator()(const HelloReply& m) {
    header["op"] = "hello";
    header["protocol"] = m.protocol;
    header["version"] = m.version;
    header["device"] = {{"name", m.device.name}, {"description", m.device.description}};
    Json devices = Json::array();
    for (const DeviceListing& d : m.devices) devices.push_back({{"name", d.name}, {"description", d.description}});
    header["devices"] = std::move(devices);
    header["operators"] = m.operators;
    header["limits"] = {{"max_frame_bytes", m.max_frame_bytes}, {"quota_bytes", m.quota_bytes}};
  }
  void operator()(const CompileReply& m) {
    header["op"] = "compile";
    header["program"] = m.program;
    if (m.is_planned) header["plan"] = plan_json(m.plan);
    header["milliseconds"] = m.milliseconds;
  }
  void operator()(const PutReply& m) {
    header["op"] = "put";
    header["handle"] = m.handle;
  }
  void operator()(const GetReply& m) {
    header["op"] = "get";
    header["tensor"] = tensor_json(m.tensor);
    tensors.push_back(&m.tensor);
  }
  void operator()(const FreeReply& m) {
    header["op"] = "free";
    header["freed"] = m.freed;
  }
  void operator()(const ExecuteReply& m) {
    header["op"] = "execute";
    Json outputs = Json::array();
    for (const ResultPart& output : m.outputs) {
      if (output.handle != 0) {
        outputs.push_back({{"handle", output.handle}, {"type", type_json(output.type)}});
      } else {
        outputs.push_back({{"tensor", tensor_json(output.tensor)}});
        tensors.push_back(&output.tensor);
      }
    }
    header["outputs"] = std::move(outputs);
    header["timings"] = {
        {"wait_ms", m.timings.wait_ms}, {"compile_ms", m.timings.compile_ms}, {"run_ms", m.timings.run_ms}};
  }
};

template <class Message>
Result<std::string> encode_message(const Message& message) {
  Writer writer;
  writer.header["id"] = message.id;
  std::visit(writer, message.body);
  std::string frame = begin_frame(json_text(writer.header));
  if (!writer.text.empty()) append_part(frame, writer.text.data(), static_cast<int64_t>(writer.text.size()));
  for (const Tensor* tensor : writer.tensors) REFJIT_TRY(append_tensor(frame, *tensor));
  return frame;
}

}  // namespace

Result<std::string> encode(const Request& request) { return encode_message(request); }
Result<std::string> encode(const Response& response) { return encode_message(response); }

}  // namespace refjit::protocol
