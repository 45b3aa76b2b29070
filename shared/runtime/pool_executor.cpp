#include "kernels/fault.h"
#include "runtime/executor_common.h"
#include "runtime/plan_internal.h"
#include "tensor/memory.h"

namespace refjit::runtime {
namespace {

class PoolExecutor final : public Executable {
 public:
  PoolExecutor(Plan plan, std::shared_ptr<PoolMemory> pool, Memory& outputs)
      : plan_(std::move(plan)),
        ports_(plan_, outputs),
        pool_(std::move(pool)),
        takes_(plan_, false),
        gives_(plan_, true) {
    at_.resize(plan_.buffers.size());
    operands_.resize(plan_.operands.size());
    for (uint32_t i = 0; i < plan_.buffers.size(); ++i)
      if (plan_.buffers[i].kind == BufferKind::Constant) at_[i] = plan_.constants[plan_.buffers[i].index].data();
    for (uint32_t i = 0; i < plan_.buffers.size(); ++i)
      if (plan_.buffers[i].kind == BufferKind::Input) input_buffers_.push_back({i, plan_.buffers[i].index});
  }

  Status run(std::span<const Tensor> inputs, std::vector<Tensor>& outputs) override {
    REFJIT_TRY(ports_.check_count(inputs));
    Status error;
    for (const auto& [buffer, index] : input_buffers_) {
      const void* data = ports_.input_data(index, inputs[index], held_, error);
      if (!data && !error) return finish(std::move(error));
      at_[buffer] = const_cast<void*>(data);
    }
    if (auto made = ports_.make_outputs(outputs); !made) return finish(std::move(made));
    for (size_t i = 0; i < ports_.result_count(); ++i)
      if (!ports_.is_copied(i)) at_[ports_.result_buffer(i)] = outputs[i].data();
    for (size_t s = 0; s < plan_.steps.size(); ++s)
      if (!run_step(s)) return finish(out_of_memory(s));
    if (kernels::has_fault()) return finish(*kernels::take_fault());
    for (size_t i = 0; i < ports_.result_count(); ++i)
      if (ports_.is_copied(i)) ports_.copy_result(i, at_[ports_.result_buffer(i)], outputs);
    ports_.mark_written(inputs);
    return finish({});
  }

  PlanInfo plan() const override {
    PlanInfo info;
    info.executor = ExecutorKind::KernelByKernel;
    info.launches = info.kernels = static_cast<int64_t>(plan_.steps.size());
    info.arena_bytes = plan_.peak_bytes;
    info.written_inputs = plan_.written_inputs;
    return info;
  }

 private:
  bool run_step(size_t s) {
    for (const uint32_t buffer : takes_[s]) {
      at_[buffer] = pool_->allocate(padded_bytes(plan_.buffers[buffer].bytes));
      if (!at_[buffer]) [[unlikely]]
        return false;
    }
    const Step& step = plan_.steps[s];
    void** operands = operands_.data() + step.operands;
    const uint32_t* buffers = plan_.operands.data() + step.operands;
    for (uint32_t i = 0; i < step.inputs + step.outputs; ++i) operands[i] = at_[buffers[i]];
    step.kernel.run(step.kernel.state.get(), operands, operands + step.inputs);
    for (const uint32_t buffer : gives_[s]) give(buffer);
    return true;
  }

  void give(uint32_t buffer) {
    pool_->release(at_[buffer], padded_bytes(plan_.buffers[buffer].bytes));
    at_[buffer] = nullptr;
  }

  /// Gives back what steps before `failed` took and still hold.
  Status out_of_memory(size_t failed) {
    for (uint32_t i = 0; i < plan_.buffers.size(); ++i) {
      const Buffer& buffer = plan_.buffers[i];
      if (buffer.kind == BufferKind::Temporary && buffer.first_step <= failed && at_[i]) give(i);
    }
    return user_error("MemoryError", "[" + std::string(plan_.steps[failed].name) + "] no memory for a temporary",
                      plan_.steps[failed].span);
  }

  Status finish(Status status) {
    if (!held_.empty()) held_.clear();
    return status;
  }

  struct InputBuffer {
    uint32_t buffer, index;
  };

  Plan plan_;
  PlanPorts ports_;
  std::shared_ptr<PoolMemory> pool_;
  std::vector<void*> at_;        ///< Address of each buffer in this run.
  std::vector<void*> operands_;  ///< Parallel to Plan::operands.
  std::vector<InputBuffer> input_buffers_;
  TemporariesByStep takes_, gives_;
  std::vector<Tensor> held_;  ///< Contiguous copies of this run's inputs.
};

}  // namespace

std::unique_ptr<Executable> make_pool_executor(Plan plan, std::shared_ptr<PoolMemory> pool, Memory& outputs) {
  return std::make_unique<PoolExecutor>(std::move(plan), std::move(pool), outputs);
}

}  // namespace refjit::runtime
