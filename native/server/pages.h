#pragma once
// Files of the page folder for HTTP: path checks, MIME types, entity tags. No network. Invariant: nothing outside the
// folder is ever read, whatever the path says (dots, encoded slashes, links that lead out).
#include <optional>
#include <string>
#include <string_view>

namespace refjit::server {

struct PageFile {
  std::string bytes;
  std::string_view mime;
  std::string etag;
  std::string encoding;  ///< "br" or "gzip": what the bytes are packed with; empty: not at all.
};

/// The file that an absolute URL path ("/assets/app.js", decoded) names below `folder`; "/" is index.html. nullopt when
/// there is none or the path leaves the folder. Where `accepted` (Accept-Encoding) allows it, its packed neighbour.
std::optional<PageFile> read_page(const std::string& folder, std::string_view path, std::string_view accepted = {});

/// MIME type by ending; "application/octet-stream" for unknown ones.
std::string_view mime_type(std::string_view path);

}  // namespace refjit::server
