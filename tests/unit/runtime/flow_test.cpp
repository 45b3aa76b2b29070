#include <catch2/catch.hpp>

#include <algorithm>
#include <ctime>

#include "counting_loop.h"
#include "ir/canonical.h"
#include "ir/read.h"
#include "ops/op.h"
#include "passes/passes.h"
#include "runtime/device.h"
#include "runtime/operator_walk.h"

using namespace refjit;
using namespace refjit::runtime;

// Programs in full text with several graphs: loops, branches, recursion, closures, effects. Each runs under both
// executors, closures as they are written and after the passes.
namespace {

const std::string kHeader = "# IR entry: @main_0\n# Params:\n";

std::unique_ptr<ir::Module> read_module(const std::string& text) {
  auto module =
      ir::read(kHeader + text, [](std::string_view name) -> const ir::Primitive* { return ops::find_op(name); });
  if (!module) FAIL(module.error().message);
  return *std::move(module);
}

Program program_of(const std::string& text, bool with_passes) {
  auto module = read_module(text);
  if (Status status = passes::infer(*module); !status) FAIL(status.error().message);
  passes::PassContext context;
  context.verify_between = true;
  if (with_passes) {
    if (Status status = passes::run_phases(*module, context); !status) FAIL(status.error().message);
  } else {
    passes::lift(*module, context);
  }
  return Program(std::move(module));
}

Tensor scalar(int32_t value) { return *Tensor::copy_of(DType::Int32, {}, &value); }
Tensor floats(std::vector<float> values) {
  return *Tensor::copy_of(DType::Float32, {static_cast<int64_t>(values.size())}, values.data());
}
std::vector<float> floats_of(const Tensor& t) { return {t.data<float>(), t.data<float>() + t.element_count()}; }

std::vector<TensorType> types_of(std::span<const Tensor> tensors) {
  std::vector<TensorType> types;
  for (const Tensor& t : tensors) types.push_back({t.dtype, t.shape});
  return types;
}

struct Ran {
  Status status;
  std::vector<Tensor> outputs;
  PlanInfo info;
};

Ran run(const Program& program, const std::vector<Tensor>& inputs, ExecutorKind kind) {
  static const std::unique_ptr<Device> device = make_reference_device();
  auto executable = device->compile(program, types_of(inputs), kind);
  if (!executable) return {std::move(executable).error(), {}, {}};
  Ran ran;
  ran.status = (*executable)->run(inputs, ran.outputs);
  ran.info = (*executable)->plan();
  return ran;
}

/// Runs `text` in all ways; `check` looks at the outputs.
template <class Check>
void run_all(const std::string& text, const std::vector<Tensor>& inputs, Check&& check) {
  for (const bool with_passes : {false, true}) {
    for (ExecutorKind kind : {ExecutorKind::KernelByKernel, ExecutorKind::Sink}) {
      std::vector<Tensor> given;
      for (const Tensor& t : inputs) given.push_back(*Tensor::copy_of(t.dtype, t.shape, t.data()));
      const Ran ran = run(program_of(text, with_passes), given, kind);
      if (!ran.status) FAIL(ran.status.error().message);
      check(ran.outputs, given);
    }
  }
}

const char* kLoop = R"(%para1_x: <Tensor[Float32], (2)>
%para2_n: <Tensor[Int32], ()>

subgraph @main_0() {
  %0 = call @header_1(Tensor(shape=[], dtype=Int32, value=0), %para1_x)
  Return(%0)
}

subgraph @header_1(%para3_i: <Tensor[Int32], ()>, %para4_x: <Tensor[Float32], (2)>) {
  %0 = PrimFunc_Less(%para3_i, $(@main_0:para2_n))
  %1 = Switch(%0, @body_2, @after_3)
  %2 = %1()
  Return(%2)
}

subgraph @body_2() {
  %0 = PrimFunc_Add($(@header_1:para3_i), Tensor(shape=[], dtype=Int32, value=1))
  %1 = PrimFunc_Muls($(@header_1:para4_x), I64(2))
  %2 = call @header_1(%0, %1)
  Return(%2)
}

subgraph @after_3() {
  Return($(@header_1:para4_x))
}
)";

