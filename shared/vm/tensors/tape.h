#pragma once
// The gradient tape: an OpRecorder that keeps every operator that a watched tensor reaches, and runs their gradient
// rules backwards. One Tape a level of `grad`: the operators of an inner tape's backward run are recorded by the outer
// tapes, which is what higher orders are. Used by the native module `_refjit_grad` (tape_module.cpp).
// Invariants: a slot stands for one tensor of the run; steps are in order of execution; what a step needs is kept
// alive by the tape, and a write in place leaves the old value to it (before_write).
#include <cstdint>
#include <memory>
#include <span>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "vm/tensors/eager.h"

namespace refjit::vm::tensors {

class Tape final : public OpRecorder {
 public:
  /// Watches these Tensors from now on and, with `finds`, older trainable Parameters that operators read. The caller
  /// pushes and pops the tape.
  Tape(TensorState& state, std::span<const Value> watched, bool finds = false);

  /// Operands of something that the tape does not record by operators, such as a graph.
  void note_reads(std::span<const Value> tensors);
  /// Appends the Parameters found, in order of their first use.
  void append_found(std::vector<Value>& out) const;

  /// Which of the watched Tensors gradients() is for, at first all; appends them in its order, each once.
  void choose(std::span<const Value> wanted, std::vector<Value>& chosen);
  /// Appends the gradient by each watched Tensor of the sum of `results` (Tensors), each times its sensitivity (null:
  /// ones). Runs eagerly; the tape must be off the stack. False: an exception is set.
  bool gradients(std::span<const Value> results, std::span<const Value> sensitivities, std::vector<Ref>& out);
  /// Notes what all Tensors of the run hold, for is_current(): has none of them been written to since?
  void seal();
  bool is_current() const;

  void on_operator(const ops::OpDef& op, std::span<const Value> arguments, Value result, EagerEntry& entry) override;
  void on_call(std::span<const Value> arguments, std::span<const Value> results,
               const std::shared_ptr<Pullback>& pullback) override;
  /// hook(gradient) sees, and may replace, the gradient of a Tensor that the tape tracks. False: it does not.
  bool add_hook(const TensorObject* tensor, Value hook);
  /// Is the Tensor younger than the tape?
  bool has_seen_birth_of(const TensorObject* tensor) const { return tensor->id >= first_id_; }
  /// While paused, nothing is recorded: a call with a pull-back of its own is under way.
  void pause() { ++paused_; }
  void resume() { --paused_; }

  void on_host_read(TensorObject*, const char*) override {}
  void on_write(TensorObject* tensor) override {
    if (!keeps_slot(tensor)) set_slot(tensor, -1);
  }
  void on_assign(TensorObject* target, TensorObject* source) override {
    if (!keeps_slot(target)) set_slot(target, slot_of(source));
  }
  void on_copy(TensorObject* tensor, TensorObject* copy) override { set_slot(copy, slot_of(tensor)); }
  void before_write(TensorObject* tensor, Value before) override;
  bool is_tracked(const TensorObject* tensor) const override { return !paused_ && slot_of(tensor) >= 0; }
  bool keeps_form() const override { return false; }

 private:
  struct Step {
    std::shared_ptr<OpGradients> gradients;  ///< Of an operator; else
    std::shared_ptr<Pullback> pullback;
    uint32_t first_value;     ///< In values_: arguments, then results (an operator's one result may be a tuple).
    uint32_t argument_count;  ///< As values.
    uint32_t first_leaf;      ///< In leaves_: a slot (or -1) for each Tensor argument, tuples flattened.
    uint32_t leaf_count;
    uint32_t first_result;  ///< In leaves_, likewise for the results.
    uint32_t result_count;
  };

  int32_t slot_of(const TensorObject* tensor) const;
  /// A Parameter stays what the gradient is taken by, whatever is written to it, as in MindSpore.
  bool keeps_slot(const TensorObject* tensor) const {
    return paused_ || (tensor->id < first_id_ && tensor->type != tensor_type(state_.vm));
  }
  bool is_wanted(int32_t slot) const { return slot >= 0 && (unwanted_.empty() || !unwanted_.count(slot)); }
  void set_slot(const TensorObject* tensor, int32_t slot);
  int32_t new_slot(const TensorObject* tensor);
  /// Appends the slots of the Tensors in `v`; true when one is tracked.
  bool add_leaves(Value v);
  /// Watches an older Tensor if it is a trainable Parameter.
  void find_parameter(Value v);
  /// Slots for results that take gradients.
  void add_result(Value v);
  bool run_step(const Step& step, std::vector<Ref>& adjoints);
  /// Runs the hooks of a slot on its gradient. False: an exception is set.
  bool run_hooks(int32_t slot, Ref& gradient);
  bool accumulate(std::vector<Ref>& adjoints, int32_t slot, Ref gradient);

  TensorState& state_;
  uint64_t first_id_;
  std::vector<int32_t> by_id_;  ///< Slots of tensors made since the tape began, by id - first_id_; -1: not tracked.
  std::unordered_map<uint64_t, int32_t> outside_;  ///< Slots of older tensors.
  int32_t slots_ = 0;
  int paused_ = 0;
  std::vector<std::pair<Ref, int32_t>> watched_;
  size_t given_ = 0;  ///< Of watched_; the others were found.
  bool finds_;
  std::unordered_map<int32_t, std::vector<Ref>> hooks_;  ///< By slot.
  std::vector<Step> steps_;
  std::vector<Ref> values_;
  std::vector<int32_t> leaves_;
  std::unordered_set<int32_t> unwanted_;  ///< Slots of watched Tensors that take no gradient.
  struct Sealed {
    const TensorObject* tensor;  ///< Held by watched_ or values_.
    const Storage* storage;
    uint32_t version;
  };
  std::vector<Sealed> sealed_;
};

/// Tells every tape.
void note_reads(Vm& vm, std::span<const Value> tensors);

}  // namespace refjit::vm::tensors
