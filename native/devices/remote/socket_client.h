#pragma once
// A synchronous WebSocket client: connects, sends and receives whole messages, each with a time limit. Used by the
// remote device and by the server's tests. Plain header; Boost.Beast stays in socket_client.cpp. Invariant: after an
// error the connection is closed and every further call is an error.
#include <chrono>
#include <memory>
#include <string>
#include <string_view>

#include "base/result.h"

namespace refjit::devices {

struct SocketAddress {
  std::string host;
  std::string port;
  std::string token;  ///< From the URL's query.

  /// "ws://host:port".
  std::string text() const;
};

/// "ws://HOST[:PORT][/v1][?token=T]"; the port's default is 8765. Errors (Device): anything else.
Result<SocketAddress> parse_socket_url(std::string_view url);

struct SocketOptions {
  std::string origin;  ///< The Origin header of a browser; empty: none.
  std::chrono::milliseconds connect_timeout{10'000};
  std::chrono::milliseconds answer_timeout{600'000};
  int64_t max_message_bytes = int64_t{256} << 20;
};

class SocketClient {
 public:
  /// Errors (Device) name the address; a refused upgrade also names the HTTP status and what the server said.
  static Result<std::unique_ptr<SocketClient>> connect(const SocketAddress& address, const std::string& token,
                                                       const SocketOptions& options = {});
  ~SocketClient();
  SocketClient(const SocketClient&) = delete;

  Status send(std::string_view message, bool is_binary = true);
  /// The next message.
  Result<std::string> receive();
  /// The close code that the server sent, 0 if none.
  int close_code() const;
  bool is_open() const;

 private:
  struct Impl;
  explicit SocketClient(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

/// One plain HTTP GET, for tests and `refjit` itself.
struct HttpReply {
  int status = 0;
  std::string mime;
  std::string body;
};
Result<HttpReply> http_get(const SocketAddress& address, const std::string& target,
                           const std::string& extra_headers = {});

}  // namespace refjit::devices
