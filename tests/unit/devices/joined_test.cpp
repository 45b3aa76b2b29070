// Two steps of a fused chain that the cpu device runs in one pass, and products of few rows.
#include <cstring>
#include <limits>

#include "both_devices.h"
#include "devices/cpu/cpu_kernels.h"
#include "devices/cpu/lanes.h"
#include "ops/op.h"

using namespace refjit;
using namespace refjit::runtime;
using namespace refjit::test;

namespace {

constexpr std::string_view kUnary[] = {"Neg", "Square", "ReLU", "Exp", "Tanh", "Sigmoid"};
constexpr std::string_view kBinary[] = {"Add", "Sub", "Mul"};

/// With what is not finite among the rest.
Tensor with_specials(Shape shape, uint32_t seed) {
  Tensor t = some(std::move(shape), seed);
  constexpr float kInfinity = std::numeric_limits<float>::infinity();
  const float specials[] = {kInfinity, -kInfinity, std::numeric_limits<float>::quiet_NaN(), 0.0f, -0.0f, 1e-40f, 100};
  for (int64_t i = 0; i < t.element_count(); i += 5)
    t.data<float>()[i] = specials[(i / 5 + seed) % std::size(specials)];
  return t;
}

struct Chain {
  kernels::FusedProgram program;
  std::vector<Tensor> inputs;

  explicit Chain(std::vector<Tensor> operands) : inputs(std::move(operands)) {
    for (const Tensor& t : inputs) program.inputs.push_back({t.dtype, t.shape});
    program.output_types = {program.inputs[0]};
  }
  uint16_t step(std::string_view op, std::vector<uint16_t> operands) {
    const auto out = static_cast<uint16_t>(inputs.size() + program.steps.size());
    kernels::FusedStep step{ops::find_op(op), DType::Float32, DType::Float32, {0, 0, 0}, out};
    std::copy(operands.begin(), operands.end(), step.inputs);
    program.steps.push_back(step);
    return out;
  }
  Tensor run(uint16_t result) {
    program.outputs = {result};
    auto kernel = kernels::prepare_fused(program, devices::cpu::cpu_backend());
    if (!kernel) FAIL(kernel.error().message);
    Tensor out = *Tensor::empty(DType::Float32, inputs[0].shape);
    std::vector<const void*> from;
    for (const Tensor& t : inputs) from.push_back(t.data());
    void* to[] = {out.data()};
    kernel->run(kernel->state.get(), from.data(), to);
    return out;
  }
};

/// Which of two NaNs goes on is the compiler's choice.
bool same_bits(const Tensor& a, const Tensor& b) {
  for (int64_t i = 0; i < a.element_count(); ++i) {
    const float x = a.data<float>()[i], y = b.data<float>()[i];
    if (std::memcmp(&x, &y, sizeof(x)) != 0 && !(std::isnan(x) && std::isnan(y))) return false;
  }
  return true;
}

/// `second` of `first`'s result at operand `place`, at once and one after the other. The third operand is `other`.
void check_pair(std::string_view first, std::string_view second, uint16_t place, Shape shape, const Tensor& other) {
  INFO(first << ", " << second << " at " << place << " of " << shape_text(shape));
  const bool is_binary = std::find(std::begin(kBinary), std::end(kBinary), first) != std::end(kBinary);
  const bool ends = std::find(std::begin(kUnary), std::end(kUnary), second) != std::end(kUnary);
  const std::vector<Tensor> operands{with_specials(shape, 1), with_specials(shape, 2), other};
  const std::vector<uint16_t> of_first = is_binary ? std::vector<uint16_t>{0, 1} : std::vector<uint16_t>{0};
  const auto of_second = [&](uint16_t value, uint16_t more) {
    return ends         ? std::vector<uint16_t>{value}
           : place == 0 ? std::vector<uint16_t>{value, more}
                        : std::vector<uint16_t>{more, value};
  };
  Chain both(operands);
  const uint16_t middle = both.step(first, of_first);
  const Tensor at_once = both.run(both.step(second, of_second(middle, 2)));
  Chain before(operands);
  Chain after({before.run(before.step(first, of_first)), other});
  CHECK(same_bits(at_once, after.run(after.step(second, of_second(0, 1)))));
}

}  // namespace

TEST_CASE("joined: two steps in one pass give the bits of one after the other", "[devices]") {
  for (Shape shape : {Shape{1}, Shape{15}, Shape{16}, Shape{700}, Shape{3, 1025}}) {
    for (const Tensor& other : {with_specials(shape, 3), with_specials({shape[0], 1}, 4)}) {
      if (shape.size() == 1 && other.shape.size() != 1) continue;
      for (auto seconds : {std::span<const std::string_view>(kUnary), std::span<const std::string_view>(kBinary)})
        for (std::string_view second : seconds)
          for (uint16_t place : {uint16_t{0}, uint16_t{1}}) {
            for (std::string_view first : kBinary) check_pair(first, second, place, shape, other);
            for (std::string_view first : kUnary) check_pair(first, second, place, shape, other);
          }
    }
  }
}

TEST_CASE("joined: there is a kernel for the pairs of the commonest chains", "[devices]") {
  const auto lane = [](std::string_view op) { return devices::cpu::find_lanes(op, DType::Float32); };
  if (!lane("Add")) return;  // a processor without AVX2
  CHECK(devices::cpu::find_joined(lane("Mul"), lane("Add"), 0).arity == 2);
  CHECK(devices::cpu::find_joined(lane("Exp"), lane("Add"), 1).arity == 1);
  CHECK(devices::cpu::find_joined(lane("Add"), lane("ReLU"), 0).arity == 2);
  CHECK(devices::cpu::find_joined(lane("Div"), lane("Sqrt"), 0).fn == nullptr);
}

TEST_CASE("joined: a value that is read twice or returned stays", "[devices]") {
  const Tensor a = some({600}, 1), b = some({600}, 2);
  Chain twice({a, b});
  const uint16_t product = twice.step("Mul", {0, 1});
  const Tensor got = twice.run(twice.step("Add", {product, product}));
  for (int64_t i = 0; i < 600; ++i) {
    const float x = a.data<float>()[i] * b.data<float>()[i];
    REQUIRE(got.data<float>()[i] == x + x);
  }
}

TEST_CASE("products of few rows by a transposed matrix have the reference's numbers", "[devices]") {
  const int64_t sizes[][3] = {{16, 64, 64},    {17, 33, 65}, {100, 250, 700}, {255, 16, 64},
                              {129, 47, 1025}, {256, 1, 90}, {1, 300, 77},    {1, 40, 1000}};
  for (const auto& [m, n, k] : sizes) {
    INFO(m << " " << n << " " << k);
    for (bool has_bias : {false, true}) {
      GraphMaker g;
      ir::Node* x = g.parameter("x", f32({m, k}));
      ir::Node* w = g.parameter("w", f32({n, k}));
      std::vector<Tensor> inputs{some({m, k}, 1), some({n, k}, 2)};
      ir::Node* y = g.call("MatMul", {x, w, g.builder.boolean(false), g.builder.boolean(true)});
      if (has_bias) {
        y = g.call("BiasAdd", {y, g.parameter("v", f32({n})), g.builder.string("NCHW")});
        inputs.push_back(some({n}, 3));
      }
      CHECK(on_both(g.finish(y), inputs).farthest < 1e-4f);
    }
  }
}
