#include <chrono>
#include <limits>

#include "programs.h"
#include "runtime/planned_device.h"
#include "tensor/memory.h"

using namespace refjit;
using namespace refjit::runtime;
using namespace refjit::test;

namespace {

const ExecutorKind kBoth[] = {ExecutorKind::KernelByKernel, ExecutorKind::Sink};

std::vector<Tensor> run(const Program& program, const std::vector<Tensor>& inputs, ExecutorKind kind) {
  auto device = make_reference_device();
  const auto types = types_of(inputs);
  auto executable = device->compile(program, types, kind);
  if (!executable) FAIL(executable.error().message);
  std::vector<Tensor> outputs;
  auto status = (*executable)->run(inputs, outputs);
  if (!status) FAIL(status.error().message);
  return outputs;
}

}  // namespace

TEST_CASE("executor: a*b+c gives its six numbers with both executors", "[runtime][executor]") {
  for (ExecutorKind kind : kBoth) {
    const auto outputs = run(multiply_add(), multiply_add_inputs(), kind);
    REQUIRE(outputs.size() == 1);
    CHECK(values_of(outputs[0]) == std::vector<float>{10.5f, 20.5f, 36, 52, 45, 102});
  }
}

TEST_CASE("executor: the plan says how many launches a run makes", "[runtime][executor]") {
  auto device = make_reference_device();
  const auto types = types_of(multiply_add_inputs());
  auto kernels = device->compile(multiply_add(), types, ExecutorKind::KernelByKernel);
  auto sink = device->compile(multiply_add(), types, ExecutorKind::Sink);
  REQUIRE(kernels);
  REQUIRE(sink);
  CHECK((*kernels)->plan().launches == 2);
  CHECK((*sink)->plan().launches == 1);
  CHECK((*sink)->plan().kernels == 2);
  CHECK((*sink)->plan().executor == ExecutorKind::Sink);
}

TEST_CASE("executor: inputs of any layout are taken", "[runtime][executor]") {
  GraphMaker g;
  ir::Node* x = g.parameter("x", f32({3, 2}));
  const Program program = g.finish(g.call("Neg", {x}));
  const Tensor base = floats({2, 3}, {1, 2, 3, 4, 5, 6});
  const int64_t order[] = {1, 0};
  for (ExecutorKind kind : kBoth) {
    const auto outputs = run(program, {transposed_view(base, order)}, kind);
    CHECK(values_of(outputs[0]) == std::vector<float>{-1, -4, -2, -5, -3, -6});
  }
}

TEST_CASE("executor: tuples flatten in order and repeated results share one value", "[runtime][executor]") {
  GraphMaker g;
  ir::Node* x = g.parameter("x", f32({2}));
  ir::Node* y = g.parameter("y", f32({2}));
  ir::Node* sum = g.call("Add", {x, y});
  ir::Node* pair = g.tuple({sum, g.call("Sub", {x, y})});
  const Program program = g.finish(g.tuple({g.item(pair, 1), g.tuple({g.item(pair, 0), sum}), y}));
  for (ExecutorKind kind : kBoth) {
    const auto outputs = run(program, {floats({2}, {5, 7}), floats({2}, {1, 2})}, kind);
    REQUIRE(outputs.size() == 4);
    CHECK(values_of(outputs[0]) == std::vector<float>{4, 5});
    CHECK(values_of(outputs[1]) == std::vector<float>{6, 9});
    CHECK(values_of(outputs[2]) == std::vector<float>{6, 9});
    CHECK(values_of(outputs[3]) == std::vector<float>{1, 2});
  }
}

TEST_CASE("executor: a result that is an input has its own storage", "[runtime][executor]") {
  GraphMaker g;
  const Program program = g.finish(g.parameter("x", f32({2})));
  for (ExecutorKind kind : kBoth) {
    const Tensor x = floats({2}, {1, 2});
    const auto outputs = run(program, {x}, kind);
    REQUIRE(outputs.size() == 1);
    CHECK(outputs[0].storage.get() != x.storage.get());
    CHECK(values_of(outputs[0]) == std::vector<float>{1, 2});
  }
}

TEST_CASE("executor: earlier outputs survive later runs", "[runtime][executor]") {
  auto device = make_reference_device();
  auto inputs = multiply_add_inputs();
  const auto types = types_of(inputs);
  for (ExecutorKind kind : kBoth) {
    auto executable = device->compile(multiply_add(), types, kind);
    REQUIRE(executable);
    std::vector<Tensor> first, second;
    REQUIRE((*executable)->run(inputs, first));
    std::swap(inputs[0], inputs[2]);
    REQUIRE((*executable)->run(inputs, second));
    CHECK(values_of(first[0]) != values_of(second[0]));
    std::swap(inputs[0], inputs[2]);
    std::vector<Tensor> again;
    REQUIRE((*executable)->run(inputs, again));
    CHECK(values_of(again[0]) == values_of(first[0]));
  }
}

