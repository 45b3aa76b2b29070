#include "kernels/matmul.h"

#include <algorithm>
#include <cstddef>
#include <cstring>

#include "kernels/flat_loop.h"

namespace refjit::kernels {
namespace {

constexpr int64_t kBlockK = 256;
constexpr int64_t kRows = 6;  // of a tile of c: with two vectors a row, twelve sums fit sixteen registers
constexpr int64_t kVectors = 2;

/// 128-bit vectors of the compilers: Highway 1.0.3 has no doubles for WebAssembly.
template <class T>
struct VectorOf {
  typedef T type __attribute__((vector_size(16)));
};

template <class T>
constexpr int64_t kLanes = 16 / static_cast<int64_t>(sizeof(T));
template <class T>
constexpr int64_t kColumns = kVectors* kLanes<T>;

int64_t round_up(int64_t x, int64_t step) { return (x + step - 1) / step * step; }

/// c tile (kRows x kColumns, at `c` with row stride `stride`) = [c +] panel_a * panel_b over `depth`.
/// Not inlined: g++ 12 merges the stores of a copy inlined for the aligned `edge` tile with those of the copy for a
/// tile of c, and the latter then fault on rows that are not aligned (n = 13).
template <class T>
__attribute__((noinline)) void micro_kernel(int64_t depth, const T* panel_a, const T* panel_b, T* c, int64_t stride,
                                            bool adds) {
  using V = typename VectorOf<T>::type;
  V s00{}, s01{}, s10{}, s11{}, s20{}, s21{}, s30{}, s31{}, s40{}, s41{}, s50{}, s51{};
  for (int64_t k = 0; k < depth; ++k) {
    V b0, b1;
    std::memcpy(&b0, panel_b, sizeof(V));
    std::memcpy(&b1, panel_b + kLanes<T>, sizeof(V));
    s00 += panel_a[0] * b0, s01 += panel_a[0] * b1;
    s10 += panel_a[1] * b0, s11 += panel_a[1] * b1;
    s20 += panel_a[2] * b0, s21 += panel_a[2] * b1;
    s30 += panel_a[3] * b0, s31 += panel_a[3] * b1;
    s40 += panel_a[4] * b0, s41 += panel_a[4] * b1;
    s50 += panel_a[5] * b0, s51 += panel_a[5] * b1;
    panel_a += kRows;
    panel_b += kColumns<T>;
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
  store(0, s00, s01), store(1, s10, s11), store(2, s20, s21);
  store(3, s30, s31), store(4, s40, s41), store(5, s50, s51);
}

/// Panels of kColumns columns, each k-major, zeros beyond the edge.
template <class T>
void pack_b(const MatMulSize& s, const T* b, int64_t k0, int64_t depth, T* to) {
  for (int64_t j = 0; j < s.n; j += kColumns<T>) {
    const int64_t width = std::min(kColumns<T>, s.n - j);
    for (int64_t k = 0; k < depth; ++k) {
      const T* from = b + (k0 + k) * s.b_row + j * s.b_column;
      for (int64_t x = 0; x < width; ++x) to[x] = from[x * s.b_column];
      for (int64_t x = width; x < kColumns<T>; ++x) to[x] = T(0);
      to += kColumns<T>;
    }
  }
}

template <class T>
void pack_a(const MatMulSize& s, const T* a, int64_t i0, int64_t k0, int64_t depth, T* to) {
  const int64_t height = std::min(kRows, s.m - i0);
  for (int64_t k = 0; k < depth; ++k) {
    const T* from = a + i0 * s.a_row + (k0 + k) * s.a_column;
    for (int64_t x = 0; x < height; ++x) to[x] = from[x * s.a_row];
    for (int64_t x = height; x < kRows; ++x) to[x] = T(0);
    to += kRows;
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
  T* panel_a = reinterpret_cast<T*>(scratch);
  T* panels_b = panel_a + kRows * kBlockK;
  alignas(16) T edge[kRows * kColumns<T>];
  for (int64_t k0 = 0; k0 < s.k; k0 += kBlockK) {
    const int64_t depth = std::min(kBlockK, s.k - k0);
    const bool adds = k0 > 0;
    pack_b(s, b, k0, depth, panels_b);
    for (int64_t i = 0; i < s.m; i += kRows) {
      pack_a(s, a, i, k0, depth, panel_a);
      const int64_t height = std::min(kRows, s.m - i);
      const T* panel_b = panels_b;
      for (int64_t j = 0; j < s.n; j += kColumns<T>, panel_b += depth * kColumns<T>) {
        const int64_t width = std::min(kColumns<T>, s.n - j);
        T* tile = c + i * s.n + j;
        if (height == kRows && width == kColumns<T>) {
          micro_kernel(depth, panel_a, panel_b, tile, s.n, adds);
          continue;
        }
        micro_kernel(depth, panel_a, panel_b, edge, kColumns<T>, false);
        for (int64_t y = 0; y < height; ++y) {
          for (int64_t x = 0; x < width; ++x) {
            T& cell = tile[y * s.n + x];
            cell = adds ? cell + edge[y * kColumns<T> + x] : edge[y * kColumns<T> + x];
          }
        }
      }
    }
  }
}

template <class T>
void multiply_integers(const MatMulSize& s, const void* a_data, const void* b_data, void* c_data, std::byte*) {
  using U = Wide<T>;
  const T* a = static_cast<const T*>(a_data);
  const T* b = static_cast<const T*>(b_data);
  T* c = static_cast<T*>(c_data);
  for (int64_t i = 0; i < s.m; ++i) {
    T* row = c + i * s.n;
    std::fill(row, row + s.n, T(0));
    for (int64_t k = 0; k < s.k; ++k) {
      const U x = static_cast<U>(a[i * s.a_row + k * s.a_column]);
      const T* from = b + k * s.b_row;
      for (int64_t j = 0; j < s.n; ++j) {
        row[j] = static_cast<T>(static_cast<U>(row[j]) + x * static_cast<U>(from[j * s.b_column]));
      }
    }
  }
}

}  // namespace

int64_t matmul_scratch_bytes(DType compute, const MatMulSize& size) {
  if (compute != DType::Float32 && compute != DType::Float64) return 0;
  const int64_t depth = std::min(kBlockK, size.k);
  const int64_t columns = round_up(size.n, compute == DType::Float32 ? kColumns<float> : kColumns<double>);
  return (kRows * kBlockK + depth * columns) * byte_size(compute);
}

MatMulFn find_matmul(DType compute) {
  switch (compute) {
    case DType::Int8:
      return multiply_integers<int8_t>;
    case DType::UInt8:
      return multiply_integers<uint8_t>;
    case DType::Int16:
      return multiply_integers<int16_t>;
    case DType::Int32:
      return multiply_integers<int32_t>;
    case DType::Int64:
      return multiply_integers<int64_t>;
    case DType::Float32:
      return multiply_floats<float>;
    case DType::Float64:
      return multiply_floats<double>;
    default:
      return nullptr;
  }
}

}  // namespace refjit::kernels
