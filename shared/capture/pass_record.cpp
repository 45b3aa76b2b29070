#include "capture/pass_record.h"

#include <algorithm>

#include "ir/clone.h"
#include "ir/print.h"

namespace refjit::capture {

PassRecorder::PassRecorder(JitState& state, int opt_level, CompileInfo& info)
    : state_(state),
      wanted_(state.vm.extension<WantedTexts>()),
      info_(info),
      files_(state),
      opt_level_(opt_level),
      report_level_(state.vm.report().level()) {
  const auto phases = passes::all_phases();
  // A name that is no phase's is a pass: then the graphs around passes are wanted as well, and every phase's name is
  // shown.
  const bool wants_phase = wanted_.is_limited && std::any_of(phases.begin(), phases.end(), [&](const auto& phase) {
                             return wanted_.phase.empty() || phase.name == wanted_.phase;
                           });
  keeps_passes_ = report_level_ >= 2 && !wants_phase;
}

void PassRecorder::pass(const passes::PassRun& run, const ir::Module& module) {
  PassInfo& info = info_.passes.emplace_back();
  info.run = run;
  if (!run.is_changed) return;
  if (files_.level() >= 3) listings_.push_back(ir::print(module, {.files = &state_.vm.files()}));
  const bool is_kept = keeps_passes_ && (wanted_.is_limited || module.cnode_count() <= kMostPassNodes);
  GraphState before = std::exchange(now_, is_kept ? ir::clone_module(*module.root) : nullptr);
  if (before && now_) info.before = std::move(before), info.after = now_;
}

void PassRecorder::phase(int number, std::string_view name, const ir::Module& module) {
  auto listing = listings_.begin();
  for (int index = 0; named_ < info_.passes.size(); ++named_, ++index) {
    PassInfo& pass = info_.passes[named_];
    pass.phase = name;
    if (pass.run.is_changed && listing != listings_.end()) files_.pass(name, index, pass.run.name, *listing++);
  }
  listings_.clear();
  files_.phase(number, name, module);
  const auto phases = passes::all_phases();
  const bool is_last = opt_level_ == 0 ? name == "validate" : number == phases.back().number;
  const bool is_wanted = keeps_passes_ || wanted_.has(info_.function, name, is_last);
  if (report_level_ < 2 || !is_wanted) return;
  if (!now_) now_ = ir::clone_module(*module.root);
  info_.phases.push_back({std::string(name), now_});
}

}  // namespace refjit::capture
