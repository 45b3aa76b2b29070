#pragma once
// The device server: HTTP for the page, health and metrics, WebSocket /v1 for programs and tensors. Used by
// `refjit serve` and by tests, which start it on a free port in their own process. This header is plain; Boost.Beast
// stays in listener.cpp, http_session.cpp and socket_session.cpp. Invariant: whatever a peer sends, it gets an error
// and the server lives; programs run on their session's own thread and device, never on the network thread.
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "base/result.h"
#include "protocol/message.h"
#include "runtime/device.h"

namespace refjit::server {

/// As GLOG_v counts them: sessions that come and go, and what was refused.
enum class LogLevel { Info = 1, Warning = 2 };

struct ServeOptions {
  std::string address = "127.0.0.1";  ///< Loopback unless told otherwise.
  uint16_t port = 8765;               ///< 0: any free port.
  std::vector<std::string> names;     ///< Of hosts, by which clients know it beside its own.
  std::string token;                  ///< Empty: a random one.
  std::string page_folder;            ///< Served at "/"; empty: no page.
  std::string version;
  /// Opens the device of a new session; empty: the reference. `outputs` outlives the device.
  std::function<Result<std::unique_ptr<runtime::Device>>(Memory& outputs)> open_device;
  std::vector<protocol::DeviceListing> devices;  ///< What hello lists.
  protocol::Limits limits;
  int max_sessions = 16;
  int max_connections = 256;     ///< Of HTTP and WebSocket together; each may be silent for half a minute.
  double max_run_seconds = 600;  ///< A program's loops are ended after so long; 0: never.
  /// Origins besides the server's own that may open /v1 ("https://example.org").
  std::vector<std::string> allowed_origins;
  /// Lets the page that this server serves learn the token without typing (GET /v1/session.json: same origin, own host
  /// name, loopback only). Other users of the same machine could ask as well: turn it off where that matters.
  bool gives_token_to_page = true;
  bool handles_signals = false;  ///< SIGINT and SIGTERM stop the server.
  /// Takes lines for people; called on the network thread.
  std::function<void(LogLevel, const std::string&)> log;
};

class Server {
 public:
  /// Listens when this returns. Errors (Device): the address cannot be bound, the page folder is missing, the device of
  /// `open_device` does not open.
  static Result<std::unique_ptr<Server>> start(ServeOptions options);
  ~Server();
  Server(const Server&) = delete;

  uint16_t port() const;
  const std::string& token() const;
  /// "http://127.0.0.1:8765/?token=...": what to open in a browser.
  std::string page_url() const;
  /// "ws://127.0.0.1:8765"
  std::string socket_url() const;

  /// Closes connections, waits for running programs and joins all threads. May be called twice.
  void stop();
  /// Returns when a signal (or stop() on another thread) has ended the server.
  void wait();

 private:
  struct Impl;
  explicit Server(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

/// `refjit serve`: starts, says where on standard output, waits for a signal. Returns the exit code; errors go to
/// standard error.
int serve(const ServeOptions& options);

}  // namespace refjit::server
