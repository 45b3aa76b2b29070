#pragma once
// A compiled program under the gradient tape: its call is one entry of the tape, whose pull-back is a program as well,
// made by transform::gradient when it is first needed. That program's calls are recorded by the tapes further out in
// the same way, which gives higher orders. Owned by a CompiledGraph and by the pull-backs that wait for it.
#include <memory>
#include <span>
#include <vector>

#include "runtime/device.h"
#include "vm/vm.h"

namespace refjit::capture {

struct JitState;

/// What `root` reaches, for inputs of these types alone: dims that were symbols are numbers, and what is computed of
/// them constants. Errors: shapes that an operator does not take.
Result<std::unique_ptr<ir::Module>> specialised(const ir::FuncGraph& root, std::span<const TensorType> types);

class TapedGraph : public std::enable_shared_from_this<TapedGraph> {
 public:
  /// A copy of what `root` reaches; `level` and `executor` are those of the program.
  TapedGraph(JitState& state, const ir::FuncGraph& root, int level, runtime::ExecutorKind executor);

  /// Runs on Tensors and tells the recorders; fills `outputs` with new Tensors. False: an exception is set.
  bool run(std::span<const vm::Value> inputs, std::vector<vm::Ref>& outputs);

  /// Can the program be run again by its pull-back: no effects, nothing left to the interpreter?
  static bool is_pure(const ir::FuncGraph& root);

 private:
  friend class ProgramPullback;
  friend class SplitPullback;
  struct Instance {
    std::vector<TensorType> types;
    std::unique_ptr<runtime::Executable> executable;
  };
  struct Backward {
    std::vector<uint8_t> wanted;
    std::shared_ptr<TapedGraph> graph;
  };

  /// The program in two for one set of wanted inputs: the first gives what the second needs besides the inputs. Used
  /// where no tape stands around, since the tensors in between are known to none.
  struct Split {
    std::vector<uint8_t> wanted;
    std::vector<uint32_t> inputs;  ///< Those that the second takes, in front of what the first kept.
    std::shared_ptr<TapedGraph> first, second;
    size_t results = 0;  ///< Of the first, in front of what it keeps.
  };

  runtime::Executable* instance(std::span<const Tensor> inputs);
  bool execute(std::span<const Tensor> inputs, std::vector<Tensor>& results);
  Split* split(const std::vector<uint8_t>& wanted);
  bool run_split(Split& split, std::span<const vm::Value> inputs, std::span<const Tensor> operands,
                 std::vector<vm::Ref>& outputs);
  /// The program of (inputs..., a sensitivity for each differentiable output...) -> gradients of the wanted inputs.
  TapedGraph* backward(const std::vector<uint8_t>& wanted);

  JitState& state_;
  std::shared_ptr<ir::Module> module_;
  int level_;
  runtime::ExecutorKind executor_;
  runtime::Program program_;  ///< The module after the passes; made at the first run.
  std::vector<Instance> instances_;
  std::vector<Backward> backwards_;
  std::vector<std::unique_ptr<Split>> splits_;
};

}  // namespace refjit::capture
