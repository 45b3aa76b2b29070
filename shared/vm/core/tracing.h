#pragma once
// sys.settrace and sys.setprofile. While one is set, new and resumed frames are armed (Frame::kEveryWord), so that the
// loop comes here before each instruction; a frame that nobody traces runs as ever. Events, their order and what a
// failing trace function does are CPython 3.11's. Private to the core.
#include "vm/core/types.h"

namespace refjit::vm {

/// Sets or (null) clears the function; frames of the stack that have an f_trace are armed.
void set_tracer(Vm& vm, Value function);
void set_profiler(Vm& vm, Value function);
/// After a change of hook, tracer, profiler or recursion limit.
void update_watch(Vm& vm);

/// Whether frames that start or go on now are traced.
inline bool is_tracing(const Vm::State& state) { return (state.tracer || state.profiler) && !state.is_in_trace; }
/// Arms or disarms a frame that starts or goes on; false: it is not traced.
bool watch_frame(Vm& vm, Frame* frame);
/// Before the instruction at frame->current: call, line, opcode, return, c_call and c_return. False: exception, raised
/// there. The trace function may have moved frame->current or disarmed the frame.
bool trace_instruction(Vm& vm, Frame* frame);
/// The pending exception is thrown into a generator, whose frame goes on.
void trace_throw(Vm& vm, Frame* frame);
/// The pending exception is at frame->current; it stays pending, or that of the trace function takes its place.
void trace_exception(Vm& vm, Frame* frame);
/// The pending exception leaves the frame.
void trace_unwind(Vm& vm, Frame* frame);

/// While a frame is live its object's `word`, which is for ended frames, tells the event for which a trace function
/// runs: 0 none, 1 call, 3 line.
inline constexpr uint32_t kCallEvent = 1, kLineEvent = 3;
inline uint32_t running_event(const FrameObject* object) { return object->live ? object->word : 0; }

/// What the guest has written into f_locals becomes the variables of the frame.
void store_locals(Vm& vm, FrameObject* object);
/// f_lineno = line, from a trace function: moves the frame there. False: ValueError.
bool jump_to_line(Vm& vm, FrameObject* frame, Value line);

}  // namespace refjit::vm
