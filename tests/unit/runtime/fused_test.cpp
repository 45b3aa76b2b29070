// Fused nodes (O1) and operators that write an operand, through both executors, the recorder and the device's own
// checks.
#include "passes/passes.h"
#include "programs.h"
#include "runtime/operator_walk.h"

using namespace refjit;
using namespace refjit::runtime;
using namespace refjit::test;

namespace {

const ExecutorKind kBoth[] = {ExecutorKind::KernelByKernel, ExecutorKind::Sink};

/// tanh(a * b + c) - a, on a broadcast b.
Program chain() {
  GraphMaker g;
  ir::Node* a = g.parameter("a", f32({4, 5}));
  ir::Node* b = g.parameter("b", f32({5}));
  ir::Node* c = g.parameter("c", f32({4, 5}));
  return g.finish(g.call("Sub", {g.call("Tanh", {g.call("Add", {g.call("Mul", {a, b}), c})}), a}));
}

std::vector<Tensor> chain_inputs() {
  std::vector<float> a(20), b(5), c(20);
  for (size_t i = 0; i < 20; ++i) a[i] = 0.1f * static_cast<float>(i) - 1, c[i] = 0.3f / static_cast<float>(i + 1);
  for (size_t i = 0; i < 5; ++i) b[i] = static_cast<float>(i) - 2.5f;
  return {floats({4, 5}, a), floats({5}, b), floats({4, 5}, c)};
}

Program fused_chain() {
  Program program = chain();
  passes::PassContext context;
  REQUIRE(passes::elementwise_fusion(*program.module, context));
  return Program(program.module);
}

struct Run {
  PlanInfo plan;
  std::vector<Tensor> outputs;
};

Run run(const Program& program, const std::vector<Tensor>& inputs, ExecutorKind kind) {
  auto device = make_reference_device();
  const auto types = types_of(inputs);
  auto executable = device->compile(program, types, kind);
  if (!executable) FAIL(executable.error().message);
  Run result{(*executable)->plan(), {}};
  auto status = (*executable)->run(inputs, result.outputs);
  if (!status) FAIL(status.error().message);
  return result;
}

/// Assign(p, p + x), returning p's new value and x.
Program assign() {
  GraphMaker g;
  ir::Node* p = g.parameter("p", f32({2}));
  ir::Node* x = g.parameter("x", f32({2}));
  return g.finish(g.tuple({g.call("Assign", {p, g.call("Add", {p, x})}), x}));
}

}  // namespace

TEST_CASE("fused: one kernel gives the bits of the four it stands for", "[runtime][fused]") {
  for (ExecutorKind kind : kBoth) {
    const Run plain = run(chain(), chain_inputs(), kind);
    const Run fused = run(fused_chain(), chain_inputs(), kind);
    CHECK(plain.plan.kernels == 4);
    CHECK(fused.plan.kernels == 1);
    CHECK(values_of(plain.outputs[0]) == values_of(fused.outputs[0]));
  }
}

TEST_CASE("fused: the device says that it takes the node", "[runtime][fused]") {
  const Program program = fused_chain();
  auto device = make_reference_device();
  for (const ir::Node* node : ir::topological_order(*program.module->root))
    CHECK(device->unsupported_reason(*node).empty());
}

TEST_CASE("fused: a recorded launch still comes apart into its operators", "[runtime][fused][recorder]") {
  LaunchRecord launch;
  launch.program = fused_chain();
  launch.inputs = chain_inputs();
  launch.outputs = run(launch.program, launch.inputs, ExecutorKind::Sink).outputs;
  auto reference = make_reference_device();
  auto apart = take_apart(launch, *reference);
  if (!apart) FAIL(apart.error().message);
  const auto& operators = apart->operators;
  REQUIRE(operators.size() == 4);
  CHECK(operators[0].function == "Mul");
  CHECK(operators[3].function == "Sub");
  CHECK(values_of(operators[3].outputs[0]) == values_of(launch.outputs[0]));
  CHECK(launch_tolerance(launch).ulp == 4);
}

TEST_CASE("assign: the input changes in place, its version grows, the result is a value of its own",
          "[runtime][executor]") {
  for (ExecutorKind kind : kBoth) {
    const std::vector<Tensor> inputs{floats({2}, {1, 2}), floats({2}, {10, 20})};
    const uint32_t version = inputs[0].storage->version;
    const Run first = run(assign(), inputs, kind);
    CHECK(first.plan.written_inputs == std::vector<uint32_t>{0});
    CHECK(values_of(inputs[0]) == std::vector<float>{11, 22});
    CHECK(inputs[0].storage->version == version + 1);
    REQUIRE(first.outputs.size() == 2);
    CHECK(values_of(first.outputs[0]) == std::vector<float>{11, 22});
    CHECK(first.outputs[0].storage.get() != inputs[0].storage.get());
  }
}

TEST_CASE("assign: an input that would be written through a copy is refused", "[runtime][executor]") {
  const Tensor wide = floats({2, 2}, {1, 2, 3, 4});
  const std::vector<Tensor> inputs{sliced_view(selected_view(wide, 1, 0), 0, 0, 2, 1), floats({2}, {10, 20})};
  REQUIRE_FALSE(inputs[0].is_contiguous());
  auto device = make_reference_device();
  const auto types = types_of(inputs);
  for (ExecutorKind kind : kBoth) {
    auto executable = device->compile(assign(), types, kind);
    REQUIRE(executable);
    std::vector<Tensor> outputs;
    auto status = (*executable)->run(inputs, outputs);
    REQUIRE_FALSE(status);
    CHECK(status.error().kind == ErrorKind::Device);
    CHECK(values_of(wide) == std::vector<float>{1, 2, 3, 4});
  }
}
