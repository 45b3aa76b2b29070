#pragma once
// Reference kernels. `prepare` looks an operator's kernel up once for concrete types and constant arguments and returns
// a function with its state; running it is one indirect call and allocates nothing. Used by the reference device's
// executors (eager operators are programs of one node). Every kernel gives the same bits natively and in WebAssembly
// (design.md, "Devices"): 128-bit lanes, no FMA, no libm, a fixed order of sums. Tensors are contiguous host buffers.
// A kernel's state may hold scratch memory: a PreparedKernel is run by one thread at a time.
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "base/result.h"
#include "ir/abstract.h"
#include "ops/op.h"
#include "tensor/tensor.h"

namespace refjit::kernels {

class Backend;
/// One thread, the reference's own flat kernels (backend.h).
const Backend& reference_backend();

/// Operands of one run, in signature order without the non-tensor arguments; tuples of tensors are flattened. Constant
/// scalars at a tensor's place (x + 2.0) are no operands: they live in the state. A scalar that is not constant is an
/// operand of one element: bool, int64 or float32.
struct KernelState {
  virtual ~KernelState() = default;
};
using KernelFn = void (*)(const KernelState* state, const void* const* inputs, void* const* outputs);

struct PreparedKernel {
  KernelFn run = nullptr;
  std::shared_ptr<const KernelState> state;  ///< May be null.
  /// True where output 0 may share the buffer of input i (bit i): elementwise kernels.
  uint32_t in_place_inputs = 0;
  /// The output is input 0's bytes under another shape: the planner aliases instead of running (reshape).
  bool is_alias = false;
  /// The results are the first inputs, written in place (Assign, Adam): output i is to be the buffer of input i. Given
  /// another buffer, it receives a copy.
  bool writes_input = false;
  /// Every input that `run` writes (bit i): input 0 of Assign, moments of optimisers, BatchNorm's running statistics.
  uint32_t written_inputs = 0;
};

/// Kernel for `op` on `arguments` (constants known, tensor types concrete) giving `outputs`.
/// Errors: `TypeError` (User) for a dtype it does not serve.
Result<PreparedKernel> prepare(const ops::OpDef& op, std::span<const ir::AbstractRef> arguments,
                               std::span<const TensorType> outputs, const Backend& backend = reference_backend());

/// Infers, prepares and runs `op` on constant tensors and scalars: constant folding and conformance. Errors:
/// inference's, `prepare`'s, MemoryError.
Result<std::vector<Tensor>> evaluate(const ops::OpDef& op, std::span<const ir::AbstractRef> constants);
/// The tensors of an inferred result, in order: one, or those of a tuple. Shapes must be concrete.
std::vector<TensorType> output_types(const ir::Abstract& result);

/// As refjit::contiguous, by the backend's threads.
Result<Tensor> contiguous(const Tensor& t, Memory& memory, const Backend& backend);

/// True when the reference has a kernel for this operator and these types.
bool supports(const ops::OpDef& op, std::span<const ir::AbstractRef> arguments);

/// One instruction of a fused elementwise program: `op` over registers; constants are registers filled beforehand.
struct FusedStep {
  const ops::OpDef* op;
  DType in_dtype;  ///< Element type of the operands.
  DType out_dtype;
  uint16_t inputs[3];
  uint16_t output;
};

/// A fused elementwise kernel over one index space. Inputs and outputs are indexed as registers 0..n_inputs-1 and
/// `outputs`; each input is either full (same element count as the output) or broadcast by `input_shapes`.
struct FusedProgram {
  std::vector<TensorType> inputs;
  std::vector<double> scalar_constants;  ///< Registers after the inputs.
  std::vector<DType> scalar_dtypes;
  std::vector<FusedStep> steps;
  std::vector<uint16_t> outputs;  ///< Registers to store.
  std::vector<TensorType> output_types;
};

/// True when `op` has a flat tile kernel for this dtype, so that the fuser may take it.
bool is_fusible(const ops::OpDef& op, DType in_dtype);
/// Prepared like any kernel; its bits equal those of the steps run one by one.
Result<PreparedKernel> prepare_fused(const FusedProgram& program, const Backend& backend = reference_backend());

}  // namespace refjit::kernels
