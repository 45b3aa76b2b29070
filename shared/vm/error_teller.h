#pragma once
// What the library's functions say of wrong arguments, told where an error leaves them for the program's code: the
// teller, a guest function of the library, is asked with the error and the call, and may give another error instead.
// Nothing is asked on the way of a call that succeeds, nor between functions of the library.
#include "vm/object.h"

namespace refjit::vm {

struct Frame;
struct Function;

/// `teller(error, function, args, kwargs)`: the error that is raised instead, or None.
void set_error_teller(Vm& vm, Value teller);
/// An error is pending and `frame`, still whole, ends with it.
void tell_frame_error(Vm& vm, Frame* frame);
/// An error is pending: `function` does not take `args`.
void tell_binding_error(Vm& vm, Function* function, Args args);

}  // namespace refjit::vm
