#include "server/pages.h"

#include <filesystem>
#include <fstream>
#include <iterator>

namespace refjit::server {
namespace fs = std::filesystem;

std::string_view mime_type(std::string_view path) {
  static constexpr std::pair<std::string_view, std::string_view> kTypes[] = {
      {".html", "text/html; charset=utf-8"},
      {".js", "text/javascript; charset=utf-8"},
      {".mjs", "text/javascript; charset=utf-8"},
      {".wasm", "application/wasm"},
      {".css", "text/css; charset=utf-8"},
      {".json", "application/json"},
      {".map", "application/json"},
      {".svg", "image/svg+xml"},
      {".png", "image/png"},
      {".ico", "image/x-icon"},
      {".py", "text/plain; charset=utf-8"},
      {".txt", "text/plain; charset=utf-8"},
      {".md", "text/plain; charset=utf-8"},
      {".woff2", "font/woff2"},
      {".webmanifest", "application/manifest+json"},
  };
  for (const auto& [ending, type] : kTypes)
    if (path.size() >= ending.size() && path.substr(path.size() - ending.size()) == ending) return type;
  return "application/octet-stream";
}

std::optional<PageFile> read_page(const std::string& folder, std::string_view path) {
  if (folder.empty() || path.empty() || path.front() != '/') return std::nullopt;
  if (path.find('\0') != std::string_view::npos || path.find('\\') != std::string_view::npos) return std::nullopt;
  std::string relative(path.substr(1));
  if (relative.empty() || relative.back() == '/') relative += "index.html";
  std::error_code error;
  const fs::path root = fs::canonical(folder, error);
  if (error) return std::nullopt;
  const fs::path file = fs::canonical(root / relative, error);
  if (error || !fs::is_regular_file(file, error)) return std::nullopt;
  // Both are free of links and dots, so the parts decide.
  auto part = file.begin();
  for (const fs::path& expected : root) {
    if (part == file.end() || *part != expected) return std::nullopt;
    ++part;
  }
  std::ifstream stream(file, std::ios::binary);
  if (!stream) return std::nullopt;
  PageFile page;
  page.bytes.assign(std::istreambuf_iterator<char>(stream), {});
  page.mime = mime_type(relative);
  const auto written = fs::last_write_time(file, error).time_since_epoch().count();
  page.etag = "\"" + std::to_string(page.bytes.size()) + "-" + std::to_string(written) + "\"";
  return page;
}

}  // namespace refjit::server
