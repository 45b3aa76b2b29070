// Products around a softmax on the cpu device: one kernel with the reference's numbers, and only where nothing else
// reads what lies between.
#include "both_devices.h"
#include "devices/cpu/dnnl_library.h"
#include "devices/cpu/gemm.h"

using namespace refjit;
using namespace refjit::runtime;
using namespace refjit::test;

namespace {

constexpr float kNear = 2e-5f;

bool has_kernel() { return devices::cpu::dnnl() && devices::cpu::gemm_kernels(); }

ir::Node* ints(GraphMaker& g, const std::vector<int64_t>& values) { return g.builder.int_tuple(values); }

/// (batch, length, heads, each) -> (batch, heads, length, each).
ir::Node* heads_first(GraphMaker& g, ir::Node* x) { return g.call("Transpose", {x, ints(g, {0, 2, 1, 3})}); }

ir::Node* softmax(GraphMaker& g, ir::Node* x) { return g.call("Softmax", {x, ints(g, {-1})}); }

ir::Node* last_swapped(GraphMaker& g, ir::Node* x) { return g.call("Transpose", {x, ints(g, {0, 1, 3, 2})}); }

ir::Node* number(GraphMaker& g, float value) { return g.builder.tensor(floats({}, {value})); }

struct Sizes {
  int64_t batch = 2, heads = 6, shared = 2, queries = 40, keys = 70, each = 24;
};

/// Grouped-query attention as Llama has it, from rows of q, k and v.
struct Attention {
  explicit Attention(const Sizes& s) {
    q = g.parameter("q", f32({s.batch, s.queries, s.heads, s.each}));
    k = g.parameter("k", f32({s.batch, s.keys, s.shared, s.each}));
    v = g.parameter("v", f32({s.batch, s.keys, s.shared, s.each}));
    mask = g.parameter("mask", f32({s.batch, 1, s.queries, s.keys}));
    inputs = {some({s.batch, s.queries, s.heads, s.each}, 1), some({s.batch, s.keys, s.shared, s.each}, 2),
              some({s.batch, s.keys, s.shared, s.each}, 3), some({s.batch, 1, s.queries, s.keys}, 4)};
    sizes = s;
  }
  ir::Node* repeated(ir::Node* x) {
    const Sizes& s = sizes;
    ir::Node* wide = g.call("ExpandDims", {heads_first(g, x), g.builder.integer(2)});
    wide = g.call("BroadcastTo", {wide, ints(g, {s.batch, s.shared, s.heads / s.shared, s.keys, s.each})});
    return g.call("Reshape", {wide, ints(g, {s.batch, s.heads, s.keys, s.each})});
  }
  ir::Node* scores() { return g.call("MatMulExt", {heads_first(g, q), last_swapped(g, repeated(k))}); }

  GraphMaker g;
  ir::Node *q = nullptr, *k = nullptr, *v = nullptr, *mask = nullptr;
  std::vector<Tensor> inputs;
  Sizes sizes;
};

}  // namespace

TEST_CASE("attention: from the rows of q, k and v to rows of the result is one kernel", "[devices]") {
  for (const Sizes& sizes : {Sizes{}, Sizes{1, 4, 1, 300, 513, 32}, Sizes{2, 2, 2, 17, 33, 16}}) {
    Attention a(sizes);
    GraphMaker& g = a.g;
    ir::Node* scores = g.call("Add", {g.call("Div", {a.scores(), number(g, 4.9f)}), a.mask});
    ir::Node* y = heads_first(g, g.call("MatMulExt", {softmax(g, scores), a.repeated(a.v)}));
    const Program program = g.finish(y);
    const Both both = on_both(program, a.inputs);
    if (has_kernel()) CHECK(both.kernels == 1);
    CHECK(both.farthest < kNear);
  }
}

TEST_CASE("attention: without mask, scale and transposes", "[devices]") {
  GraphMaker g;
  ir::Node* q = g.parameter("q", f32({3, 40, 32}));
  ir::Node* k = g.parameter("k", f32({3, 50, 32}));
  ir::Node* v = g.parameter("v", f32({3, 50, 20}));
  ir::Node* scores = g.call("BatchMatMul", {q, k, g.builder.boolean(false), g.builder.boolean(true)});
  ir::Node* y = g.call("BatchMatMul", {softmax(g, scores), v, g.builder.boolean(false), g.builder.boolean(false)});
  const Both both = on_both(g.finish(y), {some({3, 40, 32}, 1), some({3, 50, 32}, 2), some({3, 50, 20}, 3)});
  if (has_kernel()) CHECK(both.kernels == 1);
  CHECK(both.farthest < kNear);
}

