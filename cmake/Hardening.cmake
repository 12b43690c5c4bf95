# Hardening of every binary that this project builds, in every preset. tests/check_hardening.sh looks
# at the finished program: what is asked for here has to be found there.

include(CheckCXXCompilerFlag)
include(CheckLinkerFlag)
include(CheckPIESupported)

check_pie_supported()
set(CMAKE_POSITION_INDEPENDENT_CODE ON)

# Bounds checks in the C library's functions. A packager's own choice, made in CXXFLAGS, stays.
if(NOT CMAKE_CXX_FLAGS MATCHES "_FORTIFY_SOURCE")
  add_compile_options(-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2)
endif()

# Not every processor has them all: -fcf-protection is x86's, -mbranch-protection is ARM's. Clang
# only warns of those that it passes over.
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

# Addresses that are looked up at the start and read-only from then on; a stack that holds no code.
add_link_options(LINKER:-z,relro LINKER:-z,now LINKER:-z,noexecstack)

# The note that says that control flow is protected. The linker leaves it out when one object lacks
# it, and Debian's start files do: they are entered by the loader alone, and return normally.
foreach(note ibt shstk)
  check_linker_flag(CXX LINKER:-z,${note} has_note_${note})
  if(has_fcf_protection_full AND has_note_${note})
    add_link_options(LINKER:-z,${note})
  endif()
endforeach()

# The program does not name the folder it was built in, neither in assertions nor in debug information.
add_compile_options(-ffile-prefix-map=${CMAKE_SOURCE_DIR}/=)
