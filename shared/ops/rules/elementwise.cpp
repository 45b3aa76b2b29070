// Gradient rules of operators of one operand, element by element, and of their derivatives. Formulas and their order
// are MindSpore's. Batching is the default of elementwise operators.
#include "ops/rules/families.h"
#include "ops/rules/math.h"

namespace refjit::ops {
namespace {

Term neg(Term, Term, Term g) { return -g; }
Term real(Term, Term, Term g) { return g; }
Term imag(Term x, Term, Term g) { return is_complex(x.dtype()) ? apply("Complex", {zeros_like(g), g}) : zeros_like(g); }
Term conj(Term, Term, Term g) { return apply("Conj", {g}); }
Term abs(Term x, Term y, Term g) {
  if (!is_complex(x.dtype())) return g * apply("Sign", {x});
  // The absolute value is complex as well, and so is its gradient: MindSpore multiplies the two.
  const Term size = apply("Real", {y}), re = apply("DivNoNan", {apply("Real", {x}), size}),
             im = apply("DivNoNan", {apply("Imag", {x}), size});
  return g * apply("Complex", {re, im});
}
Term angle(Term x, Term, Term g) {
  if (!is_complex(x.dtype())) return zeros_like(x);
  const Term re = apply("Real", {x}), im = apply("Imag", {x}), share = g / (square(re) + square(im));
  return apply("Complex", {-im * share, re * share});
}
Term square_of(Term x, Term, Term g) { return 2.0 * (g * x); }
Term reciprocal(Term, Term y, Term g) { return -g * conjugate(y * y); }
Term relu(Term, Term y, Term g) { return apply("ReluGrad", {g, y}); }
Term sqrt(Term, Term y, Term g) { return is_complex(y.dtype()) ? g * 0.5 / conjugate(y) : apply("SqrtGrad", {y, g}); }
Term rsqrt(Term, Term y, Term g) {
  return is_complex(y.dtype()) ? g * -0.5 * conjugate(y * y * y) : apply("RsqrtGrad", {y, g});
}
Term exp(Term, Term y, Term g) { return g * conjugate(y); }
Term expm1(Term, Term y, Term g) { return g * conjugate(y + 1.0); }
Term log(Term x, Term, Term g) { return g / x; }
Term log1p(Term x, Term, Term g) { return g / conjugate(x + 1.0); }
Term sin(Term x, Term, Term g) { return g * apply("Cos", {x}); }
Term cos(Term x, Term, Term g) { return g * -apply("Sin", {x}); }
Term tan(Term, Term y, Term g) {
  if (!y.e->error() && is_complex(y.dtype()))
    y.e->fail(user_error("TypeError", "For 'Tan', gradient not support for complex type currently."));
  return g * (1.0 + square(y));
}
Term asin(Term x, Term, Term g) {
  return is_complex(x.dtype()) ? g / conjugate(apply("Sqrt", {1.0 - square(x)})) : apply("AsinGrad", {x, g});
}
Term acos(Term x, Term, Term g) {
  return is_complex(x.dtype()) ? -g / conjugate(apply("Sqrt", {1.0 - square(x)})) : apply("ACosGrad", {x, g});
}
Term atan(Term x, Term, Term g) {
  return is_complex(x.dtype()) ? g / conjugate(1.0 + square(x)) : apply("AtanGrad", {x, g});
}
Term sinh(Term x, Term, Term g) { return g * conjugate(apply("Cosh", {x})); }
Term cosh(Term x, Term, Term g) { return g * conjugate(apply("Sinh", {x})); }
Term tanh(Term, Term y, Term g) {
  return is_complex(y.dtype()) ? g * conjugate(1.0 - y * y) : apply("TanhGrad", {y, g});
}
Term sigmoid(Term, Term y, Term g) {
  return is_complex(y.dtype()) ? g * conjugate(y * (1.0 - y)) : apply("SigmoidGrad", {y, g});
}
Term silu(Term x, Term, Term g) { return apply("SiLUGrad", {g, x}); }
Term gelu(Term x, Term y, Term g) { return apply("GeLUGrad", {g, x, y}); }
Term erf(Term x, Term, Term g) { return g * 1.1283791670955126 * apply("Exp", {-square(x)}); }

// Derivatives of the derivatives: (y or x, dy).
void tanh_grad(const GradRule& r) {
  const Term y = r.x(0), dy = r.x(1);
  r.give(0, [&] { return r.g() * -2.0 * y * dy; });
  r.give(1, [&] { return apply("TanhGrad", {y, r.g()}); });
}

void sigmoid_grad(const GradRule& r) {
  const Term y = r.x(0), dy = r.x(1);
  r.give(0, [&] { return r.g() * dy * (1.0 - 2.0 * y); });
  r.give(1, [&] { return apply("SigmoidGrad", {y, r.g()}); });
}

/// (dy, y)
void relu_grad(const GradRule& r) {
  r.give(0, [&] { return apply("ReluGrad", {r.g(), r.x(1)}); });
}

void sqrt_grad(const GradRule& r) {
  const Term part = r.g() / r.x(0);
  r.give(0, [&] { return -part * r.y(); });
  r.give(1, [&] { return part * 0.5; });
}

void rsqrt_grad(const GradRule& r) {
  const Term y = r.x(0), dy = r.x(1);
  r.give(0, [&] { return r.g() * -1.5 * dy * square(y); });
  r.give(1, [&] { return apply("RsqrtGrad", {y, r.g()}); });
}

/// Arc sine and cosine: y = dy / sqrt(1 - x^2) up to its sign.
void arc_grad(const GradRule& r) {
  const Term x = r.x(0);
  r.give(0, [&] { return r.g() * r.y() * x / (1.0 - square(x)); });
  r.give(1, [&] { return apply(r.call.op.name, {x, r.g()}); });
}

void atan_grad(const GradRule& r) {
  const Term x = r.x(0);
  r.give(0, [&] { return r.g() * r.y() * (-2.0 * x) / (1.0 + square(x)); });
  r.give(1, [&] { return apply("AtanGrad", {x, r.g()}); });
}

/// (dy, x)
void silu_grad(const GradRule& r) {
  const Term x = r.x(1);
  r.give(0, [&] { return apply("SiLUGrad", {r.g(), x}); });
  r.give(1, [&] {
    const Term s = apply("Sigmoid", {x});
    return r.g() * r.x(0) * (s * (1.0 - s) * (2.0 + x * (1.0 - 2.0 * s)));
  });
}

/// (dy, x, y) of y = x/2 (1 + t), t = tanh(u), u = k (x + c x^3).
void gelu_grad(const GradRule& r) {
  constexpr double k = 0.7978845608028654, c = 0.044715;
  const Term x = r.x(1);
  r.give(0, [&] { return apply("GeLUGrad", {r.g(), x, r.x(2)}); });
  r.give(1, [&] {
    const Term xx = square(x), t = apply("Tanh", {x * (1.0 + xx * c) * k}), rest = 1.0 - square(t);
    const Term slope = (1.0 + xx * (3 * c)) * k;
    const Term second = rest * (x * (6 * c * k)) - 2.0 * t * rest * square(slope);
    return r.g() * r.x(0) * (rest * slope + 0.5 * x * second);
  });
}

constexpr auto kRules = by_name({
    {"Neg", grad1<neg>},
    {"Abs", grad1<abs>},
    {"Square", grad1<square_of>},
    {"ReLU", grad1<relu>},
    {"Reciprocal", grad1_floating<reciprocal>},
    {"Sqrt", grad1_floating<sqrt>},
    {"Rsqrt", grad1<rsqrt>},
    {"Exp", grad1<exp>},
    {"Expm1", grad1<expm1>},
    {"Log", grad1_floating<log>},
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
    {"TanhGrad", grad<tanh_grad>, vmap<vmap_alike>},
    {"SigmoidGrad", grad<sigmoid_grad>, vmap<vmap_alike>},
    {"ReluGrad", grad<relu_grad>, vmap<vmap_alike>},
    {"SqrtGrad", grad<sqrt_grad>, vmap<vmap_alike>},
    {"RsqrtGrad", grad<rsqrt_grad>, vmap<vmap_alike>},
    {"AsinGrad", grad<arc_grad>, vmap<vmap_alike>},
    {"ACosGrad", grad<arc_grad>, vmap<vmap_alike>},
    {"AtanGrad", grad<atan_grad>, vmap<vmap_alike>},
    {"SiLUGrad", grad<silu_grad>, vmap<vmap_alike>},
    {"GeLUGrad", grad<gelu_grad>, vmap<vmap_alike>},
    {"Real", grad1<real>},
    {"Imag", grad1<imag>},
    {"Conj", grad1<conj>},
    {"Angle", grad1<angle>},
    {.op = "Sign", .is_zero_gradient = true},
    {.op = "Floor", .is_zero_gradient = true},
    {.op = "Ceil", .is_zero_gradient = true},
    {.op = "Trunc", .is_zero_gradient = true},
    {.op = "Round", .is_zero_gradient = true},
    {.op = "IsFinite", .is_zero_gradient = true},
    {.op = "IsInf", .is_zero_gradient = true},
    {.op = "IsNan", .is_zero_gradient = true},
    {.op = "LogicalNot", .is_zero_gradient = true},
});

}  // namespace

std::span<const Rules> elementwise_rules() { return kRules; }

}  // namespace refjit::ops
