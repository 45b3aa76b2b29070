#pragma once
// Devices of the native build: the table's rows and how a name or an address becomes a Device. Used by the command line
// (`run --device`, `serve --device`, `conform --device`) and by tests. Invariant: a device that is asked for and
// missing is an error that says what was looked for and where, never another device.
#include <memory>
#include <span>
#include <string>

#include "runtime/registry.h"

namespace refjit::devices {

/// reference, cpu, cuda, ascend.
std::span<const runtime::DeviceRow> all_devices();

/// `name_or_url`: a row's name, a device_target ("CPU", "GPU", "Ascend"), or ws://HOST:PORT[/v1][?token=T].
/// `token`: for addresses without one; empty: the environment's REFJIT_TOKEN. `outputs` outlives the results.
Result<std::unique_ptr<runtime::Device>> open_device(const std::string& name_or_url, const std::string& token,
                                                     Memory& outputs);
Result<std::unique_ptr<runtime::Device>> open_device(const std::string& name_or_url, const std::string& token = {});

}  // namespace refjit::devices
