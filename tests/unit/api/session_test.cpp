#include <catch2/catch.hpp>
#include <map>
#include <nlohmann/json.hpp>
#include <thread>

#include "api/embedding.h"
#include "api/session.h"

namespace refjit::api {
namespace {

/// A world without files: collects what the guest prints.
class MemoryHost : public EmbeddingHost {
 public:
  std::string output;
  void write(int, std::string_view text) override { output += text; }
  double now() override { return 0; }
  double monotonic() override { return 0; }
  Result<std::string> read_file(const std::string& path) override { return user_error("FileNotFoundError", path); }
  bool write_file(const std::string&, std::string_view) override { return false; }
  bool is_file(const std::string&) override { return false; }
  std::string environment(const std::string&, bool& found) override {
    found = false;
    return "";
  }
  std::string read_line() override { return ""; }
};

constexpr const char* kProgram = R"(
import numpy as np
import mindspore
from mindspore import Tensor, ops
np.random.seed(7)
for options in ({}, {"jit_level": "O1"}, {"backend": "GE"}, {"capture_mode": "bytecode"}):
    def g(a, b):
        return ops.tanh(a * b) + ops.exp(a)
    x = Tensor(np.random.randn(3, 5), mindspore.float32)
    y = mindspore.jit(g, **options)(x, x)
    assert (y.asnumpy() == g(x, x).asnumpy()).all()
    print(y)
)";

std::string run_once() {
  MemoryHost host;
  SessionConfig config;
  config.host = &host;
  Session session(config);
  const RunOutcome outcome = session.run("program.py", kProgram, {"program.py"});
  return outcome.exit_code == 0 ? host.output : outcome.error_json + host.output;
}

}  // namespace

TEST_CASE("session: two sessions on two threads print what one prints", "[api][threads]") {
  const std::string alone = run_once();
  REQUIRE(alone.find("[[") == 0);
  std::string first, second;
  std::thread one([&] { first = run_once(); });
  std::thread other([&] { second = run_once(); });
  one.join();
  other.join();
  CHECK(first == alone);
  CHECK(second == alone);
}

TEST_CASE("session: an error carries the user's line, and the report is JSON of its schema", "[api]") {
  MemoryHost host;
  SessionConfig config;
  config.host = &host;
  Session session(config);
  const RunOutcome outcome = session.run("p.py", "def f():\n    return 1 / 0\n\nf()\n", {"p.py"});
  CHECK(outcome.exit_code == 1);
  const auto error = nlohmann::json::parse(outcome.error_json);
  CHECK(error["type"] == "ZeroDivisionError");
  CHECK(error["line"] == 2);
  CHECK(host.output.find("ZeroDivisionError: division by zero") != std::string::npos);
  CHECK(nlohmann::json::parse(session.report_json())["schema"] == "refjit.report/1");
}

TEST_CASE("session: a graph can be asked for by phase, pass and format", "[api]") {
  MemoryHost host;
  SessionConfig config;
  config.host = &host;
  config.report_level = 2;
  Session session(config);
  const RunOutcome outcome = session.run(
      "p.py",
      "import mindspore\nfrom mindspore import Tensor\n@mindspore.jit\ndef f(a):\n    return a + a\nf(Tensor([1.0]))\n",
      {"p.py"});
  REQUIRE(outcome.exit_code == 0);
  auto listing = session.graph({-1, "f", "validate", "ir"});
  REQUIRE(listing);
  CHECK(listing->find("PrimFunc_Add(%para1_a, %para1_a)") != std::string::npos);
  auto json = session.graph({-1, "f", "", "json"});
  REQUIRE(json);
  CHECK(nlohmann::json::parse(*json)["nodes"].size() == 3);
  CHECK_FALSE(session.graph({-1, "g", "", "ir"}));
  CHECK_FALSE(session.graph({-1, "f", "no_such_pass", "ir"}));
  CHECK_FALSE(session.graph({-1, "f", "validate", "pdf"}));
}

TEST_CASE("session: a node of a graph names the program's line, not the library's that made it", "[api]") {
  MemoryHost host;
  SessionConfig config;
  config.host = &host;
  config.report_level = 2;
  Session session(config);
  const RunOutcome outcome =
      session.run("p.py",
                  "import mindspore\nfrom mindspore import Tensor, ops\ndef g(a):\n    return ops.tanh(a)\n"
                  "@mindspore.jit\ndef f(a):\n    return g(a) + a\nf(Tensor([1.0]))\n",
                  {"p.py"});
  REQUIRE(outcome.exit_code == 0);
  auto json = session.graph({-1, "f", "validate", "json"});
  REQUIRE(json);
  std::map<std::string, int> lines;
  const auto document = nlohmann::json::parse(*json);
  for (const auto& node : document["nodes"])
    if (node["kind"] == "operator") {
      CHECK(node["file"] == "p.py");
      lines[node["label"]] = node["line"];
    }
  CHECK(lines == std::map<std::string, int>{{"Tanh", 4}, {"Add", 7}});
}

}  // namespace refjit::api
