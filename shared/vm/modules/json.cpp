// _json_texts: reads and writes JSON texts as json does without hooks, classes and indents. What is no plain JSON (an
// error, a control character, deep nesting, a number of thousands of digits) is NotImplemented: the decoder and the
// encoder of shared/guest/stdlib/json do it again and find the words for what is wrong. A text is read with the hooks
// of a program only after it was read without them, so that none is called twice.
#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "vm/modules/modules.h"
#include "vm/types/define.h"

namespace refjit::vm {

namespace {

constexpr int kDeepest = 900;
/// Characters behind a backslash, and what they stand for; `/` need not be escaped.
constexpr std::string_view kNames = "\"\\bfnrt/", kMeant = "\"\\\b\f\n\r\t";
constexpr size_t kMostDigits = 4000;

/// What a decoder has made of objects, pairs, floats, ints and constants; a null one: what json makes of them itself.
struct JsonHooks {
  Value object, pairs, of_float, of_int, of_constant;
};

class JsonReader {
 public:
  JsonReader(Vm& vm, std::string_view text, size_t at = 0, const JsonHooks& hooks = {})
      : vm_(vm), text_(text), at_(at), hooks_(hooks) {}

  /// The value of the whole text; null: no plain JSON, or an exception.
  Ref read() {
    skip_blanks();
    Ref made = value(0);
    skip_blanks();
    return made && at_ == text_.size() ? made : Ref();
  }

  /// The value at the place where it begins, which becomes its end; null as in read().
  Ref read_one() { return value(0); }
  size_t at() const { return at_; }

 private:
  char here() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  bool take(char c) { return here() == c ? ++at_, true : false; }
  bool take(std::string_view word) { return text_.substr(at_, word.size()) == word ? at_ += word.size(), true : false; }
  void skip_blanks() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\n' || text_[at_] == '\t' || text_[at_] == '\r'))
      ++at_;
  }
  size_t digits() {
    const size_t start = at_;
    while (here() >= '0' && here() <= '9') ++at_;
    return at_ - start;
  }

  Ref value(int depth) {
    if (depth > kDeepest) return {};
    switch (here()) {
      case '"':
        return ++at_, string();
      case '{':
        return ++at_, object(depth);
      case '[':
        return ++at_, array(depth);
      case 'n':
        return take("null") ? none() : Ref();
      case 't':
        return take("true") ? boolean(true) : Ref();
      case 'f':
        return take("false") ? boolean(false) : Ref();
      case 'N':
        return take("NaN") ? constant("NaN") : Ref();
      case 'I':
        return take("Infinity") ? constant("Infinity") : Ref();
      default:
        return take("-Infinity") ? constant("-Infinity") : number();
    }
  }

  Ref constant(const char* word) {
    return hooks_.of_constant ? made_by(hooks_.of_constant, word) : Ref(Value::of(std::strtod(word, nullptr)));
  }

  Ref made_by(Value hook, std::string_view text) {
    Ref given = new_str(vm_, text);
    return given ? vm_.call(hook, {given.get()}) : Ref();
  }

  Ref number() {
    const size_t start = at_;
    take('-');
    if (!take('0') && !digits()) return {};
    const size_t whole_end = at_;
    if (take('.') && !digits()) return at_ = whole_end, Ref();
    if (here() == 'e' || here() == 'E') {
      ++at_;
      if (!take('+')) take('-');
      if (!digits()) return {};
    }
    const std::string_view text = text_.substr(start, at_ - start);
    if (text.size() > kMostDigits) return {};
    if (const Value hook = at_ == whole_end ? hooks_.of_int : hooks_.of_float) return made_by(hook, text);
    if (at_ == whole_end) {
      if (text.size() > 18) return int_from_text(vm_, text, 10);
      return new_int(vm_, std::strtoll(std::string(text).c_str(), nullptr, 10));
    }
    return Value::of(std::strtod(std::string(text).c_str(), nullptr));
  }

  /// What is behind the opening quote.
  Ref string() {
    const size_t start = at_;
    for (; at_ < text_.size(); ++at_) {
      const char c = text_[at_];
      if (c == '"') return new_str(vm_, text_.substr(start, at_++ - start));
      if (static_cast<unsigned char>(c) < 0x20) return {};
      if (c == '\\') return escaped(start);
    }
    return {};
  }

