#include "vm/vm.h"

#include <algorithm>

#include "base/library_file.h"
#include "python/compile_warnings.h"
#include "python/defer.h"
#include "python/error_span.h"
#include "python/freeze.h"
#include "tensor/memory.h"
#include "vm/character_names.h"
#include "vm/core/call.h"
#include "vm/core/import_finders.h"
#include "vm/core/signature.h"
#include "vm/core/tracing.h"
#include "vm/deferred.h"
#include "vm/exception.h"
#include "vm/execute.h"
#include "vm/modules/tree_reader.h"
#include "vm/source_text.h"
#include "vm/types/text.h"
#include "vm/warn.h"

namespace refjit::vm {

Vm::State::State(const Options& options_in) : options(options_in) {
  recursion_limit = depth_limit = options.recursion_limit;
  memory.budget = options.object_budget_bytes;
}
Vm::State::~State() = default;

namespace {

/// Bare Type objects for every builtin type, so that they may refer to each other.
bool make_bare_types(Vm& vm) {
  BuiltinTypes& t = vm.types();
  // `type` is its own type: made by hand.
  Type seed{};
  seed.instance_bytes = sizeof(Type);
  seed.type_flags = kTypeGc;
  seed.vm = &vm;
  t.type = make_object<Type>(vm, &seed);
  if (!t.type) return false;
  t.type->type = t.type;
  t.type->vm = &vm;
  t.type->instance_bytes = sizeof(Type);
  t.type->type_flags = kTypeGc;
  t.type->version = vm.state().next_type_version++;
#define REFJIT_BARE(field, name) \
  if (!t.field && !(t.field = new_bare_type(vm, t.type))) return false;
  REFJIT_CORE_TYPES(REFJIT_BARE)
  REFJIT_DATA_TYPES(REFJIT_BARE)
  REFJIT_EXCEPTION_TYPES(REFJIT_BARE)
#undef REFJIT_BARE
  return true;
}

/// The object that a type has one of, for a call without arguments.
Ref only_one(Vm& vm, Args args, Value object, const char* name) {
  return args.count || args.keywords ? vm.raise(vm.types().TypeError, std::string(name) + " takes no arguments")
                                     : Ref(object);
}

bool define_constants(Vm& vm) {
  TypeDef none{};
  none.name = "NoneType";
  none.instance_bytes = sizeof(Object);
  none.is_final = true;
  none.slots.repr = [](Vm& v, Value) { return v.string("None"); };
  none.slots.truth = [](Vm&, Value, bool& out) { return out = false, true; };
  none.slots.hash = [](Vm&, Value, int64_t& out) { return out = 0xfca86420, true; };
  none.slots.binary[static_cast<int>(BinaryOp::Or)] = new_union;
  none.slots.construct = [](Vm& v, Type*, Args args) { return only_one(v, args, kNone, "NoneType"); };
  none.slots.init = [](Vm&, Value, Args) { return true; };
  TypeDef not_implemented{};
  not_implemented.name = "NotImplementedType";
  not_implemented.instance_bytes = sizeof(Object);
  not_implemented.is_final = true;
  not_implemented.slots.repr = [](Vm& v, Value) { return v.string("NotImplemented"); };
  not_implemented.slots.truth = [](Vm& v, Value, bool& out) {
    return out = true, warn(v, v.types().DeprecationWarning, "NotImplemented should not be used in a boolean context");
  };
  not_implemented.slots.construct = [](Vm& v, Type*, Args args) {
    return only_one(v, args, kNotImplemented, "NotImplementedType");
  };
  not_implemented.slots.init = none.slots.init;
  TypeDef ellipsis{};
  ellipsis.name = "ellipsis";
  ellipsis.instance_bytes = sizeof(Object);
  ellipsis.is_final = true;
  ellipsis.slots.repr = [](Vm& v, Value) { return v.string("Ellipsis"); };
  ellipsis.slots.construct = [](Vm& v, Type*, Args args) { return only_one(v, args, kEllipsis, "EllipsisType"); };
  ellipsis.slots.init = none.slots.init;
  return define_type(vm, vm.types().none, none) && define_type(vm, vm.types().not_implemented, not_implemented) &&
         define_type(vm, vm.types().ellipsis, ellipsis);
}

/// What `case` patterns take; subclasses inherit it.
void set_match_flags(BuiltinTypes& t) {
  for (Type* type : {t.list, t.tuple, t.range, t.memoryview}) type->type_flags |= kTypeMatchSequence;
  for (Type* type : {t.dict, t.mapping_proxy}) type->type_flags |= kTypeMatchMapping;
  for (Type* type :
       {t.bool_, t.bytearray, t.bytes, t.dict, t.float_, t.frozenset, t.int_, t.list, t.set, t.str, t.tuple}) {
    type->type_flags |= kTypeMatchSelf;
  }
}

bool start(Vm& vm) {
  set_match_flags(vm.types());
  Vm::State& state = vm.state();
  if (!define_object_type(vm) || !define_type_type(vm)) return false;
  // Descriptors come first: every other type's methods are made of them.
  if (!define_descriptor_types(vm) || !define_exception_types(vm)) return false;
  if (!define_data_types(vm) || !define_constants(vm)) return false;
  if (!define_function_types(vm) || !define_generator_types(vm) || !define_module_type(vm) ||
      !define_weak_reference_type(vm)) {
    return false;
  }
  Ref modules = new_dict(vm);
  Ref path = new_list(vm);
  if (!modules || !path) return false;
  state.modules = modules.as<Dict>();
  modules.release();
  Ref library = vm.string(kLibraryEntry);
  if (!library || !list_append(vm, path.as<List>(), library)) return false;
  state.path = path.as<List>();
  path.release();
  state.builtins = vm.make_module("builtins");
  if (!state.builtins) return false;
  own(state.builtins);
  if (!define_core_builtins(vm, state.builtins) || !define_builtins(vm, state.builtins)) return false;
  Ref name = vm.string("builtins");
  if (!name || !dict_store(vm, state.modules, name, Value(state.builtins))) return false;
  register_native_modules(vm);
  // sys exists from the start: print looks for sys.stdout in sys.modules.
  return register_sys(vm) && vm.import("sys");
}

}  // namespace

Vm::Vm(Host& host, FileTable& files, ReportSink& report, Options options)
    : host_(host),
      files_(files),
      report_(report),
      types_(std::make_unique<BuiltinTypes>()),
      names_(std::make_unique<Names>()),
      state_(std::make_unique<State>(options)) {
  state_->memory.is_enabled = false;
  if (make_bare_types(*this)) {
    init_data_state(*this);
#define REFJIT_INTERN(field, text) names_->field = intern(text);
    REFJIT_NAMES(REFJIT_INTERN)
#undef REFJIT_INTERN
    start(*this);
  }
  state_->memory.is_enabled = true;
}

Vm::~Vm() {
  State& s = *state_;
  s.is_ending = true;
  s.hook = nullptr;
  s.extensions.clear();
  drop(s.exception);
  drop(s.thread_handled.exception);
  if (s.modules) dict_clear(*this, s.modules);
  collect_cycles(*this);
  set_tracer(*this, Value());
  set_profiler(*this, Value());
  s.kept.clear();
  drop(s.modules);
  drop(s.path);
  drop(s.builtins);
  s.signatures.clear();
  s.memory.is_collecting = true;
  clear_all_objects(*this);
  end_data_state(*this);
}

PoolMemory& Vm::tensor_memory() {
  if (!state_->tensor_memory) state_->tensor_memory = std::make_unique<PoolMemory>();
  return *state_->tensor_memory;
}

// ---- values

Ref Vm::integer(int64_t value) {
  return Value::fits_small_int(value) ? Ref(Value::small_int(value)) : new_int(*this, value);
}
Ref Vm::unsigned_integer(uint64_t value) { return new_int_unsigned(*this, value); }
Ref Vm::string(std::string_view utf8) { return new_str(*this, utf8); }
Str* Vm::intern(std::string_view utf8) { return intern_str(*this, utf8); }
Ref Vm::tuple(std::span<const Value> items) { return new_tuple(*this, items); }
Ref Vm::list(std::span<const Value> items) { return new_list(*this, items); }
Ref Vm::dict() { return new_dict(*this); }

Vm::Extension* find_extension(Vm& vm, const void* key) {
  for (auto& [k, extension] : vm.state().extensions)
    if (k == key) return extension.get();
  return nullptr;
}
void add_extension(Vm& vm, const void* key, std::unique_ptr<Vm::Extension> extension) {
  vm.state().extensions.emplace_back(key, std::move(extension));
}

// ---- running

void Vm::set_frame_hook(FrameHook* hook) {
  state_->hook = hook;
  update_watch(*this);
}
Frame* Vm::current_frame() const { return state_->frame; }
Span Vm::current_span() const { return state_->frame ? frame_span(state_->frame) : Span(); }

Dict* caller_globals(Vm& vm) { return vm.state().frame ? vm.state().frame->globals : nullptr; }
Ref caller_locals(Vm& vm) {
  Frame* frame = vm.state().frame;
  if (frame && (frame->code->flags & python::kOptimized) && !frame->locals) {
    // locals() of a function is one dict, as its frame's f_locals is.
    Ref object = make_frame_object(vm, frame);
    return object ? frame_object_locals(vm, object.as<FrameObject>()) : Ref();
  }
  return frame ? frame_locals(vm, frame) : vm.raise(vm.types().SystemError, "frame does not exist");
}

namespace {

/// A SyntaxError with its location, from what the front-end says.
/// `has_text`: whether the line is shown (errors that CPython finds behind the parser look it up in the file).
/// `shown`: the line that the columns count in, where it is not the file's. `adds_newline`: the last line is shown with
/// the newline that CPython gives a module's text.
Ref raise_compile_error(Vm& vm, const Error& error, const std::string& file_name, bool has_text,
                        const std::string& shown = {}, bool adds_newline = true) {
  const Span& s = error.span;
  const bool is_without_lines = s.line == 0 && s.col == python::kBeforeLine;  // eval("") fails in line 0
  if (error.kind != ErrorKind::User || !(s.is_known() || is_without_lines)) return vm.raise(error);
  std::string_view line = is_without_lines ? ""
                          : shown.empty()  ? vm.files().line(s.file, s.line)
                                           : std::string_view(shown);
  if (line.ends_with('\n')) line.remove_suffix(1);
  Ref name = vm.string(file_name);
  // The line ends where it ends unless the tokenizer has gone on to the next one.
  const bool is_unclosed = error.message.find("was never closed") != std::string::npos;
  const bool is_bare = is_without_lines || s.end_col == python::kEndAtStart ||
                       error.message.compare(0, 13, "leading zeros") == 0 || s.end_line > s.line ||
                       (is_unclosed && !vm.files().line(s.file, s.line + 1).empty());
  const bool is_cut = is_bare || (!adds_newline && vm.files().line(s.file, s.line + 1).empty() &&
                                  vm.files()[s.file].text.back() != '\n');
  Ref text = has_text ? vm.string(std::string(line) + (is_cut ? "" : "\n")) : Ref(kNone);
  Ref message = vm.string(error.message);
  if (!name || !text || !message) return Ref();
  const auto column = [&](uint32_t on_line, uint32_t bytes) -> int64_t {
    if (bytes == python::kEndZero || bytes == python::kBeforeLine) return 0;
    if (bytes == python::kEndMinusOne) return -1;
    if (bytes == python::kEndAtStart) bytes = s.col;
    const std::string_view whole = shown.empty() ? vm.files().line(s.file, on_line) : std::string_view(shown);
    return count_code_points(whole.substr(0, std::min<size_t>(bytes, whole.size()))) + 1;
  };
  const bool has_end = s.end_line || is_without_lines;
  const Value end_line = has_end ? Value::small_int(s.end_line) : kNone;
  const Value end_column =
      has_end && s.end_col != python::kNoEnd ? Value::small_int(column(s.end_line, s.end_col)) : kNone;
  Ref location = new_tuple(
      vm, {name, Value::small_int(s.line), Value::small_int(column(s.line, s.col)), text, end_line, end_column});
  Ref type = vm.find_attribute(Value(vm.state().builtins), vm.intern(error.type));
  if (!location || !type) return vm.raise(error);
  return vm.raise_value(vm.call(type, {message, location}));
}

/// As above for what compiling a tree has found. Errors of scopes have the location in their attributes alone.
Ref raise_compile_error(Vm& vm, const Error& error, const std::string& file_name, bool has_text, bool is_early) {
  raise_compile_error(vm, error, file_name, has_text);
  if (!is_early || !vm.exception_matches(vm.types().SyntaxError)) return {};
  const Ref raised = vm.take_exception();
  const Ref message = vm.string(error.message);
  const Ref args = message ? new_tuple(vm, {message.get()}) : Ref();
  if (!args || !vm.set_attribute(raised, vm.intern("args"), args)) return {};
  return vm.raise_value(raised);
}

/// Runs `function` with `space` as its locals.
Value run_with_locals(Vm& vm, Function* function, Value space) {
  if (!enter_native(vm)) return Value();
  Frame* frame = push_frame(vm, own(function));
  Value result;
  if (frame) {
    frame->locals = own(space);
    result = evaluate(vm, frame);
  }
  leave_native(vm);
  return result;
}

}  // namespace

Ref execute_class_body(Vm& vm, Function* function, Value space) {
  return Ref::steal(run_with_locals(vm, function, space));
}

python::IdentifierForms::Table normal_identifiers(Vm& vm, std::string_view text) {
  python::IdentifierForms::Table table;
  const std::vector<std::string> names = python::IdentifierForms::changing_in(text);
  if (names.empty()) return table;
  Ref module = vm.import("unicodedata");
  Ref normalize = module ? vm.get_attribute(module, "normalize") : Ref();
  Ref form = normalize ? vm.string("NFKC") : Ref();
  for (const std::string& name : names) {
    Ref written = form ? vm.string(name) : Ref();
    Ref normal = written ? vm.call(normalize, {form, written}) : Ref();
    if (normal)
      table.emplace(name, std::string(vm.text(normal)));
    else if (vm.has_exception())
      vm.take_exception();
  }
  return table;
}

python::CharacterNames::Table named_characters(Vm& vm, std::string_view text) {
  python::CharacterNames::Table table;
  const std::vector<std::string> names = python::CharacterNames::named_in(text);
  if (names.empty()) return table;
  Ref module = vm.import("unicodedata");
  Ref lookup = module ? vm.get_attribute(module, "lookup") : Ref();
  for (const std::string& name : names) {
    Ref text_of_name = lookup ? vm.string(name) : Ref();
    Ref character = text_of_name ? vm.call(lookup, {text_of_name}) : Ref();
    if (!character) {
      if (vm.has_exception()) vm.take_exception();
      continue;
    }
    size_t offset = 0;
    const uint32_t code = next_code_point(vm.text(character), offset);
    if (offset == vm.text(character).size()) table.emplace(name, code);
  }
  return table;
}

namespace {

/// warnings.warn_explicit for each; one that the filters make an error is a SyntaxError at its line.
bool issue_warnings(Vm& vm, const std::vector<python::CompileWarning>& list, FileId file, const std::string& name) {
  if (list.empty()) return true;
  Ref module = vm.import("warnings");
  Ref warn = module ? vm.get_attribute(module, "warn_explicit") : Ref();
  if (!warn) return false;
  Ref file_name = vm.string(name);
  for (const python::CompileWarning& warning : list) {
    Type* category = warning.is_deprecation ? vm.types().DeprecationWarning : vm.types().SyntaxWarning;
    Ref text = vm.string(warning.text);
    if (!text || !file_name) return false;
    if (vm.call(warn, {text, Value(category), file_name, Value::small_int(warning.line)})) continue;
    if (!vm.exception_matches(category)) return false;
    vm.take_exception();
    return raise_compile_error(vm, user_error("SyntaxError", warning.text, {file, warning.line, 0, 0, 0}), name, false),
           false;
  }
  return true;
}

}  // namespace

bool warn(Vm& vm, Type* category, const std::string& text) {
  Ref module = vm.import("warnings");
  Ref issue = module ? vm.get_attribute(module, "warn") : Ref();
  Ref message = issue ? vm.string(text) : Ref();
  return message && vm.call(issue, {message, Value(category)});
}

bool warn_of_subclass(Vm& vm, const std::string& hook, const Type* wanted, Value given) {
  if (vm.type_of(given) == wanted) return true;
  const std::string name(wanted->name->view());
  return warn(vm, vm.types().DeprecationWarning,
              hook + " returned non-" + name + " (type " + vm.type_name(given) +
                  ").  The ability to return an instance of a strict subclass of " + name +
                  " is deprecated, and may not be supported in a future version of Python.");
}

Ref compile_text(Vm& vm, std::string_view file_name, std::string text, python::Mode mode, bool has_source,
                 uint32_t future_flags, int optimize) {
  const std::string name(file_name);
  if (has_source && !decode_source(vm, text)) return {};
  const python::CharacterNames characters(named_characters(vm, text));
  const python::IdentifierForms forms(normal_identifiers(vm, text));
  const FileId file = vm.files().add(name, std::move(text), has_source);
  python::CompileOptions options;
  options.mode = mode;
  options.future_flags = future_flags;
  options.optimize = optimize < 0 ? vm.state().optimize : optimize;
  python::CompileWarnings warnings;
  std::string shown;
  python::ParseOptions parse_options;
  parse_options.mode = mode;
  parse_options.error_line = &shown;
  auto tree = python::parse(vm.files(), file, parse_options);
  if (!tree) return raise_compile_error(vm, tree.error(), name, true, shown, mode == python::Mode::Exec);
  bool is_early = false;
  options.is_early_error = &is_early;
  auto code = python::compile(vm.files(), *std::move(tree), options);
  if (!code) return raise_compile_error(vm, code.error(), name, has_source, is_early);
  return issue_warnings(vm, warnings.list(), file, name) ? make_code(vm, *code) : Ref();
}

Ref compile_tree(Vm& vm, const std::string& file_name, std::shared_ptr<const python::Ast> tree, python::Mode mode,
                 uint32_t future_flags, int optimize) {
  python::CompileOptions options;
  options.mode = mode;
  options.future_flags = future_flags;
  options.optimize = optimize < 0 ? vm.state().optimize : optimize;
  python::CompileWarnings warnings;
  const FileId file = tree->file();
  bool is_early = false;
  options.is_early_error = &is_early;
  auto code = python::compile(vm.files(), std::move(tree), options);
  if (!code) return raise_compile_error(vm, code.error(), file_name, false, is_early);
  return issue_warnings(vm, warnings.list(), file, file_name) ? make_code(vm, *code) : Ref();
}

Ref compile_library(Vm& vm, const std::string& file_name, std::string text, std::string_view frozen) {
  const FileId file = vm.files().add(file_name, std::move(text));
  if (!frozen.empty()) return make_code(vm, python::thaw(frozen, vm.files(), file));
  auto code = python::compile_deferring(vm.files(), file);
  if (!code) return raise_compile_error(vm, code.error(), file_name, true);
  return make_code(vm, *code);
}

Ref execute_code(Vm& vm, Code* code, Dict* globals, Value locals) {
  // Only the main program has the module there; modules and what exec() runs have its namespace.
  if (!dict_get(globals, vm.names().builtins) &&
      !dict_set(vm, globals, vm.names().builtins, Value(vm.state().builtins->dict))) {
    return Ref();
  }
  Ref function = make_function(vm, code, globals);
  if (!function) return Ref();
  return Ref::steal(run_with_locals(vm, function.as<Function>(), locals ? locals : Value(globals)));
}

namespace {

/// Puts the folders of PYTHONPATH behind the program's own in sys.path, from the machine's root and each once.
bool add_environment_path(Vm& vm) {
  bool found = false;
  const std::string given = vm.state().ignores_environment ? std::string() : vm.host().environment("PYTHONPATH", found);
  if (given.empty()) return true;
  int64_t at = vm.state().is_safe_path ? 0 : 1;
  for (size_t start = 0; start <= given.size();) {
    const size_t end = std::min(given.find(':', start), given.size());
    const std::string entry = given.substr(start, end - start);
    start = end + 1;
    Ref folder = absolute_path(vm, entry.empty() ? "." : entry);
    if (!folder) return false;
    const List* path = vm.state().path;
    const bool is_there = std::any_of(path->items, path->items + path->size,
                                      [&](Value each) { return is_str(each) && vm.text(each) == vm.text(folder); });
    if (!is_there && !list_insert(vm, vm.state().path, at++, folder)) return false;
  }
  return true;
}

}  // namespace

bool Vm::run_main(const std::string& file_name, std::string text) {
  Module* main = make_module("__main__");
  Ref key = string("__main__");
  if (!main || !key || !dict_store(*this, state_->modules, key, Value(main))) return false;
  const bool has_source = file_name.empty() || file_name.front() != '<';  // "<stdin>" is no file (spec J12)
  Ref file = string(file_name), full = has_source ? absolute_path(*this, file_name) : file;
  const Ref annotations = dict();
  const bool has_file = file_name != "<string>" && file_name != "<frozen runpy>";  // -c and -m have none
  if (!file || !full || !annotations || !dict_set(*this, main->dict, intern("__annotations__"), annotations) ||
      !dict_set(*this, main->dict, names_->builtins, Value(state_->builtins)) ||
      (has_file &&
       (!dict_set(*this, main->dict, names_->file, file) || !dict_set(*this, main->dict, intern("__cached__"), kNone))))
    return false;
  // Modules beside the main script are found first.
  const std::string path(Vm::text(full));
  const size_t slash = path.rfind('/');
  Ref folder = string(slash == std::string::npos ? "" : path.substr(0, slash));
  if (!folder || (!state_->is_safe_path && !list_insert(*this, state_->path, 0, folder)) ||
      !add_environment_path(*this))
    return false;
  // Whoever runs the script with arguments has set them already.
  Ref sys = import("sys");
  Ref argv = sys ? find_attribute(sys, intern("argv")) : Ref();
  if (argv && is_list(argv) && argv.as<List>()->size == 1 && is_str(argv.as<List>()->items[0]) &&
      as_str(argv.as<List>()->items[0])->bytes == 0) {
    assign(argv.as<List>()->items[0], own(file.get()));
  }
  if (has_source && !check_utf8_file(*this, text, path)) return false;
  Ref code = compile_text(*this, file_name, std::move(text), python::Mode::Exec, has_source);
  return code && execute_code(*this, code.as<Code>(), main->dict);
}

}  // namespace refjit::vm
