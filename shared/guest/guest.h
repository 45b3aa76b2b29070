#pragma once
// shared/guest: Python sources that the VM runs (mindspore, numpy, parts of the standard library), embedded as text.
// api/Session registers each with Vm::register_source. This room knows nothing of the VM; the build writes the table
// from the folder's *.py files (embed.cmake).
#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace refjit::guest {

struct GuestSource {
  std::string_view module;  ///< Dotted name: "mindspore.ops".
  std::string_view path;    ///< Relative to shared/guest: "mindspore/ops/__init__.py".
  std::string_view text;
  bool is_package;
  std::string_view frozen = {};  ///< Its code, compiled by the build (python/freeze.h); empty in pages.
};

/// Every embedded module. Static storage.
std::span<const GuestSource> guest_sources();

/// What a source's `frozen` says, asked by its text.
std::string_view frozen_code(std::string_view text);

/// Gives `size` bytes of the library file from `offset` on; fewer where it cannot be read.
using ReadLibrary = std::function<std::string(size_t offset, size_t size)>;

/// Before a source's text is read: where sources are packed (in groups), this fills the group that `text` is in. A page
/// starts with the groups that every program needs; the others are in the library file, a neighbour of the core. False:
/// that file is missing, damaged or of another build.
bool unpack(std::string_view text, const ReadLibrary& library);

}  // namespace refjit::guest
