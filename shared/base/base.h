#pragma once
// shared/base: what every other room stands on: source spans and texts, Result and Error, report events.
// It knows no Python, no tensors and no graphs, includes nothing but the standard library, and holds no state of its
// own.
#include "base/files.h"
#include "base/report.h"
#include "base/result.h"
#include "base/span.h"
