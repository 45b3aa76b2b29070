# cmake -DROOT=dir -DFILES=a.py,b/c.py -DOUT=file.cpp [-DFROZEN=file] [-DLIBRARY=file -DSTARTUP=list] -P embed.cmake: writes the table behind
# guest.h. The texts stand one after another in OUT.txt, which the assembler includes. With LIBRARY they are packed, some
# 200 KB of them in one gzip member, which is unpacked when one of them is first read: those that STARTUP lists in the table
# itself, as hexadecimal escapes, the others in the file LIBRARY.
string(REPLACE "," ";" files "${FILES}")
cmake_policy(SET CMP0057 NEW) # if(... IN_LIST ...)
set(startup "")
if(LIBRARY)
  file(STRINGS "${STARTUP}" startup REGEX "^[^#]")
  foreach(file IN LISTS startup)
    if(NOT file IN_LIST files)
      message(FATAL_ERROR "${STARTUP} names ${file}, which is no guest module")
    endif()
  endforeach()
  list(REMOVE_ITEM files ${startup})
  list(PREPEND files ${startup})
endif()
set(texts "")
set(rows "")

# The files of `paths`, `total` bytes, become the next group.
set(paths "")
set(total 0)
set(groups "")
set(group 0)
set(members "")
set(library_bytes 0)
set(is_startup ON)
macro(pack)
  execute_process(COMMAND ${CMAKE_COMMAND} -E cat ${paths} OUTPUT_FILE "${OUT}.txt" COMMAND_ERROR_IS_FATAL ANY)
  set(member "${OUT}.${group}.gz")
  file(ARCHIVE_CREATE OUTPUT "${member}" PATHS "${OUT}.txt" FORMAT raw COMPRESSION GZip COMPRESSION_LEVEL 9)
  file(SIZE "${member}" packed_bytes)
  set(from 0)
  if(NOT is_startup)
    math(EXPR from "${packed_bytes} - 8")
  endif()
  file(READ "${member}" hex OFFSET ${from} HEX)
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "\\\\x\\1" escaped "${hex}")
  string(APPEND texts "constexpr char kPacked${group}[] =\n    \"${escaped}\";\n")
  if(is_startup)
    string(APPEND groups "    {{kPacked${group}, ${packed_bytes}}, ${total}},\n")
  else()
    string(APPEND groups "    {{}, ${total}, ${library_bytes}, ${packed_bytes}, {kPacked${group}, 8}},\n")
    list(APPEND members "${member}")
    math(EXPR library_bytes "${library_bytes} + ${packed_bytes}")
  endif()
  math(EXPR group "${group} + 1")
  set(paths "")
  set(total 0)
endmacro()

# FROZEN: the code of all files, one after another; FROZEN.index says of each where its own begins and how long it is.
set(frozen_places "")
set(frozen_bytes 0)
if(FROZEN)
  file(STRINGS "${FROZEN}.index" frozen_places)
  file(SIZE "${FROZEN}" frozen_bytes)
endif()

foreach(file IN LISTS files)
  file(SIZE "${ROOT}/${file}" bytes)
  math(EXPR after "${total} + ${bytes}")
  list(FIND startup "${file}" place)
  if(LIBRARY AND paths AND (after GREATER 196608 OR (is_startup AND place EQUAL -1)))
    pack()
  endif()
  if(place EQUAL -1)
    set(is_startup OFF)
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
  if(LIBRARY)
    string(APPEND rows "    {\"${module}\", \"${file}\", ${bytes}, ${is_package}},\n")
  else()
    math(EXPR offset "${total} - ${bytes}")
    list(POP_FRONT frozen_places place_of_code)
    set(code "")
    if(place_of_code)
      string(REPLACE " " ", " place_of_code "${place_of_code}")
      set(code ", {kFrozen + ${place_of_code}}")
    endif()
    string(APPEND rows "    {\"${module}\", \"${file}\", {kTexts + ${offset}, ${bytes}}, ${is_package}${code}},\n")
  endif()
endforeach()
if(LIBRARY)
  pack()
  execute_process(COMMAND ${CMAKE_COMMAND} -E cat ${members} OUTPUT_FILE "${LIBRARY}" COMMAND_ERROR_IS_FATAL ANY)
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
std::string_view frozen_code(std::string_view) { return {}; }
bool unpack(std::string_view text, const ReadLibrary& library) { return sources().unpack(text, library); }
")
else()
  execute_process(COMMAND ${CMAKE_COMMAND} -E cat ${paths} OUTPUT_FILE "${OUT}.txt" COMMAND_ERROR_IS_FATAL ANY)
  set(frozen "")
  if(FROZEN)
    set(frozen "asm(R\"(
  .pushsection .rodata
refjit_guest_frozen:
  .incbin \"${FROZEN}\"
  .popsection
)\");
extern const char kFrozen[${frozen_bytes}] asm(\"refjit_guest_frozen\");
")
  endif()
  set(body "asm(R\"(
  .pushsection .rodata
refjit_guest_texts:
  .incbin \"${OUT}.txt\"
  .popsection
)\");
extern const char kTexts[${total}] asm(\"refjit_guest_texts\");
${frozen}constexpr GuestSource kSources[] = {
${rows}};
}  // namespace

std::span<const GuestSource> guest_sources() { return kSources; }
std::string_view frozen_code(std::string_view text) {
  const auto* const source = std::lower_bound(
      std::begin(kSources), std::end(kSources), text.data(),
      [](const GuestSource& each, const char* wanted) { return std::less<>()(each.text.data(), wanted); });
  return source != std::end(kSources) && source->text.data() == text.data() ? source->frozen : std::string_view();
}
bool unpack(std::string_view, const ReadLibrary&) { return true; }
")
endif()
file(WRITE "${OUT}.new" "// Written by shared/guest/embed.cmake. Do not edit.
#include <algorithm>
#include <functional>
#include <iterator>

#include \"guest/guest.h\"
#include \"guest/inflate.h\"

namespace refjit::guest {
namespace {
${body}
}  // namespace refjit::guest
")
file(RENAME "${OUT}.new" "${OUT}")
