#include "guest/inflate.h"

#include <boost/beast/zlib/inflate_stream.hpp>
#include <cstdint>

namespace refjit::guest {
namespace {

/// What follows gzip's header; npos where it is none.
size_t after_header(std::string_view packed) {
  constexpr uint8_t kCrc = 2, kExtra = 4, kName = 8, kComment = 16;
  if (packed.size() < 10 || packed.substr(0, 3) != "\x1f\x8b\x08") return std::string_view::npos;
  const auto flags = static_cast<uint8_t>(packed[3]);
  size_t at = 10;
  if (flags & kExtra && at + 2 <= packed.size())
    at += 2 + static_cast<size_t>(static_cast<uint8_t>(packed[at])) +
          256 * static_cast<size_t>(static_cast<uint8_t>(packed[at + 1]));
  for (uint8_t text : {kName, kComment}) {
    if (!(flags & text)) continue;
    const size_t end = packed.find('\0', at);
    if (end == std::string_view::npos) return end;
    at = end + 1;
  }
  if (flags & kCrc) at += 2;
  return at <= packed.size() ? at : std::string_view::npos;
}

}  // namespace

std::string gunzip(std::string_view packed, size_t size) {
  namespace zlib = boost::beast::zlib;
  const size_t start = after_header(packed);
  if (start == std::string_view::npos) return {};
  std::string text(size, '\0');
  zlib::z_params data;
  data.next_in = packed.data() + start;
  data.avail_in = packed.size() - start;
  data.next_out = text.data();
  data.avail_out = text.size();
  zlib::inflate_stream stream;
  boost::system::error_code error;
  stream.write(data, zlib::Flush::finish, error);
  const bool is_whole = error == zlib::error::end_of_stream && data.total_out == size;
  return is_whole ? text : std::string();
}

UnpackedSources::UnpackedSources(std::string_view packed, size_t size, std::span<const PackedSource> rows)
    : text_(gunzip(packed, size)) {
  std::string_view rest = text_;
  for (const PackedSource& row : rows) {
    const std::string_view text = rest.substr(0, row.bytes);
    rest.remove_prefix(text.size());
    sources_.push_back(GuestSource{row.module, row.path, text, row.is_package});
  }
}

}  // namespace refjit::guest
