// Convolutions as products of the filters with columns of image patches, a cache's worth of pixels at a time, on the
// tiled matrix product. The sum of a pixel runs over (channel, row, column) of its filter in MatMul's order (matmul.h),
// whatever the tile. Filters of groups with few channels (depthwise) run over rows of the image directly.
#include <algorithm>
#include <cstring>
#include <new>

#include "kernels/dispatch.h"
#include "kernels/matmul.h"
#include "ops/conv.h"

namespace refjit::kernels {
namespace {

constexpr int64_t kTilePixels = 256;

struct ConvState final : KernelState {
  int64_t batch = 0, groups = 1;
  int64_t channels = 0, filters = 0;  ///< A group's.
  int64_t height = 0, width = 0, out_height = 0, out_width = 0;
  int64_t padded_height = 0, padded_width = 0;
  ops::Window2d window;
  DType compute = DType::Float32;
  MatMulFn multiply = nullptr;
  std::vector<int64_t> taps;    ///< Offset in the padded image of each (channel, row, column) of a filter.
  std::vector<int64_t> pixels;  ///< Offset in the padded image of each output pixel's first tap.
  std::unique_ptr<std::byte[]> owner;
  std::byte *padded = nullptr, *columns = nullptr, *tile = nullptr, *scratch = nullptr;
  void (*body)(const ConvState&, const void* a, const void* b, void* out) = nullptr;

