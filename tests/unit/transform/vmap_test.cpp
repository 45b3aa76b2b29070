// The engine of vmap against the loop over examples: every operator and sample for each choice of batched arguments and
// axes, and programs with calls, branches and loops. Types of the new graph are those that inference finds.
#include <catch2/catch.hpp>

#include "../kernels/batches.h"
#include "../passes/evaluate.h"
#include "ir/recursion.h"
#include "transform/vmap.h"

namespace refjit::testing {
namespace {

using passes_test::Values;
using Axes = std::vector<std::optional<int64_t>>;

std::unique_ptr<ir::Module> module_of(const std::string& text) {
  auto module = ir::read(text, [](std::string_view name) -> const ir::Primitive* { return ops::find_op(name); });
  if (!module) FAIL(module.error().message);
  if (Status status = passes::infer(**module); !status) FAIL(status.error().message);
  return *std::move(module);
}

/// The tensor with axis 0 moved to `axis`.
AbstractRef with_axis(const AbstractRef& a, int64_t axis) {
  const auto rank = static_cast<int64_t>(a->shape.dims.size());
  std::vector<int64_t> order;
  for (int64_t i = 1; i < rank; ++i) order.push_back(i);
  order.insert(order.begin() + (axis < 0 ? axis + rank : axis), 0);
  std::vector<AbstractRef> axes;
  for (int64_t i : order) axes.push_back(Abstract::integer(i));
  const AbstractRef arguments[] = {a, Abstract::tuple(std::move(axes))};
  auto moved = kernels::evaluate(*ops::find_op("Transpose"), arguments);
  REQUIRE(moved);
  return constant((*moved)[0]);
}

AbstractRef run(const ir::FuncGraph& graph, const std::vector<AbstractRef>& arguments) {
  Values values;
  auto result = passes_test::evaluate_graph(graph, arguments, values);
  if (!result) FAIL(result.error().message);
  return *result;
}

/// What inference makes of the new graph is what the engine wrote into it.
void check_types(ir::Module& module, ir::FuncGraph& graph) {
  module.root = &graph;
  std::vector<std::pair<const ir::Node*, AbstractRef>> types;
  for (const ir::FuncGraph* g : ir::reachable_graphs(graph))
    for (const ir::Node* node : ir::topological_order(*g)) {
      REQUIRE(node->abstract);
      types.emplace_back(node, node->abstract);
    }
  Status status = passes::infer(module);
  if (!status) FAIL(status.error().message);
  for (const auto& [node, type] : types) {
    if (type->kind == ir::AbstractKind::Function) continue;
    CHECK(ir::equal(*ir::broaden(type), *ir::broaden(node->abstract)));
  }
}

/// Flattened tensors of a result.
std::vector<Tensor> tensors_of(const AbstractRef& result) {
  if (result->is_tensor()) return {tensor_of(result)};
  std::vector<Tensor> all;
  for (const AbstractRef& element : result->elements)
    for (Tensor& t : tensors_of(element)) all.push_back(std::move(t));
  return all;
}

/// vmap of the root on batches of `arguments` (batch axes as given) against the loop.
void compare(ir::Module& module, const std::vector<AbstractRef>& arguments, const Axes& in_axes,
             std::optional<int64_t> out_axis, const ops::OpDef& judge) {
  ir::FuncGraph& graph = *module.root;
  std::vector<std::vector<Tensor>> loop;
  for (int64_t b = 0; b < kBatch; ++b) {
    std::vector<AbstractRef> one;
    for (size_t i = 0; i < arguments.size(); ++i) one.push_back(in_axes[i] ? example(arguments[i], b) : arguments[i]);
    loop.push_back(tensors_of(run(graph, one)));
  }
  transform::VmapRequest request;
  request.in_axes = in_axes;
  request.out_axes.assign(loop[0].size(), out_axis);
  auto made = transform::vmap(module, graph, request, kBatch);
  if (!made) {
    FAIL_CHECK(made.error().message);
    return;
  }
  std::vector<AbstractRef> all;
  for (size_t i = 0; i < arguments.size(); ++i)
    all.push_back(in_axes[i] ? with_axis(example(arguments[i], -1), *in_axes[i]) : arguments[i]);
  const auto got = tensors_of(run(*made->graph, all));
  REQUIRE(got.size() == loop[0].size());
  for (size_t k = 0; k < got.size(); ++k) {
    std::vector<Tensor> parts;
    for (const auto& results : loop) parts.push_back(results[k]);
    AbstractRef expected = constant(stacked(parts));
    if (out_axis) expected = with_axis(expected, *out_axis);
    CHECK(agree(judge, got[k], tensor_of(expected)));
  }
  check_types(module, *made->graph);
}

/// A module whose root is one operator on parameters.
std::unique_ptr<ir::Module> module_of(const ops::OpDef& op, const std::vector<AbstractRef>& arguments,
                                      std::vector<AbstractRef>& tensors) {
  auto module = std::make_unique<ir::Module>();
  module->root = module->add_graph("f");
  ir::Builder builder(*module, *module->root);
  auto parameter = [&](const AbstractRef& a) {
    tensors.push_back(a);
    return builder.parameter("x" + std::to_string(tensors.size()), ir::broaden(a));
  };
  std::vector<ir::Node*> nodes;
  for (const AbstractRef& a : arguments) {
    if (a->is_tensor()) {
      nodes.push_back(parameter(a));
    } else if (is_tensor_tuple(a)) {
      std::vector<ir::Node*> elements;
      for (const AbstractRef& element : a->elements) elements.push_back(parameter(element));
      nodes.push_back(builder.make_tuple(elements));
    } else {
      nodes.push_back(builder.constant(a));
    }
  }
  builder.finish(builder.call(op, nodes));
  if (Status status = passes::infer(*module); !status) FAIL(status.error().message);
  return module;
}

constexpr const char* kHead = R"(# IR entry: @main_0
# Params:
%para1_x: <Tensor[Float32], (2, 3)>
%para2_n: <Tensor[Int32], ()>

)";

AbstractRef matrix() {
  Tensor t = *Tensor::empty(DType::Float32, {2, 3});
  for (int64_t i = 0; i < 6; ++i) t.data<float>()[i] = static_cast<float>(i) - 2.5f;
  return constant(std::move(t));
}
AbstractRef count(int32_t n) {
  Tensor t = *Tensor::empty(DType::Int32, {});
  *t.data<int32_t>() = n;
  return constant(std::move(t));
}
const ops::OpDef& judge() { return *ops::find_op("ReduceSum"); }

}  // namespace

