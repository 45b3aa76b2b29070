// What the cpu device joins in a plan: fewer kernels, the reference's numbers, and nothing moved across a write.
#include "../runtime/programs.h"
#include "devices/cpu/cpu_device.h"
#include "devices/cpu/dnnl_library.h"
#include "tensor/memory.h"

using namespace refjit;
using namespace refjit::runtime;
using namespace refjit::test;

namespace {

/// Numbers in [-1, 1), the same every time.
Tensor some(Shape shape, uint32_t seed) {
  std::vector<float> values(static_cast<size_t>(element_count(shape)));
  for (float& value : values) {
    seed = seed * 1664525u + 1013904223u;
    value = static_cast<float>(seed >> 8) / static_cast<float>(1 << 23) - 1.0f;
  }
  return floats(std::move(shape), values);
}

struct Both {
  int64_t kernels_of_reference = 0, kernels = 0;
  float farthest = 0;
};

/// Runs on both devices and compares all results.
Both on_both(const Program& program, const std::vector<Tensor>& inputs) {
  PoolMemory pool;
  auto reference = make_reference_device(pool);
  auto device = devices::open_cpu(pool);
  REQUIRE(device);
  Both both;
  std::vector<Tensor> expected, got;
  for (Device* one : {reference.get(), device->get()}) {
    std::vector<Tensor> own;
    for (const Tensor& input : inputs) own.push_back(floats(input.shape, values_of(input)));
    auto executable = one->compile(program, types_of(own), ExecutorKind::KernelByKernel);
    if (!executable) FAIL(executable.error().message);
    std::vector<Tensor>& outputs = one == reference.get() ? expected : got;
    REQUIRE((*executable)->run(own, outputs));
    (one == reference.get() ? both.kernels_of_reference : both.kernels) = (*executable)->plan().kernels;
  }
  REQUIRE(expected.size() == got.size());
  for (size_t i = 0; i < got.size(); ++i) {
    const auto a = values_of(expected[i]), b = values_of(got[i]);
    REQUIRE(a.size() == b.size());
    for (size_t k = 0; k < a.size(); ++k) both.farthest = std::max(both.farthest, std::abs(a[k] - b[k]));
  }
  return both;
}

ir::Node* product(GraphMaker& g, ir::Node* x, ir::Node* w) {
  return g.call("MatMul", {x, w, g.builder.boolean(false), g.builder.boolean(true)});
}

}  // namespace

TEST_CASE("refine: a product takes over the bias behind it", "[devices]") {
  GraphMaker g;
  ir::Node* x = g.parameter("x", f32({40, 64}));
  ir::Node* w = g.parameter("w", f32({48, 64}));
  ir::Node* v = g.parameter("v", f32({48}));
  const Program program = g.finish(g.call("BiasAdd", {product(g, x, w), v, g.builder.string("NCHW")}));
  const Both both = on_both(program, {some({40, 64}, 1), some({48, 64}, 2), some({48}, 3)});
  CHECK(both.kernels_of_reference == 2);
  CHECK(both.kernels == (devices::cpu::dnnl() ? 1 : 2));
  CHECK(both.farthest < 1e-5f);
}

TEST_CASE("refine: a product that something else reads stays", "[devices]") {
  GraphMaker g;
  ir::Node* x = g.parameter("x", f32({40, 64}));
  ir::Node* w = g.parameter("w", f32({48, 64}));
  ir::Node* v = g.parameter("v", f32({48}));
  ir::Node* y = product(g, x, w);
  const Program program = g.finish(g.tuple({g.call("BiasAdd", {y, v, g.builder.string("NCHW")}), y}));
  const Both both = on_both(program, {some({40, 64}, 1), some({48, 64}, 2), some({48}, 3)});
  CHECK(both.kernels == 2);
  CHECK(both.farthest < 1e-5f);
}

TEST_CASE("refine: a bias along other columns stays", "[devices]") {
  GraphMaker g;
  ir::Node* x = g.parameter("x", f32({40, 64}));
  ir::Node* w = g.parameter("w", f32({48, 64}));
  ir::Node* v = g.parameter("v", f32({24}));
  const int64_t dims[] = {80, 24};
  ir::Node* wide = g.call("Reshape", {product(g, x, w), g.builder.int_tuple(dims)});
  const Program program = g.finish(g.call("BiasAdd", {wide, v, g.builder.string("NCHW")}));
  const Both both = on_both(program, {some({40, 64}, 1), some({48, 64}, 2), some({24}, 3)});
  CHECK(both.kernels == 2);
  CHECK(both.farthest < 1e-5f);
}