const char* kFib = R"(%para1_n: <Tensor[Int32], ()>

subgraph @main_0() {
  %0 = call @fib_1(%para1_n)
  Return(%0)
}

subgraph @fib_1(%para2_n) {
  %0 = PrimFunc_Less(%para2_n, Tensor(shape=[], dtype=Int32, value=2))
  %1 = Switch(%0, @end_2, @more_3)
  %2 = %1()
  Return(%2)
}

subgraph @end_2() {
  Return($(@fib_1:para2_n))
}

subgraph @more_3() {
  %0 = PrimFunc_Sub($(@fib_1:para2_n), Tensor(shape=[], dtype=Int32, value=1))
  %1 = call @fib_1(%0)
  %2 = PrimFunc_Sub($(@fib_1:para2_n), Tensor(shape=[], dtype=Int32, value=2))
  %3 = call @fib_1(%2)
  %4 = PrimFunc_Add(%1, %3)
  Return(%4)
}
)";

/// Adds 0, 1, ... n - 1 to a Parameter.
const std::string kAccumulate = std::string(R"(%para1_n: <Tensor[Int32], ()>
%para2_w: <Ref[Tensor[Int32]], ()>  :  has_default

subgraph @main_0() {
  %0 = call @header_1(Tensor(shape=[], dtype=Int32, value=0), UMonad[U])
  Return(%0)
}

)") + kCountingLoop;

}  // namespace

TEST_CASE("flow: a loop runs its body as often as its condition says", "[runtime][flow]") {
  for (int n : {0, 1, 5}) {
    run_all(kLoop, {floats({1, 3}), scalar(n)}, [&](auto& outputs, auto&) {
      REQUIRE(outputs.size() == 1);
      const auto factor = static_cast<float>(1 << n);
      CHECK(floats_of(outputs[0]) == std::vector<float>{factor, 3 * factor});
    });
  }
}

TEST_CASE("flow: a loop of a million rounds takes neither stack nor memory nor long", "[runtime][flow]") {
  for (ExecutorKind kind : {ExecutorKind::KernelByKernel, ExecutorKind::Sink}) {
    const auto start = std::clock();
    const Ran ran = run(program_of(kLoop, true), {floats({0, 0}), scalar(1000000)}, kind);
    const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    if (!ran.status) FAIL(ran.status.error().message);
    CHECK(ran.info.kernels == 3000001);
    CHECK(ran.info.launches == (kind == ExecutorKind::Sink ? 1 : 3000001));
    CHECK(ran.info.arena_bytes < 1024);
    CHECK(seconds < 5);  // of processor time; 0.3 where nothing else runs
  }
}

TEST_CASE("flow: recursion keeps each call's own values", "[runtime][flow]") {
  run_all(kFib, {scalar(15)}, [](auto& outputs, auto&) { CHECK(element_as_int(outputs.at(0), 0) == 610); });
}

TEST_CASE("flow: recursion without end is an error, not a crash", "[runtime][flow]") {
  const char* text = R"(%para1_n: <Tensor[Int32], ()>

subgraph @main_0() {
  %0 = call @deep_1(%para1_n)
  Return(%0)
}

subgraph @deep_1(%para2_n: <Tensor[Int32], ()>) {
  %0 = PrimFunc_Less(%para2_n, Tensor(shape=[], dtype=Int32, value=0))
  %1 = Switch(%0, @end_2, @more_3)
  %2 = %1()
  Return(%2)
}

subgraph @end_2() {
  Return($(@deep_1:para2_n))
}

subgraph @more_3() {
  %0 = PrimFunc_Add($(@deep_1:para2_n), Tensor(shape=[], dtype=Int32, value=0))
  %1 = call @deep_1(%0)
  %2 = PrimFunc_Add(%1, %0)
  Return(%2)
}
)";
  const Ran ran = run(program_of(text, true), {scalar(1)}, ExecutorKind::KernelByKernel);
  REQUIRE_FALSE(ran.status);
  CHECK(ran.status.error().message == "maximum recursion depth exceeded");
}

