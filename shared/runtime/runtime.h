#pragma once
// shared/runtime: running programs. The Device contract, the planner (graph -> steps, buffers, lifetimes), two
// executors (kernel by kernel over a pool, sink over one arena), the reference device, the conformance engine that
// judges other devices by it, and the launch recorder. It knows nothing of Python, captures, sockets or JSON.
#include "runtime/compare.h"
#include "runtime/conformance.h"
#include "runtime/device.h"
#include "runtime/host_call.h"
#include "runtime/recorder.h"
#include "runtime/registry.h"
#include "runtime/stop.h"
