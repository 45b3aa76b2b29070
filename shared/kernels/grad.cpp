// Kernels that gradient rules need: sums of many tensors, slices and gathers backwards, derivatives of softmax.
#include <cstring>

#include "kernels/dispatch.h"
#include "kernels/fault.h"
#include "kernels/flat_loop.h"
#include "ops/slice.h"

namespace refjit::kernels {
namespace {

/// A sum of n tensors is n - 1 additions from left to right, so its bits are those of the additions.
struct AddNState final : KernelState {
  PreparedKernel add;
  size_t operands = 0;
  size_t bytes = 0;
};

void run_add_n(const KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto& s = *static_cast<const AddNState*>(state);
  if (s.operands == 1 && s.bytes) std::memcpy(outputs[0], inputs[0], s.bytes);
  for (size_t i = 1; i < s.operands; ++i) {
    const void* pair[] = {i == 1 ? inputs[0] : outputs[0], inputs[i]};
    s.add.run(s.add.state.get(), pair, outputs);
  }
}

Result<PreparedKernel> prepare_add_n(const Request& request) {
  auto s = std::make_shared<AddNState>();
  const std::vector<ir::AbstractRef>& elements = request.arguments[0]->elements;
  s->operands = elements.size();
  s->bytes = static_cast<size_t>(element_count(request.outputs[0].shape) * byte_size(request.outputs[0].dtype));
  const ir::AbstractRef element = ir::broaden(elements[0]), pair[] = {element, element};
  auto add = prepare(*ops::find_op("Add"), pair, request.outputs, request.backend);
  if (!add) return std::move(add).error();
  s->add = *std::move(add);
  return PreparedKernel{run_add_n, std::move(s)};
}

/// Element (i, j, ...) of dy goes to start + i * strides[0] + j * strides[1] + ... of a zeroed result.
struct SliceGradState final : KernelState {
  Shape dims;
  Strides strides;
  int64_t start = 0, count = 0, total_bytes = 0, bytes_each = 0;
  mutable std::vector<int64_t> at;  ///< The row that is copied.
};

void run_slice_grad(const KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto& s = *static_cast<const SliceGradState*>(state);
  const auto* from = static_cast<const std::byte*>(inputs[0]);
  auto* to = static_cast<std::byte*>(outputs[0]);
  if (s.total_bytes) std::memset(to, 0, static_cast<size_t>(s.total_bytes));
  if (s.count == 0) return;
  const auto rank = static_cast<int64_t>(s.dims.size());
  const int64_t row = rank ? s.dims.back() : 1, step = rank ? s.strides.back() : 1;
  std::vector<int64_t>& at = s.at;
  at.assign(static_cast<size_t>(rank), 0);
  for (int64_t done = 0; done < s.count; done += row) {
    int64_t place = s.start;
    for (int64_t k = 0; k + 1 < rank; ++k) place += at[static_cast<size_t>(k)] * s.strides[static_cast<size_t>(k)];
    std::byte* base = to + place * s.bytes_each;
    if (step == 1) {
      std::memcpy(base, from, static_cast<size_t>(row * s.bytes_each));
      from += row * s.bytes_each;
    } else {
      for (int64_t i = 0; i < row; ++i, from += s.bytes_each)
        std::memcpy(base + i * step * s.bytes_each, from, static_cast<size_t>(s.bytes_each));
    }
    for (int64_t k = rank - 2; k >= 0 && ++at[static_cast<size_t>(k)] == s.dims[static_cast<size_t>(k)]; --k)
      at[static_cast<size_t>(k)] = 0;
  }
}

/// The arguments are StridedSlice's with the operand's shape put in second.
Result<PreparedKernel> prepare_slice_grad(const Request& request) {
  std::vector<ir::AbstractRef> slice(request.arguments.begin(), request.arguments.end());
  slice.erase(slice.begin() + 1);
  const Shape& shape = request.outputs[0].shape;
  auto spec = ops::slice_of(*ops::find_op("StridedSlice"), slice, ir::AnyShape::of(shape));
  if (!spec) return std::move(spec).error();
  auto s = std::make_shared<SliceGradState>();
  const Strides own = contiguous_strides(shape);
  s->count = 1;
  for (size_t i = 0; i < spec->axes.size(); ++i) {
    const ops::AxisSlice& axis = spec->axes[i];
    s->start += axis.start * own[i];
    s->dims.push_back(axis.count.value());
    s->strides.push_back(axis.step * own[i]);
    s->count *= axis.count.value();
  }
  if (s->count != element_count(type_of(*request.arguments[0]).shape))
    return user_error("ValueError", "For 'StridedSliceGrad', the shape of 'dy' must be that of the slice, but got " +
                                        shape_text(type_of(*request.arguments[0]).shape) + ".");
  s->bytes_each = byte_size(request.outputs[0].dtype);
  s->total_bytes = element_count(shape) * s->bytes_each;
  return PreparedKernel{run_slice_grad, std::move(s)};
}

struct SegmentState final : KernelState {
  int64_t ids = 1, run = 1, segments = 0;
  bool is_wide = true;
  FlatFn load = nullptr, store = nullptr;  ///< 16-bit floats are summed in float32.
  std::unique_ptr<std::byte[]> input, output;
  void (*body)(const SegmentState&, const void* x, const void* ids, void* y) = nullptr;
};

template <class T>
void segment_sum(const SegmentState& s, const void* input, const void* ids, void* output) {
  const T* x = static_cast<const T*>(input);
  T* y = static_cast<T*>(output);
  std::fill(y, y + s.segments * s.run, T(0));
  for (int64_t i = 0; i < s.ids; ++i, x += s.run) {
    const int64_t id = s.is_wide ? static_cast<const int64_t*>(ids)[i] : static_cast<const int32_t*>(ids)[i];
    if (id >= s.segments)
      note_fault(user_error("RuntimeError", "Launch kernel failed, name:Default/UnsortedSegmentSum-op0"));
    if (id < 0 || id >= s.segments) continue;
    T* row = y + id * s.run;
    for (int64_t k = 0; k < s.run; ++k) {
      if constexpr (kIsField<T>)
        row[k] = row[k] + x[k];
      else
        row[k] = static_cast<T>(static_cast<Wide<T>>(row[k]) + static_cast<Wide<T>>(x[k]));
    }
  }
}

void run_segment_sum(const KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto& s = *static_cast<const SegmentState*>(state);
  if (!s.load) {
    s.body(s, inputs[0], inputs[1], outputs[0]);
    return;
  }
  s.load(inputs[0], nullptr, nullptr, s.input.get(), s.ids * s.run);
  s.body(s, s.input.get(), inputs[1], s.output.get());
  s.store(s.output.get(), nullptr, nullptr, outputs[0], s.segments * s.run);
}

Result<PreparedKernel> prepare_segment_sum(const Request& request) {
  const TensorType x = type_of(*request.arguments[0]), ids = type_of(*request.arguments[1]);
  auto s = std::make_shared<SegmentState>();
  s->ids = element_count(ids.shape);
  for (uint32_t i = ids.shape.size(); i < x.shape.size(); ++i) s->run *= x.shape[i];
  s->segments = request.outputs[0].shape[0];
  s->is_wide = ids.dtype == DType::Int64;
  const DType compute = compute_type(x.dtype);
  if (compute != x.dtype) {
    s->load = request.backend.cast_of(x.dtype, compute);
    s->store = request.backend.cast_of(compute, x.dtype);
    s->input.reset(new std::byte[static_cast<size_t>(s->ids * s->run * 4 + 16)]);
    s->output.reset(new std::byte[static_cast<size_t>(s->segments * s->run * 4 + 16)]);
  }
  const auto take = [&](auto zero) { s->body = segment_sum<decltype(zero)>; };
  if (compute == DType::Bool || (!with_number(compute, take) && !with_complex(compute, take)))
    return unsupported(request, x.dtype);
  return PreparedKernel{run_segment_sum, std::move(s)};
}

/// SoftmaxBackward (dout, y) and LogSoftmaxGrad (y, dout) along one axis; sums in double, in order.
struct SoftmaxGradState final : KernelState {
  int64_t outer = 1, length = 1, inner = 1, count = 0;
  FlatFn exp = nullptr;                    ///< LogSoftmaxGrad: e^y goes to `power`.
  FlatFn load = nullptr, store = nullptr;  ///< 16-bit floats are computed in float32.
  std::unique_ptr<std::byte[]> dout, y, power, result;
  void (*body)(const SoftmaxGradState&, const void* dout, const void* y, void* dx) = nullptr;
};

template <class T>
void softmax_grad(const SoftmaxGradState& s, const void* dout, const void* y, void* dx) {
  const T *g = static_cast<const T*>(dout), *p = static_cast<const T*>(y);
  T* out = static_cast<T*>(dx);
  for (int64_t o = 0; o < s.outer; ++o) {
    for (int64_t n = 0; n < s.inner; ++n) {
      const int64_t base = o * s.length * s.inner + n, end = base + s.length * s.inner;
      double sum = 0;
      for (int64_t at = base; at < end; at += s.inner)
        sum += s.exp ? static_cast<double>(g[at]) : static_cast<double>(g[at]) * static_cast<double>(p[at]);
      const T total = static_cast<T>(sum);
      for (int64_t at = base; at < end; at += s.inner)
        out[at] = s.exp ? g[at] - p[at] * total : (g[at] - total) * p[at];
    }
  }
}

void run_softmax_grad(const KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto& s = *static_cast<const SoftmaxGradState*>(state);
  const void *dout = inputs[s.exp ? 1 : 0], *y = inputs[s.exp ? 0 : 1];
  void* dx = outputs[0];
  if (s.load) {
    s.load(dout, nullptr, nullptr, s.dout.get(), s.count);
    s.load(y, nullptr, nullptr, s.y.get(), s.count);
    dout = s.dout.get();
    y = s.y.get();
    dx = s.result.get();
  }
  if (s.exp) {
    s.exp(y, nullptr, nullptr, s.power.get(), s.count);
    y = s.power.get();
  }
  s.body(s, dout, y, dx);
  if (s.store) s.store(dx, nullptr, nullptr, outputs[0], s.count);
}

template <bool kIsLog>
Result<PreparedKernel> prepare_softmax_grad(const Request& request) {
  const TensorType x = type_of(*request.arguments[0]);
  auto s = std::make_shared<SoftmaxGradState>();
  const auto rank = static_cast<int64_t>(x.shape.size());
  int64_t axis = ops::int_argument(request.arguments, 2).value_or(-1);
  if (axis < 0) axis += rank;
  for (int64_t i = 0; i < rank; ++i)
    (i < axis ? s->outer : i == axis ? s->length : s->inner) *= x.shape[static_cast<size_t>(i)];
  s->count = element_count(x.shape);
  const DType compute = compute_type(x.dtype);
  if (compute != DType::Float32 && compute != DType::Float64) return unsupported(request, x.dtype);
  const auto room = [&](std::unique_ptr<std::byte[]>& buffer) {
    buffer.reset(new std::byte[static_cast<size_t>(s->count * byte_size(compute) + 16)]);
  };
  if (compute != x.dtype) {
    s->load = request.backend.cast_of(x.dtype, compute);
    s->store = request.backend.cast_of(compute, x.dtype);
    room(s->dout);
    room(s->y);
    room(s->result);
  }
  if (kIsLog) {
    s->exp = find_flat("Exp")->fn[compute_column(compute)];
    room(s->power);
  }
  s->body = compute == DType::Float32 ? softmax_grad<float> : softmax_grad<double>;
  return PreparedKernel{run_softmax_grad, std::move(s)};
}

const KernelRow kRows[] = {
    {"SoftmaxBackward", prepare_softmax_grad<false>},
    {"LogSoftmaxGrad", prepare_softmax_grad<true>},
    {"AddN", prepare_add_n},
    {"StridedSliceGrad", prepare_slice_grad},
    {"UnsortedSegmentSum", prepare_segment_sum},
};

}  // namespace

std::span<const KernelRow> grad_kernels() { return kRows; }

}  // namespace refjit::kernels
