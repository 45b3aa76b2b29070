#pragma once
// The same program on the reference and on the cpu device: how many kernels each takes, and how far results differ.
#include <algorithm>
#include <cmath>

#include "../runtime/programs.h"
#include "devices/cpu/cpu_device.h"
#include "tensor/memory.h"

namespace refjit::test {

using namespace refjit::runtime;

/// Numbers in [-1, 1), the same every time.
inline Tensor some(Shape shape, uint32_t seed) {
  std::vector<float> values(static_cast<size_t>(element_count(shape)));
  for (float& value : values) {
    seed = seed * 1664525u + 1013904223u;
    value = static_cast<float>(seed >> 8) / static_cast<float>(1 << 23) - 1.0f;
  }
  return floats(std::move(shape), values);
}

struct Both {
  int64_t kernels_of_reference = 0, kernels = 0;
  float farthest = 0;
};

/// Runs on both devices and compares all results.
inline Both on_both(const Program& program, const std::vector<Tensor>& inputs) {
  PoolMemory pool;
  auto reference = make_reference_device(pool);
  auto device = devices::open_cpu(pool);
  REQUIRE(device);
  Both both;
  std::vector<Tensor> expected, got;
  for (Device* one : {reference.get(), device->get()}) {
    std::vector<Tensor> own;
    for (const Tensor& input : inputs) own.push_back(floats(input.shape, values_of(input)));
    auto executable = one->compile(program, types_of(own), ExecutorKind::KernelByKernel);
    if (!executable) FAIL(executable.error().message);
    std::vector<Tensor>& outputs = one == reference.get() ? expected : got;
    REQUIRE((*executable)->run(own, outputs));
    (one == reference.get() ? both.kernels_of_reference : both.kernels) = (*executable)->plan().kernels;
  }
  REQUIRE(expected.size() == got.size());
  for (size_t i = 0; i < got.size(); ++i) {
    const auto a = values_of(expected[i]), b = values_of(got[i]);
    REQUIRE(a.size() == b.size());
    for (size_t k = 0; k < a.size(); ++k) both.farthest = std::max(both.farthest, std::abs(a[k] - b[k]));
  }
  return both;
}

}  // namespace refjit::test
