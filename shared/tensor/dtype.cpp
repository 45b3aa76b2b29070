#include "tensor/dtype.h"

namespace refjit {
namespace {

struct Row {
  std::string_view python;
  std::string_view ir;
  int64_t bytes;
};

constexpr Row kRows[] = {
#define REFJIT_ROW(name, py, ir, bytes) {py, ir, bytes},
    REFJIT_DTYPES(REFJIT_ROW)
#undef REFJIT_ROW
};
static_assert(sizeof(kRows) / sizeof(kRows[0]) == kDTypeCount);

const Row& row(DType dtype) { return kRows[static_cast<int>(dtype)]; }

}  // namespace

int64_t byte_size(DType dtype) { return row(dtype).bytes; }
std::string_view python_name(DType dtype) { return row(dtype).python; }
std::string_view ir_name(DType dtype) { return row(dtype).ir; }

std::optional<DType> dtype_from_python_name(std::string_view name) {
  for (int i = 0; i < kDTypeCount; ++i) {
    if (kRows[i].python == name) return static_cast<DType>(i);
  }
  return std::nullopt;
}

std::optional<DType> dtype_from_ir_name(std::string_view name) {
  for (int i = 0; i < kDTypeCount; ++i) {
    if (kRows[i].ir == name) return static_cast<DType>(i);
  }
  return std::nullopt;
}

namespace {
// In the order of REFJIT_DTYPES.
constexpr int64_t kNumbers[] = {30, 32, 33, 34, 35, 37, 38, 39, 40, 42, 45, 43, 44, 51, 52};
static_assert(sizeof(kNumbers) / sizeof(kNumbers[0]) == kDTypeCount);
}  // namespace

int64_t dtype_number(DType dtype) { return kNumbers[static_cast<int>(dtype)]; }

std::optional<DType> dtype_from_number(int64_t number) {
  for (int i = 0; i < kDTypeCount; ++i) {
    if (kNumbers[i] == number) return static_cast<DType>(i);
  }
  return std::nullopt;
}

}  // namespace refjit
