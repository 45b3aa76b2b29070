#pragma once
// Vm::State: everything the interpreter keeps beside its objects: frame stack, pending and handled exceptions, memory,
// caches, modules. Private to the core of shared/vm; other rooms use vm.h and the headers it names.
#include <memory>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "vm/builtin_types.h"
#include "vm/execute.h"
#include "vm/extension.h"
#include "vm/frame.h"
#include "vm/generator.h"
#include "vm/memory.h"
#include "vm/module.h"
#include "vm/names.h"
#include "vm/types/dict.h"
#include "vm/types/int.h"
#include "vm/types/list.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"
#include "vm/vm.h"

namespace refjit {
class PoolMemory;
}

namespace refjit::vm {

struct WeakReference;
struct Signature;

/// Free lists, chunks and collector lists of one Vm (memory.cpp).
struct ObjectMemory {
  static constexpr size_t kGranule = 16;
  static constexpr size_t kClasses = 64;  ///< Blocks up to 1024 bytes; class i holds i * kGranule bytes.
  static constexpr size_t kChunk = 64 << 10;

  struct FreeBlock {
    FreeBlock* next;
  };
  struct LargeBlock {
    LargeBlock *next, *previous;
    size_t bytes;
    size_t unused;  ///< Keeps the payload 16-byte aligned.
  };

  FreeBlock* free_lists[kClasses + 1] = {};
  std::vector<void*> chunks;
  char* chunk_next = nullptr;
  size_t chunk_left = 0;
  LargeBlock large{};
  int64_t bytes_in_use = 0;
  int64_t budget = 0;

  GcObject young{}, old{};  ///< Sentinels of circular lists.
  int64_t young_count = 0;
  int64_t old_count = 0;
  int64_t old_count_at_full = 0;
  int64_t threshold = 10000;
  bool is_collecting = false;
  bool is_enabled = true;
  bool is_out_of_memory = false;  ///< Raising MemoryError: the budget does not apply.

  int destroy_depth = 0;
  std::vector<Object*> trash;

  ObjectMemory();
  ~ObjectMemory();
  void* allocate(size_t bytes, uint32_t& size_class);
  void release(void* block, uint32_t size_class);
};

struct MethodCacheEntry {
  uint32_t version = 0;
  Str* name = nullptr;
  Value value;
};

/// A piece of the frame stack; frames never move.
struct StackChunk {
  std::unique_ptr<char[]> memory;
  char* end;
  char* top_when_full;  ///< stack_top when the next chunk was begun.
};

struct Vm::State {
  explicit State(const Options& options_in);
  ~State();

  Options options;
  ObjectMemory memory;

  // ---- frames
  Frame* frame = nullptr;  ///< Innermost Python frame.
  char* stack_top = nullptr;
  char* stack_end = nullptr;
  std::vector<StackChunk> chunks;
  size_t chunk = 0;
  int depth = 0;           ///< Python frames and counted native recursion.
  int depth_limit = 1000;  ///< recursion_limit, or -1 while a hook is set so that calls take the slow path.
  int recursion_limit = 1000;
  int native_depth = 0;
  FrameHook* hook = nullptr;
  CallTarget call_target = nullptr;
  int hook_depth = 0;
  Value tracer, profiler;    ///< sys.settrace, sys.setprofile; owned; null: none.
  bool is_in_trace = false;  ///< One of them is running.
  bool is_watched = false;   ///< A hook, a tracer or a profiler is set: frames are announced.

  // ---- exceptions
  Value exception;  ///< Pending; owned; null: none.
  HandledException thread_handled{};
  HandledException* handled = &thread_handled;
  int optimize = 0;       ///< sys.flags.optimize: what compile_text() and compile_tree() take for -1
  int bytes_warning = 0;  ///< sys.flags.bytes_warning
  bool is_safe_path = false, ignores_environment = false;
  Value turn;        ///< Of _stacks.set_turn: called between jumps back, and by time.sleep; owned; null: none.
  int ticks = 1000;  ///< Backward jumps until Host::interrupted is asked again.

