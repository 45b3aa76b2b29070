#include <catch2/catch.hpp>

#include <cmath>
#include <complex>
#include <cstring>
#include <limits>

#include "kernels/kernel.h"
#include "ops/op.h"
#include "tensor/half.h"
#include "tensor/tensor_text.h"

using namespace refjit;
using ir::Abstract;
using ir::AbstractRef;

namespace {

template <class T>
AbstractRef value(DType dtype, Shape shape, std::vector<T> elements) {
  return Abstract::constant_tensor(*Tensor::copy_of(dtype, std::move(shape), elements.data()));
}
AbstractRef floats(std::vector<float> v) {
  const auto n = static_cast<int64_t>(v.size());
  return value(DType::Float32, {n}, std::move(v));
}
AbstractRef int32s(std::vector<int32_t> v) {
  const auto n = static_cast<int64_t>(v.size());
  return value(DType::Int32, {n}, std::move(v));
}

Tensor run(std::string_view name, std::vector<AbstractRef> arguments) {
  const ops::OpDef* op = ops::find_op(name);
  REQUIRE(op);
  auto values = kernels::evaluate(*op, arguments);
  if (!values) FAIL(values.error().message);
  return (*values)[0];
}
std::string text(std::string_view name, std::vector<AbstractRef> arguments) {
  return array_str(run(name, std::move(arguments)));
}

const float kInf = std::numeric_limits<float>::infinity();
const float kNan = std::numeric_limits<float>::quiet_NaN();

}  // namespace

TEST_CASE("integers: wrap, and divide by zero as the oracle does", "[kernels][semantics]") {
  const int32_t least = INT32_MIN;
  CHECK(text("FloorDiv", {int32s({1, 0, -7, 7, least}), int32s({0, 0, 0, -2, -1})}) ==
        "[ 2147483647           0 -2147483648          -4 -2147483648]");
  CHECK(text("FloorMod", {int32s({1, 0, -7, 7, least}), int32s({0, 0, 2, -2, -1})}) ==
        "[-2147483648 -2147483648           1          -1           0]");
  CHECK(text("Mod", {int32s({-7, 7, 7}), int32s({2, -2, 0})}) == "[         -1           1 -2147483648]");
  CHECK(text("Pow", {int32s({2, 0, -2, 7, -1}), int32s({-1, -1, -1, 0, -3})}) ==
        "[          0 -2147483648           0           1          -1]");
  CHECK(text("Neg", {int32s({least, 5})}) == "[-2147483648          -5]");
  CHECK(text("Abs", {value<int8_t>(DType::Int8, {2}, {127, -128})}) == "[ 127 -128]");
  CHECK(text("Add", {value<int8_t>(DType::Int8, {2}, {127, -128}), value<int8_t>(DType::Int8, {2}, {1, -1})}) ==
        "[-128  127]");
  CHECK(text("FloorMod", {value<int8_t>(DType::Int8, {2}, {-128, 1}), value<int8_t>(DType::Int8, {2}, {-1, 0})}) ==
        "[0 0]");
  CHECK(text("ReduceMean", {int32s({-1, -2, -2})}) == "-1");
  CHECK(text("ReduceSum", {value<int8_t>(DType::Int8, {2}, {100, 100})}) == "-56");
}

TEST_CASE("casts out of range are the oracle's", "[kernels][semantics]") {
  const AbstractRef x = floats({kNan, kInf, -kInf, 3e9f, -3e9f, 300.7f, -1.5f});
  CHECK(text("Cast", {x, Abstract::type(DType::Int32)}) ==
        "[-2147483648 -2147483648 -2147483648 -2147483648 -2147483648         300\n          -1]");
  CHECK(text("Cast", {x, Abstract::type(DType::Int8)}) == "[ 0  0  0  0  0 44 -1]");
  CHECK(text("Cast", {x, Abstract::type(DType::UInt8)}) == "[  0   0   0   0   0  44 255]");
  CHECK(text("Cast", {floats({kNan, 0, 0.5f}), Abstract::type(DType::Bool)}) == "[ True False  True]");
  CHECK(text("Cast", {floats({70000, -70000, 65519, 65520}), Abstract::type(DType::Float16)}) ==
        "[   inf   -inf 65504.    inf]");
  CHECK(text("Cast", {int32s({70000, -70000, 200, -3}), Abstract::type(DType::Int8)}) == "[ 112 -112  -56   -3]");
  CHECK(text("Cast", {value<double>(DType::Float64, {2}, {1e20, 3e9}), Abstract::type(DType::Int64)}) ==
        "[-9223372036854775808           3000000000]");
}

