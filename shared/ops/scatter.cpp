// Gathers by coordinates and their inverses, the scatter family: in place on a Parameter (Scatter*, ScatterNd*: effect
// Memory) and on a copy (TensorScatter*, ScatterNd).
#include "ops/scatter.h"

#include "ops/alike.h"
#include "ops/define.h"
#include "ops/infer.h"
#include "ops/samples.h"

namespace refjit::ops {
namespace {

constexpr Arg kRows[] = {{"x", ArgKind::Tensor},
                         {"indices", ArgKind::Tensor},
                         {"updates", ArgKind::Tensor},
                         {"use_locking", ArgKind::Bool, "False"}};
constexpr Arg kNdRef[] = {{"input_x", ArgKind::Tensor},
                          {"indices", ArgKind::Tensor},
                          {"updates", ArgKind::Tensor},
                          {"use_locking", ArgKind::Bool, "False"}};
constexpr Arg kNd[] = {{"input_x", ArgKind::Tensor}, {"indices", ArgKind::Tensor}, {"updates", ArgKind::Tensor}};
constexpr Arg kScatterNd[] = {{"indices", ArgKind::Tensor}, {"updates", ArgKind::Tensor}, {"shape", ArgKind::IntTuple}};
constexpr Arg kGatherNd[] = {{"input_x", ArgKind::Tensor}, {"indices", ArgKind::Tensor}};
constexpr Arg kGatherD[] = {{"x", ArgKind::Tensor}, {"dim", ArgKind::Int}, {"index", ArgKind::Tensor}};
constexpr Arg kElements[] = {{"data", ArgKind::Tensor},
                             {"indices", ArgKind::Tensor},
                             {"updates", ArgKind::Tensor},
                             {"axis", ArgKind::Int, "0"},
                             {"reduce", ArgKind::Any, "'none'"}};

std::string parentheses(const AnyShape& shape) {
  std::string text = dims_text(shape);
  text.front() = '(';
  text.back() = ')';
  return text;
}

Status check_index(const OpDef& op, DType dtype, std::string_view name) {
  if (dtype == DType::Int32 || dtype == DType::Int64) return {};
  return type_error("For primitive[" + std::string(op.name) + "], the input argument[" + std::string(name) +
                    "] must be a type of {Tensor[Int32], Tensor[Int64]}, but got Tensor[" +
                    std::string(ir_name(dtype)) + "].");
}

/// Shape of updates that the operator wants; nullopt while something is unknown.
std::optional<AnyShape> wanted_updates(const ScatterKind& kind, const AnyShape& x, const AnyShape& indices) {
  if (!x.is_concrete() || !indices.is_concrete()) return std::nullopt;
  AnyShape shape;
  if (kind.index == ScatterKind::Index::Rows) {
    shape = indices;
    if (!x.dims.empty()) shape.dims.insert(shape.dims.end(), x.dims.begin() + 1, x.dims.end());
    return shape;
  }
  if (indices.dims.empty()) return std::nullopt;
  const auto depth = static_cast<size_t>(indices.dims.back().value());
  if (depth > x.dims.size()) return std::nullopt;
  shape.dims.assign(indices.dims.begin(), indices.dims.end() - 1);
  shape.dims.insert(shape.dims.end(), x.dims.begin() + static_cast<std::ptrdiff_t>(depth), x.dims.end());
  return shape;
}

/// Coordinates: at least two dims, of which the last is no longer than the operand has dims.
Status check_coordinates(const OpDef& op, const ScatterKind& kind, const AnyShape& x, const AnyShape& indices,
                         const AnyShape& updates) {
  if (kind.index != ScatterKind::Index::Nd || !indices.rank_known) return {};
  const std::string name(op.name), rank = std::to_string(indices.dims.size());
  if (indices.dims.size() < 2) {
    return value_error(kind.writes_variable
                           ? "For primitive[" + name +
                                 "], the dimension of 'indices' must be greater than or equal to 2 , but got " + rank +
                                 "."
                           : "For " + name + ", the dimension of 'indices' cannot be less than 2,  but got " + rank);
  }
  if (!x.rank_known || !indices.dims.back().is_known()) return {};
  const int64_t depth = indices.dims.back().value();
  if (kind.writes_variable && updates.rank_known && updates.dims.empty())
    return value_error("For primitive[" + name +
                       "], the dimension of 'updates' must be greater than or equal to 1 , but got 0.");
  if (kind.writes_variable && updates.is_concrete() && indices.is_concrete() &&
      depth <= static_cast<int64_t>(x.dims.size()) && indices.dims.front() != updates.dims.front()) {
    return value_error("For primitive[" + name +
                       "], the 0th dimension of indices must be equal to 0th dimension of updates which is " +
                       std::to_string(updates.dims.front().value()) + " , but got " +
                       std::to_string(indices.dims.front().value()) + ".");
  }
  if (depth <= static_cast<int64_t>(x.dims.size())) return {};
  const std::string most = std::to_string(x.dims.size()), got = std::to_string(depth);
  return value_error(kind.writes_variable
                         ? "For primitive[" + name +
                               "], the the value of last dimension of 'indices' must be less than or equal "
                               "to the dimension of 'input_x' which is " +
                               most + " , but got " + got + "."
                         : "For " + name +
                               ", the last dimension of 'indices' must be less than or equal  to the dimension of "
                               "'input_x', but got the last dimension of 'indices': " +
                               got + " and the dimension of 'input_x': " + most);
}

Result<AbstractRef> infer_scatter(const OpDef& op, std::span<const AbstractRef> arguments) {
  const ScatterKind kind = *scatter_kind(op.name);
  auto x = operand(op, arguments, 0);
  if (!x) return x.error();
  auto indices = operand(op, arguments, 1);
  if (!indices) return indices.error();
  auto updates = operand(op, arguments, 2);
  if (!updates) return updates.error();
  const bool is_rows = kind.index == ScatterKind::Index::Rows;
  if (auto status = check_index(op, indices->dtype, is_rows ? "indices type" : "indices"); !status)
    return std::move(status).error();
  if (kind.writes_variable) {
    const std::string subject =
        "the argument[" + std::string(op.args[0].name) + "]'s data type of primitive[" + std::string(op.name) + "] is ";
    if (auto status = require_fits_variable(subject, x->dtype, updates->dtype); !status)
      return std::move(status).error();
  } else if (x->dtype != updates->dtype) {
    return type_error("For primitive[" + std::string(op.name) + "], the input type must be same.\nname:[" +
                      std::string(op.args[0].name) + "]:Tensor[" + std::string(ir_name(x->dtype)) + "].\nname:[" +
                      std::string(op.args[2].name) + "]:Tensor[" + std::string(ir_name(updates->dtype)) + "].\n");
  }
  if (auto status = check_coordinates(op, kind, x->shape, indices->shape, updates->shape); !status)
    return std::move(status).error();
  const auto wanted = wanted_updates(kind, x->shape, indices->shape);
  if (wanted && updates->shape.is_concrete() && updates->shape != *wanted) {
    const std::string rule = is_rows ? ", updates_shape = indices_shape + input_x_shape[1:], but got input_x_shape: "
                                     : ", updates_shape = indices_shape[:-1] + x_shape[indices_shape[-1]:], but got "
                                       "x_shape: ";
    return value_error("For " + std::string(op.name) + rule + parentheses(x->shape) + ", indices_shape: " +
                       parentheses(indices->shape) + ", updates_shape: " + parentheses(updates->shape) + ".");
  }
  return Abstract::tensor(x->dtype, x->shape);
}

Result<AbstractRef> infer_elements(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto x = operand(op, arguments, 0);
  if (!x) return x.error();
  auto indices = operand(op, arguments, 1);
  if (!indices) return indices.error();
  auto updates = operand(op, arguments, 2);
  if (!updates) return updates.error();
  if (auto status = check_index(op, indices->dtype, "indices"); !status) return std::move(status).error();
  if (auto status = require_same_dtype(op, {{"input_x", x->dtype}, {"updates", updates->dtype}}); !status)
    return std::move(status).error();
  const auto rank = static_cast<int64_t>(x->shape.dims.size());
  const int64_t axis = int_argument(arguments, 3).value_or(0);
  if (x->shape.rank_known && (axis < -rank || axis >= rank)) {
    return value_error("For primitive[" + std::string(op.name) + "], the axis must be in [" + std::to_string(-rank) +
                       "," + std::to_string(rank) + "), but got " + std::to_string(axis) + ".");
  }
  if (indices->shape.is_concrete() && updates->shape.is_concrete() && indices->shape != updates->shape) {
    return value_error(for_op(op, "the shape of 'indices' and 'updates' must be the same, but got " +
                                      dims_text(indices->shape) + " and " + dims_text(updates->shape) + "."));
  }
  if (x->shape.rank_known && indices->shape.rank_known && x->shape.dims.size() != indices->shape.dims.size()) {
    return value_error(for_op(op, "the rank of 'data' and 'indices' must be the same, but got " + dims_text(x->shape) +
                                      " and " + dims_text(indices->shape) + "."));
  }
  return Abstract::tensor(x->dtype, x->shape);
}

Result<AbstractRef> infer_scatter_nd(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto indices = operand(op, arguments, 0);
  if (!indices) return indices.error();
  auto updates = operand(op, arguments, 1);
  if (!updates) return updates.error();
  if (auto status = check_index(op, indices->dtype, "indices"); !status) return std::move(status).error();
  if (indices->shape.rank_known && indices->shape.dims.size() < 2) {
    return value_error("For primitive[ScatterNd], the rank(indices) must be greater than or equal to 2, but got " +
                       std::to_string(indices->shape.dims.size()) + ".");
  }
  const auto shape = ints_argument(arguments, 2);
  if (!shape) return Abstract::tensor(updates->dtype, AnyShape{false, {}});
  if (indices->shape.rank_known && indices->shape.dims.back().is_known() &&
      indices->shape.dims.back().value() > static_cast<int64_t>(shape->size())) {
    return value_error(
        "For 'ScatterNd', if the rank of output tensor is 'P' (length of the 'shape'), and the last dimension of "
        "'indices' is 'N', the 'N' should be less than or equal to 'P', but got P = " +
        std::to_string(shape->size()) + ", N = " + std::to_string(indices->shape.dims.back().value()));
  }
  const AnyShape result = AnyShape::of(*shape);
  const auto wanted = wanted_updates({ScatterKind::Index::Nd}, result, indices->shape);
  if (wanted && updates->shape.is_concrete() && updates->shape != *wanted) {
    return value_error(
        "For 'ScatterNd', updates_shape = indices_shape[:-1] + shape[indices_shape[-1]:], but got shape: " +
        parentheses(result) + ", indices_shape: " + parentheses(indices->shape) +
        ", updates_shape: " + parentheses(updates->shape) + ".");
  }
  return Abstract::tensor(updates->dtype, result);
}

Result<AbstractRef> infer_gather_nd(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto x = operand(op, arguments, 0);
  if (!x) return x.error();
  auto indices = operand(op, arguments, 1);
  if (!indices) return indices.error();
  if (auto status = check_index(op, indices->dtype, "indices"); !status) return std::move(status).error();
  const AnyShape &a = x->shape, &i = indices->shape;
  if (!a.rank_known || !i.rank_known || (!i.dims.empty() && !i.dims.back().is_known()))
    return Abstract::tensor(x->dtype, AnyShape{false, {}});
  const auto depth = i.dims.empty() ? 1 : static_cast<size_t>(i.dims.back().value());  // one number is one coordinate
  if (depth > a.dims.size()) {
    return value_error(
        "For primitive[GatherNd], the In GatherNd, the input of indices data must be greater than or equal to " +
        std::to_string(depth) + ", but got " + std::to_string(a.dims.size()) + ".");
  }
  AnyShape shape{true, {i.dims.begin(), i.dims.empty() ? i.dims.end() : i.dims.end() - 1}};
  shape.dims.insert(shape.dims.end(), a.dims.begin() + static_cast<std::ptrdiff_t>(depth), a.dims.end());
  return Abstract::tensor(x->dtype, std::move(shape));
}

Result<AbstractRef> infer_gather_d(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto x = operand(op, arguments, 0);
  if (!x) return x.error();
  auto index = operand(op, arguments, 2);
  if (!index) return index.error();
  if (auto status = check_index(op, index->dtype, "index"); !status) return std::move(status).error();
  const AnyShape &a = x->shape, &i = index->shape;
  if (a.rank_known && i.rank_known) {
    if (a.dims.size() != i.dims.size()) {
      return value_error(for_op(op, "the dimension of 'x' and 'index' must be the same, but got " + dims_text(a) +
                                        " and " + dims_text(i) + "."));
    }
    const auto rank = static_cast<int64_t>(a.dims.size()), dim = int_argument(arguments, 1).value_or(0);
    if (dim < -rank || dim >= rank) {
      return value_error("For primitive[GatherD], the dim value must be in [" + std::to_string(-rank) + "," +
                         std::to_string(rank) + "], but got " + std::to_string(dim) + ".");
    }
    for (int64_t axis = 0; axis < rank; ++axis) {
      const auto at = static_cast<size_t>(axis);
      if (axis == (dim < 0 ? dim + rank : dim) || !a.dims[at].is_known() || !i.dims[at].is_known()) continue;
      if (i.dims[at].value() > a.dims[at].value()) {
        return value_error("For primitive[GatherD], the x shape must be greater than or equal to " +
                           std::to_string(i.dims[at].value()) + ", but got " + std::to_string(a.dims[at].value()) +
                           ".");
      }
    }
  }
  return Abstract::tensor(x->dtype, i);
}

AbstractRef value(DType d, Shape shape, uint64_t salt) {
  return sample_tensor(plain_tensor(d, std::move(shape), salt));
}
constexpr DType kNumbers[] = {DType::Int8,    DType::Int32,    DType::Int64,   DType::UInt8,
                              DType::Float16, DType::BFloat16, DType::Float32, DType::Float64};

std::vector<Sample> scatter_samples(const OpDef& op) {
  const ScatterKind kind = *scatter_kind(op.name);
  std::vector<Sample> samples;
  auto add = [&](std::vector<AbstractRef> arguments) {
    if (op.args.size() == 4) arguments.push_back(Abstract::boolean(false));
    samples.push_back({std::move(arguments)});
  };
  // Duplicates would divide by and compare with what came before: they are tried for the orders that are defined.
  const int64_t last = kind.mode == ScatterMode::Update ? 3 : 0;
  for (DType d : kNumbers) {
    if (kind.mode == ScatterMode::Div && !is_float(d)) continue;
    if (kind.index == ScatterKind::Index::Rows) {
      add({value(d, {4, 3}, 1), sample_indices(DType::Int32, {3}, {0, 2, last}), value(d, {3, 3}, 2)});
      add({value(d, {5}, 1), sample_indices(DType::Int64, {2, 1}, {4, 1}), value(d, {2, 1}, 3)});
    } else {
      add({value(d, {4, 3}, 1), sample_indices(DType::Int64, {3, 1}, {0, 2, last}), value(d, {3, 3}, 2)});
      add({value(d, {4, 3}, 1), sample_indices(DType::Int32, {2, 2}, {1, 2, 2, 0}), value(d, {2}, 3)});
    }
  }
  return samples;
}

std::vector<Sample> elements_samples(const OpDef&) {
  std::vector<Sample> samples;
  for (DType d : kNumbers) {
    for (const char* reduce : {"none", "add"}) {
      samples.push_back({{value(d, {4, 3}, 1), sample_indices(DType::Int64, {2, 3}, {0, 3, 1, 2, 0, 3}),
                          value(d, {2, 3}, 2), Abstract::integer(0), Abstract::string(reduce)}});
      samples.push_back({{value(d, {2, 5}, 1), sample_indices(DType::Int32, {2, 2}, {-3, 1, 0, 3}), value(d, {2, 2}, 2),
                          Abstract::integer(-1), Abstract::string(reduce)}});
    }
  }
  return samples;
}

std::vector<Sample> scatter_nd_samples(const OpDef&) {
  std::vector<Sample> samples;
  const int64_t matrix[] = {4, 3}, vector[] = {6};
  for (DType d : kNumbers) {
    samples.push_back({{sample_indices(DType::Int64, {3, 1}, {0, 2, 0}), value(d, {3, 3}, 1), sample_ints(matrix)}});
    samples.push_back({{sample_indices(DType::Int32, {2, 2}, {0, 2, 2, 1}), value(d, {2}, 1), sample_ints(matrix)}});
    samples.push_back({{sample_indices(DType::Int64, {3, 1}, {5, 2, 5}), value(d, {3}, 1), sample_ints(vector)}});
  }
  return samples;
}

std::vector<Sample> gather_nd_samples(const OpDef&) {
  std::vector<Sample> samples;
  for (DType d : kWidths) {
    samples.push_back({{value(d, {4, 3}, 1), sample_indices(DType::Int64, {3, 1}, {0, 2, 0})}});
    samples.push_back({{value(d, {4, 3}, 1), sample_indices(DType::Int32, {2, 1, 2}, {0, 2, 2, 1})}});
  }
  return samples;
}

std::vector<Sample> gather_d_samples(const OpDef&) {
  std::vector<Sample> samples;
  for (DType d : kWidths) {
    samples.push_back(
        {{value(d, {4, 3}, 1), Abstract::integer(1), sample_indices(DType::Int64, {4, 2}, {0, 1, 2, 0, 1, 1, 0, 2})}});
    samples.push_back({{value(d, {4, 3}, 1), Abstract::integer(-2), sample_indices(DType::Int32, {1, 3}, {3, 0, 1})}});
  }
  return samples;
}

constexpr auto kClass = OpClass::Movement;
constexpr Traits kWrites{ToleranceClass::Exact, false, ir::Effect::Memory, false};
constexpr Traits kAdds{ToleranceClass::Accumulate, false, ir::Effect::None, false};

const OpDef kOps[] = {
    define<kRows>("ScatterUpdate", kClass, infer_scatter, scatter_samples, kWrites),
    define<kRows>("ScatterAdd", kClass, infer_scatter, scatter_samples, kWrites),
    define<kRows>("ScatterSub", kClass, infer_scatter, scatter_samples, kWrites),
    define<kRows>("ScatterMul", kClass, infer_scatter, scatter_samples, kWrites),
    define<kRows>("ScatterDiv", kClass, infer_scatter, scatter_samples, kWrites),
    define<kRows>("ScatterMax", kClass, infer_scatter, scatter_samples, kWrites),
    define<kRows>("ScatterMin", kClass, infer_scatter, scatter_samples, kWrites),
    define<kNdRef>("ScatterNdUpdate", kClass, infer_scatter, scatter_samples, kWrites),
    define<kNdRef>("ScatterNdAdd", kClass, infer_scatter, scatter_samples, kWrites),
    define<kNdRef>("ScatterNdSub", kClass, infer_scatter, scatter_samples, kWrites),
    define<kNdRef>("ScatterNdMul", kClass, infer_scatter, scatter_samples, kWrites),
    define<kNdRef>("ScatterNdDiv", kClass, infer_scatter, scatter_samples, kWrites),
    define<kNdRef>("ScatterNdMax", kClass, infer_scatter, scatter_samples, kWrites),
    define<kNdRef>("ScatterNdMin", kClass, infer_scatter, scatter_samples, kWrites),
    define<kNd>("TensorScatterUpdate", kClass, infer_scatter, scatter_samples, kAdds),
    define<kNd>("TensorScatterAdd", kClass, infer_scatter, scatter_samples, kAdds),
    define<kNd>("TensorScatterSub", kClass, infer_scatter, scatter_samples, kAdds),
    define<kNd>("TensorScatterMul", kClass, infer_scatter, scatter_samples, kAdds),
    define<kNd>("TensorScatterDiv", kClass, infer_scatter, scatter_samples, kAdds),
    define<kNd>("TensorScatterMax", kClass, infer_scatter, scatter_samples, kAdds),
    define<kNd>("TensorScatterMin", kClass, infer_scatter, scatter_samples, kAdds),
    define<kElements>("TensorScatterElements", kClass, infer_elements, elements_samples, kAccumulate),
    define<kScatterNd>("ScatterNd", kClass, infer_scatter_nd, scatter_nd_samples, kAccumulate),
    define<kGatherNd>("GatherNd", kClass, infer_gather_nd, gather_nd_samples),
    define<kGatherD>("GatherD", kClass, infer_gather_d, gather_d_samples),
};

}  // namespace

std::optional<ScatterKind> scatter_kind(std::string_view op) {
  auto starts = [&](std::string_view prefix) { return op.substr(0, prefix.size()) == prefix; };
  ScatterKind kind;
  if (starts("TensorScatter")) {
    kind.index = ScatterKind::Index::Nd;
    op.remove_prefix(13);
    if (op == "Elements") {
      kind.index = ScatterKind::Index::Elements;
      return kind;
    }
  } else if (starts("ScatterNd")) {
    kind.index = ScatterKind::Index::Nd;
    kind.writes_variable = true;
    op.remove_prefix(9);
    if (op.empty()) {
      kind.mode = ScatterMode::Add;
      kind.writes_variable = false;
      return kind;
    }
  } else if (starts("Scatter")) {
    kind.writes_variable = true;
    op.remove_prefix(7);
  } else {
    return std::nullopt;
  }
  constexpr std::string_view kModes[] = {"Update", "Add", "Sub", "Mul", "Div", "Max", "Min"};
  for (size_t i = 0; i < std::size(kModes); ++i) {
    if (op != kModes[i]) continue;
    kind.mode = static_cast<ScatterMode>(i);
    return kind;
  }
  return std::nullopt;
}

std::span<const OpDef> scatter_ops() { return kOps; }

}  // namespace refjit::ops
