// Random numbers as functions of (seed, offset). `state` is the generator: an int64 tensor of two elements, seed and
// offset, that the operator advances in place (effect Memory), so that runs are ordered and repeat after set_seed. An
// operator without a state draws from its own seeds.
#include "ops/define.h"
#include "ops/infer.h"
#include "ops/samples.h"

namespace refjit::ops {
namespace {

constexpr Arg kShape[] = {{"shape", ArgKind::IntTuple},
                          {"seed", ArgKind::Int, "0"},
                          {"seed2", ArgKind::Int, "0"},
                          {"state", ArgKind::Tensor, "None"}};
constexpr Arg kInt[] = {{"shape", ArgKind::IntTuple}, {"minval", ArgKind::Any},     {"maxval", ArgKind::Any},
                        {"seed", ArgKind::Int, "0"},  {"seed2", ArgKind::Int, "0"}, {"state", ArgKind::Tensor, "None"}};
constexpr Arg kDropout[] = {{"x", ArgKind::Tensor},
                            {"keep_prob", ArgKind::Float, "0.5"},
                            {"Seed0", ArgKind::Int, "0"},
                            {"Seed1", ArgKind::Int, "0"},
                            {"state", ArgKind::Tensor, "None"}};
constexpr Arg kRandperm[] = {{"n", ArgKind::Int},
                             {"seed", ArgKind::Int, "0"},
                             {"offset", ArgKind::Int, "0"},
                             {"dtype", ArgKind::Type, "mstype.int64"},
                             {"state", ArgKind::Tensor, "None"}};
constexpr Arg kMultinomial[] = {{"x", ArgKind::Tensor},
                                {"num_samples", ArgKind::Int},
                                {"seed", ArgKind::Int, "0"},
                                {"seed2", ArgKind::Int, "0"},
                                {"dtype", ArgKind::Type, "mstype.int32"},
                                {"state", ArgKind::Tensor, "None"}};

/// The generator must be two int64.
Status check_state(const OpDef& op, std::span<const AbstractRef> arguments) {
  const size_t place = op.args.size() - 1;
  if (is_none(arguments, place)) return {};
  auto state = operand(op, arguments, place);
  if (!state) return state.error();
  if (state->dtype == DType::Int64 && (!state->shape.is_concrete() || element_count(state->shape.concrete()) == 2))
    return {};
  return type_error(for_op(op, "the 'state' must be an int64 tensor of two elements."));
}

Result<AbstractRef> shaped(const OpDef& op, std::span<const AbstractRef> arguments, DType dtype) {
  if (auto status = check_state(op, arguments); !status) return std::move(status).error();
  const auto shape = ints_argument(arguments, 0);
  if (!shape) return Abstract::tensor(dtype, AnyShape{false, {}});
  for (int64_t d : *shape) {
    if (d < 0)
      return value_error(
          for_op(op, "each dimension must be greater than or equal to 0, but got " + list_text(*shape) + "."));
  }
  return Abstract::tensor(dtype, AnyShape::of(*shape));
}

Result<AbstractRef> infer_drawn(const OpDef& op, std::span<const AbstractRef> arguments) {
  return shaped(op, arguments, DType::Float32);
}

Result<AbstractRef> infer_int(const OpDef& op, std::span<const AbstractRef> arguments) {
  const auto low = int_argument(arguments, 1), high = int_argument(arguments, 2);
  if (low && high && *low >= *high) {
    return value_error(for_op(op, "the 'minval' must be less than the 'maxval', but got " + std::to_string(*low) +
                                      " and " + std::to_string(*high) + "."));
  }
  return shaped(op, arguments, DType::Int32);
}

Result<AbstractRef> infer_dropout(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto x = operand(op, arguments, 0);
  if (!x) return x.error();
  constexpr DType kAllowed[] = {DType::BFloat16, DType::Float16, DType::Float32, DType::Float64};
  if (auto status = require_dtype(op, 0, x->dtype, kAllowed); !status) return std::move(status).error();
  if (auto status = check_state(op, arguments); !status) return std::move(status).error();
  const double keep = float_argument(arguments, 1).value_or(0.5);
  if (!(keep > 0 && keep <= 1))
    return value_error("For 'Dropout', the 'keep_prob' must be in (0.0, 1.0], but got " + std::to_string(keep) + ".");
  const AbstractRef both = Abstract::tensor(x->dtype, x->shape);
  return Abstract::tuple({both, both});
}

Result<AbstractRef> infer_randperm(const OpDef& op, std::span<const AbstractRef> arguments) {
  if (auto status = check_state(op, arguments); !status) return std::move(status).error();
  const auto n = int_argument(arguments, 0);
  const DType dtype = type_argument(arguments, 3).value_or(DType::Int64);
  if (n && *n <= 0)
    return value_error("For primitive[" + std::string(op.name) + "], the n must be greater than 0, but got " +
                       std::to_string(*n) + ".");
  return Abstract::tensor(dtype, AnyShape{true, {n ? Dim(*n) : derived_symbol(48, Dim(0))}});
}

Result<AbstractRef> infer_multinomial(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto x = operand(op, arguments, 0);
  if (!x) return x.error();
  if (auto status = check_state(op, arguments); !status) return std::move(status).error();
  const auto n = int_argument(arguments, 1);
  const DType dtype = type_argument(arguments, 4).value_or(DType::Int32);
  if (!x->shape.rank_known) return Abstract::tensor(dtype, AnyShape{false, {}});
  if (x->shape.dims.empty() || x->shape.dims.size() > 2)
    return value_error(
        for_op(op, "the rank of 'x' must be 1 or 2, but got " + std::to_string(x->shape.dims.size()) + "."));
  AnyShape shape = x->shape;
  shape.dims.back() = n ? Dim(*n) : derived_symbol(49, Dim(0));
  return Abstract::tensor(dtype, std::move(shape));
}

AbstractRef state(int64_t seed, int64_t offset) {
  Tensor t = *Tensor::empty(DType::Int64, {2});
  t.data<int64_t>()[0] = seed;
  t.data<int64_t>()[1] = offset;
  return sample_tensor(std::move(t));
}

std::vector<Sample> random_samples(const OpDef& op) {
  std::vector<Sample> samples;
  const int64_t matrix[] = {3, 5}, vector[] = {17};
  for (int64_t seed : {0, 7}) {
    for (std::span<const int64_t> shape : {std::span<const int64_t>(matrix), std::span<const int64_t>(vector)}) {
      Sample s;
      if (op.name == "Dropout") {
        s.arguments = {sample_tensor(plain_tensor(seed ? DType::Float32 : DType::Float16, Shape(shape), 1)),
                       Abstract::floating(0.7)};
      } else if (op.name == "RandpermV2") {
        s.arguments = {Abstract::integer(shape[0])};
      } else if (op.name == "Multinomial") {
        Tensor weights = plain_tensor(DType::Float32, Shape(shape), 1);
        for (int64_t i = 0; i < weights.element_count(); ++i) weights.data<float>()[i] *= weights.data<float>()[i];
        s.arguments = {sample_tensor(std::move(weights)), Abstract::integer(6)};
      } else {
        s.arguments = {sample_ints(shape)};
        if (op.name == "UniformInt")
          s.arguments.insert(s.arguments.end(), {Abstract::integer(-3), Abstract::integer(9)});
      }
      s.arguments.insert(s.arguments.end(), {Abstract::integer(seed), Abstract::integer(2)});
      if (op.name == "RandpermV2") s.arguments.push_back(Abstract::type(DType::Int64));
      if (op.name == "Multinomial") s.arguments.push_back(Abstract::type(DType::Int32));
      s.arguments.push_back(seed ? Abstract::none() : state(42, shape[0]));
      samples.push_back(std::move(s));
    }
  }
  return samples;
}

constexpr auto kClass = OpClass::Other;
constexpr Traits kDraws{ToleranceClass::Elementary, false, ir::Effect::Memory, false};

const OpDef kOps[] = {
    define<kShape>("UniformReal", kClass, infer_drawn, random_samples, kDraws),
    define<kShape>("StandardNormal", kClass, infer_drawn, random_samples, kDraws),
    define<kInt>("UniformInt", kClass, infer_int, random_samples, kDraws),
    define<kDropout>("Dropout", kClass, infer_dropout, random_samples,
                     {ToleranceClass::Elementary, false, ir::Effect::Memory}),
    define<kRandperm>("RandpermV2", kClass, infer_randperm, random_samples,
                      {ToleranceClass::Exact, false, ir::Effect::Memory}),
    define<kMultinomial>("Multinomial", kClass, infer_multinomial, random_samples, kDraws),
};

}  // namespace

std::span<const OpDef> random_ops() { return kOps; }

}  // namespace refjit::ops
