#pragma once
// KernelSource: where a planned device gets its kernels from. The planner and both executors are the same for every
// device whose memory is the host's; only this table differs (the reference's kernels; a test device that spoils one of
// them; later the cpu device's). Stateless and immutable; must outlive the executables made from it.
#include <span>

#include "base/result.h"
#include "kernels/kernel.h"

namespace refjit::runtime {

struct Plan;

class KernelSource {
 public:
  virtual ~KernelSource() = default;
  /// As kernels::prepare. Nodes of one plan that are equal share the answer: its state depends on these types alone,
  /// and holds nothing from one run to the next.
  virtual Result<kernels::PreparedKernel> prepare(const ops::OpDef& op, std::span<const ir::AbstractRef> arguments,
                                                  std::span<const TensorType> outputs) const = 0;
  /// As kernels::prepare_fused.
  virtual Result<kernels::PreparedKernel> prepare_fused(const kernels::FusedProgram& program) const = 0;
  /// As kernels::supports.
  virtual bool supports(const ops::OpDef& op, std::span<const ir::AbstractRef> arguments) const = 0;
  /// Under its kernels that are the reference's.
  virtual const kernels::Backend& backend() const { return kernels::reference_backend(); }
  /// May replace steps of a straight-line plan by fewer or faster ones, and choose layouts of its own for temporaries
  /// that only its kernels see. Called once every value has its buffer and none is shared yet. What the plan takes and
  /// returns stays as it is.
  virtual void refine(Plan& /*plan*/) const {}
};

/// The reference's own kernels (shared/kernels).
const KernelSource& reference_kernels();

}  // namespace refjit::runtime
