// One HTTP connection: the page's files, /healthz, /metrics, /v1/session.json, and the door to WebSocket /v1.
#include <algorithm>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <optional>

#include "server/net.h"
#include "server/pages.h"

namespace refjit::server {
namespace {

using HttpResponse = http::response<http::string_body>;

constexpr auto kTimeout = std::chrono::seconds(30);
constexpr uint32_t kMaxHeaderBytes = 16 << 10;
constexpr uint64_t kMaxBodyBytes = 1 << 10;
constexpr size_t kShownHost = 100;

std::string_view view(beast::string_view text) { return {text.data(), text.size()}; }

/// A JSON string of plain text (tokens and URLs: no control characters reach it).
std::string quoted(std::string_view text) {
  std::string out = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    if (static_cast<unsigned char>(c) >= 0x20) out += c;
  }
  return out + "\"";
}

class HttpSession final : public Connection, public std::enable_shared_from_this<HttpSession> {
 public:
  HttpSession(tcp::socket socket, std::shared_ptr<SharedState> state)
      : stream_(std::move(socket)), state_(std::move(state)) {}

  void start() {
    const bool is_refused = state_->is_full();
    state_->add_connection(weak_from_this());
    net::dispatch(stream_.get_executor(), [self = shared_from_this(), is_refused] {
      if (!is_refused) return self->read();
      self->note_refusal("too many connections are open");
      // Without a look at the request: who has used up the connections may send none.
      self->write(self->response(http::status::service_unavailable, "text/plain", "too many connections are open\n"),
                  false);
    });
  }

  void abandon() override {
    beast::error_code ignored;
    stream_.socket().close(ignored);
  }

  void close() override {
    net::post(stream_.get_executor(), [self = shared_from_this()] {
      beast::error_code ignored;
      self->stream_.socket().close(ignored);
    });
  }

 private:
  void read() {
    parser_.emplace();
    parser_->header_limit(kMaxHeaderBytes);
    parser_->body_limit(kMaxBodyBytes);
    stream_.expires_after(kTimeout);
    http::async_read(stream_, buffer_, *parser_, beast::bind_front_handler(&HttpSession::on_read, shared_from_this()));
  }

  void on_read(beast::error_code error, size_t) {
    if (error == http::error::end_of_stream) return shut_down();
    if (error) {
      // A request that does not parse is answered once; other errors mean that nobody is there.
      if (error.category() != make_error_code(http::error::bad_target).category()) return;
      request_ = {};
      return write(response(http::status::bad_request, "text/plain", error.message() + "\n"), false);
    }
    request_ = parser_->release();
    if (boost::beast::websocket::is_upgrade(request_)) return upgrade();
    write(answer(), request_.keep_alive());
  }

  void note_refusal(std::string_view why) {
    state_->count_refusal();
    state_->log(LogLevel::Warning, peer_name(stream_) + " was refused: " + std::string(why.substr(0, why.find('\n'))));
  }

  void upgrade() {
    auto refused = refusal();
    if (target_path(view(request_.target())) != "/v1")
      refused = response(http::status::not_found, "text/plain", "there is only /v1\n");
    else if (!refused && !state_->enter_session())
      refused = full();
    if (refused) {
      note_refusal(refused->body());
      return write(std::move(*refused), false);
    }
    stream_.expires_never();
    start_socket_session(std::move(stream_), std::move(request_), state_);
  }

  std::string_view host() const { return view(request_[http::field::host]); }
  std::string_view origin() const { return view(request_[http::field::origin]); }

  HttpResponse wrong_host() const {
    std::string name(host().substr(0, std::min(host().find(':'), kShownHost)));
    for (char& c : name)
      if (c < '!' || c > '~') c = '?';
    return response(http::status::forbidden, "text/plain",
                    "this server has not been told that it is called '" + name + "'; if it is, start it with --name " +
                        (name.empty() ? "NAME" : name) + "\n");
  }

  /// The answer to one who may not open a session, however few are open.
  std::optional<HttpResponse> refusal() const {
    const std::string_view target = view(request_.target());
    if (!is_own_host(state_->endpoint(), host())) return wrong_host();
    if (!is_origin_allowed(origin(), host(), state_->options().allowed_origins))
      return response(http::status::forbidden, "text/plain", "pages of this origin are not let in\n");
    if (!is_same_secret(given_token(target), state_->token()))
      return response(http::status::unauthorized, "text/plain", "the token is missing or wrong\n");
    return std::nullopt;
  }

  HttpResponse full() const {
    return response(http::status::service_unavailable, "text/plain", "too many sessions are open\n");
  }

