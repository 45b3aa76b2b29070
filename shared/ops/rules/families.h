#pragma once
// The families of ops/rules.cpp: each file of this folder exports its rows. Private to this room.
#include <span>

#include "ops/rules.h"

namespace refjit::ops {

std::span<const Rules> elementwise_rules();
std::span<const Rules> binary_rules();
std::span<const Rules> reduce_rules();
std::span<const Rules> contract_rules();
std::span<const Rules> shape_rules();
std::span<const Rules> index_rules();
std::span<const Rules> other_rules();
std::span<const Rules> activation_rules();
std::span<const Rules> network_rules();
std::span<const Rules> collect_rules();

}  // namespace refjit::ops
