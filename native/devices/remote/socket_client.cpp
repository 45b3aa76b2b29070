#include "devices/remote/socket_client.h"

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/stream.hpp>

namespace refjit::devices {
namespace {

namespace beast = boost::beast;
namespace http = boost::beast::http;
namespace net = boost::asio;
namespace websocket = boost::beast::websocket;
using tcp = boost::asio::ip::tcp;

/// Runs one asynchronous operation to its end or its time limit. The limit closes the socket, which ends the operation.
template <class Start, class Abort>
beast::error_code run_for(net::io_context& io, std::chrono::milliseconds limit, Start&& start, Abort&& abort) {
  beast::error_code result = net::error::would_block;
  start([&result](beast::error_code error, auto&&...) { result = error; });
  io.restart();
  io.run_for(limit);
  if (result != net::error::would_block) return result;
  abort();
  io.run();
  return net::error::timed_out;
}

Result<tcp::resolver::results_type> resolve(net::io_context& io, const SocketAddress& address) {
  tcp::resolver resolver(io);
  beast::error_code error;
  auto found = resolver.resolve(address.host, address.port, error);
  if (error) return device_error("[" + address.text() + "] " + error.message());
  return found;
}

}  // namespace

std::string SocketAddress::text() const { return "ws://" + host + ":" + port; }

Result<SocketAddress> parse_socket_url(std::string_view url) {
  constexpr std::string_view kScheme = "ws://";
  const Error bad = device_error("[device] got '" + std::string(url) + "', expected ws://HOST:PORT or a device's name");
  if (url.substr(0, kScheme.size()) != kScheme) return bad;
  std::string_view rest = url.substr(kScheme.size());
  SocketAddress address;
  if (const size_t query = rest.find('?'); query != std::string_view::npos) {
    std::string_view text = rest.substr(query + 1);
    constexpr std::string_view kToken = "token=";
    if (text.substr(0, kToken.size()) == kToken)
      address.token = text.substr(kToken.size(), text.find('&') - kToken.size());
    rest = rest.substr(0, query);
  }
  if (const size_t slash = rest.find('/'); slash != std::string_view::npos) {
    if (rest.substr(slash) != "/" && rest.substr(slash) != "/v1") return bad;
    rest = rest.substr(0, slash);
  }
  size_t colon = rest.rfind(':');
  if (!rest.empty() && rest.front() == '[') {
    const size_t bracket = rest.find(']');
    if (bracket == std::string_view::npos) return bad;
    address.host = rest.substr(1, bracket - 1);
    colon = bracket + 1 < rest.size() ? bracket + 1 : std::string_view::npos;
  } else {
    address.host = rest.substr(0, colon);
  }
  address.port = colon == std::string_view::npos ? "8765" : rest.substr(colon + 1);
  if (address.host.empty() || address.port.empty() || address.port.size() > 5) return bad;
  for (char c : address.port)
    if (c < '0' || c > '9') return bad;
  if (const int port = std::stoi(address.port); port == 0 || port > 65535) return bad;
  return address;
}

struct SocketClient::Impl {
  net::io_context io;
  websocket::stream<beast::tcp_stream> socket{io};
  SocketOptions options;
  std::string name;
  bool is_open = false;

  Error fail(const beast::error_code& error, const char* what) {
    is_open = false;
    beast::error_code ignored;
    beast::get_lowest_layer(socket).socket().close(ignored);
    std::string reason = error.message();
    if (error == websocket::error::closed)
      reason = "the server closed the connection (code " + std::to_string(socket.reason().code) + ")";
    return device_error("[" + name + "] " + what + ": " + reason);
  }

