#include "kernels/flat.h"

#include "base/name_table.h"
#include "kernels/backend.h"

namespace refjit::kernels {

const FlatRow* find_flat(std::string_view op) {
  static const NameTable<FlatRow> table(
      {arithmetic_rows(), compare_rows(), math_rows(), activation_rows(), complex_rows()}, &FlatRow::op);
  return table.find(op);
}

int compute_column(DType dtype) {
  switch (dtype) {
    case DType::Bool:
      return 0;
    case DType::Int8:
      return 1;
    case DType::Int16:
      return 2;
    case DType::Int32:
      return 3;
    case DType::Int64:
      return 4;
    case DType::UInt8:
      return 5;
    case DType::Float32:
      return 6;
    case DType::Float64:
      return 7;
    case DType::UInt16:
      return 8;
    case DType::UInt32:
      return 9;
    case DType::UInt64:
      return 10;
    case DType::Complex64:
      return 11;
    case DType::Complex128:
      return 12;
    default:
      return -1;
  }
}

const Backend& reference_backend() {
  static const Backend backend;  // stateless
  return backend;
}

DType real_type(DType dtype) {
  return dtype == DType::Complex64 ? DType::Float32 : dtype == DType::Complex128 ? DType::Float64 : dtype;
}
DType complex_type(DType dtype) {
  return dtype == DType::Float32 ? DType::Complex64 : dtype == DType::Float64 ? DType::Complex128 : dtype;
}

DType compute_type(DType dtype) { return dtype == DType::Float16 || dtype == DType::BFloat16 ? DType::Float32 : dtype; }

}  // namespace refjit::kernels
