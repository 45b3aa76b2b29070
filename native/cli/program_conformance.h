#pragma once
// `refjit conform FILE`: the launches of one program on a device, compared with the reference as the page does it.
#include <string>

#include "api/session.h"
#include "cli/conformance_report.h"
#include "server/server.h"

namespace refjit::cli {

struct ProgramConformance {
  std::string text;     ///< In the form that was asked for.
  bool is_good = true;  ///< Every launch and every operator is within its tolerance.
};

/// `session` has run the program with recorded launches; the device is the one that `options` opens; `tolerance` holds
/// instead of what the operators allow. Errors: the device
/// does not open, or breaks the protocol.
Result<ProgramConformance> conform_program(api::Session& session, const server::ServeOptions& options, ReportForm form,
                                           std::optional<runtime::Tolerance> tolerance);

}  // namespace refjit::cli
