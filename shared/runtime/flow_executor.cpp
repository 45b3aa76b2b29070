// The executor of programs with several graphs. Frames and their slots stand on stacks of its own, a tail call takes
// the caller's place. Values are counted: memory goes back as soon as nothing holds a tensor, and a kernel writes over
// an operand that only this frame held.
#include <utility>

#include "kernels/fault.h"
#include "runtime/executor_common.h"
#include "runtime/flow_planner.h"
#include "runtime/flow_value.h"
#include "runtime/host_call.h"
#include "runtime/operator_plan.h"
#include "runtime/stop.h"

namespace refjit::runtime {
namespace {

/// Bounds of the stacks: deeper recursion is an error of the program.
constexpr size_t kMostFrames = size_t{1} << 20;
constexpr size_t kMostSlots = size_t{1} << 22;
constexpr uint32_t kCallsPerCheck = 16;

struct Closure;

/// A tensor (storage empty when it belongs to an input or a constant), or a function.
struct Leaf {
  void* data = nullptr;
  StorageRef storage;
  Closure* function = nullptr;
};

struct Closure {
  uint32_t references = 1;
  const FlowSite* site = nullptr;
  std::vector<Leaf> leaves;
};

class FlowExecutor final : public Executable {
 public:
  FlowExecutor(std::shared_ptr<ir::Module> module, std::unique_ptr<FlowProgram> program, ExecutorKind kind,
               std::vector<uint32_t> written, Memory& memory)
      : module_(std::move(module)), program_(std::move(program)), memory_(memory) {
    info_.executor = kind;
    info_.written_inputs = std::move(written);
  }
  ~FlowExecutor() override { unwind(); }

  Status run(std::span<const Tensor> inputs, std::vector<Tensor>& outputs) override {
    REFJIT_TRY(check_input_count(inputs, program_->inputs()));
    Status status = start(inputs);
    if (status) status = loop();
    if (auto fault = kernels::take_fault(); fault && status) status = *std::move(fault);
    if (status) status = finish(outputs);
    unwind();
    held_.clear();
    for (uint32_t i : info_.written_inputs) ++inputs[i].storage->version;
    info_.kernels = kernels_;
    info_.launches = info_.executor == ExecutorKind::Sink ? (kernels_ > 0 ? 1 : 0) : kernels_;
    info_.arena_bytes = peak_;
    return status;
  }

  PlanInfo plan() const override { return info_; }

 private:
  struct Frame {
    FlowBlock* block;
    size_t pc;  ///< After the call.
    size_t base;
  };

  // Values.
  Leaf copy(const Leaf& leaf) {
    if (leaf.function) ++leaf.function->references;
    return {leaf.data, leaf.storage, leaf.function};
  }
  Leaf take(SlotRef slot) {
    if (!(slot & kConstantSlot)) return copy(slots_[base_ + slot]);
    return {program_->constant(slot).data(), {}, nullptr};
  }
  void* data(SlotRef slot) const {
    return slot & kConstantSlot ? program_->constant(slot).data() : slots_[base_ + slot].data;
  }
  void drop(Leaf& leaf) {
    if (leaf.storage) {
      if (leaf.storage->references == 1) live_ -= leaf.storage->bytes;
      leaf.storage = StorageRef();
    }
    if (leaf.function) drop_function(std::exchange(leaf.function, nullptr));
    leaf.data = nullptr;
  }
  /// Functions may hold functions: no recursion.
  void drop_function(Closure* function) {
    if (--function->references > 0) return;
    std::vector<Closure*> dead{function};
    while (!dead.empty()) {
      Closure* closure = dead.back();
      dead.pop_back();
      for (Leaf& leaf : closure->leaves) {
        Closure* inner = std::exchange(leaf.function, nullptr);
        if (inner && --inner->references == 0) dead.push_back(inner);
        drop(leaf);
      }
      delete closure;
    }
  }
  void drop_slots(size_t from) {
    for (size_t i = from; i < slots_.size(); ++i) drop(slots_[i]);
  }
  void drop_all(std::vector<Leaf>& leaves) {
    for (Leaf& leaf : leaves) drop(leaf);
    leaves.clear();
  }
  void unwind() {
    drop_slots(0);
    slots_.clear();
    frames_.clear();
    drop_all(passed_);
  }

