#pragma once
// Eager dispatch: runs one operator on guest values. A program of one node is prepared once for each (operator,
// constant arguments, dtypes, dims) and found again by a hash of a small fixed key, so that `a * b` on six floats costs
// well under a microsecond. Called by the tensor operators, Primitive objects and native functions. Invariant:
// arguments arrive bound to the operator's signature, one Value each; tensors are host memory.
//
// Recording. OpRecorders on the TensorState, a stack of them, see every operator after it ran (implicit Casts and
// scalars turned into 0-d tensors are operators and tensors of their own), and every time the host looks at a value.
// Trace capture and the gradient tape are its users. Tensors are identified by TensorObject::id.
#include <memory>
#include <span>
#include <vector>

#include "kernels/kernel.h"
#include "ops/view.h"
#include "runtime/device.h"
#include "tensor/memory.h"
#include "vm/extension.h"
#include "vm/tensors/cast_rules.h"
#include "vm/tensors/operator_names.h"
#include "vm/tensors/operators.h"
#include "vm/tensors/tensor_object.h"

namespace refjit::vm::tensors {

struct EagerEntry;
struct OpGradients;

/// The pull-back of something that is no single operator: a compiled graph, a subscript written, a Cell's own bprop.
class Pullback {
 public:
  virtual ~Pullback() = default;
  /// `gradients`: one a result, null is zero. Fills `out`, one an argument; what stays null is zero. False: an
  /// exception is set.
  virtual bool run(TensorState& state, std::span<const Value> gradients, std::span<Ref> out) = 0;
  /// `tensor` is about to be written in place; `before` is a copy. What is kept of it must stay as it is. May leave an
  /// exception.
  virtual void before_write(TensorState&, const TensorObject&, Value) {}
};

class OpRecorder {
 public:
  virtual ~OpRecorder() = default;
  /// `arguments` in signature order (Tensors, tuples of them, Python constants, dtype objects); null: the default.
  /// `result` is a Tensor or a tuple of Tensors, made just now by `entry`.
  virtual void on_operator(const ops::OpDef& op, std::span<const Value> arguments, Value result, EagerEntry& entry) = 0;
  /// `results` were made from `arguments` (Tensors) other than by one operator.
  virtual void on_call(std::span<const Value> arguments, std::span<const Value> results,
                       const std::shared_ptr<Pullback>& pullback) = 0;
  /// The host reads `tensor` ("asnumpy", "bool", "int", "float", "item", "str"): the value leaves the graph. "hash":
  /// which tensor it is does.
  virtual void on_host_read(TensorObject* tensor, const char* what) = 0;
  /// `tensor` has been written in place with a value that no operator made.
  virtual void on_write(TensorObject* tensor) = 0;
  /// `target` has taken over the elements of `source`, a Tensor of its dtype and shape (`t[i] = v`, set_data).
  virtual void on_assign(TensorObject* target, TensorObject* source) {
    (void)source;
    on_write(target);
  }
  /// `copy` has been made with the elements of `tensor` (a view of its storage, or storage of its own).
  virtual void on_copy(TensorObject* tensor, TensorObject* copy) {
    (void)copy;
    on_host_read(tensor, "copy");
  }
  /// `tensor` is about to be written; what it was goes on as `before`, a copy.
  virtual void before_write(TensorObject* tensor, Value before) {
    (void)tensor;
    (void)before;
  }
  /// Would an operator on this Tensor be differentiated?
  virtual bool is_tracked(const TensorObject* tensor) const = 0;
  /// Operators must run in the form that MindSpore's graphs show (scalars kept, Muls for `x * 2`).
  virtual bool keeps_form() const = 0;

  OpRecorder* outer = nullptr;  ///< The recorder below this one on the stack.
};

/// A prepared program of one node.
struct EagerEntry {
  std::vector<uint64_t> key;
  uint64_t hash = 0;
  std::vector<TensorType> outputs;
  bool is_tuple = false;
  std::optional<Error> cpu_refusal;    ///< What MindSpore's CPU says to these dtypes, where it has no kernel for them.
  std::vector<ops::ResultView> views;  ///< Not empty: the results stand in operand 0 (ops/view.h).
  kernels::PreparedKernel kernel;
  std::unique_ptr<runtime::Executable> executable;  ///< Set instead of `kernel` where the device has no kernels here.
  std::shared_ptr<OpGradients> gradients;           ///< The tape's, made when it first records this operator.
};

/// State of one Vm's tensors.
struct TensorState : Vm::Extension {
  explicit TensorState(Vm& vm);
  ~TensorState() override;

