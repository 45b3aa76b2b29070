#include "kernels/fault.h"
#include "runtime/executor_common.h"

namespace refjit::runtime {
namespace {

/// Every operand's address is known at the first run, but for those of inputs and outputs: these are patched.
class SinkExecutor final : public Executable {
 public:
  SinkExecutor(Plan plan, Memory& outputs) : plan_(std::move(plan)), ports_(plan_, outputs), memory_(outputs) {}

  Status run(std::span<const Tensor> inputs, std::vector<Tensor>& outputs) override {
    if (!is_ready_) REFJIT_TRY(get_ready());
    REFJIT_TRY(ports_.check_count(inputs));
    Status error;
    for (size_t i = 0; i < inputs.size(); ++i) {
      const void* data = ports_.input_data(i, inputs[i], held_, error);
      if (!data && !error) return finish(std::move(error));
      inputs_at_[i] = data;
    }
    if (auto made = ports_.make_outputs(outputs); !made) return finish(std::move(made));
    for (const Patch& patch : input_patches_) operands_[patch.operand] = const_cast<void*>(inputs_at_[patch.index]);
    for (const Patch& patch : output_patches_) operands_[patch.operand] = outputs[patch.index].data();
    for (const Step& step : plan_.steps) {
      void** operands = operands_.data() + step.operands;
      step.kernel.run(step.kernel.state.get(), operands, operands + step.inputs);
    }
    if (kernels::has_fault()) return finish(*kernels::take_fault());
    for (size_t i = 0; i < ports_.result_count(); ++i)
      if (ports_.is_copied(i)) ports_.copy_result(i, copied_from(ports_.result_buffer(i)), outputs);
    ports_.mark_written(inputs);
    return finish({});
  }

  PlanInfo plan() const override {
    PlanInfo info;
    info.executor = ExecutorKind::Sink;
    info.launches = plan_.steps.empty() ? 0 : 1;
    info.kernels = static_cast<int64_t>(plan_.steps.size());
    info.arena_bytes = plan_.arena_bytes;
    info.written_inputs = plan_.written_inputs;
    return info;
  }

 private:
  struct Patch {
    uint32_t operand, index;
  };

  Status get_ready() {
    if (plan_.arena_bytes > 0) {
      arena_ = StorageRef::make(plan_.arena_bytes, memory_);
      if (!arena_)
        return user_error("MemoryError",
                          "[run] no memory for an arena of " + std::to_string(plan_.arena_bytes) + " bytes");
    }
    inputs_at_.resize(plan_.inputs.size());
    operands_.resize(plan_.operands.size());
    for (uint32_t i = 0; i < plan_.operands.size(); ++i) {
      const Buffer& buffer = plan_.buffers[plan_.operands[i]];
      switch (buffer.kind) {
        case BufferKind::Input:
          input_patches_.push_back({i, buffer.index});
          break;
        case BufferKind::Output:
          output_patches_.push_back({i, buffer.index});
          break;
        case BufferKind::Constant:
          operands_[i] = plan_.constants[buffer.index].data();
          break;
        case BufferKind::Temporary:
          // What refine() took out of the plan has no place.
          if (buffer.offset >= 0) operands_[i] = static_cast<std::byte*>(arena_->data) + buffer.offset;
          break;
      }
    }
    is_ready_ = true;
    return {};
  }

  const void* copied_from(uint32_t buffer) const {
    const Buffer& from = plan_.buffers[buffer];
    return from.kind == BufferKind::Input ? inputs_at_[from.index] : plan_.constants[from.index].data();
  }

  Status finish(Status status) {
    if (!held_.empty()) held_.clear();
    return status;
  }

  Plan plan_;
  PlanPorts ports_;
  Memory& memory_;
  StorageRef arena_;
  bool is_ready_ = false;
  std::vector<const void*> inputs_at_;
  std::vector<void*> operands_;  ///< Parallel to Plan::operands.
  std::vector<Patch> input_patches_, output_patches_;
  std::vector<Tensor> held_;
};

}  // namespace

std::unique_ptr<Executable> make_sink_executor(Plan plan, Memory& outputs) {
  place_in_arena(plan);
  return std::make_unique<SinkExecutor>(std::move(plan), outputs);
}

}  // namespace refjit::runtime
