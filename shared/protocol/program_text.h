#pragma once
// Programs on the wire: the module's full text form one way, a checked Program the other. The receiver trusts nothing:
// it reads within limits, verifies the graph, looks every operator up in its own table, computes the content hash
// again, and drops the sender's types of intermediate values, so that planning derives them anew before anything is
// allocated. Called by the server's session, remote devices and replay.
#include <string>
#include <string_view>

#include "base/result.h"
#include "ir/graph.h"
#include "protocol/wire.h"
#include "runtime/device.h"

namespace refjit::protocol {

/// The text that a compile request carries.
std::string program_text(const runtime::Program& program);

/// Does it act on the host (print, raise, Python's own values)? Such programs are never sent.
bool needs_host(const ir::Module& module);

struct ReceivedProgram {
  std::string id;  ///< Of what was sent.
  /// Without the sender's types: sent on, it is a program with an id of its own.
  runtime::Program program;
};

/// Errors (Protocol): text that is no module, a graph that the verifier refuses, an unknown operator, a host node, a
/// content hash other than `expected_id` (when that is given).
Result<ReceivedProgram> receive_program(std::string_view text, std::string_view expected_id, const Limits& limits);

}  // namespace refjit::protocol
