#pragma once
// What the listener and all sessions of one server share: options, token, counters, the list of live sessions and the
// workers of ended ones. The one place with a mutex. Invariant: lists are copied under the lock and used outside it.
#include <atomic>
#include <chrono>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "server/access.h"
#include "server/server.h"
#include "server/worker.h"

namespace refjit::server {

/// A connection that can be told to end, from any thread.
class Connection {
 public:
  virtual ~Connection() = default;
  virtual void close() = 0;
  /// The network thread has ended: joins what still runs for this connection. Called on the thread that ends the
  /// server.
  virtual void abandon() {}
};

class SharedState {
 public:
  SharedState(ServeOptions options, Endpoint endpoint);

  const ServeOptions& options() const { return options_; }
  const Endpoint& endpoint() const { return endpoint_; }
  const std::string& token() const { return options_.token; }

  void add_connection(std::weak_ptr<Connection> connection);
  /// As many connections are open as the server serves at a time.
  bool is_full();
  /// Tells every live connection to close.
  void close_connections();
  bool has_connections();

  /// False when as many sessions as allowed are open; otherwise leave_session() follows one day.
  bool enter_session();
  bool has_room() const { return sessions_ < options_.max_sessions; }
  int64_t sessions() const { return sessions_; }
  /// Takes an ended session's worker, which may still be busy; idle ones are joined here.
  void leave_session(std::unique_ptr<Worker> worker);
  /// Joins all workers: the network thread has ended, its context is still there.
  void join_workers();

  void count(const Counts& counts);
  void count_refusal() { ++refusals_; }
  /// Prometheus text.
  std::string metrics() const;
  void log(LogLevel level, const std::string& line) const;

 private:
  ServeOptions options_;
  Endpoint endpoint_;
  const int64_t start_seconds_ =
      std::chrono::duration_cast<std::chrono::seconds>(std::chrono::system_clock::now().time_since_epoch()).count();
  std::mutex mutex_;
  std::vector<std::weak_ptr<Connection>> connections_;
  std::vector<std::unique_ptr<Worker>> ended_workers_;
  std::atomic<int64_t> sessions_{0}, requests_{0}, errors_{0}, launches_{0}, refusals_{0};
};

}  // namespace refjit::server
