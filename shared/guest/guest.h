#pragma once
// shared/guest: Python sources that the VM runs (mindspore, numpy, parts of the standard library), embedded as text.
// api/Session registers each with Vm::register_source. This room knows nothing of the VM; the build writes the table
// from the folder's *.py files (embed.cmake).
#include <span>
#include <string_view>

namespace refjit::guest {

struct GuestSource {
  std::string_view module;  ///< Dotted name: "mindspore.ops".
  std::string_view path;    ///< Relative to shared/guest: "mindspore/ops/__init__.py".
  std::string_view text;
  bool is_package;
};

/// Every embedded module, sorted by path. Static storage.
std::span<const GuestSource> guest_sources();

/// Before a source's text is read: where sources are packed (in groups), this fills the group that `text` is in.
void unpack(std::string_view text);

}  // namespace refjit::guest
