// The listener: binds, accepts, gives each connection its strand; and Server, which owns the io_context and its thread.
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <filesystem>
#include <iostream>
#include <thread>

#include "server/net.h"

namespace refjit::server {
namespace {

/// How long connections get to close before the server ends without them, and how often that is looked at.
constexpr auto kGrace = std::chrono::seconds(3);
constexpr auto kLook = std::chrono::milliseconds(10);
constexpr auto kPause = std::chrono::milliseconds(100);

class Listener final : public std::enable_shared_from_this<Listener> {
 public:
  explicit Listener(net::io_context& io) : io_(io), acceptor_(net::make_strand(io)), pause_(acceptor_.get_executor()) {}

  Status open(const std::string& address, uint16_t port) {
    beast::error_code error;
    const auto ip = net::ip::make_address(address, error);
    if (error)
      return device_error("[serve] '" + address +
                          "' is not an IP address, expected one of this machine's, as 127.0.0.1 or ::1, or 0.0.0.0 or "
                          ":: for all of them");
    const tcp::endpoint endpoint(ip, port);
    acceptor_.open(endpoint.protocol(), error);
    if (!error) acceptor_.set_option(net::socket_base::reuse_address(true), error);
    if (!error) acceptor_.bind(endpoint, error);
    if (!error) acceptor_.listen(net::socket_base::max_listen_connections, error);
    if (!error) return {};
    const bool is_taken = error == net::error::address_in_use;
    return device_error("[serve] cannot listen on " + address + ":" + std::to_string(port) + ": " + error.message() +
                        (is_taken ? "; choose another port with --port, or any free one with --port 0" : ""));
  }

  uint16_t port() const {
    beast::error_code ignored;
    return acceptor_.local_endpoint(ignored).port();
  }

  void start(std::shared_ptr<SharedState> state) {
    state_ = std::move(state);
    net::post(acceptor_.get_executor(), beast::bind_front_handler(&Listener::accept, shared_from_this()));
  }

  void stop() {
    net::post(acceptor_.get_executor(), [self = shared_from_this()] {
      beast::error_code ignored;
      self->acceptor_.close(ignored);
      self->pause_.cancel();
    });
  }

 private:
  void accept() {
    acceptor_.async_accept(net::make_strand(io_), beast::bind_front_handler(&Listener::on_accept, shared_from_this()));
  }

  void on_accept(beast::error_code error, tcp::socket socket) {
    if (error == net::error::operation_aborted || !acceptor_.is_open()) return;
    if (!error) {
      start_http_session(std::move(socket), state_);
      return accept();
    }
    // Other errors (no descriptors left, a peer that is gone already) pass; asking at once would keep a core busy.
    pause_.expires_after(kPause);
    pause_.async_wait([self = shared_from_this()](beast::error_code) {
      if (self->acceptor_.is_open()) self->accept();
    });
  }

  net::io_context& io_;
  tcp::acceptor acceptor_;
  net::steady_timer pause_;
  std::shared_ptr<SharedState> state_;
};

}  // namespace

struct Server::Impl {
  net::io_context io{1};
  std::shared_ptr<SharedState> state;
  std::shared_ptr<Listener> listener;
  net::signal_set signals{io};
  net::steady_timer timer{io};
  std::chrono::steady_clock::time_point deadline;
  bool is_ending = false;  ///< Network thread only.
  std::thread thread;

  /// Runs on the network thread.
  void begin_end() {
    if (is_ending) return;
    is_ending = true;
    beast::error_code ignored;
    signals.clear(ignored);  // a second one ends the process, whatever still runs
    state->log(LogLevel::Info, "ends; sessions: " + std::to_string(state->sessions()));
    listener->stop();
    state->close_connections();
    deadline = std::chrono::steady_clock::now() + kGrace;
    look();
  }

  void look() {
    if (!state->has_connections() || std::chrono::steady_clock::now() >= deadline) return io.stop();
    timer.expires_after(kLook);
    timer.async_wait([this](beast::error_code) { look(); });
  }
};

Result<std::unique_ptr<Server>> Server::start(ServeOptions options) {
  if (!options.page_folder.empty() && !std::filesystem::is_directory(options.page_folder))
    return device_error("[serve] there is no page folder '" + options.page_folder + "'");
  if (!options.page_folder.empty() && !std::filesystem::exists(options.page_folder + "/index.html"))
    return device_error("[serve] the page folder '" + options.page_folder +
                        "' has no index.html; make web builds the page, in build/web");
  if (!is_token(options.token))
    return device_error("[serve] a token consists of letters, digits and the characters -._~, as it stands in URLs");
  if (options.open_device) {
    // Says now what would otherwise be every session's first error.
    auto trial = options.open_device(host_memory());
    if (!trial) return std::move(trial).error();
  }
  if (options.token.empty()) options.token = random_token();
  auto impl = std::make_unique<Impl>();
  impl->listener = std::make_shared<Listener>(impl->io);
  REFJIT_TRY(impl->listener->open(options.address, options.port));
  options.port = impl->listener->port();
  Endpoint endpoint{options.address, options.port, options.names};
  // A proxy encrypts, and may say that it asks for the address that it was given.
  for (const std::string& name : options.names)
    for (const char* scheme : {"http://", "https://"}) options.allowed_origins.push_back(scheme + name);
  const bool handles_signals = options.handles_signals;
  impl->state = std::make_shared<SharedState>(std::move(options), std::move(endpoint));
  impl->listener->start(impl->state);
  if (handles_signals) {
    impl->signals.add(SIGINT);
    impl->signals.add(SIGTERM);
    impl->signals.async_wait([raw = impl.get()](beast::error_code error, int) {
      if (!error) raw->begin_end();
    });
  }
  impl->thread = std::thread([raw = impl.get()] { raw->io.run(); });
  return std::unique_ptr<Server>(new Server(std::move(impl)));
}

Server::Server(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Server::~Server() { stop(); }

uint16_t Server::port() const { return impl_->state->endpoint().port; }
const std::string& Server::token() const { return impl_->state->token(); }

std::string Server::socket_url() const {
  return "ws://" + url_host(impl_->state->endpoint()) + ":" + std::to_string(port());
}

std::string Server::page_url() const { return "http" + socket_url().substr(2) + "/?token=" + token(); }

void Server::stop() {
  net::post(impl_->io, [raw = impl_.get()] { raw->begin_end(); });
  wait();
}

void Server::wait() {
  if (impl_->thread.joinable()) impl_->thread.join();
  // Workers post their answers to the context, so they end while it is still there.
  impl_->state->join_workers();
}

int serve(const ServeOptions& options) {
  ServeOptions own = options;
  own.handles_signals = true;
  auto server = Server::start(std::move(own));
  if (!server) {
    std::cerr << "refjit: " << server.error().message << "\n";
    return 1;
  }
  if (!options.page_folder.empty())
    std::cout << "page    " << (*server)->page_url() << "\n";
  else
    std::cout << "page    none: there is no ../web beside this program; --page FOLDER names another\n";
  std::cout << "devices " << (*server)->socket_url() << "  token " << (*server)->token() << std::endl;
  (*server)->wait();
  return 0;
}

}  // namespace refjit::server
