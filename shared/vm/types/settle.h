#pragma once
// Subscripts of sequences that can change: what guest code their keys have runs before anybody looks at the length.
#include "vm/types/define.h"

namespace refjit::vm {

/// Runs `__index__` of a key of s[key], of a slice's numbers too: `key` becomes plain ints. What is no key stays.
bool settle_key(Vm& vm, Ref& key);
/// The second half of search_bounds, for `from` and `to` of slice_index.
void clamp_bounds(int64_t length, int64_t& from, int64_t& to);

}  // namespace refjit::vm
