#include "base/code_lines.h"

#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace refjit {

#if defined(__x86_64__) && defined(__linux__)

namespace {

constexpr ptrdiff_t kLineBytes = 64;

/// As .cmake/layout/code_lines.py writes it into the section, which is empty until then.
struct CodeLines {
  int64_t first;        ///< Where line 0 begins, in bytes from this table.
  uint64_t bits[1024];  ///< Whether a line is fetched: line 64 i + k by bit k of number i.
};

// Volatile: what stands here when this file is compiled is not what stands here when it runs.
[[gnu::section(".refjit_lines"), gnu::used]] const volatile CodeLines kCodeLines{};

}  // namespace

void fetch_code_of_compiles() {
  static std::atomic<bool> is_done;
  if (is_done.exchange(true, std::memory_order_relaxed) || kCodeLines.first == 0) return;
  auto* line = reinterpret_cast<const volatile char*>(&kCodeLines) + kCodeLines.first;
  for (const volatile uint64_t& word : kCodeLines.bits) {
    for (uint64_t bits = word; bits != 0; bits &= bits - 1)
      __builtin_prefetch(const_cast<const char*>(line + kLineBytes * std::countr_zero(bits)), 0, 2);
    line += kLineBytes * 64;
  }
}

#else

void fetch_code_of_compiles() {}

#endif

}  // namespace refjit
