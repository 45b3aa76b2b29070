#pragma once
// A session's own thread: takes frames in order, lets the session's Dispatcher answer them, hands the answers back. So
// a long program stalls its own session and nothing else. Plain threads, no network. Invariant: the Dispatcher (device,
// tensors, reference counts that are not atomic) is made, used and destroyed on this thread alone.
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

#include "server/dispatcher.h"

namespace refjit::server {

class Worker {
 public:
  /// Called on the worker's thread, once a submitted frame; `counts` is what this frame added.
  using OnAnswer = std::function<void(std::string answer, const Counts& counts)>;

  Worker(const ServeOptions& options, OnAnswer on_answer);
  /// Joins: a program that is running is ended at its next call of a graph.
  ~Worker();

  void submit(std::string frame);
  /// No further answers are given once the current one is done; a loop that runs is ended.
  void stop();
  /// True when the thread has ended, so that destroying does not wait.
  bool is_finished() const { return is_finished_; }

 private:
  struct Job {
    std::string frame;
    std::chrono::steady_clock::time_point arrival;
  };

  void run();

  const ServeOptions& options_;
  OnAnswer on_answer_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Job> jobs_;
  std::atomic<bool> is_stopping_{false};  ///< Changed under the mutex; a run that is in progress reads it.
  std::atomic<bool> is_finished_{false};
  std::thread thread_;  ///< Last: starts when everything above is there.
};

}  // namespace refjit::server
