#pragma once
// Vm: one guest interpreter. It owns objects, types, modules, the frame stack and the pending exception. Created by
// api/Session; everything native that acts for the guest takes a Vm&. Guest calls of guest functions do not use the C++
// stack; native code re-enters through call() (counted, ends in RecursionError). Invariant: at most one exception is
// pending, and exactly when a function of this room has just failed.
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "base/files.h"
#include "base/report.h"
#include "base/result.h"
#include "vm/object.h"

namespace refjit {
class PoolMemory;
}

namespace refjit::vm {

struct Frame;
struct Module;
struct Function;

/// The outside world, as the Session provides it.
class Host {
 public:
  virtual ~Host() = default;
  virtual void write(int fd, std::string_view text) = 0;  ///< 1 stdout, 2 stderr
  virtual double now() = 0;                               ///< time.time(), seconds
  virtual double monotonic() = 0;                         ///< time.perf_counter(), seconds
  virtual Result<std::string> read_file(const std::string& path) = 0;
  virtual bool write_file(const std::string& path, std::string_view text) = 0;
  virtual bool is_file(const std::string& path) = 0;
  /// Makes a folder and its parents; true when it is there afterwards.
  virtual bool make_folders(const std::string&) { return false; }
  /// `to` becomes what `from` was, in one step for other processes.
  virtual bool rename_file(const std::string& /*from*/, const std::string& /*to*/) { return false; }
  virtual bool remove_file(const std::string&) { return false; }
  struct FolderEntry {
    std::string name;
    int64_t bytes = 0;
    double modified = 0;  ///< Seconds, as now().
  };
  /// What a folder holds: itself as "./" first, then files, and folders with a slash at the end; none when it cannot be
  /// read.
  virtual std::vector<FolderEntry> list_files(const std::string&) { return {}; }
  virtual std::string environment(const std::string& name, bool& found) = 0;
  virtual std::string read_line() = 0;          ///< input(); empty at end of file
  virtual bool interrupted() { return false; }  ///< Asked now and then; true raises KeyboardInterrupt.
};

/// What a frame hook decided (PEP 523's place): evaluate as usual, or done with `result`. A null result means that an
/// exception is set: it is raised at the frame's current word, where the frame's own handlers may catch it.
struct HookOutcome {
  bool is_handled = false;
  Ref result;
};

/// Seen before a Python frame is evaluated, and again before the instruction at which the frame asked for it
/// (Frame::hook_at). Bytecode capture is its one user; nothing in the Vm knows of it.
class FrameHook {
 public:
  virtual ~FrameHook() = default;
  virtual HookOutcome on_frame(Vm& vm, Frame& frame) = 0;
};

struct BuiltinTypes;  // vm/builtin_types.h: every builtin Type*, by name
struct Names;         // vm/names.h: interned Str* of all dunder names

class Vm {
 public:
#if defined(__EMSCRIPTEN__) || defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  static constexpr int kNativeDepth = 200;
#else
  static constexpr int kNativeDepth = 900;
#endif
  struct Options {
    int64_t object_budget_bytes = int64_t{1} << 34;
    int recursion_limit = 1000;
    int native_depth_limit = kNativeDepth;  ///< Nested native re-entries; what the C++ stack of this build holds.
  };
  Vm(Host& host, FileTable& files, ReportSink& report, Options options);
  ~Vm();
  Vm(const Vm&) = delete;

  // ---- values
  Ref integer(int64_t value);
  Ref unsigned_integer(uint64_t value);
  Ref string(std::string_view utf8);
  Str* intern(std::string_view utf8);  ///< Borrowed: interned strings live as long as the Vm.
  Ref tuple(std::span<const Value> items);
  Ref list(std::span<const Value> items);
  Ref dict();
  Ref native_function(const NativeDef& def, Value module_name = kNone);

