// Operators of one operand, element by element.
#include "ops/define.h"
#include "ops/infer.h"
#include "ops/samples.h"

namespace refjit::ops {
namespace {

constexpr Arg kInput[] = {{"input", ArgKind::Tensor}};
constexpr Arg kX[] = {{"x", ArgKind::Tensor}};
constexpr Arg kRound[] = {{"input", ArgKind::Tensor}, {"decimals", ArgKind::Int, "0"}};

Result<AbstractRef> infer_same(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto a = operand(op, arguments, 0);
  if (!a) return a.error();
  return Abstract::tensor(a->dtype, std::move(a->shape));
}

/// Real, Imag, Angle: the real type of complex numbers.
Result<AbstractRef> infer_part(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto a = operand(op, arguments, 0);
  if (!a) return a.error();
  const DType d = a->dtype == DType::Complex64    ? DType::Float32
                  : a->dtype == DType::Complex128 ? DType::Float64
                                                  : a->dtype;
  return Abstract::tensor(d, std::move(a->shape));
}

Result<AbstractRef> infer_invert(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto a = operand(op, arguments, 0);
  if (!a) return a.error();
  constexpr DType kAllowed[] = {DType::Int16,  DType::Int32,  DType::Int64,  DType::Int8,
                                DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8};
  if (auto status = require_dtype(op, 0, a->dtype, kAllowed); !status) return std::move(status).error();
  return Abstract::tensor(a->dtype, std::move(a->shape));
}

Result<AbstractRef> infer_bool(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto a = operand(op, arguments, 0);
  if (!a) return a.error();
  return Abstract::tensor(DType::Bool, std::move(a->shape));
}

/// Exp alone refuses the narrow integers.
Result<AbstractRef> infer_exp(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto a = operand(op, arguments, 0);
  if (!a) return a.error();
  if (is_int(a->dtype) && a->dtype != DType::Int64) {
    return type_error(
        "For primitive[Exp], the input argument[input] must be a type of {BFloat16, Bool, Complex128, Complex64, "
        "Float16, "
        "Float32, Float64, Int64}, but got " +
        std::string(ir_name(a->dtype)) + ".");
  }
  return infer_real(op, arguments);
}

std::vector<Sample> exp_samples(const OpDef& op) {
  auto samples = unary_samples(op);
  std::erase_if(samples, [](const Sample& s) {
    const DType d = s.arguments[0]->dtype;
    return is_int(d) && d != DType::Int64;
  });
  return samples;
}

std::vector<Sample> number_samples(const OpDef& op) {
  auto samples = unary_samples(op);
  std::erase_if(samples, [](const Sample& s) { return s.arguments[0]->dtype == DType::Bool; });
  return samples;
}

Result<AbstractRef> infer_round(const OpDef& op, std::span<const AbstractRef> arguments) {
  if (const int64_t decimals = int_argument(arguments, 1).value_or(0); decimals != 0) {
    return Error(user_error(
        "RuntimeError", "For Round only support decimals equal 0, but got decimals equal " + std::to_string(decimals)));
  }
  return infer_same(op, arguments);
}

std::vector<Sample> round_samples(const OpDef& op) {
  auto samples = number_samples(op);
  for (Sample& s : samples) s.arguments.push_back(Abstract::integer(0));
  return samples;
}

std::vector<Sample> with_complex(std::vector<Sample> samples) {
  add_complex_samples(samples, 1);
  return samples;
}
std::vector<Sample> field_samples(const OpDef& op) { return with_complex(number_samples(op)); }
std::vector<Sample> part_samples(const OpDef& op) { return with_complex(unary_samples(op)); }
std::vector<Sample> angle_samples(const OpDef& op) { return with_complex(unary_float_samples(op)); }
std::vector<Sample> single_samples(const OpDef& op) {
  auto samples = unary_float_samples(op);
  std::erase_if(samples, [](const Sample& s) { return byte_size(s.arguments[0]->dtype) < 4; });
  return with_complex(std::move(samples));
}
std::vector<Sample> invert_samples(const OpDef& op) {
  auto samples = number_samples(op);
  std::erase_if(samples, [](const Sample& s) { return !is_int(s.arguments[0]->dtype); });
  return samples;
}

constexpr auto kClass = OpClass::Elementwise;

const OpDef kOps[] = {
    define<kInput>("Neg", kClass, infer_same, field_samples),
    define<kInput>("Abs", kClass, infer_same, part_samples),
    define<kInput>("Real", kClass, infer_part, part_samples),
    define<kInput>("Imag", kClass, infer_part, part_samples),
    define<kInput>("Angle", kClass, infer_part, angle_samples, kElementary),
    define<kInput>("Conj", kClass, infer_same, single_samples),
    define<kX>("Invert", kClass, infer_invert, invert_samples, {ToleranceClass::Exact, false, ir::Effect::None, false}),
    define<kInput>("Square", kClass, infer_same, field_samples),
    define<kInput>("Sign", kClass, infer_same, number_samples),
    define<kInput>("ReLU", kClass, infer_same, unary_samples),
    define<kInput>("Floor", kClass, infer_same, number_samples),
    define<kInput>("Ceil", kClass, infer_same, number_samples),
    define<kInput>("Trunc", kClass, infer_same, number_samples),
    define<kRound>("Round", kClass, infer_round, round_samples),
    define<kInput>("Reciprocal", kClass, infer_real, unary_samples),
    define<kX>("Sqrt", kClass, infer_real, unary_samples),
    define<kInput>("Rsqrt", kClass, infer_real, unary_float_samples),
    define<kInput>("Exp", kClass, infer_exp, exp_samples, kElementary),
    define<kInput>("Expm1", kClass, infer_real, unary_float_samples, kElementary),
    define<kInput>("Log", kClass, infer_real, unary_float_samples, kElementary),
    define<kInput>("Log1p", kClass, infer_real, unary_float_samples, kElementary),
    define<kInput>("Sin", kClass, infer_real, unary_float_samples, kElementary),
    define<kInput>("Cos", kClass, infer_real, unary_float_samples, kElementary),
    define<kInput>("Tan", kClass, infer_real, unary_float_samples, kElementary),
    define<kInput>("Asin", kClass, infer_real, unary_float_samples, kElementary),
    define<kInput>("ACos", kClass, infer_real, unary_float_samples, kElementary),
    define<kInput>("Atan", kClass, infer_real, unary_float_samples, kElementary),
    define<kInput>("Sinh", kClass, infer_real, unary_float_samples, kElementary),
    define<kInput>("Cosh", kClass, infer_real, unary_float_samples, kElementary),
    define<kInput>("Tanh", kClass, infer_real, unary_float_samples, kElementary),
    define<kInput>("Sigmoid", kClass, infer_real, unary_float_samples, kElementary),
    define<kInput>("Erf", kClass, infer_real, unary_float_samples, kElementary),
    define<kInput>("GeLU", kClass, infer_float, unary_float_samples, kElementary),
    define<kInput>("SiLU", kClass, infer_float, unary_float_samples, kElementary),
    define<kInput>("IsFinite", kClass, infer_bool, unary_samples),
    define<kInput>("IsInf", kClass, infer_bool, unary_samples),
    define<kX>("IsNan", kClass, infer_bool, unary_samples, {ToleranceClass::Exact, false, ir::Effect::None, false}),
    define<kInput>("LogicalNot", kClass, infer_bool, unary_samples),
};

}  // namespace

std::span<const OpDef> unary_ops() { return kOps; }

}  // namespace refjit::ops
