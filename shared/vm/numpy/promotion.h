#pragma once
// NumPy 1.26's type rules over refjit dtypes: names, kinds, promotion, and value-based casting of scalars. Used by the
// guest's numpy alone; MindSpore's rules are the tensor room's. bfloat16 is no NumPy type and does not appear.
#include <cstdint>
#include <optional>
#include <string_view>

#include "tensor/dtype.h"

namespace refjit::vm::numpy {

/// 'b' 'i' 'u' 'f' 'c', as `dtype.kind`.
char kind_of(DType dtype);
/// `dtype.char`: '?', 'b', 'h', 'i', 'l', ...
char char_of(DType dtype);
/// Any spelling np.dtype takes: "float32", "f4", "<f4", "int", "d", ...
std::optional<DType> dtype_from_text(std::string_view text);

/// np.promote_types.
DType promote(DType a, DType b);
/// Whether every value of `from` is one of `to` (np.can_cast, casting='safe').
bool can_cast_safely(DType from, DType to);
/// np.can_cast(casting='same_kind'): what in-place operators allow.
bool can_cast_same_kind(DType from, DType to);

/// The smallest integer type that holds `value` (np.min_scalar_type); `is_negative` picks signed ones.
DType smallest_int(int64_t value);

/// One operand of np.result_type.
struct Operand {
  DType dtype = DType::Float64;
  bool is_scalar = false;  ///< Rank 0 or a Python number: takes part by kind and value.
  int64_t int_value = 0;   ///< Value of an integer scalar, for value-based casting.
  double float_value = 0;  ///< Value of a float scalar.
};
/// np.result_type of two operands under NumPy 1.26's value-based rules.
DType result_type(const Operand& a, const Operand& b);

/// Type that sums and products of `dtype` have: small integers widen to 64 bits.
DType accumulator_type(DType dtype);
/// Type of means and true divisions of `dtype`.
DType float_result(DType dtype);
/// Type of float functions (sqrt, exp) of `dtype`: int8 gives float16, as NumPy has it.
DType function_result(DType dtype);

}  // namespace refjit::vm::numpy