  Ref escaped(size_t start) {
    std::string out(text_.substr(start, at_ - start));
    while (at_ < text_.size()) {
      const char c = text_[at_++];
      if (c == '"') return new_str(vm_, out);
      if (static_cast<unsigned char>(c) < 0x20) return {};
      if (c != '\\') {
        out += c;
      } else if (take('u')) {
        if (!unicode(out)) return {};
      } else {
        const size_t which = at_ < text_.size() ? kNames.find(text_[at_++]) : std::string_view::npos;
        if (which == std::string_view::npos) return {};
        out += which < kMeant.size() ? kMeant[which] : '/';
      }
    }
    return {};
  }

  /// The four digits behind \u, and those of a second one that makes a pair of surrogates with it.
  bool unicode(std::string& out) {
    uint32_t code, low;
    if (!hexadecimal(code)) return false;
    if (code >= 0xD800 && code <= 0xDBFF) {
      const size_t before = at_;
      if (take("\\u")) {
        if (!hexadecimal(low)) return false;
        if (low >= 0xDC00 && low <= 0xDFFF) {
          code = 0x10000 + ((code - 0xD800) << 10 | (low - 0xDC00));
        } else {
          at_ = before;
        }
      }
    }
    append_utf8(out, code);
    return true;
  }

  bool hexadecimal(uint32_t& out) {
    out = 0;
    for (int i = 0; i < 4; ++i, ++at_) {
      const char c = here();
      const int digit = c >= '0' && c <= '9'   ? c - '0'
                        : c >= 'a' && c <= 'f' ? c - 'a' + 10
                        : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                               : -1;
      if (digit < 0) return false;
      out = out * 16 + static_cast<uint32_t>(digit);
    }
    return true;
  }

  Ref array(int depth) {
    Ref made = new_list(vm_);
    skip_blanks();
    if (!made || take(']')) return made;
    while (true) {
      Ref item = value(depth + 1);
      if (!item || !list_append(vm_, as_list(made), std::move(item))) return {};
      skip_blanks();
      if (take(']')) return made;
      if (!take(',')) return {};
      skip_blanks();
    }
  }

  Ref object(int depth) {
    Ref made = hooks_.pairs ? new_list(vm_) : new_dict(vm_);
    skip_blanks();
    if (!made) return {};
    if (take('}')) return hooked(std::move(made));
    while (true) {
      if (!take('"')) return {};
      Ref key = string();
      if (!key || !share(key)) return {};
      skip_blanks();
      if (!take(':')) return {};
      skip_blanks();
      Ref item = value(depth + 1);
      if (!item || !add(made, key, item)) return {};
      skip_blanks();
      if (take('}')) return hooked(std::move(made));
      if (!take(',')) return {};
      skip_blanks();
    }
  }

  bool add(const Ref& made, const Ref& key, const Ref& item) {
    if (!hooks_.pairs) return dict_store(vm_, as_dict(made), key, item);
    Ref pair = new_tuple(vm_, {key.get(), item.get()});
    return pair && list_append(vm_, as_list(made), std::move(pair));
  }

  Ref hooked(Ref made) {
    const Value hook = hooks_.pairs ? hooks_.pairs : hooks_.object;
    return hook ? vm_.call(hook, {made.get()}) : std::move(made);
  }

  /// Makes `key` the str that an equal key before it was.
  bool share(Ref& key) {
    if (!keys_) keys_ = new_dict(vm_);
    if (!keys_) return false;
    if (const Value known = dict_get(as_dict(keys_), as_str(key))) return key = known, true;
    return dict_store(vm_, as_dict(keys_), key, key);
  }

  Vm& vm_;
  std::string_view text_;
  size_t at_;
  const JsonHooks hooks_;
  Ref keys_;
};

/// Writes what consists of exactly str, int, float, bool, None, list, tuple and dict with such keys: nothing that could
/// run code of the program on the way.
class JsonWriter {
 public:
  JsonWriter(Vm& vm, bool is_ascii, std::string_view between_items, std::string_view behind_keys)
      : vm_(vm), is_ascii_(is_ascii), between_items_(between_items), behind_keys_(behind_keys) {}

  std::string text;

  /// False: there is something else in it.
  bool write(Value v, int depth = 0) {
    const BuiltinTypes& types = vm_.types();
    if (v.is_none()) return text += "null", true;
    if (v.is_bool()) return text += v == kTrue ? "true" : "false", true;
    if (v.is_small_int()) return text += std::to_string(v.as_small_int()), true;
    if (is_exactly(v, types.str)) return quote(view_of(v)), true;
    if (v.is_double()) {
      if (!std::isfinite(v.as_double())) return false;
      return text += format_double(v.as_double(), 'r', 0, false, true), true;
    }
    if (depth > kDeepest) return false;
    if (is_exactly(v, types.list) || is_exactly(v, types.tuple)) return items(items_of(v), depth);
    return is_exactly(v, types.dict) && pairs(as_dict(v), depth);
  }

