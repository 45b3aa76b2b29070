#pragma once
// Frame: one activation of Python code, in the Vm's contiguous frame stack (or inside its generator). It is the
// interpreter's own record, and what a FrameHook sees: the hook may read and set locals and operand stack, move
// `instruction`, arm `hook_at`, or hand a result back and so finish the frame.
// Invariant: while a frame is not the one executing, `instruction` and `top` are saved here; slots own their values.
#include <cstdint>
#include <span>

#include "vm/code.h"
#include "vm/function.h"

namespace refjit::vm {

struct Generator;

struct Frame {
  static constexpr uint32_t kNever = ~0u, kEvery = ~0u - 1;
  static constexpr uint32_t kEveryWord = ~0u - 2;  ///< The frame is traced (core/tracing.h).

  /// What happens with the value that the frame returns or yields.
  enum class Return : uint8_t {
    Entry,    ///< Leaves evaluate(): the caller is C++.
    Push,     ///< Onto the caller's operand stack, at the word after its call.
    Init,     ///< Must be None; the new instance (`init_self`) is pushed instead.
    ForIter,  ///< A generator run by the caller's FOR_ITER: yields push, return ends the loop.
    Send,     ///< A generator run by the caller's SEND: yields push, return pushes its value and jumps.
    Discard,  ///< The value is dropped (an attribute or item was set).
  };

  Frame* previous;             ///< Caller; null for the outermost.
  Function* function;          ///< Owned.
  Code* code;                  ///< Borrowed from the function.
  Dict* globals;               ///< Borrowed from the function.
  Dict* builtins;              ///< Borrowed from the function.
  Value locals;                ///< Namespace of module and class bodies; null in functions. Owned.
  Value init_self;             ///< Return::Init: the instance. Owned.
  Generator* generator;        ///< The generator this frame belongs to, or null. Borrowed.
  struct FrameObject* object;  ///< Guest-visible frame object, if one was asked for. Owned.
  Value* top;                  ///< One past the top of the operand stack.
  const Instruction* current;  ///< Instruction being executed; the next one for a frame not yet started or resumed.
  /// Word before which the FrameHook is asked again; kNever: not armed; kEvery: before each; kEveryWord: traced
  /// instead. Reset when it is asked. The word at which the frame goes on after a question runs unasked, so a hook may
  /// arm the word it stands at for the next round of a loop.
  uint32_t hook_at;
  Return returns;
  bool is_first_in_chunk;
  bool is_started;  ///< False while the hook sees it before its first instruction.

  // ---- slots: localsplus, then the operand stack
  Value* slots() { return reinterpret_cast<Value*>(this + 1); }
  /// Locals, cells and free variables, as LOAD_FAST and the deref instructions index them; null: unset. Slots whose
  /// SlotKind has kSlotCell or kSlotFree hold a Cell once MAKE_CELL / COPY_FREE_VARS have run.
  std::span<Value> locals_plus() { return {slots(), code->slot_count}; }
  Value* stack_base() { return slots() + code->slot_count; }
  std::span<Value> stack() { return {stack_base(), static_cast<size_t>(top - stack_base())}; }

  /// Word index in code->source->words: the next instruction to run when the hook sees the frame.
  uint32_t instruction() const { return static_cast<uint32_t>(current - code->instructions); }
  /// The word to go on at when the hook returns "not handled".
  void set_instruction(uint32_t word) { current = code->instructions + word; }
  void set_local(uint32_t index, Value value) {
    incref(value);
    decref_old(slots()[index], value);
  }
  void push(Value value) {
    incref(value);
    *top++ = value;
  }
  void pop() {
    Value v = *--top;
    decref(v);
  }

 private:
  static void decref_old(Value& slot, Value value) {
    Value old = slot;
    slot = value;
    decref(old);
  }
};
static_assert(sizeof(Frame) % 8 == 0);

/// The Python function that a call of `callee`, which is none itself, comes down to here and now; null: it is called as
/// its type says. So a call of it needs no C++ stack.
using CallTarget = Value (*)(Vm& vm, Value callee);
void set_call_target(Vm& vm, CallTarget target);

/// Frame seen by the guest (sys._getframe, tb_frame). `live` is null once the frame has ended.
struct FrameObject : GcObject {
  Frame* live;
  Code* code;
  Dict* globals;
  Value locals;  ///< Snapshot or namespace.
  FrameObject* back;
  Value trace;        ///< f_trace, or null.
  Value native_call;  ///< Profiled: the native callee that the last traced instruction calls; null: none.
  uint32_t word;
  uint32_t last_word;  ///< Traced: the word run before; kNever: none.
  bool skips_lines;    ///< not f_trace_lines
  bool traces_opcodes;
};

Ref make_frame_object(Vm& vm, Frame* frame);
/// f_locals of a frame: locals() and f_locals of a function give one dict, brought up to date at each call.
Ref frame_object_locals(Vm& vm, FrameObject* object);
/// The namespace that locals() gives for this frame: the dict of a module or class body, or a new dict of the set
/// variables (cells included).
Ref frame_locals(Vm& vm, Frame* frame);
/// Source span of the frame's current instruction.
Span frame_span(const Frame* frame);

}  // namespace refjit::vm
