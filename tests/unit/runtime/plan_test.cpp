#include "runtime/plan.h"

#include "programs.h"

using namespace refjit;
using namespace refjit::runtime;
using namespace refjit::test;

namespace {

Plan plan_of(const Program& program, const std::vector<TensorType>& inputs) {
  auto plan = make_plan(*program.module->root, inputs, reference_kernels());
  if (!plan) FAIL(plan.error().message);
  return *std::move(plan);
}

/// exp(exp(...exp(x)...)), `count` times.
Program chain(int count, Shape shape) {
  GraphMaker g;
  ir::Node* node = g.parameter("x", f32(shape));
  for (int i = 0; i < count; ++i) node = g.call("Exp", {node});
  return g.finish(node);
}

}  // namespace

TEST_CASE("plan: a chain of elementwise kernels writes into its output in place", "[runtime][plan]") {
  const Plan plan = plan_of(chain(5, {4, 4}), {f32({4, 4})});
  REQUIRE(plan.steps.size() == 5);
  CHECK(plan.peak_bytes == 0);
  REQUIRE(plan.results.size() == 1);
  CHECK(plan.buffers[plan.results[0].buffer].kind == BufferKind::Output);
  CHECK_FALSE(plan.results[0].is_copied);
}

TEST_CASE("plan: inputs are never written and results that are inputs are copied", "[runtime][plan]") {
  GraphMaker g;
  ir::Node* x = g.parameter("x", f32({3}));
  const Program program = g.finish(g.tuple({x, g.call("Exp", {x})}));
  const Plan plan = plan_of(program, {f32({3})});
  REQUIRE(plan.results.size() == 2);
  CHECK(plan.results[0].is_copied);
  CHECK_FALSE(plan.results[1].is_copied);
  REQUIRE(plan.steps.size() == 1);
  CHECK(plan.operands[plan.steps[0].operands] != plan.operands[plan.steps[0].operands + 1]);
}

TEST_CASE("plan: an operand that is read again later is not overwritten", "[runtime][plan]") {
  GraphMaker g;
  ir::Node* x = g.parameter("x", f32({8}));
  ir::Node* e = g.call("Exp", {x});
  ir::Node* n = g.call("Neg", {e});
  const Program program = g.finish(g.call("Add", {n, e}));
  const Plan plan = plan_of(program, {f32({8})});
  REQUIRE(plan.steps.size() == 3);
  const Step& neg = plan.steps[1];
  CHECK(plan.operands[neg.operands] != plan.operands[neg.operands + 1]);
}

TEST_CASE("plan: arena offsets of temporaries alive together never overlap", "[runtime][plan]") {
  // A ladder in which each value is used by the next two steps, through matmul (never in place).
  GraphMaker g;
  ir::Node* a = g.parameter("a", f32({16, 16}));
  ir::Node* b = a;
  std::vector<ir::Node*> all{a};
  for (int i = 0; i < 12; ++i) {
    ir::Node* next = g.call(
        "Add", {g.call("MatMul", {all.back(), b, g.builder.boolean(false), g.builder.boolean(false)}), all.back()});
    b = all.back();
    all.push_back(next);
  }
  Plan plan = plan_of(g.finish(all.back()), {f32({16, 16})});
  place_in_arena(plan);
  CHECK(plan.arena_bytes >= plan.peak_bytes);
  CHECK(plan.arena_bytes <= 2 * plan.peak_bytes);
  int pairs = 0;
  for (size_t i = 0; i < plan.buffers.size(); ++i) {
    for (size_t j = i + 1; j < plan.buffers.size(); ++j) {
      const Buffer& x = plan.buffers[i];
      const Buffer& y = plan.buffers[j];
      if (x.offset < 0 || y.offset < 0) continue;
      if (x.last_step < y.first_step || y.last_step < x.first_step) continue;
      ++pairs;
      const bool is_apart = x.offset + x.bytes <= y.offset || y.offset + y.bytes <= x.offset;
      CHECK(is_apart);
    }
  }
  CHECK(pairs > 0);
}

TEST_CASE("plan: symbolic dims get the inputs' numbers and what follows is inferred again", "[runtime][plan]") {
  GraphMaker g;
  ir::AnyShape shape;
  shape.dims = {ir::Dim::symbol(0), ir::Dim(3)};
  ir::Node* x = g.builder.parameter("x", ir::Abstract::tensor(DType::Float32, shape));
  const Program program = g.finish(g.call("Exp", {g.call("Neg", {x})}));
  const Plan plan = plan_of(program, {f32({5, 3})});
  REQUIRE(plan.results.size() == 1);
  CHECK(plan.results[0].type == f32({5, 3}));
  const std::vector<TensorType> wrong{f32({5, 4})};
  auto refused = make_plan(*program.module->root, wrong, reference_kernels());
  REQUIRE_FALSE(refused);
  CHECK(refused.error().kind == ErrorKind::Device);
}

TEST_CASE("plan: calls of graphs are a device error, not a wrong plan", "[runtime][plan]") {
  GraphMaker g;
  ir::Node* x = g.parameter("x", f32({2}));
  ir::FuncGraph* callee = g.module->add_graph("g");
  ir::Builder inner(*g.module, *callee);
  inner.finish(inner.parameter("y", ir::Abstract::tensor(f32({2}))));
  ir::Node* call = g.builder.call(*callee, {x});
  call->abstract = ir::Abstract::tensor(f32({2}));
  g.builder.finish(call);
  const std::vector<TensorType> inputs{f32({2})};
  auto plan = make_plan(*g.module->root, inputs, reference_kernels());
  REQUIRE_FALSE(plan);
  CHECK(plan.error().kind == ErrorKind::Device);
}

TEST_CASE("plan: the number and dtype of inputs must fit", "[runtime][plan]") {
  const Program program = multiply_add();
  const std::vector<TensorType> two{f32({2, 3}), f32({2, 3})};
  const std::vector<TensorType> ints{f32({2, 3}), f32({2, 3}), {DType::Int32, {2, 3}}};
  for (const auto& inputs : {two, ints}) {
    auto plan = make_plan(*program.module->root, inputs, reference_kernels());
    REQUIRE_FALSE(plan);
    CHECK(plan.error().kind == ErrorKind::Device);
  }
}