TEST_CASE("floats: a NaN gives way in minimum, maximum and their reductions, unless it comes first",
          "[kernels][semantics]") {
  CHECK(text("Maximum", {floats({kNan, 1, -2}), floats({1, kNan, 3})}) == "[ 1. nan  3.]");
  CHECK(text("Minimum", {floats({kNan, 1, -2}), floats({1, kNan, 3})}) == "[ 1. nan -2.]");
  for (size_t at = 0; at < 20; ++at) {
    std::vector<float> v(20, 1.0f);
    const size_t best = (at + 7) % 20;
    v[at] = kNan;
    v[best] = 2.0f;
    CHECK(text("ReduceMax", {floats(v)}) == (at == 0 ? "nan" : "2.0"));
    CHECK(text("ReduceMin", {floats(v)}) == (at == 0 ? "nan" : "1.0"));
    CHECK(text("Argmax", {floats(v), Abstract::integer(0), Abstract::type(DType::Int64)}) ==
          std::to_string(at == 0 ? 0 : best));
  }
  CHECK(text("Sign", {floats({kNan, -0.0f, -3})}) == "[ 0.  0. -1.]");
  CHECK(text("ReLU", {floats({kNan, -0.0f, 3})}) == "[0. 0. 3.]");
}

TEST_CASE("floats: rounding is to even, floor and ceil keep zero's sign", "[kernels][semantics]") {
  CHECK(text("Round", {floats({0.5f, 1.5f, 2.5f, -0.5f, -1.5f, 0.4f}), Abstract::integer(0)}) ==
        "[ 0.  2.  2. -0. -2.  0.]");
  CHECK(text("Floor", {floats({-0.5f, 0.5f, -0.0f, 8388609.0f, -2.0f, kInf})}) ==
        "[-1.000000e+00  0.000000e+00 -0.000000e+00  8.388609e+06 -2.000000e+00\n           inf]");
  CHECK(text("Ceil", {floats({-0.5f, 0.5f, 2.0f})}) == "[-0.  1.  2.]");
  CHECK(text("Trunc", {floats({-1.7f, 1.7f, -0.2f})}) == "[-1.  1. -0.]");
  CHECK(text("Div", {floats({1, -1, 0}), floats({0, 0, 0})}) == "[ inf -inf  nan]");
  CHECK(text("RemainderTensorTensor", {floats({-7, 7.5f, 1}), floats({2, -2, 0})}) == "[ 1.  -0.5  nan]");
  CHECK(text("Rsqrt", {floats({0, -0.0f, -1, 4, kInf})}) == "[ inf -inf  nan  0.5  0. ]");
}

TEST_CASE("exp and tanh at the ends of their ranges", "[kernels][math]") {
  CHECK(text("Exp", {floats({kNan, kInf, -kInf, 88.723f, -104, 0, -0.0f, 1e30f, -1e30f})}) ==
        "[nan inf  0. inf  0.  1.  1. inf  0.]");
  CHECK(text("Tanh", {floats({kNan, kInf, -kInf, 9.1f, -1e30f, -0.0f})}) == "[nan  1. -1.  1. -1. -0.]");
  CHECK(text("Sigmoid", {floats({kNan, kInf, -kInf, 20, 0})}) == "[nan 1.  0.  1.  0.5]");
}

