#pragma once
// What both executors do the same way: checking and laying out inputs, making outputs. Included by the two executors
// only.
#include <algorithm>
#include <cstring>

#include "runtime/executor.h"

namespace refjit::runtime {

inline bool same_shape(const Shape& a, const Shape& b) {
  if (a.size() != b.size()) return false;
  const int64_t* x = a.data();
  const int64_t* y = b.data();
  for (uint32_t i = 0; i < a.size(); ++i)
    if (x[i] != y[i]) return false;
  return true;
}

inline Status check_input_count(std::span<const Tensor> inputs, std::span<const TensorType> types) {
  if (inputs.size() == types.size()) return {};
  return device_error("[run] got " + std::to_string(inputs.size()) + " inputs, expected " +
                      std::to_string(types.size()));
}

/// Address of input `i`'s contiguous bytes, null with `error` set. Other layouts are copied and kept in `held`, but not
/// those of the inputs that are `written`.
inline const void* input_data(const TensorType& type, size_t i, const Tensor& tensor, std::span<const uint32_t> written,
                              Memory& memory, std::vector<Tensor>& held, Status& error) {
  if (tensor.dtype != type.dtype || !same_shape(tensor.shape, type.shape) || !tensor.is_defined()) [[unlikely]] {
    error = device_error("[run] input " + std::to_string(i) + ", got " + std::string(ir_name(tensor.dtype)) + " " +
                         shape_text(tensor.shape) + ", expected " + std::string(ir_name(type.dtype)) + " " +
                         shape_text(type.shape));
    return nullptr;
  }
  if (tensor.is_contiguous()) [[likely]]
    return tensor.data();
  if (std::find(written.begin(), written.end(), i) != written.end()) {
    error = device_error("[run] input " + std::to_string(i) + " is written and must be contiguous");
    return nullptr;
  }
  auto copy = contiguous(tensor, memory);
  if (!copy) {
    error = std::move(copy).error();
    return nullptr;
  }
  held.push_back(*std::move(copy));
  return held.back().data();
}

/// Inputs and outputs of a plan, with everything that does not change between runs prepared.
class PlanPorts {
 public:
  PlanPorts(const Plan& plan, Memory& memory) : memory_(memory) {
    inputs_ = plan.inputs;
    written_ = plan.written_inputs;
    for (uint32_t i = 0; i < plan.results.size(); ++i) {
      const ResultTensor& result = plan.results[i];
      Port port;
      port.like.dtype = result.type.dtype;
      port.like.shape = result.type.shape;
      port.like.strides = contiguous_strides(result.type.shape);
      port.bytes = plan.buffers[result.buffer].bytes;
      port.buffer = result.buffer;
      port.is_copied = result.is_copied;
      port.owner = result.is_copied ? i : plan.buffers[result.buffer].index;
      results_.push_back(std::move(port));
    }
  }

  size_t input_count() const { return inputs_.size(); }
  size_t result_count() const { return results_.size(); }
  uint32_t result_buffer(size_t i) const { return results_[i].buffer; }
  bool is_copied(size_t i) const { return results_[i].is_copied; }
  /// The results whose storage is made here (others share the owner's).
  bool owns_storage(size_t i) const { return results_[i].owner == i; }

  Status check_count(std::span<const Tensor> inputs) const { return check_input_count(inputs, inputs_); }

  /// As the free function.
  const void* input_data(size_t i, const Tensor& tensor, std::vector<Tensor>& held, Status& error) const {
    return runtime::input_data(inputs_[i], i, tensor, written_, memory_, held, error);
  }

  /// Makes the tensors of a run; storage of copied results and of owners is new.
  Status make_outputs(std::vector<Tensor>& outputs) const {
    outputs.resize(results_.size());
    for (size_t i = 0; i < results_.size(); ++i) {
      const Port& port = results_[i];
      StorageRef storage = port.owner == i ? StorageRef::make(port.bytes, memory_) : outputs[port.owner].storage;
      if (!storage) [[unlikely]] {
        outputs.clear();
        return user_error("MemoryError", "[run] cannot allocate an output of " + std::to_string(port.bytes) + " bytes");
      }
      Tensor& out = outputs[i];
      out = port.like;
      out.storage = std::move(storage);
    }
    return {};
  }

  /// Views and caches see by the version that these tensors have changed.
  void mark_written(std::span<const Tensor> inputs) const {
    for (uint32_t i : written_) ++inputs[i].storage->version;
  }

  void copy_result(size_t i, const void* from, std::vector<Tensor>& outputs) const {
    if (results_[i].bytes > 0) std::memcpy(outputs[i].data(), from, static_cast<size_t>(results_[i].bytes));
  }

 private:
  struct Port {
    Tensor like;  ///< Without storage.
    int64_t bytes = 0;
    uint32_t buffer = 0;
    uint32_t owner = 0;
    bool is_copied = false;
  };

  Memory& memory_;
  std::vector<TensorType> inputs_;
  std::vector<uint32_t> written_;
  std::vector<Port> results_;
};

}  // namespace refjit::runtime
