#pragma once
// Geometry of a two-dimensional convolution, read from the constant arguments of Conv2D and of its two gradients, for
// inference here and for kernels/conv.cpp.
#include "ops/infer.h"

namespace refjit::ops {

struct Window2d {
  int64_t kernel[2] = {1, 1}, stride[2] = {1, 1}, dilation[2] = {1, 1};
  int64_t before[2] = {0, 0}, after[2] = {0, 0};  ///< Padding: top and left, bottom and right.
};

/// Output length along axis `i` of the window (0 height, 1 width) for an input of `length`.
inline int64_t window_output(const Window2d& w, int i, int64_t length) {
  const int64_t reach = w.dilation[i] * (w.kernel[i] - 1) + 1, room = length + w.before[i] + w.after[i] - reach;
  return room < 0 ? 0 : room / w.stride[i] + 1;
}
/// Padding of mode "same": the output has ceil(length / stride) elements, the odd one is padded at the end.
void pad_same(Window2d& w, int i, int64_t length);
/// An argument of one int, two, or four of which the last two count (MindSpore's attributes).
Result<std::pair<int64_t, int64_t>> pair_argument(const OpDef& op, std::span<const AbstractRef> arguments, size_t index,
                                                  int64_t fallback);
std::string string_argument(std::span<const AbstractRef> arguments, size_t index, std::string_view fallback);

struct Conv2d {
  Window2d window;
  int64_t group = 1;
};

/// `first` is the place of out_channel; kernel_size and what follows it stand behind. `height` and `width` are the
/// image's.
Result<Conv2d> conv_of(const OpDef& op, std::span<const AbstractRef> arguments, size_t first, int64_t height,
                       int64_t width);

/// Window of a pooling: kernel_size, strides, pad_mode at `first` and behind.
Result<Window2d> pool_of(const OpDef& op, std::span<const AbstractRef> arguments, size_t first, int64_t height,
                         int64_t width);

}  // namespace refjit::ops
