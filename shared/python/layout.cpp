// CPython 3.11's memory layout of a code object (Objects/locations.md and exception_handling_notes.txt describe it).
#include "python/layout.h"

#include <algorithm>

namespace refjit::python {

namespace {

constexpr uint8_t kExtendedArg = 144;
constexpr uint32_t kEntryUnits = 8;  ///< What one entry of the location table covers at most.

uint32_t prefixes(uint64_t arg) { return static_cast<uint32_t>((arg > 0xff) + (arg > 0xffff) + (arg > 0xffffff)); }

/// First unit of each word when the jumps have these distances.
std::vector<uint32_t> starts_of(const CodeObject& code, const std::vector<uint32_t>& distances) {
  std::vector<uint32_t> starts(code.words.size() + 1);
  for (size_t i = 0; i < code.words.size(); ++i) {
    const Op op = word_op(code.words[i]);
    const uint64_t arg = is_jump(op) ? distances[i] : word_arg(code.words[i]);
    starts[i + 1] = starts[i] + prefixes(arg) + 1 + static_cast<uint32_t>(op_caches(op));
  }
  return starts;
}

void put_varint(std::string& out, uint32_t value) {
  for (; value >= 64; value >>= 6) out += static_cast<char>(64 | (value & 63));
  out += static_cast<char>(value);
}
void put_signed_varint(std::string& out, int64_t value) {
  put_varint(out, static_cast<uint32_t>(value < 0 ? (-value << 1) | 1 : value << 1));
}
/// A field of the exception table: groups of six bits, the highest first; `first` marks the start of an entry.
void put_handler_field(std::string& out, uint32_t value, bool first) {
  int groups = 1;
  while (groups < 6 && value >> (6 * groups)) ++groups;
  for (int i = groups - 1; i >= 0; --i) {
    out += static_cast<char>(((value >> (6 * i)) & 63) | (i ? 64 : 0) | (first ? 128 : 0));
    first = false;
  }
}

void put_location(std::string& out, const LocationEntry& entry, int64_t& line) {
  const auto head = [&](uint32_t kind) { out += static_cast<char>(0x80 | (kind << 3) | (entry.units - 1)); };
  const Span& span = entry.span;
  if (!entry.has_line) return head(15);
  const int64_t delta = static_cast<int64_t>(span.line) - line;
  line = span.line;
  const bool has_columns = span.end_line != 0;
  if (!has_columns) {
    head(13);
    return put_signed_varint(out, delta);
  }
  const uint32_t col = span.col, end = span.end_col;
  if (span.end_line == span.line) {
    if (delta == 0 && col < 80 && end >= col && end - col < 16) {
      head(col >> 3);
      out += static_cast<char>(((col & 7) << 4) | (end - col));
      return;
    }
    if (delta >= 0 && delta < 3 && col < 128 && end < 128) {
      head(10 + static_cast<uint32_t>(delta));
      out += static_cast<char>(col);
      out += static_cast<char>(end);
      return;
    }
  }
  head(14);
  put_signed_varint(out, delta);
  put_varint(out, span.end_line - span.line);
  put_varint(out, col + 1);
  put_varint(out, end + 1);
}

}  // namespace

bool has_line(const CodeObject& code, uint32_t word) {
  const Span& span = code.spans[word];
  return span.line != 0 || span.end_line != 0;  // a module begins at line 0 and ends in line 1
}

std::vector<uint32_t> jump_distances(const CodeObject& code) {
  const auto count = static_cast<uint32_t>(code.words.size());
  std::vector<uint32_t> distances(count);
  // A longer distance may need a prefix, which makes others longer.
  for (bool changes = true; changes;) {
    changes = false;
    const std::vector<uint32_t> starts = starts_of(code, distances);
    for (uint32_t i = 0; i < count; ++i) {
      if (!is_jump(word_op(code.words[i]))) continue;
      const uint32_t target = starts[code.jump_target(i)], next = starts[i + 1];
      const uint32_t distance = target >= next ? target - next : next - target;
      changes = changes || prefixes(distance) != prefixes(distances[i]);
      distances[i] = distance;
    }
  }
  return distances;
}

Layout layout_of(const CodeObject& code) {
  const std::vector<uint32_t> distances = jump_distances(code);
  Layout layout;
  layout.starts = starts_of(code, distances);
  for (uint32_t i = 0; i < code.words.size(); ++i) {
    const Op op = word_op(code.words[i]);
    const uint32_t arg = is_jump(op) ? distances[i] : word_arg(code.words[i]);
    for (uint32_t shift = prefixes(arg) * 8; shift > 0; shift -= 8) {
      layout.code += static_cast<char>(kExtendedArg);
      layout.code += static_cast<char>(arg >> shift);
    }
    layout.opcode_at.push_back(static_cast<uint32_t>(layout.code.size() / 2));
    layout.code += static_cast<char>(op);
    layout.code += static_cast<char>(arg);
    layout.code.append(2 * static_cast<size_t>(op_caches(op)), '\0');
    for (uint32_t unit = layout.starts[i]; unit < layout.starts[i + 1]; unit += kEntryUnits) {
      LocationEntry entry{unit, std::min(kEntryUnits, layout.starts[i + 1] - unit), code.spans[i], has_line(code, i)};
      if (entry.has_line && entry.span.line == 0) entry.span.end_line = 1;
      layout.locations.push_back(entry);
    }
  }
  return layout;
}

std::string line_table(const CodeObject& code, const Layout& layout) {
  std::string out;
  int64_t line = code.first_line;
  for (const LocationEntry& entry : layout.locations) put_location(out, entry, line);
  return out;
}

std::string exception_table(const CodeObject& code, const Layout& layout) {
  std::string out;
  for (const ExceptionEntry& entry : code.exceptions) {
    put_handler_field(out, layout.starts[entry.start], true);
    put_handler_field(out, layout.starts[entry.end] - layout.starts[entry.start], false);
    put_handler_field(out, layout.starts[entry.target], false);
    put_handler_field(out, entry.depth << 1 | (entry.lasti ? 1 : 0), false);
  }
  return out;
}

std::string old_line_table(const CodeObject& code, const Layout& layout) {
  std::string out;
  int64_t line = code.first_line, bytes = 0;
  const auto put = [&](int64_t offset, int64_t delta) {
    out += static_cast<char>(offset);
    out += static_cast<char>(delta);
  };
  for (const LocationEntry& entry : layout.locations) {
    if (entry.has_line && entry.span.line != line) {
      int64_t delta = static_cast<int64_t>(entry.span.line) - line;
      for (; bytes > 254; bytes -= 254) put(254, 0);
      for (; delta < -128; delta += 128, bytes = 0) put(bytes, -128);
      for (; delta > 127; delta -= 127, bytes = 0) put(bytes, 127);
      put(bytes, delta);
      line = entry.span.line;
      bytes = 0;
    }
    bytes += 2 * entry.units;
  }
  return out;
}

// ---- the way back

namespace {

/// Reads the two kinds of variable-length numbers; `is_good` falls when the text ends too early.
struct TableReader {
  std::string_view text;
  size_t at = 0;
  bool is_good = true;