  void abort() {
    beast::error_code ignored;
    beast::get_lowest_layer(socket).socket().close(ignored);
  }
};

SocketClient::SocketClient(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}

SocketClient::~SocketClient() {
  if (!impl_->is_open) return;
  run_for(
      impl_->io, std::chrono::seconds(1),
      [&](auto done) { impl_->socket.async_close(websocket::close_code::normal, done); }, [&] { impl_->abort(); });
}

Result<std::unique_ptr<SocketClient>> SocketClient::connect(const SocketAddress& address, const std::string& token,
                                                            const SocketOptions& options) {
  auto impl = std::make_unique<Impl>();
  impl->options = options;
  impl->name = address.text();
  auto found = resolve(impl->io, address);
  if (!found) return std::move(found).error();
  auto abort = [raw = impl.get()] { raw->abort(); };
  auto error = run_for(
      impl->io, options.connect_timeout,
      [&](auto done) { beast::get_lowest_layer(impl->socket).async_connect(*found, done); }, abort);
  if (error) return impl->fail(error, "cannot connect (\"refjit serve\" starts a server)");
  beast::error_code ignored;
  beast::get_lowest_layer(impl->socket).socket().set_option(tcp::no_delay(true), ignored);
  impl->socket.read_message_max(static_cast<size_t>(options.max_message_bytes));
  impl->socket.set_option(websocket::stream_base::decorator([&](websocket::request_type& request) {
    if (!token.empty()) request.set(http::field::authorization, "Bearer " + token);
    if (!options.origin.empty()) request.set(http::field::origin, options.origin);
  }));
  const bool is_v6 = address.host.find(':') != std::string::npos;
  const std::string host = (is_v6 ? "[" + address.host + "]" : address.host) + ":" + address.port;
  websocket::response_type response;
  error = run_for(
      impl->io, options.connect_timeout, [&](auto done) { impl->socket.async_handshake(response, host, "/v1", done); },
      abort);
  if (error == websocket::error::upgrade_declined) {
    Error refusal = impl->fail(error, "refused");
    std::string said(response.body().data(), response.body().size());
    while (!said.empty() && said.back() == '\n') said.pop_back();
    refusal.message = "[" + impl->name + "] refused with status " + std::to_string(response.result_int()) +
                      (said.empty() ? "" : ": " + said);
    return refusal;
  }
  if (error) return impl->fail(error, "handshake");
  impl->is_open = true;
  return std::unique_ptr<SocketClient>(new SocketClient(std::move(impl)));
}

Status SocketClient::send(std::string_view message, bool is_binary) {
  if (!impl_->is_open) return device_error("[" + impl_->name + "] the connection is lost");
  impl_->socket.binary(is_binary);
  const auto error = run_for(
      impl_->io, impl_->options.answer_timeout,
      [&](auto done) { impl_->socket.async_write(net::buffer(message.data(), message.size()), done); },
      [&] { impl_->abort(); });
  if (error) return impl_->fail(error, "connection lost while sending");
  return {};
}

Result<std::string> SocketClient::receive() {
  if (!impl_->is_open) return device_error("[" + impl_->name + "] the connection is lost");
  beast::flat_buffer buffer;
  const auto error = run_for(
      impl_->io, impl_->options.answer_timeout, [&](auto done) { impl_->socket.async_read(buffer, done); },
      [&] { impl_->abort(); });
  if (error) return impl_->fail(error, "connection lost while waiting for an answer");
  return beast::buffers_to_string(buffer.data());
}

int SocketClient::close_code() const { return impl_->socket.reason().code; }
bool SocketClient::is_open() const { return impl_->is_open; }

Result<HttpReply> http_get(const SocketAddress& address, const std::string& target, const std::string& extra_headers) {
  net::io_context io;
  beast::tcp_stream stream(io);
  auto found = resolve(io, address);
  if (!found) return std::move(found).error();
  constexpr auto kLimit = std::chrono::seconds(10);
  auto abort = [&] {
    beast::error_code ignored;
    stream.socket().close(ignored);
  };
  auto fail = [&](const beast::error_code& error) {
    return device_error("[" + address.text() + "] " + error.message());
  };
  if (auto error = run_for(
          io, kLimit, [&](auto done) { stream.async_connect(*found, done); }, abort))
    return fail(error);
  std::string text = "GET " + target + " HTTP/1.1\r\nConnection: close\r\n";
  if (extra_headers.find("Host:") == std::string::npos) text += "Host: " + address.host + ":" + address.port + "\r\n";
  text += extra_headers + "\r\n";
  if (auto error = run_for(
          io, kLimit, [&](auto done) { net::async_write(stream, net::buffer(text), done); }, abort))
    return fail(error);
  beast::flat_buffer buffer;
  http::response<http::string_body> response;
  if (auto error = run_for(
          io, kLimit, [&](auto done) { http::async_read(stream, buffer, response, done); }, abort))
    return fail(error);
  const auto mime = response[http::field::content_type];
  return HttpReply{static_cast<int>(response.result_int()), std::string(mime.data(), mime.size()),
                   std::move(response.body())};
}

}  // namespace refjit::devices
