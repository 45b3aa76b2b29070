// The module sys: what belongs to the interpreter itself.
#include <cfloat>
#include <cmath>

#include "vm/audit.h"
#include "vm/core/async_hooks.h"
#include "vm/core/call.h"
#include "vm/core/coroutine_origins.h"
#include "vm/core/sizes.h"
#include "vm/core/tracing.h"
#include "vm/exception.h"
#include "vm/modules/text_stream.h"

namespace refjit::vm {

Ref library_module_names(Vm& vm);           // sys_names.cpp
Ref built_in_module_names(Vm& vm);          // sys_names.cpp
Ref sys_audit(Vm& vm, Args args);           // audit.cpp
Ref sys_add_audit_hook(Vm& vm, Args args);  // audit.cpp

namespace {

template <class T>
T* as(Value v) {
  return reinterpret_cast<T*>(v.object());
}

Value handled_exception(Vm& vm) {
  for (HandledException* h = vm.state().handled; h; h = h->previous)
    if (h->exception && !h->exception.is_none()) return h->exception;
  return kNone;
}

Ref sys_exc_info(Vm& vm, Args) {
  const Value e = handled_exception(vm);
  if (e.is_none()) return new_tuple(vm, {kNone, kNone, kNone});
  const Value tb = exception_of(e)->traceback;
  return new_tuple(vm, {Value(vm.type_of(e)), e, tb ? tb : kNone});
}
Ref sys_exception(Vm& vm, Args) { return handled_exception(vm); }
Ref sys_exit(Vm& vm, Args args) {
  if (is_tuple(args[0])) {
    const Tuple* values = reinterpret_cast<Tuple*>(args[0].object());
    Ref made = vm.call(Value(vm.types().SystemExit), {values->items, static_cast<uint32_t>(values->size), nullptr});
    return made ? vm.raise_value(made) : Ref();
  }
  return vm.raise_value(make_exception(vm, vm.types().SystemExit, args[0].is_none() ? Value() : args[0]));
}
Ref sys_getrecursionlimit(Vm& vm, Args) { return vm.integer(recursion_limit(vm)); }
Ref sys_setrecursionlimit(Vm& vm, Args args) {
  int64_t limit;
  if (!vm.as_int64(args[0], limit)) return Ref();
  if (limit < 1) return vm.raise(vm.types().ValueError, "recursion limit must be greater or equal than 1");
  if (limit <= vm.state().depth) {
    return vm.raise(vm.types().RecursionError, "cannot set the recursion limit to " + std::to_string(limit) +
                                                   " at the recursion depth " + std::to_string(vm.state().depth) +
                                                   ": the limit is too low");
  }
  set_recursion_limit(vm, static_cast<int>(std::min<int64_t>(limit, INT32_MAX)));
  return kNone;
}
Ref sys_set_origin_depth(Vm& vm, Args args) {
  int64_t depth;
  if (!vm.as_int64(args[0], depth)) return Ref();
  if (depth < 0) return vm.raise(vm.types().ValueError, "depth must be >= 0");
  vm.extension<CoroutineOrigins>().depth = static_cast<int>(std::min<int64_t>(depth, INT32_MAX));
  return kNone;
}

/// Threads take turns at fixed places: the interval is kept for who asks for it, in whole microseconds as in CPython.
struct SwitchInterval : Vm::Extension {
  explicit SwitchInterval(Vm&) {}
  double microseconds = 5000;
};
Ref sys_set_switch_interval(Vm& vm, Args args) {
  double seconds;
  if (!vm.as_double(args[0], seconds)) return Ref();
  if (!(seconds > 0)) return vm.raise(vm.types().ValueError, "switch interval must be strictly positive");
  vm.extension<SwitchInterval>().microseconds = std::trunc(seconds * 1e6);
  return kNone;
}

Ref sys_getrefcount(Vm& vm, Args args) {
  return vm.integer(args[0].is_object() ? args[0].object()->references + 1 : 1000000000);
}
Ref sys_getsizeof(Vm& vm, Args args) {
  bool found;
  Ref size = call_special(vm, args[0], vm.names().sizeof_, {}, found);
  if (!found) return vm.integer(vm.type_of(args[0])->instance_bytes);
  if (size && !is_int(size)) size = vm.raise(vm.types().TypeError, "an integer is required");
  if (size && int_is_negative(size)) return vm.raise(vm.types().ValueError, "__sizeof__() should return >= 0");
  // What CPython's collector keeps in front of an object.
  if (size && has_collector_head(vm, args[0])) return vm.binary(BinaryOp::Add, size, Value::small_int(16));
  if (size || args[1].is_none() || !vm.exception_matches(vm.types().TypeError)) return size;
  vm.take_exception();
  return args[1];
}
Ref sys_intern(Vm& vm, Args args) {
  if (!is_exactly(args[0], vm.types().str)) {
    return vm.raise(vm.types().TypeError, "intern() argument must be str, not " + vm.type_name(args[0]));
  }
  return Value(intern_str(vm, as_str(args[0])));
}
Ref sys_getframe(Vm& vm, Args args) {
  int64_t depth;
  if (!vm.as_int64(args[0], depth)) return Ref();
  Frame* frame = vm.state().frame;
  for (; frame && depth > 0; --depth) frame = frame->previous;
  if (!frame) return vm.raise(vm.types().ValueError, "call stack is not deep enough");
  Ref made = make_frame_object(vm, frame);
  return made && audit(vm, "sys._getframe", {made}) ? made : Ref();
}
/// Text to sys.stdout or sys.stderr as the guest has set it; where there is none, to `fd` if one is given.
bool write_stream(Vm& vm, const char* name, std::string_view text, int fd = 0) {
  Ref sys = vm.import("sys");
  Ref stream = sys ? vm.find_attribute(sys, vm.intern(name)) : Ref();
  if (!stream || stream.get().is_none()) {
    if (vm.has_exception()) vm.take_exception();
    if (fd) return vm.host().write(fd, text), true;
    return vm.raise(vm.types().RuntimeError, std::string("lost sys.") + name), false;
  }
  Ref shown = vm.string(text);
  return shown && vm.call_method(stream, vm.names().write, {shown});
}
Ref sys_displayhook(Vm& vm, Args args) {
  if (args[0].is_none()) return kNone;
  // _ is None while the value is shown.
  if (!vm.set_module_attribute(builtins_module(vm), "_", kNone)) return Ref();
  Ref text = vm.repr(args[0]);
  if (!text || !write_stream(vm, "stdout", vm.text(text)) || !write_stream(vm, "stdout", "\n")) return Ref();
  return vm.set_module_attribute(builtins_module(vm), "_", args[0]) ? Ref(kNone) : Ref();
}
Ref sys_excepthook(Vm& vm, Args args) {
  if (is_exception(args[1])) {
    Value& own_traceback = exception_of(args[1])->traceback;
    if (!own_traceback && is_exactly(args[2], vm.types().traceback)) own_traceback = own(args[2]);
    return write_stream(vm, "stderr", vm.format_exception(args[1]), 2) ? Ref(kNone) : Ref();
  }
  Ref text = vm.str(args[1]);
  if (!text) return Ref();
  return write_stream(
             vm, "stderr",
             "TypeError: print_exception(): Exception expected for value, " + vm.type_name(args[1]) + " found\n", 2)
             ? Ref(kNone)
             : Ref();
}
Ref sys_set_digit_limit(Vm& vm, Args args) {
  int64_t limit;
  if (!vm.as_int64(args[0], limit)) return Ref();
  if (limit != 0 && limit < 640) return vm.raise(vm.types().ValueError, "maxdigits must be 0 or larger than 640");
  set_digit_limit(vm, limit);
  return kNone;
}
Ref sys_call_tracing(Vm& vm, Args args) {
  if (!is_tuple(args[1]))
    return vm.raise(vm.types().TypeError, "call_tracing() argument 2 must be tuple, not " + vm.type_name(args[1]));
  const auto items = as_tuple(args[1])->span();
  return vm.call(args[0], Args{items.data(), static_cast<uint32_t>(items.size()), nullptr});
}
/// "Exception ignored in: OBJECT" and the traceback.
Ref sys_unraisablehook(Vm& vm, Args args) {
  Ref exception = vm.get_attribute(args[0], "exc_value");
  Ref message = exception ? vm.get_attribute(args[0], "err_msg") : Ref();
  Ref object = message ? vm.get_attribute(args[0], "object") : Ref();
  if (!object) return Ref();
  std::string text = is_str(message) ? std::string(vm.text(message)) : "Exception ignored in";
  if (!object.get().is_none()) {
    Ref shown = vm.repr(object);
    if (!shown) vm.take_exception();
    text += ": " + (shown ? std::string(vm.text(shown)) : "<object repr() failed>");
  } else if (is_str(message)) {
    text += ":";
  }
  if (is_exception(exception)) text += "\n" + vm.format_exception(exception);
  return write_stream(vm, "stderr", text, 2) ? Ref(kNone) : Ref();
}
/// Calls what PYTHONBREAKPOINT names, pdb.set_trace if it names nothing.
Ref sys_breakpointhook(Vm& vm, Args args) {
  bool found = false;
  std::string name = vm.host().environment("PYTHONBREAKPOINT", found);
  if (name == "0") return kNone;
  if (name.empty()) name = "pdb.set_trace";
  const size_t dot = name.rfind('.');
  Ref module = vm.import(dot == std::string::npos ? "builtins" : name.substr(0, dot));
  Ref hook = module ? vm.get_attribute(module, name.substr(dot + 1)) : Ref();
  return hook ? vm.call(hook, args) : Ref();
}
/// {thread: innermost frame}: there is one thread.
Ref sys_current_frames(Vm& vm, Args) {
  Ref frames = vm.dict();
  if (!frames || !vm.state().frame) return frames;
  Ref frame = make_frame_object(vm, vm.state().frame);
  return frame && dict_store(vm, frames.as<Dict>(), Value::small_int(1), frame) ? frames : Ref();
}
Ref sys_current_exceptions(Vm& vm, Args args) {
  Ref exceptions = vm.dict();
  Ref info = exceptions ? sys_exc_info(vm, args) : Ref();
  return info && dict_store(vm, exceptions.as<Dict>(), Value::small_int(1), info) ? exceptions : Ref();
}
Ref sys_false(Vm&, Args) { return kFalse; }
Ref sys_encoding(Vm& vm, Args) { return vm.string("utf-8"); }
Ref sys_nothing(Vm&, Args) { return kNone; }
template <void (*set)(Vm&, Value)>
Ref sys_set_function(Vm& vm, Args args) {
  set(vm, args[0].is_none() ? Value() : args[0]);
  return kNone;
}
Ref sys_gettrace(Vm& vm, Args) { return vm.state().tracer ? Ref(vm.state().tracer) : Ref(kNone); }
Ref sys_getprofile(Vm& vm, Args) { return vm.state().profiler ? Ref(vm.state().profiler) : Ref(kNone); }

constexpr NativeDef kFunctions[] = {
    {"exc_info", "", sys_exc_info},
    {"exception", "", sys_exception},
    {"exit", "status=None, /", sys_exit},
    {"getrecursionlimit", "", sys_getrecursionlimit},
    {"setrecursionlimit", "limit, /", sys_setrecursionlimit},
    {"getrefcount", "object, /", sys_getrefcount},
    {"getsizeof", "object, default=None", sys_getsizeof},
    {"intern", "string, /", sys_intern},
    {"_getframe", "depth=0, /", sys_getframe},
    {"displayhook", "object, /", sys_displayhook},
    {"excepthook", "exctype, value, traceback, /", sys_excepthook},
    {"is_finalizing", "", sys_false},
    {"gettrace", "", sys_gettrace},
    {"getprofile", "", sys_getprofile},
    {"settrace", "function, /", sys_set_function<set_tracer>},
    {"setprofile", "function, /", sys_set_function<set_profiler>},
    {"audit", "event, /, *args", sys_audit},
    {"addaudithook", "hook", sys_add_audit_hook},
    {"unraisablehook", "unraisable, /", sys_unraisablehook},
    {"breakpointhook", nullptr, sys_breakpointhook},
    {"_current_frames", "", sys_current_frames},
    {"_current_exceptions", "", sys_current_exceptions},
    {"get_coroutine_origin_tracking_depth", "",
     [](Vm& vm, Args) { return vm.integer(vm.extension<CoroutineOrigins>().depth); }},
    {"set_coroutine_origin_tracking_depth", "depth", sys_set_origin_depth},
    {"_debugmallocstats", "", sys_nothing},

    {"getdlopenflags", "", [](Vm& vm, Args) { return vm.integer(2); }},
    {"setdlopenflags", "flags, /", sys_nothing},
    {"getswitchinterval", "",
     [](Vm& vm, Args) { return Ref(Value::of(1e-6 * vm.extension<SwitchInterval>().microseconds)); }},
    {"setswitchinterval", "interval, /", sys_set_switch_interval},
    {"get_int_max_str_digits", "", [](Vm& vm, Args) { return vm.integer(digit_limit(vm)); }},
    {"set_int_max_str_digits", "maxdigits", sys_set_digit_limit},
    {"call_tracing", "func, args, /", sys_call_tracing},
    {"_clear_type_cache", "", sys_nothing},
    {"getallocatedblocks", "", [](Vm& vm, Args) { return vm.integer(0); }},
    {"getfilesystemencodeerrors", "", [](Vm& vm, Args) { return vm.string("surrogateescape"); }},
    {"getdefaultencoding", "", sys_encoding},
    {"getfilesystemencoding", "", sys_encoding}};

/// A tuple whose items also have names, as sys.version_info.
struct NamedField {
  const char* name;
  Value value;
};
template <int index>
Ref read_item(Vm&, Value v) {
  return as_tuple(v)->items[index];
}
constexpr PropertyDef kVersionProperties[] = {{"major", read_item<0>, nullptr},
                                              {"minor", read_item<1>, nullptr},
                                              {"micro", read_item<2>, nullptr},
                                              {"releaselevel", read_item<3>, nullptr},
                                              {"serial", read_item<4>, nullptr}};
constexpr PropertyDef kFloatProperties[] = {
    {"max", read_item<0>, nullptr},   {"max_exp", read_item<1>, nullptr},  {"max_10_exp", read_item<2>, nullptr},
    {"min", read_item<3>, nullptr},   {"min_exp", read_item<4>, nullptr},  {"min_10_exp", read_item<5>, nullptr},
    {"dig", read_item<6>, nullptr},   {"mant_dig", read_item<7>, nullptr}, {"epsilon", read_item<8>, nullptr},
    {"radix", read_item<9>, nullptr}, {"rounds", read_item<10>, nullptr}};

constexpr PropertyDef kFlagsProperties[] = {{"debug", read_item<0>, nullptr},
                                            {"inspect", read_item<1>, nullptr},
                                            {"interactive", read_item<2>, nullptr},
                                            {"optimize", read_item<3>, nullptr},
                                            {"dont_write_bytecode", read_item<4>, nullptr},
                                            {"no_user_site", read_item<5>, nullptr},
                                            {"no_site", read_item<6>, nullptr},
                                            {"ignore_environment", read_item<7>, nullptr},
                                            {"verbose", read_item<8>, nullptr},
                                            {"bytes_warning", read_item<9>, nullptr},
                                            {"quiet", read_item<10>, nullptr},
                                            {"hash_randomization", read_item<11>, nullptr},
                                            {"isolated", read_item<12>, nullptr},
                                            {"dev_mode", read_item<13>, nullptr},
                                            {"utf8_mode", read_item<14>, nullptr},
                                            {"warn_default_encoding", read_item<15>, nullptr},
                                            {"safe_path", read_item<16>, nullptr},
                                            {"int_max_str_digits", read_item<17>, nullptr}};
constexpr PropertyDef kIntProperties[] = {{"bits_per_digit", read_item<0>, nullptr},
                                          {"sizeof_digit", read_item<1>, nullptr},
                                          {"default_max_str_digits", read_item<2>, nullptr},
                                          {"str_digits_check_threshold", read_item<3>, nullptr}};
constexpr PropertyDef kHashProperties[] = {
    {"width", read_item<0>, nullptr},     {"modulus", read_item<1>, nullptr},   {"inf", read_item<2>, nullptr},
    {"nan", read_item<3>, nullptr},       {"imag", read_item<4>, nullptr},      {"algorithm", read_item<5>, nullptr},
    {"hash_bits", read_item<6>, nullptr}, {"seed_bits", read_item<7>, nullptr}, {"cutoff", read_item<8>, nullptr}};
constexpr PropertyDef kThreadProperties[] = {
    {"name", read_item<0>, nullptr}, {"lock", read_item<1>, nullptr}, {"version", read_item<2>, nullptr}};

Ref named_repr(Vm& vm, Value v) {
  Type* type = vm.type_of(v);
  std::string text = full_type_name(vm, type) + "(";
  Value key, value;
  int64_t n = 0;
  // Properties stand in the type's dict in the order of the items.
  for (int32_t i = 0; dict_next(type->dict, i, key, value);) {
    if (!value.is_object() || value.object()->type != vm.types().getset_descriptor) continue;
    Ref item = vm.repr(as_tuple(v)->items[n]);
    if (!item) return Ref();
    text += (n ? ", " : "") + std::string(vm.text(key)) + "=" + std::string(vm.text(item));
    ++n;
  }
  return vm.string(text + ")");
}

Ref named_tuple(Vm& vm, const char* name, std::span<const PropertyDef> fields, std::span<const Value> items) {
  TypeDef def{};
  def.name = name;
  def.instance_bytes = vm.types().tuple->instance_bytes;
  def.base = vm.types().tuple;
  def.slots.repr = named_repr;
  Type* type = vm.make_type(def);
  if (!type || !add_properties(vm, type, fields)) return Ref();
  const auto count = Value::small_int(static_cast<int64_t>(fields.size()));
  std::vector<Ref> names;
  std::vector<Value> values;
  for (const PropertyDef& field : fields) names.push_back(vm.string(field.name)), values.push_back(names.back());
  Ref match = vm.tuple(values);
  if (!match || !set_type_attribute(vm, type, "n_fields", count) ||
      !set_type_attribute(vm, type, "n_sequence_fields", count) ||
      !set_type_attribute(vm, type, "n_unnamed_fields", Value::small_int(0)) ||
      !set_type_attribute(vm, type, "__match_args__", match))
    return Ref();
  return new_tuple_of(vm, type, items);
}

// ---- hooks of asynchronous generators

constexpr PropertyDef kAsyncHookProperties[] = {{"firstiter", read_item<0>, nullptr},
                                                {"finalizer", read_item<1>, nullptr}};

Ref sys_get_async_hooks(Vm& vm, Args) {
  auto& hooks = vm.extension<AsyncHooks>();
  const Value parts[] = {hooks.first ? hooks.first.get() : kNone, hooks.finalizer ? hooks.finalizer.get() : kNone};
  if (!hooks.shape) hooks.shape = named_tuple(vm, "asyncgen_hooks", kAsyncHookProperties, parts);
  return hooks.shape ? new_tuple_of(vm, vm.type_of(hooks.shape), parts) : Ref();
}
Ref sys_set_async_hooks(Vm& vm, Args args) {
  static constexpr const char* kNames[] = {"firstiter", "finalizer"};
  for (int i = 0; i < 2; ++i)
    if (args[i] && !args[i].is_none() && !is_callable(vm, args[i]))
      return vm.raise(vm.types().TypeError,
                      std::string("callable ") + kNames[i] + " expected, got " + vm.type_name(args[i]));
  auto& hooks = vm.extension<AsyncHooks>();
  if (args[1]) hooks.finalizer = args[1];
  if (args[0]) hooks.first = args[0];
  return kNone;
}
constexpr NativeDef kAsyncHookFunctions[] = {{"get_asyncgen_hooks", "", sys_get_async_hooks},
                                             {"set_asyncgen_hooks", "firstiter=, finalizer=", sys_set_async_hooks}};

constexpr PropertyDef kUnraisableProperties[] = {{"exc_type", read_item<0>, nullptr},
                                                 {"exc_value", read_item<1>, nullptr},
                                                 {"exc_traceback", read_item<2>, nullptr},
                                                 {"err_msg", read_item<3>, nullptr},
                                                 {"object", read_item<4>, nullptr}};

/// sys.implementation: which Python this is.
Ref implementation(Vm& vm, Value version) {
  Ref name = vm.string("refjit"), tag = vm.string("refjit-311"), number = vm.integer(0x030b07f0);
  Ref keys[] = {vm.string("name"), vm.string("cache_tag"), vm.string("version"), vm.string("hexversion")};
  Ref names = vm.tuple(std::initializer_list<Value>{keys[0], keys[1], keys[2], keys[3]});
  const Value values[] = {name, tag, version, number};
  return names ? vm.call(Value(vm.types().simple_namespace), Args{values, 0, names.as<Tuple>()}) : Ref();
}

/// flags, int_info, hash_info, thread_info, and the hooks as they are before a program changes them.
bool add_facts(Vm& vm, Module* module) {
  auto set = [&](const char* name, Ref value) { return value && vm.set_module_attribute(module, name, value); };
  auto number = [&](int64_t n) { return Value::small_int(static_cast<int32_t>(n)); };
  Value flags[18];  // set_flags() fills them
  std::fill(std::begin(flags), std::end(flags), number(0));
  const Value ints[] = {number(30), number(4), number(4300), number(640)};
  Ref modulus = vm.integer((int64_t{1} << 61) - 1), algorithm = vm.string("siphash13"), pthread = vm.string("pthread"),
      lock = vm.string("semaphore");
  const Value hashes[] = {number(64), modulus,    number(314159), number(0), number(1000003),
                          algorithm,  number(64), number(128),    number(0)};
  const Value threads[] = {pthread, lock, kNone};
  for (const char* hook : {"displayhook", "excepthook", "unraisablehook", "breakpointhook"}) {
    Ref function = vm.get_attribute(Value(module), hook);
    if (!function || !set(("__" + std::string(hook) + "__").c_str(), function)) return false;
  }
  Ref own_stdin = new_host_stream(vm, 0);
  return set("stdin", own_stdin) && set("__stdin__", own_stdin) && set("pycache_prefix", kNone) &&
         set("flags", named_tuple(vm, "sys.flags", kFlagsProperties, flags)) &&
         set("int_info", named_tuple(vm, "sys.int_info", kIntProperties, ints)) &&
         set("hash_info", named_tuple(vm, "sys.hash_info", kHashProperties, hashes)) &&
         set("thread_info", named_tuple(vm, "sys.thread_info", kThreadProperties, threads));
}

bool init_sys(Vm& vm, Module* module) {
  if (!vm.add_functions(module, kFunctions) || !vm.add_functions(module, kAsyncHookFunctions)) return false;
  auto set = [&](const char* name, Ref value) { return value && vm.set_module_attribute(module, name, value); };
  Ref final_text = vm.string("final");
  const Value version[] = {Value::small_int(3), Value::small_int(11), Value::small_int(7), final_text,
                           Value::small_int(0)};
  const Value floats[] = {Value::of(DBL_MAX),      Value::small_int(1024), Value::small_int(308), Value::of(DBL_MIN),
                          Value::small_int(-1021), Value::small_int(-307), Value::small_int(15),  Value::small_int(53),
                          Value::of(DBL_EPSILON),  Value::small_int(2),    Value::small_int(1)};
  Ref empty = vm.string("");
  const Value argv[] = {empty};
  Ref unknown = vm.list(argv);
  Ref project = vm.string("CPython");
  Ref git = project ? new_tuple(vm, {project, empty, empty}) : Ref();
  return set("modules", Value(loaded_modules(vm))) && set("path", import_path(vm)) && set("argv", unknown) &&
         set("stdout", new_host_stream(vm, 1)) && set("stderr", new_host_stream(vm, 2)) &&
         set("__stdout__", new_host_stream(vm, 1)) && set("__stderr__", new_host_stream(vm, 2)) &&
         add_facts(vm, module) && set("version", vm.string("3.11.7 (refjit) [C++]")) &&
         set("version_info", named_tuple(vm, "sys.version_info", kVersionProperties, version)) &&
         set("float_info", named_tuple(vm, "sys.float_info", kFloatProperties, floats)) &&
         set("hexversion", vm.integer(0x030b07f0)) && set("maxsize", vm.integer(INT64_MAX)) &&
         set("maxunicode", vm.integer(0x10ffff)) && set("platform", vm.string("linux")) &&
         set("byteorder", vm.string("little")) && set("executable", vm.string("")) && set("prefix", vm.string("")) &&
         set("dont_write_bytecode", kTrue) && set("builtin_module_names", built_in_module_names(vm)) &&
         set("stdlib_module_names", library_module_names(vm)) && set("_git", git) && set("_framework", empty) &&
         set("_home", empty) && set("_base_executable", empty) && set("warnoptions", vm.list({})) &&
         set("copyright", vm.string("refjit")) && set("exec_prefix", vm.string("")) &&
         set("base_prefix", vm.string("")) && set("base_exec_prefix", vm.string("")) &&
         set("float_repr_style", vm.string("short")) && set("orig_argv", vm.list({})) && set("meta_path", kNone) &&
         set("path_hooks", kNone) && set("path_importer_cache", kNone) &&  // import_finders.h
         set("api_version", vm.integer(1013)) && set("platlibdir", vm.string("lib")) &&
         set("abiflags", vm.string("")) &&
         set("implementation", implementation(vm, vm.get_attribute(Value(module), "version_info"))) &&
         set("_xoptions", vm.dict());
}

}  // namespace

/// What unraisablehook is called with: its five fields.
Ref make_unraisable(Vm& vm, std::span<const Value> fields) {
  return named_tuple(vm, "UnraisableHookArgs", kUnraisableProperties, fields);
}

bool register_sys(Vm& vm) {
  vm.register_module("sys", init_sys);
  return true;
}

}  // namespace refjit::vm
