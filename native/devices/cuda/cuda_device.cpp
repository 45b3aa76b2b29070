#include "devices/cuda/cuda_device.h"

#include "devices/vendor_library.h"

namespace refjit::devices {
namespace {

// Entry points of the CUDA driver that are used here, declared by hand (CUDA driver API reference, "Initialization" and
// "Device Management"): no vendor header is needed to build.
using CuInit = int (*)(unsigned flags);
using CuDeviceGetCount = int (*)(int* count);
using CuDeviceGetName = int (*)(char* name, int length, int device);
using CuDriverGetVersion = int (*)(int* version);

std::string driver_version(const VendorLibrary& library) {
  auto version_of = reinterpret_cast<CuDriverGetVersion>(library.symbol("cuDriverGetVersion"));
  int version = 0;
  if (!version_of || version_of(&version) != 0) return "unknown";
  return std::to_string(version / 1000) + "." + std::to_string(version % 1000 / 10);
}

}  // namespace

Result<std::unique_ptr<runtime::Device>> open_cuda(Memory&) {
  std::vector<std::string> folders;
  add_environment_folder(folders, "CUDA_HOME", "/compat");
  add_environment_folder(folders, "CUDA_PATH", "/compat");
  for (const char* folder : {"/usr/lib/x86_64-linux-gnu", "/usr/lib64", "/usr/lib/wsl/lib", "/usr/local/cuda/compat"})
    folders.emplace_back(folder);
  constexpr std::string_view kNames[] = {"libcuda.so.1", "libcuda.so"};
  auto library = VendorLibrary::open("cuda", kNames, folders);
  if (!library) return std::move(library).error();

  auto init = reinterpret_cast<CuInit>(library->symbol("cuInit"));
  auto device_count = reinterpret_cast<CuDeviceGetCount>(library->symbol("cuDeviceGetCount"));
  auto device_name = reinterpret_cast<CuDeviceGetName>(library->symbol("cuDeviceGetName"));
  if (!init || !device_count || !device_name)
    return device_error("[cuda] " + library->path() + " lacks the driver's entry points");
  if (const int code = init(0); code != 0)
    return device_error("[cuda] cuInit of " + library->path() + " failed with code " + std::to_string(code));
  int count = 0;
  if (const int code = device_count(&count); code != 0 || count == 0)
    return device_error("[cuda] " + library->path() + " is there, but reports no GPU (code " + std::to_string(code) +
                        ")");
  char name[128] = {};
  if (device_name(name, sizeof name - 1, 0) != 0) name[0] = '\0';
  return device_error("[cuda] found " + library->path() + " (driver " + driver_version(*library) + ") with " +
                      std::to_string(count) + " GPU(s), the first one " + name +
                      ", but this build has no CUDA kernels yet");
}

}  // namespace refjit::devices
