#include "protocol/wire.h"

namespace refjit::protocol {
namespace {

constexpr size_t kSizeBytes = 4;

/// Deepest nesting of brackets outside strings; a parser's work is then bounded by the text's length alone.
int json_depth(std::string_view text) {
  int depth = 0, deepest = 0;
  bool in_string = false;
  for (size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (in_string) {
      if (c == '\\') ++i;
      if (c == '"') in_string = false;
    } else if (c == '"') {
      in_string = true;
    } else if (c == '[' || c == '{') {
      deepest = ++depth > deepest ? depth : deepest;
    } else if (c == ']' || c == '}') {
      --depth;
    }
  }
  return deepest;
}

}  // namespace

Result<FrameView> split_frame(std::string_view frame, const Limits& limits) {
  if (static_cast<int64_t>(frame.size()) > limits.max_frame_bytes)
    return protocol_error("[frame] got " + std::to_string(frame.size()) + " bytes, expected at most " +
                          std::to_string(limits.max_frame_bytes));
  if (frame.size() < kSizeBytes)
    return protocol_error("[frame] got " + std::to_string(frame.size()) + " bytes, too few");
  uint32_t size = 0;
  for (size_t i = 0; i < kSizeBytes; ++i)
    size |= static_cast<uint32_t>(static_cast<unsigned char>(frame[i])) << (8 * i);
  if (size > limits.max_header_bytes || size > frame.size() - kSizeBytes)
    return protocol_error("[frame] header of " + std::to_string(size) + " bytes does not fit");
  FrameView view;
  view.header = frame.substr(kSizeBytes, size);
  const size_t start = static_cast<size_t>(padded_part(static_cast<int64_t>(kSizeBytes + size)));
  view.payload = start < frame.size() ? frame.substr(start) : std::string_view();
  if (json_depth(view.header) > limits.max_json_depth) return protocol_error("[frame] header is nested too deep");
  return view;
}

std::string begin_frame(std::string_view header) {
  std::string frame;
  const auto size = static_cast<uint32_t>(header.size());
  for (size_t i = 0; i < kSizeBytes; ++i) frame += static_cast<char>(size >> (8 * i) & 0xffu);
  frame += header;
  frame.resize(static_cast<size_t>(padded_part(static_cast<int64_t>(frame.size()))));
  return frame;
}

void append_part(std::string& frame, const void* bytes, int64_t size) {
  if (size > 0) frame.append(static_cast<const char*>(bytes), static_cast<size_t>(size));
  frame.resize(static_cast<size_t>(padded_part(static_cast<int64_t>(frame.size()))));
}

}  // namespace refjit::protocol