  StorageRef allocate(int64_t bytes) {
    StorageRef storage = StorageRef::make(bytes, memory_);
    if (storage) {
      live_ += storage->bytes;
      peak_ = std::max(peak_, live_);
    }
    return storage;
  }

  // Frames.
  Status start(std::span<const Tensor> inputs) {
    kernels_ = live_ = peak_ = 0;
    stop_ = current_stop_check;
    base_ = 0;
    Status error;
    for (size_t i = 0; i < inputs.size(); ++i) {
      const void* data = input_data(program_->inputs()[i], i, inputs[i], info_.written_inputs, memory_, held_, error);
      if (!error) return error;
      passed_.push_back({const_cast<void*>(data), {}, nullptr});
    }
    block_ = program_->entry(*program_->root(), error);
    if (!block_) return error;
    slots_.resize(block_->slots);
    place(nullptr);
    pc_ = 0;
    return {};
  }

  /// Moves what is passed into the slots `where` (null: the first ones).
  void place(const SlotRef* where) {
    for (size_t i = 0; i < passed_.size(); ++i) {
      put(where ? where[i] : static_cast<SlotRef>(i), std::move(passed_[i]));
      passed_[i].function = nullptr;
    }
    passed_.clear();
  }

  Status enter(FlowInstance& instance, FlowCall& call, bool is_tail) {
    Status error;
    FlowBlock* entry = instance.entry ? instance.entry.get() : program_->entry(instance, error);
    if (!entry) return error;
    if (is_tail) {
      drop_slots(base_);
    } else {
      frames_.push_back({block_, pc_, base_});
      base_ = slots_.size();
    }
    if (frames_.size() > kMostFrames || base_ + entry->slots > kMostSlots)
      return user_error("RecursionError", "maximum recursion depth exceeded", call.span);
    slots_.resize(base_ + entry->slots);
    place(nullptr);
    block_ = entry;
    pc_ = 0;
    return {};
  }

  /// True when the root has returned.
  Result<bool> leave(FlowType type) {
    drop_slots(base_);
    if (frames_.empty()) {
      result_ = type;
      slots_.clear();
      return true;
    }
    const Frame frame = frames_.back();
    frames_.pop_back();
    base_ = frame.base;
    block_ = frame.block;
    pc_ = frame.pc;
    REFJIT_TRY(go_on(type));
    return false;
  }

  /// After the call before pc_, which gave what is passed, of this type.
  Status go_on(FlowType type) {
    FlowCall& call = block_->calls[block_->code[pc_ - 1].detail];
    if (call.expected != type) [[unlikely]] {
      Status error;
      block_ = program_->continuation(*block_, call, type, error);
      if (!block_) return error;
      pc_ = block_->call_places[call.ordinal] + 1;
    }
    slots_.resize(base_ + block_->slots);
    const FlowInstruction& made = block_->code[pc_ - 1];
    place(block_->operands.data() + made.operands + made.inputs);
    return {};
  }

  // Instructions.
  Status loop() {
    while (true) {
      const FlowInstruction& instruction = block_->code[pc_++];
      switch (instruction.code) {
        case FlowCode::Kernel:
          REFJIT_TRY(run_kernel(instruction));
          break;
        case FlowCode::Host:
          REFJIT_TRY(run_host(instruction));
          break;
        case FlowCode::HostValue:
          REFJIT_TRY(run_host_value(instruction));
          break;
        case FlowCode::Closure:
          make_closure(instruction);
          break;
        case FlowCode::Select: {
          const SlotRef* operands = block_->operands.data() + instruction.operands;
          Leaf chosen = take(operands[*static_cast<const bool*>(data(operands[0])) ? 1 : 2]);
          put(operands[3], std::move(chosen));
          release(instruction);
          break;
        }
        case FlowCode::Call:
        case FlowCode::Branch:
        case FlowCode::CallValue:
          REFJIT_TRY(call(instruction));
          break;
        case FlowCode::Return: {
          pass(block_->operands.data() + instruction.operands, instruction.inputs);
          auto is_over = leave(block_->returns[instruction.detail]);
          if (!is_over) return std::move(is_over).error();
          if (*is_over) return {};
          break;
        }
      }
    }
  }

  void put(SlotRef slot, Leaf leaf) {
    Leaf& place = slots_[base_ + slot];
    drop(place);
    place = std::move(leaf);
  }

