// Reductions and searches along axes. Two spellings: the Reduce* of old (x, axis, keep_dims) and the *Ext of torch's
// manner (input, dim, keepdim, dtype).
#include "ops/reduce.h"

#include "ops/define.h"
#include "ops/infer.h"
#include "ops/samples.h"

namespace refjit::ops {
namespace {

constexpr Arg kReduceSum[] = {{"x", ArgKind::Tensor},
                              {"axis", ArgKind::IntTuple, "()"},
                              {"keep_dims", ArgKind::Bool, "False"},
                              {"skip_mode", ArgKind::Bool, "False"}};
constexpr Arg kReduce[] = {
    {"x", ArgKind::Tensor}, {"axis", ArgKind::IntTuple, "()"}, {"keep_dims", ArgKind::Bool, "False"}};
constexpr Arg kReduceAll[] = {
    {"input", ArgKind::Tensor}, {"axis", ArgKind::IntTuple, "None"}, {"keep_dims", ArgKind::Bool, "False"}};
constexpr Arg kExt[] = {{"input", ArgKind::Tensor},
                        {"dim", ArgKind::IntTuple, "None"},
                        {"keepdim", ArgKind::Bool, "False"},
                        {"dtype", ArgKind::Type, "None"}};
constexpr Arg kInput[] = {{"input", ArgKind::Tensor}};
constexpr Arg kArg[] = {
    {"input_x", ArgKind::Tensor}, {"axis", ArgKind::Int, "-1"}, {"output_type", ArgKind::Type, "mstype.int32"}};
constexpr Arg kArgExt[] = {
    {"input", ArgKind::Tensor}, {"dim", ArgKind::Int, "None"}, {"keepdim", ArgKind::Bool, "False"}};
constexpr Arg kCumSum[] = {{"input", ArgKind::Tensor},
                           {"axis", ArgKind::Int},
                           {"exclusive", ArgKind::Bool, "False"},
                           {"reverse", ArgKind::Bool, "False"}};

constexpr Arg kCumProd[] = {{"x", ArgKind::Tensor},
                            {"axis", ArgKind::Int},
                            {"exclusive", ArgKind::Bool, "False"},
                            {"reverse", ArgKind::Bool, "False"}};

bool is_arg_search(const OpDef& op) { return op.name.substr(0, 3) == "Arg"; }

Error axis_error(const OpDef& op, int64_t axis, int64_t rank) {
  const char* what = is_arg_search(op) ? "axis" : "axis value";
  return value_error("For primitive[" + std::string(op.name) + "], the " + what + " must be in [" +
                     std::to_string(-rank) + "," + std::to_string(rank) + "), but got " + std::to_string(axis) + ".");
}

AnyShape reduced_shape(const AnyShape& shape, const Reduction& r) {
  AnyShape result;
  for (size_t i = 0; i < shape.dims.size(); ++i) {
    if (!r.folds[i]) {
      result.dims.push_back(shape.dims[i]);
    } else if (r.keeps_dims) {
      result.dims.push_back(Dim(1));
    }
  }
  return result;
}

Result<AnyShape> shape_of(const OpDef& op, std::span<const AbstractRef> arguments, const AnyShape& shape) {
  if (!shape.rank_known) return AnyShape{false, {}};
  const bool axes_known = is_none(arguments, 1) || ints_argument(arguments, 1).has_value();
  if (!axes_known) return AnyShape{false, {}};
  auto r = reduction_of(op, arguments, static_cast<int64_t>(shape.dims.size()));
  if (!r) return r.error();
  return r->is_identity ? shape : reduced_shape(shape, *r);
}

Result<AbstractRef> infer_to(const OpDef& op, std::span<const AbstractRef> arguments, DType dtype) {
  auto shape = shape_of(op, arguments, arguments[0]->shape);
  if (!shape) return shape.error();
  return Abstract::tensor(dtype, *std::move(shape));
}

Result<AbstractRef> infer_same(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto a = operand(op, arguments, 0);
  if (!a) return a.error();
  return infer_to(op, arguments, a->dtype);
}

Result<AbstractRef> infer_bool(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto a = operand(op, arguments, 0);
  if (!a) return a.error();
  return infer_to(op, arguments, DType::Bool);
}

/// SumExt, ProdExt: integers and bool add up in int64 unless a dtype is named.
Result<AbstractRef> infer_sum_ext(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto a = operand(op, arguments, 0);
  if (!a) return a.error();
  DType dtype = a->dtype;
  if (dtype == DType::Bool || is_signed_int(dtype) || dtype == DType::UInt8) dtype = DType::Int64;
  return infer_to(op, arguments, type_argument(arguments, 3).value_or(dtype));
}

Result<AbstractRef> infer_mean_ext(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto a = operand(op, arguments, 0);
  if (!a) return a.error();
  return infer_to(op, arguments, type_argument(arguments, 3).value_or(a->dtype));
}

Result<AbstractRef> infer_arg(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto a = operand(op, arguments, 0);
  if (!a) return a.error();
  return infer_to(op, arguments, type_argument(arguments, 2).value_or(DType::Int32));
}

Result<AbstractRef> infer_arg_ext(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto a = operand(op, arguments, 0);
  if (!a) return a.error();
  return infer_to(op, arguments, DType::Int64);
}

Result<AbstractRef> infer_cumulative(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto a = operand(op, arguments, 0);
  if (!a) return a.error();
  const auto axis = int_argument(arguments, 1);
  if (axis && a->shape.rank_known) {
    const auto rank = static_cast<int64_t>(a->shape.dims.size());
    if (*axis < -rank || *axis >= rank) return axis_error(op, *axis, rank);
  }
  return Abstract::tensor(a->dtype, a->shape);
}

constexpr DType kNumbers[] = {DType::Int8,    DType::Int16,    DType::Int32,   DType::Int64,  DType::UInt8,
                              DType::Float16, DType::BFloat16, DType::Float32, DType::Float64};

std::vector<Sample> reduce_over(const OpDef& op, std::span<const DType> dtypes) {
  std::vector<Sample> samples;
  auto add = [&](Tensor t, AbstractRef axes, bool keep) {
    Sample s;
    s.arguments = {sample_tensor(std::move(t)), std::move(axes), Abstract::boolean(keep)};
    if (op.args.size() > 3) {
      s.arguments.push_back(op.args[3].kind == ArgKind::Type ? Abstract::none() : Abstract::boolean(false));
    }
    samples.push_back(std::move(s));
  };
  const int64_t none[] = {0}, middle[] = {1}, outer[] = {0, 2}, last[] = {-1};
  const std::span<const int64_t> all = std::span<const int64_t>(none).subspan(1);
  for (DType d : dtypes) {
    for (int64_t tail : {1, 2, 3, 5, 17}) add(plain_tensor(d, {tail}, 3), sample_ints(all), false);
    add(plain_tensor(d, {2, 3, 5}, 3), sample_ints(middle), false);
    add(plain_tensor(d, {2, 3, 5}, 4), sample_ints(outer), true);
    add(plain_tensor(d, {3, 9}, 5), sample_ints(last), false);
    add(edge_tensor(d, {4, 8}, 0), sample_ints(none), false);
    add(plain_tensor(d, {}, 5), sample_ints(all), false);
  }
  add(plain_tensor(DType::Float32, {2, 3000}, 3), sample_ints(last), true);
  add(plain_tensor(DType::Float32, {1300, 3}, 3), sample_ints(none), false);
  return samples;
}

std::vector<Sample> number_samples(const OpDef& op) { return reduce_over(op, kNumbers); }
std::vector<Sample> sum_samples(const OpDef& op) {
  auto samples = reduce_over(op, served_dtypes());
  const int64_t first[] = {0};
  const std::vector<AbstractRef> rest = {sample_ints(first), Abstract::boolean(false)};
  // An empty axis sums to 0 (products to 1).
  Sample s{{sample_tensor(plain_tensor(DType::Float32, {0, 3}, 1)), rest[0], rest[1]}};
  if (op.args.size() > 3) s.arguments.push_back(op.args[3].kind == ArgKind::Type ? Abstract::none() : rest[1]);
  samples.push_back(std::move(s));
  return samples;
}

std::vector<Sample> whole_samples(const OpDef&) {
  std::vector<Sample> samples;
  for (DType d : kNumbers) {
    for (int64_t tail : {1, 2, 3, 5}) samples.push_back({{sample_tensor(plain_tensor(d, {tail}, 3))}});
    samples.push_back({{sample_tensor(plain_tensor(d, {2, 9}, 4))}});
    samples.push_back({{sample_tensor(edge_tensor(d, {3, 11}, 0))}});
  }
  return samples;
}

std::vector<Sample> arg_samples(const OpDef& op) {
  std::vector<Sample> samples;
  const bool is_ext = op.args[1].name == "dim";
  for (DType d : kNumbers) {
    for (int64_t axis : {0, -1, 1}) {
      samples.push_back({{sample_tensor(plain_tensor(d, {3, 5, 2}, 7)), Abstract::integer(axis),
                          is_ext ? Abstract::boolean(axis == 0) : Abstract::type(DType::Int64)}});
    }
    samples.push_back({{sample_tensor(edge_tensor(d, {32}, 3)), Abstract::integer(-1),
                        is_ext ? Abstract::boolean(false) : Abstract::type(DType::Int32)}});
  }
  return samples;
}

std::vector<Sample> cumulative_samples(const OpDef&) {
  std::vector<Sample> samples;
  for (DType d : kNumbers) {
    for (int64_t axis : {0, 1, -1}) {
      for (bool exclusive : {false, true}) {
        samples.push_back({{sample_tensor(plain_tensor(d, {3, 5, 2}, 7)), Abstract::integer(axis),
                            Abstract::boolean(exclusive), Abstract::boolean(axis == 1)}});
      }
    }
  }
  return samples;
}

constexpr auto kClass = OpClass::Reduction;

const OpDef kOps[] = {
    define<kReduceSum>("ReduceSum", kClass, infer_same, sum_samples, kAccumulate),
    define<kReduce>("ReduceMean", kClass, infer_same, number_samples, kAccumulate),
    define<kReduce>("ReduceProd", kClass, infer_same, sum_samples, kAccumulate),
    define<kReduce>("ReduceMax", kClass, infer_same, number_samples),
    define<kReduce>("ReduceMin", kClass, infer_same, number_samples),
    define<kReduceAll>("ReduceAll", kClass, infer_bool, sum_samples),
    define<kReduce>("ReduceAny", kClass, infer_bool, sum_samples),
    define<kExt>("SumExt", kClass, infer_sum_ext, sum_samples, kAccumulate),
    define<kExt>("MeanExt", kClass, infer_mean_ext, number_samples, kAccumulate),
    define<kExt>("ProdExt", kClass, infer_sum_ext, sum_samples, kAccumulate),
    define<kInput>("Max", kClass, infer_same, whole_samples),
    define<kInput>("Min", kClass, infer_same, whole_samples),
    define<kArg>("Argmax", kClass, infer_arg, arg_samples),
    define<kArg>("Argmin", kClass, infer_arg, arg_samples),
    define<kArgExt>("ArgMaxExt", kClass, infer_arg_ext, arg_samples),
    define<kArgExt>("ArgMinExt", kClass, infer_arg_ext, arg_samples),
    define<kCumSum>("CumSum", OpClass::Other, infer_cumulative, cumulative_samples, kAccumulate),
    define<kCumProd>("CumProd", OpClass::Other, infer_cumulative, cumulative_samples, kAccumulate),
};

}  // namespace

Result<Reduction> reduction_of(const OpDef& op, std::span<const AbstractRef> arguments, int64_t rank) {
  Reduction r;
  const bool is_arg = is_arg_search(op);
  const bool is_ext = op.args.size() > 1 && op.args[1].name == "dim";
  if (!is_arg || is_ext) r.keeps_dims = bool_argument(arguments, 2).value_or(false);
  auto axes = ints_argument(arguments, 1).value_or(std::vector<int64_t>{});
  if (is_arg && !is_ext && arguments.size() < 2) axes = {-1};
  if (axes.empty()) {
    r.is_identity = op.args.size() > 3 && op.args[3].name == "skip_mode" && bool_argument(arguments, 3).value_or(false);
    r.folds.assign(static_cast<size_t>(rank), !r.is_identity);
    return r;
  }
  r.folds.assign(static_cast<size_t>(rank), false);
  for (int64_t axis : axes) {
    const int64_t least = rank == 0 ? 1 : rank;
    if (axis < -least || axis >= least) return axis_error(op, axis, rank);
    if (rank == 0) continue;
    const auto at = static_cast<size_t>(axis < 0 ? axis + rank : axis);
    if (r.folds[at]) {
      return user_error("RuntimeError", "dim=" + std::to_string(at) + " appears multiple times in the list of dims");
    }
    r.folds[at] = true;
  }
  return r;
}

std::span<const OpDef> reduce_ops() { return kOps; }

}  // namespace refjit::ops
