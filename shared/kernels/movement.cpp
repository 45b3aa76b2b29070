// Operators that move bytes. Most are one strided copy: the result walks its dims while the operand steps by strides of
// its own (0 repeats, negative reverses). Joining and splitting copy runs of bytes.
#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <numeric>

#include "kernels/registry.h"
#include "ops/infer.h"
#include "ops/view.h"
#include "tensor/copy.h"

namespace refjit::kernels {
namespace {

struct CopyState final : KernelState {
  explicit CopyState(const Backend& given) : backend(given) {}

  const Backend& backend;
  Shape dims;
  Strides strides;    ///< Of the operand, in elements.
  int64_t start = 0;  ///< Of the operand, in elements.
  int64_t bytes_each = 0;
  int64_t count = 0;
};

constexpr int64_t kTogether = 16;

/// Rows `next` apart in the operand, whose elements are farther apart than that: a piece of every row at a time, so
/// that each line of the operand is read once.
template <class T>
void copy_across(const T* from, int64_t next, int64_t step, T* to, int64_t rows, int64_t count) {
  for (int64_t first = 0; first < count; first += kTogether) {
    const int64_t last = std::min(first + kTogether, count);
    for (int64_t r = 0; r < rows; ++r)
      for (int64_t i = first; i < last; ++i) to[r * count + i] = from[r * next + i * step];
  }
}

/// Rows [row, end) of the innermost dim.
template <class T>
void copy_rows(const CopyState& s, const void* input, void* output, int64_t row, int64_t end) {
  const int last = static_cast<int>(s.dims.size()) - 1;
  const int64_t inner = s.dims[static_cast<size_t>(last)], step = s.strides[static_cast<size_t>(last)];
  const T* from = static_cast<const T*>(input) + s.start;
  T* to = static_cast<T*>(output) + row * inner;
  Dims index(s.dims.size(), int64_t{0});
  int64_t rest = row;
  for (int d = last - 1; rest && d >= 0; --d) {
    const auto axis = static_cast<size_t>(d);
    index[axis] = rest % s.dims[axis];
    rest /= s.dims[axis];
    from += s.strides[axis] * index[axis];
  }
  const auto above = static_cast<size_t>(std::max(last - 1, 0));
  const bool is_across = last > 0 && std::abs(s.strides[above]) < std::abs(step) && s.strides[above] != 0;
  while (row < end) {
    int64_t rows = 1;
    if (is_across) {
      rows = std::min({kTogether, end - row, s.dims[above] - index[above]});
      copy_across(from, s.strides[above], step, to, rows, inner);
      from += s.strides[above] * (rows - 1);
      index[above] += rows - 1;
    } else {
      copy_row(from, step, to, inner);
    }
    row += rows;
    to += rows * inner;
    for (int d = last - 1; d >= 0; --d) {
      const auto axis = static_cast<size_t>(d);
      from += s.strides[axis];
      if (++index[axis] < s.dims[axis]) break;
      from -= s.strides[axis] * s.dims[axis];
      index[axis] = 0;
    }
  }
}

template <class T>
void copy_strided(const CopyState& s, const void* input, void* output) {
  const int64_t inner = s.dims.back();
  parallel_for(s.backend, s.count / inner, parallel_grain(inner * static_cast<int64_t>(sizeof(T))),
               [&](int64_t begin, int64_t end, int) { copy_rows<T>(s, input, output, begin, end); });
}

void run_copy(const KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto& s = *static_cast<const CopyState*>(state);
  if (s.count == 0) return;
  with_word(s.bytes_each, [&](auto zero) { copy_strided<decltype(zero)>(s, inputs[0], outputs[0]); });
}

CopyState copy_state(const Backend& backend, DType dtype, std::span<const int64_t> dims,
                     std::span<const int64_t> strides, int64_t start) {
  CopyState s(backend);
  s.bytes_each = byte_size(dtype);
  s.start = start;
  s.count = element_count(dims);
  for (size_t i = 0; i < dims.size(); ++i) {
    if (dims[i] == 1) continue;
    if (!s.dims.empty() && s.strides.back() == strides[i] * dims[i]) {
      s.dims[s.dims.size() - 1] *= dims[i];
      s.strides[s.strides.size() - 1] = strides[i];
    } else {
      s.dims.push_back(dims[i]);
      s.strides.push_back(strides[i]);
    }
  }
  if (s.dims.empty()) {
    s.dims.push_back(1);
    s.strides.push_back(1);
  }
  return s;
}

PreparedKernel strided_copy(const Backend& backend, DType dtype, std::span<const int64_t> dims,
                            std::span<const int64_t> strides, int64_t start) {
  return {run_copy, std::make_shared<CopyState>(copy_state(backend, dtype, dims, strides, start))};
}

/// Copies along the view that the operator takes.
Result<PreparedKernel> prepare_view(const Request& request) {
  const TensorType a = type_of(*request.arguments[0]);
  auto views = ops::result_views(request.op, request.arguments, request.outputs);
  if (!views) return std::move(views).error();
  const ops::ResultView& view = (*views)[0];
  const Strides own = contiguous_strides(a.shape);
  return strided_copy(request.backend, a.dtype, request.outputs[0].shape, view.strides(own), view.offset(own));
}

/// Each axis as (repetition, axis) with strides (0, own).
Result<PreparedKernel> prepare_tile(const Request& request) {
  const TensorType a = type_of(*request.arguments[0]);
  const auto times = ops::ints_argument(request.arguments, 1).value_or(std::vector<int64_t>{});
  const size_t rank = std::max<size_t>(times.size(), a.shape.size());
  const Strides own = contiguous_strides(a.shape);
  Shape dims;
  Strides strides;
  for (size_t i = 0; i < rank; ++i) {
    const size_t no_axis = rank - a.shape.size(), no_times = rank - times.size();
    dims.push_back(i < no_times ? 1 : times[i - no_times]);
    strides.push_back(0);
    dims.push_back(i < no_axis ? 1 : a.shape[i - no_axis]);
    strides.push_back(i < no_axis ? 0 : own[i - no_axis]);
  }
  return strided_copy(request.backend, a.dtype, dims, strides, 0);
}

Result<PreparedKernel> prepare_reverse(const Request& request) {
  const TensorType a = type_of(*request.arguments[0]);
  Strides strides = contiguous_strides(a.shape);
  int64_t start = 0;
  const auto rank = static_cast<int64_t>(a.shape.size());
  for (int64_t axis : ops::ints_argument(request.arguments, 1).value_or(std::vector<int64_t>{})) {
    const auto i = static_cast<size_t>(axis < 0 ? axis + rank : axis);
    if (strides[i] < 0 || a.shape[i] == 0) continue;
    start += (a.shape[i] - 1) * strides[i];
    strides[i] = -strides[i];
  }
  return strided_copy(request.backend, a.dtype, a.shape, strides, start);
}

struct MoveState final : KernelState {
  int64_t bytes = 0;
};

void run_move(const KernelState* state, const void* const* inputs, void* const* outputs) {
  const int64_t bytes = static_cast<const MoveState*>(state)->bytes;
  if (bytes && inputs[0] != outputs[0]) std::memcpy(outputs[0], inputs[0], static_cast<size_t>(bytes));
}

template <bool kIsAlias>
Result<PreparedKernel> prepare_move(const Request& request) {
  auto s = std::make_shared<MoveState>();
  s->bytes = element_count(request.outputs[0].shape) * byte_size(request.outputs[0].dtype);
  PreparedKernel kernel{run_move, std::move(s)};
  kernel.is_alias = kIsAlias;
  kernel.in_place_inputs = kIsAlias ? 1 : 0;
  return kernel;
}

/// Concat and Stack: `outer` rounds of one run of bytes from each operand. Split: the reverse.
struct RunsState final : KernelState {
  explicit RunsState(const Backend& given) : backend(given) {}

