#include "protocol/program_text.h"

#include <random>

#include "../runtime/programs.h"
#include "passes/passes.h"

using namespace refjit;
using namespace refjit::protocol;
using namespace refjit::test;

namespace {

std::vector<float> run(const runtime::Program& program, const std::vector<Tensor>& inputs) {
  auto device = runtime::make_reference_device();
  const auto types = types_of(inputs);
  auto executable = device->compile(program, types, runtime::ExecutorKind::Sink);
  if (!executable) FAIL(executable.error().message);
  std::vector<Tensor> outputs;
  REQUIRE((*executable)->run(inputs, outputs));
  return values_of(outputs[0]);
}

}  // namespace

TEST_CASE("program text: what is received has the same id and computes the same", "[protocol][program]") {
  const runtime::Program program = multiply_add();
  auto received = receive_program(program_text(program), program.id(), Limits());
  if (!received) FAIL(received.error().message);
  CHECK(received->id == program.id());
  CHECK(run(received->program, multiply_add_inputs()) == run(program, multiply_add_inputs()));
}

TEST_CASE("program text: constants, tuples and attributes survive", "[protocol][program]") {
  GraphMaker g;
  ir::Node* x = g.parameter("x", f32({2, 2}));
  ir::Node* w = g.builder.tensor(floats({2, 2}, {0.1f, -0.0f, 1e-42f, 3e38f}));
  ir::Node* product = g.call("MatMul", {x, w, g.builder.boolean(false), g.builder.boolean(true)});
  const runtime::Program program = g.finish(g.tuple({g.call("Add", {product, w}), product}));
  auto received = receive_program(program_text(program), program.id(), Limits());
  if (!received) FAIL(received.error().message << "\n" << program_text(program));
  const std::vector<Tensor> inputs{floats({2, 2}, {1, 2, 3, 4})};
  CHECK(run(received->program, inputs) == run(program, inputs));
}

TEST_CASE("program text: a wrong id, an unknown operator and damage are protocol errors", "[protocol][program]") {
  const runtime::Program program = multiply_add();
  const std::string text = program_text(program);
  auto wrong_id = receive_program(text, std::string(64, '0'), Limits());
  REQUIRE_FALSE(wrong_id);
  CHECK(wrong_id.error().kind == ErrorKind::Protocol);
  std::string renamed = text;
  const size_t at = renamed.find("Mul");
  REQUIRE(at != std::string::npos);
  renamed.replace(at, 3, "Mux");
  auto unknown = receive_program(renamed, "", Limits());
  REQUIRE_FALSE(unknown);
  CHECK(unknown.error().kind == ErrorKind::Protocol);
  Limits small;
  small.max_program_bytes = 10;
  CHECK_FALSE(receive_program(text, "", small));
}

TEST_CASE("program text: fused nodes travel with their bodies", "[protocol][program]") {
  runtime::Program program = multiply_add();
  const auto expected = run(program, multiply_add_inputs());
  passes::PassContext context;
  REQUIRE(passes::elementwise_fusion(*program.module, context));
  auto id = ir::program_id(*program.module);
  REQUIRE(id);
  auto received = receive_program(program_text(program), *id, Limits());
  if (!received) FAIL(received.error().message << "\n" << program_text(program));
  CHECK(run(received->program, multiply_add_inputs()) == expected);
}

TEST_CASE("program text: a fused body that reaches out of itself is refused", "[protocol][program]") {
  GraphMaker g;
  ir::Node* a = g.parameter("a", f32({2}));
  ir::FuncGraph* body = g.module->add_graph("body");
  ir::Builder inner(*g.module, *body);
  ir::Node* x = inner.parameter("x", ir::Abstract::tensor(f32({2})));
  ir::Node* sum = inner.call(*ops::find_op("Add"), {x, a});
  sum->abstract = x->abstract;
  inner.finish(sum);
  ir::Node* fused = g.builder.call(ir::prim::kFused, {g.builder.function(*body), a});
  fused->abstract = x->abstract;
  g.builder.finish(fused);
  const runtime::Program program{g.module, ""};
  auto received = receive_program(program_text(program), "", Limits());
  REQUIRE_FALSE(received);
  CHECK(received.error().kind == ErrorKind::Protocol);
}

TEST_CASE("program text: damaged text is refused or runs as another program", "[protocol][program][fuzz]") {
  const std::string text = program_text(multiply_add());
  std::mt19937 random(2);
  auto device = runtime::make_reference_device();
  const auto inputs = multiply_add_inputs();
  const auto types = types_of(inputs);
  int refused = 0, ran = 0;
  for (int round = 0; round < 3000; ++round) {
    std::string changed = text;
    for (unsigned i = 0; i <= random() % 3; ++i) {
      const size_t at = random() % changed.size();
      if (random() % 2)
        changed[at] = static_cast<char>(32 + random() % 95);
      else
        changed.erase(at, 1 + random() % 8);
    }
    auto program = receive_program(changed, "", Limits());
    if (!program) {
      ++refused;
      continue;
    }
    auto executable = device->compile(program->program, types, runtime::ExecutorKind::KernelByKernel);
    std::vector<Tensor> outputs;
    if (executable && (*executable)->run(inputs, outputs)) ++ran;
  }
  CHECK(refused > 300);
  CHECK(ran > 0);
}
