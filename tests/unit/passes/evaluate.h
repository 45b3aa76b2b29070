#pragma once
// Runs a graph on the reference kernels, node by node, for tests of passes: both sides of a golden, and random
// programs, must compute the same. Recursive in calls, which is fine for programs of tests.
#include <map>
#include <random>
#include <vector>

#include "ir/ir.h"
#include "kernels/kernel.h"
#include "ops/op.h"
#include "passes/passes.h"
#include "tensor/half.h"

namespace refjit::passes_test {

using namespace ir;
using Values = std::map<const Node*, AbstractRef>;

inline Result<AbstractRef> evaluate_graph(const FuncGraph& graph, std::span<const AbstractRef> arguments,
                                          Values& values);

inline Result<AbstractRef> call_function(const Node& callee, std::vector<AbstractRef> arguments, Values& values) {
  if (callee.is_value() && callee.constant().graph())
    return evaluate_graph(*callee.constant().graph(), arguments, values);
  if (callee.calls(prim::kPartial)) {
    std::vector<AbstractRef> all;
    for (size_t i = 2; i < callee.inputs().size(); ++i) {
      const Node* bound = callee.input(i);
      all.push_back(bound->is_value() ? bound->abstract : values.at(bound));
    }
    all.insert(all.end(), arguments.begin(), arguments.end());
    return call_function(*callee.input(1), all, values);
  }
  if (callee.calls(prim::kSwitch)) {
    const Node* condition = callee.input(1);
    AbstractRef value = condition->is_value() ? condition->abstract : values.at(condition);
    bool is_true =
        value->is_tensor() ? element_as_int(std::get<Tensor>(value->value), 0) != 0 : std::get<bool>(value->value);
    return call_function(*callee.input(is_true ? 2 : 3), arguments, values);
  }
  return internal_error("unknown callee");
}

inline Result<AbstractRef> as_value(std::vector<Tensor> tensors, const Abstract& type) {
  if (type.is_tensor()) return Abstract::constant_tensor(tensors.at(0));
  std::vector<AbstractRef> elements;
  for (Tensor& t : tensors) elements.push_back(Abstract::constant_tensor(std::move(t)));
  return Abstract::tuple(std::move(elements));
}

inline Result<AbstractRef> run_fused(const FuncGraph& body, std::span<const AbstractRef> arguments) {
  std::vector<TensorType> types;
  std::vector<const void*> inputs;
  for (auto& a : arguments) {
    types.push_back({a->dtype, a->shape.concrete()});
    inputs.push_back(std::get<Tensor>(a->value).data());
  }
  auto program = passes::fused_program(body, types);
  if (!program) return std::move(program).error();
  auto kernel = kernels::prepare_fused(*program);
  if (!kernel) return std::move(kernel).error();
  auto out = Tensor::empty(program->output_types[0].dtype, program->output_types[0].shape);
  if (!out) return std::move(out).error();
  void* outputs[] = {out->data()};
  kernel->run(kernel->state.get(), inputs.data(), outputs);
  return Abstract::constant_tensor(*out);
}

inline bool is_monad(const AbstractRef& a) {
  return a->kind == AbstractKind::Monad || a->kind == AbstractKind::IoMonad;
}

inline Result<AbstractRef> evaluate_node(const Node& node, Values& values) {
  std::vector<AbstractRef> arguments;
  for (const Node* input : node.arguments()) {
    bool is_function = input->abstract && input->abstract->kind == AbstractKind::Function;
    arguments.push_back(input->is_value() || is_function ? input->abstract : values.at(input));
  }
  const Primitive* p = node.primitive();
  if (!p) return call_function(*node.input(0), arguments, values);
  if (const FuncGraph* body = passes::fused_body(node)) return run_fused(*body, std::span(arguments).subspan(1));
  if (const ops::OpDef* op = ops::op_of(*p)) {
    auto type = passes::infer_primitive(*p, arguments);
    if (!type) return std::move(type).error();
    if (!(*type)->is_tensor() && (*type)->is_fully_constant()) return *type;
    while (is_monad(arguments.back())) arguments.pop_back();
    auto tensors = kernels::evaluate(*op, arguments);
    if (!tensors) return std::move(tensors).error();
    // A write is seen by later Loads, and values read before keep what they were: as no write ever came too early.
    auto value = as_value(*tensors, **type);
    if (value && op->effect == Effect::Memory) values[node.input(1)] = *value;
    return value;
  }
  if (p == &prim::kSwitch || p == &prim::kPartial) return node.abstract;
  return passes::infer_primitive(*p, arguments);
}

inline Result<AbstractRef> evaluate_graph(const FuncGraph& graph, std::span<const AbstractRef> arguments,
                                          Values& values) {
  // A call of its own: what a recursive call computes stays out of the caller's values.
  Values inner = values;
  for (size_t i = 0; i < arguments.size(); ++i) inner[graph.parameters()[i]] = arguments[i];
  for (const Node* node : topological_order(graph)) {
    auto value = evaluate_node(*node, inner);
    if (!value) return value;
    inner[node] = *value;
  }
  // What the call wrote to Refs around it stays written.
  for (auto& [node, value] : values)
    if (node->abstract && node->abstract->is_ref) value = inner.at(node);
  return inner.at(graph.return_node());
}

/// The result of the root on these arguments.
inline Result<AbstractRef> run(const Module& module, std::span<const AbstractRef> arguments) {
  Values values;
  return evaluate_graph(*module.root, arguments, values);
}

/// A constant of this type: small numbers and the awkward ones.
inline AbstractRef sample(const Abstract& type, std::mt19937& random) {
  if (type.kind == AbstractKind::Int) return Abstract::integer(static_cast<int64_t>(random() % 5));
  if (type.kind == AbstractKind::Bool) return Abstract::boolean(random() % 2 == 0);
  if (type.kind == AbstractKind::Float) return Abstract::floating(0.5 * static_cast<double>(random() % 9));
  Shape shape;
  for (Dim dim : type.shape.dims) shape.push_back(dim.is_known() ? dim.value() : 3);
  Tensor t = *Tensor::empty(type.dtype, shape);
  const double values[] = {-0.0, 0.0, 1, -1, 2.5, -3.25, 1e-3, 7, 1e30, -INFINITY, NAN, 0.1};
  for (int64_t i = 0; i < t.element_count(); ++i) {
    const double v = values[random() % (is_float(type.dtype) ? 12 : 8)];
    switch (type.dtype) {
      case DType::Float32:
        t.data<float>()[i] = static_cast<float>(v);
        break;
      case DType::Float64:
        t.data<double>()[i] = v;
        break;
      case DType::Float16:
        t.data<Float16>()[i] = to_float16(v);
        break;
      case DType::BFloat16:
        t.data<BFloat16>()[i] = to_bfloat16(v);
        break;
      case DType::Bool:
        t.data<bool>()[i] = v > 0;
        break;
      case DType::Int32:
        t.data<int32_t>()[i] = static_cast<int32_t>(v);
        break;
      case DType::Int64:
        t.data<int64_t>()[i] = static_cast<int64_t>(v);
        break;
      case DType::Int8:
        t.data<int8_t>()[i] = static_cast<int8_t>(v);
        break;
      default:
        t.data<uint8_t>()[i * byte_size(type.dtype)] = static_cast<uint8_t>(v);
        break;
    }
  }
  return Abstract::constant_tensor(t);
}

/// Bit equality, where all NaNs are one; with `signed_zero` false -0.0 equals 0.0.
inline bool same(const Abstract& a, const Abstract& b, bool signed_zero = true) {
  if (a.kind != b.kind || a.elements.size() != b.elements.size()) return false;
  for (size_t i = 0; i < a.elements.size(); ++i)
    if (!same(*a.elements[i], *b.elements[i], signed_zero)) return false;
  if (!a.is_tensor()) return !a.elements.empty() || equal(a, b);
  const Tensor& x = std::get<Tensor>(a.value);
  const Tensor& y = std::get<Tensor>(b.value);
  if (x.dtype != y.dtype || !(x.shape == y.shape)) return false;
  for (int64_t i = 0; i < x.element_count(); ++i) {
    const double p = element_as_double(x, i);
    const double q = element_as_double(y, i);
    const bool both_nan = p != p && q != q;
    if (!both_nan && (p != q || (signed_zero && std::signbit(p) != std::signbit(q)))) return false;
  }
  return true;
}

}  // namespace refjit::passes_test
