#pragma once
// The two executors over a Plan (J7). Kernel by kernel takes each temporary from a pool when its first kernel starts
// and gives it back after its last one; sink runs the whole program as one launch over one arena whose offsets were
// fixed at compile time. Made by planned devices, used on one thread. Invariant: a steady-state run allocates the
// output tensors and nothing else, and both give the same bits.
#include <memory>

#include "runtime/device.h"
#include "runtime/plan.h"

namespace refjit {
class PoolMemory;
}

namespace refjit::runtime {

/// Temporaries come from `pool` (shared by a device's executables), outputs from `outputs`; both outlive the executable
/// and, for `outputs`, the tensors.
std::unique_ptr<Executable> make_pool_executor(Plan plan, std::shared_ptr<PoolMemory> pool, Memory& outputs);

/// The arena is taken from `outputs` at the first run and kept.
std::unique_ptr<Executable> make_sink_executor(Plan plan, Memory& outputs);

/// Programs with several graphs (needs_flow), of either kind: frames and values from `memory`, which outlives the
/// outputs. Errors: planning's.
Result<std::unique_ptr<Executable>> make_flow_executor(std::shared_ptr<ir::Module> module,
                                                       std::span<const TensorType> inputs, ExecutorKind kind,
                                                       const KernelSource& kernels, Memory& memory);

}  // namespace refjit::runtime