TEST_CASE("elementary functions in float32 are within 3 ULP of double", "[kernels][math]") {
  struct Case {
    const char* op;
    double (*function)(double);
    float low, high;
  };
  const Case cases[] = {
      {"Exp", std::exp, -87, 88},         {"Exp", std::exp, -103, -87},   {"Exp", std::exp, 88, 88.7228f},
      {"Tanh", std::tanh, -1e-3f, 1e-3f}, {"Tanh", std::tanh, 0, 1e-38f}, {"Log", std::log, 1e-30f, 1e30f},
      {"Tanh", std::tanh, -10, 10},       {"Sin", std::sin, -100, 100},   {"Cos", std::cos, -100, 100},
      {"Sin", std::sin, -1e6f, 1e6f},     {"Erf", std::erf, -4.5f, 4.5f}, {"Tan", std::tan, -10, 10},
      {"Atan", std::atan, -50, 50},       {"Asin", std::asin, -1, 1},     {"ACos", std::acos, -1, 1},
      {"Sinh", std::sinh, -20, 20},       {"Cosh", std::cosh, -20, 20},   {"Expm1", std::expm1, -5, 5},
      {"Log1p", std::log1p, -0.9f, 5}};
  for (const Case& c : cases) {
    INFO(c.op);
    std::vector<float> x;
    for (int i = 0; i <= 20000; ++i) x.push_back(c.low + (c.high - c.low) * static_cast<float>(i) / 20000);
    const Tensor y = run(c.op, {floats(x)});
    double worst = 0;
    for (size_t i = 0; i < x.size(); ++i) {
      const double exact = c.function(x[i]);
      const float near = static_cast<float>(exact);
      double unit = static_cast<double>(std::nextafter(std::fabs(near), kInf)) - std::fabs(near);
      // Sine and cosine near a zero: the error is counted in units of the largest value's last places.
      if (std::fabs(exact) < 1e-2 && (c.function == static_cast<double (*)(double)>(std::sin) ||
                                      c.function == static_cast<double (*)(double)>(std::cos)))
        unit = 0x1p-30;
      worst = std::max(worst, std::fabs(y.data<float>()[i] - exact) / unit);
    }
    CHECK(worst <= 3.0);
  }
}

TEST_CASE("elementary functions: special values", "[kernels][math]") {
  CHECK(text("Exp", {floats({kNan, kInf, -kInf, 89, -104, 88.5f})}) ==
        "[         nan          inf 0.000000e+00          inf 0.000000e+00\n 2.723088e+38]");
  CHECK(text("Log", {floats({0, -0.0f, -1, kInf, kNan, 1})}) == "[-inf -inf  nan  inf  nan   0.]");
  CHECK(text("Tanh", {floats({kInf, -kInf, kNan, 0, -0.0f, 20})}) == "[ 1. -1. nan  0. -0.  1.]");
  CHECK(text("Sigmoid", {floats({kInf, -kInf, kNan, 0, 200, -200})}) == "[1.  0.  nan 0.5 1.  0. ]");
  CHECK(text("Sin", {floats({kInf, kNan, 0, -0.0f})}) == "[nan nan  0. -0.]");
  CHECK(text("Erf", {floats({kNan, kInf, -kInf, -0.0f})}) == "[nan  1. -1. -0.]");
  CHECK(text("Pow", {floats({-8, 0, 2, 1, kInf}), floats({1.0f / 3, -1, 0, kNan, -1})}) == "[nan inf  1.  1.  0.]");
}

TEST_CASE("an element's bits do not depend on its place", "[kernels]") {
  for (const ops::OpDef* op : ops::all_ops()) {
    if (op->op_class != ops::OpClass::Elementwise || op->args.size() != 1) continue;
    if (op->name == "Invert") continue;  // of integers only
    INFO(op->name);
    std::vector<float> x;
    for (int i = 0; i < 37; ++i) x.push_back(0.37f * static_cast<float>(i) - 5.1f);
    const Tensor whole = run(op->name, {floats(x)});
    for (size_t from = 0; from < x.size(); ++from) {
      const Tensor part = run(op->name, {floats({x.begin() + static_cast<int64_t>(from), x.end()})});
      const int64_t each = byte_size(whole.dtype);
      CHECK(std::memcmp(part.data(), whole.data<char>() + static_cast<int64_t>(from) * each,
                        static_cast<size_t>(part.byte_count())) == 0);
    }
  }
}

