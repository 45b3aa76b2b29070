#include "vm/tensors/tape.h"

#include <algorithm>

#include "ops/draws.h"
#include "vm/tensors/aliases.h"
#include "vm/tensors/op_gradients.h"
#include "vm/types/list.h"
#include "vm/types/tuple.h"

namespace refjit::vm::tensors {
Tape::Tape(TensorState& state, std::span<const Value> watched, bool finds)
    : state_(state), first_id_(state.next_id), given_(watched.size()), finds_(finds) {
  for (Value tensor : watched) {
    const int32_t known = slot_of(as_tensor(tensor));
    watched_.emplace_back(tensor, known >= 0 ? known : new_slot(as_tensor(tensor)));
  }
}

void Tape::append_found(std::vector<Value>& out) const {
  for (size_t i = given_; i < watched_.size(); ++i) out.push_back(watched_[i].first);
}

void Tape::find_parameter(Value v) {
  const TensorObject* tensor = as_tensor(v);
  if (tensor->id >= first_id_ || tensor->type == tensor_type(state_.vm) || outside_.count(tensor->id)) return;
  const Ref trains = state_.vm.find_attribute(v, state_.vm.intern("_requires_grad"));
  if (trains && trains.get() == kTrue) watched_.emplace_back(v, new_slot(tensor));
}

void Tape::note_reads(std::span<const Value> tensors) {
  if (!finds_ || paused_) return;
  for (Value v : tensors)
    if (is_tensor(v)) find_parameter(v);
}

int32_t Tape::slot_of(const TensorObject* tensor) const {
  if (tensor->id >= first_id_) {
    const uint64_t at = tensor->id - first_id_;
    return at < by_id_.size() ? by_id_[at] : -1;
  }
  const auto found = outside_.find(tensor->id);
  return found == outside_.end() ? -1 : found->second;
}

void Tape::set_slot(const TensorObject* tensor, int32_t slot) {
  if (slot < 0 && slot_of(tensor) < 0) return;
  if (tensor->id < first_id_) {
    outside_[tensor->id] = slot;
    return;
  }
  const uint64_t at = tensor->id - first_id_;
  if (at >= by_id_.size()) by_id_.resize(std::max<uint64_t>(at + 1, by_id_.size() * 2), -1);
  by_id_[at] = slot;
}

int32_t Tape::new_slot(const TensorObject* tensor) {
  set_slot(tensor, slots_);
  return slots_++;
}

bool Tape::add_leaves(Value v) {
  if (v.is_null()) return false;
  if (is_tensor(v)) {
    if (finds_ && !paused_) find_parameter(v);
    leaves_.push_back(slot_of(as_tensor(v)));
    return leaves_.back() >= 0;
  }
  if (!is_tuple(v) && !is_list(v)) return false;
  bool any = false;
  for (Value item : is_tuple(v) ? as_tuple(v)->span() : as_list(v)->span()) any = add_leaves(item) || any;
  return any;
}

void Tape::add_result(Value v) {
  if (is_tensor(v)) {
    leaves_.push_back(new_slot(as_tensor(v)));
  } else if (is_tuple(v)) {
    for (Value item : as_tuple(v)->span()) add_result(item);
  }
}

void Tape::on_operator(const ops::OpDef& op, std::span<const Value> arguments, Value result, EagerEntry& entry) {
  if (op.name == "Assign") {
    // The variable stays what it is differentiated by, as MindSpore has it, and what is assigned has no gradient; but
    // what is assigned to a view reaches its tensor with its gradient.
    TensorObject* target = as_tensor(arguments[0]);
    if (is_tensor(arguments[1]) && state_.vm.extension<Aliases>().is_view(target))
      on_assign(target, as_tensor(arguments[1]));
    if (is_tensor(result) && !paused_) on_copy(target, as_tensor(result));
  }
  if (paused_) return;
  // Of the operators that write, those with a gradient give it by what they return (Dropout); the generator that they
  // advance stands last, takes none and is not kept: a later draw leaves the step as it is.
  if (op.effect != ir::Effect::None) {
    const ops::Rules* rules = ops::rules_of(op);
    if (!rules || !rules->grad) return;
    if (ops::draws(op)) arguments = arguments.first(std::min(arguments.size(), op.args.size() - 1));
  }
  Step step{};
  step.first_leaf = static_cast<uint32_t>(leaves_.size());
  bool any = false;
  for (Value v : arguments) any = add_leaves(v) || any;
  if (any && !entry.gradients) entry.gradients = std::make_shared<OpGradients>(op);
  if (!any || (entry.gradients->rules && entry.gradients->rules->is_zero_gradient)) {
    leaves_.resize(step.first_leaf);
    return;
  }
  step.gradients = entry.gradients;
  step.leaf_count = static_cast<uint32_t>(leaves_.size()) - step.first_leaf;
  step.first_value = static_cast<uint32_t>(values_.size());
  step.argument_count = static_cast<uint32_t>(arguments.size());
  for (Value v : arguments) values_.push_back(Ref(v));
  values_.push_back(Ref(result));
  step.first_result = static_cast<uint32_t>(leaves_.size());
  add_result(result);
  step.result_count = static_cast<uint32_t>(leaves_.size()) - step.first_result;
  steps_.push_back(std::move(step));
}

void Tape::on_call(std::span<const Value> arguments, std::span<const Value> results,
                   const std::shared_ptr<Pullback>& pullback) {
  if (paused_) return;
  Step step{};
  step.first_leaf = static_cast<uint32_t>(leaves_.size());
  bool any = false;
  for (Value v : arguments) any = add_leaves(v) || any;
  if (!any) {
    leaves_.resize(step.first_leaf);
    return;
  }
  step.pullback = pullback;
  step.leaf_count = static_cast<uint32_t>(leaves_.size()) - step.first_leaf;
  step.first_value = static_cast<uint32_t>(values_.size());
  step.argument_count = static_cast<uint32_t>(arguments.size());
  for (Value v : arguments) values_.push_back(Ref(v));
  for (Value v : results) values_.push_back(Ref(v));
  step.first_result = static_cast<uint32_t>(leaves_.size());
  for (Value v : results) add_result(v);
  step.result_count = static_cast<uint32_t>(leaves_.size()) - step.first_result;
  steps_.push_back(std::move(step));
}

void Tape::before_write(TensorObject* tensor, Value before) {
  for (Ref& value : values_)
    if (value.get().is_object() && value.get().object() == tensor) value = Ref(before);
  for (Step& step : steps_)
    if (step.pullback) step.pullback->before_write(state_, *tensor, before);
}

bool Tape::accumulate(std::vector<Ref>& adjoints, int32_t slot, Ref gradient) {
  if (!is_wanted(slot) || !gradient) return true;
  Ref& sum = adjoints[static_cast<size_t>(slot)];
  sum = sum ? run_operator(state_, "Add", {sum.get(), gradient.get()}) : std::move(gradient);
  return static_cast<bool>(sum);
}

bool Tape::add_hook(const TensorObject* tensor, Value hook) {
  const int32_t slot = slot_of(tensor);
  if (slot < 0) return false;
  hooks_[slot].push_back(Ref(hook));
  return true;
}

bool Tape::run_hooks(int32_t slot, Ref& gradient) {
  const auto found = hooks_.find(slot);
  if (found == hooks_.end() || !gradient) return true;
  for (const Ref& hook : found->second) {
    Ref changed = state_.vm.call(hook, {gradient.get()});
    if (!changed) return false;
    if (is_tensor(changed)) gradient = std::move(changed);
  }
  return true;
}

bool Tape::run_step(const Step& step, std::vector<Ref>& adjoints) {
  std::vector<Ref> owned;
  std::vector<Value> gradients;
  bool any = false;
  for (uint32_t i = 0; i < step.result_count; ++i) {
    const int32_t slot = leaves_[step.first_result + i];
    owned.push_back(slot < 0 ? Ref() : std::exchange(adjoints[static_cast<size_t>(slot)], Ref()));
    if (!hooks_.empty() && !run_hooks(slot, owned.back())) return false;
    gradients.push_back(owned.back());
    any = any || gradients.back();
  }
  if (!any) return true;
  std::vector<Ref> out(step.leaf_count);
  if (step.pullback) {
    if (!step.pullback->run(state_, gradients, out)) return false;
  } else {
    std::vector<uint8_t> wanted;
    for (uint32_t i = 0; i < step.leaf_count; ++i) wanted.push_back(is_wanted(leaves_[step.first_leaf + i]));
    const GradStep application{std::span(values_).subspan(step.first_value, step.argument_count),
                               values_[step.first_value + step.argument_count], wanted, gradients};
    if (!run_gradient(state_, *step.gradients, application, out)) return false;
  }
  for (uint32_t i = 0; i < step.leaf_count; ++i)
    if (!accumulate(adjoints, leaves_[step.first_leaf + i], std::move(out[i]))) return false;
  return true;
}

void Tape::choose(std::span<const Value> wanted, std::vector<Value>& chosen) {
  for (const auto& [tensor, slot] : watched_) unwanted_.insert(slot);
  for (Value tensor : wanted) unwanted_.erase(slot_of(as_tensor(tensor)));
  for (const auto& [tensor, slot] : watched_)
    if (is_wanted(slot)) chosen.push_back(tensor);
}

void Tape::seal() {
  const auto add = [&](Value v) {
    if (!is_tensor(v)) return;
    const Storage* storage = as_tensor(v)->tensor.storage.get();
    sealed_.push_back({as_tensor(v), storage, storage ? storage->version : 0});
  };
  for (const auto& [tensor, slot] : watched_) add(tensor);
  for (const Ref& value : values_) add(value);
}

bool Tape::is_current() const {
  return std::all_of(sealed_.begin(), sealed_.end(), [](const Sealed& s) {
    return s.tensor->tensor.storage.get() == s.storage && (!s.storage || s.storage->version == s.version);
  });
}

bool Tape::gradients(std::span<const Value> results, std::span<const Value> sensitivities, std::vector<Ref>& out) {
  std::vector<Ref> adjoints(static_cast<size_t>(slots_));
  for (size_t i = 0; i < results.size(); ++i) {
    const int32_t slot = slot_of(as_tensor(results[i]));
    if (slot < 0) continue;
    Ref seed = i < sensitivities.size() && sensitivities[i] ? Ref(sensitivities[i])
                                                            : run_operator(state_, "OnesLike", {results[i]});
    if (!seed || !accumulate(adjoints, slot, std::move(seed))) return false;
  }
  for (size_t i = steps_.size(); i > 0; --i)
    if (!run_step(steps_[i - 1], adjoints)) return false;
  for (const auto& [tensor, slot] : watched_) {
    if (!is_wanted(slot)) continue;
    Ref gradient = adjoints[static_cast<size_t>(slot)];
    if (!hooks_.empty() && !run_hooks(slot, gradient)) return false;
    if (!gradient) gradient = run_operator(state_, "ZerosLike", {tensor.get()});
    if (!gradient) return false;
    out.push_back(std::move(gradient));
  }
  return true;
}

}  // namespace refjit::vm::tensors
