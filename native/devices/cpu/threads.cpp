#include "devices/cpu/threads.h"

#include <dlfcn.h>

#include <algorithm>
#include <cstdlib>

namespace refjit::devices::cpu {
namespace {

/// What the cpu device needs of libgomp, which is oneDNN's OpenMP too.
struct OpenMp {
  int (*max_threads)() = nullptr;
  void (*set_threads)(int) = nullptr;
  int (*team)() = nullptr;
  int (*worker)() = nullptr;
  void (*parallel)(void (*)(void*), void*, unsigned threads, unsigned flags) = nullptr;
};

template <class Function>
bool find(void* library, const char* name, Function& function) {
  function = reinterpret_cast<Function>(dlsym(library, name));
  return function != nullptr;
}

/// Opened at first use, not linked: it reads its environment when it is loaded, and its own patience, some milliseconds
/// of spinning wherever one thread waits for another, makes a network tens of times slower on a machine where another
/// process has the other core. Some 50 us cover the gaps between the kernels of a plan.
OpenMp open_runtime() {
  const bool sets_patience = !std::getenv("GOMP_SPINCOUNT") && !std::getenv("OMP_WAIT_POLICY");
  if (sets_patience) setenv("GOMP_SPINCOUNT", "1000", 0);
  void* const library = dlopen("libgomp.so.1", RTLD_NOW | RTLD_GLOBAL);
  if (sets_patience) unsetenv("GOMP_SPINCOUNT");  // programs see their own environment
  OpenMp found;
  const bool is_whole =
      library && find(library, "omp_get_max_threads", found.max_threads) &&
      find(library, "omp_set_num_threads", found.set_threads) && find(library, "omp_get_num_threads", found.team) &&
      find(library, "omp_get_thread_num", found.worker) && find(library, "GOMP_parallel", found.parallel);
  return is_whole ? found : OpenMp{};
}

/// Without functions where there is no libgomp: one thread then.
const OpenMp& runtime() {
  static const OpenMp opened = open_runtime();  // immutable once open
  return opened;
}

struct Parts {
  int64_t items, count;
  void (*part)(void*, int64_t, int64_t, int);
  void* context;

  /// What this thread of a team does of them.
  void run_own() const {
    for (int64_t i = runtime().worker(); i < count; i += runtime().team())
      part(context, items * i / count, items * (i + 1) / count, static_cast<int>(i));
  }
};

}  // namespace

int thread_count() {
  static const int count = [] {
    constexpr int kMost = 1024;
    const int offered = ThreadScope::current();
    if (const char* given = std::getenv("REFJIT_THREADS")) {
      const int wanted = std::atoi(given);
      if (wanted > 0) return std::min(wanted, kMost);
    }
    return std::clamp(offered, 1, kMost);
  }();
  return count;
}

int threads_for(int64_t operations) {
  constexpr int64_t kWorthWaking = 1 << 19;  // some 10 us of one core
  return operations < kWorthWaking ? 1 : thread_count();
}

ThreadScope::ThreadScope(int threads) : before_(current()) {
  if (threads != before_ && runtime().set_threads) runtime().set_threads(threads);
}

ThreadScope::~ThreadScope() {
  if (current() != before_) runtime().set_threads(before_);
}

int ThreadScope::current() { return runtime().max_threads ? runtime().max_threads() : 1; }

void parallel_parts(int64_t items, int64_t grain, void (*part)(void*, int64_t, int64_t, int), void* context) {
  if (items <= 0) return;
  const int64_t parts = std::min<int64_t>(thread_count(), items / std::max<int64_t>(grain, 1));
  if (parts <= 1 || !runtime().parallel) {
    part(context, 0, items, 0);
    return;
  }
  Parts all{items, parts, part, context};
  runtime().parallel([](void* given) { static_cast<const Parts*>(given)->run_own(); }, &all,
                     static_cast<unsigned>(parts), 0);
}

}  // namespace refjit::devices::cpu
