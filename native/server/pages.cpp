#include "server/pages.h"

#include <algorithm>
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

namespace {

/// The regular file that `name` stands for, free of links and dots; nullopt when there is none below `root`.
std::optional<fs::path> file_below(const fs::path& root, const std::string& name) {
  std::error_code error;
  const fs::path file = fs::canonical(root / name, error);
  if (error || !fs::is_regular_file(file, error)) return std::nullopt;
  auto part = file.begin();
  for (const fs::path& expected : root) {
    if (part == file.end() || *part != expected) return std::nullopt;
    ++part;
  }
  return file;
}

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kSpace = " \t";
  const size_t start = text.find_first_not_of(kSpace);
  return start == std::string_view::npos ? std::string_view()
                                         : text.substr(start, text.find_last_not_of(kSpace) - start + 1);
}

/// Accept-Encoding's word on one coding: named, and not with a weight of zero ("q=0", "q=0.000").
bool is_accepted(std::string_view header, std::string_view coding) {
  while (!header.empty()) {
    const size_t end = std::min(header.find(','), header.size());
    const std::string_view item = header.substr(0, end);
    header.remove_prefix(std::min(end + 1, header.size()));
    const size_t semicolon = std::min(item.find(';'), item.size());
    if (trimmed(item.substr(0, semicolon)) != coding) continue;
    const size_t weight = item.find("q=", semicolon);
    return weight == std::string_view::npos || item.find_first_of("123456789", weight) != std::string_view::npos;
  }
  return false;
}

}  // namespace

std::optional<PageFile> read_page(const std::string& folder, std::string_view path, std::string_view accepted) {
  if (folder.empty() || path.empty() || path.front() != '/') return std::nullopt;
  if (path.find('\0') != std::string_view::npos || path.find('\\') != std::string_view::npos) return std::nullopt;
  std::string relative(path.substr(1));
  if (relative.empty() || relative.back() == '/') relative += "index.html";
  std::error_code error;
  const fs::path root = fs::canonical(folder, error);
  if (error) return std::nullopt;
  auto file = file_below(root, relative);
  if (!file) return std::nullopt;
  PageFile page;
  page.mime = mime_type(relative);
  auto written = fs::last_write_time(*file, error);
  for (const auto& [coding, ending] : {std::pair{"br", ".br"}, std::pair{"gzip", ".gz"}}) {
    if (!is_accepted(accepted, coding)) continue;
    auto packed = file_below(root, relative + ending);
    // One that is older than its file is of another build.
    if (!packed || fs::last_write_time(*packed, error) < written) continue;
    page.encoding = coding;
    written = fs::last_write_time(*packed, error);
    file = std::move(packed);
    break;
  }
  std::ifstream stream(*file, std::ios::binary);
  if (!stream) return std::nullopt;
  page.bytes.assign(std::istreambuf_iterator<char>(stream), {});
  page.etag = "\"" + std::to_string(page.bytes.size()) + "-" + std::to_string(written.time_since_epoch().count()) +
              page.encoding + "\"";
  return page;
}

}  // namespace refjit::server
