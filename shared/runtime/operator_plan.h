#pragma once
// One operator (or fused group) on concrete types: what both planners ask of inference and of the kernel source. No
// buffers here.
#include <deque>
#include <span>
#include <unordered_map>

#include "runtime/plan.h"

namespace refjit::runtime {

struct PreparedOperator {
  ir::AbstractRef result;
  std::vector<TensorType> outputs;
  kernels::PreparedKernel kernel;
  bool is_known = false;  ///< Inference knows the result: nothing has to run.
};

/// Prepares the operators of one plan, equal ones once: a program's layers and loops repeat.
class OperatorPlanner {
 public:
  /// `kernels` is borrowed.
  explicit OperatorPlanner(const KernelSource& kernels) : kernels_(kernels) {}

  /// `declared` is the result's type where it is known already (null: inferred). The answer lives as long as the
  /// planner. Errors: inference's, kernels without this type, MemoryError for a result larger than any memory.
  Result<const PreparedOperator*> prepare(const ops::OpDef& op, const ir::AbstractRef& declared,
                                          std::span<const ir::AbstractRef> arguments);

 private:
  struct Known {
    const ops::OpDef* op;
    ir::AbstractRef declared;
    std::vector<ir::AbstractRef> arguments;
    PreparedOperator prepared;
    const Known* next;  ///< With the same hash.
  };

  const PreparedOperator& remember(const Known& known, const ir::AbstractRef& declared,
                                   std::span<const ir::AbstractRef> arguments);

  const KernelSource& kernels_;
  std::deque<Known> known_;
  std::unordered_map<uint64_t, const Known*> by_hash_;
  // The question before, whose very types come again where an operator stands in a row: it needs no hash.
  const Known* last_ = nullptr;
  ir::AbstractRef last_declared_;
  std::vector<ir::AbstractRef> last_arguments_;
};

/// The body of a Fused node for these inputs.
Result<PreparedOperator> prepare_fused_body(const ir::FuncGraph& body, std::span<const TensorType> inputs,
                                            const KernelSource& kernels);

/// `declared` with the dims of `given` (`is_changed` is set where they were not known); null where they do not fit.
ir::AbstractRef specialised(const ir::Abstract& declared, const TensorType& given, bool& is_changed);

/// dtype of the tensor of rank 0 that a variable Bool, Int or Float is.
DType scalar_dtype(const ir::Abstract& scalar);

}  // namespace refjit::runtime
