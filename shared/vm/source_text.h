#pragma once
// The text of a program from the bytes of its file, as PEP 263 reads them. Called where bytes become a program: files,
// modules, and exec, eval and compile of bytes.
#include <string>

#include "vm/vm.h"

namespace refjit::vm {

/// Decodes `text` in place if its first two lines name an encoding other than UTF-8; false with SyntaxError: none such,
/// or the bytes are not in it.
bool decode_source(Vm& vm, std::string& text, const char* complaint = "encoding problem: ");
/// SyntaxError, false: a file without a name of its encoding is not UTF-8.
bool check_utf8_file(Vm& vm, const std::string& text, const std::string& path);

}  // namespace refjit::vm
