// bytes and bytearray. Their methods see the contents as text of Latin-1 and give back self's own type.
#include <algorithm>
#include <array>

#include "vm/state.h"
#include "vm/types/bytearray.h"
#include "vm/types/pinned_bytes.h"
#include "vm/types/repeat.h"
#include "vm/types/settle.h"
#include "vm/types/str_search.h"
#include "vm/types/text.h"
#include "vm/warn.h"

namespace refjit::vm {

bool byte_value(Vm& vm, Value v, char& out, const char* range_text) {
  Ref number(v);
  if (!is_int(v)) {
    if (!vm.type_of(v)->slots.index)
      return fail(type_error(vm, "'" + vm.type_name(v) + "' object cannot be interpreted as an integer"));
    number = vm.type_of(v)->slots.index(vm, v);
    if (!number) return false;
  }
  int64_t value;
  if (!int_fits(number, value) || value < 0 || value > 255) return fail(value_error(vm, range_text));
  out = static_cast<char>(value);
  return true;
}

Ref new_bytearray(Vm& vm, Type* type, std::string_view text) {
  auto* made = make_object<ByteArray>(vm, type);
  if (!made) return {};
  made->text = new std::string(text);
  return Ref::steal(Value(made));
}

namespace {

std::string& text_of(Value v) { return bytearray_text(v); }
bool is_bytearray(Value v) {
  return v.is_object() && vm_of(v.object()).is_instance(v, vm_of(v.object()).types().bytearray);
}
std::string_view view(Value v) {
  std::string_view out;
  bytes_like(v, out);
  return out;
}

Ref bytes_of_type(Vm& vm, Type* type, std::string_view text) {
  if (text.empty() && type == vm.types().bytes) {
    DataState& data = data_of(vm);
    if (data.empty_bytes) return Ref(data.empty_bytes);
  }
  Bytes* b = make_sized<Bytes>(vm, type, text.size() + 1);
  if (!b) return {};
  b->hash = -1;
  b->size = static_cast<int64_t>(text.size());
  b->data = payload_of(b);
  std::memcpy(b->data, text.data(), text.size());
  b->data[text.size()] = 0;
  Ref made = Ref::steal(Value(b));
  if (text.empty() && type == vm.types().bytes) data_of(vm).empty_bytes = Ref(made).release();
  return made;
}

/// A result of self's own kind.
Ref like(Vm& vm, Value self, std::string_view text) {
  return is_bytearray(self) ? new_bytearray(vm, vm.types().bytearray, text) : new_bytes(vm, text);
}

Ref repr_of(Vm& vm, std::string_view text, const char* open, const char* close) {
  const bool use_double = text.find('\'') != std::string_view::npos && text.find('"') == std::string_view::npos;
  const char quote = use_double ? '"' : '\'';
  std::string out = open;
  out += quote;
  for (const char c : text) {
    const unsigned char u = static_cast<unsigned char>(c);
    if (c == quote || c == '\\')
      out += '\\', out += c;
    else if (c == '\t')
      out += "\\t";
    else if (c == '\n')
      out += "\\n";
    else if (c == '\r')
      out += "\\r";
    else if (u < 0x20 || u >= 0x7F)
      out += "\\x", out += "0123456789abcdef"[u >> 4], out += "0123456789abcdef"[u & 15];
    else
      out += c;
  }
  out += quote;
  return new_str(vm, out + close);
}

}  // namespace

bool collect_bytes(Vm& vm, Value source, const char* name, std::string& out) {
  std::string_view text;
  if (bytes_like(source, text)) return out = text, true;
  if (is_str(source)) return fail(type_error(vm, "string argument without an encoding"));
  if (is_int(source) || (vm.type_of(source)->slots.index && !vm.type_of(source)->slots.iter)) {
    int64_t count;
    if (!vm.as_int64(source, count)) {
      if (!vm.exception_matches(vm.types().OverflowError)) return false;
      vm.take_exception();
      return fail(overflow_error(vm, "cannot fit '" + vm.type_name(source) + "' into an index-sized integer"));
    }
    if (count < 0) return fail(value_error(vm, "negative count"));
    if (count > (int64_t{1} << 30)) return fail(vm.raise(vm.types().MemoryError, ""));
    out.assign(static_cast<size_t>(count), 0);
    return true;
  }
  if (!vm.type_of(source)->slots.iter && !vm.type_of(source)->slots.get_item)
    return fail(type_error(vm, "cannot convert '" + vm.type_name(source) + "' object to " + name));
  const std::string range = std::string(name) + " must be in range(0, 256)";
  return vm.for_each(source, [&](Value item) {
    char c;
    if (!byte_value(vm, item, c, name[4] == 's' ? "bytes must be in range(0, 256)" : "byte must be in range(0, 256)"))
      return false;
    out += c;
    return true;
  });
}

namespace {

constexpr NativeDef kBytesNew = {"bytes", "source=, encoding=, errors=", nullptr};
constexpr NativeDef kArrayNew = {"bytearray", "source=, encoding=, errors=", nullptr};

bool contents(Vm& vm, const NativeDef& def, Args args, std::string& out) {
  Value in[3];
  Ref keep[2];
  if (!bind(vm, def, args, in, keep)) return false;
  for (int i = 1; i < 3; ++i) {
    const char* name = i == 1 ? "encoding" : "errors";
    if (in[i] && !is_str(in[i]))
      return fail(type_error(vm, std::string(def.name) + "() argument '" + name + "' must be str, not " +
                                     (in[i].is_none() ? "None" : vm.type_name(in[i]))));
  }
  if (!in[0])
    return !(in[1] || in[2]) ||
           fail(type_error(vm, in[1] ? "encoding without a string argument" : "errors without a string argument"));
  if (is_str(in[0]) && in[1]) {
    Str *encoding, *errors = nullptr;
    if (!str_argument(vm, in[1], "encoding", encoding) || (in[2] && !str_argument(vm, in[2], "errors", errors)))
      return false;
    Ref made = encode_text(vm, as_str(in[0]), encoding->view(), errors ? errors->view() : "strict");
    return made && (out = as_bytes(made)->view(), true);
  }
  if (in[1]) return fail(type_error(vm, "encoding without a string argument"));
  const bool asks = &def == &kBytesNew && !is_str(in[0]);
  if (Ref method = !asks ? Ref() : find_special(vm, in[0], vm.names().bytes)) {
    Ref made = vm.call(method, {});
    if (!made) return false;
    if (!is_bytes(made)) return fail(type_error(vm, "__bytes__ returned non-bytes (type " + vm.type_name(made) + ")"));
    return out = as_bytes(made)->view(), true;
  }
  return !vm.has_exception() && collect_bytes(vm, in[0], def.name, out);
}

Ref bytes_construct(Vm& vm, Type* type, Args args) {
  if (type == vm.types().bytes && args.count == 1 && !args.keywords && is_exactly(args[0], type)) return Ref(args[0]);
  std::string out;
  return contents(vm, kBytesNew, args, out) ? bytes_of_type(vm, type, out) : Ref();
}
Ref array_construct(Vm& vm, Type* type, Args) { return new_bytearray(vm, type, ""); }
bool array_init(Vm& vm, Value self, Args args) {
  std::string out;
  if (!contents(vm, kArrayNew, args, out)) return false;
  if (!may_resize(vm, self)) return false;
  text_of(self) = std::move(out);
  return true;
}
void array_finalize(Object* o) { delete std::exchange(static_cast<ByteArray*>(o)->text, nullptr); }

// ---- slots

bool bytes_hash(Vm&, Value v, int64_t& out) {
  Bytes* b = as_bytes(v);
  if (b->hash == -1) b->hash = hash_of_text(b->view());
  return out = b->hash, true;
}
bool length(Vm&, Value v, int64_t& out) { return out = static_cast<int64_t>(view(v).size()), true; }

/// With -b: what compares bytes with text or numbers, or makes text of them as they are, is probably wrong.
bool warn_of_bytes(Vm& vm, const std::string& text) {
  return vm.state().bytes_warning == 0 || warn(vm, vm.types().BytesWarning, text);
}

Ref compare(Vm& vm, Value a, Value b, CompareOp op) {
  std::string_view x = view(a), y;
  // A view compares by its own items, which may be wider than bytes.
  if (is_exactly(b, vm.types().memoryview)) return not_implemented();
  if (!own_bytes(b, y)) {
    const bool is_mistaken = (op == CompareOp::Eq || op == CompareOp::Ne) && (is_str(b) || (is_bytes(a) && is_int(b)));
    const std::string with = is_str(b) ? "string" : "int";
    if (is_mistaken &&
        !warn_of_bytes(vm, std::string("Comparison between ") + (is_bytes(a) ? "bytes" : "bytearray") + " and " + with))
      return {};
    return not_implemented();
  }
  return order_result(x.compare(y), op);
}

Ref get_item(Vm& vm, Value v, Value given) {
  Ref key(given);
  if (!settle_key(vm, key)) return {};
  const std::string_view text = view(v);
  const char* name = is_bytes(v) ? "byte" : "bytearray";
  if (!is_slice(vm, key)) {
    int64_t i;
    if (!is_int(key))
      return type_error(vm, std::string(name) + " indices must be integers or slices, not " + vm.type_name(key));
    if (!item_index(vm, key, static_cast<int64_t>(text.size()), is_bytes(v) ? "index" : "bytearray", i)) {
      if (!vm.exception_matches(vm.types().IndexError)) return {};
      vm.take_exception();
      return index_error(vm, is_bytes(v) ? "index out of range" : "bytearray index out of range");
    }
    return Ref(Value::small_int(static_cast<unsigned char>(text[static_cast<size_t>(i)])));
  }
  int64_t start, stop, step, count;
  if (!slice_bounds(vm, key, static_cast<int64_t>(text.size()), start, stop, step, count)) return {};
  std::string out;
  for (int64_t i = 0; i < count; ++i) out += text[static_cast<size_t>(start + i * step)];
  return like(vm, v, out);
}

int contains(Vm& vm, Value v, Value item) {
  std::string_view part;
  if (bytes_like(item, part)) return find_bytes(view(v), part) >= 0;
  if (!is_int(item) && !vm.type_of(item)->slots.index) {
    type_error(vm, "a bytes-like object is required, not '" + vm.type_name(item) + "'");
    return -1;
  }
  char c;
  if (!byte_value(vm, item, c, "byte must be in range(0, 256)")) return -1;
  return view(v).find(c) != std::string_view::npos;
}

Ref add(Vm& vm, Value a, Value b) {
  std::string_view x, y;
  if (is_exactly(a, vm.types().memoryview) || !own_bytes(a, x)) return not_implemented();
  if (!own_bytes(b, y) && (has_reflected(vm, b, BinaryOp::Add) || !bytes_like(b, y))) {
    if (has_reflected(vm, b, BinaryOp::Add)) return not_implemented();
    return type_error(vm, "can't concat " + vm.type_name(b) + " to " + vm.type_name(a));
  }
  return like(vm, a, std::string(x) + std::string(y));
}

Ref multiply(Vm& vm, Value a, Value b) {
  std::string_view text;
  if (!bytes_like(a, text)) std::swap(a, b);
  if (has_reflected(vm, b, BinaryOp::Multiply)) return not_implemented();
  int64_t count;
  if (!repeat_count(vm, b, count)) return {};
  bytes_like(a, text);
  if (text.empty()) count = 0;
  if (!text.empty() && count > (int64_t{1} << 30) / static_cast<int64_t>(text.size()))
    return vm.raise(vm.types().MemoryError, "");
  return like(vm, a, repeated(text, count));
}

// ---- methods

/// A bytes-like argument, or (where allowed) an int as one byte.
bool part_of(Vm& vm, Value v, std::string& out, bool allow_int = false) {
  std::string_view text;
  if (bytes_like(v, text)) return out = text, true;
  if (allow_int && (is_int(v) || vm.type_of(v)->slots.index)) {
    char c;
    if (!byte_value(vm, v, c, "byte must be in range(0, 256)")) return false;
    return out = std::string(1, c), true;
  }
  if (allow_int)
    return fail(type_error(vm, "argument should be integer or bytes-like object, not '" + vm.type_name(v) + "'"));
  return fail(type_error(vm, "a bytes-like object is required, not '" + vm.type_name(v) + "'"));
}

/// The part of self that find, index, count and affixes look at, from `from` on; all that may run guest code, which may
/// change self, has run before. `to` < `from`: nothing, not even an empty text, is found there.
std::string_view window_of(Value self, int64_t& from, int64_t& to) {
  const std::string_view text = view(self);
  clamp_bounds(static_cast<int64_t>(text.size()), from, to);
  return from <= to ? text.substr(static_cast<size_t>(from), static_cast<size_t>(to - from)) : std::string_view();
}
bool window_numbers(Vm& vm, Args args, int64_t& from, int64_t& to) {
  return slice_index(vm, argument(args, 2), 0, from) && slice_index(vm, argument(args, 3), INT64_MAX, to);
}

/// -1 absent, -2 exception.
int64_t locate(Vm& vm, const char* name, Args args, bool from_end) {
  std::string part;
  int64_t from, to;
  if (!check_search(vm, name, args) || !window_numbers(vm, args, from, to) || !part_of(vm, args[1], part, true))
    return -2;
  const std::string_view window = window_of(args[0], from, to);
  if (from > to) return -1;
  const int64_t at = from_end ? rfind_bytes(window, part) : find_bytes(window, part);
  return at < 0 ? -1 : at + from;
}

template <bool FromEnd>
Ref find(Vm& vm, Args args) {
  const int64_t at = locate(vm, FromEnd ? "rfind" : "find", args, FromEnd);
  return at == -2 ? Ref() : new_int(vm, at);
}
template <bool FromEnd>
Ref index(Vm& vm, Args args) {
  const int64_t at = locate(vm, FromEnd ? "rindex" : "index", args, FromEnd);
  return at == -2   ? Ref()
         : at == -1 ? value_error(vm, is_bytes(args[0]) ? "subsection not found" : "subsection not found")
                    : new_int(vm, at);
}

Ref count(Vm& vm, Args args) {
  std::string part;
  int64_t from, to;
  if (!check_search(vm, "count", args) || !window_numbers(vm, args, from, to) || !part_of(vm, args[1], part, true))
    return {};
  const std::string_view window = window_of(args[0], from, to);
  if (from > to) return new_int(vm, 0);
  return new_int(vm, part.empty() ? static_cast<int64_t>(window.size()) + 1 : count_bytes(window, part));
}

template <bool IsStart>
Ref affix(Vm& vm, Args args) {
  const char* name = IsStart ? "startswith" : "endswith";
  int64_t from, to;
  if (!check_search(vm, name, args) || !window_numbers(vm, args, from, to)) return {};
  const std::string_view window = window_of(args[0], from, to);
  Ref options = is_tuple(args[1]) ? Ref(args[1]) : new_tuple(vm, {args[1]});
  for (const Value option : as_tuple(options)->span()) {
    std::string_view part;
    if (!bytes_like(option, part))
      return type_error(
          vm, std::string(name) + " first arg must be bytes or a tuple of bytes, not " + vm.type_name(args[1]));
    if (from <= to && part.size() <= window.size() &&
        (IsStart ? window.substr(0, part.size()) : window.substr(window.size() - part.size())) == part)
      return boolean(true);
  }
  return boolean(false);
}

Ref replace(Vm& vm, Args args) {
  std::string from, to;
  int64_t most;
  if (!part_of(vm, args[1], from) || !part_of(vm, args[2], to) || !vm.as_int64(args[3], most)) return {};
  if (most < 0) most = INT64_MAX;
  const std::string_view text = view(args[0]);
  std::string out;
  size_t at = 0;
  for (; most > 0; --most) {
    if (from.empty()) {
      out += to;
      if (at == text.size()) break;
      out += text[at++];
      continue;
    }
    const size_t found = text.find(from, at);
    if (found == std::string_view::npos) break;
    out += text.substr(at, found - at);
    out += to;
    at = found + from.size();
  }
  if (at < text.size()) out += text.substr(at);
  return like(vm, args[0], out);
}

bool is_blank(char c) { return is_blank_byte(c); }

Ref split_parts(Vm& vm, Args args, bool from_end) {
  int64_t most;
  std::string sep;
  const bool by_blank = args[1].is_none();
  if (!vm.as_int64(args[2], most) || (!by_blank && !part_of(vm, args[1], sep))) return {};
  if (!by_blank && sep.empty()) return value_error(vm, "empty separator");
  if (most < 0) most = INT64_MAX;
  std::string_view text = view(args[0]);
  Ref made = new_list(vm);
  const auto push = [&](std::string_view part) { return list_append(vm, as_list(made), like(vm, args[0], part)); };
  while (made) {
    if (by_blank) {
      while (!text.empty() && is_blank(from_end ? text.back() : text.front()))
        text = from_end ? text.substr(0, text.size() - 1) : text.substr(1);
      if (text.empty()) break;
    }
    size_t cut = std::string_view::npos, size = by_blank ? 1 : sep.size();
    if (most > 0) {
      if (!by_blank)
        cut = from_end ? text.rfind(sep) : text.find(sep);
      else if (from_end)
        cut = text.find_last_of(" \t\n\r\f\v");
      else
        cut = text.find_first_of(" \t\n\r\f\v");
    }
    if (cut == std::string_view::npos) {
      if (by_blank)
        while (!text.empty() && most == 0 && from_end && is_blank(text.back())) text.remove_suffix(1);
      push(text);
      break;
    }
    --most;
    push(from_end ? text.substr(cut + size) : text.substr(0, cut));
    text = from_end ? text.substr(0, cut) : text.substr(cut + size);
  }
  if (made && from_end) std::reverse(as_list(made)->items, as_list(made)->items + as_list(made)->size);
  return made;
}
Ref split(Vm& vm, Args args) { return split_parts(vm, args, false); }
Ref rsplit(Vm& vm, Args args) { return split_parts(vm, args, true); }

Ref splitlines(Vm& vm, Args args) {
  int64_t keep;
  if (!vm.as_int64(args[1], keep)) return {};
  const std::string_view text = view(args[0]);
  Ref made = new_list(vm);
  for (size_t start = 0; made && start < text.size();) {
    size_t end = std::min(text.find_first_of("\r\n", start), text.size()), next = end;
    if (next < text.size()) next += text[next] == '\r' && next + 1 < text.size() && text[next + 1] == '\n' ? 2 : 1;
    list_append(vm, as_list(made), like(vm, args[0], text.substr(start, (keep ? next : end) - start)));
    start = next;
  }
  return made;
}

template <bool FromEnd>
Ref partition(Vm& vm, Args args) {
  std::string sep;
  if (!part_of(vm, args[1], sep)) return {};
  if (sep.empty()) return value_error(vm, "empty separator");
  const std::string_view text = view(args[0]);
  const int64_t at = FromEnd ? rfind_bytes(text, sep) : find_bytes(text, sep);
  Ref empty = like(vm, args[0], "");
  if (at < 0) {
    Ref whole = like(vm, args[0], text);
    return FromEnd ? new_tuple(vm, {empty, empty, whole}) : new_tuple(vm, {whole, empty, empty});
  }
  Ref head = like(vm, args[0], text.substr(0, static_cast<size_t>(at))), middle = like(vm, args[0], sep);
  Ref tail = like(vm, args[0], text.substr(static_cast<size_t>(at) + sep.size()));
  return new_tuple(vm, {head, middle, tail});
}

Ref join(Vm& vm, Args args) {
  if (!vm.type_of(args[1])->slots.iter && !vm.type_of(args[1])->slots.get_item)
    return type_error(vm, "can only join an iterable");
  std::string out;
  size_t i = 0;
  const bool is_fine = vm.for_each(args[1], [&](Value item) {
    std::string_view part;
    if (!bytes_like(item, part)) {
      type_error(vm, "sequence item " + std::to_string(i) + ": expected a bytes-like object, " + vm.type_name(item) +
                         " found");
      return false;
    }
    if (i++) out += view(args[0]);
    out += part;
    return true;
  });
  return is_fine ? like(vm, args[0], out) : Ref();
}

template <bool Left, bool Right>
Ref strip(Vm& vm, Args args) {
  std::string chars = " \t\n\r\f\v";
  if (!args[1].is_none() && !part_of(vm, args[1], chars)) return {};
  std::string_view text = view(args[0]);
  while (Left && !text.empty() && chars.find(text.front()) != std::string::npos) text.remove_prefix(1);
  while (Right && !text.empty() && chars.find(text.back()) != std::string::npos) text.remove_suffix(1);
  if (is_exactly(args[0], vm.types().bytes) && text.size() == view(args[0]).size()) return Ref(args[0]);
  return like(vm, args[0], text);
}

template <int Where>  // 0 ljust, 1 rjust, 2 center
Ref pad(Vm& vm, Args args) {
  int64_t width;
  std::string fill = " ";
  if (!vm.as_int64(args[1], width)) return {};
  if (args[2] && (!part_of(vm, args[2], fill) || fill.size() != 1)) {
    if (vm.has_exception()) vm.take_exception();
    return type_error(vm, std::string(Where == 0   ? "ljust"
                                      : Where == 1 ? "rjust"
                                                   : "center") +
                              "() argument 2 must be a byte string of length 1, not " + vm.type_name(args[2]));
  }
  const std::string_view text = view(args[0]);
  const int64_t missing = std::max<int64_t>(0, width - static_cast<int64_t>(text.size()));
  const int64_t left = Where == 0 ? 0 : Where == 1 ? missing : missing / 2 + (missing & width & 1);
  std::string out(static_cast<size_t>(left), fill[0]);
  out += text;
  out.append(static_cast<size_t>(missing - left), fill[0]);
  return like(vm, args[0], out);
}

Ref zfill(Vm& vm, Args args) {
  int64_t width;
  if (!vm.as_int64(args[1], width)) return {};
  std::string out(view(args[0]));
  const int64_t missing = width - static_cast<int64_t>(out.size());
  if (missing > 0)
    out.insert(!out.empty() && (out[0] == '+' || out[0] == '-') ? 1 : 0, static_cast<size_t>(missing), '0');
  return like(vm, args[0], out);
}

template <bool IsPrefix>
Ref remove_affix(Vm& vm, Args args) {
  std::string part;
  if (!part_of(vm, args[1], part)) return {};
  std::string_view text = view(args[0]);
  const bool fits = !part.empty() && part.size() <= text.size() &&
                    (IsPrefix ? text.substr(0, part.size()) : text.substr(text.size() - part.size())) == part;
  if (fits) text = IsPrefix ? text.substr(part.size()) : text.substr(0, text.size() - part.size());
  return like(vm, args[0], text);
}

Ref hex(Vm& vm, Args args) {
  const PinnedBytes pinned(args[0]);
  return hex_text(vm, view(args[0]), args[1], args[2]);
}

Ref decode(Vm& vm, Args args) {
  Str *encoding, *errors;
  if (!str_argument(vm, args[1], "decode() argument 'encoding'", encoding) ||
      !str_argument(vm, args[2], "decode() argument 'errors'", errors))
    return {};
  if (view(args[0]).empty()) return vm.string("");  // by whatever encoding
  const PinnedBytes pinned(args[0]);
  return decode_bytes(vm, view(args[0]), encoding->view(), errors->view());
}

bool upper_char(char c) { return c >= 'A' && c <= 'Z'; }
bool lower_char(char c) { return c >= 'a' && c <= 'z'; }
bool alpha_char(char c) { return upper_char(c) || lower_char(c); }
bool digit_char(char c) { return c >= '0' && c <= '9'; }
bool alnum_char(char c) { return alpha_char(c) || digit_char(c); }
bool ascii_char(char c) { return static_cast<unsigned char>(c) < 0x80; }

template <bool (*F)(char), bool Empty = false>
Ref all_are(Vm&, Args args) {
  const std::string_view text = view(args[0]);
  return boolean(text.empty() ? Empty : std::all_of(text.begin(), text.end(), F));
}

enum class Case : uint8_t { Lower, Upper, Swap, Title, Capitalize };
template <Case C>
Ref change_case(Vm& vm, Args args) {
  std::string out(view(args[0]));
  bool is_inside = false;
  for (size_t i = 0; i < out.size(); ++i) {
    char& c = out[i];
    const bool up = C == Case::Upper || (C == Case::Swap && lower_char(c)) || (C == Case::Title && !is_inside) ||
                    (C == Case::Capitalize && i == 0);
    is_inside = alpha_char(c);
    if (up ? lower_char(c) : upper_char(c)) c = static_cast<char>(c ^ 0x20);
  }
  return like(vm, args[0], out);
}

template <bool Upper>
Ref is_case(Vm&, Args args) {
  bool any = false;
  for (const char c : view(args[0])) {
    if (Upper ? lower_char(c) : upper_char(c)) return boolean(false);
    any = any || alpha_char(c);
  }
  return boolean(any);
}

Ref translate(Vm& vm, Args args) {
  std::string drop, table;
  if (args[2] && !part_of(vm, args[2], drop)) return {};
  if (!args[1].is_none()) {
    if (!part_of(vm, args[1], table)) return {};
    if (table.size() != 256) return value_error(vm, "translation table must be 256 characters long");
  }
  if (drop.empty() && table.empty() && is_exactly(args[0], vm.types().bytes)) return Ref(args[0]);
  std::string out;
  for (const char c : view(args[0]))
    if (drop.find(c) == std::string::npos) out += table.empty() ? c : table[static_cast<unsigned char>(c)];
  return like(vm, args[0], out);
}

Ref maketrans(Vm& vm, Args args) {
  std::string from, to;
  if (!part_of(vm, args[0], from) || !part_of(vm, args[1], to)) return {};
  if (from.size() != to.size()) return value_error(vm, "maketrans arguments must have same length");
  std::string table(256, 0);
  for (size_t i = 0; i < 256; ++i) table[i] = static_cast<char>(i);
  for (size_t i = 0; i < from.size(); ++i) table[static_cast<unsigned char>(from[i])] = to[i];
  return new_bytes(vm, table);
}

Ref bytes_sizeof(Vm& vm, Args args) {
  const auto held = static_cast<int64_t>(view(args[0]).size());
  if (is_bytes(args[0])) return new_int(vm, 33 + held);
  return new_int(vm, 56 + held + (held > 0));  // a bytearray, whose bytes stand apart
}

Ref own_bytes(Vm& vm, Args args) {
  return is_exactly(args[0], vm.types().bytes) ? Ref(args[0]) : new_bytes(vm, view(args[0]));
}
Ref newargs(Vm& vm, Args args) { return new_tuple(vm, {new_bytes(vm, view(args[0]))}); }

Ref istitle(Vm&, Args args) {
  bool is_inside = false, any = false;
  for (const char c : view(args[0])) {
    if (is_inside ? upper_char(c) : lower_char(c)) return boolean(false);
    is_inside = alpha_char(c);
    any = any || is_inside;
  }
  return boolean(any);
}

Ref remainder(Vm& vm, Value a, Value b) {
  std::string_view pattern;
  std::string out;
  if (!a.is_object() || (!is_bytes(a) && !is_bytearray(a)) || !bytes_like(a, pattern)) return not_implemented();
  return bytes_percent(vm, std::string(pattern), b, out) ? like(vm, a, out) : Ref();
}

constexpr NativeDef kShared[] = {
    {"find", nullptr, find<false>},
    {"rfind", nullptr, find<true>},
    {"index", nullptr, index<false>},
    {"rindex", nullptr, index<true>},
    {"count", nullptr, count},
    {"startswith", nullptr, affix<true>},
    {"endswith", nullptr, affix<false>},
    {"replace", "old, new, count=-1, /", replace},
    {"split", "sep=None, maxsplit=-1", split},
    {"rsplit", "sep=None, maxsplit=-1", rsplit},
    {"splitlines", "keepends=False", splitlines},
    {"partition", "sep, /", partition<false>},
    {"rpartition", "sep, /", partition<true>},
    {"join", "iterable_of_bytes, /", join},
    {"strip", "bytes=None, /", strip<true, true>},
    {"lstrip", "bytes=None, /", strip<true, false>},
    {"rstrip", "bytes=None, /", strip<false, true>},
    {"ljust", "width, fillchar=, /", pad<0>},
    {"rjust", "width, fillchar=, /", pad<1>},
    {"center", "width, fillchar=, /", pad<2>},
    {"zfill", "width, /", zfill},
    {"removeprefix", "prefix, /", remove_affix<true>},
    {"removesuffix", "suffix, /", remove_affix<false>},
    {"hex", "sep=, bytes_per_sep=", hex},
    {"decode", "encoding='utf-8', errors='strict'", decode},
    {"lower", "", change_case<Case::Lower>},
    {"upper", "", change_case<Case::Upper>},
    {"swapcase", "", change_case<Case::Swap>},
    {"title", "", change_case<Case::Title>},
    {"capitalize", "", change_case<Case::Capitalize>},
    {"isalpha", "", all_are<alpha_char>},
    {"isdigit", "", all_are<digit_char>},
    {"isalnum", "", all_are<alnum_char>},
    {"isspace", "", all_are<is_blank>},
    {"isascii", "", all_are<ascii_char, true>},
    {"islower", "", is_case<false>},
    {"isupper", "", is_case<true>},
    {"translate", "table, /, delete=", translate},
    {"__sizeof__", "", bytes_sizeof},
    {"expandtabs", "tabsize=8", bytes_expandtabs},
    {"istitle", "", istitle},
};
constexpr NativeDef kClassMethods[] = {{"fromhex", "string, /", bytes_fromhex}};
constexpr NativeDef kStaticMethods[] = {{"maketrans", "frm, to, /", maketrans}};
constexpr NativeDef kBytesMethods[] = {{"__bytes__", "", own_bytes}, {"__getnewargs__", "", newargs}};
// bytearray's own copies: a definition's messages name the type that it was first added to.
constexpr auto kArrayShared = std::to_array(kShared);
constexpr auto kArrayClassMethods = std::to_array(kClassMethods);
constexpr auto kArrayStaticMethods = std::to_array(kStaticMethods);

Slots shared_slots() {
  Slots s;
  s.length = length;
  s.compare = compare;
  s.get_item = get_item;
  s.contains = contains;
  s.binary[static_cast<size_t>(BinaryOp::Add)] = add;
  s.binary[static_cast<size_t>(BinaryOp::Multiply)] = multiply;
  s.binary[static_cast<size_t>(BinaryOp::Remainder)] = remainder;
  return s;
}

Ref bytes_repr(Vm& vm, Value v) { return repr_of(vm, view(v), "b", ""); }
Ref bytearray_repr(Vm& vm, Value v) {
  return repr_of(vm, view(v), (std::string(vm.type_of(v)->name->view()) + "(b").c_str(), ")");
}

}  // namespace

Ref new_bytes(Vm& vm, std::string_view bytes) { return bytes_of_type(vm, vm.types().bytes, bytes); }

Ref bytes_from(Vm& vm, Value v) {
  std::string out;
  if (is_int(v) || is_str(v)) return type_error(vm, "cannot convert '" + vm.type_name(v) + "' object to bytes");
  return collect_bytes(vm, v, "bytes", out) ? new_bytes(vm, out) : Ref();
}

bool define_bytes(Vm& vm) {
  BuiltinTypes& t = vm.types();
  TypeDef bytes{"bytes", sizeof(Bytes), nullptr, shared_slots(), kShared};
  bytes.slots.str = [](Vm& m, Value v) {
    return warn_of_bytes(m, "str() on a bytes instance") ? bytes_repr(m, v) : Ref();
  };
  bytes.slots.repr = bytes_repr;
  bytes.slots.hash = bytes_hash;
  bytes.slots.iter = [](Vm& m, Value v) { return new_sequence_iterator(m, m.types().bytes_iterator, v); };
  bytes.slots.construct = bytes_construct;
  TypeDef array{"bytearray", sizeof(ByteArray), nullptr, shared_slots(), kArrayShared};
  array.slots.str = [](Vm& m, Value v) {
    return warn_of_bytes(m, "str() on a bytearray instance") ? bytearray_repr(m, v) : Ref();
  };
  array.slots.repr = bytearray_repr;
  array.slots.finalize = array_finalize;
  array.slots.hash = raise_unhashable;
  array.slots.iter = [](Vm& m, Value v) { return new_sequence_iterator(m, m.types().bytearray_iterator, v); };
  array.slots.set_item = array_set_item;
  array.slots.inplace[static_cast<size_t>(BinaryOp::Add)] = array_add_inplace;
  array.slots.inplace[static_cast<size_t>(BinaryOp::Multiply)] = array_multiply_inplace;
  array.slots.construct = array_construct;
  array.slots.init = array_init;
  return define_type(vm, t.bytes, bytes) && define_type(vm, t.bytearray, array) &&
         vm.add_methods(t.bytes, kBytesMethods) && vm.add_methods(t.bytearray, bytearray_methods()) &&
         add_class_methods(vm, t.bytes, kClassMethods) && add_class_methods(vm, t.bytearray, kArrayClassMethods) &&
         add_static_methods(vm, t.bytes, kStaticMethods) && add_static_methods(vm, t.bytearray, kArrayStaticMethods);
}

}  // namespace refjit::vm