TEST_CASE("attention: a softmax that is returned too ends the first kernel", "[devices]") {
  Attention a{Sizes{}};
  GraphMaker& g = a.g;
  ir::Node* scores = g.call("Add", {g.call("Mul", {a.scores(), number(g, 0.2f)}), a.mask});
  ir::Node* p = softmax(g, scores);
  const Both both = on_both(g.finish(g.tuple({g.call("MatMulExt", {p, a.repeated(a.v)}), p})), a.inputs);
  // Attention up to the softmax; v's transpose, its repetition and the product.
  if (has_kernel()) CHECK(both.kernels == 4);
  CHECK(both.farthest < kNear);
}

TEST_CASE("attention: what lies between stays where something else reads it", "[devices]") {
  Attention a{Sizes{}};
  GraphMaker& g = a.g;
  ir::Node* scaled = g.call("Div", {a.scores(), number(g, 5)});
  const Both both = on_both(g.finish(g.tuple({softmax(g, g.call("Add", {scaled, a.mask})), scaled})), a.inputs);
  CHECK(both.kernels == both.kernels_of_reference);
  CHECK(both.farthest < kNear);
}

TEST_CASE("attention: a scale behind the mask, a mask of columns and a softmax along rows stay", "[devices]") {
  for (int form = 0; form < 3; ++form) {
    GraphMaker g;
    ir::Node* q = g.parameter("q", f32({3, 40, 32}));
    ir::Node* k = g.parameter("k", f32({3, 40, 32}));
    ir::Node* mask = g.parameter("mask", f32(form == 1 ? Shape{40, 1} : Shape{40, 40}));
    ir::Node* scores = g.call("BatchMatMul", {q, k, g.builder.boolean(false), g.builder.boolean(true)});
    scores = g.call("Add", {scores, mask});
    if (form == 0) scores = g.call("Div", {scores, number(g, 3)});
    ir::Node* p = g.call("Softmax", {scores, ints(g, {form == 2 ? 1 : -1})});
    const Both both = on_both(
        g.finish(p), {some({3, 40, 32}, 1), some({3, 40, 32}, 2), some(form == 1 ? Shape{40, 1} : Shape{40, 40}, 3)});
    CHECK(both.kernels == both.kernels_of_reference);
    CHECK(both.farthest < kNear);
  }
}

TEST_CASE("attention: the way back through the softmax", "[devices]") {
  GraphMaker g;
  const Shape wide{2, 3, 40, 50};
  ir::Node* dy = g.parameter("dy", f32({2, 3, 40, 32}));
  ir::Node* v = g.parameter("v", f32({2, 3, 50, 32}));
  ir::Node* p = g.parameter("p", f32(wide));
  ir::Node* dp = g.call("BatchMatMul", {dy, v, g.builder.boolean(false), g.builder.boolean(true)});
  ir::Node* ds = g.call("SoftmaxBackward", {dp, p, g.builder.integer(-1)});
  const Both both = on_both(g.finish(g.call("Mul", {ds, number(g, 0.25f)})),
                            {some({2, 3, 40, 32}, 1), some({2, 3, 50, 32}, 2), some(wide, 3)});
  if (has_kernel()) CHECK(both.kernels == 1);
  CHECK(both.farthest < kNear);
}

TEST_CASE("attention: rows that a mask leaves empty are not numbers, as on the reference", "[devices]") {
  GraphMaker g;
  ir::Node* q = g.parameter("q", f32({40, 32}));
  ir::Node* k = g.parameter("k", f32({40, 32}));
  ir::Node* mask = g.parameter("mask", f32({40, 40}));
  ir::Node* scores = g.call("MatMul", {q, k, g.builder.boolean(false), g.builder.boolean(true)});
  const Program program = g.finish(softmax(g, g.call("Add", {scores, mask})));
  std::vector<float> values(1600, 0.0f);
  std::fill(values.begin(), values.begin() + 40, -INFINITY);
  PoolMemory pool;
  auto device = devices::open_cpu(pool);
  REQUIRE(device);
  const std::vector<Tensor> inputs{some({40, 32}, 1), some({40, 32}, 2), floats({40, 40}, values)};
  auto executable = (*device)->compile(program, types_of(inputs), ExecutorKind::Sink);
  REQUIRE(executable);
  std::vector<Tensor> outputs;
  REQUIRE((*executable)->run(inputs, outputs));
  const auto got = values_of(outputs[0]);
  CHECK(std::isnan(got[0]));
  CHECK(std::isfinite(got[40]));
}
