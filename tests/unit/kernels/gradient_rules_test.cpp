// Every gradient rule against central finite differences in float64, first and second order, on every operator's own
// samples made small and smooth. The function tested is the sum of the operator's float results times fixed weights.
#include <catch2/catch.hpp>
#include <cmath>
#include <map>

#include "ops/infer.h"
#include "rule_emitter.h"

namespace refjit::testing {
namespace {

/// Operators whose rule is MindSpore's and not the derivative; what it gives is recorded by a case of tests/lang.
const std::map<std::string_view, std::string_view> kAsMindSpore = {
    {"SoftmaxCrossEntropyWithLogits",
     "grad/the_gradient_of_cross_entropy_is_its_second_result: labels are taken for "
     "probabilities that are constants"},
    {"SeLU", "grad/of_bounds_and_of_norms_by_the_largest: elu's gradient at selu's result"},
    {"BatchNorm", "grad/of_statistics_weights_and_writes: the statistics have none and pass none on"},
    {"BatchNormGrad", "as BatchNorm: x's gradient holds that of its statistics"},
    {"LayerNorm", "as BatchNorm"},
    {"LayerNormGrad", "as BatchNorm"},
    {"NLLLoss", "grad/of_statistics_weights_and_writes: weights have none"},
    {"Mod", "grad/of_statistics_weights_and_writes: FloorMod's"},
    {"TensorScatterMul", "grad/of_statistics_weights_and_writes: updates of one element do not know of each other"},
    {"TensorScatterDiv", "as TensorScatterMul"},
    {"ScatterUpdate", "grad/of_statistics_weights_and_writes: what is written has the gradient of its place"},
    {"ScatterMax", "as ScatterUpdate"},
    {"ScatterMin", "as ScatterUpdate"},
    {"ScatterNdUpdate", "as ScatterUpdate"},
    {"NoBprop", "grad/of_what_has_no_bprop: it stands for primitives of which MindSpore has none"},
    {"ScatterAdd", "grad/of_statistics_weights_and_writes: MindSpore has none"},
    {"ScatterSub", "as ScatterAdd"},
    {"ScatterMul", "as ScatterAdd"},
    {"ScatterDiv", "as ScatterAdd"},
    {"ScatterNdAdd", "as ScatterAdd"},
    {"ScatterNdSub", "as ScatterAdd"},
    {"ScatterNdMul", "as ScatterAdd"},
    {"ScatterNdDiv", "as ScatterAdd"},
    {"ScatterNdMax", "as ScatterAdd"},
    {"ScatterNdMin", "as ScatterAdd"},
};

/// Operators without a rule, and why. The list can only shrink: one that has a rule must not stand here.
const std::map<std::string_view, std::string_view> kNoRule = {
    {"Assign", "writes memory: the engine orders it and passes no gradient through"},
    {"Qr", "MindSpore has none"},
    {"Geqrf", "MindSpore has none"},
    {"Rint", "MindSpore has none"},
    {"Invert", "MindSpore has none"},
    {"LeftShift", "MindSpore has none"},
    {"RightShift", "MindSpore has none"},
    {"Multinomial", "MindSpore has none"},
    {"ApplyMomentum", "as Assign"},
    {"SGD", "as Assign"},
    {"Adam", "as Assign"},
    {"AdamWeightDecay", "as Assign"},
};

/// Operators that are smooth for positive arguments only, or change sides at zero.
bool wants_positive(std::string_view op) {
  for (std::string_view name : {"Log", "Sqrt", "Rsqrt", "Pow", "Mod", "Atan2", "Log2", "Log10", "Logit", "Xlogy",
                                "Acosh", "BatchNorm", "BatchNormGrad", "LayerNormGrad"})
    if (op == name) return true;
  return false;
}

/// Numbers between 0.2 and 0.9, no two alike, with alternating signs unless `positive`.
Tensor smooth(const Shape& shape, uint64_t salt, bool positive) {
  Tensor t = *Tensor::empty(DType::Float64, shape);
  for (int64_t i = 0; i < t.element_count(); ++i) {
    const double turn = static_cast<double>(i + 1) * 0.6180339887498949 + static_cast<double>(salt) * 0.3819;
    const double magnitude = 0.2 + 0.7 * (turn - std::floor(turn));
    t.data<double>()[i] = positive || i % 3 != 1 ? magnitude : -magnitude;
  }
  return t;
}

/// MindSpore's gradient of Gather leaves negative indices out, so they are made positive.
AbstractRef without_negatives(const AbstractRef& a) {
  const Tensor& from = std::get<Tensor>(a->value);
  Tensor t = *Tensor::copy_of(from.dtype, from.shape, from.data());
  for (int64_t i = 0; i < t.element_count(); ++i) {
    if (t.dtype == DType::Int32) t.data<int32_t>()[i] = std::abs(t.data<int32_t>()[i]);
    if (t.dtype == DType::Int64) t.data<int64_t>()[i] = std::abs(t.data<int64_t>()[i]);
  }
  return Abstract::constant_tensor(std::move(t));
}

/// The sample in float64, or nullopt when it has no small float tensor.
std::optional<std::vector<AbstractRef>> smoothed(const ops::OpDef& op, const ops::Sample& sample) {
  // Cholesky takes symmetric matrices, bases of the whole space are not determined:
  // tests/lang/grad/of_decompositions.py.
  if (op.name == "Cholesky") return std::nullopt;
  if (op.name == "Svd" && ops::bool_argument(sample.arguments, 1).value_or(false)) return std::nullopt;
  std::vector<AbstractRef> arguments;
  bool has_float = false;
  uint64_t salt = 1;
  bool is_other = false;
  auto convert = [&](const AbstractRef& a) -> AbstractRef {
    if (a->kind == ir::AbstractKind::Type && is_float(a->dtype)) return Abstract::type(DType::Float64);
    if (!a->is_tensor()) return a;
    // One dtype stands for all: the samples repeat the same shapes for each.
    if (is_float(a->dtype) ? a->dtype != DType::Float32 : false) is_other = true;
    const Shape shape = a->shape.concrete();
    if (!is_float(a->dtype)) return without_negatives(a);
    if (element_count(shape) > 64) is_other = true;
    has_float = has_float || element_count(shape) > 0;
    Tensor t = smooth(shape, salt++, wants_positive(op.name));
    // Its domain begins at 1.
    for (int64_t i = 0; op.name == "Acosh" && i < t.element_count(); ++i) t.data<double>()[i] += 1.1;
    return Abstract::constant_tensor(std::move(t));
  };
  for (const AbstractRef& a : sample.arguments) {
    if (!a->is_sequence() || a->elements.empty() || !a->elements[0]->is_tensor()) {
      arguments.push_back(convert(a));
      continue;
    }
    std::vector<AbstractRef> elements;
    for (const AbstractRef& element : a->elements) elements.push_back(convert(element));
    arguments.push_back(Abstract::tuple(std::move(elements)));
  }
  if (!has_float || is_other) return std::nullopt;
  return arguments;
}

/// One application on a fresh tape: leaves are the float tensors of the arguments, in order.
struct Run {
  TapeEmitter e;
  std::vector<Val> leaves;
  Val loss;

