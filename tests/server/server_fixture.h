#pragma once
// A server in this process on a free port, and ways to talk to it: for the server's tests.
#include <catch2/catch.hpp>

#include "devices/devices.h"
#include "devices/remote/socket_client.h"
#include "protocol/message.h"
#include "server/server.h"
#include "unit/runtime/programs.h"

namespace refjit::test {

inline server::ServeOptions quiet_options() {
  server::ServeOptions options;
  options.port = 0;
  options.token = "secret";
  return options;
}

inline std::unique_ptr<server::Server> start_server(server::ServeOptions options = quiet_options()) {
  auto started = server::Server::start(std::move(options));
  if (!started) FAIL(started.error().message);
  return *std::move(started);
}

inline devices::SocketAddress address_of(const server::Server& server) {
  auto address = devices::parse_socket_url(server.socket_url());
  REQUIRE(address);
  return *address;
}

/// A connection that speaks frames.
class Client {
 public:
  explicit Client(const server::Server& server) {
    auto connected = devices::SocketClient::connect(address_of(server), server.token());
    if (!connected) FAIL(connected.error().message);
    socket = *std::move(connected);
  }

  /// The answer to a request; the server must give one.
  protocol::Response ask(decltype(protocol::Request::body) body) {
    auto frame = protocol::encode(protocol::Request{++id, std::move(body)});
    REQUIRE(frame);
    return ask_bytes(*frame);
  }

  protocol::Response ask_bytes(std::string_view bytes, bool is_binary = true) {
    REQUIRE(socket->send(bytes, is_binary));
    auto answer = socket->receive();
    if (!answer) FAIL(answer.error().message);
    auto response = protocol::decode_response(*answer, protocol::Limits());
    REQUIRE(response);
    return *std::move(response);
  }

  template <class Reply>
  Reply expect(decltype(protocol::Request::body) body) {
    protocol::Response response = ask(std::move(body));
    if (auto* error = std::get_if<Error>(&response.body)) FAIL(error->message);
    REQUIRE(std::holds_alternative<Reply>(response.body));
    return std::get<Reply>(std::move(response.body));
  }

  Error expect_error(decltype(protocol::Request::body) body) {
    protocol::Response response = ask(std::move(body));
    REQUIRE(std::holds_alternative<Error>(response.body));
    return std::get<Error>(std::move(response.body));
  }

  void hello() { expect<protocol::HelloReply>(protocol::HelloRequest{protocol::kProtocolVersion, "test"}); }

  std::unique_ptr<devices::SocketClient> socket;
  uint64_t id = 0;
};

/// True when a new client still gets its hello.
inline bool is_alive(const server::Server& server) {
  auto device = devices::open_device(server.socket_url(), server.token());
  return static_cast<bool>(device);
}

}  // namespace refjit::test
