#include "protocol/replay.h"

#include "protocol/json.h"
#include "protocol/program_text.h"

namespace refjit::protocol {
namespace {

using runtime::LaunchRecord;

std::vector<Tensor> tensors_of(const ExecuteReply& reply) {
  std::vector<Tensor> tensors;
  for (const ResultPart& part : reply.outputs) tensors.push_back(part.tensor);
  return tensors;
}

}  // namespace

Replay::Replay(std::vector<LaunchRecord> launches, std::unique_ptr<runtime::Device> reference)
    : launches_(std::move(launches)), reference_(std::move(reference)) {}

std::vector<std::string> Replay::start() {
  if (stage_ != Stage::Idle) return {};
  auto frames = send(Stage::Hello, HelloRequest{kProtocolVersion, "replay"});
  if (frames) return *std::move(frames);
  error_ = frames.error().message;
  stage_ = Stage::Done;
  return {};
}

Result<std::vector<std::string>> Replay::receive(std::string_view frame) {
  if (stage_ == Stage::Idle || stage_ == Stage::Done) return protocol_error("[replay] nothing was asked");
  auto response = decode_response(frame, Limits());
  Result<std::vector<std::string>> frames = protocol_error("[replay] the server's answer does not fit the question");
  if (!response) {
    frames = std::move(response).error();
  } else if (auto* error = std::get_if<Error>(&response->body)) {
    frames = on_error(*error);
  } else if (response->id != request_id_) {
    frames = protocol_error("[replay] the server answered another request");
  } else if (auto* hello = std::get_if<HelloReply>(&response->body); hello && stage_ == Stage::Hello) {
    frames = on_hello(std::move(*hello));
  } else if (auto* compile = std::get_if<CompileReply>(&response->body)) {
    compiled_ = compile->program;
    if (stage_ == Stage::Compile) frames = send_execute(Stage::Execute);
    if (stage_ == Stage::OperatorCompile) frames = send_execute(Stage::OperatorExecute);
  } else if (auto* execute = std::get_if<ExecuteReply>(&response->body)) {
    if (stage_ == Stage::Execute)
      frames = on_execute(std::move(*execute));
    else if (stage_ == Stage::OperatorExecute)
      frames = on_operator(std::move(*execute));
  }
  if (!frames) {
    error_ = frames.error().message;
    stage_ = Stage::Done;
  }
  return frames;
}

const LaunchRecord& Replay::running() const {
  const bool is_operator = stage_ == Stage::OperatorCompile || stage_ == Stage::OperatorExecute;
  return is_operator ? operators_[current_operator_] : launch();
}

Replay::Frames Replay::send(Stage stage, decltype(Request::body) body) {
  stage_ = stage;
  auto frame = encode(Request{++request_id_, std::move(body)});
  if (!frame) return std::move(frame).error();
  return std::vector<std::string>{*std::move(frame)};
}

Replay::Frames Replay::send_compile(Stage stage) {
  stage_ = stage;
  const LaunchRecord& record = running();
  CompileRequest request;
  request.program = record.program.id;
  request.text = program_text(record.program);
  request.executor = record.executor;
  return send(stage, std::move(request));
}

Replay::Frames Replay::send_execute(Stage stage) {
  stage_ = stage;
  const LaunchRecord& record = running();
  ExecuteRequest request;
  request.program = compiled_;
  request.executor = record.executor;
  for (const Tensor& input : record.inputs) request.inputs.push_back({0, false, input});
  return send(stage, std::move(request));
}

Replay::Frames Replay::on_hello(HelloReply reply) {
  if (reply.protocol != kProtocolVersion)
    return protocol_error("[hello] the server speaks version " + std::to_string(reply.protocol) + ", expected " +
                          std::to_string(kProtocolVersion));
  server_ = std::move(reply);
  current_ = static_cast<size_t>(-1);
  return next_launch();
}

Replay::Frames Replay::next_launch() {
  if (current_ != static_cast<size_t>(-1)) rows_.push_back(std::move(row_));
  row_ = {};
  if (++current_ >= launches_.size()) {
    stage_ = Stage::Done;
    return std::vector<std::string>();
  }
  row_.program = launch().program.id;
  row_.function = launch().function;
  row_.outputs = static_cast<int64_t>(launch().outputs.size());
  return send_compile(Stage::Compile);
}

Replay::Frames Replay::on_execute(ExecuteReply reply) {
  row_.milliseconds = reply.timings.run_ms;
  auto difference = runtime::compare(launch().outputs, tensors_of(reply), runtime::launch_tolerance(launch()));
  if (!difference) {
    row_.error = difference.error().message;
    return next_launch();
  }
  row_.difference = *difference;
  row_.is_ok = difference->is_ok();
  if (row_.is_ok) return next_launch();
  auto operators = runtime::per_operator(launch(), *reference_);
  if (!operators) return next_launch();
  operators_ = *std::move(operators);
  current_operator_ = static_cast<size_t>(-1);
  return next_operator();
}

Replay::Frames Replay::next_operator() {
  if (++current_operator_ >= operators_.size()) return next_launch();
  return send_compile(Stage::OperatorCompile);
}

Replay::Frames Replay::on_operator(ExecuteReply reply) {
  const LaunchRecord& record = running();
  auto difference = runtime::compare(record.outputs, tensors_of(reply), runtime::launch_tolerance(record));
  if (difference && difference->is_ok()) return next_operator();
  row_.op = record.function;
  return next_launch();
}

Replay::Frames Replay::on_error(const Error& error) {
  if (stage_ == Stage::Hello) return Error(error);
  if (stage_ == Stage::OperatorCompile || stage_ == Stage::OperatorExecute) row_.op = running().function;
  row_.is_ok = false;
  row_.error = error.message;
  return next_launch();
}

std::string Replay::json() const {
  Json state = {{"done", is_done()}, {"server", nullptr}, {"error", nullptr}, {"launches", Json::array()}};
  if (server_) state["server"] = {{"version", server_->version}, {"device", server_->device.name}};
  if (!error_.empty()) state["error"] = error_;
  for (const ReplayRow& row : rows_) {
    Json one = {{"program", row.program},
                {"function", row.function},
                {"outputs", row.outputs},
                {"max_ulp", row.difference.max_ulp},
                {"max_abs", row.difference.max_absolute},
                {"ok", row.is_ok}};
    if (!row.op.empty()) one["operator"] = row.op;
    if (!row.error.empty()) one["error"] = row.error;
    one["milliseconds"] = row.milliseconds;
    state["launches"].push_back(std::move(one));
  }
  return json_text(state);
}

}  // namespace refjit::protocol
