// Peers that do not keep to HTTP, to WebSocket or to good manners: half requests, sudden ends, answers that nobody
// reads, more connections than there is room for. Each is refused or dropped, and the server lives.
#include <arpa/inet.h>
#include <sys/socket.h>
#include <unistd.h>

#include <random>

#include "protocol/program_text.h"
#include "server_fixture.h"

using namespace refjit;
using namespace refjit::test;
using namespace refjit::protocol;

namespace {

/// A bare TCP connection.
class Wire {
 public:
  explicit Wire(const server::Server& server) : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(server.port());
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    REQUIRE(::connect(socket_, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0);
  }
  ~Wire() { ::close(socket_); }
  Wire(const Wire&) = delete;

  void send(std::string_view bytes) const { ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL); }
  /// What comes until the server ends the connection.
  std::string rest() const {
    std::string all;
    char piece[4096];
    for (ssize_t count; (count = ::recv(socket_, piece, sizeof piece, 0)) > 0;) all.append(piece, count);
    return all;
  }
  /// The answer's head.
  std::string head() const {
    std::string all;
    char one;
    while (all.find("\r\n\r\n") == std::string::npos && ::recv(socket_, &one, 1, 0) == 1) all += one;
    return all;
  }
  /// The end comes to the server as an error (RST), not as a goodbye.
  void end_suddenly() const {
    const linger now{1, 0};
    ::setsockopt(socket_, SOL_SOCKET, SO_LINGER, &now, sizeof now);
  }

 private:
  int socket_;
};

std::string upgrade(const server::Server& server, const std::string& version = "13") {
  return "GET /v1?token=secret HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(server.port()) +
         "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: " + version +
         "\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n";
}

int64_t metric(const server::Server& server, const std::string& name) {
  auto reply = devices::http_get(address_of(server), "/metrics");
  REQUIRE(reply);
  const size_t at = reply->body.find("\n" + name + " ");
  REQUIRE(at != std::string::npos);
  return std::stoll(reply->body.substr(at + name.size() + 2));
}

/// Frames that the server takes, one of each kind.
std::vector<std::string> good_frames() {
  const runtime::Program program = multiply_add();
  CompileRequest compile;
  compile.program = program.id();
  compile.text = program_text(program);
  ExecuteRequest execute;
  execute.program = program.id();
  for (const Tensor& input : multiply_add_inputs()) execute.inputs.push_back({0, false, input});
  std::vector<std::string> frames;
  for (decltype(Request::body) body : std::initializer_list<decltype(Request::body)>{
           HelloRequest{kProtocolVersion, "test"}, compile, execute, PutRequest{floats({2}, {1, 2})}, GetRequest{1},
           FreeRequest{{1}}}) {
    auto frame = encode(Request{7, std::move(body)});
    REQUIRE(frame);
    frames.push_back(*frame);
  }
  return frames;
}

}  // namespace

TEST_CASE("server: frames with changed, missing and added bytes are answered", "[server][attack]") {
  auto server = start_server();
  Client client(*server);
  client.hello();
  std::mt19937 random(5);
  const std::vector<std::string> frames = good_frames();
  for (int round = 0; round < 1500; ++round) {
    std::string frame = frames[random() % frames.size()];
    for (unsigned change = 1 + random() % 3; change > 0; --change) {
      const size_t at = random() % frame.size();
      if (const unsigned kind = random() % 4; kind == 0)
        frame.resize(at + 1);
      else if (kind == 1)
        frame.insert(at, 1 + random() % 9, static_cast<char>(random()));
      else
        frame[at] = static_cast<char>(kind == 2 ? random() : frame[at] ^ (1 << random() % 8));
    }
    client.ask_bytes(frame);  // some answer; which one is the frame's affair
  }
  client.hello();
  CHECK(is_alive(*server));
}

