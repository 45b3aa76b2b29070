#pragma once
// The planner: an inferred root graph and concrete input types become a list of prepared kernels over numbered buffers,
// with lifetimes. Used by the executors (and so by every device with host memory); also the place that says which
// tensors a program takes and returns, in which order. Pure function of its arguments; device-independent but for
// KernelSource. Invariant: every operand of a step is written by an earlier step, an input or a constant; a buffer is
// shared by two values only where an alias or an in-place kernel allows it; outputs never share storage with inputs or
// constants.
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/span.h"
#include "ir/graph.h"
#include "kernels/kernel.h"
#include "runtime/kernel_source.h"
#include "tensor/tensor.h"

namespace refjit::runtime {

enum class BufferKind : uint8_t {
  Input,      ///< `index`: position among the flattened inputs.
  Constant,   ///< `index`: position in Plan::constants.
  Temporary,  ///< Lives from `first_step` to `last_step`.
  Output,     ///< `index`: the first result that owns it; allocated for the caller.
};

struct Buffer {
  BufferKind kind = BufferKind::Temporary;
  uint32_t index = 0;
  int64_t bytes = 0;
  uint32_t first_step = 0;
  uint32_t last_step = 0;
  int64_t offset = -1;  ///< Temporaries of a sink plan: byte offset in the arena.
};

struct Step {
  kernels::PreparedKernel kernel;
  uint32_t operands = 0;  ///< First of its entries in Plan::operands: inputs, then outputs (buffer numbers).
  uint32_t inputs = 0;
  uint32_t outputs = 0;
  std::string_view name;  ///< Operator, for traces; lives as long as the operator table.
  Span span;
};

/// One result tensor, in flattened order.
struct ResultTensor {
  TensorType type;
  uint32_t buffer = 0;
  bool is_copied = false;  ///< The buffer is an input or a constant: its bytes are copied at the end of a run.
};

struct Plan {
  std::vector<TensorType> inputs;
  std::vector<Buffer> buffers;
  std::vector<Step> steps;
  std::vector<uint32_t> operands;
  std::vector<Tensor> constants;  ///< Contiguous host tensors.
  std::vector<ResultTensor> results;
  std::vector<uint32_t> written_inputs;  ///< Inputs that a kernel changes in place (Assign).
  int64_t peak_bytes = 0;                ///< Most bytes of temporaries alive at once.
  int64_t arena_bytes = 0;               ///< Set by place_in_arena().
};

/// A tensor, or a number that is no constant (a tensor of rank 0 at run time).
bool is_leaf(const ir::Abstract& value);
/// Leaves inside an abstract value, depth first: how parameters and results are flattened. Constants that are no
/// tensors (and monads) have none.
int64_t tensor_leaf_count(const ir::Abstract& value);
/// Their types. Errors: a dim that is not concrete, a value known only at run time.
Status append_tensor_leaves(const ir::Abstract& value, std::vector<TensorType>& types);

/// Inputs (flattened) that a run may change in place, through all graphs that `root` reaches.
std::vector<uint32_t> written_inputs(const ir::FuncGraph& root);

/// Plans `root` for these flattened input types: types are derived again where the graph's own are symbolic.
/// Errors (Device): a node that straight-line plans do not take (control flow, calls, host nodes), with its span; an
/// operator or dtype without a kernel; inputs that do not fit the parameters.
Result<Plan> make_plan(const ir::FuncGraph& root, std::span<const TensorType> inputs, const KernelSource& kernels);
/// The same where the topological order of `root` is known.
Result<Plan> make_plan(const ir::FuncGraph& root, std::span<ir::Node* const> order, std::span<const TensorType> inputs,
                       const KernelSource& kernels);

/// Gives every temporary an offset in one arena, such that two alive at one step never overlap.
void place_in_arena(Plan& plan);

/// Bytes a buffer occupies: never 0, a multiple of the 64-byte line.
constexpr int64_t padded_bytes(int64_t bytes) { return bytes <= 0 ? 64 : (bytes + 63) / 64 * 64; }

}  // namespace refjit::runtime
