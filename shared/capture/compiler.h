#pragma once
// From a finished capture to something that runs: sets the graph's output, runs the pass pipeline of the level, numbers
// the program, plans it on the session's device, and records the compile for the report.
#include <memory>
#include <string>
#include <vector>

#include "capture/jit.h"
#include "capture/rebuild.h"

namespace refjit::capture {

struct CompileRequest {
  std::string function;
  Span span;
  JitOptions options;
  std::string reason;  ///< See CompileInfo.
  bool is_recompile = false;
  bool returns_structure = false;      ///< The outputs are a tuple even if there is one.
  double started = 0;                  ///< Host::monotonic() when capture began.
  bool keeps_identity = false;         ///< Outputs share memory where Python's tensors would, and nowhere else.
  const Rebuild* structure = nullptr;  ///< What is made of the outputs: nested, as MindSpore's graphs return it.
};

/// What the compile cache keeps of a program.
struct CachedProgram {
  std::string function;
  std::string program_id;
  std::string_view bytes;  ///< The module after all passes (ir/pack.h).
  std::vector<Input> inputs;
  size_t outputs = 0;
};

class Compiler {
 public:
  /// Null without error when there are no outputs: nothing has to run. Errors: device gaps, internal errors.
  static Result<std::unique_ptr<CompiledGraph>> compile(JitState& state, GraphCapture& graph,
                                                        std::vector<ir::Node*> outputs, const CompileRequest& request);
  /// A program from the compile cache, planned. Errors: a text that is no such program, device gaps.
  static Result<std::unique_ptr<CompiledGraph>> restore(JitState& state, CachedProgram cached,
                                                        const JitOptions& options, double started);

 private:
  /// Makes the executable for the program's own types; fills in what `info` says of program and plan.
  static Status plan(JitState& state, CompiledGraph& compiled, CompileInfo& info);
  static void record(JitState& state, CompileInfo info);
};

}  // namespace refjit::capture
