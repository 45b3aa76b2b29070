// BatchNorm, LayerNorm and their gradients on our row kernels, a channel or a row at a time.
#include "devices/cpu/norm.h"

#include <algorithm>
#include <cmath>

#include "devices/cpu/cpu_kernels.h"
#include "devices/cpu/rows.h"
#include "devices/cpu/threads.h"
#include "ops/infer.h"

namespace refjit::devices::cpu {
namespace {

using kernels::KernelState;
using kernels::PreparedKernel;

constexpr int64_t kGrain = 8192;

int64_t channel_grain(const BatchNormState& s) {
  return std::max<int64_t>(1, kGrain / std::max<int64_t>(s.batch * s.inner, 1));
}

/// Sum over the rows of a channel.
template <class Row>
double over_rows(const BatchNormState& s, int64_t channel, const Row& row) {
  double total = 0;
  for (int64_t n = 0; n < s.batch; ++n) total += row((n * s.channels + channel) * s.inner);
  return total;
}

void run_batch_norm(const KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto& s = *static_cast<const BatchNormState*>(state);
  const RowKernels& rows = *row_kernels();
  const auto* x = static_cast<const float*>(inputs[0]);
  const auto* scale = static_cast<const float*>(inputs[1]);
  const auto* bias = static_cast<const float*>(inputs[2]);
  auto* running_mean = static_cast<float*>(const_cast<void*>(inputs[3]));
  auto* running_variance = static_cast<float*>(const_cast<void*>(inputs[4]));
  auto* y = static_cast<float*>(outputs[0]);
  const auto count = static_cast<double>(s.batch * s.inner);
  parallel_for(s.channels, channel_grain(s), [&](int64_t begin, int64_t end, int) {
    for (int64_t c = begin; c < end; ++c) {
      float mean = running_mean[c], variance = running_variance[c];
      if (s.is_training) {
        mean = static_cast<float>(over_rows(s, c, [&](int64_t at) { return rows.sum(x + at, s.inner); }) / count);
        const double squares = over_rows(s, c, [&](int64_t at) { return rows.sum_squares(x + at, mean, s.inner); });
        variance = static_cast<float>(squares / count);
        const double unbiased = squares / (count - 1);  // of one element a NaN, as in MindSpore
        const auto share = static_cast<float>(s.momentum), rest = 1 - share;
        running_mean[c] = rest * running_mean[c] + share * mean;
        running_variance[c] = rest * running_variance[c] + share * static_cast<float>(unbiased);
      }
      const auto factor = static_cast<float>(scale[c] / std::sqrt(static_cast<double>(variance) + s.epsilon));
      over_rows(s, c, [&](int64_t at) {
        rows.scale(x + at, y + at, s.inner, mean, factor, bias[c]);
        return 0.0;
      });
      for (int k = 1; k < 5; ++k) static_cast<float*>(outputs[k])[c] = !s.is_training ? 0 : k % 2 ? mean : variance;
    }
  });
}

void run_batch_norm_grad(const KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto& s = *static_cast<const BatchNormState*>(state);
  const RowKernels& rows = *row_kernels();
  const auto* dy = static_cast<const float*>(inputs[0]);
  const auto* x = static_cast<const float*>(inputs[1]);
  const auto* scale = static_cast<const float*>(inputs[2]);
  const auto* means = static_cast<const float*>(inputs[3]);
  const auto* variances = static_cast<const float*>(inputs[4]);
  auto* dx = static_cast<float*>(outputs[0]);
  const auto count = static_cast<double>(s.batch * s.inner);
  parallel_for(s.channels, channel_grain(s), [&](int64_t begin, int64_t end, int) {
    for (int64_t c = begin; c < end; ++c) {
      const float mean = means[c];
      const double inverse = 1 / std::sqrt(static_cast<double>(variances[c]) + s.epsilon);
      const double total = over_rows(s, c, [&](int64_t at) { return rows.sum(dy + at, s.inner); });
      const double joint =
          over_rows(s, c, [&](int64_t at) { return rows.sum_products(dy + at, x + at, mean, s.inner); });
      static_cast<float*>(outputs[1])[c] = static_cast<float>(joint * inverse);
      static_cast<float*>(outputs[2])[c] = static_cast<float>(total);
      const double factor = scale[c] * inverse;
      const double slope = s.is_training ? joint * inverse * inverse / count : 0;
      const double level = s.is_training ? total / count : 0;
      over_rows(s, c, [&](int64_t at) {
        if (s.is_training)
          rows.combine(dy + at, x + at, dx + at, s.inner, static_cast<float>(level), mean, static_cast<float>(slope),
                       static_cast<float>(factor));
        else
          rows.scale(dy + at, dx + at, s.inner, 0, static_cast<float>(factor), 0);
        return 0.0;
      });
    }
  });
}

bool are_single(const Request& request, size_t count) {
  for (size_t i = 0; i < count; ++i)
    if (!request.arguments[i]->is_tensor() || request.arguments[i]->dtype != DType::Float32) return false;
  for (const TensorType& type : request.outputs)
    if (type.dtype != DType::Float32) return false;
  return row_kernels() != nullptr;
}

template <bool kIsGrad>
PreparedKernel prepare_batch_norm(const Request& request) {
  constexpr int64_t kShortest = 8;  // shorter rows are the reference's
  if (!are_single(request, 5)) return {};
  const Shape x = type_of(*request.arguments[kIsGrad ? 1 : 0]).shape;
  auto s = std::make_shared<BatchNormState>();
  s->batch = x[0];
  s->channels = x[1];
  for (uint32_t i = 2; i < x.size(); ++i) s->inner *= x[i];
  if (s->inner < kShortest || s->batch == 0) return {};
  const size_t first = kIsGrad ? 6 : 5;
  s->is_training = ops::bool_argument(request.arguments, first).value_or(false);
  s->epsilon = ops::float_argument(request.arguments, first + 1).value_or(1e-5);
  if (!kIsGrad) s->momentum = ops::float_argument(request.arguments, 7).value_or(0.1);
  PreparedKernel kernel{kIsGrad ? run_batch_norm_grad : run_batch_norm, nullptr};
  if (!kIsGrad && s->is_training) kernel.written_inputs = 1u << 3 | 1u << 4;
  kernel.state = std::move(s);
  return kernel;
}

struct LayerNormState final : KernelState {
  int64_t rows = 1, length = 1;
  double epsilon = 0;
  mutable std::vector<float> parts;  ///< dgamma and dbeta of every worker but the first.
};

void run_layer_norm(const KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto& s = *static_cast<const LayerNormState*>(state);
  const RowKernels& rows = *row_kernels();
  const auto* x = static_cast<const float*>(inputs[0]);
  const auto* gamma = static_cast<const float*>(inputs[1]);
  const auto* beta = static_cast<const float*>(inputs[2]);
  auto* y = static_cast<float*>(outputs[0]);
  const auto count = static_cast<double>(s.length);
  parallel_for(s.rows, std::max<int64_t>(1, kGrain / s.length), [&](int64_t begin, int64_t end, int) {
    for (int64_t r = begin; r < end; ++r) {
      const float* row = x + r * s.length;
      const auto mean = static_cast<float>(rows.sum(row, s.length) / count);
      const auto variance = static_cast<float>(rows.sum_squares(row, mean, s.length) / count);
      const double factor = 1 / std::sqrt(static_cast<double>(variance) + s.epsilon);
      rows.normalise(row, gamma, beta, y + r * s.length, s.length, mean, static_cast<float>(factor));
      static_cast<float*>(outputs[1])[r] = mean;
      static_cast<float*>(outputs[2])[r] = variance;
    }
  });
}

void run_layer_norm_grad(const KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto& s = *static_cast<const LayerNormState*>(state);
  const RowKernels& rows = *row_kernels();
  const auto* x = static_cast<const float*>(inputs[0]);
  const auto* dy = static_cast<const float*>(inputs[1]);
  const auto* variances = static_cast<const float*>(inputs[2]);
  const auto* means = static_cast<const float*>(inputs[3]);
  const auto* gamma = static_cast<const float*>(inputs[4]);
  float *dx = static_cast<float*>(outputs[0]), *dgamma = static_cast<float*>(outputs[1]),
        *dbeta = static_cast<float*>(outputs[2]);
  std::fill(dgamma, dgamma + s.length, 0.0f);
  std::fill(dbeta, dbeta + s.length, 0.0f);
  std::fill(s.parts.begin(), s.parts.end(), 0.0f);
  const auto count = static_cast<double>(s.length);
  parallel_for(s.rows, std::max<int64_t>(1, kGrain / s.length), [&](int64_t begin, int64_t end, int worker) {
    float* own = s.parts.data() + 2 * s.length * (worker - 1);
    float *to_gamma = worker ? own : dgamma, *to_beta = worker ? own + s.length : dbeta;
    for (int64_t r = begin; r < end; ++r) {
      const int64_t at = r * s.length;
      const double factor = 1 / std::sqrt(static_cast<double>(variances[r]) + s.epsilon);
      double sums[2];
      rows.norm_sums(dy + at, x + at, gamma, means[r], s.length, sums);
      // The caller of the gradient may name another mean than the row's.
      const double slope = sums[1] * factor * factor / count;
      const double level = sums[0] / count - (rows.sum(x + at, s.length) / count - means[r]) * slope;
      rows.norm_grad(dy + at, x + at, gamma, dx + at, to_gamma, to_beta, s.length, static_cast<float>(level), means[r],
                     static_cast<float>(slope), static_cast<float>(factor));
    }
  });
  for (size_t at = 0; at < s.parts.size(); at += static_cast<size_t>(2 * s.length)) {
    rows.finish(dgamma, s.parts.data() + at, dgamma, s.length, false);
    rows.finish(dbeta, s.parts.data() + at + s.length, dbeta, s.length, false);
  }
}

template <bool kIsGrad>
PreparedKernel prepare_layer_norm(const Request& request) {
  if (!are_single(request, kIsGrad ? 5 : 3)) return {};
  const Shape x = type_of(*request.arguments[0]).shape, gamma = type_of(*request.arguments[kIsGrad ? 4 : 1]).shape;
  const size_t first = kIsGrad ? 5 : 3;
  int64_t axis = ops::int_argument(request.arguments, first).value_or(1);
  if (axis < 0) axis += x.size();
  auto s = std::make_shared<LayerNormState>();
  for (int64_t i = 0; i < static_cast<int64_t>(x.size()); ++i)
    (i < axis ? s->rows : s->length) *= x[static_cast<uint32_t>(i)];
  if (s->length == 0 || element_count(gamma) != s->length) return {};
  if (!kIsGrad && element_count(type_of(*request.arguments[2]).shape) != s->length) return {};
  s->epsilon = ops::float_argument(request.arguments, first + 2).value_or(1e-7);
  if (kIsGrad) s->parts.resize(static_cast<size_t>(2 * s->length * (thread_count() - 1)));
  return {kIsGrad ? run_layer_norm_grad : run_layer_norm, std::move(s)};
}

constexpr KernelRow kRows[] = {
    {"BatchNorm", prepare_batch_norm<false>},
    {"BatchNormGrad", prepare_batch_norm<true>},
    {"LayerNorm", prepare_layer_norm<false>},
    {"LayerNormGrad", prepare_layer_norm<true>},
};

}  // namespace

std::span<const KernelRow> norm_rows() { return kRows; }

}  // namespace refjit::devices::cpu
