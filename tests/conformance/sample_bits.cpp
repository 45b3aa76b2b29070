// Prints a line an operator sample: operator, sample number, output dtype, FNV-1a hash of the output's bits. Built
// natively and to WebAssembly; `make test` compares the two listings, which must be equal (design.md: the reference
// gives the same bits everywhere). All NaNs count as one.
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <string>

#include "kernels/kernel.h"
#include "kernels/scalar_math.h"
#include "ops/op.h"

using namespace refjit;

namespace {

uint64_t add_bytes(uint64_t hash, const void* data, int64_t bytes) {
  const auto* p = static_cast<const unsigned char*>(data);
  for (int64_t i = 0; i < bytes; ++i) hash = (hash ^ p[i]) * 0x100000001b3u;
  return hash;
}

uint64_t hash_of(const Tensor& t) {
  uint64_t hash = 0xcbf29ce484222325u;
  const int64_t each = byte_size(t.dtype);
  for (int64_t i = 0; i < t.element_count(); ++i) {
    const char* at = t.data<char>() + i * each;
    const double value = is_float(t.dtype) ? element_as_double(t, i) : 0;
    hash = value != value ? add_bytes(hash, "nan", 3) : add_bytes(hash, at, each);
  }
  return hash;
}

/// The scalar functions that guest `math` calls, over arguments of all sizes.
void print_scalar_functions() {
  using namespace kernels;
  using Function = double (*)(double);
  const std::pair<const char*, Function> functions[] = {
      {"exp", ref_exp},     {"exp2", ref_exp2},   {"expm1", ref_expm1},   {"log", ref_log},     {"log2", ref_log2},
      {"log10", ref_log10}, {"log1p", ref_log1p}, {"sin", ref_sin},       {"cos", ref_cos},     {"tan", ref_tan},
      {"asin", ref_asin},   {"acos", ref_acos},   {"atan", ref_atan},     {"sinh", ref_sinh},   {"cosh", ref_cosh},
      {"tanh", ref_tanh},   {"asinh", ref_asinh}, {"acosh", ref_acosh},   {"atanh", ref_atanh}, {"erf", ref_erf},
      {"erfc", ref_erfc},   {"gamma", ref_gamma}, {"lgamma", ref_lgamma}, {"cbrt", ref_cbrt},   {"sqrt", ref_sqrt}};
  for (auto [name, function] : functions) {
    uint64_t hash = 0xcbf29ce484222325u, state = 88172645463325252u;
    for (int i = 0; i < 4000; ++i) {
      state ^= state << 13;
      state ^= state >> 7;
      state ^= state << 17;
      double x = 0;
      if (i % 4 == 0)
        std::memcpy(&x, &state, 8);
      else
        x = static_cast<double>(static_cast<int64_t>(state)) * (i % 4 == 1 ? 0x1p-63 : i % 4 == 2 ? 0x1p-60 : 0x1p-54);
      const double y = function(x);
      hash = y != y ? add_bytes(hash, "nan", 3) : add_bytes(hash, &y, 8);
    }
    std::printf("math.%s 0 Float64 %016llx\n", name, static_cast<unsigned long long>(hash));
  }
}

/// Elementary functions of float32 tensors over arguments of all sizes and patterns.
void print_tensor_functions() {
  constexpr int64_t kCount = 20003;
  Tensor x = *Tensor::empty(DType::Float32, Shape{kCount});
  uint64_t state = 88172645463325252u;
  for (int64_t i = 0; i < kCount; ++i) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    const auto bits = static_cast<uint32_t>(state >> 32);
    float& value = x.data<float>()[i];
    std::memcpy(&value, &bits, 4);
    const int kind = static_cast<int>(i % 4);
    if (kind)
      value = static_cast<float>(static_cast<int32_t>(bits)) * (kind == 1 ? 0x1p-31f : kind == 2 ? 0x1p-27f : 0x1p-24f);
  }
  for (const char* name : {"Exp", "Tanh", "Sigmoid", "SiLU", "GeLU", "Log", "Erf", "Sin", "Cos", "Softplus",
                           "LogSigmoid", "Mish", "SeLU"}) {
    const ir::AbstractRef argument = ir::Abstract::constant_tensor(x);
    const auto y = kernels::evaluate(*ops::find_op(name), {&argument, 1});
    std::printf("patterns.%s 0 Float32 %016llx\n", name, static_cast<unsigned long long>(y ? hash_of((*y)[0]) : 0));
  }
}

}  // namespace

int main() {
  for (const ops::OpDef* op : ops::all_ops()) {
    int index = 0;
    for (const ops::Sample& sample : op->samples(*op)) {
      auto values = kernels::evaluate(*op, sample.arguments);
      if (!values) {
        std::printf("%s %d error %s\n", std::string(op->name).c_str(), index++, values.error().message.c_str());
        continue;
      }
      uint64_t hash = 0;
      for (const Tensor& t : *values) hash = hash * 31 + hash_of(t);
      std::printf("%s %d %s %016llx\n", std::string(op->name).c_str(), index++,
                  std::string(ir_name((*values)[0].dtype)).c_str(), static_cast<unsigned long long>(hash));
    }
  }
  print_scalar_functions();
  print_tensor_functions();
  return 0;
}
