#include "devices/cpu/gemm.h"

#include <algorithm>
#include <utility>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "devices/cpu/gemm.cpp"
#include <hwy/foreach_target.h>

#include <hwy/cache_control.h>
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace refjit::devices::cpu::HWY_NAMESPACE {

#if HWY_TARGET <= HWY_AVX2

namespace hn = hwy::HWY_NAMESPACE;
using F = hn::ScalableTag<float>;
using V = hn::Vec<F>;

constexpr int64_t kLanes = HWY_TARGET <= HWY_AVX3 ? 16 : 8;
constexpr int kTileRows = 6, kVectors = HWY_TARGET <= HWY_AVX3 ? 4 : 2;  ///< All but a few registers.
constexpr int64_t kTileColumns = kVectors * kLanes;
constexpr int64_t kDepth = 512;
constexpr int64_t kBlockRows = 518 / kTileRows * kTileRows;  ///< A's block takes a megabyte of the second-level cache.
constexpr int64_t kPadding = 16;                             ///< Packing stores whole vectors.

/// A's rows where they lie, `row` apart.
struct PlainRows {
  const float* at;
  int64_t row;
  float of(int i) const { return at[i * row]; }
  void next() { ++at; }
};
/// A panel of A: kRows numbers for each k.
template <int kRows>
struct PackedRows {
  const float* at;
  float of(int i) const { return at[i]; }
  void next() { at += kRows; }
};

/// C's tile of kRows rows and up to kColumns vectors: from + A's rows times B's panel (kTileColumns for each k).
template <int kRows, int kColumns, class Rows>
HWY_INLINE void add_products(int64_t depth, Rows a, const float* HWY_RESTRICT b, const float* from, int64_t from_row,
                             float* c, int64_t c_row, int64_t columns) {
  const F d;
  V sum[kRows][kColumns];
#pragma GCC unroll 16
  for (int i = 0; i < kRows; ++i) {
#pragma GCC unroll 4
    for (int j = 0; j < kColumns; ++j) {
      sum[i][j] = hn::Zero(d);
      hwy::Prefetch(c + i * c_row + j * kLanes);
    }
  }
  for (int64_t k = 0; k < depth; ++k) {
    V x[kColumns];
#pragma GCC unroll 4
    for (int j = 0; j < kColumns; ++j) x[j] = hn::Load(d, b + j * kLanes);
#pragma GCC unroll 16
    for (int i = 0; i < kRows; ++i) {
      const V each = hn::Set(d, a.of(i));
#pragma GCC unroll 4
      for (int j = 0; j < kColumns; ++j) sum[i][j] = hn::MulAdd(each, x[j], sum[i][j]);
    }
    a.next();
    b += kTileColumns;
  }
#pragma GCC unroll 4
  for (int j = 0; j < kColumns; ++j) {
    const int64_t at = j * kLanes;
    const auto mask = hn::FirstN(d, static_cast<size_t>(std::clamp<int64_t>(columns - at, 0, kLanes)));
#pragma GCC unroll 16
    for (int i = 0; i < kRows; ++i) {
      if (from) sum[i][j] = hn::Add(sum[i][j], hn::MaskedLoad(mask, d, from + i * from_row + at));
      hn::BlendedStore(sum[i][j], mask, d, c + i * c_row + at);
    }
  }
}

template <int kRows>
void tile(int64_t depth, const float* a, const float* b, const float* from, int64_t from_row, float* c, int64_t c_row,
          int64_t columns) {
  add_products<kRows, kVectors>(depth, PackedRows<kRows>{a}, b, from, from_row, c, c_row, columns);
}

/// The same of plain rows, from zeros, into a tile whose rows are kTileColumns apart.
template <int kRows, int kColumns>
void plain_tile(int64_t depth, const float* a, int64_t a_row, const float* b, float* c) {
  add_products<kRows, kColumns>(depth, PlainRows{a, a_row}, b, nullptr, 0, c, kTileColumns, kColumns * kLanes);
}

using Tile = decltype(&tile<1>);
using PlainTile = decltype(&plain_tile<1, 1>);

template <int... kIs>
constexpr auto tiles_of(std::integer_sequence<int, kIs...>) {
  struct Table {
    Tile of[sizeof...(kIs)];
  };
  return Table{{tile<kIs + 1>...}};
}
constexpr auto kTiles = tiles_of(std::make_integer_sequence<int, kTileRows>());

/// By vectors, then by rows.
template <int... kIs>
constexpr auto plain_tiles_of(std::integer_sequence<int, kIs...>) {
  struct Table {
    PlainTile of[sizeof...(kIs)];
  };
  return Table{{plain_tile<kIs % kTileRows + 1, kIs / kTileRows + 1>...}};
}
constexpr auto kPlainTiles = plain_tiles_of(std::make_integer_sequence<int, kTileRows * kVectors>());

/// Numbers k .. k + 3 of up to kLanes rows (from `x`, `row` apart; those past `rows` repeat the last): out[i] holds
/// number k + i of all.
HWY_INLINE void four_columns(const float* x, int64_t row, int64_t rows, V out[4]) {
  const F d;
  V part[4];
#pragma GCC unroll 4
  for (int64_t i = 0; i < 4; ++i) {
    const auto at = [&](int64_t r) HWY_ATTR { return x + std::min(r, rows - 1) * row; };
    part[i] = hn::LoadDup128(d, at(kLanes - 4 + i));
#pragma GCC unroll 4
    for (int64_t r = kLanes - 8; r >= 0; r -= 4)
      part[i] = hn::IfThenElse(hn::FirstN(d, static_cast<size_t>(r + 4)), hn::LoadDup128(d, at(r + i)), part[i]);
  }
  const V low_even = hn::InterleaveLower(d, part[0], part[2]), low_odd = hn::InterleaveLower(d, part[1], part[3]);
  const V high_even = hn::InterleaveUpper(d, part[0], part[2]), high_odd = hn::InterleaveUpper(d, part[1], part[3]);
  out[0] = hn::InterleaveLower(d, low_even, low_odd);
  out[1] = hn::InterleaveUpper(d, low_even, low_odd);
  out[2] = hn::InterleaveLower(d, high_even, high_odd);
  out[3] = hn::InterleaveUpper(d, high_even, high_odd);
}

/// As pack_rows; a constant number of rows, where the compiler knows one, saves the clamps.
HWY_INLINE void pack_some_rows(const float* x, int64_t row, int64_t rows, int64_t depth, float* to, int64_t width) {
  const F d;
  int64_t k = 0;
  for (; k + 4 <= depth; k += 4) {
    V out[4];
    four_columns(x + k, row, rows, out);
#pragma GCC unroll 4
    for (int64_t i = 0; i < 4; ++i) hn::StoreU(out[i], d, to + (k + i) * width);
  }
  for (; k < depth; ++k)
    for (int64_t r = 0; r < rows; ++r) to[k * width + r] = x[r * row + k];
}

/// to[k * width + r] = x[r * row + k] for r in [0, rows); whole vectors are stored, ascending, so what is past `rows`
/// is overwritten by the next k or lies in the padding.
void pack_rows(const float* x, int64_t row, int64_t rows, int64_t depth, float* to, int64_t width) {
  if (rows == kLanes)
    pack_some_rows(x, row, kLanes, depth, to, width);
  else if (rows == kTileRows)
    pack_some_rows(x, row, kTileRows, depth, to, width);
  else
    pack_some_rows(x, row, rows, depth, to, width);
}

/// to[k * width + r] = x[k * stride + r].
void pack_columns(const float* x, int64_t stride, int64_t count, int64_t depth, float* to, int64_t width) {
  const F d;
  const auto mask = hn::FirstN(d, static_cast<size_t>(std::min(count, kLanes)));
  for (int64_t k = 0; k < depth; ++k) hn::StoreU(hn::MaskedLoad(mask, d, x + k * stride), d, to + k * width);
}

void pack_a(const float* a, const Gemm& g, int64_t rows, int64_t depth, float* to) {
  for (int64_t i = 0; i < rows; i += kTileRows, to += kTileRows * depth) {
    const int64_t width = std::min<int64_t>(kTileRows, rows - i);
    if (g.a_k == 1)
      pack_rows(a + i * g.a_row, g.a_row, width, depth, to, width);
    else
      pack_columns(a + i * g.a_row, g.a_k, width, depth, to, width);
  }
}

void pack_b(const float* b, const Gemm& g, int64_t columns, int64_t depth, float* to) {
  for (int64_t half = 0; half < kTileColumns && half < columns; half += kLanes) {
    const int64_t count = std::min(kLanes, columns - half);
    if (g.b_column == 1)
      pack_columns(b + half, g.b_k, count, depth, to + half, kTileColumns);
    else
      pack_rows(b + half * g.b_column, g.b_column, count, depth, to + half, kTileColumns);
  }
}

/// Into the second-level cache.
HWY_INLINE void near(const float* x) { __builtin_prefetch(x, 0, 2); }

/// Brings part `i` of `parts` of B's next panel near.
HWY_INLINE void prefetch_b(const float* b, const Gemm& g, int64_t columns, int64_t depth, int64_t i, int64_t parts) {
  constexpr int64_t kLine = 16;
  if (g.b_column == 1) {
    for (int64_t k = depth * i / parts; k < depth * (i + 1) / parts; ++k)
      for (int64_t c = 0; c < columns; c += kLine) near(b + k * g.b_k + c);
    return;
  }
  const int64_t lines = (depth + kLine - 1) / kLine, all = lines * columns;
  for (int64_t at = all * i / parts; at < all * (i + 1) / parts; ++at)
    near(b + at / lines * g.b_column + at % lines * kLine);
}

/// Sizes of equal parts, at most `most`, multiples of `unit`.
int64_t part_size(int64_t whole, int64_t most, int64_t unit) {
  const int64_t parts = (whole + most - 1) / most, each = (whole + parts - 1) / parts;
  return (each + unit - 1) / unit * unit;
}

/// A's rows [m, m + rows) times B, for k in [k, k + depth).
void block(const Gemm& g, const GemmData& data, int64_t k, int64_t depth, int64_t m, int64_t rows, float* scratch) {
  float* const panel = scratch;
  float* const rows_of_a = scratch + kTileColumns * kDepth + kPadding;
  const float* from = k == 0 ? data.from : data.c;
  const int64_t from_row = k == 0 ? g.from_row : g.c_row, tiles = (rows + kTileRows - 1) / kTileRows;
  pack_a(data.a + m * g.a_row + k * g.a_k, g, rows, depth, rows_of_a);
  for (int64_t n = 0; n < g.n; n += kTileColumns) {
    const int64_t columns = std::min(kTileColumns, g.n - n), next = std::min(kTileColumns, g.n - n - columns);
    const float* b = data.b + k * g.b_k + n * g.b_column;
    pack_b(b, g, columns, depth, panel);
    for (int64_t t = 0; t < tiles; ++t) {
      const int64_t row = m + t * kTileRows, height = std::min<int64_t>(kTileRows, m + rows - row);
      if (next > 0) prefetch_b(b + kTileColumns * g.b_column, g, next, depth, t, tiles);
      kTiles.of[height - 1](depth, rows_of_a + t * kTileRows * depth, panel, from ? from + row * from_row + n : nullptr,
                            from_row, data.c + row * g.c_row + n, g.c_row, columns);
    }
  }
}

void run(const Gemm& g, const GemmData& data, float* scratch) {
  if (g.m <= 0 || g.n <= 0) return;
  const int64_t depth = part_size(g.k, kDepth, 4), rows = part_size(g.m, kBlockRows, kTileRows);
  for (int64_t m = 0; m < g.m; m += rows)
    for (int64_t k = 0; k < g.k; k += depth)
      block(g, data, k, std::min(depth, g.k - k), m, std::min(rows, g.m - m), scratch);
}

constexpr int64_t kTurnedRows = 48;  ///< Of A at a time: whole tiles and whole vectors.

/// C, whose columns are c_row apart, from the tile: over what is there (`adds`), or over `from`, one number a row.
void store_turned(const float* tile, int64_t rows, int64_t columns, const float* from, bool adds, float* c,
                  int64_t c_row) {
  const F d;
  int64_t i = 0;
  for (; i + kLanes <= rows; i += kLanes) {
    const V start = from ? hn::LoadU(d, from + i) : hn::Zero(d);
    for (int64_t j = 0; j < columns; j += 4) {
      V out[4];
      four_columns(tile + i * kTileColumns + j, kTileColumns, kLanes, out);
      for (int64_t each = 0; each < std::min<int64_t>(4, columns - j); ++each) {
        float* to = c + (j + each) * c_row + i;
        hn::StoreU(hn::Add(out[each], adds ? hn::LoadU(d, to) : start), d, to);
      }
    }
  }
  for (; i < rows; ++i)
    for (int64_t j = 0; j < columns; ++j) {
      float& to = c[j * c_row + i];
      to = tile[i * kTileColumns + j] + (adds ? to : from ? from[i] : 0.0f);
    }
}

void run_turned(const Gemm& g, const GemmData& data, float* scratch) {
  if (g.m <= 0 || g.n <= 0) return;
  float* const turned = scratch;
  float* const panels = scratch + kTurnedRows * kTileColumns;
  const int64_t depth = part_size(g.k, kDepth, 4);
  for (int64_t k = 0; k < g.k; k += depth) {
    const int64_t deep = std::min(depth, g.k - k);
    for (int64_t n = 0; n < g.n; n += kTileColumns)
      pack_b(data.b + k * g.b_k + n * g.b_column, g, std::min(kTileColumns, g.n - n), deep, panels + n * deep);
    for (int64_t m = 0; m < g.m; m += kTurnedRows) {
      const int64_t rows = std::min(kTurnedRows, g.m - m);
      for (int64_t n = 0; n < g.n; n += kTileColumns) {
        const int64_t columns = std::min(kTileColumns, g.n - n), vectors = (columns + kLanes - 1) / kLanes;
        for (int64_t i = 0; i < rows; i += kTileRows) {
          const int64_t height = std::min<int64_t>(kTileRows, rows - i);
          kPlainTiles.of[(vectors - 1) * kTileRows + height - 1](deep, data.a + (m + i) * g.a_row + k, g.a_row,
                                                                 panels + n * deep, turned + i * kTileColumns);
        }
        store_turned(turned, rows, columns, data.from ? data.from + m : nullptr, k > 0, data.c + n * g.c_row + m,
                     g.c_row);
      }
    }
  }
}

int64_t turned_scratch_bytes(int64_t columns) {
  const int64_t panels = (columns + kTileColumns - 1) / kTileColumns;
  return static_cast<int64_t>(sizeof(float)) * (kTurnedRows * kTileColumns + panels * kTileColumns * kDepth + kPadding);
}

/// kRows rows at a time, so that each part of x is read once for all of them.
template <int kRows>
HWY_INLINE void dots(const float* a, int64_t row, int64_t depth, const float* x, const float* from, float* y) {
  const F d;
  V sum[kRows];
#pragma GCC unroll 8
  for (int i = 0; i < kRows; ++i) sum[i] = hn::Zero(d);
  int64_t k = 0;
  for (; k + kLanes <= depth; k += kLanes) {
    const V each = hn::LoadU(d, x + k);
#pragma GCC unroll 8
    for (int i = 0; i < kRows; ++i) sum[i] = hn::MulAdd(hn::LoadU(d, a + i * row + k), each, sum[i]);
  }
  const auto mask = hn::FirstN(d, static_cast<size_t>(depth - k));
  const V rest = hn::MaskedLoad(mask, d, x + k);
#pragma GCC unroll 8
  for (int i = 0; i < kRows; ++i) {
    sum[i] = hn::MulAdd(hn::MaskedLoad(mask, d, a + i * row + k), rest, sum[i]);
    y[i] = hn::GetLane(hn::SumOfLanes(d, sum[i])) + (from ? from[i] : 0.0f);
  }
}

void times_vector(const float* a, int64_t row, int64_t rows, int64_t depth, const float* x, const float* from,
                  float* y) {
  constexpr int kTogether = 8;
  int64_t i = 0;
  for (; i + kTogether <= rows; i += kTogether)
    dots<kTogether>(a + i * row, row, depth, x, from ? from + i : nullptr, y + i);
  for (; i < rows; ++i) dots<1>(a + i * row, row, depth, x, from ? from + i : nullptr, y + i);
}

const GemmKernels* gemm_table() {
  static const GemmKernels table{
      run,
      static_cast<int64_t>(sizeof(float)) * (kTileColumns * kDepth + kBlockRows * kDepth + 2 * kPadding),
      kTileRows,
      run_turned,
      turned_scratch_bytes,
      times_vector};
  return &table;
}

#else

const GemmKernels* gemm_table() { return nullptr; }

#endif

}  // namespace refjit::devices::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace refjit::devices::cpu {

HWY_EXPORT(gemm_table);

const GemmKernels* gemm_kernels() {
  static const GemmKernels* table = HWY_DYNAMIC_DISPATCH(gemm_table)();
  return table;
}

}  // namespace refjit::devices::cpu
#endif
