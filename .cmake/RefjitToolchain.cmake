# Flags shared by every target. Bit identity between the native and the WebAssembly reference rests on three of them:
# 128-bit lanes, no fused multiply-add, no value-changing floating point (design.md, "The reference gives the same bits").
find_program(CCACHE ccache)
if(CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_BASEDIR=${CMAKE_SOURCE_DIR} CCACHE_NOHASHDIR=1 ${CCACHE})
endif()

add_library(refjit_flags INTERFACE)
target_include_directories(refjit_flags INTERFACE ${CMAKE_SOURCE_DIR}/shared)
target_compile_options(refjit_flags INTERFACE -Wall -Wextra -Werror -Wno-missing-field-initializers -ffp-contract=off)

if(EMSCRIPTEN)
  # /usr/include itself must stay off em++'s path, so the header-only libraries are reached through links.
  set(REFJIT_WASM_INCLUDE ${CMAKE_BINARY_DIR}/include)
  file(MAKE_DIRECTORY ${REFJIT_WASM_INCLUDE})
  foreach(library eigen3/Eigen boost nlohmann hwy digestpp)
    get_filename_component(leaf ${library} NAME)
    if(EXISTS /usr/include/${library} AND NOT EXISTS ${REFJIT_WASM_INCLUDE}/${leaf})
      file(CREATE_LINK /usr/include/${library} ${REFJIT_WASM_INCLUDE}/${leaf} SYMBOLIC)
    endif()
  endforeach()
  # Eigen's SSE path asks for <mmintrin.h>, which Emscripten lacks; everything it needs is in <xmmintrin.h>.
  file(WRITE ${REFJIT_WASM_INCLUDE}/mmintrin.h "#include <xmmintrin.h>\n")
  target_include_directories(refjit_flags BEFORE INTERFACE ${REFJIT_WASM_INCLUDE})
  target_compile_options(refjit_flags INTERFACE -fwasm-exceptions -msimd128)
  target_link_options(refjit_flags INTERFACE -fwasm-exceptions)
else()
  target_include_directories(refjit_flags SYSTEM INTERFACE /usr/include/eigen3)
  # BOLT, which lays the command out anew (layout/lay_out.py), loses the exception tables of functions that g++ has split.
  target_compile_options(refjit_flags INTERFACE -fno-reorder-blocks-and-partition)
  if(REFJIT_SANITIZE)
    # g++ 12 sees uninitialised reads in instrumented library code that are none.
    target_compile_options(refjit_flags INTERFACE -fsanitize=${REFJIT_SANITIZE} -fno-omit-frame-pointer -Wno-maybe-uninitialized)
    target_link_options(refjit_flags INTERFACE -fsanitize=${REFJIT_SANITIZE})
  endif()
endif()
