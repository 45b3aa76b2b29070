// Padding by a table of source indices an axis, and its gradient, which adds through the same tables.
#include "ops/pad.h"

#include <algorithm>
#include <cstring>

#include "kernels/dispatch.h"

namespace refjit::kernels {
namespace {

struct PadState final : KernelState {
  std::vector<std::vector<int64_t>> sources;  ///< One an axis: offset in elements of x, -1 for the constant.
  Shape padded;
  int64_t count = 0, small = 0;  ///< Elements of the padded tensor and of the other.
  int64_t bytes_each = 0;
  int fill_place = -1;  ///< Operand of the constant; else `fill`.
  uint64_t fill[2] = {0, 0};
  mutable std::vector<int64_t> index;  ///< Where a walk is.
  void (*add)(const PadState&, const void* dy, void* dx) = nullptr;

  /// Calls f(place in the padded tensor, place in the other or -1).
  template <class F>
  void walk(F f) const {
    const uint32_t rank = padded.size();
    index.assign(rank, 0);
    for (int64_t at = 0; at < count; ++at) {
      int64_t from = 0;
      for (uint32_t d = 0; d < rank && from >= 0; ++d) {
        const int64_t part = sources[d][static_cast<size_t>(index[d])];
        from = part < 0 ? -1 : from + part;
      }
      f(at, from);
      for (uint32_t d = rank; d-- > 0;) {
        if (++index[d] < padded[d]) break;
        index[d] = 0;
      }
    }
  }
};

void run_pad(const KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto& s = *static_cast<const PadState*>(state);
  const auto* x = static_cast<const std::byte*>(inputs[0]);
  auto* y = static_cast<std::byte*>(outputs[0]);
  const void* fill = s.fill_place < 0 ? static_cast<const void*>(s.fill) : inputs[s.fill_place];
  const auto bytes = static_cast<size_t>(s.bytes_each);
  s.walk([&](int64_t at, int64_t from) {
    std::memcpy(y + at * s.bytes_each, from < 0 ? fill : x + from * s.bytes_each, bytes);
  });
}

template <class T>
void add_back(const PadState& s, const void* dy_data, void* dx_data) {
  const T* dy = static_cast<const T*>(dy_data);
  T* dx = static_cast<T*>(dx_data);
  std::fill(dx, dx + s.small, T(0));
  s.walk([&](int64_t at, int64_t to) {
    if (to >= 0) dx[to] = Sum::join(dx[to], dy[at]);
  });
}

void run_pad_grad(const KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto& s = *static_cast<const PadState*>(state);
  s.add(s, inputs[0], outputs[0]);
}

/// Tables for an operand of `shape` padded to `padded`.
Result<std::shared_ptr<PadState>> make_state(const Request& request, const Shape& shape, const Shape& padded,
                                             size_t place, size_t mode_place) {
  auto s = std::make_shared<PadState>();
  auto pads = ops::paddings_of(request.op, request.arguments, place, static_cast<int64_t>(shape.size()));
  if (!pads) return std::move(pads).error();
  const auto* text = std::get_if<std::string>(&request.arguments[mode_place]->value);
  const std::string mode = text ? *text : "constant";
  int64_t stride = 1;
  s->sources.resize(shape.size());
  constexpr int64_t kLongestTable = int64_t{1} << 28;  // 2 GiB
  for (uint32_t d = shape.size(); d-- > 0;) {
    if (padded[d] > kLongestTable)
      return user_error("MemoryError", "[" + std::string(request.op.name) + "] an axis is padded to " +
                                           std::to_string(padded[d]) + " elements, expected at most " +
                                           std::to_string(kLongestTable));
    for (int64_t i = 0; i < padded[d]; ++i) {
      const int64_t from = ops::pad_source(mode, i, (*pads)[d].first, shape[d]);
      s->sources[d].push_back(from < 0 ? -1 : from * stride);
    }
    stride *= shape[d];
  }
  s->padded = padded;
  s->count = element_count(padded);
  s->small = element_count(shape);
  return s;
}

Result<PreparedKernel> prepare_pad(const Request& request) {
  const TensorType x = type_of(*request.arguments[0]);
  auto s = make_state(request, x.shape, request.outputs[0].shape, 1, 3);
  if (!s) return std::move(s).error();
  (*s)->bytes_each = byte_size(x.dtype);
  const ir::Abstract& value = *request.arguments[2];
  if (value.is_tensor()) {
    if (value.dtype != x.dtype) return unsupported(request, value.dtype);
    if (element_count(type_of(value).shape) == 0)
      return user_error("ValueError", "[PadV3] the 'constant_value' has no element, expected one.");
    (*s)->fill_place = 1;
  } else if (const auto scalar = scalar_of(value)) {
    const DType compute = compute_type(x.dtype);
    const FlatFn first = find_cast(scalar->dtype, compute), second = find_cast(compute, x.dtype);
    if (!first || !second) return unsupported(request, x.dtype);
    uint64_t middle[2] = {0, 0};
    first(&scalar->bits, nullptr, nullptr, middle, 1);
    second(middle, nullptr, nullptr, (*s)->fill, 1);
  }
  return PreparedKernel{run_pad, *std::move(s)};
}

Result<PreparedKernel> prepare_pad_grad(const Request& request) {
  const TensorType dy = type_of(*request.arguments[0]);
  auto s = make_state(request, request.outputs[0].shape, dy.shape, 2, 3);
  if (!s) return std::move(s).error();
  const bool is_served = with_number(compute_type(dy.dtype), [&](auto zero) { (*s)->add = add_back<decltype(zero)>; });
  if (!is_served) return unsupported(request, dy.dtype);
  return widened(request, PreparedKernel{run_pad_grad, *std::move(s)});
}

const KernelRow kRows[] = {{"PadV3", prepare_pad}, {"PadV3Grad", prepare_pad_grad}};

}  // namespace

std::span<const KernelRow> pad_kernels() { return kRows; }

}  // namespace refjit::kernels
