// Operators that move elements without computing: other shapes, orders and repetitions, joining and splitting.
#include <algorithm>
#include <numeric>

#include "ops/define.h"
#include "ops/infer.h"
#include "ops/numbers.h"
#include "ops/samples.h"

namespace refjit::ops {
namespace {

constexpr Arg kReshape[] = {{"input", ArgKind::Tensor}, {"shape", ArgKind::IntTuple}};
constexpr Arg kTranspose[] = {{"input", ArgKind::Tensor}, {"input_perm", ArgKind::IntTuple}};
constexpr Arg kExpandDims[] = {{"input_x", ArgKind::Tensor}, {"axis", ArgKind::Int}};
constexpr Arg kSqueeze[] = {{"input", ArgKind::Tensor}, {"axis", ArgKind::IntTuple, "()"}};
constexpr Arg kJoin[] = {{"tensors", ArgKind::TensorTuple}, {"axis", ArgKind::Int, "0"}};
constexpr Arg kSplit[] = {{"input_x", ArgKind::Tensor}, {"axis", ArgKind::Int, "0"}, {"output_num", ArgKind::Int, "1"}};
constexpr Arg kTile[] = {{"input", ArgKind::Tensor}, {"dims", ArgKind::IntTuple}};
constexpr Arg kReverse[] = {{"input", ArgKind::Tensor}, {"axis", ArgKind::IntTuple}};
constexpr Arg kInputX[] = {{"input_x", ArgKind::Tensor}};
constexpr Arg kX[] = {{"x", ArgKind::Tensor}};
constexpr Arg kNoBprop[] = {{"x", ArgKind::Tensor}, {"primitive", ArgKind::String}};

std::string vector_text(std::span<const int64_t> values) {
  std::string text = list_text(values);
  text.front() = '{';
  text.back() = '}';
  return "[const vector]" + text;
}

std::vector<int64_t> printed(const AnyShape& shape) {
  std::vector<int64_t> dims;
  for (Dim d : shape.dims) dims.push_back(d.printed());
  return dims;
}

Result<AbstractRef> infer_same(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto a = operand(op, arguments, 0);
  if (!a) return a.error();
  return Abstract::tensor(a->dtype, std::move(a->shape));
}

/// Views count axes as [-rank, rank) with this text.
Result<int64_t> view_axis(int64_t axis, int64_t rank) {
  const int64_t range = std::max<int64_t>(rank, 1);
  if (axis < -range || axis >= range) {
    return value_error("dim value error. dim:" + std::to_string(axis) + ", dim value should be in [" +
                       std::to_string(-range) + ", " + std::to_string(range) + ").");
  }
  return axis < 0 ? axis + range : axis;
}

/// To a shape with numbers that wait for the inputs' dims, or of an operand with symbols.
AbstractRef reshaped_openly(const Operand& a, std::span<const Size> sizes) {
  AnyShape result;
  std::vector<Dim> given;
  Dim* hole = nullptr;
  result.dims.reserve(sizes.size());
  for (const Size& size : sizes) {
    result.dims.push_back(size.is(-1) ? Dim(0) : size.dim());
    if (size.is(-1))
      hole = &result.dims.back();
    else
      given.push_back(size.dim());
  }
  if (hole) *hole = a.shape.rank_known ? quotient_of(a.shape.dims, std::move(given)) : derived_symbol(7, Dim(1));
  return Abstract::tensor(a.dtype, std::move(result));
}

Result<AbstractRef> infer_reshape(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto a = operand(op, arguments, 0);
  if (!a) return a.error();
  auto shape = ints_argument(arguments, 1);
  if (!shape) {
    const auto sizes = sizes_argument(arguments, 1);
    const bool is_plain =
        sizes &&
        std::all_of(sizes->begin(), sizes->end(), [](const Size& s) { return s.is_open() || s.value >= -1; }) &&
        std::count_if(sizes->begin(), sizes->end(), [](const Size& s) { return s.is(-1); }) <= 1;
    return is_plain ? reshaped_openly(*a, *sizes) : Abstract::tensor(a->dtype, AnyShape{false, {}});
  }
  if (std::any_of(shape->begin(), shape->end(), [](int64_t d) { return d < -1; })) {
    return value_error("For primitive[Reshape], the component of shape can't be less than -1, but got " +
                       vector_text(*shape));
  }
  const auto open = std::count(shape->begin(), shape->end(), -1);
  if (open > 1) return value_error("At most one component of input shape can be -1, but got " + vector_text(*shape));
  if (!a->shape.is_concrete()) return reshaped_openly(*a, *sizes_argument(arguments, 1));
  AnyShape result;
  for (int64_t d : *shape) result.dims.push_back(Dim(std::max<int64_t>(d, 0)));
  const auto hole = std::find(shape->begin(), shape->end(), -1) - shape->begin();
  const int64_t count = element_count(a->shape.concrete());
  int64_t known = 1;
  for (int64_t d : *shape) known *= d == -1 ? 1 : d;
  if (open) (*shape)[static_cast<size_t>(hole)] = known == 0 ? 0 : count / known;
  if (known * (open ? (*shape)[static_cast<size_t>(hole)] : 1) != count) {
    return value_error("The accumulate of x_shape must be equal to out_shape, but got x_shape: " +
                       vector_text(printed(a->shape)) + ", and out_shape: " + vector_text(*shape));
  }
  if (open) result.dims[static_cast<size_t>(hole)] = Dim((*shape)[static_cast<size_t>(hole)]);
  return Abstract::tensor(a->dtype, std::move(result));
}

Result<AbstractRef> infer_transpose(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto a = operand(op, arguments, 0);
  if (!a) return a.error();
  const auto order = ints_argument(arguments, 1);
  if (!a->shape.rank_known || !order) return Abstract::tensor(a->dtype, AnyShape{false, {}});
  const auto rank = static_cast<int64_t>(a->shape.dims.size());
  if (static_cast<int64_t>(order->size()) != rank) {
    return value_error("For 'Transpose', size of perm should equal to rank of x, but got " +
                       std::to_string(order->size()) + " and " + std::to_string(rank) + "!");
  }
  AnyShape shape;
  std::vector<bool> seen(a->shape.dims.size(), false);
  for (int64_t axis : *order) {
    auto at = view_axis(axis, rank);
    if (!at) return at.error();
    const auto i = static_cast<size_t>(*at);
    if (seen[i])
      return value_error("For 'Transpose' perms should all be unique dim, but" + std::to_string(*at) +
                         " is not unique!");
    seen[i] = true;
    shape.dims.push_back(a->shape.dims[i]);
  }
  return Abstract::tensor(a->dtype, std::move(shape));
}

/// "(3)", "(3, 4)"
std::string plain_text(std::span<const int64_t> shape) {
  std::string text;
  for (int64_t d : shape) text += (text.empty() ? "(" : ", ") + std::to_string(d);
  return (text.empty() ? "(" : text) + ")";
}

/// To a shape with numbers that wait for the inputs' dims.
AbstractRef broadcast_openly(const Operand& a, const std::optional<std::vector<Size>>& sizes) {
  if (!sizes || !a.shape.rank_known || sizes->size() < a.shape.dims.size())
    return Abstract::tensor(a.dtype, AnyShape{false, {}});
  const size_t missing = sizes->size() - a.shape.dims.size();
  AnyShape shape;
  for (size_t i = 0; i < sizes->size(); ++i) {
    const Size& size = (*sizes)[i];
    const bool is_kept = size.is(-1) && i >= missing;
    if (!is_kept && !size.is_open() && size.value < 0) return Abstract::tensor(a.dtype, AnyShape{false, {}});
    shape.dims.push_back(is_kept ? a.shape.dims[i - missing] : size.dim());
  }
  return Abstract::tensor(a.dtype, std::move(shape));
}

Result<AbstractRef> infer_broadcast_to(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto a = operand(op, arguments, 0);
  if (!a) return a.error();
  const auto target = ints_argument(arguments, 1);
  if (!target) return broadcast_openly(*a, sizes_argument(arguments, 1));
  AnyShape shape;
  if (!a->shape.rank_known) {
    for (int64_t d : *target) shape.dims.push_back(d == -1 ? derived_symbol(7, Dim(0)) : Dim(d));
    return Abstract::tensor(a->dtype, std::move(shape));
  }
  const size_t rank = a->shape.dims.size();
  if (target->size() < rank) {
    return value_error("For primitive[BroadcastTo], the attribute[x shape] must be less than or equal to " +
                       std::to_string(target->size()) + ", but got " + std::to_string(rank) + ".");
  }
  const size_t missing = target->size() - rank;
  for (size_t i = 0; i < target->size(); ++i) {
    const int64_t want = (*target)[i];
    if (i < missing) {
      if (want == -1) {
        return value_error(
            "For 'BroadcastTo', -1 in init shape is in an incompatible location with given input tensor, -1 index in "
            "init shape: " +
            std::to_string(i) + " but -1 can only be in index" + std::to_string(missing) + "onwards for this input.");
      }
      shape.dims.push_back(Dim(want));
      continue;
    }
    const Dim have = a->shape.dims[i - missing];
    if (want != -1 && have.is_known() && have.value() != 1 && have.value() != want) {
      return broadcast_refusal(plain_text(printed(a->shape)), plain_text(*target));
    }
    shape.dims.push_back(want == -1 ? have : Dim(want));
  }
  return Abstract::tensor(a->dtype, std::move(shape));
}

Result<AbstractRef> infer_expand_dims(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto a = operand(op, arguments, 0);
  if (!a) return a.error();
  const auto axis = int_argument(arguments, 1);
  if (!a->shape.rank_known || !axis) return Abstract::tensor(a->dtype, AnyShape{false, {}});
  auto at = view_axis(*axis, static_cast<int64_t>(a->shape.dims.size()) + 1);
  if (!at) return at.error();
  a->shape.dims.insert(a->shape.dims.begin() + *at, Dim(1));
  return Abstract::tensor(a->dtype, std::move(a->shape));
}

/// Without axes every axis of length 1 goes; a named axis of another length stays.
Result<AbstractRef> infer_squeeze(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto a = operand(op, arguments, 0);
  if (!a) return a.error();
  const auto axes = ints_argument(arguments, 1);
  if (!a->shape.rank_known || (!axes && !is_none(arguments, 1))) return Abstract::tensor(a->dtype, AnyShape{false, {}});
  const auto rank = static_cast<int64_t>(a->shape.dims.size());
  std::vector<bool> goes(a->shape.dims.size(), !axes || axes->empty());
  for (int64_t axis : axes.value_or(std::vector<int64_t>{})) {
    if (rank == 0) break;  // a scalar has no axis to take away, whichever is named
    if (axis < -rank || axis >= rank) {
      return value_error("For primitive[Squeeze], the element or value of axis must be in [" + std::to_string(-rank) +
                         "," + std::to_string(rank) + "), but got " + std::to_string(axis) + ".");
    }
    goes[static_cast<size_t>(axis < 0 ? axis + rank : axis)] = true;
  }
  AnyShape shape;
  for (size_t i = 0; i < goes.size(); ++i) {
    const Dim d = a->shape.dims[i];
    if (goes[i] && !d.is_known()) return Abstract::tensor(a->dtype, AnyShape{false, {}});
    if (!goes[i] || d != Dim(1)) shape.dims.push_back(d);
  }
  return Abstract::tensor(a->dtype, std::move(shape));
}

std::string all_shapes(std::span<const AbstractRef> tensors) {
  std::string text = "[const vector]{";
  for (size_t i = 0; i < tensors.size(); ++i) text += (i ? ", " : "") + vector_text(printed(tensors[i]->shape));
  return text + "}";
}

/// The tuple's tensors. Errors: TypeError for other elements or mixed dtypes.
Result<std::span<const AbstractRef>> joined_tensors(const OpDef& op, std::span<const AbstractRef> arguments) {
  const std::string primitive = "For primitive[" + std::string(op.name) + "], ";
  if (arguments.empty() || !arguments[0]->is_sequence()) {
    return type_error(for_op(op, "the type of 'tensors' must be a tuple or list of Tensor, but got " +
                                     (arguments.empty() ? "nothing" : type_text(*arguments[0])) + "."));
  }
  const std::span<const AbstractRef> tensors = arguments[0]->elements;
  if (tensors.empty())
    return value_error(primitive + (op.name == "Stack"
                                        ? "the stack element num must be greater than or equal to 1, but got 0."
                                        : "the elements size must be greater than 0, but got 0."));
  std::string types;
  bool same = true;
  for (const AbstractRef& t : tensors) {
    if (!t->is_tensor())
      return type_error(for_op(op, "the elements of 'tensors' must be Tensor, but got " + type_text(*t) + "."));
    types += (types.empty() ? "" : ", ") + std::string(ir_name(t->dtype));
    same = same && t->dtype == tensors[0]->dtype;
  }
  if (!same)
    return type_error(primitive + "the input[tensors] elements should have same type, but got: " + types + ".");
  return tensors;
}

bool may_equal(Dim a, Dim b) { return a == b || !a.is_known() || !b.is_known(); }

Result<AbstractRef> infer_concat(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto tensors = joined_tensors(op, arguments);
  if (!tensors) return tensors.error();
  const DType dtype = (*tensors)[0]->dtype;
  const auto axis = int_argument(arguments, 1);
  for (const AbstractRef& t : *tensors) {
    if (!t->shape.rank_known || !axis) return Abstract::tensor(dtype, AnyShape{false, {}});
  }
  const size_t rank = (*tensors)[0]->shape.dims.size();
  for (const AbstractRef& t : *tensors) {
    if (t->shape.dims.size() != rank) {
      return value_error("For primitive[Concat], element rank must be same(shapes are " + all_shapes(*tensors) + ")!");
    }
  }
  const auto n = static_cast<int64_t>(rank);
  if (*axis < -n || *axis >= n) {
    return value_error("For primitive[Concat], the axis value must be in [" + std::to_string(-n) + "," +
                       std::to_string(n) + "), but got " + std::to_string(*axis) + ".");
  }
  const auto at = static_cast<size_t>(*axis < 0 ? *axis + n : *axis);
  AnyShape shape = (*tensors)[0]->shape;
  for (const AbstractRef& t : tensors->subspan(1)) {
    for (size_t i = 0; i < rank; ++i) {
      const Dim d = t->shape.dims[i];
      if (i == at) {
        Dim& total = shape.dims[i];
        total = sum_of(total, d);
      } else if (!may_equal(shape.dims[i], d)) {
        return value_error("For primitive[Concat], shapes of tensors must match except in given concat axis " +
                           std::to_string(at) + ", but got mismatch in " + std::to_string(i) +
                           "(all input shapes are " + all_shapes(*tensors) + ")!");
      } else if (d.is_known()) {
        shape.dims[i] = d;
      }
    }
  }
  return Abstract::tensor(dtype, std::move(shape));
}

Result<AbstractRef> infer_stack(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto tensors = joined_tensors(op, arguments);
  if (!tensors) return tensors.error();
  AnyShape shape = (*tensors)[0]->shape;
  const auto axis = int_argument(arguments, 1);
  for (const AbstractRef& t : *tensors) {
    if (!t->shape.rank_known || !axis) return Abstract::tensor(t->dtype, AnyShape{false, {}});
    if (t->shape.dims.size() != shape.dims.size()) return value_error("All input shape size must be the same!");
    for (size_t i = 0; i < shape.dims.size(); ++i) {
      if (!may_equal(shape.dims[i], t->shape.dims[i])) {
        return value_error("All input shape must be the same! " + vector_text(printed(t->shape)) + " And " +
                           vector_text(printed(shape)));
      }
      if (t->shape.dims[i].is_known()) shape.dims[i] = t->shape.dims[i];
    }
  }
  const auto rank = static_cast<int64_t>(shape.dims.size()) + 1;
  if (*axis < -rank || *axis >= rank) {
    return value_error("For primitive[Stack], the Stack axis must be in [" + std::to_string(-rank) + "," +
                       std::to_string(rank - 1) + "], but got " + std::to_string(*axis) + ".");
  }
  shape.dims.insert(shape.dims.begin() + (*axis < 0 ? *axis + rank : *axis),
                    Dim(static_cast<int64_t>(tensors->size())));
  return Abstract::tensor((*tensors)[0]->dtype, std::move(shape));
}

Result<AbstractRef> infer_split(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto a = operand(op, arguments, 0);
  if (!a) return a.error();
  const auto axis = int_argument(arguments, 1), parts = int_argument(arguments, 2);
  if (!parts || *parts <= 0) return value_error(for_op(op, "'output_num' must be a positive number."));
  if (a->shape.rank_known && axis) {
    if (a->shape.dims.empty())
      return value_error("For primitive[Split], the rank must be greater than or equal to 1, but got 0.");
    auto at = view_axis(*axis, static_cast<int64_t>(a->shape.dims.size()));
    if (!at) return at.error();
    Dim& d = a->shape.dims[static_cast<size_t>(*at)];
    if (d.is_known() && d.value() % *parts) {
      return value_error("For 'Split', x_shape[" + std::to_string(*at) + "] must be divisible by output_num = " +
                         std::to_string(*parts) + ", but got " + std::to_string(d.value()));
    }
    d = d.is_known() ? Dim(d.value() / *parts) : derived_symbol(9, d, Dim(*parts));
  } else {
    a->shape = AnyShape{false, {}};
  }
  return Abstract::tuple(std::vector<AbstractRef>(static_cast<size_t>(*parts), Abstract::tensor(a->dtype, a->shape)));
}

Result<AbstractRef> infer_tile(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto a = operand(op, arguments, 0);
  if (!a) return a.error();
  auto times = sizes_argument(arguments, 1);
  if (!times || !a->shape.rank_known) return Abstract::tensor(a->dtype, AnyShape{false, {}});
  for (size_t i = 0; i < times->size(); ++i) {
    if ((*times)[i].value < 0) {
      return value_error("For 'Tile', 'dims' cannot contain negative integer numbers, but got " +
                         std::to_string((*times)[i].value) + " in " + std::to_string(i) + "th.");
    }
  }
  AnyShape shape = a->shape;
  while (shape.dims.size() < times->size()) shape.dims.insert(shape.dims.begin(), Dim(1));
  while (times->size() < shape.dims.size()) times->insert(times->begin(), Size{1, {}});
  for (size_t i = 0; i < shape.dims.size(); ++i) shape.dims[i] = product_of(shape.dims[i], (*times)[i].dim());
  return Abstract::tensor(a->dtype, std::move(shape));
}

Result<AbstractRef> infer_reverse(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto a = operand(op, arguments, 0);
  if (!a) return a.error();
  const auto axes = ints_argument(arguments, 1);
  const auto rank = static_cast<int64_t>(a->shape.dims.size());
  for (size_t i = 0; axes && a->shape.rank_known && i < axes->size(); ++i) {
    const int64_t axis = (*axes)[i];
    if (axis < -rank || axis >= rank) {
      return value_error("For 'ReverseV2', the 'axis[" + std::to_string(i) + "]' must be in range of [" +
                         std::to_string(-rank) + ", " + std::to_string(rank) + "), but got " + std::to_string(axis) +
                         " with type 'int'.");
    }
  }
  return Abstract::tensor(a->dtype, std::move(a->shape));
}

/// One sample a list of shapes and arguments, over the widths of elements.
struct Case {
  Shape shape;
  std::vector<int64_t> list;
};

std::vector<Sample> over(std::initializer_list<Case> cases, bool as_int = false) {
  std::vector<Sample> samples;
  for (DType d : kWidths) {
    for (const Case& c : cases) {
      samples.push_back(
          {{sample_tensor(edge_tensor(d, c.shape, 2)), as_int ? Abstract::integer(c.list[0]) : sample_ints(c.list)}});
    }
  }
  return samples;
}

std::vector<Sample> reshape_samples(const OpDef&) {
  return over({{{2, 3}, {3, 2}}, {{2, 3}, {-1}}, {{1}, {}}, {{6}, {2, -1, 1}}, {{0, 3}, {3, 0}}, {{}, {1, 1}}});
}
std::vector<Sample> transpose_samples(const OpDef&) {
  return over({{{2, 3}, {1, 0}},
               {{2, 3, 5}, {2, 0, 1}},
               {{2, 3, 5}, {0, -1, 1}},
               {{7}, {0}},
               {{}, {}},
               {{0, 3}, {1, 0}},
               {{33, 17}, {1, 0}}});
}
std::vector<Sample> broadcast_samples(const OpDef&) {
  return over({{{3}, {2, 3}}, {{2, 1, 3}, {2, 4, 3}}, {{2, 3}, {5, -1, 3}}, {{}, {2, 2}}, {{1, 3}, {0, 3}}});
}
std::vector<Sample> expand_samples(const OpDef&) {
  return over({{{2, 3}, {0}}, {{2, 3}, {-1}}, {{}, {0}}, {{0, 3}, {1}}}, true);
}
std::vector<Sample> squeeze_samples(const OpDef&) {
  return over({{{2, 1, 3, 1}, {}}, {{2, 1, 3, 1}, {1}}, {{1}, {0}}, {{1, 2}, {-2}}});
}
std::vector<Sample> tile_samples(const OpDef&) {
  return over({{{2, 3}, {2, 2}}, {{3}, {2, 1, 2}}, {{2, 3}, {2}}, {{}, {3}}, {{2, 3}, {2, 0}}});
}
std::vector<Sample> reverse_samples(const OpDef&) { return over({{{2, 3}, {0}}, {{2, 3}, {0, 1}}, {{2, 3, 5}, {-1}}}); }

std::vector<Sample> same_samples(const OpDef& op) {
  std::vector<Sample> samples;
  for (DType d : kWidths) {
    for (const Shape& shape : {Shape{2, 3}, Shape{}, Shape{0, 2}, Shape{5}})
      samples.push_back({{sample_tensor(edge_tensor(d, shape, 2))}});
  }
  if (op.args.size() > 1)
    for (Sample& sample : samples) sample.arguments.push_back(Abstract::string("Gcd"));
  return samples;
}

std::vector<Sample> concat_samples(const OpDef&) {
  std::vector<Sample> samples;
  auto t = [](DType d, Shape shape, uint64_t salt) { return sample_tensor(edge_tensor(d, std::move(shape), salt)); };
  for (DType d : kWidths) {
    samples.push_back({{Abstract::tuple({t(d, {2, 3}, 0), t(d, {1, 3}, 3)}), Abstract::integer(0)}});
    samples.push_back({{Abstract::tuple({t(d, {2, 3}, 0), t(d, {2, 1}, 3), t(d, {2, 0}, 3)}), Abstract::integer(-1)}});
    samples.push_back({{Abstract::tuple({t(d, {2}, 0)}), Abstract::integer(0)}});
    samples.push_back({{Abstract::tuple({t(d, {2, 1, 3}, 0), t(d, {2, 4, 3}, 7)}), Abstract::integer(1)}});
  }
  return samples;
}

std::vector<Sample> stack_samples(const OpDef&) {
  std::vector<Sample> samples;
  auto t = [](DType d, Shape shape, uint64_t salt) { return sample_tensor(edge_tensor(d, std::move(shape), salt)); };
  for (DType d : kWidths) {
    for (int64_t axis : {0, 1, -1}) {
      samples.push_back(
          {{Abstract::tuple({t(d, {2, 3}, 0), t(d, {2, 3}, 3), t(d, {2, 3}, 5)}), Abstract::integer(axis)}});
    }
    samples.push_back({{Abstract::tuple({t(d, {}, 0), t(d, {}, 3)}), Abstract::integer(0)}});
  }
  return samples;
}

std::vector<Sample> split_samples(const OpDef&) {
  std::vector<Sample> samples;
  for (DType d : kWidths) {
    samples.push_back({{sample_tensor(edge_tensor(d, {4, 3}, 0)), Abstract::integer(0), Abstract::integer(2)}});
    samples.push_back({{sample_tensor(edge_tensor(d, {2, 6, 2}, 0)), Abstract::integer(1), Abstract::integer(3)}});
    samples.push_back({{sample_tensor(edge_tensor(d, {2, 3}, 0)), Abstract::integer(-1), Abstract::integer(1)}});
  }
  return samples;
}

constexpr auto kClass = OpClass::Movement;
constexpr Traits kPlain{ToleranceClass::Exact, false, ir::Effect::None, false};

const OpDef kOps[] = {
    define<kReshape>("Reshape", kClass, infer_reshape, reshape_samples),
    define<kTranspose>("Transpose", kClass, infer_transpose, transpose_samples),
    define<kReshape>("BroadcastTo", kClass, infer_broadcast_to, broadcast_samples),
    define<kExpandDims>("ExpandDims", kClass, infer_expand_dims, expand_samples),
    define<kSqueeze>("Squeeze", kClass, infer_squeeze, squeeze_samples),
    define<kJoin>("Concat", kClass, infer_concat, concat_samples),
    define<kJoin>("Stack", kClass, infer_stack, stack_samples, kPlain),
    define<kSplit>("Split", kClass, infer_split, split_samples),
    define<kTile>("Tile", kClass, infer_tile, tile_samples),
    define<kReverse>("ReverseV2", kClass, infer_reverse, reverse_samples),
    define<kInputX>("Identity", kClass, infer_same, same_samples),
    define<kX>("TensorMove", kClass, infer_same, same_samples, kPlain),
    define<kX>("StopGradient", kClass, infer_same, same_samples, kPlain),
    define<kNoBprop>("NoBprop", kClass, infer_same, same_samples, kPlain),
};

}  // namespace

std::span<const OpDef> shape_ops() { return kOps; }

}  // namespace refjit::ops
