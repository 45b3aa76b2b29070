#include "protocol/replay.h"

#include <cmath>

#include "base/number_text.h"
#include "base/program_place.h"
#include "protocol/json.h"
#include "protocol/program_text.h"

namespace refjit::protocol {
namespace {

using runtime::LaunchRecord;

/// A page's memory and a visitor's patience end somewhere.
constexpr size_t kMostOperators = 500;
constexpr int64_t kMostOperatorBytes = int64_t{128} << 20;

std::vector<Tensor> tensors_of(const ExecuteReply& reply) {
  std::vector<Tensor> tensors;
  for (const ResultPart& part : reply.outputs) tensors.push_back(part.tensor);
  return tensors;
}

std::string element_text(const Tensor& t, int64_t index) {
  if (!is_float(t.dtype)) return std::to_string(element_as_int(t, index));
  const double value = element_as_double(t, index);
  const bool is_short = t.dtype != DType::Float64 && std::isfinite(value);
  return is_short ? repr_of_digits(shortest_digits(static_cast<float>(value))) : shortest_double(value);
}

std::string index_text(const Shape& shape, int64_t index) {
  std::string text;
  for (uint32_t axis = shape.size(); axis-- > 0; index /= shape[axis])
    text = std::to_string(index % shape[axis]) + (text.empty() ? "" : ", " + text);
  return "[" + text + "]";
}

/// The first element beyond `tolerance`; empty for complex numbers, whose halves are compared.
std::string departure_text(std::span<const Tensor> expected, std::span<const Tensor> got,
                           const runtime::Tolerance& tolerance) {
  for (size_t i = 0; i < expected.size() && i < got.size(); ++i) {
    const auto one = runtime::compare(expected[i], got[i], tolerance);
    if (!one || one->is_ok() || is_complex(expected[i].dtype)) continue;
    const int64_t at = one->first_outside;
    return (expected.size() > 1 ? "result " + std::to_string(i) + ", " : std::string()) + "element " +
           index_text(expected[i].shape, at) + " is " + element_text(got[i], at) + ", expected " +
           element_text(expected[i], at);
  }
  return "";
}

Json operator_json(const OperatorRow& row) {
  Json one = {{"operator", row.op},
              {"type", row.type},
              {"file", row.file},
              {"line", row.line},
              {"max_ulp", row.difference.max_ulp},
              {"max_abs", row.difference.max_absolute},
              {"ok", row.is_ok}};
  if (!row.departure.empty()) one["departure"] = row.departure;
  if (!row.error.empty()) one["error"] = row.error;
  return one;
}

}  // namespace

Replay::Replay(std::vector<LaunchRecord> launches, std::unique_ptr<runtime::Device> reference, const FileTable* files,
               std::optional<runtime::Tolerance> tolerance)
    : launches_(std::move(launches)), reference_(std::move(reference)), files_(files), tolerance_(tolerance) {}

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

runtime::Tolerance Replay::tolerance_of(const LaunchRecord& launch) const {
  return tolerance_ ? *tolerance_ : runtime::launch_tolerance(launch);
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
  request.program = record.program.id();
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
  server_ = std::move(reply);
  current_ = static_cast<size_t>(-1);
  return next_launch();
}

Replay::Frames Replay::next_launch() {
  while (true) {
    if (current_ != static_cast<size_t>(-1)) rows_.push_back(std::move(row_));
    row_ = {};
    if (++current_ >= launches_.size()) {
      stage_ = Stage::Done;
      return std::vector<std::string>();
    }
    row_.program = launch().program.id();
    row_.function = launch().function;
    row_.outputs = static_cast<int64_t>(launch().outputs.size());
    if (!needs_host(*launch().program.module)) return send_compile(Stage::Compile);
    row_.skipped = "it prints, raises or computes in Python, which no device does";
    row_.is_ok = true;
  }
}

Replay::Frames Replay::on_execute(ExecuteReply reply) {
  row_.milliseconds = reply.timings.run_ms;
  auto difference = runtime::compare(launch().outputs, tensors_of(reply), tolerance_of(launch()));
  if (!difference) {
    row_.error = difference.error().message;
    return take_apart();
  }
  row_.difference = *difference;
  row_.is_ok = difference->is_ok();
  return take_apart();
}

Replay::Frames Replay::take_apart() {
  const bool is_first = taken_apart_.insert(launch().program.id()).second;
  if (row_.is_ok && !is_first) return next_launch();
  auto apart = runtime::take_apart(launch(), *reference_, kMostOperators, kMostOperatorBytes);
  if (!apart) {
    row_.operators_note = apart.error().message;
    return next_launch();
  }
  operators_ = std::move(apart->operators);
  if (!apart->is_whole)
    row_.operators_note = "the first " + std::to_string(operators_.size()) + " operators were tried, not all";
  current_operator_ = static_cast<size_t>(-1);
  return next_operator();
}

Replay::Frames Replay::next_operator() {
  if (++current_operator_ >= operators_.size()) return next_launch();
  return send_compile(Stage::OperatorCompile);
}

/// The row of the operator that has been tried.
OperatorRow& Replay::add_operator() {
  const runtime::OperatorLaunch& record = operators_[current_operator_];
  OperatorRow& row = row_.operators.emplace_back();
  row.op = record.function;
  if (!record.outputs.empty())
    row.type = std::string(ir_name(record.outputs[0].dtype)) + " " + shape_text(record.outputs[0].shape);
  if (!files_) return row;
  const Span place = program_place(*files_, record.places);
  row.file = file_name(*files_, place);
  row.line = place.line;
  return row;
}

Replay::Frames Replay::on_operator(ExecuteReply reply) {
  const LaunchRecord& record = running();
  OperatorRow& row = add_operator();
  const auto results = tensors_of(reply);
  const runtime::Tolerance tolerance = tolerance_of(record);
  if (auto difference = runtime::compare(record.outputs, results, tolerance)) {
    row.difference = *difference;
    row.is_ok = difference->is_ok();
    if (!row.is_ok) row.departure = departure_text(record.outputs, results, tolerance);
  } else {
    row.error = difference.error().message;
  }
  if (!row.is_ok && row_.op.empty()) row_.op = row.op;
  return next_operator();
}

Replay::Frames Replay::on_error(const Error& error) {
  if (stage_ == Stage::Hello) return Error(error);
  if (stage_ == Stage::OperatorCompile || stage_ == Stage::OperatorExecute) {
    add_operator().error = error.message;
    if (row_.op.empty()) row_.op = running().function;
    return next_operator();
  }
  row_.is_ok = false;
  row_.error = error.message;
  return take_apart();
}

std::string Replay::json() const {
  Json state = {{"done", is_done()},
                {"server", nullptr},
                {"error", nullptr},
                {"recorded", launches_.size()},
                {"launches", Json::array()}};
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
    if (!row.skipped.empty()) one["skipped"] = row.skipped;
    if (!row.error.empty()) one["error"] = row.error;
    one["milliseconds"] = row.milliseconds;
    one["operators"] = Json::array();
    for (const OperatorRow& each : row.operators) one["operators"].push_back(operator_json(each));
    if (!row.operators_note.empty()) one["operators_note"] = row.operators_note;
    state["launches"].push_back(std::move(one));
  }
  return json_text(state);
}

}  // namespace refjit::protocol