  // ---- acting on any object (exceptions as in Slots)
  Type* type_of(Value v);
  bool is_instance(Value v, Type* type);  ///< By mro, no __instancecheck__.
  Ref call(Value callee, Args args);
  Ref call(Value callee, std::initializer_list<Value> args);
  Ref call_method(Value object, Str* name, std::initializer_list<Value> args);
  Ref get_attribute(Value object, Str* name);
  Ref get_attribute(Value object, std::string_view name);
  Ref find_attribute(Value object, Str* name);  ///< Null without exception when there is none.
  bool set_attribute(Value object, Str* name, Value value);
  bool set_attribute(Value object, std::string_view name, Value value);
  Ref get_item(Value object, Value key);
  bool set_item(Value object, Value key, Value value);
  Ref iterate(Value object);
  Ref next(Value iterator);  ///< Null without exception: exhausted.
  /// Calls `body(item)` for each; stops when it returns false. False when an exception is set.
  template <class Body>
  bool for_each(Value iterable, Body&& body) {
    Ref iterator = iterate(iterable);
    if (!iterator) return false;
    while (Ref item = next(iterator))
      if (!body(item)) return !has_exception();
    return !has_exception();
  }
  Ref binary(BinaryOp op, Value left, Value right, bool in_place = false);
  Ref unary(UnaryOp op, Value operand);
  Ref compare(Value left, Value right, CompareOp op);
  bool equal(Value left, Value right, bool& out);
  bool truth(Value v, bool& out);
  bool hash(Value v, int64_t& out);
  bool length(Value v, int64_t& out);
  Ref repr(Value v);
  Ref str(Value v);
  Ref format(Value v, std::string_view spec);
  bool as_int64(Value v, int64_t& out);    ///< Through __index__; OverflowError when wider.
  bool as_double(Value v, double& out);    ///< Through __float__ / __index__.
  std::string_view text(Value str) const;  ///< UTF-8 of a Str.
  std::string type_name(Value v);

  // ---- exceptions: `return vm.raise(...)` from any function that returns Ref
  Ref raise(Type* type, std::string message);
  Ref raise(const char* type_name, std::string message);  ///< A builtin exception, by name.
  Ref raise(const Error& error);  ///< User errors become their Python type; spans are added to the traceback.
  Ref raise_value(Value exception);
  bool has_exception() const;
  bool exception_matches(Type* type) const;
  Ref take_exception();                           ///< Clears and returns it.
  std::string format_exception(Value exception);  ///< CPython's traceback text.

  // ---- types, modules, running
  Type* make_type(const TypeDef& def);
  bool add_methods(Type* type, std::span<const NativeDef> methods);
  Module* make_module(std::string_view name);
  bool set_module_attribute(Module* module, std::string_view name, Value value);
  bool add_functions(Module* module, std::span<const NativeDef> functions);
  using ModuleInit = bool (*)(Vm&, Module*);
  /// Registers a module written in C++; initialised at its first import.
  void register_module(std::string name, ModuleInit init);
  /// Registers a module's Python source (guest/); compiled at its first import.
  void register_source(std::string name, std::string_view source, bool is_package);
  Ref import(std::string_view dotted_name);
  /// Compiles and runs `text` as `__main__` (file name as given). False: an exception is set.
  bool run_main(const std::string& file_name, std::string text);

  void set_frame_hook(FrameHook* hook);
  Frame* current_frame() const;
  Span current_span() const;  ///< Of the instruction that the innermost Python frame is at.

  BuiltinTypes& types() { return *types_; }
  Names& names() { return *names_; }
  Host& host() { return host_; }
  FileTable& files() { return files_; }
  ReportSink& report() { return report_; }
  PoolMemory& tensor_memory();  ///< Memory of tensors made by this guest.

  /// Slot for state of rooms above (capture, tensors), destroyed with the Vm before its objects.
  struct Extension {
    virtual ~Extension() = default;
  };
  template <class T>
  T& extension();  ///< Defined in vm/extension.h.

  struct State;  // interpreter internals: frames, caches, collector
  State& state() { return *state_; }

 private:
  Host& host_;
  FileTable& files_;
  ReportSink& report_;
  std::unique_ptr<BuiltinTypes> types_;
  std::unique_ptr<Names> names_;
  std::unique_ptr<State> state_;
};

}  // namespace refjit::vm
