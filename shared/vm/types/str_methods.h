#pragma once
// What the files of str share.
#include <span>

#include "vm/object.h"

namespace refjit::vm {

/// upper, lower, title, isalpha, ...: str_case.cpp.
std::span<const NativeDef> str_case_methods();

}  // namespace refjit::vm