TEST_CASE("flow: nested branches", "[runtime][flow]") {
  const char* text = R"(%para1_x: <Tensor[Int32], ()>
%para2_y: <Tensor[Int32], ()>

subgraph @main_0() {
  %0 = PrimFunc_Greater(%para1_x, %para2_y)
  %1 = Switch(%0, @then_1, @else_2)
  %2 = %1()
  %3 = PrimFunc_Muls(%2, I64(2))
  Return(%3)
}

subgraph @then_1() {
  %0 = PrimFunc_Greater($(@main_0:para1_x), Tensor(shape=[], dtype=Int32, value=3))
  %1 = Switch(%0, @inner_3, @inner_4)
  %2 = %1()
  Return(%2)
}

subgraph @else_2() {
  %0 = PrimFunc_Sub($(@main_0:para2_y), Tensor(shape=[], dtype=Int32, value=1))
  Return(%0)
}

subgraph @inner_3() {
  %0 = PrimFunc_Add($(@main_0:para1_x), Tensor(shape=[], dtype=Int32, value=1))
  Return(%0)
}

subgraph @inner_4() {
  %0 = PrimFunc_Muls($(@main_0:para2_y), I64(7))
  Return(%0)
}
)";
  auto expect = [&](int x, int y, int result) {
    run_all(text, {scalar(x), scalar(y)},
            [&](auto& outputs, auto&) { CHECK(element_as_int(outputs.at(0), 0) == result); });
  };
  expect(5, 1, 12);
  expect(3, 2, 28);
  expect(1, 4, 6);
}

TEST_CASE("flow: functions are values: returned, chosen, kept in tuples, called later", "[runtime][flow]") {
  const char* text = R"(%para1_x: <Tensor[Int32], ()>
%para2_y: <Tensor[Int32], ()>

subgraph @main_0() {
  %0 = PrimFunc_Greater(%para1_x, Tensor(shape=[], dtype=Int32, value=1))
  %1 = Switch(%0, @yes_1, @no_2)
  %2 = %1() : <Tuple[Func, Tensor[Int32]], TupleShape(NoShape, ())>
  %3 = TupleGetItem(%2, I64(0)) : <Func, NoShape>
  %4 = TupleGetItem(%2, I64(1)) : <Tensor[Int32], ()>
  %5 = %3(%4) : <Tensor[Int32], ()>
  %6 = PrimFunc_Add(%5, %para1_x) : <Tensor[Int32], ()>
  Return(%6)
}

subgraph @yes_1() {
  %0 = Partial(@add_3, %para2_y)
  %1 = MakeTuple(%0, %para2_y)
  Return(%1)
}

subgraph @no_2() {
  %0 = Partial(@mul_4, %para2_y)
  %1 = MakeTuple(%0, %para1_x)
  Return(%1)
}

subgraph @add_3(%para3_a: <Tensor[Int32], ()>, %para4_b: <Tensor[Int32], ()>) {
  %0 = PrimFunc_Add(%para3_a, %para4_b) : <Tensor[Int32], ()>
  Return(%0)
}

subgraph @mul_4(%para5_a: <Tensor[Int32], ()>, %para6_b: <Tensor[Int32], ()>) {
  %0 = PrimFunc_Mul(%para5_a, %para6_b) : <Tensor[Int32], ()>
  Return(%0)
}
)";
  std::string closed = text;
  for (const char* name : {"para1_x", "para2_y"}) {
    const std::string plain = std::string("%") + name, owned = std::string("$(@main_0:") + name + ")";
    size_t at = closed.find("subgraph @yes_1");
    while ((at = closed.find(plain, at)) != std::string::npos) closed.replace(at, plain.size(), owned);
  }
  auto expect = [&](int x, int y, int result) {
    run_all(closed, {scalar(x), scalar(y)},
            [&](auto& outputs, auto&) { CHECK(element_as_int(outputs.at(0), 0) == result); });
  };
  expect(2, 5, 12);
  expect(1, 5, 6);
}