TEST_CASE("executor: reshape is an alias and costs no launch", "[runtime][executor]") {
  GraphMaker g;
  ir::Node* x = g.parameter("x", f32({2, 3}));
  const int64_t shape[] = {3, 2};
  ir::Node* flat = g.call("Reshape", {g.call("Neg", {x}), g.builder.int_tuple(shape)});
  const Program program = g.finish(flat);
  for (ExecutorKind kind : kBoth) {
    auto device = make_reference_device();
    const std::vector<TensorType> types{f32({2, 3})};
    auto executable = device->compile(program, types, kind);
    REQUIRE(executable);
    CHECK((*executable)->plan().kernels == 1);
    std::vector<Tensor> outputs;
    const std::vector<Tensor> inputs{floats({2, 3}, {1, 2, 3, 4, 5, 6})};
    REQUIRE((*executable)->run(inputs, outputs));
    CHECK(outputs[0].shape == Shape{3, 2});
    CHECK(values_of(outputs[0]) == std::vector<float>{-1, -2, -3, -4, -5, -6});
  }
}

TEST_CASE("executor: inputs that do not fit the plan are a device error", "[runtime][executor]") {
  auto device = make_reference_device();
  const auto types = types_of(multiply_add_inputs());
  for (ExecutorKind kind : kBoth) {
    auto executable = device->compile(multiply_add(), types, kind);
    REQUIRE(executable);
    std::vector<Tensor> outputs;
    auto inputs = multiply_add_inputs();
    inputs[1] = floats({3, 2}, {1, 2, 3, 4, 5, 6});
    auto wrong_shape = (*executable)->run(inputs, outputs);
    REQUIRE_FALSE(wrong_shape);
    CHECK(wrong_shape.error().kind == ErrorKind::Device);
    inputs.pop_back();
    CHECK_FALSE((*executable)->run(inputs, outputs));
    // The executable is still good.
    CHECK((*executable)->run(multiply_add_inputs(), outputs));
  }
}

TEST_CASE("executor: exhausted memory is the guest's MemoryError and leaves nothing behind", "[runtime][executor]") {
  PoolMemory small(4 << 10);
  auto device = make_reference_device(small);
  GraphMaker g;
  ir::Node* x = g.parameter("x", f32({64, 64}));
  const Program program = g.finish(g.call("Neg", {x}));
  const std::vector<TensorType> types{f32({64, 64})};
  for (ExecutorKind kind : kBoth) {
    auto executable = device->compile(program, types, kind);
    REQUIRE(executable);
    std::vector<Tensor> outputs;
    auto input = Tensor::empty(DType::Float32, {64, 64});
    REQUIRE(input);
    auto status = (*executable)->run(std::span(&*input, 1), outputs);
    REQUIRE_FALSE(status);
    CHECK(status.error().type == "MemoryError");
    CHECK(outputs.empty());
    CHECK(small.bytes_in_use() == 0);
  }
}

TEST_CASE("executor: temporaries go back to the pool after each run", "[runtime][executor]") {
  auto device = make_reference_device();
  GraphMaker g;
  ir::Node* x = g.parameter("x", f32({32, 32}));
  auto matmul = [&](ir::Node* a) {
    return g.call("MatMul", {a, x, g.builder.boolean(false), g.builder.boolean(false)});
  };
  const Program program = g.finish(matmul(matmul(matmul(x))));
  const std::vector<TensorType> types{f32({32, 32})};
  auto executable = device->compile(program, types, ExecutorKind::KernelByKernel);
  REQUIRE(executable);
  auto input = Tensor::empty(DType::Float32, {32, 32});
  REQUIRE(input);
  for (int64_t i = 0; i < 1024; ++i) input->data<float>()[i] = static_cast<float>(i % 7) * 0.01f;
  std::vector<Tensor> outputs;
  REQUIRE((*executable)->run(std::span(&*input, 1), outputs));
  CHECK(device->memory().bytes_in_use == 0);
  CHECK(device->memory().peak_bytes > 0);
  CHECK((*executable)->plan().arena_bytes == 2 * 4096);
}

TEST_CASE("executor: a call of a*b+c stays far below the call budget", "[runtime][executor][.speed]") {
  PoolMemory pool;
  auto device = make_reference_device(pool);
  const auto inputs = multiply_add_inputs();
  const auto types = types_of(inputs);
  for (ExecutorKind kind : kBoth) {
    auto executable = device->compile(multiply_add(), types, kind);
    REQUIRE(executable);
    std::vector<Tensor> outputs;
    double best = std::numeric_limits<double>::max();
    constexpr int kCalls = 20'000;
    for (int round = 0; round < 5; ++round) {
      const auto start = std::chrono::steady_clock::now();
      for (int i = 0; i < kCalls; ++i) {
        outputs.clear();
        REQUIRE_FALSE(!(*executable)->run(inputs, outputs));
      }
      const std::chrono::duration<double, std::micro> spent = std::chrono::steady_clock::now() - start;
      best = std::min(best, spent.count() / kCalls);
    }
    WARN((kind == ExecutorKind::Sink ? "sink " : "kernel by kernel ") << best << " us a call");
    CHECK(best < 0.8);
  }
}
