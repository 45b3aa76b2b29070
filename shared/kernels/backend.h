#pragma once
// Backend: what a device with host memory may put under the reference's kernels: flat kernels for more instructions
// than 128-bit lanes, and threads. Kernels that are split into parts give the same result for any split, so threads
// change no bits; faster flat kernels may. Passed to `prepare`; stateless, thread-safe, outlives the kernels.
#include <cstdint>
#include <memory>
#include <string_view>

#include "kernels/flat.h"

namespace refjit::kernels {

class Backend {
 public:
  /// Works on items [begin, end); `worker` is in [0, workers()), and no two calls with one number overlap.
  using Part = void (*)(void* context, int64_t begin, int64_t end, int worker);

  virtual ~Backend() = default;
  /// Flat kernel of elementwise operator `op` for this column; null: the reference's.
  virtual FlatFn flat(std::string_view, int /*column*/) const { return nullptr; }
  /// As find_cast; null: the reference's.
  virtual FlatFn cast(DType /*from*/, DType /*to*/) const { return nullptr; }
  /// One kernel for `first` and `second`, which takes the result of `first` as operand `place` (0 or 1); null: none.
  virtual JoinedFn joined(FlatFn /*first*/, FlatFn /*second*/, int /*place*/) const { return {}; }
  virtual int workers() const { return 1; }
  /// Covers [0, items) by parts of at least `grain` items (the last may be shorter).
  virtual void parallel(int64_t items, int64_t /*grain*/, Part part, void* context) const {
    if (items > 0) part(context, 0, items, 0);
  }

  /// `row`'s kernel for a column, null where neither has one.
  FlatFn flat_of(const FlatRow& row, int column) const {
    if (column < 0) return nullptr;
    FlatFn own = flat(row.op, column);
    return own ? own : row.fn[column];
  }
  FlatFn cast_of(DType from, DType to) const {
    FlatFn own = cast(from, to);
    return own ? own : find_cast(from, to);
  }
};

/// One thread, the reference's own flat kernels.
const Backend& reference_backend();

/// Items of `bytes_each` that are worth a thread of their own.
constexpr int64_t parallel_grain(int64_t bytes_each) {
  constexpr int64_t kBytes = 64 << 10;
  return bytes_each >= kBytes ? 1 : (kBytes + bytes_each - 1) / (bytes_each > 0 ? bytes_each : 1);
}

/// Calls `part(begin, end, worker)` over [0, items).
template <class Function>
void parallel_for(const Backend& backend, int64_t items, int64_t grain, const Function& part) {
  backend.parallel(
      items, grain,
      [](void* context, int64_t begin, int64_t end, int worker) {
        (*static_cast<const Function*>(context))(begin, end, worker);
      },
      const_cast<Function*>(&part));
}

}  // namespace refjit::kernels
