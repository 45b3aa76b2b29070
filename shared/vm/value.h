#pragma once
// Value: one 64-bit word that is every guest value, in both builds. Encodings by the top 16 bits:
//   0x0000         pointer to an Object (or, below 0x100, an immediate: null, None, False, True, NotImplemented,
//   Ellipsis) 0x0002..0xFFFC a double, its bits plus 2^49 (NaNs are quiet and positive, so nothing overflows) 0xFFFE a
//   small int: 48 bits, sign-extended; wider ints are heap objects and the guest cannot tell
// Value is a raw word without ownership; Ref owns. Convention of the whole room: arguments are borrowed Values, results
// are Refs, and a null Ref means "an exception is set on the Vm" (or, where a comment says so, "none").
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <utility>

namespace refjit::vm {

struct Object;

/// The bits of a NaN that no Value has had: floats that are NaN are told apart like objects (`[nan] == [float("nan")]`
/// is False), by a payload that only Values have.
uint64_t fresh_nan_bits();

class Value {
 public:
  static constexpr uint64_t kDoubleOffset = 0x0002'0000'0000'0000;
  static constexpr uint64_t kIntTag = 0xFFFE'0000'0000'0000;
  static constexpr uint64_t kImmediates = 0x100;  ///< Words below are immediates, not pointers.
  static constexpr int64_t kMinSmallInt = -(int64_t{1} << 47);
  static constexpr int64_t kMaxSmallInt = (int64_t{1} << 47) - 1;

  constexpr Value() = default;
  Value(const Object* object) : bits_(reinterpret_cast<uintptr_t>(object)) {}
  static constexpr Value from_bits(uint64_t bits) {
    Value v;
    v.bits_ = bits;
    return v;
  }
  static Value of(double d) {
    uint64_t bits;
    if (d != d)
      bits = fresh_nan_bits();
    else
      std::memcpy(&bits, &d, sizeof bits);
    return from_bits(bits + kDoubleOffset);
  }
  /// Requires kMinSmallInt <= i <= kMaxSmallInt; `Vm::integer` takes any int64.
  static constexpr Value small_int(int64_t i) {
    return from_bits(kIntTag | (static_cast<uint64_t>(i) & 0xFFFF'FFFF'FFFF));
  }
  static constexpr bool fits_small_int(int64_t i) { return i >= kMinSmallInt && i <= kMaxSmallInt; }
  static constexpr Value boolean(bool b) { return from_bits(b ? 0x30 : 0x20); }

  constexpr uint64_t bits() const { return bits_; }
  constexpr bool is_null() const { return bits_ == 0; }
  explicit constexpr operator bool() const { return bits_ != 0; }
  constexpr bool is_object() const { return bits_ - kImmediates < (uint64_t{1} << 48) - kImmediates; }
  constexpr bool is_small_int() const { return bits_ >= kIntTag; }
  constexpr bool is_double() const { return bits_ >= kDoubleOffset && bits_ < kIntTag; }
  constexpr bool is_bool() const { return bits_ == 0x20 || bits_ == 0x30; }
  constexpr bool is_none() const { return bits_ == 0x10; }

  Object* object() const { return reinterpret_cast<Object*>(static_cast<uintptr_t>(bits_)); }
  constexpr int64_t as_small_int() const { return static_cast<int64_t>(bits_ << 16) >> 16; }
  double as_double() const {
    const double d = as_operand();
    return d == d ? d : std::numeric_limits<double>::quiet_NaN();
  }
  /// As as_double(), but a NaN has the payload of its Value: for arithmetic whose result becomes a Value again.
  double as_operand() const {
    const uint64_t bits = bits_ - kDoubleOffset;
    double d;
    std::memcpy(&d, &bits, sizeof d);
    return d;
  }
  bool is_nan() const { return is_double() && as_operand() != as_operand(); }
  /// Identity (`is`): same object, same immediate, same number bits.
  constexpr bool operator==(const Value&) const = default;

 private:
  uint64_t bits_ = 0;
};

inline constexpr Value kNone = Value::from_bits(0x10);
inline constexpr Value kFalse = Value::from_bits(0x20);
inline constexpr Value kTrue = Value::from_bits(0x30);
inline constexpr Value kNotImplemented = Value::from_bits(0x40);
inline constexpr Value kEllipsis = Value::from_bits(0x50);

/// Header of every heap object. `references` is not atomic: a Vm and its objects belong to one thread.
struct Type;
struct Object {
  uint32_t references;
  uint32_t flags;  ///< ObjectFlag bits, owned by memory.cpp.
  Type* type;
};

/// Frees an object whose last reference went; never recurses in the depth of the structure (deferred queue).
void destroy(Object* object);

inline void incref(Value v) {
  if (v.is_object()) ++v.object()->references;
}
inline void decref(Value v) {
  if (v.is_object() && --v.object()->references == 0) destroy(v.object());
}

/// An owned Value.
class Ref {
 public:
  Ref() = default;
  /// Takes a new reference.
  Ref(Value v) : value_(v) { incref(v); }
  Ref(Object* o) : Ref(Value(o)) {}
  Ref(const Ref& other) : Ref(other.value_) {}
  Ref(Ref&& other) noexcept : value_(std::exchange(other.value_, Value())) {}
  Ref& operator=(Ref other) noexcept {
    std::swap(value_, other.value_);
    return *this;
  }
  ~Ref() { decref(value_); }

  /// Adopts a reference that the caller owns.
  static Ref steal(Value v) {
    Ref r;
    r.value_ = v;
    return r;
  }
  /// Gives the reference to the caller.
  Value release() { return std::exchange(value_, Value()); }

  Value get() const { return value_; }
  operator Value() const { return value_; }
  explicit operator bool() const { return !value_.is_null(); }
  template <class T>
  T* as() const {
    return reinterpret_cast<T*>(value_.object());
  }

 private:
  Value value_;
};

}  // namespace refjit::vm
