#include "tensor/promotion.h"

namespace refjit {
namespace {

/// Order among the floats and complex types; two 16-bit floats meet in float32.
int float_rank(DType d) {
  switch (d) {
    case DType::Float16:
    case DType::BFloat16:
      return 1;
    case DType::Float32:
      return 2;
    case DType::Float64:
      return 3;
    default:
      return 0;
  }
}

DType wider_complex(DType a, DType b) {
  const bool wide = a == DType::Complex128 || b == DType::Complex128 || a == DType::Float64 || b == DType::Float64;
  return wide ? DType::Complex128 : DType::Complex64;
}

/// uint16, uint32 and uint64 meet nothing but bool and themselves.
bool is_wide_unsigned(DType d) { return is_unsigned(d) && d != DType::UInt8; }

}  // namespace

std::optional<DType> promote(DType a, DType b) {
  if (a == b) return a;
  if (a == DType::Bool) return b;
  if (b == DType::Bool) return a;
  if (is_wide_unsigned(a) || is_wide_unsigned(b)) return std::nullopt;
  if (is_complex(a) || is_complex(b)) return wider_complex(a, b);
  if (is_float(a) && is_float(b)) {
    if (float_rank(a) == float_rank(b)) return DType::Float32;
    return float_rank(a) > float_rank(b) ? a : b;
  }
  if (is_float(a)) return a;
  if (is_float(b)) return b;
  if (is_unsigned(a) == is_unsigned(b)) return byte_size(a) > byte_size(b) ? a : b;
  // uint8 with a signed integer: int8 is too narrow for both.
  const DType s = is_unsigned(a) ? b : a;
  return s == DType::Int8 ? DType::Int16 : s;
}

std::optional<DType> promote_scalar(DType tensor, ScalarKind scalar) {
  if (is_wide_unsigned(tensor) && scalar != ScalarKind::Bool) return std::nullopt;
  if (scalar == ScalarKind::Int && tensor == DType::Bool) return DType::Int64;
  if (scalar == ScalarKind::Float && (tensor == DType::Bool || is_int(tensor))) return DType::Float32;
  return tensor;
}

DType dtype_of_scalar(ScalarKind scalar) {
  switch (scalar) {
    case ScalarKind::Bool:
      return DType::Bool;
    case ScalarKind::Int:
      return DType::Int64;
    default:
      return DType::Float32;
  }
}

}  // namespace refjit
