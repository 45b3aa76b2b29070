#pragma once
// What runs add to control-flow graphs (B2): for each code object that a capture met, the kinds of its arguments and
// the stretches that became graphs. Kept at report level 2 only, and bounded; `refjit graph --cfg` and the page show
// it.
#include <memory>
#include <vector>

#include "capture/source.h"
#include "python/flow_text.h"

namespace refjit::vm {
struct Code;
}

namespace refjit::capture {

struct FlowRecord {
  std::shared_ptr<const python::CodeObject> code;
  python::FlowNotes notes;
};

class FlowRecords {
 public:
  /// Notes a stretch of `code`; the first one of a code object notes its arguments too.
  void add(vm::Vm& vm, const vm::Code& code, const FrameView& view, python::CapturedStretch stretch);
  const std::vector<FlowRecord>& all() const { return records_; }

 private:
  std::vector<FlowRecord> records_;
};

}  // namespace refjit::capture