TEST_CASE("matmul: float32 equals a sum over k in blocks of 256, for any tile", "[kernels][matmul]") {
  for (auto [m, k, n] : {std::tuple{1, 1, 1}, {7, 5, 9}, {6, 300, 8}, {13, 513, 17}}) {
    std::vector<float> a(static_cast<size_t>(m * k)), b(static_cast<size_t>(k * n));
    for (size_t i = 0; i < a.size(); ++i) a[i] = std::sin(static_cast<float>(i));
    for (size_t i = 0; i < b.size(); ++i) b[i] = std::cos(static_cast<float>(i));
    const Tensor c = run("MatMul", {value(DType::Float32, {m, k}, a), value(DType::Float32, {k, n}, b)});
    for (int i = 0; i < m; ++i) {
      for (int j = 0; j < n; ++j) {
        float total = 0;
        for (int k0 = 0; k0 < k; k0 += 256) {
          float block = 0;
          for (int x = k0; x < std::min(k, k0 + 256); ++x)
            block += a[static_cast<size_t>(i * k + x)] * b[static_cast<size_t>(x * n + j)];
          total = k0 ? total + block : block;
        }
        REQUIRE(c.data<float>()[i * n + j] == total);
      }
    }
  }
}

TEST_CASE("softmax: rows add up to one and infinities behave", "[kernels]") {
  const Tensor y = run("Softmax", {floats({1, 2, 3, 4, -kInf}), Abstract::tuple({Abstract::integer(-1)})});
  float total = 0;
  for (int i = 0; i < 5; ++i) total += y.data<float>()[i];
  CHECK(std::fabs(total - 1) < 1e-6f);
  CHECK(y.data<float>()[4] == 0);
  CHECK(text("LogSoftmax", {value<float>(DType::Float32, {2, 3}, std::vector<float>(6, 1.0f)), Abstract::integer(1)}) ==
        "[[-1.0986123 -1.0986123 -1.0986123]\n [-1.0986123 -1.0986123 -1.0986123]]");
}

TEST_CASE("assign: writes the variable in place and evaluate leaves constants alone", "[kernels]") {
  const AbstractRef variable = floats({1, 2}), source = floats({3, 4});
  CHECK(text("Assign", {variable, source}) == "[3. 4.]");
  CHECK(std::get<Tensor>(variable->value).data<float>()[0] == 1.0f);
  const ops::OpDef* op = ops::find_op("Assign");
  const AbstractRef arguments[] = {variable, source};
  const TensorType types[] = {{DType::Float32, {2}}};
  auto kernel = kernels::prepare(*op, arguments, types);
  REQUIRE(kernel);
  CHECK(kernel->writes_input);
  float buffer[2] = {1, 2};
  const float from[2] = {5, 6};
  const void* inputs[] = {buffer, from};
  void* outputs[] = {buffer};
  kernel->run(kernel->state.get(), inputs, outputs);
  CHECK(buffer[1] == 6.0f);
}

TEST_CASE("a scalar that is not constant is an operand of one element", "[kernels]") {
  const ops::OpDef* op = ops::find_op("Add");
  const AbstractRef arguments[] = {Abstract::tensor(TensorType{DType::Float32, {3}}), Abstract::integer(std::nullopt)};
  const TensorType types[] = {{DType::Float32, {3}}};
  auto kernel = kernels::prepare(*op, arguments, types);
  REQUIRE(kernel);
  const float x[3] = {1, 2, 3};
  const int64_t k = 40;
  float y[3] = {};
  const void* inputs[] = {x, &k};
  void* outputs[] = {y};
  kernel->run(kernel->state.get(), inputs, outputs);
  CHECK(y[2] == 43.0f);
}

TEST_CASE("unserved dtypes are a TypeError that names operator and dtype", "[kernels]") {
  const ops::OpDef* op = ops::find_op("Maximum");
  const AbstractRef arguments[] = {Abstract::tensor(TensorType{DType::Complex64, {3}}),
                                   Abstract::tensor(TensorType{DType::Complex64, {3}})};
  const TensorType types[] = {{DType::Complex64, {3}}};
  auto kernel = kernels::prepare(*op, arguments, types);
  REQUIRE_FALSE(kernel);
  CHECK(kernel.error().type == "TypeError");
  CHECK(kernel.error().message == "[Maximum] the reference has no kernel for Complex64.");
  CHECK_FALSE(kernels::supports(*op, arguments));
}

