#pragma once
// Programs that leave the process: what a jitted call has run, as bytes (ir/pack.h) with the tensors it took and the
// form of its result, and such bytes as something to run again. mindspore.export and load are built on the two natives;
// `note_saved` is told of every call that ran while one is being saved. Invariant: what cannot be made again elsewhere
// (a result that is no tensor, number or text, a print, an effect on Python objects) is refused.
#include "capture/jit.h"
#include "vm/module.h"

namespace refjit::capture {

/// The entry ran with `view`, for save_program. False: an exception is set.
bool note_saved(vm::Vm& vm, const Entry& entry, const FrameView& view);

/// save_program(function, args): the result of the call, the bytes of its program, the values of the program's inputs,
/// the form of the result.
vm::Ref save_program(vm::Vm& vm, vm::Args args);
/// restore_program(bytes, inputs, outputs): a number for run_program.
vm::Ref restore_program(vm::Vm& vm, vm::Args args);
/// newest_program(function): the bytes of what it compiled last; None: nothing.
vm::Ref newest_program(vm::Vm& vm, vm::Args args);
/// run_program(number, tensors): a tuple of tensors.
vm::Ref run_program(vm::Vm& vm, vm::Args args);

}  // namespace refjit::capture
