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

int threads_for(int64_t operations) {
  constexpr int64_t kWorthWaking = 1 << 19;  // some 10 us of one core
  return operations < kWorthWaking ? 1 : thread_count();
}

ThreadScope::ThreadScope(int threads) : before_(omp_get_max_threads()) {
  if (threads != before_) omp_set_num_threads(threads);
}

ThreadScope::~ThreadScope() {
  if (omp_get_max_threads() != before_) omp_set_num_threads(before_);
}

int ThreadScope::current() { return omp_get_max_threads(); }

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
