// Pooling over windows and its gradients, a plane at a time. Padding takes no part: averages divide by the elements
// that are there. The gradient of a maximum goes to the first of the largest elements.
#include <algorithm>
#include <limits>

#include "kernels/dispatch.h"
#include "ops/conv.h"

namespace refjit::kernels {
namespace {

struct PoolState final : KernelState {
  int64_t planes = 0, height = 0, width = 0, out_height = 0, out_width = 0;
  ops::Window2d window;
  void (*body)(const PoolState&, const void* x, const void* dout, void* out) = nullptr;

  /// Elements [begin, end) of axis `i` under output element `at`.
  std::pair<int64_t, int64_t> range(int i, int64_t at) const {
    const int64_t begin = at * window.stride[i] - window.before[i];
    return {std::max<int64_t>(begin, 0), std::min(begin + window.kernel[i], i ? width : height)};
  }
};

/// Calls f(plane of x, place in the result, rows, columns) for each window.
template <class T, class F>
void for_windows(const PoolState& s, F f) {
  for (int64_t p = 0; p < s.planes; ++p) {
    const int64_t plane = p * s.height * s.width, out = p * s.out_height * s.out_width;
    for (int64_t y = 0; y < s.out_height; ++y) {
      const auto rows = s.range(0, y);
      for (int64_t x = 0; x < s.out_width; ++x) f(plane, out + y * s.out_width + x, rows, s.range(1, x));
    }
  }
}

using Range = std::pair<int64_t, int64_t>;

template <class T>
int64_t largest(const PoolState& s, const T* x, Range rows, Range columns) {
  int64_t best = rows.first * s.width + columns.first;
  for (int64_t y = rows.first; y < rows.second; ++y) {
    for (int64_t i = y * s.width + columns.first; i < y * s.width + columns.second; ++i) {
      if (x[best] != x[best]) return best;
      if (x[i] > x[best] || x[i] != x[i]) best = i;
    }
  }
  return best;
}

/// Each window's elements are joined in row-major order: result = step(result, element) from `start` on, a tap of the
/// window at a time over a whole row of the result; then `finish` takes the row and the height of its windows.
template <class T, class Start, class Step, class Finish>
void for_rows(const PoolState& s, const T* x, T* out, Start start, Step step, Finish finish) {
  const int64_t stride = s.window.stride[1], before = s.window.before[1];
  // Taps of a window wider than the image that some place of the result has within it.
  const int64_t first_tap = std::max<int64_t>(0, before - (s.out_width - 1) * stride);
  const int64_t end_tap = std::min(s.window.kernel[1], s.width + before);
  for (int64_t p = 0; p < s.planes; ++p, x += s.height * s.width) {
    for (int64_t y = 0; y < s.out_height; ++y, out += s.out_width) {
      const auto rows = s.range(0, y);
      std::fill(out, out + s.out_width, start);
      for (int64_t row = rows.first; row < rows.second; ++row) {
        for (int64_t k = first_tap; k < end_tap; ++k) {
          const int64_t shift = k - before;
          const int64_t first = shift < 0 ? (-shift + stride - 1) / stride : 0;
          const int64_t room = s.width - 1 - shift;
          const int64_t end = room < 0 ? 0 : std::min(s.out_width, room / stride + 1);
          const int64_t base = row * s.width + shift;
          for (int64_t j = first; j < end; ++j) out[j] = step(out[j], x[base + j * stride]);
        }
      }
      finish(out, rows.second - rows.first);
    }
  }
}

/// What is not at most the best so far takes its place, from the lowest float32 on: a NaN lasts until the next element,
/// as in oneDNN's pooling.
template <class T>
void max_pool(const PoolState& s, const void* input, const void*, void* output) {
  for_rows(
      s, static_cast<const T*>(input), static_cast<T*>(output), static_cast<T>(std::numeric_limits<float>::lowest()),
      [](T best, T x) { return x <= best ? best : x; }, [](T*, int64_t) {});
}

template <class T>
void max_pool_grad(const PoolState& s, const void* input, const void* dout, void* output) {
  const T* x = static_cast<const T*>(input);
  const T* dy = static_cast<const T*>(dout);
  T* dx = static_cast<T*>(output);
  std::fill(dx, dx + s.planes * s.height * s.width, T(0));
  for_windows<T>(s, [&](int64_t plane, int64_t at, Range rows, Range columns) {
    dx[plane + largest(s, x + plane, rows, columns)] += dy[at];
  });
}

template <class T>
void max_pool_grad_grad(const PoolState& s, const void* input, const void* grad, void* output) {
  const T* x = static_cast<const T*>(input);
  const T* from = static_cast<const T*>(grad);
  T* out = static_cast<T*>(output);
  for_windows<T>(s, [&](int64_t plane, int64_t at, Range rows, Range columns) {
    out[at] = from[plane + largest(s, x + plane, rows, columns)];
  });
}

template <class T>
void avg_pool(const PoolState& s, const void* input, const void*, void* output) {
  for_rows(
      s, static_cast<const T*>(input), static_cast<T*>(output), T(0), [](T sum, T x) { return sum + x; },
      [&s](T* out, int64_t rows) {
        for (int64_t j = 0; j < s.out_width; ++j) {
          const auto columns = s.range(1, j);
          out[j] /= static_cast<T>(rows * (columns.second - columns.first));
        }
      });
}

template <class T>
void avg_pool_grad(const PoolState& s, const void*, const void* dout, void* output) {
  const T* dy = static_cast<const T*>(dout);
  T* dx = static_cast<T*>(output);
  std::fill(dx, dx + s.planes * s.height * s.width, T(0));
  for_windows<T>(s, [&](int64_t plane, int64_t at, Range rows, Range columns) {
    const T share = dy[at] / static_cast<T>((rows.second - rows.first) * (columns.second - columns.first));
    for (int64_t y = rows.first; y < rows.second; ++y) {
      for (int64_t i = columns.first; i < columns.second; ++i) dx[plane + y * s.width + i] += share;
    }
  });
}

void run_pool(const KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto& s = *static_cast<const PoolState*>(state);
  s.body(s, inputs[0], nullptr, outputs[0]);
}
void run_pool_grad(const KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto& s = *static_cast<const PoolState*>(state);
  s.body(s, inputs[0], inputs[2], outputs[0]);
}

enum class Pool { Max, Average, MaxGrad, AverageGrad, MaxGradGrad };

template <Pool kPool>
Result<PreparedKernel> prepare_pool(const Request& request) {
  const TensorType x = type_of(*request.arguments[0]);
  constexpr bool kIsGrad = kPool != Pool::Max && kPool != Pool::Average;
  const Shape out = kIsGrad ? type_of(*request.arguments[1]).shape : request.outputs[0].shape;
  auto s = std::make_shared<PoolState>();
  auto window = ops::pool_of(request.op, request.arguments, kIsGrad ? 3 : 1, x.shape[2], x.shape[3]);
  if (!window) return std::move(window).error();
  s->window = *window;
  s->planes = x.shape[0] * x.shape[1];
  s->height = x.shape[2], s->width = x.shape[3];
  s->out_height = out[2], s->out_width = out[3];
  const bool is_served = with_float(compute_type(x.dtype), [&](auto zero) {
    using T = decltype(zero);
    if constexpr (kPool == Pool::Max) s->body = max_pool<T>;
    if constexpr (kPool == Pool::Average) s->body = avg_pool<T>;
    if constexpr (kPool == Pool::MaxGrad) s->body = max_pool_grad<T>;
    if constexpr (kPool == Pool::AverageGrad) s->body = avg_pool_grad<T>;
    if constexpr (kPool == Pool::MaxGradGrad) s->body = max_pool_grad_grad<T>;
  });
  if (!is_served) return unsupported(request, x.dtype);
  return widened(request, PreparedKernel{kIsGrad ? run_pool_grad : run_pool, std::move(s)});
}

const KernelRow kRows[] = {
    {"MaxPool", prepare_pool<Pool::Max>},
    {"AvgPool", prepare_pool<Pool::Average>},
    {"MaxPoolGrad", prepare_pool<Pool::MaxGrad>},
    {"AvgPoolGrad", prepare_pool<Pool::AverageGrad>},
    {"MaxPoolGradGrad", prepare_pool<Pool::MaxGradGrad>},
};

}  // namespace

std::span<const KernelRow> pool_kernels() { return kRows; }

}  // namespace refjit::kernels
