// Gather, triangles, searches for the largest and smallest element, running sums and products.
#include <algorithm>
#include <cstring>

#include "kernels/dispatch.h"
#include "kernels/fault.h"
#include "kernels/flat.h"
#include "kernels/flat_loop.h"
#include "kernels/registry.h"
#include "kernels/rows.h"
#include "ops/infer.h"
#include "ops/reduce.h"

namespace refjit::kernels {
namespace {

struct GatherState final : KernelState {
  int64_t batches = 1, outer = 1, axis_length = 0, indices = 0;
  int64_t run = 0;  ///< Bytes behind the axis.
  bool is_wide = true;
};

/// Negative indices count from the end; those out of range are faults.
void run_gather(const KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto& s = *static_cast<const GatherState*>(state);
  const auto* from = static_cast<const std::byte*>(inputs[0]);
  auto* to = static_cast<std::byte*>(outputs[0]);
  for (int64_t b = 0; b < s.batches; ++b) {
    for (int64_t o = 0; o < s.outer; ++o) {
      const std::byte* base = from + (b * s.outer + o) * s.axis_length * s.run;
      for (int64_t i = 0; i < s.indices; ++i) {
        const int64_t at = b * s.indices + i;
        int64_t index =
            s.is_wide ? static_cast<const int64_t*>(inputs[1])[at] : static_cast<const int32_t*>(inputs[1])[at];
        if (index < 0) index += s.axis_length;
        if (index >= 0 && index < s.axis_length) {
          std::memcpy(to, base + index * s.run, static_cast<size_t>(s.run));
        } else {
          std::memset(to, 0, static_cast<size_t>(s.run));
          note_fault(user_error("RuntimeError", "For 'Gather', the 'input_indices' should be in the range [0, " +
                                                    std::to_string(s.axis_length) + "), but got " +
                                                    std::to_string(index) + ", error_code[58]"));
        }
        to += s.run;
      }
    }
  }
}

Result<PreparedKernel> prepare_gather(const Request& request) {
  const TensorType params = type_of(*request.arguments[0]), indices = type_of(*request.arguments[1]);
  auto s = std::make_shared<GatherState>();
  const auto rank = static_cast<int64_t>(params.shape.size());
  int64_t axis = ops::int_argument(request.arguments, 2).value_or(0);
  if (axis < 0) axis += rank;
  const int64_t batch = ops::int_argument(request.arguments, 3).value_or(0);
  for (int64_t i = 0; i < batch; ++i) s->batches *= params.shape[static_cast<size_t>(i)];
  for (int64_t i = batch; i < axis; ++i) s->outer *= params.shape[static_cast<size_t>(i)];
  s->axis_length = params.shape[static_cast<size_t>(axis)];
  s->run = byte_size(params.dtype);
  for (int64_t i = axis + 1; i < rank; ++i) s->run *= params.shape[static_cast<size_t>(i)];
  s->indices = 1;
  for (uint32_t i = static_cast<uint32_t>(batch); i < indices.shape.size(); ++i) s->indices *= indices.shape[i];
  s->is_wide = indices.dtype == DType::Int64;
  return PreparedKernel{run_gather, std::move(s)};
}

struct TriangleState final : KernelState {
  int64_t matrices = 1, rows = 0, columns = 0, diagonal = 0, bytes_each = 0;
  bool is_upper = true;
};

void run_triangle(const KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto& s = *static_cast<const TriangleState*>(state);
  const auto* from = static_cast<const std::byte*>(inputs[0]);
  auto* to = static_cast<std::byte*>(outputs[0]);
  const int64_t row_bytes = s.columns * s.bytes_each;
  for (int64_t r = 0; r < s.matrices * s.rows; ++r, from += row_bytes, to += row_bytes) {
    // Upper keeps columns from row + diagonal on; lower keeps those up to it.
    const int64_t edge =
        std::clamp<int64_t>(r % s.rows + s.diagonal + (s.is_upper ? 0 : 1), 0, s.columns) * s.bytes_each;
    const int64_t keep = s.is_upper ? edge : 0, keep_end = s.is_upper ? row_bytes : edge;
    std::memset(to, 0, static_cast<size_t>(row_bytes));
    std::memcpy(to + keep, from + keep, static_cast<size_t>(keep_end - keep));
  }
}

template <bool kIsUpper>
Result<PreparedKernel> prepare_triangle(const Request& request) {
  const TensorType a = type_of(*request.arguments[0]);
  auto s = std::make_shared<TriangleState>();
  const uint32_t rank = a.shape.size();
  s->rows = a.shape[rank - 2];
  s->columns = a.shape[rank - 1];
  for (uint32_t i = 0; i + 2 < rank; ++i) s->matrices *= a.shape[i];
  if (element_count(a.shape) == 0) s->matrices = 0, s->rows = 1;
  s->diagonal = ops::int_argument(request.arguments, 1).value_or(0);
  s->bytes_each = byte_size(a.dtype);
  s->is_upper = kIsUpper;
  return PreparedKernel{run_triangle, std::move(s)};
}

struct SearchState final : KernelState {
  AxisWalk walk;
  FlatFn load = nullptr;
  std::unique_ptr<std::byte[]> converted;
  int64_t count = 0, bytes_each = 0;
  bool gives_value = false, is_wide = true;
  void (*body)(const SearchState&, const void* compared, const void* original, void* index, void* value) = nullptr;
};

constexpr int64_t kColumns = 256;  ///< Searched together: their best numbers stay near.

/// Columns [n, n + count) of part `o`: where the best of each is.
template <class T, bool kMost>
void search_columns(const AxisWalk& w, const T* x, int64_t count, int64_t (&best)[kColumns]) {
  T most[kColumns];
  std::copy_n(x, count, most);
  std::fill_n(best, count, 0);
  for (int64_t i = 1; i < w.length; ++i) {
    const T* row = x + i * w.inner;
    for (int64_t n = 0; n < count; ++n) {
      const bool is_better = kMost ? row[n] > most[n] : row[n] < most[n];
      most[n] = is_better ? row[n] : most[n];
      best[n] = is_better ? i : best[n];
    }
  }
}

/// Where the best of a row is: its value first, lane by lane from the first element on, then the first place that has
/// it.
template <class T, bool kMost>
int64_t search_row(const T* x, int64_t length) {
  constexpr int64_t kLanes = 16;
  T most[kLanes];
  std::fill_n(most, kLanes, x[0]);
  const auto take = [](T& best, T next) { best = (kMost ? next > best : next < best) ? next : best; };
  int64_t i = 0;
  for (; i + kLanes <= length; i += kLanes)
    for (int64_t k = 0; k < kLanes; ++k) take(most[k], x[i + k]);
  for (; i < length; ++i) take(most[0], x[i]);
  for (T lane : most) take(most[0], lane);
  const T best = most[0];
  for (i = 0; i + kLanes <= length; i += kLanes) {
    unsigned is_here = 0;
    for (int64_t k = 0; k < kLanes; ++k) is_here |= static_cast<unsigned>(x[i + k] == best);
    if (is_here) break;
  }
  while (i < length && !(x[i] == best)) ++i;
  return i < length ? i : 0;  // 0: the first is no number
}

/// First of the best; NaN is passed over, and stays where it comes first.
template <class T, bool kMost>
void search(const SearchState& s, const void* compared, const void* original, void* index, void* value) {
  const T* x = static_cast<const T*>(compared);
  const AxisWalk& w = s.walk;
  int64_t best[kColumns];
  for (int64_t o = 0; o < w.outer; ++o) {
    for (int64_t first = 0; first < w.inner; first += kColumns) {
      const int64_t count = std::min(kColumns, w.inner - first);
      const T* part = x + o * w.length * w.inner + first;
      if (w.inner == 1)
        best[0] = search_row<T, kMost>(part, w.length);
      else
        search_columns<T, kMost>(w, part, count, best);
      for (int64_t n = 0; n < count; ++n) {
        const int64_t at = o * w.inner + first + n;
        if (s.is_wide)
          static_cast<int64_t*>(index)[at] = best[n];
        else
          static_cast<int32_t*>(index)[at] = static_cast<int32_t>(best[n]);
        if (!value) continue;
        const int64_t from = (o * w.length + best[n]) * w.inner + first + n;
        std::memcpy(static_cast<std::byte*>(value) + at * s.bytes_each,
                    static_cast<const std::byte*>(original) + from * s.bytes_each, static_cast<size_t>(s.bytes_each));
      }
    }
  }
}

void run_search(const KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto& s = *static_cast<const SearchState*>(state);
  const void* compared = inputs[0];
  if (s.walk.length == 0) return;
  if (s.load) {
    s.load(compared, nullptr, nullptr, s.converted.get(), s.count);
    compared = s.converted.get();
  }
  s.body(s, compared, inputs[0], outputs[0], s.gives_value ? outputs[1] : nullptr);
}

template <bool kMost>
Result<PreparedKernel> prepare_search(const Request& request) {
  const TensorType a = type_of(*request.arguments[0]);
  auto s = std::make_shared<SearchState>();
  s->gives_value = request.outputs.size() == 2;
  s->is_wide = request.outputs[0].dtype == DType::Int64;
  if (!s->is_wide && request.outputs[0].dtype != DType::Int32) return unsupported(request, request.outputs[0].dtype);
  // Without an axis the tensor is searched flat (ArgMaxExt's dim = None).
  const auto axis = ops::int_argument(request.arguments, 1);
  const int64_t fallback = request.op.args[1].default_text == "None"                    ? INT64_MIN
                           : request.op.name == "Argmax" || request.op.name == "Argmin" ? -1
                                                                                        : 0;
  const int64_t along = axis.value_or(fallback);
  s->count = element_count(a.shape);
  if (along == INT64_MIN || a.shape.empty())
    s->walk.length = s->count;
  else
    s->walk = walk_of(a.shape, along);
  if (s->count == 0 && request.op.name.find("WithValue") != std::string_view::npos)
    return user_error("ValueError",
                      std::string(request.op.name) + " cannot deal with empty input. Please try other inputs");
  if (s->walk.length == 0 && element_count(request.outputs[0].shape) > 0)
    return user_error("RuntimeError", "For '" + std::string(request.op.name) + "', the searched axis has no elements.");
  s->bytes_each = byte_size(a.dtype);
  const DType compute = compute_type(a.dtype);
  if (compute != a.dtype) {
    s->load = request.backend.cast_of(a.dtype, compute);
    s->converted.reset(new std::byte[static_cast<size_t>(s->count * 4 + 16)]);
  }
  if (!with_number(compute, [&](auto zero) { s->body = search<decltype(zero), kMost>; }))
    return unsupported(request, a.dtype);
  return PreparedKernel{run_search, std::move(s)};
}

struct CumulativeState final : KernelState {
  AxisWalk walk;
  bool is_exclusive = false, is_reverse = false;
  FlatFn load = nullptr, store = nullptr;
  std::unique_ptr<std::byte[]> input, output;
  int64_t count = 0;
  void (*body)(const CumulativeState&, const void*, void*) = nullptr;
};

template <class T, class Op>
void accumulate(const CumulativeState& s, const void* input, void* output) {
  const T* x = static_cast<const T*>(input);
  T* y = static_cast<T*>(output);
  const AxisWalk& w = s.walk;
  for (int64_t o = 0; o < w.outer; ++o) {
    for (int64_t n = 0; n < w.inner; ++n) {
      T total = Op::template start<T>();
      for (int64_t k = 0; k < w.length; ++k) {
        const int64_t at = (o * w.length + (s.is_reverse ? w.length - 1 - k : k)) * w.inner + n;
        const T next = Op::join(total, x[at]);
        y[at] = s.is_exclusive ? total : next;
        total = next;
      }
    }
  }
}

void run_cumulative(const KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto& s = *static_cast<const CumulativeState*>(state);
  if (!s.load) {
    s.body(s, inputs[0], outputs[0]);
    return;
  }
  s.load(inputs[0], nullptr, nullptr, s.input.get(), s.count);
  s.body(s, s.input.get(), s.output.get());
  s.store(s.output.get(), nullptr, nullptr, outputs[0], s.count);
}

template <class Op>
Result<PreparedKernel> prepare_cumulative(const Request& request) {
  const TensorType a = type_of(*request.arguments[0]);
  auto s = std::make_shared<CumulativeState>();
  s->walk = walk_of(a.shape, ops::int_argument(request.arguments, 1).value_or(0));
  s->is_exclusive = ops::bool_argument(request.arguments, 2).value_or(false);
  s->is_reverse = ops::bool_argument(request.arguments, 3).value_or(false);
  s->count = element_count(a.shape);
  const DType compute = compute_type(a.dtype);
  if (compute != a.dtype) {
    s->load = request.backend.cast_of(a.dtype, compute);
    s->store = request.backend.cast_of(compute, a.dtype);
    s->input.reset(new std::byte[static_cast<size_t>(s->count * 4 + 16)]);
    s->output.reset(new std::byte[static_cast<size_t>(s->count * 4 + 16)]);
  }
  const auto choose = [&](auto zero) { s->body = accumulate<decltype(zero), Op>; };
  if (compute == DType::Bool || (!with_number(compute, choose) && !with_complex(compute, choose)))
    return unsupported(request, a.dtype);
  return PreparedKernel{run_cumulative, std::move(s)};
}

const KernelRow kRows[] = {
    {"Gather", prepare_gather},
    {"Triu", prepare_triangle<true>},
    {"Tril", prepare_triangle<false>},
    {"Argmax", prepare_search<true>},
    {"Argmin", prepare_search<false>},
    {"ArgMaxExt", prepare_search<true>},
    {"ArgMinExt", prepare_search<false>},
    {"ArgMaxWithValue", prepare_search<true>},
    {"ArgMinWithValue", prepare_search<false>},
    {"CumSum", prepare_cumulative<Sum>},
    {"CumProd", prepare_cumulative<Product>},
};

}  // namespace

std::span<const KernelRow> index_kernels() { return kRows; }

}  // namespace refjit::kernels
