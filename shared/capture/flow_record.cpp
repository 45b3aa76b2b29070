#include "capture/flow_record.h"

#include <algorithm>

#include "capture/guard.h"
#include "vm/builtin_types.h"
#include "vm/code.h"
#include "vm/function.h"
#include "vm/vm.h"

namespace refjit::capture {

namespace {

/// What a slot holds before the first instruction: an argument that a closure shares stands in a cell.
std::string kind_of(vm::Vm& vm, vm::Value v) {
  if (v.is_object() && v.object()->type == vm.types().cell) v = static_cast<vm::Cell*>(v.object())->value;
  return value_text(vm, v);
}

}  // namespace

void FlowRecords::add(vm::Vm& vm, const vm::Code& code, const FrameView& view, python::CapturedStretch stretch) {
  constexpr size_t kMaxRecords = 256, kMaxStretches = 64;
  auto record = std::find_if(records_.begin(), records_.end(), [&](const auto& r) { return r.code == code.source; });
  if (record == records_.end()) {
    if (records_.size() == kMaxRecords) return;
    record = records_.insert(record, FlowRecord{code.source, {}});
    for (uint32_t i = 0; i < code.source->parameter_count() && i < view.locals.size(); ++i)
      record->notes.arguments.emplace_back(code.source->localsplus[i].name, kind_of(vm, view.locals[i]));
  }
  if (record->notes.stretches.size() < kMaxStretches) record->notes.stretches.push_back(std::move(stretch));
}

}  // namespace refjit::capture
