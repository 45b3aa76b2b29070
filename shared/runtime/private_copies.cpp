#include "runtime/private_copies.h"

namespace refjit::runtime {

Result<std::vector<Tensor>> private_copies(std::span<const Tensor> tensors) {
  std::vector<Tensor> copies;
  for (const Tensor& t : tensors) {
    if (!t.is_defined() || !t.storage->memory->is_host()) return device_error("[copy] a tensor is not on the host");
    auto copy = Tensor::empty(t.dtype, t.shape);
    if (!copy) return std::move(copy).error();
    copy_elements(t, copy->data());
    copies.push_back(*std::move(copy));
  }
  return copies;
}

int64_t byte_count(std::span<const Tensor> tensors) {
  int64_t bytes = 0;
  for (const Tensor& t : tensors) bytes += t.byte_count();
  return bytes;
}

}  // namespace refjit::runtime
