// Tracebacks: recorded while an exception leaves frames, printed as CPython 3.11 prints them, with source lines and
// marks under the failing expression.
#include <algorithm>

#include "base/library_file.h"
#include "python/python.h"
#include "vm/core/c_functions.h"
#include "vm/core/call.h"
#include "vm/core/code_parts.h"
#include "vm/core/signature.h"
#include "vm/core/suggestions.h"
#include "vm/exception.h"

namespace refjit::vm {

namespace {

constexpr const char* kGraphName = "<graph>";  // of an entry without code

template <class T>
T* as(Value v) {
  return reinterpret_cast<T*>(v.object());
}

void traceback_finalize(Object* o) {
  auto* t = static_cast<Traceback*>(o);
  drop(t->next);
  drop(t->code);
  drop(t->globals);
  drop(t->frame);
}
void traceback_traverse(Object* o, const Visitor& visitor) {
  auto* t = static_cast<Traceback*>(o);
  visit(visitor, t->next);
  visit(visitor, t->globals);
  visit(visitor, t->frame);
}
Ref read_next(Vm&, Value v) {
  auto* t = as<Traceback>(v);
  return t->next ? Ref(Value(t->next)) : Ref(kNone);
}
bool write_next(Vm& vm, Value v, Value next) {
  if (!next.is_none() && !is_exactly(next, vm.types().traceback)) {
    vm.raise(vm.types().TypeError, "expected traceback object, got '" + vm.type_name(next) + "'");
    return false;
  }
  for (const Traceback* t = next.is_none() ? nullptr : as<Traceback>(next); t; t = t->next) {
    if (Value(t) != v) continue;
    vm.raise(vm.types().ValueError, "traceback loop detected");
    return false;
  }
  assign_object(as<Traceback>(v)->next, next.is_none() ? Value() : own(next));
  return true;
}
Ref read_line(Vm& vm, Value v) { return vm.integer(as<Traceback>(v)->span.line); }
Ref read_lasti(Vm& vm, Value v) {
  const auto* t = as<Traceback>(v);
  return vm.integer(t->code ? byte_offset(t->code, t->word) : 0);
}
/// What stands for the code of a place in a graph: one instruction there.
Ref graph_code(Vm& vm, const Span& place) {
  auto code = std::make_shared<python::CodeObject>();
  code->name = code->qualname = kGraphName;
  code->file = place.file;
  code->filename = vm.files()[place.file].name;
  code->first_line = place.line;
  code->words = {python::make_word(python::Op::NOP, 0)};
  code->spans = {place};
  return make_code(vm, std::move(code));
}
Ref read_frame(Vm& vm, Value v) {
  auto* t = as<Traceback>(v);
  if (t->frame) return Value(t->frame);
  Ref code = t->code ? Ref(Value(t->code)) : graph_code(vm, t->span);
  Ref globals = t->globals ? Ref(Value(t->globals)) : vm.dict();
  if (!code || !globals) return Ref();
  auto* frame = make_object<FrameObject>(vm, vm.types().frame);
  if (!frame) return Ref();
  frame->code = own(as<Code>(code));
  frame->globals = own(as<Dict>(globals));
  frame->word = t->word;
  t->frame = frame;
  return Value(frame);
}
/// types.TracebackType(next, frame, lasti, line): an entry made by hand.
Ref traceback_construct(Vm& vm, Type* type, Args args) {
  static constexpr NativeDef kNew = {"TracebackType", "tb_next, tb_frame, tb_lasti, tb_lineno", nullptr};
  Value values[4];
  Ref keep[2];
  if (!bind_native(vm, kNew, *signature_of(vm, kNew, nullptr), args, values, keep)) return {};
  if (!values[0].is_none() && !is_exactly(values[0], vm.types().traceback)) {
    return vm.raise(vm.types().TypeError, "expected traceback object or None, got '" + vm.type_name(values[0]) + "'");
  }
  if (!is_exactly(values[1], vm.types().frame)) {
    return vm.raise(vm.types().TypeError,
                    "TracebackType() argument 'tb_frame' must be frame, not " + vm.type_name(values[1]));
  }
  int64_t offset, line;
  if (!vm.as_int64(values[2], offset) || !vm.as_int64(values[3], line)) return {};
  auto* t = make_object<Traceback>(vm, type);
  if (!t) return {};
  auto* frame = as<FrameObject>(values[1]);
  t->next = values[0].is_none() ? nullptr : own(as<Traceback>(values[0]));
  t->frame = own(frame);
  t->code = own(frame->code);
  t->globals = own(frame->globals);
  t->word = word_at(t->code, offset);
  t->span.line = static_cast<uint32_t>(line);
  return Ref::steal(Value(t));
}
constexpr PropertyDef kProperties[] = {{"tb_next", read_next, write_next},
                                       {"tb_lineno", read_line, nullptr},
                                       {"tb_lasti", read_lasti, nullptr},
                                       {"tb_frame", read_frame, nullptr}};

// ---- printing

/// Width of UTF-8 text in code points up to byte `end`.
size_t characters(std::string_view text, size_t end) {
  size_t count = 0;
  for (size_t i = 0; i < end && i < text.size(); ++i)
    if ((static_cast<unsigned char>(text[i]) & 0xC0) != 0x80) ++count;
  return count;
}

/// Within `segment` (one expression), the byte range of the operator or subscript that failed; false: none to show.
bool find_anchors(std::string_view segment, size_t& left_end, size_t& right_start) {
  FileTable files;
  const FileId file = files.add("<anchors>", "(" + std::string(segment) + "\n)");
  auto tree = python::parse(files, file, {python::Mode::Eval});
  if (!tree) return false;
  const auto* root = python::ast::cast<python::ast::Expression>((*tree)->root());
  if (!root) return false;
  const python::ast::Node* body = root->body;
  auto offset = [&](uint32_t line, uint32_t col) { return line == 1 ? static_cast<size_t>(col) - 1 : segment.size(); };
  if (const auto* op = python::ast::cast<python::ast::BinOp>(body)) {
    size_t at = offset(op->left->span.end_line, op->left->span.end_col);
    const size_t right = offset(op->right->span.line, op->right->span.col);
    while (at < right && (segment[at] == ' ' || segment[at] == ')' || segment[at] == '\\' || segment[at] == '\t')) ++at;
    if (at >= segment.size()) return false;
    left_end = at;
    right_start = at + 1;
    if (at + 1 < right && segment[at + 1] != ' ' && segment[at + 1] != '\\' && segment[at + 1] != '#' &&
        segment[at] != ' ') {
      const std::string_view two = segment.substr(at, 2);
      if (two == "**" || two == "//" || two == "<<" || two == ">>") right_start = at + 2;
    }
    return true;
  }
  if (const auto* subscript = python::ast::cast<python::ast::Subscript>(body)) {
    size_t at = offset(subscript->value->span.end_line, subscript->value->span.end_col);
    while (at < segment.size() && segment[at] != '[') ++at;
    left_end = at;
    right_start = segment.size();
    return at < right_start;
  }
  return false;
}

/// The line of marks, or nothing when they would underline the whole line.
std::string marks_of(std::string_view line, const Span& span) {
  if (span.end_line == 0 || span.line == 0) return "";
  size_t indent = 0;
  while (indent < line.size() && (line[indent] == ' ' || line[indent] == '\t' || line[indent] == '\f')) ++indent;
  size_t start = span.col;
  size_t end = span.end_line == span.line ? span.end_col : line.size();
  std::string_view stripped = line;
  while (!stripped.empty() && (stripped.back() == ' ' || stripped.back() == '\t' || stripped.back() == '\r'))
    stripped.remove_suffix(1);
  end = std::min(end, stripped.size());
  if (start >= end || start < indent) return "";
  size_t left_end = 0, right_start = 0;
  bool has_anchors = false;
  if (span.end_line == span.line) has_anchors = find_anchors(line.substr(start, end - start), left_end, right_start);
  const size_t first = characters(line, start) - characters(line, indent);
  const size_t last = characters(line, end) - characters(line, indent);
  const size_t whole = characters(stripped, stripped.size()) - characters(line, indent);
  if (!has_anchors && last - first == whole) return "";
  std::string marks(first, ' ');
  const size_t left = characters(line, start + left_end) - characters(line, start);
  const size_t right = characters(line, start + right_start) - characters(line, start);
  for (size_t i = 0; i < last - first; ++i) marks += has_anchors && (i < left || i >= right) ? '~' : '^';
  return marks;
}

/// The line as it was compiled; of code that the program compiled itself, as the file that it names has it now.
std::string line_text(Vm& vm, FileId id, uint32_t line, const std::string& file) {
  if (vm.files()[id].has_source) return std::string(vm.files().line(id, line));
  if (file.empty() || file.front() == '<' || !vm.host().is_file(file)) return "";
  const auto text = vm.host().read_file(file);
  if (!text) return "";
  size_t start = 0;
  for (uint32_t i = 1; i < line && start != std::string::npos; ++i) {
    start = text->find('\n', start);
    if (start != std::string::npos) ++start;
  }
  return start == std::string::npos ? "" : text->substr(start, text->find('\n', start) - start);
}

std::string entry_text(Vm& vm, const Traceback* t) {
  const std::string file = t->code ? std::string(t->code->filename->view()) : vm.files()[t->span.file].name;
  const std::string name = t->code ? std::string(t->code->name->view()) : kGraphName;
  std::string text = "  File \"" + file + "\", line " + std::to_string(t->span.line) + ", in " + name + "\n";
  const FileId id = t->span.file ? t->span.file : t->code ? t->code->source->file : 0;
  const std::string whole_line = line_text(vm, id, t->span.line, file);
  const std::string_view line = whole_line;
  size_t indent = 0;
  while (indent < line.size() && (line[indent] == ' ' || line[indent] == '\t' || line[indent] == '\f')) ++indent;
  std::string_view shown = line.substr(indent);
  while (!shown.empty() && (shown.back() == ' ' || shown.back() == '\t' || shown.back() == '\r'))
    shown.remove_suffix(1);
  if (shown.empty()) return text;
  text += "    " + std::string(shown) + "\n";
  const std::string marks = marks_of(line, t->span);
  if (!marks.empty()) text += "    " + marks + "\n";
  return text;
}

std::string traceback_text(Vm& vm, const Traceback* first) {
  std::string text = "Traceback (most recent call last):\n";
  const Traceback* previous = nullptr;
  int repeats = 0;
  auto flush = [&] {
    // After three equal entries the rest are counted.
    if (repeats > 3) {
      const int more = repeats - 3;
      text += "  [Previous line repeated " + std::to_string(more) + " more time" + (more == 1 ? "" : "s") + "]\n";
    }
  };
  for (const Traceback* t = first; t; t = t->next) {
    if (previous && previous->code == t->code && previous->span.line == t->span.line) {
      ++repeats;
    } else {
      flush();
      repeats = 1;
    }
    previous = t;
    if (repeats <= 3) text += entry_text(vm, t);
  }
  flush();
  return text;
}

std::string quiet_str(Vm& vm, Value v, const char* fallback) {
  Ref text = vm.str(v);
  if (text) return std::string(vm.text(text));
  vm.take_exception();
  return fallback;
}

std::string attribute_text(Vm& vm, Value v, const char* name) {
  Ref found = vm.find_attribute(v, vm.intern(name));
  if (!found) {
    if (vm.has_exception()) vm.take_exception();
    return "";
  }
  return found.get().is_none() ? "" : quiet_str(vm, found, "");
}

/// File, line, source and caret of a SyntaxError.
std::string syntax_location(Vm& vm, Value exception) {
  const std::string line_number = attribute_text(vm, exception, "lineno");
  if (line_number.empty()) return "";
  const std::string file = attribute_text(vm, exception, "filename");
  std::string text = "  File \"" + (file.empty() ? "<string>" : file) + "\", line " + line_number + "\n";
  std::string source = attribute_text(vm, exception, "text");
  while (!source.empty() && (source.back() == '\n' || source.back() == '\r')) source.pop_back();
  size_t indent = 0;
  while (indent < source.size() && (source[indent] == ' ' || source[indent] == '\t' || source[indent] == '\f'))
    ++indent;
  if (source.size() == indent) return text;
  const std::string shown = source.substr(indent);
  text += "    " + shown + "\n";
  const std::string offset_text = attribute_text(vm, exception, "offset");
  if (offset_text.empty()) return text;
  int64_t offset = std::strtoll(offset_text.c_str(), nullptr, 10);
  const std::string end_text = attribute_text(vm, exception, "end_offset");
  const std::string end_line = attribute_text(vm, exception, "end_lineno");
  int64_t end = end_text.empty() ? 0 : std::strtoll(end_text.c_str(), nullptr, 10);
  const int64_t length = count_code_points(shown);
  const int64_t first = offset - 1 - static_cast<int64_t>(indent);
  if (!end_line.empty() && end_line != line_number) end = length + static_cast<int64_t>(indent) + 1;
  int64_t last = end > 0 ? end - 1 - static_cast<int64_t>(indent) : first + 1;
  if (first < 0) return text;
  last = std::max(std::min(last, length + 1), first + 1);
  return text + "    " + std::string(static_cast<size_t>(first), ' ') +
         std::string(static_cast<size_t>(last - first), '^') + "\n";
}

std::string final_line(Vm& vm, Value exception) {
  Type* type = vm.type_of(exception);
  std::string name = full_type_name(vm, type);
  if (name.rfind("__main__.", 0) == 0) name = name.substr(9);
  std::string text;
  std::string message;
  if (vm.is_instance(exception, vm.types().SyntaxError)) {
    text = syntax_location(vm, exception);
    message = attribute_text(vm, exception, "msg");
    if (message.empty()) message = "<no detail available>";
  } else {
    message = quiet_str(vm, exception, "<exception str() failed>");
    if (const std::string near = suggested_name(vm, exception); !near.empty())
      message += ". Did you mean: '" + near + "'?";
  }
  text += message.empty() ? name + "\n" : name + ": " + message + "\n";
  Ref notes = vm.find_attribute(exception, vm.names().notes);
  if (!notes) {
    if (vm.has_exception()) vm.take_exception();
    return text;
  }
  if (is_list(notes) || is_tuple(notes)) {
    vm.for_each(notes, [&](Value note) {
      text += quiet_str(vm, note, "<note str() failed>") + "\n";
      return true;
    });
    if (vm.has_exception()) vm.take_exception();
  }
  return text;
}

/// Every line of `text` behind `prefix`.
std::string indented(const std::string& text, const std::string& prefix) {
  std::string result;
  size_t start = 0;
  while (start < text.size()) {
    const size_t end = std::min(text.find('\n', start), text.size() - 1);
    result += prefix + text.substr(start, end - start + 1);
    start = end + 1;
  }
  return result;
}

std::string group_text(Vm& vm, Value exception, int depth);

/// One exception without the chain before it.
std::string single_text(Vm& vm, Value exception, int depth) {
  if (vm.is_instance(exception, vm.types().BaseExceptionGroup)) return group_text(vm, exception, depth);
  const Value tb = exception_of(exception)->traceback;
  return (tb ? traceback_text(vm, as<Traceback>(tb)) : "") + final_line(vm, exception);
}

std::string chain_text(Vm& vm, Value exception, int depth);

std::string group_text(Vm& vm, Value exception, int depth) {
  const Value tb = exception_of(exception)->traceback;
  std::string head;
  if (tb) head = "Exception Group " + traceback_text(vm, as<Traceback>(tb));
  head += final_line(vm, exception);
  const bool is_outermost = depth == 0;
  const std::string bar = is_outermost ? "  | " : "| ";
  std::string text = indented(head, bar);
  if (is_outermost && text.size() > 2 && tb) text = "  + " + text.substr(4);
  const Tuple* members = as_tuple(exception_of(exception)->fields[1]);
  const std::string pad = is_outermost ? "  " : "";
  for (int64_t i = 0; i < members->size; ++i) {
    text += (i == 0 ? pad + "+-" : pad + "  ") + "+---------------- " + std::to_string(i + 1) + " ----------------\n";
    if (depth < 10) {
      std::string inner = chain_text(vm, members->items[i], depth + 1);
      const bool is_group = vm.is_instance(members->items[i], vm.types().BaseExceptionGroup);
      text += is_group ? indented(inner, pad + "  ") : indented(inner, pad + "  | ");
    }
  }
  const bool last_is_group =
      members->size > 0 && vm.is_instance(members->items[members->size - 1], vm.types().BaseExceptionGroup);
  if (!last_is_group) text += pad + "  +------------------------------------\n";
  return text;
}

std::string chain_text(Vm& vm, Value exception, int depth) {
  // From the last one back to the first; printed the other way round.
  struct Link {
    Value exception;
    const char* connection;
  };
  std::vector<Link> links;
  std::vector<Value> seen;
  const char* connection = nullptr;
  for (Value e = exception; e && std::find(seen.begin(), seen.end(), e) == seen.end();) {
    seen.push_back(e);
    links.push_back({e, connection});
    const BaseException* x = exception_of(e);
    if (x->cause) {
      e = x->cause;
      connection = "\nThe above exception was the direct cause of the following exception:\n\n";
    } else if (x->context && !x->suppress_context) {
      e = x->context;
      connection = "\nDuring handling of the above exception, another exception occurred:\n\n";
    } else {
      break;
    }
  }
  std::string text;
  for (auto link = links.rbegin(); link != links.rend(); ++link) {
    text += single_text(vm, link->exception, depth);
    if (link->connection) text += link->connection;
  }
  return text;
}

}  // namespace

bool define_traceback_type(Vm& vm) {
  TypeDef def{};
  def.name = "traceback";
  def.instance_bytes = sizeof(Traceback);
  def.is_gc = true;
  def.is_final = true;
  def.slots.finalize = traceback_finalize;
  def.slots.traverse = traceback_traverse;
  def.slots.clear = traceback_finalize;
  def.slots.construct = traceback_construct;
  return define_type(vm, vm.types().traceback, def) && add_properties(vm, vm.types().traceback, kProperties);
}

namespace {

/// Takes the library's own frames off the inner end of a traceback, as a function without frames would leave it.
void drop_library_frames(Vm& vm, BaseException* e) {
  Traceback* kept = as<Traceback>(e->traceback);
  while (kept && kept->code && is_library_file(vm.files()[kept->code->source->file].name)) kept = kept->next;
  if (Value(kept) == e->traceback) return;
  assign(e->traceback, kept ? own(Value(kept)) : Value());
}

}  // namespace

void add_traceback(Vm& vm, Frame* frame, uint32_t word) {
  Value exception = vm.state().exception;
  if (!exception) return;
  const bool is_library = is_library_file(vm.files()[frame->code->source->file].name);
  if (is_library && is_native_in_cpython(vm, frame->globals, frame->code->qualname->view()))
    return drop_library_frames(vm, exception_of(exception));
  // Made by hand: nothing here may raise over the exception that is on its way.
  vm.state().memory.is_out_of_memory = true;
  auto* t = make_object<Traceback>(vm, vm.types().traceback);
  // The program's own frames can be asked for their variables later, as in CPython; the library's cannot.
  if (t && !frame->object && !is_library) make_frame_object(vm, frame);
  vm.state().memory.is_out_of_memory = false;
  if (!t) return;
  t->code = own(frame->code);
  t->globals = own(frame->globals);
  t->word = word;
  const auto& spans = frame->code->source->spans;
  if (word < spans.size()) t->span = spans[word];
  if (t->span.line == 0) t->span.line = frame->code->source->first_line;
  if (t->span.file == 0) t->span.file = frame->code->source->file;
  if (frame->object) t->frame = own(frame->object);
  BaseException* e = exception_of(exception);
  t->next = as<Traceback>(e->traceback);
  e->traceback = Value(t);
}

std::string Vm::format_exception(Value exception) {
  Ref keep(exception);
  Ref pending = has_exception() ? take_exception() : Ref();
  std::string text = chain_text(*this, exception, 0);
  if (pending) set_exception(*this, pending.release());
  return text;
}

Ref Vm::raise(const Error& error) {
  const char* type = error.kind == ErrorKind::User ? error.type.c_str() : "RuntimeError";
  raise(type, error.message);
  add_place(*this, error.span);
  return Ref();
}

void add_place(Vm& vm, const Span& place) {
  const Value exception = vm.state().exception;
  if (!place.is_known() || !exception) return;
  auto* t = make_object<Traceback>(vm, vm.types().traceback);
  if (!t) return;
  t->span = place;
  BaseException* e = exception_of(exception);
  t->next = as<Traceback>(e->traceback);
  e->traceback = Value(t);
}

}  // namespace refjit::vm
