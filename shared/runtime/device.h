#pragma once
// The Device contract: describe, supports, compile, launch, copy, synchronise. Implementations: the reference
// (runtime/reference), native/devices/{cpu,cuda,ascend,remote}, and the test device that is off by one ULP. Called by
// the jit dispatcher, eager dispatch, conformance and the server. Invariant: launches on one device run in order;
// results of a launch may be read by the host after synchronise() (devices with host memory synchronise trivially).
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "ir/graph.h"
#include "tensor/tensor.h"

namespace refjit::runtime {

/// J7: how a program runs.
enum class ExecutorKind : uint8_t { KernelByKernel, Sink };

struct DeviceInfo {
  std::string name;         ///< "reference", "cpu", "cuda", "ascend", "ws://host:port (reference)".
  std::string description;  ///< Hardware and library versions, for people.
  bool has_host_memory = true;
};

/// A verified, inferred Module whose root has only tensor parameters (and results).
class Program {
 public:
  Program() = default;
  /// `id`: where it is known; empty: it is computed when somebody asks.
  explicit Program(std::shared_ptr<ir::Module> given, std::string id = {})
      : module(std::move(given)), id_(std::move(id)) {}
  /// SHA-256 of the canonical form, 64 hex digits (ir/canonical.h). The module must not be changed any more. Empty
  /// where a constant is not in host memory, which no planner takes.
  const std::string& id() const;

  std::shared_ptr<ir::Module> module;

 private:
  mutable std::string id_;
};

class KernelSource;

/// What the planner decided: for the run report. Where control flow decides what runs, the numbers are those of the
/// last run (0 before the first).
struct PlanInfo {
  ExecutorKind executor = ExecutorKind::KernelByKernel;
  int64_t launches = 0;     ///< Launches a run: one a kernel, or one altogether (Sink).
  int64_t kernels = 0;      ///< Kernels a run.
  int64_t arena_bytes = 0;  ///< Static plan (Sink), or the peak of the pool (KernelByKernel).
  /// Inputs that a run changes in place (Assign to a parameter): these must be contiguous, and copies of them made
  /// before the run are what a recorder keeps.
  std::vector<uint32_t> written_inputs;
};

/// Bytes a device holds for temporaries of its own (outputs belong to the caller's memory).
struct MemoryUse {
  int64_t bytes_in_use = 0;
  int64_t peak_bytes = 0;
};

/// A program ready to run for concrete input types. Owned by its caller, used on the caller's thread.
class Executable {
 public:
  virtual ~Executable() = default;
  /// Runs; fills `outputs` (flattened results, in order). Inputs must have the compiled types; any layout.
  /// Errors: DeviceError, MemoryError, and host-node errors.
  virtual Status run(std::span<const Tensor> inputs, std::vector<Tensor>& outputs) = 0;
  virtual PlanInfo plan() const = 0;
};

class Device {
 public:
  virtual ~Device() = default;
  virtual DeviceInfo describe() const = 0;
  /// An empty result means supported; otherwise the reason, for the message.
  virtual std::string unsupported_reason(const ir::Node& node) const = 0;
  /// Plans `program` for inputs of these types. Errors name the operator that the device lacks.
  virtual Result<std::unique_ptr<Executable>> compile(const Program& program, std::span<const TensorType> inputs,
                                                      ExecutorKind kind) = 0;
  /// Host copy of `t` (itself when it is a host tensor).
  virtual Result<Tensor> to_host(const Tensor& t) = 0;
  virtual Result<Tensor> to_device(const Tensor& host) = 0;
  virtual Status synchronise() = 0;
  virtual MemoryUse memory() const { return {}; }
  /// Kernels that run right here on host memory, so that eager operators need no executable; null elsewhere.
  virtual const KernelSource* kernels() const { return nullptr; }
};

/// The reference device (Eigen and our own lane kernels on the CPU; the judge). Outputs come from plain host memory, or
/// from `outputs`, which must outlive them (a Session passes its PoolMemory: a small output then costs tens of ns).
std::unique_ptr<Device> make_reference_device();
std::unique_ptr<Device> make_reference_device(Memory& outputs);

}  // namespace refjit::runtime
