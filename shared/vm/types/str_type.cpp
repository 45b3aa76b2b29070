// str: constructor, slots, searching, splitting, joining. Case and classes are in str_case.cpp.
#include <algorithm>
#include <array>

#include "vm/types/define.h"
#include "vm/types/format.h"
#include "vm/types/iterator_state.h"
#include "vm/types/repeat.h"
#include "vm/types/str_methods.h"
#include "vm/types/str_search.h"
#include "vm/types/text.h"

namespace refjit::vm {

namespace {

// ---- slots

Ref repr(Vm& vm, Value v) { return new_str(vm, repr_text(view_of(v))); }
Ref str_slot(Vm& vm, Value v) {
  return is_exactly(v, vm.types().str) ? Ref(v) : new_str(vm, view_of(v), as_str(v)->length);
}
bool hash(Vm&, Value v, int64_t& out) { return out = str_hash(as_str(v)), true; }
bool length(Vm&, Value v, int64_t& out) { return out = as_str(v)->length, true; }

Ref compare(Vm&, Value a, Value b, CompareOp op) {
  if (!is_str(b)) return not_implemented();
  if (op == CompareOp::Eq || op == CompareOp::Ne)
    return boolean(str_equal(as_str(a), as_str(b)) == (op == CompareOp::Eq));
  return order_result(str_compare(as_str(a), as_str(b)), op);
}

Ref iterate(Vm& vm, Value v) {
  const bool is_ascii = as_str(v)->bytes == as_str(v)->length;
  return new_sequence_iterator(vm, is_ascii ? vm.types().str_iterator : further_str_iterator(vm), v);
}

Ref get_item(Vm& vm, Value v, Value key) {
  Str* s = as_str(v);
  if (!is_slice(vm, key)) {
    int64_t i;
    return item_index(vm, key, s->length, "string", i) ? str_item(vm, s, i) : Ref();
  }
  int64_t start, stop, step, count;
  if (!slice_bounds(vm, key, s->length, start, stop, step, count)) return {};
  if (step == 1) return str_slice(vm, s, start, stop);
  std::string out;
  if (s->is_ascii()) {
    out.resize(static_cast<size_t>(count));
    for (int64_t i = 0; i < count; ++i) out[static_cast<size_t>(i)] = s->data[start + i * step];
    return new_str(vm, out, count);
  }
  std::vector<size_t> offsets;
  for (size_t at = 0; at < static_cast<size_t>(s->bytes);) {
    offsets.push_back(at);
    next_code_point(s->view(), at);
  }
  offsets.push_back(static_cast<size_t>(s->bytes));
  for (int64_t i = 0; i < count; ++i) {
    const size_t k = static_cast<size_t>(start + i * step);
    out.append(s->view().substr(offsets[k], offsets[k + 1] - offsets[k]));
  }
  return new_str(vm, out, count);
}

int contains(Vm& vm, Value v, Value item) {
  if (!is_str(item)) {
    type_error(vm, "'in <string>' requires string as left operand, not " + vm.type_name(item));
    return -1;
  }
  return find_bytes(view_of(v), view_of(item)) >= 0;
}

Ref add(Vm& vm, Value a, Value b) {
  if (!is_str(a)) return not_implemented();
  if (is_str(b)) return str_concat(vm, as_str(a), as_str(b));
  if (has_reflected(vm, b, BinaryOp::Add)) return not_implemented();
  return type_error(vm, "can only concatenate str (not \"" + vm.type_name(b) + "\") to str");
}

Ref multiply(Vm& vm, Value a, Value b) {
  if (!is_str(a)) std::swap(a, b);
  if (has_reflected(vm, b, BinaryOp::Multiply)) return not_implemented();
  int64_t count;
  if (!repeat_count(vm, b, count)) return {};
  const std::string_view text = view_of(a);
  if (count == 1) return str_slot(vm, a);
  if (text.empty() || count == 0) return new_str(vm, "");
  if (count > (int64_t{1} << 30) / static_cast<int64_t>(text.size())) return vm.raise(vm.types().MemoryError, "");
  return new_str(vm, repeated(text, count), as_str(a)->length * count);
}

Ref remainder(Vm& vm, Value a, Value b) { return is_str(a) ? str_percent(vm, as_str(a), b) : not_implemented(); }

constexpr NativeDef kNew = {"str", "object=, encoding=, errors=", nullptr};

Ref construct(Vm& vm, Type* type, Args args) {
  Value in[3];
  Ref keep[2];
  if (!bind(vm, kNew, args, in, keep)) return {};
  Ref text;
  if (!in[0]) {
    text = new_str(vm, "");
  } else if (!in[1] && !in[2]) {
    text = vm.str(in[0]);
  } else {
    Str *encoding = nullptr, *errors = nullptr;
    if (in[1] && !str_argument(vm, in[1], "str() argument 'encoding'", encoding)) return {};
    if (in[2] && !str_argument(vm, in[2], "str() argument 'errors'", errors)) return {};
    std::string_view bytes;
    if (is_str(in[0])) return type_error(vm, "decoding str is not supported");
    if (!bytes_like(in[0], bytes))
      return type_error(vm, "decoding to str: need a bytes-like object, " + vm.type_name(in[0]) + " found");
    text = decode_bytes(vm, bytes, encoding ? encoding->view() : "utf-8", errors ? errors->view() : "strict");
  }
  if (!text || type == vm.types().str) return text;
  return new_str_of(vm, type, view_of(text));
}

void finalize(Object* o) {
  forget_text_place(o);
  Str* s = static_cast<Str*>(o);
  if (s->capacity) free_buffer(vm_of(o), s->data, static_cast<size_t>(s->capacity));
  s->capacity = 0;
}

// ---- searching

/// The part of self that find(sub, start, stop) looks at, in bytes.
bool search_window(Vm& vm, Args args, std::string_view& window, int64_t& first) {
  Str* s = self_as<Str>(args);
  int64_t from, to;
  if (!search_bounds(vm, argument(args, 2), argument(args, 3), s->length, from, to)) return false;
  first = from;
  if (from > to) {
    window = {};
    first = -1;
    return true;
  }
  const int64_t start = str_offset(s, from), stop = str_offset(s, to);
  window = s->view().substr(static_cast<size_t>(start), static_cast<size_t>(stop - start));
  return true;
}

enum class Find : uint8_t { First, Last };

/// Position in code points, -1 absent, -2 exception.
template <Find Which>
int64_t locate(Vm& vm, const char* name, Args args) {
  if (!check_search(vm, name, args)) return -2;
  std::string_view window;
  int64_t first;
  if (!search_window(vm, args, window, first)) return -2;
  if (!is_str(args[1])) return type_error(vm, "must be str, not " + vm.type_name(args[1])), -2;
  if (first < 0) return -1;
  const int64_t at =
      Which == Find::First ? find_bytes(window, view_of(args[1])) : rfind_bytes(window, view_of(args[1]));
  if (at < 0) return -1;
  if (self_as<Str>(args)->is_ascii()) return first + at;
  return first + count_code_points(window.substr(0, static_cast<size_t>(at)));
}

template <Find Which>
Ref find(Vm& vm, Args args) {
  const int64_t at = locate<Which>(vm, Which == Find::First ? "find" : "rfind", args);
  return at == -2 ? Ref() : new_int(vm, at);
}

template <Find Which>
Ref index(Vm& vm, Args args) {
  const int64_t at = locate<Which>(vm, Which == Find::First ? "index" : "rindex", args);
  if (at == -1) return value_error(vm, "substring not found");
  return at == -2 ? Ref() : new_int(vm, at);
}

Ref count(Vm& vm, Args args) {
  if (!check_search(vm, "count", args)) return {};
  std::string_view window;
  int64_t first;
  if (!search_window(vm, args, window, first)) return {};
  if (!is_str(args[1])) return type_error(vm, "must be str, not " + vm.type_name(args[1]));
  if (first < 0) return new_int(vm, 0);
  if (as_str(args[1])->bytes == 0) return new_int(vm, count_code_points(window) + 1);
  return new_int(vm, count_bytes(window, view_of(args[1])));
}

template <bool IsStart>
Ref affix(Vm& vm, Args args) {
  const char* name = IsStart ? "startswith" : "endswith";
  if (!check_search(vm, name, args)) return {};
  std::string_view window;
  int64_t first;
  if (!search_window(vm, args, window, first)) return {};
  const auto matches = [&](std::string_view part) {
    if (first < 0 || part.size() > window.size()) return false;
    return (IsStart ? window.substr(0, part.size()) : window.substr(window.size() - part.size())) == part;
  };
  if (is_str(args[1])) return boolean(matches(view_of(args[1])));
  if (!is_tuple(args[1]))
    return type_error(vm, std::string(name) + " first arg must be str or a tuple of str, not " + vm.type_name(args[1]));
  for (const Value part : as_tuple(args[1])->span()) {
    if (!is_str(part))
      return type_error(vm, "tuple for " + std::string(name) + " must only contain str, not " + vm.type_name(part));
    if (matches(view_of(part))) return boolean(true);
  }
  return boolean(false);
}

Ref replace(Vm& vm, Args args) {
  for (int i = 1; i <= 2; ++i)
    if (!is_str(args[static_cast<size_t>(i)]))
      return type_error(vm, "replace() argument " + std::to_string(i) + " must be str, not " +
                                vm.type_name(args[static_cast<size_t>(i)]));
  int64_t most;
  if (!vm.as_int64(args[3], most)) return {};
  if (most < 0) most = INT64_MAX;
  const std::string_view text = view_of(args[0]), from = view_of(args[1]), to = view_of(args[2]);
  if (from.empty() ? most == 0 : find_bytes(text, from) < 0) return str_slot(vm, args[0]);
  std::string out;
  size_t at = 0;
  if (from.empty()) {
    for (; most > 0; --most) {
      out += to;
      if (at == text.size()) break;
      const size_t start = at;
      next_code_point(text, at);
      out += text.substr(start, at - start);
    }
  } else {
    for (; most > 0; --most) {
      const size_t found = text.find(from, at);
      if (found == std::string_view::npos) break;
      out += text.substr(at, found - at);
      out += to;
      at = found + from.size();
    }
  }
  if (at < text.size()) out += text.substr(at);
  return new_str(vm, out);
}

// ---- splitting

bool push(Vm& vm, List* list, std::string_view part) { return list_append(vm, list, new_str(vm, part)); }

bool separator(Vm& vm, Value v, std::string_view& out, bool& is_blank) {
  is_blank = v.is_null() || v.is_none();
  if (is_blank) return true;
  if (!is_str(v)) return fail(type_error(vm, "must be str or None, not " + vm.type_name(v)));
  out = view_of(v);
  return !out.empty() || fail(value_error(vm, "empty separator"));
}

struct Blank {
  size_t start, stop;
};
/// The blank runs of `text`.
std::vector<Blank> blanks_of(std::string_view text) {
  std::vector<Blank> out;
  for (size_t i = 0; i < text.size();) {
    const size_t start = i;
    if (!is_space(next_code_point(text, i))) continue;
    if (!out.empty() && out.back().stop == start)
      out.back().stop = i;
    else
      out.push_back({start, i});
  }
  return out;
}

Ref split(Vm& vm, Args args) {
  std::string_view sep;
  bool is_blank;
  int64_t most;
  if (!separator(vm, args[1], sep, is_blank) || !vm.as_int64(args[2], most)) return {};
  if (most < 0) most = INT64_MAX;
  std::string_view text = view_of(args[0]);
  Ref made = new_list(vm);
  if (!made) return {};
  List* out = as_list(made);
  if (!is_blank) {
    size_t at = 0;
    for (; most > 0; --most) {
      const size_t found = text.find(sep, at);
      if (found == std::string_view::npos) break;
      if (!push(vm, out, text.substr(at, found - at))) return {};
      at = found + sep.size();
    }
    return push(vm, out, text.substr(at)) ? made : Ref();
  }
  size_t at = 0;
  for (const Blank& blank : blanks_of(text)) {
    if (blank.start > at) {
      if (most == 0) break;
      --most;
      if (!push(vm, out, text.substr(at, blank.start - at))) return {};
    }
    at = blank.stop;
  }
  // When the limit was reached, the rest keeps inner and trailing blanks.
  if (at < text.size() && !push(vm, out, text.substr(at))) return {};
  return made;
}

Ref rsplit(Vm& vm, Args args) {
  std::string_view sep;
  bool is_blank;
  int64_t most;
  if (!separator(vm, args[1], sep, is_blank) || !vm.as_int64(args[2], most)) return {};
  if (most < 0) most = INT64_MAX;
  std::string_view text = view_of(args[0]);
  Ref made = new_list(vm);
  if (!made) return {};
  List* out = as_list(made);
  if (!is_blank) {
    for (; most > 0; --most) {
      const size_t found = text.rfind(sep);
      if (found == std::string_view::npos || found + sep.size() > text.size()) break;
      if (!push(vm, out, text.substr(found + sep.size()))) return {};
      text = text.substr(0, found);
    }
    if (!push(vm, out, text)) return {};
  } else {
    const std::vector<Blank> blanks = blanks_of(text);
    size_t end = text.size();
    for (size_t i = blanks.size(); i-- > 0;) {
      if (blanks[i].stop < end) {
        if (most == 0) break;
        --most;
        if (!push(vm, out, text.substr(blanks[i].stop, end - blanks[i].stop))) return {};
      }
      end = blanks[i].start;
    }
    if (end > 0 && !push(vm, out, text.substr(0, end))) return {};
  }
  std::reverse(out->items, out->items + out->size);
  return made;
}

Ref splitlines(Vm& vm, Args args) {
  int64_t keep;
  if (!vm.as_int64(args[1], keep)) return {};
  const std::string_view text = view_of(args[0]);
  Ref made = new_list(vm);
  size_t start = 0;
  for (size_t i = 0; made && i < text.size();) {
    const size_t at = i;
    const uint32_t c = next_code_point(text, i);
    if (!is_line_break(c)) continue;
    if (c == '\r' && i < text.size() && text[i] == '\n') ++i;
    if (!push(vm, as_list(made), text.substr(start, (keep ? i : at) - start))) return {};
    start = i;
  }
  if (made && start < text.size() && !push(vm, as_list(made), text.substr(start))) return {};
  return made;
}

template <Find Which>
Ref partition(Vm& vm, Args args) {
  if (!is_str(args[1])) return type_error(vm, "must be str, not " + vm.type_name(args[1]));
  const std::string_view text = view_of(args[0]), sep = view_of(args[1]);
  if (sep.empty()) return value_error(vm, "empty separator");
  const int64_t at = Which == Find::First ? find_bytes(text, sep) : rfind_bytes(text, sep);
  Ref whole = str_slot(vm, args[0]), empty = new_str(vm, "");
  if (at < 0) return Which == Find::First ? new_tuple(vm, {whole, empty, empty}) : new_tuple(vm, {empty, empty, whole});
  Ref head = new_str(vm, text.substr(0, static_cast<size_t>(at)));
  Ref tail = new_str(vm, text.substr(static_cast<size_t>(at) + sep.size()));
  return new_tuple(vm, {head, args[1], tail});
}

Ref join(Vm& vm, Args args) {
  Ref items = is_list(args[1]) || is_tuple(args[1]) ? Ref(args[1]) : Ref();
  if (!items) {
    Type* type = vm.type_of(args[1]);
    if (!type->slots.iter && !type->slots.get_item) return type_error(vm, "can only join an iterable");
    items = list_from(vm, args[1]);
    if (!items) return {};
  }
  const std::span<const Value> parts = items_of(items);
  const std::string_view sep = view_of(args[0]);
  size_t bytes = 0;
  int64_t length = 0;
  for (size_t i = 0; i < parts.size(); ++i) {
    if (!is_str(parts[i]))
      return type_error(
          vm, "sequence item " + std::to_string(i) + ": expected str instance, " + vm.type_name(parts[i]) + " found");
    bytes += view_of(parts[i]).size() + (i ? sep.size() : 0);
    length += as_str(parts[i])->length + (i ? as_str(args[0])->length : 0);
  }
  if (parts.size() == 1 && is_exactly(parts[0], vm.types().str)) return Ref(parts[0]);
  std::string out;
  out.reserve(bytes);
  for (size_t i = 0; i < parts.size(); ++i) {
    if (i) out += sep;
    out += view_of(parts[i]);
  }
  return new_str(vm, out, length);
}

// ---- stripping and padding

template <bool Left, bool Right>
Ref strip(Vm& vm, Args args) {
  static constexpr const char* kName = Left && Right ? "strip" : Left ? "lstrip" : "rstrip";
  const Value chars = args[1];
  if (!chars.is_none() && !is_str(chars)) return type_error(vm, std::string(kName) + " arg must be None or str");
  std::string_view text = view_of(args[0]);
  const auto drops = [&](std::string_view c) {
    if (!chars.is_none()) return find_bytes(view_of(chars), c) >= 0;
    size_t at = 0;
    return is_space(next_code_point(c, at));
  };
  while (Left && !text.empty()) {
    size_t size = 0;
    next_code_point(text, size);
    if (!drops(text.substr(0, size))) break;
    text.remove_prefix(size);
  }
  while (Right && !text.empty()) {
    size_t start = text.size() - 1;
    while (start > 0 && (static_cast<unsigned char>(text[start]) & 0xC0) == 0x80) --start;
    if (!drops(text.substr(start))) break;
    text = text.substr(0, start);
  }
  if (text.size() == view_of(args[0]).size()) return str_slot(vm, args[0]);
  return new_str(vm, text);
}

enum class Side : uint8_t { Left, Right, Both };

template <Side Where>
Ref pad(Vm& vm, Args args) {
  int64_t width;
  if (!vm.as_int64(args[1], width)) return {};
  std::string_view fill = " ";
  if (args[2]) {
    if (!is_str(args[2]))
      return type_error(vm, "The fill character must be a unicode character, not " + vm.type_name(args[2]));
    if (as_str(args[2])->length != 1) return type_error(vm, "The fill character must be exactly one character long");
    fill = view_of(args[2]);
  }
  const int64_t length = self_as<Str>(args)->length, missing = width - length;
  if (missing <= 0) return str_slot(vm, args[0]);
  if (missing > (1 << 28)) return vm.raise(vm.types().MemoryError, "");
  // center: the odd blank goes left when both the gap and the width are odd.
  const int64_t left = Where == Side::Left ? missing : Where == Side::Right ? 0 : missing / 2 + (missing & width & 1);
  std::string out;
  for (int64_t i = 0; i < left; ++i) out += fill;
  out += view_of(args[0]);
  for (int64_t i = left; i < missing; ++i) out += fill;
  return new_str(vm, out, width);
}

Ref zfill(Vm& vm, Args args) {
  int64_t width;
  if (!vm.as_int64(args[1], width)) return {};
  const int64_t missing = width - self_as<Str>(args)->length;
  if (missing <= 0) return str_slot(vm, args[0]);
  std::string out(view_of(args[0]));
  const bool has_sign = !out.empty() && (out[0] == '-' || out[0] == '+');
  out.insert(has_sign ? 1 : 0, static_cast<size_t>(missing), '0');
  return new_str(vm, out, width);
}

Ref expandtabs(Vm& vm, Args args) {
  int64_t size;
  if (!vm.as_int64(args[1], size)) return {};
  std::string out;
  int64_t column = 0;
  for (const char c : view_of(args[0])) {
    if (c == '\t') {
      const int64_t blanks = size > 0 ? size - column % size : 0;
      out.append(static_cast<size_t>(blanks), ' ');
      column += blanks;
      continue;
    }
    out += c;
    if (c == '\n' || c == '\r')
      column = 0;
    else
      column += (static_cast<unsigned char>(c) & 0xC0) != 0x80;
  }
  return new_str(vm, out);
}

template <bool IsPrefix>
Ref remove_affix(Vm& vm, Args args) {
  if (!is_str(args[1]))
    return type_error(vm, std::string(IsPrefix ? "removeprefix" : "removesuffix") + "() argument must be str, not " +
                              vm.type_name(args[1]));
  const std::string_view text = view_of(args[0]), part = view_of(args[1]);
  if (part.empty() || part.size() > text.size()) return str_slot(vm, args[0]);
  if (IsPrefix && text.substr(0, part.size()) == part) return new_str(vm, text.substr(part.size()));
  if (!IsPrefix && text.substr(text.size() - part.size()) == part)
    return new_str(vm, text.substr(0, text.size() - part.size()));
  return str_slot(vm, args[0]);
}

// ---- translate

/// What `table` makes of character `c`, whose text is `own`, put behind `out`.
bool translate_one(Vm& vm, Value table, uint32_t c, std::string_view own, std::string& out) {
  Ref found;
  if (is_exactly(table, vm.types().dict)) {
    Value known;
    if (dict_find(vm, as_dict(table), Value::small_int(c), known) < 0) return false;
    found = Ref(known);
  } else {
    found = vm.get_item(table, Value::small_int(c));
  }
  if (!found) {
    if (vm.has_exception() && !vm.exception_matches(vm.types().LookupError)) return false;
    if (vm.has_exception()) vm.take_exception();
    out += own;
    return true;
  }
  int64_t to;
  if (found.get().is_none()) return true;
  if (is_str(found))
    out += view_of(found);
  else if (int_fits(found, to) && to >= 0 && to < 0x110000)
    append_utf8(out, static_cast<uint32_t>(to));
  else
    return fail(is_int(found) ? value_error(vm, "character mapping must be in range(0x110000)")
                              : type_error(vm, "character mapping must return integer, None or str"));
  return true;
}

Ref translate(Vm& vm, Args args) {
  std::string out, made;
  const std::string_view text = view_of(args[0]);
  // What becomes of an ASCII character is asked for once, where that is one again or nothing.
  constexpr uint8_t kNothing = 254, kUnknown = 255;
  const bool is_remembered = as_str(args[0])->length == static_cast<int64_t>(text.size());
  std::array<uint8_t, 128> known;
  known.fill(kUnknown);
  for (size_t i = 0; i < text.size();) {
    const size_t start = i;
    const auto byte = static_cast<uint8_t>(text[i]);
    if (byte < 128 && known[byte] != kUnknown) {
      if (known[byte] != kNothing) out += static_cast<char>(known[byte]);
      ++i;
      continue;
    }
    const uint32_t c = next_code_point(text, i);
    made.clear();
    if (!translate_one(vm, args[1], c, text.substr(start, i - start), made)) return {};
    if (is_remembered && made.size() <= 1) known[byte] = made.empty() ? kNothing : static_cast<uint8_t>(made[0]);
    out += made;
  }
  return new_str(vm, out);
}

Ref maketrans(Vm& vm, Args args) {
  if (!check_positional(vm, "maketrans", args, 1, 3)) return {};
  Ref made = new_dict(vm);
  if (!made) return {};
  Dict* out = as_dict(made);
  if (args.count == 1) {
    if (!is_dict(args[0])) return type_error(vm, "if you give only one argument to maketrans it must be a dict");
    Value key, value;
    for (int32_t i = 0; dict_next(as_dict(args[0]), i, key, value);) {
      Ref code(key);
      if (is_str(key)) {
        if (as_str(key)->length != 1) return value_error(vm, "string keys in translate table must be of length 1");
        size_t at = 0;
        code = new_int(vm, next_code_point(view_of(key), at));
      } else if (!is_int(key)) {
        return type_error(vm, "keys in translate table must be strings or integers");
      }
      if (!dict_store(vm, out, code, value)) return {};
    }
    return made;
  }
  for (const uint32_t i : {1u, 2u, 0u})  // CPython's parser looks at the later ones before the function does at x.
    if (i < args.count && !is_str(args[i])) {
      if (i == 0) return type_error(vm, "first maketrans argument must be a string if there is a second argument");
      return type_error(vm,
                        "maketrans() argument " + std::to_string(i + 1) + " must be str, not " + vm.type_name(args[i]));
    }
  if (as_str(args[0])->length != as_str(args[1])->length)
    return value_error(vm, "the first two maketrans arguments must have equal length");
  for (size_t i = 0, k = 0; i < view_of(args[0]).size();) {
    const uint32_t from = next_code_point(view_of(args[0]), i), to = next_code_point(view_of(args[1]), k);
    if (!dict_store(vm, out, Value::small_int(from), Value::small_int(to))) return {};
  }
  for (size_t i = 0; args.count == 3 && i < view_of(args[2]).size();)
    if (!dict_store(vm, out, Value::small_int(next_code_point(view_of(args[2]), i)), kNone)) return {};
  return made;
}

Ref encode(Vm& vm, Args args) {
  Str *encoding, *errors;
  if (!str_argument(vm, args[1], "encode() argument 'encoding'", encoding) ||
      !str_argument(vm, args[2], "encode() argument 'errors'", errors))
    return {};
  return encode_text(vm, self_as<Str>(args), encoding->view(), errors->view());
}

Ref format_method(Vm& vm, Args args) {
  Ref keywords;
  if (args.keywords && args.keywords->size) {
    keywords = new_dict(vm);
    if (!keywords) return {};
    for (int64_t i = 0; i < args.keywords->size; ++i)
      if (!dict_set(vm, as_dict(keywords), as_str(args.keywords->items[i]), args.values[args.count + i])) return {};
  }
  return str_format(vm, self_as<Str>(args), args.positional().subspan(1), keywords);
}

Ref format_map(Vm& vm, Args args) { return str_format(vm, self_as<Str>(args), {}, args[1]); }

Ref format_spec(Vm& vm, Args args) {
  Str* spec;
  if (!str_argument(vm, args[1], "__format__() argument", spec)) return {};
  if (spec->bytes == 0) return vm.str(args[0]);
  return format_str(vm, self_as<Str>(args), spec->view());
}

Ref getnewargs(Vm& vm, Args args) {
  Ref text = new_str(vm, view_of(args[0]));
  return new_tuple(vm, {text});
}
/// What CPython needs: one, two or four bytes a character, as the widest needs.
Ref str_sizeof(Vm& vm, Args args) {
  const Str* s = self_as<Str>(args);
  if (s->is_ascii()) return new_int(vm, 49 + s->bytes);
  uint32_t widest = 0;
  for (size_t at = 0; at < s->view().size();) widest = std::max(widest, next_code_point(s->view(), at));
  return new_int(vm, widest < 0x100 ? 73 + s->length : widest < 0x10000 ? 74 + 2 * s->length : 76 + 4 * s->length);
}

const NativeDef kMethods[] = {
    {"find", nullptr, find<Find::First>},
    {"rfind", nullptr, find<Find::Last>},
    {"index", nullptr, index<Find::First>},
    {"rindex", nullptr, index<Find::Last>},
    {"count", nullptr, count},
    {"startswith", nullptr, affix<true>},
    {"endswith", nullptr, affix<false>},
    {"replace", "old, new, count=-1, /", replace},
    {"split", "sep=None, maxsplit=-1", split},
    {"rsplit", "sep=None, maxsplit=-1", rsplit},
    {"splitlines", "keepends=False", splitlines},
    {"partition", "sep, /", partition<Find::First>},
    {"rpartition", "sep, /", partition<Find::Last>},
    {"join", "iterable, /", join},
    {"strip", "chars=None, /", strip<true, true>},
    {"lstrip", "chars=None, /", strip<true, false>},
    {"rstrip", "chars=None, /", strip<false, true>},
    {"ljust", "width, fillchar=' ', /", pad<Side::Right>},
    {"rjust", "width, fillchar=' ', /", pad<Side::Left>},
    {"center", "width, fillchar=' ', /", pad<Side::Both>},
    {"zfill", "width, /", zfill},
    {"expandtabs", "tabsize=8", expandtabs},
    {"removeprefix", "prefix, /", remove_affix<true>},
    {"removesuffix", "suffix, /", remove_affix<false>},
    {"translate", "table, /", translate},
    {"encode", "encoding='utf-8', errors='strict'", encode},
    {"format", nullptr, format_method},
    {"format_map", "mapping, /", format_map},
    {"__format__", "format_spec, /", format_spec},
    {"__getnewargs__", "", getnewargs},
    {"__sizeof__", "", str_sizeof},
};
const NativeDef kStaticMethods[] = {{"maketrans", nullptr, maketrans}};

}  // namespace

bool define_str(Vm& vm) {
  TypeDef def{"str", sizeof(Str), nullptr, {}, kMethods};
  Slots& s = def.slots;
  s.finalize = finalize;
  s.repr = repr;
  s.str = str_slot;
  s.hash = hash;
  s.compare = compare;
  s.iter = iterate;
  s.length = length;
  s.get_item = get_item;
  s.contains = contains;
  s.binary[static_cast<size_t>(BinaryOp::Add)] = add;
  s.binary[static_cast<size_t>(BinaryOp::Multiply)] = multiply;
  s.binary[static_cast<size_t>(BinaryOp::Remainder)] = remainder;
  s.construct = construct;
  return define_type(vm, vm.types().str, def) && vm.add_methods(vm.types().str, str_case_methods()) &&
         add_static_methods(vm, vm.types().str, kStaticMethods);
}

}  // namespace refjit::vm
