// What a hostile or broken peer sends: each gets an error, and the server lives.
#include <random>

#include "protocol/program_text.h"
#include "server_fixture.h"

using namespace refjit;
using namespace refjit::test;
using namespace refjit::protocol;

namespace {

CompileRequest compile_request(const runtime::Program& program) {
  CompileRequest request;
  request.program = program.id();
  request.text = program_text(program);
  return request;
}

ExecuteRequest execute_request(const std::string& program, const std::vector<Tensor>& inputs) {
  ExecuteRequest request;
  request.program = program;
  for (const Tensor& input : inputs) request.inputs.push_back({0, false, input});
  return request;
}

Result<std::unique_ptr<devices::SocketClient>> connect(const server::Server& server, const std::string& token,
                                                       const std::string& origin = {}) {
  devices::SocketOptions options;
  options.origin = origin;
  return devices::SocketClient::connect(address_of(server), token, options);
}

}  // namespace

TEST_CASE("server: a wrong or missing token is refused with 401", "[server][attack]") {
  auto server = start_server();
  for (const char* token : {"", "wrong", "secre", "secret1"}) {
    auto refused = connect(*server, token);
    REQUIRE_FALSE(refused);
    INFO(refused.error().message);
    CHECK(refused.error().message.find("401") != std::string::npos);
  }
  CHECK(is_alive(*server));
}

TEST_CASE("server: only its own pages and the allowed origins may connect", "[server][attack]") {
  auto options = quiet_options();
  options.allowed_origins = {"https://play.example.org"};
  auto server = start_server(std::move(options));
  const std::string own = "http" + server->socket_url().substr(2);
  for (const std::string& foreign :
       {std::string("http://evil.example"), own + ".evil.example", own + "0", "https" + own.substr(4),
        std::string("null"), std::string("https://play.example.org.evil.example")}) {
    auto refused = connect(*server, "secret", foreign);
    INFO(foreign);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().message.find("403") != std::string::npos);
  }
  CHECK(connect(*server, "secret", own));
  CHECK(connect(*server, "secret", "https://play.example.org"));
}

TEST_CASE("server: a frame over the limit closes that connection only", "[server][attack]") {
  auto options = quiet_options();
  options.limits.max_frame_bytes = 64 << 10;
  auto server = start_server(std::move(options));
  Client other(*server);
  other.hello();
  auto client = connect(*server, "secret");
  REQUIRE(client);
  const std::string big(1 << 20, 'x');
  // The server may close before everything is sent: either call may be the one that fails.
  if ((*client)->send(big)) {
    auto answer = (*client)->receive();
    REQUIRE_FALSE(answer);
    CHECK((*client)->close_code() == 1009);
  }
  CHECK_FALSE((*client)->is_open());
  other.hello();
  CHECK(is_alive(*server));
}

TEST_CASE("server: random bytes and text messages get protocol errors", "[server][attack]") {
  auto server = start_server();
  Client client(*server);
  client.hello();
  std::mt19937 random(3);
  for (int round = 0; round < 300; ++round) {
    std::string noise(random() % 100, '\0');
    for (char& c : noise) c = static_cast<char>(random());
    Response response = client.ask_bytes(noise);
    REQUIRE(std::holds_alternative<Error>(response.body));
    CHECK(std::get<Error>(response.body).kind == ErrorKind::Protocol);
  }
  Response response = client.ask_bytes("hello", /*is_binary=*/false);
  CHECK(std::holds_alternative<Error>(response.body));
  client.hello();
}

TEST_CASE("server: requests before hello and other versions are refused", "[server][attack]") {
  auto server = start_server();
  Client client(*server);
  CHECK(client.expect_error(PutRequest{floats({1}, {1})}).message.find("hello") != std::string::npos);
  CHECK(client.expect_error(HelloRequest{99, "future"}).message.find("99") != std::string::npos);
  client.hello();
}

TEST_CASE("server: malformed graphs are refused and name what is wrong", "[server][attack]") {
  auto server = start_server();
  Client client(*server);
  client.hello();
  const runtime::Program program = multiply_add();
  CompileRequest request = compile_request(program);
  request.program = std::string(64, '0');
  CHECK(client.expect_error(request).message.find("hash") != std::string::npos);
  request = compile_request(program);
  request.program.clear();
  for (const char* bad : {"", "garbage", "%0 = Add()", "((((((((((((", "\xff\xfe"}) {
    request.text = bad;
    if (request.text.empty()) request.text = " ";
    CHECK(client.expect_error(request).kind == ErrorKind::Protocol);
  }
  // Types that do not fit are the operator's own error, at planning.
  request = compile_request(program);
  request.has_inputs = true;
  request.inputs = {f32({2, 3}), f32({2, 3}), f32({2, 4})};
  client.expect_error(request);
  request.inputs = {f32({2, 3})};
  client.expect_error(request);
  client.hello();
}

