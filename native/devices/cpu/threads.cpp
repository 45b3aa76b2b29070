#include "devices/cpu/threads.h"

#include <omp.h>

#include <algorithm>
#include <cstdlib>

namespace refjit::devices::cpu {

int thread_count() {
  static const int count = [] {
    constexpr int kMost = 1024;
    if (const char* given = std::getenv("REFJIT_THREADS")) {
      const int wanted = std::atoi(given);
      if (wanted > 0) return std::min(wanted, kMost);
    }
    return std::clamp(omp_get_max_threads(), 1, kMost);
  }();
  return count;
}

void use_thread_count() {
  if (omp_get_max_threads() != thread_count()) omp_set_num_threads(thread_count());
}

void parallel_parts(int64_t items, int64_t grain, void (*part)(void*, int64_t, int64_t, int), void* context) {
  if (items <= 0) return;
  const int64_t parts = std::min<int64_t>(thread_count(), items / std::max<int64_t>(grain, 1));
  if (parts <= 1) {
    part(context, 0, items, 0);
    return;
  }
#pragma omp parallel for num_threads(static_cast <int>(parts)) schedule(static, 1)
  for (int64_t i = 0; i < parts; ++i) part(context, items * i / parts, items * (i + 1) / parts, static_cast<int>(i));
}

}  // namespace refjit::devices::cpu
