# Hardening of every binary that this project builds, in every preset. tests/check_hardening.sh
# checks that the finished program has everything that this file asks for.

include(CheckCXXCompilerFlag)
include(CheckLinkerFlag)
include(CheckPIESupported)

check_pie_supported()
set(CMAKE_POSITION_INDEPENDENT_CODE ON)

# Bounds checks in the C library's functions. A packager's own choice, made in CXXFLAGS, stays.
if(NOT CMAKE_CXX_FLAGS MATCHES "_FORTIFY_SOURCE")
  add_compile_options(-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2)
endif()

# No processor has all of them: -fcf-protection is for x86, -mbranch-protection for ARM. Clang only
# warns about those that it ignores.
set(CMAKE_REQUIRED_FLAGS -Werror)
foreach(flag -fstack-protector-strong -fstack-clash-protection -fcf-protection=full
             -mbranch-protection=standard)
  string(MAKE_C_IDENTIFIER "has${flag}" has)
  check_cxx_compiler_flag(${flag} ${has})
  if(${has})
    add_compile_options(${flag})
  endif()
endforeach()

unset(CMAKE_REQUIRED_FLAGS)

# Addresses are looked up at the start and then read-only; the stack holds no code.
add_link_options(LINKER:-z,relro LINKER:-z,now LINKER:-z,noexecstack)

# The note that control flow is protected. The linker leaves it out when one object lacks it, and
# Debian's start files do: only the loader enters them, and they return normally.
foreach(note ibt shstk)
  check_linker_flag(CXX LINKER:-z,${note} has_note_${note})
  if(has_fcf_protection_full AND has_note_${note})
    add_link_options(LINKER:-z,${note})
  endif()
endforeach()

# The program does not name its build folder, neither in assertions nor in debug information.
add_compile_options(-ffile-prefix-map=${CMAKE_SOURCE_DIR}/=)
