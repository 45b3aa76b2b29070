// math: CPython's function names and errors over kernels/scalar_math.h, so both builds give the same bits.
#include <cmath>
#include <numeric>
#include <vector>

#include "kernels/scalar_math.h"
#include "vm/modules/modules.h"
#include "vm/types/define.h"
#include "vm/types/int_wide.h"

namespace refjit::vm {

namespace {

Ref domain_error(Vm& vm) { return value_error(vm, "math domain error"); }
Ref range_error(Vm& vm) { return overflow_error(vm, "math range error"); }

bool real_argument(Vm& vm, Value v, double& out) {
  if (v.is_double()) return out = v.as_double(), true;
  if (!is_float(v) && !is_int(v) && !vm.type_of(v)->slots.to_float && !vm.type_of(v)->slots.index)
    return fail(type_error(vm, "must be real number, not " + vm.type_name(v)));
  return vm.as_double(v, out);
}

/// NaN from a number is a domain error; infinity from a finite one a range error, where the function can overflow.
template <double (*F)(double), bool CanOverflow>
Ref one(Vm& vm, Args args) {
  double x;
  if (!real_argument(vm, args[0], x)) return {};
  const double result = F(x);
  if (result != result && x == x) return domain_error(vm);
  if (std::isinf(result) && std::isfinite(x)) return CanOverflow ? range_error(vm) : domain_error(vm);
  return Ref(Value::of(result));
}

/// log(x) of any positive int, however wide.
template <double (*F)(double)>
bool logarithm(Vm& vm, Value v, double& out) {
  double x;
  if (is_int(v)) {
    if (int_is_negative(v) || int_is_zero(v)) return fail(domain_error(vm));
    if (int_bit_length(v) >= 1024) {
      // x = m * 2^shift, 0.5 <= m < 1
      const int64_t shift = int_bit_length(v) - 64;
      Ref count = new_int(vm, shift), top = int_right_shift(vm, v, count);
      if (!top || !int_to_double(vm, top, x)) return false;
      out = F(std::ldexp(x, -64)) + F(2.0) * static_cast<double>(shift + 64);
      return true;
    }
  }
  if (!real_argument(vm, v, x)) return false;
  if (x <= 0) return fail(domain_error(vm));
  out = F(x);
  return true;
}

Ref log(Vm& vm, Args args) {
  double x, base;
  if (!logarithm<kernels::ref_log>(vm, args[0], x)) return {};
  if (!args[1]) return Ref(Value::of(x));
  if (!logarithm<kernels::ref_log>(vm, args[1], base)) return {};
  if (base == 0) return vm.raise(vm.types().ZeroDivisionError, "float division by zero");
  return Ref(Value::of(x / base));
}
template <double (*F)(double)>
Ref log_of(Vm& vm, Args args) {
  double x;
  return logarithm<F>(vm, args[0], x) ? Ref(Value::of(x)) : Ref();
}

template <double (*F)(double, double)>
Ref two(Vm& vm, Args args) {
  double x, y;
  if (!real_argument(vm, args[0], x) || !real_argument(vm, args[1], y)) return {};
  const double result = F(x, y);
  if (result != result && x == x && y == y) return domain_error(vm);
  if (std::isinf(result) && std::isfinite(x) && std::isfinite(y)) return range_error(vm);
  return Ref(Value::of(result));
}

Ref pow(Vm& vm, Args args) {
  double x, y;
  if (!real_argument(vm, args[0], x) || !real_argument(vm, args[1], y)) return {};
  const double result = kernels::ref_pow(x, y);
  if (result != result && x == x && y == y) return domain_error(vm);
  if (std::isinf(result) && std::isfinite(x) && std::isfinite(y)) return x == 0 ? domain_error(vm) : range_error(vm);
  return Ref(Value::of(result));
}

double fmod_of(double x, double y) { return std::isinf(y) && std::isfinite(x) ? x : kernels::ref_fmod(x, y); }
double copysign_of(double x, double y) { return std::copysign(x, y); }
double fabs_of(double x) { return std::fabs(x); }

double gamma_of(double x) {
  if (x == std::floor(x) && x <= 0) return std::nan("");
  if (x == -HUGE_VAL) return std::nan("");
  return kernels::ref_gamma(x);
}
Ref lgamma(Vm& vm, Args args) {
  double x;
  if (!real_argument(vm, args[0], x)) return {};
  if (x != x) return Ref(Value::of(x));
  if (std::isinf(x)) return Ref(Value::of(HUGE_VAL));
  if (x == std::floor(x) && x <= 2) return x <= 0 ? domain_error(vm) : Ref(Value::of(0.0));
  const double result = kernels::ref_lgamma(x);
  return std::isinf(result) ? range_error(vm) : Ref(Value::of(result));
}

/// floor, ceil, trunc: the dunder of the type first.
template <Str* Names::*Dunder, double (*F)(double)>
Ref to_whole(Vm& vm, Args args) {
  double x;
  if (args[0].is_double()) {
    x = args[0].as_double();
  } else {
    if (args[0].is_small_int()) return Ref(args[0]);
    Ref method = find_special(vm, args[0], vm.names().*Dunder);
    if (method) return vm.call(method, {});
    if (vm.has_exception() || !real_argument(vm, args[0], x)) return {};
  }
  const double whole = F(x);
  if (whole != whole) return value_error(vm, "cannot convert float NaN to integer");
  if (std::isinf(whole)) return overflow_error(vm, "cannot convert float infinity to integer");
  return int_from_double(vm, whole);
}
Ref trunc(Vm& vm, Args args) {
  if (!find_special(vm, args[0], vm.names().trunc)) {
    if (vm.has_exception()) return {};
    return type_error(vm, "type " + vm.type_name(args[0]) + " doesn't define __trunc__ method");
  }
  return to_whole<&Names::trunc, kernels::ref_trunc>(vm, args);
}

template <int Which>
Ref classify(Vm& vm, Args args) {
  double x;
  if (!real_argument(vm, args[0], x)) return {};
  return boolean(Which == 0 ? x != x : Which == 1 ? std::isinf(x) : std::isfinite(x));
}

Ref degrees(Vm& vm, Args args) {
  double x;
  return real_argument(vm, args[0], x) ? Ref(Value::of(x * (180.0 / M_PI))) : Ref();
}
Ref radians(Vm& vm, Args args) {
  double x;
  return real_argument(vm, args[0], x) ? Ref(Value::of(x * (M_PI / 180.0))) : Ref();
}

Ref frexp(Vm& vm, Args args) {
  double x;
  int exponent = 0;
  if (!real_argument(vm, args[0], x)) return {};
  if (std::isfinite(x) && x != 0) x = std::frexp(x, &exponent);
  return new_tuple(vm, {Value::of(x), Value::small_int(exponent)});
}

Ref ldexp(Vm& vm, Args args) {
  double x;
  int64_t exponent;
  if (!real_argument(vm, args[0], x)) return {};
  if (!is_int(args[1])) return type_error(vm, "Expected an int as second argument to ldexp.");
  if (!int_fits(args[1], exponent)) exponent = int_is_negative(args[1]) ? -100000 : 100000;
  if (x == 0 || !std::isfinite(x)) return Ref(Value::of(x));
  const double result = kernels::ref_ldexp(x, exponent);
  return std::isinf(result) ? range_error(vm) : Ref(Value::of(result));
}

Ref modf(Vm& vm, Args args) {
  double x;
  if (!real_argument(vm, args[0], x)) return {};
  if (std::isinf(x)) return new_tuple(vm, {Value::of(std::copysign(0.0, x)), Value::of(x)});
  const double whole = std::trunc(x);
  return new_tuple(vm, {Value::of(std::copysign(x - whole, x)), Value::of(whole)});
}

/// Whether there are none; a function of any number of arguments has them unparsed.
bool is_without_keywords(Vm& vm, Args args, const char* name) {
  if (!args.keywords || args.keywords->size == 0) return true;
  vm.raise(vm.types().TypeError, std::string("math.") + name + "() takes no keyword arguments");
  return false;
}

Ref gcd(Vm& vm, Args args) {
  if (!is_without_keywords(vm, args, "gcd")) return {};
  Ref total = new_int(vm, 0);
  for (uint32_t i = 0; total && i < args.count; ++i) {
    Ref next(args[i]);
    if (!is_int(next)) {
      if (!vm.type_of(next)->slots.index)
        return type_error(vm, "'" + vm.type_name(next) + "' object cannot be interpreted as an integer");
      next = vm.type_of(next)->slots.index(vm, next);
      if (!next) return {};
    }
    int64_t a, b;
    // The smallest int64 has no positive counterpart there.
    if (int_fits(total, a) && int_fits(next, b) && a != INT64_MIN && b != INT64_MIN)
      total = new_int(vm, std::gcd(a, b));
    else
      total = wide_gcd(vm, total, next);
  }
  return total;
}

Ref lcm(Vm& vm, Args args) {
  if (!is_without_keywords(vm, args, "lcm")) return {};
  Ref total = new_int(vm, 1);
  for (uint32_t i = 0; total && i < args.count; ++i) {
    if (!is_int(args[i]))
      return type_error(vm, "'" + vm.type_name(args[i]) + "' object cannot be interpreted as an integer");
    if (int_is_zero(args[i]) || int_is_zero(total)) {
      total = new_int(vm, 0);
      continue;
    }
    const Value pair[] = {total, args[i]};
    Ref divisor = gcd(vm, {pair, 2, nullptr});
    Ref part = divisor ? int_floor_divide(vm, total, divisor) : Ref();
    total = part ? int_multiply(vm, part, args[i]) : Ref();
    if (total && int_is_negative(total)) total = int_negate(vm, total);
  }
  return total;
}

/// first * (first + 1) * ... * last, by halves: factors of one length are multiplied quickest.
Ref product_of_range(Vm& vm, int64_t first, int64_t last) {
  if (last - first < 16) {
    Ref result = new_int(vm, first);
    for (int64_t i = first + 1; result && i <= last; ++i) result = int_multiply(vm, result, Value::small_int(i));
    return result;
  }
  const int64_t middle = first + (last - first) / 2;
  Ref low = product_of_range(vm, first, middle), high = low ? product_of_range(vm, middle + 1, last) : Ref();
  return high ? int_multiply(vm, low, high) : Ref();
}

Ref factorial(Vm& vm, Args args) {
  if (!is_int(args[0]) && !vm.type_of(args[0])->slots.index)
    return type_error(vm, "'" + vm.type_name(args[0]) + "' object cannot be interpreted as an integer");
  Ref whole = is_int(args[0]) ? Ref(args[0]) : vm.type_of(args[0])->slots.index(vm, args[0]);
  if (!whole) return {};
  if (int_is_negative(whole)) return value_error(vm, "factorial() not defined for negative values");
  int64_t n;
  if (!int_fits(whole, n)) return overflow_error(vm, "factorial() argument should not exceed 9223372036854775807");
  return n < 2 ? new_int(vm, 1) : product_of_range(vm, 2, n);
}

/// n! / (n - k)!, divided by k! for comb.
Ref falling(Vm& vm, Args given, bool divide) {
  if (!divide && (!given[1] || given[1].is_none())) return factorial(vm, given);
  Ref kept[2];
  for (uint32_t i = 0; i < 2; ++i) {
    const auto index = vm.type_of(given[i])->slots.index;
    if (!is_int(given[i]) && !index)
      return type_error(vm, "'" + vm.type_name(given[i]) + "' object cannot be interpreted as an integer");
    kept[i] = is_int(given[i]) ? Ref(given[i]) : index(vm, given[i]);
    if (!kept[i]) return {};
  }
  const Value args[] = {kept[0], kept[1]};
  if (int_is_negative(args[0])) return value_error(vm, "n must be a non-negative integer");
  if (int_is_negative(args[1])) return value_error(vm, "k must be a non-negative integer");
  if (int_compare(args[1], args[0]) > 0) return new_int(vm, 0);
  int64_t k;
  Ref small(args[1]);
  if (divide) {
    Ref other = int_subtract(vm, args[0], args[1]);
    if (int_compare(other, small) < 0) small = other;
  }
  if (!int_fits(small, k)) return overflow_error(vm, "min(n - k, k) must not exceed 9223372036854775807");
  Ref result = new_int(vm, 1), factor(args[0]);
  for (int64_t i = 1; result && factor && i <= k; ++i) {
    result = int_multiply(vm, result, factor);
    if (divide && result) result = int_floor_divide(vm, result, Value::small_int(i));
    factor = int_subtract(vm, factor, Value::small_int(1));
  }
  return result;
}
Ref comb(Vm& vm, Args args) { return falling(vm, args, true); }
Ref perm(Vm& vm, Args args) { return falling(vm, args, false); }

Ref isqrt(Vm& vm, Args args) {
  if (!is_int(args[0]))
    return type_error(vm, "'" + vm.type_name(args[0]) + "' object cannot be interpreted as an integer");
  if (int_is_negative(args[0])) return value_error(vm, "isqrt() argument must be nonnegative");
  if (int_is_zero(args[0])) return new_int(vm, 0);
  // Newton from above.
  Ref shift = new_int(vm, (int_bit_length(args[0]) + 1) / 2), one_value = new_int(vm, 1);
  Ref x = int_left_shift(vm, one_value, shift);
  while (x) {
    Ref quotient = int_floor_divide(vm, args[0], x), sum = quotient ? int_add(vm, x, quotient) : Ref();
    Ref next = sum ? int_right_shift(vm, sum, one_value) : Ref();
    if (!next || int_compare(next, x) >= 0) return next ? x : Ref();
    x = next;
  }
  return {};
}

/// Exactly rounded sum of doubles: Shewchuk's partials.
Ref fsum(Vm& vm, Args args) {
  std::vector<double> partials;
  double special = 0, infinities = 0;
  const bool is_fine = vm.for_each(args[0], [&](Value item) {
    double x;
    if (!real_argument(vm, item, x)) return false;
    const double given = x;
    size_t keep = 0;
    for (double y : partials) {
      if (std::fabs(x) < std::fabs(y)) std::swap(x, y);
      const double high = x + y, low = y - (high - x);
      if (low != 0) partials[keep++] = low;
      x = high;
    }
    partials.resize(keep);
    if (x != 0) {
      if (!std::isfinite(x)) {
        if (std::isfinite(given)) return fail(overflow_error(vm, "intermediate overflow in fsum"));
        if (std::isinf(given)) infinities += given;
        special += given;
        partials.clear();
      } else {
        partials.push_back(x);
      }
    }
    return true;
  });
  if (!is_fine) return {};
  if (special != 0) {
    if (infinities != infinities) return value_error(vm, "-inf + inf in fsum");
    return Ref(Value::of(special));
  }
  double high = 0;
  if (!partials.empty()) {
    double low = 0;
    high = partials.back();
    partials.pop_back();
    while (!partials.empty()) {
      const double x = high, y = partials.back();
      partials.pop_back();
      high = x + y;
      low = y - (high - x);
      if (low != 0) break;
    }
    // Half-even across more than two partials.
    if (!partials.empty() && ((low < 0 && partials.back() < 0) || (low > 0 && partials.back() > 0))) {
      const double y = low * 2, x = high + y;
      if (y == x - high) high = x;
    }
  }
  return Ref(Value::of(high));
}

Ref prod(Vm& vm, Args args) {
  Ref total(args[1]);
  const bool is_fine = vm.for_each(args[0], [&](Value item) {
    total = vm.binary(BinaryOp::Multiply, total, item);
    return static_cast<bool>(total);
  });
  return is_fine ? total : Ref();
}

/// Euclidean length of many coordinates, scaled by the largest and summed with compensation.
double norm(const std::vector<double>& values) {
  double largest = 0;
  bool has_nan = false;
  for (double v : values) {
    if (std::isinf(v)) return HUGE_VAL;
    has_nan = has_nan || v != v;
    largest = std::max(largest, std::fabs(v));
  }
  if (has_nan) return std::nan("");
  if (largest == 0) return 0;
  if (values.size() == 2) return kernels::ref_hypot(values[0], values[1]);
  int exponent;
  std::frexp(largest, &exponent);
  double sum = 0, compensation = 0;
  for (double v : values) {
    const double x = kernels::ref_ldexp(v, -exponent);
    const double split = x * 134217729.0, head = split - (split - x), tail = x - head;
    const double square = x * x, error = ((head * head - square) + 2 * head * tail) + tail * tail;
    const double next = sum + square;
    compensation += (std::fabs(sum) >= square ? (sum - next) + square : (square - next) + sum) + error;
    sum = next;
  }
  double root = std::sqrt(sum + compensation);
  // One correction step for the rounding of the square root's argument.
  const double split = root * 134217729.0, head = split - (split - root), tail = root - head;
  const double square = root * root, error = ((head * head - square) + 2 * head * tail) + tail * tail;
  root += (((sum - square) - error) + compensation) / (2 * root);
  return kernels::ref_ldexp(root, exponent);
}

Ref hypot(Vm& vm, Args args) {
  if (!is_without_keywords(vm, args, "hypot")) return {};
  std::vector<double> values(args.count);
  for (uint32_t i = 0; i < args.count; ++i)
    if (!real_argument(vm, args[i], values[i])) return {};
  for (double& v : values) v = std::fabs(v);
  if (values.size() == 1) return Ref(Value::of(values[0]));
  return Ref(Value::of(norm(values)));
}

Ref dist(Vm& vm, Args args) {
  Ref p = tuple_from(vm, args[0]), q = p ? tuple_from(vm, args[1]) : Ref();
  if (!q) return {};
  if (as_tuple(p)->size != as_tuple(q)->size)
    return value_error(vm, "both points must have the same number of dimensions");
  std::vector<double> values;
  for (int64_t i = 0; i < as_tuple(p)->size; ++i) {
    double x, y;
    if (!real_argument(vm, as_tuple(p)->items[i], x) || !real_argument(vm, as_tuple(q)->items[i], y)) return {};
    values.push_back(std::fabs(x - y));
  }
  if (values.size() == 1) return Ref(Value::of(values[0]));
  return Ref(Value::of(norm(values)));
}

Ref isclose(Vm& vm, Args args) {
  double a, b, relative, absolute;
  if (!real_argument(vm, args[0], a) || !real_argument(vm, args[1], b)) return {};
  if (!real_argument(vm, args[2], relative) || !real_argument(vm, args[3], absolute)) return {};
  if (relative < 0 || absolute < 0) return value_error(vm, "tolerances must be non-negative");
  if (a == b) return boolean(true);
  if (std::isinf(a) || std::isinf(b)) return boolean(false);
  const double difference = std::fabs(b - a);
  return boolean(difference <= std::fabs(relative * b) || difference <= std::fabs(relative * a) ||
                 difference <= absolute);
}

Ref nextafter(Vm& vm, Args args) {
  double x, y;
  if (!real_argument(vm, args[0], x) || !real_argument(vm, args[1], y)) return {};
  return Ref(Value::of(std::nextafter(x, y)));
}
Ref ulp(Vm& vm, Args args) {
  double x;
  if (!real_argument(vm, args[0], x)) return {};
  x = std::fabs(x);
  if (!std::isfinite(x)) return Ref(Value::of(x));
  const double next = std::nextafter(x, HUGE_VAL);
  return Ref(Value::of(std::isinf(next) ? x - std::nextafter(x, 0.0) : next - x));
}

namespace k = kernels;
const NativeDef kFunctions[] = {
    {"sqrt", "x, /", one<k::ref_sqrt, false>},
    {"cbrt", "x, /", one<k::ref_cbrt, false>},
    {"exp", "x, /", one<k::ref_exp, true>},
    {"exp2", "x, /", one<k::ref_exp2, true>},
    {"expm1", "x, /", one<k::ref_expm1, true>},
    {"log", "x, base=, /", log},
    {"log2", "x, /", log_of<k::ref_log2>},
    {"log10", "x, /", log_of<k::ref_log10>},
    {"log1p", "x, /", one<k::ref_log1p, false>},
    {"sin", "x, /", one<k::ref_sin, false>},
    {"cos", "x, /", one<k::ref_cos, false>},
    {"tan", "x, /", one<k::ref_tan, false>},
    {"asin", "x, /", one<k::ref_asin, false>},
    {"acos", "x, /", one<k::ref_acos, false>},
    {"atan", "x, /", one<k::ref_atan, false>},
    {"atan2", "y, x, /", two<k::ref_atan2>},
    {"sinh", "x, /", one<k::ref_sinh, true>},
    {"cosh", "x, /", one<k::ref_cosh, true>},
    {"tanh", "x, /", one<k::ref_tanh, false>},
    {"asinh", "x, /", one<k::ref_asinh, false>},
    {"acosh", "x, /", one<k::ref_acosh, false>},
    {"atanh", "x, /", one<k::ref_atanh, false>},
    {"erf", "x, /", one<k::ref_erf, false>},
    {"erfc", "x, /", one<k::ref_erfc, false>},
    {"gamma", "x, /", one<gamma_of, true>},
    {"lgamma", "x, /", lgamma},
    {"fabs", "x, /", one<fabs_of, false>},
    {"pow", "x, y, /", pow},
    {"fmod", "x, y, /", two<fmod_of>},
    {"remainder", "x, y, /", two<k::ref_remainder>},
    {"copysign", "x, y, /", two<copysign_of>},
    {"floor", "x, /", to_whole<&Names::floor, k::ref_floor>},
    {"ceil", "x, /", to_whole<&Names::ceil, k::ref_ceil>},
    {"trunc", "x, /", trunc},
    {"isnan", "x, /", classify<0>},
    {"isinf", "x, /", classify<1>},
    {"isfinite", "x, /", classify<2>},
    {"degrees", "x, /", degrees},
    {"radians", "x, /", radians},
    {"frexp", "x, /", frexp},
    {"ldexp", "x, i, /", ldexp},
    {"modf", "x, /", modf},
    {"gcd", nullptr, gcd},
    {"lcm", nullptr, lcm},
    {"factorial", "x, /", factorial},
    {"comb", "n, k, /", comb},
    {"perm", "n, k=None, /", perm},
    {"isqrt", "n, /", isqrt},
    {"fsum", "seq, /", fsum},
    {"prod", "iterable, /, *, start=1", prod},
    {"hypot", nullptr, hypot},
    {"dist", "p, q, /", dist},
    {"isclose", "a, b, *, rel_tol=1e-09, abs_tol=0.0", isclose},
    {"nextafter", "x, y, /", nextafter},
    {"ulp", "x, /", ulp},
};

}  // namespace

bool init_math(Vm& vm, Module* module) {
  return vm.add_functions(module, kFunctions) && vm.set_module_attribute(module, "pi", Value::of(3.141592653589793)) &&
         vm.set_module_attribute(module, "e", Value::of(2.718281828459045)) &&
         vm.set_module_attribute(module, "tau", Value::of(6.283185307179586)) &&
         vm.set_module_attribute(module, "inf", Value::of(HUGE_VAL)) &&
         vm.set_module_attribute(module, "nan", Value::of(std::nan("")));
}

}  // namespace refjit::vm
