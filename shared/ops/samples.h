#pragma once
// Sample inputs by family: short tails, broadcasting, empty tensors, NaN, signed zeros, infinities, subnormals, integer
// extremes. Deterministic, so that native, WebAssembly and devices try the same. Private to this room.
#include <initializer_list>

#include "ops/op.h"

namespace refjit::ops {

/// dtypes the reference serves.
std::span<const DType> served_dtypes();
std::span<const DType> served_floats();

/// Writes element `i` of a tensor of floats or complex numbers.
void store_real(const Tensor& t, int64_t i, double value, double imaginary = 0);
/// Of integers or Booleans; the low bits are kept.
void store_int(const Tensor& t, int64_t i, int64_t value);

/// Tensor of `shape` whose elements walk through the dtype's edge values, then plain ones; `salt` shifts the walk.
Tensor edge_tensor(DType dtype, Shape shape, uint64_t salt);
/// Plain values of moderate size (|x| <= 4; integers -4..4, unsigned 0..8).
Tensor plain_tensor(DType dtype, Shape shape, uint64_t salt);
AbstractRef sample_tensor(Tensor t);
AbstractRef sample_ints(std::span<const int64_t> values);
/// A tensor of places, of any integer dtype.
AbstractRef sample_indices(DType dtype, Shape shape, std::initializer_list<int64_t> values);

std::vector<Sample> unary_samples(const OpDef& op);
std::vector<Sample> unary_float_samples(const OpDef& op);
std::vector<Sample> binary_samples(const OpDef& op);
std::vector<Sample> binary_float_samples(const OpDef& op);
/// Adds samples of complex tensors for an operator of `arity` of them.
void add_complex_samples(std::vector<Sample>& samples, size_t arity);

}  // namespace refjit::ops