  // ---- types
  uint32_t next_type_version = 1;
  uint32_t next_function_version = 1;
  static constexpr size_t kMethodCache = 2048;
  MethodCacheEntry method_cache[kMethodCache];
  std::unordered_map<const NativeDef*, std::unique_ptr<Signature>> signatures;
  std::unordered_map<const Object*, std::vector<WeakReference*>> weak_references;
  std::vector<uint64_t> repr_stack;

  // ---- modules
  Dict* modules = nullptr;     ///< sys.modules, owned.
  List* path = nullptr;        ///< sys.path, owned.
  Module* builtins = nullptr;  ///< Owned.
  std::unordered_map<std::string, ModuleInit> native_modules;
  struct EmbeddedSource {
    std::string_view text;
    bool is_package;
  };
  std::unordered_map<std::string, EmbeddedSource> sources;
  std::vector<Ref> kept;  ///< Objects that live as long as the Vm (old code of reassigned __code__, defs of modules).

  std::vector<std::pair<const void*, std::unique_ptr<Extension>>> extensions;
  std::unique_ptr<PoolMemory> tensor_memory;
  bool is_ending = false;
};

/// Drops what an instance holds beyond its native struct and clears its weak references.
void clear_weak_references(Vm& vm, Object* object);
/// Runs __del__; true if the object came back to life.
bool run_finalizer(Vm& vm, Object* object);
/// Visits everything `object` refers to: native struct, instance dict, __slots__, its heap type.
void traverse_object(Object* object, const Visitor& visitor);
/// Frees the list of a type's subclasses.
void release_subclasses(Type* type);
/// Breaks all cycles before the memory goes (Vm's destructor).
void clear_all_objects(Vm& vm);

/// Sets the pending exception, taking over the reference; no context is added.
void set_exception(Vm& vm, Value exception);

/// vm.type_of, inline.
inline Type* type_of_value(const BuiltinTypes& types, Value v) {
  if (v.is_object()) return v.object()->type;
  if (v.is_small_int()) return types.int_;
  if (v.is_double()) return types.float_;
  if (v.is_bool()) return types.bool_;
  if (v.is_none()) return types.none;
  return v == kNotImplemented ? types.not_implemented : types.ellipsis;
}

/// Base address of the values of __slots__ in an instance.
inline Value* slot_values(Object* o, const Type* type) {
  return reinterpret_cast<Value*>(reinterpret_cast<char*>(o) + (type->native_bytes + 7) / 8 * 8);
}
inline size_t slot_value_count(const Type* type) {
  const uint32_t start = (type->native_bytes + 7) / 8 * 8;
  return type->instance_bytes > start ? (type->instance_bytes - start) / 8 : 0;
}

/// Moves an owned value into a field and drops the old one.
inline void assign(Value& field, Value owned) {
  const Value old = field;
  field = owned;
  decref(old);
}
template <class T>
void assign_object(T*& field, Value owned) {
  Object* old = reinterpret_cast<Object*>(field);
  field = reinterpret_cast<T*>(owned.object());
  if (old) decref(Value(old));
}
template <class T>
void drop(T*& field) {
  T* old = field;
  field = nullptr;
  if (old) decref(Value(reinterpret_cast<Object*>(old)));
}
inline void drop(Value& field) {
  const Value old = field;
  field = Value();
  decref(old);
}
template <class T>
void visit(const Visitor& visitor, T* field) {
  if (field) visitor(Value(reinterpret_cast<Object*>(field)));
}
/// A new reference as an object pointer, for owned fields.
template <class T>
T* own(T* object) {
  if (object) incref(Value(reinterpret_cast<const Object*>(object)));
  return object;
}
inline Value own(Value v) {
  incref(v);
  return v;
}

}  // namespace refjit::vm
