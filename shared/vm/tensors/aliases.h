#pragma once
// Aliases: while a gradient is recorded, views have memory of their own (a tape keeps values, and later writes leave
// them as the gradient needs them), so a write to one tensor has to be carried to those that would share its elements.
// The new value of each is made by recorded operators out of its old one and what was written, which is also its
// gradient. Called by eager.cpp around every write. Invariant: empty while there is no tape.
#include <unordered_map>
#include <vector>

#include "vm/extension.h"
#include "vm/tensors/eager.h"

namespace refjit::vm::tensors {

class Aliases : public Vm::Extension {
 public:
  explicit Aliases(Vm& vm) : vm_(vm) {}

  /// `result`, a Tensor or a tuple of them, is what `entry` takes from `operand`.
  void add(Value operand, Value result, const EagerEntry& entry);
  /// Keeps what the others of the tensor's group are before it is written. False: an exception is set.
  bool before_write(TensorState& state, const TensorObject* tensor);
  /// Carries its new elements to them. False: an exception is set.
  bool after_write(TensorState& state, TensorObject* tensor);
  /// Is it a view of another tensor that stands?
  bool is_view(const TensorObject* tensor) const;
  void clear();

 private:
  /// A tensor of a group, with the place of its elements among those of the group's first one.
  struct Member {
    Ref tensor;
    Tensor place;
    Ref before;  ///< Its old value, between before_write() and after_write().
  };
  using Group = std::vector<Member>;

  Member& member(Value tensor, size_t& group);
  bool carry(TensorState& state, const Member& from, Member& to);

  Vm& vm_;
  std::vector<Group> groups_;
  std::unordered_map<uint64_t, size_t> group_of_;  ///< By tensor id.
  bool is_carrying_ = false;
};

}  // namespace refjit::vm::tensors
