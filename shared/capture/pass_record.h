#pragma once
// What a compile records of its passes: how each went, the graph before and after those that changed it, and the graph
// after each phase (report level 2). Graphs are kept as graphs and written when somebody asks; a state of the graph is
// kept once, however many look at it. Writes graph files (S10) on the way. Made by the compiler, once a compile;
// attached to the PassContext.
#include "capture/dump.h"
#include "capture/jit.h"
#include "capture/wanted_texts.h"

namespace refjit::capture {

/// Larger graphs are kept after phases alone: around every pass they would fill the memory that a page has.
inline constexpr size_t kMostPassNodes = 20000;

class PassRecorder {
 public:
  /// `info` names the function; passes and phases are added to it. `opt_level` is the compile's.
  PassRecorder(JitState& state, int opt_level, CompileInfo& info);

  /// Will anybody see the phases?
  bool has_readers() const { return files_.level() > 0 || report_level_ >= 2; }
  /// Are passes recorded?
  bool has_passes() const { return files_.level() >= 3 || report_level_ >= 1; }

  void pass(const passes::PassRun& run, const ir::Module& module);
  void phase(int number, std::string_view name, const ir::Module& module);

 private:
  JitState& state_;
  const WantedTexts& wanted_;
  CompileInfo& info_;
  GraphDump files_;
  int opt_level_;
  int report_level_;
  bool keeps_passes_ = false;          ///< Graphs around passes.
  GraphState now_;                     ///< Since the last change; null where it is not kept.
  std::vector<std::string> listings_;  ///< After each change of this phase, for graph files.
  size_t named_ = 0;                   ///< Passes of info_ that know their phase.
};

}  // namespace refjit::capture
