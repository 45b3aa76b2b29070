// _decimal_core's type: texts of decimals, making them, questions about them.
#include "base/number_text.h"
#include "vm/core/types.h"
#include "vm/modules/decimal.h"
#include "vm/modules/modules.h"
#include "vm/types/text.h"

namespace refjit::vm::decimal {

namespace {

// ---- texts

/// [sign] digits [. digits] [E exponent], or the name of an infinity or NaN.
std::string text_of(Vm& vm, State& s, const Decimal* d, bool is_engineering, Value context, bool& is_ok) {
  std::string out = d->is_negative ? "-" : "";
  is_ok = true;
  if (d->kind != Kind::Finite) {
    static constexpr const char* kNames[] = {"", "Infinity", "NaN", "sNaN"};
    return out + kNames[static_cast<int>(d->kind)] + (d->digits.is_zero() ? "" : Digits::text(d->digits));
  }
  const std::string digits = Digits::text(d->digits);
  const auto size = static_cast<int64_t>(digits.size());
  const int64_t left = d->exponent + size;
  const auto modulo3 = [](int64_t n) { return (n % 3 + 3) % 3; };
  int64_t point = 1;
  if (d->exponent <= 0 && left > -6)
    point = left;
  else if (is_engineering)
    point = d->digits.is_zero() ? modulo3(left + 1) - 1 : modulo3(left - 1) + 1;
  if (point <= 0)
    out += "0." + std::string(static_cast<size_t>(-point), '0') + digits;
  else if (point >= size)
    out += digits + std::string(static_cast<size_t>(point - size), '0');
  else
    out += digits.substr(0, static_cast<size_t>(point)) + "." + digits.substr(static_cast<size_t>(point));
  if (left == point) return out;
  Rules rules;
  if (!read_rules(vm, s, context, rules)) return is_ok = false, out;
  out += field(s, rules.context, kCapitals) == Value::small_int(0) ? 'e' : 'E';
  if (left - point > 0) out += '+';
  return out + std::to_string(left - point);
}

Ref text(Vm& vm, Args args) {
  bool is_ok;
  const std::string made = text_of(vm, vm.extension<State>(), decimal_of(args[0]), args[1] == kTrue, args[2], is_ok);
  return is_ok ? vm.string(made) : Ref();
}
Ref str(Vm& vm, Value v) {
  const Value values[] = {v, kFalse, Value()};
  return text(vm, {values, 3, nullptr});
}
Ref repr(Vm& vm, Value v) {
  const Ref made = str(vm, v);
  return made ? vm.string("Decimal('" + std::string(view_of(made)) + "')") : Ref();
}

Ref to_float(Vm& vm, Value v) {
  const Decimal* d = decimal_of(v);
  if (d->kind == Kind::Signalling) return value_error(vm, "cannot convert signaling NaN to float");
  const std::string sign = d->is_negative ? "-" : "";
  const std::string whole = d->kind == Kind::Quiet ? sign + "nan"
                            : d->kind == Kind::Infinite
                                ? sign + "inf"
                                : sign + Digits::text(d->digits) + "e" + std::to_string(d->exponent);
  return Ref(Value::of(parse_double(whole).value_or(0)));
}

/// Takes a word of letters off the front, whatever their case.
bool take(std::string_view& text, std::string_view word) {
  if (text.size() < word.size()) return false;
  for (size_t i = 0; i < word.size(); ++i)
    if ((text[i] | 0x20) != word[i]) return false;
  text.remove_prefix(word.size());
  return true;
}
std::string_view take_digits(std::string_view& text) {
  size_t n = 0;
  while (n < text.size() && text[n] >= '0' && text[n] <= '9') ++n;
  const std::string_view digits = text.substr(0, n);
  text.remove_prefix(n);
  return digits;
}
/// Takes a sign; whether it was a minus.
bool take_sign(std::string_view& text) {
  if (text.empty() || (text[0] != '-' && text[0] != '+')) return false;
  const bool is_minus = text[0] == '-';
  text.remove_prefix(1);
  return is_minus;
}

/// Reads what Decimal(str) takes; the condition that it raises, or 0.
int64_t parse(Str* source, Number& n, int64_t& exponent, bool& is_negative, Kind& kind) {
  const std::string given = source->is_ascii() ? std::string(source->view()) : ascii_digits(source->view());
  std::string plain(trim_ascii(given));
  std::erase(plain, '_');
  std::string_view text = plain;
  is_negative = take_sign(text);
  kind = Kind::Finite, exponent = 0, n = 0;
  if (take(text, "inf")) {
    kind = Kind::Infinite;
    take(text, "inity");
    return text.empty() ? 0 : kSyntax;
  }
  if (const bool is_signalling = take(text, "snan"); is_signalling || take(text, "nan")) {
    kind = is_signalling ? Kind::Signalling : Kind::Quiet;
    n = Digits::read(take_digits(text));
    return text.empty() ? 0 : kSyntax;
  }
  std::string digits(take_digits(text));
  int64_t places = 0;
  if (!text.empty() && text[0] == '.') {
    text.remove_prefix(1);
    const std::string_view more = take_digits(text);
    places = static_cast<int64_t>(more.size());
    digits += more;
  }
  if (digits.empty()) return kSyntax;
  if (!text.empty() && (text[0] | 0x20) == 'e') {
    text.remove_prefix(1);
    const bool is_minus = take_sign(text);
    const std::string_view written = take_digits(text);
    if (written.empty()) return kSyntax;
    for (const char c : written) exponent = std::min(exponent * 10 + (c - '0'), 4 * kMostExponent / 10 * 10);
    if (is_minus) exponent = -exponent;
  }
  if (!text.empty()) return kSyntax;
  exponent -= places;
  n = Digits::read(digits);
  return 0;
}

/// A new number, unless its exponent is out of the range of all contexts.
Ref checked(Vm& vm, State& s, Type* type, Value context, Ref made) {
  const Decimal* d = made ? decimal_of(made) : nullptr;
  if (!d || d->kind != Kind::Finite || d->exponent >= kLeastExponent) {
    const int64_t top = !d || d->kind != Kind::Finite ? 0 : d->digits.is_zero() ? d->exponent : adjusted_of(s, d);
    if (top <= kMostExponent) return made;
  }
  Rules rules;
  if (!read_rules(vm, s, context, rules)) return {};
  return note(vm, s, rules.context, kInvalid, make(vm, type, false, 0, 0, Kind::Quiet));
}

// ---- making

constexpr NativeDef kNew = {"Decimal", "value='0', context=None", nullptr};

Ref construct(Vm& vm, Type* type, Args args) {
  State& s = vm.extension<State>();
  Value given[2];
  Ref keep[2];
  if (!bind(vm, kNew, args, given, keep)) return {};
  const Value value = given[0], context = given[1];
  if (!context.is_none() && !vm.is_instance(context, s.context))
    return type_error(vm, "optional argument must be a context");
  if (is_str(value)) {
    Number n;
    int64_t exponent;
    bool is_negative;
    Kind kind;
    const int64_t condition = parse(as_str(value), n, exponent, is_negative, kind);
    if (!condition) return checked(vm, s, type, context, make(vm, type, is_negative, std::move(n), exponent, kind));
    Rules rules;
    if (!read_rules(vm, s, context, rules)) return {};
    return note(vm, s, rules.context, condition, make(vm, type, false, 0, 0, Kind::Quiet));
  }
  const bool is_known = is_decimal(s, value) || is_int(value);
  const Ref made =
      is_known ? operand(vm, s, value) : checked(vm, s, type, context, vm.call(s.convert, {value, context}));
  if (!made || is_exactly(made, type)) return made;
  const Decimal* d = decimal_of(made);
  return make(vm, type, d->is_negative, d->digits, d->exponent, d->kind);
}

/// make(sign, digits, exponent), of which the exponent may be "F", "n" or "N".
Ref make_function(Vm& vm, Args args) {
  int64_t sign, exponent = 0;
  int kind = 0;
  if (!is_int(args[1])) return type_error(vm, "an integer is required");
  if (!vm.as_int64(args[0], sign)) return {};
  if (is_str(args[2])) {
    for (int i = 1; i < 4; ++i)
      if (view_of(args[2]) == kKindNames[i]) kind = i;
  } else if (!vm.as_int64(args[2], exponent)) {
    return {};
  }
  return make(vm, vm.extension<State>(), sign != 0, number_of(args[1]), exponent, static_cast<Kind>(kind));
}

Ref count_function(Vm& vm, Args args) {
  if (!is_int(args[0]) || int_is_negative(args[0])) return type_error(vm, "an integer is required, not below zero");
  return vm.integer(vm.extension<State>().digits.count(number_of(args[0])));
}

/// use(Decimal, Context, current, getcontext, convert): what Python code has defined.
Ref use(Vm& vm, Args args) {
  State& s = vm.extension<State>();
  if (!is_kind(args[0], kTypeType) || !is_kind(args[1], kTypeType)) return type_error(vm, "two classes are required");
  s.decimal = as<Type>(args[0]);
  s.context = as<Type>(args[1]);
  s.current = Ref(args[2]);
  s.get_context = Ref(args[3]);
  s.convert = Ref(args[4]);
  for (int i = 0; i < kFields; ++i) {
    const Value member = dict_get(s.context->dict, vm.intern(kFieldNames[i]));
    if (!is_exactly(member, vm.types().member_descriptor)) return type_error(vm, "a context has slots");
    s.offsets[i] = as<MemberDescriptor>(member)->offset;
  }
  return none();
}

template <bool kCondition(const Decimal*)>
Ref question(Vm&, Args args) {
  return boolean(kCondition(decimal_of(args[0])));
}
bool is_nan(const Decimal* d) { return d->kind >= Kind::Quiet; }
bool is_snan(const Decimal* d) { return d->kind == Kind::Signalling; }
bool is_qnan(const Decimal* d) { return d->kind == Kind::Quiet; }
bool is_infinite(const Decimal* d) { return d->kind == Kind::Infinite; }
bool is_finite(const Decimal* d) { return d->kind == Kind::Finite; }
bool is_signed(const Decimal* d) { return d->is_negative; }
bool is_zero(const Decimal* d) { return d->kind == Kind::Finite && d->digits.is_zero(); }

Ref adjusted(Vm& vm, Args args) {
  const Decimal* d = decimal_of(args[0]);
  return vm.integer(d->kind == Kind::Finite ? adjusted_of(vm.extension<State>(), d) : 0);
}
Ref with_sign(Vm& vm, Value v, bool is_negative) {
  const Decimal* d = decimal_of(v);
  return make(vm, vm.extension<State>(), is_negative, d->digits, d->exponent, d->kind);
}
Ref copy_abs(Vm& vm, Args args) { return with_sign(vm, args[0], false); }
Ref copy_negate(Vm& vm, Args args) { return with_sign(vm, args[0], !decimal_of(args[0])->is_negative); }

const NativeDef kMethods[] = {
    {"_text", "is_engineering, context=None, /", text},
    {"adjusted", "", adjusted},
    {"copy_abs", "", copy_abs},
    {"copy_negate", "", copy_negate},
    {"is_nan", "", question<is_nan>},
    {"is_snan", "", question<is_snan>},
    {"is_qnan", "", question<is_qnan>},
    {"is_infinite", "", question<is_infinite>},
    {"is_finite", "", question<is_finite>},
    {"is_signed", "", question<is_signed>},
    {"is_zero", "", question<is_zero>},
};

const PropertyDef kProperties[] = {
    {"_sign", [](Vm&, Value v) { return Ref(Value::small_int(decimal_of(v)->is_negative)); }, nullptr},
    {"_int", [](Vm& vm, Value v) { return value_of(vm, Number(decimal_of(v)->digits)); }, nullptr},
    {"_exp",
     [](Vm& vm, Value v) {
       const Decimal* d = decimal_of(v);
       if (d->kind == Kind::Finite) return vm.integer(d->exponent);
       return Ref(Value(vm.intern(kKindNames[static_cast<int>(d->kind)])));
     },
     nullptr}};

const NativeDef kFunctions[] = {
    {"make", "sign, digits, exponent, /", make_function},
    {"digits_of", "n, /", count_function},
    {"use", "decimal, context, current, getcontext, convert, /", use},
};

}  // namespace

}  // namespace refjit::vm::decimal

namespace refjit::vm {

bool init_decimal(Vm& vm, Module* module) {
  using namespace decimal;
  TypeDef def{"decimal.Decimal", sizeof(Decimal), nullptr, {}, kMethods};
  Slots& s = def.slots;
  s.finalize = [](Object* o) { static_cast<Decimal*>(o)->digits.~Number(); };
  s.construct = construct;
  s.init = [](Vm&, Value, Args) { return true; };
  s.str = str;
  s.repr = repr;
  s.truth = [](Vm&, Value v, bool& out) { return out = !is_zero(decimal_of(v)), true; };
  s.to_float = to_float;
  fill_slots(s);
  Type* type = vm.make_type(def);
  if (!type || !vm.add_methods(type, arithmetic_methods()) || !add_properties(vm, type, kProperties)) return false;
  vm.extension<State>().base = type;
  return vm.set_module_attribute(module, "Number", Value(type)) && vm.add_functions(module, kFunctions);
}

}  // namespace refjit::vm
