#pragma once
// What the floating-point flags of a processor tell after an operation (WebAssembly has none): found by looking at the
// elements that came out infinite or NaN and at what they were made of. The guest's numpy warns, raises or calls.
#include <string>

#include "vm/numpy/array_math.h"
#include "vm/vm.h"

namespace refjit::vm::numpy {

/// Bits of a set of events.
enum FloatEvent : uint8_t { kDivideEvent = 1, kOverEvent = 2, kUnderEvent = 4, kInvalidEvent = 8 };

/// Events of `out = kind(a, b)`; `out` is contiguous and has the broadcast shape.
uint8_t binary_events(BinaryKind kind, const Tensor& a, const Tensor& b, const Tensor& out);
uint8_t unary_events(UnaryKind kind, const Tensor& a, const Tensor& out);
/// Events of integers of rank 0, which wrap.
uint8_t integer_events(BinaryKind kind, const Tensor& a, const Tensor& b, const Tensor& out);
/// Events of a sum, product or matrix product of the elements of `parts`.
uint8_t sum_events(std::initializer_list<const Tensor*> parts, const Tensor& out);
uint8_t cast_events(const Tensor& from, const Tensor& out);
/// Tells the guest about `events` of the function `name`, in NumPy's order; false when it raised.
bool report_events(Vm& vm, uint8_t events, const std::string& name);

}  // namespace refjit::vm::numpy
