# cmake -DROOT=dir -DFILES=a.py,b/c.py -DOUT=file.cpp -P embed.cmake: writes the table behind guest.h. Texts travel as
# hexadecimal escapes, so that no quoting rule of C++ or CMake meets their content.
string(REPLACE "," ";" files "${FILES}")
set(texts "")
set(rows "")
set(index 0)
foreach(file IN LISTS files)
  file(READ "${ROOT}/${file}" hex HEX)
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "\\\\x\\1" escaped "${hex}")
  string(LENGTH "${hex}" digits)
  math(EXPR bytes "${digits} / 2")
  string(REGEX REPLACE "^stdlib/" "" module "${file}")
  set(is_package false)
  if(module MATCHES "__init__\\.py$")
    set(is_package true)
    string(REGEX REPLACE "/__init__\\.py$" "" module "${module}")
  endif()
  string(REGEX REPLACE "\\.py$" "" module "${module}")
  string(REPLACE "/" "." module "${module}")
  string(APPEND texts "constexpr char kText${index}[] =\n    \"${escaped}\";\n")
  string(APPEND rows "    {\"${module}\", \"${file}\", {kText${index}, ${bytes}}, ${is_package}},\n")
  math(EXPR index "${index} + 1")
endforeach()
file(WRITE "${OUT}.new" "// Written by shared/guest/embed.cmake. Do not edit.
#include \"guest/guest.h\"

namespace refjit::guest {
namespace {
${texts}
constexpr GuestSource kSources[] = {
${rows}};
}  // namespace

std::span<const GuestSource> guest_sources() { return kSources; }

}  // namespace refjit::guest
")
file(RENAME "${OUT}.new" "${OUT}")
