#pragma once

namespace refjit {

/// Fetches, the first time it is called, the code that most first compiles run, all of it at once: a first compile goes
/// through some thousand lines of cache that nothing has run before, and to wait for each took a third of its time.
/// Which lines these are .cmake/layout/lay_out.py finds in the linked command and notes there; elsewhere nothing is
/// fetched.
void fetch_code_of_compiles();

}  // namespace refjit
