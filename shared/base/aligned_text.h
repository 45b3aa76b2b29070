#pragma once
// Tables for terminals: columns as wide as their widest cell.
#include <string>
#include <vector>

namespace refjit {

/// One line a row; the last cell of each may be as long as it likes.
std::string aligned_text(const std::vector<std::vector<std::string>>& rows);

}  // namespace refjit
