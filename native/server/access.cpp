#include "server/access.h"

#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <random>

namespace refjit::server {
namespace {

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

std::string percent_decoded(std::string_view text) {
  std::string decoded;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '%' && i + 2 < text.size() && hex_digit(text[i + 1]) >= 0 && hex_digit(text[i + 2]) >= 0) {
      decoded += static_cast<char>(hex_digit(text[i + 1]) * 16 + hex_digit(text[i + 2]));
      i += 2;
    } else {
      decoded += text[i];
    }
  }
  return decoded;
}

bool is_ip_literal(std::string_view name) {
  if (!name.empty() && name.front() == '[') return true;
  bool has_digit = false;
  for (char c : name) {
    if (c != '.' && (c < '0' || c > '9')) return false;
    has_digit |= c != '.';
  }
  return has_digit;
}

std::string machine_name() {
  char name[256] = {};
  return gethostname(name, sizeof name - 1) == 0 ? name : "";
}

bool is_same_letter(char a, char b) {
  return std::tolower(static_cast<unsigned char>(a)) == std::tolower(static_cast<unsigned char>(b));
}

bool is_everywhere(const Endpoint& endpoint) { return endpoint.address == "0.0.0.0" || endpoint.address == "::"; }

}  // namespace

bool is_loopback(std::string_view address) { return address.substr(0, 4) == "127." || address == "::1"; }

bool is_own_host(const Endpoint& endpoint, std::string_view host) {
  const size_t colon = host.find_last_not_of("0123456789");
  const bool has_port = colon != std::string_view::npos && host[colon] == ':';
  const std::string_view name = has_port ? host.substr(0, colon) : host;
  for (const std::string& given : endpoint.names)
    if (std::equal(name.begin(), name.end(), given.begin(), given.end(), is_same_letter)) return true;
  if (has_port ? host.substr(colon + 1) != std::to_string(endpoint.port) : endpoint.port != 80) return false;
  if (name == endpoint.address || name == "[" + endpoint.address + "]") return true;
  if (is_loopback(endpoint.address)) return name == "localhost" || name == "127.0.0.1" || name == "[::1]";
  return is_everywhere(endpoint) && (is_ip_literal(name) || name == "localhost" || name == machine_name());
}

std::string url_host(const Endpoint& endpoint) {
  if (!endpoint.names.empty()) return endpoint.names.front();
  if (is_everywhere(endpoint))
    if (std::string name = machine_name(); !name.empty()) return name;
  const bool is_v6 = endpoint.address.find(':') != std::string::npos;
  return is_v6 ? "[" + endpoint.address + "]" : endpoint.address;
}

bool is_origin_allowed(std::string_view origin, std::string_view host, const std::vector<std::string>& allowed) {
  if (origin.empty() || origin == "http://" + std::string(host)) return true;
  for (const std::string& one : allowed)
    if (origin == one) return true;
  return false;
}

bool is_same_secret(std::string_view a, std::string_view b) {
  unsigned difference = a.size() == b.size() ? 0 : 1;
  for (size_t i = 0; i < a.size(); ++i)
    difference |= static_cast<unsigned char>(a[i]) ^ static_cast<unsigned char>(b.empty() ? 0 : b[i % b.size()]);
  return difference == 0;
}

bool is_token(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           std::string_view("-._~").find(c) != std::string_view::npos;
  });
}

std::string random_token() {
  static constexpr char kDigits[] = "0123456789abcdef";
  std::random_device source;
  std::string token;
  while (token.size() < 64) {
    unsigned bits = source();
    for (int i = 0; i < 8; ++i, bits >>= 4) token += kDigits[bits & 15u];
  }
  return token;
}

std::string query_value(std::string_view target, std::string_view name) {
  const size_t start = target.find('?');
  if (start == std::string_view::npos) return {};
  std::string_view query = target.substr(start + 1);
  query = query.substr(0, query.find('#'));
  while (!query.empty()) {
    const size_t end = query.find('&');
    const std::string_view pair = query.substr(0, end);
    const size_t equals = pair.find('=');
    if (equals != std::string_view::npos && pair.substr(0, equals) == name)
      return percent_decoded(pair.substr(equals + 1));
    if (end == std::string_view::npos) break;
    query.remove_prefix(end + 1);
  }
  return {};
}

std::string target_path(std::string_view target) {
  return percent_decoded(target.substr(0, target.find_first_of("?#")));
}

}  // namespace refjit::server