TEST_CASE("complex numbers: inverse hyperbolic functions, powers, quotients, running sums, products",
          "[kernels][semantics]") {
  const auto of = [](std::vector<std::complex<float>> v) {
    const auto n = static_cast<int64_t>(v.size());
    return value(DType::Complex64, {n}, std::move(v));
  };
  const auto near = [](const Tensor& got, std::vector<std::complex<float>> wanted) {
    REQUIRE(got.dtype == DType::Complex64);
    for (size_t i = 0; i < wanted.size(); ++i) {
      const std::complex<float> z = got.data<std::complex<float>>()[i];
      CHECK(z.real() == Approx(wanted[i].real()).margin(1e-4));
      CHECK(z.imag() == Approx(wanted[i].imag()).margin(1e-4));
    }
  };
  // What real MindSpore 2.7.0 gives for these operands.
  const auto z = of({{-0.375f, 0.75f}, {0.625f, 0.25f}, {0, -0.5f}});
  near(run("Acosh", {z}), {{0.72085f, 1.8702f}, {0.30671f, 0.9314f}, {0.48121f, -1.5708f}});
  near(run("Atanh", {z}), {{-0.23634f, 0.6877f}, {0.64709f, 0.37033f}, {0, -0.46365f}});
  near(run("Asinh", {of({{0, 0.5f}, {1, 0}})}), {{0, 0.5235988f}, {0.8813736f, 0}});
  near(run("Sign", {z}), {{-0.44721f, 0.89443f}, {0.92848f, 0.37139f}, {0, -1}});
  near(run("Sinc", {z}), {{1.5141f, 1.33f}, {0.47892f, -0.36087f}, {1.4650522f, 0}});
  near(run("Pow", {of({{0, 1}, {2, 0}, {0, 0}}), of({{2, 0}, {0, 0}, {1, 1}})}), {{-1, 0}, {1, 0}, {0, 0}});
  near(run("DivNoNan", {of({{1, 1}, {1, 1}}), of({{0, 0}, {0, 1}})}), {{0, 0}, {1, -1}});
  near(run("SquaredDifference", {of({{3, 4}}), of({{0, 0}})}), {{25, 0}});
  near(run("Xlogy", {of({{0, 0}, {0, 1}}), of({{2, 0}, {1, 0}})}), {{0, 0}, {0, 0}});
  near(run("FloorDiv", {of({{3, 1}}), of({{2, 0}})}), {{1, 0}});
  near(run("CumSum", {of({{1, 1}, {2, -1}}), Abstract::integer(0)}), {{1, 1}, {3, 0}});
  near(run("CumProd", {of({{1, 1}, {1, 1}}), Abstract::integer(0)}), {{1, 1}, {0, 2}});
  const auto matrix = value<std::complex<float>>(DType::Complex64, {2, 2}, {{1, 0}, {0, 1}, {0, 0}, {2, 0}});
  near(run("MatMul", {matrix, matrix}), {{1, 0}, {0, 3}, {0, 0}, {4, 0}});
}

TEST_CASE("wide unsigned integers: searches, running sums, products", "[kernels][semantics]") {
  const auto x = value<uint64_t>(DType::UInt64, {3}, {7, 1, 7});
  CHECK(text("Argmax", {x}) == "0");
  CHECK(text("Argmin", {x}) == "1");
  CHECK(text("CumSum", {x, Abstract::integer(0)}) == "[ 7  8 15]");
  CHECK(text("CumProd", {x, Abstract::integer(0)}) == "[ 7  7 49]");
  const auto m = value<uint16_t>(DType::UInt16, {2, 2}, {65535, 1, 0, 2});
  CHECK(text("MatMul", {m, m}) == "[[1 1]\n [0 4]]");
  CHECK(text("Conj", {x}) == "[7 1 7]");
}
