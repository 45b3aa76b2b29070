#pragma once
// Pieces that kernels of their own loops share: choice of the element type, 16-bit floats computed in float32 around a
// kernel, walks along one axis, folds of an expression. Private to this room.
#include <vector>

#include "kernels/flat.h"
#include "kernels/registry.h"
#include "kernels/rows.h"
#include "kernels/widened.h"

namespace refjit::kernels {

/// Calls f(T{}) for float or double; false for other compute types.
template <class F>
bool with_float(DType compute, F f) {
  if (compute == DType::Float32) return f(float{}), true;
  if (compute == DType::Float64) return f(double{}), true;
  return false;
}

/// Calls f(T{}) for the C++ type of a compute type (bool is uint8_t); false for dtypes without one.
template <class F>
bool with_number(DType compute, F f) {
  switch (compute) {
    case DType::Bool:
    case DType::UInt8:
      return f(uint8_t{}), true;
    case DType::Int8:
      return f(int8_t{}), true;
    case DType::Int16:
      return f(int16_t{}), true;
    case DType::Int32:
      return f(int32_t{}), true;
    case DType::Int64:
      return f(int64_t{}), true;
    case DType::UInt16:
      return f(uint16_t{}), true;
    case DType::UInt32:
      return f(uint32_t{}), true;
    case DType::UInt64:
      return f(uint64_t{}), true;
    default:
      return with_float(compute, f);
  }
}

/// Calls f(T{}) for the type of a complex compute type; false for others.
template <class F>
bool with_complex(DType compute, F f) {
  if (compute == DType::Complex64) return f(Complex64{}), true;
  if (compute == DType::Complex128) return f(Complex128{}), true;
  return false;
}

/// Types of the operands in the order of a kernel's inputs (tuples flattened, scalars that are not constant as rank 0).
std::vector<TensorType> operand_types(std::span<const ir::AbstractRef> arguments);

/// As widened.h's.
inline PreparedKernel widened(const Request& request, PreparedKernel kernel) {
  return widened(request.arguments, request.outputs, request.backend, std::move(kernel));
}
inline PreparedKernel unified(const Request& request, DType computed, uint32_t places, PreparedKernel kernel) {
  return unified(request.arguments, request.outputs, request.backend, computed, places, std::move(kernel));
}

/// A walk along one axis: element (o, i, n) at (o * length + i) * inner + n.
struct AxisWalk {
  int64_t outer = 1, length = 1, inner = 1;
};
AxisWalk walk_of(std::span<const int64_t> shape, int64_t axis);

/// Sum over i in [0, n) of f(i), in the order of fold_row.
template <class T, class F>
double sum_of(int64_t n, F f) {
  constexpr int64_t kBlock = 1024, kLanes = 8;
  double total = 0;
  for (int64_t at = 0; at < n; at += kBlock) {
    const int64_t end = at + kBlock < n ? at + kBlock : n;
    T lanes[kLanes] = {};
    int64_t i = at;
    for (; i + kLanes <= end; i += kLanes) {
      for (int64_t k = 0; k < kLanes; ++k) lanes[k] += f(i + k);
    }
    for (int64_t k = 0; i < end; ++i, ++k) lanes[k] += f(i);
    for (int64_t width = kLanes / 2; width; width /= 2) {
      for (int64_t k = 0; k < width; ++k) lanes[k] += lanes[k + width];
    }
    total += static_cast<double>(lanes[0]);
  }
  return total;
}

}  // namespace refjit::kernels
