#pragma once
// Rebuild: how guest values are made again after a graph has run: which output, which constant, which structure around
// them. One for a function's result, or one for each local and stack slot at a graph break. Values that came from
// outside unchanged are taken from their source, so their identity is kept.
#include <memory>
#include <span>
#include <vector>

#include "capture/graph_capture.h"

namespace refjit::capture {

enum class RebuildKind : uint8_t { Unset, Output, Number, Constant, Source, Tuple, List, Dict, Slice, Iterator, Cell };

struct Rebuild {
  RebuildKind kind = RebuildKind::Unset;
  uint32_t output = 0;
  vm::Ref constant;
  SourceRef source;
  std::vector<Rebuild> items;
  std::vector<vm::Ref> keys;

  /// Null with an exception set (MemoryError), or for Unset without one.
  vm::Ref build(vm::Vm& vm, const FrameView& frame, std::span<const Tensor> outputs) const;
};

/// Plans the rebuilding of `symbol`; nodes it needs are appended to `outputs` (each once). With `keeps_parameters` a
/// parameter inside a structure is an output like any other, as MindSpore's graphs have it.
/// A Break when the value cannot be made again: functions made during capture.
Outcome<Rebuild> plan_rebuild(const SymbolRef& symbol, std::vector<ir::Node*>& outputs, bool keeps_parameters);

}  // namespace refjit::capture