TEST_CASE("server: the sender's types of intermediate values are not believed", "[server][attack]") {
  auto server = start_server();
  Client client(*server);
  client.hello();
  // The graph says that a*b is (1000, 1000): taken at its word, Add would read far beyond its operand.
  GraphMaker g;
  ir::Node* a = g.parameter("a", f32({2, 3}));
  ir::Node* product = g.call("Mul", {a, a});
  ir::Node* sum = g.call("Add", {product, a});
  product->abstract = ir::Abstract::tensor(f32({1000, 1000}));
  sum->abstract = ir::Abstract::tensor(f32({1000, 1000}));
  const runtime::Program program = g.finish(sum);
  client.expect<CompileReply>(compile_request(program));
  const auto reply = client.expect<ExecuteReply>(execute_request(program.id(), {floats({2, 3}, {1, 2, 3, 4, 5, 6})}));
  REQUIRE(reply.outputs.size() == 1);
  CHECK(reply.outputs[0].tensor.shape == Shape{2, 3});
  CHECK(values_of(reply.outputs[0].tensor) == std::vector<float>{2, 6, 12, 20, 30, 42});
}

TEST_CASE("server: gradients whose operands do not fit what they are of are refused", "[server][attack]") {
  auto server = start_server();
  Client client(*server);
  client.hello();
  // Kernels read all operands as the first one's kind, in the lengths that the attributes name.
  const struct {
    const char *parameters, *call;
    std::vector<Tensor> inputs;
    const char* says;
  } cases[] = {
      {"%para1_a: <Tensor[Float32], (1, 1, 3, 3)>\n%para2_b: <Tensor[Bool], (1, 1, 1, 1)>\n"
       "%para3_c: <Tensor[Float32], (1, 1, 1, 1)>\n",
       "MaxPoolGrad(%para1_a, %para2_b, %para3_c, I64(3), I64(3), \"valid\", \"NCHW\") : <Tensor[Float32], (1, 1, 3, "
       "3)>",
       {floats({1, 1, 3, 3}, std::vector<float>(9, 1)), *Tensor::empty(DType::Bool, {1, 1, 1, 1}),
        floats({1, 1, 1, 1}, {1})},
       "must be same"},
      {"%para1_a: <Tensor[Float32], (5, 3, 6)>\n",
       "PadV3Grad(%para1_a, (I64(3), I64(4)), (I64(1), I64(1), I64(2), I64(0)), \"symmetric\", Bool(1)) : "
       "<Tensor[Float32], (3, 4)>",
       {floats({5, 3, 6}, std::vector<float>(90, 1))},
       "[5, 6]"},
  };
  for (const auto& one : cases) {
    CompileRequest request;
    request.text = "# IR entry: @f\n# Total subgraphs: 1\n\n# Total params: " + std::to_string(one.inputs.size()) +
                   "\n# Params:\n" + one.parameters + "\nsubgraph @f() {\n  %0 = " + one.call + "\n  Return(%0)\n}\n";
    const auto compiled = client.expect<CompileReply>(request);
    const Error error = client.expect_error(execute_request(compiled.program, one.inputs));
    INFO(error.message);
    CHECK(error.message.find(one.says) != std::string::npos);
  }
  client.hello();
}

TEST_CASE("server: unknown programs and handles are errors", "[server][attack]") {
  auto server = start_server();
  Client client(*server);
  client.hello();
  CHECK(client.expect_error(execute_request(std::string(64, 'a'), {})).message.find("compile first") !=
        std::string::npos);
  CHECK(client.expect_error(GetRequest{77}).message.find("77") != std::string::npos);
  CHECK(client.expect_error(FreeRequest{{77}}).message.find("77") != std::string::npos);
  const runtime::Program program = multiply_add();
  client.expect<CompileReply>(compile_request(program));
  ExecuteRequest launch = execute_request(program.id(), multiply_add_inputs());
  launch.inputs[1] = {77, false, {}};
  CHECK(client.expect_error(launch).message.find("77") != std::string::npos);
  // Handles belong to a session: another client cannot name them.
  const auto put = client.expect<PutReply>(PutRequest{floats({1}, {1})});
  Client other(*server);
  other.hello();
  other.expect_error(GetRequest{put.handle});
  client.expect<GetReply>(GetRequest{put.handle});
}

