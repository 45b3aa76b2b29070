// One WebSocket connection: frames in, to the session's worker, answers out through a write queue. All handlers run on
// the connection's strand; the worker's answers are posted there.
#include <boost/asio/post.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <deque>

#include "server/net.h"

namespace refjit::server {
namespace {

namespace websocket = boost::beast::websocket;

/// Frames that may wait for the worker, and answers for the client; reading stops at this many together, so a fast
/// sender is slowed by TCP itself, and one that never reads holds a bounded number of answers here.
constexpr int kMaxWaiting = 8;
constexpr size_t kKeptBuffer = 1 << 20;
constexpr auto kHandshakeTimeout = std::chrono::seconds(30);
constexpr auto kIdleTimeout = std::chrono::hours(1);

class SocketSession final : public Connection, public std::enable_shared_from_this<SocketSession> {
 public:
  SocketSession(beast::tcp_stream stream, std::shared_ptr<SharedState> state)
      : socket_(std::move(stream)), state_(std::move(state)) {}

  ~SocketSession() override {
    state_->leave_session(std::move(worker_));
    if (!peer_.empty()) note("has left after " + work());
  }

  void start(HttpRequest request) {
    state_->add_connection(weak_from_this());
    websocket::stream_base::timeout timeout;
    timeout.handshake_timeout = kHandshakeTimeout;
    timeout.idle_timeout = kIdleTimeout;
    timeout.keep_alive_pings =
        false;  // a client that computes does not answer pings; TCP's own keep-alive finds the dead
    socket_.set_option(timeout);
    socket_.read_message_max(static_cast<size_t>(state_->options().limits.max_frame_bytes));
    beast::error_code ignored;
    beast::get_lowest_layer(socket_).socket().set_option(net::socket_base::keep_alive(true), ignored);
    beast::get_lowest_layer(socket_).socket().set_option(tcp::no_delay(true), ignored);
    request_ = std::move(request);
    socket_.async_accept(request_, beast::bind_front_handler(&SocketSession::on_accept, shared_from_this()));
  }

  void close() override {
    net::post(socket_.get_executor(), [self = shared_from_this()] { self->begin_close(); });
  }

  void abandon() override {
    held_open_.reset();
    worker_.reset();
    beast::error_code ignored;
    beast::get_lowest_layer(socket_).socket().close(ignored);
  }

 private:
  void on_accept(beast::error_code error) {
    if (error) return;
    request_ = {};
    peer_ = peer_name(beast::get_lowest_layer(socket_));
    note("has come");
    socket_.binary(true);
    // The worker holds no reference: an answer that comes after the end is dropped here.
    worker_ = std::make_unique<Worker>(state_->options(), [weak = weak_from_this(), executor = socket_.get_executor(),
                                                           state = state_](std::string answer, const Counts& counts) {
      state->count(counts);
      net::post(executor, [weak, counts, answer = std::move(answer)]() mutable {
        if (auto self = weak.lock()) self->on_answer(std::move(answer), counts);
      });
    });
    read();
  }

  void note(const std::string& what) {
    state_->log(LogLevel::Info, peer_ + " " + what + "; sessions: " + std::to_string(state_->sessions()));
  }

  /// "12 requests (1 failed), 3 launches"
  std::string work() const {
    const auto counted = [](int64_t count, const char* one, const char* many) {
      return std::to_string(count) + " " + (count == 1 ? one : many);
    };
    const std::string failed = counts_.errors ? " (" + std::to_string(counts_.errors) + " failed)" : "";
    return counted(counts_.requests, "request", "requests") + failed + ", " +
           counted(counts_.launches, "launch", "launches");
  }

  void read() {
    if (is_reading_ || is_closing_) return;
    // Without a read no handler holds this session, and the worker does not either.
    if (waiting_ + static_cast<int>(queue_.size()) >= kMaxWaiting) {
      held_open_ = shared_from_this();
      return;
    }
    is_reading_ = true;
    held_open_.reset();
    socket_.async_read(buffer_, beast::bind_front_handler(&SocketSession::on_read, shared_from_this()));
  }

  void on_read(beast::error_code error, size_t) {
    is_reading_ = false;
    if (error) {
      // Too large a frame: Beast has sent close code 1009 itself. Everything else is an end as well.
      if (error == websocket::error::message_too_big)
        state_->log(LogLevel::Warning, peer_ + " sent a larger frame than allowed, and is cut off");
      is_closing_ = true;
      return;
    }
    if (socket_.got_binary()) {
      ++waiting_;
      worker_->submit(beast::buffers_to_string(buffer_.data()));
    } else {
      refuse_text();
    }
    buffer_.consume(buffer_.size());
    if (buffer_.capacity() > kKeptBuffer) buffer_.shrink_to_fit();
    read();
  }

  void refuse_text() {
    protocol::Response response;
    response.body = protocol_error("[frame] got a text message, expected binary ones");
    if (auto frame = protocol::encode(response)) send(*std::move(frame));
  }

  void on_answer(std::string answer, const Counts& counts) {
    --waiting_;
    counts_.requests += counts.requests;
    counts_.errors += counts.errors;
    counts_.launches += counts.launches;
    send(std::move(answer));
    read();
  }

  void send(std::string frame) {
    if (is_closing_ || frame.empty()) return;
    queue_.push_back(std::move(frame));
    if (queue_.size() == 1) write();
  }

  void write() {
    socket_.async_write(net::buffer(queue_.front()),
                        beast::bind_front_handler(&SocketSession::on_write, shared_from_this()));
  }

  void on_write(beast::error_code error, size_t) {
    if (error) {
      is_closing_ = true;
      held_open_.reset();
      return;
    }
    queue_.pop_front();
    if (!queue_.empty()) write();
    read();
  }

  void begin_close() {
    held_open_.reset();
    if (is_closing_) return;
    is_closing_ = true;
    socket_.async_close(websocket::close_code::going_away, [self = shared_from_this()](beast::error_code) {});
  }

  websocket::stream<beast::tcp_stream> socket_;
  std::shared_ptr<SharedState> state_;
  std::unique_ptr<Worker> worker_;
  std::shared_ptr<SocketSession> held_open_;  ///< Itself, while reading waits for the worker.
  HttpRequest request_;
  std::string peer_;  ///< For the log; empty before the session begins.
  beast::flat_buffer buffer_;
  std::deque<std::string> queue_;  ///< The front is being written.
  int waiting_ = 0;
  Counts counts_;  ///< Of what was answered.
  bool is_reading_ = false;
  bool is_closing_ = false;
};

}  // namespace

void start_socket_session(beast::tcp_stream stream, HttpRequest request, std::shared_ptr<SharedState> state) {
  std::make_shared<SocketSession>(std::move(stream), std::move(state))->start(std::move(request));
}

}  // namespace refjit::server
