#include "runtime/executor_common.h"
#include "tensor/memory.h"

namespace refjit::runtime {
namespace {

class PoolExecutor final : public Executable {
 public:
  PoolExecutor(Plan plan, std::shared_ptr<PoolMemory> pool, Memory& outputs)
      : plan_(std::move(plan)), ports_(plan_, outputs), pool_(std::move(pool)) {
    at_.resize(plan_.buffers.size());
    operands_.resize(plan_.operands.size());
    for (uint32_t i = 0; i < plan_.buffers.size(); ++i)
      if (plan_.buffers[i].kind == BufferKind::Constant) at_[i] = plan_.constants[plan_.buffers[i].index].data();
    for (uint32_t i = 0; i < plan_.buffers.size(); ++i)
      if (plan_.buffers[i].kind == BufferKind::Input) input_buffers_.push_back({i, plan_.buffers[i].index});
    schedule();
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
  /// Temporaries that start or end at each step, as ranges of `events_`.
  struct Schedule {
    uint32_t first_take = 0, takes = 0;
    uint32_t first_give = 0, gives = 0;
  };

  void schedule() {
    const auto count = static_cast<uint32_t>(plan_.steps.size());
    std::vector<std::vector<uint32_t>> takes(count), gives(count);
    for (uint32_t i = 0; i < plan_.buffers.size(); ++i) {
      const Buffer& buffer = plan_.buffers[i];
      if (buffer.kind != BufferKind::Temporary || buffer.first_step >= count) continue;
      takes[buffer.first_step].push_back(i);
      gives[buffer.last_step].push_back(i);
    }
    for (uint32_t s = 0; s < count; ++s) {
      Schedule row;
      row.first_take = static_cast<uint32_t>(events_.size());
      row.takes = static_cast<uint32_t>(takes[s].size());
      events_.insert(events_.end(), takes[s].begin(), takes[s].end());
      row.first_give = static_cast<uint32_t>(events_.size());
      row.gives = static_cast<uint32_t>(gives[s].size());
      events_.insert(events_.end(), gives[s].begin(), gives[s].end());
      schedule_.push_back(row);
    }
  }

  bool run_step(size_t s) {
    const Schedule& row = schedule_[s];
    for (uint32_t i = 0; i < row.takes; ++i) {
      const uint32_t buffer = events_[row.first_take + i];
      at_[buffer] = pool_->allocate(padded_bytes(plan_.buffers[buffer].bytes));
      if (!at_[buffer]) [[unlikely]]
        return false;
    }
    const Step& step = plan_.steps[s];
    void** operands = operands_.data() + step.operands;
    const uint32_t* buffers = plan_.operands.data() + step.operands;
    for (uint32_t i = 0; i < step.inputs + step.outputs; ++i) operands[i] = at_[buffers[i]];
    step.kernel.run(step.kernel.state.get(), operands, operands + step.inputs);
    for (uint32_t i = 0; i < row.gives; ++i) give(events_[row.first_give + i]);
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
  std::vector<uint32_t> events_;
  std::vector<Schedule> schedule_;
  std::vector<Tensor> held_;  ///< Contiguous copies of this run's inputs.
};

}  // namespace

std::unique_ptr<Executable> make_pool_executor(Plan plan, std::shared_ptr<PoolMemory> pool, Memory& outputs) {
  return std::make_unique<PoolExecutor>(std::move(plan), std::move(pool), outputs);
}

}  // namespace refjit::runtime
