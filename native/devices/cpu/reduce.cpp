// Softmax, LogSoftmax and the folds of float32 on our row kernels: rows or blocks of columns a thread.
#include <algorithm>

#include "devices/cpu/cpu_kernels.h"
#include "devices/cpu/noted.h"
#include "devices/cpu/rows.h"
#include "devices/cpu/scratch.h"
#include "devices/cpu/threads.h"
#include "ops/infer.h"
#include "ops/reduce.h"

namespace refjit::devices::cpu {
namespace {

using kernels::KernelState;
using kernels::PreparedKernel;

constexpr int64_t kGrain = 8192;  ///< Elements that are worth a thread of their own.

int64_t row_grain(int64_t length) { return std::max<int64_t>(1, kGrain / std::max<int64_t>(length, 1)); }

void run_softmax(const KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto& s = *static_cast<const SoftmaxState*>(state);
  const auto* x = static_cast<const float*>(inputs[0]);
  auto* y = static_cast<float*>(outputs[0]);
  parallel_for(s.rows, row_grain(s.length), [&](int64_t begin, int64_t end, int) {
    for (int64_t i = begin; i < end; ++i) s.row(x + i * s.length, y + i * s.length, s.length);
  });
}

void run_softmax_grad(const KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto& s = *static_cast<const SoftmaxState*>(state);
  const auto *dy = static_cast<const float*>(inputs[0]), *y = static_cast<const float*>(inputs[1]);
  auto* dx = static_cast<float*>(outputs[0]);
  parallel_for(s.rows, row_grain(s.length), [&](int64_t begin, int64_t end, int) {
    for (int64_t i = begin * s.length; i < end * s.length; i += s.length) s.grad_row(dy + i, y + i, dx + i, s.length);
  });
}

/// Softmax along another axis than the last: [outer, length, inner].
struct ColumnsState final : KernelState {
  int64_t outer = 1, length = 1, inner = 1;
  void (*row)(const float*, float*, int64_t) = nullptr;
};

/// A few columns at a time are turned into rows and back: each of a row's lines is read and written once.
void run_column_softmax(const KernelState* state, const void* const* inputs, void* const* outputs) {
  constexpr int64_t kColumns = 16;
  const auto& s = *static_cast<const ColumnsState*>(state);
  const int64_t blocks = (s.inner + kColumns - 1) / kColumns, floats = kColumns * s.length;
  const int64_t bytes = floats * static_cast<int64_t>(sizeof(float));
  auto* const free = reinterpret_cast<float*>(scratch(thread_count() * bytes));
  parallel_for(s.outer * blocks, row_grain(floats), [&](int64_t begin, int64_t end, int worker) {
    float* const rows = free + worker * floats;
    for (int64_t i = begin; i < end; ++i) {
      const int64_t column = i % blocks * kColumns, count = std::min(kColumns, s.inner - column);
      const int64_t at = i / blocks * s.length * s.inner + column;
      const float* x = static_cast<const float*>(inputs[0]) + at;
      float* y = static_cast<float*>(outputs[0]) + at;
      for (int64_t k = 0; k < s.length; ++k)
        for (int64_t c = 0; c < count; ++c) rows[c * s.length + k] = x[k * s.inner + c];
      for (int64_t c = 0; c < count; ++c) s.row(rows + c * s.length, rows + c * s.length, s.length);
      for (int64_t k = 0; k < s.length; ++k)
        for (int64_t c = 0; c < count; ++c) y[k * s.inner + c] = rows[c * s.length + k];
    }
  });
}

PreparedKernel column_softmax(const Shape& shape, int64_t axis, void (*row)(const float*, float*, int64_t)) {
  auto s = std::make_shared<ColumnsState>();
  for (uint32_t i = 0; i < shape.size(); ++i) {
    int64_t& extent = i < axis ? s->outer : i == axis ? s->length : s->inner;
    extent *= shape[i];
  }
  s->row = row;
  constexpr int64_t kLongest = 1 << 16;
  if (s->length > kLongest) return {};
  PreparedKernel kernel{run_column_softmax, std::move(s)};
  kernel.in_place_inputs = 1;
  return kernel;
}

PreparedKernel prepare_softmax_grad(const Request& request) {
  const TensorType dy = type_of(*request.arguments[0]), y = type_of(*request.arguments[1]);
  const RowKernels* rows = row_kernels();
  const auto rank = static_cast<int64_t>(y.shape.size());
  const int64_t axis = ops::int_argument(request.arguments, 2).value_or(-1);
  if (!rows || dy != y || y.dtype != DType::Float32 || rank == 0 || element_count(y.shape) == 0) return {};
  if (axis != -1 && axis != rank - 1) return {};
  auto s = std::make_shared<SoftmaxState>();
  s->length = y.shape.back();
  s->rows = element_count(y.shape) / s->length;
  s->grad_row = rows->softmax_grad;
  PreparedKernel kernel{run_softmax_grad, std::move(s)};
  kernel.in_place_inputs = 0b11;
  return kernel;
}

template <bool kIsLog>
PreparedKernel prepare_softmax(const Request& request) {
  const TensorType a = type_of(*request.arguments[0]);
  const RowKernels* rows = row_kernels();
  const auto axes = ops::ints_argument(request.arguments, 1).value_or(std::vector<int64_t>{-1});
  const auto rank = static_cast<int64_t>(a.shape.size());
  if (!rows || a.dtype != DType::Float32 || rank == 0 || axes.size() != 1) return {};
  if (element_count(a.shape) == 0) return {};
  const auto row = kIsLog ? rows->log_softmax : rows->softmax;
  if (const int64_t axis = axes[0] < 0 ? axes[0] + rank : axes[0]; axis != rank - 1)
    return column_softmax(a.shape, axis, row);
  auto s = std::make_shared<SoftmaxState>();
  s->length = a.shape.back();
  s->rows = element_count(a.shape) / s->length;
  s->row = row;
  PreparedKernel kernel{run_softmax, std::move(s)};
  kernel.in_place_inputs = 1;
  return kernel;
}

enum class Fold : uint8_t { Sum, Mean, Most, Least };

/// Input [outer, folded, inner], result [outer, inner].
struct FoldState final : KernelState {
  Fold kind = Fold::Sum;
  int64_t outer = 1, folded = 1, inner = 1;
  float (*row)(const float*, int64_t) = nullptr;
  void (*columns)(const float*, int64_t, int64_t, float*, int64_t) = nullptr;
  mutable std::vector<double> parts;  ///< Of one long row, one a worker.
};

/// Most and least have their fold, sums their double total.
double fold_row(const FoldState& s, const float* x, int64_t n) {
  return s.row ? static_cast<double>(s.row(x, n)) : row_kernels()->sum(x, n);
}

/// An extreme is NaN where the first element is.
bool stays_nan(const FoldState& s, float first) { return s.row && first != first; }

double joined(const FoldState& s, double a, double b) {
  if (!s.row) return a + b;
  return s.kind == Fold::Most ? std::max(a, b) : std::min(a, b);
}

float finished(const FoldState& s, double total) {
  return static_cast<float>(s.kind == Fold::Mean ? total / static_cast<double>(s.folded) : total);
}

void fold_long_row(const FoldState& s, const float* x, float* y) {
  size_t used = 0;
  const int64_t parts = std::min<int64_t>(thread_count(), s.folded / kGrain);
  parallel_for(parts, 1, [&](int64_t begin, int64_t end, int) {
    for (int64_t i = begin; i < end; ++i) {
      const int64_t from = s.folded * i / parts, to = s.folded * (i + 1) / parts;
      s.parts[static_cast<size_t>(i)] = fold_row(s, x + from, to - from);
    }
  });
  double total = s.parts[used++];
  while (used < static_cast<size_t>(parts)) total = joined(s, total, s.parts[used++]);
  *y = stays_nan(s, *x) ? *x : finished(s, total);
}

void fold_columns(const FoldState& s, const float* x, float* y) {
  constexpr int64_t kColumns = 256;  // a block of results stays in registers and one cache line group
  const int64_t blocks = (s.inner + kColumns - 1) / kColumns;
  parallel_for(s.outer * blocks, row_grain(s.folded * std::min(s.inner, kColumns)),
               [&](int64_t begin, int64_t end, int) {
                 for (int64_t i = begin; i < end; ++i) {
                   const int64_t row = i / blocks, at = i % blocks * kColumns, n = std::min(kColumns, s.inner - at);
                   float* to = y + row * s.inner + at;
                   const float* from = x + row * s.folded * s.inner + at;
                   s.columns(from, s.inner, s.folded, to, n);
                   for (int64_t k = 0; k < n; ++k) to[k] = stays_nan(s, from[k]) ? from[k] : to[k];
                   for (int64_t k = 0; s.kind == Fold::Mean && k < n; ++k) to[k] /= static_cast<float>(s.folded);
                 }
               });
}

void run_fold(const KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto& s = *static_cast<const FoldState*>(state);
  const auto* x = static_cast<const float*>(inputs[0]);
  auto* y = static_cast<float*>(outputs[0]);
  if (s.inner > 1) return fold_columns(s, x, y);
  if (s.outer == 1 && s.folded >= 2 * kGrain) return fold_long_row(s, x, y);
  parallel_for(s.outer, row_grain(s.folded), [&](int64_t begin, int64_t end, int) {
    for (int64_t i = begin; i < end; ++i) {
      const float* row = x + i * s.folded;
      y[i] = stays_nan(s, *row) ? *row : finished(s, fold_row(s, row, s.folded));
    }
  });
}

template <Fold kKind>
PreparedKernel prepare_fold(const Request& request) {
  const TensorType a = type_of(*request.arguments[0]);
  const RowKernels* rows = row_kernels();
  if (!rows || a.dtype != DType::Float32 || request.outputs[0].dtype != DType::Float32) return {};
  auto reduction = ops::reduction_of(request.op, request.arguments, a.shape.size());
  if (!reduction || element_count(a.shape) == 0) return {};
  auto s = std::make_shared<FoldState>();
  s->kind = kKind;
  // Kept axes before the folded ones are `outer`, those after them `inner`; another order is the reference's.
  int stage = 0;
  for (uint32_t i = 0; i < a.shape.size(); ++i) {
    if (a.shape[i] == 1) continue;
    const bool folds = reduction->folds[i];
    if (stage == 0 && folds) stage = 1;
    if (stage == 1 && !folds) stage = 2;
    if (stage == 2 && folds) return {};
    (stage == 0 ? s->outer : stage == 1 ? s->folded : s->inner) *= a.shape[i];
  }
  // Column sums add up in float32: fine for some thousand rows, no further.
  constexpr int64_t kMostRows = 4096;
  if (s->inner > 1 && s->folded > kMostRows && (kKind == Fold::Sum || kKind == Fold::Mean)) return {};
  s->row = kKind == Fold::Most ? rows->most : kKind == Fold::Least ? rows->least : nullptr;
  s->columns = kKind == Fold::Most ? rows->column_most : kKind == Fold::Least ? rows->column_least : rows->column_sums;
  s->parts.resize(static_cast<size_t>(thread_count()));
  return {run_fold, std::move(s)};
}

/// Column sums; maps of channels are the reference's.
PreparedKernel prepare_bias_grad(const Request& request) {
  const TensorType a = type_of(*request.arguments[0]);
  const RowKernels* rows = row_kernels();
  constexpr int64_t kMostRows = 4096;
  if (!rows || a.dtype != DType::Float32 || request.outputs[0].shape.size() != 1) return {};
  if (element_count(a.shape) == 0 || a.shape.size() != 2 || a.shape[1] != request.outputs[0].shape[0]) return {};
  if (a.shape[0] > kMostRows) return {};
  auto s = std::make_shared<FoldState>();
  s->folded = a.shape[0];
  s->inner = a.shape[1];
  s->columns = rows->column_sums;
  s->parts.resize(static_cast<size_t>(thread_count()));
  return {run_fold, std::move(s)};
}

constexpr KernelRow kRows[] = {
    {"BiasAddGrad", prepare_bias_grad},       {"SoftmaxBackward", prepare_softmax_grad},
    {"Softmax", prepare_softmax<false>},      {"LogSoftmax", prepare_softmax<true>},
    {"ReduceSum", prepare_fold<Fold::Sum>},   {"SumExt", prepare_fold<Fold::Sum>},
    {"ReduceMean", prepare_fold<Fold::Mean>}, {"MeanExt", prepare_fold<Fold::Mean>},
    {"ReduceMax", prepare_fold<Fold::Most>},  {"Max", prepare_fold<Fold::Most>},
    {"ReduceMin", prepare_fold<Fold::Least>}, {"Min", prepare_fold<Fold::Least>},
};

}  // namespace

std::span<const KernelRow> reduce_rows() { return kRows; }

}  // namespace refjit::devices::cpu
