// Gradient and batching rules of operators that move elements without computing. Formulas and their order are
// MindSpore's.
#include <algorithm>

#include "ops/rules/families.h"
#include "ops/rules/math.h"

namespace refjit::ops {
namespace {

Term same(Term, Term, Term g) { return g; }
Term back_to_shape(Term x, Term, Term g) { return reshape(g, x.shape()); }

void transposed(const GradRule& r) {
  const auto order = r.x(1).as_ints().value_or(std::vector<int64_t>{});
  const auto rank = static_cast<int64_t>(order.size());
  std::vector<int64_t> inverse(order.size());
  for (int64_t i = 0; i < rank; ++i) inverse[static_cast<size_t>(front_axis(order[static_cast<size_t>(i)], rank))] = i;
  r.give(0, [&] { return transpose(r.g(), inverse); });
}

/// Gradients of a tuple's tensors: `out[0]` is a tuple as long.
template <class F>
void give_elements(const GradRule& r, F&& make) {
  std::vector<Term> made;
  const size_t count = r.x(0).type()->elements.size();
  for (size_t i = 0; i < count; ++i) made.push_back(make(i));
  r.out[0] = tuple(r.e, made).v;
}

bool takes_elements(const GradRule& r) {
  const AbstractRef t = r.x(0).type();
  return t && !t->elements.empty();
}

void concat(const GradRule& r) {
  if (!takes_elements(r)) return;
  const Term g = r.g();
  const AbstractRef type = r.x(0).type();
  const auto axis = static_cast<size_t>(front_axis(r.x(1).as_int().value_or(0), g.rank()));
  const auto count = static_cast<int64_t>(type->elements.size());
  const auto is_equal = [&](const AbstractRef& element) { return element->shape == type->elements[0]->shape; };
  if (count > 1 && std::all_of(type->elements.begin(), type->elements.end(), is_equal)) {
    const Term parts = apply("Split", {g, integer(r.e, static_cast<int64_t>(axis)), integer(r.e, count)});
    return give_elements(r, [&](size_t i) { return item(parts, static_cast<int64_t>(i)); });
  }
  std::vector<int64_t> begin(g.shape().dims.size(), 0);
  give_elements(r, [&](size_t i) {
    std::vector<int64_t> size;
    for (Dim d : type->elements[i]->shape.dims) size.push_back(d.printed());
    const Term part = apply("Slice", {g, ints(r.e, begin), ints(r.e, size)});
    begin[axis] += size[axis];
    return part;
  });
}

void stack(const GradRule& r) {
  if (!takes_elements(r)) return;
  const auto elements = r.x(0).type()->elements;
  const Term parts = apply("Split", {r.g(), r.x(1), integer(r.e, static_cast<int64_t>(elements.size()))});
  give_elements(r, [&](size_t i) { return reshape(item(parts, static_cast<int64_t>(i)), elements[i]->shape); });
}

void split(const GradRule& r) {
  std::vector<Term> parts;
  for (size_t i = 0; i < r.call.gradients.size(); ++i)
    parts.push_back(r.g(i) ? r.g(i) : zeros_like(r.y(static_cast<int64_t>(i))));
  r.give(0, [&] { return apply("Concat", {tuple(r.e, parts), r.x(1)}); });
}

/// Each axis is (times, length); the sum over the times is the gradient.
void tile(const GradRule& r) {
  const auto times = r.x(1).as_ints().value_or(std::vector<int64_t>{});
  const AnyShape have = r.x(0).shape();
  const size_t rank = std::max(times.size(), have.dims.size());
  AnyShape shape;
  std::vector<int64_t> axes;
  for (size_t i = 0; i < rank; ++i) {
    const size_t at = i + times.size() - rank, from = i + have.dims.size() - rank;
    axes.push_back(static_cast<int64_t>(shape.dims.size()));
    shape.dims.push_back(at < times.size() ? Dim(times[at]) : Dim(1));
    shape.dims.push_back(from < have.dims.size() ? have.dims[from] : Dim(1));
  }
  r.give(0, [&] { return reshape(sum(reshape(r.g(), shape), axes, false), have); });
}

void reverse(const GradRule& r) {
  r.give(0, [&] { return apply("ReverseV2", {r.g(), r.x(1)}); });
}

Term same_batch(const VmapRule& r) { return r.with({r.x(0)}); }

/// Numbers that stand in the call; those of a Tensor among a function's arguments are not known when it is batched.
std::vector<int64_t> numbers(const VmapRule& r, size_t i) {
  if (auto known = r.x(i).as_ints()) return *known;
  r.e.fail(value_error("The output of the operator is not of the Tensor type, a specific vmap rule is required."));
  return {};
}

Term reshape_batch(const VmapRule& r) {
  auto shape = numbers(r, 1);
  shape.insert(shape.begin(), r.call.batch);
  return r.with({r.x(0), ints(r.e, shape)});
}

Term transpose_batch(const VmapRule& r) {
  auto order = numbers(r, 1);
  for (int64_t& axis : order) axis = front_axis(axis, r.own_rank(0)) + 1;
  order.insert(order.begin(), 0);
  return r.with({r.x(0), ints(r.e, order)});
}

Term broadcast_batch(const VmapRule& r) {
  auto shape = numbers(r, 1);
  const Term x = r.aligned(0, static_cast<int64_t>(shape.size()));
  shape.insert(shape.begin(), r.call.batch);
  return r.with({x, ints(r.e, shape)});
}

Term axis_batch(const VmapRule& r) { return r.with_axis(1); }

/// Without axes every axis of length 1 goes, but not the batch.
Term squeeze_batch(const VmapRule& r) {
  const auto named = r.x(1).as_ints();
  if (named && !named->empty()) return r.with({r.x(0), r.axes(1, false)});
  AnyShape shape = r.own_shape(0);
  shape.dims.erase(std::remove(shape.dims.begin(), shape.dims.end(), Dim(1)), shape.dims.end());
  return reshape(r.x(0), batched_shape(r.call.batch, shape));
}

Term tile_batch(const VmapRule& r) {
  auto times = numbers(r, 1);
  const auto own = std::max(times.size(), static_cast<size_t>(r.own_rank(0)));
  times.insert(times.begin(), own + 1 - times.size(), 1);
  return r.with({r.aligned(0, static_cast<int64_t>(own)), ints(r.e, times)});
}

Term reverse_batch(const VmapRule& r) { return r.with({r.x(0), r.axes(1, false)}); }

Term split_batch(const VmapRule& r) { return r.with({r.x(0), r.axis(1), r.x(2)}); }

/// The engine gives every element of the tuple its batch axis.
Term join_batch(const VmapRule& r) { return r.with({r.x(0), r.axis(1)}); }

/// MindSpore has no gradient of the primitive whose operand this is.
void no_bprop(const GradRule& r) {
  const auto* name = std::get_if<std::string>(&r.x(1).type()->value);
  r.e.fail(user_error("RuntimeError", "Illegal primitive " + (name ? *name : "") + "'s bprop not defined"));
}
Term no_bprop_batch(const VmapRule& r) { return r.with({r.x(0), r.x(1)}); }

constexpr auto kRules = by_name({
    {"Reshape", grad1<back_to_shape>, vmap<reshape_batch>},
    {"ExpandDims", grad1<back_to_shape>, vmap<axis_batch>},
    {"Squeeze", grad1<back_to_shape>, vmap<squeeze_batch>},
    {"BroadcastTo", grad1<same>, vmap<broadcast_batch>},
    {"Identity", grad1<same>, vmap<same_batch>},
    {"TensorMove", grad1<same>, vmap<same_batch>},
    {.op = "StopGradient", .vmap = vmap<same_batch>, .is_zero_gradient = true},
    {"NoBprop", grad<no_bprop>, vmap<no_bprop_batch>},
    {"Transpose", grad<transposed>, vmap<transpose_batch>},
    {"Concat", grad<concat>, vmap<join_batch>},
    {"Stack", grad<stack>, vmap<join_batch>},
    {"Split", grad<split>, vmap<split_batch>},
    {"Tile", grad<tile>, vmap<tile_batch>},
    {"ReverseV2", grad<reverse>, vmap<reverse_batch>},
});

}  // namespace

std::span<const Rules> shape_rules() { return kRules; }

}  // namespace refjit::ops
