#include <catch2/catch.hpp>

#include <cstring>

#include "kernels/kernel.h"
#include "ops/op.h"

using namespace refjit;
using ir::Abstract;
using ir::AbstractRef;

namespace {

Tensor filled(DType dtype, Shape shape, int seed) {
  Tensor t = *Tensor::empty(DType::Float32, shape);
  for (int64_t i = 0; i < t.element_count(); ++i)
    t.data<float>()[i] = static_cast<float>((i * 7919 + seed * 104729) % 2000 - 1000) * 0.01f;
  const AbstractRef arguments[] = {Abstract::constant_tensor(t), Abstract::type(dtype)};
  return (*kernels::evaluate(*ops::find_op("Cast"), arguments))[0];
}

Tensor apply(std::string_view op, std::vector<AbstractRef> arguments) {
  auto values = kernels::evaluate(*ops::find_op(op), arguments);
  if (!values) FAIL(values.error().message);
  return (*values)[0];
}
AbstractRef constant(const Tensor& t) { return Abstract::constant_tensor(t); }

bool same_bits(const Tensor& a, const Tensor& b) {
  return a.dtype == b.dtype && a.shape == b.shape &&
         std::memcmp(a.data(), b.data(), static_cast<size_t>(a.byte_count())) == 0;
}

/// tanh(a * b + 0.5) and whether it exceeds c, fused; a full, b a row, c a column.
void check_chain(DType dtype, int64_t rows, int64_t columns) {
  const Tensor a = filled(dtype, {rows, columns}, 1), b = filled(dtype, {columns}, 2), c = filled(dtype, {rows, 1}, 3);
  kernels::FusedProgram program;
  program.inputs = {{dtype, a.shape}, {dtype, b.shape}, {dtype, c.shape}};
  program.scalar_constants = {0.5};
  program.scalar_dtypes = {dtype};
  auto op = [](std::string_view name) { return ops::find_op(name); };
  program.steps = {{op("Mul"), dtype, dtype, {0, 1, 0}, 4},    {op("Add"), dtype, dtype, {4, 3, 0}, 5},
                   {op("Tanh"), dtype, dtype, {5, 0, 0}, 6},   {op("Greater"), dtype, DType::Bool, {6, 2, 0}, 7},
                   {op("Select"), dtype, dtype, {7, 6, 4}, 8}, {op("Cast"), dtype, DType::Float64, {8, 0, 0}, 9}};
  program.outputs = {6, 7, 9};
  program.output_types = {{dtype, a.shape}, {DType::Bool, a.shape}, {DType::Float64, a.shape}};
  auto kernel = kernels::prepare_fused(program);
  if (!kernel) FAIL(kernel.error().message);
  std::vector<Tensor> results;
  std::vector<void*> outputs;
  for (const TensorType& type : program.output_types) {
    results.push_back(*Tensor::empty(type.dtype, type.shape));
    outputs.push_back(results.back().data());
  }
  const void* inputs[] = {a.data(), b.data(), c.data()};
  kernel->run(kernel->state.get(), inputs, outputs.data());

  const Tensor product = apply("Mul", {constant(a), constant(b)});
  const Tensor tanh = apply("Tanh", {constant(apply("Add", {constant(product), Abstract::floating(0.5)}))});
  const Tensor greater = apply("Greater", {constant(tanh), constant(c)});
  const Tensor chosen = apply("Select", {constant(greater), constant(tanh), constant(product)});
  CHECK(same_bits(results[0], tanh));
  CHECK(same_bits(results[1], greater));
  CHECK(same_bits(results[2], apply("Cast", {constant(chosen), Abstract::type(DType::Float64)})));
}

}  // namespace

TEST_CASE("fused: a chain has the bits of its steps, for tails, tiles and 16-bit floats", "[kernels][fused]") {
  for (DType dtype : {DType::Float32, DType::Float16, DType::BFloat16, DType::Float64}) {
    INFO(ir_name(dtype));
    check_chain(dtype, 1, 1);
    check_chain(dtype, 2, 3);
    check_chain(dtype, 3, 1025);
    check_chain(dtype, 5, 2050);
    check_chain(dtype, 0, 3);
  }
}

TEST_CASE("fused: an input may be an output, and one register may serve twice", "[kernels][fused]") {
  const Tensor a = filled(DType::Float32, {7}, 1);
  kernels::FusedProgram program;
  program.inputs = {{DType::Float32, {7}}};
  program.steps = {{ops::find_op("Add"), DType::Float32, DType::Float32, {0, 0, 0}, 1}};
  program.outputs = {1, 0, 1};
  program.output_types = {{DType::Float32, {7}}, {DType::Float32, {7}}, {DType::Float32, {7}}};
  auto kernel = kernels::prepare_fused(program);
  REQUIRE(kernel);
  float x[7], y[7], z[7];
  const void* inputs[] = {a.data()};
  void* outputs[] = {x, y, z};
  kernel->run(kernel->state.get(), inputs, outputs);
  for (int i = 0; i < 7; ++i) {
    CHECK(x[i] == 2 * a.data<float>()[i]);
    CHECK(y[i] == a.data<float>()[i]);
    CHECK(z[i] == x[i]);
  }
}

TEST_CASE("fused: in-place flags are true to their word", "[kernels][fused]") {
  // Every elementwise sample with a flag set is run in place and must give the bits of a run beside.
  int tried = 0;
  for (const ops::OpDef* op : ops::all_ops()) {
    if (op->op_class != ops::OpClass::Elementwise) continue;
    for (const ops::Sample& sample : op->samples(*op)) {
      auto inferred = op->infer(*op, sample.arguments);
      REQUIRE(inferred);
      const auto types = kernels::output_types(**inferred);
      auto kernel = kernels::prepare(*op, sample.arguments, types);
      REQUIRE(kernel);
      std::vector<Tensor> tensors;
      for (const AbstractRef& a : sample.arguments) {
        if (a->is_tensor()) tensors.push_back(std::get<Tensor>(a->value));
      }
      auto expected = kernels::evaluate(*op, sample.arguments);
      REQUIRE(expected);
      for (size_t i = 0; i < tensors.size(); ++i) {
        if (!(kernel->in_place_inputs >> i & 1)) continue;
        const Tensor copy = *Tensor::copy_of(tensors[i].dtype, tensors[i].shape, tensors[i].data());
        REQUIRE(copy.byte_count() == (*expected)[0].byte_count());
        std::vector<const void*> inputs;
        for (size_t k = 0; k < tensors.size(); ++k) inputs.push_back(k == i ? copy.data() : tensors[k].data());
        void* outputs[] = {copy.data()};
        kernel->run(kernel->state.get(), inputs.data(), outputs);
        INFO(op->name << " input " << i);
        CHECK(std::memcmp(copy.data(), (*expected)[0].data(), static_cast<size_t>(copy.byte_count())) == 0);
        ++tried;
      }
    }
  }
  CHECK(tried > 500);
}
