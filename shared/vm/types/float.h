#pragma once
// float: an immediate Value; `Float` is the heap form that only instances of float's subclasses have. Python's float
// arithmetic and texts, shared with the format mini language and with modules.
#include <string>

#include "vm/types/kinds.h"

namespace refjit::vm {

struct Float : Object {
  double value;
};

/// float or a subclass, and its value.
inline bool float_value(Value v, double& out) {
  if (v.is_double()) return out = v.as_double(), true;
  if (!is_kind(v, kTypeFloat)) return false;
  return out = static_cast<const Float*>(v.object())->value, true;
}
inline bool is_float(Value v) { return v.is_double() || is_kind(v, kTypeFloat); }

/// Equal numbers have equal hashes, ints included; NaN hashes by `identity`.
int64_t float_hash(double value, int64_t identity = 0);
/// Python's `a % b` and `a // b` for b != 0.
double float_remainder(double a, double b);
double float_floor_divide(double a, double b);
/// Python's pow(a, b) for floats; complex results and errors raise or return complex.
Ref float_power(Vm& vm, double a, double b);
/// round(value, digits): correctly rounded, half to even on the decimal value.
double round_to_digits(double value, int64_t digits);
/// `value` in printf's %.{precision}{code} with code one of e, f, g, r (r: shortest); `alternate` is '#'.
std::string format_double(double value, char code, int precision, bool alternate, bool add_dot_zero = false);

}  // namespace refjit::vm
