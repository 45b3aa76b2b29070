// Milliseconds of the reference's kernels that weigh most in the cases of peers.py, each the best of the runs that fit
// the time. wasm/ builds the same file for node.  bench_kernels [CASE...]
#include <chrono>
#include <cstdio>
#include <cstring>
#include <functional>
#include <vector>

#include "kernels/kernel.h"
#include "ops/op.h"

using namespace refjit;
using ir::Abstract;
using ir::AbstractRef;

namespace {

double now() {
  using namespace std::chrono;
  return duration<double, std::milli>(steady_clock::now().time_since_epoch()).count();
}

Tensor random(Shape shape) {
  Tensor t = *Tensor::empty(DType::Float32, shape);
  uint32_t state = 12345;
  for (int64_t i = 0; i < t.element_count(); ++i) {
    state = state * 1664525u + 1013904223u;
    t.data<float>()[i] = static_cast<float>(static_cast<int32_t>(state)) * 0x1p-30f;
  }
  return t;
}

std::vector<const char*> g_names;

void time_kernel(const char* name, Result<kernels::PreparedKernel> kernel, const std::vector<Tensor>& inputs,
                 Shape out) {
  bool is_wanted = g_names.empty();
  for (const char* wanted : g_names) is_wanted = is_wanted || std::strcmp(wanted, name) == 0;
  if (!is_wanted) return;
  if (!kernel) {
    std::printf("%s: %s\n", name, kernel.error().message.c_str());
    return;
  }
  Tensor result = *Tensor::empty(DType::Float32, out);
  std::vector<const void*> from;
  for (const Tensor& t : inputs) from.push_back(t.data());
  void* to[] = {result.data()};
  double best = 1e9, spent = 0;
  for (int i = 0; i < 2000 && (i < 5 || spent < 1000); ++i) {
    const double start = now();
    kernel->run(kernel->state.get(), from.data(), to);
    const double took = now() - start;
    spent += took;
    if (took < best) best = took;
  }
  std::printf("%-14s %9.4f\n", name, best);
}

void time_op(const char* name, std::string_view op, const std::vector<Tensor>& inputs, std::vector<AbstractRef> rest,
             Shape out) {
  std::vector<AbstractRef> arguments;
  for (const Tensor& t : inputs) arguments.push_back(Abstract::tensor({t.dtype, t.shape}));
  arguments.insert(arguments.end(), rest.begin(), rest.end());
  const TensorType type{DType::Float32, out};
  time_kernel(name, kernels::prepare(*ops::find_op(op), arguments, {&type, 1}), inputs, out);
}

/// tanh(a * b + c) * sigmoid(a) + exp(-b * b)
void time_chain(const char* name, int64_t length) {
  const Shape shape{length};
  const Tensor a = random(shape), b = random(shape), c = random(shape);
  kernels::FusedProgram program;
  for (int i = 0; i < 3; ++i) program.inputs.push_back({DType::Float32, shape});
  uint16_t at = 3;
  auto step = [&](std::string_view op, uint16_t x, uint16_t y = 0) {
    program.steps.push_back({ops::find_op(op), DType::Float32, DType::Float32, {x, y, 0}, at});
    return at++;
  };
  const uint16_t left = step("Tanh", step("Add", step("Mul", 0, 1), 2));
  const uint16_t right = step("Mul", left, step("Sigmoid", 0));
  program.outputs = {step("Add", right, step("Exp", step("Mul", step("Neg", 1), 1)))};
  program.output_types = {{DType::Float32, shape}};
  time_kernel(name, kernels::prepare_fused(program), {a, b, c}, shape);
}

}  // namespace

int main(int count, char** names) {
  g_names.assign(names + 1, names + count);
  time_chain("chain", 1 << 20);
  time_chain("chain_small", 1 << 14);
  const Tensor large = random({1 << 20});
  time_op("add_large", "Add", {large, large}, {}, large.shape);
  const Tensor flat = random({1 << 16});
  for (const char* op : {"Add", "Exp", "Tanh", "Sigmoid", "Log", "GeLU", "Erf"}) {
    const bool is_binary = std::strcmp(op, "Add") == 0;
    time_op(op, op, is_binary ? std::vector<Tensor>{flat, flat} : std::vector<Tensor>{flat}, {}, flat.shape);
  }
  const AbstractRef no = Abstract::boolean(false), yes = Abstract::boolean(true);
  time_op("matmul_256", "MatMul", {random({256, 256}), random({256, 256})}, {no, no}, {256, 256});
  time_op("matmul_1024", "MatMul", {random({1024, 1024}), random({1024, 1024})}, {no, no}, {1024, 1024});
  time_op("dense", "MatMul", {random({128, 512}), random({512, 512})}, {no, yes}, {128, 512});
  time_op("batched", "BatchMatMul", {random({4, 128, 128}), random({4, 128, 128})}, {no, yes}, {4, 128, 128});
  const AbstractRef one = Abstract::integer(1);
  for (int64_t size : {14, 56})
    time_op(size == 14 ? "conv_14" : "conv_56", "Conv2D", {random({1, 128, size, size}), random({128, 128, 3, 3})},
            {Abstract::integer(128), Abstract::integer(3), one, Abstract::string("pad"), one, one, one, one,
             Abstract::string("NCHW")},
            {1, 128, size, size});
  time_op("softmax", "Softmax", {random({4, 128, 128})}, {Abstract::integer(-1)}, {4, 128, 128});
}
