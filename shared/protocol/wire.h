#pragma once
// A frame: one binary WebSocket message. Layout, little endian: u32 size H of the header, H bytes of JSON text, zeros
// up to a multiple of 8 from the frame's start, then payload parts, each again padded with zeros to a multiple of 8. A
// part is a tensor's elements (row-major) or a program's text; the header says what and how long. Called by message.cpp
// only. Invariant: decoding touches nothing outside the given bytes and allocates nothing that the frame's own size
// does not pay for.
#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.h"

namespace refjit::protocol {

/// What one end accepts. The defaults are the server's.
struct Limits {
  int64_t max_frame_bytes = int64_t{256} << 20;
  int64_t max_header_bytes = int64_t{1} << 20;
  int64_t max_program_bytes = int64_t{64} << 20;
  int64_t max_tensor_bytes = int64_t{256} << 20;
  int64_t quota_bytes = int64_t{1} << 30;  ///< Tensors a session may hold at the server.
  int max_rank = 32;
  int max_json_depth = 12;
};

struct FrameView {
  std::string_view header;   ///< JSON text.
  std::string_view payload;  ///< From the first part to the end.
};

/// Splits a frame. Errors (Protocol): too short, too large, a header that does not fit, JSON nested too deep.
Result<FrameView> split_frame(std::string_view frame, const Limits& limits);

/// Starts a frame with its header; parts are appended with append_part().
std::string begin_frame(std::string_view header);
void append_part(std::string& frame, const void* bytes, int64_t size);

constexpr int64_t padded_part(int64_t size) { return (size + 7) / 8 * 8; }

}  // namespace refjit::protocol
