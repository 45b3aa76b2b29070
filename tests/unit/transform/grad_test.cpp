// Gradient graphs against finite differences, on the reference, for every structure of graphs: first and second order,
// with and without the pass pipeline.
#include <catch2/catch.hpp>
#include <cmath>

#include "../passes/evaluate.h"
#include "ir/read.h"
#include "ir/verify.h"
#include "transform/grad.h"

namespace refjit {
namespace {

using namespace ir;

std::unique_ptr<Module> typed(const std::string& text) {
  auto module = read(text, ops::find_op);
  if (!module) FAIL(module.error().message);
  if (Status status = passes::infer(**module); !status) FAIL(status.error().message);
  return *std::move(module);
}

/// Sum of the floats inside a value.
double total(const Abstract& a) {
  double sum = 0;
  for (const AbstractRef& element : a.elements) sum += total(*element);
  if (!a.is_tensor() || !is_float(a.dtype)) return sum;
  const Tensor& t = std::get<Tensor>(a.value);
  for (int64_t i = 0; i < t.element_count(); ++i) sum += element_as_double(t, i);
  return sum;
}

AbstractRef value_of(const Module& module, const std::vector<AbstractRef>& inputs) {
  auto result = passes_test::run(module, inputs);
  if (!result) FAIL(result.error().message);
  return *result;
}

std::vector<AbstractRef> sample_inputs(const FuncGraph& root, double start) {
  std::vector<AbstractRef> inputs;
  double next = start;
  for (const Node* p : root.parameters()) {
    Tensor t = *Tensor::empty(p->abstract->dtype, p->abstract->shape.concrete());
    for (int64_t i = 0; i < t.element_count(); ++i) {
      next += 0.37;
      if (t.dtype == DType::Float64)
        t.data<double>()[i] = next;
      else if (t.dtype == DType::Int64)
        t.data<int64_t>()[i] = 3;
      else
        t.data<bool>()[i] = start > 0.6;
    }
    inputs.push_back(Abstract::constant_tensor(std::move(t)));
  }
  return inputs;
}

AbstractRef moved(const AbstractRef& input, int64_t element, double by) {
  Tensor t =
      *Tensor::copy_of(DType::Float64, std::get<Tensor>(input->value).shape, std::get<Tensor>(input->value).data());
  t.data<double>()[element] += by;
  return Abstract::constant_tensor(std::move(t));
}

/// The gradient program's second result holds the derivatives of the sum of what `before` computes.
void check_differences(const Module& before, const Module& after, std::vector<AbstractRef> inputs) {
  const AbstractRef result = value_of(after, inputs);
  REQUIRE(result->elements.size() == 3);
  CHECK(total(*result->elements[0]) == Approx(total(*value_of(before, inputs))));
  for (size_t i = 0; i < inputs.size(); ++i) {
    if (inputs[i]->dtype != DType::Float64) continue;
    const Tensor& gradient = std::get<Tensor>(result->elements[1]->elements[i]->value);
    const AbstractRef input = inputs[i];
    for (int64_t k = 0; k < gradient.element_count(); ++k) {
      constexpr double kStep = 1e-5;
      inputs[i] = moved(input, k, kStep);
      const double above = total(*value_of(before, inputs));
      inputs[i] = moved(input, k, -kStep);
      const double below = total(*value_of(before, inputs));
      inputs[i] = input;
      INFO("parameter " << i << ", element " << k);
      CHECK(element_as_double(gradient, k) == Approx((above - below) / (2 * kStep)).epsilon(1e-5).margin(1e-7));
    }
  }
}

void differentiate(Module& module) {
  transform::GradRequest request;
  for (uint32_t i = 0; i < module.root->parameters().size(); ++i) request.parameters.push_back(i);
  auto made = transform::gradient(module, *module.root, request);
  if (!made) FAIL(made.error().message);
  module.root = *made;
  module.remove_unreachable_graphs();
  if (Status good = verify(module); !good) FAIL(good.error().message);
}

void check(const std::string& text, bool second_order = true) {
  for (double start : {0.3, 0.9}) {
    auto before = typed(text);
    auto after = typed(text);
    const auto inputs = sample_inputs(*before->root, start);
    differentiate(*after);
    check_differences(*before, *after, inputs);
    auto optimised = typed(text);
    differentiate(*optimised);
    passes::PassContext context;
    context.verify_between = true;
    if (Status done = passes::run_phases(*optimised, context); !done) FAIL(done.error().message);
    check_differences(*before, *optimised, inputs);
    if (!second_order) continue;
    auto twice = typed(text);
    differentiate(*twice);
    differentiate(*twice);
    check_differences(*after, *twice, inputs);
  }
}

}  // namespace

TEST_CASE("grad: straight lines, nodes with several users, tuples", "[transform][grad]") {
  check(R"(# IR entry: @main_0
# Params:
%para1_x: <Tensor[Float64], (2, 3)>
%para2_y: <Tensor[Float64], (3)>

subgraph @main_0() {
  %0 = PrimFunc_Mul(%para1_x, %para2_y)
  %1 = PrimFunc_Sin(%0)
  %2 = PrimFunc_Mul(%1, %0)
  %3 = MakeTuple(%2, %1)
  %4 = TupleGetItem(%3, I64(0))
  %5 = TupleGetItem(%3, I64(1))
  %6 = PrimFunc_Add(%4, %5)
  %7 = MakeTuple(%6, %0)
  Return(%7)
}
)");
}

TEST_CASE("grad: calls of graphs, shared and with free variables", "[transform][grad]") {
  check(R"(# IR entry: @main_0
# Params:
%para1_x: <Tensor[Float64], (2)>
%para2_y: <Tensor[Float64], (2)>

subgraph @main_0() {
  %0 = call @sub_1(%para1_x)
  %1 = call @sub_1(%0)
  %2 = call @closure_2()
  %3 = PrimFunc_Mul(%1, %2)
  Return(%3)
}

subgraph @sub_1(%para3_a) {
  %0 = PrimFunc_Mul(%para3_a, $(@main_0:para2_y))
  %1 = PrimFunc_Sin(%0)
  Return(%1)
}

subgraph @closure_2() {
  %0 = PrimFunc_Mul($(@main_0:para1_x), $(@main_0:para2_y))
  Return(%0)
}
)");
}

TEST_CASE("grad: branches with different free variables", "[transform][grad]") {
  check(R"(# IR entry: @main_0
# Params:
%para1_x: <Tensor[Float64], (2)>
%para2_y: <Tensor[Float64], (2)>
%para3_c: <Tensor[Bool], ()>

subgraph @main_0() {
  %0 = PrimFunc_Mul(%para1_x, %para1_x)
  %1 = Switch(%para3_c, @yes_1, @no_2)
  %2 = %1()
  %3 = PrimFunc_Mul(%2, %0)
  Return(%3)
}

subgraph @yes_1() {
  %0 = PrimFunc_Mul($(@main_0:%0), $(@main_0:para2_y))
  Return(%0)
}

subgraph @no_2() {
  %0 = PrimFunc_Sin($(@main_0:para1_x))
  Return(%0)
}
)");
}

TEST_CASE("grad: a chain of branches in tail position, one inside another", "[transform][grad]") {
  check(R"(# IR entry: @main_0
# Params:
%para1_x: <Tensor[Float64], (2)>
%para2_y: <Tensor[Float64], (2)>
%para3_c: <Tensor[Bool], ()>

subgraph @main_0() {
  %0 = Partial(@yes_1, %para1_x)
  %1 = Switch(%para3_c, %0, @no_2)
  %2 = %1()
  Return(%2)
}

subgraph @yes_1(%para4_a) {
  %0 = PrimFunc_Mul(%para4_a, $(@main_0:para2_y))
  %1 = PrimFunc_ReduceSum(%0, (), Bool(0), Bool(0))
  %2 = PrimFunc_Less(%1, Tensor(shape=[], dtype=Float64, value=[2.0]))
  %3 = Switch(%2, @inner_4, @no_2)
  %4 = %3()
  %5 = call @after_3(%4)
  Return(%5)
}

subgraph @inner_4() {
  %0 = PrimFunc_Mul($(@yes_1:%0), $(@main_0:para1_x))
  Return(%0)
}

subgraph @no_2() {
  %0 = PrimFunc_Sin($(@main_0:para1_x))
  %1 = call @after_3(%0)
  Return(%1)
}

subgraph @after_3(%para5_b) {
  %0 = PrimFunc_Mul(%para5_b, $(@main_0:para2_y))
  Return(%0)
}
)");
}

TEST_CASE("grad: a loop", "[transform][grad]") {
  check(R"(# IR entry: @main_0
# Params:
%para1_x: <Tensor[Float64], (2)>
%para2_w: <Tensor[Float64], (2)>
%para3_n: <Tensor[Int64], ()>

subgraph @main_0() {
  %0 = call @header_1(Tensor(shape=[], dtype=Int64, value=[0]), %para1_x)
  Return(%0)
}

subgraph @header_1(%para4_i: <Tensor[Int64], ()>, %para5_x: <Tensor[Float64], (2)>) {
  %0 = PrimFunc_Less(%para4_i, $(@main_0:para3_n))
  %1 = Switch(%0, @body_2, @after_3)
  %2 = %1()
  Return(%2)
}

subgraph @body_2() {
  %0 = PrimFunc_Add($(@header_1:para4_i), Tensor(shape=[], dtype=Int64, value=[1]))
  %1 = PrimFunc_Mul($(@header_1:para5_x), $(@main_0:para2_w))
  %2 = PrimFunc_Sin(%1)
  %3 = call @header_1(%0, %2)
  Return(%3)
}

subgraph @after_3() {
  %0 = PrimFunc_Mul($(@header_1:para5_x), $(@main_0:para1_x))
  Return(%0)
}
)");
}

TEST_CASE("grad: recursion that is not in tail position", "[transform][grad]") {
  check(R"(# IR entry: @main_0
# Params:
%para1_x: <Tensor[Float64], (2)>
%para2_n: <Tensor[Int64], ()>

subgraph @main_0() {
  %0 = call @power_1(%para2_n, %para1_x)
  %1 = PrimFunc_Sin(%0)
  Return(%1)
}

subgraph @power_1(%para3_n: <Tensor[Int64], ()>, %para4_x: <Tensor[Float64], (2)>) {
  %0 = PrimFunc_Less(%para3_n, Tensor(shape=[], dtype=Int64, value=[1]))
  %1 = Switch(%0, @end_2, @more_3)
  %2 = %1()
  Return(%2)
}

subgraph @end_2() {
  Return($(@power_1:para4_x))
}

subgraph @more_3() {
  %0 = PrimFunc_Sub($(@power_1:para3_n), Tensor(shape=[], dtype=Int64, value=[1]))
  %1 = call @power_1(%0, $(@power_1:para4_x))
  %2 = PrimFunc_Mul(%1, $(@power_1:para4_x))
  Return(%2)
}
)",
        true);
}

