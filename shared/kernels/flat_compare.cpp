// Comparisons, logic and classification: results are bool.
#include <cstdint>

#include "kernels/flat_loop.h"
#include "kernels/scalar_exact.h"

namespace refjit::kernels {
namespace {

#define REFJIT_COMPARISON(NAME, OPERATOR) \
  struct NAME {                           \
    template <class T>                    \
    static bool of(T a, T b) {            \
      return a OPERATOR b;                \
    }                                     \
  };
REFJIT_COMPARISON(Equal, ==)
REFJIT_COMPARISON(NotEqual, !=)
REFJIT_COMPARISON(Less, <)
REFJIT_COMPARISON(LessEqual, <=)
REFJIT_COMPARISON(Greater, >)
REFJIT_COMPARISON(GreaterEqual, >=)
#undef REFJIT_COMPARISON

struct And {
  static uint8_t of(uint8_t a, uint8_t b) { return a & b; }
};
struct Or {
  static uint8_t of(uint8_t a, uint8_t b) { return a | b; }
};
struct Xor {
  static uint8_t of(uint8_t a, uint8_t b) { return a ^ b; }
};
struct Not {
  static uint8_t of(uint8_t a) { return a ^ 1; }
};
struct IsNan {
  template <class T>
  static bool of(T a) {
    return a != a;
  }
};
struct IsInf {
  template <class T>
  static bool of(T a) {
    if constexpr (kIsFloat<T>)
      return clear_sign(a) == std::numeric_limits<T>::infinity();
    else
      return false;
  }
};
struct IsFinite {
  template <class T>
  static bool of(T a) {
    if constexpr (kIsFloat<T>)
      return clear_sign(a) < std::numeric_limits<T>::infinity();
    else
      return true;
  }
};

/// Chooses by width alone: values are not looked at.
template <class T>
void select_loop(const void* condition, const void* a, const void* b, void* out, int64_t n) {
  const auto* c = static_cast<const uint8_t*>(condition);
  const T* x = static_cast<const T*>(a);
  const T* y = static_cast<const T*>(b);
  T* z = static_cast<T*>(out);
  for (int64_t i = 0; i < n; ++i) z[i] = c[i] ? x[i] : y[i];
}

#define REFJIT_TO_BOOL(LOOP, OP)                                                                                     \
  {                                                                                                                  \
    LOOP<uint8_t, uint8_t, OP>, LOOP<int8_t, uint8_t, OP>, LOOP<int16_t, uint8_t, OP>, LOOP<int32_t, uint8_t, OP>,   \
        LOOP<int64_t, uint8_t, OP>, LOOP<uint8_t, uint8_t, OP>, LOOP<float, uint8_t, OP>, LOOP<double, uint8_t, OP>, \
        LOOP<uint16_t, uint8_t, OP>, LOOP<uint32_t, uint8_t, OP>, LOOP<uint64_t, uint8_t, OP>                        \
  }
#define REFJIT_FIELD_TO_BOOL(LOOP, OP)                                                                               \
  {                                                                                                                  \
    LOOP<uint8_t, uint8_t, OP>, LOOP<int8_t, uint8_t, OP>, LOOP<int16_t, uint8_t, OP>, LOOP<int32_t, uint8_t, OP>,   \
        LOOP<int64_t, uint8_t, OP>, LOOP<uint8_t, uint8_t, OP>, LOOP<float, uint8_t, OP>, LOOP<double, uint8_t, OP>, \
        LOOP<uint16_t, uint8_t, OP>, LOOP<uint32_t, uint8_t, OP>, LOOP<uint64_t, uint8_t, OP>,                       \
        LOOP<Complex64, uint8_t, OP>, LOOP<Complex128, uint8_t, OP>                                                  \
  }

const FlatRow kRows[] = {
    {"Equal", 2, FlatRule::Bool, REFJIT_FIELD_TO_BOOL(flat2, Equal)},
    {"NotEqual", 2, FlatRule::Bool, REFJIT_FIELD_TO_BOOL(flat2, NotEqual)},
    {"Less", 2, FlatRule::Bool, REFJIT_TO_BOOL(flat2, Less)},
    {"LessEqual", 2, FlatRule::Bool, REFJIT_TO_BOOL(flat2, LessEqual)},
    {"Greater", 2, FlatRule::Bool, REFJIT_TO_BOOL(flat2, Greater)},
    {"GreaterEqual", 2, FlatRule::Bool, REFJIT_TO_BOOL(flat2, GreaterEqual)},
    {"LogicalAnd", 2, FlatRule::Logical, {flat2<uint8_t, uint8_t, And>}},
    {"LogicalOr", 2, FlatRule::Logical, {flat2<uint8_t, uint8_t, Or>}},
    {"LogicalXor", 2, FlatRule::Logical, {flat2<uint8_t, uint8_t, Xor>}},
    {"LogicalNot", 1, FlatRule::Logical, {flat1<uint8_t, uint8_t, Not>}},
    {"Select",
     3,
     FlatRule::Select,
     {select_loop<uint8_t>, select_loop<uint8_t>, select_loop<uint16_t>, select_loop<uint32_t>, select_loop<uint64_t>,
      select_loop<uint8_t>, select_loop<uint32_t>, select_loop<uint64_t>, select_loop<uint16_t>, select_loop<uint32_t>,
      select_loop<uint64_t>, select_loop<Complex64>, select_loop<Complex128>}},
    {"IsNan", 1, FlatRule::Bool, REFJIT_TO_BOOL(flat1, IsNan)},
    {"IsInf", 1, FlatRule::Bool, REFJIT_TO_BOOL(flat1, IsInf)},
    {"IsFinite", 1, FlatRule::Bool, REFJIT_TO_BOOL(flat1, IsFinite)},
};

}  // namespace

std::span<const FlatRow> compare_rows() { return kRows; }

}  // namespace refjit::kernels
