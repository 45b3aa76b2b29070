#pragma once
// Rows of a fixed table by their names. A search reads a line or two of memory, where a binary search through rows that
// hold their names elsewhere reads some twenty: in a first call all of them are cold.
#include <bit>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace refjit {

/// Rows and names outlive the table. Of rows of one name the first is found.
template <class Row>
class NameTable {
 public:
  NameTable(const std::vector<std::span<const Row>>& families, std::string_view Row::*name) {
    size_t count = 0;
    for (const std::span<const Row> family : families) count += family.size();
    slots_.resize(std::bit_ceil(2 * count + 1));
    for (const std::span<const Row> family : families)
      for (const Row& row : family) {
        size_t at = first_place(row.*name);
        while (slots_[at].row) at = next(at);
        slots_[at] = {row.*name, &row};
      }
  }

  /// Null: there is no such row.
  const Row* find(std::string_view name) const {
    for (size_t at = first_place(name); slots_[at].row; at = next(at))
      if (slots_[at].name == name) return slots_[at].row;
    return nullptr;
  }

 private:
  struct Slot {
    std::string_view name;
    const Row* row = nullptr;
  };

  /// By FNV-1a, whose loop is a few instructions.
  size_t first_place(std::string_view name) const {
    uint32_t hash = 2166136261u;
    for (const char c : name) hash = (hash ^ static_cast<uint8_t>(c)) * 16777619u;
    return (hash ^ hash >> 15) & (slots_.size() - 1);
  }
  size_t next(size_t at) const { return (at + 1) & (slots_.size() - 1); }

  std::vector<Slot> slots_;
};

}  // namespace refjit
