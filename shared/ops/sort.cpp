// Sorting, the largest elements, running extremes: results are (values, indices).
#include <algorithm>

#include "ops/define.h"
#include "ops/infer.h"
#include "ops/numbers.h"
#include "ops/samples.h"

namespace refjit::ops {
namespace {

constexpr Arg kTopK[] = {{"input", ArgKind::Tensor}, {"k", ArgKind::Int}, {"sorted", ArgKind::Bool, "True"}};
constexpr Arg kTopKExt[] = {{"input", ArgKind::Tensor},
                            {"k", ArgKind::Int},
                            {"dim", ArgKind::Int, "-1"},
                            {"largest", ArgKind::Bool, "True"},
                            {"sorted", ArgKind::Bool, "True"}};
constexpr Arg kSort[] = {{"x", ArgKind::Tensor}, {"axis", ArgKind::Int, "-1"}, {"descending", ArgKind::Bool, "False"}};
constexpr Arg kSortExt[] = {{"input", ArgKind::Tensor},
                            {"dim", ArgKind::Int, "-1"},
                            {"descending", ArgKind::Bool, "False"},
                            {"stable", ArgKind::Bool, "False"}};
constexpr Arg kCumulative[] = {{"input", ArgKind::Tensor}, {"axis", ArgKind::Int}};

AbstractRef pair(DType dtype, AnyShape shape, DType index) {
  return Abstract::tuple({Abstract::tensor(dtype, shape), Abstract::tensor(index, shape)});
}

Result<AbstractRef> infer_top_k(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto x = operand(op, arguments, 0);
  if (!x) return x.error();
  const bool is_ext = op.args.data() == kTopKExt;
  const DType index = is_ext ? DType::Int64 : DType::Int32;
  const auto k = size_argument(arguments, 1);
  if (!x->shape.rank_known || !k) return pair(x->dtype, AnyShape{false, {}}, index);
  AnyShape shape = x->shape;
  if (shape.dims.empty()) return value_error(for_op(op, "the rank of 'input' must be at least 1, but got 0."));
  auto axis =
      normal_axis(op, is_ext ? int_argument(arguments, 2).value_or(-1) : -1, static_cast<int64_t>(shape.dims.size()));
  if (!axis) return axis.error();
  Dim& along = shape.dims[static_cast<size_t>(*axis)];
  const int64_t count = k->value;
  if (!k->is_open() && (count < 0 || (count == 0 && !is_ext) || (along.is_known() && count > along.value()))) {
    return value_error("For primitive[" + std::string(op.name) + "], the k must be in (0," +
                       std::to_string(along.printed()) + "], but got " + std::to_string(count) + ".");
  }
  along = k->dim();
  return pair(x->dtype, std::move(shape), index);
}

Result<AbstractRef> infer_sort(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto x = operand(op, arguments, 0);
  if (!x) return x.error();
  const auto rank = static_cast<int64_t>(x->shape.dims.size()), range = std::max<int64_t>(rank, 1);
  const int64_t axis = int_argument(arguments, 1).value_or(-1);
  if (x->shape.rank_known && (axis < -range || axis >= range)) {
    const bool is_sort = op.args.data() == kSort;
    return value_error("For primitive[" + std::string(op.name) + "], the axis must be in [" + std::to_string(-rank) +
                       "," + std::to_string(is_sort ? rank - 1 : rank) + (is_sort ? "]" : ")") + ", but got " +
                       std::to_string(axis) + ".");
  }
  const bool is_wide = op.name == "SortExt" || op.name == "Cummax";
  return pair(x->dtype, x->shape, is_wide ? DType::Int64 : DType::Int32);
}

constexpr DType kNumbers[] = {DType::Int8,    DType::Int16,    DType::Int32,   DType::Int64,  DType::UInt8,
                              DType::Float16, DType::BFloat16, DType::Float32, DType::Float64};

std::vector<Sample> top_k_samples(const OpDef& op) {
  std::vector<Sample> samples;
  for (DType d : kNumbers) {
    for (int64_t k : {1, 3}) {
      Sample s{{sample_tensor(plain_tensor(d, {2, 3, 7}, 1)), Abstract::integer(k)}};
      if (op.args.data() == kTopKExt)
        s.arguments.insert(s.arguments.end(), {Abstract::integer(1), Abstract::boolean(k == 1)});
      s.arguments.push_back(Abstract::boolean(true));
      samples.push_back(std::move(s));
    }
  }
  return samples;
}

std::vector<Sample> sort_samples(const OpDef& op) {
  std::vector<Sample> samples;
  for (DType d : kNumbers) {
    for (int64_t axis : {0, 1, -1}) {
      Sample s{{sample_tensor(plain_tensor(d, {3, 5, 2}, 7)), Abstract::integer(axis)}};
      if (op.args.size() > 2) s.arguments.push_back(Abstract::boolean(axis == 1));
      if (op.args.size() > 3) s.arguments.push_back(Abstract::boolean(false));
      samples.push_back(std::move(s));
    }
  }
  return samples;
}

constexpr auto kClass = OpClass::Other;
constexpr Traits kOld{ToleranceClass::Exact, false, ir::Effect::None, false};

const OpDef kOps[] = {
    define<kTopK>("TopK", kClass, infer_top_k, top_k_samples, kOld),
    define<kTopKExt>("TopkExt", kClass, infer_top_k, top_k_samples),
    define<kSort>("Sort", kClass, infer_sort, sort_samples, kOld),
    define<kSortExt>("SortExt", kClass, infer_sort, sort_samples),
    define<kCumulative>("Cummax", kClass, infer_sort, sort_samples),
    define<kCumulative>("Cummin", kClass, infer_sort, sort_samples),
};

}  // namespace

std::span<const OpDef> sort_ops() { return kOps; }

}  // namespace refjit::ops
