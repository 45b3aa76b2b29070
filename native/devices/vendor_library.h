#pragma once
// Vendor libraries opened at run time, so that this program builds, starts and passes its tests without them. Used by
// the cuda and ascend rows. Invariant: nothing of the vendor's is linked; the handle is closed with the object.
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace refjit::devices {

class VendorLibrary {
 public:
  VendorLibrary() = default;
  VendorLibrary(VendorLibrary&& other) noexcept;
  VendorLibrary& operator=(VendorLibrary&& other) noexcept;
  ~VendorLibrary();

  /// The first of `names` that opens: as the loader finds it, then in each of `folders`. The error lists every place
  /// that was tried and what the loader said about the last.
  static Result<VendorLibrary> open(std::string_view device, std::span<const std::string_view> names,
                                    std::span<const std::string> folders);

  /// Address of an entry point; null when the library has none of that name.
  void* symbol(const char* name) const;
  const std::string& path() const { return path_; }

 private:
  void* handle_ = nullptr;
  std::string path_;
};

/// Value of an environment variable with `suffix` appended, or nothing: for lists of folders.
void add_environment_folder(std::vector<std::string>& folders, const char* variable, std::string_view suffix);

}  // namespace refjit::devices
