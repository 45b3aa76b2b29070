#pragma once
// Generators, coroutines and async generators: an object that holds a suspended frame behind its own struct.
#include "vm/frame.h"

namespace refjit::vm {

/// The exception being handled, one item a running generator and one for the thread; linked to the outer one.
struct HandledException {
  Value exception;  ///< Owned; null or None: none.
  HandledException* previous;
};

struct Generator : GcObject {
  enum class State : uint8_t { Created, Suspended, Running, Closed };
  State state;
  bool is_async_running;  ///< Async generators: an asend/athrow/aclose is in progress.
  bool is_async_closed;
  HandledException handled;
  Str* name;
  Str* qualname;
  Code* code;
  Frame* frame() { return reinterpret_cast<Frame*>(reinterpret_cast<char*>(this) + kFrameOffset); }
  static const size_t kFrameOffset;
};
inline constexpr size_t kGeneratorFrameOffset = (sizeof(Generator) + 7) / 8 * 8;
inline const size_t Generator::kFrameOffset = kGeneratorFrameOffset;

/// Resumes with `sent` (None to start). The yielded value; or null with `returned` set to the return value; or null and
/// an exception.
Ref generator_send(Vm& vm, Generator* generator, Value sent, Ref& returned);
/// Raises `exception` inside; results as generator_send.
Ref generator_throw(Vm& vm, Generator* generator, Value exception, Ref& returned);
bool generator_close(Vm& vm, Generator* generator);
/// The exception that throw(type_or_value[, value[, traceback]]) means; null: TypeError.
Ref thrown_exception(Vm& vm, Value type, Value value, Value traceback);
/// A generator of `function` that stands at `word`, a RETURN_GENERATOR or YIELD_VALUE, with these slots and operands
/// (null: unset), as if it had run so far; at a word behind its code one that has ended.
Ref make_suspended_generator(Vm& vm, Function* function, uint32_t word, std::span<const Value> slots,
                             std::span<const Value> stack);

}  // namespace refjit::vm
