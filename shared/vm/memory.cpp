#include "vm/memory.h"

#ifdef __linux__
#include <sys/mman.h>
#endif

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <cstring>
#include <new>

#include "vm/due_finalizers.h"
#include "vm/extension.h"
#include "vm/program_end.h"
#include "vm/state.h"

#if defined(__SANITIZE_ADDRESS__)
#define REFJIT_PLAIN_BLOCKS 1  // Every block its own malloc, so that the sanitizer sees use after free.
#endif

namespace refjit::vm {

uint64_t fresh_nan_bits() {
  static std::atomic<uint64_t> made{0};
  constexpr uint64_t kQuiet = 0x7FF8'0000'0000'0000, kPayload = 0x0007'FFFF'FFFF'FFFF;
  return kQuiet | (made.fetch_add(1, std::memory_order_relaxed) & kPayload);
}

// ---- blocks

ObjectMemory::ObjectMemory() {
  large.next = large.previous = &large;
  young.gc_next = young.gc_previous = &young;
  old.gc_next = old.gc_previous = &old;
}

ObjectMemory::~ObjectMemory() {
  for (void* chunk : chunks) std::free(chunk);
  for (LargeBlock* block = large.next; block != &large;) {
    LargeBlock* next = block->next;
    std::free(block);
    block = next;
  }
}

namespace {

/// Has the system map what will be written to next, in one call: to have it map a page when one is reached takes seven
/// times as long. Nothing depends on it.
void map_pages([[maybe_unused]] void* memory, [[maybe_unused]] size_t bytes) {
#ifdef MADV_POPULATE_WRITE
  constexpr uintptr_t kPage = 4096;
  const uintptr_t first = (reinterpret_cast<uintptr_t>(memory) + kPage - 1) / kPage * kPage;
  const uintptr_t end = (reinterpret_cast<uintptr_t>(memory) + bytes) / kPage * kPage;
  madvise(reinterpret_cast<void*>(first), end - first, MADV_POPULATE_WRITE);
#endif
}

}  // namespace

void* ObjectMemory::allocate(size_t bytes, uint32_t& size_class) {
#ifndef REFJIT_PLAIN_BLOCKS
  const size_t index = (bytes + kGranule - 1) / kGranule;
  if (index <= kClasses) {
    size_class = static_cast<uint32_t>(index);
    const size_t rounded = index * kGranule;
    if (FreeBlock* block = free_lists[index]) {
      free_lists[index] = block->next;
      bytes_in_use += static_cast<int64_t>(rounded);
      return block;
    }
    if (chunk_left < rounded) {
      void* chunk = std::malloc(kChunk);
      if (!chunk) return nullptr;
      map_pages(chunk, kChunk);
      chunks.push_back(chunk);
      chunk_next = static_cast<char*>(chunk);
      chunk_left = kChunk;
    }
    void* block = chunk_next;
    chunk_next += rounded;
    chunk_left -= rounded;
    bytes_in_use += static_cast<int64_t>(rounded);
    return block;
  }
#endif
  size_class = 0;
  if (bytes > (size_t{1} << 31) && sizeof(size_t) == 4) return nullptr;
  auto* block = static_cast<LargeBlock*>(std::malloc(sizeof(LargeBlock) + bytes));
  if (!block) return nullptr;
  block->bytes = bytes;
  block->next = large.next;
  block->previous = &large;
  large.next->previous = block;
  large.next = block;
  bytes_in_use += static_cast<int64_t>(bytes);
  return block + 1;
}

void ObjectMemory::release(void* memory, uint32_t size_class) {
  if (size_class != 0) {
    auto* block = static_cast<FreeBlock*>(memory);
    block->next = free_lists[size_class];
    free_lists[size_class] = block;
    bytes_in_use -= static_cast<int64_t>(size_class * kGranule);
    return;
  }
  LargeBlock* block = static_cast<LargeBlock*>(memory) - 1;
  block->next->previous = block->previous;
  block->previous->next = block->next;
  bytes_in_use -= static_cast<int64_t>(block->bytes);
  std::free(block);
}

namespace {

void raise_memory_error(Vm& vm) {
  ObjectMemory& memory = vm.state().memory;
  if (memory.is_out_of_memory) return;
  memory.is_out_of_memory = true;
  vm.raise(vm.types().MemoryError, "");
  memory.is_out_of_memory = false;
}

struct Collection {
  bool is_full;  ///< Everything, not only what has been made since the last one.
  /// Within an allocation. Native code that allocates holds pointers into lists and texts, so no guest code may run:
  /// garbage that has some to run is left to run_due_finalizers().
  bool is_quiet;
};
int64_t collect(Vm& vm, Collection how);

/// Makes sure that `bytes` more fit the budget, collecting once if they do not.
bool check_budget(Vm& vm, size_t bytes) {
  ObjectMemory& memory = vm.state().memory;
  if (memory.bytes_in_use + static_cast<int64_t>(bytes) <= memory.budget || memory.is_out_of_memory) return true;
  const auto is_enough = [&] { return memory.bytes_in_use + static_cast<int64_t>(bytes) <= memory.budget; };
  if (!memory.is_collecting) collect(vm, {true, true});
  // Before giving up, finalizers may run after all.
  if (!is_enough() && !memory.is_collecting) collect(vm, {true, false});
  if (is_enough()) return true;
  raise_memory_error(vm);
  return false;
}

void link_tracked(GcObject& list, GcObject* o) {
  o->gc_next = list.gc_next;
  o->gc_previous = &list;
  list.gc_next->gc_previous = o;
  list.gc_next = o;
}
void unlink_tracked(GcObject* o) {
  o->gc_next->gc_previous = o->gc_previous;
  o->gc_previous->gc_next = o->gc_next;
}

bool wants_full(const ObjectMemory& memory) {
  return memory.old_count > memory.old_count_at_full + memory.old_count_at_full / 4 + 10 * memory.threshold;
}

}  // namespace

Object* allocate_object(Vm& vm, Type* type, size_t bytes) {
  ObjectMemory& memory = vm.state().memory;
  const size_t prefix = type->type_flags & kTypeHasDict ? 8 : 0;
  const size_t total = bytes + prefix;
  if (memory.bytes_in_use + static_cast<int64_t>(total) > memory.budget && !check_budget(vm, total)) return nullptr;
  const bool is_tracked = (type->type_flags & kTypeGc) != 0;
  if (is_tracked && memory.young_count > memory.threshold && memory.is_enabled && !memory.is_collecting) {
    collect(vm, {wants_full(memory), true});
  }
  uint32_t size_class;
  char* block = static_cast<char*>(memory.allocate(total, size_class));
  if (!block) {
    raise_memory_error(vm);
    return nullptr;
  }
  std::memset(block, 0, total);
  Object* o = reinterpret_cast<Object*>(block + prefix);
  o->references = 1;
  o->flags = size_class | (prefix ? uint32_t{kObjectHasPrefix} : 0u) | (is_tracked ? uint32_t{kObjectTracked} : 0u);
  o->type = type;
  if (type->type_flags & kTypeHeap) ++type->references;
  if (is_tracked) {
    link_tracked(memory.young, static_cast<GcObject*>(o));
    ++memory.young_count;
  }
  return o;
}

void* allocate_buffer(Vm& vm, size_t bytes) {
  ObjectMemory& memory = vm.state().memory;
  if (memory.bytes_in_use + static_cast<int64_t>(bytes) > memory.budget && !check_budget(vm, bytes)) return nullptr;
  uint32_t size_class;
  void* block = memory.allocate(bytes ? bytes : 1, size_class);
  if (!block) raise_memory_error(vm);
  return block;
}

namespace {
uint32_t class_of_buffer(size_t bytes) {
#ifdef REFJIT_PLAIN_BLOCKS
  (void)bytes;
  return 0;
#else
  const size_t index = ((bytes ? bytes : 1) + ObjectMemory::kGranule - 1) / ObjectMemory::kGranule;
  return index <= ObjectMemory::kClasses ? static_cast<uint32_t>(index) : 0;
#endif
}
}  // namespace

void* resize_buffer(Vm& vm, void* buffer, size_t old_bytes, size_t new_bytes) {
  if (!buffer) return allocate_buffer(vm, new_bytes);
  void* grown = allocate_buffer(vm, new_bytes);
  if (!grown) return nullptr;
  std::memcpy(grown, buffer, old_bytes < new_bytes ? old_bytes : new_bytes);
  free_buffer(vm, buffer, old_bytes);
  return grown;
}

void free_buffer(Vm& vm, void* buffer, size_t bytes) {
  if (buffer) vm.state().memory.release(buffer, class_of_buffer(bytes));
}

int64_t object_bytes(Vm& vm) { return vm.state().memory.bytes_in_use; }
void set_automatic_collection(Vm& vm, bool is_on) { vm.state().memory.is_enabled = is_on; }
bool is_automatic_collection(Vm& vm) { return vm.state().memory.is_enabled; }

// ---- destruction

namespace {

bool awaits_finalizer(const Object* o) { return o->type->type_flags & kTypeHasDel && !(o->flags & kObjectFinalized); }
/// Whether guest code runs when `o` dies.
bool has_guest_code(const Object* o) { return awaits_finalizer(o) || o->flags & kObjectWeaklySeen; }

constexpr int kDeepest = 40;  ///< Objects within objects that are destroyed at once.

void destroy_now(Vm& vm, Object* o) {
  ObjectMemory& memory = vm.state().memory;
  Type* type = o->type;
  if (awaits_finalizer(o) && !vm.state().is_ending && run_finalizer(vm, o)) return;
  // Untracked first: what the callbacks of weak references run must not find an object without references.
  if (o->flags & kObjectTracked) {
    unlink_tracked(static_cast<GcObject*>(o));
    if (o->flags & kObjectOld)
      --memory.old_count;
    else
      --memory.young_count;
  }
  if (o->flags & kObjectWeaklySeen) clear_weak_references(vm, o);
  char* block = reinterpret_cast<char*>(o);
  if (has_instance_dict(o)) {
    drop(instance_dict(o));
    block -= 8;
  }
  if (type->type_flags & kTypeHeap) {
    const size_t count = slot_value_count(type);
    Value* values = slot_values(o, type);
    for (size_t i = 0; i < count; ++i) drop(values[i]);
  }
  if (type->slots.finalize) type->slots.finalize(o);
  memory.release(block, o->flags & kSizeClassMask);
  if (type->type_flags & kTypeHeap) decref(Value(type));
}

}  // namespace

void destroy(Object* o) {
  Vm& vm = *o->type->vm;
  ObjectMemory& memory = vm.state().memory;
  if (memory.destroy_depth >= kDeepest) {
    // Kept with a reference: until it is its turn, a weak reference may still give it to the guest.
    o->references = 1;
    memory.trash.push_back(o);
    return;
  }
  ++memory.destroy_depth;
  destroy_now(vm, o);
  if (memory.destroy_depth == 1) {
    while (!memory.trash.empty()) {
      Object* next = memory.trash.back();
      memory.trash.pop_back();
      if (--next->references == 0) destroy_now(vm, next);
    }
  }
  --memory.destroy_depth;
}

// ---- cycles

void traverse_object(Object* o, const Visitor& visitor) {
  Type* type = o->type;
  if (has_instance_dict(o)) visit(visitor, instance_dict(o));
  if (type->slots.traverse) type->slots.traverse(o, visitor);
  if (type->type_flags & kTypeHeap) {
    const size_t count = slot_value_count(type);
    Value* values = slot_values(o, type);
    for (size_t i = 0; i < count; ++i) visitor(values[i]);
    visitor(Value(type));
  }
}

namespace {

bool is_candidate(Value v) {
  return (v.object()->flags & (kObjectTracked | kObjectCollecting)) == (kObjectTracked | kObjectCollecting);
}
void subtract_reference(void*, Value v) {
  if (is_candidate(v)) --static_cast<GcObject*>(v.object())->gc_references;
}
void mark_reachable(void* context, Value v) {
  if (!is_candidate(v) || v.object()->flags & kObjectReachable) return;
  v.object()->flags |= kObjectReachable;
  static_cast<std::vector<GcObject*>*>(context)->push_back(static_cast<GcObject*>(v.object()));
}

void clear_object(Object* o) {
  if (o->type->slots.clear) o->type->slots.clear(o);
  if (has_instance_dict(o)) drop(instance_dict(o));
  if (o->type->type_flags & kTypeHeap) {
    const size_t count = slot_value_count(o->type);
    Value* values = slot_values(o, o->type);
    for (size_t i = 0; i < count; ++i) drop(values[i]);
  }
}

/// What is left to run_due_finalizers().
struct Due : Vm::Extension {
  explicit Due(Vm&) {}
  bool is_due = false;
  bool is_full = false;          ///< Some of it is old.
  std::vector<Object*> objects;  ///< Dying ones, each with its last reference; the others are still in their cycles.
};

void wait_for_tick(Vm& vm) {
  vm.extension<Due>().is_due = true;
  vm.state().ticks = 0;
}

/// Destroys all that lies in the trash; what runs guest code then waits.
void empty_trash_quietly(Vm& vm) {
  ObjectMemory& memory = vm.state().memory;
  while (!memory.trash.empty()) {
    Object* o = memory.trash.back();
    memory.trash.pop_back();
    if (has_guest_code(o)) {
      vm.extension<Due>().objects.push_back(o);
      wait_for_tick(vm);
    } else if (--o->references == 0) {
      destroy_now(vm, o);
    }
  }
}

/// Trial deletion: the objects of `all` that only `all` itself keeps alive.
std::vector<GcObject*> find_unreachable(const std::vector<GcObject*>& all) {
  for (GcObject* o : all) {
    o->gc_references = o->references;
    o->flags = (o->flags | kObjectCollecting) & ~kObjectReachable;
  }
  for (GcObject* o : all) traverse_object(o, {subtract_reference, nullptr});
  std::vector<GcObject*> work;
  for (GcObject* o : all) {
    if (o->gc_references <= 0 || o->flags & kObjectReachable) continue;
    o->flags |= kObjectReachable;
    work.push_back(o);
    while (!work.empty()) {
      GcObject* next = work.back();
      work.pop_back();
      traverse_object(next, {mark_reachable, &work});
    }
  }
  std::vector<GcObject*> unreachable;
  for (GcObject* o : all) {
    if (!(o->flags & kObjectReachable)) unreachable.push_back(o);
    o->flags &= ~(kObjectCollecting | kObjectReachable);
  }
  return unreachable;
}

/// Takes out of `dead` what guest code would see when all of it died: the objects that have some to run and all that
/// they reach. They keep kObjectReachable and wait for run_due_finalizers().
void leave_guest_code(Vm& vm, std::vector<GcObject*>& dead, bool is_full) {
  std::vector<GcObject*> work;
  for (GcObject* o : dead) {
    o->flags |= kObjectCollecting;
    if (!has_guest_code(o)) continue;
    o->flags |= kObjectReachable;
    work.push_back(o);
  }
  if (!work.empty()) {
    wait_for_tick(vm);
    vm.extension<Due>().is_full |= is_full;
  }
  while (!work.empty()) {
    GcObject* next = work.back();
    work.pop_back();
    traverse_object(next, {mark_reachable, &work});
  }
  for (GcObject* o : dead) o->flags &= ~kObjectCollecting;
  std::erase_if(dead, [](const GcObject* o) { return (o->flags & kObjectReachable) != 0; });
}

/// The objects of `list`, oldest first.
void append_list(const GcObject& list, int64_t count, std::vector<GcObject*>& out) {
  out.reserve(out.size() + static_cast<size_t>(count));
  for (GcObject* o = list.gc_previous; o != &list; o = o->gc_previous) out.push_back(o);
}

std::vector<GcObject*> tracked_objects(const ObjectMemory& memory) {
  std::vector<GcObject*> all;
  append_list(memory.old, memory.old_count + memory.young_count, all);
  append_list(memory.young, memory.young_count, all);
  return all;
}

int64_t collect(Vm& vm, Collection how) {
  ObjectMemory& memory = vm.state().memory;
  const bool is_full = how.is_full;
  if (memory.is_collecting || memory.destroy_depth > 0) return 0;
  memory.is_collecting = true;
  Ref pending = vm.has_exception() ? vm.take_exception() : Ref();
  std::vector<GcObject*> all;
  if (is_full)
    all = tracked_objects(memory);
  else
    append_list(memory.young, memory.young_count, all);
  std::vector<GcObject*> dead = find_unreachable(all);
  if (how.is_quiet) leave_guest_code(vm, dead, is_full);
  for (GcObject* o : dead) incref(Value(o));

  // Survivors of the young list grow old.
  for (GcObject* o : all) {
    const bool waits = std::exchange(o->flags, o->flags & ~kObjectReachable) & kObjectReachable;
    if (waits || o->flags & kObjectOld) continue;
    unlink_tracked(o);
    link_tracked(memory.old, o);
    o->flags |= kObjectOld;
    ++memory.old_count;
    --memory.young_count;
  }

  bool has_run_guest_code = false;
  for (GcObject* o : dead) {
    if (!awaits_finalizer(o) || vm.state().is_ending) continue;
    run_finalizer(vm, o);
    has_run_guest_code = true;
  }
  if (has_run_guest_code) {
    // Guest code may have brought some back: look again among the dead alone, our own references aside.
    for (GcObject* o : dead) --o->references;
    std::vector<GcObject*> still_dead = find_unreachable(dead);
    for (GcObject* o : dead) ++o->references;
    if (still_dead.size() != dead.size()) {
      for (GcObject* o : dead) decref(Value(o));
      dead.clear();
    }
  }
  for (GcObject* o : dead)
    if (o->flags & kObjectWeaklySeen) clear_weak_references(vm, o);
  if (how.is_quiet) memory.destroy_depth = kDeepest;  // all that dies now goes into the trash
  for (GcObject* o : dead) clear_object(o);
  for (GcObject* o : dead) decref(Value(o));
  if (how.is_quiet) {
    empty_trash_quietly(vm);
    memory.destroy_depth = 0;
  }
  if (is_full) memory.old_count_at_full = memory.old_count;
  memory.is_collecting = false;
  if (pending) set_exception(vm, pending.release());
  return static_cast<int64_t>(dead.size());
}

}  // namespace

int64_t collect_cycles(Vm& vm) { return collect(vm, {true, false}); }

void run_due_finalizers(Vm& vm) {
  if (vm.state().ticks <= 0) vm.state().ticks = 1;
  Due& due = vm.extension<Due>();
  if (!std::exchange(due.is_due, false)) return;
  const std::vector<Object*> objects = std::exchange(due.objects, {});
  for (Object* o : objects) decref(Value(o));
  if (vm.state().memory.is_enabled) collect(vm, {std::exchange(due.is_full, false), false});
}

void run_last_finalizers(Vm& vm) {
  const ObjectMemory& memory = vm.state().memory;
  const auto waiting = [&] {
    std::vector<GcObject*> found;
    for (const GcObject* list : {&memory.old, &memory.young})
      for (GcObject* o = list->gc_previous; o != list; o = o->gc_previous)
        if (awaits_finalizer(o)) found.push_back(o);
    return found;
  };
  run_due_finalizers(vm);
  if (waiting().empty()) return;
  collect_cycles(vm);
  const std::vector<GcObject*> alive = waiting();
  for (GcObject* o : alive) incref(Value(o));
  for (GcObject* o : alive)
    if (awaits_finalizer(o)) run_finalizer(vm, o);
  for (GcObject* o : alive) decref(Value(o));
}

void clear_all_objects(Vm& vm) {
  const std::vector<GcObject*> all = tracked_objects(vm.state().memory);
  for (GcObject* o : all) incref(Value(o));
  for (GcObject* o : all)
    if (!is_kind(Value(o), kTypeType)) clear_object(o);
  // Types go last: destroying an instance reads its type.
  std::vector<GcObject*> types;
  for (GcObject* o : all) {
    if (is_kind(Value(o), kTypeType))
      types.push_back(o);
    else
      decref(Value(o));
  }
  for (GcObject* o : types)
    if (static_cast<Type*>(o)->type_flags & kTypeHeap) clear_object(o);
  // Builtin types stay until the memory goes; what they own outside of it goes now.
  for (GcObject* o : types) release_subclasses(static_cast<Type*>(o));
  for (GcObject* o : types) decref(Value(o));
}

}  // namespace refjit::vm