TEST_CASE("server: the quota bounds what a session keeps, and freeing makes room", "[server][attack]") {
  auto options = quiet_options();
  options.limits.quota_bytes = 1 << 10;
  auto server = start_server(std::move(options));
  Client client(*server);
  client.hello();
  const Tensor half = floats({128}, std::vector<float>(128, 1));
  const auto first = client.expect<PutReply>(PutRequest{half});
  const auto second = client.expect<PutReply>(PutRequest{half});
  CHECK(client.expect_error(PutRequest{half}).message.find("quota") != std::string::npos);
  client.expect<FreeReply>(FreeRequest{{first.handle}});
  client.expect_error(GetRequest{first.handle});
  client.expect<PutReply>(PutRequest{half});
  client.expect<GetReply>(GetRequest{second.handle});
}

TEST_CASE("server: a program whose results exceed the quota is a MemoryError", "[server][attack]") {
  auto options = quiet_options();
  options.limits.quota_bytes = 1 << 20;
  auto server = start_server(std::move(options));
  Client client(*server);
  client.hello();
  GraphMaker g;
  ir::Node* x = g.parameter("x", f32({4096, 1}));
  ir::Node* y = g.parameter("y", f32({1, 4096}));
  const runtime::Program program = g.finish(g.call("Add", {x, y}));
  client.expect<CompileReply>(compile_request(program));
  const std::vector<float> column(4096, 1);
  const Error error =
      client.expect_error(execute_request(program.id(), {floats({4096, 1}, column), floats({1, 4096}, column)}));
  CHECK(error.type == "MemoryError");
  client.hello();
}

TEST_CASE("server: donated inputs are gone after the launch, kept results are handles", "[server]") {
  auto server = start_server();
  Client client(*server);
  client.hello();
  const runtime::Program program = multiply_add();
  client.expect<CompileReply>(compile_request(program));
  const auto inputs = multiply_add_inputs();
  const auto put = client.expect<PutReply>(PutRequest{inputs[0]});
  ExecuteRequest launch = execute_request(program.id(), inputs);
  launch.inputs[0] = {put.handle, true, {}};
  launch.keep_outputs = true;
  const auto reply = client.expect<ExecuteReply>(launch);
  REQUIRE(reply.outputs.size() == 1);
  CHECK(reply.outputs[0].type == f32({2, 3}));
  client.expect_error(GetRequest{put.handle});
  const auto result = client.expect<GetReply>(GetRequest{reply.outputs[0].handle});
  CHECK(values_of(result.tensor) == std::vector<float>{10.5f, 20.5f, 36, 52, 45, 102});
  CHECK(reply.timings.run_ms >= 0);
}

TEST_CASE("server: sessions are limited and make room when they end", "[server][attack]") {
  auto options = quiet_options();
  options.max_sessions = 2;
  auto server = start_server(std::move(options));
  auto first = connect(*server, "secret");
  auto second = connect(*server, "secret");
  REQUIRE(first);
  REQUIRE(second);
  auto third = connect(*server, "secret");
  REQUIRE_FALSE(third);
  CHECK(third.error().message.find("503") != std::string::npos);
  first->reset();
  // The server notices the close on its own thread; asking again is bounded.
  bool is_let_in = false;
  for (int i = 0; i < 200 && !is_let_in; ++i) is_let_in = static_cast<bool>(connect(*server, "secret"));
  CHECK(is_let_in);
}

TEST_CASE("server: many requests in flight are answered in order", "[server]") {
  auto server = start_server();
  Client client(*server);
  client.hello();
  constexpr uint64_t kRequests = 100;
  for (uint64_t i = 0; i < kRequests; ++i) {
    auto frame = encode(Request{1000 + i, GetRequest{1 + i}});
    REQUIRE(frame);
    REQUIRE(client.socket->send(*frame));
  }
  for (uint64_t i = 0; i < kRequests; ++i) {
    auto answer = client.socket->receive();
    if (!answer) FAIL(i << " " << answer.error().message);
    auto response = decode_response(*answer, Limits());
    REQUIRE(response);
    CHECK(response->id == 1000 + i);
  }
}
