// _xml_tree: reads a plain XML document into xml.etree's elements at one go. What needs declarations or ends in an
// error is left to xml.parsers.expat, which tells its parts to handlers and knows the place of an error: nothing of a
// document has been shown to the program when this reader gives it up.
#include <vector>

#include "vm/core/types.h"
#include "vm/modules/modules.h"
#include "vm/types/define.h"

namespace refjit::vm {

namespace {

constexpr std::string_view kXmlSpace = "http://www.w3.org/XML/1998/namespace";

enum Field { kTag, kAttributes, kText, kTail, kChildren, kFields };
constexpr const char* kFieldNames[kFields] = {"tag", "attrib", "text", "tail", "_children"};

/// A character that may stand in an ASCII name; others are left to expat.
bool is_name_start(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool is_name(char c) { return is_name_start(c) || (c >= '0' && c <= '9') || c == '-' || c == '.'; }
bool is_blank(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; }

class TreeReader {
 public:
  TreeReader(Vm& vm, Type* element, std::string_view text) : vm_(vm), element_(element), text_(text) {}

  /// The root; null without exception: not a document for this reader.
  Ref read() {
    names_ = new_dict(vm_);
    if (!names_ || !find_fields()) return {};
    bindings_.emplace_back("xml", kXmlSpace);
    while (at_ < text_.size()) {
      const bool is_inside = !open_.empty();
      const bool is_ok = text_[at_] != '<'     ? read_characters(is_inside)
                         : starts("</")        ? is_inside && read_end()
                         : starts("<!--")      ? skip_past("--", 4) && starts_then_skip(">")
                         : starts("<![CDATA[") ? is_inside && read_cdata()
                         : starts("<?")        ? skip_instruction()
                                               : (is_inside || !root_) && read_start();
      if (!is_ok || vm_.has_exception()) return {};
    }
    return open_.empty() ? std::move(root_) : Ref();
  }

 private:
  struct Open {
    Object* element;
    std::string_view name;  ///< As it is written.
    size_t bindings;        ///< How many prefixes were bound around it.
  };
  struct Attribute {
    std::string_view name;
    std::string value;
  };

  bool find_fields() {
    for (int i = 0; i < kFields; ++i) {
      const Value member = dict_get(element_->dict, vm_.intern(kFieldNames[i]));
      if (!is_exactly(member, vm_.types().member_descriptor)) return false;
      offsets_[i] = as<MemberDescriptor>(member)->offset;
    }
    return true;
  }
  Value& field(Object* element, Field f) {
    return *reinterpret_cast<Value*>(reinterpret_cast<char*>(element) + offsets_[f]);
  }

  // ---- tokens

  bool starts(std::string_view word) const { return text_.substr(at_, word.size()) == word; }
  bool starts_then_skip(std::string_view word) {
    if (!starts(word)) return false;
    at_ += word.size();
    return true;
  }
  void skip_blanks() {
    while (at_ < text_.size() && is_blank(text_[at_])) ++at_;
  }
  /// Moves behind the next `word`, which begins no sooner than `from` bytes on; what lies between must be characters.
  bool skip_past(std::string_view word, size_t from) {
    const size_t end = text_.find(word, at_ + from);
    if (end == std::string_view::npos || !are_characters(text_.substr(at_ + from, end - at_ - from))) return false;
    at_ = end + word.size();
    return true;
  }
  std::string_view take_name() {
    const size_t start = at_;
    if (at_ < text_.size() && is_name_start(text_[at_]))
      while (at_ < text_.size() && (is_name(text_[at_]) || text_[at_] == ':')) ++at_;
    return text_.substr(start, at_ - start);
  }
  /// Takes name = "value" or 'value'; what stands between the quotes.
  bool take_pair(std::string_view& name, std::string_view& value) {
    name = take_name();
    skip_blanks();
    if (name.empty() || !starts_then_skip("=")) return false;
    skip_blanks();
    const char quote = at_ < text_.size() ? text_[at_] : '\0';
    if (quote != '"' && quote != '\'') return false;
    const size_t end = text_.find(quote, ++at_);
    if (end == std::string_view::npos) return false;
    value = text_.substr(at_, end - at_);
    at_ = end + 1;
    return true;
  }

  bool skip_instruction() {
    at_ += 2;
    const std::string_view target = take_name();
    if (target.empty() || target.find(':') != std::string_view::npos ||
        (target.size() == 3 && (target[0] | 0x20) == 'x'))
      return false;
    return (starts("?>") || (at_ < text_.size() && is_blank(text_[at_]))) && skip_past("?>", 0);
  }

  // ---- characters

  /// Whether a piece holds nothing that XML forbids: control characters, surrogates, U+FFFE and U+FFFF.
  static bool are_characters(std::string_view piece) {
    for (size_t i = 0; i < piece.size(); ++i) {
      const auto c = static_cast<unsigned char>(piece[i]);
      if (c < 0x20 && !is_blank(piece[i])) return false;
      if (c == 0xed && static_cast<unsigned char>(piece[i + 1]) >= 0xa0) return false;
      if (c == 0xef && static_cast<unsigned char>(piece[i + 1]) == 0xbf &&
          static_cast<unsigned char>(piece[i + 2]) >= 0xbe)
        return false;
    }
    return true;
  }

  /// Appends a piece with its references replaced and its lines ended by "\n"; each blank a space in a `value`.
  bool append(std::string& out, std::string_view piece, bool is_value) {
    if (!are_characters(piece)) return false;
    for (size_t i = 0; i < piece.size(); ++i) {
      const char c = piece[i];
      if (c == '&') {
        const size_t end = piece.find(';', i);
        if (end == std::string_view::npos || !append_reference(out, piece.substr(i + 1, end - i - 1))) return false;
        i = end;
      } else if (c == '\r') {
        if (i + 1 == piece.size() || piece[i + 1] != '\n') out += is_value ? ' ' : '\n';
      } else {
        out += is_value && is_blank(c) ? ' ' : c;
      }
    }
    return true;
  }
  static bool append_reference(std::string& out, std::string_view name) {
    static constexpr std::pair<std::string_view, char> kKnown[] = {
        {"lt", '<'}, {"gt", '>'}, {"amp", '&'}, {"quot", '"'}, {"apos", '\''}};
    for (const auto& [known, c] : kKnown)
      if (name == known) return out += c, true;
    if (name.size() < 2 || name[0] != '#') return false;
    const bool is_hex = name[1] == 'x';
    uint32_t code = 0;
    name.remove_prefix(is_hex ? 2 : 1);
    if (name.empty() || name.size() > 8) return false;
    for (const char c : name) {
      const int digit = c >= '0' && c <= '9'                     ? c - '0'
                        : (c | 0x20) >= 'a' && (c | 0x20) <= 'f' ? (c | 0x20) - 'a' + 10
                                                                 : 16;
      if (digit >= (is_hex ? 16 : 10)) return false;
      code = code * (is_hex ? 16 : 10) + static_cast<uint32_t>(digit);
    }
    const bool is_character = code == 9 || code == 10 || code == 13 || (code >= 0x20 && code < 0xd800) ||
                              (code >= 0xe000 && code < 0xfffe) || (code >= 0x10000 && code < 0x110000);
    if (is_character) append_utf8(out, code);
    return is_character;
  }

  bool read_characters(bool is_inside) {
    const size_t end = std::min(text_.find('<', at_), text_.size());
    const std::string_view piece = text_.substr(at_, end - at_);
    at_ = end;
    if (is_inside) return piece.find("]]>") == std::string_view::npos && append(characters_, piece, false);
    for (const char c : piece)
      if (!is_blank(c)) return false;
    return true;
  }
  bool read_cdata() {
    const size_t start = at_ + 9;
    if (!skip_past("]]>", 9)) return false;
    const std::string_view piece = text_.substr(start, at_ - 3 - start);
    for (size_t i = 0; i < piece.size(); ++i) {
      const bool is_return = piece[i] == '\r';
      if (!is_return)
        characters_ += piece[i];
      else if (i + 1 == piece.size() || piece[i + 1] != '\n')
        characters_ += '\n';
    }
    return true;
  }
  /// What was read since the last tag is the text or the tail of the element of that tag.
  bool flush() {
    if (characters_.empty() || !last_) return true;
    Ref made = vm_.string(characters_);
    characters_.clear();
    if (!made) return false;
    decref(std::exchange(field(last_, is_tail_ ? kTail : kText), made.release()));
    return true;
  }

  // ---- elements

  bool read_end() {
    at_ += 2;
    const Open& open = open_.back();
    if (!starts_then_skip(open.name) || (at_ < text_.size() && (is_name(text_[at_]) || text_[at_] == ':')))
      return false;
    skip_blanks();
    if (!starts_then_skip(">") || !flush()) return false;
    close();
    return true;
  }
  void close() {
    last_ = open_.back().element;
    is_tail_ = true;
    bindings_.resize(open_.back().bindings);
    open_.pop_back();
  }

  bool read_start() {
    ++at_;
    const size_t outer = bindings_.size();
    const std::string_view name = take_name();
    attributes_.clear();
    if (name.empty()) return false;
    for (;;) {
      const size_t before = at_;
      skip_blanks();
      if (at_ < text_.size() && (text_[at_] == '>' || text_[at_] == '/')) break;
      std::string_view key, raw;
      if (at_ == before || !take_pair(key, raw) || raw.find('<') != std::string_view::npos) return false;
      std::string value;
      if (!append(value, raw, true)) return false;
      for (const Attribute& each : attributes_)
        if (each.name == key) return false;
      if ((key == "xmlns" || key.substr(0, 6) == "xmlns:") && !bind_prefix(key, value)) return false;
      attributes_.push_back({key, std::move(value)});
    }
    const bool is_empty = starts_then_skip("/");
    if (!starts_then_skip(">") || !flush()) return false;
    Object* made = new_element(name);
    if (!made) return false;
    open_.push_back({made, name, outer});
    last_ = made;
    is_tail_ = false;
    if (is_empty) close();
    return true;
  }

  bool bind_prefix(std::string_view key, const std::string& uri) {
    const std::string_view prefix = key.size() > 6 ? key.substr(6) : std::string_view();
    if (prefix == "xml" || prefix == "xmlns" || prefix.find(':') != std::string_view::npos || uri == kXmlSpace ||
        uri == "http://www.w3.org/2000/xmlns/" || (uri.empty() && key.size() > 5))
      return false;
    bindings_.emplace_back(prefix, uri);
    return true;
  }

  /// "{namespace}local" of a name, one object for all that are equal; null: its prefix is not bound.
  Ref full_name(std::string_view name, bool is_attribute) {
    const size_t colon = name.find(':');
    const std::string_view prefix = colon == std::string_view::npos ? std::string_view() : name.substr(0, colon);
    const std::string_view local = colon == std::string_view::npos ? name : name.substr(colon + 1);
    if (local.empty() || !is_name_start(local[0]) || local.find(':') != std::string_view::npos) return {};
    std::string full(local);
    if (colon != std::string_view::npos || !is_attribute) {
      size_t i = bindings_.size();
      while (i > 0 && bindings_[i - 1].first != prefix) --i;
      if (i == 0 && colon != std::string_view::npos) return {};
      if (i > 0 && !bindings_[i - 1].second.empty()) full = "{" + bindings_[i - 1].second + "}" + full;
    }
    const Ref made = vm_.string(full);
    return made ? dict_set_default(vm_, names_.as<Dict>(), made, made) : Ref();
  }

  /// An element below the innermost open one, borrowed from it (or from the root); null: none, or an exception.
  Object* new_element(std::string_view name) {
    const Ref tag = full_name(name, false);
    Ref attributes = tag ? new_dict(vm_) : Ref(), children = attributes ? new_list(vm_) : Ref();
    if (!children) return nullptr;
    for (const Attribute& each : attributes_) {
      if (each.name == "xmlns" || each.name.substr(0, 6) == "xmlns:") continue;
      const Ref key = full_name(each.name, true);
      const Ref value = key ? vm_.string(each.value) : Ref();
      if (!value || dict_get(attributes.as<Dict>(), as_str(key)) ||
          !dict_set(vm_, attributes.as<Dict>(), as_str(key), value))
        return nullptr;
    }
    auto* made = make_object<GcObject>(vm_, element_);
    if (!made) return nullptr;
    Ref owned = Ref::steal(Value(made));
    field(made, kTag) = Ref(tag).release();
    field(made, kAttributes) = attributes.release();
    field(made, kText) = field(made, kTail) = kNone;
    field(made, kChildren) = children.release();
    if (open_.empty())
      root_ = std::move(owned);
    else if (!list_append(vm_, as_list(field(open_.back().element, kChildren)), std::move(owned)))
      return nullptr;
    return made;
  }

  Vm& vm_;
  Type* element_;
  std::string_view text_;
  size_t at_ = 0;
  uint32_t offsets_[kFields] = {};
  Ref root_;
  std::vector<Open> open_;
  Object* last_ = nullptr;  ///< The element of the last tag; null before the first.
  bool is_tail_ = false;    ///< That tag ended it.
  std::string characters_;
  std::vector<Attribute> attributes_;
  std::vector<std::pair<std::string, std::string>> bindings_;  ///< Prefixes and namespaces, the innermost last.
  Ref names_;                                                  ///< A dict: each full name once.
};

/// read(text, Element): the root of a document behind its declaration, or None.
Ref read(Vm& vm, Args args) {
  Ref root = TreeReader(vm, as<Type>(args[1]), view_of(args[0])).read();
  return root || vm.has_exception() ? std::move(root) : none();
}

const NativeDef kFunctions[] = {{"read", "text, element, /", read}};

}  // namespace

bool init_xml_tree(Vm& vm, Module* module) { return vm.add_functions(module, kFunctions); }

}  // namespace refjit::vm
