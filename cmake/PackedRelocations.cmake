# A position-independent program has a table of the addresses that the loader adjusts at the start.
# Packed, it takes a few KB instead of 150. Old loaders cannot read a packed table.

include(CheckCXXSourceCompiles)
include(CheckLinkerFlag)

check_cxx_source_compiles("
  #include <features.h>
  #if !defined(__GLIBC__) || !__GLIBC_PREREQ(2, 36)
  #error the C library cannot read packed relocations
  #endif
  int main() {}" has_loader_of_packed_relocations)
check_linker_flag(CXX LINKER:-z,pack-relative-relocs has_packed_relocations)
if(has_loader_of_packed_relocations AND has_packed_relocations)
  add_link_options(LINKER:-z,pack-relative-relocs)
endif()
