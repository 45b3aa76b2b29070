#include "devices/cpu/attention.h"

#include <algorithm>

#include "devices/cpu/gemm.h"
#include "devices/cpu/rows.h"
#include "devices/cpu/scratch.h"
#include "devices/cpu/threads.h"

namespace refjit::devices::cpu {
namespace {

struct AttentionState final : kernels::KernelState {
  AttentionSpec spec;
  int64_t tile_rows = 0;                   ///< Of the scores at a time: they stay in the second-level cache.
  int64_t floats_of_gemm = 0, floats = 0;  ///< Scratch of one thread.
  int threads = 1;
};

/// Rows of one matrix of the batch, from the product to the last result.
void run_tile(const AttentionState& s, const void* const* inputs, float* y, int64_t item, int64_t first, int64_t rows,
              float* scratch) {
  const AttentionSpec& spec = s.spec;
  const GemmKernels& kernels = *gemm_kernels();
  const auto i = static_cast<size_t>(item);
  const auto operand = [&](size_t which) { return static_cast<const float*>(inputs[which]); };
  float* const result = y + spec.y.at[i] + first * spec.y.row;
  float* const scores = spec.width > 0 ? scratch + s.floats_of_gemm : result;
  const Gemm product{rows, spec.n, spec.k, spec.a.row, spec.a.column, spec.b.row, spec.b.column, spec.n, 0};
  kernels.run(product, {operand(0) + spec.a.at[i] + first * spec.a.row, operand(1) + spec.b.at[i], nullptr, scores},
              scratch);
  const float* mask = spec.has_mask ? operand(2) + spec.mask.at[i] + first * spec.mask.row : nullptr;
  for (int64_t r = 0; r < rows; ++r) {
    float* row = scores + r * spec.n;
    if (!spec.is_grad) {
      row_kernels()->masked_softmax(row, mask, spec.factor, spec.n);
    } else {
      row_kernels()->softmax_grad(row, mask, row, spec.n);
      if (spec.factor != 1) row_kernels()->scale(row, row, spec.n, 0, spec.factor, 0);
    }
    if (mask) mask += spec.mask.row;
  }
  if (spec.width == 0) return;
  const Gemm second{rows, spec.width, spec.n, spec.n, 1, spec.v.row, spec.v.column, spec.y.row, 0};
  kernels.run(second, {scores, operand(spec.has_mask ? 3 : 2) + spec.v.at[i], nullptr, result}, scratch);
}

void run_attention(const kernels::KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto& s = *static_cast<const AttentionState*>(state);
  const int64_t tiles = (s.spec.m + s.tile_rows - 1) / s.tile_rows;
  const int64_t items = static_cast<int64_t>(s.spec.a.at.size()) * tiles;
  float* free = reinterpret_cast<float*>(scratch(s.threads * s.floats * static_cast<int64_t>(sizeof(float))));
  parallel_for(items, s.threads > 1 ? 1 : items, [&](int64_t begin, int64_t end, int worker) {
    for (int64_t i = begin; i < end; ++i) {
      const int64_t first = i % tiles * s.tile_rows;
      run_tile(s, inputs, static_cast<float*>(outputs[0]), i / tiles, first, std::min(s.tile_rows, s.spec.m - first),
               free + worker * s.floats);
    }
  });
}

bool is_dense(const Matrices& matrices) { return matrices.row == 1 || matrices.column == 1; }

}  // namespace

kernels::PreparedKernel make_attention(AttentionSpec spec) {
  const GemmKernels* kernels = gemm_kernels();
  if (!kernels || !row_kernels() || !is_dense(spec.a) || !is_dense(spec.b)) return {};
  if ((spec.has_mask && spec.mask.column != 1) || spec.y.column != 1) return {};
  if (spec.width > 0 ? !is_dense(spec.v) : spec.y.row != spec.n) return {};
  constexpr int64_t kScores = 1 << 17, kFewest = 2, kAlignment = 16;
  auto s = std::make_shared<AttentionState>();
  const int64_t most = std::max(kScores / spec.n / kernels->tile_rows, kFewest) * kernels->tile_rows;
  const int64_t tiles = (spec.m + most - 1) / most, each = (spec.m + tiles - 1) / tiles;
  s->tile_rows = (each + kernels->tile_rows - 1) / kernels->tile_rows * kernels->tile_rows;
  const auto aligned = [](int64_t floats) { return (floats + kAlignment - 1) / kAlignment * kAlignment; };
  s->floats_of_gemm = aligned(kernels->scratch_bytes / static_cast<int64_t>(sizeof(float)));
  s->floats = s->floats_of_gemm + (spec.width > 0 ? aligned(s->tile_rows * spec.n) : 0);
  const auto matrices = static_cast<int64_t>(spec.a.at.size());
  s->threads = threads_for(matrices * spec.m * spec.n * (spec.k + spec.width));
  s->spec = std::move(spec);
  if (!scratch(s->threads * s->floats * static_cast<int64_t>(sizeof(float)))) return {};
  return {run_attention, std::move(s)};
}

}  // namespace refjit::devices::cpu
