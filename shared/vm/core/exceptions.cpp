// Exception objects: their types, attributes and texts; raising from native code.
#include <algorithm>
#include "vm/exception.h"
#include "vm/types/list.h"
#include "vm/types/text.h"

#include <cstdio>

#include "vm/core/types.h"
#include "vm/frame.h"

namespace refjit::vm {

namespace {

template <class T>
T* as(Value v) {
  return reinterpret_cast<T*>(v.object());
}
Ref or_none(Value v) { return v ? Ref(v) : Ref(kNone); }
std::string text_of(const Str* s) { return std::string(s->view()); }

// ---- construction

Ref exception_construct(Vm& vm, Type* type, Args args) {
  auto* e = make_object<BaseException>(vm, type);
  if (!e) return Ref();
  Ref owned = Ref::steal(Value(e));
  Ref tuple = new_tuple(vm, args.positional());
  if (!tuple) return Ref();
  assign_object(e->args, tuple.release());
  return owned;
}

bool is_kind_of(Vm& vm, Value self, Type* BuiltinTypes::*type) { return vm.is_instance(self, vm.types().*type); }

/// Names that the constructors of some classes take as keywords, stored in `fields`.
bool take_keywords(Vm& vm, Value self, Args args, std::initializer_list<std::pair<const char*, int>> allowed,
                   const char* owner = "") {
  BaseException* e = exception_of(self);
  const size_t count = args.keywords ? static_cast<size_t>(args.keywords->size) : 0;
  if (allowed.size() && count > allowed.size()) {
    const std::string most = std::to_string(allowed.size()) + " keyword argument" + (allowed.size() > 1 ? "s" : "");
    vm.raise(vm.types().TypeError,
             std::string(owner) + "() takes at most " + most + " (" + std::to_string(count) + " given)");
    return false;
  }
  for (int64_t i = 0; args.keywords && i < args.keywords->size; ++i) {
    const std::string_view name = view_of(args.keywords->items[i]);
    bool found = false;
    for (const auto& [text, field] : allowed) {
      if (name != text) continue;
      assign(e->fields[field], own(args.values[args.count + i]));
      found = true;
    }
    if (found) continue;
    if (allowed.size() == 0) {
      vm.raise(vm.types().TypeError, vm.type_name(self) + "() takes no keyword arguments");
    } else {
      vm.raise(vm.types().TypeError, "'" + std::string(name) + "' is an invalid keyword argument for " + owner + "()");
    }
    return false;
  }
  return true;
}

/// Whether a value can be asked for a number: another one given to BlockingIOError is a file's name.
bool is_number(Vm& vm, Value v) {
  const Slots& slots = vm.type_of(v)->slots;
  return v.is_double() || is_int(v) || slots.index || slots.to_int || slots.to_float;
}

/// OSError(errno, strerror[, filename]): the class follows from errno.
Type* os_error_class(Vm& vm, int64_t number) {
  const BuiltinTypes& t = vm.types();
  switch (number) {
    case 1:
    case 13:
      return t.PermissionError;
    case 2:
      return t.FileNotFoundError;
    case 3:
      return t.ProcessLookupError;
    case 4:
      return t.InterruptedError;
    case 10:
      return t.ChildProcessError;
    case 11:   // EAGAIN
    case 114:  // EALREADY
    case 115:  // EINPROGRESS
      return t.BlockingIOError;
    case 17:
      return t.FileExistsError;
    case 20:
      return t.NotADirectoryError;
    case 21:
      return t.IsADirectoryError;
    case 32:   // EPIPE
    case 108:  // ESHUTDOWN
      return t.BrokenPipeError;
    case 103:
      return t.ConnectionAbortedError;
    case 104:
      return t.ConnectionResetError;
    case 110:
      return t.TimeoutError;
    case 111:
      return t.ConnectionRefusedError;
    default:
      return t.OSError;
  }
}

Ref os_error_construct(Vm& vm, Type* type, Args args) {
  int64_t number;
  if (type == vm.types().OSError && args.count >= 2 && args.count <= 5 && int_fits(args[0], number))
    type = os_error_class(vm, number);
  return exception_construct(vm, type, args);
}

bool group_check(Vm& vm, Value self, Args args) {
  if (args.count != 2) {
    vm.raise(vm.types().TypeError,
             "BaseExceptionGroup.__new__() takes exactly 2 arguments (" + std::to_string(args.count) + " given)");
    return false;
  }
  if (!is_str(args[0])) {
    vm.raise(vm.types().TypeError, "BaseExceptionGroup.__new__() argument 1 must be str, not " + vm.type_name(args[0]));
    return false;
  }
  if (!is_tuple(args[1]) && !is_list(args[1])) {
    vm.raise(vm.types().TypeError, "second argument (exceptions) must be a sequence");
    return false;
  }
  Ref items = tuple_from(vm, args[1]);
  if (!items) return false;
  if (items.as<Tuple>()->size == 0) {
    vm.raise(vm.types().ValueError, "second argument (exceptions) must be a non-empty sequence");
    return false;
  }
  for (int64_t i = 0; i < items.as<Tuple>()->size; ++i) {
    if (!is_exception(items.as<Tuple>()->items[i])) {
      vm.raise(vm.types().ValueError,
               "Item " + std::to_string(i) + " of second argument (exceptions) is not an exception");
      return false;
    }
  }
  BaseException* e = exception_of(self);
  assign(e->fields[0], own(args[0]));
  assign(e->fields[1], items.release());
  return true;
}

/// SyntaxError and UnicodeError have more fields than there is room for: fields[0] is a dict of them. What few OSErrors
/// have besides stands in the dict of the instance.
Ref kept_fields(Vm& vm, Value self) {
  if (is_kind_of(vm, self, &BuiltinTypes::OSError)) return attribute_dict(vm, self);
  Value& kept = exception_of(self)->fields[0];
  if (!kept) kept = new_dict(vm).release();
  return kept;
}
/// Stores such a field; a null value removes it.
bool keep(Vm& vm, Value self, std::string_view name, Value value) {
  Ref kept = kept_fields(vm, self);
  if (!kept) return false;
  if (value) return dict_set(vm, kept.as<Dict>(), vm.intern(name), value);
  dict_remove(vm, kept.as<Dict>(), vm.intern(name));
  return true;
}
Value kept_field(Vm& vm, Value self, std::string_view name) {
  Ref kept = kept_fields(vm, self);
  return kept ? dict_get(kept.as<Dict>(), vm.intern(name)) : Value();
}

/// The arguments of UnicodeDecodeError and its like; UnicodeError itself takes any.
bool unicode_init(Vm& vm, Value self, Args args) {
  static const char* const kNames[] = {"encoding", "object", "start", "end", "reason"};
  const bool is_decode = is_kind_of(vm, self, &BuiltinTypes::UnicodeDecodeError);
  const bool is_translate = is_kind_of(vm, self, &BuiltinTypes::UnicodeTranslateError);
  if (!is_decode && !is_translate && !is_kind_of(vm, self, &BuiltinTypes::UnicodeEncodeError)) return true;
  const uint32_t first = is_translate ? 1 : 0, count = 5 - first;
  const auto fail_text = [&](std::string text) {
    vm.raise(vm.types().TypeError, std::move(text));
    return false;
  };
  if (args.count != count)
    return fail_text("function takes exactly " + std::to_string(count) + " arguments (" + std::to_string(args.count) +
                     " given)");
  for (uint32_t i = first; i < 5; ++i) {
    const Value v = args[i - first];
    int64_t number;
    if (i == 2 || i == 3) {
      if (!vm.as_int64(v, number)) return false;
    } else if (i == 1 && is_decode) {
      std::string_view bytes;
      if (!bytes_like(v, bytes)) return fail_text("a bytes-like object is required, not '" + vm.type_name(v) + "'");
    } else if (!is_str(v)) {
      return fail_text("argument " + std::to_string(i - first + 1) + " must be str, not " + vm.type_name(v));
    }
    if (!keep(vm, self, kNames[i], v)) return false;
  }
  return true;
}

/// SyntaxError(msg, (filename, lineno, offset, text[, end_lineno, end_offset])).
bool syntax_init(Vm& vm, Value self, Args args) {
  static const char* const kNames[] = {"filename", "lineno", "offset", "text", "end_lineno", "end_offset"};
  Ref details = args.count == 2 ? tuple_from(vm, args[1]) : new_tuple(vm, 0);
  if (!details) return false;
  const auto given = details.as<Tuple>()->span();
  if (args.count == 2 && (given.size() < 4 || given.size() > 6)) {
    vm.raise(vm.types().TypeError, std::string("function takes at ") + (given.size() < 4 ? "least 4" : "most 6") +
                                       " arguments (" + std::to_string(given.size()) + " given)");
    return false;
  }
  if (given.size() == 5) {
    vm.raise(vm.types().TypeError, "end_offset must be provided when end_lineno is provided");
    return false;
  }
  if (!keep(vm, self, "msg", args.count > 0 ? args[0] : kNone)) return false;
  for (size_t i = 0; i < 6; ++i)
    if (!keep(vm, self, kNames[i], i < given.size() ? given[i] : kNone)) return false;
  return keep(vm, self, "print_file_and_line", kNone);
}

bool exception_init(Vm& vm, Value self, Args args) {
  BaseException* e = exception_of(self);
  Ref tuple = new_tuple(vm, args.positional());
  if (!tuple) return false;
  assign_object(e->args, tuple.release());
  auto set = [&](int field, uint32_t index) {
    if (index < args.count) assign(e->fields[field], own(args[index]));
  };
  if (is_kind_of(vm, self, &BuiltinTypes::ImportError)) {
    if (args.count == 1) set(0, 0);
    return take_keywords(vm, self, args, {{"name", 1}, {"path", 2}}, "ImportError");
  }
  if (is_kind_of(vm, self, &BuiltinTypes::AttributeError))
    return take_keywords(vm, self, args, {{"name", 0}, {"obj", 1}}, "AttributeError");
  if (is_kind_of(vm, self, &BuiltinTypes::NameError)) return take_keywords(vm, self, args, {{"name", 0}}, "NameError");
  if (!take_keywords(vm, self, args, {})) return false;
  if (is_kind_of(vm, self, &BuiltinTypes::StopIteration)) {
    set(0, 0);
  } else if (is_kind_of(vm, self, &BuiltinTypes::SystemExit)) {
    if (args.count == 1)
      set(0, 0);
    else if (args.count > 1)
      assign(e->fields[0], own(Value(e->args)));
  } else if (is_kind_of(vm, self, &BuiltinTypes::OSError)) {
    if (args.count >= 2 && args.count <= 5) {
      set(0, 0);
      set(1, 1);
      set(2, 2);
      if (args.count == 5 && !keep(vm, self, "filename2", args[4])) return false;
      if (args.count == 3 && is_number(vm, args[2]) && is_kind_of(vm, self, &BuiltinTypes::BlockingIOError)) {
        int64_t written;
        if (!vm.as_int64(args[2], written)) return false;
        drop(e->fields[2]);
        return keep(vm, self, "characters_written", vm.integer(written));
      }
      if (args.count > 2 && !args[2].is_none()) {
        Ref two = new_tuple(vm, args.positional().subspan(0, 2));
        if (!two) return false;
        assign_object(e->args, two.release());
      }
    }
  } else if (is_kind_of(vm, self, &BuiltinTypes::UnicodeError)) {
    return unicode_init(vm, self, args);
  } else if (is_kind_of(vm, self, &BuiltinTypes::SyntaxError)) {
    return syntax_init(vm, self, args);
  }
  return true;
}

void exception_clear(Object* o) {
  auto* e = static_cast<BaseException*>(o);
  drop(e->args);
  drop(e->traceback);
  drop(e->context);
  drop(e->cause);
  for (Value& field : e->fields) drop(field);
}
void exception_traverse(Object* o, const Visitor& visitor) {
  auto* e = static_cast<BaseException*>(o);
  visit(visitor, e->args);
  visitor(e->traceback);
  visitor(e->context);
  visitor(e->cause);
  for (Value field : e->fields) visitor(field);
}

// ---- texts

/// "'ascii' codec can't encode character '\xe9' in position 0: ordinal not in range(128)"
Ref unicode_error_text(Vm& vm, Value v) {
  const bool is_translate = is_kind_of(vm, v, &BuiltinTypes::UnicodeTranslateError);
  const Value items[] = {kept_field(vm, v, "encoding"), kept_field(vm, v, "object"), kept_field(vm, v, "start"),
                         kept_field(vm, v, "end"), kept_field(vm, v, "reason")};
  int64_t start = 0, end = 0;
  if (!items[1] || !items[2] || !items[3] || !items[4] || !int_fits(items[2], start) || !int_fits(items[3], end))
    return vm.string("");
  const std::string reason(vm.text(vm.str(items[4])));
  const bool is_decode = is_kind(items[1], kTypeBytes);
  const std::string codec = is_translate ? "can't translate "
                                         : "'" + std::string(vm.text(vm.str(items[0]))) + "' codec can't " +
                                               (is_decode ? "decode " : "encode ");
  char what[64];
  if (end - start != 1) {
    std::snprintf(what, sizeof what, "%s in position %lld-%lld", is_decode ? "bytes" : "characters",
                  static_cast<long long>(start), static_cast<long long>(end - 1));
  } else if (is_decode) {
    const std::string_view bytes = reinterpret_cast<Bytes*>(items[1].object())->view();
    const unsigned byte = start < static_cast<int64_t>(bytes.size()) ? static_cast<unsigned char>(bytes[start]) : 0;
    std::snprintf(what, sizeof what, "byte 0x%02x in position %lld", byte, static_cast<long long>(start));
  } else {
    uint32_t c = 0;
    if (is_str(items[1]) && start < as_str(items[1])->length) {
      size_t offset = static_cast<size_t>(str_offset(as_str(items[1]), start));
      c = next_code_point(view_of(items[1]), offset);
    }
    const char* form = c <= 0xff     ? "character '\\x%02x' in position %lld"
                       : c <= 0xffff ? "character '\\u%04x' in position %lld"
                                     : "character '\\U%08x' in position %lld";
    std::snprintf(what, sizeof what, form, c, static_cast<long long>(start));
  }
  return vm.string(codec + what + ": " + reason);
}

Ref exception_str(Vm& vm, Value v) {
  BaseException* e = exception_of(v);
  if (is_kind_of(vm, v, &BuiltinTypes::KeyError) && e->args && e->args->size == 1) return vm.repr(e->args->items[0]);
  if (is_kind_of(vm, v, &BuiltinTypes::BaseExceptionGroup) && e->fields[1]) {
    const int64_t count = as_tuple(e->fields[1])->size;
    Ref message = vm.str(e->fields[0]);
    if (!message) return Ref();
    return vm.string(std::string(vm.text(message)) + " (" + std::to_string(count) + " sub-exception" +
                     (count == 1 ? ")" : "s)"));
  }
  if (is_kind_of(vm, v, &BuiltinTypes::OSError) && e->fields[0] && e->fields[1]) {
    std::string text =
        "[Errno " + std::string(vm.text(vm.str(e->fields[0]))) + "] " + std::string(vm.text(vm.str(e->fields[1])));
    if (e->fields[2] && !e->fields[2].is_none()) {
      text += ": " + std::string(vm.text(vm.repr(e->fields[2])));
      Ref second = vm.get_attribute(v, vm.intern("filename2"));
      if (second && !second.get().is_none()) text += " -> " + std::string(vm.text(vm.repr(second)));
    }
    return vm.string(text);
  }
  if (is_kind_of(vm, v, &BuiltinTypes::SyntaxError)) {
    Ref message = vm.find_attribute(v, vm.names().msg);
    Ref file = vm.find_attribute(v, vm.intern("filename"));
    Ref line = vm.find_attribute(v, vm.intern("lineno"));
    std::string text = message ? std::string(vm.text(vm.str(message))) : "None";
    std::string name = file && is_str(file) ? std::string(vm.text(file)) : "";
    if (const size_t slash = name.rfind('/'); slash != std::string::npos) name = name.substr(slash + 1);
    const bool has_line = line && is_int(line);
    if (!name.empty() && has_line)
      text += " (" + name + ", line " + std::string(vm.text(vm.str(line))) + ")";
    else if (!name.empty())
      text += " (" + name + ")";
    else if (has_line)
      text += " (line " + std::string(vm.text(vm.str(line))) + ")";
    return vm.string(text);
  }
  if (is_kind_of(vm, v, &BuiltinTypes::UnicodeError) && kept_field(vm, v, "reason")) return unicode_error_text(vm, v);
  if (!e->args || e->args->size == 0) return vm.string("");
  if (e->args->size == 1) return vm.str(e->args->items[0]);
  return vm.str(Value(e->args));
}
Ref exception_repr(Vm& vm, Value v) {
  BaseException* e = exception_of(v);
  std::string text = text_of(vm.type_of(v)->name) + "(";
  if (e->args && e->args->size == 1) {
    Ref item = vm.repr(e->args->items[0]);
    if (!item) return Ref();
    text += std::string(vm.text(item)) + ")";
  } else if (e->args && e->args->size > 1) {
    Ref items = vm.repr(Value(e->args));
    if (!items) return Ref();
    text = text_of(vm.type_of(v)->name) + std::string(vm.text(items));
  } else {
    text += ")";
  }
  return vm.string(text);
}

// ---- attributes

Ref read_args(Vm& vm, Value v) { return exception_of(v)->args ? Ref(Value(exception_of(v)->args)) : new_tuple(vm, 0); }
bool fail_delete(Vm& vm, const char* name) {
  vm.raise(vm.types().TypeError, std::string(name) + " may not be deleted");
  return false;
}
bool write_args(Vm& vm, Value v, Value args) {
  if (!args) return fail_delete(vm, "args");
  Ref tuple = tuple_from(vm, args);
  if (!tuple) return false;
  assign_object(exception_of(v)->args, tuple.release());
  return true;
}
Ref read_traceback(Vm&, Value v) { return or_none(exception_of(v)->traceback); }
bool write_traceback(Vm& vm, Value v, Value traceback) {
  if (!traceback) return fail_delete(vm, "__traceback__");
  if (!traceback.is_none() && !is_exactly(traceback, vm.types().traceback)) {
    vm.raise(vm.types().TypeError, "__traceback__ must be a traceback or None");
    return false;
  }
  assign(exception_of(v)->traceback, traceback.is_none() ? Value() : own(traceback));
  return true;
}
bool check_link(Vm& vm, Value other, const char* name) {
  if (!other) return fail_delete(vm, name[1] == 'o' ? "__context__" : "__cause__");
  if (other.is_none() || is_exception(other)) return true;
  vm.raise(vm.types().TypeError, std::string("exception ") + name + " must be None or derive from BaseException");
  return false;
}
Ref read_context(Vm&, Value v) { return or_none(exception_of(v)->context); }
bool write_context(Vm& vm, Value v, Value other) {
  if (!check_link(vm, other, "context")) return false;
  assign(exception_of(v)->context, other.is_none() ? Value() : own(other));
  return true;
}
Ref read_cause(Vm&, Value v) { return or_none(exception_of(v)->cause); }
bool write_cause(Vm& vm, Value v, Value other) {
  if (!check_link(vm, other, "cause")) return false;
  assign(exception_of(v)->cause, other.is_none() ? Value() : own(other));
  exception_of(v)->suppress_context = true;
  return true;
}
Ref read_suppress(Vm&, Value v) { return Value::boolean(exception_of(v)->suppress_context); }
bool write_suppress(Vm& vm, Value v, Value flag) {
  if (!flag || !flag.is_bool()) {
    vm.raise(vm.types().TypeError, flag ? "attribute value type must be bool" : "can't delete numeric/char attribute");
    return false;
  }
  exception_of(v)->suppress_context = flag == kTrue;
  return true;
}

template <int index>
Ref read_field(Vm&, Value v) {
  return or_none(exception_of(v)->fields[index]);
}
template <int index>
bool write_field(Vm&, Value v, Value value) {
  assign(exception_of(v)->fields[index], own(value));
  return true;
}

/// Attributes that keep() stores.
constexpr const char* kKept[] = {
    "msg",      "filename", "lineno", "offset", "text",   "end_lineno", "end_offset",        "print_file_and_line",
    "encoding", "object",   "start",  "end",    "reason", "filename2",  "characters_written"};
constexpr size_t kWritten = 14;
template <size_t index>
Ref read_kept(Vm& vm, Value v) {
  const Value found = kept_field(vm, v, kKept[index]);
  if (found || index != kWritten) return or_none(found);
  return vm.raise(vm.types().AttributeError, kKept[index]);
}
template <size_t index>
bool write_kept(Vm& vm, Value v, Value value) {
  return keep(vm, v, kKept[index], value);
}
template <size_t index>
constexpr PropertyDef kept() {
  return {kKept[index], read_kept<index>, write_kept<index>};
}
constexpr PropertyDef kSyntaxProperties[] = {kept<0>(), kept<1>(), kept<2>(), kept<3>(),
                                             kept<4>(), kept<5>(), kept<6>(), kept<7>()};
constexpr PropertyDef kUnicodeProperties[] = {kept<8>(), kept<9>(), kept<10>(), kept<11>(), kept<12>()};

Ref with_traceback(Vm& vm, Args args) {
  if (!write_traceback(vm, args[0], args[1])) return Ref();
  return args[0];
}
Ref add_note(Vm& vm, Args args) {
  if (!is_str(args[1]))
    return vm.raise(vm.types().TypeError, "note must be a str, not '" + vm.type_name(args[1]) + "'");
  Ref notes = vm.find_attribute(args[0], vm.names().notes);
  if (!notes) {
    if (vm.has_exception()) return Ref();
    notes = new_list(vm);
    if (!notes || !vm.set_attribute(args[0], vm.names().notes, notes)) return Ref();
  }
  if (!is_list(notes)) return vm.raise(vm.types().TypeError, "Cannot add note: __notes__ is not a list");
  return list_append(vm, notes.as<List>(), args[1]) ? Ref(kNone) : Ref();
}
Ref set_state(Vm& vm, Args args) {
  if (is_dict(args[1])) {
    Value key, value;
    for (int32_t i = 0; dict_next(as_dict(args[1]), i, key, value);)
      if (is_str(key) && !vm.set_attribute(args[0], as_str(key), value)) return Ref();
  } else if (!args[1].is_none()) {
    return vm.raise(vm.types().TypeError, "state is not a dictionary");
  }
  return kNone;
}
constexpr NativeDef kExceptionMethods[] = {{"with_traceback", "tb, /", with_traceback},
                                           {"add_note", "note, /", add_note},
                                           {"__setstate__", "state, /", set_state}};
Ref read_dict(Vm& vm, Value v) { return attribute_dict(vm, v); }
constexpr PropertyDef kExceptionProperties[] = {{"args", read_args, write_args},
                                                {"__traceback__", read_traceback, write_traceback},
                                                {"__context__", read_context, write_context},
                                                {"__cause__", read_cause, write_cause},
                                                {"__suppress_context__", read_suppress, write_suppress},
                                                {"__dict__", read_dict, nullptr}};
constexpr PropertyDef kStopIterationProperties[] = {{"value", read_field<0>, write_field<0>}};
constexpr PropertyDef kSystemExitProperties[] = {{"code", read_field<0>, write_field<0>}};
constexpr PropertyDef kImportErrorProperties[] = {{"msg", read_field<0>, write_field<0>},
                                                  {"name", read_field<1>, write_field<1>},
                                                  {"path", read_field<2>, write_field<2>}};
constexpr PropertyDef kOsErrorProperties[] = {{"errno", read_field<0>, write_field<0>},
                                              {"strerror", read_field<1>, write_field<1>},
                                              {"filename", read_field<2>, write_field<2>},
                                              kept<13>(),
                                              kept<kWritten>()};
constexpr PropertyDef kNameErrorProperties[] = {{"name", read_field<0>, write_field<0>}};
constexpr PropertyDef kAttributeErrorProperties[] = {{"name", read_field<0>, write_field<0>},
                                                     {"obj", read_field<1>, write_field<1>}};
constexpr PropertyDef kGroupProperties[] = {{"message", read_field<0>, nullptr},
                                            {"exceptions", read_field<1>, nullptr}};

// ---- exception groups

/// Whether one exception matches a class, a tuple of classes, or a predicate; 1, 0, -1.
int group_condition(Vm& vm, Value condition, Value exception) {
  const auto is_class = [&](Value v) {
    return is_kind(v, kTypeType) && is_subtype(as<Type>(v), vm.types().BaseException);
  };
  if (is_class(condition)) return check_instance(vm, exception, condition);
  if (is_tuple(condition) &&
      std::all_of(as_tuple(condition)->span().begin(), as_tuple(condition)->span().end(), is_class))
    return check_instance(vm, exception, condition);
  if (is_kind(condition, kTypeType) || !is_exactly(condition, vm.types().function)) {
    if (is_kind(condition, kTypeType) || is_tuple(condition) || !is_callable(vm, condition)) {
      vm.raise(vm.types().TypeError, "expected a function, exception type or tuple of exception types");
      return -1;
    }
  }
  Ref result = vm.call(condition, {exception});
  bool truth;
  if (!result || !vm.truth(result, truth)) return -1;
  return truth ? 1 : 0;
}

/// A group of the same class with other members, which keeps traceback, cause, context and notes.
Ref derive_group(Vm& vm, Value group, const std::vector<Ref>& members) {
  if (members.empty()) return kNone;
  std::vector<Value> raw(members.begin(), members.end());
  Ref list = vm.list(raw);
  if (!list) return Ref();
  Ref made = vm.call_method(group, vm.intern("derive"), {list});
  if (!made) return Ref();
  BaseException* from = exception_of(group);
  BaseException* to = exception_of(made);
  if (from->traceback) assign(to->traceback, own(from->traceback));
  if (from->context) assign(to->context, own(from->context));
  if (from->cause) assign(to->cause, own(from->cause));
  to->suppress_context = from->suppress_context;
  Ref notes = vm.find_attribute(group, vm.names().notes);
  // Anything but a sequence is an earlier mistake, which this is no place to report.
  if (!notes || (!is_list(notes) && !is_tuple(notes))) return made;
  Ref copied = list_from(vm, notes);
  return copied && vm.set_attribute(made, vm.names().notes, copied) ? made : Ref();
}

/// Splits into (matching, rest). Groups nest, but only as deep as a program wrote them; enter_native bounds it.
bool split_group(Vm& vm, Value exception, Value condition, Ref& match, Ref& rest) {
  const int whole = group_condition(vm, condition, exception);
  if (whole < 0) return false;
  match = whole ? Ref(exception) : Ref(kNone);
  rest = whole ? Ref(kNone) : Ref(exception);
  if (whole || !is_kind_of(vm, exception, &BuiltinTypes::BaseExceptionGroup)) return true;
  if (!enter_native(vm, " in exceptiongroup_split_recursive")) return false;
  std::vector<Ref> matching, other;
  bool ok = true;
  Ref members(exception_of(exception)->fields[1]);
  for (Value member : members.as<Tuple>()->span()) {
    Ref inner_match, inner_rest;
    ok = split_group(vm, member, condition, inner_match, inner_rest);
    if (!ok) break;
    if (!inner_match.get().is_none()) matching.push_back(inner_match);
    if (!inner_rest.get().is_none()) other.push_back(inner_rest);
  }
  leave_native(vm);
  if (!ok) return false;
  match = derive_group(vm, exception, matching);
  if (!match) return false;
  rest = derive_group(vm, exception, other);
  return static_cast<bool>(rest);
}
Ref group_split(Vm& vm, Args args) {
  Ref match, rest;
  return split_group(vm, args[0], args[1], match, rest) ? new_tuple(vm, {match, rest}) : Ref();
}
Ref group_subgroup(Vm& vm, Args args) {
  Ref match, rest;
  return split_group(vm, args[0], args[1], match, rest) ? match : Ref();
}
Ref group_derive(Vm& vm, Args args) {
  return vm.call(Value(vm.types().BaseExceptionGroup), {exception_of(args[0])->fields[0], args[1]});
}
/// What a group holds is settled here: a class derived from it may take more arguments.
Ref group_construct(Vm& vm, Type* type, Args args) {
  bool is_plain = true;
  if (args.count == 2 && (is_tuple(args[1]) || is_list(args[1]))) {
    Ref items = tuple_from(vm, args[1]);
    if (!items) return Ref();
    for (Value item : items.as<Tuple>()->span()) is_plain &= vm.is_instance(item, vm.types().Exception);
  }
  const bool holds_exceptions = is_subtype(type, vm.types().Exception);
  // BaseExceptionGroup of plain Exceptions only is an ExceptionGroup.
  if (type == vm.types().BaseExceptionGroup && is_plain) type = vm.types().ExceptionGroup;
  Ref made = exception_construct(vm, type, args);
  if (!made || !group_check(vm, made, args)) return {};
  if (is_plain || !holds_exceptions) return made;
  const bool is_own = type == vm.types().ExceptionGroup;
  const std::string name(type->name->view());
  return vm.raise(vm.types().TypeError, "Cannot nest BaseExceptions in " + (is_own ? "an " + name : "'" + name + "'"));
}
Ref group_class_getitem(Vm& vm, Args args) { return new_generic_alias(vm, args[0], args[1]); }
constexpr NativeDef kGroupClassMethods[] = {{"__class_getitem__", "item, /", group_class_getitem}};
constexpr NativeDef kGroupMethods[] = {{"split", "condition, /", group_split},
                                       {"subgroup", "condition, /", group_subgroup},
                                       {"derive", "excs, /", group_derive}};

}  // namespace

bool define_traceback_type(Vm& vm);  // traceback.cpp

/// What of a group has the given leaves, in the shape of the group; None: nothing.
Ref group_projection(Vm& vm, Value group, const std::vector<Value>& leaves) {
  if (!is_kind_of(vm, group, &BuiltinTypes::BaseExceptionGroup))
    return std::find(leaves.begin(), leaves.end(), group) != leaves.end() ? Ref(group) : Ref(kNone);
  if (!enter_native(vm, " in exceptiongroup_split_recursive")) return Ref();
  std::vector<Ref> kept;
  bool ok = true;
  Ref members(exception_of(group)->fields[1]);
  for (Value member : members.as<Tuple>()->span()) {
    Ref part = group_projection(vm, member, leaves);
    if (!part) ok = false;
    if (!ok) break;
    if (!part.get().is_none()) kept.push_back(std::move(part));
  }
  leave_native(vm);
  return ok ? derive_group(vm, group, kept) : Ref();
}

bool define_exception_types(Vm& vm) {
  TypeDef def{};
  def.instance_bytes = sizeof(BaseException);
  def.is_gc = true;
  def.has_dict = true;
  def.slots.finalize = exception_clear;
  def.slots.traverse = exception_traverse;
  def.slots.clear = exception_clear;
  def.slots.construct = exception_construct;
  def.slots.init = exception_init;
  def.slots.str = exception_str;
  def.slots.repr = exception_repr;
  def.methods = kExceptionMethods;
  BuiltinTypes& t = vm.types();
  t.BaseException->type_flags |= kTypeException;
  bool is_first = true;
#define REFJIT_DEFINE(field, base_field)            \
  def.name = #field;                                \
  def.base = is_first ? nullptr : t.base_field;     \
  if (!define_type(vm, t.field, def)) return false; \
  if (is_first) {                                   \
    is_first = false;                               \
    def = TypeDef{};                                \
    def.instance_bytes = sizeof(BaseException);     \
    def.is_gc = true;                               \
    def.has_dict = true;                            \
    def.slots.construct = exception_construct;      \
    def.slots.init = exception_init;                \
  }
  REFJIT_EXCEPTION_TYPES(REFJIT_DEFINE)
#undef REFJIT_DEFINE
  for (Type* type : {t.OSError, t.BlockingIOError, t.ChildProcessError, t.ConnectionError, t.BrokenPipeError,
                     t.ConnectionAbortedError, t.ConnectionRefusedError, t.ConnectionResetError, t.FileExistsError,
                     t.FileNotFoundError, t.InterruptedError, t.IsADirectoryError, t.NotADirectoryError,
                     t.PermissionError, t.ProcessLookupError, t.TimeoutError}) {
    type->slots.construct = os_error_construct;
  }
  t.BaseExceptionGroup->slots.construct = t.ExceptionGroup->slots.construct = group_construct;
  // ExceptionGroup is an Exception as well.
  Ref bases = new_tuple(vm, {Value(t.BaseExceptionGroup), Value(t.Exception)});
  if (!bases) return false;
  assign_object(t.ExceptionGroup->bases, bases.release());
  add_subclass(t.Exception, t.ExceptionGroup);
  if (!compute_mro(vm, t.ExceptionGroup)) return false;
  return add_properties(vm, t.BaseException, kExceptionProperties) &&
         add_properties(vm, t.StopIteration, kStopIterationProperties) &&
         add_properties(vm, t.SystemExit, kSystemExitProperties) &&
         add_properties(vm, t.ImportError, kImportErrorProperties) &&
         add_properties(vm, t.OSError, kOsErrorProperties) && add_properties(vm, t.NameError, kNameErrorProperties) &&
         add_properties(vm, t.AttributeError, kAttributeErrorProperties) &&
         add_properties(vm, t.BaseExceptionGroup, kGroupProperties) &&
         add_properties(vm, t.SyntaxError, kSyntaxProperties) &&
         add_properties(vm, t.UnicodeDecodeError, kUnicodeProperties) &&
         add_properties(vm, t.UnicodeEncodeError, kUnicodeProperties) &&
         add_properties(vm, t.UnicodeTranslateError, kUnicodeProperties) &&
         add_class_methods(vm, t.BaseExceptionGroup, kGroupClassMethods) &&
         vm.add_methods(t.BaseExceptionGroup, kGroupMethods) && define_traceback_type(vm);
}

// ---- raising

void set_exception(Vm& vm, Value exception) { assign(vm.state().exception, exception); }

Ref make_exception(Vm& vm, Type* type, Value argument) {
  const Value values[] = {argument};
  Args args{values, argument ? 1u : 0u, nullptr};
  Ref made = type->slots.construct(vm, type, args);
  if (!made || !is_exception(made)) return made;
  const auto init = vm.type_of(made)->slots.init;
  return init && !init(vm, made, args) ? Ref() : made;
}

Ref Vm::raise(Type* type, std::string message) {
  Ref text = message.empty() ? Ref() : string(message);
  if (!message.empty() && !text) return Ref();
  Ref exception = make_exception(*this, type, text);
  return exception ? raise_value(exception) : Ref();
}

Ref Vm::raise(const char* type_name, std::string message) {
  const Value found = state_->builtins ? dict_get(state_->builtins->dict, intern(type_name)) : Value();
  if (is_kind(found, kTypeType) && is_subtype(as<Type>(found), types_->BaseException)) {
    return raise(as<Type>(found), std::move(message));
  }
  return raise(types_->RuntimeError, std::string(type_name) + ": " + message);
}

Ref Vm::raise_value(Value exception) {
  if (!exception) return Ref();
  State& s = *state_;
  // The exception being handled becomes the context, unless that would close a ring.
  Value handled;
  for (HandledException* h = s.handled; h && !handled; h = h->previous)
    if (h->exception && !h->exception.is_none()) handled = h->exception;
  BaseException* e = exception_of(exception);
  if (handled && handled != exception) {
    BaseException* slow = exception_of(handled);  // at half the pace: contexts that a program has set may be a ring
    bool is_even = false;
    for (BaseException* o = slow; o->context; is_even = !is_even) {
      if (o->context == exception) {
        drop(o->context);
        break;
      }
      o = exception_of(o->context);
      if (is_even) slow = exception_of(slow->context);
      if (o == slow) break;
    }
    assign(e->context, own(handled));
  }
  assign(s.exception, own(exception));
  return Ref();
}

bool Vm::has_exception() const { return static_cast<bool>(state_->exception); }
bool Vm::exception_matches(Type* type) const {
  return state_->exception && is_subtype(state_->exception.object()->type, type);
}
Ref Vm::take_exception() {
  Value e = state_->exception;
  state_->exception = Value();
  return Ref::steal(e);
}

Ref raise_key_error(Vm& vm, Value key) { return vm.raise_value(make_exception(vm, vm.types().KeyError, key)); }
Ref raise_stop_iteration(Vm& vm, Value value) {
  return vm.raise_value(make_exception(vm, vm.types().StopIteration, value.is_none() ? Value() : value));
}
bool take_stop_iteration(Vm& vm, Ref& value) {
  if (!vm.exception_matches(vm.types().StopIteration)) return false;
  Ref e = vm.take_exception();
  value = exception_of(e)->fields[0] ? Ref(exception_of(e)->fields[0]) : Ref(kNone);
  return true;
}
Ref raise_os_error(Vm& vm, int number, const char* text, std::string_view file) {
  Ref message = vm.string(text);
  Ref name = vm.string(file);
  if (!message || !name) return Ref();
  const Value values[] = {Value::small_int(number), message, name};
  return vm.raise_value(vm.call(Value(vm.types().OSError), {values, file.empty() ? 2u : 3u, nullptr}));
}
bool raise_unhashable(Vm& vm, Value v, int64_t&) {
  vm.raise(vm.types().TypeError, "unhashable type: '" + vm.type_name(v) + "'");
  return false;
}

}  // namespace refjit::vm
