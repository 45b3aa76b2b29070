// Losses, one-hot labels and biases. Row by row: shifted by the largest logit, exponentials by the flat kernel, sums in
// the order of fold_row.
#include <algorithm>
#include <cstring>

#include "kernels/dispatch.h"
#include "kernels/fault.h"
#include "kernels/tile_program.h"
#include "ops/infer.h"
#include "tensor/copy.h"

namespace refjit::kernels {
namespace {

/// input_x + bias along axis 1.
Result<PreparedKernel> prepare_bias_add(const Request& request) {
  const TensorType x = type_of(*request.arguments[0]), bias = type_of(*request.arguments[1]);
  const DType compute = compute_type(x.dtype);
  const int column = compute_column(compute);
  if (column < 0 || !request.backend.flat_of(*find_flat("Add"), column)) return unsupported(request, x.dtype);
  std::vector<int64_t> dims(x.shape.size() - 1, 1);
  dims[0] = bias.shape[0];
  auto program = std::make_unique<TileProgram>(request.outputs[0].shape);
  const int a = program->add_cast(program->add_input(x.dtype, x.shape, 0), compute);
  const int b = program->add_cast(program->add_input(bias.dtype, Shape(std::span<const int64_t>(dims)), 1), compute);
  if (a < 0 || b < 0) return unsupported(request, bias.dtype);
  const uint16_t sum = program->add_step(request.backend.flat_of(*find_flat("Add"), column), compute,
                                         static_cast<uint16_t>(a), static_cast<uint16_t>(b));
  program->add_output(static_cast<uint16_t>(program->add_cast(sum, request.outputs[0].dtype)), 0);
  return program.release()->finish();
}

struct LossState final : KernelState {
  int64_t rows = 0, classes = 0, inner = 1;
  bool is_grad = false, is_wide = false;
  double sens = 1;
  enum class Reduction { None, Mean, Sum } reduction = Reduction::Mean;
  int64_t ignored = -100;
  FlatFn exp = nullptr, log = nullptr;
  std::unique_ptr<std::byte[]> powers;
  void (*body)(const LossState&, const void* const* inputs, void* const* outputs) = nullptr;

