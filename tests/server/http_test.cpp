#include <filesystem>
#include <fstream>

#include "server/access.h"
#include "server/pages.h"
#include "server_fixture.h"

using namespace refjit;
using namespace refjit::test;

namespace {

/// A page folder that is removed with the object.
struct PageFolder {
  PageFolder() {
    path = std::filesystem::temp_directory_path() / ("refjit_page_" + server::random_token().substr(0, 12));
    std::filesystem::create_directories(path / "assets");
    write("index.html", "<!doctype html>hello");
    write("assets/app.js", "export const x = 1;");
    write("assets/refjit.wasm", std::string("\0asm", 4));
    std::ofstream(path.string() + ".secret") << "outside";
  }
  ~PageFolder() {
    std::filesystem::remove_all(path);
    std::filesystem::remove(path.string() + ".secret");
  }
  void write(const std::string& name, const std::string& text) const { std::ofstream(path / name) << text; }
  std::filesystem::path path;
};

devices::HttpReply get(const server::Server& server, const std::string& target, const std::string& headers = {}) {
  auto reply = devices::http_get(address_of(server), target, headers);
  if (!reply) FAIL(reply.error().message);
  return *reply;
}

std::unique_ptr<server::Server> start_with_page(const PageFolder& page) {
  auto options = quiet_options();
  options.page_folder = page.path.string();
  return start_server(std::move(options));
}

}  // namespace

TEST_CASE("http: the page's files come with their types", "[server][http]") {
  PageFolder page;
  auto server = start_with_page(page);
  const auto index = get(*server, "/?token=secret");
  CHECK(index.status == 200);
  CHECK(index.mime == "text/html; charset=utf-8");
  CHECK(index.body == "<!doctype html>hello");
  CHECK(get(*server, "/assets/app.js").mime == "text/javascript; charset=utf-8");
  const auto wasm = get(*server, "/assets/refjit.wasm");
  CHECK(wasm.mime == "application/wasm");
  CHECK(wasm.body.size() == 4);
  CHECK(get(*server, "/missing.js").status == 404);
}

TEST_CASE("http: a packed neighbour is sent to those who take it", "[server][http]") {
  PageFolder page;
  page.write("assets/refjit.wasm.br", "brotli");
  page.write("assets/refjit.wasm.gz", "gzip");
  page.write("assets/old.js.gz", "of another build");
  page.write("assets/old.js", "let x;");
  std::filesystem::last_write_time(page.path / "assets/old.js.gz", std::filesystem::file_time_type::min());
  std::error_code ignored;
  std::filesystem::create_symlink(page.path.string() + ".secret", page.path / "assets/app.js.gz", ignored);
  auto server = start_with_page(page);
  const auto body = [&](const std::string& file, const std::string& accepted) {
    return get(*server, "/assets/" + file, accepted.empty() ? "" : "Accept-Encoding: " + accepted + "\r\n").body;
  };
  CHECK(body("refjit.wasm", "gzip, deflate, br") == "brotli");
  CHECK(body("refjit.wasm", "gzip") == "gzip");
  CHECK(body("refjit.wasm", "gzip;q=0.5, br;q=0") == "gzip");
  const std::string plain("\0asm", 4);
  for (const char* accepted : {"", "identity", "deflate", "br;q=0, gzip;q=0.000", "gzipped, , ;", "xbr"})
    CHECK(body("refjit.wasm", accepted) == plain);
  CHECK(get(*server, "/assets/refjit.wasm", "Accept-Encoding: br\r\n").mime == "application/wasm");
  CHECK(body("old.js", "gzip") == "let x;");
  CHECK(body("app.js", "gzip") == "export const x = 1;");
}

TEST_CASE("http: no path leaves the page folder", "[server][http][attack]") {
  PageFolder page;
  const std::string secret = page.path.filename().string() + ".secret";
  std::error_code ignored;
  std::filesystem::create_symlink(page.path.string() + ".secret", page.path / "link.txt", ignored);
  auto server = start_with_page(page);
  for (const std::string& path :
       {"/../" + secret, "/%2e%2e/" + secret, "/assets/../../" + secret, "/..%2f" + secret,
        "//" + page.path.string() + ".secret", std::string("/link.txt"), std::string("/..%5c") + secret,
        std::string("/assets"), std::string("/index.html%00.js")}) {
    INFO(path);
    CHECK(get(*server, path).status == 404);
  }
  CHECK(get(*server, "/index.html").status == 200);
}

TEST_CASE("http: health and metrics answer", "[server][http]") {
  auto server = start_server();
  CHECK(get(*server, "/healthz").body == "{\"ok\":true}\n");
  {
    Client client(*server);
    client.hello();
    client.expect_error(protocol::GetRequest{5});
  }
  const auto metrics = get(*server, "/metrics");
  CHECK(metrics.body.find("refjit_requests_total 2") != std::string::npos);
  CHECK(metrics.body.find("refjit_request_errors_total 1") != std::string::npos);
}

