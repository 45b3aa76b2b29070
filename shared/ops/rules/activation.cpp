// Gradient rules of activations and of the rarer elementwise functions, and of the gradients that are operators.
#include <algorithm>
#include <cmath>

#include "ops/rules/families.h"
#include "ops/rules/math.h"

namespace refjit::ops {
namespace {

Term exp_of(Term x) { return apply("Exp", {x}); }
Term sigmoid_of(Term x) { return apply("Sigmoid", {x}); }
Term is_greater(Term a, double b) { return apply("Greater", {a, scalar(a, b)}); }
Term where_positive(Term x, Term a, Term b) { return select(is_greater(x, 0), a, b); }

Term hswish(Term x, Term, Term g) { return apply("HSwishGrad", {g, x}); }
Term hsigmoid(Term x, Term, Term g) { return apply("HSigmoidGrad", {g, x}); }
Term relu6(Term x, Term, Term g) { return apply("ReLU6Grad", {g, x}); }
Term softsign(Term x, Term, Term g) { return g / square(1.0 + apply("Abs", {x})); }
Term elu(Term, Term y, Term g) { return apply("EluGrad", {g, y}); }
/// As MindSpore has it: elu's gradient at selu's own result.
Term selu(Term, Term y, Term g) { return apply("EluGrad", {g, y}) * 1.05070098; }
Term softplus(Term x, Term, Term g) { return g * sigmoid_of(x); }
Term log_sigmoid(Term x, Term, Term g) { return g * sigmoid_of(-x); }
Term mish(Term x, Term, Term g) {
  const Term t = apply("Tanh", {apply("Softplus", {x})});
  return g * (t + x * (1.0 - square(t)) * sigmoid_of(x));
}
Term fast_gelu(Term x, Term, Term g) {
  const Term s = sigmoid_of(x * 1.702);
  return g * (s + x * 1.702 * s * (1.0 - s));
}
Term shrink(Term, Term y, Term g) { return select(apply("NotEqual", {y, scalar(y, 0)}), g, zeros_like(g)); }
Term erfc(Term x, Term, Term g) { return g * -1.1283791670955126 * exp_of(-square(x)); }
Term erfinv(Term, Term y, Term g) { return g * 0.88622692545275801 * exp_of(square(y)); }
Term asinh(Term x, Term, Term g) { return g / conjugate(apply("Sqrt", {1.0 + square(x)})); }
/// Not a number where the function is none.
Term acosh(Term x, Term, Term g) { return g / conjugate(apply("Sqrt", {x - 1.0}) * apply("Sqrt", {x + 1.0})); }
Term atanh(Term x, Term, Term g) { return g / (1.0 - square(x)); }
Term exp2(Term, Term y, Term g) { return g * y * 0.69314718055994531; }
Term log2(Term x, Term, Term g) { return g / (x * 0.69314718055994531); }
Term log10(Term x, Term, Term g) { return g / (x * 2.3025850929940457); }
Term sinc(Term x, Term y, Term g) {
  const Term slope = (apply("Cos", {x * 3.14159265358979323846}) - y) / x;
  const Term made = g * select(apply("Equal", {x, scalar(x, 0)}), zeros_like(x), slope);
  return is_complex(x.dtype()) ? apply("Conj", {made}) : made;
}

void celu(const GradRule& r) {
  const Term x = r.x(0);
  r.give(0, [&] { return where_positive(x, r.g(), r.g() * exp_of(x / r.x(1))); });
}
void leaky_relu(const GradRule& r) {
  r.give(0, [&] { return where_positive(r.x(0), r.g(), r.g() * r.x(1)); });
}
void threshold(const GradRule& r) {
  r.give(0, [&] { return select(apply("Greater", {r.x(0), r.x(1)}), r.g(), zeros_like(r.g())); });
}
/// Beyond [eps, 1 - eps] the function is constant.
void logit(const GradRule& r) {
  const Term x = r.x(0), slope = r.g() / (x * (1.0 - x));
  r.give(0, [&] {
    const AbstractRef arguments[] = {r.x(1).type()};
    const double eps = float_argument(arguments, 0).value_or(-1);
    const double low = std::max(eps, 0.0);
    const Term inside =
        apply("LogicalAnd", {apply("GreaterEqual", {x, scalar(x, low)}), apply("LessEqual", {x, scalar(x, 1 - low)})});
    return select(inside, slope, eps < 0 ? std::nan("") + zeros_like(slope) : zeros_like(slope));
  });
}

void xlogy(const GradRule& r) {
  const Term x = tensor_of(r.x(0), r.y().dtype()), y = tensor_of(r.x(1), r.y().dtype());
  r.give(0, [&] {
    const Term part = r.g() * apply("Log", {y});
    if (is_complex(x.dtype())) return part;
    const Term is_still =
        apply("LogicalAnd", {apply("Equal", {x, scalar(x, 0)}), apply("LessEqual", {y, scalar(y, 0)})});
    return select(is_still, zeros_like(part), part);
  });
  r.give(1, [&] { return r.g() * x / y; });
}
void log_add_exp(const GradRule& r) {
  for (size_t i = 0; i < 2; ++i) r.give(i, [&] { return r.g() * exp_of(tensor_of(r.x(i), r.y().dtype()) - r.y()); });
}
void hypot(const GradRule& r) {
  for (size_t i = 0; i < 2; ++i) r.give(i, [&] { return r.g() * tensor_of(r.x(i), r.y().dtype()) / r.y(); });
}
void squared_difference(const GradRule& r) {
  const DType d = r.y().dtype();
  const Term part = r.g() * ((cast(tensor_of(r.x(0), d), d) - cast(tensor_of(r.x(1), d), d)) * 2.0);
  r.give(0, [&] { return part; });
  r.give(1, [&] { return -part; });
}
void div_no_nan(const GradRule& r) {
  r.give(0, [&] { return apply("DivNoNan", {r.g(), r.x(1)}); });
  r.give(1, [&] { return -(r.g() * apply("DivNoNan", {apply("DivNoNan", {r.x(0), r.x(1)}), r.x(1)})); });
}

/// (dy, x) or (dy, y): linear in dy and made of straight pieces otherwise.
void straight_grad(const GradRule& r) {
  r.give(0, [&] { return apply(r.call.op.name, {r.g(), r.x(1)}); });
}
void hswish_grad(const GradRule& r) {
  straight_grad(r);
  const Term x = r.x(1);
  r.give(1, [&] {
    const Term slope = r.g() * r.x(0) / 3.0;
    return select(apply("Less", {apply("Abs", {x}), scalar(x, 3)}), slope, zeros_like(slope));
  });
}
void elu_grad(const GradRule& r) {
  straight_grad(r);
  const Term part = r.g() * r.x(0);
  r.give(1, [&] { return where_positive(r.x(1), zeros_like(part), part); });
}

constexpr auto kRules = by_name({
    {"HSwish", grad1<hswish>},
    {"HSigmoid", grad1<hsigmoid>},
    {"ReLU6", grad1<relu6>},
    {"Softsign", grad1<softsign>},
    {"Elu", grad1<elu>},
    {"CeLU", grad<celu>},
    {"SeLU", grad1<selu>},
    {"Mish", grad1<mish>},
    {"Softplus", grad1<softplus>},
    {"LogSigmoid", grad1<log_sigmoid>},
    {"FastGeLU", grad1<fast_gelu>},
    {"HShrink", grad1<shrink>},
    {"SoftShrink", grad1<shrink>},
    {"LeakyReLU", grad<leaky_relu>},
    {"Threshold", grad<threshold>},
    {"Erfc", grad1<erfc>},
    {"Erfinv", grad1<erfinv>},
    {"Asinh", grad1<asinh>},
    {"Acosh", grad1<acosh>},
    {"Atanh", grad1<atanh>},
    {"Exp2", grad1<exp2>},
    {"Log2", grad1<log2>},
    {"Log10", grad1<log10>},
    {"Sinc", grad1<sinc>},
    {"Logit", grad<logit>},
    {"Xlogy", grad<xlogy>},
    {"LogAddExp", grad<log_add_exp>},
    {"Hypot", grad<hypot>},
    {"SquaredDifference", grad<squared_difference>},
    {"DivNoNan", grad<div_no_nan>},
    {"ReLU6Grad", grad<straight_grad>},
    {"HSwishGrad", grad<hswish_grad>},
    {"HSigmoidGrad", grad<straight_grad>},
    {"EluGrad", grad<elu_grad>},
});

}  // namespace

std::span<const Rules> activation_rules() { return kRules; }

}  // namespace refjit::ops
