#include <atomic>
#include <chrono>
#include <cstring>
#include <fstream>
#include <limits>
#include <thread>

#include "ir/canonical.h"
#include "ir/read.h"
#include "passes/passes.h"
#include "protocol/program_text.h"
#include "runtime/conformance.h"
#include "server_fixture.h"
#include "unit/runtime/counting_loop.h"

using namespace refjit;
using namespace refjit::test;
using runtime::ExecutorKind;

namespace {

std::vector<Tensor> run_on(runtime::Device& device, const runtime::Program& program, const std::vector<Tensor>& inputs,
                           ExecutorKind kind) {
  const auto types = types_of(inputs);
  auto executable = device.compile(program, types, kind);
  if (!executable) FAIL(executable.error().message);
  std::vector<Tensor> outputs;
  auto status = (*executable)->run(inputs, outputs);
  if (!status) FAIL(status.error().message);
  return outputs;
}

bool is_same_bits(const Tensor& a, const Tensor& b) {
  return a.dtype == b.dtype && a.shape == b.shape &&
         std::memcmp(a.data(), b.data(), static_cast<size_t>(a.byte_count())) == 0;
}

}  // namespace

TEST_CASE("remote: a program runs at the server and gives the reference's bits", "[server][remote]") {
  auto server = start_server();
  auto remote = devices::open_device(server->socket_url(), server->token());
  if (!remote) FAIL(remote.error().message);
  auto local = runtime::make_reference_device();
  for (ExecutorKind kind : {ExecutorKind::KernelByKernel, ExecutorKind::Sink}) {
    const auto expected = run_on(*local, multiply_add(), multiply_add_inputs(), kind);
    const auto got = run_on(**remote, multiply_add(), multiply_add_inputs(), kind);
    REQUIRE(got.size() == 1);
    CHECK(is_same_bits(expected[0], got[0]));
  }
  CHECK((*remote)->describe().name == server->socket_url() + " (reference)");
}

TEST_CASE("remote: a server whose device is another server passes programs on", "[server][remote]") {
  auto last = start_server();
  server::ServeOptions options = quiet_options();
  options.open_device = [&](Memory& outputs) {
    return devices::open_device(last->socket_url(), last->token(), outputs);
  };
  auto between = start_server(std::move(options));
  auto remote = devices::open_device(between->socket_url(), between->token());
  if (!remote) FAIL(remote.error().message);
  auto local = runtime::make_reference_device();
  for (ExecutorKind kind : {ExecutorKind::KernelByKernel, ExecutorKind::Sink}) {
    const auto expected = run_on(*local, multiply_add(), multiply_add_inputs(), kind);
    const auto got = run_on(**remote, multiply_add(), multiply_add_inputs(), kind);
    REQUIRE(got.size() == 1);
    CHECK(is_same_bits(expected[0], got[0]));
  }
}

TEST_CASE("remote: the plan's numbers come from the server", "[server][remote]") {
  auto server = start_server();
  auto remote = devices::open_device(server->socket_url(), server->token());
  REQUIRE(remote);
  const auto types = types_of(multiply_add_inputs());
  auto executable = (*remote)->compile(multiply_add(), types, ExecutorKind::Sink);
  REQUIRE(executable);
  CHECK((*executable)->plan().executor == ExecutorKind::Sink);
  CHECK((*executable)->plan().kernels == 2);
}

TEST_CASE("remote: every operator's samples pass conform over the socket", "[server][remote][conformance]") {
  auto server = start_server();
  auto remote = devices::open_device(server->socket_url(), server->token());
  REQUIRE(remote);
  auto reference = runtime::make_reference_device();
  const auto rows = runtime::run_conformance(*reference, **remote);
  CHECK(rows.size() > 40);
  for (const auto& row : rows) {
    INFO(row.op << " " << row.dtype << " " << row.reason);
    CHECK(row.verdict == runtime::Verdict::Pass);
    CHECK(row.max_ulp == 0);
  }
}

TEST_CASE("remote: parameters stay at the server", "[server][remote]") {
  auto server = start_server();
  auto remote = devices::open_device(server->socket_url(), server->token());
  REQUIRE(remote);
  auto inputs = multiply_add_inputs();
  auto kept = (*remote)->to_device(inputs[1]);
  REQUIRE(kept);
  CHECK_FALSE(kept->storage->memory->is_host());
  auto back = (*remote)->to_host(*kept);
  REQUIRE(back);
  CHECK(is_same_bits(*back, inputs[1]));
  const auto expected = run_on(**remote, multiply_add(), inputs, ExecutorKind::Sink);
  inputs[1] = *kept;
  const auto got = run_on(**remote, multiply_add(), inputs, ExecutorKind::Sink);
  CHECK(is_same_bits(expected[0], got[0]));
}

TEST_CASE("remote: tensors kept at the server may outlive the device", "[server][remote]") {
  auto server = start_server();
  Tensor kept;
  {
    auto remote = devices::open_device(server->socket_url(), server->token());
    REQUIRE(remote);
    auto placed = (*remote)->to_device(floats({2}, {1, 2}));
    REQUIRE(placed);
    kept = *placed;
  }
  CHECK(kept.shape == Shape{2});
}

