#include <catch2/catch.hpp>

#include <chrono>
#include <cstdio>

#include "evaluate.h"

using namespace refjit;
using namespace refjit::ir;
using passes::PassContext;

namespace {

const ops::OpDef& op(std::string_view name) {
  const ops::OpDef* found = ops::find_op(name);
  REQUIRE(found);
  return *found;
}

AbstractRef f32(Shape shape) { return Abstract::tensor(DType::Float32, AnyShape::of(shape)); }

// main(x, y) = (f(x, y) + 0) * 1 where f(a, b) = (a + b) * (a + b), with something unused.
void build(Module& m) {
  Builder b(m, *m.add_graph("main"));
  FuncGraph* f = m.add_graph("f");
  Builder fb(m, *f);
  Node* a = fb.parameter("a");
  Node* c = fb.parameter("b");
  fb.finish(fb.call(op("Mul"), {fb.call(op("Add"), {a, c}), fb.call(op("Add"), {a, c})}));
  Node* x = b.parameter("x", f32({2, 3}));
  Node* y = b.parameter("y", f32({2, 3}));
  b.call(op("Exp"), {x});
  Node* called = b.call(*f, {x, y});
  float zero = 0;
  Node* sum = b.call(op("Add"), {called, b.tensor(*Tensor::copy_of(DType::Float32, {}, &zero))});
  b.finish(b.call(op("Muls"), {sum, b.integer(1)}));
}

std::string operators(const Module& m) {
  std::string names;
  for (Node* node : topological_order(*m.root)) names += std::string(node->primitive()->name) + " ";
  return names;
}

}  // namespace

TEST_CASE("runner: O0 has MindSpore's operators, O1 fuses after validate", "[passes]") {
  Module m;
  build(m);
  PassContext context;
  context.verify_between = true;
  std::vector<std::string> phases;
  context.on_phase = [&](int number, std::string_view name, const Module&) {
    phases.push_back(std::to_string(number) + "_" + std::string(name));
  };
  REQUIRE(passes::run_phases(m, context));
  CHECK(operators(m) == "Add Mul Return ");
  CHECK(phases == std::vector<std::string>{"0_bootstrap", "1_type_inference", "8_jit_opt_a", "13_jit_opt_b",
                                           "26_validate", "27_backend_pass"});

  Module m1;
  build(m1);
  context.level = passes::OptLevel::O1;
  REQUIRE(passes::run_phases(m1, context));
  CHECK(operators(m1) == "Fused Return ");
  CHECK(phases.back() == "27_backend_pass");
}

TEST_CASE("runner: a pass is switched off by name, and inexact ones on demand", "[passes]") {
  Module m;
  build(m);
  PassContext context;
  context.disabled = {"cse"};
  REQUIRE(passes::run_phases(m, context));
  CHECK(operators(m) == "Add Add Mul Return ");
  Module exact;
  build(exact);
  PassContext exact_context;
  exact_context.exact_only = true;
  REQUIRE(passes::run_phases(exact, exact_context));
  CHECK(operators(exact) == "Add Mul Add Return ");
}

TEST_CASE("runner: each run is told with name, counts, time and the module", "[passes]") {
  Module m;
  build(m);
  std::vector<passes::PassRun> runs;
  PassContext context;
  context.on_pass = [&](const passes::PassRun& run, const Module& now) {
    CHECK(&now == &m);
    CHECK(run.nodes_after == static_cast<int64_t>(now.cnode_count()));
    runs.push_back(run);
  };
  REQUIRE(passes::run_phases(m, context));
  REQUIRE(runs.size() >= 9);
  CHECK(runs[0].name == "type_inference");
  for (const passes::PassRun& run : runs) {
    INFO(run.name);
    CHECK(run.milliseconds >= 0);
    if (run.name != "inline" || !run.is_changed) continue;
    CHECK(run.nodes_before == 9);
    CHECK(run.nodes_after == 6);
  }
}

TEST_CASE("infer: an operator's error is the user's, with the span of the node", "[passes]") {
  Module m;
  Builder b(m, *m.add_graph("f"));
  Node* x = b.parameter("x", f32({2, 3}));
  Node* y = b.parameter("y", f32({4}));
  b.spans = {{1, 7, 11, 7, 16}};
  b.finish(b.call(op("Add"), {x, y}));
  Status status = passes::infer(m);
  REQUIRE_FALSE(status);
  CHECK(status.error().kind == ErrorKind::User);
  CHECK(status.error().type == "ValueError");
  CHECK(status.error().span.line == 7);
}

TEST_CASE("infer: a recursive call is a clear error, not an endless walk", "[passes]") {
  Module m;
  FuncGraph* f = m.add_graph("f");
  Builder b(m, *f);
  b.finish(b.call(*f, {b.parameter("x", f32({2}))}));
  Status status = passes::infer(m);
  REQUIRE_FALSE(status);
  CHECK(status.error().message == "The recursion of 'f' never ends.");
}

// Passes are linear: a chain of 200,000 nodes, and the time a node costs in each (printed with -s or on failure).
TEST_CASE("passes: a chain of 200000 nodes takes microseconds a node in every pass", "[passes][slow]") {
  constexpr int kNodes = 200000;
  Module m;
  Builder b(m, *m.add_graph("f"));
  Node* x = b.parameter("x", f32({2, 3}));
  Node* node = x;
  for (int i = 0; i < kNodes; ++i) node = i % 2 ? b.call(op("Neg"), {node}) : b.call(op("Add"), {node, x});
  b.finish(node);
  PassContext context;
  context.level = passes::OptLevel::O1;
  for (const passes::Pass& pass : passes::all_passes()) {
    const auto start = std::chrono::steady_clock::now();
    passes::run_pass(pass, m, context);
    const double us =
        std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count() / kNodes;
    INFO(pass.name << ": " << us << " us a node");
    REQUIRE_FALSE(context.error);
    CHECK(us < 20);
    std::printf("%-34s %.2f us a node\n", std::string(pass.name).c_str(), us);
  }
  CHECK(verify(m, {.require_abstracts = true}));
}
