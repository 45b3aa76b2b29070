#include "kernels/flat.h"

#include "kernels/backend.h"

namespace refjit::kernels {

const FlatRow* find_flat(std::string_view op) {
  for (auto rows : {arithmetic_rows(), compare_rows(), math_rows(), activation_rows()}) {
    for (const FlatRow& row : rows) {
      if (row.op == op) return &row;
    }
  }
  return nullptr;
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
    default:
      return -1;
  }
}

const Backend& reference_backend() {
  static const Backend backend;  // stateless
  return backend;
}

DType compute_type(DType dtype) { return dtype == DType::Float16 || dtype == DType::BFloat16 ? DType::Float32 : dtype; }

}  // namespace refjit::kernels
