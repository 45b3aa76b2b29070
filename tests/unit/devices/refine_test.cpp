// What the cpu device joins in a plan: fewer kernels, the reference's numbers, and nothing moved across a write.
#include "both_devices.h"
#include "devices/cpu/dnnl_library.h"

using namespace refjit;
using namespace refjit::runtime;
using namespace refjit::test;

namespace {

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
