#pragma once
// SVG of a graph's picture, laid out here in time linear in its boxes (but for sorting rows), since general layout
// programs take minutes from a few thousand boxes on. Rows from top to bottom, a panel a graph; long edges bend row by
// row.
#include <string>

#include "ir/picture.h"

namespace refjit::api {

std::string graph_svg(const ir::Picture& picture);

}  // namespace refjit::api
