#pragma once
// Flat kernels: one operator over n contiguous elements of one compute type. Tile programs (elementwise operators and
// fused chains) are made of them, so eager, jit and fused runs share their bits. Private to this room.
// Compute types: bool, all integers, float32, float64, complex; 16-bit floats are converted to float32 and back by
// tiles.
#include <cstdint>
#include <span>
#include <string_view>

#include "tensor/dtype.h"

namespace refjit::kernels {

/// Operands a, b, c (unused ones are null) and the result, which may be the same memory as an operand.
using FlatFn = void (*)(const void* a, const void* b, const void* c, void* out, int64_t n);

/// A flat kernel for two steps: `first` of its `arity` operands, then `second` of the result and one more operand,
/// each rounded as alone.
struct JoinedFn {
  FlatFn fn = nullptr;
  int arity = 0;
};

/// How an operator's compute type follows from its operands' common dtype.
enum class FlatRule : uint8_t {
  Same,     ///< Computes in the operands' type, which is the result's.
  Bool,     ///< Computes in the operands' type, result bool.
  Real,     ///< Integers and bool compute in float32; the result has the compute type.
  Logical,  ///< Operands become bool first.
  Select,   ///< First operand bool, the others of the common type.
  Part,     ///< As Same; a complex operand gives its real type.
  Join,     ///< Floats give the complex type of their size.
};

inline constexpr int kComputeTypes = 13;

struct FlatRow {
  std::string_view op;
  uint8_t arity;
  FlatRule rule;
  FlatFn fn[kComputeTypes];  ///< bool, int8..int64, uint8, float32, float64, uint16..uint64, complex64, complex128.
};

/// Rows of each file; flat.cpp looks through them.
std::span<const FlatRow> arithmetic_rows();
std::span<const FlatRow> compare_rows();
std::span<const FlatRow> math_rows();
std::span<const FlatRow> activation_rows();
std::span<const FlatRow> complex_rows();

/// Null when the operator is not elementwise.
const FlatRow* find_flat(std::string_view op);
/// Column of a compute type; -1 for dtypes that are not.
int compute_column(DType dtype);
/// float32 of complex64, float64 of complex128, else the dtype itself; and back from the floats.
DType real_type(DType dtype);
DType complex_type(DType dtype);
/// float32 for the 16-bit floats, else the dtype itself.
DType compute_type(DType dtype);
/// Conversion in one step: between compute types, and between float32 and the 16-bit floats; null elsewhere.
FlatFn find_cast(DType from, DType to);

}  // namespace refjit::kernels