  int64_t depth() const { return static_cast<int64_t>(taps.size()); }
  int64_t pixel_count() const { return static_cast<int64_t>(pixels.size()); }
  int64_t image_size() const { return channels * height * width; }
};

/// Copies a group's image between the zeros of its frame.
template <class T>
void fill_padded(const ConvState& s, const T* image, T* to) {
  std::memset(to, 0, static_cast<size_t>(s.channels * s.padded_height * s.padded_width) * sizeof(T));
  const int64_t rows = std::min(s.height, s.padded_height - s.window.before[0]);
  const int64_t columns = std::min(s.width, s.padded_width - s.window.before[1]);
  for (int64_t c = 0; c < s.channels; ++c) {
    for (int64_t y = 0; y < rows; ++y) {
      std::memcpy(to + (c * s.padded_height + y + s.window.before[0]) * s.padded_width + s.window.before[1],
                  image + (c * s.height + y) * s.width, static_cast<size_t>(columns) * sizeof(T));
    }
  }
}

/// Adds up what lies within the frame.
template <class T>
void take_padded(const ConvState& s, const T* from, T* image) {
  for (int64_t c = 0; c < s.channels; ++c) {
    for (int64_t y = 0; y < s.height; ++y) {
      std::memcpy(image + (c * s.height + y) * s.width,
                  from + (c * s.padded_height + y + s.window.before[0]) * s.padded_width + s.window.before[1],
                  static_cast<size_t>(s.width) * sizeof(T));
    }
  }
}

/// Calls f(first pixel, count) for runs of pixels of [begin, end) in one row of the output.
template <class F>
void for_runs(const ConvState& s, int64_t begin, int64_t end, F f) {
  while (begin < end) {
    const int64_t run = std::min(end, begin - begin % s.out_width + s.out_width) - begin;
    f(begin, run);
    begin += run;
  }
}

/// columns[k][j] = the padded image under tap k of pixel first + j; rows of `count`.
template <class T>
void fill_columns(const ConvState& s, const T* padded, int64_t first, int64_t count, T* columns) {
  const int64_t step = s.window.stride[1];
  for (int64_t k = 0; k < s.depth(); ++k, columns += count) {
    const T* tap = padded + s.taps[static_cast<size_t>(k)];
    for_runs(s, first, first + count, [&](int64_t pixel, int64_t run) {
      const T* from = tap + s.pixels[static_cast<size_t>(pixel)];
      T* to = columns + (pixel - first);
      if (step == 1) {
        std::memcpy(to, from, static_cast<size_t>(run) * sizeof(T));
      } else {
        for (int64_t i = 0; i < run; ++i) to[i] = from[i * step];
      }
    });
  }
}

/// Few filters a group: rows of the output gather the taps one after another.
template <class T>
void forward_direct(const ConvState& s, const T* padded, const T* weight, T* out) {
  const int64_t step = s.window.stride[1];
  for (int64_t f = 0; f < s.filters; ++f, weight += s.depth()) {
    for (int64_t y = 0; y < s.out_height; ++y, out += s.out_width) {
      std::fill(out, out + s.out_width, T(0));
      const int64_t row = s.pixels[static_cast<size_t>(y * s.out_width)];
      for (int64_t k = 0; k < s.depth(); ++k) {
        const T* from = padded + row + s.taps[static_cast<size_t>(k)];
        const T factor = weight[k];
        if (step == 1) {
          for (int64_t x = 0; x < s.out_width; ++x) out[x] += factor * from[x];
        } else {
          for (int64_t x = 0; x < s.out_width; ++x) out[x] += factor * from[x * step];
        }
      }
    }
  }
}

bool is_direct(const ConvState& s) { return s.filters <= 2 && s.depth() <= 256; }

/// The padded image under taps [k0, k0 + depth) of pixels [first, first + count), as panels of a product's b.
template <class T>
void fill_panels(const ConvState& s, const T* padded, int64_t first, int64_t count, int64_t k0, int64_t depth, T* to) {
  constexpr int64_t kWidth = kPanelColumns<T>;
  const int64_t* taps = s.taps.data() + k0;
  for (int64_t j = 0; j < count; j += kWidth) {
    const int64_t* pixels = s.pixels.data() + first + j;
    const int64_t width = std::min(kWidth, count - j);
    const bool is_run = width == kWidth && pixels[kWidth - 1] - pixels[0] == kWidth - 1;
    for (int64_t k = 0; k < depth; ++k, to += kWidth) {
      const T* tap = padded + taps[k];
      if (is_run) {
        std::memcpy(to, tap + pixels[0], kWidth * sizeof(T));
        continue;
      }
      for (int64_t x = 0; x < width; ++x) to[x] = tap[pixels[x]];
      for (int64_t x = width; x < kWidth; ++x) to[x] = T(0);
    }
  }
}

/// The filters of every group as panels of a product's a, k-block after k-block.
template <class T>
void pack_filters(const ConvState& s, const T* weight, T* to) {
  const int64_t rows = whole_panels(s.filters, kPanelRows);
  for (int64_t g = 0; g < s.groups; ++g, weight += s.filters * s.depth()) {
    for (int64_t k = 0; k < s.depth(); k += kBlockK) {
      const int64_t depth = std::min(kBlockK, s.depth() - k);
      pack_rows(weight + k, s.depth(), 1, s.filters, depth, to);
      to += rows * depth;
    }
  }
}

template <class T>
void forward(const ConvState& s, const void* x, const void* w, void* out_data) {
  const T* image = static_cast<const T*>(x);
  const T* weight = static_cast<const T*>(w);
  T* out = static_cast<T*>(out_data);
  T* padded = reinterpret_cast<T*>(s.padded);
  T* columns = reinterpret_cast<T*>(s.columns);
  T* filters = reinterpret_cast<T*>(s.tile);
  const int64_t rows = whole_panels(s.filters, kPanelRows);
  const bool direct = is_direct(s);
  if (!direct) pack_filters(s, weight, filters);
  for (int64_t n = 0; n < s.batch; ++n) {
    for (int64_t g = 0; g < s.groups; ++g) {
      fill_padded(s, image, padded);
      if (direct) {
        forward_direct(s, padded, weight + g * s.filters * s.depth(), out);
      } else {
        for (int64_t at = 0; at < s.pixel_count(); at += kTilePixels) {
          const int64_t count = std::min(kTilePixels, s.pixel_count() - at);
          const T* packed = filters + g * rows * s.depth();
          for (int64_t k = 0; k < s.depth(); k += kBlockK) {
            const int64_t depth = std::min(kBlockK, s.depth() - k);
            fill_panels(s, padded, at, count, k, depth, columns);
            multiply_panels(depth, s.filters, count, packed, columns, out + at, s.pixel_count(), k > 0);
            packed += rows * depth;
          }
        }
      }
      image += s.image_size();
      out += s.filters * s.pixel_count();
    }
  }
}

/// dx: columns of the filters' transpose times dout are added back to where they came from.
template <class T>
void backward_input(const ConvState& s, const void* dout_data, const void* w, void* dx_data) {
  const T* dout = static_cast<const T*>(dout_data);
  T* dx = static_cast<T*>(dx_data);
  T* padded = reinterpret_cast<T*>(s.padded);
  T* columns = reinterpret_cast<T*>(s.columns);
  const int64_t step = s.window.stride[1];
  for (int64_t n = 0; n < s.batch; ++n) {
    const T* weight = static_cast<const T*>(w);
    for (int64_t g = 0; g < s.groups; ++g) {
      std::memset(padded, 0, static_cast<size_t>(s.channels * s.padded_height * s.padded_width) * sizeof(T));
      for (int64_t at = 0; at < s.pixel_count(); at += kTilePixels) {
        const int64_t count = std::min(kTilePixels, s.pixel_count() - at);
        s.multiply({s.depth(), count, s.filters, 1, s.depth(), s.pixel_count(), 1}, weight, dout + at, columns,
                   s.scratch);
        for (int64_t k = 0; k < s.depth(); ++k) {
          T* tap = padded + s.taps[static_cast<size_t>(k)];
          for_runs(s, at, at + count, [&](int64_t pixel, int64_t run) {
            const T* from = columns + k * count + (pixel - at);
            T* to = tap + s.pixels[static_cast<size_t>(pixel)];
            if (step == 1) {
              for (int64_t i = 0; i < run; ++i) to[i] += from[i];
            } else {
              for (int64_t i = 0; i < run; ++i) to[i * step] += from[i];
            }
          });
        }
      }
      take_padded(s, padded, dx);
      dx += s.image_size();
      weight += s.filters * s.depth();
      dout += s.filters * s.pixel_count();
    }
  }
}

/// dw: sums over tiles of pixels, in order, over the images of the batch.
template <class T>
void backward_filter(const ConvState& s, const void* dout_data, const void* x, void* dw_data) {
  const T* dout = static_cast<const T*>(dout_data);
  const T* image = static_cast<const T*>(x);
  T* dw = static_cast<T*>(dw_data);
  T* padded = reinterpret_cast<T*>(s.padded);
  T* columns = reinterpret_cast<T*>(s.columns);
  T* tile = reinterpret_cast<T*>(s.tile);
  const int64_t size = s.filters * s.depth();
  std::fill(dw, dw + s.groups * size, T(0));
  for (int64_t n = 0; n < s.batch; ++n) {
    for (int64_t g = 0; g < s.groups; ++g) {
      fill_padded(s, image, padded);
      T* sum = dw + g * size;
      for (int64_t at = 0; at < s.pixel_count(); at += kTilePixels) {
        const int64_t count = std::min(kTilePixels, s.pixel_count() - at);
        fill_columns(s, padded, at, count, columns);
        s.multiply({s.filters, s.depth(), count, s.pixel_count(), 1, 1, count}, dout + at, columns, tile, s.scratch);
        for (int64_t i = 0; i < size; ++i) sum[i] += tile[i];
      }
      image += s.image_size();
      dout += s.filters * s.pixel_count();
    }
  }
}

void run_conv(const KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto& s = *static_cast<const ConvState*>(state);
  s.body(s, inputs[0], inputs[1], outputs[0]);
}

/// Offsets and scratch memory, once the lengths are set. `tile` elements are the product's result. Errors: a frame that
/// no memory holds (of a wide dilation).
Status lay_out(ConvState& s, int64_t tile, std::initializer_list<MatMulSize> products) {
  const ops::Window2d& w = s.window;
  const auto reach = [&](int i, int64_t out) {
    return (out - 1) * w.stride[i] + w.dilation[i] * (w.kernel[i] - 1) + 1;
  };
  s.padded_height = std::max(s.height + w.before[0], reach(0, s.out_height));
  s.padded_width = std::max(s.width + w.before[1], reach(1, s.out_width));
  const int64_t each = byte_size(s.compute);
  constexpr double kMostBytes = 1e13;
  const double frame = static_cast<double>(s.padded_height) * static_cast<double>(s.padded_width) *
                       static_cast<double>(s.channels * each);
  const auto no_room = [&] {
    return user_error("MemoryError", "[Conv2D] the padded image of " + std::to_string(s.padded_height) + " by " +
                                         std::to_string(s.padded_width) + " pixels is larger than the memory");
  };
  if (frame > kMostBytes) return no_room();
  for (int64_t c = 0; c < s.channels; ++c) {
    for (int64_t y = 0; y < w.kernel[0]; ++y) {
      for (int64_t x = 0; x < w.kernel[1]; ++x)
        s.taps.push_back((c * s.padded_height + y * w.dilation[0]) * s.padded_width + x * w.dilation[1]);
    }
  }
  for (int64_t y = 0; y < s.out_height; ++y) {
    for (int64_t x = 0; x < s.out_width; ++x) s.pixels.push_back(y * w.stride[0] * s.padded_width + x * w.stride[1]);
  }
  int64_t product_bytes = 0;
  for (const MatMulSize& size : products)
    product_bytes = std::max(product_bytes, matmul_scratch_bytes(s.compute, size));
  const auto aligned = [](int64_t bytes) { return (bytes + 63) & ~int64_t{63}; };
  const int64_t padded = aligned(s.channels * s.padded_height * s.padded_width * each);
  const int64_t columns = aligned(s.depth() * kTilePixels * each), tiles = aligned(tile * each);
  const int64_t room = padded + columns + tiles + product_bytes + 128;
  s.owner.reset(new (std::nothrow) std::byte[static_cast<size_t>(room)]);
  if (!s.owner) return no_room();
  s.padded = reinterpret_cast<std::byte*>((reinterpret_cast<uintptr_t>(s.owner.get()) + 63) & ~uintptr_t{63});
  s.columns = s.padded + padded;
  s.tile = s.columns + columns;
  s.scratch = s.tile + tiles;
  return {};
}

enum class Direction { Forward, Input, Filter };

template <Direction kDirection>
Result<PreparedKernel> prepare_conv(const Request& request) {
  const TensorType first = type_of(*request.arguments[0]), second = type_of(*request.arguments[1]);
  const Shape& result = request.outputs[0].shape;
  constexpr bool kIsForward = kDirection == Direction::Forward;
  const Shape& image = kIsForward ? first.shape : kDirection == Direction::Input ? result : second.shape;
  const Shape& weight = kDirection == Direction::Filter ? result : second.shape;
  const Shape& out = kIsForward ? result : first.shape;
  auto conv = ops::conv_of(request.op, request.arguments, kIsForward ? 2 : 3, image[2], image[3]);
  if (!conv) return std::move(conv).error();
  auto s = std::make_shared<ConvState>();
  s->window = conv->window;
  s->window.kernel[0] = weight[2];
  s->window.kernel[1] = weight[3];
  s->groups = conv->group;
  s->batch = image[0];
  s->channels = image[1] / s->groups;
  s->filters = weight[0] / s->groups;
  s->height = image[2], s->width = image[3];
  s->out_height = out[2], s->out_width = out[3];
  s->compute = compute_type(first.dtype);
  s->multiply = find_matmul(s->compute);
  const int64_t depth = s->channels * weight[2] * weight[3], t = kTilePixels;
  MatMulSize size;
  size.m = s->filters, size.n = t, size.k = depth;
  if (kDirection == Direction::Input) size.m = depth, size.k = s->filters;
  if (kDirection == Direction::Filter) size.n = depth, size.k = t;
  // The result of the filters' product, or the packed filters.
  const int64_t rows = kDirection == Direction::Forward ? s->groups * whole_panels(s->filters, kPanelRows) : s->filters;
  if (auto status = lay_out(*s, rows * depth, {size}); !status) return std::move(status).error();
  const bool is_served = with_float(s->compute, [&](auto zero) {
    using T = decltype(zero);
    s->body = kIsForward ? forward<T> : kDirection == Direction::Input ? backward_input<T> : backward_filter<T>;
  });
  if (!is_served) return unsupported(request, first.dtype);
  return widened(request, PreparedKernel{run_conv, std::move(s)});
}

const KernelRow kRows[] = {
    {"Conv2D", prepare_conv<Direction::Forward>},
    {"Conv2DBackpropInput", prepare_conv<Direction::Input>},
    {"Conv2DBackpropFilter", prepare_conv<Direction::Filter>},
};

}  // namespace

std::span<const KernelRow> conv_kernels() { return kRows; }

}  // namespace refjit::kernels
