// Text encodings: UTF-8, ASCII, Latin-1, UTF-16 and UTF-32, with the error handlers of CPython.
#include <algorithm>
#include <cstring>

#include "vm/types/define.h"
#include "vm/types/text.h"

namespace refjit::vm {

namespace {

enum class Codec : uint8_t { Utf8, Ascii, Latin1, Utf16, Utf16Le, Utf16Be, Utf32, Utf32Le, Utf32Be, Unknown };

Codec codec_of(std::string_view name) {
  std::string key;
  for (const char c : name) key += c == '_' || c == ' ' ? '-' : static_cast<char>(c >= 'A' && c <= 'Z' ? c + 32 : c);
  struct Row {
    const char* name;
    Codec codec;
  };
  static constexpr Row kRows[] = {
      {"utf-8", Codec::Utf8},        {"utf8", Codec::Utf8},         {"u8", Codec::Utf8},
      {"ascii", Codec::Ascii},       {"us-ascii", Codec::Ascii},    {"646", Codec::Ascii},
      {"latin-1", Codec::Latin1},    {"latin1", Codec::Latin1},     {"iso-8859-1", Codec::Latin1},
      {"iso8859-1", Codec::Latin1},  {"l1", Codec::Latin1},         {"utf-16", Codec::Utf16},
      {"utf16", Codec::Utf16},       {"utf-16-le", Codec::Utf16Le}, {"utf-16le", Codec::Utf16Le},
      {"utf-16-be", Codec::Utf16Be}, {"utf-16be", Codec::Utf16Be},  {"utf-32", Codec::Utf32},
      {"utf-32-le", Codec::Utf32Le}, {"utf-32-be", Codec::Utf32Be},
  };
  for (const Row& row : kRows)
    if (key == row.name) return row.codec;
  return Codec::Unknown;
}

/// What `codecs`, the guest's module, makes of an encoding or an error handler that this file does not know.
Ref elsewhere(Vm& vm, const char* function, Value data, std::string_view encoding, std::string_view errors) {
  Ref module = vm.import("codecs");
  Ref convert = module ? vm.get_attribute(module, function) : Ref();
  if (!convert) return {};
  Ref name = new_str(vm, encoding), handler = new_str(vm, errors);
  return vm.call(convert, {data, name, handler});
}

bool is_known_handler(std::string_view errors) {
  static constexpr const char* kKnown[] = {"strict",           "ignore",          "replace",      "xmlcharrefreplace",
                                           "backslashreplace", "surrogateescape", "surrogatepass"};
  return std::find(std::begin(kKnown), std::end(kKnown), errors) != std::end(kKnown);
}

std::string hex_of(uint32_t c, int digits) {
  std::string out;
  for (int shift = (digits - 1) * 4; shift >= 0; shift -= 4) out += "0123456789abcdef"[(c >> shift) & 15];
  return out;
}

/// UnicodeEncodeError or UnicodeDecodeError with its five arguments.
Ref raise_unicode(Vm& vm, Type* type, const char* codec, Value object, int64_t start, int64_t end, const char* reason) {
  Ref name = new_str(vm, codec), from = new_int(vm, start), to = new_int(vm, end), why = new_str(vm, reason);
  Ref made = vm.call(Value(type), {name, object, from, to, why});
  return made ? vm.raise_value(made) : Ref();
}

/// What an error handler writes for an unencodable character; false: raise.
bool replace_encoding(std::string_view errors, uint32_t c, std::string& out) {
  if (errors == "ignore") return true;
  if (errors == "replace") return out += '?', true;
  if (errors == "xmlcharrefreplace") return out += "&#" + std::to_string(c) + ";", true;
  if (errors == "backslashreplace") {
    out += c < 0x100 ? "\\x" + hex_of(c, 2) : c < 0x10000 ? "\\u" + hex_of(c, 4) : "\\U" + hex_of(c, 8);
    return true;
  }
  if (errors == "surrogateescape" && c >= 0xDC80 && c <= 0xDCFF) return out += static_cast<char>(c - 0xDC00), true;
  return false;
}

void append_units(std::string& out, uint32_t c, bool is_wide, bool is_big) {
  const auto unit = [&](uint32_t value, int bytes) {
    for (int i = 0; i < bytes; ++i) out += static_cast<char>(value >> (8 * (is_big ? bytes - 1 - i : i)));
  };
  if (is_wide) return unit(c, 4);
  if (c < 0x10000) return unit(c, 2);
  unit(0xD800 + ((c - 0x10000) >> 10), 2);
  unit(0xDC00 + ((c - 0x10000) & 0x3FF), 2);
}

/// As above for a run of ASCII.
void append_ascii_units(std::string& out, std::string_view run, bool is_wide, bool is_big) {
  const size_t bytes = is_wide ? 4 : 2, start = out.size();
  out.resize(start + run.size() * bytes);
  for (size_t i = 0, at = start + (is_big ? bytes - 1 : 0); i < run.size(); ++i, at += bytes) out[at] = run[i];
}

bool is_surrogate(uint32_t c) { return c >= 0xD800 && c <= 0xDFFF; }

/// Length of the valid UTF-8 sequence at `i`, or minus the number of bytes of the bad one; `reason` says why.
int sequence_at(std::string_view text, size_t i, const char*& reason) {
  const auto at = [&](size_t k) -> unsigned { return static_cast<unsigned char>(text[k]); };
  const unsigned c = at(i);
  if (c < 0x80) return 1;
  if (c < 0xC2 || c > 0xF4) return reason = "invalid start byte", -1;
  const int size = c < 0xE0 ? 2 : c < 0xF0 ? 3 : 4;
  for (int k = 1; k < size; ++k) {
    if (i + static_cast<size_t>(k) >= text.size()) return reason = "unexpected end of data", -k;
    const unsigned d = at(i + static_cast<size_t>(k));
    unsigned low = 0x80, high = 0xBF;
    if (k == 1) {
      if (c == 0xE0) low = 0xA0;
      if (c == 0xED) high = 0x9F;
      if (c == 0xF0) low = 0x90;
      if (c == 0xF4) high = 0x8F;
    }
    if (d < low || d > high) return reason = "invalid continuation byte", -k;
  }
  return size;
}

/// What an error handler writes for undecodable bytes; false: raise.
bool replace_decoding(std::string_view errors, std::string_view bad, std::string& out) {
  if (errors == "ignore") return true;
  if (errors == "replace") return append_utf8(out, 0xFFFD), true;
  if (errors == "backslashreplace" || errors == "surrogateescape") {
    for (const char c : bad) {
      const uint32_t byte = static_cast<unsigned char>(c);
      if (errors[0] == 'b')
        out += "\\x" + hex_of(byte, 2);
      else
        append_utf8(out, 0xDC00 + byte);
    }
    return true;
  }
  return false;
}

/// How many bytes from `at` on are ASCII: such a run is the same in all narrow encodings and is copied as a whole.
size_t ascii_run(std::string_view text, size_t at) {
  const size_t start = at;
  constexpr uint64_t kHighBits = 0x8080808080808080;
  for (uint64_t eight; at + 8 <= text.size(); at += 8) {
    std::memcpy(&eight, text.data() + at, 8);
    if (eight & kHighBits) break;
  }
  while (at < text.size() && static_cast<unsigned char>(text[at]) < 0x80) ++at;
  return at - start;
}

Ref decode_wide(Vm& vm, std::string_view bytes, Codec codec, std::string_view errors) {
  const bool is_wide = codec == Codec::Utf32 || codec == Codec::Utf32Le || codec == Codec::Utf32Be;
  bool is_big = codec == Codec::Utf16Be || codec == Codec::Utf32Be;
  const size_t size = is_wide ? 4 : 2;
  size_t i = 0;
  const auto unit = [&](size_t at) {
    uint32_t value = 0;
    for (size_t k = 0; k < size; ++k)
      value |= static_cast<uint32_t>(static_cast<unsigned char>(bytes[at + k])) << (8 * (is_big ? size - 1 - k : k));
    return value;
  };
  if ((codec == Codec::Utf16 || codec == Codec::Utf32) && bytes.size() >= size) {
    if (unit(0) == 0xFEFF)
      i = size;
    else if (unit(0) == (is_wide ? 0xFFFE0000u : 0xFFFEu))
      is_big = true, i = size;
  }
  std::string out;
  static constexpr const char* kNames[] = {"utf-16-le", "utf-16-be", "utf-32-le", "utf-32-be"};
  const char* const name = kNames[(is_wide ? 2 : 0) + (is_big ? 1 : 0)];
  const bool passes = errors == "surrogatepass";
  bool is_handled_elsewhere = false;
  // Bytes [from, to) are no character: what the handler puts in their place, or the exception.
  const auto replaces = [&](size_t from, size_t to, const char* reason) {
    i = to;
    const std::string_view bad = bytes.substr(from, to - from);
    const bool can_escape =
        std::all_of(bad.begin(), bad.end(), [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
    if ((errors != "surrogateescape" || can_escape) && replace_decoding(errors, bad, out)) return true;
    is_handled_elsewhere = !is_known_handler(errors);
    if (is_handled_elsewhere) return false;
    Ref object = new_bytes(vm, bytes);
    raise_unicode(vm, vm.types().UnicodeDecodeError, name, object, static_cast<int64_t>(from), static_cast<int64_t>(to),
                  reason);
    return false;
  };
  const auto fail = [&]() -> Ref {
    if (!is_handled_elsewhere) return {};
    Ref object = new_bytes(vm, bytes);
    return elsewhere(vm, "_decoded_by_handler", object, name, errors);
  };
  for (; i < bytes.size();) {
    if (i + size > bytes.size()) {
      if (!replaces(i, bytes.size(), "truncated data")) return fail();
      continue;
    }
    uint32_t c = unit(i);
    i += size;
    if (!is_wide && c >= 0xD800 && c < 0xDC00 && i + 2 <= bytes.size()) {
      const uint32_t low = unit(i);
      if (low >= 0xDC00 && low <= 0xDFFF) {
        c = 0x10000 + ((c - 0xD800) << 10) + (low - 0xDC00);
        i += 2;
      } else if (!passes) {
        if (!replaces(i - 2, i, "illegal UTF-16 surrogate")) return fail();
        continue;
      }
    } else if (!is_wide && !passes && c >= 0xD800 && c < 0xDC00) {
      if (!replaces(i - 2, bytes.size(), "unexpected end of data")) return fail();
      continue;
    } else if (c >= 0xD800 && c <= 0xDFFF && !passes) {
      const char* reason = is_wide ? "code point in surrogate code point range(0xd800, 0xe000)" : "illegal encoding";
      if (!replaces(i - size, i, reason)) return fail();
      continue;
    } else if (c > 0x10FFFF) {
      if (!replaces(i - size, i, "code point not in range(0x110000)")) return fail();
      continue;
    }
    append_utf8(out, c);
  }
  return new_str(vm, out);
}

}  // namespace

Ref encode_text(Vm& vm, Str* s, std::string_view encoding, std::string_view errors) {
  const Codec codec = codec_of(encoding);
  if (codec == Codec::Unknown) return elsewhere(vm, "_encoded", Value(s), encoding, errors);
  if (s->is_ascii() && codec <= Codec::Latin1) return new_bytes(vm, s->view());
  const bool is_wide = codec == Codec::Utf32 || codec == Codec::Utf32Le || codec == Codec::Utf32Be;
  const bool is_big = codec == Codec::Utf16Be || codec == Codec::Utf32Be;
  const uint32_t limit = codec == Codec::Ascii ? 0x80 : codec == Codec::Latin1 ? 0x100 : 0x110000;
  static constexpr const char* kNames[] = {"utf-8",     "ascii",  "latin-1",   "utf-16",   "utf-16-le",
                                           "utf-16-be", "utf-32", "utf-32-le", "utf-32-be"};
  std::string out;
  if (codec == Codec::Utf16 || codec == Codec::Utf32) append_units(out, 0xFEFF, is_wide, false);
  int64_t position = 0;
  for (size_t i = 0; i < s->view().size(); ++position) {
    const size_t start = i;
    const size_t run = ascii_run(s->view(), i);
    if (run) {
      if (codec <= Codec::Latin1)
        out.append(s->view().substr(i, run));
      else
        append_ascii_units(out, s->view().substr(i, run), is_wide, is_big);
      i += run;
      position += static_cast<int64_t>(run) - 1;
      continue;
    }
    const uint32_t c = next_code_point(s->view(), i);
    const bool is_bad =
        c >= limit || (is_surrogate(c) && codec != Codec::Latin1 && codec != Codec::Ascii && errors != "surrogatepass");
    if (is_bad) {
      std::string replaced;
      const bool is_known =
          !(codec > Codec::Latin1 && errors == "surrogateescape") && replace_encoding(errors, c, replaced);
      if (is_known && codec > Codec::Latin1)
        for (const char r : replaced) append_units(out, static_cast<unsigned char>(r), is_wide, is_big);
      else if (is_known)
        out += replaced;
      if (is_known) continue;
      if (!is_known_handler(errors)) return elsewhere(vm, "_encoded_by_handler", Value(s), encoding, errors);
      // CPython reports the whole run of characters that do not fit.
      int64_t end = position + 1;
      for (size_t k = i; k < s->view().size(); ++end) {
        const uint32_t d = next_code_point(s->view(), k);
        if (codec > Codec::Latin1 || (limit < 0x110000 ? d < limit : !is_surrogate(d))) break;
      }
      const char* reason = codec == Codec::Ascii    ? "ordinal not in range(128)"
                           : codec == Codec::Latin1 ? "ordinal not in range(256)"
                                                    : "surrogates not allowed";
      return raise_unicode(vm, vm.types().UnicodeEncodeError, kNames[static_cast<size_t>(codec)], Value(s), position,
                           end, reason);
    }
    if (codec == Codec::Utf8)
      out.append(s->view().substr(start, i - start));
    else if (codec <= Codec::Latin1)
      out += static_cast<char>(c);
    else
      append_units(out, c, is_wide, is_big);
  }
  return new_bytes(vm, out);
}

Ref decode_bytes(Vm& vm, std::string_view bytes, std::string_view encoding, std::string_view errors) {
  const Codec codec = codec_of(encoding);
  if (codec == Codec::Unknown) {
    Ref object = new_bytes(vm, bytes);
    return elsewhere(vm, "_decoded", object, encoding, errors);
  }
  if (codec > Codec::Latin1) return decode_wide(vm, bytes, codec, errors);
  if (ascii_run(bytes, 0) == bytes.size()) return new_str(vm, bytes, static_cast<int64_t>(bytes.size()));
  std::string out;
  for (size_t i = 0; i < bytes.size();) {
    if (const size_t run = ascii_run(bytes, i)) {
      out.append(bytes.substr(i, run));
      i += run;
      continue;
    }
    const uint32_t byte = static_cast<unsigned char>(bytes[i]);
    if (codec == Codec::Latin1) {
      append_utf8(out, byte);
      ++i;
      continue;
    }
    const char* reason = "ordinal not in range(128)";
    int size = codec == Codec::Ascii ? -1 : sequence_at(bytes, i, reason);
    const auto continues = [&](size_t at, unsigned low) {
      return at < bytes.size() && static_cast<unsigned char>(bytes[at]) >= low &&
             static_cast<unsigned char>(bytes[at]) < 0xC0;
    };
    if (size < 0 && codec != Codec::Ascii && errors == "surrogatepass" && byte == 0xED && continues(i + 1, 0xA0) &&
        continues(i + 2, 0x80))
      size = 3;
    if (size > 0) {
      out.append(bytes.substr(i, static_cast<size_t>(size)));
      i += static_cast<size_t>(size);
      continue;
    }
    const size_t bad = static_cast<size_t>(-size);
    if (!replace_decoding(errors, bytes.substr(i, bad), out)) {
      Ref object = new_bytes(vm, bytes);
      if (!is_known_handler(errors)) return elsewhere(vm, "_decoded_by_handler", object, encoding, errors);
      return raise_unicode(vm, vm.types().UnicodeDecodeError, codec == Codec::Ascii ? "ascii" : "utf-8", object,
                           static_cast<int64_t>(i), static_cast<int64_t>(i + bad), reason);
    }
    i += bad;
  }
  return new_str(vm, out);
}

}  // namespace refjit::vm
