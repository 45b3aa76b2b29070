// Convolution against the sum it stands for, BatchNorm's running statistics, and Philox's known answers.
#include <catch2/catch.hpp>

#include "kernels/kernel.h"
#include "ops/conv.h"
#include "ops/op.h"

using namespace refjit;
using ir::Abstract;
using ir::AbstractRef;

namespace {

Tensor only(std::string_view name, const std::vector<AbstractRef>& arguments) {
  auto result = kernels::evaluate(*ops::find_op(name), arguments);
  if (!result) FAIL(result.error().message);
  return (*result)[0];
}

/// Sum over channel, row and column of the filter, in double.
double convolved(const Tensor& x, const Tensor& w, const ops::Conv2d& conv, int64_t n, int64_t o, int64_t y,
                 int64_t z) {
  const int64_t channels = w.shape[1], group = o / (w.shape[0] / conv.group);
  double sum = 0;
  for (int64_t c = 0; c < channels; ++c) {
    for (int64_t i = 0; i < w.shape[2]; ++i) {
      for (int64_t j = 0; j < w.shape[3]; ++j) {
        const ops::Window2d& window = conv.window;
        const int64_t row = y * window.stride[0] + i * window.dilation[0] - window.before[0];
        const int64_t column = z * window.stride[1] + j * window.dilation[1] - window.before[1];
        if (row < 0 || row >= x.shape[2] || column < 0 || column >= x.shape[3]) continue;
        const int64_t from = ((n * x.shape[1] + group * channels + c) * x.shape[2] + row) * x.shape[3] + column;
        const int64_t at = ((o * channels + c) * w.shape[2] + i) * w.shape[3] + j;
        sum += static_cast<double>(x.data<float>()[from]) * static_cast<double>(w.data<float>()[at]);
      }
    }
  }
  return sum;
}

}  // namespace

TEST_CASE("conv2d: equals the sum over the filter for every sample", "[kernels][conv]") {
  const ops::OpDef& op = *ops::find_op("Conv2D");
  size_t tried = 0;
  for (const ops::Sample& sample : op.samples(op)) {
    const Tensor &x = std::get<Tensor>(sample.arguments[0]->value), &w = std::get<Tensor>(sample.arguments[1]->value);
    if (x.dtype != DType::Float32) continue;
    const auto conv = ops::conv_of(op, sample.arguments, 2, x.shape[2], x.shape[3]);
    REQUIRE(conv);
    const Tensor out = only("Conv2D", sample.arguments);
    int64_t at = 0;
    for (int64_t n = 0; n < out.shape[0]; ++n) {
      for (int64_t o = 0; o < out.shape[1]; ++o) {
        for (int64_t y = 0; y < out.shape[2]; ++y) {
          for (int64_t z = 0; z < out.shape[3]; ++z, ++at) {
            const double expected = convolved(x, w, *conv, n, o, y, z);
            CHECK(out.data<float>()[at] == Approx(expected).margin(1e-3));
          }
        }
      }
    }
    ++tried;
  }
  CHECK(tried >= 8);
}

TEST_CASE("batch_norm: training writes the running statistics", "[kernels][norm]") {
  const ops::OpDef& op = *ops::find_op("BatchNorm");
  float x[] = {1, 2, 3, 6}, scale[] = {1}, bias[] = {0}, mean[] = {1}, variance[] = {2};
  const auto constant = [](const float* values, Shape shape) {
    return Abstract::constant_tensor(*Tensor::copy_of(DType::Float32, std::move(shape), values));
  };
  const std::vector<AbstractRef> arguments = {
      constant(x, {4, 1}),     constant(scale, {1}),    constant(bias, {1}),
      constant(mean, {1}),     constant(variance, {1}), Abstract::boolean(true),
      Abstract::floating(0.0), Abstract::floating(0.5), Abstract::string("NCHW")};
  const auto result = op.infer(op, arguments);
  REQUIRE(result);
  auto kernel = kernels::prepare(op, arguments, kernels::output_types(**result));
  REQUIRE(kernel);
  CHECK(kernel->written_inputs == 0b11000);
  float y[4], statistics[4][1];
  const void* inputs[] = {x, scale, bias, mean, variance};
  void* outputs[] = {y, statistics[0], statistics[1], statistics[2], statistics[3]};
  kernel->run(kernel->state.get(), inputs, outputs);
  CHECK(mean[0] == 2);                                   // (1 + 3) / 2
  CHECK(variance[0] == Approx((2.0 + 14.0 / 3.0) / 2));  // the running variance is the unbiased one
  CHECK(statistics[1][0] == 3.5f);
}

TEST_CASE("random: Philox's known answers, and the generator advances by blocks", "[kernels][random]") {
  const ops::OpDef& op = *ops::find_op("UniformReal");
  // Random123's test vector for counter 0 and key 0.
  const uint32_t known[] = {0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8};
  int64_t generator[] = {0, 0};
  const std::vector<AbstractRef> arguments = {
      Abstract::tuple({Abstract::integer(5)}), Abstract::integer(0), Abstract::integer(0),
      Abstract::constant_tensor(*Tensor::copy_of(DType::Int64, {2}, generator))};
  const auto result = op.infer(op, arguments);
  REQUIRE(result);
  auto kernel = kernels::prepare(op, arguments, kernels::output_types(**result));
  REQUIRE(kernel);
  float out[5];
  const void* inputs[] = {generator};
  void* outputs[] = {out};
  kernel->run(kernel->state.get(), inputs, outputs);
  for (int i = 0; i < 4; ++i) CHECK(out[i] == static_cast<float>(known[i] >> 8) * 0x1p-24f);
  CHECK(generator[0] == 0);
  CHECK(generator[1] == 2);
}
