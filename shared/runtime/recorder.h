#pragma once
// Launch recorder: what jitted launches took and gave, so that they can be replayed on another device and compared (the
// page replays on a server). Filled by the jit dispatcher after a launch, read by protocol/replay. Bounded in bytes and
// in launches a program; what does not fit is counted. Invariant: a record owns its bytes (later writes by the guest do
// not reach it).
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "runtime/compare.h"
#include "runtime/device.h"

namespace refjit::runtime {

struct LaunchRecord {
  Program program;
  std::string function;  ///< For people: the jitted function's name, or the operator's (runtime/operator_walk.h).
  ExecutorKind executor = ExecutorKind::KernelByKernel;
  std::vector<Tensor> inputs;
  std::vector<Tensor> outputs;  ///< The reference's.
};

class Recorder {
 public:
  explicit Recorder(int64_t budget_bytes, int launches_a_program = 4)
      : budget_(budget_bytes), launches_a_program_(launches_a_program) {}

  /// Ask before record(): false where the launch would be dropped anyway. Counts it as dropped then.
  bool wants(const Program& program);
  /// Copies inputs and outputs. Silently counted as dropped when over the budget or not host tensors.
  void record(const Program& program, std::string function, ExecutorKind executor, std::span<const Tensor> inputs,
              std::span<const Tensor> outputs);

  /// Before the memory is gone in which constants of the programs stand.
  void forget() { records_.clear(); }
  std::span<const LaunchRecord> records() const { return records_; }
  int64_t bytes() const { return bytes_; }
  int64_t dropped() const { return dropped_; }

 private:
  int64_t budget_;
  int launches_a_program_;
  int64_t bytes_ = 0;
  int64_t dropped_ = 0;
  const ir::Module* newest_ = nullptr;  ///< Saves the map look-up in a loop over one program.
  int* newest_count_ = nullptr;
  std::map<std::string, int> counts_;
  std::vector<LaunchRecord> records_;
};

/// What the results of `launch` may differ by on another device: exact where all its operators are, else the loosest
/// class's bound times the number of operators that are not exact.
Tolerance launch_tolerance(const LaunchRecord& launch);

}  // namespace refjit::runtime
