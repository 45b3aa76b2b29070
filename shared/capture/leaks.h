#pragma once
// What a graph inside the one being captured (grad's, vmap's, that of a Cell with a bprop) computes is known in that
// graph alone. The function that became the graph is called once all the same, and what it does to lists, attributes
// and variables around it is done to them: as long as no value of the graph gets there.
#include <vector>

#include "capture/graph_capture.h"

namespace refjit::capture {

/// What has changed since `mark`, without what has only been read.
std::vector<Slot> written_since(const GraphCapture& capture, const MarkScope& mark);

/// Holds something that lasts longer than `inner` a value of `inner`, or of a graph made after it? `changes` is what
/// has changed since `inner` was begun, `roots` what its function could reach.
bool gives_away(const GraphCapture& capture, const ir::FuncGraph& inner, const std::vector<Slot>& changes,
                std::vector<SymbolRef> roots);

/// Was one of these changed, or what stands in them?
bool has_changed(std::vector<SymbolRef> roots, const std::vector<Slot>& changes);

/// Is something among these that was there before capture?
bool changes_outside(const std::vector<Slot>& changes);

}  // namespace refjit::capture