TEST_CASE("remote: a lost connection names the host and what is lost, and stays an error", "[server][remote]") {
  auto server = start_server();
  auto remote = devices::open_device(server->socket_url(), server->token());
  REQUIRE(remote);
  const auto inputs = multiply_add_inputs();
  const auto types = types_of(inputs);
  auto executable = (*remote)->compile(multiply_add(), types, ExecutorKind::Sink);
  REQUIRE(executable);
  auto kept = (*remote)->to_device(inputs[0]);
  REQUIRE(kept);
  const std::string name = server->socket_url();
  server->stop();
  for (int attempt = 0; attempt < 2; ++attempt) {
    std::vector<Tensor> outputs;
    auto status = (*executable)->run(inputs, outputs);
    REQUIRE_FALSE(status);
    CHECK(status.error().kind == ErrorKind::Device);
    CHECK(status.error().message.find(name) != std::string::npos);
    CHECK(status.error().message.find("1 tensors kept there are lost") != std::string::npos);
  }
}

TEST_CASE("remote: nobody listening, a bad address and a missing device are errors that say so", "[server][remote]") {
  std::string url;
  {
    auto server = start_server();
    url = server->socket_url();
  }
  auto nobody = devices::open_device(url, "secret");
  REQUIRE_FALSE(nobody);
  CHECK(nobody.error().message.find(url) != std::string::npos);
  for (const char* bad : {"ws://", "ws://host:port", "http://127.0.0.1:1", "ws://127.0.0.1:99999999"})
    CHECK_FALSE(devices::open_device(bad, "secret"));
  auto unknown = devices::open_device("tpu");
  REQUIRE_FALSE(unknown);
  CHECK(unknown.error().message.find("reference, cpu, cuda, ascend") != std::string::npos);
}

TEST_CASE("devices: cuda and ascend are never another device", "[devices]") {
  for (const char* name : {"cuda", "ascend", "GPU", "Ascend"}) {
    auto device = devices::open_device(name);
    REQUIRE_FALSE(device);
    CHECK(device.error().kind == ErrorKind::Device);
    const std::string& message = device.error().message;
    const bool names_library =
        message.find("libcuda.so") != std::string::npos || message.find("libascendcl.so") != std::string::npos;
    INFO(message);
    CHECK(names_library);
  }
}

namespace {

/// Counts to n and adds what it counts to w.
runtime::Program counting_program() {
  const std::string text = std::string(R"(# IR entry: @main_0
# Params:
%para1_n: <Tensor[Int32], ()>
%para2_w: <Ref[Tensor[Int32]], ()>  :  has_default

subgraph @main_0() {
  %0 = call @header_1(Tensor(shape=[], dtype=Int32, value=0), UMonad[U])
  %1 = MakeTuple(%0, I64(7))
  Return(%1)
}

)") + kCountingLoop;
  auto module = ir::read(text, [](std::string_view name) -> const ir::Primitive* { return ops::find_op(name); });
  if (!module) FAIL(module.error().message);
  passes::PassContext context;
  if (Status status = passes::run_phases(**module, context); !status) FAIL(status.error().message);
  return runtime::Program(*std::move(module));
}

Tensor number(int32_t value) { return *Tensor::copy_of(DType::Int32, {}, &value); }

constexpr int32_t kEndless = std::numeric_limits<int32_t>::max();

}  // namespace

TEST_CASE("remote: loops run at the server, and what they write comes back", "[server][remote]") {
  const runtime::Program program = counting_program();
  auto server = start_server();
  auto remote = devices::open_device(server->socket_url(), server->token());
  REQUIRE(remote);
  const std::vector<Tensor> inputs{number(4), number(100)};
  const auto outputs = run_on(**remote, program, inputs, ExecutorKind::KernelByKernel);
  REQUIRE(outputs.size() == 1);
  CHECK(element_as_int(outputs[0], 0) == 4);
  CHECK(element_as_int(inputs[1], 0) == 106);
  const std::vector<Tensor> kept{number(3), *(*remote)->to_device(number(1))};
  run_on(**remote, program, kept, ExecutorKind::Sink);
  CHECK(element_as_int(*(*remote)->to_host(kept[1]), 0) == 4);
}

TEST_CASE("server: a loop that does not end is ended by the operator's limit", "[server][attack]") {
  auto options = quiet_options();
  options.max_run_seconds = 0.2;
  auto server = start_server(std::move(options));
  auto remote = devices::open_device(server->socket_url(), server->token());
  REQUIRE(remote);
  const std::vector<Tensor> endless{number(kEndless), number(0)};
  auto executable = (*remote)->compile(counting_program(), types_of(endless), ExecutorKind::Sink);
  REQUIRE(executable);
  std::vector<Tensor> outputs;
  Status ran = (*executable)->run(endless, outputs);
  REQUIRE_FALSE(ran);
  CHECK(ran.error().message.find("longer than this server allows (0.2 s)") != std::string::npos);
  // The session goes on.
  outputs = run_on(**remote, counting_program(), {number(4), number(100)}, ExecutorKind::Sink);
  CHECK(element_as_int(outputs[0], 0) == 4);
}

TEST_CASE("server: closing the connection ends a loop that runs for it", "[server][attack]") {
  auto options = quiet_options();
  options.max_run_seconds = 0;
  auto server = start_server(std::move(options));
  std::atomic<bool> has_started{false};
  std::thread client([&] {
    auto remote = devices::open_device(server->socket_url(), server->token());
    if (!remote) return;
    const std::vector<Tensor> endless{number(kEndless), number(0)};
    auto executable = (*remote)->compile(counting_program(), types_of(endless), ExecutorKind::Sink);
    has_started = true;
    std::vector<Tensor> outputs;
    if (executable) (void)(*executable)->run(endless, outputs);
  });
  while (!has_started) std::this_thread::yield();
  std::this_thread::sleep_for(std::chrono::milliseconds(100));
  server->stop();
  client.join();
}
