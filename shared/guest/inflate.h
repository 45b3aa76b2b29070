#pragma once
// gzip's format (RFC 1952 over RFC 1951), read: how the WebAssembly build carries the guest's sources, which then take
// a quarter of their bytes. Whole data in memory, nothing else; natively only tests call it.
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "guest/guest.h"

namespace refjit::guest {

/// The data of one gzip member that unpacks to `size` bytes; empty where it is damaged or of another size (checksums
/// are not looked at).
std::string gunzip(std::string_view packed, size_t size);

/// A row of the packed table: its text is the next `bytes` of the unpacked whole.
struct PackedSource {
  std::string_view module, path;
  size_t bytes;
  bool is_package;
};

/// The table of what gunzip gives.
class UnpackedSources {
 public:
  UnpackedSources(std::string_view packed, size_t size, std::span<const PackedSource> rows);
  std::span<const GuestSource> all() const { return sources_; }

 private:
  std::string text_;
  std::vector<GuestSource> sources_;
};

}  // namespace refjit::guest