TEST_CASE("flow: a loop carries tuples, and a tensor that it only reads is never copied", "[runtime][flow]") {
  const char* text = R"(%para1_x: <Tensor[Float32], (2)>
%para2_n: <Tensor[Int32], ()>

subgraph @main_0() {
  %0 = MakeTuple(%para1_x, %para2_n)
  %1 = call @header_1(%0)
  Return(%1)
}

subgraph @header_1(%para3_t: <Tuple[Tensor[Float32], Tensor[Int32]], TupleShape((2), ())>) {
  %0 = TupleGetItem(%para3_t, I64(1))
  %1 = PrimFunc_Greater(%0, Tensor(shape=[], dtype=Int32, value=0))
  %2 = Switch(%1, @body_2, @after_3)
  %3 = %2()
  Return(%3)
}

subgraph @body_2() {
  %0 = TupleGetItem($(@header_1:para3_t), I64(0))
  %1 = PrimFunc_Add(%0, $(@main_0:para1_x))
  %2 = TupleGetItem($(@header_1:para3_t), I64(1))
  %3 = PrimFunc_Sub(%2, Tensor(shape=[], dtype=Int32, value=1))
  %4 = MakeTuple(%1, %3)
  %5 = call @header_1(%4)
  Return(%5)
}

subgraph @after_3() {
  Return($(@header_1:para3_t))
}
)";
  run_all(text, {floats({1, 2}), scalar(3)}, [](auto& outputs, auto& inputs) {
    REQUIRE(outputs.size() == 2);
    CHECK(floats_of(outputs[0]) == std::vector<float>{4, 8});
    CHECK(element_as_int(outputs[1], 0) == 0);
    CHECK(floats_of(inputs[0]) == std::vector<float>{1, 2});
  });
}

TEST_CASE("flow: effects in branches and loops happen in their order", "[runtime][flow]") {
  run_all(kAccumulate, {scalar(5), scalar(100)}, [](auto& outputs, auto& inputs) {
    CHECK(element_as_int(outputs.at(0), 0) == 5);
    CHECK(element_as_int(inputs[1], 0) == 110);
  });
  const Ran ran = run(program_of(kAccumulate, true), {scalar(1), scalar(1)}, ExecutorKind::Sink);
  CHECK(ran.info.written_inputs == std::vector<uint32_t>{1});
}

TEST_CASE("flow: a recorded launch comes apart into the operators that ran", "[runtime][flow][recorder]") {
  auto reference = make_reference_device();
  const auto apart = [&](const std::string& text, bool with_passes, const std::vector<Tensor>& inputs) {
    auto taken = take_apart({program_of(text, with_passes), "f", ExecutorKind::Sink, inputs, {}}, *reference);
    if (!taken) FAIL(taken.error().message);
    return std::move(taken->operators);
  };
  for (const bool with_passes : {false, true}) {
    const auto loop = apart(kLoop, with_passes, {floats({1, 3}), scalar(5)});
    REQUIRE(loop.size() == 5 * 3 + 1);  // the condition, both operators of the body
    CHECK(loop.back().function == "Less");
    const auto last = std::find_if(loop.rbegin(), loop.rend(),
                                   [](const auto& one) { return one.outputs[0].dtype == DType::Float32; });
    CHECK(floats_of(last->outputs[0]) == std::vector<float>{32, 96});
    const auto fib = apart(kFib, with_passes, {scalar(6)});
    CHECK(element_as_int(fib.back().outputs[0], 0) == 8);
    // What is written is seen by the next round, and the record keeps what went in.
    const Tensor weight = scalar(100);
    const auto sum = apart(kAccumulate, with_passes, {scalar(5), weight});
    const auto assigned =
        std::find_if(sum.rbegin(), sum.rend(), [](const auto& one) { return one.function == "Assign"; });
    REQUIRE(assigned != sum.rend());
    CHECK(element_as_int(assigned->inputs[1], 0) == 110);
    CHECK(element_as_int(weight, 0) == 100);
  }
}

