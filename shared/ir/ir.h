#pragma once
// shared/ir: MindIR. Graphs and nodes, abstract values, builder, the two text forms (dump and full), reader, verifier,
// canonical serialisation. It knows tensors as constants, and nothing of what an operator computes (that is ops/).
#include "ir/abstract.h"
#include "ir/builder.h"
#include "ir/canonical.h"
#include "ir/closures.h"
#include "ir/graph.h"
#include "ir/pack.h"
#include "ir/primitive.h"
#include "ir/print.h"
#include "ir/read.h"
#include "ir/verify.h"