TEST_CASE("grad: sensitivities, and results that are not differentiated", "[transform][grad]") {
  auto module = typed(R"(# IR entry: @main_0
# Params:
%para1_x: <Tensor[Float64], (2)>
%para2_w: <Tensor[Float64], (2)>

subgraph @main_0() {
  %0 = PrimFunc_Mul(%para1_x, %para2_w)
  %1 = PrimFunc_Sin(%para1_x)
  %2 = MakeTuple(%0, %1)
  Return(%2)
}
)");
  transform::GradRequest request;
  request.parameters = {1};
  request.takes_sensitivity = true;
  request.results = 1;
  auto made = transform::gradient(*module, *module->root, request);
  REQUIRE(made);
  module->root = *made;
  CHECK(module->root->parameters().size() == 3);
  const double x[] = {2, 3}, w[] = {5, 7}, sens[] = {10, 100};
  std::vector<AbstractRef> inputs;
  for (const double* values : {x, w, sens})
    inputs.push_back(Abstract::constant_tensor(*Tensor::copy_of(DType::Float64, {2}, values)));
  const AbstractRef result = value_of(*module, inputs);
  const Tensor& gradient = std::get<Tensor>(result->elements[1]->elements[0]->value);
  CHECK(element_as_double(gradient, 0) == 20);
  CHECK(element_as_double(gradient, 1) == 300);
}

