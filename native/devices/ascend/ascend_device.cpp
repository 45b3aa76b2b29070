#include "devices/ascend/ascend_device.h"

#include "devices/vendor_library.h"

namespace refjit::devices {
namespace {

// Entry points of CANN's ACL that are used here, declared by hand (CANN application development reference, "acl.h").
using AclInit = int (*)(const char* config_path);
using AclFinalize = int (*)();
using AclDeviceCount = int (*)(uint32_t* count);

}  // namespace

Result<std::unique_ptr<runtime::Device>> open_ascend(Memory&) {
  std::vector<std::string> folders;
  add_environment_folder(folders, "ASCEND_HOME_PATH", "/lib64");
  add_environment_folder(folders, "ASCEND_TOOLKIT_HOME", "/lib64");
  for (const char* folder : {"/usr/local/Ascend/ascend-toolkit/latest/lib64", "/usr/local/Ascend/latest/lib64",
                             "/usr/local/Ascend/nnrt/latest/lib64"})
    folders.emplace_back(folder);
  constexpr std::string_view kNames[] = {"libascendcl.so"};
  auto library = VendorLibrary::open("ascend", kNames, folders);
  if (!library) return std::move(library).error();

  auto init = reinterpret_cast<AclInit>(library->symbol("aclInit"));
  auto finalize = reinterpret_cast<AclFinalize>(library->symbol("aclFinalize"));
  auto device_count = reinterpret_cast<AclDeviceCount>(library->symbol("aclrtGetDeviceCount"));
  if (!init || !finalize || !device_count)
    return device_error("[ascend] " + library->path() + " lacks ACL's entry points");
  if (const int code = init(nullptr); code != 0)
    return device_error("[ascend] aclInit of " + library->path() + " failed with code " + std::to_string(code));
  uint32_t count = 0;
  const int code = device_count(&count);
  finalize();
  if (code != 0 || count == 0)
    return device_error("[ascend] " + library->path() + " is there, but reports no NPU (code " + std::to_string(code) +
                        ")");
  return device_error("[ascend] found " + library->path() + " with " + std::to_string(count) +
                      " NPU(s), but this build has no Ascend kernels yet");
}

}  // namespace refjit::devices
