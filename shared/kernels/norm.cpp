// BatchNorm, LayerNorm and their gradients. Sums have the order of fold_row (rows.h), their totals are doubles; the
// statistics are rounded once to the element type.
#include <algorithm>

#include "kernels/dispatch.h"
#include "kernels/scalar_exact.h"
#include "ops/infer.h"

namespace refjit::kernels {
namespace {

struct NormState final : KernelState {
  int64_t batch = 1, channels = 1, inner = 1;  ///< BatchNorm: (batch, channels, inner). LayerNorm: batch rows of inner.
  int64_t parameters = 1;                      ///< LayerNorm: elements of gamma.
  bool is_training = false;
  double epsilon = 0, momentum = 0;
  void (*body)(const NormState&, const void* const* inputs, void* const* outputs) = nullptr;
};

void run_norm(const KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto& s = *static_cast<const NormState*>(state);
  s.body(s, inputs, outputs);
}

/// Sum over a channel's elements of f(index).
template <class T, class F>
double channel_sum(const NormState& s, int64_t channel, F f) {
  double total = 0;
  for (int64_t n = 0; n < s.batch; ++n) {
    const int64_t base = (n * s.channels + channel) * s.inner;
    total += sum_of<T>(s.inner, [&](int64_t i) { return f(base + i); });
  }
  return total;
}

template <class T>
void batch_norm(const NormState& s, const void* const* inputs, void* const* outputs) {
  const T* x = static_cast<const T*>(inputs[0]);
  const T* scale = static_cast<const T*>(inputs[1]);
  const T* bias = static_cast<const T*>(inputs[2]);
  T* running_mean = static_cast<T*>(const_cast<void*>(inputs[3]));
  T* running_variance = static_cast<T*>(const_cast<void*>(inputs[4]));
  T* y = static_cast<T*>(outputs[0]);
  const auto count = static_cast<double>(s.batch * s.inner);
  for (int64_t c = 0; c < s.channels; ++c) {
    T mean = running_mean[c], variance = running_variance[c];
    if (s.is_training) {
      mean = static_cast<T>(channel_sum<T>(s, c, [&](int64_t i) { return x[i]; }) / count);
      const double squares = channel_sum<T>(s, c, [&](int64_t i) { return (x[i] - mean) * (x[i] - mean); });
      variance = static_cast<T>(squares / count);
      const double unbiased = squares / (count - 1);  // of one element a NaN, as in MindSpore
      const T share = static_cast<T>(s.momentum), rest = T(1) - share;
      running_mean[c] = rest * running_mean[c] + share * mean;
      running_variance[c] = rest * running_variance[c] + share * static_cast<T>(unbiased);
    }
    const T factor = static_cast<T>(scale[c] / exact_sqrt(static_cast<double>(variance) + s.epsilon));
    const T shift = bias[c];
    for (int64_t n = 0; n < s.batch; ++n) {
      const int64_t base = (n * s.channels + c) * s.inner;
      for (int64_t i = base; i < base + s.inner; ++i) y[i] = (x[i] - mean) * factor + shift;
    }
    for (int k = 1; k < 5; ++k) static_cast<T*>(outputs[k])[c] = !s.is_training ? T(0) : k % 2 ? mean : variance;
  }
}

template <class T>
void batch_norm_grad(const NormState& s, const void* const* inputs, void* const* outputs) {
  const T* dy = static_cast<const T*>(inputs[0]);
  const T* x = static_cast<const T*>(inputs[1]);
  const T* scale = static_cast<const T*>(inputs[2]);
  const T* means = static_cast<const T*>(inputs[3]);
  const T* variances = static_cast<const T*>(inputs[4]);
  T* dx = static_cast<T*>(outputs[0]);
  const auto count = static_cast<double>(s.batch * s.inner);
  for (int64_t c = 0; c < s.channels; ++c) {
    const T mean = means[c];
    const double inverse = 1 / exact_sqrt(static_cast<double>(variances[c]) + s.epsilon);
    const double total = channel_sum<T>(s, c, [&](int64_t i) { return dy[i]; });
    const double joint = channel_sum<T>(s, c, [&](int64_t i) { return dy[i] * (x[i] - mean); });
    static_cast<T*>(outputs[1])[c] = static_cast<T>(joint * inverse);
    static_cast<T*>(outputs[2])[c] = static_cast<T>(total);
    const T factor = static_cast<T>(scale[c] * inverse);
    const T slope = s.is_training ? static_cast<T>(joint * inverse * inverse / count) : T(0);
    const T level = s.is_training ? static_cast<T>(total / count) : T(0);
    for (int64_t n = 0; n < s.batch; ++n) {
      const int64_t base = (n * s.channels + c) * s.inner;
      if (!s.is_training) {
        for (int64_t i = base; i < base + s.inner; ++i) dx[i] = dy[i] * factor;  // whatever x is, infinite or not
        continue;
      }
      for (int64_t i = base; i < base + s.inner; ++i) dx[i] = (dy[i] - level - (x[i] - mean) * slope) * factor;
    }
  }
}

template <class T>
void layer_norm(const NormState& s, const void* const* inputs, void* const* outputs) {
  const T* x = static_cast<const T*>(inputs[0]);
  const T* gamma = static_cast<const T*>(inputs[1]);
  const T* beta = static_cast<const T*>(inputs[2]);
  T* y = static_cast<T*>(outputs[0]);
  const auto count = static_cast<double>(s.inner);
  for (int64_t r = 0; r < s.batch; ++r, x += s.inner, y += s.inner) {
    const T mean = static_cast<T>(sum_of<T>(s.inner, [&](int64_t i) { return x[i]; }) / count);
    const T variance =
        static_cast<T>(sum_of<T>(s.inner, [&](int64_t i) { return (x[i] - mean) * (x[i] - mean); }) / count);
    const T factor = static_cast<T>(1 / exact_sqrt(static_cast<double>(variance) + s.epsilon));
    for (int64_t at = 0; at < s.inner; at += s.parameters) {
      for (int64_t i = 0; i < s.parameters; ++i) y[at + i] = (x[at + i] - mean) * factor * gamma[i] + beta[i];
    }
    static_cast<T*>(outputs[1])[r] = mean;
    static_cast<T*>(outputs[2])[r] = variance;
  }
}

template <class T>
void layer_norm_grad(const NormState& s, const void* const* inputs, void* const* outputs) {
  const T* x = static_cast<const T*>(inputs[0]);
  const T* dy = static_cast<const T*>(inputs[1]);
  const T* variances = static_cast<const T*>(inputs[2]);
  const T* means = static_cast<const T*>(inputs[3]);
  const T* gamma = static_cast<const T*>(inputs[4]);
  T* dx = static_cast<T*>(outputs[0]);
  T* dgamma = static_cast<T*>(outputs[1]);
  T* dbeta = static_cast<T*>(outputs[2]);
  std::fill(dgamma, dgamma + s.parameters, T(0));
  std::fill(dbeta, dbeta + s.parameters, T(0));
  const auto count = static_cast<double>(s.inner);
  for (int64_t r = 0; r < s.batch; ++r, x += s.inner, dy += s.inner, dx += s.inner) {
    const T mean = means[r];
    const T factor = static_cast<T>(1 / exact_sqrt(static_cast<double>(variances[r]) + s.epsilon));
    const int64_t p = s.parameters;
    const double total = sum_of<T>(s.inner, [&](int64_t i) { return dy[i] * gamma[i % p]; });
    const double joint = sum_of<T>(s.inner, [&](int64_t i) { return dy[i] * gamma[i % p] * ((x[i] - mean) * factor); });
    // Zero, unless the caller of the gradient names another mean.
    const double offset = sum_of<T>(s.inner, [&](int64_t i) { return (x[i] - mean) * factor; });
    const T level = static_cast<T>(total / count), slope = static_cast<T>(joint / count);
    const T middle = static_cast<T>(offset / count);
    for (int64_t at = 0; at < s.inner; at += p) {
      for (int64_t i = 0; i < p; ++i) {
        const T normal = (x[at + i] - mean) * factor, g = dy[at + i];
        dgamma[i] += g * normal;
        dbeta[i] += g;
        dx[at + i] = (g * gamma[i] - level - (normal - middle) * slope) * factor;
      }
    }
  }
}

template <bool kIsGrad>
Result<PreparedKernel> prepare_batch_norm(const Request& request) {
  const TensorType x = type_of(*request.arguments[kIsGrad ? 1 : 0]);
  auto s = std::make_shared<NormState>();
  s->batch = x.shape[0];
  s->channels = x.shape[1];
  for (uint32_t i = 2; i < x.shape.size(); ++i) s->inner *= x.shape[i];
  const size_t first = kIsGrad ? 6 : 5;
  s->is_training = ops::bool_argument(request.arguments, first).value_or(false);
  s->epsilon = ops::float_argument(request.arguments, first + 1).value_or(1e-5);
  if (!kIsGrad) s->momentum = ops::float_argument(request.arguments, 7).value_or(0.1);
  for (const TensorType& type : operand_types(request.arguments)) {
    if (compute_type(type.dtype) != compute_type(x.dtype)) return unsupported(request, type.dtype);
  }
  const bool is_served = with_float(compute_type(x.dtype), [&](auto zero) {
    using T = decltype(zero);
    s->body = kIsGrad ? batch_norm_grad<T> : batch_norm<T>;
  });
  if (!is_served) return unsupported(request, x.dtype);
  PreparedKernel kernel{run_norm, nullptr};
  if (!kIsGrad && s->is_training) kernel.written_inputs = 1u << 3 | 1u << 4;
  kernel.state = std::move(s);
  return widened(request, std::move(kernel));
}

template <bool kIsGrad>
Result<PreparedKernel> prepare_layer_norm(const Request& request) {
  const TensorType x = type_of(*request.arguments[0]), gamma = type_of(*request.arguments[kIsGrad ? 4 : 1]);
  auto s = std::make_shared<NormState>();
  const size_t first = kIsGrad ? 5 : 3;
  int64_t axis = ops::int_argument(request.arguments, first).value_or(1);
  if (axis < 0) axis += x.shape.size();
  for (int64_t i = 0; i < static_cast<int64_t>(x.shape.size()); ++i)
    (i < axis ? s->batch : s->inner) *= x.shape[static_cast<uint32_t>(i)];
  s->parameters = element_count(gamma.shape);
  const bool is_same_length = kIsGrad || element_count(type_of(*request.arguments[2]).shape) == s->parameters;
  if (s->parameters == 0 || s->inner % s->parameters != 0 || !is_same_length)
    return user_error("ValueError",
                      "[" + std::string(request.op.name) + "] gamma and beta do not fit the normalised axes.");
  s->epsilon = ops::float_argument(request.arguments, first + 2).value_or(1e-7);
  const bool is_served = with_float(compute_type(x.dtype), [&](auto zero) {
    using T = decltype(zero);
    s->body = kIsGrad ? layer_norm_grad<T> : layer_norm<T>;
  });
  if (!is_served) return unsupported(request, x.dtype);
  return unified(request, compute_type(x.dtype), ~0u, PreparedKernel{run_norm, std::move(s)});
}

const KernelRow kRows[] = {
    {"BatchNorm", prepare_batch_norm<false>},
    {"BatchNormGrad", prepare_batch_norm<true>},
    {"LayerNorm", prepare_layer_norm<false>},
    {"LayerNormGrad", prepare_layer_norm<true>},
};

}  // namespace

std::span<const KernelRow> norm_kernels() { return kRows; }

}  // namespace refjit::kernels
