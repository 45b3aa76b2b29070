#pragma once
// The families of ops/rules.cpp: each file of this folder exports its rows. Private to this room.
#include <span>

#include "ops/rules.h"

namespace refjit::ops {

std::span<const Rules> elementwise_rules();

}  // namespace refjit::ops