TEST_CASE("grad: an operator without a rule is an error only where a gradient reaches it", "[transform][grad]") {
  auto module = typed(R"(# IR entry: @main_0
# Params:
%para1_x: <Tensor[Float64], (2)>
%para2_w: <Tensor[Float64], (2)>

subgraph @main_0() {
  %0 = PrimFunc_Floor(%para1_x)
  %1 = PrimFunc_Mul(%0, %para2_w)
  Return(%1)
}
)");
  differentiate(*module);
  const auto inputs = sample_inputs(*module->root, 1.5);
  CHECK(total(*value_of(*module, inputs)->elements[1]->elements[0]) == 0);
}

TEST_CASE("grad: a graph that names its own gradient", "[transform][grad]") {
  auto module = typed(R"(# IR entry: @main_0
# Params:
%para1_x: <Tensor[Float64], (2)>
%para2_w: <Tensor[Float64], (2)>

subgraph @main_0() {
  %0 = call @construct_1(%para1_x)
  %1 = PrimFunc_Mul(%0, %para2_w)
  Return(%1)
}

subgraph @construct_1(%para3_a: <Tensor[Float64], (2)>) {
  %0 = PrimFunc_Sin(%para3_a)
  %1 = Depend(%0, @bprop_2)
  Return(%1)
}

subgraph @bprop_2(%para4_a: <Tensor[Float64], (2)>, %para5_out: <Tensor[Float64], (2)>, %para6_dout: <Tensor[Float64], (2)>) {
  %0 = PrimFunc_Mul(%para4_a, %para6_dout)
  %1 = MakeTuple(%0)
  Return(%1)
}
)");
  differentiate(*module);
  const double x[] = {2, 3}, w[] = {5, 7};
  std::vector<AbstractRef> inputs;
  for (const double* values : {x, w})
    inputs.push_back(Abstract::constant_tensor(*Tensor::copy_of(DType::Float64, {2}, values)));
  const AbstractRef result = value_of(*module, inputs);
  const Tensor& gradient = std::get<Tensor>(result->elements[1]->elements[0]->value);
  CHECK(element_as_double(gradient, 0) == 10);
  CHECK(element_as_double(gradient, 1) == 21);
}

}  // namespace refjit