  /// Browsers hide from pages why a WebSocket was refused. A plain question for the same address gets the same answer,
  /// which pages of every origin may read: it says no more than the upgrade itself.
  HttpResponse door_answer() const {
    auto made = refusal();
    if (!made && !state_->has_room()) made = full();
    if (!made) made = response(http::status::upgrade_required, "text/plain", "this is a WebSocket's address\n");
    made->set(http::field::access_control_allow_origin, "*");
    return *std::move(made);
  }

  std::string given_token(std::string_view target) const {
    constexpr std::string_view kBearer = "Bearer ";
    const std::string_view header = view(request_[http::field::authorization]);
    if (header.substr(0, kBearer.size()) == kBearer) return std::string(header.substr(kBearer.size()));
    return query_value(target, "token");
  }

  HttpResponse answer() const {
    if (request_.method() != http::verb::get && request_.method() != http::verb::head)
      return response(http::status::method_not_allowed, "text/plain", "GET or HEAD\n");
    const std::string path = target_path(view(request_.target()));
    if (path == "/healthz") return response(http::status::ok, "application/json", "{\"ok\":true}\n");
    if (!is_own_host(state_->endpoint(), host())) return wrong_host();
    if (path == "/metrics") return response(http::status::ok, "text/plain; version=0.0.4", state_->metrics());
    if (path == "/v1") return door_answer();
    if (path == "/v1/session.json") return session_answer();
    auto page = read_page(state_->options().page_folder, path, view(request_[http::field::accept_encoding]));
    if (!page) return response(http::status::not_found, "text/plain", "there is no such file\n");
    HttpResponse made;
    if (view(request_[http::field::if_none_match]) == page->etag) {
      made = response(http::status::not_modified, page->mime, "");
    } else {
      made = response(http::status::ok, page->mime, std::move(page->bytes));
    }
    made.set(http::field::etag, page->etag);
    made.set(http::field::vary, "Accept-Encoding");
    if (!page->encoding.empty()) made.set(http::field::content_encoding, page->encoding);
    return made;
  }

  /// {url, token}: how the page that this server serves reaches /v1 without typing. A browser marks what another origin
  /// asks for (Origin, Sec-Fetch-Site); without the token in the question only loopback peers are answered, and not
  /// under a given name, which a proxy may have.
  HttpResponse session_answer() const {
    const std::string_view site = view(request_["Sec-Fetch-Site"]);
    const bool is_own_page = (site.empty() || site == "same-origin" || site == "none") &&
                             (origin().empty() || is_origin_allowed(origin(), host(), {}));
    const bool knows_token = is_same_secret(given_token(view(request_.target())), state_->token());
    const Endpoint& endpoint = state_->endpoint();
    const bool is_local = is_loopback(endpoint.address) && is_own_host({endpoint.address, endpoint.port, {}}, host());
    const bool is_given = state_->options().gives_token_to_page && is_own_page && is_local;
    if (!is_given && !knows_token)
      return response(http::status::forbidden, "application/json",
                      "{\"error\":\"the token is not given away here\"}\n");
    return response(
        http::status::ok, "application/json",
        "{\"url\":" + quoted("ws://" + std::string(host()) + "/v1") + ",\"token\":" + quoted(state_->token()) + "}\n");
  }

  HttpResponse response(http::status status, std::string_view mime, std::string body) const {
    HttpResponse made(status, 11);
    made.set(http::field::server, "refjit");
    made.set(http::field::content_type, beast::string_view(mime.data(), mime.size()));
    made.set(http::field::cache_control, "no-cache");
    made.set("X-Content-Type-Options", "nosniff");
    made.set("Referrer-Policy", "no-referrer");  // the page's own URL may carry the token
    made.set("Cross-Origin-Resource-Policy", "same-origin");
    made.set("Content-Security-Policy", "frame-ancestors 'none'");
    made.body() = std::move(body);
    made.prepare_payload();
    return made;
  }

  void write(HttpResponse made, bool keep_alive) {
    made.keep_alive(keep_alive);
    if (request_.method() == http::verb::head) made.body().clear();  // Content-Length stays
    response_.emplace(std::move(made));
    stream_.expires_after(kTimeout);
    http::async_write(stream_, *response_, [self = shared_from_this(), keep_alive](beast::error_code error, size_t) {
      self->response_.reset();
      if (error) return;
      if (!keep_alive) return self->shut_down();
      self->read();
    });
  }

  void shut_down() {
    beast::error_code ignored;
    stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
  }

  beast::tcp_stream stream_;
  std::shared_ptr<SharedState> state_;
  beast::flat_buffer buffer_;
  std::optional<http::request_parser<http::string_body>> parser_;
  HttpRequest request_;
  std::optional<HttpResponse> response_;
};

}  // namespace

void start_http_session(tcp::socket socket, std::shared_ptr<SharedState> state) {
  std::make_shared<HttpSession>(std::move(socket), std::move(state))->start();
}

}  // namespace refjit::server