  void release(const FlowInstruction& instruction) {
    const SlotRef* slots = block_->operands.data() + instruction.first_release;
    for (uint32_t i = 0; i < instruction.releases; ++i) drop(slots_[base_ + slots[i]]);
  }

  void pass(const SlotRef* slots, size_t count) {
    for (size_t i = 0; i < count; ++i) passed_.push_back(take(slots[i]));
  }

  Status run_kernel(const FlowInstruction& instruction) {
    FlowKernel& kernel = block_->kernels[instruction.detail];
    const SlotRef* operands = block_->operands.data() + instruction.operands;
    const uint32_t inputs = instruction.inputs;
    const size_t results = kernel.output_bytes.size();
    if (pointers_.size() < inputs + results) pointers_.resize(inputs + results);
    void** pointers = pointers_.data();
    for (uint32_t i = 0; i < inputs; ++i) pointers[i] = data(operands[i]);
    for (size_t i = 0; kernel.kernel.writes_input && i < results; ++i) pointers[inputs + i] = pointers[i];
    for (uint32_t i = 0; i < instruction.outputs; ++i) {
      StorageRef storage;
      if (i == 0 && kernel.reusable) storage = reused(kernel, operands);
      if (!storage) storage = allocate(kernel.output_bytes[i]);
      if (!storage) [[unlikely]]
        return user_error("MemoryError", "[" + std::string(kernel.name) + "] no memory for a temporary", kernel.span);
      pointers[inputs + i] = storage->data;
      put(operands[inputs + i], {storage->data, std::move(storage), nullptr});
    }
    kernel.kernel.run(kernel.kernel.state.get(), pointers, pointers + inputs);
    ++kernels_;
    release(instruction);
    return {};
  }

  /// The host gets copies: it may keep what it is given, and the program goes on writing its memory.
  Result<std::vector<HostOperand>> operands_of(const FlowHost& host, const FlowInstruction& instruction) {
    if (!current_host)
      return device_error("[run] '" + std::string(host.node->primitive()->name) +
                          "' needs the interpreter that compiled it");
    const SlotRef* next = block_->operands.data() + instruction.operands;
    std::vector<HostOperand> operands;
    for (const ir::AbstractRef& type : host.operands) {
      HostOperand operand{type, {}};
      std::vector<const ir::Abstract*> leaves;
      append_flow_leaves(*type, leaves);
      for (const ir::Abstract* leaf : leaves) {
        if (leaf->is_scalar() && leaf->is_constant) continue;
        auto copied = leaf->is_tensor() ? Tensor::copy_of(leaf->dtype, leaf->shape.concrete(), data(*next))
                                        : Tensor::copy_of(scalar_dtype(*leaf), {}, data(*next));
        if (!copied) return std::move(copied).error();
        operand.leaves.push_back(*std::move(copied));
        ++next;
      }
      operands.push_back(std::move(operand));
    }
    return operands;
  }

  Status run_host_value(const FlowInstruction& instruction) {
    const FlowHost& host = block_->hosts[block_->calls[instruction.detail].host];
    auto operands = operands_of(host, instruction);
    if (!operands) return std::move(operands).error();
    auto value = current_host->evaluate(*host.node, *operands);
    if (!value) return std::move(value).error();
    release(instruction);
    for (Tensor& leaf : value->leaves) {
      live_ += leaf.storage->bytes;
      passed_.push_back({leaf.data(), leaf.storage, nullptr});
    }
    return go_on(program_->type_of(value->type));
  }

  Status run_host(const FlowInstruction& instruction) {
    const FlowHost& host = block_->hosts[instruction.detail];
    auto operands = operands_of(host, instruction);
    if (!operands) return std::move(operands).error();
    REFJIT_TRY(current_host->call(*host.node, *operands));
    if (instruction.outputs > 0) return internal_error("[run] a host node that gives a value came back");
    release(instruction);
    return {};
  }

  /// The memory of an operand that nothing holds after this kernel.
  StorageRef reused(const FlowKernel& kernel, const SlotRef* operands) {
    for (uint32_t mask = kernel.reusable; mask != 0; mask &= mask - 1) {
      Leaf& leaf = slots_[base_ + operands[__builtin_ctz(mask)]];
      if (leaf.storage && leaf.storage->references == 1) return std::move(leaf.storage);
    }
    return {};
  }

