#include "runtime/registry.h"

#include <algorithm>

namespace refjit::runtime {
namespace {

Result<std::unique_ptr<Device>> open_reference(Memory& outputs) { return make_reference_device(outputs); }

constexpr DeviceRow kCoreDevices[] = {
    {"reference", "the judge: same bits on every machine, one thread", open_reference},
    // Where native/devices is not linked (the page), device_target CPU is the reference.
    {"cpu", "the build's default for device_target CPU: here the reference", open_reference},
};

}  // namespace

std::span<const DeviceRow> core_devices() { return kCoreDevices; }

Result<std::unique_ptr<Device>> open_device_row(std::span<const DeviceRow> rows, std::string_view name,
                                                Memory& outputs) {
  std::string names;
  for (const DeviceRow& row : rows) {
    if (row.name == name) return row.open(outputs);
    if (!names.empty()) names += ", ";
    names += row.name;
  }
  return device_error("[device] there is no device '" + std::string(name) + "', expected one of " + names +
                      " or ws://HOST:PORT");
}

std::string device_name_of_target(std::string_view target) {
  std::string lower(target);
  std::transform(lower.begin(), lower.end(), lower.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  if (lower == "gpu") return "cuda";
  if (lower == "cpu" || lower == "ascend") return lower;
  return std::string(target);
}

}  // namespace refjit::runtime
