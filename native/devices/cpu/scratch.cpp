#include "devices/cpu/scratch.h"

#include "tensor/tensor.h"

namespace refjit::devices::cpu {

std::byte* scratch(int64_t bytes) {
  thread_local StorageRef memory;
  if (!memory || memory->bytes < bytes) {
    memory = {};
    memory = StorageRef::make(bytes, host_memory());
  }
  return memory ? static_cast<std::byte*>(memory->data) : nullptr;
}

}  // namespace refjit::devices::cpu
