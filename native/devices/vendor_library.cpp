#include "devices/vendor_library.h"

#include <dlfcn.h>

#include <cstdlib>
#include <utility>

namespace refjit::devices {

VendorLibrary::VendorLibrary(VendorLibrary&& other) noexcept
    : handle_(std::exchange(other.handle_, nullptr)), path_(std::move(other.path_)) {}

VendorLibrary& VendorLibrary::operator=(VendorLibrary&& other) noexcept {
  std::swap(handle_, other.handle_);
  std::swap(path_, other.path_);
  return *this;
}

VendorLibrary::~VendorLibrary() {
  if (handle_) dlclose(handle_);
}

Result<VendorLibrary> VendorLibrary::open(std::string_view device, std::span<const std::string_view> names,
                                          std::span<const std::string> folders) {
  std::vector<std::string> places(names.begin(), names.end());
  for (const std::string& folder : folders)
    for (std::string_view name : names) places.push_back(folder + "/" + std::string(name));
  std::string reason;
  for (const std::string& place : places) {
    if (void* handle = dlopen(place.c_str(), RTLD_NOW | RTLD_LOCAL)) {
      VendorLibrary library;
      library.handle_ = handle;
      library.path_ = place;
      return library;
    }
    // A library that is there and does not load says more than the last place where there is none.
    const char* said = dlerror();
    if (said && (reason.empty() || reason.find("No such file") != std::string::npos)) reason = said;
  }
  auto joined = [](const auto& texts) {
    std::string all;
    for (const auto& text : texts) all += (all.empty() ? "" : ", ") + std::string(text);
    return all;
  };
  return device_error("[" + std::string(device) + "] the vendor's library was not found: looked for " + joined(names) +
                      " on the loader's path and in " + joined(folders) + "; the loader said: " + reason);
}

void* VendorLibrary::symbol(const char* name) const { return handle_ ? dlsym(handle_, name) : nullptr; }

void add_environment_folder(std::vector<std::string>& folders, const char* variable, std::string_view suffix) {
  if (const char* value = std::getenv(variable); value && *value) folders.push_back(value + std::string(suffix));
}

}  // namespace refjit::devices