TEST_CASE("flow: a tensor that grows in a loop is planned anew for each shape", "[runtime][flow]") {
  const char* text = R"(%para1_x: <Tensor[Float32], (1)>
%para2_n: <Tensor[Int32], ()>

subgraph @main_0() {
  %0 = call @header_1(%para1_x, %para2_n)
  Return(%0)
}

subgraph @header_1(%para3_x: <Tensor[Float32], (s0)>, %para4_i: <Tensor[Int32], ()>) {
  %0 = PrimFunc_Greater(%para4_i, Tensor(shape=[], dtype=Int32, value=0))
  %1 = Switch(%0, @body_2, @after_3)
  %2 = %1() : <Tensor[Float32], (s1)>
  Return(%2)
}

subgraph @body_2() {
  %0 = MakeTuple($(@header_1:para3_x), $(@header_1:para3_x))
  %1 = PrimFunc_Concat(%0, I64(0)) : <Tensor[Float32], (s2)>
  %2 = PrimFunc_Sub($(@header_1:para4_i), Tensor(shape=[], dtype=Int32, value=1))
  %3 = call @header_1(%1, %2) : <Tensor[Float32], (s1)>
  Return(%3)
}

subgraph @after_3() {
  Return($(@header_1:para3_x))
}
)";
  auto module = read_module(text);
  passes::PassContext context;
  passes::lift(*module, context);
  const Program program(std::move(module));
  const Ran ran = run(program, {floats({3}), scalar(4)}, ExecutorKind::KernelByKernel);
  if (!ran.status) FAIL(ran.status.error().message);
  CHECK(floats_of(ran.outputs.at(0)) == std::vector<float>(16, 3));
}

TEST_CASE("flow: a call that returns another type than expected goes on with a plan for that type", "[runtime][flow]") {
  // @grow returns x once or twice, as n says; what is declared fits the first call only. %0 is dead for the plan that
  // knows the shape of %1 to be (1), and is not after the second call.
  const char* text = R"(%para1_x: <Tensor[Float32], (1)>
%para2_n: <Tensor[Int32], ()>

subgraph @main_0() {
  %0 = PrimFunc_Muls(%para1_x, I64(10))
  %1 = call @grow_1(%para1_x, Tensor(shape=[], dtype=Int32, value=0)) : <Tensor[Float32], (1)>
  %2 = call @grow_1(%1, %para2_n) : <Tensor[Float32], (1)>
  %3 = PrimFunc_Add(%2, %0)
  %4 = call @grow_1(%3, %para2_n) : <Tensor[Float32], (1)>
  %5 = MakeTuple(%4, %2, %0)
  %6 = PrimFunc_Concat(%5, I64(0))
  Return(%6)
}

subgraph @grow_1(%para3_x: <Tensor[Float32], (1)>, %para4_n: <Tensor[Int32], ()>) {
  %0 = PrimFunc_Greater(%para4_n, Tensor(shape=[], dtype=Int32, value=0))
  %1 = Partial(@twice_2, %para3_x)
  %2 = Partial(@once_3, %para3_x)
  %3 = Switch(%0, %1, %2)
  %4 = %3()
  Return(%4)
}

subgraph @twice_2(%para5_x) {
  %0 = MakeTuple(%para5_x, %para5_x)
  %1 = PrimFunc_Concat(%0, I64(0))
  Return(%1)
}

subgraph @once_3(%para6_x) {
  %0 = PrimFunc_Muls(%para6_x, I64(1))
  Return(%0)
}
)";
  for (ExecutorKind kind : {ExecutorKind::KernelByKernel, ExecutorKind::Sink}) {
    static const std::unique_ptr<Device> device = make_reference_device();
    const Program program(read_module(text));
    std::vector<Tensor> inputs{floats({3}), scalar(0)};
    auto executable = device->compile(program, types_of(inputs), kind);
    if (!executable) FAIL(executable.error().message);
    for (int n : {0, 1, 0, 1}) {
      inputs[1] = scalar(n);
      std::vector<Tensor> outputs;
      Status status = (*executable)->run(inputs, outputs);
      if (!status) FAIL(status.error().message);
      const std::vector<float> once{33, 3, 30}, twice{33, 33, 33, 33, 3, 3, 30};
      CHECK(floats_of(outputs.at(0)) == (n == 0 ? once : twice));
    }
  }
}

