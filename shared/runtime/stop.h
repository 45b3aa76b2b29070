#pragma once
// StopCheck: how a run is ended from outside, for a program with loops may never end by itself. Set by whoever runs
// programs on this thread (the server: deadline, closed connection; capture: Ctrl-C), asked by the flow executor every
// few calls. Invariant: a run that is ended leaves nothing behind but what it wrote into its inputs.
#include <utility>

#include "base/result.h"

namespace refjit::runtime {

class StopCheck {
 public:
  virtual ~StopCheck() = default;
  /// An error ends the run. Cheap: asked every microsecond or so.
  virtual Status check() = 0;
};

/// What the run in progress on this thread asks; null: nothing.
inline thread_local StopCheck* current_stop_check = nullptr;

/// Makes `check` current until the end of the scope.
class StopScope {
 public:
  explicit StopScope(StopCheck& check) : outer_(std::exchange(current_stop_check, &check)) {}
  ~StopScope() { current_stop_check = outer_; }
  StopScope(const StopScope&) = delete;
  StopScope& operator=(const StopScope&) = delete;

 private:
  StopCheck* outer_;
};

}  // namespace refjit::runtime
