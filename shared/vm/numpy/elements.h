#pragma once
// Blocks of elements in one of four compute types (float, double, int64, uint64): numpy's loops load operands of any
// dtype into a block, work there and store the block, so an operation is written once a compute type and not once a
// dtype. Narrow integers wrap and float16 rounds at the store, as NumPy's own loops do.
#include <cstdint>
#include <type_traits>

#include "tensor/dtype.h"

namespace refjit::vm::numpy {

inline constexpr int64_t kBlock = 256;

enum class Compute : uint8_t { F32, F64, I64, U64 };

/// The compute type that carries `dtype` exactly; of complex numbers the parts (complex_math.h does arithmetic on
/// them).
Compute compute_of(DType dtype);

/// Reads `count` elements of `dtype` at `from`, `stride` elements apart (0 repeats one), as T.
template <class T>
void load_block(DType dtype, const void* from, int64_t stride, int64_t count, T* to);
/// Writes `count` contiguous elements. Bool stores `value != 0`; floats to ints truncate (out of range wraps).
template <class T>
void store_block(DType dtype, const T* from, int64_t count, void* to);

/// Calls `body(T{})` with the C++ type of `compute`.
template <class Body>
auto with_compute(Compute compute, Body&& body) {
  switch (compute) {
    case Compute::F32:
      return body(float{});
    case Compute::F64:
      return body(double{});
    case Compute::I64:
      return body(int64_t{});
    default:
      return body(uint64_t{});
  }
}

/// Copies with conversion: `count` elements from contiguous `from` to contiguous `to`.
void convert_elements(DType from_dtype, const void* from, DType to_dtype, void* to, int64_t count);

}  // namespace refjit::vm::numpy
