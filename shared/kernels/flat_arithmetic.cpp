// Arithmetic whose results are exact or correctly rounded: the four operations, negation, minimum, rounding to
// integers.
#include <cstdint>

#include "kernels/complex_math.h"
#include "kernels/flat_loop.h"
#include "kernels/scalar_exact.h"

namespace refjit::kernels {
namespace {

struct Add {
  template <class T>
  static T of(T a, T b) {
    if constexpr (kIsField<T>)
      return a + b;
    else
      return static_cast<T>(static_cast<Wide<T>>(a) + static_cast<Wide<T>>(b));
  }
};
struct Sub {
  template <class T>
  static T of(T a, T b) {
    if constexpr (kIsField<T>)
      return a - b;
    else
      return static_cast<T>(static_cast<Wide<T>>(a) - static_cast<Wide<T>>(b));
  }
};
struct Mul {
  template <class T>
  static T of(T a, T b) {
    if constexpr (kIsField<T>)
      return a * b;
    else
      return static_cast<T>(static_cast<Wide<T>>(a) * static_cast<Wide<T>>(b));
  }
};
struct Div {
  template <class T>
  static T of(T a, T b) {
    return a / b;
  }
};
struct FloorDiv {
  template <class T>
  static T of(T a, T b) {
    return floor_divide(a, b);
  }
};
struct FloorMod {
  template <class T>
  static T of(T a, T b) {
    return floor_modulo(a, b);
  }
};
/// Python's %: as FloorMod, but float32 takes the quotient in double, as MindSpore's kernel does.
struct Remainder {
  template <class T>
  static T of(T a, T b) {
    if constexpr (std::is_same_v<T, float>)
      return static_cast<float>(floor_modulo<double>(a, b));
    else
      return floor_modulo(a, b);
  }
};
struct BitAnd {
  template <class T>
  static T of(T a, T b) {
    return static_cast<T>(a & b);
  }
};
struct BitOr {
  template <class T>
  static T of(T a, T b) {
    return static_cast<T>(a | b);
  }
};
struct BitXor {
  template <class T>
  static T of(T a, T b) {
    return static_cast<T>(a ^ b);
  }
};
struct Mod {
  template <class T>
  static T of(T a, T b) {
    return truncated_modulo(a, b);
  }
};
/// Where one is NaN the second operand counts, as in MindSpore's kernel.
struct Maximum {
  template <class T>
  static T of(T a, T b) {
    return a > b ? a : b;
  }
};
struct Minimum {
  template <class T>
  static T of(T a, T b) {
    return a < b ? a : b;
  }
};
struct Neg {
  template <class T>
  static T of(T a) {
    if constexpr (kIsField<T>)
      return -a;
    else
      return static_cast<T>(0 - static_cast<Wide<T>>(a));
  }
};
struct Square {
  template <class T>
  static T of(T a) {
    return Mul::of(a, a);
  }
};
/// NaN gives 0, as MindSpore's kernel does.
struct Sign {
  template <class T>
  static T of(T a) {
    return static_cast<T>((a > T(0)) - (a < T(0)));
  }
};
/// NaN gives 0, as MindSpore's kernel does.
struct Relu {
  template <class T>
  static T of(T a) {
    return a > T(0) ? a : T(0);
  }
};
struct Reciprocal {
  template <class T>
  static T of(T a) {
    return T(1) / a;
  }
};
struct Sqrt {
  template <class T>
  static T of(T a) {
    return exact_sqrt(a);
  }
};
struct Rsqrt {
  template <class T>
  static T of(T a) {
    return T(1) / exact_sqrt(a);
  }
};
struct Floor {
  template <class T>
  static T of(T a) {
    if constexpr (kIsFloat<T>)
      return exact_floor(a);
    else
      return a;
  }
};
struct Ceil {
  template <class T>
  static T of(T a) {
    if constexpr (kIsFloat<T>)
      return -exact_floor(-a);
    else
      return a;
  }
};
struct Trunc {
  template <class T>
  static T of(T a) {
    if constexpr (kIsFloat<T>)
      return exact_trunc(a);
    else
      return a;
  }
};
struct Round {
  template <class T>
  static T of(T a) {
    if constexpr (kIsFloat<T>)
      return round_half_even(a);
    else
      return a;
  }
};

#define REFJIT_WIDE_UNSIGNED(LOOP, OP) \
  LOOP<uint16_t, uint16_t, OP>, LOOP<uint32_t, uint32_t, OP>, LOOP<uint64_t, uint64_t, OP>
#define REFJIT_COMPLEX(LOOP, OP) LOOP<Complex64, Complex64, OP>, LOOP<Complex128, Complex128, OP>
#define REFJIT_FROM_INT8(LOOP, OP)                                                                              \
  LOOP<int8_t, int8_t, OP>, LOOP<int16_t, int16_t, OP>, LOOP<int32_t, int32_t, OP>, LOOP<int64_t, int64_t, OP>, \
      LOOP<uint8_t, uint8_t, OP>
#define REFJIT_NUMBERS(LOOP, OP)                                                           \
  {                                                                                        \
    nullptr, REFJIT_FROM_INT8(LOOP, OP), LOOP<float, float, OP>, LOOP<double, double, OP>, \
        REFJIT_WIDE_UNSIGNED(LOOP, OP)                                                     \
  }
/// Numbers and complex numbers.
#define REFJIT_FIELD(LOOP, OP)                                                             \
  {                                                                                        \
    nullptr, REFJIT_FROM_INT8(LOOP, OP), LOOP<float, float, OP>, LOOP<double, double, OP>, \
        REFJIT_WIDE_UNSIGNED(LOOP, OP), REFJIT_COMPLEX(LOOP, OP)                           \
  }
// A bool is a byte of 0 or 1, for which the uint8 kernel of these operators is right.
#define REFJIT_ALL(LOOP, OP)                                                                                  \
  {                                                                                                           \
    LOOP<uint8_t, uint8_t, OP>, REFJIT_FROM_INT8(LOOP, OP), LOOP<float, float, OP>, LOOP<double, double, OP>, \
        REFJIT_WIDE_UNSIGNED(LOOP, OP)                                                                        \
  }
#define REFJIT_ALL_FIELD(LOOP, OP)                                                                            \
  {                                                                                                           \
    LOOP<uint8_t, uint8_t, OP>, REFJIT_FROM_INT8(LOOP, OP), LOOP<float, float, OP>, LOOP<double, double, OP>, \
        REFJIT_WIDE_UNSIGNED(LOOP, OP), REFJIT_COMPLEX(LOOP, OP)                                              \
  }
#define REFJIT_INTEGERS(LOOP, OP) \
  { LOOP<uint8_t, uint8_t, OP>, REFJIT_FROM_INT8(LOOP, OP), nullptr, nullptr, REFJIT_WIDE_UNSIGNED(LOOP, OP) }
#define REFJIT_REALS(LOOP, OP) \
  { nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, LOOP<float, float, OP>, LOOP<double, double, OP> }
#define REFJIT_REAL_FIELD(LOOP, OP)                                                                                  \
  {                                                                                                                  \
    nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, LOOP<float, float, OP>, LOOP<double, double, OP>, nullptr, \
        nullptr, nullptr, REFJIT_COMPLEX(LOOP, OP)                                                                   \
  }
#define REFJIT_ROOT(OP, COMPLEX)                                                                                       \
  {                                                                                                                    \
    nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, flat1<float, float, OP>, flat1<double, double, OP>, nullptr, \
        nullptr, nullptr, flat1<Complex64, Complex64, OfComplex<COMPLEX>>,                                             \
        flat1<Complex128, Complex128, OfComplex<COMPLEX>>                                                              \
  }

/// Numbers by OP, complex numbers by a function in double precision.
#define REFJIT_NUMBERS_AND(LOOP, OP, COMPLEX)                                              \
  {                                                                                        \
    nullptr, REFJIT_FROM_INT8(LOOP, OP), LOOP<float, float, OP>, LOOP<double, double, OP>, \
        REFJIT_WIDE_UNSIGNED(LOOP, OP), REFJIT_COMPLEX(LOOP, COMPLEX)                      \
  }

const FlatRow kRows[] = {
    {"Add", 2, FlatRule::Same, REFJIT_FIELD(flat2, Add)},
    {"Sub", 2, FlatRule::Same, REFJIT_FIELD(flat2, Sub)},
    {"Mul", 2, FlatRule::Same, REFJIT_ALL_FIELD(flat2, Mul)},
    {"Div", 2, FlatRule::Real, REFJIT_REAL_FIELD(flat2, Div)},
    {"AddExt", 2, FlatRule::Same, REFJIT_FIELD(flat2, Add)},
    {"SubExt", 2, FlatRule::Same, REFJIT_FIELD(flat2, Sub)},
    {"Muls", 2, FlatRule::Same, REFJIT_ALL_FIELD(flat2, Mul)},
    {"RemainderTensorTensor", 2, FlatRule::Same, REFJIT_NUMBERS(flat2, Remainder)},
    {"RemainderTensorScalar", 2, FlatRule::Same, REFJIT_NUMBERS(flat2, Remainder)},
    {"RemainderScalarTensor", 2, FlatRule::Same, REFJIT_NUMBERS(flat2, Remainder)},
    {"BitwiseAnd", 2, FlatRule::Same, REFJIT_INTEGERS(flat2, BitAnd)},
    {"BitwiseOr", 2, FlatRule::Same, REFJIT_INTEGERS(flat2, BitOr)},
    {"BitwiseXor", 2, FlatRule::Same, REFJIT_INTEGERS(flat2, BitXor)},
    {"FloorDiv", 2, FlatRule::Same, REFJIT_NUMBERS_AND(flat2, FloorDiv, OfComplexPair<complex_floor_divide>)},
    {"FloorMod", 2, FlatRule::Same, REFJIT_NUMBERS(flat2, FloorMod)},
    {"Mod", 2, FlatRule::Same, REFJIT_NUMBERS(flat2, Mod)},
    {"Maximum", 2, FlatRule::Same, REFJIT_ALL(flat2, Maximum)},
    {"Minimum", 2, FlatRule::Same, REFJIT_ALL(flat2, Minimum)},
    {"Neg", 1, FlatRule::Same, REFJIT_FIELD(flat1, Neg)},
    {"Square", 1, FlatRule::Same, REFJIT_FIELD(flat1, Square)},
    {"Sign", 1, FlatRule::Same, REFJIT_NUMBERS_AND(flat1, Sign, OfComplex<complex_sign>)},
    {"ReLU", 1, FlatRule::Same, REFJIT_ALL(flat1, Relu)},
    {"Floor", 1, FlatRule::Same, REFJIT_NUMBERS(flat1, Floor)},
    {"Ceil", 1, FlatRule::Same, REFJIT_NUMBERS(flat1, Ceil)},
    {"Trunc", 1, FlatRule::Same, REFJIT_NUMBERS(flat1, Trunc)},
    {"Round", 1, FlatRule::Same, REFJIT_NUMBERS(flat1, Round)},
    {"Reciprocal", 1, FlatRule::Real, REFJIT_REAL_FIELD(flat1, Reciprocal)},
    {"Sqrt", 1, FlatRule::Real, REFJIT_ROOT(Sqrt, complex_sqrt)},
    {"Rsqrt", 1, FlatRule::Real, REFJIT_ROOT(Rsqrt, complex_rsqrt)},
};

}  // namespace

std::span<const FlatRow> arithmetic_rows() { return kRows; }

}  // namespace refjit::kernels
