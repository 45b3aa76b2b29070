#pragma once
// The remote device: programs run at a refjit server, over WebSocket. compile() sends the program once, run() sends
// inputs (or names those that to_device() left at the server) and receives results. Made by open_device("ws://...").
// Invariant: a lost connection stays an error that names the host; nothing is uploaded again in silence.
#include <memory>
#include <string>

#include "runtime/device.h"

namespace refjit::devices {

/// Connects and says hello. `url` as parse_socket_url() takes it; its own token wins over `token`.
Result<std::unique_ptr<runtime::Device>> open_remote(const std::string& url, const std::string& token);

}  // namespace refjit::devices
