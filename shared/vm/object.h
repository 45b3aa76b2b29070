#pragma once
// Types and their slots: how the interpreter and native code act on any object. Builtin types fill slots with C++
// functions; classes written in Python get trampolines that call their dunder methods. Concrete object structs stand in
// types/*.h. Invariant: a slot that fails leaves an exception on the Vm and returns null, false or -1 as documented
// here.
#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "vm/value.h"

namespace refjit::vm {

class Vm;
struct Str;
struct Tuple;
struct Dict;

/// Objects that may be part of a reference cycle: linked into the collector's list.
struct GcObject : Object {
  GcObject* gc_next;
  GcObject* gc_previous;
  int64_t gc_references;  ///< Scratch of the collector.
};

/// Arguments of a call: `count` positional values, followed by one value for each name of `keywords` (may be null).
/// For methods values[0] is self.
struct Args {
  const Value* values = nullptr;
  uint32_t count = 0;
  Tuple* keywords = nullptr;

  Value operator[](size_t i) const { return values[i]; }
  std::span<const Value> positional() const { return {values, count}; }
};

using NativeFn = Ref (*)(Vm&, Args);

/// A C++ function offered to the guest. With a `signature` ("iterable, /, *, key=None, reverse=False"), arguments are
/// bound before the call, with CPython's error texts: fn then sees one value a parameter, null where an optional one
/// is missing (a default written in the signature is None, True, False, an int or a plain string). `*args` and
/// `**kwargs` arrive as one tuple and one dict. Without a signature fn gets the raw Args. A method's signature leaves
/// self out: fn sees self in values[0] and the parameters behind it.
struct NativeDef {
  const char* name;
  const char* signature;
  NativeFn fn;
};

enum class BinaryOp : uint8_t {
  Add,
  And,
  FloorDivide,
  LShift,
  MatMul,
  Multiply,
  Remainder,
  Or,
  Power,
  RShift,
  Subtract,
  TrueDivide,
  Xor
};
inline constexpr int kBinaryOps = 13;  ///< In the order of CPython 3.11's BINARY_OP arguments 0..12; +13 is in-place.
enum class CompareOp : uint8_t { Lt, Le, Eq, Ne, Gt, Ge };  ///< CPython's COMPARE_OP arguments.
enum class UnaryOp : uint8_t { Negative, Positive, Invert, Absolute };

/// Called by traverse for every Value an object holds.
struct Visitor {
  void (*visit)(void* context, Value value);
  void* context;
  void operator()(Value v) const {
    if (v.is_object()) visit(context, v);
  }
};

struct Slots {
  void (*finalize)(Object*) = nullptr;  ///< Drops what the object holds; memory itself is freed by the caller.
  void (*traverse)(Object*, const Visitor&) = nullptr;
  void (*clear)(Object*) = nullptr;  ///< Breaks cycles: drops references, leaves the object valid.
  Ref (*repr)(Vm&, Value) = nullptr;
  Ref (*str)(Vm&, Value) = nullptr;                  ///< Null: repr.
  bool (*hash)(Vm&, Value, int64_t& out) = nullptr;  ///< Null: identity; unhashable types point to `raise_unhashable`.
  bool (*truth)(Vm&, Value, bool& out) = nullptr;
  Ref (*compare)(Vm&, Value, Value, CompareOp) = nullptr;  ///< May give NotImplemented.
  Ref (*call)(Vm&, Value callee, Args) = nullptr;
  Ref (*iter)(Vm&, Value) = nullptr;
  Ref (*next)(Vm&, Value) = nullptr;                              ///< Null without an exception set: exhausted.
  Ref (*get_attribute)(Vm&, Value, Str* name) = nullptr;          ///< Null: generic lookup.
  bool (*set_attribute)(Vm&, Value, Str* name, Value) = nullptr;  ///< Null value deletes.
  Ref (*descriptor_get)(Vm&, Value descriptor, Value instance, Value owner) = nullptr;
  bool (*descriptor_set)(Vm&, Value descriptor, Value instance, Value) = nullptr;
  bool (*length)(Vm&, Value, int64_t& out) = nullptr;
  Ref (*get_item)(Vm&, Value, Value key) = nullptr;
  bool (*set_item)(Vm&, Value, Value key, Value) = nullptr;  ///< Null value deletes.
  int (*contains)(Vm&, Value, Value item) = nullptr;         ///< 1, 0, or -1 on error.
  /// Called with either side's type; may give NotImplemented. The reflected call has `self` on the right.
  std::array<Ref (*)(Vm&, Value left, Value right), kBinaryOps> binary{};
  std::array<Ref (*)(Vm&, Value left, Value right), kBinaryOps> inplace{};
  std::array<Ref (*)(Vm&, Value), 4> unary{};
  Ref (*index)(Vm&, Value) = nullptr;
  Ref (*to_int)(Vm&, Value) = nullptr;
  Ref (*to_float)(Vm&, Value) = nullptr;
  Ref (*construct)(Vm&, Type* type, Args) = nullptr;  ///< __new__ (Args without the type).
  bool (*init)(Vm&, Value self, Args) = nullptr;      ///< __init__ (Args without self).
};

/// Bits of Type::type_flags.
enum TypeFlag : uint32_t {
  kTypeHeap = 0x1,     ///< Made by Python code: instances own a reference to it, its dict may change.
  kTypeGc = 0x2,       ///< Instances are GcObjects.
  kTypeHasDict = 0x4,  ///< Instances have a dict (memory.h, instance_dict).
  kTypeFinal = 0x8,    ///< No subclasses in Python.
  kTypeHasDel = 0x10,  ///< Has a __del__.
  kTypeReady = 0x20,   ///< Defined, not only bare.
  // Set on the builtin and on all its subclasses (as CPython's Py_TPFLAGS_*_SUBCLASS).
  kTypeInt = 0x100,
  kTypeFloat = 0x200,
  kTypeStr = 0x400,
  kTypeBytes = 0x800,
  kTypeTuple = 0x1000,
  kTypeList = 0x2000,
  kTypeDict = 0x4000,
  kTypeSet = 0x8000,  ///< set and frozenset
  kTypeType = 0x10000,
  kTypeException = 0x20000,
  kTypeMatchSequence = 0x40000,  ///< Sequence patterns take it.
  kTypeMatchMapping = 0x80000,
  kTypeMatchSelf = 0x100000,  ///< `case int(x)` binds the subject itself.
};
inline constexpr uint32_t kTypeInheritedFlags = 0x1FFF00 | kTypeGc | kTypeHasDict | kTypeHasDel;

/// A class. `dict` holds its attributes; `version` changes whenever it or a base changes (attribute caches key on it).
struct Type : GcObject {
  Vm* vm;
  Str* name;
  Str* qualname;
  Tuple* bases;
  Tuple* mro;
  Dict* dict;
  Slots slots;
  uint32_t instance_bytes;
  uint32_t version;
  uint32_t type_flags;
  Type* base;             ///< First base by layout; null only for object.
  uint32_t native_bytes;  ///< Bytes of the C++ struct; behind it, up to instance_bytes, stand the values of __slots__.
  struct Subclasses* subclasses;  ///< Direct subclasses, not owned (types/type.cpp).
};

/// Whether v is a heap object whose type carries one of `flags`. Small ints, floats and bools are no heap objects.
inline bool has_type_flag(Value v, uint32_t flags) {
  return v.is_object() && (v.object()->type->type_flags & flags) != 0;
}

/// Declares a builtin type; see Vm::make_type.
struct TypeDef {
  const char* name;  ///< "int"; with a dot ("numpy.ndarray") the part before the last dot is `__module__`.
  uint32_t instance_bytes;
  Type* base;  ///< Null: object.
  Slots slots;
  std::span<const NativeDef> methods;
  bool is_gc = false;
  bool is_final = false;  ///< Cannot be subclassed in Python.
  bool has_dict = false;  ///< Instances may carry attributes.
};

}  // namespace refjit::vm