  int64_t label(const void* labels, int64_t row) const {
    return is_wide ? static_cast<const int64_t*>(labels)[row] : static_cast<const int32_t*>(labels)[row];
  }
};

void run_loss(const KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto& s = *static_cast<const LossState*>(state);
  s.body(s, inputs, outputs);
}

template <class T>
void bias_add_grad(const LossState& s, const void* const* inputs, void* const* outputs) {
  const T* dout = static_cast<const T*>(inputs[0]);
  if (s.inner == 1) {
    // Row by row, as memory lies; every column adds up in the same order.
    auto* totals = reinterpret_cast<double*>(s.powers.get());
    std::fill(totals, totals + s.classes, 0.0);
    for (int64_t r = 0; r < s.rows; ++r, dout += s.classes)
      for (int64_t c = 0; c < s.classes; ++c) totals[c] += static_cast<double>(T(0) + dout[c]);
    for (int64_t c = 0; c < s.classes; ++c) static_cast<T*>(outputs[0])[c] = static_cast<T>(totals[c]);
    return;
  }
  for (int64_t c = 0; c < s.classes; ++c) {
    double total = 0;
    for (int64_t r = 0; r < s.rows; ++r) {
      const T* row = dout + (r * s.classes + c) * s.inner;
      total += sum_of<T>(s.inner, [row](int64_t i) { return row[i]; });
    }
    static_cast<T*>(outputs[0])[c] = static_cast<T>(total);
  }
}

/// powers = e^(x - max), gives their sum; `most` is the largest logit.
template <class T>
T exponentials(const LossState& s, const T* x, T* powers, T& most) {
  most = static_cast<T>(fold_row<T, Most>(x, s.classes));
  for (int64_t i = 0; i < s.classes; ++i) powers[i] = x[i] - most;
  s.exp(powers, nullptr, nullptr, powers, s.classes);
  return static_cast<T>(fold_row<T, Sum>(powers, s.classes));
}

template <class T>
T log_of(const LossState& s, T x) {
  T y = 0;
  s.log(&x, nullptr, nullptr, &y, 1);
  return y;
}

template <class T>
void cross_entropy(const LossState& s, const void* const* inputs, void* const* outputs) {
  const T* x = static_cast<const T*>(inputs[0]);
  const T* labels = static_cast<const T*>(inputs[1]);
  T* loss = static_cast<T*>(outputs[0]);
  T* gradient = static_cast<T*>(outputs[1]);
  for (int64_t r = 0; r < s.rows; ++r, x += s.classes, labels += s.classes, gradient += s.classes) {
    T most = 0;
    const T total = exponentials(s, x, gradient, most), log_total = log_of(s, total);
    loss[r] = static_cast<T>(sum_of<T>(s.classes, [&](int64_t i) { return labels[i] * (log_total - (x[i] - most)); }));
    for (int64_t i = 0; i < s.classes; ++i) gradient[i] = gradient[i] / total - labels[i];
  }
}

/// Rows whose label is no class give NaN.
template <class T>
void sparse_cross_entropy(const LossState& s, const void* const* inputs, void* const* outputs) {
  const T* x = static_cast<const T*>(inputs[0]);
  T* out = static_cast<T*>(outputs[0]);
  T* powers = reinterpret_cast<T*>(s.powers.get());
  double sum = 0;
  const T scale = static_cast<T>(s.sens / static_cast<double>(s.rows));
  for (int64_t r = 0; r < s.rows; ++r, x += s.classes) {
    T most = 0;
    const T total = exponentials(s, x, powers, most);
    const int64_t label = s.label(inputs[1], r);
    const bool is_class = label >= 0 && label < s.classes;
    if (s.is_grad) {
      for (int64_t i = 0; i < s.classes; ++i)
        out[r * s.classes + i] = (powers[i] / total - (i == label ? T(1) : T(0))) * scale;
    } else {
      sum += is_class ? static_cast<double>(log_of(s, total) - (x[label] - most))
                      : std::numeric_limits<double>::quiet_NaN();
    }
  }
  if (!s.is_grad) out[0] = static_cast<T>(sum / static_cast<double>(s.rows));
}

template <class T>
void nll(const LossState& s, const void* const* inputs, void* const* outputs) {
  const T* x = static_cast<const T*>(inputs[0]);
  const T* weight = static_cast<const T*>(inputs[2]);
  T* loss = static_cast<T*>(outputs[0]);
  double total = 0, weights = 0;
  for (int64_t r = 0; r < s.rows; ++r) {
    const int64_t label = s.label(inputs[1], r);
    const bool is_class = label >= 0 && label < s.classes, counts = label != s.ignored && is_class;
    if (!is_class && label != s.ignored) {
      const std::string classes = std::to_string(s.classes);
      note_fault(user_error("RuntimeError", "For 'GatherD', the value of 'index' must be in [-" + classes + ", " +
                                                classes + "), but got: " + std::to_string(label)));
    }
    const T each = counts ? -x[r * s.classes + label] * weight[label] : T(0);
    total += static_cast<double>(each);
    if (counts) weights += static_cast<double>(weight[label]);
    if (s.reduction == LossState::Reduction::None) loss[r] = each;
  }
  if (s.reduction == LossState::Reduction::Sum) loss[0] = static_cast<T>(total);
  if (s.reduction == LossState::Reduction::Mean) loss[0] = static_cast<T>(total / weights);
  static_cast<T*>(outputs[1])[0] = static_cast<T>(weights);
}

/// Fills what the losses share; `rows` x `classes` is the shape of argument 0 (one row when it is a vector).
std::shared_ptr<LossState> make_state(const Request& request, size_t labels) {
  const TensorType x = type_of(*request.arguments[0]);
  auto s = std::make_shared<LossState>();
  s->classes = x.shape.back();
  s->rows = x.shape.size() == 2 ? x.shape[0] : 1;
  s->is_wide = type_of(*request.arguments[labels]).dtype == DType::Int64;
  const int column = compute_column(compute_type(x.dtype));
  s->exp = find_flat("Exp")->fn[column];
  s->log = find_flat("Log")->fn[column];
  s->powers.reset(new std::byte[static_cast<size_t>(s->classes * 8 + 16)]);
  return s;
}

template <class Bodies>
Result<PreparedKernel> finish(const Request& request, std::shared_ptr<LossState> s, Bodies bodies) {
  const DType dtype = type_of(*request.arguments[0]).dtype;
  if (!with_float(compute_type(dtype), [&](auto zero) { s->body = bodies(zero); })) return unsupported(request, dtype);
  return widened(request, PreparedKernel{run_loss, std::move(s)});
}

Result<PreparedKernel> prepare_bias_grad(const Request& request) {
  const TensorType dout = type_of(*request.arguments[0]);
  auto s = std::make_shared<LossState>();
  s->rows = dout.shape[0];
  s->classes = dout.shape[1];
  for (uint32_t i = 2; i < dout.shape.size(); ++i) s->inner *= dout.shape[i];
  s->powers.reset(new std::byte[static_cast<size_t>(s->classes) * sizeof(double)]);
  return finish(request, std::move(s), [](auto zero) { return bias_add_grad<decltype(zero)>; });
}

Result<PreparedKernel> prepare_cross_entropy(const Request& request) {
  if (!is_float(request.arguments[0]->dtype)) return unsupported(request, request.arguments[0]->dtype);
  return finish(request, make_state(request, 1), [](auto zero) { return cross_entropy<decltype(zero)>; });
}

Result<PreparedKernel> prepare_sparse(const Request& request) {
  if (!is_float(request.arguments[0]->dtype)) return unsupported(request, request.arguments[0]->dtype);
  auto s = make_state(request, 1);
  s->is_grad = ops::bool_argument(request.arguments, 2).value_or(false);
  s->sens = ops::float_argument(request.arguments, 3).value_or(1);
  return finish(request, std::move(s), [](auto zero) { return sparse_cross_entropy<decltype(zero)>; });
}

Result<PreparedKernel> prepare_nll(const Request& request) {
  if (!is_float(request.arguments[0]->dtype)) return unsupported(request, request.arguments[0]->dtype);
  auto s = make_state(request, 1);
  if (auto* text = std::get_if<std::string>(&request.arguments[3]->value)) {
    s->reduction = *text == "none"  ? LossState::Reduction::None
                   : *text == "sum" ? LossState::Reduction::Sum
                                    : LossState::Reduction::Mean;
  }
  s->ignored = ops::int_argument(request.arguments, 4).value_or(-100);
  const DType compute = compute_type(request.arguments[0]->dtype);
  if (!with_float(compute, [&](auto zero) { s->body = nll<decltype(zero)>; }))
    return unsupported(request, request.arguments[0]->dtype);
  return unified(request, compute, 1u << 0 | 1u << 2, PreparedKernel{run_loss, std::move(s)});
}

struct OneHotState final : KernelState {
  AxisWalk walk;
  bool is_wide = false;
  int64_t bytes_each = 0;
};

template <class T>
void one_hot(const OneHotState& s, const void* const* inputs, void* output) {
  T on, off, *to = static_cast<T*>(output);
  std::memcpy(&on, inputs[1], sizeof(T));
  std::memcpy(&off, inputs[2], sizeof(T));
  const AxisWalk& w = s.walk;
  std::fill_n(to, w.outer * w.length * w.inner, off);
  for (int64_t o = 0; o < w.outer; ++o) {
    for (int64_t i = 0; i < w.inner; ++i) {
      const int64_t at = o * w.inner + i;
      const int64_t index =
          s.is_wide ? static_cast<const int64_t*>(inputs[0])[at] : static_cast<const int32_t*>(inputs[0])[at];
      if (index >= 0 && index < w.length) to[(o * w.length + index) * w.inner + i] = on;
    }
  }
}

void run_one_hot(const KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto& s = *static_cast<const OneHotState*>(state);
  with_word(s.bytes_each, [&](auto zero) { one_hot<decltype(zero)>(s, inputs, outputs[0]); });
}

Result<PreparedKernel> prepare_one_hot(const Request& request) {
  const Shape& out = request.outputs[0].shape;
  auto s = std::make_shared<OneHotState>();
  for (size_t i = 2; i < 4; ++i) {
    if (!request.arguments[i]->is_tensor() || request.arguments[i]->dtype != request.outputs[0].dtype)
      return user_error("TypeError", "[OneHot] on_value and off_value must be tensors of one dtype.");
    if (element_count(type_of(*request.arguments[i]).shape) == 0)
      return user_error("ValueError",
                        "[OneHot] '" + std::string(request.op.args[i].name) + "' has no element, expected one.");
  }
  int64_t axis = ops::int_argument(request.arguments, 4).value_or(-1);
  if (axis < 0) axis = static_cast<int64_t>(out.size()) - 1;
  s->walk = walk_of(out, axis);
  s->is_wide = type_of(*request.arguments[0]).dtype == DType::Int64;
  s->bytes_each = byte_size(request.outputs[0].dtype);
  return PreparedKernel{run_one_hot, std::move(s)};
}

const KernelRow kRows[] = {
    {"BiasAdd", prepare_bias_add},
    {"BiasAddGrad", prepare_bias_grad},
    {"OneHot", prepare_one_hot},
    {"SoftmaxCrossEntropyWithLogits", prepare_cross_entropy},
    {"SparseSoftmaxCrossEntropyWithLogits", prepare_sparse},
    {"NLLLoss", prepare_nll},
};

}  // namespace

std::span<const KernelRow> loss_kernels() { return kRows; }

}  // namespace refjit::kernels