TEST_CASE("effects: a Load names memory; copies keep values, and without them results go wrong", "[runtime][effects]") {
  const char* text = R"(%para1_x: <Tensor[Int32], ()>
%para2_w: <Ref[Tensor[Int32]], ()>  :  has_default

subgraph @main_0() {
  %0 = PrimFunc_Assign(%para2_w, Tensor(shape=[], dtype=Int32, value=10), UMonad[U])
  %1 = UpdateState(UMonad[U], %0)
  %2 = Load(%para2_w, %1)
  %3 = UpdateState(%1, %2)
  %4 = PrimFunc_Assign(%para2_w, Tensor(shape=[], dtype=Int32, value=20), %3)
  %5 = UpdateState(%3, %4)
  %6 = Load(%para2_w, %5)
  %7 = PrimFunc_Add(%6, %2)
  %8 = UpdateState(%5, %6)
  %9 = Depend(%7, %8)
  Return(%9)
}
)";
  for (int level : {0, 1, 2, 3}) {
    for (ExecutorKind kind : {ExecutorKind::KernelByKernel, ExecutorKind::Sink}) {
      auto module = read_module(text);
      passes::PassContext context;
      context.load_elimination = level;
      if (Status status = passes::infer(*module); !status) FAIL(status.error().message);
      if (Status status = passes::run_phases(*module, context); !status) FAIL(status.error().message);
      std::vector<Tensor> inputs{scalar(1), scalar(0)};
      const Ran ran = run(Program(std::move(module)), inputs, kind);
      if (!ran.status) FAIL(ran.status.error().message);
      INFO("level " << level);
      CHECK(element_as_int(ran.outputs.at(0), 0) == (level == 3 ? 40 : 30));
      CHECK(element_as_int(inputs[1], 0) == 20);
      CHECK(ran.info.written_inputs == std::vector<uint32_t>{1});
    }
  }
}

TEST_CASE("flow: a lazily inlined graph stays one graph, called by each of its users", "[runtime][flow]") {
  const char* text = R"(%para1_x: <Tensor[Float32], (2)>

subgraph @main_0() {
  %0 = call @layer_1(%para1_x)
  %1 = call @layer_1(%0)
  %2 = call @layer_1(%1)
  Return(%2)
}

subgraph @layer_1(%para2_x) {
  %0 = PrimFunc_Add(%para2_x, %para2_x)
  %1 = PrimFunc_Mul(%0, %para2_x)
  Return(%1)
}
)";
  for (const bool is_lazy : {false, true}) {
    auto module = read_module(text);
    module->graphs()[1]->is_lazy_inline = is_lazy;
    passes::PassContext context;
    if (Status status = passes::run_phases(*module, context); !status) FAIL(status.error().message);
    CHECK(module->graphs().size() == (is_lazy ? 2 : 1));
    CHECK(module->root->output()->callee_graph() == (is_lazy ? module->graphs()[1] : nullptr));
    const Ran ran = run(Program(std::move(module)), {floats({1, 0.5f})}, ExecutorKind::KernelByKernel);
    if (!ran.status) FAIL(ran.status.error().message);
    CHECK(ran.info.kernels == 6);
    CHECK(floats_of(ran.outputs.at(0)) == std::vector<float>{128, 0.5f});
  }
}