TEST_CASE("http: the served page learns the token, other origins and other names do not", "[server][http][attack]") {
  auto server = start_server();
  const std::string own = "http" + server->socket_url().substr(2);
  const auto given = get(*server, "/v1/session.json", "Sec-Fetch-Site: same-origin\r\n");
  CHECK(given.status == 200);
  CHECK(given.body.find("\"token\":\"secret\"") != std::string::npos);
  for (const std::string& headers :
       {std::string("Sec-Fetch-Site: cross-site\r\n"), std::string("Sec-Fetch-Site: same-site\r\n"),
        std::string("Origin: http://evil.example\r\n"), std::string("Host: evil.example:80\r\n"),
        "Host: evil.example" + own.substr(own.rfind(':')) + "\r\n"}) {
    INFO(headers);
    const auto refused = get(*server, "/v1/session.json", headers);
    CHECK(refused.status == 403);
    CHECK(refused.body.find("secret") == std::string::npos);
  }
  auto options = quiet_options();
  options.gives_token_to_page = false;
  auto strict = start_server(std::move(options));
  CHECK(get(*strict, "/v1/session.json").status == 403);
  CHECK(get(*strict, "/v1/session.json?token=secret").status == 200);
}

TEST_CASE("http: a plain question at the socket's address says why it is not let in", "[server][http]") {
  auto options = quiet_options();
  options.max_sessions = 1;
  options.allowed_origins = {"https://play.example.org"};
  auto server = start_server(std::move(options));
  const std::string allowed = "Origin: https://play.example.org\r\n";
  CHECK(get(*server, "/v1?token=secret", allowed).status == 426);
  CHECK(get(*server, "/v1?token=wrong", allowed).status == 401);
  CHECK(get(*server, "/v1", allowed).status == 401);
  CHECK(get(*server, "/v1?token=secret", "Origin: http://evil.example\r\n").status == 403);
  Client client(*server);
  client.hello();
  CHECK(get(*server, "/v1?token=secret", allowed).status == 503);
  CHECK(get(*server, "/v1?token=wrong", allowed).status == 401);
}

TEST_CASE("access: hosts, origins, secrets and queries are read exactly", "[server][access]") {
  using namespace refjit::server;
  const Endpoint loopback{"127.0.0.1", 8765};
  CHECK(is_own_host(loopback, "127.0.0.1:8765"));
  CHECK(is_own_host(loopback, "localhost:8765"));
  CHECK(url_host(loopback) == "127.0.0.1");
  CHECK(url_host({"::1", 8765}) == "[::1]");
  CHECK_FALSE(is_own_host(loopback, "localhost"));
  CHECK_FALSE(is_own_host(loopback, "localhost:87650"));
  CHECK_FALSE(is_own_host(loopback, "evil.example:8765"));
  const Endpoint everywhere{"0.0.0.0", 80};
  CHECK(is_own_host(everywhere, url_host(everywhere) + ":80"));
  CHECK(is_own_host(everywhere, "192.168.1.7:80"));
  CHECK_FALSE(is_own_host(everywhere, "evil.example:80"));
  CHECK(is_own_host(everywhere, "192.168.1.7"));  // browsers leave the port out where it is 80
  CHECK_FALSE(is_own_host(everywhere, "evil.example"));
  CHECK_FALSE(is_own_host(everywhere, ""));
  const server::Endpoint named{"127.0.0.1", 8765, {"box.example.org"}};
  CHECK(is_own_host(named, "box.example.org:8765"));
  CHECK(is_own_host(named, "Box.example.org"));
  CHECK(is_own_host(named, "box.example.org:443"));
  CHECK(is_own_host(named, "localhost:8765"));
  CHECK_FALSE(is_own_host(named, "evil.box.example.org"));
  CHECK(url_host(named) == "box.example.org");
  CHECK(is_origin_allowed("http://localhost:8765", "localhost:8765", {}));
  CHECK_FALSE(is_origin_allowed("http://localhost:8766", "localhost:8765", {}));
  CHECK(is_same_secret("abc", "abc"));
  CHECK_FALSE(is_same_secret("abc", "abd"));
  CHECK_FALSE(is_same_secret("abcabc", "abc"));
  CHECK_FALSE(is_same_secret("abc", ""));
  CHECK(query_value("/v1?a=1&token=x%20y", "token") == "x y");
  CHECK(query_value("/v1?tokens=1", "token").empty());
  CHECK(random_token().size() == 64);
  CHECK(random_token() != random_token());
}

TEST_CASE("server: a port in use, a bad address and a missing page folder are errors", "[server]") {
  auto server = start_server();
  auto options = quiet_options();
  options.port = server->port();
  CHECK_FALSE(server::Server::start(options));
  options = quiet_options();
  options.address = "not an address";
  CHECK_FALSE(server::Server::start(options));
  options = quiet_options();
  options.page_folder = "/no/such/folder";
  CHECK_FALSE(server::Server::start(options));
}
