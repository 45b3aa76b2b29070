// Convolutions over (N, C, H, W) and their gradients.
#include "ops/conv.h"

#include <algorithm>

#include "ops/alike.h"
#include "ops/define.h"
#include "ops/samples.h"

namespace refjit::ops {
namespace {

constexpr Arg kConv[] = {{"x", ArgKind::Tensor},
                         {"w", ArgKind::Tensor},
                         {"out_channel", ArgKind::Int},
                         {"kernel_size", ArgKind::IntTuple},
                         {"mode", ArgKind::Int, "1"},
                         {"pad_mode", ArgKind::Any, "'valid'"},
                         {"pad", ArgKind::IntTuple, "0"},
                         {"stride", ArgKind::IntTuple, "1"},
                         {"dilation", ArgKind::IntTuple, "1"},
                         {"group", ArgKind::Int, "1"},
                         {"data_format", ArgKind::Any, "'NCHW'"}};
constexpr Arg kInputGrad[] = {
    {"out_backprop", ArgKind::Tensor},     {"filter", ArgKind::Tensor},        {"input_sizes", ArgKind::IntTuple},
    {"out_channel", ArgKind::Int},         {"kernel_size", ArgKind::IntTuple}, {"mode", ArgKind::Int, "1"},
    {"pad_mode", ArgKind::Any, "'valid'"}, {"pad", ArgKind::IntTuple, "0"},    {"stride", ArgKind::IntTuple, "1"},
    {"dilation", ArgKind::IntTuple, "1"},  {"group", ArgKind::Int, "1"},       {"data_format", ArgKind::Any, "'NCHW'"}};
constexpr Arg kFilterGrad[] = {
    {"out_backprop", ArgKind::Tensor},     {"input", ArgKind::Tensor},         {"filter_sizes", ArgKind::IntTuple},
    {"out_channel", ArgKind::Int},         {"kernel_size", ArgKind::IntTuple}, {"mode", ArgKind::Int, "1"},
    {"pad_mode", ArgKind::Any, "'valid'"}, {"pad", ArgKind::IntTuple, "0"},    {"stride", ArgKind::IntTuple, "1"},
    {"dilation", ArgKind::IntTuple, "1"},  {"group", ArgKind::Int, "1"},       {"data_format", ArgKind::Any, "'NCHW'"}};

Error runtime_error(std::string text) { return user_error("RuntimeError", std::move(text)); }
std::string number(int64_t v) { return std::to_string(v); }

/// Lengths of windows: their products stay far from overflow.
constexpr int64_t kLongest = INT32_MAX;

Status check_types(const OpDef& op, const Operand& x, const Operand& w) {
  if (auto status = require_same_dtype(op, {{"w", w.dtype}, {"x", x.dtype}}); !status) return status;
  // MindSpore lists integers, for which it has no kernel here, and refuses float64, in which gradients are tested.
  if (w.dtype == DType::Float64) return {};
  constexpr DType kAllowed[] = {DType::BFloat16, DType::Float16, DType::Float32,
                                DType::Int32,    DType::Int64,   DType::Int8};
  return require_dtype(op, 1, w.dtype, kAllowed);
}

Status check_weight(const std::vector<Dim>& x, const std::vector<Dim>& w, int64_t out_channel, const Conv2d& conv) {
  if (w[0].is_known() && w[0].value() != out_channel) {
    return runtime_error("For 'Conv2D', 'w_shape[0]' must be equal to 'out_channel', but got 'w_shape[0]': " +
                         number(w[0].value()) + ", 'out_channel': " + number(out_channel) + ".");
  }
  for (int i = 0; i < 2; ++i) {
    const Dim d = w[static_cast<size_t>(2 + i)];
    if (d.is_known() && d.value() != conv.window.kernel[i]) {
      const std::string at = number(i), place = number(2 + i);
      return runtime_error("For 'Conv2D', 'w_shape[" + place + "]' must be equal to 'kernel_size[" + at +
                           "]', but got 'w_shape[" + place + "]': " + number(d.value()) + ", 'kernel_size[" + at +
                           "]': " + number(conv.window.kernel[i]) + ".");
    }
  }
  if (x[1].is_known() && w[1].is_known() && x[1].value() != w[1].value() * conv.group) {
    return runtime_error(
        "For 'Conv2D', 'C_in' of input 'x' shape divide by parameter 'group' must be equal to 'C_in' of input 'weight' "
        "shape: " +
        number(w[1].value()) + ", but got 'C_in' of input 'x' shape: " + number(x[1].value()) +
        ", and 'group': " + number(conv.group) + ".");
  }
  return {};
}

/// The shape of a convolution of `in` with `kernel`; its attributes stand from argument `first` (out_channel) on.
Result<AnyShape> convolved(const OpDef& op, std::span<const AbstractRef> arguments, size_t first,
                           const std::vector<Dim>& in, const std::vector<Dim>& kernel) {
  const auto out_channel = int_argument(arguments, first);
  if (!out_channel) return value_error(for_op(op, "the 'out_channel' must be a constant."));
  auto conv = conv_of(op, arguments, first, in[2].is_known() ? in[2].value() : 0, in[3].is_known() ? in[3].value() : 0);
  if (!conv) return conv.error();
  if (auto status = check_weight(in, kernel, *out_channel, *conv); !status) return std::move(status).error();
  AnyShape shape{true, {in[0], Dim(*out_channel), Dim(0), Dim(0)}};
  for (int i = 0; i < 2; ++i) {
    const auto at = static_cast<size_t>(2 + i);
    if (!in[at].is_known()) {
      shape.dims[at] = derived_symbol(static_cast<uint32_t>(40 + i), in[at], Dim(conv->window.stride[i]));
      continue;
    }
    const int64_t length = window_output(conv->window, i, in[at].value());
    if (length <= 0) {
      return value_error(
          "For 'Conv2d', input shape's h and w after padding must be greater than or equal to kernel_size's h and w "
          "respectively.");
    }
    shape.dims[at] = Dim(length);
  }
  return shape;
}

Result<AbstractRef> infer_conv(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto x = operand(op, arguments, 0);
  if (!x) return x.error();
  auto w = operand(op, arguments, 1);
  if (!w) return w.error();
  if (auto status = check_types(op, *x, *w); !status) return std::move(status).error();
  if (!x->shape.rank_known || !w->shape.rank_known) return Abstract::tensor(x->dtype, AnyShape{false, {}});
  for (const auto& [name, shape] : {std::pair{"x", &x->shape}, std::pair{"w", &w->shape}}) {
    if (shape->dims.size() != 4) {
      return value_error("For primitive[Conv2D], the " + std::string(name) +
                         " shape size must be equal to 4, but got " + number(static_cast<int64_t>(shape->dims.size())) +
                         ".");
    }
  }
  auto shape = convolved(op, arguments, 2, x->shape.dims, w->shape.dims);
  if (!shape) return shape.error();
  return Abstract::tensor(x->dtype, *std::move(shape));
}

/// The gradient is that of what the convolution gives: of `other` with `made`, or the other way round.
Status check_gradient(const OpDef& op, std::span<const AbstractRef> arguments, const Operand& dout,
                      const Operand& other, const AnyShape& made) {
  const std::string name(op.name);
  if (auto status = require_same_dtype(op, {{"doutput", dout.dtype}, {"x", other.dtype}}); !status) return status;
  if (!dout.shape.rank_known || !other.shape.rank_known) return {};
  const bool makes_input = op.name == "Conv2DBackpropInput";
  const AnyShape &x = makes_input ? made : other.shape, &w = makes_input ? other.shape : made;
  if (makes_input && dout.shape.dims.size() < 4) {
    std::string text = dims_text(dout.shape);
    text.front() = '(', text.back() = ')';
    return runtime_error("For " + name +
                         ", the rank of input[0] can't be less than 4, but got a invalid shape: " + text);
  }
  if (other.shape.dims.size() != 4) {
    return runtime_error("For '" + name + "', the rank of input must be euqal to weight's, but got input shape: " +
                         vector_text(x) + ", weight shape: " + vector_text(w));
  }
  auto shape = convolved(op, arguments, 3, x.dims, w.dims);
  if (!shape) return shape.error();
  if (shape->is_concrete() && dout.shape.is_concrete() && *shape != dout.shape) {
    return value_error(for_op(
        op, "the gradient must have the shape " + dims_text(*shape) + ", but got " + dims_text(dout.shape) + "."));
  }
  return {};
}

/// Both gradients: operand 0 gives the dtype, the sizes argument the shape.
Result<AbstractRef> infer_conv_grad(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto dout = operand(op, arguments, 0);
  if (!dout) return dout.error();
  auto other = operand(op, arguments, 1);
  if (!other) return other.error();
  const auto sizes = ints_argument(arguments, 2);
  if (!sizes) return Abstract::tensor(other->dtype, AnyShape{false, {}});
  if (sizes->size() != 4)
    return value_error(for_op(
        op, "the '" + std::string(op.args[2].name) + "' must have 4 elements, but got " + list_text(*sizes) + "."));
  const AnyShape made = AnyShape::of(*sizes);
  if (auto status = check_gradient(op, arguments, *dout, *other, made); !status) return std::move(status).error();
  return Abstract::tensor(other->dtype, made);
}

struct Case {
  int64_t n, c, h, w, o, group;
  int64_t kernel, stride, dilation;
  const char* mode;
  int64_t pad;
};
constexpr Case kCases[] = {
    {1, 2, 4, 5, 2, 1, 3, 1, 1, "same", 0},   {1, 2, 5, 4, 4, 2, 2, 2, 1, "pad", 1},
    {2, 3, 7, 6, 4, 1, 3, 1, 1, "valid", 0},  {1, 3, 7, 6, 4, 1, 3, 2, 1, "same", 0},
    {1, 2, 9, 8, 3, 1, 3, 1, 2, "same", 0},   {2, 4, 5, 5, 6, 2, 3, 1, 1, "pad", 1},
    {1, 4, 9, 17, 4, 4, 3, 2, 1, "pad", 1},   {1, 5, 6, 6, 7, 1, 1, 1, 1, "valid", 0},
    {1, 40, 12, 23, 9, 1, 3, 1, 1, "pad", 2}, {1, 3, 11, 11, 8, 1, 5, 3, 1, "same", 0},
};

AbstractRef value(DType d, Shape shape, uint64_t salt) {
  return sample_tensor(plain_tensor(d, std::move(shape), salt));
}

/// Arguments from out_channel on.
void add_attributes(Sample& s, const Case& c) {
  for (int64_t v : {c.o, c.kernel, int64_t{1}}) s.arguments.push_back(Abstract::integer(v));
  s.arguments.push_back(Abstract::string(c.mode));
  for (int64_t v : {c.pad, c.stride, c.dilation, c.group}) s.arguments.push_back(Abstract::integer(v));
  s.arguments.push_back(Abstract::string("NCHW"));
}

std::vector<Sample> conv_samples(const OpDef& op) {
  std::vector<Sample> samples;
  for (DType d : {DType::Float16, DType::BFloat16, DType::Float32}) {
    for (const Case& c : kCases) {
      const Shape x{c.n, c.c, c.h, c.w}, w{c.o, c.c / c.group, c.kernel, c.kernel};
      Sample s{{value(d, x, 1), value(d, w, 2)}};
      add_attributes(s, c);
      if (op.args.data() == kConv) {
        samples.push_back(std::move(s));
        continue;
      }
      const OpDef& forward = *find_op("Conv2D");
      const auto out = forward.infer(forward, s.arguments);
      const bool is_input = op.args.data() == kInputGrad;
      const Shape& wanted = is_input ? x : w;
      Sample g{{value(d, (*out)->shape.concrete(), 3), s.arguments[is_input ? 1 : 0], sample_ints(wanted)}};
      add_attributes(g, c);
      samples.push_back(std::move(g));
    }
  }
  return samples;
}

constexpr auto kClass = OpClass::Contraction;
constexpr Traits kOld{ToleranceClass::Accumulate, false, ir::Effect::None, false};

const OpDef kOps[] = {
    define<kConv>("Conv2D", kClass, infer_conv, conv_samples, kOld),
    define<kInputGrad>("Conv2DBackpropInput", kClass, infer_conv_grad, conv_samples, kOld),
    define<kFilterGrad>("Conv2DBackpropFilter", kClass, infer_conv_grad, conv_samples, kOld),
};

}  // namespace

void pad_same(Window2d& w, int i, int64_t length) {
  const int64_t out = (length + w.stride[i] - 1) / w.stride[i];
  const int64_t total = std::max<int64_t>(0, (out - 1) * w.stride[i] + w.dilation[i] * (w.kernel[i] - 1) + 1 - length);
  w.before[i] = total / 2;
  w.after[i] = total - total / 2;
}

Result<std::pair<int64_t, int64_t>> pair_argument(const OpDef& op, std::span<const AbstractRef> arguments, size_t index,
                                                  int64_t fallback) {
  if (is_none(arguments, index)) return std::pair{fallback, fallback};
  const auto values = ints_argument(arguments, index);
  const std::string name(op.args[index].name);
  if (!values || (values->size() != 1 && values->size() != 2 && values->size() != 4)) {
    return value_error(for_op(
        op, "the '" + name + "' must be an positive int number or a tuple of two or four positive int numbers."));
  }
  const size_t n = values->size();
  const int64_t last = (*values)[n - 1], first = n == 1 ? last : (*values)[n - 2];
  if (first <= 0 || last <= 0) {
    return value_error(for_op(op, "the '" + name + "' must be positive, but got " + list_text(*values) + "."));
  }
  if (std::max(first, last) > kLongest) {
    return value_error(
        for_op(op, "the '" + name + "' must be at most " + number(kLongest) + ", but got " + list_text(*values) + "."));
  }
  return std::pair{first, last};
}

std::string string_argument(std::span<const AbstractRef> arguments, size_t index, std::string_view fallback) {
  if (index < arguments.size()) {
    if (auto* text = std::get_if<std::string>(&arguments[index]->value)) return *text;
  }
  return std::string(fallback);
}

Result<Conv2d> conv_of(const OpDef& op, std::span<const AbstractRef> arguments, size_t first, int64_t height,
                       int64_t width) {
  Conv2d conv;
  Window2d& w = conv.window;
  const struct {
    size_t index;
    int64_t* to;
  } pairs[] = {{first + 1, w.kernel}, {first + 5, w.stride}, {first + 6, w.dilation}};
  for (const auto& [index, to] : pairs) {
    auto values = pair_argument(op, arguments, index, 1);
    if (!values) return values.error();
    to[0] = values->first;
    to[1] = values->second;
  }
  const std::string mode = string_argument(arguments, first + 3, "valid");
  const auto pads = ints_argument(arguments, first + 4).value_or(std::vector<int64_t>{0});
  if (mode == "same" || mode == "SAME") {
    pad_same(w, 0, height);
    pad_same(w, 1, width);
  } else if (mode == "pad") {
    if (pads.size() != 1 && pads.size() != 4)
      return value_error(for_op(op, "the 'pad' must be an int or a tuple of 4 ints, but got " + list_text(pads) + "."));
    for (size_t i = 0; i < 4; ++i) {
      const int64_t pad = pads[pads.size() == 1 ? 0 : i];
      if (pad < 0 || pad > kLongest)
        return value_error(for_op(
            op, "the 'pad' must not be negative nor above " + number(kLongest) + ", but got " + list_text(pads) + "."));
      (i % 2 ? w.after : w.before)[i / 2] = pad;
    }
  } else if (mode != "valid" && mode != "VALID") {
    return value_error(
        for_op(op, "the 'pad_mode' must be str and must be in '['valid', 'same', 'pad']', but got '" + mode + "'."));
  }
  conv.group = int_argument(arguments, first + 7).value_or(1);
  const std::string format = string_argument(arguments, first + 8, "NCHW");
  if (format != "NCHW") {
    return value_error(for_op(op, "the 'data_format' must be 'NCHW' on this device, but got '" + format + "'."));
  }
  if (conv.group < 1)
    return value_error(for_op(op, "the 'group' must be positive, but got " + number(conv.group) + "."));
  return conv;
}

std::span<const OpDef> conv_ops() { return kOps; }

}  // namespace refjit::ops
