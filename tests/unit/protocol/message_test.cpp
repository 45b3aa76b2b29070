#include "protocol/message.h"

#include <random>

#include "../runtime/programs.h"

using namespace refjit;
using namespace refjit::protocol;
using namespace refjit::test;

namespace {

template <class Body>
Body sent(Body body) {
  auto frame = encode(Request{7, std::move(body)});
  REQUIRE(frame);
  auto request = decode_request(*frame, Limits());
  if (!request) FAIL(request.error().message);
  CHECK(request->id == 7);
  REQUIRE(std::holds_alternative<Body>(request->body));
  return std::get<Body>(request->body);
}

template <class Body>
Body answered(Body body) {
  auto frame = encode(Response{9, std::move(body)});
  REQUIRE(frame);
  auto response = decode_response(*frame, Limits());
  if (!response) FAIL(response.error().message);
  CHECK(response->id == 9);
  REQUIRE(std::holds_alternative<Body>(response->body));
  return std::get<Body>(response->body);
}

std::string execute_frame() {
  ExecuteRequest request;
  request.program = std::string(64, 'a');
  request.inputs = {{3, true, {}}, {0, false, floats({2, 3}, {1, 2, 3, 4, 5, 6})}};
  auto frame = encode(Request{1, std::move(request)});
  REQUIRE(frame);
  return *frame;
}

std::string with_header(std::string_view header) { return begin_frame(header); }

}  // namespace

TEST_CASE("message: every request comes back as it was sent", "[protocol][message]") {
  CHECK(sent(HelloRequest{1, "page"}).client == "page");
  CHECK(sent(FreeRequest{{1, 2, 3}}).handles == std::vector<Handle>{1, 2, 3});
  CHECK(sent(GetRequest{5}).handle == 5);
  CHECK(values_of(sent(PutRequest{floats({3}, {1, -0.0f, 3})}).tensor) == std::vector<float>{1, -0.0f, 3});

  CompileRequest compile;
  compile.program = std::string(64, 'b');
  compile.text = "a \"text\" with \n lines and \xc3\xa9";
  compile.executor = runtime::ExecutorKind::Sink;
  compile.has_inputs = true;
  compile.inputs = {f32({2, 3}), {DType::Bool, {}}};
  const CompileRequest got = sent(compile);
  CHECK(got.text == compile.text);
  CHECK(got.program == compile.program);
  CHECK(got.executor == runtime::ExecutorKind::Sink);
  REQUIRE(got.has_inputs);
  CHECK(got.inputs == compile.inputs);

  ExecuteRequest execute;
  execute.program = compile.program;
  execute.keep_outputs = true;
  execute.inputs = {{3, true, {}}, {0, false, floats({2}, {4, 5})}, {0, false, floats({1}, {6})}};
  const ExecuteRequest launch = sent(execute);
  CHECK(launch.keep_outputs);
  REQUIRE(launch.inputs.size() == 3);
  CHECK(launch.inputs[0].handle == 3);
  CHECK(launch.inputs[0].is_donated);
  CHECK(values_of(launch.inputs[1].tensor) == std::vector<float>{4, 5});
  CHECK(values_of(launch.inputs[2].tensor) == std::vector<float>{6});
}

TEST_CASE("message: every response comes back as it was sent", "[protocol][message]") {
  HelloReply hello;
  hello.version = "0.1.0";
  hello.device = {"reference", "the judge", true};
  hello.devices = {{"cpu", "a"}, {"cuda", "b"}};
  hello.operators = {"Add", "Mul"};
  hello.max_frame_bytes = 5;
  const HelloReply got = answered(hello);
  CHECK(got.device.name == "reference");
  CHECK(got.devices.size() == 2);
  CHECK(got.operators == hello.operators);
  CHECK(got.max_frame_bytes == 5);

  CompileReply compile;
  compile.program = std::string(64, 'c');
  compile.is_planned = true;
  compile.plan = {runtime::ExecutorKind::Sink, 1, 3, 4096};
  CHECK(answered(compile).plan.kernels == 3);
  CHECK(answered(PutReply{11}).handle == 11);
  CHECK(answered(FreeReply{2}).freed == 2);
  CHECK(values_of(answered(GetReply{floats({2}, {1, 2})}).tensor) == std::vector<float>{1, 2});

  ExecuteReply execute;
  execute.outputs = {{4, f32({8}), {}}, {0, {}, floats({2}, {7, 8})}};
  execute.timings = {1, 2, 3};
  const ExecuteReply results = answered(execute);
  REQUIRE(results.outputs.size() == 2);
  CHECK(results.outputs[0].handle == 4);
  CHECK(results.outputs[0].type == f32({8}));
  CHECK(values_of(results.outputs[1].tensor) == std::vector<float>{7, 8});
  CHECK(results.timings.run_ms == 3);

  const Error error = answered(Error{ErrorKind::User, "ValueError", "no", {}});
  CHECK(error.kind == ErrorKind::User);
  CHECK(error.type == "ValueError");
}