TEST_CASE("vmap: every operator and sample equals the loop, for each choice of batched arguments and axes",
          "[transform][vmap]") {
  for (const ops::OpDef* op : ops::all_ops()) {
    if (!op->samples || op->effect != ir::Effect::None) continue;
    size_t turn = 0;
    for (const ops::Sample& sample : op->samples(*op)) {
      std::vector<AbstractRef> tensors;
      bool is_wanted = true;
      for (const AbstractRef& a : sample.arguments)
        if (a->is_tensor() && a->dtype != DType::Float32 && a->dtype != DType::Bool && is_float(a->dtype))
          is_wanted = false;  // the rules' own test has all dtypes
      if (!is_wanted) continue;
      auto first = module_of(*op, sample.arguments, tensors);
      if (tensors.size() > 4) continue;
      for (uint32_t choice = 1; choice < 1u << tensors.size(); ++choice) {
        std::vector<AbstractRef> arguments;
        auto module = module_of(*op, sample.arguments, arguments);
        Axes axes;
        for (size_t i = 0; i < arguments.size(); ++i) {
          const int64_t places[] = {0, -1, static_cast<int64_t>(arguments[i]->shape.dims.size()) / 2};
          axes.push_back(choice >> i & 1 ? std::optional(places[(turn + i) % 3]) : std::nullopt);
        }
        INFO(op->name << " choice " << choice);
        compare(*module, arguments, axes, turn % 2 ? 0 : -1, *op);
        ++turn;
      }
    }
  }
}

TEST_CASE("vmap: calls of graphs, and what no batched value reaches stays unbatched", "[transform][vmap]") {
  const std::string text = std::string(kHead) + R"(subgraph @main_0() {
  %0 = PrimFunc_Cast(%para2_n, Float32)
  %1 = call @twice_1(%0, %0)
  %2 = call @twice_1(%para1_x, %1)
  %3 = MakeTuple(%2, %0)
  Return(%3)
}

subgraph @twice_1(%para3_a, %para4_b) {
  %0 = PrimFunc_Add(%para3_a, %para4_b)
  Return(%0)
}
)";
  auto module = module_of(text);
  compare(*module, {matrix(), count(3)}, {0, std::nullopt}, 0, judge());
  module = module_of(text);
  compare(*module, {matrix(), count(3)}, {std::nullopt, 0}, 0, judge());
}

