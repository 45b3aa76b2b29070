// _re: patterns compiled by vm/regex, for guest/stdlib/re.py.
#include "vm/character_names.h"
#include "vm/extension.h"
#include "vm/modules/modules.h"
#include "vm/regex/regex.h"
#include "vm/types/define.h"
#include "vm/types/text.h"

namespace refjit::vm {

namespace {

/// The code points of the text that was searched last: who walks along a text searches it many times.
struct Widened {
  Ref text;
  std::vector<uint32_t> points;
};

struct ProgramObject : Object {
  regex::Program* program;
  Widened* widened;
  bool is_bytes;
};

std::vector<uint32_t> code_points(std::string_view text) {
  std::vector<uint32_t> out;
  for (size_t offset = 0; offset < text.size();) out.push_back(next_code_point(text, offset));
  return out;
}

struct ProgramType : Vm::Extension {
  explicit ProgramType(Vm&) {}
  Type* type = nullptr;
};

/// error(message, pattern, position), the class that re.py defines.
Ref raise_fault(Vm& vm, const regex::Fault& fault, Value pattern) {
  using Kind = regex::Fault::Kind;
  if (fault.kind == Kind::Overflow) return overflow_error(vm, fault.message);
  if (fault.kind == Kind::Recursion) return vm.raise(vm.types().RecursionError, fault.message);
  if (fault.kind == Kind::Value) return value_error(vm, fault.message);
  Ref module = vm.import("re");
  Ref error = module ? vm.get_attribute(module, "error") : Ref();
  Ref message = vm.string(fault.message);
  const Value position = fault.position < 0 ? kNone : Value::small_int(fault.position);
  Ref made =
      error && message ? vm.call(error, {Value(message), fault.position < 0 ? kNone : pattern, position}) : Ref();
  return made ? vm.raise_value(made) : Ref();
}

Ref compile(Vm& vm, Args args) {
  int64_t flags;
  std::string_view bytes;
  if (!vm.as_int64(args[1], flags)) return {};
  std::vector<uint32_t> pattern;
  const bool is_text = is_str(args[0]);
  if (is_text)
    pattern = code_points(view_of(args[0]));
  else if (bytes_like(args[0], bytes))
    for (char c : bytes) pattern.push_back(static_cast<unsigned char>(c));
  else
    return type_error(vm, "first argument must be string or compiled pattern");
  auto* made = make_object<ProgramObject>(vm, vm.extension<ProgramType>().type);
  if (!made) return {};
  Ref owner = Ref::steal(Value(made));
  made->program = new regex::Program;
  made->widened = new Widened;
  made->is_bytes = !is_text;
  const python::CharacterNames characters(named_characters(vm, is_text ? view_of(args[0]) : std::string_view()));
  regex::Fault fault;
  if (regex::parse(pattern, !is_text, static_cast<uint32_t>(flags), *made->program, fault)) return owner;
  return raise_fault(vm, fault, args[0]);
}

/// The text that a pattern runs over.
bool subject_of(Vm& vm, ProgramObject* self, Value v, regex::Subject& subject, int64_t& length) {
  const bool is_bytes = self->is_bytes;
  std::string_view view;
  if (is_str(v)) {
    if (is_bytes) return fail(type_error(vm, "cannot use a bytes pattern on a string-like object"));
    view = view_of(v);
    length = as_str(v)->length;
    if (!as_str(v)->is_ascii()) {
      if (self->widened->text != v) *self->widened = {Ref(v), code_points(view)};
      subject.wide = self->widened->points.data();
    }
  } else if (bytes_like(v, view)) {
    if (!is_bytes) return fail(type_error(vm, "cannot use a string pattern on a bytes-like object"));
    length = static_cast<int64_t>(view.size());
  } else {
    return fail(type_error(vm, "expected string or bytes-like object, got '" + vm.type_name(v) + "'"));
  }
  subject.narrow = reinterpret_cast<const uint8_t*>(view.data());
  subject.is_stopped = [&vm] { return vm.host().interrupted(); };
  return true;
}

Ref marks_tuple(Vm& vm, const std::vector<int64_t>& marks) {
  Ref out = new_tuple(vm, static_cast<int64_t>(marks.size()));
  for (size_t i = 0; out && i < marks.size(); ++i) as_tuple(out)->items[i] = Value::small_int(marks[i]);
  return out;
}

/// The text of args[1] between the positions of args[2] and args[3]. They come first: guest code may run in them.
bool window_of(Vm& vm, Args args, regex::Subject& subject) {
  int64_t from, to, length;
  if (!slice_index(vm, args[2], 0, from) || !slice_index(vm, args[3], INT64_MAX, to) ||
      !subject_of(vm, self_as<ProgramObject>(args), args[1], subject, length))
    return false;
  subject.end = std::min(std::max<int64_t>(to, 0), length);
  subject.start = std::min(std::max<int64_t>(from, 0), length);
  return true;
}

Ref interrupted(Vm& vm) { return vm.raise(vm.types().KeyboardInterrupt, ""); }

/// find(text, pos, endpos, anchor): the marks of one match, or None.
Ref find(Vm& vm, Args args) {
  auto* self = self_as<ProgramObject>(args);
  regex::Subject subject;
  std::vector<int64_t> marks;
  int64_t anchor;
  if (!vm.as_int64(args[4], anchor) || !window_of(vm, args, subject)) return {};
  if (subject.start > subject.end) return none();
  if (regex::search(*self->program, subject, static_cast<regex::Anchor>(anchor), false, marks))
    return marks_tuple(vm, marks);
  return vm.host().interrupted() ? interrupted(vm) : none();
}

/// find_all(text, pos, endpos, limit): the marks of all matches that do not overlap; limit 0: no limit.
Ref find_all(Vm& vm, Args args) {
  auto* self = self_as<ProgramObject>(args);
  regex::Subject subject;
  std::vector<int64_t> marks;
  int64_t limit;
  Ref out = new_list(vm);
  if (!out || !vm.as_int64(args[4], limit) || !window_of(vm, args, subject)) return {};
  bool must_advance = false;
  while (subject.start <= subject.end && (limit <= 0 || as_list(out)->size < limit) &&
         regex::search(*self->program, subject, regex::Anchor::Search, must_advance, marks)) {
    if (!list_append(vm, as_list(out), marks_tuple(vm, marks))) return {};
    must_advance = marks[0] == marks[1];
    subject.start = marks[1];
  }
  return vm.host().interrupted() ? interrupted(vm) : out;
}

/// What a group has matched, by the marks of a match: a piece of its str or bytes, `otherwise` where it took no part.
Ref piece(Vm& vm, Value text, const Tuple* marks, int64_t group, Value otherwise) {
  if (group < 0 || group >= marks->size / 2) return vm.raise(vm.types().IndexError, "no such group");
  const Value first = marks->items[2 * group], last = marks->items[2 * group + 1];
  if (!first.is_small_int() || !last.is_small_int()) return type_error(vm, "marks wanted");
  const int64_t start = first.as_small_int(), stop = last.as_small_int();
  if (start < 0) return Ref(otherwise);
  if (is_str(text)) return str_slice(vm, as_str(text), start, stop);
  std::string_view bytes;
  if (!bytes_like(text, bytes)) return type_error(vm, "expected string or bytes-like object");
  const auto size = static_cast<int64_t>(bytes.size());  // a bytearray may have shrunk since
  const int64_t from = std::min(start, size), to = std::min(stop, size);
  return new_bytes(vm, bytes.substr(static_cast<size_t>(from), static_cast<size_t>(to - from)));
}

/// group(text, marks, group, otherwise)
Ref group(Vm& vm, Args args) {
  int64_t index = -1;
  if (!is_tuple(args[1])) return type_error(vm, "marks wanted");
  if (!vm.as_int64(args[2], index)) {  // larger than any group's number
    vm.take_exception();
    index = -1;
  }
  return piece(vm, args[0], as_tuple(args[1]), index, args[3]);
}

/// groups(text, marks, otherwise): all but the whole.
Ref groups(Vm& vm, Args args) {
  if (!is_tuple(args[1])) return type_error(vm, "marks wanted");
  const Tuple* marks = as_tuple(args[1]);
  Ref out = new_tuple(vm, (marks->size - 1) / 2 - 1);
  for (int64_t i = 0; out && i < as_tuple(out)->size; ++i) {
    Ref item = piece(vm, args[0], marks, i + 1, args[2]);
    if (!item) return {};
    as_tuple(out)->items[i] = item.release();
  }
  return out;
}

const NativeDef kMethods[] = {
    {"find", "text, pos, endpos, anchor, /", find},
    {"find_all", "text, pos, endpos, limit, /", find_all},
};

Ref names(Vm& vm, Value v) {
  Ref out = new_dict(vm);
  for (const auto& [name, group] : as<ProgramObject>(v)->program->names)
    if (!out || !dict_set(vm, as_dict(out), name, Value::small_int(group))) return {};
  return out;
}
const PropertyDef kProperties[] = {
    {"groups", [](Vm&, Value v) { return Ref(Value::small_int(as<ProgramObject>(v)->program->groups)); }, nullptr},
    {"flags", [](Vm&, Value v) { return Ref(Value::small_int(as<ProgramObject>(v)->program->flags)); }, nullptr},
    {"names", names, nullptr},
};

const NativeDef kFunctions[] = {
    {"compile", "pattern, flags, /", compile},
    {"group", "text, marks, group, otherwise, /", group},
    {"groups", "text, marks, otherwise, /", groups},
};

}  // namespace

bool init_re(Vm& vm, Module* module) {
  TypeDef def{"_re.Program", sizeof(ProgramObject), nullptr, {}, kMethods};
  def.is_final = true;
  def.slots.finalize = [](Object* o) {
    delete static_cast<ProgramObject*>(o)->program;
    delete static_cast<ProgramObject*>(o)->widened;
  };
  Type* type = vm.extension<ProgramType>().type = vm.make_type(def);
  return type && add_properties(vm, type, kProperties) && vm.set_module_attribute(module, "Program", Value(type)) &&
         vm.add_functions(module, kFunctions);
}

}  // namespace refjit::vm
