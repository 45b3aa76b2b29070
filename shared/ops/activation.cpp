// Activations and the rarer functions of one element, with the gradients that MindSpore has operators for.
#include "ops/define.h"
#include "ops/infer.h"
#include "ops/samples.h"

namespace refjit::ops {
namespace {

constexpr Arg kInput[] = {{"input", ArgKind::Tensor}};
constexpr Arg kX[] = {{"x", ArgKind::Tensor}};
constexpr Arg kInputX[] = {{"input_x", ArgKind::Tensor}};
constexpr Arg kElu[] = {{"input_x", ArgKind::Tensor}, {"alpha", ArgKind::Float, "1.0"}};
constexpr Arg kCelu[] = {{"x", ArgKind::Tensor}, {"alpha", ArgKind::Float, "1.0"}};
constexpr Arg kShrink[] = {{"input", ArgKind::Tensor}, {"lambd", ArgKind::Float, "0.5"}};
constexpr Arg kLeaky[] = {{"input", ArgKind::Tensor}, {"negative_slope", ArgKind::Float, "0.01"}};
constexpr Arg kThreshold[] = {{"input", ArgKind::Tensor}, {"threshold", ArgKind::Float}, {"value", ArgKind::Float}};
constexpr Arg kLogit[] = {{"input", ArgKind::Tensor}, {"eps", ArgKind::Float, "-1.0"}};
constexpr Arg kInputOther[] = {{"input", ArgKind::TensorOrScalar}, {"other", ArgKind::TensorOrScalar}};
constexpr Arg kXY[] = {{"x", ArgKind::TensorOrScalar}, {"y", ArgKind::TensorOrScalar}};
constexpr Arg kX1X2[] = {{"x1", ArgKind::TensorOrScalar}, {"x2", ArgKind::TensorOrScalar}};
constexpr Arg kGradX[] = {{"y_backprop", ArgKind::Tensor}, {"x", ArgKind::Tensor}};

/// Two operands with broadcasting; `kIsReal` gives float32 for integers.
template <bool kIsReal>
Result<AbstractRef> infer_pair(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto a = operand(op, arguments, 0, false);
  if (!a) return a.error();
  auto b = operand(op, arguments, 1, false);
  if (!b) return b.error();
  const Operand both[] = {*a, *b};
  auto dtype = promoted(both);
  if (!dtype) return dtype.error();
  auto shape = broadcast(op, a->shape, b->shape);
  if (!shape) return shape.error();
  const bool is_exact = is_float(*dtype) || is_complex(*dtype) || !kIsReal;
  return Abstract::tensor(is_exact ? *dtype : DType::Float32, *std::move(shape));
}

std::vector<Sample> parameter_samples(const OpDef& op) {
  auto samples = unary_float_samples(op);
  for (Sample& s : samples) {
    for (size_t i = 1; i < op.args.size(); ++i)
      s.arguments.push_back(Abstract::floating(op.name == "Elu" ? 1.0 : 0.25));
  }
  return samples;
}

/// Pairs of one float dtype.
std::vector<Sample> gradient_samples(const OpDef& op) {
  auto samples = binary_float_samples(op);
  std::erase_if(samples, [](const Sample& s) {
    const Abstract &a = *s.arguments[0], &b = *s.arguments[1];
    return !a.is_tensor() || !b.is_tensor() || !is_float(a.dtype) || a.dtype != b.dtype;
  });
  return samples;
}

constexpr auto kClass = OpClass::Elementwise;
constexpr Traits kOld{ToleranceClass::Exact, false, ir::Effect::None, false};
constexpr Traits kOldElementary{ToleranceClass::Elementary, false, ir::Effect::None, false};

const OpDef kOps[] = {
    define<kInput>("HSwish", kClass, infer_float, unary_float_samples),
    define<kInput>("HSigmoid", kClass, infer_float, unary_float_samples),
    define<kX>("ReLU6", kClass, infer_float, unary_float_samples),
    define<kX>("Softsign", kClass, infer_float, unary_float_samples, kOld),
    define<kElu>("Elu", kClass, infer_float, parameter_samples, kElementary),
    define<kCelu>("CeLU", kClass, infer_float, parameter_samples, kOldElementary),
    define<kInputX>("SeLU", kClass, infer_float, unary_float_samples, kOldElementary),
    define<kX>("Mish", kClass, infer_float, unary_float_samples, kOldElementary),
    define<kX>("Softplus", kClass, infer_float, unary_float_samples, kOldElementary),
    define<kInput>("LogSigmoid", kClass, infer_float, unary_float_samples, kElementary),
    define<kX>("FastGeLU", kClass, infer_float, unary_float_samples, kElementary),
    define<kShrink>("HShrink", kClass, infer_float, parameter_samples),
    define<kShrink>("SoftShrink", kClass, infer_float, parameter_samples),
    define<kLeaky>("LeakyReLU", kClass, infer_float, parameter_samples),
    define<kThreshold>("Threshold", kClass, infer_float, parameter_samples),
    define<kInput>("Erfc", kClass, infer_real, unary_float_samples, kElementary),
    define<kInput>("Erfinv", kClass, infer_real, unary_float_samples, kElementary),
    define<kInput>("Asinh", kClass, infer_real, unary_float_samples, kElementary),
    define<kInput>("Acosh", kClass, infer_real, unary_float_samples, kElementary),
    define<kInput>("Atanh", kClass, infer_real, unary_float_samples, kElementary),
    define<kInput>("Exp2", kClass, infer_real, unary_float_samples, kElementary),
    define<kInput>("Log2", kClass, infer_real, unary_float_samples, kElementary),
    define<kInput>("Log10", kClass, infer_real, unary_float_samples, kElementary),
    define<kInput>("Sinc", kClass, infer_real, unary_float_samples, kElementary),
    define<kX>("Rint", kClass, infer_float, unary_float_samples, kOld),
    define<kLogit>("Logit", kClass, infer_real, parameter_samples, kElementary),
    define<kInputOther>("Xlogy", kClass, infer_pair<true>, binary_float_samples, kElementary),
    define<kInputOther>("LogAddExp", kClass, infer_pair<true>, binary_float_samples, kElementary),
    define<kX1X2>("Hypot", kClass, infer_pair<true>, binary_float_samples, kOldElementary),
    define<kXY>("SquaredDifference", kClass, infer_pair<false>, binary_samples, kOld),
    define<kX1X2>("DivNoNan", kClass, infer_pair<true>, binary_float_samples, kOld),
    define<kGradX>("ReLU6Grad", kClass, infer_pair<false>, gradient_samples),
    define<kGradX>("HSwishGrad", kClass, infer_pair<false>, gradient_samples),
    define<kGradX>("HSigmoidGrad", kClass, infer_pair<false>, gradient_samples),
    define<kGradX>("EluGrad", kClass, infer_pair<false>, gradient_samples),
};

}  // namespace

std::span<const OpDef> activation_ops() { return kOps; }

}  // namespace refjit::ops
