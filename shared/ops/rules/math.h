#pragma once
// What gradient and batching rules are written with: Term is a Val that knows its Emitter, so a rule reads as the
// formula it is; GradRule gives the parts of one application and takes the gradients, reduced to their operand's shape
// and dtype. Private to this room. Errors stick to the Emitter, so nothing here is checked.
#include <initializer_list>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "ops/emitter.h"
#include "ops/infer.h"
#include "ops/op.h"

namespace refjit::ops {

struct Term {
  Emitter* e = nullptr;
  Val v;

  explicit operator bool() const { return static_cast<bool>(v); }
  AbstractRef type() const { return e->type_of(v); }
  /// Element type; that of a Python scalar is the tensor's that it stands for.
  DType dtype() const;
  /// A Python scalar has rank 0.
  AnyShape shape() const;
  int64_t rank() const { return static_cast<int64_t>(shape().dims.size()); }
  bool is_none() const { return !v || type()->kind == AbstractKind::None; }
  /// Is it a number that gradients flow into? Tensors of integers and of Booleans are, constants that are no tensors
  /// are not.
  bool takes_gradient() const;
  /// Constants.
  std::optional<int64_t> as_int() const;
  std::optional<bool> as_bool() const;
  std::optional<std::vector<int64_t>> as_ints() const;
};

/// By name of the operator; missing trailing arguments take their defaults.
Term apply(std::string_view op, std::initializer_list<Term> arguments);

Term integer(Emitter& e, int64_t value);
Term boolean(Emitter& e, bool value);
Term none(Emitter& e);
Term ints(Emitter& e, std::span<const int64_t> values);
Term dtype(Emitter& e, DType value);
Term tuple(Emitter& e, std::span<const Term> elements);
Term item(Term tuple, int64_t index);
/// A rank-0 constant of the dtype of `like`.
Term scalar(Term like, double value);

/// The constant 0, step, 2 step, ... (`count` of them) of an integer dtype: that of `like`.
Term count_up(Term like, int64_t count, int64_t step);
/// `a` itself when it is a tensor; a Python scalar becomes a rank-0 tensor of this dtype.
Term tensor_of(Term a, DType to);

inline Term operator+(Term a, Term b) { return apply("Add", {a, b}); }
inline Term operator-(Term a, Term b) { return apply("Sub", {a, b}); }
inline Term operator*(Term a, Term b) { return apply("Mul", {a, b}); }
inline Term operator/(Term a, Term b) { return apply("Div", {a, b}); }
inline Term operator-(Term a) { return apply("Neg", {a}); }
inline Term operator+(double a, Term b) { return scalar(b, a) + b; }
inline Term operator+(Term a, double b) { return a + scalar(a, b); }
inline Term operator-(double a, Term b) { return scalar(b, a) - b; }
inline Term operator-(Term a, double b) { return a - scalar(a, b); }
inline Term operator*(double a, Term b) { return scalar(b, a) * b; }
inline Term operator*(Term a, double b) { return a * scalar(a, b); }
inline Term operator/(Term a, double b) { return a / scalar(a, b); }

inline Term square(Term a) { return apply("Square", {a}); }
inline Term zeros_like(Term a) { return apply("ZerosLike", {a}); }
inline Term ones_like(Term a) { return apply("OnesLike", {a}); }
/// MindSpore conjugates the derivatives of some functions of complex numbers, of others not.
inline Term conjugate(Term t) { return is_complex(t.dtype()) ? apply("Conj", {t}) : t; }
inline Term select(Term condition, Term a, Term b) { return apply("Select", {condition, a, b}); }

/// `a` itself when it has the dtype.
Term cast(Term a, DType to);
/// `a` itself when it has the shape; one dim may be unknown.
Term reshape(Term a, const AnyShape& shape);
Term broadcast_to(Term a, const AnyShape& shape);
Term transpose(Term a, std::span<const int64_t> order);
/// Sums over `axes` (none: `a` itself), which vanish unless `keeps`.
Term sum(Term a, std::span<const int64_t> axes, bool keeps);
/// Sums what broadcasting repeated, so that `a` has `shape`.
Term reduce_to(Term a, const AnyShape& shape);

/// `axis` counted from the front.
inline int64_t front_axis(int64_t axis, int64_t rank) { return axis < 0 ? axis + rank : axis; }

/// One application while its gradient is made.
struct GradRule {
  Emitter& e;
  const GradCall& call;
  std::span<Val> out;

