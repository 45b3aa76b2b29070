#pragma once
// What decimal.cpp (arithmetic, rounding, order) and decimal_type.cpp (texts, making, the type) share.
#include "vm/extension.h"
#include "vm/modules/decimal_digits.h"
#include "vm/types/define.h"

namespace refjit::vm::decimal {

enum class Kind : uint8_t { Finite, Infinite, Quiet, Signalling };
inline constexpr const char* kKindNames[] = {"", "F", "n", "N"};  ///< What Python code sees as the exponent.

struct Decimal : Object {
  Number digits;
  int64_t exponent;
  bool is_negative;
  Kind kind;
};
inline Decimal* decimal_of(Value v) { return as<Decimal>(v); }

/// Bits of conditions, as in _decimal_signals.
inline constexpr int64_t kClamped = 1, kSyntax = 2, kInexact = 64, kInvalid = 256, kOverflow = 2048, kRounded = 4096,
                         kSubnormal = 8192, kUnderflow = 16384;
inline constexpr int64_t kMostExponent = 999'999'999'999'999'999, kLeastExponent = -2 * kMostExponent + 1;

/// Fields of decimal.Context that stand in its __slots__.
enum Field { kPrecision, kRounding, kEmin, kEmax, kCapitals, kClamp, kStatus, kTraps, kFields };
inline constexpr const char* kFieldNames[] = {"prec",     "rounding", "Emin",    "Emax",
                                              "capitals", "clamp",    "_status", "_traps"};

struct State : Vm::Extension {
  explicit State(Vm&) {}
  Type* base = nullptr;
  Type* decimal = nullptr;  ///< The Python class.
  Type* context = nullptr;
  Ref current;      ///< A list of one item: the context in force.
  Ref get_context;  ///< Makes it where there is none.
  Ref convert;      ///< Decimal of what is no str, int or Decimal.
  uint32_t offsets[kFields] = {};
  Digits digits;
};

inline Value& field(const State& s, Value context, Field f) {
  return *reinterpret_cast<Value*>(reinterpret_cast<char*>(context.object()) + s.offsets[f]);
}

/// A context as operations read it.
struct Rules {
  Value context;
  int64_t precision, emin, emax, tiny, top;
  Rounding rounding;
  bool clamps;
  int64_t pending = 0;  ///< Conditions already met, which are noted together with those of the result.
};

/// `context`: null or None is the one in force. False: an exception.
bool read_rules(Vm& vm, State& s, Value context, Rules& out);
/// Notes conditions in the context; the result, unless one of them is a trap.
Ref note(Vm& vm, const State& s, Value context, int64_t status, Ref result);
Ref make(Vm& vm, Type* type, bool is_negative, Number digits, int64_t exponent, Kind kind = Kind::Finite);
inline Ref make(Vm& vm, const State& s, bool is_negative, Number digits, int64_t exponent, Kind kind = Kind::Finite) {
  return make(vm, s.decimal, is_negative, std::move(digits), exponent, kind);
}
/// The exponent of a finite number's first digit.
int64_t adjusted_of(State& s, const Decimal* d);
bool is_decimal(const State& s, Value v);
/// A Decimal, or one made of an int; null without exception: something else.
Ref operand(Vm& vm, const State& s, Value v);

/// Slots for arithmetic, order and hash.
void fill_slots(Slots& slots);
std::span<const NativeDef> arithmetic_methods();

}  // namespace refjit::vm::decimal
