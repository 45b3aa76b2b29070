#include "devices/cpu/lanes.h"

#include <span>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "devices/cpu/lanes.cpp"
#include <hwy/foreach_target.h>

#include <hwy/highway.h>

#include "base/name_table.h"
#include "devices/cpu/lane_math.h"
#include "devices/cpu/wide_lanes.h"

HWY_BEFORE_NAMESPACE();
namespace refjit::devices::cpu::HWY_NAMESPACE {

#if HWY_TARGET <= HWY_AVX2

/// The tail takes the same path as whole vectors, so an element's bits do not depend on its place.
template <class Op, class T, class... Operands>
HWY_INLINE void run_lanes(T* y, int64_t n, const Operands*... from) {
  const hn::ScalableTag<T> d;
  const auto step = static_cast<int64_t>(hn::Lanes(d));
  int64_t i = 0;
  for (; i + step <= n; i += step) hn::StoreU(Op::of(d, hn::LoadU(d, from + i)...), d, y + i);
  if (i == n) return;
  const auto mask = hn::FirstN(d, static_cast<size_t>(n - i));
  hn::BlendedStore(Op::of(d, hn::MaskedLoad(mask, d, from + i)...), mask, d, y + i);
}

template <class T, class Op>
void lanes1(const void* a, const void*, const void*, void* out, int64_t n) {
  run_lanes<Op>(static_cast<T*>(out), n, static_cast<const T*>(a));
}
template <class T, class Op>
void lanes2(const void* a, const void* b, const void*, void* out, int64_t n) {
  run_lanes<Op>(static_cast<T*>(out), n, static_cast<const T*>(a), static_cast<const T*>(b));
}
template <class T, class Op>
void lanes3(const void* a, const void* b, const void* c, void* out, int64_t n) {
  run_lanes<Op>(static_cast<T*>(out), n, static_cast<const T*>(a), static_cast<const T*>(b), static_cast<const T*>(c));
}

#define REFJIT_OP1(NAME, RESULT)                        \
  struct NAME {                                         \
    template <class D, class V>                         \
    static HWY_INLINE V of([[maybe_unused]] D d, V x) { \
      return RESULT;                                    \
    }                                                   \
  };
#define REFJIT_OP2(NAME, RESULT)                             \
  struct NAME {                                              \
    template <class D, class V>                              \
    static HWY_INLINE V of([[maybe_unused]] D d, V x, V y) { \
      return RESULT;                                         \
    }                                                        \
  };

REFJIT_OP2(Add, hn::Add(x, y))
REFJIT_OP2(Sub, hn::Sub(x, y))
REFJIT_OP2(Mul, hn::Mul(x, y))
REFJIT_OP2(Div, hn::Div(x, y))
// x86's instructions return their second operand where one is NaN, and so does the reference.
REFJIT_OP2(Maximum, hn::Max(x, y))
REFJIT_OP2(Minimum, hn::Min(x, y))
REFJIT_OP1(Neg, hn::Neg(x))
REFJIT_OP1(Abs, hn::Abs(x))
REFJIT_OP1(Square, hn::Mul(x, x))
REFJIT_OP1(Relu, hn::Max(x, hn::Zero(d)))
REFJIT_OP1(Sqrt, hn::Sqrt(x))
REFJIT_OP1(Floor, hn::Floor(x))
REFJIT_OP1(Ceil, hn::Ceil(x))
REFJIT_OP1(Trunc, hn::Trunc(x))
REFJIT_OP1(Round, hn::Round(x))
REFJIT_OP1(Reciprocal, hn::Div(hn::Set(d, 1), x))
REFJIT_OP1(Rsqrt, hn::Div(hn::Set(d, 1), hn::Sqrt(x)))
REFJIT_OP1(Exp, exp_of(d, x))
REFJIT_OP1(Tanh, tanh_of(d, x))
REFJIT_OP1(Sigmoid, sigmoid_of(d, x))
REFJIT_OP1(Silu, silu_of(d, x))
REFJIT_OP1(Erf, erf_of(d, x))
// Of a result y or an operand x, and what comes back from the result.
REFJIT_OP2(ReluGrad, hn::IfThenElseZero(hn::Gt(y, hn::Zero(d)), x))
REFJIT_OP2(TanhGrad, hn::Mul(y, hn::NegMulAdd(x, x, hn::Set(d, 1))))
REFJIT_OP2(SigmoidGrad, hn::Mul(y, hn::Mul(x, hn::Sub(hn::Set(d, 1), x))))
REFJIT_OP1(Gelu, gelu_of(d, x))
REFJIT_OP2(GeluGrad, hn::Mul(x, gelu_slope_of(d, y)))
REFJIT_OP2(SiluGrad, hn::Mul(x, silu_slope_of(d, y)))
#undef REFJIT_OP1
#undef REFJIT_OP2

constexpr LaneRow kRows[] = {
    {"Add", lanes2<float, Add>, lanes2<double, Add>},
    {"Sub", lanes2<float, Sub>, lanes2<double, Sub>},
    {"Mul", lanes2<float, Mul>, lanes2<double, Mul>},
    {"Div", lanes2<float, Div>, lanes2<double, Div>},
    {"AddExt", lanes2<float, Add>, lanes2<double, Add>},
    {"SubExt", lanes2<float, Sub>, lanes2<double, Sub>},
    {"Muls", lanes2<float, Mul>, lanes2<double, Mul>},
    {"Maximum", lanes2<float, Maximum>, lanes2<double, Maximum>},
    {"Minimum", lanes2<float, Minimum>, lanes2<double, Minimum>},
    {"Neg", lanes1<float, Neg>, lanes1<double, Neg>},
    {"Abs", lanes1<float, Abs>, lanes1<double, Abs>},
    {"Square", lanes1<float, Square>, lanes1<double, Square>},
    {"ReLU", lanes1<float, Relu>, lanes1<double, Relu>},
    {"Sqrt", lanes1<float, Sqrt>, lanes1<double, Sqrt>},
    {"Floor", lanes1<float, Floor>, lanes1<double, Floor>},
    {"Ceil", lanes1<float, Ceil>, lanes1<double, Ceil>},
    {"Trunc", lanes1<float, Trunc>, lanes1<double, Trunc>},
    {"Round", lanes1<float, Round>, lanes1<double, Round>},
    {"Reciprocal", lanes1<float, Reciprocal>, lanes1<double, Reciprocal>},
    {"Rsqrt", lanes1<float, Rsqrt>, lanes1<double, Rsqrt>},
    {"Exp", lanes1<float, Exp>, nullptr},
    {"Tanh", lanes1<float, Tanh>, nullptr},
    {"Sigmoid", lanes1<float, Sigmoid>, nullptr},
    {"SiLU", lanes1<float, Silu>, nullptr},
    {"GeLU", lanes1<float, Gelu>, nullptr},
    {"Erf", lanes1<float, Erf>, nullptr},
    {"ReluGrad", lanes2<float, ReluGrad>, lanes2<double, ReluGrad>},
    {"TanhGrad", lanes2<float, TanhGrad>, nullptr},
    {"SigmoidGrad", lanes2<float, SigmoidGrad>, nullptr},
    {"GeLUGrad", lanes2<float, GeluGrad>, nullptr},
    {"SiLUGrad", lanes2<float, SiluGrad>, nullptr},
};

/// Second of First's result, at operand kPlace of two.
template <class First, class Second, int kPlace>
struct Into {
  template <class D, class V, class... Vs>
  static HWY_INLINE V of(D d, V x, Vs... more) {
    return split(d, x, more...);
  }

