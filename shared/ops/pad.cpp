// Padding and its gradient.
#include "ops/pad.h"

#include "ops/define.h"
#include "ops/samples.h"

namespace refjit::ops {
namespace {

constexpr Arg kPad[] = {{"x", ArgKind::Tensor},
                        {"paddings", ArgKind::IntTuple},
                        {"constant_value", ArgKind::TensorOrScalar, "None"},
                        {"mode", ArgKind::Any, "'constant'"},
                        {"paddings_contiguous", ArgKind::Bool, "True"}};
constexpr Arg kPadGrad[] = {{"dy", ArgKind::Tensor},
                            {"shape", ArgKind::IntTuple},
                            {"paddings", ArgKind::IntTuple},
                            {"mode", ArgKind::Any, "'constant'"},
                            {"paddings_contiguous", ArgKind::Bool, "True"}};

Result<AbstractRef> infer_pad(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto x = operand(op, arguments, 0);
  if (!x) return x.error();
  if (!x->shape.rank_known) return Abstract::tensor(x->dtype, AnyShape{false, {}});
  auto pads = paddings_of(op, arguments, 1, static_cast<int64_t>(x->shape.dims.size()));
  if (!pads) return pads.error();
  const auto* mode = std::get_if<std::string>(&arguments[3]->value);
  AnyShape shape = x->shape;
  for (size_t i = 0; i < shape.dims.size(); ++i) {
    const auto [before, after] = (*pads)[i];
    if (before == 0 && after == 0) continue;
    if (!shape.dims[i].is_known()) {
      shape.dims[i] = derived_symbol(46, shape.dims[i], Dim(before + after < 0 ? 0 : before + after));
      continue;
    }
    constexpr int64_t kMost = int64_t{1} << 60;
    if (std::max({before, after, -before, -after}) > kMost)
      return value_error(for_op(op, "the paddings " + std::to_string(before) + " and " + std::to_string(after) +
                                        " are larger than any tensor."));
    const int64_t length = shape.dims[i].value(), padded = length + before + after;
    if (padded < 0 || (mode && *mode == "reflect" && (before >= length || after >= length)) ||
        (mode && (*mode == "circular" || *mode == "symmetric") && (before > length || after > length)) ||
        (mode && (*mode == "edge" || *mode == "replicate") && length == 0 && padded > 0)) {
      return value_error(for_op(op, "the paddings (" + std::to_string(before) + ", " + std::to_string(after) +
                                        ") do not fit an axis of length " + std::to_string(length) + "."));
    }
    shape.dims[i] = Dim(padded);
  }
  return Abstract::tensor(x->dtype, std::move(shape));
}

Result<AbstractRef> infer_pad_grad(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto dy = operand(op, arguments, 0);
  if (!dy) return dy.error();
  const auto shape = ints_argument(arguments, 1);
  if (shape && dy->shape.rank_known) {
    // The gradient has the shape of what padding `shape` gives.
    const OpDef& forward = *find_op("PadV3");
    const std::vector<AbstractRef> padding{Abstract::tensor(dy->dtype, AnyShape::of(*shape)), arguments[2],
                                           Abstract::none(), arguments[3], arguments[4]};
    auto padded = forward.infer(forward, padding);
    if (!padded) return padded.error();
    if (auto status = require_shape(op, arguments, 0, (*padded)->shape); !status) return std::move(status).error();
  }
  return Abstract::tensor(dy->dtype, shape ? AnyShape::of(*shape) : AnyShape{false, {}});
}

std::vector<Sample> pad_samples(const OpDef& op) {
  struct Case {
    Shape x, y;
    std::vector<int64_t> pads;
    const char* mode;
  };
  const Case cases[] = {{{2, 4}, {2, 7}, {1, 2}, "constant"},      {{2, 4}, {3, 3}, {-1, 0, 0, 1}, "constant"},
                        {{3, 4}, {4, 7}, {1, 2, 1, 0}, "reflect"}, {{3, 4}, {5, 7}, {1, 2, 2, 0}, "edge"},
                        {{3, 4}, {3, 8}, {3, 1}, "circular"},      {{3, 4}, {5, 6}, {1, 1, 2, 0}, "symmetric"}};
  std::vector<Sample> samples;
  for (DType d : kWidths) {
    for (const Case& c : cases) {
      if (op.args.data() == kPad) {
        samples.push_back({{sample_tensor(plain_tensor(d, c.x, 1)), sample_ints(c.pads),
                            sample_tensor(plain_tensor(d, {}, 3)), Abstract::string(c.mode), Abstract::boolean(true)}});
      } else {
        samples.push_back({{sample_tensor(plain_tensor(d, c.y, 1)), sample_ints(c.x), sample_ints(c.pads),
                            Abstract::string(c.mode), Abstract::boolean(true)}});
      }
    }
  }
  return samples;
}

constexpr auto kClass = OpClass::Movement;

const OpDef kOps[] = {
    define<kPad>("PadV3", kClass, infer_pad, pad_samples, {ToleranceClass::Exact, false, ir::Effect::None, false}),
    define<kPadGrad>("PadV3Grad", kClass, infer_pad_grad, pad_samples,
                     {ToleranceClass::Accumulate, false, ir::Effect::None, false}),
};

}  // namespace

Result<std::vector<std::pair<int64_t, int64_t>>> paddings_of(const OpDef& op, std::span<const AbstractRef> arguments,
                                                             size_t place, int64_t rank) {
  std::vector<std::pair<int64_t, int64_t>> pads(static_cast<size_t>(rank), {0, 0});
  const auto values = ints_argument(arguments, place);
  if (!values) return value_error(for_op(op, "the 'paddings' must be constant."));
  const size_t n = values->size() / 2;
  if (values->size() % 2 || n > pads.size()) {
    return value_error(for_op(op, "the length of 'paddings' must be even and at most " + std::to_string(2 * rank) +
                                      ", but got " + std::to_string(values->size()) + "."));
  }
  const bool is_contiguous = bool_argument(arguments, place + (op.name == "PadV3" ? 3 : 2)).value_or(true);
  for (size_t i = 0; i < n; ++i) {
    // Pairs run from the last axis to the first.
    auto& pad = pads[pads.size() - 1 - i];
    pad.first = is_contiguous ? (*values)[2 * i] : (*values)[n - 1 - i];
    pad.second = is_contiguous ? (*values)[2 * i + 1] : (*values)[2 * n - 1 - i];
  }
  return pads;
}

int64_t pad_source(const std::string& mode, int64_t i, int64_t before, int64_t length) {
  const int64_t at = i - before;
  if (at >= 0 && at < length) return at;
  if (mode == "edge" || mode == "replicate") return at < 0 ? 0 : length - 1;
  if (mode == "reflect") return at < 0 ? -at : 2 * length - 2 - at;
  if (mode == "symmetric") return at < 0 ? -at - 1 : 2 * length - 1 - at;
  if (mode == "circular") return at < 0 ? at + length : at - length;
  return -1;
}

std::span<const OpDef> pad_ops() { return kOps; }

}  // namespace refjit::ops
