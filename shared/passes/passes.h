#pragma once
// shared/passes: type inference, the pass table with its runner, one file a pass. It knows the IR, the operator table
// and the reference kernels (for folding); nothing of devices, Python or captures.
#include "passes/fuse.h"
#include "passes/infer.h"
#include "passes/pass.h"
