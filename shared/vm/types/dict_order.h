#pragma once
// The ends of a Dict, and what OrderedDict does to the order of its keys, which other dicts keep as they were inserted.
#include "vm/types/dict.h"

namespace refjit::vm {

/// Makes a key the last, or the first, which takes as long as the dict is. 1 moved, 0 absent, -1 exception.
int dict_move_to_end(Vm& vm, Dict* dict, Value key, bool is_last);

/// Position of the first live entry, 0 if there is none. Found in constant time after many deletions at the front: the
/// hash of a deleted first entry says how many are known to be deleted there.
int32_t dict_front(Dict* dict);

/// Removes the last key, and what was deleted behind it, so that a dict is emptied in the time of its length. False:
/// empty.
bool dict_pop_last(Dict* dict, Ref& key, Ref& value);

}  // namespace refjit::vm
