#pragma once
// A call of a trace-captured function (J4). The entries of one signature form a tree of the values that left the graph:
// a program is run, its values are compared with the recorded ones in order, and where one differs the entries that
// have this call's values up to there are tried next; if there are none, the function is traced again. Writes to
// tensors from outside happen after every value has held. Private to capture.
#include "capture/jit_function.h"

namespace refjit::capture {

vm::Ref call_traced(JitState& state, JitData& data, vm::Args args, const FrameView& view);

}  // namespace refjit::capture
