// Conversions, constants, softmax, searches with two results.
#include "ops/define.h"
#include "ops/infer.h"
#include "ops/numbers.h"
#include "ops/samples.h"

namespace refjit::ops {
namespace {

constexpr Arg kCast[] = {{"input_x", ArgKind::Tensor}, {"dtype", ArgKind::Type}};
constexpr Arg kScalarToTensor[] = {{"input_scalar", ArgKind::Any}, {"dtype", ArgKind::Type, "None"}};
constexpr Arg kSoftmax[] = {{"input", ArgKind::Tensor}, {"axis", ArgKind::IntTuple, "-1"}};
constexpr Arg kLogSoftmax[] = {{"logits", ArgKind::Tensor}, {"axis", ArgKind::Int, "-1"}};
constexpr Arg kX[] = {{"x", ArgKind::Tensor}};
constexpr Arg kClamp[] = {{"input", ArgKind::Tensor}, {"min", ArgKind::Float, "None"}, {"max", ArgKind::Float, "None"}};
constexpr Arg kWithValue[] = {
    {"x", ArgKind::Tensor}, {"axis", ArgKind::Int, "0"}, {"keep_dims", ArgKind::Bool, "False"}};
constexpr Arg kEye[] = {{"n", ArgKind::Int}, {"m", ArgKind::Int}, {"dtype", ArgKind::Type}};

Result<AbstractRef> infer_cast(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto a = operand(op, arguments, 0, false);
  if (!a) return a.error();
  const auto dtype = type_argument(arguments, 1);
  if (!dtype) {
    return type_error(for_op(op, "the input 'dtype' should be mindspore dtype, but got " +
                                     (arguments.size() > 1 ? type_text(*arguments[1]) : std::string("nothing")) + "."));
  }
  return Abstract::tensor(*dtype, std::move(a->shape));
}

Result<AbstractRef> infer_scalar_to_tensor(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto a = operand(op, arguments, 0, false);
  if (!a) return a.error();
  return Abstract::tensor(type_argument(arguments, 1).value_or(a->dtype), std::move(a->shape));
}

Result<AbstractRef> infer_softmax(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto a = operand(op, arguments, 0);
  if (!a) return a.error();
  constexpr DType kAllowed[] = {DType::BFloat16, DType::Float16, DType::Float32, DType::Float64};
  if (auto status = require_dtype(op, 0, a->dtype, kAllowed); !status) {
    Error error = std::move(status).error();
    const std::string plain = "Tensor[";
    for (size_t at; (at = error.message.find(plain)) != std::string::npos;) {
      error.message.erase(error.message.find(']', at), 1);
      error.message.erase(at, plain.size());
    }
    const std::string name = "[" + std::string(op.args[0].name) + "]";
    if (const size_t at = error.message.find(name); at != std::string::npos)
      error.message.replace(at, name.size(), "[x]");
    return error;
  }
  const auto axes = ints_argument(arguments, 1);
  for (int64_t axis : axes.value_or(std::vector<int64_t>{})) {
    const auto rank = static_cast<int64_t>(a->shape.dims.size());
    if (a->shape.rank_known && (axis < -rank || axis >= rank)) {
      return value_error("For primitive[" + std::string(op.name) + "], the axis must be in [" + std::to_string(-rank) +
                         "," + std::to_string(rank) + "), but got " + std::to_string(axis) + ".");
    }
  }
  return Abstract::tensor(a->dtype, std::move(a->shape));
}

Result<AbstractRef> infer_same(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto a = operand(op, arguments, 0);
  if (!a) return a.error();
  return Abstract::tensor(a->dtype, std::move(a->shape));
}

Result<AbstractRef> infer_clamp(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto a = operand(op, arguments, 0);
  if (!a) return a.error();
  if (is_none(arguments, 1) && is_none(arguments, 2)) {
    return value_error(for_op(op, "at least one of 'min' and 'max' must not be None."));
  }
  return Abstract::tensor(a->dtype, std::move(a->shape));
}

Result<AbstractRef> infer_with_value(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto a = operand(op, arguments, 0);
  if (!a) return a.error();
  const auto axis = int_argument(arguments, 1);
  const bool keeps = bool_argument(arguments, 2).value_or(false);
  AnyShape shape{false, {}};
  if (a->shape.rank_known && axis) {
    const auto rank = static_cast<int64_t>(a->shape.dims.size());
    const int64_t range = rank ? rank : 1;
    if (*axis < -range || *axis >= range) {
      return value_error("For primitive[" + std::string(op.name) + "], the axis must be in [" + std::to_string(-rank) +
                         "," + std::to_string(rank) + "), but got " + std::to_string(*axis) + ".");
    }
    shape = a->shape;
    if (rank) {
      const int64_t at = *axis < 0 ? *axis + rank : *axis;
      if (keeps)
        shape.dims[static_cast<size_t>(at)] = Dim(1);
      else
        shape.dims.erase(shape.dims.begin() + at);
    }
  }
  return Abstract::tuple({Abstract::tensor(DType::Int64, shape), Abstract::tensor(a->dtype, shape)});
}

Result<AbstractRef> infer_eye(const OpDef& op, std::span<const AbstractRef> arguments) {
  const auto n = size_argument(arguments, 0), m = size_argument(arguments, 1);
  const DType dtype = type_argument(arguments, 2).value_or(DType::Float32);
  if (!n || !m)
    return Abstract::tensor(dtype, AnyShape{true, {derived_symbol(11, Dim(0)), derived_symbol(12, Dim(0))}});
  if (n->value < 0 || m->value < 0)
    return value_error(for_op(op, "'n' and 'm' must not be negative, but got " + std::to_string(n->value) + " and " +
                                      std::to_string(m->value) + "."));
  return Abstract::tensor(dtype, AnyShape{true, {n->dim(), m->dim()}});
}

AbstractRef plain(DType d, Shape shape, uint64_t salt) {
  return sample_tensor(plain_tensor(d, std::move(shape), salt));
}
AbstractRef edges(DType d, Shape shape, uint64_t salt) { return sample_tensor(edge_tensor(d, std::move(shape), salt)); }

std::vector<Sample> cast_samples(const OpDef&) {
  std::vector<Sample> samples;
  for (DType from : served_dtypes()) {
    for (DType to : served_dtypes()) samples.push_back({{edges(from, {32}, 0), Abstract::type(to)}});
    samples.push_back({{plain(from, {0, 3}, 0), Abstract::type(DType::Float32)}});
    samples.push_back({{plain(from, {}, 0), Abstract::type(DType::Int32)}});
  }
  constexpr DType kMore[] = {DType::UInt16, DType::UInt32, DType::UInt64, DType::Complex64, DType::Complex128};
  constexpr DType kPlain[] = {DType::Bool,    DType::Int8,    DType::Int64,  DType::UInt8,
                              DType::Float16, DType::Float32, DType::Float64};
  for (DType more : kMore) {
    for (DType d : kPlain) {
      samples.push_back({{edges(d, {32}, 0), Abstract::type(more)}});
      samples.push_back({{plain(more, {32}, 0), Abstract::type(d)}});
    }
    for (DType other : kMore) samples.push_back({{plain(more, {5}, 0), Abstract::type(other)}});
  }
  return samples;
}

std::vector<Sample> scalar_samples(const OpDef&) {
  std::vector<Sample> samples;
  for (DType to : served_dtypes()) {
    samples.push_back({{Abstract::integer(3), Abstract::type(to)}});
    samples.push_back({{Abstract::floating(-2.5), Abstract::type(to)}});
    samples.push_back({{Abstract::boolean(true), Abstract::type(to)}});
  }
  samples.push_back({{Abstract::integer(3), Abstract::none()}});
  return samples;
}

std::vector<Sample> softmax_samples(const OpDef& op) {
  std::vector<Sample> samples;
  const bool takes_tuple = op.args[1].kind == ArgKind::IntTuple;
  auto axis = [&](int64_t a) {
    return takes_tuple ? sample_ints(std::span<const int64_t>(&a, 1)) : Abstract::integer(a);
  };
  for (DType d : served_floats()) {
    for (int64_t n : {1, 2, 3, 5, 17}) samples.push_back({{plain(d, {n}, 1), axis(-1)}});
    samples.push_back({{plain(d, {2, 3, 5}, 1), axis(1)}});
    samples.push_back({{plain(d, {2, 3, 5}, 2), axis(0)}});
    samples.push_back({{edges(d, {2, 16}, 0), axis(-1)}});
    samples.push_back({{plain(d, {2, 1500}, 3), axis(-1)}});
  }
  return samples;
}

std::vector<Sample> fill_samples(const OpDef&) {
  std::vector<Sample> samples;
  for (DType d : served_dtypes()) {
    samples.push_back({{plain(d, {2, 3}, 1)}});
    samples.push_back({{plain(d, {}, 1)}});
  }
  return samples;
}

std::vector<Sample> clamp_samples(const OpDef&) {
  std::vector<Sample> samples;
  for (DType d : served_dtypes()) {
    if (d == DType::Bool) continue;
    samples.push_back({{edges(d, {32}, 1), Abstract::integer(1), Abstract::integer(3)}});
    samples.push_back({{plain(d, {7}, 1), Abstract::none(), Abstract::floating(0.5)}});
    samples.push_back({{plain(d, {7}, 1), Abstract::integer(3), Abstract::integer(2)}});
  }
  return samples;
}

std::vector<Sample> with_value_samples(const OpDef&) {
  std::vector<Sample> samples;
  for (DType d : served_dtypes()) {
    if (d == DType::Bool) continue;
    for (int64_t axis : {0, 1, -1}) {
      samples.push_back({{plain(d, {3, 5, 2}, 1), Abstract::integer(axis), Abstract::boolean(axis == 1)}});
    }
    samples.push_back({{edges(d, {32}, 3), Abstract::integer(0), Abstract::boolean(false)}});
  }
  return samples;
}

std::vector<Sample> eye_samples(const OpDef&) {
  std::vector<Sample> samples;
  for (DType d : served_dtypes()) {
    samples.push_back({{Abstract::integer(3), Abstract::integer(2), Abstract::type(d)}});
  }
  return samples;
}

constexpr auto kClass = OpClass::Other;

const OpDef kOps[] = {
    define<kCast>("Cast", OpClass::Elementwise, infer_cast, cast_samples),
    define<kScalarToTensor>("ScalarToTensor", kClass, infer_scalar_to_tensor, scalar_samples),
    define<kSoftmax>("Softmax", OpClass::Reduction, infer_softmax, softmax_samples, kAccumulate),
    define<kLogSoftmax>("LogSoftmax", OpClass::Reduction, infer_softmax, softmax_samples, kAccumulate),
    define<kX>("ZerosLike", kClass, infer_same, fill_samples),
    define<kX>("OnesLike", kClass, infer_same, fill_samples),
    define<kEye>("Eye", kClass, infer_eye, eye_samples),
    define<kClamp>("ClampScalar", kClass, infer_clamp, clamp_samples),
    define<kWithValue>("ArgMaxWithValue", OpClass::Reduction, infer_with_value, with_value_samples),
    define<kWithValue>("ArgMinWithValue", OpClass::Reduction, infer_with_value, with_value_samples),
};

}  // namespace

std::span<const OpDef> other_ops() { return kOps; }

}  // namespace refjit::ops
