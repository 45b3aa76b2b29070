// Pooling over windows of (N, C, H, W) and its gradients.
#include "ops/alike.h"
#include "ops/conv.h"
#include "ops/define.h"
#include "ops/samples.h"

namespace refjit::ops {
namespace {

constexpr Arg kPool[] = {{"x", ArgKind::Tensor},
                         {"kernel_size", ArgKind::IntTuple, "1"},
                         {"strides", ArgKind::IntTuple, "1"},
                         {"pad_mode", ArgKind::Any, "'valid'"},
                         {"data_format", ArgKind::Any, "'NCHW'"}};
constexpr Arg kPoolGradGrad[] = {{"x", ArgKind::Tensor},
                                 {"out", ArgKind::Tensor},
                                 {"grad", ArgKind::Tensor},
                                 {"kernel_size", ArgKind::IntTuple, "1"},
                                 {"strides", ArgKind::IntTuple, "1"},
                                 {"pad_mode", ArgKind::Any, "'valid'"},
                                 {"data_format", ArgKind::Any, "'NCHW'"}};
constexpr Arg kPoolGrad[] = {{"x", ArgKind::Tensor},
                             {"out", ArgKind::Tensor},
                             {"dout", ArgKind::Tensor},
                             {"kernel_size", ArgKind::IntTuple, "1"},
                             {"strides", ArgKind::IntTuple, "1"},
                             {"pad_mode", ArgKind::Any, "'valid'"},
                             {"data_format", ArgKind::Any, "'NCHW'"}};

std::string vector_text(std::initializer_list<int64_t> values) {
  std::string text = list_text({values.begin(), values.size()});
  text.front() = '{';
  text.back() = '}';
  return "[const vector]" + text;
}

Error rank_error(const OpDef& op, size_t rank) {
  const std::string name(op.name), got = std::to_string(rank) + ".";
  if (name == "MaxPool")
    return value_error("For primitive[MaxPool], the length of input must be equal to 4 , but got " + got);
  return value_error("For primitive[" + name + "], the x_rank must be equal to 4, but got " + got);
}

Error empty_error(const OpDef& op, const std::vector<Dim>& in, const int64_t (&out)[2], const Window2d& w) {
  if (op.name == "AvgPool") {
    return user_error("RuntimeError", "For 'AvgPool' op, H_out/W_out must be positive, but H_out/W_out is " +
                                          std::to_string(out[0] <= 0 ? out[0] : out[1]) +
                                          ", please check input and parameters of op");
  }
  return value_error(
      for_op(op, "the each element of the output shape must be larger than 0, but got output shape: " +
                     vector_text({in[0].printed(), in[1].printed(), out[0], out[1]}) + ". The input shape: " +
                     vector_text({in[0].printed(), in[1].printed(), in[2].printed(), in[3].printed()}) +
                     ", kernel size: " + vector_text({1, 1, w.kernel[0], w.kernel[1]}) +
                     ", strides: " + vector_text({1, 1, w.stride[0], w.stride[1]}) +
                     ". Please check the official api documents for more information about the output."));
}

Result<AbstractRef> infer_pool(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto x = operand(op, arguments, 0);
  if (!x) return x.error();
  if (!is_float(x->dtype) && op.name == "AvgPool") {
    constexpr DType kAllowed[] = {DType::BFloat16, DType::Float16, DType::Float32, DType::Float64};
    if (auto status = require_dtype(op, 0, x->dtype, kAllowed); !status) return std::move(status).error();
  }
  if (!x->shape.rank_known) return Abstract::tensor(x->dtype, AnyShape{false, {}});
  const auto& in = x->shape.dims;
  if (in.size() != 4) return rank_error(op, in.size());
  auto window = pool_of(op, arguments, 1, in[2].is_known() ? in[2].value() : 0, in[3].is_known() ? in[3].value() : 0);
  if (!window) return window.error();
  AnyShape shape{true, {in[0], in[1], Dim(0), Dim(0)}};
  int64_t out[2] = {1, 1};
  for (int i = 0; i < 2; ++i) {
    const auto at = static_cast<size_t>(2 + i);
    if (!in[at].is_known()) {
      shape.dims[at] = derived_symbol(static_cast<uint32_t>(42 + i), in[at], Dim(window->stride[i]));
      continue;
    }
    const int64_t room = in[at].value() + window->before[i] + window->after[i] - window->kernel[i];
    const int64_t step = window->stride[i];
    out[i] = (room >= 0 ? room / step : -((-room + step - 1) / step)) + 1;
    // MindSpore's MaxPool divides towards zero and rounds up, which finds a window that hangs over the end of a small
    // operand.
    if (room < 0 && op.name == "MaxPool") out[i] = (room + 1) / step + ((room + 1) % step != 0 ? 1 : 0);
    if (out[i] > 0) shape.dims[at] = Dim(out[i]);
  }
  if (out[0] <= 0 || out[1] <= 0) return empty_error(op, in, out, *window);
  return Abstract::tensor(x->dtype, std::move(shape));
}

/// What MaxPool picked, from `grad`.
/// Operand `at` has the shape of what pooling operand 0 gives, or that of operand 0 itself.
Status require_pooled(const OpDef& op, std::span<const AbstractRef> arguments, size_t at, bool is_pooled) {
  if (!is_pooled) return require_shape(op, arguments, at, arguments[0]->shape);
  const OpDef& forward = *find_op(op.name == "AvgPoolGrad" ? "AvgPool" : "MaxPool");
  std::vector<AbstractRef> given{arguments[0]};
  given.insert(given.end(), arguments.begin() + 3, arguments.end());
  auto pooled = forward.infer(forward, given);
  if (!pooled) return pooled.error();
  return require_shape(op, arguments, at, (*pooled)->shape);
}

/// Of the image, what pooling made of it, and the gradient.
Status require_one_dtype(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto out = operand(op, arguments, 1);
  if (!out) return out.error();
  auto gradient = operand(op, arguments, 2);
  if (!gradient) return gradient.error();
  return require_same_dtype(
      op, {{op.args[0].name, arguments[0]->dtype}, {op.args[1].name, out->dtype}, {op.args[2].name, gradient->dtype}});
}

Result<AbstractRef> infer_pool_grad_grad(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto out = operand(op, arguments, 1);
  if (!out) return out.error();
  if (auto status = require_one_dtype(op, arguments); !status) return std::move(status).error();
  if (auto status = require_pooled(op, arguments, 1, true); !status) return std::move(status).error();
  if (auto status = require_pooled(op, arguments, 2, false); !status) return std::move(status).error();
  return Abstract::tensor(out->dtype, std::move(out->shape));
}

Result<AbstractRef> infer_pool_grad(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto x = operand(op, arguments, 0);
  if (!x) return x.error();
  if (auto status = require_one_dtype(op, arguments); !status) return std::move(status).error();
  for (size_t i = 1; i < 3; ++i)
    if (auto status = require_pooled(op, arguments, i, true); !status) return std::move(status).error();
  return Abstract::tensor(x->dtype, std::move(x->shape));
}

std::vector<Sample> pool_samples(const OpDef& op) {
  struct Case {
    Shape x;
    int64_t kernel, stride;
    const char* mode;
  };
  const Case cases[] = {{{2, 3, 7, 6}, 2, 2, "valid"},
                        {{1, 2, 7, 9}, 3, 2, "same"},
                        {{1, 1, 5, 5}, 3, 1, "same"},
                        {{1, 2, 8, 17}, 3, 3, "valid"}};
  std::vector<Sample> samples;
  for (DType d : served_floats()) {
    for (const Case& c : cases) {
      Sample s{{sample_tensor(plain_tensor(d, c.x, 1)), Abstract::integer(c.kernel), Abstract::integer(c.stride),
                Abstract::string(c.mode), Abstract::string("NCHW")}};
      if (op.args.data() != kPool) {
        const OpDef& forward = *find_op(op.name == "AvgPoolGrad" ? "AvgPool" : "MaxPool");
        const Shape out = (*forward.infer(forward, s.arguments))->shape.concrete();
        s.arguments.insert(s.arguments.begin() + 1,
                           {sample_tensor(plain_tensor(d, out, 2)),
                            sample_tensor(plain_tensor(d, op.name == "MaxPoolGradGrad" ? c.x : out, 3))});
      }
      samples.push_back(std::move(s));
    }
  }
  return samples;
}

constexpr auto kClass = OpClass::Other;
constexpr Traits kOld{ToleranceClass::Exact, false, ir::Effect::None, false};

const OpDef kOps[] = {
    define<kPool>("MaxPool", kClass, infer_pool, pool_samples, kOld),
    define<kPool>("AvgPool", kClass, infer_pool, pool_samples, kAccumulate),
    define<kPoolGrad>("MaxPoolGrad", kClass, infer_pool_grad, pool_samples,
                      {ToleranceClass::Accumulate, false, ir::Effect::None, false}),
    define<kPoolGradGrad>("MaxPoolGradGrad", kClass, infer_pool_grad_grad, pool_samples, kOld),
    define<kPoolGrad>("AvgPoolGrad", kClass, infer_pool_grad, pool_samples, kAccumulate),
};

}  // namespace

Result<Window2d> pool_of(const OpDef& op, std::span<const AbstractRef> arguments, size_t first, int64_t height,
                         int64_t width) {
  Window2d w;
  auto kernel = pair_argument(op, arguments, first, 1);
  if (!kernel) return kernel.error();
  auto stride = pair_argument(op, arguments, first + 1, 1);
  if (!stride) return stride.error();
  w.kernel[0] = kernel->first, w.kernel[1] = kernel->second;
  w.stride[0] = stride->first, w.stride[1] = stride->second;
  const std::string mode = string_argument(arguments, first + 2, "valid");
  if (mode == "same" || mode == "SAME") {
    pad_same(w, 0, height);
    pad_same(w, 1, width);
  } else if (mode != "valid" && mode != "VALID") {
    return value_error(
        for_op(op, "the 'pad_mode' must be str and must be in '['valid', 'same']', but got '" + mode + "'."));
  }
  return w;
}

std::span<const OpDef> pool_ops() { return kOps; }

}  // namespace refjit::ops
