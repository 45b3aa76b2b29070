#include "vm/modules/text_stream.h"

#include <algorithm>
#include <array>

#include "vm/extension.h"
#include "vm/state.h"
#include "vm/types/collections.h"
#include "vm/types/define.h"
#include "vm/types/list.h"
#include "vm/types/text.h"

namespace refjit::vm {

namespace {

struct HostStream : Object {
  int64_t fd;
};

/// What reconfigure() has set of a stream.
struct Setting {
  std::string encoding = "utf-8", errors = "strict", newline;
  bool line_buffering = false, write_through = false, is_closed = false;
  bool is_plain() const { return encoding == "utf-8" && newline.empty() && !is_closed; }
};

/// The types of one Vm's streams: of text, and of the bytes below it, which `buffer` gives.
struct StreamType : Vm::Extension {
  Setting settings[3];
  Type* type;
  Type* writer = nullptr;
  Type* reader = nullptr;
  explicit StreamType(Vm& vm);
};

Setting& setting_of(Vm& vm, Value stream) { return vm.extension<StreamType>().settings[as<HostStream>(stream)->fd]; }

bool may_use(Vm& vm, Value stream) {
  return !setting_of(vm, stream).is_closed || fail(vm.raise(vm.types().ValueError, "I/O operation on closed file."));
}

/// Raises io.UnsupportedOperation.
Ref unsupported(Vm& vm, const char* text) {
  Ref io = vm.import("io");
  Ref kind = io ? vm.get_attribute(io, vm.intern("UnsupportedOperation")) : Ref();
  Ref error = kind ? vm.call(kind, {vm.string(text)}) : Ref();
  return error ? vm.raise_value(error) : Ref();
}

/// Standard output refuses what has no bytes, standard error escapes it.
bool write_text(Vm& vm, Value stream, Value text) {
  const Setting& setting = setting_of(vm, stream);
  const int fd = static_cast<int>(as<HostStream>(stream)->fd);
  if (fd == 0) return fail(unsupported(vm, "not writable"));
  if (setting.is_plain() && !has_surrogates(view_of(text))) {
    vm.host().write(fd, view_of(text));
    return true;
  }
  if (!may_use(vm, stream)) return false;
  const bool translates = !setting.newline.empty() && setting.newline != "\n";
  const Ref given = translates
                        ? vm.call_method(text, vm.intern("replace"), {vm.string("\n"), vm.string(setting.newline)})
                        : Ref(text);
  const Ref bytes = given ? encode_text(vm, as_str(given), setting.encoding, setting.errors) : Ref();
  std::string_view view;
  if (!bytes || !bytes_like(bytes, view)) return false;
  vm.host().write(fd, view);
  return true;
}

Ref write(Vm& vm, Args args) {
  if (!is_str(args[1])) return type_error(vm, "write() argument must be str, not " + vm.type_name(args[1]));
  if (!write_text(vm, args[0], args[1])) return {};
  return new_int(vm, as_str(args[1])->length);
}

Ref writelines(Vm& vm, Args args) {
  const bool is_fine = vm.for_each(args[1], [&](Value line) {
    if (!is_str(line)) return fail(type_error(vm, "write() argument must be str, not " + vm.type_name(line)));
    return write_text(vm, args[0], line);
  });
  return is_fine ? none() : Ref();
}

/// What reads waits until all that was written is seen: so does a write to the standard error, even of nothing.
Ref flush(Vm& vm, Args args) {
  if (!may_use(vm, args[0])) return {};
  if (self_as<HostStream>(args)->fd == 1) vm.host().write(2, "");
  return none();
}

bool can_read(Vm& vm, Value self) {
  if (as<HostStream>(self)->fd == 0) return may_use(vm, self);
  return fail(unsupported(vm, "not readable"));
}

/// What a read of so many characters has left of a line.
struct InputRest : Vm::Extension {
  explicit InputRest(Vm&) {}
  std::string text;
};

enum class Unit : uint8_t { Characters, Bytes };

/// How many bytes of `text` are its first `size` characters or bytes.
size_t bytes_of(std::string_view text, size_t size, Unit unit) {
  if (unit == Unit::Bytes) return std::min(size, text.size());
  size_t at = 0;
  for (; at < text.size(); ++at)
    if ((static_cast<unsigned char>(text[at]) & 0xc0) != 0x80 && size-- == 0) break;
  return at;
}

/// At most `size` units of a line. What is left of it comes with the next read.
bool part_of_line(Vm& vm, size_t size, Unit unit, std::string& part) {
  if (!input_line(vm, part)) return false;
  const size_t end = bytes_of(part, size, unit);
  vm.extension<InputRest>().text = part.substr(end);
  part.resize(end);
  return true;
}

/// The argument of a read: None and negative numbers are all there is.
bool read_size(Vm& vm, Value given, size_t& size) {
  size = SIZE_MAX;
  int64_t number = -1;
  if (given && !given.is_none() && !vm.as_int64(given, number)) return false;
  if (number >= 0) size = static_cast<size_t>(number);
  return true;
}

/// What was read, as text of the encoding that is set.
Ref decoded(Vm& vm, const std::string& bytes) {
  const Setting& setting = vm.extension<StreamType>().settings[0];
  return setting.encoding == "utf-8" && setting.errors == "strict"
             ? new_str(vm, bytes)
             : decode_bytes(vm, bytes, setting.encoding, setting.errors);
}

template <Unit kUnit>
Ref read(Vm& vm, Args args) {
  size_t size = 0;
  if (!can_read(vm, args[0]) || !read_size(vm, args[1], size)) return {};
  std::string text, part;
  for (size_t left = size; left > 0;) {
    if (!part_of_line(vm, left, kUnit, part)) return {};
    if (part.empty()) break;
    text += part;
    if (size == SIZE_MAX) continue;
    for (const char c : part) left -= kUnit == Unit::Bytes || (static_cast<unsigned char>(c) & 0xc0) != 0x80;
  }
  return kUnit == Unit::Bytes ? new_bytes(vm, text) : decoded(vm, text);
}

template <Unit kUnit>
Ref read_line(Vm& vm, Args args) {
  size_t size = 0;
  std::string line;
  if (!can_read(vm, args[0]) || !read_size(vm, args[1], size)) return {};
  if (size > 0 && !part_of_line(vm, size, kUnit, line)) return {};
  return kUnit == Unit::Bytes ? new_bytes(vm, line) : decoded(vm, line);
}

template <Unit kUnit>
Ref next_line(Vm& vm, Value self) {
  if (!can_read(vm, self)) return {};
  std::string line;
  if (!input_line(vm, line) || line.empty()) return {};
  return kUnit == Unit::Bytes ? new_bytes(vm, line) : decoded(vm, line);
}

template <Unit kUnit>
Ref read_lines(Vm& vm, Args args) {
  Ref lines = new_list(vm);
  if (!lines || !can_read(vm, args[0])) return {};
  for (;;) {
    Ref line = next_line<kUnit>(vm, args[0]);
    if (!line) return vm.has_exception() ? Ref() : std::move(lines);
    if (!list_append(vm, as_list(lines), line)) return {};
  }
}

Ref write_bytes(Vm& vm, Args args) {
  std::string_view bytes;
  if (!bytes_like(args[1], bytes))
    return type_error(vm, "a bytes-like object is required, not '" + vm.type_name(args[1]) + "'");
  vm.host().write(static_cast<int>(self_as<HostStream>(args)->fd), bytes);
  return new_int(vm, static_cast<int64_t>(bytes.size()));
}

const char* name_of(Value v) {
  static constexpr const char* kNames[] = {"<stdin>", "<stdout>", "<stderr>"};
  return kNames[as<HostStream>(v)->fd];
}

Ref fd_of(Vm& vm, Args a) { return new_int(vm, self_as<HostStream>(a)->fd); }
Ref is_input(Vm&, Args a) { return boolean(self_as<HostStream>(a)->fd == 0); }
Ref is_output(Vm&, Args a) { return boolean(self_as<HostStream>(a)->fd != 0); }
Ref is_terminal(Vm& vm, Args args) {
  if (!may_use(vm, args[0])) return {};
  if (!vm.state().native_modules.count("_posix")) return boolean(false);  // a page
  Ref system = vm.import("_posix");
  return system ? vm.call_method(system, vm.intern("isatty"), {new_int(vm, self_as<HostStream>(args)->fd)}) : Ref();
}

Ref is_seekable(Vm& vm, Args args) { return may_use(vm, args[0]) ? boolean(false) : Ref(); }
Ref cannot_seek(Vm& vm, Args) { return unsupported(vm, "underlying stream is not seekable"); }
Ref buffer_of(Vm& vm, Value v);
Ref detach(Vm& vm, Args args) { return buffer_of(vm, args[0]); }
Ref enter(Vm& vm, Args args) { return may_use(vm, args[0]) ? Ref(args[0]) : Ref(); }
Ref close(Vm& vm, Args args) {
  if (!setting_of(vm, args[0]).is_closed && !flush(vm, args)) return {};
  setting_of(vm, args[0]).is_closed = true;
  return none();
}

/// A text argument that may be None, which leaves what is set.
bool text_setting(Vm& vm, Value given, const char* name, std::string& out) {
  if (given.is_none()) return true;
  if (!is_str(given))
    return fail(type_error(
        vm, std::string("reconfigure() argument '") + name + "' must be str or None, not " + vm.type_name(given)));
  out = view_of(given);
  return true;
}

bool flag_setting(Vm& vm, Value given, bool& out) { return given.is_none() || vm.truth(given, out); }

Ref reconfigure(Vm& vm, Args args) {
  Setting made = setting_of(vm, args[0]);
  if (!args[1].is_none() && args[2].is_none()) made.errors = "strict";
  if (!text_setting(vm, args[1], "encoding", made.encoding) || !text_setting(vm, args[2], "errors", made.errors) ||
      !text_setting(vm, args[3], "newline", made.newline) || !flag_setting(vm, args[4], made.line_buffering) ||
      !flag_setting(vm, args[5], made.write_through))
    return {};
  if (made.newline != "" && made.newline != "\n" && made.newline != "\r" && made.newline != "\r\n")
    return vm.raise(vm.types().ValueError, "illegal newline value: " + std::string(vm.text(args[3])));
  const Ref empty = vm.string("");
  if (!encode_text(vm, as_str(empty), made.encoding, made.errors)) return {};
  setting_of(vm, args[0]) = made;
  return none();
}

constexpr NativeDef kShared[] = {
    {"flush", "", flush},          {"isatty", "", is_terminal},
    {"writable", "", is_output},   {"readable", "", is_input},
    {"fileno", "", fd_of},         {"close", "", close},
    {"seekable", "", is_seekable}, {"seek", "offset, whence=0, /", cannot_seek},
    {"tell", "", cannot_seek},     {"truncate", "pos=None, /", cannot_seek},
    {"__enter__", "", enter},      {"__exit__", "*args", close},
};
/// A type's own methods before those of all streams.
template <size_t N>
constexpr auto with_shared(const NativeDef (&&own)[N]) {
  std::array<NativeDef, N + std::size(kShared)> all{};
  std::copy(std::begin(kShared), std::end(kShared), std::copy(std::begin(own), std::end(own), all.begin()));
  return all;
}
constexpr auto kMethods = with_shared({
    {"write", "text, /", write},
    {"writelines", "lines, /", writelines},
    {"read", "size=-1, /", read<Unit::Characters>},
    {"readline", "size=-1, /", read_line<Unit::Characters>},
    {"readlines", "hint=-1, /", read_lines<Unit::Characters>},
    {"reconfigure", "*, encoding=None, errors=None, newline=None, line_buffering=None, write_through=None",
     reconfigure},
    {"detach", "", detach},
});
constexpr auto kWriterMethods = with_shared({{"write", "buffer, /", write_bytes}});
constexpr auto kReaderMethods = with_shared({
    {"read", "size=-1, /", read<Unit::Bytes>},
    {"read1", "size=-1, /", read_line<Unit::Bytes>},
    {"readline", "size=-1, /", read_line<Unit::Bytes>},
    {"readlines", "hint=-1, /", read_lines<Unit::Bytes>},
});
Ref buffer_of(Vm& vm, Value v) {
  const auto& types = vm.extension<StreamType>();
  auto* made = make_object<HostStream>(vm, as<HostStream>(v)->fd ? types.writer : types.reader);
  if (!made) return {};
  made->fd = as<HostStream>(v)->fd;
  return Ref::steal(Value(made));
}
const PropertyDef kProperties[] = {
    {"buffer", buffer_of, nullptr},
    {"encoding", [](Vm& vm, Value v) { return new_str(vm, setting_of(vm, v).encoding); }, nullptr},
    {"errors", [](Vm& vm, Value v) { return new_str(vm, setting_of(vm, v).errors); }, nullptr},
    {"newlines", [](Vm&, Value) { return none(); }, nullptr},
    {"line_buffering", [](Vm& vm, Value v) { return boolean(setting_of(vm, v).line_buffering); }, nullptr},
    {"write_through", [](Vm& vm, Value v) { return boolean(setting_of(vm, v).write_through); }, nullptr},
    {"mode", [](Vm& vm, Value v) { return new_str(vm, as<HostStream>(v)->fd ? "w" : "r"); }, nullptr},
    {"closed", [](Vm& vm, Value v) { return boolean(setting_of(vm, v).is_closed); }, nullptr},
    {"name", [](Vm& vm, Value v) { return new_str(vm, name_of(v)); }, nullptr},
};

const PropertyDef kByteProperties[] = {
    {"mode", [](Vm& vm, Value v) { return new_str(vm, as<HostStream>(v)->fd ? "wb" : "rb"); }, nullptr},
    {"raw", [](Vm&, Value v) { return Ref(v); }, nullptr},  // nothing waits between the stream and the host
    {"closed", [](Vm& vm, Value v) { return boolean(setting_of(vm, v).is_closed); }, nullptr},
    {"name", [](Vm& vm, Value v) { return new_str(vm, name_of(v)); }, nullptr},
};

Ref stream_repr(Vm& vm, Value v) {
  return new_str(vm, std::string("<_io.TextIOWrapper name='") + name_of(v) + "' mode='" +
                         (as<HostStream>(v)->fd ? "w" : "r") + "' encoding='" + setting_of(vm, v).encoding + "'>");
}

StreamType::StreamType(Vm& vm) {
  settings[2].errors = "backslashreplace";
  settings[2].line_buffering = true;
  TypeDef def{"_io.TextIOWrapper", sizeof(HostStream), nullptr, {}, kMethods};
  def.slots.repr = stream_repr;
  def.slots.iter = [](Vm&, Value v) { return Ref(v); };
  def.slots.next = next_line<Unit::Characters>;
  type = vm.make_type(def);
  if (type) add_properties(vm, type, kProperties);
  const auto make = [&](const char* name, auto& methods) {
    TypeDef bytes{name, sizeof(HostStream), nullptr, {}, methods};
    bytes.slots.repr = [](Vm& of, Value v) {
      return new_str(of, "<_io." + std::string(v.object()->type->name->view()) + " name='" + name_of(v) + "'>");
    };
    bytes.slots.iter = [](Vm&, Value of) { return Ref(of); };
    bytes.slots.next = next_line<Unit::Bytes>;
    Type* made = vm.make_type(bytes);
    if (made) add_properties(vm, made, kByteProperties);
    return made;
  };
  writer = make("_io.BufferedWriter", kWriterMethods);
  reader = make("_io.BufferedReader", kReaderMethods);
}

}  // namespace

Ref new_host_stream(Vm& vm, int fd) {
  auto* made = make_object<HostStream>(vm, vm.extension<StreamType>().type);
  if (!made) return {};
  made->fd = fd;
  return Ref::steal(Value(made));
}

bool input_line(Vm& vm, std::string& line) {
  std::string& rest = vm.extension<InputRest>().text;
  line = rest.empty() ? vm.host().read_line() : std::exchange(rest, {});
  if (!line.empty() || !vm.host().interrupted()) return true;
  vm.raise(vm.types().KeyboardInterrupt, "");
  return false;
}

bool has_surrogates(std::string_view text) {
  for (size_t at = text.find('\xed'); at != std::string_view::npos; at = text.find('\xed', at + 1))
    if (at + 1 < text.size() && static_cast<unsigned char>(text[at + 1]) >= 0xA0) return true;
  return false;
}

bool is_host_stream(Vm& vm, Value v, int& fd) {
  if (!v.is_object() || v.object()->type->name->view() != "TextIOWrapper") return false;
  if (v.object()->type != vm.extension<StreamType>().type) return false;
  fd = static_cast<int>(as<HostStream>(v)->fd);
  return setting_of(vm, v).is_plain();
}

}  // namespace refjit::vm
