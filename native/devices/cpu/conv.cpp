#include "devices/cpu/conv.h"

#include <atomic>
#include <cmath>
#include <cstring>
#include <string_view>

#include "devices/cpu/lanes.h"
#include "devices/cpu/rows.h"
#include "devices/cpu/scratch.h"
#include "devices/cpu/threads.h"

namespace refjit::devices::cpu {
namespace {

using kernels::PreparedKernel;
using Kind = ConvSpec::Kind;

constexpr int64_t kBlock = 16;

int64_t padded(int64_t bytes) { return (bytes + 63) / 64 * 64; }

dnnl_memory_desc_t blocked_desc(std::span<const int64_t> dims) {
  dnnl_memory_desc_t desc{};
  dnnl()->memory_desc_init_by_tag(&desc, static_cast<int>(dims.size()), dims.data(), dnnl_f32, dnnl_aBcd16b);
  return desc;
}

/// Filters as oneDNN counts them: groups are a dim of their own.
std::vector<int64_t> filter_dims(const ConvSpec& spec) {
  std::vector<int64_t> dims(spec.w.begin(), spec.w.end());
  if (spec.conv.group > 1) {
    dims[0] /= spec.conv.group;
    dims.insert(dims.begin(), spec.conv.group);
  }
  return dims;
}

bool same(const dnnl_memory_desc_t& a, const dnnl_memory_desc_t& b) { return dnnl()->memory_desc_equal(&a, &b) != 0; }

dnnl_primitive_desc_t description_of(const ConvSpec& spec, dnnl_alg_kind_t algorithm, bool blocks) {
  const DnnlLibrary& library = *dnnl();
  const std::vector<int64_t> filters = filter_dims(spec);
  const dnnl_memory_desc_t x = blocks ? blocked_desc(spec.x) : any_desc(spec.x);
  const dnnl_memory_desc_t y = blocks ? blocked_desc(spec.y) : any_desc(spec.y);
  const dnnl_memory_desc_t w = any_desc(filters);
  const int64_t channels[] = {spec.y[1]};
  const dnnl_memory_desc_t bias = float_desc(channels);
  const bool is_forward = spec.kind == Kind::Forward, has_bias = is_forward && (spec.has_norm || spec.has_bias);
  const ops::Window2d& window = spec.conv.window;
  const int64_t dilation[] = {window.dilation[0] - 1, window.dilation[1] - 1};
  dnnl_convolution_desc_t desc;
  dnnl_primitive_desc_t forward = nullptr, description = nullptr;
  dnnl_primitive_attr_t attributes = nullptr;
  // Winograd's faster form stands behind the kind of propagation that training uses.
  if (library.dilated_convolution_forward_desc_init(&desc, dnnl_forward_training, algorithm, &x, &w,
                                                    has_bias ? &bias : nullptr, &y, window.stride, dilation,
                                                    window.before, window.after) != dnnl_success)
    return nullptr;
  if (is_forward && spec.has_relu && spec.is_y_blocked && !spec.has_residual) {
    dnnl_post_ops_t operations = nullptr;
    library.primitive_attr_create(&attributes);
    library.post_ops_create(&operations);
    library.post_ops_append_eltwise(operations, 1, dnnl_eltwise_relu, 0, 0);
    library.primitive_attr_set_post_ops(attributes, operations);
    library.post_ops_destroy(operations);
  }
  const bool is_made =
      library.primitive_desc_create(&forward, &desc, attributes, library.engine, nullptr) == dnnl_success;
  if (attributes) library.primitive_attr_destroy(attributes);
  if (!is_made || is_forward) return forward;
  if (spec.kind == Kind::InputGrad)
    library.dilated_convolution_backward_data_desc_init(&desc, algorithm, &x, &w, &y, window.stride, dilation,
                                                        window.before, window.after);
  else
    library.dilated_convolution_backward_weights_desc_init(&desc, algorithm, &x, &w, nullptr, &y, window.stride,
                                                           dilation, window.before, window.after);
  if (library.primitive_desc_create(&description, &desc, nullptr, library.engine, forward) != dnnl_success)
    description = nullptr;
  library.primitive_desc_destroy(forward);
  return description;
}

/// oneDNN's plain loops, hundreds of times slower than the rest: dilated filters' gradients in blocks end there.
bool is_reference(const_dnnl_primitive_desc_t description) {
  const char* name = nullptr;
  dnnl()->primitive_desc_query(description, dnnl_query_impl_info_str, 0, static_cast<void*>(&name));
  return name && std::string_view(name).starts_with("ref");
}

/// Is no element infinite, NaN or 2^50 and more, of which Winograd's sums could overflow?
bool are_moderate(const float* values, int64_t count) {
  constexpr int64_t kLanes = 16;
  constexpr uint32_t kMagnitude = 0x7fffffff, kTo2Pow50 = 0x80000000u - 0x58800000u;
  std::atomic<bool> found{false};
  parallel_for(count / kLanes, 4096, [&](int64_t begin, int64_t end, int) {
    uint32_t high[kLanes] = {};
    for (int64_t at = begin * kLanes; at < end * kLanes; at += kLanes) {
      uint32_t bits[kLanes];
      std::memcpy(bits, values + at, sizeof bits);
      for (int64_t i = 0; i < kLanes; ++i) high[i] |= (bits[i] & kMagnitude) + kTo2Pow50;
    }
    for (uint32_t lane : high)
      if (lane >> 31) found = true;
  });
  for (int64_t i = count / kLanes * kLanes; i < count; ++i)
    if (!(std::fabs(values[i]) < 0x1p50f)) found = true;
  return !found;
}

}  // namespace

bool ConvSpec::can_be_blocked() const {
  return lanes_name() == "AVX-512" && conv.group == 1 && x[1] % kBlock == 0 && y[1] % kBlock == 0;
}

std::shared_ptr<const ConvKernel> ConvKernel::make(const ConvSpec& spec) { return make(spec, true); }

std::shared_ptr<const ConvKernel> ConvKernel::make(const ConvSpec& spec, bool may_transform) {
  if (!dnnl() || !row_kernels()) return nullptr;
  const ops::Window2d& window = spec.conv.window;
  const ThreadScope threads(threads_for(element_count(spec.y) * element_count(spec.w) / spec.w[0]));
  bool is_plain_3x3 = spec.conv.group == 1;
  for (int i = 0; i < 2; ++i)
    is_plain_3x3 = is_plain_3x3 && window.kernel[i] == 3 && window.stride[i] == 1 && window.dilation[i] == 1;
  const bool blocks = spec.can_be_blocked();
  const bool must_block = spec.is_x_blocked || spec.is_y_blocked || spec.is_residual_blocked;
  if (must_block && !blocks) return nullptr;
  // The gradient of a filter converts its operands, blocked or not.
  const bool converts = !must_block || spec.kind == Kind::FilterGrad;
  struct Way {
    bool is_open;
    dnnl_alg_kind_t algorithm;
    bool blocks, must_be_fast;
  };
  for (const Way& way :
       {Way{blocks && is_plain_3x3 && may_transform, dnnl_convolution_winograd, true, true},
        Way{blocks, dnnl_convolution_direct, true, true}, Way{converts, dnnl_convolution_direct, false, false},
        Way{blocks && must_block, dnnl_convolution_direct, true, false}}) {
    if (!way.is_open) continue;
    auto kernel = std::make_shared<ConvKernel>();
    kernel->spec_ = spec;
    kernel->is_transformed_ = way.algorithm == dnnl_convolution_winograd;
    if (kernel->make_primitive(way.algorithm, way.blocks, way.must_be_fast)) return kernel;
  }
  return nullptr;
}

bool ConvKernel::make_primitive(dnnl_alg_kind_t algorithm, bool blocks, bool must_be_fast) {
  dnnl_primitive_desc_t description = description_of(spec_, algorithm, blocks);
  if (!description) return false;
  if (must_be_fast && is_reference(description)) {
    dnnl()->primitive_desc_destroy(description);
    return false;
  }
  if (!make_operands(description)) {
    dnnl()->primitive_desc_destroy(description);
    return false;
  }
  std::vector<DnnlPrimitive::Binding> bindings;
  for (const Operand* operand : {&first_, &second_, &result_}) bindings.push_back({operand->argument, operand->used});
  if (spec_.kind == Kind::Forward && (spec_.has_norm || spec_.has_bias)) {
    const int64_t channels[] = {spec_.y[1]};
    bindings.push_back({DNNL_ARG_BIAS, float_desc(channels)});
    bias_.resize(static_cast<size_t>(spec_.y[1]));
  }
  return primitive_.make(description, bindings);
}

bool ConvKernel::make_operands(const_dnnl_primitive_desc_t description) {
  const dnnl_memory_desc_t x = spec_.is_x_blocked ? blocked_desc(spec_.x) : float_desc(spec_.x);
  const dnnl_memory_desc_t y = spec_.is_y_blocked ? blocked_desc(spec_.y) : float_desc(spec_.y);
  const dnnl_memory_desc_t w = float_desc(filter_dims(spec_));
  switch (spec_.kind) {
    case Kind::Forward:
      first_.argument = DNNL_ARG_SRC, second_.argument = DNNL_ARG_WEIGHTS, result_.argument = DNNL_ARG_DST;
      first_.plain = x, second_.plain = w, result_.plain = y;
      break;
    case Kind::InputGrad:
      first_.argument = DNNL_ARG_DIFF_DST, second_.argument = DNNL_ARG_WEIGHTS, result_.argument = DNNL_ARG_DIFF_SRC;
      first_.plain = y, second_.plain = w, result_.plain = x;
      break;
    case Kind::FilterGrad:
      first_.argument = DNNL_ARG_DIFF_DST, second_.argument = DNNL_ARG_SRC, result_.argument = DNNL_ARG_DIFF_WEIGHTS;
      first_.plain = y, second_.plain = x, result_.plain = w;
      break;
  }
  for (Operand* operand : {&first_, &second_, &result_}) {
    const dnnl_memory_desc_t* used =
        dnnl()->primitive_desc_query_md(description, dnnl_query_exec_arg_md, operand->argument);
    if (!used) return false;
    operand->used = *used;
    if (same(operand->used, operand->plain)) continue;
    operand->bytes = padded(static_cast<int64_t>(dnnl()->memory_desc_get_size(&operand->used)));
    scratch_bytes_ += operand->bytes;
    const bool is_result = operand == &result_;
    if (is_result && spec_.kind != Kind::FilterGrad && spec_.can_be_blocked() &&
        same(operand->used, blocked_desc(spec_.kind == Kind::Forward ? spec_.y : spec_.x))) {
      unblocks_ = true;
      continue;
    }
    if (!make_reorder(operand->reorder, is_result ? operand->used : operand->plain,
                      is_result ? operand->plain : operand->used))
      return false;
  }
  // Filters scaled by a folded normalisation.
  if (spec_.has_norm) scratch_bytes_ += padded(element_count(spec_.w) * static_cast<int64_t>(sizeof(float)));
  return scratch_bytes_ == 0 || scratch(scratch_bytes_) != nullptr;
}

PreparedKernel ConvKernel::prepared(std::shared_ptr<const ConvKernel> kernel) {
  if (!kernel) return {};
  return {run, std::move(kernel)};
}

void ConvKernel::run(const KernelState* state, const void* const* inputs, void* const* outputs) {
  static_cast<const ConvKernel*>(state)->run(inputs, outputs);
}

/// w scaled by scale / sqrt(variance + epsilon), and the bias that is left.
const void* ConvKernel::fold_norm(const void* const* inputs, float* weights) const {
  const auto* w = static_cast<const float*>(inputs[1]);
  const auto* scale = static_cast<const float*>(inputs[2]);
  const auto* bias = static_cast<const float*>(inputs[3]);
  const auto* mean = static_cast<const float*>(inputs[4]);
  const auto* variance = static_cast<const float*>(inputs[5]);
  const int64_t filters = spec_.y[1], each = element_count(spec_.w) / filters;
  for (int64_t o = 0; o < filters; ++o) {
    const double factor = scale[o] / std::sqrt(static_cast<double>(variance[o]) + spec_.epsilon);
    bias_[static_cast<size_t>(o)] = static_cast<float>(bias[o] - mean[o] * factor);
    row_kernels()->scale(w + o * each, weights + o * each, each, 0, static_cast<float>(factor), 0);
  }
  return weights;
}

/// What must run instead of Winograd's algorithm on these operands; null: nothing.
const ConvKernel* ConvKernel::untransformed(const void* const* inputs) const {
  if (!is_transformed_) return nullptr;
  const Shape& first = spec_.kind == Kind::Forward ? spec_.x : spec_.y;
  const Shape& second = spec_.kind == Kind::FilterGrad ? spec_.x : spec_.w;
  if (are_moderate(static_cast<const float*>(inputs[0]), element_count(first)) &&
      are_moderate(static_cast<const float*>(inputs[1]), element_count(second)))
    return nullptr;
  if (!direct_) direct_ = make(spec_, false);
  return direct_.get();
}

void ConvKernel::run(const void* const* inputs, void* const* outputs) const {
  if (const ConvKernel* direct = untransformed(inputs)) return direct->run(inputs, outputs);
  std::byte* free = scratch_bytes_ > 0 ? scratch(scratch_bytes_) : nullptr;
  const auto take = [&](int64_t bytes) {
    std::byte* at = free;
    free += bytes;
    return at;
  };
  const void* operands[2] = {inputs[0], inputs[1]};
  size_t next = 2;
  if (spec_.has_norm) {
    auto* weights =
        reinterpret_cast<float*>(take(padded(element_count(spec_.w) * static_cast<int64_t>(sizeof(float)))));
    operands[1] = fold_norm(inputs, weights);
    next = 6;
  }
  const void* bias = spec_.has_norm ? bias_.data() : spec_.has_bias ? inputs[next++] : nullptr;
  const Operand* sources[] = {&first_, &second_};
  for (size_t i = 0; i < 2; ++i) {
    if (!sources[i]->reorder) continue;
    void* converted = take(sources[i]->bytes);
    void* addresses[] = {const_cast<void*>(operands[i]), converted};
    sources[i]->reorder.run(addresses);
    operands[i] = converted;
  }
  void* result = result_.bytes > 0 ? take(result_.bytes) : outputs[0];
  void* addresses[] = {const_cast<void*>(operands[0]), const_cast<void*>(operands[1]), result, const_cast<void*>(bias)};
  primitive_.run({addresses, bias ? 4u : 3u});
  const auto* residual = spec_.has_residual ? static_cast<const float*>(inputs[next]) : nullptr;
  if (result_.reorder) {
    void* pair[] = {result, outputs[0]};
    result_.reorder.run(pair);
    result = outputs[0];
  }
  finish(static_cast<const float*>(result), residual, static_cast<float*>(outputs[0]));
}

/// The last pass: from blocks to rows, residual, relu. A primitive that did all that leaves nothing to do.
void ConvKernel::finish(const float* from, const float* residual, float* to) const {
  const RowKernels& rows = *row_kernels();
  const Shape& shape = spec_.kind == Kind::InputGrad ? spec_.x : spec_.y;
  const bool relu = spec_.has_relu;
  if (!unblocks_) {
    if (!residual && (!relu || spec_.is_y_blocked)) return;
    parallel_for(element_count(shape), 16384, [&](int64_t begin, int64_t end, int) {
      rows.finish(from + begin, residual ? residual + begin : nullptr, to + begin, end - begin, relu);
    });
    return;
  }
  constexpr int64_t kPixels = 1024;
  const int64_t pixels = shape[2] * shape[3], blocks = shape[0] * shape[1] / kBlock;
  const int64_t parts = (pixels + kPixels - 1) / kPixels;
  parallel_for(blocks * parts, 2, [&](int64_t begin, int64_t end, int) {
    for (int64_t i = begin; i < end; ++i) {
      const int64_t block = i / parts, at = i % parts * kPixels, base = block * kBlock * pixels;
      rows.unblock(from + base + at * kBlock, residual ? residual + base + at : nullptr, to + base + at,
                   std::min(kPixels, pixels - at), pixels, relu);
    }
  });
}

namespace {

template <Kind kKind>
PreparedKernel prepare_conv(const Request& request) {
  const TensorType a = type_of(*request.arguments[0]), b = type_of(*request.arguments[1]);
  const TensorType& out = request.outputs[0];
  if (a.dtype != DType::Float32 || b.dtype != DType::Float32 || out.dtype != DType::Float32) return {};
  if (a.shape.size() != 4 || b.shape.size() != 4 || element_count(a.shape) == 0 || element_count(out.shape) == 0)
    return {};
  ConvSpec spec;
  spec.kind = kKind;
  spec.x = kKind == Kind::Forward ? a.shape : kKind == Kind::InputGrad ? out.shape : b.shape;
  spec.w = kKind == Kind::FilterGrad ? out.shape : b.shape;
  spec.y = kKind == Kind::Forward ? out.shape : a.shape;
  auto conv = ops::conv_of(request.op, request.arguments, kKind == Kind::Forward ? 2 : 3, spec.x[2], spec.x[3]);
  if (!conv) return {};
  spec.conv = *conv;
  return ConvKernel::prepared(ConvKernel::make(spec));
}

constexpr KernelRow kRows[] = {
    {"Conv2D", prepare_conv<Kind::Forward>},
    {"Conv2DBackpropInput", prepare_conv<Kind::InputGrad>},
    {"Conv2DBackpropFilter", prepare_conv<Kind::FilterGrad>},
};

}  // namespace

std::span<const KernelRow> conv_rows() { return kRows; }

}  // namespace refjit::devices::cpu
