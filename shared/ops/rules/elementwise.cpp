// Gradient rules of operators of one operand, element by element. Formulas and their order are MindSpore's.
#include "ops/rules/families.h"
#include "ops/rules/math.h"

namespace refjit::ops {
namespace {

Term neg(Term, Term, Term g) { return -g; }
Term abs(Term x, Term, Term g) { return g * apply("Sign", {x}); }
Term square_of(Term x, Term, Term g) { return g * (x * 2.0); }
Term reciprocal(Term, Term y, Term g) { return -g * (y * y); }
Term relu(Term, Term y, Term g) { return select(apply("Greater", {y, scalar(y, 0)}), g, zeros_like(g)); }
Term sqrt(Term, Term y, Term g) { return g * 0.5 / y; }
Term rsqrt(Term, Term y, Term g) { return g * -0.5 * (y * y * y); }
Term exp(Term, Term y, Term g) { return g * y; }
Term expm1(Term, Term y, Term g) { return g * (y + 1.0); }
Term log(Term x, Term, Term g) { return g / x; }
Term log1p(Term x, Term, Term g) { return g / (x + 1.0); }
Term sin(Term x, Term, Term g) { return g * apply("Cos", {x}); }
Term cos(Term x, Term, Term g) { return g * -apply("Sin", {x}); }
Term tan(Term, Term y, Term g) { return g * (1.0 + square(y)); }
Term asin(Term x, Term, Term g) { return g / apply("Sqrt", {1.0 - square(x)}); }
Term acos(Term x, Term, Term g) { return -g / apply("Sqrt", {1.0 - square(x)}); }
Term atan(Term x, Term, Term g) { return g / (1.0 + square(x)); }
Term sinh(Term x, Term, Term g) { return g * apply("Cosh", {x}); }
Term cosh(Term x, Term, Term g) { return g * apply("Sinh", {x}); }
Term tanh(Term, Term y, Term g) { return g * (1.0 - square(y)); }
Term sigmoid(Term, Term y, Term g) { return g * (y * (1.0 - y)); }
Term erf(Term x, Term, Term g) { return g * 1.1283791670955126 * apply("Exp", {-square(x)}); }

Term silu(Term x, Term, Term g) {
  const Term s = apply("Sigmoid", {x});
  return g * (s * (1.0 + x * (1.0 - s)));
}

/// y = x/2 (1 + t), t = tanh(k (x + c x^3)).
Term gelu(Term x, Term, Term g) {
  constexpr double k = 0.7978845608028654, c = 0.044715;
  const Term xx = square(x), t = apply("Tanh", {x * (1.0 + xx * c) * k});
  return g * (0.5 * (1.0 + t) + x * (1.0 - square(t)) * (1.0 + xx * (3 * c)) * (0.5 * k));
}

constexpr Rules kRules[] = {
    {"Neg", grad1<neg>},
    {"Abs", grad1<abs>},
    {"Square", grad1<square_of>},
    {"ReLU", grad1<relu>},
    {"Reciprocal", grad1<reciprocal>},
    {"Sqrt", grad1<sqrt>},
    {"Rsqrt", grad1<rsqrt>},
    {"Exp", grad1<exp>},
    {"Expm1", grad1<expm1>},
    {"Log", grad1<log>},
    {"Log1p", grad1<log1p>},
    {"Sin", grad1<sin>},
    {"Cos", grad1<cos>},
    {"Tan", grad1<tan>},
    {"Asin", grad1<asin>},
    {"ACos", grad1<acos>},
    {"Atan", grad1<atan>},
    {"Sinh", grad1<sinh>},
    {"Cosh", grad1<cosh>},
    {"Tanh", grad1<tanh>},
    {"Sigmoid", grad1<sigmoid>},
    {"Erf", grad1<erf>},
    {"GeLU", grad1<gelu>},
    {"SiLU", grad1<silu>},
    {.op = "Sign", .is_zero_gradient = true},
    {.op = "Floor", .is_zero_gradient = true},
    {.op = "Ceil", .is_zero_gradient = true},
    {.op = "Trunc", .is_zero_gradient = true},
    {.op = "Round", .is_zero_gradient = true},
    {.op = "IsFinite", .is_zero_gradient = true},
    {.op = "IsInf", .is_zero_gradient = true},
    {.op = "IsNan", .is_zero_gradient = true},
    {.op = "LogicalNot", .is_zero_gradient = true},
};

}  // namespace

std::span<const Rules> elementwise_rules() { return kRules; }

}  // namespace refjit::ops
