#pragma once
// Matrix product c[m,n] = sum over k of a[m,k] b[k,n] on strided operands. The sum of an element runs over k in order,
// in blocks of kBlockK whose totals add up in order, whatever the tile it falls in: its bits depend on k's extent
// alone. Private to this room.
#include <cstdint>
#include <memory>

#include "tensor/dtype.h"

namespace refjit::kernels {

struct MatMulSize {
  int64_t m = 0, n = 0, k = 0;
  int64_t a_row = 0, a_column = 0;  ///< Strides of a, in elements: a[i,k] at i * a_row + k * a_column.
  int64_t b_row = 0, b_column = 0;
};

/// Bytes of scratch a product needs (panels of a and b).
int64_t matmul_scratch_bytes(DType compute, const MatMulSize& size);

/// The operands of one k-block as the inner loop reads them: a in panels of kPanelRows rows, b in panels of
/// panel_columns<T> columns, each k-major and filled up with zeros. For float and double.
inline constexpr int64_t kBlockK = 256;
inline constexpr int64_t kPanelRows = 4;
template <class T>
inline constexpr int64_t kPanelColumns = 32 / static_cast<int64_t>(sizeof(T));

/// x rounded up to whole panels.
constexpr int64_t whole_panels(int64_t x, int64_t panel) { return (x + panel - 1) / panel * panel; }

/// Rows [0, m) of a; element (i, k) at i * row + k * column.
template <class T>
void pack_rows(const T* a, int64_t row, int64_t column, int64_t m, int64_t depth, T* to);
/// c[m,n] (rows `c_row` apart) = [c +] the panels' product over `depth` <= kBlockK.
template <class T>
void multiply_panels(int64_t depth, int64_t m, int64_t n, const T* a, const T* b, T* c, int64_t c_row, bool adds);

using MatMulFn = void (*)(const MatMulSize& size, const void* a, const void* b, void* c, std::byte* scratch);
/// For compute types other than bool; null otherwise. c is row-major m x n and overwritten.
MatMulFn find_matmul(DType compute);

}  // namespace refjit::kernels
