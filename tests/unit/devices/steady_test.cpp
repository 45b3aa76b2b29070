// A steady-state call allocates nothing: every operator's samples, on the reference and on the cpu device, by both
// executors. Every way to glibc's heap is counted while a run is watched; outputs come from a pool that is warm by
// then. oneDNN makes a table of its arguments in every call, of nodes below kNode bytes; its buffers count like ours.
#include <catch2/catch.hpp>
#include <cerrno>
#include <cstdlib>
#include <map>

#include "../runtime/programs.h"
#include "devices/cpu/cpu_device.h"
#include "ops/op.h"
#include "runtime/device.h"
#include "runtime/single_op.h"
#include "tensor/memory.h"

extern "C" {
void* __libc_malloc(size_t size);
void* __libc_calloc(size_t count, size_t size);
void* __libc_realloc(void* data, size_t size);
void* __libc_memalign(size_t alignment, size_t size);
}

namespace {
constexpr size_t kNode = 512;
thread_local int64_t allocations = 0;
thread_local int64_t large_allocations = 0;

void count(size_t bytes) {
  ++allocations;
  large_allocations += bytes >= kNode;
}
}  // namespace

// Seen by libraries that are opened later, too.
extern "C" {
void* malloc(size_t size) {
  count(size);
  return __libc_malloc(size);
}
void* calloc(size_t items, size_t size) {
  count(items * size);
  return __libc_calloc(items, size);
}
void* realloc(void* data, size_t size) {
  count(size);
  return __libc_realloc(data, size);
}
void* aligned_alloc(size_t alignment, size_t size) {
  count(size);
  return __libc_memalign(alignment, size);
}
void* memalign(size_t alignment, size_t size) {
  count(size);
  return __libc_memalign(alignment, size);
}
int posix_memalign(void** data, size_t alignment, size_t size) {
  count(size);
  *data = __libc_memalign(alignment, size);
  return *data ? 0 : ENOMEM;
}
}

using namespace refjit;
using namespace refjit::runtime;

namespace {

/// Of the fourth run; -1 where the device has no such program.
int64_t allocations_of(Device& device, const SingleOp& single, ExecutorKind kind, const int64_t& counter) {
  auto executable = device.compile(single.program, single.input_types, kind);
  if (!executable) return -1;
  std::vector<Tensor> outputs;
  for (int i = 0; i < 3; ++i)
    if (!(*executable)->run(single.inputs, outputs)) return -1;
  const int64_t before = counter;
  const bool is_run = static_cast<bool>((*executable)->run(single.inputs, outputs));
  return is_run ? counter - before : -1;
}

/// One head of attention under a mask, from rows of q, k and v.
SingleOp attention() {
  test::GraphMaker g;
  const Shape shape{2, 40, 32};
  SingleOp program;
  std::vector<ir::Node*> x;
  for (const char* name : {"q", "k", "v"}) {
    x.push_back(g.parameter(name, test::f32(shape)));
    program.inputs.push_back(test::floats(shape, std::vector<float>(2 * 40 * 32, 0.5f)));
  }
  x.push_back(g.parameter("mask", test::f32({40, 40})));
  program.inputs.push_back(test::floats({40, 40}, std::vector<float>(40 * 40)));
  ir::Node *yes = g.builder.boolean(true), *no = g.builder.boolean(false);
  const int64_t last[] = {-1};
  ir::Node* scores = g.call("Add", {g.call("BatchMatMul", {x[0], x[1], no, yes}), x[3]});
  ir::Node* p = g.call("Softmax", {scores, g.builder.int_tuple(last)});
  program.program = g.finish(g.call("BatchMatMul", {p, x[2], no, no}));
  program.input_types = test::types_of(program.inputs);
  return program;
}

/// Operators that allocate in a steady-state call, with how often.
std::map<std::string, int64_t> allocating(Device& device, const int64_t& counter) {
  std::map<std::string, int64_t> found;
  for (const ops::OpDef* op : ops::all_ops()) {
    if (!op->samples) continue;
    for (const ops::Sample& sample : op->samples(*op)) {
      auto single = make_single_op(*op, sample.arguments);
      if (!single) continue;
      for (ExecutorKind kind : {ExecutorKind::KernelByKernel, ExecutorKind::Sink}) {
        const int64_t count = allocations_of(device, *single, kind, counter);
        if (count > 0) found[std::string(op->name)] = std::max(found[std::string(op->name)], count);
      }
    }
  }
  return found;
}

std::string text_of(const std::map<std::string, int64_t>& found) {
  std::string text;
  for (const auto& [name, count] : found) text += name + " " + std::to_string(count) + ", ";
  return text;
}

}  // namespace

TEST_CASE("steady state: the count sees what is allocated", "[devices]") {
  const int64_t before = allocations;
  std::vector<int> some(100);
  CHECK(some.size() == 100);
  CHECK(allocations > before);
}

TEST_CASE("steady state: no operator of the reference allocates", "[devices]") {
  PoolMemory pool;
  auto device = make_reference_device(pool);
  CHECK(text_of(allocating(*device, allocations)) == "");
}

TEST_CASE("steady state: no operator of the cpu device allocates", "[devices]") {
  PoolMemory pool;
  auto device = devices::open_cpu(pool);
  REQUIRE(device);
  auto found = allocating(**device, allocations);
  for (const char* of_onednn :
       {"Conv2D", "Conv2DBackpropFilter", "Conv2DBackpropInput", "MatMul", "BatchMatMul", "Dense"})
    found.erase(of_onednn);
  CHECK(text_of(found) == "");
  found = allocating(**device, large_allocations);
  // Shapes that no convolution of oneDNN fits run in its gemm, which packs into buffers of its own.
  for (const char* by_gemm : {"Conv2D", "Conv2DBackpropInput"}) found.erase(by_gemm);
  CHECK(text_of(found) == "");
}

TEST_CASE("steady state: attention in one kernel allocates nothing", "[devices]") {
  PoolMemory pool;
  auto device = devices::open_cpu(pool);
  REQUIRE(device);
  const SingleOp single = attention();
  for (ExecutorKind kind : {ExecutorKind::KernelByKernel, ExecutorKind::Sink}) {
    auto executable = (*device)->compile(single.program, single.input_types, kind);
    REQUIRE(executable);
    // Products of oneDNN, where ours are missing, allocate.
    if ((*executable)->plan().kernels == 1) CHECK(allocations_of(**device, single, kind, allocations) == 0);
  }
}
