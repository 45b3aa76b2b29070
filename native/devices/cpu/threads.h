#pragma once
// Threads of the cpu device: OpenMP's, which are oneDNN's own. How many: REFJIT_THREADS, else OMP_NUM_THREADS, else
// the processors this process may run on. Used by the kernels of this folder.
#include <cstdint>

namespace refjit::devices::cpu {

/// Fixed at the first call.
int thread_count();
/// Threads that `operations` multiplications are worth: all, or one where waking the others takes longer than the work.
int threads_for(int64_t operations);
/// OpenMP's own count on this thread, which oneDNN takes: for the primitives made while it lives.
class ThreadScope {
 public:
  explicit ThreadScope(int threads);
  ~ThreadScope();
  ThreadScope(const ThreadScope&) = delete;
  /// As the innermost scope says.
  static int current();

 private:
  int before_;
};
/// Calls `part(context, begin, end, worker)` so that [0, items) is covered; parts hold at least `grain` items.
void parallel_parts(int64_t items, int64_t grain, void (*part)(void*, int64_t, int64_t, int), void* context);

template <class Function>
void parallel_for(int64_t items, int64_t grain, const Function& part) {
  parallel_parts(
      items, grain,
      [](void* context, int64_t begin, int64_t end, int worker) {
        (*static_cast<const Function*>(context))(begin, end, worker);
      },
      const_cast<Function*>(&part));
}

}  // namespace refjit::devices::cpu
