// _numpy._lu, _lu_solve and _jacobi: the loops of numpy.linalg's elimination and rotations over doubles,
// in the order that the guest's own loops have (numpy/linalg.py, which keeps them for complex numbers).
#include <algorithm>
#include <cmath>
#include <vector>

#include "vm/numpy/numpy_objects.h"

namespace refjit::vm::numpy {
namespace {

/// The elements of a writable row-major matrix of doubles; null and TypeError for anything else.
double* matrix_of(Vm& vm, Value v, int64_t& rows, int64_t& columns) {
  if (!is_array(vm, v) || array_tensor(v).dtype != DType::Float64 || array_tensor(v).shape.size() != 2 ||
      !array_tensor(v).is_contiguous()) {
    vm.raise("TypeError", "a contiguous matrix of float64 is required");
    return nullptr;
  }
  Tensor& t = array_tensor(v);
  rows = t.shape[0];
  columns = t.shape[1];
  return t.data<double>();
}

/// _lu(a): `a` becomes L (below the diagonal) and U; gives (order of rows, sign of their exchanges).
Ref lu(Vm& vm, Args args) {
  int64_t n, columns;
  double* a = matrix_of(vm, args[0], n, columns);
  if (!a && vm.has_exception()) return {};
  if (n != columns) return vm.raise("TypeError", "a square matrix is required");
  std::vector<int64_t> order(static_cast<size_t>(n));
  for (int64_t i = 0; i < n; ++i) order[static_cast<size_t>(i)] = i;
  int64_t sign = 1;
  for (int64_t i = 0; i < n; ++i) {
    int64_t pivot = i;
    for (int64_t k = i + 1; k < n && !std::isnan(a[pivot * n + i]); ++k)
      if (std::isnan(a[k * n + i]) || std::fabs(a[k * n + i]) > std::fabs(a[pivot * n + i])) pivot = k;
    if (pivot != i) {
      std::swap_ranges(a + i * n, a + i * n + n, a + pivot * n);
      std::swap(order[static_cast<size_t>(i)], order[static_cast<size_t>(pivot)]);
      sign = -sign;
    }
    if (a[i * n + i] == 0) continue;
    const double scale = 1.0 / a[i * n + i];
    for (int64_t k = i + 1; k < n; ++k) {
      const double factor = a[k * n + i] *= scale;
      for (int64_t j = i + 1; j < n; ++j) a[k * n + j] -= factor * a[i * n + j];
    }
  }
  std::vector<Ref> places;
  std::vector<Value> values;
  for (int64_t each : order) places.push_back(vm.integer(each));
  for (const Ref& each : places) values.push_back(each.get());
  Ref list = vm.tuple(values);
  return list ? vm.tuple(std::vector<Value>{list.get(), Value::small_int(sign)}) : Ref();
}

/// _lu_solve(lu, x): solves in place for the columns of `x`, whose rows stand in the order of `lu`.
Ref lu_solve(Vm& vm, Args args) {
  int64_t n, columns, rows, width;
  const double* a = matrix_of(vm, args[0], n, columns);
  if (!a && vm.has_exception()) return {};
  double* x = matrix_of(vm, args[1], rows, width);
  if (!x && vm.has_exception()) return {};
  if (n != columns || rows != n) return vm.raise("TypeError", "matrices of as many rows are required");
  const auto subtract = [&](int64_t row, int64_t from) {
    const double factor = a[row * n + from];
    for (int64_t j = 0; j < width; ++j) x[row * width + j] -= factor * x[from * width + j];
  };
  for (int64_t i = 0; i < n; ++i)
    for (int64_t k = i + 1; k < n; ++k) subtract(k, i);
  for (int64_t i = n; i-- > 0;) {
    for (int64_t j = 0; j < width; ++j) x[i * width + j] /= a[i * n + i];
    for (int64_t k = 0; k < i; ++k) subtract(k, i);
  }
  return Ref(kNone);
}

/// _jacobi(a, vectors): rotates the symmetric `a` in place until its diagonal holds the eigenvalues; the columns of
/// `vectors`, an identity before, turn with it.
Ref jacobi(Vm& vm, Args args) {
  int64_t n, columns, rows, width;
  double* a = matrix_of(vm, args[0], n, columns);
  double* vectors = a || !vm.has_exception() ? matrix_of(vm, args[1], rows, width) : nullptr;
  if (vm.has_exception()) return {};
  if (n != columns || rows != n || width != n) return vm.raise("TypeError", "square matrices of one size are required");
  const auto turn = [](double& x, double& y, double c, double s) {
    const double u = x, v = y;
    x = c * u - s * v;
    y = s * u + c * v;
  };
  for (int sweep = 0; sweep < 60; ++sweep) {
    double off = 0;
    for (int64_t i = 0; i < n; ++i)
      for (int64_t j = 0; j < i; ++j) off += a[i * n + j] * a[i * n + j];
    if (off < 1e-300) break;
    for (int64_t p = 0; p < n - 1; ++p)
      for (int64_t q = p + 1; q < n; ++q) {
        const double x = a[p * n + q], first = a[p * n + p], second = a[q * n + q];
        if (x == 0) continue;
        if (std::fabs(x) < 1e-20 * std::sqrt(std::fabs(first * second))) {
          a[p * n + q] = a[q * n + p] = 0;
          continue;
        }
        const double theta = (second - first) / (2 * x);
        const double t = std::copysign(1.0, theta) / (std::fabs(theta) + std::sqrt(theta * theta + 1));
        const double c = 1 / std::sqrt(t * t + 1), s = t * c;
        for (int64_t k = 0; k < n; ++k) turn(a[k * n + p], a[k * n + q], c, s);
        for (int64_t k = 0; k < n; ++k) turn(a[p * n + k], a[q * n + k], c, s);
        a[p * n + q] = a[q * n + p] = 0;
        for (int64_t k = 0; k < n; ++k) turn(vectors[k * n + p], vectors[k * n + q], c, s);
      }
  }
  return Ref(kNone);
}

const NativeDef kFunctions[] = {
    {"_lu", "a, /", lu},
    {"_lu_solve", "lu, x, /", lu_solve},
    {"_jacobi", "a, vectors, /", jacobi},
};

}  // namespace

std::span<const NativeDef> linear_functions() { return kFunctions; }

}  // namespace refjit::vm::numpy
