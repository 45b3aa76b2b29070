// Complex numbers: parts, conjugates, absolute values (of all numbers), joining, and bitwise operators of one operand.
#include "kernels/flat_loop.h"
#include "kernels/scalar_exact.h"
#include "kernels/scalar_math.h"

namespace refjit::kernels {
namespace {

/// Of a complex number a complex number, as MindSpore's Abs has it.
struct Abs {
  template <class T>
  static T of(T a) {
    if constexpr (kIsComplex<T>)
      return static_cast<decltype(a.re)>(ref_hypot(static_cast<double>(a.re), static_cast<double>(a.im)));
    else if constexpr (kIsFloat<T>)
      return clear_sign(a);
    else if constexpr (std::is_signed_v<T>)
      return a < 0 ? static_cast<T>(0 - static_cast<Wide<T>>(a)) : a;
    else
      return a;
  }
};
struct Real {
  template <class T>
  static auto of(T a) {
    if constexpr (kIsComplex<T>)
      return a.re;
    else
      return a;
  }
};
struct Imag {
  template <class T>
  static auto of(T a) {
    if constexpr (kIsComplex<T>)
      return a.im;
    else
      return T(0);
  }
};
struct Angle {
  template <class T>
  static auto of(T a) {
    if constexpr (kIsComplex<T>)
      return static_cast<decltype(a.re)>(ref_atan2(static_cast<double>(a.im), static_cast<double>(a.re)));
    else
      return a < T(0) ? static_cast<T>(3.14159265358979323846) : T(0);
  }
};
struct Conj {
  template <class T>
  static T of(T a) {
    if constexpr (kIsComplex<T>)
      return {a.re, -a.im};
    else
      return a;
  }
};
struct Join {
  template <class T>
  static Complex<T> of(T re, T im) {
    return {re, im};
  }
};
struct Invert {
  template <class T>
  static T of(T a) {
    return static_cast<T>(~a);
  }
};
struct InvertBool {
  static uint8_t of(uint8_t a) { return a ^ 1; }
};
/// Numbers are shifted as integers of 32 bits, or of 64, by what that width leaves of the count.
template <class T>
int count_of_shift(T b) {
  return static_cast<int>(static_cast<uint64_t>(b) & (sizeof(T) == 8 ? 63 : 31));
}
struct LeftShift {
  template <class T>
  static T of(T a, T b) {
    return static_cast<T>(static_cast<uint64_t>(a) << count_of_shift(b));
  }
};
struct RightShift {
  template <class T>
  static T of(T a, T b) {
    return static_cast<T>(static_cast<std::conditional_t<std::is_signed_v<T>, int64_t, uint64_t>>(a) >>
                          count_of_shift(b));
  }
};
struct TruncateDiv {
  /// A number by zero: the end of the type that is nearest to infinity.
  template <class T>
  static T beyond(T a) {
    if (a == T(0)) return a;
    return a > T(0) ? std::numeric_limits<T>::max() : std::numeric_limits<T>::min();
  }
  template <class T>
  static T of(T a, T b) {
    if constexpr (kIsFloat<T>) {
      return exact_trunc(a / b);
    } else {
      if (b == T(0)) return beyond(a);
      if constexpr (std::is_signed_v<T>) {
        if (b == T(-1)) return static_cast<T>(0 - static_cast<Wide<T>>(a));
      }
      return static_cast<T>(a / b);
    }
  }
};

/// Quotients of floats and complex numbers; of integers what is left of them without a fraction.
struct RealDiv {
  template <class T>
  static T of(T a, T b) {
    if constexpr (kIsField<T>)
      return a / b;
    else
      return TruncateDiv::of(a, b);
  }
};

#define REFJIT_PARTS(OP) REFJIT_PARTS_AS(OP, float, double)
#define REFJIT_PARTS_AS(OP, SINGLE, DOUBLE)                                                                           \
  {                                                                                                                   \
    flat1<uint8_t, uint8_t, OP>, flat1<int8_t, int8_t, OP>, flat1<int16_t, int16_t, OP>, flat1<int32_t, int32_t, OP>, \
        flat1<int64_t, int64_t, OP>, flat1<uint8_t, uint8_t, OP>, flat1<float, float, OP>, flat1<double, double, OP>, \
        flat1<uint16_t, uint16_t, OP>, flat1<uint32_t, uint32_t, OP>, flat1<uint64_t, uint64_t, OP>,                  \
        flat1<Complex64, SINGLE, OP>, flat1<Complex128, DOUBLE, OP>                                                   \
  }
#define REFJIT_INTEGERS(LOOP, OP, BOOL)                                                                         \
  {                                                                                                             \
    BOOL, LOOP<int8_t, int8_t, OP>, LOOP<int16_t, int16_t, OP>, LOOP<int32_t, int32_t, OP>,                     \
        LOOP<int64_t, int64_t, OP>, LOOP<uint8_t, uint8_t, OP>, nullptr, nullptr, LOOP<uint16_t, uint16_t, OP>, \
        LOOP<uint32_t, uint32_t, OP>, LOOP<uint64_t, uint64_t, OP>                                              \
  }

const FlatRow kRows[] = {
    {"Abs", 1, FlatRule::Same, REFJIT_PARTS_AS(Abs, Complex64, Complex128)},
    {"Real", 1, FlatRule::Part, REFJIT_PARTS(Real)},
    {"Imag", 1, FlatRule::Part, REFJIT_PARTS(Imag)},
    {"Angle",
     1,
     FlatRule::Part,
     {nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, flat1<float, float, Angle>, flat1<double, double, Angle>,
      nullptr, nullptr, nullptr, flat1<Complex64, float, Angle>, flat1<Complex128, double, Angle>}},
    {"Conj", 1, FlatRule::Same, REFJIT_PARTS_AS(Conj, Complex64, Complex128)},
    {"Complex",
     2,
     FlatRule::Join,
     {nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, flat2<float, Complex64, Join>,
      flat2<double, Complex128, Join>}},
    {"Invert", 1, FlatRule::Same, REFJIT_INTEGERS(flat1, Invert, (flat1<uint8_t, uint8_t, InvertBool>))},
    {"LeftShift", 2, FlatRule::Same, REFJIT_INTEGERS(flat2, LeftShift, nullptr)},
    {"RightShift", 2, FlatRule::Same, REFJIT_INTEGERS(flat2, RightShift, nullptr)},
    {"RealDiv",
     2,
     FlatRule::Same,
     {nullptr, flat2<int8_t, int8_t, RealDiv>, flat2<int16_t, int16_t, RealDiv>, flat2<int32_t, int32_t, RealDiv>,
      flat2<int64_t, int64_t, RealDiv>, flat2<uint8_t, uint8_t, RealDiv>, flat2<float, float, RealDiv>,
      flat2<double, double, RealDiv>, flat2<uint16_t, uint16_t, RealDiv>, flat2<uint32_t, uint32_t, RealDiv>,
      flat2<uint64_t, uint64_t, RealDiv>, flat2<Complex64, Complex64, RealDiv>,
      flat2<Complex128, Complex128, RealDiv>}},
    {"TruncateDiv",
     2,
     FlatRule::Same,
     {nullptr, flat2<int8_t, int8_t, TruncateDiv>, flat2<int16_t, int16_t, TruncateDiv>,
      flat2<int32_t, int32_t, TruncateDiv>, flat2<int64_t, int64_t, TruncateDiv>, flat2<uint8_t, uint8_t, TruncateDiv>,
      flat2<float, float, TruncateDiv>, flat2<double, double, TruncateDiv>, flat2<uint16_t, uint16_t, TruncateDiv>,
      flat2<uint32_t, uint32_t, TruncateDiv>, flat2<uint64_t, uint64_t, TruncateDiv>}},
};

}  // namespace

std::span<const FlatRow> complex_rows() { return kRows; }

}  // namespace refjit::kernels
