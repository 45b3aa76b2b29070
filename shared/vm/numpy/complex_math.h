#pragma once
// The part of Math that works on complex elements: what array_math.h promises, for operands that are (or become)
// complex64 or complex128. Math's own functions come here when their compute dtype is complex. Elementary functions are
// evaluated in double by way of the real ones of math_functions.h, so native and WebAssembly give the same bits.
#include "vm/numpy/array_math.h"

namespace refjit::vm::numpy {

/// Whether `kind` has a complex loop; the others are refused with NumPy's TypeError.
bool has_complex_loop(BinaryKind kind);
bool has_complex_loop(UnaryKind kind);

Result<Tensor> complex_binary(Memory& memory, BinaryKind kind, const Tensor& a, const Tensor& b, DType compute,
                              DType out);
/// Absolute gives the parts' dtype, predicates bool, all others `compute`.
Result<Tensor> complex_unary(Memory& memory, UnaryKind kind, const Tensor& a, DType compute);
/// `rows` rows of `length` elements: one result a row. `t` is contiguous and of dtype `compute`.
void complex_reduce(ReduceKind kind, const Tensor& t, int64_t rows, int64_t length, int64_t run, const Tensor& out);
/// Running sums or products along the last axis of the contiguous `t`, in place.
void complex_cumulative(ReduceKind kind, const Tensor& t, int64_t length);
/// z[m, n] += x[m, k] y[k, n], `batches` times; z is zero at first.
void complex_matmul(const Tensor& x, const Tensor& y, const Tensor& z, int64_t batches, int64_t m, int64_t k,
                    int64_t n);
/// Stable order of a row by real, then imaginary part, NaNs last.
void complex_order(const Tensor& t, int64_t start, int64_t length, int64_t* places);
/// Index of the first largest or smallest of a row.
int64_t complex_extreme(bool is_max, const Tensor& t, int64_t start, int64_t length);

}  // namespace refjit::vm::numpy
