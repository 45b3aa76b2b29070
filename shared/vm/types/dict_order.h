#pragma once
// What OrderedDict does to the order of a Dict's keys, which other dicts keep as they were inserted.
#include "vm/types/dict.h"

namespace refjit::vm {

/// Makes a key the last, or the first, which takes as long as the dict is. 1 moved, 0 absent, -1 exception.
int dict_move_to_end(Vm& vm, Dict* dict, Value key, bool is_last);

}  // namespace refjit::vm
