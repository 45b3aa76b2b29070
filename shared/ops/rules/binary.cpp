// Gradient rules of operators of two operands with broadcasting. Formulas and their order are MindSpore's.
#include "ops/rules/families.h"
#include "ops/rules/math.h"

namespace refjit::ops {
namespace {

void add(const GradRule& r) {
  r.give(0, [&] { return r.g(); });
  r.give(1, [&] { return r.g(); });
}

void sub(const GradRule& r) {
  r.give(0, [&] { return r.g(); });
  r.give(1, [&] { return -r.g(); });
}

/// alpha times the gradient.
Term scaled(const GradRule& r) { return r.x(2).as_int() == 1 ? r.g() : r.g() * r.x(2); }

void add_ext(const GradRule& r) {
  r.give(0, [&] { return r.g(); });
  r.give(1, [&] { return scaled(r); });
}

void sub_ext(const GradRule& r) {
  r.give(0, [&] { return r.g(); });
  r.give(1, [&] { return -scaled(r); });
}

/// MindSpore refuses it.
bool is_complex_product(const GradRule& r) {
  if (r.e.error() || !is_complex(r.g().dtype())) return false;
  r.e.fail(user_error("TypeError", "For 'Mul', gradient not support for complex type currently."));
  return true;
}

void mul(const GradRule& r) {
  if (is_complex_product(r)) return;
  r.give(0, [&] { return r.x(1) * r.g(); });
  r.give(1, [&] { return r.x(0) * r.g(); });
}

/// By a number.
void muls(const GradRule& r) {
  if (is_complex_product(r)) return;
  r.give(0, [&] { return apply("Muls", {r.g(), r.x(1)}); });
  r.give(1, [&] { return r.x(0) * r.g(); });
}

/// RealDiv of whole numbers: the numerator's gradient is one, and the other is made of that.
void whole_div(const GradRule& r, Term over) {
  const Term whole = cast(over, r.x(0).dtype());
  r.give(0, [&] { return whole; });
  r.give(1, [&] { return -(cast(whole, r.y().dtype()) * r.y()); });
}

/// Of complex numbers MindSpore conjugates the whole gradient, not the divisor alone.
void div(const GradRule& r) {
  const auto conjugate = [&](Term t) { return is_complex(t.dtype()) ? apply("Conj", {t}) : t; };
  const auto over = [&] { return conjugate(r.g() / r.x(1)); };
  const auto under = [&] { return conjugate(-r.g() * (r.y() / r.x(1))); };
  // An integer beside a float has been cast to it, and so is its gradient back.
  if (!r.e.error() && is_int(r.x(0).dtype()) && is_int(r.x(1).dtype())) {
    if (r.call.op.name == "RealDiv") return whole_div(r, over());
    r.give_floating(0, over);
    r.give_floating(1, under);
    return;
  }
  r.give(0, over);
  r.give(1, under);
}

/// The exponent less one; a constant stays one.
Term less_one(Term exponent) {
  const AbstractRef t = exponent.type();
  if (!t || !t->is_constant || t->is_tensor()) return exponent - 1.0;
  if (t->kind == AbstractKind::Float)
    return {exponent.e, exponent.e->constant(Abstract::floating(std::get<double>(t->value) - 1.0))};
  return integer(*exponent.e, exponent.as_int().value_or(1) - 1);
}

void pow(const GradRule& r) {
  const Term x = r.x(0), p = r.x(1);
  r.give(0, [&] { return r.g() * (p * apply("Pow", {x, less_one(p)})); });
  r.give(1, [&] {
    const Term base = select(apply("Less", {x, scalar(x, 0)}), scalar(x, 1), x);
    return r.g() * (r.y() * apply("Log", {base}));
  });
}

/// The greater (or less) operand takes the gradient; equal ones share it.
void extreme(const GradRule& r, std::string_view loses, std::string_view wins) {
  const Term x = r.x(0), y = r.x(1), g = r.g();
  // Half of an unsigned integer is one of its dtype: it does not join with a float.
  const Term half =
      is_float(g.dtype())
          ? g / 2.0
          : apply("Cast", {apply("Cast", {g, dtype(*g.e, DType::Float32)}) / 2.0, dtype(*g.e, g.dtype())});
  const Term share = select(apply("Equal", {x, y}), half, g);
  r.give(0, [&] { return select(apply(loses, {x, y}), zeros_like(share), share); });
  r.give(1, [&] { return select(apply(wins, {x, y}), zeros_like(share), share); });
}
void maximum(const GradRule& r) { extreme(r, "Less", "Greater"); }
void minimum(const GradRule& r) { extreme(r, "Greater", "Less"); }

void atan2(const GradRule& r) {
  const DType d = r.g().dtype();
  const Term x = tensor_of(r.x(0), d), y = tensor_of(r.x(1), d),
             part = apply("RealDiv", {r.g(), square(x) + square(y)});
  r.give(0, [&] { return part * y; });
  r.give(1, [&] { return part * -x; });
}

/// MindSpore's of C's remainder too.
void floor_mod(const GradRule& r) {
  r.give(0, [&] { return r.g(); });
  r.give(1, [&] { return -r.g() * apply("FloorDiv", {r.x(0), r.x(1)}); });
}

/// A complex number of its parts.
void complex_of(const GradRule& r) {
  r.give(0, [&] { return apply("Real", {r.g()}); });
  r.give(1, [&] { return apply("Imag", {r.g()}); });
}

constexpr auto kRules = by_name({
    {"Add", grad<add>},
    {"Sub", grad<sub>},
    {"AssignAdd", grad<add>},
    {"AssignSub", grad<sub>},
    {"Mul", grad<mul>},
    {"Div", grad<div>},
    {"RealDiv", grad<div>},
    {"AddExt", grad<add_ext>},
    {"SubExt", grad<sub_ext>},
    {"Muls", grad<muls>},
    {"Pow", grad<pow>},
    {"Maximum", grad<maximum>},
    {"Minimum", grad<minimum>},
    {"Atan2", grad<atan2>},
    {"FloorMod", grad<floor_mod>},
    {"Mod", grad<floor_mod>},
    {"RemainderTensorTensor", grad<floor_mod>},
    {"RemainderTensorScalar", grad<floor_mod>},
    {"RemainderScalarTensor", grad<floor_mod>},
    {.op = "FloorDiv", .is_zero_gradient = true},
    {.op = "TruncateDiv", .is_zero_gradient = true},
    {"Complex", grad<complex_of>},
    {.op = "BitwiseAnd", .is_zero_gradient = true},
    {.op = "BitwiseOr", .is_zero_gradient = true},
    {.op = "BitwiseXor", .is_zero_gradient = true},
    {.op = "Equal", .is_zero_gradient = true},
    {.op = "NotEqual", .is_zero_gradient = true},
    {.op = "Less", .is_zero_gradient = true},
    {.op = "LessEqual", .is_zero_gradient = true},
    {.op = "Greater", .is_zero_gradient = true},
    {.op = "GreaterEqual", .is_zero_gradient = true},
    {.op = "LogicalAnd", .is_zero_gradient = true},
    {.op = "LogicalOr", .is_zero_gradient = true},
    {.op = "LogicalXor", .is_zero_gradient = true},
});

}  // namespace

std::span<const Rules> binary_rules() { return kRules; }

}  // namespace refjit::ops