  Val leaf(const AbstractRef& a) {
    if (!a->is_tensor()) return e.constant(a);
    const Val v = e.variable(std::get<Tensor>(a->value));
    if (is_float(a->dtype)) leaves.push_back(v);
    return v;
  }
  /// Sum of `v` times fixed weights, of rank 0.
  Val weighted(Val v, uint64_t salt) {
    const Val weights = e.variable(smooth(e.tensor(v).shape, salt, false));
    return e.call("SumExt", {e.call("Mul", {v, weights})});
  }
  Val total(std::span<const Val> parts, uint64_t salt) {
    Val sum;
    for (Val part : parts) {
      if (!part || !is_float(e.value(part)->dtype)) continue;
      const Val more = weighted(part, salt++);
      sum = sum ? e.call("Add", {sum, more}) : more;
    }
    return sum;
  }

  void forward(const ops::OpDef& op, const std::vector<AbstractRef>& arguments) {
    std::vector<Val> values;
    for (const AbstractRef& a : arguments) {
      if (!a->is_sequence() || a->elements.empty() || !a->elements[0]->is_tensor()) {
        values.push_back(leaf(a));
        continue;
      }
      std::vector<Val> elements;
      for (const AbstractRef& element : a->elements) elements.push_back(leaf(element));
      values.push_back(e.tuple(elements));
    }
    const Val result = e.emit(op, values);
    if (e.error()) return;
    std::vector<Val> parts;
    if (e.value(result)->is_tensor()) {
      parts.push_back(result);
    } else {
      for (size_t i = 0; i < e.value(result)->elements.size(); ++i)
        parts.push_back(e.item(result, static_cast<int64_t>(i)));
    }
    loss = total(parts, 40);
  }
  std::vector<Val> gradients(Val of) {
    Tensor one = *Tensor::empty(DType::Float64, {});
    *one.data<double>() = 1.0;
    return e.backward(of, e.variable(one), leaves);
  }
};

enum class Order { First, Second };

/// The scalar that is differentiated: the loss, or for the second order the weighted sum of its gradients.
Val function(Run& run, const ops::OpDef& op, const std::vector<AbstractRef>& arguments, Order order) {
  run.forward(op, arguments);
  if (run.e.error() || !run.loss || order == Order::First) return run.loss;
  const auto gradients = run.gradients(run.loss);
  return run.e.error() ? Val{} : run.total(gradients, 70);
}

/// The arguments with element `index` of float tensor `which` moved by `step`.
std::vector<AbstractRef> moved(const std::vector<AbstractRef>& arguments, size_t which, int64_t index, double step) {
  size_t seen = 0;
  auto move = [&](const AbstractRef& a) {
    if (!a->is_tensor() || !is_float(a->dtype) || seen++ != which) return a;
    const Tensor& from = std::get<Tensor>(a->value);
    Tensor t = *Tensor::copy_of(from.dtype, from.shape, from.data());
    t.data<double>()[index] += step;
    return Abstract::constant_tensor(std::move(t));
  };
  std::vector<AbstractRef> result;
  for (const AbstractRef& a : arguments) {
    if (!a->is_sequence() || a->elements.empty() || !a->elements[0]->is_tensor()) {
      result.push_back(move(a));
      continue;
    }
    std::vector<AbstractRef> elements;
    for (const AbstractRef& element : a->elements) elements.push_back(move(element));
    result.push_back(Abstract::tuple(std::move(elements)));
  }
  return result;
}

double value_at(const ops::OpDef& op, const std::vector<AbstractRef>& arguments, Order order) {
  Run run;
  const Val f = function(run, op, arguments, order);
  if (run.e.error()) FAIL(op.name << ": " << run.e.error()->message);
  return f ? *run.e.tensor(f).data<double>() : 0.0;
}

/// Compares rule and differences for one sample; returns whether there was anything to compare.
bool check(const ops::OpDef& op, const std::vector<AbstractRef>& arguments, Order order) {
  Run run;
  const Val f = function(run, op, arguments, order);
  const auto gradients = f ? run.gradients(f) : std::vector<Val>();
  if (run.e.error()) FAIL_CHECK(op.name << ": " << run.e.error()->message);
  if (!f || run.e.error()) return false;
  constexpr double kStep = 1e-5;
  for (size_t which = 0; which < gradients.size(); ++which) {
    const Shape shape = run.e.tensor(run.leaves[which]).shape;
    if (gradients[which]) CHECK(run.e.tensor(gradients[which]).shape == shape);
    for (int64_t i = 0; i < element_count(shape); ++i) {
      const double more = value_at(op, moved(arguments, which, i, kStep), order);
      const double less = value_at(op, moved(arguments, which, i, -kStep), order);
      const double expected = (more - less) / (2 * kStep);
      const double got = gradients[which] ? run.e.tensor(gradients[which]).data<double>()[i] : 0.0;
      INFO(op.name << " order " << (order == Order::First ? 1 : 2) << " operand " << which << " of shape "
                   << shape_text(shape) << " element " << i << ": rule " << got << ", differences " << expected);
      CHECK(std::abs(got - expected) <= 2e-7 * (1 + std::abs(expected)) + (order == Order::Second ? 1e-6 : 0));
    }
  }
  return true;
}

void check_all(Order order) {
  size_t compared = 0;
  for (const ops::OpDef* op : ops::all_ops()) {
    const ops::Rules* rules = ops::rules_of(*op);
    if (!op->samples || !rules || !rules->grad || kAsMindSpore.count(op->name)) continue;
    for (const ops::Sample& sample : op->samples(*op)) {
      const auto arguments = smoothed(*op, sample);
      if (arguments) compared += check(*op, *arguments, order);
    }
  }
  CHECK(compared > 150);
}

}  // namespace

TEST_CASE("every operator has a gradient rule or a reason", "[kernels][rules]") {
  for (const ops::OpDef* op : ops::all_ops()) {
    const ops::Rules* rules = ops::rules_of(*op);
    INFO(op->name);
    CHECK((rules && (rules->grad || rules->is_zero_gradient)) != (kNoRule.count(op->name) == 1));
  }
  for (const ops::Rules* row : ops::all_rules()) {
    INFO(row->op);
    CHECK(ops::find_op(row->op));
    CHECK_FALSE((row->grad && row->is_zero_gradient));
  }
}

TEST_CASE("gradient rules agree with finite differences", "[kernels][rules]") { check_all(Order::First); }
TEST_CASE("gradient rules of gradients agree with finite differences", "[kernels][rules]") { check_all(Order::Second); }

}  // namespace refjit::testing
