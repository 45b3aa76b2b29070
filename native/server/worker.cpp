#include "server/worker.h"

namespace refjit::server {

Worker::Worker(const ServeOptions& options, OnAnswer on_answer)
    : options_(options), on_answer_(std::move(on_answer)), thread_([this] { run(); }) {}

Worker::~Worker() {
  stop();
  thread_.join();
}

void Worker::submit(std::string frame) {
  {
    std::lock_guard lock(mutex_);
    jobs_.push_back({std::move(frame), std::chrono::steady_clock::now()});
  }
  changed_.notify_one();
}

void Worker::stop() {
  {
    std::lock_guard lock(mutex_);
    is_stopping_ = true;
  }
  changed_.notify_one();
}

void Worker::run() {
  {
    Dispatcher dispatcher(options_, &is_stopping_);
    while (true) {
      Job job;
      {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return is_stopping_ || !jobs_.empty(); });
        if (is_stopping_) break;
        job = std::move(jobs_.front());
        jobs_.pop_front();
      }
      const std::chrono::duration<double, std::milli> waited = std::chrono::steady_clock::now() - job.arrival;
      const Counts before = dispatcher.counts();
      std::string answer = dispatcher.answer(job.frame, waited.count());
      const Counts& after = dispatcher.counts();
      on_answer_(std::move(answer),
                 {after.requests - before.requests, after.errors - before.errors, after.launches - before.launches});
    }
  }
  is_finished_ = true;
}

}  // namespace refjit::server