  void make_closure(const FlowInstruction& instruction) {
    const SlotRef* operands = block_->operands.data() + instruction.operands;
    auto* closure = new Closure;
    closure->site = block_->closures[instruction.detail];
    closure->leaves.reserve(instruction.inputs);
    for (uint32_t i = 0; i < instruction.inputs; ++i) closure->leaves.push_back(take(operands[i]));
    put(operands[instruction.inputs], {nullptr, {}, closure});
    release(instruction);
  }

  Status call(const FlowInstruction& instruction) {
    // Only calls make a program long.
    if (stop_ && ++calls_ % kCallsPerCheck == 0) REFJIT_TRY(stop_->check());
    FlowCall& call = block_->calls[instruction.detail];
    const SlotRef* operands = block_->operands.data() + instruction.operands;
    FlowInstance* instance = nullptr;
    if (instruction.code == FlowCode::CallValue) {
      const Closure* function = slots_[base_ + operands[0]].function;
      if (!function) return internal_error("[run] what is called is no function");
      for (const Leaf& leaf : function->leaves) passed_.push_back(copy(leaf));
      pass(operands + 1, instruction.inputs - 1);
      instance = callee_of(*function->site, call);
      if (!instance)
        return user_error("TypeError", "The function that is called takes another number of arguments.", call.span);
    } else {
      const bool is_second = instruction.code == FlowCode::Branch && !*static_cast<const bool*>(data(operands[0]));
      const FlowTarget& target = call.targets[is_second ? 1 : 0];
      pass(target.leaves.data(), target.leaves.size());
      instance = target.instance;
    }
    // Arguments that only the caller held are the callee's alone now.
    if (!instruction.is_tail) release(instruction);
    return enter(*instance, call, instruction.is_tail);
  }

  FlowInstance* callee_of(const FlowSite& site, FlowCall& call) {
    for (auto& [known, instance] : call.callees)
      if (known == &site) return instance;
    FlowInstance* instance = program_->callee(site, *call.site);
    if (instance) call.callees.emplace_back(&site, instance);
    return instance;
  }

  // Results: constants that the program is known to return are left out, as its caller knows them.
  Status finish(std::vector<Tensor>& outputs) {
    auto types = FlowProgram::result_types(result_);
    if (!types) return std::move(types).error();
    const std::vector<bool> wanted = program_->wanted_results(types->size());
    outputs.clear();
    for (size_t i = 0; i < types->size(); ++i) {
      if (!wanted[i]) continue;
      Tensor out;
      out.dtype = (*types)[i].dtype;
      out.shape = (*types)[i].shape;
      out.strides = contiguous_strides(out.shape);
      out.storage = std::move(passed_[i].storage);
      if (!out.storage) {
        const int64_t bytes = out.byte_count();
        out.storage = StorageRef::make(bytes, memory_);
        if (!out.storage) {
          outputs.clear();
          return user_error("MemoryError", "[run] cannot allocate an output of " + std::to_string(bytes) + " bytes");
        }
        if (bytes > 0) std::memcpy(out.data(), passed_[i].data, static_cast<size_t>(bytes));
      }
      outputs.push_back(std::move(out));
    }
    return {};
  }

  std::shared_ptr<ir::Module> module_;
  std::unique_ptr<FlowProgram> program_;
  Memory& memory_;
  PlanInfo info_;
  FlowBlock* block_ = nullptr;
  size_t pc_ = 0;
  size_t base_ = 0;
  std::vector<Frame> frames_;
  std::vector<Leaf> slots_;
  std::vector<Leaf> passed_;  ///< Between frames.
  std::vector<void*> pointers_;
  std::vector<Tensor> held_;
  FlowType result_ = nullptr;
  StopCheck* stop_ = nullptr;
  uint32_t calls_ = 0;
  int64_t kernels_ = 0, live_ = 0, peak_ = 0;
};

}  // namespace

Result<std::unique_ptr<Executable>> make_flow_executor(std::shared_ptr<ir::Module> module,
                                                       std::span<const TensorType> inputs, ExecutorKind kind,
                                                       const KernelSource& kernels, Memory& memory) {
  auto program = std::make_unique<FlowProgram>(*module->root, kernels);
  REFJIT_TRY(program->prepare(inputs));
  std::vector<uint32_t> written = written_inputs(*module->root);
  return std::unique_ptr<Executable>(
      std::make_unique<FlowExecutor>(std::move(module), std::move(program), kind, std::move(written), memory));
}

}  // namespace refjit::runtime