  Vm& vm;
  PoolMemory& memory;
  Type* tensor = nullptr;
  Type* primitive = nullptr;
  std::vector<std::pair<const ops::OpDef*, Type*>> primitive_types;  ///< Made at an operator's first primitive.
  Type* dtype_types[6] = {};                                         ///< Bool, Int, UInt, Float, BFloat, Complex
  Ref dtypes[kDTypeCount];
  OperatorTable operators;
  Ref context;         ///< The dict behind set_context / get_context.
  Tensor placeholder;  ///< What a Tensor holds between construction and initialisation.
  uint64_t next_id = 1;
  OpRecorder* recorder = nullptr;  ///< Top of the stack, told first.
  int form_recorders = 0;          ///< Recorders on the stack that keep the form (traces), and
  int tapes = 0;                   ///< those that do not.
  /// Device of eager operators; null: the reference's kernels directly.
  runtime::Device* device = nullptr;
  int64_t operators_run = 0;
  std::vector<CastRulesRef> cast_rules;  ///< A stack; operators obey the top one.

  std::vector<std::unique_ptr<EagerEntry>> entries;
  std::vector<EagerEntry*> slots;  ///< Open addressing, a power of two.
};
inline TensorState& tensor_state(Vm& vm) { return vm.extension<TensorState>(); }

/// The stack of recorders. The one removed must be on top.
void push_recorder(TensorState& state, OpRecorder& recorder);
void pop_recorder(TensorState& state, OpRecorder& recorder);
/// Tells all recorders.
void record_call(TensorState& state, std::span<const Value> arguments, std::span<const Value> results,
                 const std::shared_ptr<Pullback>& pullback);
/// Is any of these Tensors differentiated by a recorder?
bool is_tracked(const TensorState& state, std::span<const Value> tensors);
/// Must be called before the elements of `tensor` change: tapes keep what it was. False: MemoryError is set.
bool before_write(TensorState& state, TensorObject* tensor);
/// Tells all recorders that it has changed (OpRecorder::on_write, on_assign) or was copied.
void record_write(TensorState& state, TensorObject* tensor);
void record_assign(TensorState& state, TensorObject* target, TensorObject* source);
void record_copy(TensorState& state, TensorObject* tensor, TensorObject* copy);

/// Abstract value of argument `index` of `op`; null stands for the signature's default.
ir::AbstractRef argument_abstract(Vm& vm, const ops::OpDef& op, size_t index, Value v);
/// The same for what is no argument of an operator of the table.
ir::AbstractRef operand_abstract(Vm& vm, Value v);

/// Runs `op`; a Tensor or a tuple of Tensors. Errors are inference's, as guest exceptions.
Ref run_operator(TensorState& state, const ops::OpDef& op, std::span<const Value> arguments,
                 Caller caller = Caller::Library);
/// Is the device target "CPU", whose dtypes users are held to?
bool targets_cpu(TensorState& state);
/// By name, for natives; the name must exist.
Ref run_operator(TensorState& state, std::string_view op, std::initializer_list<Value> arguments);

/// `left op right` with a Tensor on either side, as MindSpore does it: scalars, promotion, then the operator.
Ref apply_binary(TensorState& state, BinaryOp op, Value left, Value right);
Ref apply_compare(TensorState& state, CompareOp op, Value left, Value right);
/// A call of a two-operand operator such as ops.maximum(x, 2): the same scalar rules under the operator's own name.
Ref apply_promoting(TensorState& state, const ops::OpDef& op, Value left, Value right, Caller caller = Caller::Library);

/// Tells the recorder that the host looks at `v` (a Tensor).
inline void host_read(Value v, const char* what) {
  TensorObject* tensor = as_tensor(v);
  for (OpRecorder* r = tensor->state->recorder; r; r = r->outer) r->on_host_read(tensor, what);
}

}  // namespace refjit::vm::tensors
