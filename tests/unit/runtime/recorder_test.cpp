#include "runtime/operator_walk.h"

#include "programs.h"

using namespace refjit;
using namespace refjit::runtime;
using namespace refjit::test;

namespace {

std::vector<Tensor> outputs_of(const Program& program, const std::vector<Tensor>& inputs) {
  auto device = make_reference_device();
  const auto types = types_of(inputs);
  auto executable = device->compile(program, types, ExecutorKind::KernelByKernel);
  REQUIRE(executable);
  std::vector<Tensor> outputs;
  REQUIRE((*executable)->run(inputs, outputs));
  return outputs;
}

}  // namespace

TEST_CASE("recorder: a record keeps its bytes when the guest writes later", "[runtime][recorder]") {
  Recorder recorder(1 << 20);
  const Program program = multiply_add();
  auto inputs = multiply_add_inputs();
  REQUIRE(recorder.wants(program));
  recorder.record(program, "f", ExecutorKind::KernelByKernel, inputs, outputs_of(program, inputs));
  inputs[0].data<float>()[0] = 99;
  REQUIRE(recorder.records().size() == 1);
  CHECK(values_of(recorder.records()[0].inputs[0])[0] == 1);
  CHECK(recorder.bytes() == 4 * 24);
}

TEST_CASE("recorder: bytes and launches a program are bounded and the rest is counted", "[runtime][recorder]") {
  const Program program = multiply_add();
  const auto inputs = multiply_add_inputs();
  const auto outputs = outputs_of(program, inputs);
  Recorder few(1 << 20, 2);
  for (int i = 0; i < 5; ++i)
    if (few.wants(program)) few.record(program, "f", ExecutorKind::Sink, inputs, outputs);
  CHECK(few.records().size() == 2);
  CHECK(few.dropped() == 3);
  Recorder tiny(100);
  if (tiny.wants(program)) tiny.record(program, "f", ExecutorKind::Sink, inputs, outputs);
  if (tiny.wants(program)) tiny.record(program, "f", ExecutorKind::Sink, inputs, outputs);
  CHECK(tiny.records().size() == 1);
  CHECK(tiny.dropped() == 1);
}

TEST_CASE("recorder: a launch comes apart into its operators, with values in between", "[runtime][recorder]") {
  LaunchRecord launch;
  launch.program = multiply_add();
  launch.inputs = multiply_add_inputs();
  launch.outputs = outputs_of(launch.program, launch.inputs);
  auto reference = make_reference_device();
  auto apart = take_apart(launch, *reference);
  REQUIRE(apart);
  CHECK(apart->is_whole);
  const auto& operators = apart->operators;
  REQUIRE(operators.size() == 2);
  CHECK(operators[0].function == "Mul");
  CHECK(operators[1].function == "Add");
  CHECK(values_of(operators[0].outputs[0]) == std::vector<float>{0.5f, 0.5f, 6, 12, -5, 42});
  CHECK(values_of(operators[1].outputs[0]) == values_of(launch.outputs[0]));
  CHECK(launch_tolerance(launch).ulp == 0);
  // Three tensors of six floats an operator.
  const auto first = take_apart(launch, *reference, SIZE_MAX, 3 * 24);
  REQUIRE(first);
  CHECK_FALSE(first->is_whole);
  CHECK(first->operators.size() == 1);
  CHECK(take_apart(launch, *reference, 1)->operators.size() == 1);
}

TEST_CASE("recorder: programs with inexact operators get a tolerance", "[runtime][recorder]") {
  GraphMaker g;
  LaunchRecord launch;
  launch.program = g.finish(g.call("Exp", {g.call("Exp", {g.parameter("x", f32({2}))})}));
  launch.inputs = {floats({2}, {0.5f, 1})};
  launch.outputs = outputs_of(launch.program, launch.inputs);
  CHECK(launch_tolerance(launch).ulp == 8);
}
