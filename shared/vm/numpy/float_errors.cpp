#include "vm/numpy/float_errors.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "vm/numpy/elements.h"
#include "vm/numpy/numpy_objects.h"

namespace refjit::vm::numpy {
namespace {

/// Whether some element of the contiguous `t` is infinite or NaN.
bool has_special(const Tensor& t) {
  if (!refjit::is_float(t.dtype) || !t.is_contiguous()) return false;
  const int64_t count = t.element_count(), width = byte_size(t.dtype);
  float block[kBlock];
  double wide[kBlock];
  for (int64_t i = 0; i < count; i += kBlock) {
    const int64_t n = std::min(kBlock, count - i);
    const char* from = t.data<char>() + i * width;
    double sum = 0;  // x - x is 0 for finite x alone
    if (t.dtype == DType::Float64) {
      load_block(t.dtype, from, 1, n, wide);
      for (int64_t k = 0; k < n; ++k) sum += wide[k] - wide[k];
    } else {
      float narrow = 0;
      load_block(t.dtype, from, 1, n, block);
      for (int64_t k = 0; k < n; ++k) narrow += block[k] - block[k];
      sum = static_cast<double>(narrow);
    }
    if (sum != 0) return true;
  }
  return false;
}

/// `t` as doubles in `shape`; empty when memory is short, which then tells of no events.
Tensor doubles(const Tensor& t, const Shape& shape) {
  auto made = Math{host_memory()}.cast(t.shape == shape ? t : broadcast_view(t, shape), DType::Float64);
  return made ? *made : Tensor();
}

uint8_t one_event(BinaryKind kind, double a, double b, double out) {
  if (std::isnan(out)) return std::isnan(a) || std::isnan(b) ? 0 : kInvalidEvent;
  if (!std::isinf(out) || !std::isfinite(a) || !std::isfinite(b)) {
    return kind == BinaryKind::Power && std::isinf(out) && a == 0 && std::isfinite(b) ? kDivideEvent : 0;
  }
  switch (kind) {
    case BinaryKind::Divide:
    case BinaryKind::FloorDivide:
      return b == 0 ? kDivideEvent : kOverEvent;
    case BinaryKind::Power:
      return a == 0 ? kDivideEvent : kOverEvent;
    default:
      return kOverEvent;
  }
}

uint8_t one_event(UnaryKind kind, double a, double out) {
  if (std::isnan(out)) return std::isnan(a) ? 0 : kInvalidEvent;
  if (!std::isinf(out) || !std::isfinite(a)) return 0;
  switch (kind) {
    case UnaryKind::Log:
    case UnaryKind::Log2:
    case UnaryKind::Log10:
    case UnaryKind::Log1p:
    case UnaryKind::Arctanh:
    case UnaryKind::Reciprocal:
      return kDivideEvent;
    default:
      return kOverEvent;
  }
}

bool has_zero(const Tensor& t) {
  auto made = Math{host_memory()}.cast(t, DType::Bool);
  if (!made) return false;
  const bool* values = made->data<bool>();
  return std::find(values, values + made->element_count(), false) != values + made->element_count();
}

}  // namespace

uint8_t binary_events(BinaryKind kind, const Tensor& a, const Tensor& b, const Tensor& out) {
  if (is_int(out.dtype)) {
    const bool divides = kind == BinaryKind::FloorDivide || kind == BinaryKind::Remainder || kind == BinaryKind::Fmod;
    return divides && out.element_count() && has_zero(b) ? kDivideEvent : 0;
  }
  if (is_predicate(kind) || kind == BinaryKind::Maximum || kind == BinaryKind::Minimum || !has_special(out)) return 0;
  const Tensor x = doubles(a, out.shape), y = doubles(b, out.shape), z = doubles(out, out.shape);
  uint8_t events = 0;
  for (int64_t i = 0, n = std::min({x.element_count(), y.element_count(), z.element_count()}); i < n; ++i)
    events |= one_event(kind, x.data<double>()[i], y.data<double>()[i], z.data<double>()[i]);
  return events;
}

uint8_t unary_events(UnaryKind kind, const Tensor& a, const Tensor& out) {
  if (is_predicate(kind) || is_complex(a.dtype) || !has_special(out)) return 0;
  const Tensor x = doubles(a, out.shape), z = doubles(out, out.shape);
  uint8_t events = 0;
  for (int64_t i = 0, n = std::min(x.element_count(), z.element_count()); i < n; ++i)
    events |= one_event(kind, x.data<double>()[i], z.data<double>()[i]);
  return events;
}

uint8_t integer_events(BinaryKind kind, const Tensor& a, const Tensor& b, const Tensor& out) {
  if (!is_int(out.dtype) || out.dtype == DType::UInt64 || out.element_count() != 1) return 0;
  const int64_t x = element_as_int(a, 0), y = element_as_int(b, 0), z = element_as_int(out, 0);
  int64_t exact = 0;
  bool wraps = false;
  if (kind == BinaryKind::Add)
    wraps = __builtin_add_overflow(x, y, &exact);
  else if (kind == BinaryKind::Subtract)
    wraps = __builtin_sub_overflow(x, y, &exact);
  else if (kind == BinaryKind::Multiply)
    wraps = __builtin_mul_overflow(x, y, &exact);
  else
    return 0;
  return wraps || exact != z ? kOverEvent : 0;
}

uint8_t sum_events(std::initializer_list<const Tensor*> parts, const Tensor& out) {
  if (!has_special(out)) return 0;
  bool has_nan = false, has_infinity = false;
  for (const Tensor* part : parts) {
    const Tensor x = doubles(*part, part->shape);
    for (int64_t i = 0, n = x.element_count(); i < n; ++i) {
      has_nan |= std::isnan(x.data<double>()[i]);
      has_infinity |= std::isinf(x.data<double>()[i]);
    }
  }
  if (has_nan) return 0;
  const Tensor z = doubles(out, out.shape);
  uint8_t events = has_infinity ? 0 : kOverEvent;
  for (int64_t i = 0, n = z.element_count(); i < n; ++i)
    if (std::isnan(z.data<double>()[i])) events |= kInvalidEvent;
  return events;
}

uint8_t cast_events(const Tensor& from, const Tensor& out) {
  const bool is_number = refjit::is_float(from.dtype) || (is_int(from.dtype) && out.dtype == DType::Float16);
  if (!is_number || out.dtype == DType::Bool || is_complex(out.dtype)) return 0;
  if (refjit::is_float(out.dtype)) {
    if ((refjit::is_float(from.dtype) && byte_size(out.dtype) >= byte_size(from.dtype)) || !has_special(out)) return 0;
    const Tensor x = doubles(from, out.shape), z = doubles(out, out.shape);
    for (int64_t i = 0, n = std::min(x.element_count(), z.element_count()); i < n; ++i)
      if (std::isinf(z.data<double>()[i]) && std::isfinite(x.data<double>()[i])) return kOverEvent;
    return 0;
  }
  // Narrow integers pass through a register of 32 bits.
  const double limit = byte_size(out.dtype) < 4 || out.dtype == DType::Int32 ? 0x1p31
                       : out.dtype == DType::UInt64                          ? 0x1p64
                                                                             : 0x1p63;
  const Tensor x = doubles(from, from.shape);
  for (int64_t i = 0, n = x.element_count(); i < n; ++i)
    if (!(x.data<double>()[i] < limit && x.data<double>()[i] >= -limit)) return kInvalidEvent;
  return 0;
}

bool report_events(Vm& vm, uint8_t events, const std::string& name) {
  events &= numpy_state(vm).float_events;
  if (!events) return true;
  static constexpr const char* kNames[] = {"divide", "over", "under", "invalid"};
  Ref module = vm.import("numpy");
  Ref function = module ? vm.get_attribute(module, "_float_error") : Ref();
  if (!function) return false;
  for (int i = 0; i < 4; ++i) {
    if (!(events >> i & 1)) continue;
    Ref category = vm.string(kNames[i]), text = vm.string(name);
    if (!category || !text || !vm.call(function, {category.get(), text.get()})) return false;
  }
  return true;
}

}  // namespace refjit::vm::numpy
