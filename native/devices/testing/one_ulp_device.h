#pragma once
// A device for tests only: the reference, except that one operator's results are off by one unit in the last place. It
// shows that conform, replay and the server's comparison can fail, and that they name the operator. Built with
// REFJIT_TESTS alone; no table lists it.
#include <memory>
#include <string>

#include "runtime/device.h"

namespace refjit::devices {

/// `op_name`: MindSpore's primitive name ("Mul"). The elements of its first result, where they are
/// floats, are one step farther from zero.
std::unique_ptr<runtime::Device> make_one_ulp_device(std::string op_name, Memory& outputs);

}  // namespace refjit::devices
