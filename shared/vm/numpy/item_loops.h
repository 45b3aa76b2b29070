#pragma once
// Loops that take elements one by one, and what other files of numpy lend to them.
#include <optional>
#include <span>
#include <string_view>

#include "vm/numpy/array_math.h"
#include "vm/object.h"

namespace refjit::vm::numpy {

/// One element of Math::binary, in a compute type (elements.h); no predicates. Defined in elementwise.cpp.
template <class T>
T binary_value(BinaryKind kind, T a, T b);
/// ufunc.accumulate in the dtype of `t`, which is no complex one. Defined in reductions.cpp.
Result<Tensor> accumulate(const Math& math, BinaryKind kind, const Tensor& t, uint32_t axis);
/// The kind of the ufunc of this name. Defined in ufuncs.cpp.
std::optional<BinaryKind> binary_kind(std::string_view name);

std::span<const NativeDef> item_functions();

}  // namespace refjit::vm::numpy
