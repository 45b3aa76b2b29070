#include "vm/numpy/promotion.h"

#include <cmath>
#include <utility>

namespace refjit::vm::numpy {
namespace {

/// Kinds in the order of value-based casting: bool < integers < floats < complex.
int category(DType d) {
  if (d == DType::Bool) return 0;
  if (is_int(d)) return 1;
  return is_complex(d) ? 3 : 2;
}

DType int_of(int64_t bytes, bool is_signed) {
  switch (bytes) {
    case 1:
      return is_signed ? DType::Int8 : DType::UInt8;
    case 2:
      return is_signed ? DType::Int16 : DType::UInt16;
    case 4:
      return is_signed ? DType::Int32 : DType::UInt32;
    default:
      return is_signed ? DType::Int64 : DType::UInt64;
  }
}

/// The float that holds integers of this width as NumPy sees it.
DType float_for_int(DType d) {
  switch (byte_size(d)) {
    case 1:
      return DType::Float16;
    case 2:
      return DType::Float32;
    default:
      return DType::Float64;
  }
}

DType wider(DType a, DType b) { return byte_size(a) >= byte_size(b) ? a : b; }

}  // namespace

char kind_of(DType d) {
  if (d == DType::Bool) return 'b';
  if (is_signed_int(d)) return 'i';
  if (is_unsigned(d)) return 'u';
  return is_complex(d) ? 'c' : 'f';
}

char char_of(DType d) {
  switch (d) {
    case DType::Bool:
      return '?';
    case DType::Int8:
      return 'b';
    case DType::Int16:
      return 'h';
    case DType::Int32:
      return 'i';
    case DType::Int64:
      return 'l';
    case DType::UInt8:
      return 'B';
    case DType::UInt16:
      return 'H';
    case DType::UInt32:
      return 'I';
    case DType::UInt64:
      return 'L';
    case DType::Float16:
      return 'e';
    case DType::Float32:
      return 'f';
    case DType::Float64:
      return 'd';
    case DType::Complex64:
      return 'F';
    case DType::Complex128:
      return 'D';
    default:
      return 'V';
  }
}

std::optional<DType> dtype_from_text(std::string_view text) {
  if (!text.empty() && (text[0] == '<' || text[0] == '>' || text[0] == '=' || text[0] == '|')) text.remove_prefix(1);
  static constexpr std::pair<std::string_view, DType> kAliases[] = {
      {"bool", DType::Bool},      {"bool_", DType::Bool},         {"?", DType::Bool},        {"b1", DType::Bool},
      {"int", DType::Int64},      {"int_", DType::Int64},         {"intp", DType::Int64},    {"i1", DType::Int8},
      {"i2", DType::Int16},       {"i4", DType::Int32},           {"i8", DType::Int64},      {"u1", DType::UInt8},
      {"u2", DType::UInt16},      {"u4", DType::UInt32},          {"u8", DType::UInt64},     {"uint", DType::UInt64},
      {"f2", DType::Float16},     {"f4", DType::Float32},         {"f8", DType::Float64},    {"half", DType::Float16},
      {"single", DType::Float32}, {"double", DType::Float64},     {"float", DType::Float64}, {"c8", DType::Complex64},
      {"q", DType::Int64},        {"Q", DType::UInt64},           {"p", DType::Int64},       {"P", DType::UInt64},
      {"c16", DType::Complex128}, {"complex", DType::Complex128}, {"float_", DType::Float64}};
  for (const auto& [name, dtype] : kAliases)
    if (name == text) return dtype;
  if (text.size() == 1)
    for (int i = 0; i < kDTypeCount; ++i)
      if (auto d = static_cast<DType>(i); d != DType::BFloat16 && char_of(d) == text[0]) return d;
  auto named = dtype_from_python_name(text);
  return named == DType::BFloat16 ? std::nullopt : named;
}

DType promote(DType a, DType b) {
  if (a == b) return a;
  if (category(a) > category(b)) std::swap(a, b);
  const int low = category(a), high = category(b);
  if (low == 0) return b;
  if (high == 1) {
    if (is_unsigned(a) == is_unsigned(b)) return wider(a, b);
    const DType u = is_unsigned(a) ? a : b, s = is_unsigned(a) ? b : a;
    if (byte_size(s) > byte_size(u)) return s;
    return byte_size(u) == 8 ? DType::Float64 : int_of(byte_size(u) * 2, true);
  }
  if (high == 2) return low == 1 ? wider(float_for_int(a), b) : wider(a, b);
  const DType part = low == 3 ? a : low == 1 ? float_for_int(a) : a;
  if (low == 3) return wider(a, b);
  return part == DType::Float64 ? DType::Complex128 : b;
}

bool can_cast_safely(DType from, DType to) { return promote(from, to) == to; }

bool can_cast_same_kind(DType from, DType to) {
  if (can_cast_safely(from, to)) return true;
  if (from == DType::Bool) return true;
  if (is_signed_int(from) && is_unsigned(to)) return false;
  return category(from) <= category(to) && to != DType::Bool;
}

DType smallest_int(int64_t value) {
  if (value >= 0) {
    if (value <= 0xff) return DType::UInt8;
    if (value <= 0xffff) return DType::UInt16;
    return value <= 0xffffffff ? DType::UInt32 : DType::UInt64;
  }
  if (value >= -128) return DType::Int8;
  if (value >= -32768) return DType::Int16;
  return value >= -2147483648LL ? DType::Int32 : DType::Int64;
}

DType result_type(const Operand& a, const Operand& b) {
  if (a.is_scalar == b.is_scalar) return promote(a.dtype, b.dtype);
  const Operand& scalar = a.is_scalar ? a : b;
  const Operand& array = a.is_scalar ? b : a;
  // Floats and complex numbers are one kind in this rule.
  if (std::min(category(scalar.dtype), 2) > category(array.dtype)) return promote(scalar.dtype, array.dtype);
  DType least = scalar.dtype;
  const bool is_beyond_int64 = scalar.dtype == DType::UInt64 && scalar.int_value < 0;
  if (category(scalar.dtype) == 1 && !is_beyond_int64) {
    // Beside a signed array a non-negative value counts as signed: it does not force the array wider for the sign bit.
    const bool as_signed = is_signed_int(array.dtype) && scalar.int_value >= 0;
    least = smallest_int(as_signed ? -scalar.int_value - 1 : scalar.int_value);
  } else if (category(scalar.dtype) == 2) {
    const double magnitude = std::fabs(scalar.float_value);
    least = !(magnitude > 65000) || std::isinf(magnitude) ? DType::Float16
            : magnitude < 3.4e38                          ? DType::Float32
                                                          : DType::Float64;
  }
  // A complex value fits the smaller type unless a part is beyond float32.
  if (category(scalar.dtype) == 3 && std::fabs(scalar.float_value) < 3.4e38) least = DType::Complex64;
  return promote(least, array.dtype);
}

DType accumulator_type(DType d) {
  if (d == DType::Bool || is_signed_int(d)) return DType::Int64;
  return is_unsigned(d) ? DType::UInt64 : d;
}

DType float_result(DType d) {
  if (is_float(d) || is_complex(d)) return d;
  return DType::Float64;
}

DType function_result(DType d) {
  if (is_float(d) || is_complex(d)) return d;
  return float_for_int(d);
}

}  // namespace refjit::vm::numpy
