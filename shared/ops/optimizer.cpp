// Operators that write a Parameter: assignments and the optimisers' updates. All have the effect Memory; the result is
// the variable after the update.
#include <cstring>

#include "ops/define.h"
#include "ops/infer.h"
#include "ops/samples.h"

namespace refjit::ops {
namespace {

constexpr ArgKind kNumber = ArgKind::TensorOrScalar;
constexpr Arg kAssign[] = {{"variable", ArgKind::Tensor}, {"value", kNumber}};
constexpr Arg kMomentum[] = {{"variable", ArgKind::Tensor},
                             {"accumulation", ArgKind::Tensor},
                             {"learning_rate", kNumber},
                             {"gradient", ArgKind::Tensor},
                             {"momentum", kNumber},
                             {"use_nesterov", ArgKind::Bool, "False"},
                             {"use_locking", ArgKind::Bool, "False"},
                             {"gradient_scale", ArgKind::Float, "1.0"}};
constexpr Arg kSgd[] = {{"parameters", ArgKind::Tensor},
                        {"gradient", ArgKind::Tensor},
                        {"learning_rate", kNumber},
                        {"accum", ArgKind::Tensor},
                        {"momentum", kNumber},
                        {"stat", ArgKind::Tensor},
                        {"dampening", ArgKind::Float, "0.0"},
                        {"weight_decay", ArgKind::Float, "0.0"},
                        {"nesterov", ArgKind::Bool, "False"}};
constexpr Arg kAdam[] = {{"var", ArgKind::Tensor},
                         {"m", ArgKind::Tensor},
                         {"v", ArgKind::Tensor},
                         {"beta1_power", kNumber},
                         {"beta2_power", kNumber},
                         {"lr", kNumber},
                         {"beta1", kNumber},
                         {"beta2", kNumber},
                         {"epsilon", kNumber},
                         {"gradient", ArgKind::Tensor},
                         {"use_locking", ArgKind::Bool, "False"},
                         {"use_nesterov", ArgKind::Bool, "False"}};
constexpr Arg kAdamDecay[] = {{"var", ArgKind::Tensor},
                              {"m", ArgKind::Tensor},
                              {"v", ArgKind::Tensor},
                              {"lr", kNumber},
                              {"beta1", kNumber},
                              {"beta2", kNumber},
                              {"epsilon", kNumber},
                              {"decay", kNumber},
                              {"gradient", ArgKind::Tensor},
                              {"use_locking", ArgKind::Bool, "False"}};

std::string parentheses(const AnyShape& shape) {
  std::string text = dims_text(shape);
  text.front() = '(';
  text.back() = ')';
  return text;
}

/// Numbers of Python take a variable's dtype, but not one of a narrower kind: truth, integer, fraction.
int kind_rank(DType dtype) { return dtype == DType::Bool ? 0 : is_int(dtype) ? 1 : 2; }

/// The shapes () and (1,), which MindSpore takes one for the other where it adds to a variable.
bool is_one_number(const AnyShape& shape) {
  return shape.rank_known && (shape.dims.empty() || (shape.dims.size() == 1 && shape.dims[0] == 1));
}

Result<AbstractRef> infer_assign(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto variable = operand(op, arguments, 0);
  if (!variable) return variable.error();
  auto value = operand(op, arguments, 1, false);
  if (!value) return value.error();
  const DType as_tensor = value->scalar && is_float(value->dtype) ? DType::Float32 : value->dtype;
  const bool may_widen = !value->scalar || (kind_rank(as_tensor) > kind_rank(variable->dtype));
  if (may_widen) {
    if (auto status = require_fits_variable("so data type ", variable->dtype, as_tensor); !status)
      return std::move(status).error();
  }
  const AnyShape &a = variable->shape, &b = value->shape;
  if (op.name != "Assign" && is_one_number(a) && is_one_number(b)) return arguments[0];
  const std::string start = "For '" + std::string(op.name) + "','value' must have the same ";
  if (a.rank_known && b.rank_known && a.dims.size() != b.dims.size()) {
    return value_error(start + "rank as 'variable'. But got 'value' rank: " + std::to_string(b.dims.size()) +
                       ", 'variable' rank: " + std::to_string(a.dims.size()) + ".");
  }
  if (a.is_concrete() && b.is_concrete() && a != b) {
    return value_error(start + "shape as 'variable'. But got 'value' shape: " + parentheses(b) +
                       ", 'variable' shape: " + parentheses(a) + ".");
  }
  return Abstract::tensor(variable->dtype, std::move(variable->shape));
}

/// Tensors of the update must have the shape of the variable; numbers one element.
Status check_update(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto variable = operand(op, arguments, 0);
  if (!variable) return variable.error();
  for (size_t i = 1; i < op.args.size(); ++i) {
    if (op.args[i].kind != ArgKind::Tensor && op.args[i].kind != kNumber) continue;
    auto other = operand(op, arguments, i, op.args[i].kind != kNumber);
    if (!other) return other.error();
    if (!variable->shape.is_concrete() || !other->shape.is_concrete()) continue;
    const bool fits =
        op.args[i].kind == kNumber ? element_count(other->shape.concrete()) == 1 : other->shape == variable->shape;
    if (fits) continue;
    return value_error(for_op(op, "the shape of '" + std::string(op.args[i].name) + "' must be that of '" +
                                      std::string(op.args[0].name) + "', but got " + dims_text(other->shape) + " and " +
                                      dims_text(variable->shape) + "."));
  }
  return {};
}

Result<AbstractRef> infer_update(const OpDef& op, std::span<const AbstractRef> arguments) {
  if (auto status = check_update(op, arguments); !status) return std::move(status).error();
  return Abstract::tensor(arguments[0]->dtype, arguments[0]->shape);
}

/// Adam's results: variable and both moments.
Result<AbstractRef> infer_moments(const OpDef& op, std::span<const AbstractRef> arguments) {
  if (auto status = check_update(op, arguments); !status) return std::move(status).error();
  std::vector<AbstractRef> results;
  for (size_t i = 0; i < 3; ++i) results.push_back(Abstract::tensor(arguments[i]->dtype, arguments[i]->shape));
  return Abstract::tuple(std::move(results));
}

std::vector<Sample> assign_samples(const OpDef& op) {
  std::vector<Sample> samples;
  for (DType d : served_dtypes()) {
    if (d == DType::Bool && op.name != "Assign") continue;
    samples.push_back({{sample_tensor(plain_tensor(d, {2, 3}, 1)), sample_tensor(edge_tensor(d, {2, 3}, 2))}});
    samples.push_back({{sample_tensor(plain_tensor(d, {17}, 1)), sample_tensor(plain_tensor(d, {17}, 2))}});
  }
  return samples;
}

/// Second moments must not be negative: they are zero.
std::vector<Sample> update_samples(const OpDef& op) {
  std::vector<Sample> samples;
  for (DType d : {DType::Float16, DType::BFloat16, DType::Float32, DType::Float64}) {
    for (bool flag : {false, true}) {
      for (int64_t n : {3, 17}) {
        Sample s;
        for (size_t i = 0; i < op.args.size(); ++i) {
          const Arg& arg = op.args[i];
          if (arg.name == "v" || arg.name == "stat") {
            Tensor t = plain_tensor(d, {n}, i);
            std::memset(t.data(), 0, static_cast<size_t>(t.byte_count()));
            s.arguments.push_back(sample_tensor(std::move(t)));
          } else if (arg.kind == ArgKind::Tensor) {
            s.arguments.push_back(sample_tensor(plain_tensor(d, {n}, i)));
          } else if (arg.kind == kNumber || arg.kind == ArgKind::Float) {
            s.arguments.push_back(Abstract::floating(arg.name == "epsilon" ? 1e-4 : 0.25));
          } else {
            s.arguments.push_back(Abstract::boolean(flag));
          }
        }
        samples.push_back(std::move(s));
      }
    }
  }
  return samples;
}

constexpr auto kClass = OpClass::Other;
constexpr Traits kWrites{ToleranceClass::Exact, false, ir::Effect::Memory};
constexpr Traits kUpdates{ToleranceClass::Elementary, false, ir::Effect::Memory};
constexpr Traits kUpdatesOld{ToleranceClass::Elementary, false, ir::Effect::Memory, false};

const OpDef kOps[] = {
    define<kAssign>("Assign", kClass, infer_assign, assign_samples, kWrites),
    define<kAssign>("AssignAdd", kClass, infer_assign, assign_samples, kWrites),
    define<kAssign>("AssignSub", kClass, infer_assign, assign_samples, kWrites),
    define<kMomentum>("ApplyMomentum", kClass, infer_update, update_samples, kUpdatesOld),
    define<kSgd>("SGD", kClass, infer_update, update_samples, kUpdatesOld),
    define<kAdam>("Adam", kClass, infer_moments, update_samples, kUpdatesOld),
    define<kAdamDecay>("AdamWeightDecay", kClass, infer_moments, update_samples, kUpdates),
};

}  // namespace

std::span<const OpDef> optimizer_ops() { return kOps; }

}  // namespace refjit::ops
