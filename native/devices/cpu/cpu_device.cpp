#include "devices/cpu/cpu_device.h"

#include "devices/cpu/cpu_kernels.h"
#include "devices/cpu/lanes.h"
#include "devices/cpu/threads.h"
#include "runtime/planned_device.h"

namespace refjit::devices {

Result<std::unique_ptr<runtime::Device>> open_cpu(Memory& outputs) {
  runtime::DeviceInfo info;
  info.name = "cpu";
  const int threads = cpu::thread_count();
  info.description = std::string(cpu::lanes_name()) + " and oneDNN, " + std::to_string(threads) +
                     (threads == 1 ? " thread" : " threads");
  return runtime::make_planned_device(std::move(info), cpu::cpu_kernels(), outputs);
}

}  // namespace refjit::devices
