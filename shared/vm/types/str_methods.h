#pragma once
// What the files of str share.
#include <span>

#include "vm/object.h"

namespace refjit::vm {

/// upper, lower, title, isalpha, ...: str_case.cpp.
std::span<const NativeDef> str_case_methods();

/// str_offset() no longer answers about this text, which dies.
void forget_text_place(const Object* text);

}  // namespace refjit::vm
