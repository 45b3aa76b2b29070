// complex: slots, constructor, methods.
#include <cmath>

#include "base/number_text.h"
#include "vm/types/define.h"
#include "vm/types/real.h"
#include "vm/types/text.h"
#include "vm/warn.h"

namespace refjit::vm {

/// A number's text with ASCII digits and without the underscores between them; false: one stands elsewhere.
bool plain_digits(std::string_view raw, std::string& out);  // float_type.cpp

namespace {

/// complex, float or int as a pair; false without exception: something else.
bool operand(Vm& vm, Value v, double& real, double& imag) {
  imag = 0;
  if (v.is_object() && vm.is_instance(v, vm.types().complex)) {
    real = as<Complex>(v)->real;
    imag = as<Complex>(v)->imag;
    return true;
  }
  if (float_value(v, real)) return true;
  return is_int(v) && int_to_double(vm, v, real);
}

using Binary = Ref (*)(Vm&, double, double, double, double);
template <Binary F>
Ref binary_slot(Vm& vm, Value a, Value b) {
  double ar, ai, br, bi;
  if (!operand(vm, a, ar, ai) || !operand(vm, b, br, bi)) return vm.has_exception() ? Ref() : not_implemented();
  return F(vm, ar, ai, br, bi);
}

Ref add(Vm& vm, double ar, double ai, double br, double bi) { return new_complex(vm, ar + br, ai + bi); }
Ref subtract(Vm& vm, double ar, double ai, double br, double bi) { return new_complex(vm, ar - br, ai - bi); }
Ref multiply(Vm& vm, double ar, double ai, double br, double bi) {
  return new_complex(vm, ar * br - ai * bi, ar * bi + ai * br);
}

bool quotient(double ar, double ai, double br, double bi, double& real, double& imag) {
  const double size_r = std::fabs(br), size_i = std::fabs(bi);
  if (size_r >= size_i) {
    if (size_r == 0) return false;
    const double ratio = bi / br, denominator = br + bi * ratio;
    real = (ar + ai * ratio) / denominator;
    imag = (ai - ar * ratio) / denominator;
  } else if (size_i >= size_r) {
    const double ratio = br / bi, denominator = br * ratio + bi;
    real = (ar * ratio + ai) / denominator;
    imag = (ai * ratio - ar) / denominator;
  } else {
    real = imag = std::nan("");
  }
  return true;
}

Ref divide(Vm& vm, double ar, double ai, double br, double bi) {
  double real, imag;
  if (!quotient(ar, ai, br, bi, real, imag)) return vm.raise(vm.types().ZeroDivisionError, "complex division by zero");
  return new_complex(vm, real, imag);
}

Ref compare(Vm& vm, Value a, Value b, CompareOp op) {
  if (op != CompareOp::Eq && op != CompareOp::Ne) return not_implemented();
  const Complex* x = as<Complex>(a);
  bool same;
  if (is_int(b)) {
    same = x->imag == 0 && int_compare_double(b, x->real) == 0;
  } else {
    double real, imag;
    if (!operand(vm, b, real, imag)) return not_implemented();
    same = x->real == real && x->imag == imag;
  }
  return boolean(same == (op == CompareOp::Eq));
}

bool hash(Vm&, Value v, int64_t& out) {
  const uint64_t real = static_cast<uint64_t>(float_hash(as<Complex>(v)->real)),
                 imag = static_cast<uint64_t>(float_hash(as<Complex>(v)->imag));
  out = static_cast<int64_t>(real + 1000003u * imag);
  if (out == -1) out = -2;
  return true;
}

Ref repr(Vm& vm, Value v) {
  const double real = as<Complex>(v)->real, imag = as<Complex>(v)->imag;
  const auto text = [](double d) { return format_double(d, 'r', 0, false); };
  if (real == 0 && !std::signbit(real)) return new_str(vm, text(imag) + "j");
  std::string second = text(imag);
  if (second[0] != '-') second.insert(0, "+");
  return new_str(vm, "(" + text(real) + second + "j)");
}

Ref negate(Vm& vm, Value v) { return new_complex(vm, -as<Complex>(v)->real, -as<Complex>(v)->imag); }
Ref positive(Vm& vm, Value v) { return new_complex(vm, as<Complex>(v)->real, as<Complex>(v)->imag); }
Ref absolute(Vm& vm, Value v) {
  const double real = as<Complex>(v)->real, imag = as<Complex>(v)->imag;
  if (std::isinf(real) || std::isinf(imag)) return Ref(Value::of(HUGE_VAL));
  const double size = real::hypot(real, imag);
  if (std::isinf(size)) return overflow_error(vm, "absolute value too large");
  return Ref(Value::of(size));
}

/// complex("1+2j").
bool parse(std::string_view given, double& real, double& imag) {
  std::string plain;
  if (!plain_digits(given, plain)) return false;
  std::string_view text = trim_ascii(plain);
  if (text.size() >= 2 && text.front() == '(' && text.back() == ')') text = trim_ascii(text.substr(1, text.size() - 2));
  real = imag = 0;
  if (text.empty()) return false;
  const bool is_imaginary = text.back() == 'j' || text.back() == 'J';
  if (!is_imaginary) {
    const auto value = parse_double(text);
    if (value) real = *value;
    return value.has_value();
  }
  text.remove_suffix(1);
  size_t cut = 0;  // the sign that starts the imaginary part
  for (size_t i = text.size(); i-- > 1;)
    if ((text[i] == '+' || text[i] == '-') && text[i - 1] != 'e' && text[i - 1] != 'E') {
      cut = i;
      break;
    }
  if (cut) {
    const auto value = parse_double(text.substr(0, cut));
    if (!value) return false;
    real = *value;
  }
  const std::string_view rest = text.substr(cut);
  if (rest.empty() || rest == "+" || rest == "-") {
    imag = rest == "-" ? -1 : 1;
    return true;
  }
  const auto value = parse_double(rest);
  if (value) imag = *value;
  return value.has_value();
}

/// A number argument: __complex__ (of the first one, `asks`), __float__, __index__.
bool number_of(Vm& vm, Value v, bool asks, double& real, double& imag) {
  const bool is_subclass = vm.is_instance(v, vm.types().complex) && !is_exactly(v, vm.types().complex);
  if (!(asks && is_subclass) && operand(vm, v, real, imag)) return true;
  if (vm.has_exception()) return false;
  if (Ref method = asks ? find_special(vm, v, vm.names().complex) : Ref()) {
    Ref made = vm.call(method, {});
    return made &&
           ((vm.is_instance(made, vm.types().complex) && operand(vm, made, real, imag)) ||
            fail(type_error(vm, "__complex__ returned non-complex (type " + vm.type_name(made) + ")"))) &&
           warn_of_subclass(vm, "__complex__", vm.types().complex, made);
  }
  imag = 0;
  return !vm.has_exception() && vm.as_double(v, real);
}

constexpr NativeDef kNew = {"complex", "real=, imag=", nullptr};

Ref construct(Vm& vm, Type* type, Args args) {
  Value in[2];
  Ref keep[2];
  if (!bind(vm, kNew, args, in, keep)) return {};
  double real = 0, imag = 0;
  if (type == vm.types().complex && in[0] && !in[1] && is_exactly(in[0], type)) return Ref(in[0]);
  if (in[0] && is_str(in[0])) {
    if (in[1]) return type_error(vm, "complex() can't take second arg if first is a string");
    if (!parse(view_of(in[0]), real, imag)) return value_error(vm, "complex() arg is a malformed string");
  } else {
    if (in[1] && is_str(in[1])) return type_error(vm, "complex() second arg can't be a string");
    const auto takes = [&](Value v) {
      const Slots& s = vm.type_of(v)->slots;
      return is_float(v) || is_int(v) || vm.is_instance(v, vm.types().complex) || s.to_float || s.index;
    };
    if (in[0] && !in[1] && type == vm.types().complex && is_exactly(in[0], type)) return Ref(in[0]);
    if (in[0] && !takes(in[0]) && !find_special(vm, in[0], vm.names().complex))
      return type_error(vm, "complex() first argument must be a string or a number, not '" + vm.type_name(in[0]) + "'");
    if (in[1] && !takes(in[1]))
      return type_error(vm, "complex() second argument must be a number, not '" + vm.type_name(in[1]) + "'");
    double br = 0, bi = 0;
    if (in[0] && !number_of(vm, in[0], true, real, imag)) return {};
    if (in[1]) {
      if (!number_of(vm, in[1], false, br, bi)) return {};
      // Only complex arguments mix parts: adding a plain 0 would lose the sign of -0.0.
      const auto is_complex = [&](Value v) { return v && !is_float(v) && !is_int(v); };
      if (is_complex(in[1])) real -= bi;
      imag = is_complex(in[0]) ? imag + br : br;
    }
  }
  auto* made = make_object<Complex>(vm, type);
  if (!made) return {};
  made->real = real;
  made->imag = imag;
  return Ref::steal(Value(made));
}

Ref conjugate(Vm& vm, Args args) {
  return new_complex(vm, self_as<Complex>(args)->real, -self_as<Complex>(args)->imag);
}
Ref format(Vm& vm, Args args) {
  Str* spec;
  if (!str_argument(vm, args[1], "__format__() argument", spec)) return {};
  if (spec->bytes == 0) return vm.str(args[0]);
  return format_complex(vm, self_as<Complex>(args)->real, self_as<Complex>(args)->imag, spec->view());
}
const NativeDef kMethods[] = {
    {"conjugate", "", conjugate},
    {"__format__", "format_spec, /", format},
    {"__getnewargs__", "",
     [](Vm& vm, Args a) {
       const auto* z = as<Complex>(a[0]);
       return new_tuple(vm, {Value::of(z->real), Value::of(z->imag)});
     }},
    {"__complex__", "",
     [](Vm& vm, Args a) { return is_exactly(a[0], vm.types().complex) ? Ref(a[0]) : positive(vm, a[0]); }},
};
const PropertyDef kProperties[] = {
    {"real", [](Vm&, Value v) { return Ref(Value::of(as<Complex>(v)->real)); }, nullptr},
    {"imag", [](Vm&, Value v) { return Ref(Value::of(as<Complex>(v)->imag)); }, nullptr},
};

}  // namespace

Ref new_complex(Vm& vm, double real, double imag) {
  auto* made = make_object<Complex>(vm, vm.types().complex);
  if (!made) return {};
  made->real = real;
  made->imag = imag;
  return Ref::steal(Value(made));
}

Ref complex_power(Vm& vm, double ar, double ai, double br, double bi) {
  if (br == 0 && bi == 0) return new_complex(vm, 1, 0);
  if (ar == 0 && ai == 0) {
    if (bi != 0 || br < 0) return vm.raise(vm.types().ZeroDivisionError, "0.0 to a negative or complex power");
    return new_complex(vm, 0, 0);
  }
  if (bi == 0 && br == std::floor(br) && std::fabs(br) <= 100) {
    // Small whole exponents by multiplication, as CPython.
    double rr = 1, ri = 0, xr = ar, xi = ai;
    for (int64_t n = static_cast<int64_t>(std::fabs(br)), mask = 1; mask <= n; mask <<= 1) {
      if (n & mask) {
        const double t = rr * xr - ri * xi;
        ri = rr * xi + ri * xr;
        rr = t;
      }
      const double t = xr * xr - xi * xi;
      xi = xr * xi + xi * xr;
      xr = t;
    }
    if (br > 0) return new_complex(vm, rr, ri);
    double real, imag;
    if (!quotient(1, 0, rr, ri, real, imag)) return vm.raise(vm.types().ZeroDivisionError, "complex division by zero");
    return new_complex(vm, real, imag);
  }
  const double size = real::hypot(ar, ai), angle = real::atan2(ai, ar);
  double length = real::pow(size, br), phase = angle * br;
  if (bi != 0) {
    length *= real::exp(-angle * bi);
    phase += bi * real::log(size);
  }
  const double r = length * real::cos(phase), i = length * real::sin(phase);
  if (std::isinf(r) || std::isinf(i)) return overflow_error(vm, "complex exponentiation");
  return new_complex(vm, r, i);
}

bool define_complex(Vm& vm) {
  TypeDef def{"complex", sizeof(Complex), nullptr, {}, kMethods};
  Slots& s = def.slots;
  s.repr = repr;
  s.hash = hash;
  s.truth = [](Vm&, Value v, bool& out) { return out = as<Complex>(v)->real != 0 || as<Complex>(v)->imag != 0, true; };
  s.compare = compare;
  const auto set = [&](BinaryOp op, Ref (*fn)(Vm&, Value, Value)) { s.binary[static_cast<size_t>(op)] = fn; };
  set(BinaryOp::Add, binary_slot<add>);
  set(BinaryOp::Subtract, binary_slot<subtract>);
  set(BinaryOp::Multiply, binary_slot<multiply>);
  set(BinaryOp::TrueDivide, binary_slot<divide>);
  set(BinaryOp::Power, binary_slot<complex_power>);
  s.unary[static_cast<size_t>(UnaryOp::Negative)] = negate;
  s.unary[static_cast<size_t>(UnaryOp::Positive)] = positive;
  s.unary[static_cast<size_t>(UnaryOp::Absolute)] = absolute;
  s.construct = construct;
  return define_type(vm, vm.types().complex, def) && add_properties(vm, vm.types().complex, kProperties);
}

}  // namespace refjit::vm
