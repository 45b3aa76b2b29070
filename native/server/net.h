#pragma once
// Boost types that the three network files (listener, http_session, socket_session) pass to each other. Private to
// them: nothing else includes this, because one Beast file costs 10 s and half a gigabyte to compile.
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/strand.hpp>
#include <boost/beast/core/bind_handler.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <memory>

#include "server/shared_state.h"

namespace refjit::server {

namespace beast = boost::beast;
namespace http = boost::beast::http;
namespace net = boost::asio;
using tcp = boost::asio::ip::tcp;
/// "127.0.0.1:51234" or "[::1]:51234", for the log.
inline std::string peer_name(const beast::tcp_stream& stream) {
  beast::error_code error;
  const tcp::endpoint peer = stream.socket().remote_endpoint(error);
  if (error) return "a peer that is gone";
  const std::string address = peer.address().to_string();
  return (peer.address().is_v6() ? "[" + address + "]" : address) + ":" + std::to_string(peer.port());
}

using HttpRequest = http::request<http::string_body>;

/// Serves HTTP on an accepted socket until it closes or becomes a WebSocket.
void start_http_session(tcp::socket socket, std::shared_ptr<SharedState> state);

/// Takes over a connection whose upgrade request was let in (SharedState::enter_session() was true).
void start_socket_session(beast::tcp_stream stream, HttpRequest request, std::shared_ptr<SharedState> state);

}  // namespace refjit::server
