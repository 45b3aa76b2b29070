#include "server/shared_state.h"

#include <algorithm>

namespace refjit::server {

SharedState::SharedState(ServeOptions options, Endpoint endpoint)
    : options_(std::move(options)), endpoint_(std::move(endpoint)) {}

void SharedState::add_connection(std::weak_ptr<Connection> connection) {
  std::lock_guard lock(mutex_);
  std::erase_if(connections_, [](const auto& one) { return one.expired(); });
  connections_.push_back(std::move(connection));
}

bool SharedState::is_full() {
  std::lock_guard lock(mutex_);
  std::erase_if(connections_, [](const auto& one) { return one.expired(); });
  return static_cast<int>(connections_.size()) >= options_.max_connections;
}

void SharedState::close_connections() {
  std::vector<std::weak_ptr<Connection>> copy;
  {
    std::lock_guard lock(mutex_);
    copy = connections_;
  }
  for (const auto& one : copy)
    if (auto connection = one.lock()) connection->close();
}

bool SharedState::has_connections() {
  std::lock_guard lock(mutex_);
  return std::any_of(connections_.begin(), connections_.end(), [](const auto& one) { return !one.expired(); });
}

bool SharedState::enter_session() {
  if (++sessions_ <= options_.max_sessions) return true;
  --sessions_;
  return false;
}

void SharedState::leave_session(std::unique_ptr<Worker> worker) {
  --sessions_;
  std::vector<std::unique_ptr<Worker>> idle;
  std::lock_guard lock(mutex_);
  if (worker) {
    worker->stop();
    ended_workers_.push_back(std::move(worker));
  }
  for (auto& one : ended_workers_)
    if (one->is_finished()) idle.push_back(std::move(one));
  std::erase(ended_workers_, nullptr);
}

void SharedState::join_workers() {
  std::vector<std::unique_ptr<Worker>> all;
  std::vector<std::weak_ptr<Connection>> connections;
  {
    std::lock_guard lock(mutex_);
    all.swap(ended_workers_);
    connections = connections_;
  }
  for (const auto& one : connections)
    if (auto connection = one.lock()) connection->abandon();
}

void SharedState::count(const Counts& counts) {
  requests_ += counts.requests;
  errors_ += counts.errors;
  launches_ += counts.launches;
}

std::string SharedState::metrics() const {
  const auto line = [](const char* name, const char* type, const char* what, int64_t value) {
    const std::string whole = std::string("refjit_") + name;
    return "# HELP " + whole + " " + what + "\n# TYPE " + whole + " " + type + "\n" + whole + " " +
           std::to_string(value) + "\n";
  };
  return "# HELP refjit_info The program and its version.\n# TYPE refjit_info gauge\nrefjit_info{version=\"" +
         options_.version + "\"} 1\n" +
         line("start_time_seconds", "gauge", "When the server began, in seconds since 1970.", start_seconds_) +
         line("sessions", "gauge", "Clients of the device that are connected.", sessions_) +
         line("sessions_max", "gauge", "Clients that may be connected at a time.", options_.max_sessions) +
         line("requests_total", "counter", "Requests of clients that were answered.", requests_) +
         line("request_errors_total", "counter", "Requests that were answered with an error.", errors_) +
         line("launches_total", "counter", "Runs of programs.", launches_) +
         line("refusals_total", "counter", "Connections that were not let in.", refusals_);
}

void SharedState::log(LogLevel level, const std::string& line) const {
  if (options_.log) options_.log(level, line);
}

}  // namespace refjit::server