TEST_CASE("server: a header that is no JSON object, or too deep, is a protocol error", "[server][attack]") {
  auto server = start_server();
  Client client(*server);
  client.hello();
  for (const std::string& header :
       {std::string("{"), std::string("[]"), std::string("null"), std::string("{\"op\":5}"),
        std::string("{\"id\":1,\"op\":\"nonsense\"}"), std::string("{\"id\":-1,\"op\":\"get\",\"handle\":1}"),
        std::string("{\"id\":1,\"op\":\"put\",\"tensor\":{\"dtype\":\"float32\",\"shape\":[-1]}}"),
        std::string("{\"id\":1,\"op\":\"put\",\"tensor\":{\"dtype\":\"float32\",\"shape\":[4611686018427387904,8]}}"),
        std::string("{\"id\":1,\"op\":\"put\",\"tensor\":{\"dtype\":\"float99\",\"shape\":[1]}}"),
        std::string("{\"id\":1,\"op\":\"hello\",\"protocol\":\"one\"}"), std::string("\xff\xfe\x00{}", 5),
        std::string(50'000, '['), "{\"op\":" + std::string(40, '[') + std::string(40, ']') + "}"}) {
    INFO(header.substr(0, 80));
    std::string frame(4, '\0');
    for (int i = 0; i < 4; ++i) frame[i] = static_cast<char>(header.size() >> 8 * i);
    frame += header;
    frame.resize((frame.size() + 7) / 8 * 8);
    const Response response = client.ask_bytes(frame);
    REQUIRE(std::holds_alternative<Error>(response.body));
    CHECK(std::get<Error>(response.body).kind == ErrorKind::Protocol);
    CHECK_FALSE(std::get<Error>(response.body).message.empty());
  }
  client.hello();
}

TEST_CASE("server: what is no HTTP gets one answer and an end", "[server][http][attack]") {
  auto server = start_server();
  for (const std::string& request :
       {std::string("\x16\x03\x01\x02\x00\x01\r\n\r\n", 10), std::string("GARBAGE\r\n\r\n"),
        std::string("GET / HTTP/9.9\r\n\r\n"), std::string("GET /\r\n\r\n"),
        "GET / HTTP/1.1\r\nX: " + std::string(20'000, 'x') + "\r\n\r\n",
        std::string("POST / HTTP/1.1\r\nContent-Length: 99999999\r\n\r\n")}) {
    INFO(request.substr(0, 40));
    const Wire wire(*server);
    wire.send(request);
    CHECK(wire.rest().substr(0, 12) == "HTTP/1.1 400");
  }
  const Wire old(*server);
  old.send(upgrade(*server, "7"));
  CHECK(old.head().substr(0, 12) == "HTTP/1.1 426");
  CHECK(is_alive(*server));
}

TEST_CASE("server: connections that end in the middle of something leave nothing behind", "[server][attack]") {
  auto server = start_server();
  const std::string masked_start("\x82\xfe\x7f\xff\x01\x02\x03\x04half", 12);  // a frame of 32767 bytes begins
  for (int round = 0; round < 40; ++round)
    for (const std::string& sent :
         {std::string(), std::string("GET / HT"), upgrade(*server), upgrade(*server) + masked_start}) {
      const Wire wire(*server);
      wire.send(sent);
      if (round % 2) wire.end_suddenly();
    }
  // Sessions are noticed to be gone on the server's own thread; asking again is bounded.
  int64_t left = 1;
  for (int i = 0; i < 50'000 && left > 0; ++i) left = metric(*server, "refjit_sessions");
  CHECK(left == 0);
  CHECK(is_alive(*server));
}

TEST_CASE("server: frames that break WebSocket's rules end that connection only", "[server][attack]") {
  auto server = start_server();
  for (const std::string& frame :
       {std::string("\x82\x01x", 3), std::string("\xf2\x80\x01\x02\x03\x04", 6),
        std::string("\x83\x80\x01\x02\x03\x04", 6), std::string("\x80\x80\x01\x02\x03\x04", 6),
        std::string("\x82\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01\x02\x03\x04", 14)}) {
    const Wire wire(*server);
    wire.send(upgrade(*server));
    REQUIRE(wire.head().substr(0, 12) == "HTTP/1.1 101");
    wire.send(frame);
    const std::string goodbye = wire.rest();
    if (!goodbye.empty()) CHECK(static_cast<unsigned char>(goodbye[0]) == 0x88);  // a close frame
  }
  CHECK(is_alive(*server));
}

TEST_CASE("server: a client that reads no answers stops being read", "[server][attack]") {
  auto server = start_server();
  Client client(*server);
  client.hello();
  const auto put = client.expect<PutReply>(PutRequest{floats({4 << 20}, std::vector<float>(4 << 20, 1))});
  constexpr uint64_t kRequests = 60;  // 960 MB of answers, if they were made
  for (uint64_t i = 0; i < kRequests; ++i) {
    auto frame = encode(Request{1000 + i, GetRequest{put.handle}});
    REQUIRE(frame);
    REQUIRE(client.socket->send(*frame));
  }
  // Others are served meanwhile.
  for (int i = 0; i < 20; ++i) CHECK(is_alive(*server));
  CHECK(metric(*server, "refjit_requests_total") < 20 + 2 + 20);
  for (uint64_t i = 0; i < kRequests; ++i) {
    auto answer = client.socket->receive();
    if (!answer) FAIL(i << " " << answer.error().message);
    auto response = decode_response(*answer, Limits());
    REQUIRE(response);
    CHECK(response->id == 1000 + i);
  }
}

TEST_CASE("server: connections are limited, silent ones too, and make room when they end", "[server][attack]") {
  auto options = quiet_options();
  options.max_connections = 3;
  auto server = start_server(std::move(options));
  {
    const Wire first(*server), second(*server), third(*server);
    const Wire fourth(*server);
    const std::string refusal = fourth.rest();
    CHECK(refusal.substr(0, 12) == "HTTP/1.1 503");
    CHECK(refusal.find("too many connections") != std::string::npos);
  }
  bool is_let_in = false;
  for (int i = 0; i < 50'000 && !is_let_in; ++i) is_let_in = is_alive(*server);
  CHECK(is_let_in);
}
