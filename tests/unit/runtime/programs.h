#pragma once
// Small programs that the runtime's and the protocol's tests run: built node by node, with inferred types.
#include <catch2/catch.hpp>
#include <memory>
#include <vector>

#include "ir/builder.h"
#include "ir/canonical.h"
#include "ops/op.h"
#include "runtime/device.h"

namespace refjit::test {

/// Builds a root graph; every call infers its result.
class GraphMaker {
 public:
  GraphMaker() : module(std::make_shared<ir::Module>()), builder(*module, *module->add_graph("f")) {
    module->root = &builder.graph();
  }

  ir::Node* parameter(const std::string& name, const TensorType& type) {
    return builder.parameter(name, ir::Abstract::tensor(type));
  }

  ir::Node* call(std::string_view op_name, const std::vector<ir::Node*>& arguments) {
    const ops::OpDef* op = ops::find_op(op_name);
    REQUIRE(op);
    std::vector<ir::AbstractRef> types;
    for (ir::Node* argument : arguments) types.push_back(argument->abstract);
    auto type = op->infer(*op, types);
    if (!type) FAIL(std::string(op_name) << ": " << type.error().message);
    ir::Node* node = builder.call(*op, arguments);
    node->abstract = *type;
    return node;
  }

  ir::Node* tuple(const std::vector<ir::Node*>& elements) {
    std::vector<ir::AbstractRef> types;
    for (ir::Node* element : elements) types.push_back(element->abstract);
    ir::Node* node = builder.make_tuple(elements);
    node->abstract = ir::Abstract::tuple(types);
    return node;
  }

  ir::Node* item(ir::Node* tuple, int64_t index) {
    ir::Node* node = builder.tuple_get_item(tuple, index);
    node->abstract = tuple->abstract->elements[static_cast<size_t>(index)];
    return node;
  }

  runtime::Program finish(ir::Node* output) {
    builder.finish(output);
    return runtime::Program(module);
  }

  std::shared_ptr<ir::Module> module;
  ir::Builder builder;
};

inline Tensor floats(Shape shape, const std::vector<float>& values) {
  auto t = Tensor::copy_of(DType::Float32, std::move(shape), values.data());
  REQUIRE(t);
  REQUIRE(t->element_count() == static_cast<int64_t>(values.size()));
  return *t;
}

inline std::vector<float> values_of(const Tensor& t) {
  auto flat = contiguous(t);
  REQUIRE(flat);
  REQUIRE(flat->dtype == DType::Float32);
  return {flat->data<float>(), flat->data<float>() + flat->element_count()};
}

inline TensorType f32(Shape shape) { return {DType::Float32, std::move(shape)}; }

/// f(a, b, c) = a * b + c on (2, 3), seed 001's function.
inline runtime::Program multiply_add() {
  GraphMaker g;
  ir::Node* a = g.parameter("a", f32({2, 3}));
  ir::Node* b = g.parameter("b", f32({2, 3}));
  ir::Node* c = g.parameter("c", f32({2, 3}));
  return g.finish(g.call("Add", {g.call("Mul", {a, b}), c}));
}

inline std::vector<Tensor> multiply_add_inputs() {
  return {floats({2, 3}, {1, 2, 3, 4, 5, 6}), floats({2, 3}, {0.5f, 0.25f, 2, 3, -1, 7}),
          floats({2, 3}, {10, 20, 30, 40, 50, 60})};
}

inline std::vector<TensorType> types_of(const std::vector<Tensor>& tensors) {
  std::vector<TensorType> types;
  for (const Tensor& t : tensors) types.push_back({t.dtype, t.shape});
  return types;
}

}  // namespace refjit::test
