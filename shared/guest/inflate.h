#pragma once
// gzip's format (RFC 1952 over RFC 1951), read: how the WebAssembly build carries the guest's sources, which then take
// a quarter of their bytes. Whole data in memory, nothing else; natively only tests call it.
#include <cstddef>
#include <memory>
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
/// One gzip member: the texts of some consecutive rows, `bytes` in all.
struct PackedGroup {
  std::string_view packed;  ///< Empty: it stands in the library file.
  size_t bytes;
  size_t offset = 0, size = 0;    ///< Where it stands there.
  std::string_view trailer = {};  ///< Its last eight bytes: checksum and length, by which it is known again.
};

/// The table whose texts gunzip gives, a group when it is first asked for: most programs read few of them.
class UnpackedSources {
 public:
  UnpackedSources(std::span<const PackedGroup> groups, std::span<const PackedSource> rows);
  std::span<const GuestSource> all() const { return sources_; }
  bool unpack(std::string_view text, const ReadLibrary& library);

 private:
  std::span<const PackedGroup> groups_;
  std::vector<bool> is_unpacked_;
  std::unique_ptr<char[]> text_;
  std::vector<GuestSource> sources_;
};

}  // namespace refjit::guest
