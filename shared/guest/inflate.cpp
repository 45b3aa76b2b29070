#include "guest/inflate.h"

#include <algorithm>
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

UnpackedSources::UnpackedSources(std::span<const PackedGroup> groups, std::span<const PackedSource> rows)
    : groups_(groups), is_unpacked_(groups.size()) {
  size_t size = 0;
  for (const PackedGroup& group : groups) size += group.bytes;
  text_.reset(new char[size]);
  const char* next = text_.get();
  for (const PackedSource& row : rows) {
    sources_.push_back(GuestSource{row.module, row.path, {next, row.bytes}, row.is_package});
    next += row.bytes;
  }
}

bool UnpackedSources::unpack(std::string_view text, const ReadLibrary& library) {
  size_t group = 0, start = 0;
  const auto at = static_cast<size_t>(text.data() - text_.get());
  while (group < groups_.size() && at >= start + groups_[group].bytes) start += groups_[group++].bytes;
  if (group == groups_.size() || is_unpacked_[group]) return true;
  const PackedGroup& wanted = groups_[group];
  std::string read;
  if (wanted.packed.empty()) {
    if (library) read = library(wanted.offset, wanted.size);
    if (read.size() != wanted.size || !read.ends_with(wanted.trailer)) return false;
  }
  const std::string unpacked = gunzip(wanted.packed.empty() ? read : wanted.packed, wanted.bytes);
  if (unpacked.size() != wanted.bytes) return false;
  std::copy(unpacked.begin(), unpacked.end(), text_.get() + start);
  is_unpacked_[group] = true;
  return true;
}

}  // namespace refjit::guest
