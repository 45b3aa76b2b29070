// Builtin functions that run code or meet the outside world: print, input, open, exec, eval, compile, exit.
#include "vm/audit.h"
#include "vm/builtins/builtins.h"
#include "vm/code.h"
#include "vm/frame.h"
#include "vm/module.h"
#include "vm/modules/text_stream.h"
#include "vm/modules/tree_reader.h"
#include "vm/source_text.h"
#include "vm/types/define.h"
#include "vm/types/text.h"

namespace refjit::vm {

namespace {

/// sys.stdout, or null when there is none.
Value standard_stream(Vm& vm, Str* name) {
  Dict* modules = loaded_modules(vm);
  const Value sys = modules ? dict_get(modules, vm.intern("sys")) : Value();
  return sys && is_exactly(sys, vm.types().module) ? dict_get(as<Module>(sys)->dict, name) : Value();
}

bool text_or_none(Vm& vm, Value v, const char* name, std::string_view fallback, std::string_view& out) {
  out = fallback;
  if (v.is_none()) return true;
  if (!is_str(v)) return fail(type_error(vm, std::string(name) + " must be None or a string, not " + vm.type_name(v)));
  out = view_of(v);
  return true;
}

/// One write for the whole line; guest streams get the pieces as CPython sends them.
Ref print(Vm& vm, Args args) {
  const std::span<const Value> items = as_tuple(args[0])->span();
  std::string_view sep, end;
  if (!text_or_none(vm, args[1], "sep", " ", sep) || !text_or_none(vm, args[2], "end", "\n", end)) return {};
  Ref file(args[3]);
  if (file.get().is_none()) {
    file = Ref(standard_stream(vm, vm.names().stdout_));
    if (!file)
      file = none();
    else if (file.get().is_none())
      return none();
  }
  const auto flushed = [&]() -> Ref {
    bool flush;
    if (!vm.truth(args[4], flush)) return {};
    return !flush || file.get().is_none() || vm.call_method(file, vm.names().flush, {}) ? none() : Ref();
  };
  int fd = 1;
  if (file.get().is_none() || is_host_stream(vm, file, fd)) {
    std::string line;
    for (size_t i = 0; i < items.size(); ++i) {
      if (i) line += sep;
      if (!append_str(vm, line, items[i])) return {};
    }
    line += end;
    if (file.get().is_none() || !has_surrogates(line)) {
      vm.host().write(fd, line);
      return flushed();
    }
  }
  Ref write = vm.get_attribute(file, vm.names().write);
  if (!write) return {};
  const auto send = [&](Ref text) { return text && vm.call(write, {text}); };
  for (size_t i = 0; i < items.size(); ++i) {
    if (i && !send(new_str(vm, sep))) return {};
    if (!send(vm.str(items[i]))) return {};
  }
  return send(new_str(vm, end)) ? flushed() : Ref();
}

/// A standard stream that input() needs; the program may have put another into sys, or none.
Ref required_stream(Vm& vm, Str* name) {
  Ref sys = vm.import("sys");
  const Value stream = sys ? standard_stream(vm, name) : Value();
  if (vm.has_exception() || (stream && !stream.is_none())) return stream;
  return vm.raise(vm.types().RuntimeError, "input(): lost sys." + std::string(name->view()));
}

bool write_prompt(Vm& vm, const Ref& out, Value prompt) {
  std::string text;
  if (prompt && !append_str(vm, text, prompt)) return false;
  int fd = 1;
  if (is_host_stream(vm, out, fd)) return vm.host().write(fd, text), true;
  Ref shown = new_str(vm, text);
  return shown && (!prompt || vm.call_method(out, vm.names().write, {shown})) &&
         vm.call_method(out, vm.intern("flush"), {});
}

Ref input(Vm& vm, Args args) {
  Ref in = required_stream(vm, vm.intern("stdin"));
  Ref out = in ? required_stream(vm, vm.names().stdout_) : Ref();
  if (!out || !write_prompt(vm, out, args[0])) return {};
  int fd = 0;
  std::string line;
  if (is_host_stream(vm, in, fd)) {
    if (!input_line(vm, line)) return {};
  } else {
    Ref read = vm.call_method(in, vm.intern("readline"), {});
    if (!read) return {};
    if (!is_str(read)) return type_error(vm, "object.readline() returned non-string");
    line = view_of(read);
  }
  if (line.empty()) return vm.raise(vm.types().EOFError, "EOF when reading a line");
  if (line.back() == '\n') line.pop_back();
  return new_str(vm, line);
}

Ref open(Vm& vm, Args args) {
  Ref io = vm.import("io");
  Ref function = io ? vm.get_attribute(io, "open") : Ref();
  return function ? vm.call(function, args) : Ref();
}

/// Source text of exec, eval and compile.
bool source_text(Vm& vm, Value v, const char* name, const char* kinds, std::string& out) {
  std::string_view bytes;
  if (is_str(v)) {
    out = view_of(v);
    if (has_surrogates(out) && !vm.call_method(v, vm.intern("encode"), {})) return false;
  } else if (!bytes_like(v, bytes))
    return fail(type_error(vm, std::string(name) + "() arg 1 must be a " + kinds));
  if (!is_str(v) && !decode_source(vm, out = bytes, "unknown encoding: ")) return false;
  if (out.find('\0') != std::string::npos)
    return fail(vm.raise(vm.types().SyntaxError, "source code string cannot contain null bytes"));
  return true;
}

/// Namespaces of exec and eval: given ones, or the caller's.
bool namespaces(Vm& vm, const char* name, Value globals, Value locals, Ref& out_globals, Ref& out_locals) {
  const bool is_eval = std::string_view(name) == "eval";
  if (!globals.is_none() && !is_dict(globals))
    return fail(type_error(
        vm, is_eval ? (vm.type_of(globals)->slots.get_item ? "globals must be a real dict; try eval(expr, {}, mapping)"
                                                           : "globals must be a dict")
                    : "exec() globals must be a dict, not " + vm.type_name(globals)));
  if (!locals.is_none() && !vm.type_of(locals)->slots.get_item)
    return fail(type_error(
        vm, is_eval ? "locals must be a mapping" : "locals must be a mapping or None, not " + vm.type_name(locals)));
  out_globals = Ref(globals);
  out_locals = Ref(locals);
  if (globals.is_none()) {
    Dict* own = caller_globals(vm);
    out_globals = own ? Ref(Value(own)) : new_dict(vm);
    if (locals.is_none()) out_locals = own ? caller_locals(vm) : out_globals;
  } else if (locals.is_none()) {
    out_locals = out_globals;
  }
  return out_globals && out_locals;
}

/// The __future__ bits of the code that calls exec, eval or compile.
constexpr uint32_t kFutureBits = 0x1fe0000;
uint32_t inherited_flags(Vm& vm) {
  const Frame* frame = vm.current_frame();
  return frame ? frame->code->source->flags & kFutureBits : 0;
}

/// Whether the closure given to exec() is what the code needs.
bool check_closure(Vm& vm, const char* name, const Code* code, Value closure) {
  const uint32_t count = code->free_count;
  if (std::string_view(name) == "eval") {
    if (!count) return true;
    return fail(type_error(vm, "code object passed to eval() may not contain free variables"));
  }
  if (!count) {
    if (closure.is_none()) return true;
    return fail(type_error(vm, "cannot use a closure with this code object"));
  }
  bool is_good = is_exactly(closure, vm.types().tuple) && as_tuple(closure)->size == static_cast<int64_t>(count);
  for (int64_t i = 0; is_good && i < count; ++i) is_good = is_exactly(as_tuple(closure)->items[i], vm.types().cell);
  if (is_good) return true;
  return fail(type_error(vm, "code object requires a closure of exactly length " + std::to_string(count)));
}

Ref run(Vm& vm, const char* name, Args args, python::Mode mode) {
  Ref globals, locals;
  if (!namespaces(vm, name, args[1], args[2], globals, locals)) return {};
  Ref code(args[0]);
  if (!is_exactly(code, vm.types().code)) {
    if (args.count > 3 && !args[3].is_none())
      return type_error(vm, "closure can only be used when source is a code object");
    std::string text;
    if (!source_text(vm, args[0], name, "string, bytes or code object", text)) return {};
    if (mode == python::Mode::Eval) text.erase(0, text.find_first_not_of(" \t"));
    code = compile_text(vm, "<string>", std::move(text), mode, false, inherited_flags(vm));
    if (!code) return {};
  } else if (!check_closure(vm, name, as<Code>(code), args.count > 3 ? args[3] : kNone)) {
    return {};
  } else if (as<Code>(code)->free_count) {
    Ref made = vm.call(Value(vm.types().function), {code, globals, kNone, kNone, args[3]});
    return made && vm.call(made, {}) ? none() : Ref();
  } else if (as<Code>(code)->arg_count || as<Code>(code)->source->keyword_only_count) {
    Ref made = vm.call(Value(vm.types().function), {code, globals});
    return made ? vm.call(made, {}) : Ref();  // Raises: arguments are missing.
  }
  if (!audit(vm, "exec", {code})) return {};
  Ref result = execute_code(vm, as<Code>(code), as_dict(globals), locals);
  if (!result) return {};
  return std::string_view(name) == "exec" ? none() : result;
}

Ref exec(Vm& vm, Args args) { return run(vm, "exec", args, python::Mode::Exec); }
Ref eval(Vm& vm, Args args) { return run(vm, "eval", args, python::Mode::Eval); }

/// Is `text` what stands in the file that `path` names? Then it is compiled as an import compiles it: tracebacks show
/// its lines.
bool is_text_of_file(Vm& vm, std::string_view path, const std::string& text) {
  if (path.empty() || path.front() == '<') return false;
  const auto now = vm.host().read_file(std::string(path));
  return now && *now == text;
}

Ref compile(Vm& vm, Args args) {
  std::string_view path;
  if (is_str(args[1]))
    path = view_of(args[1]);
  else if (!bytes_like(args[1], path))
    return type_error(vm, "expected str, bytes or os.PathLike object, not " + vm.type_name(args[1]));
  Str* mode;
  if (!is_str(args[2])) return type_error(vm, "compile() argument 'mode' must be str, not " + vm.type_name(args[2]));
  mode = as_str(args[2]);
  int64_t flags, optimize;
  bool is_alone;
  if (!vm.as_int64(args[3], flags) || !vm.truth(args[4], is_alone) || !vm.as_int64(args[5], optimize)) return {};
  constexpr int64_t kOnlyAst = 0x400;
  constexpr int64_t kKnownFlags = kFutureBits | 0x7610;
  if (flags & ~kKnownFlags) return value_error(vm, "compile(): unrecognised flags");
  if (optimize < -1 || optimize > 2) return value_error(vm, "compile(): invalid optimize value");
  if (!is_alone) flags |= inherited_flags(vm);
  python::Mode kind;
  if (mode->view() == "exec")
    kind = python::Mode::Exec;
  else if (mode->view() == "eval")
    kind = python::Mode::Eval;
  else if (mode->view() == "single")
    kind = python::Mode::Single;
  else if (mode->view() == "func_type" && !(flags & kOnlyAst))
    return value_error(vm, "compile() mode 'func_type' requires flag PyCF_ONLY_AST");
  else
    return value_error(vm, "compile() mode must be 'exec', 'eval' or 'single'");
  Ref shown = is_str(args[0]) ? new_bytes(vm, view_of(args[0])) : Ref(args[0]);
  if (!shown || !audit(vm, "compile", {shown, args[1]})) return {};
  std::string text;
  const bool is_text = is_str(args[0]) || is_kind(args[0], kTypeBytes);
  if (!is_text || (flags & kOnlyAst)) {
    Ref module = vm.import("ast");
    Ref base = module ? vm.get_attribute(module, "AST") : Ref();
    if (!base) return {};
    if (is_text) return vm.call(vm.get_attribute(module, "parse"), {args[0], args[1], args[2]});
    if (is_kind(base, kTypeType) && vm.is_instance(args[0], base.as<Type>())) {
      if (flags & kOnlyAst) return args[0];
      Ref classes = vm.get_attribute(module, "_made");
      if (!classes || !is_dict(classes)) return {};
      const std::string name(path);
      const FileId file = vm.files().add(name, "", false);
      auto tree = read_tree(vm, args[0], as_dict(classes), kind, file);
      return tree ? compile_tree(vm, name, std::move(tree), kind, static_cast<uint32_t>(flags),
                                 static_cast<int>(optimize))
                  : Ref();
    }
  }
  if (!source_text(vm, args[0], "compile", "string, bytes or AST object", text)) return {};
  const bool has_source = is_text_of_file(vm, path, text);
  return compile_text(vm, path, std::move(text), kind, has_source, static_cast<uint32_t>(flags),
                      static_cast<int>(optimize));
}

/// breakpoint(...): whatever sys.breakpointhook is.
Ref breakpoint(Vm& vm, Args args) {
  Ref sys = vm.import("sys");
  Ref hook = sys ? vm.find_attribute(sys, vm.intern("breakpointhook")) : Ref();
  if (hook) return vm.call(hook, args);
  return vm.has_exception() ? Ref() : vm.raise(vm.types().RuntimeError, "lost sys.breakpointhook");
}

/// __import__(name, ...): what the import statement calls.
Ref import_builtin(Vm& vm, Args args) {
  if (!is_str(args[0])) return type_error(vm, "module name must be a string");
  int64_t level;
  if (!vm.as_int64(args[4], level)) return {};
  if (level < 0) return vm.raise(vm.types().ValueError, "level must be >= 0");
  Dict* globals = is_dict(args[1]) ? as_dict(args[1]) : nullptr;
  if (level > 0 && !globals && !args[1].is_none()) return type_error(vm, "globals must be a dict");
  return import_module(vm, as_str(args[0])->view(), globals, args[3], static_cast<int>(level));
}

const NativeDef kFunctions[] = {
    {"__import__", "name, globals=None, locals=None, fromlist=(), level=0", import_builtin},
    {"print", "*args, sep=' ', end='\\n', file=None, flush=False", print},
    {"input", "prompt='', /", input},
    {"open", "file, mode='r', buffering=-1, encoding=None, errors=None, newline=None, closefd=True, opener=None", open},
    {"exec", "source, globals=None, locals=None, /, *, closure=None", exec},
    {"eval", "source, globals=None, locals=None, /", eval},
    {"compile", "source, filename, mode, flags=0, dont_inherit=False, optimize=-1, *, _feature_version=-1", compile},
    {"breakpoint", nullptr, breakpoint},
};

}  // namespace

std::span<const NativeDef> execution_functions() { return kFunctions; }

}  // namespace refjit::vm