  Term x(size_t i) const { return {&e, call.arguments[i]}; }
  Term y() const { return {&e, call.result}; }
  Term y(int64_t i) const { return item(y(), i); }
  /// Gradient of result `i`; null is zero.
  Term g(size_t i = 0) const { return {&e, call.gradients[i]}; }
  /// Does argument `i` take a gradient, and does the engine ask for it?
  bool wants(size_t i) const;
  /// Makes the gradient of argument `i`, when it takes one, and fits it to the argument.
  template <class F>
  void give(size_t i, F&& make) const {
    if (wants(i)) out[i] = cast(reduce_to(make(), x(i).shape()), x(i).dtype()).v;
  }
  /// The same where the operator makes floats of integers: their gradient stays a float, as MindSpore's.
  template <class F>
  void give_floating(size_t i, F&& make) const {
    if (!wants(i)) return;
    const Term made = reduce_to(make(), x(i).shape());
    const bool is_kept = !x(i).e->error() && (is_int(x(i).dtype()) || x(i).dtype() == DType::Bool);
    out[i] = (is_kept ? made : cast(made, x(i).dtype())).v;
  }
};

/// A GradFn out of a rule.
template <void (*Rule)(const GradRule&)>
void grad(Emitter& e, const GradCall& call, std::span<Val> out) {
  Rule(GradRule{e, call, out});
}

/// A GradFn out of the formula of an operator with one differentiable argument, the first: (argument, result,
/// gradient).
template <Term (*Formula)(Term x, Term y, Term g)>
void grad1(Emitter& e, const GradCall& call, std::span<Val> out) {
  const GradRule r{e, call, out};
  r.give(0, [&] { return Formula(r.x(0), r.y(), r.g()); });
}

/// The same of an operator that makes floats of integers.
template <Term (*Formula)(Term x, Term y, Term g)>
void grad1_floating(Emitter& e, const GradCall& call, std::span<Val> out) {
  const GradRule r{e, call, out};
  r.give_floating(0, [&] { return Formula(r.x(0), r.y(), r.g()); });
}

/// One application while it is batched. Ranks and shapes named `own` are those of one example.
struct VmapRule {
  Emitter& e;
  const VmapCall& call;

  size_t count() const { return call.arguments.size(); }
  Term x(size_t i) const { return {&e, call.arguments[i]}; }
  bool is_batched(size_t i) const { return call.is_batched[i] != 0; }
  AnyShape own_shape(size_t i) const;
  int64_t own_rank(size_t i) const { return static_cast<int64_t>(own_shape(i).dims.size()); }
  /// Argument `i` so that it broadcasts with batched tensors of `own` rank: ones behind its batch axis.
  Term aligned(size_t i, int64_t own) const;
  /// Argument `i` with a batch axis, repeated when it has none.
  Term full(size_t i) const;
  /// An axis argument counted past the batch axis; negative ones hold as they are.
  Term axis(size_t i) const;
  /// A list of axes likewise; none, or an empty one where `empty_is_all`, names all axes of argument 0.
  Term axes(size_t i, bool empty_is_all) const;
  /// The operator on these arguments.
  Term with(std::span<const Term> arguments) const;
  Term with(std::initializer_list<Term> arguments) const { return with({arguments.begin(), arguments.size()}); }
  /// The operator with argument 0 full and argument `i` (an axis) moved past the batch axis.
  Term with_axis(size_t i) const;
};

/// `shape` with a batch axis in front.
AnyShape batched_shape(int64_t batch, AnyShape shape);

/// A VmapFn out of a rule.
template <Term (*Rule)(const VmapRule&)>
Val vmap(Emitter& e, const VmapCall& call) {
  return Rule(VmapRule{e, call}).v;
}

/// Operators that broadcast all their tensors: ones behind the batch axis. The default of elementwise operators.
Term vmap_broadcast(const VmapRule& r);
/// Operators whose tensors have one shape and which do not look at axes.
Term vmap_alike(const VmapRule& r);

}  // namespace refjit::ops
