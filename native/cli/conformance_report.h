#pragma once
// What `refjit conform` found, as people and as CI systems read it: a table, JSON, or JUnit's XML (a test case an
// operator and dtype, or an operator of a launch). Knows results, not devices.
#include <span>
#include <string>
#include <vector>

#include "runtime/conformance.h"

namespace refjit::cli {

enum class ReportForm { Text, Json, JUnit };

/// One test case of JUnit's; where both texts are empty it passed.
struct JUnitCase {
  std::string group;  ///< "classname": the operator, or the function.
  std::string name;
  std::string failure;  ///< What is wrong.
  std::string skipped;  ///< Why it was not tried.
};

/// One test suite in the XML that JUnit made common.
std::string junit_text(const std::string& suite, std::span<const JUnitCase> cases);

/// Rows of runtime::run_conformance in this form.
std::string conformance_report(std::span<const runtime::ConformanceRow> rows, const std::string& device,
                               ReportForm form);

}  // namespace refjit::cli
