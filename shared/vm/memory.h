#pragma once
// Memory of guest objects: size-class free lists, deferred destruction, the cycle collector and the object budget, all
// owned by one Vm. Used by every file that defines an object struct. Invariant: an object comes from make_object and
// dies in destroy(); the buffers it owns come from allocate_buffer, so that the budget sees them.
#include <cstddef>
#include <cstdint>

#include "vm/object.h"

namespace refjit::vm {

/// Bits of Object::flags. The low byte is the size class (0: a block of its own).
enum ObjectFlag : uint32_t {
  kSizeClassMask = 0xff,
  kObjectTracked = 0x100,      ///< In the collector's list.
  kObjectHasPrefix = 0x200,    ///< Has an instance-dict word in front of it (see instance_dict).
  kObjectWeaklySeen = 0x400,   ///< Weak references to it are registered.
  kObjectFinalized = 0x800,    ///< Its __del__ has run.
  kObjectCollecting = 0x1000,  ///< Scratch of the collector.
  kObjectReachable = 0x2000,   ///< Scratch of the collector.
  kObjectOld = 0x4000,         ///< In the old generation.
  kObjectUser = 0x10000,       ///< Bits from here up belong to the object's own type.
};

/// An object of `type` with `bytes` in all (at least type->instance_bytes), zeroed behind the header, one reference,
/// which the caller owns. GC types are tracked at once, so slots.traverse must accept the zeroed state. Types with
/// kTypeHasDict get an empty dict word. Null: MemoryError is set.
Object* allocate_object(Vm& vm, Type* type, size_t bytes);

template <class T>
T* make_object(Vm& vm, Type* type, size_t extra_bytes = 0) {
  size_t bytes = sizeof(T) + extra_bytes;
  if (bytes < type->instance_bytes) bytes = type->instance_bytes;
  return static_cast<T*>(allocate_object(vm, type, bytes));
}

/// Raw memory for tables and item arrays, 16-byte aligned, not zeroed. `bytes` must be passed back to free_buffer.
/// Null: MemoryError is set.
void* allocate_buffer(Vm& vm, size_t bytes);
void* resize_buffer(Vm& vm, void* buffer, size_t old_bytes, size_t new_bytes);
void free_buffer(Vm& vm, void* buffer, size_t bytes);

/// The instance dict of an object whose type has one; *instance_dict(o) is null until the first attribute is set.
inline bool has_instance_dict(const Object* o) { return (o->flags & kObjectHasPrefix) != 0; }
inline Dict*& instance_dict(Object* o) { return *reinterpret_cast<Dict**>(reinterpret_cast<char*>(o) - 8); }

/// Runs the cycle collector over everything; the number of objects found unreachable.
int64_t collect_cycles(Vm& vm);
void set_automatic_collection(Vm& vm, bool is_on);
bool is_automatic_collection(Vm& vm);
/// Bytes of objects and buffers alive.
int64_t object_bytes(Vm& vm);

}  // namespace refjit::vm