  bool is_at_end() const { return at >= text.size(); }
  uint8_t byte() {
    if (is_at_end()) return is_good = false, uint8_t{0};
    return static_cast<uint8_t>(text[at++]);
  }
  uint32_t varint() {
    uint32_t value = 0;
    for (uint32_t shift = 0; shift < 32; shift += 6) {
      const uint8_t b = byte();
      value |= static_cast<uint32_t>(b & 63) << shift;
      if (!(b & 64)) break;
    }
    return value;
  }
  int64_t signed_varint() {
    const uint32_t value = varint();
    return value & 1 ? -static_cast<int64_t>(value >> 1) : static_cast<int64_t>(value >> 1);
  }
  uint32_t handler_field() {
    uint8_t b = byte();
    uint32_t value = b & 63;
    while (b & 64) {
      b = byte();
      value = value << 6 | (b & 63);
    }
    return value;
  }
};

/// The place of each unit of the code.
bool read_locations(std::string_view text, size_t units, FileId file, uint32_t first_line, std::vector<Span>& out) {
  TableReader in{text};
  int64_t line = first_line;
  while (!in.is_at_end() && in.is_good) {
    const uint8_t head = in.byte();
    const uint32_t kind = head >> 3 & 15, count = (head & 7) + 1u;
    Span span{file, 0, 0, 0, 0};
    int64_t end_line = 0;
    if (kind == 14) {
      line += in.signed_varint();
      end_line = line + in.varint();
      span.col = in.varint() - 1;
      span.end_col = in.varint() - 1;
    } else if (kind == 13) {
      line += in.signed_varint();
    } else if (kind >= 10 && kind < 13) {
      line += kind - 10;
      end_line = line;
      span.col = in.byte();
      span.end_col = in.byte();
    } else if (kind < 10) {
      const uint8_t columns = in.byte();
      end_line = line;
      span.col = kind << 3 | columns >> 4;
      span.end_col = span.col + (columns & 15);
    }
    span.line = kind == 15 ? 0 : static_cast<uint32_t>(std::max<int64_t>(line, 0));
    span.end_line = static_cast<uint32_t>(std::max<int64_t>(end_line, 0));
    if (kind == 15) span.file = 0;
    out.insert(out.end(), count, span);
  }
  out.resize(units);
  return in.is_good;
}

bool is_argument_known(const CodeObject& code, Op op, uint32_t arg) {
  switch (op_operand(op)) {
    case Operand::Const:
      return arg < code.consts.size();
    case Operand::Name:
      return arg < code.names.size();
    case Operand::GlobalName:
      return arg >> 1 < code.names.size();
    case Operand::Local:
    case Operand::Deref:
      return arg < code.localsplus.size();
    case Operand::Compare:
      return arg < 6;
    case Operand::BinaryOp:
      return arg < 2 * kInplace;
    default:
      return true;
  }
}

/// Walks every way through the code: no stack underflow, no more depth than stack_size, no way out at its end.
bool is_stack_sound(const CodeObject& code) {
  constexpr int kUnseen = -1;
  std::vector<int> depths(code.words.size(), kUnseen);
  // A generator's frame finds what is sent to it on the stack.
  const bool is_sent_to = (code.flags & (kGenerator | kCoroutine | kAsyncGenerator)) != 0;
  std::vector<std::pair<uint32_t, int>> pending{{0, is_sent_to ? 1 : 0}};
  for (const ExceptionEntry& entry : code.exceptions)
    pending.emplace_back(entry.target, static_cast<int>(entry.depth) + (entry.lasti ? 2 : 1));
  while (!pending.empty()) {
    auto [word, depth] = pending.back();
    pending.pop_back();
    while (true) {
      if (word >= code.words.size() || depth < 0 || depth > static_cast<int>(code.stack_size)) return false;
      if (depths[word] >= depth) break;
      depths[word] = depth;
      const Op op = word_op(code.words[word]);
      const int arg = static_cast<int>(word_arg(code.words[word]));
      if (is_jump(op)) pending.emplace_back(code.jump_target(word), depth + stack_effect(op, arg, true));
      if (op == Op::RETURN_VALUE || op == Op::RAISE_VARARGS || op == Op::RERAISE || op == Op::JUMP_FORWARD ||
          op == Op::JUMP_BACKWARD || op == Op::JUMP_BACKWARD_NO_INTERRUPT)
        break;
      depth += stack_effect(op, arg, false);
      ++word;
    }
  }
  return true;
}

}  // namespace

bool read_layout(std::string_view code, std::string_view lines, std::string_view handlers, CodeObject& out) {
  const size_t units = code.size() / 2;
  std::vector<Span> places;
  if (code.size() % 2 || !read_locations(lines, units, out.file, out.first_line, places)) return false;
  constexpr uint32_t kNone = ~0u;
  std::vector<uint32_t> word_at(units + 1, kNone), ends;
  out.words.clear();
  out.spans = {};
  out.exceptions.clear();
  for (size_t unit = 0; unit < units;) {
    word_at[unit] = static_cast<uint32_t>(out.words.size());
    uint64_t arg = 0;
    uint8_t number = kExtendedArg;
    for (; number == kExtendedArg; ++unit) {
      if (unit >= units || arg > kMaxArg >> 8) return false;
      number = static_cast<uint8_t>(code[2 * unit]);
      arg = arg << 8 | static_cast<uint8_t>(code[2 * unit + 1]);
    }
    const Op op = static_cast<Op>(number);
    if (op_name(op).empty() || !is_argument_known(out, op, static_cast<uint32_t>(arg))) return false;
    out.spans.own().push_back(places[unit - 1]);
    unit += static_cast<size_t>(op_caches(op));
    out.words.push_back(make_word(op, static_cast<uint32_t>(arg)));
    ends.push_back(static_cast<uint32_t>(unit));
  }
  word_at[units] = static_cast<uint32_t>(out.words.size());
  for (uint32_t i = 0; i < out.words.size(); ++i) {
    const Op op = word_op(out.words[i]);
    if (!is_jump(op)) continue;
    const uint32_t arg = word_arg(out.words[i]);
    const bool is_back = op_operand(op) == Operand::JumpBackward;
    const int64_t unit = static_cast<int64_t>(ends[i]) + (is_back ? -static_cast<int64_t>(arg) : arg);
    if (unit < 0 || unit >= static_cast<int64_t>(units) || word_at[static_cast<size_t>(unit)] == kNone) return false;
    const uint32_t target = word_at[static_cast<size_t>(unit)];
    out.words[i] = make_word(op, is_back ? i + 1 - target : target - (i + 1));
  }
  TableReader in{handlers};
  while (!in.is_at_end()) {
    const uint32_t start = in.handler_field(), size = in.handler_field(), target = in.handler_field();
    const uint32_t depth = in.handler_field();
    if (!in.is_good || start > units || size > units - start || target >= units) return false;
    const ExceptionEntry entry{word_at[start], word_at[start + size], word_at[target], depth >> 1, (depth & 1) != 0};
    if (entry.start == kNone || entry.end == kNone || entry.target == kNone) return false;
    out.exceptions.push_back(entry);
  }
  return is_stack_sound(out);
}

}  // namespace refjit::python