constexpr const char* kBranch = R"(subgraph @main_0() {
  %0 = PrimFunc_ReduceSum(%para1_x, (), Bool(0), Bool(0))
  %1 = PrimFunc_Cast(%para2_n, Float32)
  %2 = PrimFunc_Less(%0, %1)
  %3 = Switch(%2, @less_1, @more_2)
  %4 = %3()
  %5 = TupleGetItem(%4, I64(0))
  %6 = PrimFunc_Add(%5, %para1_x)
  %7 = TupleGetItem(%4, I64(1))
  %8 = MakeTuple(%6, %7)
  Return(%8)
}

subgraph @less_1() {
  %0 = PrimFunc_Exp($(@main_0:para1_x))
  %1 = MakeTuple(%0, $(@main_0:%1))
  Return(%1)
}

subgraph @more_2() {
  %0 = PrimFunc_Neg($(@main_0:%1))
  %1 = PrimFunc_Mul($(@main_0:para1_x), %0)
  %2 = MakeTuple(%1, %0)
  Return(%2)
}
)";

TEST_CASE("vmap: a branch on a batched condition takes both sides", "[transform][vmap]") {
  for (const Axes& axes : {Axes{0, std::nullopt}, Axes{0, 0}, Axes{std::nullopt, 0}}) {
    auto module = module_of(std::string(kHead) + kBranch);
    compare(*module, {matrix(), count(-2)}, axes, 0, judge());
  }
}

constexpr const char* kLoop = R"(subgraph @main_0() {
  %0 = call @header_1(Tensor(shape=[], dtype=Int32, value=0), %para1_x, %para1_x)
  Return(%0)
}

subgraph @header_1(%para3_i: <Tensor[Int32], ()>, %para4_a: <Tensor[Float32], (2, 3)>, %para5_b: <Tensor[Float32], (2, 3)>) {
  %0 = PrimFunc_Less(%para3_i, $(@main_0:para2_n))
  %1 = Switch(%0, @body_2, @after_3)
  %2 = %1()
  Return(%2)
}

subgraph @body_2() {
  %0 = PrimFunc_Add($(@header_1:para3_i), Tensor(shape=[], dtype=Int32, value=1))
  %1 = PrimFunc_Muls($(@header_1:para5_b), I64(2))
  %2 = PrimFunc_Add($(@header_1:para4_a), %1)
  %3 = call @header_1(%0, %2, $(@header_1:para4_a))
  Return(%3)
}

subgraph @after_3() {
  Return($(@header_1:para4_a))
}
)";

TEST_CASE("vmap: a loop over an unbatched condition", "[transform][vmap]") {
  auto module = module_of(std::string(kHead) + kLoop);
  compare(*module, {matrix(), count(3)}, {0, std::nullopt}, 0, judge());
}

TEST_CASE("vmap: what a loop carries becomes batched when its body makes it so", "[transform][vmap]") {
  // The start is unbatched; the body mixes in a batched variable from outside.
  std::string text = std::string(kHead) + kLoop;
  const std::string call = "call @header_1(Tensor(shape=[], dtype=Int32, value=0), %para1_x, %para1_x)";
  text.replace(text.find(call), call.size(),
               "call @header_1(Tensor(shape=[], dtype=Int32, value=0), Tensor(shape=[2, 3], dtype=Float32, value=[[1, "
               "2, 3], [4, 5, 6]]), Tensor(shape=[2, 3], dtype=Float32, value=[[1, 2, 3], [4, 5, 6]]))");
  const std::string add = "PrimFunc_Add($(@header_1:para4_a), %1)";
  text.replace(text.find(add), add.size(), "PrimFunc_Add($(@main_0:para1_x), %1)");
  auto module = module_of(text);
  compare(*module, {matrix(), count(4)}, {0, std::nullopt}, 0, judge());
}

TEST_CASE("vmap: errors", "[transform][vmap]") {
  auto error_of = [](const std::string& text, const Axes& in, const Axes& out) {
    auto module = module_of(text);
    auto made = transform::vmap(*module, *module->root, {in, out}, 3);
    return made ? std::string() : made.error().type + ": " + made.error().message;
  };
  const std::string loop = std::string(kHead) + kLoop, branch = std::string(kHead) + kBranch;
  CHECK(error_of(loop, {0, 0}, {0}).find("ValueError: In the scenario where vmap contains control flow") == 0);
  CHECK(error_of(loop, {0, std::nullopt}, {7}) ==
        "RuntimeError: The axis: 7 in 'out_axes' is out of bounds for array of dimension [-3,3).");
  CHECK(error_of(branch, {0, std::nullopt}, {std::nullopt, 0}) ==
        "RuntimeError: It is invalid that source is not None and dst is None.");
}

}  // namespace refjit::testing
