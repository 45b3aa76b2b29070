// The page's replay, with a Dispatcher at the other end instead of a socket: what differs is found and named.
#include "protocol/replay.h"

#include <nlohmann/json.hpp>

#include "devices/testing/one_ulp_device.h"
#include "runtime/conformance.h"
#include "server/dispatcher.h"
#include "server_fixture.h"

using namespace refjit;
using namespace refjit::test;

namespace {

server::ServeOptions spoiled_options(const std::string& op) {
  auto options = quiet_options();
  options.open_device = [op](Memory& outputs) -> Result<std::unique_ptr<runtime::Device>> {
    return devices::make_one_ulp_device(op, outputs);
  };
  return options;
}

runtime::LaunchRecord record(const runtime::Program& program, const std::vector<Tensor>& inputs) {
  auto device = runtime::make_reference_device();
  const auto types = types_of(inputs);
  auto executable = device->compile(program, types, runtime::ExecutorKind::Sink);
  REQUIRE(executable);
  runtime::LaunchRecord launch{program, "f", runtime::ExecutorKind::Sink, inputs, {}};
  REQUIRE((*executable)->run(inputs, launch.outputs));
  return launch;
}

/// Pumps frames until the replay is done.
void pump(protocol::Replay& replay, const server::ServeOptions& options) {
  server::Dispatcher dispatcher(options);
  std::vector<std::string> frames = replay.start();
  for (int round = 0; round < 1000 && !replay.is_done(); ++round) {
    REQUIRE(frames.size() == 1);
    auto next = replay.receive(dispatcher.answer(frames[0], 0));
    if (!next) FAIL(next.error().message);
    frames = *std::move(next);
  }
  REQUIRE(replay.is_done());
}

}  // namespace

TEST_CASE("replay: the reference at the server differs by nothing", "[server][replay]") {
  const auto options = quiet_options();
  std::vector<runtime::LaunchRecord> launches(3, record(multiply_add(), multiply_add_inputs()));
  protocol::Replay replay(launches, runtime::make_reference_device());
  pump(replay, options);
  REQUIRE(replay.rows().size() == 3);
  for (const auto& row : replay.rows()) {
    CHECK(row.is_ok);
    CHECK(row.difference.max_ulp == 0);
    CHECK(row.error.empty());
    CHECK(row.program == launches[0].program.id());
  }
  const auto json = nlohmann::json::parse(replay.json());
  CHECK(json["done"] == true);
  CHECK(json["server"]["device"] == "reference");
  CHECK(json["error"].is_null());
  CHECK(json["launches"][0]["max_ulp"] == 0);
  CHECK(json["launches"][0]["ok"] == true);
}

TEST_CASE("replay: the operators of each program's first launch stand for themselves", "[server][replay]") {
  const auto options = quiet_options();
  std::vector<runtime::LaunchRecord> launches(2, record(multiply_add(), multiply_add_inputs()));
  protocol::Replay replay(launches, runtime::make_reference_device());
  pump(replay, options);
  REQUIRE(replay.rows().size() == 2);
  const auto& operators = replay.rows()[0].operators;
  REQUIRE(operators.size() == 2);
  CHECK(operators[0].op == "Mul");
  CHECK(operators[1].op == "Add");
  CHECK(operators[1].type == "Float32 (2, 3)");
  for (const auto& one : operators) CHECK(one.is_ok);
  CHECK(replay.rows()[0].operators_note.empty());
  CHECK(replay.rows()[1].operators.empty());
}

TEST_CASE("replay: a device that is off by one ulp fails, and its operator is named", "[server][replay]") {
  for (const char* op : {"Mul", "Add"}) {
    // Adding zero keeps the last place of the product, which a larger summand would round away.
    auto inputs = multiply_add_inputs();
    inputs[2] = floats({2, 3}, std::vector<float>(6, 0.0f));
    protocol::Replay replay({record(multiply_add(), inputs)}, runtime::make_reference_device());
    pump(replay, spoiled_options(op));
    REQUIRE(replay.rows().size() == 1);
    CHECK_FALSE(replay.rows()[0].is_ok);
    CHECK(replay.rows()[0].op == op);
    CHECK(replay.rows()[0].difference.max_ulp >= 1);
    REQUIRE(replay.rows()[0].operators.size() == 2);
    for (const auto& one : replay.rows()[0].operators) {
      CHECK(one.is_ok == (one.op != op));
      CHECK((one.departure.find("element [0, 0] is ") == 0) == (one.op == op));
    }
  }
}

TEST_CASE("replay: a launch that the server refuses is a row with the error", "[server][replay]") {
  auto options = quiet_options();
  options.limits.max_tensor_bytes = 8;
  protocol::Replay replay({record(multiply_add(), multiply_add_inputs())}, runtime::make_reference_device());
  pump(replay, options);
  REQUIRE(replay.rows().size() == 1);
  CHECK_FALSE(replay.rows()[0].is_ok);
  CHECK_FALSE(replay.rows()[0].error.empty());
  REQUIRE(replay.rows()[0].operators.size() == 2);
  for (const auto& one : replay.rows()[0].operators) CHECK_FALSE(one.error.empty());
}

TEST_CASE("replay: an answer that does not fit ends it with an error", "[server][replay]") {
  protocol::Replay replay({}, runtime::make_reference_device());
  REQUIRE(replay.start().size() == 1);
  CHECK_FALSE(replay.receive("noise"));
  CHECK(replay.is_done());
  CHECK_FALSE(nlohmann::json::parse(replay.json())["error"].is_null());
}

TEST_CASE("conform: over the socket, the spoiled operator fails and no other", "[server][conformance]") {
  auto server = start_server(spoiled_options("Mul"));
  auto remote = devices::open_device(server->socket_url(), server->token());
  REQUIRE(remote);
  auto reference = runtime::make_reference_device();
  const auto rows = runtime::run_conformance(*reference, **remote);
  int failed = 0;
  for (const auto& row : rows) {
    INFO(row.op << " " << row.dtype << " " << row.reason);
    if (row.verdict != runtime::Verdict::Fail) continue;
    CHECK(row.op == "Mul");
    CHECK(row.max_ulp >= 1);
    ++failed;
  }
  CHECK(failed >= 1);
  CHECK(runtime::conformance_table(rows, "one_ulp").find("FAIL") != std::string::npos);
}
