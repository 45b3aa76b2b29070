#include "kernels/matmul.h"

#include <algorithm>
#include <cstddef>
#include <cstring>

#include "kernels/rows.h"

namespace refjit::kernels {
namespace {

constexpr int64_t kBlockM = 128, kBlockN = 1024;  // of panels that stay in the second-level cache
constexpr int64_t kVectors = 2;                   // of a row of a tile of c

/// 128-bit vectors of the compilers: Highway 1.0.3 has no doubles for WebAssembly.
template <class T>
struct VectorOf {
  typedef T type __attribute__((vector_size(16)));
};

template <class T>
constexpr int64_t kLanes = 16 / static_cast<int64_t>(sizeof(T));

/// c tile (kPanelRows x kPanelColumns, at `c` with row stride `stride`) = [c +] panel_a * panel_b over `depth`. Eight
/// sums, two vectors of b, an element of a and a product: what fits the fifteen registers that V8 hands out.
/// Not inlined: g++ 12 merges the stores of a copy inlined for the aligned `edge` tile with those of the copy for a
/// tile of c, and the latter then fault on rows that are not aligned (n = 13).
template <class T>
__attribute__((noinline)) void micro_kernel(int64_t depth, const T* panel_a, const T* panel_b, T* c, int64_t stride,
                                            bool adds) {
  using V = typename VectorOf<T>::type;
  V s00{}, s01{}, s10{}, s11{}, s20{}, s21{}, s30{}, s31{};
  for (const T* end = panel_a + depth * kPanelRows; panel_a != end; panel_a += kPanelRows) {
    V b0, b1;
    std::memcpy(&b0, panel_b, sizeof(V));
    std::memcpy(&b1, panel_b + kLanes<T>, sizeof(V));
    s00 += panel_a[0] * b0, s01 += panel_a[0] * b1;
    s10 += panel_a[1] * b0, s11 += panel_a[1] * b1;
    s20 += panel_a[2] * b0, s21 += panel_a[2] * b1;
    s30 += panel_a[3] * b0, s31 += panel_a[3] * b1;
    panel_b += kVectors * kLanes<T>;
  }
  auto store = [&](int64_t row, V x, V y) {
    T* at = c + row * stride;
    if (adds) {
      V first, second;
      std::memcpy(&first, at, sizeof(V));
      std::memcpy(&second, at + kLanes<T>, sizeof(V));
      x = first + x;
      y = second + y;
    }
    std::memcpy(at, &x, sizeof(V));
    std::memcpy(at + kLanes<T>, &y, sizeof(V));
  };
  store(0, s00, s01), store(1, s10, s11), store(2, s20, s21), store(3, s30, s31);
}

/// Panels of kWidth lanes, `lane` and `step` (along k) apart in `from`.
template <int64_t kWidth, class T>
void pack(const T* from, int64_t lane, int64_t step, int64_t lanes, int64_t depth, T* to) {
  for (int64_t j = 0; j < lanes; j += kWidth, from += kWidth * lane) {
    const int64_t width = std::min(kWidth, lanes - j);
    for (int64_t k = 0; k < depth; ++k, to += kWidth) {
      const T* at = from + k * step;
      if (width < kWidth) {
        for (int64_t x = 0; x < width; ++x) to[x] = at[x * lane];
        for (int64_t x = width; x < kWidth; ++x) to[x] = T(0);
      } else if (lane == 1) {
        std::memcpy(to, at, kWidth * sizeof(T));
      } else {
        for (int64_t x = 0; x < kWidth; ++x) to[x] = at[x * lane];
      }
    }
  }
}

template <class T>
void multiply_floats(const MatMulSize& s, const void* a_data, const void* b_data, void* c_data, std::byte* scratch) {
  const T* a = static_cast<const T*>(a_data);
  const T* b = static_cast<const T*>(b_data);
  T* c = static_cast<T*>(c_data);
  if (s.k == 0) {
    std::fill(c, c + s.m * s.n, T(0));
    return;
  }
  T* panels_a = reinterpret_cast<T*>(scratch);
  T* panels_b = panels_a + kBlockM * kBlockK;
  for (int64_t j = 0; j < s.n; j += kBlockN) {
    const int64_t width = std::min(kBlockN, s.n - j);
    for (int64_t k = 0; k < s.k; k += kBlockK) {
      const int64_t depth = std::min(kBlockK, s.k - k);
      pack<kPanelColumns<T>>(b + k * s.b_row + j * s.b_column, s.b_column, s.b_row, width, depth, panels_b);
      for (int64_t i = 0; i < s.m; i += kBlockM) {
        const int64_t height = std::min(kBlockM, s.m - i);
        pack_rows(a + i * s.a_row + k * s.a_column, s.a_row, s.a_column, height, depth, panels_a);
        multiply_panels(depth, height, width, panels_a, panels_b, c + i * s.n + j, s.n, k > 0);
      }
    }
  }
}

/// Integers and complex numbers, which have no panels.
template <class T>
void multiply_plainly(const MatMulSize& s, const void* a_data, const void* b_data, void* c_data, std::byte*) {
  const T* a = static_cast<const T*>(a_data);
  const T* b = static_cast<const T*>(b_data);
  T* c = static_cast<T*>(c_data);
  for (int64_t i = 0; i < s.m; ++i) {
    T* row = c + i * s.n;
    std::fill(row, row + s.n, T(0));
    for (int64_t k = 0; k < s.k; ++k) {
      const T x = a[i * s.a_row + k * s.a_column];
      const T* from = b + k * s.b_row;
      for (int64_t j = 0; j < s.n; ++j) row[j] = Sum::join(row[j], Product::join(x, from[j * s.b_column]));
    }
  }
}

}  // namespace

template <class T>
void pack_rows(const T* a, int64_t row, int64_t column, int64_t m, int64_t depth, T* to) {
  pack<kPanelRows>(a, row, column, m, depth, to);
}

template <class T>
void multiply_panels(int64_t depth, int64_t m, int64_t n, const T* a, const T* b, T* c, int64_t c_row, bool adds) {
  constexpr int64_t kColumns = kPanelColumns<T>;
  alignas(16) T edge[kPanelRows * kColumns];
  for (int64_t j = 0; j < n; j += kColumns, b += depth * kColumns) {
    const int64_t width = std::min(kColumns, n - j);
    const T* panel_a = a;
    for (int64_t i = 0; i < m; i += kPanelRows, panel_a += depth * kPanelRows) {
      const int64_t height = std::min(kPanelRows, m - i);
      T* tile = c + i * c_row + j;
      if (height == kPanelRows && width == kColumns) {
        micro_kernel(depth, panel_a, b, tile, c_row, adds);
        continue;
      }
      micro_kernel(depth, panel_a, b, edge, kColumns, false);
      for (int64_t y = 0; y < height; ++y) {
        for (int64_t x = 0; x < width; ++x) {
          T& cell = tile[y * c_row + x];
          cell = adds ? cell + edge[y * kColumns + x] : edge[y * kColumns + x];
        }
      }
    }
  }
}

template void pack_rows(const float*, int64_t, int64_t, int64_t, int64_t, float*);
template void pack_rows(const double*, int64_t, int64_t, int64_t, int64_t, double*);
template void multiply_panels(int64_t, int64_t, int64_t, const float*, const float*, float*, int64_t, bool);
template void multiply_panels(int64_t, int64_t, int64_t, const double*, const double*, double*, int64_t, bool);

int64_t matmul_scratch_bytes(DType compute, const MatMulSize& size) {
  if (compute != DType::Float32 && compute != DType::Float64) return 0;
  const int64_t depth = std::min(kBlockK, size.k);
  const int64_t columns = whole_panels(std::min(kBlockN, size.n), kPanelColumns<float>);
  return (kBlockM * kBlockK + depth * columns) * byte_size(compute);
}

MatMulFn find_matmul(DType compute) {
  switch (compute) {
    case DType::Int8:
      return multiply_plainly<int8_t>;
    case DType::UInt8:
      return multiply_plainly<uint8_t>;
    case DType::Int16:
      return multiply_plainly<int16_t>;
    case DType::Int32:
      return multiply_plainly<int32_t>;
    case DType::Int64:
      return multiply_plainly<int64_t>;
    case DType::UInt16:
      return multiply_plainly<uint16_t>;
    case DType::UInt32:
      return multiply_plainly<uint32_t>;
    case DType::UInt64:
      return multiply_plainly<uint64_t>;
    case DType::Complex64:
      return multiply_plainly<Complex64>;
    case DType::Complex128:
      return multiply_plainly<Complex128>;
    case DType::Float32:
      return multiply_floats<float>;
    case DType::Float64:
      return multiply_floats<double>;
    default:
      return nullptr;
  }
}

}  // namespace refjit::kernels
