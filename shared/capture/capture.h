#pragma once
// shared/capture: from Python functions to graphs. Symbols and the evaluator (Python's operations on them), three
// captures that drive or feed it (ast/, bytecode/, trace/), guards, the breaks table, and the jit dispatcher with its
// entries. It knows the VM and the IR, and nothing of sockets, JSON or who embeds it.
#include "capture/jit.h"
