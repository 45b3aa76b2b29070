# refjit_room(NAME [ROOMS lower-room...] [LIBRARIES lib...]): one static library for the folder that calls it, made of
# its *.cpp files. ROOMS names the rooms it may include; tests/checks/layers.py holds the includes against design's order.
# UNWINDS: exceptions run through its frames in the ordinary course of things (the parser's, and failed allocations below
# native functions). Elsewhere nothing is thrown but when memory has ended, after which a page takes a fresh core; so there
# WebAssembly goes without the code that cleans up on the way, a tenth of it all.
function(refjit_room NAME)
  cmake_parse_arguments(ARG "UNWINDS" "" "ROOMS;LIBRARIES;EXCLUDE" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp)
  foreach(pattern ${ARG_EXCLUDE})
    list(FILTER sources EXCLUDE REGEX ${pattern})
  endforeach()
  if(NOT sources)
    return()
  endif()
  add_library(refjit_${NAME} STATIC ${sources})
  target_link_libraries(refjit_${NAME} PUBLIC refjit_flags ${ARG_LIBRARIES})
  if(EMSCRIPTEN AND NOT ARG_UNWINDS)
    target_compile_options(refjit_${NAME} PRIVATE -fignore-exceptions)
  endif()
  foreach(room ${ARG_ROOMS})
    if(TARGET refjit_${room})
      target_link_libraries(refjit_${NAME} PUBLIC refjit_${room})
    endif()
  endforeach()
endfunction()
