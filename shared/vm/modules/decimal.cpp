// _decimal_core: finite decimals, computed and rounded in a context. What involves infinities and NaNs, and all rarer
// operations, stand in decimal.py, whose class derives from this one and whose contexts these functions read.
#include "vm/modules/decimal.h"

#include <new>

namespace refjit::vm::decimal {

namespace {

bool read_rounding(Vm& vm, Value v, Rounding& out) {
  if (is_str(v)) {
    for (int i = 0; i < 8; ++i)
      if (view_of(v) == kRoundings[i]) return out = static_cast<Rounding>(i), true;
  }
  return fail(type_error(vm,
                         "valid values for rounding are:\n  [ROUND_CEILING, ROUND_FLOOR, ROUND_UP, ROUND_DOWN,\n"
                         "   ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN,\n   ROUND_05UP]"));
}

}  // namespace

bool read_rules(Vm& vm, State& s, Value context, Rules& out) {
  if (!context || context.is_none()) context = as_list(s.current)->items[0];
  if (context.is_none()) {
    const Ref made = vm.call(s.get_context, {});
    if (!made) return false;
    context = as_list(s.current)->items[0];
  }
  if (!vm.is_instance(context, s.context)) return fail(type_error(vm, "optional argument must be a context"));
  out.context = context;
  int64_t clamp = 0;
  int_fits(field(s, context, kPrecision), out.precision);
  int_fits(field(s, context, kEmin), out.emin);
  int_fits(field(s, context, kEmax), out.emax);
  int_fits(field(s, context, kClamp), clamp);
  out.clamps = clamp != 0;
  out.tiny = out.emin - out.precision + 1;
  out.top = out.emax - out.precision + 1;
  return read_rounding(vm, field(s, context, kRounding), out.rounding);
}

Ref note(Vm& vm, const State& s, Value context, int64_t status, Ref result) {
  if (!result || !status) return result;
  Value& noted = field(s, context, kStatus);
  const int64_t traps = field(s, context, kTraps).as_small_int();
  if (traps & status) return vm.call_method(context, vm.intern("_raise"), {Value::small_int(status), result});
  noted = Value::small_int(noted.as_small_int() | status);
  return result;
}

Ref make(Vm& vm, Type* type, bool is_negative, Number digits, int64_t exponent, Kind kind) {
  auto* made = make_object<Decimal>(vm, type);
  if (!made) return {};
  new (&made->digits) Number(std::move(digits));
  made->exponent = exponent;
  made->is_negative = is_negative;
  made->kind = kind;
  return Ref::steal(Value(made));
}

int64_t adjusted_of(State& s, const Decimal* d) { return d->exponent + s.digits.count(d->digits) - 1; }

bool is_decimal(const State& s, Value v) {
  return v.is_object() && (v.object()->type == s.decimal || is_subtype(v.object()->type, s.base));
}

Ref operand(Vm& vm, const State& s, Value v) {
  if (is_decimal(s, v)) return Ref(v);
  if (!is_int(v)) return {};
  Number n = number_of(v);
  const bool is_negative = n.sign() < 0;
  return make(vm, s, is_negative, is_negative ? Number(-n) : std::move(n), 0);
}

namespace {

/// n * 10^places, unless no memory holds it.
bool scale(Vm& vm, State& s, Number& n, int64_t places) {
  if (places == 0) return true;
  if (places > Digits::kMost) return fail(vm.raise(vm.types().MemoryError, ""));
  n *= s.digits.power(places);
  return true;
}

Ref overflow(Vm& vm, State& s, const Rules& c, bool is_negative, int64_t status) {
  const bool is_cut = c.rounding == Rounding::Down || c.rounding == Rounding::ZeroFiveUp ||
                      c.rounding == (is_negative ? Rounding::Ceiling : Rounding::Floor);
  Number largest;
  if (is_cut) {
    largest = 1;
    if (!scale(vm, s, largest, c.precision)) return {};
    --largest;
  }
  Ref made = make(vm, s, is_negative, std::move(largest), is_cut ? c.top : 0, is_cut ? Kind::Finite : Kind::Infinite);
  return note(vm, s, c.context, c.pending | status | kOverflow | kInexact | kRounded, std::move(made));
}

/// The number as the context holds it: rounded, clamped, or an infinity. `same` (or null) is it as it stands.
Ref fix(Vm& vm, State& s, const Rules& c, bool is_negative, Number n, int64_t exponent, Value same = Value()) {
  const auto as_is = [&](int64_t at) {
    if (at == exponent && is_exactly(same, s.decimal)) return Ref(same);
    return make(vm, s, is_negative, std::move(n), at);
  };
  if (n.is_zero()) {
    const int64_t kept = std::min(std::max(exponent, c.tiny), c.clamps ? c.top : c.emax);
    return note(vm, s, c.context, c.pending | (kept == exponent ? 0 : kClamped), as_is(kept));
  }
  const int64_t size = s.digits.count(n);
  int64_t low = size + exponent - c.precision;
  if (low > c.top) return overflow(vm, s, c, is_negative, 0);
  const bool is_subnormal = exponent + size - 1 < c.emin;
  int64_t status = c.pending | (is_subnormal ? kSubnormal : 0);
  low = std::max(low, c.tiny);
  if (exponent < low) {
    bool is_exact;
    Number made = s.digits.cut(n, low - exponent, c.rounding, is_negative, is_exact);
    if (!is_exact) status |= kInexact | (is_subnormal ? kUnderflow : 0);
    if (s.digits.count(made) > c.precision) made /= 10u, ++low;
    if (low > c.top) return overflow(vm, s, c, is_negative, status);
    status |= kRounded | (made.is_zero() ? kClamped : 0);
    return note(vm, s, c.context, status, make(vm, s, is_negative, std::move(made), low));
  }
  if (c.clamps && exponent > c.top) {
    if (!scale(vm, s, n, exponent - c.top)) return {};
    return note(vm, s, c.context, status | kClamped, make(vm, s, is_negative, std::move(n), c.top));
  }
  return note(vm, s, c.context, status, as_is(exponent));
}

// ---- arithmetic of finite numbers

Ref add_numbers(Vm& vm, State& s, const Rules& c, const Decimal* a, const Decimal* b, bool is_b_negative) {
  const int64_t lowest = std::min(a->exponent, b->exponent);
  const bool differ = a->is_negative != is_b_negative;
  if (a->digits.is_zero() || b->digits.is_zero()) {
    if (a->digits.is_zero() && b->digits.is_zero()) {
      const bool is_negative = (a->is_negative && is_b_negative) || (c.rounding == Rounding::Floor && differ);
      return fix(vm, s, c, is_negative, 0, lowest);
    }
    const Decimal* some = a->digits.is_zero() ? b : a;
    const bool is_negative = some == a ? a->is_negative : is_b_negative;
    const int64_t exponent = std::min(std::max(lowest, some->exponent - c.precision - 1), some->exponent);
    Number n = some->digits;
    if (!scale(vm, s, n, some->exponent - exponent)) return {};
    const bool is_same = exponent == some->exponent && is_negative == some->is_negative;
    return fix(vm, s, c, is_negative, std::move(n), exponent, is_same ? Value(some) : Value());
  }
  const bool a_is_high = a->exponent >= b->exponent;
  const Decimal *high = a_is_high ? a : b, *low = a_is_high ? b : a;
  // What is far below the last digit counts only as being there.
  const int64_t far = high->exponent + std::min(int64_t{-1}, s.digits.count(high->digits) - c.precision - 2);
  const bool is_dust = adjusted_of(s, low) < far;
  const int64_t exponent = is_dust ? far : low->exponent;
  Number n = high->digits;
  if (!scale(vm, s, n, high->exponent - exponent)) return {};
  const Number one(1);
  const Number& less = is_dust ? one : low->digits;
  if (!differ) {
    n += less;
    return fix(vm, s, c, a->is_negative, std::move(n), exponent);
  }
  n -= less;
  const bool high_is_negative = a_is_high ? a->is_negative : is_b_negative;
  if (n.is_zero()) return fix(vm, s, c, c.rounding == Rounding::Floor, std::move(n), exponent);
  const bool turns = n.sign() < 0;
  return fix(vm, s, c, high_is_negative != turns, abs(n), exponent);
}

Ref add(Vm& vm, State& s, const Rules& c, const Decimal* a, const Decimal* b) {
  return add_numbers(vm, s, c, a, b, b->is_negative);
}
Ref subtract(Vm& vm, State& s, const Rules& c, const Decimal* a, const Decimal* b) {
  return add_numbers(vm, s, c, a, b, !b->is_negative);
}
Ref multiply(Vm& vm, State& s, const Rules& c, const Decimal* a, const Decimal* b) {
  return fix(vm, s, c, a->is_negative != b->is_negative, a->digits * b->digits, a->exponent + b->exponent);
}

Ref divide(Vm& vm, State& s, const Rules& c, const Decimal* a, const Decimal* b) {
  const bool is_negative = a->is_negative != b->is_negative;
  const int64_t ideal = a->exponent - b->exponent;
  if (a->digits.is_zero()) return fix(vm, s, c, is_negative, 0, ideal);
  const int64_t shift = s.digits.count(b->digits) - s.digits.count(a->digits) + c.precision + 1;
  int64_t exponent = ideal - shift;
  Number n = a->digits, d = b->digits, quotient, rest;
  if (!scale(vm, s, shift >= 0 ? n : d, shift >= 0 ? shift : -shift)) return {};
  divide_qr(n, d, quotient, rest);
  if (!rest.is_zero()) {
    if (quotient % 5u == 0) ++quotient;  // no tie, and no exact result
  } else if (exponent < ideal) {
    exponent += s.digits.strip(quotient, ideal - exponent);
  }
  return fix(vm, s, c, is_negative, std::move(quotient), exponent);
}

struct Operation {
  Ref (*finite)(Vm&, State&, const Rules&, const Decimal*, const Decimal*);
  const char* special;  ///< The method that takes infinities, NaNs and divisors of zero.
  bool needs_divisor;
};
constexpr Operation kAdd{add, "_add_special", false}, kSubtract{subtract, "_subtract_special", false},
    kMultiply{multiply, "_multiply_special", false}, kDivide{divide, "_divide_special", true};

Ref calculate(Vm& vm, State& s, const Operation& op, Value a, Value b, Value context) {
  Rules rules;
  if (!read_rules(vm, s, context, rules)) return {};
  const Decimal *x = decimal_of(a), *y = decimal_of(b);
  if (x->kind == Kind::Finite && y->kind == Kind::Finite && !(op.needs_divisor && y->digits.is_zero()))
    return op.finite(vm, s, rules, x, y);
  return vm.call_method(a, vm.intern(op.special), {b, rules.context});
}

/// The same as an argument.
Ref operand_argument(Vm& vm, const State& s, Value v) {
  Ref made = operand(vm, s, v);
  if (!made && !vm.has_exception())
    type_error(vm, "conversion from " + vm.type_name(v) + " to Decimal is not supported");
  return made;
}

/// Kept out of line: one of it serves all operators.
[[gnu::noinline]] Ref operate(Vm& vm, const Operation& op, Value a, Value b) {
  State& s = vm.extension<State>();
  const Ref x = operand(vm, s, a), y = x ? operand(vm, s, b) : Ref();
  if (!x || !y) return vm.has_exception() ? Ref() : not_implemented();
  return calculate(vm, s, op, x, y, Value());
}
template <const Operation& kOperation>
Ref slot(Vm& vm, Value a, Value b) {
  return operate(vm, kOperation, a, b);
}
template <const Operation& kOperation>
Ref method(Vm& vm, Args args) {
  return calculate(vm, vm.extension<State>(), kOperation, args[0], args[1], args[2]);
}

/// -x, +x and abs(x), rounded: `sign` is what the result's is, but that of a zero.
Ref signed_copy(Vm& vm, Value v, Value context, bool is_negative, const char* special) {
  State& s = vm.extension<State>();
  Rules rules;
  if (!read_rules(vm, s, context, rules)) return {};
  const Decimal* d = decimal_of(v);
  if (d->kind != Kind::Finite) return vm.call_method(v, vm.intern(special), {rules.context});
  if (d->digits.is_zero() && rules.rounding != Rounding::Floor) is_negative = false;
  return fix(vm, s, rules, is_negative, d->digits, d->exponent, is_negative == d->is_negative ? v : Value());
}
Ref negative(Vm& vm, Args args) {
  return signed_copy(vm, args[0], args[1], !decimal_of(args[0])->is_negative, "_negative_special");
}
Ref positive(Vm& vm, Args args) {
  return signed_copy(vm, args[0], args[1], decimal_of(args[0])->is_negative, "_positive_special");
}
Ref absolute(Vm& vm, Args args) { return decimal_of(args[0])->is_negative ? negative(vm, args) : positive(vm, args); }
template <Ref (*kMethod)(Vm&, Args)>
Ref unary_slot(Vm& vm, Value v) {
  const Value values[] = {v, Value()};
  return kMethod(vm, {values, 2, nullptr});
}

// ---- order

/// -1, 0 or 1; neither is a NaN.
int order(State& s, const Decimal* a, const Decimal* b) {
  const auto side = [](const Decimal* d) { return d->is_negative ? -1 : 1; };
  if (a->kind == Kind::Infinite || b->kind == Kind::Infinite) {
    const int x = a->kind == Kind::Infinite ? side(a) : 0, y = b->kind == Kind::Infinite ? side(b) : 0;
    return (x > y) - (x < y);
  }
  const int x = a->digits.is_zero() ? 0 : side(a), y = b->digits.is_zero() ? 0 : side(b);
  if (x != y || x == 0) return (x > y) - (x < y);
  const int64_t left = adjusted_of(s, a), right = adjusted_of(s, b);
  int found = (left > right) - (left < right);
  if (left == right) {
    // The exponents differ by no more than the digits are.
    const int64_t gap = a->exponent - b->exponent;
    found = gap == 0  ? a->digits.compare(b->digits)
            : gap > 0 ? Number(a->digits * s.digits.power(gap)).compare(b->digits)
                      : a->digits.compare(Number(b->digits * s.digits.power(-gap)));
    found = (found > 0) - (found < 0);
  }
  return x < 0 ? -found : found;
}

Ref compare(Vm& vm, Value a, Value b, CompareOp op) {
  State& s = vm.extension<State>();
  if (is_decimal(s, b) || is_int(b)) {
    const Ref other = operand(vm, s, b);
    if (!other) return {};
    const Decimal *x = decimal_of(a), *y = decimal_of(other);
    if (x->kind <= Kind::Infinite && y->kind <= Kind::Infinite) return order_result(order(s, x, y), op);
  }
  return vm.call_method(a, vm.intern("_compared"), {b, Value::small_int(static_cast<int64_t>(op))});
}

Ref order_method(Vm& vm, Args args) {
  return Ref(Value::small_int(order(vm.extension<State>(), decimal_of(args[0]), decimal_of(args[1]))));
}

bool hash(Vm& vm, Value v, int64_t& out) {
  const Decimal* d = decimal_of(v);
  if (d->kind == Kind::Infinite) return out = d->is_negative ? -314159 : 314159, true;
  if (d->kind == Kind::Signalling) return fail(type_error(vm, "Cannot hash a signaling NaN value"));
  if (d->kind == Kind::Quiet) {
    out = static_cast<int64_t>(v.bits() >> 4);
    return true;
  }
  // As int's and float's: modulo this prime, whose powers have a period of one less.
  constexpr uint64_t kPrime = (uint64_t{1} << 61) - 1;
  const auto times = [](uint64_t x, uint64_t y) {
    return static_cast<uint64_t>(static_cast<unsigned __int128>(x) * y % kPrime);
  };
  const auto period = static_cast<int64_t>(kPrime - 1);
  auto left = static_cast<uint64_t>((d->exponent % period + period) % period);
  auto made = static_cast<uint64_t>(d->digits % kPrime);
  for (uint64_t power = 10; left; left >>= 1, power = times(power, power))
    if (left & 1) made = times(made, power);
  out = d->is_negative ? -static_cast<int64_t>(made) : static_cast<int64_t>(made);
  if (out == -1) out = -2;
  return true;
}

// ---- rounding

Ref fixed(Vm& vm, Args args) {
  State& s = vm.extension<State>();
  Rules rules;
  if (!read_rules(vm, s, args[1], rules)) return {};
  const bool is_told = !args[2].is_none();
  if (is_told && !read_rounding(vm, args[2], rules.rounding)) return {};
  const Decimal* d = decimal_of(args[0]);
  if (d->kind == Kind::Finite) return fix(vm, s, rules, d->is_negative, d->digits, d->exponent, args[0]);
  const int64_t room = rules.precision - rules.clamps;
  if (d->kind == Kind::Infinite || s.digits.count(d->digits) <= room) return Ref(args[0]);
  return make(vm, s, d->is_negative, room ? Number(d->digits % s.digits.power(room)) : Number(0), d->exponent, d->kind);
}

/// d with another exponent; digits that it loses are rounded. `is_exact` false: they were not all zeros.
Ref rescale(Vm& vm, State& s, const Decimal* d, int64_t exponent, Rounding rounding, bool& is_exact) {
  is_exact = true;
  Number n = d->digits;
  if (!n.is_zero()) {
    if (exponent > d->exponent)
      n = s.digits.cut(n, exponent - d->exponent, rounding, d->is_negative, is_exact);
    else if (!scale(vm, s, n, d->exponent - exponent))
      return {};
  }
  return make(vm, s, d->is_negative, std::move(n), exponent);
}

Ref rescaled(Vm& vm, Args args) {
  int64_t exponent;
  Rounding rounding;
  bool is_exact;
  if (decimal_of(args[0])->kind != Kind::Finite) return Ref(args[0]);
  if (!vm.as_int64(args[1], exponent) || !read_rounding(vm, args[2], rounding)) return {};
  return rescale(vm, vm.extension<State>(), decimal_of(args[0]), exponent, rounding, is_exact);
}

/// Rounded to a number of digits, where it has more.
Ref round_to(Vm& vm, Args args) {
  State& s = vm.extension<State>();
  const Decimal* d = decimal_of(args[0]);
  int64_t places;
  Rounding rounding;
  if (!vm.as_int64(args[1], places) || !read_rounding(vm, args[2], rounding)) return {};
  const int64_t drop = s.digits.count(d->digits) - places;
  if (drop <= 0 || d->digits.is_zero()) return Ref(args[0]);
  bool is_exact;
  Number made = s.digits.cut(d->digits, drop, rounding, d->is_negative, is_exact);
  const bool grew = s.digits.count(made) > places;
  if (grew) made /= 10u;
  return make(vm, s, d->is_negative, std::move(made), d->exponent + drop + grew);
}

/// Without its last zeros, as far as the exponent stays below `most`.
Ref stripped(Vm& vm, Args args) {
  State& s = vm.extension<State>();
  const Decimal* d = decimal_of(args[0]);
  int64_t most;
  if (!vm.as_int64(args[1], most)) return {};
  Number n = d->digits;
  const int64_t gone = most > d->exponent ? s.digits.strip(n, most - d->exponent) : 0;
  return make(vm, s, d->is_negative, std::move(n), d->exponent + gone);
}

Ref quantize(Vm& vm, Args args) {
  State& s = vm.extension<State>();
  Rules rules;
  const Ref other = operand_argument(vm, s, args[1]);
  if (!other || !read_rules(vm, s, args[3], rules)) return {};
  if (!args[2].is_none() && !read_rounding(vm, args[2], rules.rounding)) return {};
  const Decimal* d = decimal_of(args[0]);
  if (d->kind != Kind::Finite || decimal_of(other)->kind != Kind::Finite)
    return vm.call_method(args[0], vm.intern("_quantize_special"), {other, rules.context});
  const auto invalid = [&] { return note(vm, s, rules.context, kInvalid, make(vm, s, false, 0, 0, Kind::Quiet)); };
  const int64_t exponent = decimal_of(other)->exponent;
  if (exponent < rules.tiny || exponent > rules.emax) return invalid();
  if (!d->digits.is_zero() && adjusted_of(s, d) - exponent + 1 > rules.precision) return invalid();
  bool is_exact;
  Ref made = rescale(vm, s, d, exponent, rules.rounding, is_exact);
  if (!made) return {};
  const Decimal* m = decimal_of(made);
  const bool is_zero = m->digits.is_zero();
  if (s.digits.count(m->digits) > rules.precision || adjusted_of(s, m) > rules.emax) return invalid();
  int64_t status = !is_zero && adjusted_of(s, m) < rules.emin ? kSubnormal : 0;
  if (exponent > d->exponent && !d->digits.is_zero()) status |= kRounded | (is_exact ? 0 : kInexact);
  if (!is_zero && !rules.clamps) return note(vm, s, rules.context, status, std::move(made));
  rules.pending = status;
  return fix(vm, s, rules, m->is_negative, m->digits, m->exponent, made);
}

const NativeDef kMethods[] = {
    {"_add", "other, context", method<kAdd>},
    {"_subtract", "other, context", method<kSubtract>},
    {"_multiply", "other, context", method<kMultiply>},
    {"_divide", "other, context", method<kDivide>},
    {"_negative", "context=", negative},
    {"_positive", "context=", positive},
    {"_absolute", "context=", absolute},
    {"_order", "other, /", order_method},
    {"_fix", "context, rounding=None, /", fixed},
    {"_rescale", "exponent, rounding, /", rescaled},
    {"_round_to", "places, rounding, /", round_to},
    {"_stripped", "most, /", stripped},
    {"quantize", "exp, rounding=None, context=None", quantize},
};

}  // namespace

void fill_slots(Slots& s) {
  s.compare = compare;
  s.hash = hash;
  s.binary[static_cast<size_t>(BinaryOp::Add)] = slot<kAdd>;
  s.binary[static_cast<size_t>(BinaryOp::Subtract)] = slot<kSubtract>;
  s.binary[static_cast<size_t>(BinaryOp::Multiply)] = slot<kMultiply>;
  s.binary[static_cast<size_t>(BinaryOp::TrueDivide)] = slot<kDivide>;
  s.unary[static_cast<size_t>(UnaryOp::Negative)] = unary_slot<negative>;
  s.unary[static_cast<size_t>(UnaryOp::Positive)] = unary_slot<positive>;
  s.unary[static_cast<size_t>(UnaryOp::Absolute)] = unary_slot<absolute>;
}

std::span<const NativeDef> arithmetic_methods() { return kMethods; }

}  // namespace refjit::vm::decimal
