#pragma once
// Element types, in MindSpore's names. The list is complete from the start (design.md); kernels exist for fewer.
// Used by every room above; knows nothing of storage or shapes.
#include <cstdint>
#include <optional>
#include <string_view>

namespace refjit {

// name in MindSpore's Python ("float32"), name in IR and type texts ("Float32"), bytes an element
#define REFJIT_DTYPES(X)                    \
  X(Bool, "bool", "Bool", 1)                \
  X(Int8, "int8", "Int8", 1)                \
  X(Int16, "int16", "Int16", 2)             \
  X(Int32, "int32", "Int32", 4)             \
  X(Int64, "int64", "Int64", 8)             \
  X(UInt8, "uint8", "UInt8", 1)             \
  X(UInt16, "uint16", "UInt16", 2)          \
  X(UInt32, "uint32", "UInt32", 4)          \
  X(UInt64, "uint64", "UInt64", 8)          \
  X(Float16, "float16", "Float16", 2)       \
  X(BFloat16, "bfloat16", "BFloat16", 2)    \
  X(Float32, "float32", "Float32", 4)       \
  X(Float64, "float64", "Float64", 8)       \
  X(Complex64, "complex64", "Complex64", 8) \
  X(Complex128, "complex128", "Complex128", 16)

enum class DType : uint8_t {
#define REFJIT_ROW(name, py, ir, bytes) name,
  REFJIT_DTYPES(REFJIT_ROW)
#undef REFJIT_ROW
};

inline constexpr int kDTypeCount = 15;

int64_t byte_size(DType dtype);
/// MindSpore's Python name: "float32".
std::string_view python_name(DType dtype);
/// The name in IR listings, error texts and `print(tensor.dtype)`: "Float32".
std::string_view ir_name(DType dtype);
std::optional<DType> dtype_from_python_name(std::string_view name);
std::optional<DType> dtype_from_ir_name(std::string_view name);

/// The number by which graphs name a dtype (`Cast(x, I64(43))` is float32), and back.
int64_t dtype_number(DType dtype);
std::optional<DType> dtype_from_number(int64_t number);

inline bool is_float(DType d) {
  return d == DType::Float16 || d == DType::BFloat16 || d == DType::Float32 || d == DType::Float64;
}
inline bool is_complex(DType d) { return d == DType::Complex64 || d == DType::Complex128; }
inline bool is_unsigned(DType d) {
  return d == DType::UInt8 || d == DType::UInt16 || d == DType::UInt32 || d == DType::UInt64;
}
inline bool is_signed_int(DType d) {
  return d == DType::Int8 || d == DType::Int16 || d == DType::Int32 || d == DType::Int64;
}
inline bool is_int(DType d) { return is_signed_int(d) || is_unsigned(d); }

/// C++ element types of the storage-only 16-bit floats; arithmetic goes through float (tensor/half.h).
struct Float16 {
  uint16_t bits;
  bool operator==(const Float16&) const = default;
};
struct BFloat16 {
  uint16_t bits;
  bool operator==(const BFloat16&) const = default;
};

}  // namespace refjit
