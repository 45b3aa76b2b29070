#include "ops/rules/math.h"

#include <algorithm>

#include "ops/samples.h"

namespace refjit::ops {

DType Term::dtype() const {
  const AbstractRef t = type();
  if (!t) return DType::Float32;
  switch (t->kind) {
    case AbstractKind::Bool:
      return DType::Bool;
    case AbstractKind::Int:
      return DType::Int64;
    case AbstractKind::Float:
      return DType::Float32;
    default:
      return t->dtype;
  }
}

AnyShape Term::shape() const {
  const AbstractRef t = type();
  return t && t->is_tensor() ? t->shape : AnyShape{};
}

bool Term::takes_gradient() const {
  const AbstractRef t = type();
  if (!t) return false;
  return t->is_tensor() || (t->kind == AbstractKind::Float && !t->is_constant);
}

std::optional<int64_t> Term::as_int() const {
  const AbstractRef t[] = {type()};
  return t[0] ? int_argument(t, 0) : std::nullopt;
}

std::optional<bool> Term::as_bool() const {
  const AbstractRef t[] = {type()};
  return t[0] ? bool_argument(t, 0) : std::nullopt;
}

std::optional<std::vector<int64_t>> Term::as_ints() const {
  const AbstractRef t[] = {type()};
  return t[0] ? ints_argument(t, 0) : std::nullopt;
}

Term apply(std::string_view op, std::initializer_list<Term> arguments) {
  Emitter* e = arguments.begin()->e;
  const OpDef* def = find_op(op);
  if (!def) {
    e->fail(internal_error("[rule] there is no operator " + std::string(op)));
    return {e, {}};
  }
  std::vector<Val> values;
  for (const Term& t : arguments) values.push_back(t.v);
  return {e, e->emit(*def, values)};
}

Term integer(Emitter& e, int64_t value) { return {&e, e.constant(Abstract::integer(value))}; }
Term boolean(Emitter& e, bool value) { return {&e, e.constant(Abstract::boolean(value))}; }
Term none(Emitter& e) { return {&e, e.constant(Abstract::none())}; }
Term dtype(Emitter& e, DType value) { return {&e, e.constant(Abstract::type(value))}; }

Term ints(Emitter& e, std::span<const int64_t> values) {
  std::vector<AbstractRef> elements;
  for (int64_t v : values) elements.push_back(Abstract::integer(v));
  return {&e, e.constant(Abstract::tuple(std::move(elements)))};
}

Term tuple(Emitter& e, std::span<const Term> elements) {
  std::vector<Val> values;
  for (const Term& t : elements) values.push_back(t.v);
  return {&e, e.tuple(values)};
}

Term item(Term tuple, int64_t index) { return {tuple.e, tuple.e->item(tuple.v, index)}; }

Term scalar(Term like, double value) {
  Emitter& e = *like.e;
  if (e.error()) return {&e, {}};
  const DType dtype = like.dtype();
  auto t = Tensor::empty(dtype, {});
  if (!t) {
    e.fail(std::move(t).error());
    return {&e, {}};
  }
  if (is_float(dtype) || is_complex(dtype))
    store_real(*t, 0, value);
  else
    store_int(*t, 0, static_cast<int64_t>(value));
  return {&e, e.constant(Abstract::constant_tensor(*std::move(t)))};
}

Term count_up(Term like, int64_t count, int64_t step) {
  Emitter& e = *like.e;
  if (e.error()) return {&e, {}};
  const DType dtype = like.dtype();
  auto t = Tensor::empty(dtype, {count});
  if (!t) {
    e.fail(std::move(t).error());
    return {&e, {}};
  }
  for (int64_t i = 0; i < count; ++i) store_int(*t, i, i * step);
  return {&e, e.constant(Abstract::constant_tensor(*std::move(t)))};
}

Term tensor_of(Term a, DType to) {
  return a.e->error() || a.type()->is_tensor() ? a : apply("ScalarToTensor", {a, dtype(*a.e, to)});
}

Term cast(Term a, DType to) { return a.e->error() || a.dtype() == to ? a : apply("Cast", {a, dtype(*a.e, to)}); }

namespace {

/// The list of a shape, -1 for one unknown dim. Fails the Emitter when there are more.
std::vector<int64_t> dims_of(Emitter& e, const AnyShape& shape) {
  std::vector<int64_t> dims;
  int unknown = shape.rank_known ? 0 : 2;
  for (Dim d : shape.dims) {
    dims.push_back(d.printed());
    unknown += !d.is_known();
  }
  if (unknown > 1)
    e.fail(value_error("[rule] a gradient needs the shape of its operand, but got " + dims_text(shape) +
                       ", expected at most one unknown dimension."));
  return dims;
}

}  // namespace

Term reshape(Term a, const AnyShape& shape) {
  if (a.e->error() || a.shape() == shape) return a;
  const auto dims = dims_of(*a.e, shape);
  return apply("Reshape", {a, ints(*a.e, dims)});
}

Term broadcast_to(Term a, const AnyShape& shape) {
  if (a.e->error() || a.shape() == shape) return a;
  const auto dims = dims_of(*a.e, shape);
  return apply("BroadcastTo", {a, ints(*a.e, dims)});
}

Term transpose(Term a, std::span<const int64_t> order) { return apply("Transpose", {a, ints(*a.e, order)}); }

Term sum(Term a, std::span<const int64_t> axes, bool keeps) {
  if (a.e->error() || axes.empty()) return a;
  Emitter& e = *a.e;
  return apply("SumExt", {a, ints(e, axes), boolean(e, keeps), dtype(e, a.dtype())});
}

Term reduce_to(Term a, const AnyShape& shape) {
  if (a.e->error()) return a;
  const AnyShape have = a.shape();
  if (have == shape || !have.rank_known || !shape.rank_known) return a;
  std::vector<int64_t> axes;
  const size_t missing = have.dims.size() - shape.dims.size();
  for (size_t i = 0; i < have.dims.size(); ++i)
    if (i < missing || (shape.dims[i - missing] == Dim(1) && have.dims[i] != Dim(1)))
      axes.push_back(static_cast<int64_t>(i));
  return reshape(sum(a, axes, false), shape);
}

AnyShape batched_shape(int64_t batch, AnyShape shape) {
  shape.dims.insert(shape.dims.begin(), Dim(batch));
  return shape;
}

AnyShape VmapRule::own_shape(size_t i) const {
  AnyShape shape = x(i).shape();
  if (is_batched(i) && !shape.dims.empty()) shape.dims.erase(shape.dims.begin());
  return shape;
}

Term VmapRule::aligned(size_t i, int64_t own) const {
  const int64_t missing = own - own_rank(i);
  if (!is_batched(i) || missing <= 0) return x(i);
  AnyShape shape = x(i).shape();
  shape.dims.insert(shape.dims.begin() + 1, static_cast<size_t>(missing), Dim(1));
  return reshape(x(i), shape);
}

Term VmapRule::full(size_t i) const {
  return is_batched(i) ? x(i) : broadcast_to(x(i), batched_shape(call.batch, x(i).shape()));
}

Term VmapRule::axis(size_t i) const {
  const auto at = x(i).as_int();
  return at && *at >= 0 ? integer(e, *at + 1) : x(i);
}

Term VmapRule::axes(size_t i, bool empty_is_all) const {
  auto list = x(i).as_ints();
  if (!list || (list->empty() && empty_is_all)) {
    list.emplace();
    for (int64_t k = 0; k < own_rank(0); ++k) list->push_back(k);
  }
  for (int64_t& at : *list) at += at >= 0 ? 1 : 0;
  return ints(e, *list);
}

Term VmapRule::with(std::span<const Term> arguments) const {
  std::vector<Val> values;
  for (const Term& t : arguments) values.push_back(t.v);
  return {&e, e.emit(call.op, values)};
}

Term VmapRule::with_axis(size_t i) const {
  std::vector<Term> arguments;
  for (size_t k = 0; k < count(); ++k) arguments.push_back(k == i ? axis(k) : x(k));
  arguments[0] = full(0);
  return with(arguments);
}

Term vmap_broadcast(const VmapRule& r) {
  int64_t own = 0;
  for (size_t i = 0; i < r.count(); ++i) own = std::max(own, r.own_rank(i));
  std::vector<Term> arguments;
  for (size_t i = 0; i < r.count(); ++i) arguments.push_back(r.aligned(i, own));
  return r.with(arguments);
}

Term vmap_alike(const VmapRule& r) {
  std::vector<Term> arguments;
  for (size_t i = 0; i < r.count(); ++i) {
    const AbstractRef type = r.x(i).type();
    arguments.push_back(type && type->is_tensor() ? r.full(i) : r.x(i));
  }
  return r.with(arguments);
}

bool GradRule::wants(size_t i) const {
  return (call.is_wanted.empty() || call.is_wanted[i]) && call.arguments[i] && x(i).takes_gradient();
}

}  // namespace refjit::ops
