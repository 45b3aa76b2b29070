// Sets of characters and cases.
#include <algorithm>

#include "vm/regex/regex.h"
#include "vm/types/str.h"
#include "vm/types/text.h"

namespace refjit::vm::regex {

namespace {

/// Lower case letters that have the same upper case, beyond what lower() joins.
constexpr uint32_t kSame[][3] = {
    {0x69, 0x131, 0},   {0x73, 0x17f, 0},    {0xb5, 0x3bc, 0},    {0x345, 0x3b9, 0x1fbe},  {0x390, 0x1fd3, 0},
    {0x3b0, 0x1fe3, 0}, {0x3b2, 0x3d0, 0},   {0x3b5, 0x3f5, 0},   {0x3b8, 0x3d1, 0},       {0x3ba, 0x3f0, 0},
    {0x3c0, 0x3d6, 0},  {0x3c1, 0x3f1, 0},   {0x3c2, 0x3c3, 0},   {0x3c6, 0x3d5, 0},       {0x432, 0x1c80, 0},
    {0x434, 0x1c81, 0}, {0x43e, 0x1c82, 0},  {0x441, 0x1c83, 0},  {0x442, 0x1c84, 0x1c85}, {0x44a, 0x1c86, 0},
    {0x463, 0x1c87, 0}, {0x1c88, 0xa64b, 0}, {0x1e61, 0x1e9b, 0}, {0xfb05, 0xfb06, 0}};

uint32_t single(void (*map)(std::string&, uint32_t), uint32_t c, bool takes_first) {
  std::string text;
  map(text, c);
  size_t offset = 0;
  const uint32_t first = next_code_point(text, offset);
  return offset == text.size() || takes_first ? first : c;
}

bool in_category(uint32_t c, uint32_t category, bool is_ascii) {
  const bool is_low = c < 128;
  if (is_ascii && !is_low) return false;
  switch (category) {
    case kDigit:
      return is_decimal(c);
    case kSpace:
      return is_ascii ? c == ' ' || (c >= 9 && c <= 13) : is_space(c);
    default:
      return c == '_' || is_alpha(c) || is_numeric(c) || is_decimal(c) || is_digit(c);
  }
}

}  // namespace

uint32_t lower(uint32_t c, bool is_ascii) {
  if (c < 128 || is_ascii) return c >= 'A' && c <= 'Z' ? c + 32 : c;
  return single(append_lower, c, true);
}

std::vector<uint32_t> case_variants(uint32_t c, bool is_ascii) {
  std::vector<uint32_t> all{c};
  const auto add = [&](uint32_t v) {
    if (std::find(all.begin(), all.end(), v) == all.end()) all.push_back(v);
  };
  if (is_ascii) {
    if (c < 128 && is_alpha(c)) add(c ^ 32);
    return all;
  }
  const uint32_t small = lower(c, false);
  add(small);
  for (const auto& row : kSame)
    if (std::find(std::begin(row), std::end(row), small) != std::end(row))
      for (uint32_t v : row)
        if (v) add(v);
  for (size_t i = 0, n = all.size(); i < n; ++i) {
    add(single(append_upper, all[i], false));
    add(single(append_title, all[i], false));
  }
  // Signs whose lower case is a letter of another block.
  for (const auto& [sign, letter] :
       {std::pair{0x212au, 0x6bu}, {0x212bu, 0xe5u}, {0x2126u, 0x3c9u}, {0x1e9eu, 0xdfu}, {0x130u, 0x69u}})
    if (small == letter) add(sign);
  return all;
}

bool CharSet::is_listed(uint32_t c) const {
  for (const auto& [first, last] : ranges)
    if (c >= first && c <= last) return true;
  for (uint32_t category : {kDigit, kSpace, kWord}) {
    if ((categories & category) && in_category(c, category, is_ascii)) return true;
    if ((categories & (category << 8)) && !in_category(c, category, is_ascii)) return true;
  }
  return false;
}

bool CharSet::is_member(uint32_t c) const {
  bool found = is_listed(c);
  if (!found && ignores_case)
    for (uint32_t v : case_variants(c, is_ascii))
      if (v != c && is_listed(v)) found = true;
  return found != is_negated;
}

void CharSet::seal() {
  for (uint32_t c = 0; c < 256; ++c)
    if (is_member(c)) low[c >> 3] = static_cast<uint8_t>(low[c >> 3] | 1u << (c & 7));
}

}  // namespace refjit::vm::regex