TEST_CASE("message: tensors of any layout travel row-major, empty ones as well", "[protocol][message]") {
  const int64_t order[] = {1, 0};
  const Tensor turned = transposed_view(floats({2, 3}, {1, 2, 3, 4, 5, 6}), order);
  CHECK(values_of(sent(PutRequest{turned}).tensor) == std::vector<float>{1, 4, 2, 5, 3, 6});
  CHECK(sent(PutRequest{floats({0, 4}, {})}).tensor.shape == Shape{0, 4});
}

TEST_CASE("message: a frame cut short anywhere is a protocol error", "[protocol][message]") {
  const std::string frame = execute_frame();
  REQUIRE(decode_request(frame, Limits()));
  int refused = 0;
  for (size_t size = 0; size < frame.size(); ++size) {
    auto request = decode_request(std::string_view(frame).substr(0, size), Limits());
    REQUIRE_FALSE(request);
    CHECK(request.error().kind == ErrorKind::Protocol);
    ++refused;
  }
  CHECK(refused > 100);
  CHECK_FALSE(decode_request(frame + "12345678", Limits()));
}

TEST_CASE("message: changed and random bytes are decoded or refused, never more", "[protocol][message][fuzz]") {
  std::mt19937 random(1);
  const std::string frame = execute_frame();
  int refused = 0;
  for (int round = 0; round < 20'000; ++round) {
    std::string changed = frame;
    for (unsigned i = 0; i <= random() % 4; ++i) changed[random() % changed.size()] = static_cast<char>(random());
    if (!decode_request(changed, Limits())) ++refused;
    if (auto response = decode_response(changed, Limits())) CHECK(std::holds_alternative<Error>(response->body));
  }
  CHECK(refused > 1000);
  for (int round = 0; round < 2000; ++round) {
    std::string noise(random() % 200, '\0');
    for (char& c : noise) c = static_cast<char>(random());
    auto request = decode_request(noise, Limits());
    CHECK_FALSE(request);
  }
}

TEST_CASE("message: the limits hold before anything is allocated", "[protocol][message]") {
  Limits limits;
  limits.max_tensor_bytes = 20;
  CHECK_FALSE(decode_request(execute_frame(), limits));
  limits = {};
  limits.max_frame_bytes = 64;
  CHECK_FALSE(decode_request(execute_frame(), limits));
  // A huge tensor without its bytes.
  CHECK_FALSE(decode_request(
      with_header(R"({"id":1,"op":"put","tensor":{"dtype":"float32","shape":[4000000000,4000000000]}})"), Limits()));
  CHECK_FALSE(
      decode_request(with_header(R"({"id":1,"op":"put","tensor":{"dtype":"float32","shape":[1000]}})"), Limits()));
  CHECK_FALSE(
      decode_request(with_header(R"({"id":1,"op":"put","tensor":{"dtype":"float32","shape":[-1]}})"), Limits()));
  CHECK_FALSE(decode_request(with_header(R"({"id":1,"op":"put","tensor":{"dtype":"pickle","shape":[]}})"), Limits()));
}

TEST_CASE("message: deep nesting, wrong types and unknown requests are refused", "[protocol][message]") {
  CHECK_FALSE(decode_request(with_header(std::string(100'000, '[')), Limits()));
  CHECK_FALSE(decode_request(with_header(R"([1,2])"), Limits()));
  CHECK_FALSE(decode_request(with_header(R"({"id":1})"), Limits()));
  CHECK_FALSE(decode_request(with_header(R"({"id":-1,"op":"hello","protocol":1})"), Limits()));
  CHECK_FALSE(decode_request(with_header(R"({"id":1,"op":"run","protocol":1})"), Limits()));
  CHECK_FALSE(decode_request(with_header(R"({"id":1,"op":"get","handle":0})"), Limits()));
  CHECK_FALSE(decode_request(with_header(R"({"id":1,"op":"get","handle":1e3})"), Limits()));
  CHECK(decode_request(with_header(R"({"id":1,"op":"hello","protocol":1})"), Limits()));
  CHECK(peek_id(with_header(R"({"id":42,"op":"run"})"), Limits()) == 42);
  CHECK(peek_id("x", Limits()) == 0);
}

TEST_CASE("message: a server of another version is refused before anything else it says", "[protocol][message]") {
  const auto hello = decode_response(with_header(R"({"id":1,"op":"hello","protocol":2,"machine":{}})"), Limits());
  REQUIRE_FALSE(hello);
  CHECK(hello.error().message ==
        "[hello] the server speaks version 2 of the device protocol, and this client version 1: take both from one "
        "refjit");
}
