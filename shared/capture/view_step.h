#pragma once
// How a view of a tensor is made again, operator by operator, without the graph. Planned by RebuildPlan, run by
// Rebuild. Where dims are symbols the operator is asked for its view at each call, of that call's shapes.
#include <optional>
#include <utility>
#include <vector>

#include "capture/graph_capture.h"
#include "ops/view.h"

namespace refjit::capture {

/// One operator of a view: what it shows, or nothing: all under another shape.
struct ViewStep {
  Shape shape;
  std::optional<ops::ResultView> view;
  const ops::OpDef* op = nullptr;                      ///< Where dims are symbols: whose view is asked for,
  std::vector<ir::AbstractRef> arguments;              ///< of these arguments,
  std::vector<std::pair<ir::Dim, SourceRef>> numbers;  ///< in which these symbols are what stands at the sources,
  size_t place = 0;                                    ///< and which of its results.
  /// The answer to the last call, and what it was asked for: shapes stay for a while.
  struct Answer {
    Shape from;
    std::vector<int64_t> numbers;
    Shape shape;
    std::optional<ops::ResultView> view;
  };
  mutable std::optional<Answer> last;
};

/// The step of `maker`, an operator whose result `place` is a view; nullopt: it is none, or a symbol is none of an
/// argument's.
std::optional<ViewStep> view_step(const ir::Node& maker, size_t place, const GraphCapture::DimNumbers& numbers);

/// A view over the memory of `tensor`, as eager operators make it: another shape of what is not contiguous is a copy.
Result<Tensor> view_of(vm::Vm& vm, const FrameView& frame, Tensor tensor, const std::vector<ViewStep>& steps);

}  // namespace refjit::capture
