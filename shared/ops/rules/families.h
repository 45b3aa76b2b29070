#pragma once
// The families of ops/rules.cpp: each file of this folder exports its rows. Private to this room.
#include <algorithm>
#include <array>
#include <span>

#include "ops/rules.h"

namespace refjit::ops {

/// The rows of a family in the order in which rules_of() looks for them. Sorted by the compiler: a process that asks
/// for one rule sorts nothing.
template <size_t N>
consteval std::array<Rules, N> by_name(const Rules (&rows)[N]) {
  std::array<Rules, N> sorted = std::to_array(rows);
  std::sort(sorted.begin(), sorted.end(), [](const Rules& a, const Rules& b) { return a.op < b.op; });
  return sorted;
}

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
