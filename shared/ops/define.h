#pragma once
// How a family writes its rows: `define<kArgs>(...)` makes an OpDef whose argument names come from the Arg table.
// Private to this room; each family exports one span of its rows, and table.cpp joins them.
#include <array>

#include "ops/op.h"

namespace refjit::ops {

template <const auto& Args>
inline constexpr auto kNamesOf = [] {
  std::array<std::string_view, std::size(Args)> names{};
  for (size_t i = 0; i < names.size(); ++i) names[i] = Args[i].name;
  return names;
}();

struct Traits {
  ToleranceClass tolerance = ToleranceClass::Exact;
  bool is_commutative = false;
  ir::Effect effect = ir::Effect::None;
  bool is_primfunc = true;
};

/// A page tests no operators, so its build names no samples, and the linker drops them.
#ifdef REFJIT_WITHOUT_SAMPLES
inline constexpr bool kHasSamples = false;
#else
inline constexpr bool kHasSamples = true;
#endif

template <const auto& Args>
constexpr OpDef define(std::string_view name, OpClass op_class, InferFn infer, SamplesFn samples, Traits traits = {}) {
  OpDef op{};
  op.is_operator = true;
  op.name = name;
  op.is_primfunc = traits.is_primfunc;
  op.effect = traits.effect;
  op.argument_names = kNamesOf<Args>;
  op.args = Args;
  op.infer = infer;
  op.samples = kHasSamples ? samples : nullptr;
  op.tolerance = traits.tolerance;
  op.op_class = op_class;
  op.is_commutative = traits.is_commutative;
  return op;
}

inline constexpr Traits kElementary{ToleranceClass::Elementary};
inline constexpr Traits kAccumulate{ToleranceClass::Accumulate};
inline constexpr Traits kCommutative{ToleranceClass::Exact, true};

std::span<const OpDef> binary_ops();
std::span<const OpDef> unary_ops();
std::span<const OpDef> reduce_ops();
std::span<const OpDef> contract_ops();
std::span<const OpDef> shape_ops();
std::span<const OpDef> index_ops();
std::span<const OpDef> other_ops();
std::span<const OpDef> grad_ops();
std::span<const OpDef> activation_ops();
std::span<const OpDef> conv_ops();
std::span<const OpDef> pool_ops();
std::span<const OpDef> norm_ops();
std::span<const OpDef> loss_ops();
std::span<const OpDef> optimizer_ops();
std::span<const OpDef> scatter_ops();
std::span<const OpDef> sort_ops();
std::span<const OpDef> pad_ops();
std::span<const OpDef> random_ops();
std::span<const OpDef> linalg_ops();

/// Samples of operators that copy elements need few dtypes: one of each width and both 16-bit floats.
inline constexpr DType kWidths[] = {DType::Bool, DType::Float16, DType::BFloat16, DType::Float32, DType::Int64};

}  // namespace refjit::ops
