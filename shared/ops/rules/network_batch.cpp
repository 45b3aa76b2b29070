#include "ops/rules/network_batch.h"

namespace refjit::ops {
namespace {

Dim times(int64_t batch, Dim d) { return d.is_known() ? Dim(batch * d.value()) : Dim::symbol(0); }

/// (B, N, ...) as (B N, ...).
Term folded(Term a) {
  AnyShape s = a.shape();
  const Dim batch = s.dims[0];
  s.dims.erase(s.dims.begin());
  s.dims[0] = times(batch.printed(), s.dims[0]);
  return reshape(a, s);
}
/// (B N, ...) as (B, N, ...).
Term unfolded(Term a, int64_t batch) {
  AnyShape s = a.shape();
  s.dims[0] = s.dims[0].is_known() ? Dim(s.dims[0].value() / batch) : Dim::symbol(0);
  s.dims.insert(s.dims.begin(), Dim(batch));
  return reshape(a, s);
}
/// The first two axes exchanged.
Term exchanged(Term a) {
  std::vector<int64_t> order;
  for (int64_t i = 0; i < a.rank(); ++i) order.push_back(i < 2 ? 1 - i : i);
  return transpose(a, order);
}
/// (B, N, C, ...) as (N, B C, ...): the examples stand beside each other as channels.
Term as_channels(Term a) {
  const Term turned = exchanged(a);
  AnyShape s = turned.shape();
  s.dims[2] = times(s.dims[1].printed(), s.dims[2]);
  s.dims.erase(s.dims.begin() + 1);
  return reshape(turned, s);
}
/// (N, B C, ...) as (B, N, C, ...).
Term from_channels(Term a, int64_t batch) {
  AnyShape s = a.shape();
  s.dims[1] = s.dims[1].is_known() ? Dim(s.dims[1].value() / batch) : Dim::symbol(0);
  s.dims.insert(s.dims.begin() + 1, Dim(batch));
  return exchanged(reshape(a, s));
}

/// The operator on `operands`, with this application's attributes from argument `first` (out_channel) on, changed so
/// that every example is a group of its own.
Term grouped(const VmapRule& r, std::vector<Term> operands, size_t first, bool is_grouped) {
  for (size_t i = first; i < r.count(); ++i) {
    const bool scales = is_grouped && (i == first || i == first + 7);
    operands.push_back(scales ? integer(r.e, r.x(i).as_int().value_or(1) * r.call.batch) : r.x(i));
  }
  return r.with(operands);
}

/// Sizes (a, b, ...) of one example for all of them: the axis `at` counts `batch` times.
Term sizes(const VmapRule& r, size_t i, size_t at) {
  auto values = r.x(i).as_ints().value_or(std::vector<int64_t>{});
  if (at < values.size()) values[at] *= r.call.batch;
  return ints(r.e, values);
}

Term tuple_of(const VmapRule& r, std::initializer_list<Term> parts) {
  return tuple(r.e, std::span<const Term>(parts.begin(), parts.size()));
}

}  // namespace

Term conv2d_batch(const VmapRule& r) {
  if (!r.is_batched(1)) return unfolded(grouped(r, {folded(r.x(0)), r.x(1)}, 2, false), r.call.batch);
  return from_channels(grouped(r, {as_channels(r.full(0)), folded(r.x(1))}, 2, true), r.call.batch);
}

Term conv2d_input_grad_batch(const VmapRule& r) {
  if (!r.is_batched(1)) return unfolded(grouped(r, {folded(r.x(0)), r.x(1), sizes(r, 2, 0)}, 3, false), r.call.batch);
  return from_channels(grouped(r, {as_channels(r.full(0)), folded(r.x(1)), sizes(r, 2, 1)}, 3, true), r.call.batch);
}

Term conv2d_filter_grad_batch(const VmapRule& r) {
  const Term all = grouped(r, {as_channels(r.full(0)), as_channels(r.full(1)), sizes(r, 2, 0)}, 3, true);
  return unfolded(all, r.call.batch);
}

Term folded_batch(const VmapRule& r) {
  std::vector<Term> arguments;
  for (size_t i = 0; i < r.count(); ++i) {
    const AbstractRef type = r.x(i).type();
    arguments.push_back(type && type->is_tensor() ? folded(r.full(i)) : r.x(i));
  }
  const Term result = r.with(arguments);
  if (!result || !result.type()->is_sequence()) return result ? unfolded(result, r.call.batch) : result;
  std::vector<Term> parts;
  for (size_t i = 0; i < result.type()->elements.size(); ++i)
    parts.push_back(unfolded(item(result, static_cast<int64_t>(i)), r.call.batch));
  return tuple(r.e, parts);
}

/// Every example's channels are channels of one tensor.
Term batch_norm_batch(const VmapRule& r) {
  std::vector<Term> arguments = {as_channels(r.full(0))};
  for (size_t i = 1; i < 5; ++i) arguments.push_back(folded(r.full(i)));
  for (size_t i = 5; i < r.count(); ++i) arguments.push_back(r.x(i));
  const Term all = r.with(arguments);
  std::vector<Term> parts = {from_channels(item(all, 0), r.call.batch)};
  for (int64_t i = 1; i < 5; ++i) parts.push_back(unfolded(item(all, i), r.call.batch));
  return tuple(r.e, parts);
}

Term batch_norm_grad_batch(const VmapRule& r) {
  std::vector<Term> arguments = {as_channels(r.full(0)), as_channels(r.full(1))};
  for (size_t i = 2; i < 6; ++i) arguments.push_back(folded(r.full(i)));
  for (size_t i = 6; i < r.count(); ++i) arguments.push_back(r.x(i));
  const Term all = r.with(arguments);
  return tuple_of(r, {from_channels(item(all, 0), r.call.batch), unfolded(item(all, 1), r.call.batch),
                      unfolded(item(all, 2), r.call.batch)});
}

namespace {
/// An axis of one example behind the batch axis.
Term moved_axis(const VmapRule& r, size_t i, int64_t own_rank) {
  return integer(r.e, front_axis(r.x(i).as_int().value_or(1), own_rank) + 1);
}
}  // namespace

/// Parameters of the examples follow as products when they differ.
Term layer_norm_batch(const VmapRule& r) {
  const int64_t own = r.own_rank(0);
  const Term x = r.full(0), first = moved_axis(r, 3, own), second = moved_axis(r, 4, own);
  if (!r.is_batched(1) && !r.is_batched(2)) return r.with({x, r.x(1), r.x(2), first, second, r.x(5)});
  AnyShape shape = r.own_shape(1);
  const Term one = broadcast_to(scalar(r.x(1), 1), shape), zero = broadcast_to(scalar(r.x(1), 0), shape);
  const Term plain = r.with({x, one, zero, first, second, r.x(5)});
  return tuple_of(r, {item(plain, 0) * r.aligned(1, own) + r.aligned(2, own), item(plain, 1), item(plain, 2)});
}

/// dx from the operator with the parameters multiplied in beforehand; those of gamma and beta are sums over the rows.
/// 16-bit floats are computed in float32, as in the kernel.
Term layer_norm_grad_batch(const VmapRule& r) {
  const int64_t own = r.own_rank(0), first = front_axis(r.x(5).as_int().value_or(1), own);
  const DType wide = r.x(0).dtype() == DType::Float64 ? DType::Float64 : DType::Float32;
  const Term x = cast(r.full(0), wide), dy = cast(r.full(1), wide);
  const Term variance = cast(r.full(2), wide), mean = cast(r.full(3), wide), gamma = cast(r.aligned(4, own), wide);
  const Term one = broadcast_to(scalar(x, 1), r.own_shape(4));
  const Term axes[] = {moved_axis(r, 5, own), moved_axis(r, 6, own)};
  const Term dx = item(r.with({x, dy * gamma, variance, mean, one, axes[0], axes[1], r.x(7)}), 0);
  const AbstractRef epsilon[] = {r.x(7).type()};
  const Term normal = (x - mean) * apply("Rsqrt", {variance + float_argument(epsilon, 0).value_or(0)});
  std::vector<int64_t> rows;
  for (int64_t i = 1; i <= first; ++i) rows.push_back(i);
  const DType narrow = r.x(4).dtype();
  return tuple_of(
      r, {cast(dx, r.x(0).dtype()), cast(sum(dy * normal, rows, false), narrow), cast(sum(dy, rows, false), narrow)});
}

Term bias_add_batch(const VmapRule& r) {
  if (!r.is_batched(1)) return unfolded(r.with({folded(r.x(0)), r.x(1), r.x(2)}), r.call.batch);
  AnyShape shape{true, std::vector<Dim>(static_cast<size_t>(r.own_rank(0) + 1), Dim(1))};
  shape.dims[0] = Dim(r.call.batch);
  shape.dims[2] = r.own_shape(1).dims[0];
  return r.full(0) + reshape(r.x(1), shape);
}

Term bias_add_grad_batch(const VmapRule& r) {
  std::vector<int64_t> axes;
  for (int64_t i = 1; i <= r.own_rank(0); ++i) {
    if (i != 2) axes.push_back(i);
  }
  return sum(r.x(0), axes, false);
}

Term one_hot_batch(const VmapRule& r) {
  const int64_t own = r.own_rank(0) + 1, axis = r.x(4).as_int().value_or(-1);
  auto flag = [&](bool value) {
    Tensor t = *Tensor::empty(DType::Bool, {});
    *t.data<uint8_t>() = value;
    return Term{&r.e, r.e.constant(ir::Abstract::constant_tensor(std::move(t)))};
  };
  const int64_t moved = axis < 0 || !r.is_batched(0) ? axis : axis + 1;
  const Term mask = apply("OneHot", {r.x(0), r.x(1), flag(true), flag(false), integer(r.e, moved)});
  return select(mask, r.aligned(2, own), r.aligned(3, own));
}

namespace {
/// 1 at the label of each row of (B, N, C) or (B, C), else 0, in the dtype of `like`.
Term marks(Term labels, Term like) {
  const int64_t classes = like.shape().dims.back().printed();
  return apply("OneHot", {labels, integer(*like.e, classes), scalar(like, 1), scalar(like, 0), integer(*like.e, -1)});
}
}  // namespace

Term sparse_cross_entropy_batch(const VmapRule& r) {
  const Term x = r.full(0), labels = r.full(1), mark = marks(labels, x);
  const Dim rows = r.own_rank(0) == 2 ? r.own_shape(0).dims[0] : Dim(1);
  const auto count = static_cast<double>(rows.printed());
  if (r.x(2).as_bool().value_or(false)) {
    const AbstractRef arguments[] = {r.x(3).type()};
    return (apply("Softmax", {x}) - mark) * (float_argument(arguments, 0).value_or(1) / count);
  }
  std::vector<int64_t> axes;
  for (int64_t i = 1; i <= r.own_rank(0); ++i) axes.push_back(i);
  return -sum(mark * apply("LogSoftmax", {x}), axes, false) / count;
}

Term nll_loss_batch(const VmapRule& r) {
  const Term x = r.full(0), labels = r.full(1);
  const int64_t own = r.own_rank(0);
  const AbstractRef reduction = r.x(3).type();
  const auto* text = std::get_if<std::string>(&reduction->value);
  const double ignored = static_cast<double>(r.x(4).as_int().value_or(-100));
  const Term counts = cast(apply("NotEqual", {labels, scalar(labels, ignored)}), x.dtype());
  const Term weights = marks(labels, x) * apply("ExpandDims", {counts, integer(r.e, -1)}) * r.aligned(2, own);
  std::vector<int64_t> axes;
  for (int64_t i = 1; i <= own; ++i) axes.push_back(i);
  const int64_t last[] = {own};
  const Term total = sum(weights, axes, false);
  if (text && *text == "none") return tuple_of(r, {-sum(weights * x, last, false), total});
  const Term loss = -sum(weights * x, axes, false);
  return tuple_of(r, {text && *text == "sum" ? loss : loss / total, total});
}

}  // namespace refjit::ops