 private:
  template <class D, class V>
  static HWY_INLINE V split(D d, V x, V other) {
    return finish(d, First::of(d, x), other);
  }
  template <class D, class V>
  static HWY_INLINE V split(D d, V x, V y, V other) {
    return finish(d, First::of(d, x, y), other);
  }
  template <class D, class V>
  static HWY_INLINE V finish(D d, V result, V other) {
    return kPlace == 0 ? Second::of(d, result, other) : Second::of(d, other, result);
  }
};

/// Second of First's result alone.
template <class First, class Second>
struct Then {
  template <class D, class V>
  static HWY_INLINE V of(D d, V x, V y) {
    return Second::of(d, First::of(d, x, y));
  }
};

template <class First, class Second, int kPlace>
constexpr JoinedRow kUnaryInto{
    lanes1<float, First>, lanes2<float, Second>, kPlace, {lanes2<float, Into<First, Second, kPlace>>, 1}};
template <class First, class Second, int kPlace>
constexpr JoinedRow kBinaryInto{
    lanes2<float, First>, lanes2<float, Second>, kPlace, {lanes3<float, Into<First, Second, kPlace>>, 2}};
template <class First, class Second>
constexpr JoinedRow kBinaryThen{
    lanes2<float, First>, lanes1<float, Second>, 0, {lanes2<float, Then<First, Second>>, 2}};

#define REFJIT_INTO(ROW, FIRST) \
  ROW<FIRST, Add, 0>, ROW<FIRST, Add, 1>, ROW<FIRST, Sub, 0>, ROW<FIRST, Sub, 1>, ROW<FIRST, Mul, 0>, ROW<FIRST, Mul, 1>
#define REFJIT_THEN(FIRST)                                                                                \
  kBinaryThen<FIRST, Neg>, kBinaryThen<FIRST, Square>, kBinaryThen<FIRST, Relu>, kBinaryThen<FIRST, Exp>, \
      kBinaryThen<FIRST, Tanh>, kBinaryThen<FIRST, Sigmoid>
constexpr JoinedRow kJoined[] = {
    REFJIT_INTO(kUnaryInto, Neg),
    REFJIT_INTO(kUnaryInto, Square),
    REFJIT_INTO(kUnaryInto, Relu),
    REFJIT_INTO(kUnaryInto, Exp),
    REFJIT_INTO(kUnaryInto, Tanh),
    REFJIT_INTO(kUnaryInto, Sigmoid),
    REFJIT_INTO(kBinaryInto, Add),
    REFJIT_INTO(kBinaryInto, Sub),
    REFJIT_INTO(kBinaryInto, Mul),
    REFJIT_THEN(Add),
    REFJIT_THEN(Sub),
    REFJIT_THEN(Mul),
};
#undef REFJIT_INTO
#undef REFJIT_THEN

std::span<const LaneRow> rows() { return kRows; }
std::span<const JoinedRow> joined_rows() { return kJoined; }
std::string_view name() { return HWY_TARGET <= HWY_AVX3 ? "AVX-512" : "AVX2"; }

#else

std::span<const LaneRow> rows() { return {}; }
std::span<const JoinedRow> joined_rows() { return {}; }
std::string_view name() { return "128-bit lanes"; }

#endif

}  // namespace refjit::devices::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace refjit::devices::cpu {

HWY_EXPORT(rows);
HWY_EXPORT(joined_rows);
HWY_EXPORT(name);

kernels::FlatFn find_lanes(std::string_view op, DType compute) {
  static const NameTable<LaneRow> table({HWY_DYNAMIC_DISPATCH(rows)(), wide_rows()}, &LaneRow::op);
  const LaneRow* row = table.find(op);
  if (!row) return nullptr;
  return compute == DType::Float32 ? row->single : compute == DType::Float64 ? row->twice : nullptr;
}

kernels::JoinedFn find_joined(kernels::FlatFn first, kernels::FlatFn second, int place) {
  static const std::span<const JoinedRow> table = HWY_DYNAMIC_DISPATCH(joined_rows)();
  for (const JoinedRow& row : table)
    if (row.first == first && row.second == second && row.place == place) return row.joined;
  return {};
}

std::string_view lanes_name() { return HWY_DYNAMIC_DISPATCH(name)(); }

}  // namespace refjit::devices::cpu
#endif
