# cmake -DROOT=dir -DFILES=a.py,b/c.py -DOUT=file.cpp [-DPACKED=ON] -P embed.cmake: writes the table behind guest.h.
# The texts stand one after another in OUT.txt, which the assembler includes; PACKED: some 200 KB of them in one gzip
# member, as hexadecimal escapes, unpacked when one of them is first read.
string(REPLACE "," ";" files "${FILES}")
set(texts "")
set(rows "")

# The files of `paths`, `total` bytes, become the next group.
set(paths "")
set(total 0)
set(groups "")
set(group 0)
macro(pack)
  execute_process(COMMAND ${CMAKE_COMMAND} -E cat ${paths} OUTPUT_FILE "${OUT}.txt" COMMAND_ERROR_IS_FATAL ANY)
  file(ARCHIVE_CREATE OUTPUT "${OUT}.gz" PATHS "${OUT}.txt" FORMAT raw COMPRESSION GZip COMPRESSION_LEVEL 9)
  file(READ "${OUT}.gz" hex HEX)
  file(SIZE "${OUT}.gz" packed_bytes)
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "\\\\x\\1" escaped "${hex}")
  string(APPEND texts "constexpr char kPacked${group}[] =\n    \"${escaped}\";\n")
  string(APPEND groups "    {{kPacked${group}, ${packed_bytes}}, ${total}},\n")
  math(EXPR group "${group} + 1")
  set(paths "")
  set(total 0)
endmacro()

foreach(file IN LISTS files)
  file(SIZE "${ROOT}/${file}" bytes)
  math(EXPR after "${total} + ${bytes}")
  if(PACKED AND paths AND after GREATER 196608)
    pack()
  endif()
  math(EXPR total "${total} + ${bytes}")
  list(APPEND paths "${ROOT}/${file}")
  string(REGEX REPLACE "^stdlib/" "" module "${file}")
  set(is_package false)
  if(module MATCHES "__init__\\.py$")
    set(is_package true)
    string(REGEX REPLACE "/__init__\\.py$" "" module "${module}")
  endif()
  string(REGEX REPLACE "\\.py$" "" module "${module}")
  string(REPLACE "/" "." module "${module}")
  if(PACKED)
    string(APPEND rows "    {\"${module}\", \"${file}\", ${bytes}, ${is_package}},\n")
  else()
    math(EXPR offset "${total} - ${bytes}")
    string(APPEND rows "    {\"${module}\", \"${file}\", {kTexts + ${offset}, ${bytes}}, ${is_package}},\n")
  endif()
endforeach()
if(PACKED)
  pack()
  set(body "${texts}
constexpr PackedGroup kGroups[] = {
${groups}};
constexpr PackedSource kSources[] = {
${rows}};
UnpackedSources& sources() {
  static UnpackedSources unpacked(kGroups, kSources);
  return unpacked;
}
}  // namespace

std::span<const GuestSource> guest_sources() { return sources().all(); }
void unpack(std::string_view text) { sources().unpack(text); }
")
else()
  execute_process(COMMAND ${CMAKE_COMMAND} -E cat ${paths} OUTPUT_FILE "${OUT}.txt" COMMAND_ERROR_IS_FATAL ANY)
  set(body "asm(R\"(
  .pushsection .rodata
refjit_guest_texts:
  .incbin \"${OUT}.txt\"
  .popsection
)\");
extern const char kTexts[${total}] asm(\"refjit_guest_texts\");
constexpr GuestSource kSources[] = {
${rows}};
}  // namespace

std::span<const GuestSource> guest_sources() { return kSources; }
void unpack(std::string_view) {}
")
endif()
file(WRITE "${OUT}.new" "// Written by shared/guest/embed.cmake. Do not edit.
#include \"guest/guest.h\"
#include \"guest/inflate.h\"

namespace refjit::guest {
namespace {
${body}
}  // namespace refjit::guest
")
file(RENAME "${OUT}.new" "${OUT}")
