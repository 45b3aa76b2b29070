#pragma once
// shared/protocol: what travels between a client and a device server, encoded and decoded for both ends, and the run
// report as JSON. Frames (wire.h), messages (message.h), programs (program_text.h), the client side of replaying
// recorded launches (replay.h), the report (report_json.h). It knows no sockets and no Python; JSON stays inside its
// .cpp files. protocol.md and report_schema.md describe the formats for readers who write another client.
#include "protocol/message.h"
#include "protocol/program_text.h"
#include "protocol/replay.h"
#include "protocol/report_json.h"
#include "protocol/wire.h"
