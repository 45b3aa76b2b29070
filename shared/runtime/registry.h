#pragma once
// The device table: a row a device, with how to open it or why this build has none. The rows of devices that live
// outside the core (native/devices) are given by the embedder; the core's own are here. Read by the command line, the
// server and conformance. Immutable and static: no registrars.
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "runtime/device.h"

namespace refjit::runtime {

struct DeviceRow {
  std::string_view name;         ///< "reference", "cpu", "cuda", ...
  std::string_view description;  ///< One line, for lists.
  /// Opens it; `outputs` (which outlives the device's tensors) gives the memory of results. An error names what was
  /// looked for and where; it never answers with another device.
  Result<std::unique_ptr<Device>> (*open)(Memory& outputs);
};

/// "reference" and "cpu".
std::span<const DeviceRow> core_devices();

/// Opens the row called `name` (exactly). Error (Device): the names there are.
Result<std::unique_ptr<Device>> open_device_row(std::span<const DeviceRow> rows, std::string_view name,
                                                Memory& outputs);

/// Row name for a `device_target` ("CPU", "GPU", "Ascend", any case): "cpu", "cuda", "ascend". Other texts come back
/// as they are.
std::string device_name_of_target(std::string_view target);

}  // namespace refjit::runtime
