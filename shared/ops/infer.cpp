#include "ops/infer.h"

#include <algorithm>

namespace refjit::ops {

Error type_error(std::string message) { return user_error("TypeError", std::move(message)); }
Error value_error(std::string message) { return user_error("ValueError", std::move(message)); }

std::string for_op(const OpDef& op, const std::string& text) { return "For '" + std::string(op.name) + "', " + text; }

std::string list_text(std::span<const int64_t> values) {
  std::string text = "[";
  for (size_t i = 0; i < values.size(); ++i) {
    if (i) text += ", ";
    text += std::to_string(values[i]);
  }
  return text + "]";
}

std::string dims_text(const AnyShape& shape) {
  if (!shape.rank_known) return "[-2]";
  std::vector<int64_t> dims;
  for (Dim d : shape.dims) dims.push_back(d.printed());
  return list_text(dims);
}

std::string vector_text(const AnyShape& shape) {
  std::string text = dims_text(shape);
  text.front() = '{';
  text.back() = '}';
  return "[const vector]" + text;
}

std::string type_text(const Abstract& a) {
  switch (a.kind) {
    case AbstractKind::Tensor:
      return "Tensor[" + std::string(ir_name(a.dtype)) + "]";
    case AbstractKind::Bool:
      return "Bool";
    case AbstractKind::Int:
      return "Int64";
    case AbstractKind::Float:
      return "Float32";
    case AbstractKind::String:
      return "String";
    case AbstractKind::None:
      return "NoneType";
    case AbstractKind::Tuple:
      return "Tuple";
    case AbstractKind::List:
      return "List";
    case AbstractKind::Type:
      return "TypeType";
    default:
      return "Any";
  }
}

Result<Operand> operand(const OpDef& op, std::span<const AbstractRef> arguments, size_t index, bool tensor_only) {
  if (index >= arguments.size()) {
    return type_error(for_op(op, "the number of inputs should be " + std::to_string(op.args.size()) + ", but got " +
                                     std::to_string(arguments.size()) + "."));
  }
  const Abstract& a = *arguments[index];
  if (a.is_tensor()) return Operand{a.dtype, a.shape, std::nullopt};
  if (tensor_only || !a.is_scalar()) {
    return type_error(for_op(
        op, "the type of '" + std::string(op.args[index].name) + "' must be Tensor, but got " + type_text(a) + "."));
  }
  const ScalarKind kind = a.kind == AbstractKind::Bool  ? ScalarKind::Bool
                          : a.kind == AbstractKind::Int ? ScalarKind::Int
                                                        : ScalarKind::Float;
  return Operand{dtype_of_scalar(kind), {}, kind};
}

Result<DType> promoted(std::span<const Operand> operands) {
  std::optional<DType> tensors;
  for (const Operand& o : operands) {
    if (o.scalar) continue;
    const auto joined = tensors ? promote(*tensors, o.dtype) : o.dtype;
    if (!joined) {
      return type_error("Type implicit conversion between " + std::string(ir_name(o.dtype)) + " and " +
                        std::string(ir_name(*tensors)) + " is not supported.");
    }
    tensors = joined;
  }
  std::optional<ScalarKind> scalar;
  for (const Operand& o : operands) {
    if (o.scalar && (!scalar || *scalar < *o.scalar)) scalar = o.scalar;
  }
  if (!tensors) return dtype_of_scalar(scalar.value_or(ScalarKind::Float));
  if (!scalar) return *tensors;
  const auto joined = promote_scalar(*tensors, *scalar);
  if (joined) return *joined;
  return type_error("Type implicit conversion between Tensor[" + std::string(ir_name(dtype_of_scalar(*scalar))) +
                    "] and " + std::string(ir_name(*tensors)) + " is not supported.");
}

Status require_shape(const OpDef& op, std::span<const AbstractRef> arguments, size_t at, const AnyShape& wanted) {
  auto have = operand(op, arguments, at);
  if (!have) return have.error();
  if (!have->shape.is_concrete() || !wanted.is_concrete() || have->shape == wanted) return {};
  return value_error(for_op(op, "the shape of '" + std::string(op.args[at].name) + "' must be " + dims_text(wanted) +
                                    ", but got " + dims_text(have->shape) + "."));
}

Error broadcast_refusal(const std::string& shape, const std::string& target) {
  return value_error(
      "For 'BroadcastTo', in order to broadcast, each dimension pair must be equal or input dimension is 1 or "
      "target dimension is -1. But got x_shape: " +
      shape + ", target shape: " + target + ".");
}

Status require_fits_variable(const std::string& subject, DType variable, DType value) {
  const auto joined = promote(variable, value);
  if (joined == variable) return {};
  return type_error(
      "Data type conversion is not supported for a 'Parameter', nor for the input tensor of an in-place operator, " +
      subject + std::string(ir_name(variable)) + ", which cannot be converted to data type " +
      std::string(ir_name(joined.value_or(value))) + " automatically.");
}

Status require_dtype(const OpDef& op, size_t index, DType dtype, std::span<const DType> allowed) {
  if (std::find(allowed.begin(), allowed.end(), dtype) != allowed.end()) return {};
  std::string names;
  for (DType d : allowed) names += (names.empty() ? "Tensor[" : ", Tensor[") + std::string(ir_name(d)) + "]";
  return type_error("For primitive[" + std::string(op.name) + "], the input argument[" +
                    std::string(op.args[index].name) + "] must be a type of {" + names + "}, but got Tensor[" +
                    std::string(ir_name(dtype)) + "].");
}

Dim derived_symbol(uint32_t what, Dim a, Dim b) {
  uint64_t hash = 0x9e3779b97f4a7c15u * (what + 1);
  for (Dim d : {a, b}) {
    hash ^= static_cast<uint64_t>(d.value()) + 0x9e3779b97f4a7c15u + (hash << 6) + (hash >> 2);
    hash *= 0xff51afd7ed558ccdu;
  }
  return Dim::symbol(static_cast<uint32_t>(hash >> 33) | 0x40000000u);
}

Result<AnyShape> broadcast(const OpDef& op, const AnyShape& a, const AnyShape& b) {
  if (!a.rank_known || !b.rank_known) return AnyShape{false, {}};
  AnyShape result;
  const size_t rank = std::max(a.dims.size(), b.dims.size());
  result.dims.resize(rank);
  for (size_t back = rank; back > 0; --back) {
    const Dim x = back <= a.dims.size() ? a.dims[a.dims.size() - back] : Dim(1);
    const Dim y = back <= b.dims.size() ? b.dims[b.dims.size() - back] : Dim(1);
    Dim out = x;
    if (x == y || y == Dim(1)) {
      out = x;
    } else if (x == Dim(1)) {
      out = y;
    } else if (x.is_known() && y.is_known()) {
      // The texts name the operands of the first-generation operators input1 and input2. The number of the axis is
      // MindSpore's: its rank and the axis's distance from the left end of the part that both operands have.
      const bool is_ext = op.name.size() > 3 && op.name.substr(op.name.size() - 3) == "Ext";
      const bool by_name = is_ext || op.name == "Select";
      const std::string first = by_name ? "input" : "input1", second = by_name ? "other" : "input2";
      const size_t common = std::min(a.dims.size(), b.dims.size());
      const auto at = [back, common](const AnyShape& s) {
        return ".shape[" + std::to_string(s.dims.size() + common - back) + "]";
      };
      return value_error(for_op(op, first + ".shape and " + second + ".shape need to broadcast. The value of " + first +
                                        at(a) + " or " + second + at(b) +
                                        " must be 1 or -1 when they are not the same, but got " + first +
                                        ".shape = " + dims_text(a) + " and " + second + ".shape = " + dims_text(b)));
    } else {
      // A known number other than 1 decides; of two different symbols either may be 1.
      out = x.is_known() ? x : y.is_known() ? y : derived_symbol(1, x, y);
    }
    result.dims[rank - back] = out;
  }
  return result;
}

namespace {
const Abstract* constant(std::span<const AbstractRef> arguments, size_t index) {
  if (index >= arguments.size() || !arguments[index]) return nullptr;
  const Abstract* a = arguments[index].get();
  return a->is_constant || a->is_sequence() || a->kind == AbstractKind::Type || a->kind == AbstractKind::None ? a
                                                                                                              : nullptr;
}
std::optional<int64_t> as_int(const Abstract& a) {
  if (auto* v = std::get_if<int64_t>(&a.value)) return *v;
  if (auto* v = std::get_if<bool>(&a.value)) return *v;
  if (auto* t = std::get_if<Tensor>(&a.value)) {
    if (t->is_defined() && t->element_count() == 1 && (is_int(t->dtype) || t->dtype == DType::Bool)) {
      return element_as_int(*t, 0);
    }
  }
  return std::nullopt;
}
}  // namespace

bool is_none(std::span<const AbstractRef> arguments, size_t index) {
  return index >= arguments.size() || arguments[index]->kind == AbstractKind::None;
}

std::optional<int64_t> int_argument(std::span<const AbstractRef> arguments, size_t index) {
  const Abstract* a = constant(arguments, index);
  return a ? as_int(*a) : std::nullopt;
}

std::optional<bool> bool_argument(std::span<const AbstractRef> arguments, size_t index) {
  const auto value = int_argument(arguments, index);
  if (!value) return std::nullopt;
  return *value != 0;
}

std::optional<double> float_argument(std::span<const AbstractRef> arguments, size_t index) {
  const Abstract* a = constant(arguments, index);
  if (!a) return std::nullopt;
  if (auto* v = std::get_if<double>(&a->value)) return *v;
  if (auto* t = std::get_if<Tensor>(&a->value)) {
    if (t->is_defined() && t->element_count() == 1) return element_as_double(*t, 0);
  }
  if (const auto v = as_int(*a)) return static_cast<double>(*v);
  return std::nullopt;
}

std::optional<DType> type_argument(std::span<const AbstractRef> arguments, size_t index) {
  if (index >= arguments.size()) return std::nullopt;
  if (arguments[index]->kind == AbstractKind::Type) return arguments[index]->dtype;
  const auto number = int_argument(arguments, index);
  return number ? dtype_from_number(*number) : std::nullopt;
}

std::optional<std::vector<int64_t>> ints_argument(std::span<const AbstractRef> arguments, size_t index) {
  const Abstract* a = constant(arguments, index);
  if (!a) return std::nullopt;
  std::vector<int64_t> result;
  if (a->is_sequence()) {
    for (const AbstractRef& element : a->elements) {
      const auto value = element->is_constant ? as_int(*element) : std::nullopt;
      if (!value) return std::nullopt;
      result.push_back(*value);
    }
    return result;
  }
  if (auto* t = std::get_if<Tensor>(&a->value); t && t->is_defined() && t->rank() == 1 && is_int(t->dtype)) {
    for (int64_t i = 0; i < t->element_count(); ++i) result.push_back(element_as_int(*t, i));
    return result;
  }
  const auto value = as_int(*a);
  if (!value) return std::nullopt;
  return std::vector<int64_t>{*value};
}

Result<int64_t> normal_axis(const OpDef& op, int64_t axis, int64_t rank) {
  const int64_t least_rank = std::max<int64_t>(rank, 1);  // rank 0 takes axis 0 and -1
  if (axis < -least_rank || axis >= least_rank) {
    return value_error(for_op(op, "the 'axis' must be in range of [" + std::to_string(-least_rank) + ", " +
                                      std::to_string(least_rank) + "), but got " + std::to_string(axis) + "."));
  }
  return axis < 0 ? axis + least_rank : axis;
}

Result<AbstractRef> infer_real(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto a = operand(op, arguments, 0);
  if (!a) return a.error();
  const bool is_exact = is_float(a->dtype) || is_complex(a->dtype);
  return Abstract::tensor(is_exact ? a->dtype : DType::Float32, std::move(a->shape));
}

Result<AbstractRef> infer_float(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto a = operand(op, arguments, 0);
  if (!a) return a.error();
  constexpr DType kAllowed[] = {DType::BFloat16, DType::Float16, DType::Float32, DType::Float64};
  if (auto status = require_dtype(op, 0, a->dtype, kAllowed); !status) return std::move(status).error();
  return Abstract::tensor(a->dtype, std::move(a->shape));
}

}  // namespace refjit::ops