  /// Calls `copy(k, offset in operand k, offset in the whole, bytes)` for every run, in parts.
  template <class Copy>
  void for_runs(const Copy& copy) const {
    const int64_t row = std::accumulate(runs.begin(), runs.end(), int64_t{0});
    parallel_for(backend, outer, parallel_grain(row), [&](int64_t begin, int64_t end, int) {
      int64_t at = begin * row;
      for (int64_t round = begin; round < end; ++round) {
        for (size_t k = 0; k < runs.size(); ++k) {
          if (runs[k] > 0) copy(k, round * runs[k], at, static_cast<size_t>(runs[k]));
          at += runs[k];
        }
      }
    });
  }

  const Backend& backend;
  std::vector<int64_t> runs;  ///< Bytes of each operand in one round.
  int64_t outer = 1;
};

void run_join(const KernelState* state, const void* const* inputs, void* const* outputs) {
  auto* to = static_cast<std::byte*>(outputs[0]);
  static_cast<const RunsState*>(state)->for_runs([&](size_t k, int64_t part, int64_t whole, size_t bytes) {
    std::memcpy(to + whole, static_cast<const std::byte*>(inputs[k]) + part, bytes);
  });
}

void run_split(const KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto* from = static_cast<const std::byte*>(inputs[0]);
  static_cast<const RunsState*>(state)->for_runs([&](size_t k, int64_t part, int64_t whole, size_t bytes) {
    std::memcpy(static_cast<std::byte*>(outputs[k]) + part, from + whole, bytes);
  });
}

int64_t product(const Shape& shape, int64_t from, int64_t to) {
  int64_t count = 1;
  for (int64_t i = from; i < to; ++i) count *= shape[static_cast<size_t>(i)];
  return count;
}

template <bool kIsStack>
Result<PreparedKernel> prepare_join(const Request& request) {
  auto s = std::make_shared<RunsState>(request.backend);
  int64_t axis = ops::int_argument(request.arguments, 1).value_or(0);
  for (const ir::AbstractRef& element : request.arguments[0]->elements) {
    const TensorType t = type_of(*element);
    const auto rank = static_cast<int64_t>(t.shape.size());
    if (axis < 0) axis += rank + (kIsStack ? 1 : 0);
    s->outer = product(t.shape, 0, axis);
    s->runs.push_back(product(t.shape, axis, rank) * byte_size(t.dtype));
  }
  return PreparedKernel{run_join, std::move(s)};
}

Result<PreparedKernel> prepare_split(const Request& request) {
  const TensorType t = type_of(*request.arguments[0]);
  auto s = std::make_shared<RunsState>(request.backend);
  int64_t axis = ops::int_argument(request.arguments, 1).value_or(0);
  const auto rank = static_cast<int64_t>(t.shape.size());
  if (axis < 0) axis += rank;
  s->outer = product(t.shape, 0, axis);
  const auto parts = static_cast<int64_t>(request.outputs.size());
  s->runs.assign(request.outputs.size(), product(t.shape, axis, rank) / parts * byte_size(t.dtype));
  return PreparedKernel{run_split, std::move(s)};
}

const KernelRow kRows[] = {
    {"Transpose", prepare_view},
    {"BroadcastTo", prepare_view},
    {"Tile", prepare_tile},
    {"ReverseV2", prepare_reverse},
    {"StridedSlice", prepare_view},
    {"Slice", prepare_view},
    {"SliceExt", prepare_view},
    {"Reshape", prepare_move<true>},
    {"ExpandDims", prepare_move<true>},
    {"Squeeze", prepare_move<true>},
    {"Identity", prepare_move<true>},
    {"StopGradient", prepare_move<true>},
    {"NoBprop", prepare_move<true>},
    {"TensorMove", prepare_move<false>},
    {"Concat", prepare_join<false>},
    {"Stack", prepare_join<true>},
    {"Split", prepare_split},
};

}  // namespace

std::span<const KernelRow> movement_kernels() { return kRows; }

Result<Tensor> contiguous(const Tensor& t, Memory& memory, const Backend& backend) {
  if (t.is_contiguous()) return t;
  auto made = Tensor::empty(t.dtype, t.shape, memory);
  if (!made) return made;
  const CopyState state = copy_state(backend, t.dtype, t.shape, t.strides, 0);
  const void* from = t.data();
  void* to = made->data();
  run_copy(&state, &from, &to);
  return made;
}

}  // namespace refjit::kernels
