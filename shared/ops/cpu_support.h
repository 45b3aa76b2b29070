#pragma once
// Which dtypes MindSpore's CPU takes (cpu_support.def, recorded from its refusals), and its errors where it takes none
// of those given. The kernels here take more: eager dispatch and source capture ask when a user calls an operator, not
// when a function of the library is composed of others. Operators without a row take what inference takes.
#include <optional>
#include <span>
#include <string_view>

#include "ir/abstract.h"
#include "ops/op.h"

namespace refjit::ops {

/// What MindSpore's CPU says to operator `name` on these arguments, called `names`; nothing where it runs. `results`
/// are the result's tensors. Reads text: for a call's preparation, not for each call.
std::optional<Error> cpu_refusal(std::string_view name, std::span<const std::string_view> names,
                                 std::span<const AbstractRef> arguments, std::span<const ir::AbstractRef> results);
/// The same for an operator of the table.
std::optional<Error> cpu_refusal(const OpDef& op, std::span<const AbstractRef> arguments,
                                 std::span<const ir::AbstractRef> results);

}  // namespace refjit::ops
