#pragma once
// Who may come in: host names, origins and the token. Pure functions over header texts, used by both kinds of session
// and tested without sockets. Invariant: a browser page of another origin never reaches /v1 and never reads the token,
// and a name that merely resolves to this machine (DNS rebinding) is not one of the server's own.
#include <string>
#include <string_view>
#include <vector>

namespace refjit::server {

struct Endpoint {
  std::string address;  ///< As bound: "127.0.0.1", "0.0.0.0", "::1".
  uint16_t port = 0;
  std::vector<std::string> names;  ///< By which clients know it beside its own: of a proxy, or in a domain.
};

bool is_loopback(std::string_view address);

/// True when a request's Host header names this server: the bound address or, on loopback, its usual names, with the
/// port, which browsers leave out where it is 80. Bound to all addresses, any IP literal and the machine's own name
/// count. Names that were given to it count with any port: a proxy listens on another one.
bool is_own_host(const Endpoint& endpoint, std::string_view host);

/// What stands in a URL of the server: its first given name, or the bound address; the machine's name where it is bound
/// to all of them.
std::string url_host(const Endpoint& endpoint);

/// True when a WebSocket of this Origin header may be opened: absent (no browser), the server's own ("http://" + Host),
/// or exactly one of `allowed`.
bool is_origin_allowed(std::string_view origin, std::string_view host, const std::vector<std::string>& allowed);

/// Compares in time that does not depend on where the texts differ.
bool is_same_secret(std::string_view a, std::string_view b);

/// True when `text` stands in a URL as it is; empty ones do.
bool is_token(std::string_view text);

/// 64 hexadecimal digits from the system's random source.
std::string random_token();

/// Value of `name` in the query of a request target ("/v1?token=ab"), percent-decoded; empty when absent.
std::string query_value(std::string_view target, std::string_view name);
/// The target without its query, percent-decoded.
std::string target_path(std::string_view target);

}  // namespace refjit::server
