#include "devices/devices.h"

#include <cstdlib>

#include "devices/ascend/ascend_device.h"
#include "devices/cpu/cpu_device.h"
#include "devices/cuda/cuda_device.h"
#include "devices/remote/remote_device.h"

namespace refjit::devices {
namespace {

constexpr runtime::DeviceRow kNativeDevices[] = {
    {"cpu", "the default: every instruction and core of this machine, oneDNN", open_cpu},
    {"cuda", "NVIDIA GPU through the CUDA driver, opened at run time; no kernels in this build", open_cuda},
    {"ascend", "Ascend NPU through CANN's ACL, opened at run time; no kernels in this build", open_ascend},
};

}  // namespace

std::span<const runtime::DeviceRow> all_devices() {
  static const auto rows = [] {
    // The core's own "cpu" is the reference; here it gives way to the native one.
    std::vector<runtime::DeviceRow> all;
    for (const runtime::DeviceRow& row : runtime::core_devices())
      if (row.name != "cpu") all.push_back(row);
    all.insert(all.end(), std::begin(kNativeDevices), std::end(kNativeDevices));
    return all;
  }();
  return rows;
}

Result<std::unique_ptr<runtime::Device>> open_device(const std::string& name_or_url, const std::string& token,
                                                     Memory& outputs) {
  if (name_or_url.find("://") == std::string::npos)
    return runtime::open_device_row(all_devices(), runtime::device_name_of_target(name_or_url), outputs);
  std::string secret = token;
  if (const char* environment = std::getenv("REFJIT_TOKEN"); secret.empty() && environment) secret = environment;
  return open_remote(name_or_url, secret);
}

Result<std::unique_ptr<runtime::Device>> open_device(const std::string& name_or_url, const std::string& token) {
  return open_device(name_or_url, token, host_memory());
}

}  // namespace refjit::devices
