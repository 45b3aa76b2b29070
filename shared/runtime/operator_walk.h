#pragma once
// A recorded launch as the operators that it ran, each with the reference's values: shows at which operators a device
// departs from the reference. Used by protocol/replay and by tests. Invariant: what was recorded stays as it is.
#include "base/span.h"
#include "runtime/recorder.h"

namespace refjit::runtime {

/// One operator of a launch: a program of one node, `function` its name.
struct OperatorLaunch : LaunchRecord {
  std::vector<Span> places;  ///< Where its node stands in the source, innermost last.
};

struct TakenApart {
  std::vector<OperatorLaunch> operators;
  bool is_whole = true;  ///< False: the first ones, as many as allowed.
};

/// In order, the branches that were taken and loops as often as they went round. `reference` runs them one by one.
/// `most_bytes`: of all records' tensors. Errors (Device): the program runs something that is no operator.
Result<TakenApart> take_apart(const LaunchRecord& launch, Device& reference, size_t most_operators = SIZE_MAX,
                              int64_t most_bytes = INT64_MAX);

}  // namespace refjit::runtime