 private:
  bool items(std::span<const Value> values, int depth) {
    text += '[';
    for (size_t i = 0; i < values.size(); ++i) {
      if (i) text += between_items_;
      if (!write(values[i], depth + 1)) return false;
    }
    text += ']';
    return true;
  }

  bool pairs(const Dict* dict, int depth) {
    text += '{';
    Value key, value;
    bool is_first = true;
    for (int32_t i = 0; dict_next(dict, i, key, value); is_first = false) {
      if (!is_exactly(key, vm_.types().str)) return false;
      if (!is_first) text += between_items_;
      quote(view_of(key));
      text += behind_keys_;
      if (!write(value, depth + 1)) return false;
    }
    text += '}';
    return true;
  }

  void escape(uint32_t unit) {
    char digits[16];
    std::snprintf(digits, sizeof digits, "\\u%04x", unit);
    text += digits;
  }

  void quote(std::string_view given) {
    text += '"';
    for (size_t at = 0; at < given.size();) {
      const char c = given[at];
      const size_t which = kMeant.find(c);
      if (which != std::string_view::npos) {
        text += '\\';
        text += kNames[which];
      } else if (static_cast<unsigned char>(c) < 0x20 || (is_ascii_ && c == 0x7f)) {
        escape(static_cast<unsigned char>(c));
      } else if (is_ascii_ && static_cast<unsigned char>(c) >= 0x80) {
        const uint32_t code = next_code_point(given, at);
        if (code >= 0x10000) escape(0xD800 + ((code - 0x10000) >> 10));
        escape(code >= 0x10000 ? 0xDC00 + ((code - 0x10000) & 0x3ff) : code);
        continue;
      } else {
        text += c;
      }
      ++at;
    }
    text += '"';
  }

  Vm& vm_;
  const bool is_ascii_;
  const std::string_view between_items_, behind_keys_;
};

Ref write(Vm& vm, Args args) {
  bool is_ascii;
  if (!vm.truth(args[1], is_ascii)) return {};
  if (!is_str(args[2]) || !is_str(args[3])) return not_implemented();
  JsonWriter writer(vm, is_ascii, view_of(args[2]), view_of(args[3]));
  return writer.write(args[0]) ? new_str(vm, writer.text) : not_implemented();
}

Ref read(Vm& vm, Args args) {
  if (!is_str(args[0])) return not_implemented();
  Ref made = JsonReader(vm, view_of(args[0])).read();
  return made || vm.has_exception() ? made : not_implemented();
}

/// (value, where it ends) of the ASCII text from a place on; a hook of None is none.
Ref scan(Vm& vm, Args args) {
  if (!is_exactly(args[0], vm.types().str) || !args[1].is_small_int()) return not_implemented();
  const auto* given = static_cast<const Str*>(args[0].object());
  const int64_t at = args[1].as_small_int();
  if (!given->is_ascii() || at < 0 || at >= static_cast<int64_t>(given->bytes)) return not_implemented();
  const auto hook = [&](size_t i) { return args[i].is_none() ? Value() : args[i]; };
  const JsonHooks hooks{hook(2), hook(3), hook(4), hook(5), hook(6)};
  JsonReader plain(vm, given->view(), static_cast<size_t>(at));
  Ref made = plain.read_one();
  if (!made) return vm.has_exception() ? Ref() : not_implemented();
  if (hooks.object || hooks.pairs || hooks.of_float || hooks.of_int || hooks.of_constant) {
    made = JsonReader(vm, given->view(), static_cast<size_t>(at), hooks).read_one();
    if (!made) return {};
  }
  const Ref end = new_int(vm, static_cast<int64_t>(plain.at()));
  return end ? new_tuple(vm, {made.get(), end.get()}) : Ref();
}

const NativeDef kFunctions[] = {
    {"read", "text, /", read},
    {"scan", "text, at, object_hook, pairs_hook, parse_float, parse_int, parse_constant, /", scan},
    {"write", "value, is_ascii, between_items, behind_keys, /", write},
};

}  // namespace

bool init_json(Vm& vm, Module* module) { return vm.add_functions(module, kFunctions); }

}  // namespace refjit::vm
