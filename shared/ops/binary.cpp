// Operators of two operands with broadcasting and implicit conversion: arithmetic, comparison, logic.
#include "ops/define.h"
#include "ops/infer.h"
#include "ops/samples.h"

namespace refjit::ops {
namespace {

constexpr Arg kInputOther[] = {{"input", ArgKind::TensorOrScalar}, {"other", ArgKind::TensorOrScalar}};
constexpr Arg kXY[] = {{"x", ArgKind::TensorOrScalar}, {"y", ArgKind::TensorOrScalar}};
constexpr Arg kAlpha[] = {
    {"input", ArgKind::TensorOrScalar}, {"other", ArgKind::TensorOrScalar}, {"alpha", ArgKind::Any, "1"}};
constexpr Arg kRealImag[] = {{"input", ArgKind::Tensor}, {"imag", ArgKind::Tensor}};
constexpr Arg kX1X2[] = {{"x1", ArgKind::TensorOrScalar}, {"x2", ArgKind::TensorOrScalar}};
constexpr Arg kInputExponent[] = {{"input", ArgKind::TensorOrScalar}, {"exponent", ArgKind::TensorOrScalar}};

struct Pair {
  DType dtype;
  AnyShape shape;
};

Result<Pair> joined(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto a = operand(op, arguments, 0, false);
  if (!a) return a.error();
  auto b = operand(op, arguments, 1, false);
  if (!b) return b.error();
  const Operand both[] = {*a, *b};
  auto dtype = promoted(both);
  if (!dtype) return dtype.error();
  auto shape = broadcast(op, a->shape, b->shape);
  if (!shape) return shape.error();
  return Pair{*dtype, *std::move(shape)};
}

Result<AbstractRef> infer_same(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto pair = joined(op, arguments);
  if (!pair) return pair.error();
  return Abstract::tensor(pair->dtype, std::move(pair->shape));
}

/// Add and Sub have no bool kernel, and MindSpore says so with the list of what they take.
Result<AbstractRef> infer_number(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto pair = joined(op, arguments);
  if (!pair) return pair.error();
  if (pair->dtype == DType::Bool) {
    return type_error("For primitive[" + std::string(op.name) +
                      "], the input argument[x] must be a type of {Tensor[BFloat16], Tensor[Float16], Tensor[Float32], "
                      "Tensor[Float64], Tensor[Int16], Tensor[Int32], Tensor[Int64], Tensor[Int8], Tensor[UInt16], "
                      "Tensor[UInt32], Tensor[UInt64], Tensor[UInt8]}, but got Tensor[Bool].");
  }
  return Abstract::tensor(pair->dtype, std::move(pair->shape));
}

/// True division: integers and bool give float32.
Result<AbstractRef> infer_quotient(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto pair = joined(op, arguments);
  if (!pair) return pair.error();
  const bool is_exact = is_float(pair->dtype) || is_complex(pair->dtype);
  return Abstract::tensor(is_exact ? pair->dtype : DType::Float32, std::move(pair->shape));
}

Result<AbstractRef> infer_bool(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto pair = joined(op, arguments);
  if (!pair) return pair.error();
  return Abstract::tensor(DType::Bool, std::move(pair->shape));
}

Result<AbstractRef> infer_bits(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto pair = joined(op, arguments);
  if (!pair) return pair.error();
  if (is_float(pair->dtype) || is_complex(pair->dtype)) {
    return type_error(
        "For primitive[" + std::string(op.name) +
        "], the input argument[x] must be a type of {Tensor[Bool], Tensor[Int16], Tensor[Int32], "
        "Tensor[Int64], Tensor[Int8], Tensor[UInt16], Tensor[UInt32], Tensor[UInt64], Tensor[UInt8]}, but "
        "got Tensor[" +
        std::string(ir_name(pair->dtype)) + "].");
  }
  return Abstract::tensor(pair->dtype, std::move(pair->shape));
}

std::vector<Sample> alpha_samples(const OpDef& op) {
  auto samples = binary_samples(op);
  for (size_t i = 0; i < samples.size(); ++i) samples[i].arguments.push_back(Abstract::integer(i % 5 == 4 ? 2 : 1));
  return samples;
}

/// One operand is a Python scalar.
std::vector<Sample> scalar_samples(const OpDef& op) {
  std::vector<Sample> samples;
  const bool scalar_first = op.name == "RemainderScalarTensor";
  for (DType d : served_dtypes()) {
    for (int64_t n : {1, 2, 3, 14}) {
      for (const AbstractRef& scalar :
           {Abstract::integer(3), Abstract::integer(-2), Abstract::floating(2.5), Abstract::boolean(true)}) {
        const bool is_bool = d == DType::Bool && scalar->kind == AbstractKind::Bool && op.name != "Muls";
        if (is_bool) continue;
        AbstractRef t = sample_tensor(edge_tensor(d, {n}, 0));
        samples.push_back({scalar_first ? std::vector<AbstractRef>{scalar, t} : std::vector<AbstractRef>{t, scalar}});
      }
    }
  }
  return samples;
}

std::vector<Sample> bit_samples(const OpDef& op) {
  std::vector<Sample> samples = binary_samples(op);
  std::erase_if(samples, [](const Sample& s) {
    return is_float(s.arguments[0]->dtype) || is_float(s.arguments[1]->dtype) ||
           s.arguments[1]->kind == AbstractKind::Float;
  });
  samples.push_back(
      {{sample_tensor(edge_tensor(DType::Bool, {17}, 0)), sample_tensor(edge_tensor(DType::Bool, {17}, 3))}});
  return samples;
}

std::vector<Sample> logical_samples(const OpDef& op) {
  auto samples = binary_samples(op);
  for (int64_t n : {1, 2, 3, 17}) {
    samples.push_back(
        {{sample_tensor(edge_tensor(DType::Bool, {n}, 0)), sample_tensor(edge_tensor(DType::Bool, {n}, 3))}});
  }
  return samples;
}

constexpr auto kClass = OpClass::Elementwise;
constexpr Traits kOldPlain{ToleranceClass::Exact, false, ir::Effect::None, false};
std::vector<Sample> field_samples(const OpDef& op) {
  auto samples = op.name == "Mul" || op.is_commutative ? logical_samples(op) : binary_samples(op);
  if (op.name == "Add") samples = binary_samples(op);
  add_complex_samples(samples, 2);
  return samples;
}

/// Complex of its parts: float32 gives complex64, float64 complex128.
Result<AbstractRef> infer_complex(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto pair = joined(op, arguments);
  if (!pair) return pair.error();
  constexpr DType kAllowed[] = {DType::Float32, DType::Float64};
  if (auto status = require_dtype(op, 0, pair->dtype, kAllowed); !status) return std::move(status).error();
  return Abstract::tensor(pair->dtype == DType::Float32 ? DType::Complex64 : DType::Complex128, std::move(pair->shape));
}
std::vector<Sample> complex_samples(const OpDef& op) {
  auto samples = binary_float_samples(op);
  std::erase_if(samples, [](const Sample& s) {
    for (const AbstractRef& a : s.arguments) {
      if (!a->is_tensor() || !is_float(a->dtype) || byte_size(a->dtype) < 4) return true;
    }
    return false;
  });
  return samples;
}
/// As bitwise operators, without bool.
std::vector<Sample> shift_samples(const OpDef& op) {
  auto samples = bit_samples(op);
  std::erase_if(samples,
                [](const Sample& s) { return s.arguments[0]->dtype == DType::Bool && s.arguments[0]->is_tensor(); });
  return samples;
}

constexpr Traits kPlain{ToleranceClass::Exact, true, ir::Effect::None, false};

const OpDef kOps[] = {
    define<kInputOther>("Add", kClass, infer_number, field_samples, kCommutative),
    define<kInputOther>("Sub", kClass, infer_number, field_samples),
    define<kInputOther>("Mul", kClass, infer_same, field_samples, kCommutative),
    define<kInputOther>("Div", kClass, infer_quotient, field_samples),
    define<kXY>("RealDiv", kClass, infer_number, binary_samples),
    define<kInputOther>("FloorDiv", kClass, infer_number, binary_samples),
    define<kAlpha>("AddExt", kClass, infer_number, alpha_samples),
    define<kAlpha>("SubExt", kClass, infer_number, alpha_samples),
    define<kInputOther>("Muls", kClass, infer_same, scalar_samples),
    define<kInputOther>("RemainderTensorTensor", kClass, infer_number, binary_samples),
    define<kInputOther>("RemainderTensorScalar", kClass, infer_number, scalar_samples),
    define<kInputOther>("RemainderScalarTensor", kClass, infer_number, scalar_samples),
    define<kXY>("BitwiseAnd", kClass, infer_bits, bit_samples, kPlain),
    define<kXY>("BitwiseOr", kClass, infer_bits, bit_samples, kPlain),
    define<kXY>("BitwiseXor", kClass, infer_bits, bit_samples, kPlain),
    define<kXY>("FloorMod", kClass, infer_number, binary_samples),
    define<kXY>("Mod", kClass, infer_number, binary_samples),
    define<kInputExponent>("Pow", kClass, infer_number, binary_samples, kElementary),
    define<kInputOther>("Maximum", kClass, infer_same, logical_samples, kCommutative),
    define<kInputOther>("Minimum", kClass, infer_same, logical_samples, kCommutative),
    define<kInputOther>("Atan2", kClass, infer_quotient, binary_float_samples, kElementary),
    define<kInputOther>("Equal", kClass, infer_bool, field_samples, kCommutative),
    define<kInputOther>("NotEqual", kClass, infer_bool, field_samples, kCommutative),
    define<kInputOther>("Less", kClass, infer_bool, logical_samples),
    define<kInputOther>("LessEqual", kClass, infer_bool, logical_samples),
    define<kInputOther>("Greater", kClass, infer_bool, logical_samples),
    define<kInputOther>("GreaterEqual", kClass, infer_bool, logical_samples),
    define<kRealImag>("Complex", kClass, infer_complex, complex_samples, kOldPlain),
    define<kX1X2>("LeftShift", kClass, infer_bits, shift_samples, kOldPlain),
    define<kX1X2>("RightShift", kClass, infer_bits, shift_samples, kOldPlain),
    define<kXY>("TruncateDiv", kClass, infer_number, binary_samples, kOldPlain),
    define<kXY>("LogicalAnd", kClass, infer_bool, logical_samples, kCommutative),
    define<kXY>("LogicalOr", kClass, infer_bool, logical_samples, kCommutative),
    define<kInputOther>("LogicalXor", kClass, infer_bool, logical_samples, kCommutative),
};

}  // namespace

std::span<const OpDef> binary_ops() { return kOps; }

}  // namespace refjit::ops
